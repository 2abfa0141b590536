//! `daikaiju docs`: writes the pages that are generated, or says which are stale.

use super::pages;
use crate::failure::{Failure, Outcome};
use crate::out;
use cards::catalogue::Catalogue;
use clap::Args;
use std::fs;
use std::path::PathBuf;

/// Write the generated pages: all cards, and all rules, in three languages
#[derive(Args)]
#[command(group = clap::ArgGroup::new("what").required(true))]
#[command(after_help = "\
Examples:
  daikaiju docs --write      write docs/generated/cards.md and docs/rules.md
  daikaiju docs --check      write nothing; exit code 1 if a page is not what it should be")]
pub struct Docs {
    /// Write the pages that changed
    #[arg(long, group = "what")]
    write: bool,
    /// Only compare
    #[arg(long, group = "what")]
    check: bool,
    /// The folder of the documents
    #[arg(long, value_name = "DIR", default_value = FOLDER)]
    dir: PathBuf,
}

/// Where they are in the repository.
const FOLDER: &str = "docs";

/// Writes or compares.
pub fn run(args: &Docs) -> Outcome {
    let pages = [("generated/cards.md", pages::cards(&Catalogue::built_in())), ("rules.md", pages::rules())];
    let mut stale = Vec::new();
    for (name, page) in &pages {
        let path = args.dir.join(name);
        if fs::read_to_string(&path).is_ok_and(|old| old == *page) {
            continue;
        }
        stale.push(path.display().to_string());
        if !args.write {
            continue;
        }
        let folder = path.parent().unwrap_or(&args.dir);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&path, page))
            .map_err(|error| Failure::failed(format!("{} cannot be written: {error}", path.display())))?;
        out::text(&format!("{}\n", path.display()))?;
    }
    match stale.as_slice() {
        [_, ..] if args.check => {
            let dir = match args.dir.as_os_str() == FOLDER {
                true => String::new(),
                false => format!(" --dir {}", args.dir.display()),
            };
            let stale = stale.join(", ");
            Err(Failure::failed(format!("not up to date: {stale}; run `daikaiju docs --write{dir}`")))
        }
        _ => Ok(()),
    }
}
