//! What a game at the terminal can be started with, how it can end, and why it may not start.

use std::fmt;
use std::io;
use std::path::PathBuf;

use bots::BadBot;
use cards::catalogue::NotFound;
use cards::table::TableError;
use cards::words::Lang;
use outside::Limits;
use rules::{Edition, Refused};
use table::JournalError;

/// How to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayOptions {
    /// Names of the people at the terminal, in the order of their seats; a name may be empty.
    pub humans: Vec<String>,
    /// Kinds of bots for the other seats; with fewer kinds than seats they are taken in turn. Where a game is gone on with:
    /// the programs of it that may be started.
    pub bots: Vec<String>,
    /// What bots that are programs may take.
    pub limits: Limits,
    /// How many monsters; by default all named people and bots, or 4 if no bots are named.
    pub players: Option<u8>,
    /// Monsters in the order of their seats, people first. People who have none here are asked, bots draw one.
    pub monsters: Vec<String>,
    /// The edition.
    pub edition: Edition,
    /// Additions, as words of `--with`.
    pub with: Vec<String>,
    /// Cards left out.
    pub without_cards: Vec<String>,
    /// House rule: hearts at the start.
    pub hearts: Option<u8>,
    /// House rule: stars needed.
    pub stars_to_win: Option<u8>,
    /// The language to begin with.
    pub lang: Lang,
    /// The same seed gives the same chance; without one it is different every time.
    pub seed: Option<u64>,
    /// Set files to load besides the built-in ones.
    pub sets: Vec<PathBuf>,
    /// Where to write the journal of a new game.
    pub journal: Option<PathBuf>,
    /// Without that: a folder to write the game down in as the last one.
    pub folder: Option<PathBuf>,
    /// A journal to go on with; the table is then as it says.
    pub resume: Option<PathBuf>,
    /// Write colours.
    pub colour: bool,
    /// Columns to write for.
    pub columns: usize,
    /// Write the lines read back, so that a transcript of piped input can be read.
    pub echo: bool,
    /// How the screen is covered before somebody else may look at it.
    pub cover: Cover,
}

/// How a screen several people share is covered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cover {
    /// A line is enough: nobody looks, the output goes to a file.
    #[default]
    Line,
    /// A terminal that cannot be cleared: everything is pushed out of sight.
    Scroll,
    /// The screen and what was scrolled out of it are cleared.
    Clear,
}

impl Default for PlayOptions {
    fn default() -> PlayOptions {
        PlayOptions {
            humans: vec![String::new()],
            bots: Vec::new(),
            limits: Limits::default(),
            players: None,
            monsters: Vec::new(),
            edition: Edition::MonsterBox,
            with: Vec::new(),
            without_cards: Vec::new(),
            hearts: None,
            stars_to_win: None,
            lang: Lang::En,
            seed: None,
            sets: Vec::new(),
            journal: None,
            folder: None,
            resume: None,
            colour: false,
            columns: 80,
            echo: false,
            cover: Cover::Line,
        }
    }
}

/// How a session at the terminal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// The game was played to its end; a bit for each winner.
    Over {
        /// Seats that won.
        winners: u8,
    },
    /// Somebody typed `quit`.
    Quit,
    /// The input ended.
    InputEnded,
}

/// Why a game cannot be played.
#[derive(Debug)]
pub enum PlayError {
    /// A set file is wrong.
    Set(Box<dyn std::error::Error + Send + Sync>),
    /// The table cannot be set up.
    Table(TableError),
    /// There is no such bot.
    Bot(BadBot),
    /// The journal to go on with names a program that nobody at this terminal has named.
    Program(String),
    /// A bot is named that is no program of the game to go on with.
    NotOfThisGame(String),
    /// There is no such monster; these are.
    Monster(Box<NotFound>, Vec<String>),
    /// The same monster twice.
    SameMonster(String),
    /// More people than seats.
    TooManyHumans {
        /// People.
        humans: usize,
        /// Seats.
        players: u8,
    },
    /// More monsters were named than there are seats.
    TooManyMonsters {
        /// Monsters named.
        monsters: usize,
        /// Seats.
        players: u8,
    },
    /// The journal to be written is there already.
    JournalExists(PathBuf),
    /// The journal is locked: somebody plays that game.
    OpenElsewhere(PathBuf),
    /// The journal is not as it was left.
    Changed(PathBuf),
    /// The journal to go on with is damaged or was played differently.
    Journal(PathBuf, JournalError),
    /// A new file cannot be written.
    Unwritable(PathBuf, io::Error),
    /// A file cannot be read or written.
    File(PathBuf, io::Error),
    /// Input or output failed.
    Io(io::Error),
    /// A bot answered what it may not.
    Refused(Refused),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlayError::Set(error) => error.fmt(f),
            PlayError::Table(error) => error.fmt(f),
            PlayError::Bot(error) => error.fmt(f),
            PlayError::Program(name) => write!(
                f,
                "a seat of this game is played by a program, and a journal may not start programs; if you trust it, name it: \
                 --bots '{}'",
                name.replace('\'', "'\\''")
            ),
            PlayError::NotOfThisGame(name) => write!(
                f,
                "no seat of this game is played by \"{name}\"; a game is gone on with as it was, and --bots only names the \
                 programs of it that may be started"
            ),
            PlayError::Monster(error, known) => {
                write!(f, "{error}; the monsters are: {}", known.join(", "))
            }
            PlayError::SameMonster(monster) => {
                write!(f, "{monster} is named twice; each monster can play once")
            }
            PlayError::TooManyHumans { humans, players } => {
                write!(f, "{humans} people cannot sit at a table of {players}; say --players {humans}")
            }
            PlayError::TooManyMonsters { monsters, players } => {
                write!(f, "{monsters} monsters are named for {players} seats")
            }
            PlayError::JournalExists(path) => write!(
                f,
                "{0} exists already; go on with that game with --resume {0}, or choose another name",
                path.display()
            ),
            PlayError::OpenElsewhere(path) => {
                write!(f, "{}: this game is open in another terminal", path.display())
            }
            PlayError::Changed(path) => write!(
                f,
                "{0}: something else has written to this journal, so the game stops; look at it with: daikaiju replay {0}",
                path.display()
            ),
            PlayError::Journal(path, error) => write!(f, "{}: {error}", path.display()),
            PlayError::Unwritable(path, error) => {
                write!(f, "{} cannot be written: {error}", path.display())
            }
            PlayError::File(path, error) => write!(f, "{}: {error}", path.display()),
            PlayError::Io(error) => write!(f, "input or output failed: {error}"),
            PlayError::Refused(refused) => write!(f, "a bot's answer was refused: {refused}"),
        }
    }
}

impl std::error::Error for PlayError {}

impl From<io::Error> for PlayError {
    fn from(error: io::Error) -> PlayError {
        PlayError::Io(error)
    }
}

impl From<TableError> for PlayError {
    fn from(error: TableError) -> PlayError {
        PlayError::Table(error)
    }
}
