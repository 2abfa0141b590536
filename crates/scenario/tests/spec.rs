//! Runs every scenario of `spec/` and of the page about the format, and prints each failure.

use cards::catalogue::Catalogue;
use std::path::{Path, PathBuf};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn all_pass(path: &str) {
    let report = scenario::run_files(&[here(path)]);
    for failure in &report.failures {
        println!("{failure}\n");
    }
    println!("{path}: {} passed, {} failed", report.passed, report.failed);
    assert!(report.passed > 0, "no scenario found");
    assert_eq!(report.failed, 0, "{} scenarios failed; see above", report.failed);
}

#[test]
fn every_scenario_of_the_spec_passes() {
    all_pass("spec");
}

#[test]
fn every_scenario_of_the_page_about_the_format_passes() {
    all_pass("docs/scenarios.md");
}

#[test]
fn every_id_that_is_proved_exists() {
    let report = scenario::coverage(
        &[here("spec"), here("docs/scenarios.md")],
        here("spec/rules.toml"),
        &Catalogue::built_in(),
    )
    .expect("spec/rules.toml can be read");
    println!("{report}");
    assert_eq!(report.errors, Vec::<String>::new());
    assert!(!report.rules.is_empty() && !report.cards.is_empty());
}

#[test]
fn scopes_need_reasons_and_ids_must_exist() {
    let text = "[[rule]]\nid = \"BASE-1\"\nscope = \"later\"\nreason = \"\"\n[[rule]]\nid = \"BASE-1\"\n\
                [[rule]]\nid = \"BASE-2\"\nscope = \"soon\"\nnonsense\n";
    let (rules, errors) = scenario::read_scopes("rules.toml", text);
    assert_eq!(rules.len(), 3);
    assert_eq!(
        errors,
        [
            "rules.toml:7: the rule before this one has no scope",
            "rules.toml:9: scope is \"now\", \"later\" or \"exempt\", not \"soon\"",
            "rules.toml:10: \"nonsense\" is no line such as: scope = \"now\"",
            "rules.toml:2: BASE-1 is not for now, so a reason is needed",
            "rules.toml:6: BASE-1 stands here a second time",
        ]
    );
    let catalogue = Catalogue::built_in();
    let mut report = scenario::Report::default();
    let block = "```scenario\ntitle: t\nproves: BASE-3, jts, jets\nseats:\n  Kraken:\n  Alienoid:\n  Gigazaur:\nplay:\n  \
                 Kraken rolls anything\n```\n";
    report.add("a.md", block, &catalogue);
    let covered =
        scenario::cover(&report, "rules.toml", "[[rule]]\nid = \"BASE-2\"\nscope = \"now\"\n", &catalogue);
    assert_eq!(
        covered.errors,
        [
            "a.md:3: there is no rule \"BASE-3\"; did you mean \"BASE-2\"?",
            "a.md:3: neither rule nor card: there is no card \"jts\"; did you mean \"jets\"?",
        ]
    );
    assert_eq!(covered.missing_rules, ["BASE-2"]);
    assert!(covered.missing_cards.contains(&"base/jets (1/2)".to_string()));
    assert_eq!(covered.unpriced, ["promos/the-horde"]);
    assert!(!covered.complete());
}
