//! The chores of the project: `cargo xtask play`, `cargo xtask test` and what they are made of.

mod paths;
mod run;
mod soak;
mod steps;
mod tidy;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
Usage: cargo xtask COMMAND

  play [-- ARGS]               build everything, serve it and open a browser (ARGS: those of `daikaiju serve`)
  test                         every check and every test; what a change must pass
  tidy                         manners of the code: headers, sizes, directions, names
  coverage                     every rule and card that must have a scenario has one
  golden [--bless]             play the golden games and compare (or rewrite) golden/*.txt
  docs [--write]               compare (or rewrite) the generated documents
  fuzz [TARGET] [--seconds N] [--seed N] [--careful] [--replay]
                               mutate the corpus for N seconds a target (default 60), or only replay it
  soak [--games N] [--pairs N] [--secrets N] [--kills N] [--minutes N]
                               hours: ten million random games, more of each pair of cards, secrets exchanged,
                               servers killed, minutes of fuzzing a target; or only the parts that are named
  load [--json] [--only PART]  measure the table server: moves a second, times and the disk's share in them, memory, start;
                               takes two minutes
  shots [FOLDER]               photograph every screen of the web table

Environment: CARGO_TARGET_DIR as usual.";

/// What a chore says when it fails; the message is complete.
pub type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let outcome = match args.as_slice() {
        ["play", rest @ ..] => return web::play(rest),
        ["test"] => steps::all(),
        ["tidy"] => tidy::run(),
        ["coverage"] | ["golden"] | ["golden", "--bless"] | ["fuzz", ..] => run::chore(&args),
        ["docs"] => run::program(&["docs", "--check"]),
        ["docs", "--write"] => run::program(&["docs", "--write"]),
        ["soak", rest @ ..] => soak::run(rest),
        ["load", rest @ ..] => run::load(rest),
        ["shots", rest @ ..] => web::shots(rest),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        other => Err(format!("unknown command \"{}\"\n\n{HELP}", other.join(" "))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
