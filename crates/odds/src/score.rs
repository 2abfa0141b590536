//! What dice are worth: stars, energy, smashes, hearts, and the goals a player can keep dice for.

use crate::error::OddsError;
use crate::face::{Counts, Face};
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

/// How many stars, energy, smashes and hearts to expect.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize, Deserialize)]
pub struct Expectations {
    /// Expected stars.
    pub stars: f64,
    /// Expected energy.
    pub energy: f64,
    /// Expected smashes.
    pub smashes: f64,
    /// Expected hearts.
    pub hearts: f64,
}

impl Expectations {
    /// What a finished roll gives.
    pub fn of(counts: &Counts) -> Expectations {
        let count = |measure: Measure| f64::from(measure.of(counts));
        Expectations {
            stars: count(Measure::Stars),
            energy: count(Measure::ENERGY),
            smashes: count(Measure::SMASHES),
            hearts: count(Measure::HEARTS),
        }
    }

    pub(crate) fn from_array([stars, energy, smashes, hearts]: [f64; 4]) -> Expectations {
        Expectations { stars, energy, smashes, hearts }
    }

    pub(crate) fn to_array(self) -> [f64; 4] {
        [self.stars, self.energy, self.smashes, self.hearts]
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
}

impl Goal {
    /// What a finished roll is worth to this goal: 1 or 0 for a pattern.
    pub fn of(&self, counts: &Counts) -> f64 {
        match self {
            Goal::Pattern(pattern) => f64::from(u8::from(pattern.matches(counts))),
            Goal::Measure(measure) => f64::from(measure.of(counts)),
            Goal::Values(values) => values.of(counts),
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
        }
    }
}
