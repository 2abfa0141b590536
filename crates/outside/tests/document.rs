//! The exchange in `docs/bot-protocol.md` is what really goes over the pipes.

mod common;

use std::fs;
use std::path::Path;

use common::{plain, with_limits};
use lab::simulate::Plan;
use outside::Limits;

/// The lines of the document's exchange, each in the pieces between what was left out.
fn exchange(page: &str) -> Vec<Vec<String>> {
    let block = page.split("```text\n").nth(1).expect("an exchange").split("```").next().unwrap_or_default();
    let mut lines: Vec<String> = Vec::new();
    for line in block.lines() {
        match lines.last_mut() {
            Some(last) if !line.starts_with(['<', '>']) => last.push_str(line.trim_start()),
            _ => lines.push(line.to_string()),
        }
    }
    lines.iter().map(|line| line.split('…').map(String::from).collect()).collect()
}

/// Does a line have these pieces, in this order, from its beginning to its end?
fn fits(line: &str, pieces: &[String]) -> bool {
    let Some((first, rest)) = pieces.split_first() else { return false };
    let Some(mut left) = line.strip_prefix(first.as_str()) else { return false };
    for (n, piece) in rest.iter().enumerate() {
        if n + 1 == rest.len() {
            return left.ends_with(piece.as_str());
        }
        let Some(at) = left.find(piece.as_str()) else { return false };
        left = &left[at + piece.len()..];
    }
    left.is_empty()
}

#[test]
fn the_exchange_is_real() {
    let record = Path::new(env!("CARGO_TARGET_TMPDIR")).join("exchange.txt");
    let name =
        format!("exec:python3 tests/between.py '{}' python3 ../../examples/outside.py", record.display());
    let limits = Limits { start: common::LIMITS.start, ..Limits::default() };
    with_limits(&plain(2), limits, |table, players| {
        let bots = [name.clone(), "brawler".to_string()];
        let plan = Plan {
            rules: &table.rules,
            bots: &bots,
            from: players,
            games: 2,
            seed: 5,
            threads: 1,
            ways: false,
        };
        lab::simulate::run(&plan, &|_| {}).expect("both games end");
    });
    let recorded = fs::read_to_string(&record).expect("it was written down");
    let mut recorded = recorded.lines();
    let page = fs::read_to_string("../../docs/bot-protocol.md").expect("there is the document");
    let wanted = exchange(&page);
    assert!(wanted.len() >= 8);
    for pieces in &wanted {
        let found = recorded.any(|line| fits(line, pieces));
        assert!(found, "docs/bot-protocol.md is stale: nothing said is like\n{}", pieces.join("…"));
    }
}

#[test]
fn the_document_names_every_field_and_fault() {
    let page = fs::read_to_string("../../docs/bot-protocol.md").expect("there is the document");
    let faults = serde_json::to_value(outside::Faults::default()).expect("JSON");
    for field in faults.as_object().expect("fields").keys() {
        assert!(page.contains(&format!("`{field}`")), "{field}");
    }
    for sort in ["hello", "game", "frame", "error", "answer"] {
        assert!(page.contains(sort), "{sort}");
    }
}
