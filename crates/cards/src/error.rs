//! What is wrong with a set file, and where.

use std::fmt;

/// A place in a file; lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pos {
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1, in characters.
    pub column: u32,
}

/// A mistake in a set file. A file with a mistake is refused as a whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetError {
    /// The file as it was named by whoever asked for it.
    pub file: String,
    /// Line from 1; 0 if the whole file is meant.
    pub line: u32,
    /// Column from 1, in characters; 0 if the whole file is meant.
    pub column: u32,
    /// What is wrong.
    pub message: String,
    /// What could stand there instead; may be empty.
    pub expected: Vec<String>,
    /// The known word nearest to the one found.
    pub nearest: Option<String>,
}

/// How many of the expected words are shown; the rest is only in [`SetError::expected`].
const SHOWN: usize = 12;

impl fmt::Display for SetError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.message)?,
            _ => write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?,
        }
        if let Some(nearest) = &self.nearest {
            write!(f, "; did you mean \"{nearest}\"?")?;
        }
        match self.expected.as_slice() {
            [] => Ok(()),
            [only] => write!(f, " (expected {only})"),
            many if many.len() <= SHOWN => write!(f, " (expected one of: {})", many.join(", ")),
            many => write!(f, " (expected one of: {}, ...)", many[..SHOWN].join(", ")),
        }
    }
}

impl std::error::Error for SetError {}

impl SetError {
    /// A mistake that concerns a file as a whole.
    pub fn whole_file(file: &str, message: impl Into<String>) -> SetError {
        Fault::new(None, message).in_file(file)
    }
}

/// A mistake whose file, and perhaps whose place, is not known yet.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pos: Option<Pos>,
    message: String,
    expected: Vec<String>,
    nearest: Option<String>,
}

impl Fault {
    /// A mistake, at a place if it is known.
    pub(crate) fn new(pos: impl Into<Option<Pos>>, message: impl Into<String>) -> Fault {
        Fault { pos: pos.into(), message: message.into(), expected: Vec::new(), nearest: None }
    }

    /// Sets the place unless a more exact one is known.
    pub(crate) fn at(mut self, pos: Pos) -> Fault {
        self.pos.get_or_insert(pos);
        self
    }

    /// Says what could stand there.
    pub(crate) fn expecting<S: Into<String>>(mut self, words: impl IntoIterator<Item = S>) -> Fault {
        self.expected = words.into_iter().map(Into::into).collect();
        self
    }

    /// Suggests the candidate nearest to what was found.
    pub(crate) fn near<'a>(mut self, found: &str, among: impl IntoIterator<Item = &'a str>) -> Fault {
        self.nearest = crate::nearest::nearest(found, among);
        self
    }

    /// The finished error.
    pub(crate) fn in_file(self, file: &str) -> SetError {
        let Pos { line, column } = self.pos.unwrap_or(Pos { line: 0, column: 0 });
        SetError {
            file: file.to_string(),
            line,
            column,
            message: self.message,
            expected: self.expected,
            nearest: self.nearest,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

/// What serde's derived readers report; places are added by the reader, which knows them.
impl serde::de::Error for Fault {
    fn custom<T: fmt::Display>(message: T) -> Fault {
        Fault::new(None, message.to_string())
    }
    fn invalid_type(found: serde::de::Unexpected, expected: &dyn serde::de::Expected) -> Fault {
        Fault::new(None, format!("expected {expected}, found {found}"))
    }
    fn invalid_value(found: serde::de::Unexpected, expected: &dyn serde::de::Expected) -> Fault {
        Fault::new(None, format!("expected {expected}, found {found}"))
    }
    fn unknown_variant(word: &str, known: &'static [&'static str]) -> Fault {
        Fault::new(None, format!("unknown word \"{word}\""))
            .expecting(known.iter().copied())
            .near(word, known.iter().copied())
    }
    fn unknown_field(name: &str, known: &'static [&'static str]) -> Fault {
        Fault::new(None, format!("unknown field \"{name}\""))
            .expecting(known.iter().copied())
            .near(name, known.iter().copied())
    }
    fn missing_field(name: &'static str) -> Fault {
        Fault::new(None, format!("missing field \"{name}\""))
    }
    fn duplicate_field(name: &'static str) -> Fault {
        Fault::new(None, format!("field \"{name}\" is given twice"))
    }
}
