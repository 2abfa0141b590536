//! What came of scenarios: outcomes, failures, and the report on many files.

use crate::document::{Mistake, Scenario, parse};
use crate::run::run;
use cards::catalogue::Catalogue;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// A scenario that did not pass, or a file or block that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The scenario's title; empty where it could not be read.
    pub title: String,
    /// What was expected and what was found, over several lines.
    pub message: String,
}

impl Failure {
    pub(crate) fn of(s: &Scenario, line: usize, message: String) -> Failure {
        Failure { file: s.file.clone(), line, title: s.title.clone(), message }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        if self.title.is_empty() {
            return write!(f, "{}:{}: {}", self.file, self.line, self.message);
        }
        write!(f, "{}:{}: {}", self.file, self.line, self.title)?;
        self.message.lines().try_for_each(|l| write!(f, "\n  {l}"))
    }
}

/// What came of one scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Everything was as expected.
    pub passed: bool,
    /// What was not.
    pub failures: Vec<Failure>,
    /// All events in short words.
    pub log: Vec<String>,
}

/// One scenario of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// The file.
    pub file: String,
    /// The line of its block.
    pub line: usize,
    /// Its title.
    pub title: String,
    /// What it proves.
    pub proves: Vec<String>,
    /// Whether it says that its card needs no second scenario.
    pub trivial: bool,
    /// The line of `proves:`.
    #[serde(skip)]
    pub proves_line: usize,
    /// Whether it passed.
    pub passed: bool,
}

/// What came of all scenarios of some files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Scenarios that passed.
    pub passed: usize,
    /// Scenarios that failed, and blocks and files that could not be read.
    pub failed: usize,
    /// What went wrong.
    pub failures: Vec<Failure>,
    /// All scenarios that could be read.
    pub scenarios: Vec<Entry>,
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        for failure in &self.failures {
            writeln!(f, "{failure}\n")?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// The Markdown files meant by a path: the file itself, or all `.md` files of a folder in the order of their names.
fn files(path: &Path) -> std::io::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path)? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "md") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Runs all scenarios of these files and folders with the built-in sets.
pub fn run_files<P: AsRef<Path>>(paths: &[P]) -> Report {
    run_files_with(paths, &Catalogue::built_in())
}

/// The same with other sets.
pub fn run_files_with<P: AsRef<Path>>(paths: &[P], catalogue: &Catalogue) -> Report {
    let mut report = Report::default();
    for path in paths {
        let path = path.as_ref();
        let unreadable = |e: std::io::Error, path: &Path| Failure {
            file: path.display().to_string(),
            line: 0,
            title: String::new(),
            message: format!("cannot be read: {e}"),
        };
        let all = files(path).unwrap_or_else(|e| {
            report.failed += 1;
            report.failures.push(unreadable(e, path));
            Vec::new()
        });
        for file in all {
            match std::fs::read_to_string(&file) {
                Ok(text) => report.add(&file.display().to_string(), &text, catalogue),
                Err(e) => {
                    report.failed += 1;
                    report.failures.push(unreadable(e, &file));
                }
            }
        }
    }
    report
}

impl Report {
    /// Runs the scenarios of a text and adds what came of them.
    pub fn add(&mut self, file: &str, text: &str, catalogue: &Catalogue) {
        let document = parse(file, text);
        for m in &document.mistakes {
            let Mistake { file, line, message } = m.clone();
            self.failures.push(Failure { file, line, title: String::new(), message });
        }
        self.failed += document.mistakes.len();
        for s in document.scenarios() {
            let outcome = run(s, catalogue);
            if outcome.passed {
                self.passed += 1;
            } else {
                self.failed += 1;
            }
            self.failures.extend(outcome.failures);
            self.scenarios.push(Entry {
                file: s.file.clone(),
                line: s.line,
                title: s.title.clone(),
                proves: s.proves.clone(),
                trivial: s.trivial,
                proves_line: s.proves_line,
                passed: outcome.passed,
            });
        }
    }
}
