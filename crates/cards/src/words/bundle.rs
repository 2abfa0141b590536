//! The Fluent bundles of the three languages and the one door to them.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Lang;

/// Something put into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Text as it is.
    Text(String),
    /// A number, which also chooses between singular and plural.
    Number(i64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<u8> for Value {
    fn from(n: u8) -> Value {
        Value::Number(n.into())
    }
}

impl From<u32> for Value {
    fn from(n: u32) -> Value {
        Value::Number(n.into())
    }
}

impl From<usize> for Value {
    fn from(n: usize) -> Value {
        Value::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl From<i64> for Value {
    fn from(n: i64) -> Value {
        Value::Number(n)
    }
}

/// A message that a language lacks, or one that asks for something it was not given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Code of the language.
    pub lang: &'static str,
    /// Key of the message, with its attribute.
    pub key: String,
    /// What the formatter says.
    pub reason: String,
}

impl std::fmt::Display for Missing {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "message {} in language {}: {}", self.key, self.lang, self.reason)
    }
}

impl std::error::Error for Missing {}

type Bundle = FluentBundle<FluentResource>;

const FILES: [[&str; 5]; 3] = [
    [
        include_str!("../../i18n/en/cards.ftl"),
        include_str!("../../i18n/en/rules.ftl"),
        include_str!("../../i18n/en/ui.ftl"),
        include_str!("../../i18n/en/cli.ftl"),
        include_str!("../../i18n/en/server.ftl"),
    ],
    [
        include_str!("../../i18n/fr/cards.ftl"),
        include_str!("../../i18n/fr/rules.ftl"),
        include_str!("../../i18n/fr/ui.ftl"),
        include_str!("../../i18n/fr/cli.ftl"),
        include_str!("../../i18n/fr/server.ftl"),
    ],
    [
        include_str!("../../i18n/de/cards.ftl"),
        include_str!("../../i18n/de/rules.ftl"),
        include_str!("../../i18n/de/ui.ftl"),
        include_str!("../../i18n/de/cli.ftl"),
        include_str!("../../i18n/de/server.ftl"),
    ],
];

/// The ids of all rules that have a sentence, in their order.
pub fn rule_ids() -> Vec<String> {
    let keys = FILES[0][1].lines().filter_map(|line| line.split_once(" =")?.0.strip_prefix("rule-"));
    keys.map(str::to_uppercase).collect()
}

/// Faults of the message files themselves: syntax errors and keys given twice.
pub fn faults(lang: Lang) -> Vec<String> {
    load(lang).1
}

/// Formats a message or one of its attributes.
pub(crate) fn say(
    lang: Lang,
    key: &str,
    attribute: Option<&str>,
    args: &[(&str, Value)],
) -> Result<String, Missing> {
    let missing = |reason: String| Missing {
        lang: lang.code(),
        key: attribute.map_or(key.to_string(), |a| format!("{key}.{a}")),
        reason,
    };
    let bundle = bundle(lang);
    let message = bundle.get_message(key).ok_or_else(|| missing("does not exist".into()))?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name).map(|a| a.value()),
        None => message.value(),
    };
    let pattern = pattern.ok_or_else(|| missing("has no text".into()))?;
    let mut given = FluentArgs::with_capacity(args.len());
    for (name, value) in args {
        match value {
            Value::Text(text) => given.set(*name, FluentValue::from(text.as_str())),
            Value::Number(n) => given.set(*name, FluentValue::from(*n)),
        }
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&given), &mut errors).into_owned();
    match errors.first() {
        None => Ok(text),
        Some(error) => Err(missing(error.to_string())),
    }
}

/// Has this message this attribute? Languages fill different slots.
pub(crate) fn has_attribute(lang: Lang, key: &str, attribute: &str) -> bool {
    bundle(lang).get_message(key).is_some_and(|m| m.get_attribute(attribute).is_some())
}

/// The attributes of a message.
pub(crate) fn attributes(lang: Lang, key: &str) -> Vec<&'static str> {
    bundle(lang).get_message(key).map_or(Vec::new(), |m| m.attributes().map(|a| a.id()).collect())
}

fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 3] = [const { OnceLock::new() }; 3];
    BUNDLES[lang as usize].get_or_init(|| load(lang).0)
}

fn load(lang: Lang) -> (Bundle, Vec<String>) {
    let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    let mut faults = Vec::new();
    for text in FILES[lang as usize] {
        let resource = FluentResource::try_new(text.to_string()).unwrap_or_else(|(rest, errors)| {
            faults.extend(errors.iter().map(|e| format!("{}: {e}", lang.code())));
            rest
        });
        if let Err(errors) = bundle.add_resource(resource) {
            faults.extend(errors.iter().map(|e| format!("{}: {e}", lang.code())));
        }
    }
    (bundle, faults)
}
