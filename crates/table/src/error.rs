//! What is wrong with a journal, on which line, and what would be right.

use std::fmt;

use cards::catalogue::NotFound;
use cards::table::TableError;
use rules::{CardId, Refused};

use crate::fair::SealFault;
use crate::journal::FORMAT;

/// A journal that cannot be read, or that this program plays differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Box<Fault>,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The first line is not that of a journal.
    NotAJournal {
        /// The first line, shortened.
        found: String,
    },
    /// Another version of the format.
    Format {
        /// The version named.
        found: String,
    },
    /// The last line has no end: it was being written when the program stopped.
    CutOff {
        /// How many entries before it are whole.
        whole: usize,
    },
    /// A line or word that does not follow the format.
    Syntax {
        /// What stands there, shortened.
        found: String,
        /// What should stand there.
        expected: &'static str,
    },
    /// A line of the head is missing.
    Missing {
        /// What it should say.
        line: &'static str,
    },
    /// A line of the head that may stand only once.
    Twice {
        /// Its keyword.
        keyword: String,
    },
    /// The table cannot be set up.
    Table(TableError),
    /// There is no such monster.
    Monster(NotFound),
    /// The journal was played with another version of a set, without it, or with one that is not there.
    Set {
        /// The set.
        set: String,
        /// Its hash in the journal, if it is there.
        recorded: Option<String>,
        /// Its hash here, if its cards are in this deck.
        here: Option<String>,
    },
    /// The journal was written by another program version, so it cannot be verified.
    Engine {
        /// Version and fingerprint in the journal.
        recorded: (String, String),
        /// Version and fingerprint here.
        here: (String, String),
    },
    /// An entry has the wrong number.
    Number {
        /// The number that stands there.
        found: u32,
        /// The number that should.
        expected: u32,
    },
    /// A card's number and name do not belong together.
    CardName {
        /// The number.
        card: CardId,
        /// The name given.
        found: String,
        /// The card of that number at this table, if there is one.
        right: Option<String>,
    },
    /// A building's number and name do not belong together.
    BuildingName {
        /// The number.
        building: u8,
        /// The name given.
        found: String,
        /// The building of that number, if there is one.
        right: Option<String>,
    },
    /// The answer cannot be given in this position.
    Refused(Refused),
    /// The game asked for other chance than was recorded.
    Chance {
        /// What the game asks for.
        asked: String,
        /// What the journal has instead; empty if it has nothing more.
        recorded: String,
    },
    /// The recorded card is not in the deck.
    NotInDeck {
        /// The outcome.
        recorded: String,
    },
    /// The recorded building is not among those that lie hidden.
    NotHidden {
        /// The outcome.
        recorded: String,
    },
    /// Chance was recorded that the game does not ask for.
    LeftOver {
        /// The outcomes.
        recorded: String,
    },
    /// The position is not the recorded one.
    Hash {
        /// The hash in the journal.
        recorded: u64,
        /// The hash here.
        here: u64,
    },
    /// An entry after the end of the game.
    AfterTheEnd,
    /// The seal of the dice is not right.
    Seal(SealFault),
    /// What was rolled or drawn does not follow from the seal.
    Unfair {
        /// What does.
        right: String,
    },
}

impl JournalError {
    /// A fault with its line.
    pub fn new(line: usize, fault: Fault) -> JournalError {
        JournalError { line, fault: Box::new(fault) }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl std::error::Error for JournalError {}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Fault::NotAJournal { found } => {
                write!(
                    f,
                    "this is not a journal: it begins with \"{found}\" instead of \"daikaiju-journal {FORMAT}\""
                )
            }
            Fault::Format { found } => {
                write!(f, "journal format \"{found}\" is not known here; this program reads format {FORMAT}")
            }
            Fault::CutOff { whole } => write!(
                f,
                "the line is cut off, as if the program stopped while writing it; without it, {whole} entries are whole"
            ),
            Fault::Syntax { found, expected } => write!(f, "\"{found}\" should be {expected}"),
            Fault::Missing { line } => write!(f, "the head has no line \"{line}\""),
            Fault::Twice { keyword } => write!(f, "a second line \"{keyword}\"; there can be only one"),
            Fault::Table(error) => error.fmt(f),
            Fault::Monster(error) => error.fmt(f),
            Fault::Set { set, recorded: Some(recorded), here: Some(here) } => write!(
                f,
                "the set {set} has changed: the game was played with {recorded}, here it is {here}; \
                 replay it with the set file of that time"
            ),
            Fault::Set { set, recorded: Some(_), .. } => {
                write!(
                    f,
                    "the game was played with the set {set}, which is not in use here; give its file with --set"
                )
            }
            Fault::Set { set, .. } => {
                write!(f, "the set {set} is in use here, but the game was played without it; leave it out")
            }
            Fault::Engine { recorded, here } => write!(
                f,
                "written by version {} with rules {}; this is version {} with rules {}, \
                 and only the same rules can verify a game",
                recorded.0, recorded.1, here.0, here.1
            ),
            Fault::Number { found, expected } => {
                write!(
                    f,
                    "entry number {found}, but this should be entry {expected}; a line is missing or doubled"
                )
            }
            Fault::CardName { card, found, right: Some(right) } => {
                write!(f, "card {card} of this table is {right}, not {found}")
            }
            Fault::CardName { card, found, right: None } => {
                write!(f, "there is no card {card} at this table, called {found} here")
            }
            Fault::BuildingName { building, found, right: Some(right) } => {
                write!(f, "building {building} is {right}, not {found}")
            }
            Fault::BuildingName { building, found, right: None } => {
                write!(f, "there is no building {building} at this table, called {found} here")
            }
            Fault::Refused(refused) => refused.fmt(f),
            Fault::Chance { asked, recorded } if recorded.is_empty() => {
                write!(f, "the game needs {asked} here, and the line has no more chance")
            }
            Fault::Chance { asked, recorded } => {
                write!(f, "the game needs {asked} here, and the line has {recorded}")
            }
            Fault::NotInDeck { recorded } => {
                write!(f, "{recorded}: that card cannot be drawn, it is not in the deck")
            }
            Fault::NotHidden { recorded } => {
                write!(f, "{recorded}: that building cannot be turned up, none of its sort lies hidden")
            }
            Fault::LeftOver { recorded } => {
                write!(f, "the game did not ask for {recorded}; nothing more should stand there")
            }
            Fault::Hash { recorded, here } => write!(
                f,
                "the position differs from the recorded one: #{recorded:016x} is recorded, #{here:016x} was reached"
            ),
            Fault::Seal(SealFault::NotOpened) => {
                f.write_str("the server's number for the dice was not opened, so they cannot be checked")
            }
            Fault::Seal(SealFault::Server) => {
                f.write_str("not fair: the server opened another number than the one it had promised")
            }
            Fault::Seal(SealFault::Player(seat)) => write!(
                f,
                "not fair: the number of seat {} is not the one that was promised",
                seat.saturating_add(1)
            ),
            Fault::Unfair { right } => {
                write!(
                    f,
                    "not fair: from the promised numbers follows {right}, and something else was recorded"
                )
            }
            Fault::AfterTheEnd => {
                f.write_str("the game is over before this entry; nothing more should follow")
            }
        }
    }
}
