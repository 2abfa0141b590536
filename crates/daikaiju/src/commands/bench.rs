//! `daikaiju bench`: how fast the engine is on this machine.

use crate::args::{LangArg, SetArgs, table_failure};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::words::say;
use clap::Args;
use clap::builder::PossibleValuesParser;
use std::time::Duration;

/// Measure the engine: one thread, random play, all options listed
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju bench
  daikaiju bench --case base-4 --seconds 10 --json

JSON: {cases: [{name, decisions_per_second, games_per_second, decisions_per_game, ns_per_decision, game_bytes,
clone_ns, allocations_per_game}]}. The best of several rounds counts; keep the machine quiet.")]
pub struct Bench {
    /// Only this case
    #[arg(long, value_parser = PossibleValuesParser::new(lab::bench::names()))]
    case: Option<String>,
    /// How long to measure each case
    #[arg(long, value_name = "S", default_value_t = 2.0)]
    seconds: f64,
    #[command(flatten)]
    sets: SetArgs,
    #[command(flatten)]
    lang: LangArg,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Measures.
pub fn run(args: &Bench) -> Outcome {
    let time = Duration::try_from_secs_f64(args.seconds)
        .ok()
        .filter(|time| (0.01..=3600.0).contains(&time.as_secs_f64()))
        .ok_or_else(|| Failure::usage(format!("--seconds can be 0.01 to 3600, not {}", args.seconds)))?;
    let catalogue = args.sets.catalogue()?;
    let bench = lab::bench::run(&catalogue, time, args.case.as_deref()).map_err(table_failure)?;
    if args.json {
        return out::json(&bench);
    }
    let keys = ["case", "decisions-s", "games-s", "decisions-game", "ns", "bytes", "clone-ns", "allocations"];
    let head = keys.map(|key| say(args.lang.lang, &format!("cli-bench-{key}")));
    let rows: Vec<[String; 8]> = bench
        .cases
        .iter()
        .map(|case| {
            [
                case.name.clone(),
                out::grouped(case.decisions_per_second as u64),
                out::grouped(case.games_per_second as u64),
                format!("{:.1}", case.decisions_per_game),
                format!("{:.1}", case.ns_per_decision),
                case.game_bytes.to_string(),
                format!("{:.1}", case.clone_ns),
                format!("{:.1}", case.allocations_per_game),
            ]
        })
        .collect();
    out::text(&out::table(head, &rows, [false, true, true, true, true, true, true, true]))
}
