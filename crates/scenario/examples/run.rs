//! Runs the scenarios of the files and folders named.

fn main() {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    let report = scenario::run_files(&paths);
    println!("{report}");
    if report.failed > 0 {
        std::process::exit(1);
    }
}
