//! `scenario run` runs scenarios and fails where one fails.

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
