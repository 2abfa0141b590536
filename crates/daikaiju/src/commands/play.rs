//! `daikaiju play`: a game at this terminal.

use crate::args::{LangArg, TableArgs, table_failure};
use crate::failure::{Failure, Outcome};
use crate::out;
use clap::Args;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use terminal::play::{Finish, PlayError, PlayOptions};

/// What cannot be said about a game that is already going on.
const OF_A_NEW_GAME: [&str; 10] = [
    "players",
    "humans",
    "bots",
    "monsters",
    "edition",
    "with",
    "without_cards",
    "hearts",
    "stars",
    "journal",
];

/// Play a game at this terminal, against bots or with friends in turn
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju play
  daikaiju play --players 3 --bots brawler,random --monsters gigazaur --lang de
  daikaiju play --humans Ann,Bob --with promos-likely --journal friday.game
  daikaiju play --resume friday.game

At the table, 'help' lists what can be typed; 'quit' or the end of the input leaves the game. A game with a journal can
be gone on with later and told again by 'daikaiju replay'.")]
pub struct Play {
    /// How many monsters [default: all people and bots named, or 4 if no bots are named]
    #[arg(long, value_name = "P")]
    players: Option<u8>,
    /// The people at this terminal: how many, or their names separated by commas
    #[arg(long, value_name = "N|NAMES", default_value = "1")]
    humans: String,
    /// Bots for the other seats, taken in turn [default: brawler]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    bots: Vec<String>,
    /// Monsters of the people, in the order of their seats; who has none is asked
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    monsters: Vec<String>,
    #[command(flatten)]
    table: TableArgs,
    /// The same seed gives the same dice and cards [default: different every time]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// A new file to write the game down in as it goes
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Go on with the game of this journal
    #[arg(long, value_name = "FILE", conflicts_with_all = OF_A_NEW_GAME)]
    resume: Option<PathBuf>,
    #[command(flatten)]
    lang: LangArg,
}

/// Plays.
pub fn run(args: Play) -> Outcome {
    let resuming = args.resume.is_some();
    let options = PlayOptions {
        humans: people(&args.humans)?,
        bots: args.bots,
        players: args.players,
        monsters: args.monsters,
        edition: args.table.edition,
        with: args.table.with,
        without_cards: args.table.without_cards,
        hearts: args.table.hearts,
        stars_to_win: args.table.stars,
        lang: args.lang.lang,
        seed: args.seed,
        sets: args.table.sets.files,
        journal: args.journal,
        resume: args.resume,
        colour: terminal::paint::colour_wanted(),
        columns: out::columns(),
        // Without it a transcript of piped answers would show questions only.
        echo: !io::stdin().is_terminal(),
    };
    match terminal::play::run(&options, &mut io::stdin().lock(), &mut io::stdout()) {
        Ok(Finish::Over { .. } | Finish::Quit | Finish::InputEnded) => Ok(()),
        Err(PlayError::Io(error)) => Err(Failure::Output(error)),
        Err(PlayError::Table(error)) if !resuming => Err(table_failure(error)),
        Err(
            error @ (PlayError::Bot(_)
            | PlayError::Monster(_)
            | PlayError::SameMonster(_)
            | PlayError::TooManyHumans { .. }
            | PlayError::TooManyMonsters { .. }),
        ) if !resuming => Err(Failure::usage(error)),
        Err(error) => Err(Failure::failed(error)),
    }
}

/// The people named, or so many without a name.
fn people(text: &str) -> Result<Vec<String>, Failure> {
    match text.trim().parse::<usize>() {
        Ok(count) if count <= 6 => Ok(vec![String::new(); count]),
        Ok(count) => Err(Failure::usage(format!("at most 6 people can play, not {count}"))),
        Err(_) => Ok(text.split(',').map(|name| name.trim().to_string()).collect()),
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
    }
}
