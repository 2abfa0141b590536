//! `daikaiju scenario`: runs the rules that are written down as scenarios, and counts what they show.

use crate::args::SetArgs;
use crate::failure::{Failure, Outcome};
use crate::out;
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// Run scenarios: positions, answers and what must come of them
#[derive(Subcommand)]
#[command(after_help = "\
Examples:
  daikaiju scenario run spec
  daikaiju scenario run spec/examples.md my-cards.md --set my-cards.ron
  daikaiju scenario coverage")]
pub enum Scenario {
    Run(Run),
    Coverage(Coverage),
}

/// Run the scenarios of Markdown files
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju scenario run spec
  daikaiju scenario run spec/examples.md --json

The exit code is 1 if a scenario fails or a file cannot be read. JSON: {passed, failed, failures: [{file, line, title, message}], scenarios: [{file, line, title, proves, trivial, passed}]}")]
pub struct Run {
    /// Markdown files, or folders with such files
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    sets: SetArgs,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Count which rules and cards are proved by scenarios that pass
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju scenario coverage
  daikaiju scenario coverage spec my-spec --set my-cards.ron --json

Every rule with scope \"now\" needs a scenario, and every card with a price needs two (one if it says trivial). The exit code is 1 if one is missing or something is wrong. JSON: {rules: [{id, by, needed}], cards: [{id, by, needed}], missing_rules, missing_cards, not_now: [[id, reason]], unpriced, errors, passed, failures: [{file, line, title, message}]}")]
pub struct Coverage {
    /// Markdown files, or folders with such files
    #[arg(value_name = "PATH", default_value = "spec")]
    paths: Vec<PathBuf>,
    /// The file with the scope of every rule
    #[arg(long, value_name = "FILE", default_value = "spec/rules.toml")]
    rules: PathBuf,
    #[command(flatten)]
    sets: SetArgs,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Runs a command about scenarios.
pub fn run(command: &Scenario) -> Outcome {
    match command {
        Scenario::Run(args) => run_files(args),
        Scenario::Coverage(args) => coverage(args),
    }
}

fn run_files(args: &Run) -> Outcome {
    let report = scenario::run_files_with(&args.paths, &args.sets.catalogue()?);
    // A mistyped folder must not look like success.
    if report.passed + report.failed == 0 {
        let paths: Vec<String> = args.paths.iter().map(|path| path.display().to_string()).collect();
        return Err(Failure::failed(format!("there is no scenario in {}", paths.join(", "))));
    }
    match args.json {
        true => out::json(&report)?,
        false => out::text(&format!("{report}\n"))?,
    }
    if report.failed == 0 { Ok(()) } else { Err(Failure::Told) }
}

fn coverage(args: &Coverage) -> Outcome {
    let report = scenario::coverage(&args.paths, &args.rules, &args.sets.catalogue()?)
        .map_err(|error| Failure::failed(format!("{}: cannot be read: {error}", args.rules.display())))?;
    match args.json {
        true => out::json(&report)?,
        false => out::text(&format!("{report}\n"))?,
    }
    if report.complete() { Ok(()) } else { Err(Failure::Told) }
}
