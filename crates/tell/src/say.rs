//! Words for people: the one door to the Fluent messages.

use cards::set::Board;
use cards::words::{self, Lang, MARK, Value};
use rules::Rule;

/// The end of keys whose messages are for tables of New York: where one is there, it is said instead of the one without
/// this end, which speaks of Tokyo and its dice.
pub const NEW_YORK: &str = "-ny";

/// Speaks one language, of one city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Say {
    /// The language.
    pub lang: Lang,
    /// The board it speaks of.
    pub board: Board,
}

impl Say {
    /// Speaks this language, of Tokyo or of no city at all.
    pub const fn new(lang: Lang) -> Say {
        Say { lang, board: Board::Tokyo }
    }

    /// The same of another board.
    #[must_use]
    pub const fn on(self, board: Board) -> Say {
        Say { board, ..self }
    }

    /// The same in another language.
    #[must_use]
    pub const fn lang(self, lang: Lang) -> Say {
        Say { lang, ..self }
    }

    /// A message with its arguments. One that is missing shows as its key in marks; tests look for the marks.
    pub fn with(self, key: &str, args: &[(&str, Value)]) -> String {
        let own = match self.board {
            Board::Tokyo => None,
            Board::NewYork => words::message(self.lang, &format!("{key}{NEW_YORK}"), args),
        };
        let said = own.or_else(|| words::message(self.lang, key, args));
        said.unwrap_or_else(|| format!("{}{key}{}", MARK[0], MARK[1]))
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
            words.extend(
                self.lang(lang).alternatives(key).into_iter().filter(|word| word.chars().count() > 1),
            );
        }
        words
    }

    /// The words of a message that lists alternatives, in small letters, such as other names of a command.
    pub fn alternatives(self, key: &str) -> Vec<String> {
        self.it(key).to_lowercase().split_whitespace().map(str::to_string).collect()
    }
}
