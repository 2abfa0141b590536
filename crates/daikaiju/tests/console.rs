//! The examples of `docs/commands.md`, and those figures of `docs/lab.md` that are quickly made again, are what the program really says.

mod common;

use common::{json, root, run_list};

#[test]
fn examples_are_real() {
    assert!(run_examples("docs/commands.md") >= 10);
}

#[test]
fn figures_of_the_lab_are_real() {
    assert!(run_examples("docs/lab.md") >= 3);
}

/// Rows of tables that say `brawler` over `random` by how many monsters there are.
#[test]
fn levels_of_the_lab_are_real() {
    let page = std::fs::read_to_string(root().join("docs/lab.md")).unwrap();
    let rows: Vec<&str> =
        page.lines().filter(|it| it.starts_with("| `brawler` (normal) over `random`")).collect();
    let tokyo = ["--players 2", "--players 4", "--players 6", EXPANSIONS];
    let new_york = ["--players 2", "--players 4", "--players 6"].map(|it| format!("{it} --edition new-york"));
    assert_eq!(rows.len(), 2, "{rows:?}");
    compare_shares(rows[0], &tokyo);
    compare_shares(rows[1], &new_york.each_ref().map(String::as_str));
}

const EXPANSIONS: &str = "--players 4 --with power-up,halloween,wicked-mixed,luchador";

/// The cells of a row as `99.0 % ± 0.2` are the shares of ten thousand games.
#[track_caller]
fn compare_shares(row: &str, tables: &[&str]) {
    let cells: Vec<&str> = row.split('|').skip(2).map(str::trim).filter(|cell| !cell.is_empty()).collect();
    assert_eq!(cells.len(), tables.len(), "{row}");
    for (cell, table) in cells.into_iter().zip(tables) {
        let found = json(&format!("simulate --games 10000 --bots brawler,random --seed 1 --json {table}"));
        let told = cell.split_once(" % ± ").expect(cell);
        for (told, field) in [(told.0, "mean"), (told.1, "margin")] {
            let found = found["shares_by_bot"]["brawler"][field].as_f64().unwrap() * 100.0;
            // Half of a last digit may go either way.
            assert!((told.parse::<f64>().unwrap() - found).abs() < 0.0501, "{table}: {cell}, but {found}");
        }
    }
}

/// Runs what stands in blocks for a console, compares what it says, and tells how many there were.
fn run_examples(page: &str) -> usize {
    let page = std::fs::read_to_string(root().join(page)).unwrap();
    let mut examples = 0;
    for block in page.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap();
        for example in block.split("$ daikaiju ").skip(1) {
            let (command, expected) = example.split_once('\n').unwrap();
            let words = words(command);
            let run = run_list(&words.iter().map(String::as_str).collect::<Vec<_>>());
            let said = format!("{}{}", run.out, run.err);
            // Columns are as wide as the machine is fast where that is told.
            match said.contains("games a second") {
                true => compare(command, &one_space(expected), &one_space(&said)),
                false => compare(command, expected, &said),
            }
            examples += 1;
        }
    }
    examples
}

/// The same with one space wherever there are several.
fn one_space(text: &str) -> String {
    text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ") + "\n").collect()
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
