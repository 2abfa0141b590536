//! `docs/cards.md` against the program: what it shows loads, what it lists is complete, and the cards it names do what
//! it says they are examples of.

use std::collections::BTreeMap;

use cards::catalogue::Catalogue;
use cards::set::LoadedSet;
use cards::words::{Lang, card_text};
use rules::compile;

const PAGE: &str = include_str!("../../../docs/cards.md");
const LANGUAGE: [&str; 3] = [
    include_str!("../../rules/src/lang/mod.rs"),
    include_str!("../../rules/src/lang/amount.rs"),
    include_str!("../../rules/src/lang/board.rs"),
];
const EXAMPLE: &str = include_str!("../../../docs/examples/my.ron");

/// Fenced blocks of one kind, with the line they begin at.
fn blocks(kind: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut open: Option<(&str, usize, String)> = None;
    for (number, line) in PAGE.lines().enumerate() {
        match (line.strip_prefix("```"), open.take()) {
            (Some(name), None) => open = Some((name, number + 1, String::new())),
            (Some(_), Some((name, start, text))) if name == kind => found.push((start, text)),
            (Some(_), Some(_)) | (None, None) => {}
            (None, Some((name, start, text))) => open = Some((name, start, text + line + "\n")),
        }
    }
    assert!(open.is_none(), "a block is not closed");
    found
}

/// Loads a whole file as a game would: read, checked, beside the built-in sets, every card compiled and worded.
fn load(name: &str, text: &str) -> Result<(), String> {
    let loaded = LoadedSet::load(name, text).map_err(|e| e.to_string())?;
    Catalogue::with_texts(&[(name, text)]).map_err(|e| e.to_string())?;
    for card in &loaded.facts.cards {
        compile::check(&card.def(card.id.clone())).map_err(|e| e.to_string())?;
        for lang in Lang::ALL {
            assert!(
                !card_text(lang, card.board(), card.kind, card.counters, &card.abilities).is_empty(),
                "{}",
                card.id
            );
        }
    }
    Ok(())
}

/// A set file with one card that has these abilities.
fn wrapped(abilities: &str) -> String {
    format!(
        "(set: \"wrapped\", name: (en: \"W\"), mode: Adds, language: 1, cards: [(id: \"w\", cost: 1, kind: Keep, \
         provenance: House, name: (en: \"W\"), abilities: [\n{abilities}\n])])"
    )
}

#[test]
fn set_files_of_the_page_load() {
    let files = blocks("ron");
    assert!(files.len() >= 3, "{} set files", files.len());
    for (line, text) in files {
        load(&format!("docs/cards.md:{line}"), &text).unwrap();
    }
}

#[test]
fn the_first_set_file_is_the_example() {
    assert_eq!(blocks("ron")[0].1, EXAMPLE);
}

#[test]
fn abilities_of_the_page_load() {
    let all = blocks("ability");
    assert!(all.len() >= 15, "{} abilities", all.len());
    for (line, text) in all {
        load(&format!("docs/cards.md:{line}"), &wrapped(&text)).unwrap();
    }
}

/// A block of kind `refused` is an ability, with the message it gets as a comment in its first line.
#[test]
fn abilities_the_page_calls_refused_are_refused() {
    let all = blocks("refused");
    assert!(all.len() >= 10, "{} abilities", all.len());
    for (line, text) in all {
        let message = text.lines().next().and_then(|l| l.strip_prefix("// ")).expect("a message first");
        let refused = load(&format!("docs/cards.md:{line}"), &wrapped(&text)).expect_err(&text);
        assert!(refused.contains(message), "line {line}: {refused}");
    }
}

/// The public enums of the language and their variants.
fn enums() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut found = BTreeMap::new();
    let mut open: Option<&str> = None;
    for line in LANGUAGE.iter().flat_map(|text| text.lines()) {
        if let Some(name) = line.strip_prefix("pub enum ").and_then(|l| l.strip_suffix(" {")) {
            open = Some(name);
        } else if line == "}" {
            open = None;
        } else if let (Some(name), Some(rest)) = (open, line.strip_prefix("    "))
            && rest.starts_with(|c: char| c.is_ascii_uppercase())
        {
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
            found.entry(name).or_insert_with(Vec::new).push(&rest[..end]);
        }
    }
    found
}

/// What stands under `### name`.
fn section(name: &str) -> &'static str {
    let start = PAGE.find(&format!("\n### {name}\n")).unwrap_or_else(|| panic!("no section {name}"));
    let rest = &PAGE[start + 1..];
    &rest[..rest[1..].find("\n##").map_or(rest.len(), |n| n + 1)]
}

/// Rows of the tables in a text, cells trimmed.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = text.lines().filter(|l| l.starts_with("| `"));
    lines.map(|l| l.trim_matches('|').split(" | ").map(str::trim).collect())
}

/// The word a row is about: `Gain(who, thing)` is about Gain.
fn word(cell: &str) -> &str {
    let cell = cell.trim_matches('`');
    &cell[..cell.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(cell.len())]
}

#[test]
fn every_word_of_the_language_has_one_row() {
    let enums = enums();
    assert_eq!(enums.len(), 17, "{:?}", enums.keys());
    for (name, variants) in enums {
        let mut listed: Vec<&str> = rows(section(name)).map(|row| word(row[0])).collect();
        let mut known = variants.clone();
        listed.sort_unstable();
        known.sort_unstable();
        assert_eq!(listed, known, "the rows of {name}");
    }
}

#[test]
fn the_cards_named_as_examples_use_the_word() {
    let catalogue = Catalogue::built_in();
    let mut checked = 0;
    for name in enums().keys() {
        for row in rows(section(name)) {
            let example = row[row.len() - 1];
            if example == "none" {
                continue;
            }
            let facts = &catalogue.card(example.trim_matches('`')).unwrap().facts;
            let (said, word) = (format!("{:?} {:?}", facts.kind, facts.abilities), word(row[0]));
            let mut words = said.split(|c: char| !c.is_ascii_alphanumeric());
            assert!(words.any(|w| w == word), "{example} does not use {name} {word}");
            checked += 1;
        }
    }
    assert!(checked > 100, "{checked} examples");
}

/// A word without a built-in example is one that no built-in card uses.
#[test]
fn none_means_that_no_built_in_card_uses_it() {
    let catalogue = Catalogue::built_in();
    for name in enums().keys().filter(|name| !["Who", "Resource"].contains(name)) {
        for row in rows(section(name)).filter(|row| row[row.len() - 1] == "none") {
            let word = word(row[0]);
            let user = catalogue.cards().iter().find(|card| {
                let said = format!("{:?}", card.facts.abilities);
                said.split(|c: char| !c.is_ascii_alphanumeric()).any(|w| w == word)
            });
            assert!(user.is_none(), "{name} {word}: {}", user.unwrap().full_id());
        }
    }
}
