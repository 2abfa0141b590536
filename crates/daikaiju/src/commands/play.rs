//! `daikaiju play`: a game at this terminal.

use crate::args::{LangArg, TableArgs, bot_failure, number, players, table_failure};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::outsiders::{BotTimeArg, named};
use clap::Args;
use std::env;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use terminal::play::{Cover, Finish, PlayError, PlayOptions};

/// What cannot be said about a game that is already going on.
const OF_A_NEW_GAME: [&str; 10] = [
    "players",
    "humans",
    "monsters",
    "edition",
    "with",
    "without_cards",
    "hearts",
    "stars",
    "journal",
    "no_journal",
];

/// Play a game at this terminal, against bots or with friends in turn
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju play
  daikaiju play --players 3 --bots brawler,random --monsters gigazaur --lang de
  daikaiju play --bots hard@aggressive,hard@careful,normal
  daikaiju play --humans Ann,Bob --with promos-likely --journal friday.game
  daikaiju play --with power-up,halloween,wicked-mixed,luchador
  daikaiju play --edition new-york --players 5
  daikaiju play --resume                       go on with the last game
  daikaiju play --resume friday.game
  daikaiju play --bots 'exec:python3 examples/outside.py'

At the table, 'help' lists what can be typed; 'quit' or the end of the input leaves the game. Games are written down as they go, so they can be gone on with later and told again by 'daikaiju replay': in the file of --journal, or else, if somebody sits at the terminal, in $XDG_STATE_HOME/daikaiju/last.game (~/.local/state/daikaiju/last.game); the one before it is kept as last-1.game.

Where hands are hidden (power-up, luchador) and several people share the terminal, the screen is cleared and the keyboard handed over before anything is shown that only one of them may see.")]
pub struct Play {
    /// How many monsters [default: all people and bots named, or 4 if no bots are named]
    #[arg(long, value_name = "P", value_parser = players)]
    players: Option<u8>,
    /// The people at this terminal: how many, or their names separated by commas
    #[arg(long, value_name = "N|NAMES", default_value = "1")]
    humans: String,
    /// Bots for the other seats, taken in turn: levels (easy, normal, hard, master), or by their own names searcher
    /// (looks ahead), planner (weighs everything), hunter (plays for stars), brawler (fights), random, or exec:COMMAND
    /// for any program that speaks docs/bot-protocol.md. hard and master may have a temperament: hard@aggressive,
    /// hard@careful, hard@star-hunting or hard@hoarding. With --resume, the programs of that game that may be started [default: brawler]
    #[arg(long, value_name = "LIST")]
    bots: Vec<String>,
    #[command(flatten)]
    bot_time: BotTimeArg,
    #[command(flatten)]
    table: TableArgs,
    /// The same seed gives the same dice and cards [default: different every time]
    #[arg(long, value_name = "S", value_parser = number::<u64>(0, u64::MAX))]
    seed: Option<u64>,
    /// A new file to write the game down in as it goes
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Do not write the game down
    #[arg(long, conflicts_with = "journal")]
    no_journal: bool,
    /// Go on with the game of this journal, or with the last game
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = OF_A_NEW_GAME)]
    resume: Option<Option<PathBuf>>,
    #[command(flatten)]
    lang: LangArg,
}

/// Plays.
pub fn run(args: Play) -> Outcome {
    let resuming = args.resume.is_some();
    let at_terminal = io::stdin().is_terminal();
    let resume = match args.resume {
        Some(None) => Some(last_game()?),
        Some(file) => file,
        None => None,
    };
    let bots = named(&args.bots);
    if let Some(other) = bots.iter().find(|bot| resuming && !bot.starts_with(outside::PREFIX)) {
        return Err(Failure::usage(PlayError::NotOfThisGame(other.clone())));
    }
    let options = PlayOptions {
        humans: people(&args.humans)?,
        bots,
        limits: args.bot_time.limits(),
        players: args.players,
        monsters: args.table.monsters,
        edition: args.table.edition,
        with: args.table.with,
        without_cards: args.table.without_cards,
        hearts: args.table.hearts,
        stars_to_win: args.table.stars,
        lang: args.lang.lang,
        seed: args.seed,
        sets: args.table.sets.files,
        journal: args.journal,
        // Games of pipes and tests are not anybody's last game.
        folder: state_folder().filter(|_| at_terminal && !args.no_journal),
        resume,
        colour: terminal::paint::colour_wanted(),
        columns: out::columns(),
        // Without it a transcript of piped answers would show questions only.
        echo: !at_terminal,
        cover: match (io::stdout().is_terminal(), env::var_os("TERM").is_some_and(|term| term == "dumb")) {
            (false, _) => Cover::Line,
            (true, true) => Cover::Scroll,
            (true, false) => Cover::Clear,
        },
    };
    match terminal::play::run(&options, &mut io::stdin().lock(), &mut io::stdout()) {
        Ok(Finish::Over { .. } | Finish::Quit | Finish::InputEnded) => Ok(()),
        Err(PlayError::Io(error)) => Err(Failure::Output(error)),
        Err(PlayError::Table(error)) if !resuming => Err(table_failure(error)),
        Err(PlayError::Bot(error)) if !resuming => Err(bot_failure(error)),
        Err(
            error @ (PlayError::Monster(..)
            | PlayError::SameMonster(_)
            | PlayError::TooManyHumans { .. }
            | PlayError::TooManyMonsters { .. }),
        ) if !resuming => Err(Failure::usage(error)),
        Err(error @ (PlayError::Program(_) | PlayError::NotOfThisGame(_))) => Err(Failure::usage(error)),
        Err(error) => Err(Failure::failed(error)),
    }
}

/// Where games are kept that have no journal of their own.
fn state_folder() -> Option<PathBuf> {
    let folder = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let state = folder("XDG_STATE_HOME").or_else(|| Some(folder("HOME")?.join(".local/state")))?;
    Some(state.join("daikaiju"))
}

/// The last game that was kept.
fn last_game() -> Result<PathBuf, Failure> {
    let path = state_folder().map(|folder| folder.join(terminal::play::LAST));
    match path {
        Some(path) if path.exists() => Ok(path),
        Some(path) => {
            Err(Failure::failed(format!("there is no last game to go on with: no {}", path.display())))
        }
        None => Err(Failure::failed(
            "there is no last game to go on with: neither HOME nor XDG_STATE_HOME is set",
        )),
    }
}

/// The people named, or so many without a name.
fn people(text: &str) -> Result<Vec<String>, Failure> {
    match text.trim().parse::<usize>() {
        Ok(count) if count <= 6 => Ok(vec![String::new(); count]),
        Ok(count) => Err(Failure::usage(format!("at most 6 people can play, not {count}"))),
        Err(_) => {
            let names: Vec<String> = text.split(',').map(|name| name.trim().to_string()).collect();
            let again = |(n, name): &(usize, &String)| !name.is_empty() && names[..*n].contains(name);
            match names.iter().enumerate().find(again) {
                Some((_, name)) => {
                    Err(Failure::usage(format!("two people are called {name}; give each a name of its own")))
                }
                None => Ok(names),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::people;

    #[test]
    fn people_are_counted_or_named() {
        assert_eq!(people("2").unwrap(), ["", ""]);
        assert_eq!(people("0").unwrap(), [""; 0]);
        assert_eq!(people("Ann, Bob").unwrap(), ["Ann", "Bob"]);
        assert!(people("7").is_err());
        assert!(people("Ann,Ann").is_err() && people("Ann, Ann").is_err());
    }
}
