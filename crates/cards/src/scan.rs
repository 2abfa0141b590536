//! Letters, blanks, comments, words, numbers and texts of a set file, with the place of each.

use crate::error::{Fault, Pos};
use crate::tree::is_word_start;

/// Walks through a text and knows where it is.
#[derive(Clone)]
pub(crate) struct Scanner<'a> {
    rest: &'a str,
    pos: Pos,
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(text: &'a str) -> Scanner<'a> {
        Scanner { rest: text.strip_prefix('\u{feff}').unwrap_or(text), pos: Pos { line: 1, column: 1 } }
    }

    /// Where the next letter stands.
    pub(crate) fn pos(&self) -> Pos {
        self.pos
    }

    /// The next letter.
    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Goes on by one letter.
    pub(crate) fn bump(&mut self) {
        self.take();
    }

    fn take(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' {
            self.pos.line += 1;
            self.pos.column = 1;
        } else {
            self.pos.column += 1;
        }
        Some(c)
    }

    /// The next letter in words, for messages.
    pub(crate) fn found(&self) -> String {
        match self.peek() {
            None => "the end of the file".to_string(),
            Some(c) if is_word_start(c) => format!("\"{}\"", self.clone().word()),
            Some(c) => format!("\"{}\"", c.escape_debug()),
        }
    }

    /// Skips blanks and comments.
    pub(crate) fn skip(&mut self) -> Result<(), Fault> {
        loop {
            if self.peek().is_some_and(char::is_whitespace) {
                self.bump();
            } else if self.rest.starts_with("//") {
                while self.peek().is_some_and(|c| c != '\n') {
                    self.bump();
                }
            } else if self.rest.starts_with("/*") {
                self.block_comment()?;
            } else {
                return Ok(());
            }
        }
    }

    /// Skips a comment in `/* */`, which may hold others.
    fn block_comment(&mut self) -> Result<(), Fault> {
        let open = self.pos;
        let mut depth = 0u32;
        loop {
            if self.rest.starts_with("/*") {
                depth += 1;
                self.bump();
            } else if self.rest.starts_with("*/") {
                depth -= 1;
                self.bump();
            }
            if self.take().is_none() {
                return Err(Fault::new(open, "this comment is never closed"));
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Reads a word; the caller has seen its first letter.
    pub(crate) fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(c) = self.peek().filter(|c| is_word_start(*c) || c.is_numeric()) {
            word.push(c);
            self.bump();
        }
        word
    }

    /// Whether a field name and a colon come next.
    pub(crate) fn field_ahead(&mut self) -> Result<bool, Fault> {
        let mut ahead = self.clone();
        ahead.skip()?;
        if !ahead.peek().is_some_and(is_word_start) {
            return Ok(false);
        }
        ahead.word();
        ahead.skip()?;
        Ok(ahead.peek() == Some(':'))
    }

    /// Reads a whole number.
    pub(crate) fn number(&mut self) -> Result<i64, Fault> {
        let start = self.pos;
        let mut digits = String::new();
        if let Some(sign) = self.peek().filter(|c| *c == '-' || *c == '+') {
            digits.push(sign);
            self.bump();
        }
        if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Err(Fault::new(start, format!("expected a number, found \"{digits}\"")));
        }
        while let Some(c) = self.peek().filter(|c| c.is_ascii_digit() || *c == '_') {
            if c != '_' {
                digits.push(c);
            }
            self.bump();
        }
        if self.peek().is_some_and(|c| c == '.' || c.is_alphanumeric()) {
            return Err(Fault::new(start, "expected a whole number in decimal digits"));
        }
        let short: String = digits.chars().take(24).collect();
        digits.parse().map_err(|_| Fault::new(start, format!("the number {short} is too large")))
    }

    /// Reads a text in quotes.
    pub(crate) fn text(&mut self) -> Result<String, Fault> {
        let open = self.pos;
        self.bump();
        let mut text = String::new();
        loop {
            let pos = self.pos;
            match self.take() {
                None => return Err(Fault::new(open, "this text is never closed")),
                Some('"') => return Ok(text),
                Some('\\') => match self.escape(pos, open)? {
                    Some(c) => text.push(c),
                    // A backslash at the end of a line joins it with the next one.
                    None => {
                        while self.peek().is_some_and(char::is_whitespace) {
                            self.bump();
                        }
                    }
                },
                Some(c) => text.push(c),
            }
        }
    }

    /// Reads what follows a backslash.
    fn escape(&mut self, pos: Pos, open: Pos) -> Result<Option<char>, Fault> {
        let letter = self.take().ok_or_else(|| Fault::new(open, "this text is never closed"))?;
        Ok(Some(match letter {
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            '0' => '\0',
            '\\' | '"' | '\'' => letter,
            '\n' => return Ok(None),
            'x' => {
                let digits: String = self.rest.chars().take(2).collect();
                let code = hex(&digits).filter(|_| digits.len() == 2);
                digits.chars().for_each(|_| self.bump());
                code.and_then(char::from_u32)
                    .ok_or_else(|| Fault::new(pos, "expected two digits after \\x"))?
            }
            'u' => {
                let fault = || Fault::new(pos, "expected a character such as \\u{2764}");
                let inner = self.rest.strip_prefix('{').and_then(|r| r.split_once('}')).ok_or_else(fault)?.0;
                let c = hex(inner).and_then(char::from_u32).ok_or_else(fault)?;
                (0..inner.len() + 2).for_each(|_| self.bump());
                c
            }
            other => {
                let message = format!("unknown escape \"\\{}\"", other.escape_debug());
                return Err(Fault::new(pos, message).expecting(["\\n", "\\t", "\\\"", "\\\\", "\\u{...}"]));
            }
        }))
    }

    /// Whether `r"` or `r#..#"` comes next.
    pub(crate) fn raw_text_ahead(&self) -> bool {
        self.rest.strip_prefix('r').is_some_and(|r| r.trim_start_matches('#').starts_with('"'))
    }

    /// Reads a text in `r#" "#`, with any number of `#`.
    pub(crate) fn raw_text(&mut self) -> Result<String, Fault> {
        let open = self.pos;
        self.bump();
        let mut close = String::from("\"");
        while self.peek() == Some('#') {
            close.push('#');
            self.bump();
        }
        self.bump();
        let end = self.rest.find(&close).ok_or_else(|| Fault::new(open, "this text is never closed"))?;
        let text = self.rest[..end].to_string();
        (0..text.chars().count() + close.len()).for_each(|_| self.bump());
        Ok(text)
    }
}

/// The number written in these hexadecimal digits, at most six of them.
fn hex(digits: &str) -> Option<u32> {
    let plain = !digits.is_empty() && digits.len() <= 6 && digits.chars().all(|c| c.is_ascii_hexdigit());
    plain.then(|| u32::from_str_radix(digits, 16).ok()).flatten()
}
