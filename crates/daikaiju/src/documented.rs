//! Commands that documents name are commands of this program.

use crate::Cli;
use clap::Parser;

/// Documents with commands that others are to run again.
const DOCUMENTS: [(&str, usize); 3] = [("docs/lab.md", 40), ("docs/strategy.md", 1), ("README.md", 10)];

#[test]
fn they_can_be_typed_as_they_stand() {
    for (document, fewest) in DOCUMENTS {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../").to_string() + document;
        let text = std::fs::read_to_string(path).unwrap();
        let commands = commands(&text);
        for command in &commands {
            if let Err(error) = Cli::try_parse_from(words(command)) {
                panic!("{document}: {command}\n{error}");
            }
        }
        assert!(commands.len() >= fewest, "{document}: {commands:#?}");
    }
}

/// Commands with flags, typed after a prompt or between backticks, which may go over a line's end.
fn commands(text: &str) -> Vec<String> {
    let typed = text.lines().filter_map(|line| line.strip_prefix("$ "));
    let prose = text.split("```").step_by(2).flat_map(|part| part.split('`').skip(1).step_by(2));
    let is_command = |it: &&str| it.starts_with("daikaiju ") && it.contains(" --");
    typed.chain(prose).filter(is_command).map(String::from).collect()
}

/// The words of a command, with a number where the document leaves it open; single quotes hold words together.
fn words(command: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for (n, part) in command.split('\'').enumerate() {
        match n % 2 {
            0 => words.extend(part.split_whitespace()),
            _ => words.push(part),
        }
    }
    words.into_iter().map(|word| if ["G", "P"].contains(&word) { "4" } else { word }).collect()
}
