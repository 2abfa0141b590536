//! `solve` prints what was solved, keeps it in a file, and draws the chart of `docs/strategy.md`.

mod common;

use common::{fails, fields, file, json, ok, root, run};
use std::path::Path;
use std::sync::LazyLock;

/// A file with the solution of the standard scoring, which is the quicker one, worked out once for all tests.
static TABLE: LazyLock<String> = LazyLock::new(|| {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("duel.table");
    // A file without any: it grows by what it lacks.
    std::fs::write(&path, duel::write_tables(&[])).unwrap();
    let path = path.display().to_string();
    let page = ok(&format!("solve --scoring standard --table {path}"));
    assert!(page.contains("The first player wins  0.543406\n"), "{page}");
    path
});

#[test]
fn the_page_in_three_languages() {
    for (lang, words) in [
        ("en", ["The first player wins", "When to leave Tokyo"]),
        ("fr", ["Le premier joueur gagne", "Quand quitter Tokyo"]),
        ("de", ["Wer beginnt, gewinnt", "Wann man Tokyo verlässt"]),
    ] {
        let page = ok(&format!("solve --scoring standard --table {} --lang {lang}", *TABLE));
        assert!(words.iter().all(|word| page.contains(word)) && !page.contains('\u{27e6}'), "{page}");
        assert!(page.contains(" 0  8  8  8  7  7  7  7  6  6  5  5  4  4  3  3  1  1  ·  ·  ·\n"), "{page}");
    }
    let page = ok(&format!("solve --table {} --scoring standard --against 1", *TABLE));
    assert!(page.contains("that has 1 heart\n") && !page.contains("variant"), "{page}");
}

#[test]
fn the_report_has_exactly_its_fields() {
    let report = json(&format!("solve --scoring standard --json --table {}", *TABLE));
    assert_eq!(fields(&report), ["hearts", "solutions", "stars"]);
    let solutions = report["solutions"].as_array().unwrap();
    assert_eq!(solutions.len(), 1);
    let solution = &solutions[0];
    assert_eq!(fields(solution), ["first_player", "leaving", "scoring", "states"]);
    assert_eq!(solution["scoring"], "standard");
    assert_eq!(fields(&solution["states"][0]), ["mover", "other", "state", "tokyo", "wins"]);
    assert_eq!(solution["states"][0]["wins"], solution["first_player"]);
    let leaving = &solution["leaving"];
    assert_eq!(fields(leaving), ["attacker_hearts", "exceptions", "leave_at_most"]);
    assert_eq!(leaving["leave_at_most"].as_array().unwrap().len(), 20);
}

#[test]
fn states_can_be_chosen() {
    let args = [
        "solve",
        "--json",
        "--scoring",
        "standard",
        "--table",
        TABLE.as_str(),
        "--from",
        "1h 18s TOKYO - 10h 0s",
        "--from",
        "10h 0s-9h 2s",
    ];
    let run = common::run_list(&args);
    let report: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let states = report["solutions"][0]["states"].as_array().unwrap();
    assert_eq!(states.len(), 2);
    assert_eq!(
        (&states[0]["state"], &states[0]["tokyo"]),
        (&"1h 18s tokyo - 10h 0s".into(), &"mover".into())
    );
    assert_eq!(states[0]["wins"], 1.0);
    assert_eq!(states[1]["other"]["stars"], 2);
}

#[test]
fn the_chart_is_fresh_and_threads_make_no_difference() {
    let table = file("alone.table", "");
    std::fs::remove_file(&table).unwrap();
    let chart = file("leaving.svg", "");
    let page = ok(&format!("solve --scoring standard --threads 1 --table {table} --chart {chart}"));
    assert!(page.ends_with(&format!("written: {chart}\n")), "{page}");
    let drawn = std::fs::read_to_string(&chart).unwrap();
    let kept = std::fs::read_to_string(root().join("docs/images/leaving-tokyo.svg")).unwrap();
    assert!(drawn == kept, "run `daikaiju solve --chart docs/images/leaving-tokyo.svg`");
    // As many threads as there are gave the same values, bit by bit.
    assert!(std::fs::read(&table).unwrap() == std::fs::read(&*TABLE).unwrap());
}

#[test]
fn mistakes() {
    for (args, words) in [
        ("--scoring none", "possible values: standard, two-player, both"),
        ("--against 0", "a whole number from 1 to 10"),
        ("--from 10h", "is no state of two monsters"),
        ("--threads 0", "invalid value"),
    ] {
        let told = fails(2, &format!("solve {args}"));
        assert!(told.starts_with("error: ") && told.contains(words), "{args}: {told}");
    }
    let other = file("other.table", "something else");
    assert!(fails(1, &format!("solve --table {other}")).contains("this is no table of solved duels"));
    let mut bytes = std::fs::read(&*TABLE).unwrap();
    bytes[5000] ^= 4;
    std::fs::write(&other, bytes).unwrap();
    let told = run(&format!("solve --table {other}"));
    assert_eq!((told.code, told.out.as_str()), (1, ""));
    assert!(told.err.contains("this table is damaged; delete it"), "{}", told.err);
}
