//! Markdown files: sections in prose, and the scenario blocks in them.

use crate::words::{unknown, without_comment};
use serde::Serialize;

/// A line of a scenario with its number in the file, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Number of the line.
    pub number: usize,
    /// The line without indentation and comment.
    pub text: String,
}

/// One scenario as it is written; its words are understood when it is run, for that needs a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scenario {
    /// The file it stands in.
    pub file: String,
    /// The line of its opening fence.
    pub line: usize,
    /// Its title, or the heading above it.
    pub title: String,
    /// Rule ids and card ids it proves.
    pub proves: Vec<String>,
    /// The card needs no second scenario.
    pub trivial: bool,
    /// Where the line with `proves:` is.
    pub proves_line: usize,
    pub(crate) fields: Vec<(&'static str, Line)>,
    pub(crate) seats: Vec<Line>,
    pub(crate) play: Vec<Line>,
    pub(crate) expect: Vec<Line>,
}

impl Scenario {
    /// A header line by its key.
    pub(crate) fn field(&self, key: &str) -> Option<&Line> {
        self.fields.iter().find(|f| f.0 == key).map(|f| &f.1)
    }
}

/// A heading, the prose below it, and its scenarios.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// The heading without its number signs; empty before the first one.
    pub heading: String,
    /// Its line.
    pub line: usize,
    /// What is written below it outside scenario blocks.
    pub prose: String,
    /// Its scenarios.
    pub scenarios: Vec<Scenario>,
}

/// Something that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Mistake {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub message: String,
}

impl std::fmt::Display for Mistake {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.message)
    }
}

/// A whole file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// Its name.
    pub file: String,
    /// Its sections in order.
    pub sections: Vec<Section>,
    /// What could not be read; scenarios with a mistake are not among those of the sections.
    pub mistakes: Vec<Mistake>,
}

impl Document {
    /// All scenarios in order.
    pub fn scenarios(&self) -> impl Iterator<Item = &Scenario> {
        self.sections.iter().flat_map(|s| &s.scenarios)
    }
}

/// Keys with a value on the same line.
pub(crate) const KEYS: [&str; 24] = [
    "title",
    "proves",
    "source",
    "trivial",
    "edition",
    "with",
    "without",
    "hearts",
    "stars",
    "set",
    "from",
    "dice",
    "market",
    "deck",
    "rest of deck",
    "discards",
    "in the box",
    "face order",
    "setup refused",
    "bronx",
    "queens",
    "brooklyn",
    "staten island",
    "manhattan",
];
/// Keys that open a block of lines.
const BLOCKS: [&str; 3] = ["seats", "play", "expect"];

/// Reads a Markdown text. Nothing in it can make this panic; what cannot be understood becomes a [`Mistake`].
pub fn parse(file: &str, text: &str) -> Document {
    let mut document = Document { file: file.to_string(), ..Document::default() };
    let mut section = Section::default();
    let mut lines = text.lines().enumerate().map(|(i, l)| (i + 1, l));
    while let Some((number, line)) = lines.next() {
        let trimmed = line.trim();
        if let Some(info) = trimmed.strip_prefix("```") {
            let wanted = info.trim() == "scenario";
            let mut body = Vec::new();
            let mut closed = false;
            for (n, l) in lines.by_ref() {
                if l.trim() == "```" {
                    closed = true;
                    break;
                }
                body.push((n, l));
            }
            if !closed {
                let message = "this block is not closed: a line with ``` is missing".to_string();
                document.mistakes.push(Mistake { file: file.to_string(), line: number, message });
            }
            if wanted && closed {
                match block(file, number, &section.heading, &body) {
                    Ok(scenario) => section.scenarios.push(scenario),
                    Err(mistakes) => document.mistakes.extend(mistakes),
                }
            }
        } else if trimmed.starts_with('#') {
            let heading = trimmed.trim_start_matches('#').trim().to_string();
            let next = Section { heading, line: number, ..Section::default() };
            document.sections.push(std::mem::replace(&mut section, next));
        } else {
            section.prose.push_str(line);
            section.prose.push('\n');
        }
    }
    document.sections.push(section);
    document
        .sections
        .retain(|s| !s.heading.is_empty() || !s.prose.trim().is_empty() || !s.scenarios.is_empty());
    document
}

fn block(file: &str, line: usize, heading: &str, body: &[(usize, &str)]) -> Result<Scenario, Vec<Mistake>> {
    let mut s = Scenario { file: file.to_string(), line, title: heading.to_string(), ..Scenario::default() };
    let mut mistakes = Vec::new();
    let mut wrong = |line: usize, message: String| {
        mistakes.push(Mistake { file: file.to_string(), line, message });
    };
    let mut open: Option<&str> = None;
    let mut seen: Vec<&str> = Vec::new();
    for &(number, raw) in body {
        let text = without_comment(raw).trim_end();
        if text.trim().is_empty() {
            continue;
        }
        let indented = text.starts_with(char::is_whitespace);
        let entry = Line { number, text: text.trim().to_string() };
        if indented {
            match open {
                Some("seats") => s.seats.push(entry),
                Some("play") => s.play.push(entry),
                Some("expect") => s.expect.push(entry),
                _ => wrong(
                    number,
                    "an indented line belongs to seats:, play: or expect:, and none of them is open here"
                        .into(),
                ),
            }
            continue;
        }
        open = None;
        let Some((key, value)) = text.split_once(':') else {
            wrong(
                number,
                format!("\"{}\" is no \"key: value\" line; lines of a block are indented", entry.text),
            );
            continue;
        };
        let (key, value) = (key.trim(), value.trim());
        let folded = key.to_lowercase();
        if let Some(name) = BLOCKS.into_iter().find(|b| *b == folded) {
            if seen.contains(&name) {
                wrong(number, format!("{name}: stands here a second time"));
            }
            seen.push(name);
            if !value.is_empty() {
                wrong(number, format!("the lines of {name}: follow below it, indented"));
            }
            open = Some(name);
            continue;
        }
        let Some(name) = KEYS.into_iter().find(|k| *k == folded) else {
            wrong(number, unknown("key", key, KEYS.into_iter().chain(BLOCKS)));
            continue;
        };
        if seen.contains(&name) && name != "set" {
            wrong(number, format!("{name}: stands here a second time"));
        }
        seen.push(name);
        match name {
            "title" => s.title = value.to_string(),
            "proves" => {
                s.proves = value.split(',').map(|p| p.trim().to_string()).filter(|p| !p.is_empty()).collect();
                s.proves_line = number;
            }
            "trivial" => match value {
                "yes" => s.trivial = true,
                "no" => s.trivial = false,
                _ => wrong(number, format!("trivial: is \"yes\" or \"no\", not \"{value}\"")),
            },
            "source" => {}
            _ => s.fields.push((name, Line { number, text: value.to_string() })),
        }
    }
    if s.seats.is_empty() {
        wrong(line, "seats: is missing, with a line for each monster".into());
    }
    if s.proves.is_empty() {
        wrong(line, "proves: is missing, with the rule ids and card ids this shows".into());
    }
    if s.play.is_empty() && s.expect.is_empty() && s.field("setup refused").is_none() {
        wrong(line, "nothing is shown: play:, expect: or setup refused: is missing".into());
    }
    if mistakes.is_empty() { Ok(s) } else { Err(mistakes) }
}
