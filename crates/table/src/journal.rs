//! What a journal says: a head that sets the table up, and one entry for each answer with its chance and state hash.

use std::fmt;

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::{Action, Outcome, Rules, Seat};

use crate::fair::{Seal, hex};
use crate::outcome::{self, Named};

/// The version of the format; the first line of a journal names it.
pub const FORMAT: u32 = 1;

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person, by name; the name may be empty.
    Human(String),
    /// A bot, by the name of its kind.
    Bot(String),
}

/// Who sits where: one seat's line of the head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOf {
    /// The monster's short name.
    pub monster: String,
    /// Who plays it.
    pub player: Player,
}

/// The head of a journal: everything needed to set the same table up again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Version of the program that wrote it.
    pub engine: String,
    /// Identifies the compiled rules, see [`fingerprint`].
    pub rules: String,
    /// The sets its cards are from, each with its hash.
    pub sets: Vec<(String, String)>,
    /// How the table was set up.
    pub options: TableOptions,
    /// The seats in order.
    pub seats: Vec<SeatOf>,
    /// What the dice follow from, if that can be checked; without the server's number until the game is over.
    pub seal: Option<Seal>,
}

/// One entry: the deal, an answer or an interjection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number: 0 for the deal, then 1, 2, 3 and so on.
    pub number: u32,
    /// Who answered what; nobody for the deal.
    pub answer: Option<(Seat, Action)>,
    /// What chance decided because of it, in order.
    pub chance: Vec<Outcome>,
    /// The state's hash afterwards.
    pub hash: u64,
    /// Its line in the file, from 1; 0 if it was never in one.
    pub line: usize,
    /// Names given beside numbers of cards and buildings, checked when it is replayed.
    pub(crate) names: Vec<Named>,
}

/// A journal that was read: well-formed, but not replayed yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// How the table was set up.
    pub header: Header,
    /// What happened.
    pub entries: Vec<Entry>,
    /// Lines of the head by keyword, so that a fault can name its place.
    pub(crate) places: Vec<(String, usize)>,
}

impl Header {
    /// The head for a table about to be played at.
    pub fn new(catalogue: &Catalogue, table: &Table, seats: Vec<SeatOf>) -> Header {
        Header {
            engine: env!("CARGO_PKG_VERSION").to_string(),
            rules: fingerprint(&table.rules),
            sets: sets_of(catalogue, table),
            options: table.options.clone(),
            seats,
            seal: None,
        }
    }
}

/// The sets a table's cards are from, in the catalogue's order, each with its hash.
pub(crate) fn sets_of(catalogue: &Catalogue, table: &Table) -> Vec<(String, String)> {
    let used = |id: &str| table.cards.iter().any(|card| card.set == id);
    let sets = catalogue.sets().iter().filter(|set| used(&set.id));
    sets.map(|set| (set.id.clone(), set.hash.clone())).collect()
}

/// Identifies what a table plays by: the rulebook's numbers and the compiled cards, in 16 hexadecimal digits.
/// Two programs that give the same fingerprint can still differ in code; entries carry state hashes for that.
pub fn fingerprint(rules: &Rules) -> String {
    struct Fnv(u64);
    impl fmt::Write for Fnv {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            for byte in text.bytes() {
                self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
            Ok(())
        }
    }
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    // Writing into a number cannot fail.
    let _ = fmt::write(&mut hash, format_args!("{rules:?}"));
    format!("{:016x}", hash.0)
}

impl fmt::Display for Header {
    /// The head as it stands in the file, every line with its end.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "daikaiju-journal {FORMAT}")?;
        writeln!(f, "engine {} rules {}", self.engine, self.rules)?;
        for (set, hash) in &self.sets {
            writeln!(f, "set {set} {hash}")?;
        }
        let options = &self.options;
        writeln!(f, "edition {}", options.edition.id())?;
        writeln!(f, "players {}", options.players)?;
        for word in &options.with {
            writeln!(f, "with {word}")?;
        }
        for card in &options.without_cards {
            writeln!(f, "without-card {card}")?;
        }
        if let Some(hearts) = options.hearts {
            writeln!(f, "hearts {hearts}")?;
        }
        if let Some(stars) = options.stars_to_win {
            writeln!(f, "stars-to-win {stars}")?;
        }
        for (n, seat) in self.seats.iter().enumerate() {
            let monster = &seat.monster;
            match &seat.player {
                Player::Human(name) => writeln!(f, "seat {} {monster} human {}", n + 1, quoted(name))?,
                Player::Bot(kind) => writeln!(f, "seat {} {monster} bot:{kind}", n + 1)?,
            }
        }
        if let Some(seal) = &self.seal {
            let seed = seal.seed.as_ref().map_or(String::new(), |seed| format!(" {}", hex(seed)));
            writeln!(f, "fair {} {}{seed}", seal.table, seal.promise)?;
            for player in &seal.players {
                writeln!(f, "fair-seat {} {} {}", player.seat + 1, player.promise, hex(&player.seed))?;
            }
        }
        Ok(())
    }
}

/// A name in quotes on one line; control characters have no place in a name.
fn quoted(name: &str) -> String {
    let mut out = String::from('"');
    for c in name.chars().filter(|c| !c.is_control()) {
        if matches!(c, '"' | '\\') {
            out.push('\\');
        }
        out.push(c);
    }
    out.push('"');
    out
}

impl Entry {
    /// The entry as it stands in the file, with the end of its line. Cards are named for readers.
    pub fn text(&self, rules: &Rules) -> String {
        let mut out = match self.answer {
            None => format!("{} - deal", self.number),
            Some((seat, action)) => format!("{} {} {}", self.number, seat + 1, action_text(rules, action)),
        };
        for outcome in &self.chance {
            out.push(' ');
            out += &outcome::text(rules, outcome);
        }
        out += &format!(" #{:016x}\n", self.hash);
        out
    }
}

/// The short text of an action, with the card's name behind its number: `buy:17/acid-attack`.
fn action_text(rules: &Rules, action: Action) -> String {
    match action {
        Action::Use(card) | Action::Play(card) | Action::Card(card) | Action::Buy(card) => {
            format!("{action}/{}", rules.card_name(card))
        }
        _ => action.to_string(),
    }
}

impl Journal {
    /// The line of the head that says this, or one with the same keyword, or the first line.
    pub(crate) fn place(&self, what: &str) -> usize {
        let word = |text: &str| text.split(' ').next().map(str::to_string);
        let exact = self.places.iter().find(|(known, _)| known == what);
        let found = exact.or_else(|| self.places.iter().find(|(known, _)| word(known) == word(what)));
        found.map_or(1, |(_, line)| *line)
    }
}
