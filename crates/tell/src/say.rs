//! Words for people: the one door to the Fluent messages.

use cards::words::{self, Lang, MARK, Value};
use rules::Rule;

/// Speaks one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Say {
    /// The language.
    pub lang: Lang,
}

impl Say {
    /// A message with its arguments. One that is missing shows as its key in marks; tests look for the marks.
    pub fn with(self, key: &str, args: &[(&str, Value)]) -> String {
        words::message(self.lang, key, args).unwrap_or_else(|| format!("{}{key}{}", MARK[0], MARK[1]))
    }

    /// A message without arguments.
    pub fn it(self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The rule's own sentence, icons as symbols.
    pub fn rule(self, id: &str) -> Option<String> {
        let text = words::message(self.lang, &format!("rule-{}", id.to_lowercase()), &[])?;
        Some(words::plain(self.lang, &text))
    }

    /// A few words for a rule, as said behind what it caused.
    pub fn rule_in_short(self, rule: Rule) -> String {
        self.it(&format!("reason-{}", rule.id().to_lowercase()))
    }

    /// Several things in a row: "a, b and c".
    pub fn list(self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                self.with("several", &[("first", first.join(", ").into()), ("last", last.as_str().into())])
            }
        }
    }

    /// The words of a message that lists alternatives in all languages; single letters only of this one.
    pub fn everywhere(self, key: &str) -> Vec<String> {
        let mut words = self.alternatives(key);
        for lang in Lang::ALL.into_iter().filter(|lang| *lang != self.lang) {
            words.extend(Say { lang }.alternatives(key).into_iter().filter(|word| word.chars().count() > 1));
        }
        words
    }

    /// The words of a message that lists alternatives, in small letters, such as other names of a command.
    pub fn alternatives(self, key: &str) -> Vec<String> {
        self.it(key).to_lowercase().split_whitespace().map(str::to_string).collect()
    }
}
