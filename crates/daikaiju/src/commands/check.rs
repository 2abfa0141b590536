//! `daikaiju cards check`: reads set files as a game would and tells every mistake with its place.

use crate::args::{LangArg, SetArgs};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::words::say_with;
use cards::catalogue::Catalogue;
use cards::reader::{self, SetError};
use cards::set::{LoadedSet, SetFile};
use cards::words::Lang;
use clap::Args;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Check set files: their grammar, their cards, and how they fit the built-in sets
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju cards check my-cards.ron
  daikaiju cards check --set my-cards.ron more-of-mine.ron
  daikaiju cards check sets/*.ron --json

Mistakes go to standard error as FILE:LINE:COLUMN: MESSAGE, and the exit code is 1. JSON: {files: [{file, set, cards, errors: [{line, column, message, expected, nearest}]}]}")]
pub struct Check {
    /// The files to check, each by itself beside the built-in sets
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// A set file that is used beside the built-in sets but not checked (may be given several times)
    #[arg(long = "set", value_name = "FILE")]
    sets: Vec<PathBuf>,
    #[command(flatten)]
    lang: LangArg,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    files: Vec<Checked>,
}

#[derive(Serialize)]
struct Checked {
    file: String,
    /// Null if the file could not be read so far.
    set: Option<String>,
    cards: usize,
    errors: Vec<Mistake>,
}

#[derive(Serialize)]
struct Mistake {
    line: u32,
    column: u32,
    message: String,
    expected: Vec<String>,
    nearest: Option<String>,
    #[serde(skip)]
    shown: String,
}

impl From<SetError> for Mistake {
    fn from(error: SetError) -> Mistake {
        Mistake {
            shown: error.to_string(),
            line: error.line,
            column: error.column,
            message: error.message,
            expected: error.expected,
            nearest: error.nearest,
        }
    }
}

/// Checks the files.
pub fn run(args: &Check) -> Outcome {
    let files: Vec<Checked> =
        args.files.iter().map(|file| check(file, &args.sets)).collect::<Result<_, _>>()?;
    let bad = files.iter().any(|file| !file.errors.is_empty());
    if args.json {
        out::json(&Answer { files })?;
    } else {
        for file in &files {
            tell(file, args.lang.lang)?;
        }
    }
    if bad { Err(Failure::Told) } else { Ok(()) }
}

fn tell(checked: &Checked, lang: Lang) -> Outcome {
    for error in &checked.errors {
        writeln!(std::io::stderr(), "{}", error.shown)?;
    }
    if checked.errors.is_empty() {
        let args = [("file", checked.file.as_str().into()), ("cards", (checked.cards as u32).into())];
        out::text(&format!("{}\n", say_with(lang, "cli-check-fine", &args)))?;
    }
    Ok(())
}

fn check(path: &Path, sets: &[PathBuf]) -> Result<Checked, Failure> {
    let file = path.display().to_string();
    let mut checked = Checked { file: file.clone(), set: None, cards: 0, errors: Vec::new() };
    let read = reader::read_text(path).and_then(|text| Ok((LoadedSet::load(&file, &text)?, text)));
    let (loaded, text) = match read {
        Ok(read) => read,
        Err(error) => {
            checked.errors.push(error.into());
            return Ok(checked);
        }
    };
    let facts = &loaded.facts;
    checked.set = Some(facts.set.clone());
    checked.cards = facts.cards.len();
    for card in &facts.cards {
        if let Err(error) = rules::compile::check(&card.def(card.id.clone())) {
            let mut fault = SetError::whole_file(&file, error.to_string());
            (fault.line, fault.column) = place_of_card(&text, &card.id);
            checked.errors.push(fault.into());
        }
    }
    let others = SetArgs { files: sets.to_vec() }.catalogue()?;
    if !is_part_of(facts, &others) {
        let together: Vec<&Path> = sets.iter().map(PathBuf::as_path).chain([path]).collect();
        if let Err(error) = Catalogue::with_files(&together) {
            checked.errors.push(error.into());
        }
    }
    Ok(checked)
}

/// Is this a file of a set that is in use anyway, such as `sets/base.ron`? It need not fit beside itself.
fn is_part_of(file: &SetFile, catalogue: &Catalogue) -> bool {
    let cards = || catalogue.cards_of(&file.set).map(|card| &card.facts);
    let monsters = || catalogue.monsters().iter().filter(|m| m.set == file.set).map(|m| &m.facts);
    file.cards.iter().all(|card| cards().any(|known| known == card))
        && file.monsters.iter().all(|monster| monsters().any(|known| known == monster))
        && file.decks.iter().all(|deck| {
            catalogue.decks().iter().any(|known| known.set == file.set && known.facts.id == deck.id)
        })
}

/// Line and column where a card's id is given, which is where a reader looks for the card.
fn place_of_card(text: &str, id: &str) -> (u32, u32) {
    let quoted = format!("\"{id}\"");
    let is_id = |at: &usize| {
        let before = text[..*at].trim_end().strip_suffix(':').unwrap_or_default().trim_end();
        let name = before.strip_suffix("id").unwrap_or("_");
        !name.ends_with(|c: char| c.is_alphanumeric() || c == '_')
    };
    let Some(at) = text.match_indices(&quoted).map(|(at, _)| at).find(is_id) else { return (0, 0) };
    let line = text[..at].matches('\n').count() as u32 + 1;
    let column = text[..at].rsplit('\n').next().unwrap_or_default().chars().count() as u32 + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::place_of_card;

    #[test]
    fn a_card_is_where_its_id_is() {
        let text = "// \"x\"\n(grid: \"x\",\n  id : \"x\")";
        assert_eq!(place_of_card(text, "x"), (3, 8));
        assert_eq!(place_of_card(text, "y"), (0, 0));
    }
}
