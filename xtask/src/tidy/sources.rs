//! Rust sources: each says what it is for, none is too long, nothing is put off.

use std::path::Path;

use super::{Fault, Source};

/// Longest source file, in lines.
const MOST_LINES: usize = 800;

/// Checks all sources; says how long they are.
pub fn check(tree: &[Source], faults: &mut Vec<Fault>) -> String {
    let mut lengths = Vec::new();
    for Source { path, text } in tree.iter().filter(|s| s.path.extension().is_some_and(|e| e == "rs")) {
        let lines = text.lines().count();
        lengths.push(lines);
        if lines > MOST_LINES {
            let message = format!("{lines} lines; split it, {MOST_LINES} are the most");
            faults.push(Fault::new(path, 1, message));
        }
        let first = text.lines().next().unwrap_or_default();
        if first.strip_prefix("//!").is_none_or(|words| words.trim().len() < 10) {
            let message = "the first line must say in a sentence what the file is for: //! ...";
            faults.push(Fault::new(path, 1, message));
        }
        put_off(path, text, faults);
    }
    lengths.sort_unstable();
    let at = |part: usize| lengths.get(lengths.len() * part / 100).copied().unwrap_or_default();
    let longest = lengths.last().copied().unwrap_or_default();
    format!("{} Rust sources: median {} lines, p90 {}, longest {longest}", lengths.len(), at(50), at(90))
}

/// Code that is not there yet and tests that do not run. The words are put together here so that this file passes.
fn put_off(path: &Path, text: &str, faults: &mut Vec<Fault>) {
    let words = [concat!("todo", "!("), concat!("unimplemented", "!("), concat!("#[", "ignore")];
    for (number, line) in text.lines().enumerate() {
        for word in words {
            if line.contains(word) {
                faults.push(Fault::new(path, number + 1, format!("{word} puts something off; finish it")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_manners_are_found() {
        let faults_of = |text: String| {
            let mut faults = Vec::new();
            check(&[Source { path: "x.rs".into(), text }], &mut faults);
            faults.len()
        };
        let good = "//! What this file is for.\n";
        assert_eq!(faults_of(good.to_string()), 0);
        assert_eq!(faults_of("//! TODO\n".to_string()), 1);
        assert_eq!(faults_of("use std::fmt;\n".to_string()), 1);
        assert_eq!(faults_of(format!("{good}{}", "\n".repeat(MOST_LINES))), 1);
        assert_eq!(faults_of(format!("{good}fn f() {{ {}) }}\n", concat!("todo", "!("))), 1);
    }
}
