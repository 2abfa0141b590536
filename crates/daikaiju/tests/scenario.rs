//! `scenario run` runs scenarios and fails where one fails; `scenario coverage` counts what they prove.

mod common;

use common::{fails, fields, file, json, ok, run};

/// A scenario that holds if four ones give so many stars.
fn scenario(stars: u8) -> String {
    format!(
        "# Stars\n\n```scenario\ntitle: Four ones\nproves: BASE-24\nseats:\n  Gigazaur: turn\n  Kraken: in city\n  \
         Alienoid:\nplay:\n  Gigazaur rolls 1 1 1 1 2 3\n  Gigazaur keeps\n  Kraken rolls anything\nexpect:\n  Gigazaur: stars {stars}\n```\n"
    )
}

#[test]
fn right_ones_pass() {
    let path = file("right.md", &scenario(2));
    assert_eq!(ok(&format!("scenario run {path}")), "1 passed, 0 failed\n");
    let report = json(&format!("scenario run {path} --json"));
    assert_eq!(fields(&report), ["failed", "failures", "passed", "scenarios"]);
    assert_eq!(report["scenarios"][0]["proves"][0], "BASE-24");
}

#[test]
fn wrong_ones_fail() {
    let (right, wrong) = (file("right-2.md", &scenario(2)), file("wrong.md", &scenario(3)));
    let told = run(&format!("scenario run {right} {wrong}"));
    assert_eq!(told.code, 1);
    assert!(
        told.out.contains("wrong.md:15: Four ones") && told.out.ends_with("1 passed, 1 failed\n"),
        "{}",
        told.out
    );
    let report = run(&format!("scenario run {wrong} --json"));
    let json: serde_json::Value = serde_json::from_str(&report.out).unwrap();
    assert_eq!((report.code, json["failed"].as_u64()), (1, Some(1)));
    assert_eq!(fields(&json["failures"][0]), ["file", "line", "message", "title"]);
}

#[test]
fn nothing_to_run_is_a_failure() {
    let empty = file("empty.md", "# Nothing\n");
    assert!(fails(1, &format!("scenario run {empty}")).contains("there is no scenario in"));
    assert_eq!(run("scenario run no-such-folder").code, 1);
    assert!(fails(2, "scenario run").contains("PATH"));
}

#[test]
fn coverage_is_counted() {
    let path = file("cover.md", &scenario(2));
    let rules = file("rules.toml", "[[rule]]\nid = \"BASE-24\"\nscope = \"now\"\nreason = \"\"\n");
    let found = run(&format!("scenario coverage {path} --rules {rules} --json"));
    // The rule is proved, no card is.
    assert_eq!((found.code, found.err.as_str()), (1, ""));
    let report: serde_json::Value = serde_json::from_str(&found.out).unwrap();
    assert_eq!(
        fields(&report),
        [
            "cards",
            "errors",
            "failures",
            "missing_cards",
            "missing_rules",
            "not_now",
            "passed",
            "rules",
            "unpriced"
        ]
    );
    assert_eq!(report["missing_rules"].as_array().unwrap().len(), 0);
    assert!(report["missing_cards"].as_array().unwrap().len() > 90);
    assert!(run(&format!("scenario coverage {path} --rules {rules}")).out.contains("rules: 1 of 1 proved"));
    assert!(
        fails(1, "scenario coverage --rules no-such-file.toml").contains("no-such-file.toml: cannot be read")
    );
}
