//! Something to be said whose hearer, and so whose language, is not known yet.

use std::fmt;

use super::{Lang, MARK, Value, message};
use crate::set::Names;

/// A message with what is put into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// Something put into a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// The same in every language.
    Plain(Value),
    /// Has a name in each language, in the order of [`Lang::ALL`].
    Named {
        /// What is typed for it on the command line.
        typed: String,
        /// The names.
        names: [String; 3],
    },
}

impl Arg {
    /// In each language something else.
    pub fn each(text: impl Fn(Lang) -> String) -> Arg {
        Arg::Named { typed: text(Lang::En), names: Lang::ALL.map(text) }
    }

    /// A card or a monster.
    pub fn named(typed: &str, names: &Names) -> Arg {
        let names = Lang::ALL.map(|lang| names.get(lang.code()).to_string());
        Arg::Named { typed: typed.to_string(), names }
    }

    /// Something whose name is a message, such as an addition; where there is none, it is called as it is typed.
    pub fn message(typed: &str, key: &str) -> Arg {
        let names = Lang::ALL.map(|lang| message(lang, key, &[]).unwrap_or_else(|| typed.to_string()));
        Arg::Named { typed: typed.to_string(), names }
    }
}

impl<T: Into<Value>> From<T> for Arg {
    fn from(value: T) -> Arg {
        Arg::Plain(value.into())
    }
}

impl Phrase {
    /// A message without anything put in.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// The same with something put in.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Phrase {
        self.args.push((name, value.into()));
        self
    }

    /// As said to a player. A missing message shows as its key in marks; a test looks for those.
    pub fn text(&self, lang: Lang) -> String {
        self.say(lang, |_, names| names[lang as usize].clone())
    }

    fn say(&self, lang: Lang, call: impl Fn(&String, &[String; 3]) -> String) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Plain(value) => value.clone(),
            Arg::Named { typed, names } => Value::Text(call(typed, names)),
        };
        let args: Vec<(&str, Value)> = self.args.iter().map(|(name, arg)| (*name, value(arg))).collect();
        message(lang, self.key, &args).unwrap_or_else(|| format!("{}{}{}", MARK[0], self.key, MARK[1]))
    }
}

/// As an error on the command line: in English, things called as they are typed there, and without a full stop, for more
/// may stand around it.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.say(Lang::En, |typed, _| typed.clone()).trim_end_matches('.'))
    }
}
