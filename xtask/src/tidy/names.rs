//! The engine names no card: no string and no identifier in `crates/rules/src` is a card's id.

use std::collections::BTreeSet;

use super::{Fault, Source};

/// Ids of cards that are also words of the rulebook, so that the engine must use them.
const RULEBOOK_WORDS: [(&str, &str); 3] = [
    ("heal", "what a heart die does (BASE-35)"),
    ("tank", "a sort of units (NYB-24)"),
    ("curse", "a kind of tokens in the box of New York"),
];

/// Checks the sources of the engine, its tests included.
pub fn check(tree: &[Source], faults: &mut Vec<Fault>) {
    let ids = card_ids(tree);
    for Source { path, text } in tree.iter().filter(|s| s.path.starts_with("crates/rules/src")) {
        for (number, line) in text.lines().enumerate() {
            for word in words(line) {
                if ids.contains(&word) {
                    let message = format!("\"{word}\" is a card's id; the engine must not know any card");
                    faults.push(Fault::new(path, number + 1, message));
                }
            }
        }
    }
}

/// All ids in entries of set files that have a price: `(id: "...", cost: ...`.
fn card_ids(tree: &[Source]) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for source in tree.iter().filter(|s| s.path.starts_with("sets")) {
        let Some((_, cards)) = source.text.split_once("cards: [") else { continue };
        let cards = cards.split("\n  decks: [").next().unwrap_or(cards);
        for entry in cards.split("(id: \"").skip(1) {
            let id = entry.split('"').next().unwrap_or_default();
            if !RULEBOOK_WORDS.iter().any(|(word, _)| *word == id) {
                ids.insert(id.to_string());
            }
        }
    }
    ids
}

/// The identifiers and the strings of a line as ids are written: `AcidAttack`, `acid_attack` and `"acid-attack"` alike.
fn words(line: &str) -> Vec<String> {
    let code = line.split("//").next().unwrap_or_default();
    let mut found: Vec<String> = Vec::new();
    for word in code.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-') {
        let mut id = String::new();
        for c in word.chars() {
            if c.is_uppercase() && !id.is_empty() && !id.ends_with('-') {
                id.push('-');
            }
            id.extend(if c == '_' { '-' } else { c }.to_lowercase());
        }
        found.push(id);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_however_they_are_written() {
        for line in ["Op::AcidAttack => {}", "let acid_attack = 1;", "if name == \"acid-attack\" {", "ACID"] {
            assert_eq!(words(line).contains(&"acid-attack".to_string()), line != "ACID", "{line}");
        }
        assert!(!words("x(); // like acid-attack").contains(&"acid-attack".to_string()));
    }
}
