//! `cargo xtask tidy`: manners of the code that no compiler checks.

mod directions;
mod links;
mod names;
mod sources;
mod traces;

use std::path::{Path, PathBuf};

use crate::{Outcome, paths};

/// Something that is not as it should be, and where.
pub struct Fault {
    path: PathBuf,
    line: usize,
    message: String,
}

impl Fault {
    fn new(path: &Path, line: usize, message: impl Into<String>) -> Fault {
        Fault { path: path.to_path_buf(), line, message: message.into() }
    }
}

/// One file of the tree and its text.
pub struct Source {
    path: PathBuf,
    text: String,
}

/// Checks everything and reports all that is wrong at once.
pub fn run() -> Outcome {
    let mut tree = Vec::new();
    for path in paths::files().map_err(|error| error.to_string())? {
        let bytes =
            std::fs::read(paths::root().join(&path)).map_err(|e| format!("{}: {e}", path.display()))?;
        // What is not text (a corpus file may be anything) has no lines to look at.
        if let Ok(text) = String::from_utf8(bytes) {
            tree.push(Source { path, text });
        }
    }
    let mut faults = Vec::new();
    let sizes = sources::check(&tree, &mut faults);
    names::check(&tree, &mut faults);
    directions::check(&tree, &mut faults);
    links::check(&tree, &mut faults);
    traces::check(&tree, &mut faults);
    println!("{} files, {sizes}", tree.len());
    if faults.is_empty() {
        return Ok(());
    }
    let lines = faults.iter().map(|f| format!("{}:{}: {}", f.path.display(), f.line, f.message));
    Err(format!("{}\ntidy: {} faults", lines.collect::<Vec<_>>().join("\n"), faults.len()))
}
