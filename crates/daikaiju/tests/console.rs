//! The examples of `docs/commands.md` are what the program really says.

mod common;

use common::{root, run_list};

#[test]
fn examples_are_real() {
    let page = std::fs::read_to_string(root().join("docs/commands.md")).unwrap();
    let mut examples = 0;
    for block in page.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap();
        for example in block.split("$ daikaiju ").skip(1) {
            let (command, expected) = example.split_once('\n').unwrap();
            let words = words(command);
            let run = run_list(&words.iter().map(String::as_str).collect::<Vec<_>>());
            let said = format!("{}{}", run.out, run.err);
            compare(command, expected, &said);
            examples += 1;
        }
    }
    assert!(examples >= 10, "{examples}");
}

/// What was said is what was expected; a line `...` stands for any lines.
#[track_caller]
fn compare(command: &str, expected: &str, said: &str) {
    let parts: Vec<&str> = expected.split("...\n").collect();
    let (first, last) = (parts[0], parts[parts.len() - 1]);
    assert!(said.starts_with(first), "daikaiju {command}\nexpected:\n{first}\nsaid:\n{said}");
    assert!(said.ends_with(last), "daikaiju {command}\nexpected:\n{last}\nsaid:\n{said}");
    if parts.len() == 1 {
        assert_eq!(said, expected, "daikaiju {command}");
    }
    let mut from = 0;
    for part in parts {
        let at = said[from..].find(part);
        from +=
            at.unwrap_or_else(|| panic!("daikaiju {command}\nexpected:\n{part}\nsaid:\n{said}")) + part.len();
    }
}

/// The words of a command line; single quotes hold words together.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (n, part) in line.split('\'').enumerate() {
        match n % 2 {
            0 => words.extend(part.split_whitespace().map(String::from)),
            _ => words.push(part.to_string()),
        }
    }
    words
}
