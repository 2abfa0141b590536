//! Patterns a finished roll may show.

use crate::error::OddsError;
use crate::face::{Counts, Dice, Face};
use crate::score::Measure;
use std::fmt;

/// A condition on a finished roll. [`parse_pattern`](crate::parse_pattern) reads the same text that
/// `Display` writes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Pattern {
    /// At least so many: `smash>=3`, or `3x1` for three 1s.
    AtLeast(Measure, u8),
    /// At most so many: `smash<=1`.
    AtMost(Measure, u8),
    /// Exactly so many: `heart=2`.
    Exactly(Measure, u8),
    /// At least so many dice of the same number, whichever: `3xnumber`.
    AnyNumber(u8),
    /// At least so many dice of the same face, whichever: `4-of-a-kind`.
    OfAKind(u8),
    /// Every face at least once: `all-six`.
    AllFaces,
    /// All of these; true when there are none. `smash>=2 and heart>=1`.
    All(Vec<Pattern>),
    /// At least one of these; false when there are none. `3x3 or 3x2`.
    Any(Vec<Pattern>),
}

impl Pattern {
    /// At least `n` dice of a face, such as three 1s.
    pub fn dice(n: u8, face: Face) -> Pattern {
        Pattern::AtLeast(Measure::Dice(face), n)
    }

    /// Whose dice it is about, if only one city's can show it; a pattern about both cities' is refused.
    pub fn whose(&self) -> Result<Option<Dice>, OddsError> {
        Ok(match self {
            Pattern::AtLeast(measure, _) | Pattern::AtMost(measure, _) | Pattern::Exactly(measure, _) => {
                measure.dice()
            }
            Pattern::AnyNumber(_) => Some(Dice::Tokyo),
            Pattern::OfAKind(_) | Pattern::AllFaces => None,
            Pattern::All(parts) | Pattern::Any(parts) => {
                parts.iter().try_fold(None, |known, part| Dice::both(known, part.whose()?))?
            }
        })
    }

    /// Whether a finished roll shows the pattern.
    pub fn matches(&self, counts: &Counts) -> bool {
        match self {
            Pattern::AtLeast(measure, n) => measure.of(counts) >= u32::from(*n),
            Pattern::AtMost(measure, n) => measure.of(counts) <= u32::from(*n),
            Pattern::Exactly(measure, n) => measure.of(counts) == u32::from(*n),
            Pattern::AnyNumber(n) => Face::NUMBERS.iter().any(|face| counts[face.index()] >= *n),
            Pattern::OfAKind(n) => counts.iter().any(|count| count >= n),
            Pattern::AllFaces => counts.iter().all(|&count| count > 0),
            Pattern::All(parts) => parts.iter().all(|part| part.matches(counts)),
            Pattern::Any(parts) => parts.iter().any(|part| part.matches(counts)),
        }
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pattern::AtLeast(Measure::Dice(face), n) if Face::NUMBERS.contains(face) => {
                write!(f, "{n}x{}", face.code())
            }
            Pattern::AtLeast(measure, n) => write!(f, "{measure}>={n}"),
            Pattern::AtMost(measure, n) => write!(f, "{measure}<={n}"),
            Pattern::Exactly(measure, n) => write!(f, "{measure}={n}"),
            Pattern::AnyNumber(n) => write!(f, "{n}xnumber"),
            Pattern::OfAKind(n) => write!(f, "{n}-of-a-kind"),
            Pattern::AllFaces => f.write_str("all-six"),
            Pattern::All(parts) => join(f, parts, " and "),
            Pattern::Any(parts) => join(f, parts, " or "),
        }
    }
}

fn join(f: &mut fmt::Formatter<'_>, parts: &[Pattern], word: &str) -> fmt::Result {
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            f.write_str(word)?;
        }
        // `and` binds tighter than `or`, so only an `or` inside an `and` needs brackets. The parser never
        // makes one; only a pattern built in code can.
        match part {
            Pattern::Any(_) if word == " and " => write!(f, "({part})")?,
            _ => write!(f, "{part}")?,
        }
    }
    Ok(())
}
