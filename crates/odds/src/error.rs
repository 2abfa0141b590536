//! What can be wrong with a question, each with a sentence that says what would be right.

use crate::face::{Dice, Face, MAX_DICE};
use std::fmt;

/// Why a question cannot be answered.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum OddsError {
    /// No dice at all, or more than the tables go to.
    DiceCount {
        /// How many dice were asked for.
        given: usize,
    },
    /// More rolls than the table goes to.
    TooManyRolls {
        /// How many rolls were asked for.
        given: usize,
        /// The most that can be asked for.
        limit: usize,
    },
    /// The roll shows a different number of dice than there are.
    RolledCount {
        /// Dice that show a face.
        rolled: usize,
        /// Dice in the hand.
        dice: usize,
    },
    /// More dice kept than there are.
    TooManyKept {
        /// Dice kept.
        kept: usize,
        /// Dice in the hand.
        dice: usize,
    },
    /// More dice locked than there are.
    TooManyLocked {
        /// Dice locked.
        locked: usize,
        /// Dice in the hand.
        dice: usize,
    },
    /// A locked die that does not show among the dice rolled or kept.
    LockedMissing {
        /// The face of the locked dice.
        face: Face,
        /// How many dice of that face are locked.
        locked: u8,
        /// How many dice of that face show.
        shown: u8,
    },
    /// Dice are still unrolled and no roll is left for them.
    NoRollLeft {
        /// Dice that show no face yet.
        unrolled: usize,
    },
    /// A value that is infinite or not a number.
    NotFinite {
        /// What the value was for.
        what: String,
    },
    /// A table asked about a position with other dice than it was built for.
    OtherTable,
    /// Faces of both cities in one question.
    MixedDice,
    /// A question about faces that the dice asked about do not have.
    OtherDice {
        /// The dice asked about.
        dice: Dice,
    },
    /// Dice text without a die.
    NoDice,
    /// A word that names no face.
    UnknownFace {
        /// The word as written.
        word: String,
    },
    /// A word that names nothing that can be counted or valued.
    UnknownMeasure {
        /// The word as written.
        word: String,
    },
    /// A part of a pattern that does not follow the grammar.
    BadPattern {
        /// The part as written; empty where a part is missing.
        text: String,
    },
    /// A number that is missing, malformed or out of range.
    BadNumber {
        /// The number as written.
        text: String,
    },
    /// A part of a list of values that is not `name=number`.
    BadValue {
        /// The part as written.
        text: String,
    },
    /// The same for dice of New York.
    BadFaceValue {
        /// The part as written.
        text: String,
    },
}

impl fmt::Display for OddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DiceCount { given } => {
                write!(f, "{given} dice asked for: the odds go from 1 to {MAX_DICE} dice")
            }
            Self::TooManyRolls { given, limit } => {
                write!(f, "{given} rolls asked for: at most {limit} can be asked for here")
            }
            Self::RolledCount { rolled, dice } => {
                write!(
                    f,
                    "the roll shows {rolled} dice but there are {dice}: name every die, locked ones too"
                )
            }
            Self::TooManyKept { kept, dice } => {
                write!(f, "{kept} dice kept but there are only {dice}: keep at most {dice}")
            }
            Self::TooManyLocked { locked, dice } => {
                write!(f, "{locked} dice locked but there are only {dice}: lock at most {dice}")
            }
            Self::LockedMissing { face, locked, shown } => write!(
                f,
                "{locked} locked dice of {} but only {shown} among the dice shown: \
                 locked dice must be among the dice rolled or kept",
                face.word()
            ),
            Self::NoRollLeft { unrolled } => {
                write!(
                    f,
                    "{unrolled} dice show no face and no roll is left: give at least 1 roll, or the roll"
                )
            }
            Self::NotFinite { what } => {
                write!(
                    f,
                    "the value of {what} is not a finite number: give an ordinary number such as 1 or 0.5"
                )
            }
            Self::OtherTable => {
                write!(
                    f,
                    "this table was built for other dice: ask about the dice and locked dice it was built for"
                )
            }
            Self::MixedDice => f.write_str(
                "numbers and stars are for Tokyo's dice, destruction, celebrity and ouch for New York's: ask about one of them",
            ),
            Self::OtherDice { dice: Dice::Tokyo } => f.write_str(
                "dice of Tokyo have no such face: they show 1 2 3 h e s, or one two three heart energy smash",
            ),
            Self::OtherDice { dice: Dice::NewYork } => f.write_str(
                "dice of New York have no such face: they show d c o h e s, or destruction celebrity ouch heart energy smash",
            ),
            Self::NoDice => write!(f, "no dice named: write dice such as 112hes, or none for no dice"),
            Self::UnknownFace { word } => {
                write!(f, "\"{word}\" is no die face: write 1 2 3 h e s, or one two three heart energy smash; \
                     New York has d c o, destruction celebrity ouch, instead of numbers")
            }
            Self::UnknownMeasure { word } => {
                write!(f, "\"{word}\" cannot be counted: write stars, energy, smash, heart, 1, 2 or 3; \
                     in New York energy, smash, heart, destruction, celebrity or ouch")
            }
            Self::BadPattern { text } if text.is_empty() => {
                write!(f, "a part of the pattern is missing: write for example smash>=3 or 3x1 and energy>=2")
            }
            Self::BadPattern { text } => write!(
                f,
                "\"{text}\" is no pattern: write smash>=3, stars>=4, 3x1, 3xnumber, 4-of-a-kind or all-six"
            ),
            Self::BadNumber { text } if text.is_empty() => {
                write!(f, "a number is missing: write a whole number such as 3")
            }
            Self::BadNumber { text } => {
                write!(f, "\"{text}\" is no count of dice or stars: write a whole number from 0 to 255")
            }
            Self::BadValue { text } => {
                write!(f, "\"{text}\" is no value: write star=1, energy=0.5, smash=0.8 or heart=0.3")
            }
            Self::BadFaceValue { text } => {
                write!(f, "\"{text}\" is no value of a face: write destruction=1, celebrity=0.5, ouch=-1 or heart=0.3")
            }
        }
    }
}

impl std::error::Error for OddsError {}
