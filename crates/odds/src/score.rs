//! What dice are worth: stars, energy, smashes, hearts, and the goals a player can keep dice for.

use crate::error::OddsError;
use crate::face::{Counts, Dice, FACES, Face};
use crate::pattern::Pattern;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Stars scored by a roll: three dice of a number give that number of stars, each further die of it one
/// more, and the three numbers add up.
pub fn stars(counts: &Counts) -> u32 {
    let mut sum = 0;
    for (number, face) in (1..).zip(Face::NUMBERS) {
        if let Some(further) = counts[face.index()].checked_sub(3) {
            sum += number + u32::from(further);
        }
    }
    sum
}

/// Something a roll can be counted for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Stars scored, see [`stars`].
    Stars,
    /// Dice that show a face.
    Dice(Face),
}

impl Measure {
    /// Dice that show energy.
    pub const ENERGY: Measure = Measure::Dice(Face::ENERGY);
    /// Dice that show a smash.
    pub const SMASHES: Measure = Measure::Dice(Face::SMASH);
    /// Dice that show a heart.
    pub const HEARTS: Measure = Measure::Dice(Face::HEART);

    /// Whose dice can be counted for it, if only one city's can.
    pub fn dice(self) -> Option<Dice> {
        match self {
            Measure::Stars => Some(Dice::Tokyo),
            Measure::Dice(face) => face.dice(),
        }
    }

    /// The count for a roll.
    pub fn of(self, counts: &Counts) -> u32 {
        match self {
            Measure::Stars => stars(counts),
            Measure::Dice(face) => u32::from(counts[face.index()]),
        }
    }
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Measure::Stars => f.write_str("stars"),
            // The word of a number would read badly in `one>=3`.
            Measure::Dice(face) if Face::NUMBERS.contains(face) => write!(f, "{}", face.code()),
            Measure::Dice(face) => f.write_str(face.word()),
        }
    }
}

/// What one star, energy, smash and heart is worth to a player, on any common scale.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Values {
    /// The worth of one star.
    pub star: f64,
    /// The worth of one energy.
    pub energy: f64,
    /// The worth of one smash.
    pub smash: f64,
    /// The worth of one heart.
    pub heart: f64,
}

impl Values {
    /// The worth of a roll.
    pub fn of(&self, counts: &Counts) -> f64 {
        self.times(&Expectations::of(counts))
    }

    /// The worth of an expected outcome.
    pub fn times(&self, outcome: &Expectations) -> f64 {
        self.star * outcome.stars
            + self.energy * outcome.energy
            + self.smash * outcome.smashes
            + self.heart * outcome.hearts
    }

    pub(crate) fn check(&self) -> Result<(), OddsError> {
        let named = [
            ("a star", self.star),
            ("energy", self.energy),
            ("a smash", self.smash),
            ("a heart", self.heart),
        ];
        match named.iter().find(|(_, value)| !value.is_finite()) {
            Some((what, _)) => Err(OddsError::NotFinite { what: (*what).to_string() }),
            None => Ok(()),
        }
    }
}

/// How many stars, energy, smashes and hearts to expect; with dice of New York their own three faces instead of stars.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Expectations {
    /// Expected stars.
    pub stars: f64,
    /// Expected energy.
    pub energy: f64,
    /// Expected smashes.
    pub smashes: f64,
    /// Expected hearts.
    pub hearts: f64,
    /// Expected dice of the first three faces: numbers, or destruction, celebrity and ouch.
    pub own: [f64; 3],
    /// Whose dice.
    pub dice: Dice,
}

impl Expectations {
    /// What a finished roll of Tokyo's dice gives.
    pub fn of(counts: &Counts) -> Expectations {
        let count = |measure: Measure| f64::from(measure.of(counts));
        Expectations {
            stars: count(Measure::Stars),
            energy: count(Measure::ENERGY),
            smashes: count(Measure::SMASHES),
            hearts: count(Measure::HEARTS),
            own: std::array::from_fn(|face| f64::from(counts[face])),
            dice: Dice::Tokyo,
        }
    }

    pub(crate) fn from_array([stars, energy, smashes, hearts, a, b, c]: [f64; 7]) -> Expectations {
        Expectations { stars, energy, smashes, hearts, own: [a, b, c], dice: Dice::Tokyo }
    }

    pub(crate) fn to_array(self) -> [f64; 7] {
        let [a, b, c] = self.own;
        [self.stars, self.energy, self.smashes, self.hearts, a, b, c]
    }
}

/// Expectations as they are written: what the dice do not have is left out.
#[derive(Serialize, Deserialize)]
struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    stars: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    destruction: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    celebrity: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ouch: Option<f64>,
    energy: f64,
    smashes: f64,
    hearts: f64,
}

impl From<Expectations> for Written {
    fn from(it: Expectations) -> Written {
        let own = |n: usize| (it.dice == Dice::NewYork).then_some(it.own[n]);
        Written {
            stars: (it.dice == Dice::Tokyo).then_some(it.stars),
            destruction: own(0),
            celebrity: own(1),
            ouch: own(2),
            energy: it.energy,
            smashes: it.smashes,
            hearts: it.hearts,
        }
    }
}

impl From<Written> for Expectations {
    fn from(it: Written) -> Expectations {
        let own = [it.destruction, it.celebrity, it.ouch].map(Option::unwrap_or_default);
        Expectations {
            stars: it.stars.unwrap_or_default(),
            energy: it.energy,
            smashes: it.smashes,
            hearts: it.hearts,
            own,
            dice: if it.destruction.is_some() { Dice::NewYork } else { Dice::Tokyo },
        }
    }
}

/// What to keep dice for.
#[derive(Debug, Clone, PartialEq)]
pub enum Goal {
    /// The best chance of a pattern.
    Pattern(Pattern),
    /// The most of one measure on average.
    Measure(Measure),
    /// The most worth on average.
    Values(Values),
    /// The most worth on average, each die of New York by its face.
    Faces([f64; FACES]),
}

impl Goal {
    /// What a finished roll is worth to this goal: 1 or 0 for a pattern.
    pub fn of(&self, counts: &Counts) -> f64 {
        match self {
            Goal::Pattern(pattern) => f64::from(u8::from(pattern.matches(counts))),
            Goal::Measure(measure) => f64::from(measure.of(counts)),
            Goal::Values(values) => values.of(counts),
            Goal::Faces(worth) => worth.iter().zip(counts).map(|(worth, &n)| worth * f64::from(n)).sum(),
        }
    }

    /// Whose dice it is about, if only one city's.
    pub fn whose(&self) -> Result<Option<Dice>, OddsError> {
        match self {
            Goal::Pattern(pattern) => pattern.whose(),
            Goal::Measure(measure) => Ok(measure.dice()),
            Goal::Values(values) => Ok((values.star != 0.0).then_some(Dice::Tokyo)),
            Goal::Faces(_) => Ok(Some(Dice::NewYork)),
        }
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Pattern(pattern) => pattern.fmt(f),
            Goal::Measure(measure) => measure.fmt(f),
            Goal::Values(Values { star, energy, smash, heart }) => {
                write!(f, "star={star},energy={energy},smash={smash},heart={heart}")
            }
            Goal::Faces(worth) => {
                let parts =
                    Dice::NewYork.faces().map(|face| format!("{}={}", face.word(), worth[face.index()]));
                f.write_str(&parts.join(","))
            }
        }
    }
}
