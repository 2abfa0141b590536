//! Runs every scenario of `spec/` and prints each failure.

use std::path::Path;

#[test]
fn every_scenario_of_the_spec_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let report = scenario::run_files(&[folder]);
    for failure in &report.failures {
        println!("{failure}\n");
    }
    println!("{} passed, {} failed", report.passed, report.failed);
    assert!(report.passed > 0, "no scenario found");
    assert_eq!(report.failed, 0, "{} scenarios failed; see above", report.failed);
}
