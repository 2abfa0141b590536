//! Answers as plain data, ready for `--json` and for the text that [`crate::render_table`] and its kin write.

use crate::error::OddsError;
use crate::face::{Counts, Dice, FACES, Face, total};
use crate::pattern::Pattern;
use crate::position::{Position, Shown};
use crate::score::{Expectations, Measure};
use crate::solver::Solver;
use serde::{Deserialize, Serialize};

/// One keep and what it gives.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// The dice kept, by face, locked ones included.
    pub keep: Counts,
    /// The dice kept as text, such as `11s`.
    pub keep_text: String,
    /// The dice picked up, by face. All zero before the first roll and once a keep is chosen.
    pub reroll: Counts,
    /// The dice picked up as text.
    pub reroll_text: String,
    /// How many dice the next roll rolls; 0 means to stop.
    pub rolling: usize,
    /// The expected value for the goal.
    pub value: f64,
    /// What to expect when dice are kept for the goal from then on too.
    pub expected: Expectations,
}

impl Choice {
    pub(crate) fn new(
        position: &Position,
        dice: Dice,
        keep: Counts,
        value: f64,
        expected: Expectations,
    ) -> Choice {
        let mut reroll = [0; FACES];
        if let Shown::Rolled(roll) = position.shown {
            reroll = std::array::from_fn(|face| roll[face].saturating_sub(keep[face]));
        }
        Choice {
            keep,
            keep_text: dice.text(&keep),
            reroll,
            reroll_text: dice.text(&reroll),
            rolling: position.dice.saturating_sub(total(&keep)),
            value,
            expected: Expectations { dice, ..expected },
        }
    }
}

/// The best keep for a goal and the next best ones.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The goal as text.
    pub goal: String,
    /// The position asked about.
    pub position: Position,
    /// The best keep.
    pub best: Choice,
    /// The next best keeps, better ones first.
    pub others: Vec<Choice>,
}

/// A chance with a number of rolls left.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct RollsChance {
    /// Rolls left.
    pub rolls: usize,
    /// The chance of the pattern.
    pub probability: f64,
}

/// The chance of a pattern.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ChanceReport {
    /// The pattern as text.
    pub pattern: String,
    /// The position asked about.
    pub position: Position,
    /// The chance under the best keeps.
    pub probability: f64,
    /// The best keep.
    pub best: Choice,
    /// The chance for every number of rolls left up to the position's.
    pub by_rolls: Vec<RollsChance>,
}

/// How likely a count is.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct SpreadRow {
    /// The count of stars or dice.
    pub count: u32,
    /// Its chance.
    pub probability: f64,
}

/// How likely each count of a measure is under the best keeps for a goal.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// The goal as text.
    pub goal: String,
    /// The measure as text.
    pub measure: String,
    /// The position asked about.
    pub position: Position,
    /// The expected count.
    pub mean: f64,
    /// The counts from 0 to the greatest possible.
    pub rows: Vec<SpreadRow>,
}

/// A row of the table of expected stars and smashes.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct TableRow {
    /// Dice.
    pub dice: usize,
    /// Rolls, the first included.
    pub rolls: usize,
    /// Expected stars when dice are kept as well as can be for stars.
    pub stars: f64,
    /// Expected smashes when dice are kept as well as can be for smashes.
    pub smashes: f64,
}

/// Expected stars and smashes for 6, 7 and 8 dice and 1 to 4 rolls.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct OddsTable {
    /// The rows, by dice and then by rolls.
    pub rows: Vec<TableRow>,
}

/// The table of expected stars and smashes before the first roll.
pub fn odds_table(solver: &mut Solver) -> Result<OddsTable, OddsError> {
    let mut rows = Vec::new();
    for dice in 6..=8 {
        for rolls in 1..=4 {
            let position = Position::fresh(dice, rolls);
            let stars = solver.expected(&position, Measure::Stars)?;
            let smashes = solver.expected(&position, Measure::SMASHES)?;
            rows.push(TableRow { dice, rolls, stars, smashes });
        }
    }
    Ok(OddsTable { rows })
}

/// A row of the table for dice whose faces are all alike.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct FaceRow {
    /// Dice.
    pub dice: usize,
    /// Rolls, the first included.
    pub rolls: usize,
    /// Expected dice of one face, whichever, when dice are kept for it.
    pub count: f64,
    /// The chance of at least two of it.
    pub two: f64,
    /// The chance of at least three.
    pub three: f64,
    /// The chance of at least four.
    pub four: f64,
}

/// What to expect of one face for 6, 7 and 8 dice and 1 to 4 rolls.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FaceTable {
    /// The rows, by dice and then by rolls.
    pub rows: Vec<FaceRow>,
}

/// The table for dice on which no face scores with others: any face is as likely as any other.
pub fn face_table(solver: &mut Solver) -> Result<FaceTable, OddsError> {
    let mut rows = Vec::new();
    for dice in 6..=8 {
        for rolls in 1..=4 {
            let position = Position::fresh(dice, rolls);
            let count = solver.expected(&position, Measure::SMASHES)?;
            let mut least = |n| solver.probability(&position, &Pattern::dice(n, Face::SMASH));
            rows.push(FaceRow { dice, rolls, count, two: least(2)?, three: least(3)?, four: least(4)? });
        }
    }
    Ok(FaceTable { rows })
}
