//! `daikaiju rate`: bots against each other, and against perfect play.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use crate::args::{LangArg, TableArgs, ThreadsArg, bot_failure, number};
use crate::commands::rate_keep::{self, Keep};
use crate::commands::rate_report;
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::outsiders::{self, BotTimeArg, WithOutsiders, named};
use crate::reports::{self, Origin, table_words};
use crate::words::{say, say_with};
use bots::{ByName, Spec};
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use cards::words::Lang;
use clap::Args;
use duel::{Scoring, Solution};
use lab::rate::{Pair, Plan, RateError, Rated, Report, Standing, Until};
use lab::regret::{self, Regret};
use lab::sum::Estimate;
use lab::sure::{Interval, Side};
use outside::{Faults, Players};
use rules::Edition;
use serde::Serialize;

/// Let bots play against each other, every one in every seat, and rate them
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju rate --bots planner,hunter,brawler,random --games 2000
  daikaiju rate --bots planner,hunter --players 2 --games 10000 --keep match.json
  daikaiju rate --bots searcher,planner --until-sure --games 20000 --keep match.json
  daikaiju rate --bots searcher:2600,planner --without-luck --games 2000 --keep match.json
  daikaiju rate --bots planner,hunter --with power-up,halloween,wicked-mixed,luchador --json
  daikaiju rate --bots planner,hunter,brawler --regret --games 5000
  daikaiju rate --bots planner,planner:new.net,searcher:500 --games 400
  daikaiju rate --bots 'exec:python3 examples/outside.py,brawler' --games 200
  daikaiju rate --bots planner,hunter,brawler,random --games 2000 --report ratings

In a round every bot sits in every seat once, all with the same luck; rounds are played to their end. With --keep the games so far are kept in a file every second or two and when the program is interrupted, and the same command goes on from there. The same seed gives the same result, whatever the number of threads and however often it was interrupted. Intervals hold the truth 95 times in a hundred.

With --until-sure games of two bots end as soon as it is sure, to 95 %, whether the first wins more or less than the other (=SHARE: than this share of what the two win), at the latest after --games. It is looked at after every round, which the usual intervals do not allow; those told with \"at any time\" do.

With --without-luck it is also told what each would have won without the luck of the dice: a planner knows what every roll was to be hoped to bring, and what it brought beyond that is taken off. On average that is the same, and fewer games tell as much. Games have other luck then than without it.

With --report the folder has report.html (charts and tables in one file), chart-1.svg, data.csv and so on, and data.json.

JSON: games, seed, bots [{bot, rating, rating_margin, wins, wins_margin, games}], pairs [{bot, against, share, margin, games, with two bots any_time {low, high}}] (with --without-luck also without_luck {mean, margin, n} for bots and for two of them), seats (share of the games won at each chair), by_order [{mean, margin, n}] (share won by whoever begins, by the next and so on), endings {stars, survivor, card, nobody}, mean_turns, with --until-sure until {bot, against, than, sure (above, below or null)}; with --regret an array of {bot, scoring, games, won, loss, error, by_dice, by_yielding}. With programs also outside, as for simulate (not with --regret).")]
pub struct Rate {
    /// The bots, each named once, as for simulate: searcher:2000 or searcher:20ms says how long to look ahead (with times
    /// results are not the same again), planner:FILE by which network; exec:COMMAND is any program that speaks
    /// docs/bot-protocol.md
    #[arg(long, value_name = "LIST", required = true)]
    bots: Vec<String>,
    #[command(flatten)]
    bot_time: BotTimeArg,
    /// How many monsters: 2 to 6, in Origins 2 to 4
    #[arg(long, value_name = "P", default_value_t = 4, value_parser = crate::args::players)]
    players: u8,
    /// How many games at least; with --until-sure at most
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = number::<u64>(1, u64::MAX))]
    games: u64,
    /// Stop as soon as it is sure (95 %) whether the first of two bots wins more or less than this share of what both win
    #[arg(long, value_name = "SHARE", num_args = 0..=1, require_equals = true, default_missing_value = "0.5",
        value_parser = share, conflicts_with = "regret")]
    until_sure: Option<f64>,
    /// Tell also what is left without the luck of the dice: surer with as many games, which take a little longer
    #[arg(long, conflicts_with = "regret")]
    without_luck: bool,
    /// A file that keeps what was played, to go on from
    #[arg(long, value_name = "FILE", conflicts_with = "regret")]
    keep: Option<PathBuf>,
    /// A folder for a report: a page with charts, tables as CSV, everything as JSON
    #[arg(long, value_name = "DIR", conflicts_with = "regret")]
    report: Option<PathBuf>,
    /// Measure what each gives away against perfect play of two monsters without cards instead
    #[arg(long, conflicts_with_all = ["players", "edition", "with", "monsters", "without_cards", "hearts", "stars", "files"])]
    regret: bool,
    #[command(flatten)]
    table: TableArgs,
    /// Where all chance comes from
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = number::<u64>(0, u64::MAX))]
    seed: u64,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    lang: LangArg,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

fn share(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(share) if 0.0 < share && share < 1.0 => Ok(share),
        _ => Err("a share is more than 0 and less than 1".to_string()),
    }
}

/// Plays and rates.
pub fn run(args: &Rate) -> Outcome {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.count()).build();
    let pool = pool.map_err(Failure::failed)?;
    if args.regret {
        return regrets(args, &pool);
    }
    let catalogue = args.table.sets.catalogue()?;
    let table = args.table.table(&catalogue, args.players, args.seed)?;
    let bots = named(&args.bots);
    let from = Players::new(&catalogue, &table, &table.options.monsters, args.bot_time.limits());
    let (games, seed, until) = (args.games, args.seed, args.until_sure);
    let without_luck = args.without_luck;
    let plan = Plan { rules: &table.rules, bots: &bots, from: &from, games, seed, until, without_luck };
    let here = format!("{:?} {}", table.options, players(&bots, &table)?);
    let mut standing = Standing::new(&plan, &here).map_err(|error| match error {
        RateError::Bot(error) => bot_failure(error),
        error => Failure::usage(error),
    })?;
    if let Some(file) = args.keep.as_deref().filter(|file| file.exists()) {
        standing = rate_keep::read(file)?;
        if !standing.fits(&plan, &here) {
            return Err(Failure::usage(RateError::OtherPlan));
        }
    }
    let round = bots.len() as u64;
    let rounds = args.games.div_ceil(round);
    let lang = args.lang.lang;
    let mut keep = None;
    if let Some(file) = &args.keep {
        out::writable(file)?;
        if standing.rounds > rounds {
            rate_keep::holds_more(file, &standing, args.games, lang);
        }
        let kept = (standing.rounds > 0).then(|| standing.clone());
        keep = Some(Keep::new(file, kept));
    }
    if let Some(dir) = &args.report {
        reports::folder(dir)?;
    }
    let bar = out::progress(rounds * round);
    bar.set_position(standing.games());
    bar.reset_eta();
    if let Some(keep) = &keep {
        keep.when_interrupted(&bar, lang);
    }
    let mut some = 1;
    let is_over = |standing: &Standing| standing.rounds >= rounds || standing.is_sure(&plan);
    while !is_over(&standing) {
        let began = Instant::now();
        let played =
            pool.install(|| standing.play(&plan, u64::min(some, rounds - standing.rounds), &|n| bar.inc(n)));
        played.map_err(Failure::failed)?;
        // As many as fill about a second, so that little is lost.
        let ratio = (1.0 / began.elapsed().as_secs_f64().max(0.01)).clamp(0.25, 4.0);
        some = ((some as f64 * ratio) as u64).max(1);
        if let Some(keep) = &keep {
            keep.note(&standing, is_over(&standing))?;
        }
    }
    bar.finish_and_clear();
    let (report, faults) = (standing.report(until), from.faults());
    if let Some(dir) = &args.report {
        let list = args.bots.join(",");
        let list = if list.contains(' ') { format!("'{list}'") } else { list };
        let command = format!(
            "daikaiju rate --bots {list} --games {games}{}{}{} --seed {seed}{}",
            until.map(|than| format!(" --until-sure={than}")).unwrap_or_default(),
            if without_luck { " --without-luck" } else { "" },
            table_words(&args.table, Some(args.players)),
            reports::lang_words(lang),
        );
        let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
        let origin = Origin::new(command, args.seed, &bots, args.table.edition, &catalogue);
        let page = rate_report::report(&report, &faults, &origin, lang);
        let found = &WithOutsiders::new(&report, &faults);
        reports::write(dir, &page, &rate_report::Everything { origin: &origin, found })?;
    }
    match args.json {
        true => out::json(&WithOutsiders::new(&report, &faults)),
        false => out::text(&(page(&report, lang) + &outsiders::page(&faults, lang))),
    }
}

/// Which bots these are, for games that are gone on with: the same name may stand for another network by then, or for the
/// bot of another version.
fn players(bots: &[String], table: &Table) -> Result<String, Failure> {
    let mut words = vec![env!("CARGO_PKG_VERSION").to_string()];
    for bot in bots.iter().filter(|bot| !bot.starts_with("exec:")) {
        let spec = Spec::with_files(bot).map_err(bot_failure)?;
        if let Some(network) = spec.network(&table.rules) {
            words.push(format!("{bot} {}", cards::hash::of_bytes(&network.write())));
        }
        if let Some(second) = spec.second_network(&table.rules) {
            words.push(cards::hash::of_bytes(&second.write()));
        }
    }
    Ok(words.join(", "))
}

/// The report for people.
fn page(report: &Report, lang: Lang) -> String {
    let say = |key: &str| say(lang, &format!("cli-rate-{key}"));
    let row = |it: &Rated| {
        let rating = format!("{:.0} ± {:.0}", it.rating, it.rating_margin);
        let mut row = vec![it.bot.clone(), rating, percent(it.wins, it.wins_margin)];
        row.extend(it.without_luck.map(|it| percent(it.mean, it.margin)));
        row.push(out::grouped(it.games));
        row
    };
    let rows: Vec<Vec<String>> = report.bots.iter().map(row).collect();
    let mut head = vec![say("bot"), say("rating"), say("wins")];
    head.extend(report.bots.iter().find_map(|it| it.without_luck).map(|_| say("calm")));
    head.push(say("games"));
    let mut text = columns(&head, &rows);
    text.push('\n');
    text += &pairs(report, lang);
    let order = |(order, it): (usize, &Estimate)| {
        [format!("{} {}", say("order"), order + 1), percent(it.mean, it.margin)]
    };
    let rows: Vec<[String; 2]> = report.by_order.iter().enumerate().map(order).collect();
    text.push('\n');
    text += &out::table([String::new(), say("share")], &rows, [false, true]);
    text += &format!("\n{}: {:.1}\n", say("turns"), report.mean_turns);
    text
}

/// The better one of each two; of only two also what may be looked at at any time, and what was to be found out.
fn pairs(report: &Report, lang: Lang) -> String {
    let word = |key: &str| say(lang, &format!("cli-rate-{key}"));
    let better = || better(report);
    let row = |it: &Pair| {
        let mut row = vec![format!("{} : {}", it.bot, it.against), percent(it.share, it.margin)];
        row.extend(
            it.any_time.map(|Interval { low, high }| format!("{:.1} – {:.1} %", low * 100.0, high * 100.0)),
        );
        row.extend(it.without_luck.map(|it| percent(it.mean, it.margin)));
        row.push(out::grouped(it.games));
        row
    };
    let rows: Vec<Vec<String>> = better().map(row).collect();
    let mut head = vec![word("pair"), word("share")];
    head.extend(better().find_map(|it| it.any_time).map(|_| word("any-time")));
    head.extend(better().find_map(|it| it.without_luck).map(|_| word("calm")));
    head.push(word("games"));
    let mut text = columns(&head, &rows);
    if let Some(Until { bot, against, than, sure }) = &report.until {
        let key = match sure {
            Some(Side::Above) => "cli-rate-sure-above",
            Some(Side::Below) => "cli-rate-sure-below",
            None => "cli-rate-sure-open",
        };
        let (than, games) = (percent_of(*than), out::grouped(report.games));
        let args = [("bot", bot), ("against", against), ("than", &than), ("games", &games)];
        text += &format!("\n{}\n", say_with(lang, key, &args.map(|(name, it)| (name, it.as_str().into()))));
    }
    text
}

/// Each two once, by the better one's share; where both won equally often, by the one that is told first.
fn better(report: &Report) -> impl Iterator<Item = &Pair> {
    let place = |name: &str| report.bots.iter().position(|it| it.bot == name);
    report.pairs.iter().filter(move |pair| {
        let other = report.pairs.iter().find(|it| it.bot == pair.against && it.against == pair.bot);
        let others = other.map_or(0.0, |it| it.share);
        let is_first = place(&pair.bot) < place(&pair.against);
        pair.games > 0 && (pair.share > others || pair.share == others && is_first)
    })
}

/// Columns of which all but the first are numbers.
fn columns(head: &[String], rows: &[Vec<String>]) -> String {
    let right: Vec<bool> = (0..head.len()).map(|n| n > 0).collect();
    out::lines(head, &rows.iter().map(Vec::as_slice).collect::<Vec<_>>(), &right)
}

fn percent(share: f64, margin: f64) -> String {
    format!("{:.1} % ± {:.1}", share * 100.0, margin * 100.0)
}

fn percent_of(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// What a bot gives away under a scoring.
#[derive(Serialize)]
struct Given {
    bot: String,
    scoring: Scoring,
    #[serde(flatten)]
    regret: Regret,
}

fn scoring_word(scoring: Scoring, lang: Lang) -> String {
    say(lang, if scoring == Scoring::TwoPlayer { "cli-rate-two" } else { "cli-rate-standard" })
}

fn regrets(args: &Rate, pool: &rayon::ThreadPool) -> Outcome {
    let catalogue = Catalogue::built_in();
    let bots = named(&args.bots);
    let bar = out::progress(args.games * bots.len() as u64 * Scoring::ALL.len() as u64);
    let (mut all, mut faults): (Vec<Given>, Vec<Faults>) = Default::default();
    for scoring in Scoring::ALL {
        let mut options = TableOptions::new(Edition::MonsterBox, 2);
        let variant = if scoring == Scoring::TwoPlayer { "on" } else { "off" };
        options.with = vec!["no-cards".to_string(), format!("two-player-variant={variant}")];
        let table = Table::new(&catalogue, &options).map_err(crate::args::table_failure)?;
        let solution = Arc::new(pool.install(|| Solution::solve(scoring, &|_| {})));
        let from = Players::new(&catalogue, &table, &[], args.bot_time.limits());
        for bot in &bots {
            from.check(bot, &table.rules).map_err(bot_failure)?;
            let plan =
                regret::Plan { rules: &table.rules, solution: &solution, games: args.games, seed: args.seed };
            // It was checked, so it is there.
            let player = || from.bot(bot, &table.rules).unwrap_or_else(|_| Box::new(bots::Random));
            let found = pool.install(|| regret::run_with(&plan, &player, &|n| bar.inc(n)));
            let regret = found.map_err(Failure::usage)?;
            all.push(Given { bot: bot.clone(), scoring, regret });
        }
        let named = |it: Faults| Faults {
            bot: format!("{} ({})", it.bot, scoring_word(scoring, args.lang.lang)),
            ..it
        };
        faults.extend(from.faults().into_iter().map(named));
    }
    bar.finish_and_clear();
    if args.json {
        return out::json(&all);
    }
    let say = |key: &str| say(args.lang.lang, &format!("cli-rate-{key}"));
    let rows: Vec<[String; 6]> = all
        .iter()
        .map(|Given { bot, scoring, regret }| {
            let scoring = scoring_word(*scoring, args.lang.lang);
            let loss = format!("{:.2} ± {:.2}", regret.loss * 100.0, 196.0 * regret.error);
            let parts = [regret.by_dice, regret.by_yielding].map(|part| format!("{:.2}", part * 100.0));
            let [dice, leaving] = parts;
            [bot.clone(), scoring, loss, dice, leaving, percent_of(regret.won)]
        })
        .collect();
    let head = [say("bot"), String::new(), say("loss"), say("dice"), say("leaving"), say("won")];
    let table = out::table(head, &rows, [false, false, true, true, true, true]);
    out::text(&format!("{}\n\n{table}{}", say("regret"), outsiders::page(&faults, args.lang.lang)))
}
