//! `daikaiju study`: what things are worth, found out by playing.

mod cards;
mod evolutions;
mod expansions;
mod seats;
mod tiles;
mod tokyo;

use std::path::PathBuf;

use crate::args::{LangArg, TableArgs, ThreadsArg, bot_failure, number, players, table_failure};
use crate::failure::{Failure, Outcome};
use crate::reports::{self, Origin};
use crate::words::{say_of, say_with};
use crate::{out, reports::lang_words, reports::table_words};
use ::cards::catalogue::Catalogue;
use ::cards::table::{Table, TableOptions};
use ::cards::words::Value;
use bots::Spec;
use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use lab::study::Plan;
use lab::sum::{Estimate, FEWEST, Verdict};
use report::{Bar, Cell, Chart, Report, Section, Tone, Unit};
use rules::Rulebook;
use serde::Serialize;

/// Find out by playing what cards, monsters, seats and staying in Tokyo are worth
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju study cards --bot brawler --games 20000 --out cards
  daikaiju study cards --cards evacuation-orders,frenzy,mimic --games 500
  daikaiju study tokyo --bot brawler --out tokyo
  daikaiju study expansions --games 300 --json
  daikaiju study evolutions --lang fr

What is compared are pairs of games that are the same up to one difference, with the same dice and the same deck afterwards.
cards: bought or not, where the card is on offer to somebody who can pay; the same with the price given back; the price that would be fair; beside it who won of those who bought it and of those who could have
evolutions: in the hand from the start or not, for every monster of Power Up!
tiles: taken or none taken, where a level of wickedness is reached
expansions: the same seeds with and without: length, and how games end
monsters: with their evolutions, every monster in every seat
seats: share of wins by the order of turns, 2 to 6 monsters unless --players is given
tokyo: leaving or staying, by hearts, stars and number of monsters, 2 to 6 unless --players is given

Intervals hold the truth 95 times in a hundred; where they are too wide to tell, the answer is \"not enough\". The same seed gives the same numbers, whatever the number of threads. With --out the folder has report.html (charts and tables in one file), chart-1.svg, data.csv and so on for each of its parts, and data.json.

JSON: study, bot, games, players, origin {command, seed, version, sets, network}, found (depends on the study). A measured value is {mean, margin, n}, where the margin is half of the interval.")]
pub struct Study {
    /// What to study
    what: What,
    /// Who plays in every seat: planner plays well, brawler a hundred times faster, searcher best and far slower
    #[arg(long, value_name = "BOT", default_value = "planner")]
    bot: String,
    /// How many monsters [default: 4; seats and tokyo: 2 to 6 one after the other]
    #[arg(long, value_name = "P", value_parser = players)]
    players: Option<u8>,
    /// Games to look for situations in; from each of them more are played [default: depends on the study]
    #[arg(long, value_name = "N", value_parser = number::<u64>(1, u64::MAX))]
    games: Option<u64>,
    /// For the study of cards: only these
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    cards: Vec<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Where all chance comes from
    #[arg(long, value_name = "S", default_value_t = 0, value_parser = number::<u64>(0, u64::MAX))]
    seed: u64,
    #[command(flatten)]
    threads: ThreadsArg,
    /// A folder for the report: a page with charts, tables as CSV, everything as JSON
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    lang: LangArg,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// What can be studied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    Cards,
    Evolutions,
    Tiles,
    Expansions,
    Monsters,
    Seats,
    Tokyo,
}

impl What {
    /// As it is typed.
    fn name(self) -> String {
        self.to_possible_value().map(|it| it.get_name().to_string()).unwrap_or_default()
    }

    /// Does its page say "not enough" somewhere?
    fn judges(self) -> bool {
        matches!(self, What::Cards | What::Evolutions | What::Tiles | What::Tokyo)
    }

    /// About as many as a planner plays in some minutes.
    fn games(self) -> u64 {
        match self {
            What::Cards => 200,
            What::Evolutions => 50,
            What::Tiles => 500,
            What::Expansions => 500,
            What::Monsters => 500,
            What::Seats => 1000,
            What::Tokyo => 500,
        }
    }
}

/// Everything for programs.
#[derive(Serialize)]
struct Everything<'a> {
    study: What,
    bot: &'a str,
    games: u64,
    players: Vec<u8>,
    origin: &'a Origin,
    found: serde_json::Value,
}

/// What a study has found: for programs, and the parts of its report.
struct Found {
    json: serde_json::Value,
    sections: Vec<Section>,
    /// Keys of the title and of what is said about how it was found out.
    title: &'static str,
    lead: &'static str,
}

/// Studies.
pub fn run(args: &Study) -> Outcome {
    let catalogue = args.table.sets.catalogue()?;
    if args.bot.starts_with("exec:") {
        return Err(Failure::usage(
            "studies play games over and over from one moment, which programs cannot: choose one of the bots of simulate --help",
        ));
    }
    let bot = Spec::with_files(&args.bot).map_err(bot_failure)?;
    let plain = TableOptions::new(args.table.edition, 4);
    let plain = Table::new(&catalogue, &plain).map_err(table_failure)?;
    bot.check(&plain.rules).map_err(bot_failure)?;
    if !args.cards.is_empty() && args.what != What::Cards {
        return Err(Failure::usage("--cards is for the study of cards: daikaiju study cards --cards LIST"));
    }
    if args.json && args.out.is_some() {
        return Err(Failure::usage("--json and --out do not go together: the folder has data.json"));
    }
    let context = Context::new(args, &catalogue, &bot)?;
    if let Some(dir) = &args.out {
        reports::folder(dir)?;
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.count()).build();
    let pool = pool.map_err(Failure::failed)?;
    let found = pool.install(|| match args.what {
        What::Cards => cards::run(&context, &args.cards),
        What::Evolutions => evolutions::run(&context),
        What::Tiles => tiles::run(&context),
        What::Expansions => expansions::run(&context),
        What::Monsters => evolutions::monsters(&context),
        What::Seats => seats::run(&context),
        What::Tokyo => tokyo::run(&context),
    })?;
    context.bar.finish_and_clear();
    let command = format!(
        "daikaiju study {} --bot {} --games {}{}{} --seed {}{}",
        args.what.name(),
        args.bot,
        context.games,
        if args.cards.is_empty() { String::new() } else { format!(" --cards {}", args.cards.join(",")) },
        table_words(&args.table, args.players),
        args.seed,
        lang_words(args.lang.lang),
    );
    let origin = Origin::new(command, args.seed, &[&args.bot], args.table.edition, &catalogue);
    let report = Report {
        lang: args.lang.lang.code().to_string(),
        title: context.say(found.title),
        lead: [found.lead, "intervals"]
            .into_iter()
            .chain(args.what.judges().then_some("unsure"))
            .map(|key| context.say(key))
            .collect::<Vec<_>>()
            .join(" "),
        facts: origin.facts(args.lang.lang),
        table: context.say("table"),
        sections: found.sections,
    };
    let everything = Everything {
        study: args.what,
        bot: &args.bot,
        games: context.games,
        players: context.sizes.clone(),
        origin: &origin,
        found: found.json,
    };
    if let Some(dir) = &args.out {
        reports::write(dir, &report, &everything)?;
    }
    if args.json { out::json(&everything) } else { out::text(&reports::page(&report)) }
}

/// What all studies need.
struct Context<'a> {
    args: &'a Study,
    catalogue: &'a Catalogue,
    bot: &'a Spec,
    games: u64,
    /// Numbers of monsters to play with.
    sizes: Vec<u8>,
    bar: ProgressBar,
}

impl<'a> Context<'a> {
    fn new(args: &'a Study, catalogue: &'a Catalogue, bot: &'a Spec) -> Result<Context<'a>, Failure> {
        let most = Rulebook::new(args.table.edition, false, true).players.1;
        let sizes = match (args.players, args.what) {
            (Some(players), _) => vec![players],
            (None, What::Seats | What::Tokyo) => (2..=most).collect(),
            (None, _) => vec![4],
        };
        let games = args.games.unwrap_or(args.what.games());
        Ok(Context { args, catalogue, bot, games, sizes, bar: out::progress(0) })
    }

    fn plan(&self) -> Plan<'_> {
        Plan { bot: self.bot, games: self.games, seed: self.args.seed }
    }

    fn options(&self, players: u8) -> TableOptions {
        let mut options = TableOptions::new(self.args.table.edition, players);
        options.with.clone_from(&self.args.table.with);
        options.without_cards.clone_from(&self.args.table.without_cards);
        options.monsters.clone_from(&self.args.table.monsters);
        options.hearts = self.args.table.hearts;
        options.stars_to_win = self.args.table.stars;
        options
    }

    fn table(&self, players: u8) -> Result<Table<'a>, Failure> {
        self.args.table.table(self.catalogue, players, self.args.seed)
    }

    /// How many monsters, where it is one number.
    fn players(&self) -> u8 {
        self.sizes[0]
    }

    /// Shows progress towards so many.
    fn expect(&self, units: u64) {
        self.bar.set_length(units);
        self.bar.reset_eta();
    }

    fn say(&self, key: &str) -> String {
        say_of(self.args.lang.lang, self.args.table.edition, &format!("cli-study-{key}"))
    }

    fn name(&self, card: &::cards::catalogue::Card) -> String {
        card.facts.name.get(self.args.lang.lang.code()).to_string()
    }

    /// A note on a chart of bars, with what their colours mean.
    fn note(&self, key: &str) -> String {
        format!("{} {}", self.say(key), self.say("colours"))
    }

    /// What can be said of a gain, in words.
    fn verdict(&self, verdict: Verdict) -> String {
        self.say(match verdict {
            Verdict::Gains => "gains",
            Verdict::Loses => "loses",
            Verdict::Even => "even",
            Verdict::NotEnough => "not-enough",
        })
    }

    /// A bar of a gain; of too few pairs nothing is drawn, and beside it stands that there were not enough.
    fn bar(&self, label: String, what: &str, gain: &Estimate) -> Bar {
        let bar = Bar { label, hint: self.hint(what, Unit::Gain, gain), ..Bar::default() };
        if !enough(gain) {
            return Bar { cells: vec![self.say("not-enough")], ..bar };
        }
        Bar {
            value: gain.mean,
            margin: gain.margin,
            tone: tone(gain.verdict()),
            cells: vec![Unit::Gain.show_within(gain.mean, gain.margin)],
            ..bar
        }
    }

    /// Charts of gains with their note. If there were too few pairs of everything there is no chart: the note then says
    /// how many games it would take.
    fn charts(&self, charts: Vec<Chart>, note: String, gains: &[Estimate]) -> (Vec<Chart>, String) {
        if charts.is_empty() || !gains.iter().any(enough) {
            let least = Value::from(FEWEST.to_string());
            let games = out::grouped(games_for_half(self.games, gains));
            let args = [("least", least), ("games", games.into())];
            return (Vec::new(), say_with(self.args.lang.lang, "cli-study-too-few", &args));
        }
        (charts, note)
    }

    /// A measured value with how many pairs it is from, for whoever points at it.
    fn hint(&self, what: &str, unit: Unit, it: &Estimate) -> String {
        format!(
            "{what}: {}, {} {}",
            unit.show_within(it.mean, it.margin),
            out::grouped(it.n),
            self.say("pairs")
        )
    }
}

/// From fewer pairs nothing is said, neither in words nor on a chart.
fn enough(gain: &Estimate) -> bool {
    gain.n >= FEWEST
}

/// About how many games it takes until of half of these there are enough pairs, in two digits.
fn games_for_half(games: u64, gains: &[Estimate]) -> u64 {
    let mut pairs: Vec<u64> = gains.iter().map(|it| it.n).collect();
    pairs.sort_unstable_by(|a, b| b.cmp(a));
    let middle = pairs.get(pairs.len().saturating_sub(1) / 2).copied().unwrap_or(0);
    // None in so many games says only that it takes more.
    let needed = games as f64 * FEWEST as f64 / (middle as f64).max(0.5);
    let step = 10_f64.powf(needed.max(10.0).log10().floor() - 1.0);
    ((needed / step).ceil() * step) as u64
}

fn tone(verdict: Verdict) -> Tone {
    match verdict {
        Verdict::Gains => Tone::Plus,
        Verdict::Loses => Tone::Minus,
        Verdict::Even => Tone::Plain,
        Verdict::NotEnough => Tone::Unsure,
    }
}

/// A measured value and its margin as two cells.
fn cells(unit: Unit, it: &Estimate) -> [Cell; 2] {
    Cell::within(unit, it.mean, it.margin)
}

fn to_json(found: &impl Serialize) -> Result<serde_json::Value, Failure> {
    serde_json::to_value(found).map_err(Failure::failed)
}

/// A table that cannot be.
fn no_table(error: ::cards::table::TableError) -> Failure {
    table_failure(error)
}
