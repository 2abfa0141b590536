//! Runs the scenarios of the files and folders named; with `--coverage` says what they leave unproved.

fn main() {
    let mut paths: Vec<String> = std::env::args().skip(1).collect();
    let wants_coverage = paths.first().is_some_and(|p| p == "--coverage");
    if wants_coverage {
        paths.remove(0);
        let catalogue = cards::catalogue::Catalogue::built_in();
        match scenario::coverage(&paths, "spec/rules.toml", &catalogue) {
            Ok(report) => println!("{report}"),
            Err(e) => println!("spec/rules.toml: {e}"),
        }
        return;
    }
    let report = scenario::run_files(&paths);
    println!("{report}");
    if report.failed > 0 {
        std::process::exit(1);
    }
}
