//! `daikaiju simulate`: bots play many games.

use crate::args::{LangArg, TableArgs, ThreadsArg, check_bots, number, players};
use crate::failure::Outcome;
use crate::out;
use crate::outsiders::{self, BotTimeArg, WithOutsiders, named};
use crate::words::say_of;
use cards::words::Lang;
use clap::Args;
use lab::simulate::{Endings, Plan, Report};
use lab::sum::Estimate;
use outside::Players;
use rules::Edition;

/// Let bots play many games and count who wins
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju simulate --games 10000 --bots brawler,random
  daikaiju simulate --games 1000 --players 2 --edition origins --seed 7 --json
  daikaiju simulate --edition new-york --players 6 --games 1000
  daikaiju simulate --with origins-all,promos-likely --without-cards gas-refinery --hearts 12
  daikaiju simulate --with power-up,halloween --monsters kraken,alienoid --bots brawler,random
  daikaiju simulate --bots 'exec:python3 examples/outside.py,random'
  daikaiju simulate --bots planner@careful,planner@aggressive --ways

With power-up every seat needs a monster with evolutions; those not named are drawn once, by the seed.

The same seed gives the same games, whatever the number of threads. JSON: games, decisions, seconds, games_per_second, decisions_per_second, wins_by_seat (array), wins_by_bot (object), shares_by_seat [{mean, margin, n}] and shares_by_bot (object of such: the share of all games, half of the interval that holds the truth 95 times in a hundred, and how many games), endings {stars, survivor, card, nobody}, mean_turns; with --ways, ways (object by bot of {hearts_taken, turns_in_tokyo, stars, cards_bought, margins {the same}}, for one monster in a game on average); with programs outside [{bot, asked, late, nonsense, illegal, gone, deaths, first, said}]. A win shared by k monsters counts 1/k for each.")]
pub struct Simulate {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number::<u64>(1, u64::MAX))]
    games: u64,
    /// How many monsters: 2 to 6, in Origins 2 to 4
    #[arg(long, value_name = "P", default_value_t = 4, value_parser = players)]
    players: u8,
    /// Bots (searcher, planner, hunter, brawler, random), repeated around the table: brawler,random at four seats is
    /// brawler, random, brawler, random; searcher:2000 or searcher:20ms says how long to look ahead, planner:FILE by
    /// which network; planner@careful and the like have a temperament (aggressive, careful, star-hunting, hoarding);
    /// exec:COMMAND is any program that speaks docs/bot-protocol.md
    #[arg(long, value_name = "LIST", default_value = "brawler")]
    bots: Vec<String>,
    #[command(flatten)]
    bot_time: BotTimeArg,
    #[command(flatten)]
    table: TableArgs,
    /// Where all chance comes from
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = number::<u64>(0, u64::MAX))]
    seed: u64,
    /// Count also how each bot played: hearts taken, turns begun in the city (Tokyo or Manhattan), stars, cards bought
    #[arg(long)]
    ways: bool,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    lang: LangArg,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Plays.
pub fn run(args: &Simulate) -> Outcome {
    let catalogue = args.table.sets.catalogue()?;
    let table = args.table.table(&catalogue, args.players, args.seed)?;
    let bots = named(&args.bots);
    check_bots(&bots, args.players as usize)?;
    let from = Players::new(&catalogue, &table, &table.options.monsters, args.bot_time.limits());
    let (threads, games, seed) = (args.threads.count(), args.games, args.seed);
    let plan = Plan { rules: &table.rules, bots: &bots, from: &from, games, seed, threads, ways: args.ways };
    let progress = out::progress(args.games);
    let report = lab::simulate::run(&plan, &|done| progress.inc(done));
    progress.finish_and_clear();
    let report = report?;
    let (faults, lang) = (from.faults(), args.lang.lang);
    match args.json {
        true => out::json(&WithOutsiders::new(&report, &faults)),
        false => {
            let page = page(&report, &plan, args.table.edition, lang);
            out::text(&(page + &outsiders::page(&faults, lang)))
        }
    }
}

/// The report for people.
fn page(report: &Report, plan: &Plan, edition: Edition, lang: Lang) -> String {
    let say = |key: &str| say_of(lang, edition, &format!("cli-sim-{key}"));
    let percent = |won: f64| format!("{:.2} %", won * 100.0 / report.games as f64);
    let Endings { stars, survivor, card, nobody } = report.endings;
    let plain = |key: &str, value: String| [say(key), value, String::new(), String::new()];
    let mut rows = vec![
        plain("games", out::grouped(report.games)),
        plain("decisions", out::grouped(report.decisions)),
        plain("seconds", format!("{:.2}", report.seconds)),
        plain("games-per-second", out::grouped(report.games_per_second as u64)),
        plain("decisions-per-second", out::grouped(report.decisions_per_second as u64)),
        plain("mean-turns", format!("{:.2}", report.mean_turns)),
    ];
    let row = |name: String, won: f64, share: &Estimate| {
        [name, format!("{won:.2}"), percent(won), format!("± {:.2}", share.margin * 100.0)]
    };
    for (seat, (won, share)) in report.wins_by_seat.iter().zip(&report.shares_by_seat).enumerate() {
        let bot = &plan.bots[seat % plan.bots.len()];
        rows.push(row(format!("{} {} ({bot})", say("seat"), seat + 1), *won, share));
    }
    for ((bot, won), share) in report.wins_by_bot.iter().zip(report.shares_by_bot.values()) {
        rows.push(row(format!("{} {bot}", say("bot")), *won, share));
    }
    for (key, count) in [("stars", stars), ("survivor", survivor), ("card", card), ("nobody", nobody)] {
        rows.push([say(&format!("ended-{key}")), out::grouped(count), percent(count as f64), String::new()]);
    }
    let head = [String::new(), say("value"), say("share"), String::new()];
    let mut page = out::table(head, &rows, [false, true, true, true]);
    if let Some(ways) = &report.ways {
        let rows: Vec<[String; 5]> = ways
            .iter()
            .map(|(bot, it)| {
                let margins = it.margins;
                let [a, b, c, d] = [
                    (it.hearts_taken, margins.hearts_taken),
                    (it.turns_in_tokyo, margins.turns_in_tokyo),
                    (it.stars, margins.stars),
                    (it.cards_bought, margins.cards_bought),
                ]
                .map(|(mean, margin)| format!("{mean:.2} ± {margin:.2}"));
                [bot.clone(), a, b, c, d]
            })
            .collect();
        let head = ["ways", "hearts-taken", "turns-in-tokyo", "stars-in-the-end", "cards-bought"].map(say);
        page += "\n";
        page += &out::table(head, &rows, [false, true, true, true, true]);
    }
    page
}
