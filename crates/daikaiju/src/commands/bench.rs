//! `daikaiju bench`: how fast the engine and the bots are on this machine.

use crate::args::{LangArg, SetArgs, check_bots, editions, table_failure};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::outsiders::named;
use crate::words::say;
use bots::ByName;
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use clap::Args;
use clap::builder::PossibleValuesParser;
use lab::pace::Pace;
use lab::simulate::{Plan, SimulateError};
use outside::{Limits, Players};
use rules::{Edition, Seeded};
use std::time::Duration;

/// Measure the engine, or how long bots think
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju bench
  daikaiju bench --case base-4 --seconds 10 --json
  daikaiju bench --case base-4 --case all-4
  daikaiju bench --bots planner,searcher:20ms --seconds 20
  daikaiju bench --bots brawler,planner --edition new-york
  daikaiju bench --bots searcher:5ms --with power-up,halloween,wicked-mixed,luchador
  daikaiju bench --threads 2 --seconds 30

JSON: {cases: [{name, decisions_per_second, games_per_second, decisions_per_game, ns_per_decision, game_bytes, clone_ns, allocations_per_game}]}. The same games are played over and over, all cases in turn, and of every few games the best time counts; keep the machine quiet. With --bots: {bots: [{bot, decisions, decisions_per_second, median_ms, p99_ms, longest_ms, nodes_per_second}]}, one thread, four monsters, answers with at least two options; a node is a turn played on in thought. With --threads: {threads, one, all, times, rounds: {mean, margin, n}}: games a second of four brawlers with one thread and with so many, each in its best round, how many times as many that is, and the same on average of n rounds.")]
pub struct Bench {
    /// Only this case; can be given several times
    #[arg(long, value_parser = PossibleValuesParser::new(lab::bench::names()))]
    case: Vec<String>,
    /// How long these bots think, instead
    #[arg(long, value_name = "LIST", conflicts_with = "case")]
    bots: Vec<String>,
    /// What so many threads make of one, instead
    #[arg(long, value_name = "T", conflicts_with_all = ["case", "bots"], value_parser = crate::args::number::<u16>(2, 1024))]
    threads: Option<u16>,
    /// The edition at which bots think
    #[arg(long, default_value = "monster-box", value_parser = editions(), requires = "bots")]
    edition: Edition,
    /// Additions with which bots think, as for simulate
    #[arg(long, value_name = "LIST", value_delimiter = ',', requires = "bots")]
    with: Vec<String>,
    /// How long to measure each case or bot
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
    if !args.bots.is_empty() {
        return bots(args, &catalogue, time);
    }
    if let Some(count) = args.threads {
        return threads(args, &catalogue, usize::from(count), time);
    }
    let cases: Vec<&str> = args.case.iter().map(String::as_str).collect();
    let bench = lab::bench::run(&catalogue, time, &cases).map_err(table_failure)?;
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

/// How long bots think.
fn bots(args: &Bench, catalogue: &Catalogue, time: Duration) -> Outcome {
    let mut options = TableOptions::new(args.edition, 4);
    options.with.clone_from(&args.with);
    table::seating::seat_monsters(catalogue, &mut options, &mut Seeded::new(1));
    let table = Table::new(catalogue, &options).map_err(table_failure)?;
    let names = named(&args.bots);
    check_bots(&names, names.len())?;
    let from = Players::new(catalogue, &table, &table.options.monsters, Limits::default());
    names.iter().try_for_each(|name| from.check(name, &table.rules)).map_err(crate::args::bot_failure)?;
    let progress = out::progress(names.len() as u64);
    let pace = |name: &String| {
        let pace = lab::pace::run(&table.rules, name, &from, time);
        progress.inc(1);
        pace
    };
    let paces: Result<Vec<Pace>, SimulateError> = names.iter().map(pace).collect();
    progress.finish_and_clear();
    let paces = paces?;
    if args.json {
        return out::json(&serde_json::json!({ "bots": paces }));
    }
    let keys = ["bot", "decisions", "decisions-s", "median", "p99", "longest", "nodes-s"];
    let head = keys.map(|key| say(args.lang.lang, &format!("cli-bench-{key}")));
    let ms = |time: f64| format!("{time:.3}");
    let row = |it: &Pace| {
        [
            it.bot.clone(),
            out::grouped(it.decisions),
            out::grouped(it.decisions_per_second as u64),
            ms(it.median_ms),
            ms(it.p99_ms),
            ms(it.longest_ms),
            out::grouped(it.nodes_per_second as u64),
        ]
    };
    let rows: Vec<[String; 7]> = paces.iter().map(row).collect();
    out::text(&out::table(head, &rows, [false, true, true, true, true, true, true]))
}

/// Games of a round with one and with several threads: enough that nobody waits for the last of them for long.
const ROUND: u64 = 6400;

/// What several threads make of one.
fn threads(args: &Bench, catalogue: &Catalogue, threads: usize, time: Duration) -> Outcome {
    let table = Table::new(catalogue, &TableOptions::new(Edition::MonsterBox, 4)).map_err(table_failure)?;
    let from = Players::new(catalogue, &table, &table.options.monsters, Limits::default());
    let bots = ["brawler".to_string()];
    let plan =
        Plan { rules: &table.rules, bots: &bots, from: &from, games: ROUND, seed: 1, threads, ways: false };
    let found = lab::scaling::run(&plan, time)?;
    if args.json {
        return out::json(&found);
    }
    let head = ["threads", "games-s", "times", "mean", "rounds"]
        .map(|key| say(args.lang.lang, &format!("cli-bench-{key}")));
    let games = |threads: usize, games: f64| [threads.to_string(), out::grouped(games as u64)];
    let [one, rate_of_one] = games(1, found.one);
    let [all, rate_of_all] = games(found.threads, found.all);
    let mean = format!("{:.2} ± {:.2}", found.rounds.mean, found.rounds.margin);
    let rows = [
        [one, rate_of_one, String::new(), String::new(), String::new()],
        [all, rate_of_all, format!("{:.2}", found.times), mean, found.rounds.n.to_string()],
    ];
    out::text(&out::table(head, &rows, [true; 5]))
}
