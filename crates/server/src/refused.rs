//! Why something cannot be: a code for programs, a sentence for people.

use cards::words::{Arg, Lang, Phrase};
use protocol as p;

/// Why something cannot be. Who hears it may be one person or a whole table, so the language comes last.
#[derive(Clone, Debug)]
pub struct Refused {
    /// Which fault, for programs.
    pub code: p::ErrorCode,
    why: Phrase,
}

impl Refused {
    /// With a message of `server.ftl`.
    pub fn new(code: p::ErrorCode, key: &'static str) -> Refused {
        Refused { code, why: Phrase::new(key) }
    }

    /// For a reason somebody else found.
    pub fn because(code: p::ErrorCode, why: Phrase) -> Refused {
        Refused { code, why }
    }

    /// The same with something put into the message.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<Arg>) -> Refused {
        Refused { why: self.why.with(name, value), ..self }
    }

    /// The sentence.
    pub fn text(&self, lang: Lang) -> String {
        self.why.text(lang)
    }

    /// As said over a socket, about the message with this key.
    pub fn told(&self, key: Option<String>, lang: Lang) -> p::ServerMessage {
        p::ServerMessage::Error { key, code: self.code, message: self.text(lang) }
    }
}
