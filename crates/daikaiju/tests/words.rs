//! The words of the command line are there in all three languages, in the same order, and only those in use.

mod common;

use common::root;

fn keys(lang: &str) -> Vec<String> {
    let path = root().join(format!("crates/cards/i18n/{lang}/cli.ftl"));
    let text = std::fs::read_to_string(path).unwrap();
    let lines = text.lines().filter_map(|line| line.split_once(" = "));
    lines.filter(|(key, _)| key.starts_with("cli-")).map(|(key, _)| key.to_string()).collect()
}

#[test]
fn languages_have_the_same_words() {
    let english = keys("en");
    assert!(english.len() > 60);
    assert_eq!(english, keys("fr"));
    assert_eq!(english, keys("de"));
}

#[test]
fn every_word_is_in_use() {
    let mut source = String::new();
    for folder in ["src", "src/commands", "src/commands/study"] {
        for entry in std::fs::read_dir(root().join("crates/daikaiju").join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                source += &std::fs::read_to_string(path).unwrap();
            }
        }
    }
    for key in keys("en") {
        // What is said of games of New York instead is found by the key without its end.
        let key = key.trim_end_matches("-ny");
        let (family, word) = key.trim_start_matches("cli-").split_once('-').unwrap();
        let whole = source.contains(&format!("\"{key}\""));
        // A family such as `cli-head-` is put together from the word and its family.
        let made = source.contains(&format!("cli-{family}-{{"));
        let word = word.trim_start_matches("ended-");
        let known = source.contains(&format!("\"{word}\""))
            || ["printed", "house", "high", "medium", "low"].contains(&word);
        assert!(whole || made && known, "{key} is not in use");
    }
}
