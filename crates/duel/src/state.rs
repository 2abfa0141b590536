//! Where a duel stands at the beginning of a turn, and how that is written.

use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// Hearts at the start, and the most there can be.
pub const HEARTS: u8 = 10;

/// Stars that win.
pub const STARS: u8 = 20;

/// How many states there are: hearts and stars of both, and who is in Tokyo.
pub const STATES: usize = 3 * (STARS as usize * HEARTS as usize).pow(2);

/// What Tokyo gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scoring {
    /// A star for entering (BASE-40), two for starting a turn there (BASE-41).
    Standard,
    /// The variant for two: energy instead of stars (2P-2, 2P-3), and without cards energy is worth nothing.
    TwoPlayer,
}

impl Scoring {
    /// Both, standard first.
    pub const ALL: [Scoring; 2] = [Scoring::Standard, Scoring::TwoPlayer];

    /// The word used on command lines and in files.
    pub fn id(self) -> &'static str {
        match self {
            Scoring::Standard => "standard",
            Scoring::TwoPlayer => "two-player",
        }
    }

    /// The scoring with this word.
    pub fn from_id(id: &str) -> Option<Scoring> {
        Scoring::ALL.into_iter().find(|scoring| scoring.id() == id)
    }

    /// Stars for entering Tokyo.
    pub fn for_entering(self) -> u8 {
        match self {
            Scoring::Standard => 1,
            Scoring::TwoPlayer => 0,
        }
    }

    /// Stars for starting a turn in Tokyo.
    pub fn for_starting(self) -> u8 {
        match self {
            Scoring::Standard => 2,
            Scoring::TwoPlayer => 0,
        }
    }
}

/// One of the two monsters. Energy is left out: without cards nothing can be bought with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Side {
    /// Hearts, 1 to 10: whoever has none has lost.
    pub hearts: u8,
    /// Stars, 0 to 19: whoever has more has won.
    pub stars: u8,
}

impl Side {
    /// As every monster starts.
    pub const START: Side = Side { hearts: HEARTS, stars: 0 };

    /// A monster that is still playing.
    pub fn new(hearts: u8, stars: u8) -> Option<Side> {
        ((1..=HEARTS).contains(&hearts) && stars < STARS).then_some(Side { hearts, stars })
    }
}

/// Who is in Tokyo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tokyo {
    /// Nobody; so it is only before the first turn, since Tokyo is never left but to be taken.
    Nobody,
    /// The monster whose turn begins.
    Mover,
    /// The other monster.
    Other,
}

/// A duel at the beginning of a turn, before Tokyo gives anything for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct State {
    /// The monster whose turn begins.
    pub mover: Side,
    /// The other monster.
    pub other: Side,
    /// Who is in Tokyo.
    pub tokyo: Tokyo,
}

impl State {
    /// The start of a game.
    pub const START: State = State { mover: Side::START, other: Side::START, tokyo: Tokyo::Nobody };

    /// All states, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = State> {
        (0..STATES).map(State::from_index)
    }

    /// The number of the state, below [`STATES`]. Tables are written in this order.
    pub fn index(self) -> usize {
        let State { mover, other, tokyo } = self;
        let stars = usize::from(mover.stars) * usize::from(STARS) + usize::from(other.stars);
        let hearts = usize::from(mover.hearts - 1) * usize::from(HEARTS) + usize::from(other.hearts - 1);
        (tokyo as usize * usize::from(STARS).pow(2) + stars) * usize::from(HEARTS).pow(2) + hearts
    }

    /// The state with this number, which is below [`STATES`].
    pub fn from_index(index: usize) -> State {
        let (hearts, stars) = (usize::from(HEARTS), usize::from(STARS));
        let digit = |place: usize, size: usize| (index / place % size) as u8;
        let mover = Side { hearts: digit(hearts, hearts) + 1, stars: digit(hearts.pow(2) * stars, stars) };
        let other = Side { hearts: digit(1, hearts) + 1, stars: digit(hearts.pow(2), stars) };
        let tokyo = match index / (hearts * stars).pow(2) {
            0 => Tokyo::Nobody,
            1 => Tokyo::Mover,
            _ => Tokyo::Other,
        };
        State { mover, other, tokyo }
    }
}

/// As it is read: `10h 0s - 10h 5s tokyo`, the monster whose turn begins first.
impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let State { mover, other, tokyo } = self;
        let place = |here| if *tokyo == here { " tokyo" } else { "" };
        write!(f, "{}h {}s{} - ", mover.hearts, mover.stars, place(Tokyo::Mover))?;
        write!(f, "{}h {}s{}", other.hearts, other.stars, place(Tokyo::Other))
    }
}

/// A state that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StateError {
    /// Not two monsters with " - " between them.
    Sides(String),
    /// A word that is neither hearts, stars nor Tokyo.
    Word(String),
    /// Hearts or stars missing or said twice.
    Count {
        /// What is said of the monster.
        side: String,
        /// "hearts" or "stars".
        what: &'static str,
    },
    /// Hearts or stars that nobody can have while the game goes on.
    Range(String),
    /// Both are in Tokyo.
    BothInTokyo,
}

impl fmt::Display for StateError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        const EXAMPLE: &str =
            "write for example \"10h 0s - 8h 5s tokyo\", the monster whose turn begins first";
        match self {
            StateError::Sides(text) => write!(f, "\"{text}\" is no state of two monsters: {EXAMPLE}"),
            StateError::Word(word) => {
                write!(f, "\"{word}\" is neither hearts (10h) nor stars (5s) nor tokyo: {EXAMPLE}")
            }
            StateError::Count { side, what } => {
                write!(f, "\"{side}\" must say its {what} once: {EXAMPLE}")
            }
            StateError::Range(word) => write!(
                f,
                "\"{word}\" cannot be while the game goes on: hearts are 1 to {HEARTS}, stars 0 to {}",
                STARS - 1
            ),
            StateError::BothInTokyo => {
                f.write_str("only one monster can be in Tokyo when two play: say tokyo once or not at all")
            }
        }
    }
}

impl std::error::Error for StateError {}

impl FromStr for State {
    type Err = StateError;

    fn from_str(text: &str) -> Result<State, StateError> {
        let wrong = || StateError::Sides(text.trim().to_string());
        let (mover, other) = text.split_once('-').ok_or_else(wrong)?;
        if other.contains('-') || mover.trim().is_empty() || other.trim().is_empty() {
            return Err(wrong());
        }
        let ((mover, mover_in), (other, other_in)) = (side(mover)?, side(other)?);
        let tokyo = match (mover_in, other_in) {
            (true, true) => return Err(StateError::BothInTokyo),
            (true, false) => Tokyo::Mover,
            (false, true) => Tokyo::Other,
            (false, false) => Tokyo::Nobody,
        };
        Ok(State { mover, other, tokyo })
    }
}

/// One monster, and whether it is in Tokyo.
fn side(text: &str) -> Result<(Side, bool), StateError> {
    let (mut hearts, mut stars, mut tokyo) = (None, None, false);
    for word in text.split_whitespace() {
        let word = word.to_ascii_lowercase();
        if word == "tokyo" {
            tokyo = true;
            continue;
        }
        let unknown = || StateError::Word(word.clone());
        let (number, known) = match word.strip_suffix('h') {
            Some(number) => (number, &mut hearts),
            None => (word.strip_suffix('s').ok_or_else(unknown)?, &mut stars),
        };
        if number.is_empty() || !number.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(unknown());
        }
        let number: u8 = number.parse().map_err(|_| StateError::Range(word.clone()))?;
        if known.replace(number).is_some() {
            let what = if word.ends_with('h') { "hearts" } else { "stars" };
            return Err(StateError::Count { side: text.trim().to_string(), what });
        }
    }
    let missing = |what| StateError::Count { side: text.trim().to_string(), what };
    let (hearts, stars) = (hearts.ok_or_else(|| missing("hearts"))?, stars.ok_or_else(|| missing("stars"))?);
    let side = Side::new(hearts, stars).ok_or_else(|| StateError::Range(text.trim().to_string()))?;
    Ok((side, tokyo))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_texts_come_back() {
        for (index, state) in State::all().enumerate() {
            assert_eq!(state.index(), index);
            assert!(Side::new(state.mover.hearts, state.mover.stars).is_some());
            if index % 7 == 0 {
                assert_eq!(state.to_string().parse(), Ok(state));
            }
        }
        assert_eq!(State::START.to_string(), "10h 0s - 10h 0s");
    }

    #[test]
    fn states_are_read_with_some_freedom() {
        let state = State {
            mover: Side { hearts: 3, stars: 17 },
            other: Side { hearts: 10, stars: 0 },
            tokyo: Tokyo::Mover,
        };
        for text in ["3h 17s tokyo - 10h 0s", "  tokyo 17s 3H-0s 10h", "3h 17S Tokyo  -  10h  0s "] {
            assert_eq!(text.parse(), Ok(state), "{text}");
        }
    }

    #[test]
    fn mistakes_are_named() {
        for (text, part) in [
            ("", "no state of two monsters"),
            ("10h 0s", "no state of two monsters"),
            ("10h 0s - ", "no state of two monsters"),
            ("10h 0s - 1h 0s - 1h 0s", "no state of two monsters"),
            ("10h 0s - 10h 0x", "\"0x\" is neither"),
            ("10h 0s - h 0s", "\"h\" is neither"),
            ("10h 0s - +1h 0s", "\"+1h\" is neither"),
            ("10h - 10h 0s", "must say its stars once"),
            ("10h 5h 0s - 10h 0s", "must say its hearts once"),
            ("11h 0s - 10h 0s", "hearts are 1 to 10"),
            ("10h 0s - 0h 0s", "hearts are 1 to 10"),
            ("10h 20s - 10h 0s", "stars 0 to 19"),
            ("10h 999s - 10h 0s", "stars 0 to 19"),
            ("10h 0s tokyo - 10h 0s tokyo", "only one monster"),
        ] {
            let error = text.parse::<State>().unwrap_err().to_string();
            assert!(error.contains(part), "{text}: {error}");
        }
    }
}
