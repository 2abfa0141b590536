//! The chores that play games: coverage, golden games, fuzzing. Run by `cargo xtask`, which knows their arguments.

mod coverage;
mod fuzz;
mod golden;
#[path = "../../src/paths.rs"]
mod paths;
#[path = "../../../fuzz/src/targets.rs"]
mod targets;

use std::process::ExitCode;

/// What a chore says when it fails; the message is complete.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args.as_slice() {
        ["coverage"] => coverage::run(),
        ["golden"] => golden::compare(),
        ["golden", "--bless"] => golden::bless(),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        other => Err(format!("unknown chore \"{}\"; see cargo xtask --help", other.join(" "))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
