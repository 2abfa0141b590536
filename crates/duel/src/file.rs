//! Solutions in a file, so that they need not be worked out again.
//!
//! A file is: the mark, the version, how many tables follow; for each table its scoring, hearts and stars as a byte each,
//! a byte 0, how many values, and the values as 64-bit floating-point numbers in the order of [`State::index`]; at the end a
//! check sum of everything before it. Numbers have their lowest byte first.
//!
//! [`State::index`]: crate::State::index

use crate::solution::Solution;
use crate::state::{HEARTS, STARS, STATES, Scoring};
use std::fmt;

/// Every file begins with this.
const MARK: &[u8; 16] = b"daikaiju duel \r\n";

/// Changes whenever the rules, the order of states or the format do.
const VERSION: u32 = 1;

/// A value may differ by this much from what follows from its successors; no value of a solved table differs by more.
const SLACK: f64 = 1e-9;

/// Every so many states one is worked out again when a file is read, which takes a few milliseconds.
const SPOT_CHECKS: usize = 599;

/// Why a file is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It does not begin like a file of tables.
    OtherFile,
    /// Another version wrote it.
    Version(u32),
    /// It is cut off, or something in it was changed.
    Damaged,
    /// It is whole, but its values are not those of perfect play.
    NotSolved(Scoring),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            FileError::OtherFile => f.write_str("this is no table of solved duels"),
            FileError::Version(version) => write!(
                f,
                "this table has version {version} and {VERSION} is needed; delete it to have it worked out anew"
            ),
            FileError::Damaged => f.write_str("this table is damaged; delete it to have it worked out anew"),
            FileError::NotSolved(scoring) => write!(
                f,
                "the {} values of this table are not those of perfect play; delete it to have it worked out anew",
                scoring.id()
            ),
        }
    }
}

impl std::error::Error for FileError {}

/// The bytes of a file with these solutions.
pub fn write_tables(solutions: &[Solution]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(32 + solutions.len() * (8 + 8 * STATES));
    bytes.extend_from_slice(MARK);
    bytes.extend_from_slice(&VERSION.to_le_bytes());
    bytes.extend_from_slice(&(solutions.len() as u32).to_le_bytes());
    for Solution { scoring, values } in solutions {
        bytes.extend_from_slice(&[*scoring as u8, HEARTS, STARS, 0]);
        bytes.extend_from_slice(&(values.len() as u32).to_le_bytes());
        values.iter().for_each(|value| bytes.extend_from_slice(&value.to_le_bytes()));
    }
    bytes.extend_from_slice(&check_sum(&bytes).to_le_bytes());
    bytes
}

/// The solutions in the bytes of a file. Some states of each are worked out again, so that a file that is whole but wrong
/// is refused too.
pub fn read_tables(bytes: &[u8]) -> Result<Vec<Solution>, FileError> {
    let rest = bytes.strip_prefix(MARK).ok_or(FileError::OtherFile)?;
    let (version, _) = number(rest)?;
    if version != VERSION {
        return Err(FileError::Version(version));
    }
    let (before, sum) = bytes.split_last_chunk().ok_or(FileError::Damaged)?;
    if check_sum(before) != u64::from_le_bytes(*sum) {
        return Err(FileError::Damaged);
    }
    let (_, rest) = number(&before[MARK.len()..])?;
    let (count, mut rest) = number(rest)?;
    let mut solutions = Vec::new();
    for _ in 0..count {
        let (head, after) = rest.split_first_chunk::<4>().ok_or(FileError::Damaged)?;
        let (states, after) = number(after)?;
        let scoring = Scoring::ALL.into_iter().find(|scoring| *scoring as u8 == head[0]);
        let scoring = scoring.filter(|_| head[1..] == [HEARTS, STARS, 0] && states as usize == STATES);
        let scoring = scoring.ok_or(FileError::Damaged)?;
        let (values, after) = after.split_at_checked(8 * STATES).ok_or(FileError::Damaged)?;
        let values = values.as_chunks::<8>().0.iter().map(|bytes| f64::from_le_bytes(*bytes)).collect();
        let solution = Solution { scoring, values };
        if !is_solved(&solution) {
            return Err(FileError::NotSolved(scoring));
        }
        solutions.push(solution);
        rest = after;
    }
    if rest.is_empty() { Ok(solutions) } else { Err(FileError::Damaged) }
}

fn is_solved(solution: &Solution) -> bool {
    let chances = 0.0..=1.0 + SLACK;
    solution.values.iter().all(|value| chances.contains(value))
        && solution.residual_of((0..STATES).step_by(SPOT_CHECKS).collect()) <= SLACK
}

fn number(bytes: &[u8]) -> Result<(u32, &[u8]), FileError> {
    let (number, rest) = bytes.split_first_chunk().ok_or(FileError::Damaged)?;
    Ok((u32::from_le_bytes(*number), rest))
}

/// FNV-1a over 64 bits: any single changed byte changes it.
fn check_sum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xCBF2_9CE4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3))
}
