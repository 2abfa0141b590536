//! Where lines are written and read.

use std::io::{self, BufRead, Write};

use crate::paint::{dim, paint, wrap};
use crate::play::Cover;

/// Most bytes of one line that are looked at; nobody types more.
const LONGEST: usize = 4096;

/// Output with its width and colour, and input.
pub(crate) struct Screen<'a> {
    pub input: &'a mut dyn BufRead,
    pub output: &'a mut dyn Write,
    pub colour: bool,
    pub columns: usize,
    /// Write what was read, for transcripts of piped input.
    pub echo: bool,
    pub cover: Cover,
}

/// More lines than any screen has.
const TALL: usize = 100;

impl Screen<'_> {
    /// Writes a line as it is.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{}", paint(text, self.colour))
    }

    /// Writes lines as they are.
    pub fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }

    /// Writes a text, broken where it is too wide.
    pub fn text(&mut self, text: &str, indent: &str) -> io::Result<()> {
        for part in text.lines() {
            let lines = wrap(part, self.columns, indent);
            self.lines(&lines)?;
        }
        Ok(())
    }

    /// Takes everything out of sight that was written so far.
    pub fn clear(&mut self) -> io::Result<()> {
        match self.cover {
            Cover::Line => self.line(&dim(&"═".repeat(self.columns.saturating_sub(1)))),
            Cover::Scroll => self.line(&"\n".repeat(TALL)),
            // Home, the screen, and what was scrolled out of it.
            Cover::Clear => write!(self.output, "\u{1b}[H\u{1b}[2J\u{1b}[3J"),
        }
    }

    /// Asks for a line; nothing at the end of the input.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.output, "{}", paint(prompt, self.colour))?;
        self.output.flush()?;
        let mut bytes = Vec::new();
        // Not every byte need be text: what is not shows as a replacement and is not understood.
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            writeln!(self.output)?;
            return Ok(None);
        }
        bytes.truncate(LONGEST);
        let line = String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_string();
        if self.echo {
            self.line(&line.chars().filter(|c| !c.is_control()).collect::<String>())?;
        }
        Ok(Some(line))
    }
}
