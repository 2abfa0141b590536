//! Flags that several commands share.

use crate::failure::Failure;
use bots::BadBot;
use bots::value::Weights;
use cards::catalogue::{Catalogue, NotFound};
use cards::table::{Table, TableError, TableOptions};
use cards::words::Lang;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rules::{Edition, Seeded};
use std::path::PathBuf;

/// Sets beyond those that come with the program.
#[derive(Args, Clone, Debug, Default)]
pub struct SetArgs {
    /// A set file to use beside the built-in sets (may be given several times)
    #[arg(long = "set", value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

impl SetArgs {
    /// All sets together.
    pub fn catalogue(&self) -> Result<Catalogue, Failure> {
        Catalogue::with_files(&self.files).map_err(Failure::failed)
    }
}

/// The language of what is shown.
#[derive(Args, Clone, Copy, Debug)]
pub struct LangArg {
    /// Language of the answer
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = languages())]
    pub lang: Lang,
}

/// How many threads.
#[derive(Args, Clone, Copy, Debug)]
pub struct ThreadsArg {
    /// How many threads [default: as many as the machine has]
    #[arg(long, value_name = "T", value_parser = number::<u16>(1, 1024))]
    threads: Option<u16>,
}

impl ThreadsArg {
    /// As many as were asked for, or as the machine has.
    pub fn count(self) -> usize {
        let machine = || std::thread::available_parallelism().map_or(1, |threads| threads.get());
        self.threads.map_or_else(machine, usize::from)
    }
}

fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse::<Lang>())
}

/// The editions, for flags that name one.
pub fn editions() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::id))
        .try_map(|id| Edition::from_id(&id).ok_or("there is no such edition"))
}

/// A whole number within these bounds, with a message that says so.
pub fn number<T>(from: u64, to: u64) -> impl TypedValueParser<Value = T>
where
    T: TryFrom<u64> + Clone + Send + Sync + 'static,
{
    move |text: &str| {
        let found = text.parse().ok().filter(|n| (from..=to).contains(n)).and_then(|n| T::try_from(n).ok());
        found.ok_or_else(|| match to {
            u64::MAX => format!("write a whole number, {from} or more"),
            _ => format!("write a whole number from {from} to {to}"),
        })
    }
}

/// How many monsters, as far as there is such a number; the table says how many it takes.
pub fn players(text: &str) -> Result<u8, String> {
    text.parse().map_err(|_| "write a number of monsters, such as 4".to_string())
}

/// What a table plays with, apart from how many play.
#[derive(Args, Clone, Debug)]
pub struct TableArgs {
    /// The edition
    #[arg(long, default_value = "monster-box", value_parser = editions())]
    pub edition: Edition,
    /// Additions: power-up, mutants, halloween, wicked-orange, wicked-green, wicked-mixed, wicked-mixed=TILE+TILE,
    /// luchador, origins-exclusive, origins-all, origins=CARD+CARD, promos-likely, promos-fan-list, no-cards, held-windows,
    /// two-player-variant=on|off; in New York crowded-manhattan=on|off
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub with: Vec<String>,
    /// Monsters in the order of their seats; where none is named, people are asked and the others draw one
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub monsters: Vec<String>,
    /// House rule: cards left out of the deck
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub without_cards: Vec<String>,
    /// House rule: hearts at the start (10 by the book)
    #[arg(long, value_name = "N", value_parser = number::<u8>(1, 100))]
    pub hearts: Option<u8>,
    /// House rule: stars needed to win (20 by the book)
    #[arg(long, value_name = "N", value_parser = number::<u8>(1, 100))]
    pub stars: Option<u8>,
    #[command(flatten)]
    pub sets: SetArgs,
}

impl TableArgs {
    /// The same as the options of a table for so many monsters. Where monsters matter and are not named, they are drawn
    /// by this seed.
    pub fn options(&self, catalogue: &Catalogue, players: u8, seed: u64) -> TableOptions {
        let mut options = TableOptions::new(self.edition, players);
        options.with.clone_from(&self.with);
        options.without_cards.clone_from(&self.without_cards);
        options.hearts = self.hearts;
        options.stars_to_win = self.stars;
        options.monsters.clone_from(&self.monsters);
        table::seating::seat_monsters(catalogue, &mut options, &mut Seeded::new(seed));
        options
    }

    /// The table itself.
    pub fn table<'c>(&self, catalogue: &'c Catalogue, players: u8, seed: u64) -> Result<Table<'c>, Failure> {
        Table::new(catalogue, &self.options(catalogue, players, seed)).map_err(|error| match &error {
            TableError::NotFound(missing) if missing.what == "monster" => {
                not_found(missing, "monsters", catalogue.monsters().iter().map(|it| it.facts.id.as_str()))
            }
            _ => table_failure(error),
        })
    }
}

/// A table that cannot be is a mistake of the command line, unless a card of a set file is to blame.
pub fn table_failure(error: TableError) -> Failure {
    match error {
        TableError::Setup(rules::SetupError::Card(error)) => Failure::failed(error),
        error => Failure::usage(error),
    }
}

/// A name nothing has, with all there are where none is near.
pub fn not_found<'a>(error: &NotFound, what: &str, all: impl Iterator<Item = &'a str>) -> Failure {
    match error.nearest {
        Some(_) => Failure::usage(error),
        None => Failure::usage(format!("{error}; the {what} are: {}", all.collect::<Vec<_>>().join(", "))),
    }
}

/// A bot that does not exist is a mistake of the command line, as is a network for other tables; a file that is no network is a file
/// that does not work.
pub fn bot_failure(error: BadBot) -> Failure {
    let is_network = |file: &str| std::fs::read(file).is_ok_and(|bytes| Weights::read(&bytes).is_ok());
    match &error {
        BadBot::Network(file, _) if !is_network(file) => Failure::failed(error),
        error => Failure::usage(error),
    }
}

/// Checks names of bots, and that each of them gets a seat.
pub fn check_bots(names: &[String], seats: usize) -> Result<(), Failure> {
    names.iter().try_for_each(|name| outside::check_name(name)).map_err(bot_failure)?;
    match names.len() > seats {
        true => Err(Failure::usage(format!("{} bots are too many for {seats} seats", names.len()))),
        false => Ok(()),
    }
}
