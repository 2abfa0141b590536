//! Where a turn stands: how many dice, which are locked, what shows, and how many rolls are left.

use crate::error::OddsError;
use crate::face::{Counts, FACES, Face, MAX_DICE, total};
use crate::lattice::Lattice;
use serde::{Deserialize, Serialize};

/// The most rolls a question may leave. Cards give one or two more than the usual three.
pub const MAX_ROLLS: usize = 20;

/// What the dice show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// Nothing is rolled yet, except the locked dice.
    Fresh,
    /// All dice show a face, locked ones included; the keep for the next roll is still to be chosen.
    Rolled(Counts),
    /// The keep is chosen, locked dice included, and the other dice are about to be rolled.
    Kept(Counts),
}

/// A question's dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position {
    /// How many dice there are, 1 to 8, locked ones included.
    pub dice: usize,
    /// Rolls left, the coming one included. Before a usual turn's first roll it is 3.
    pub rolls: usize,
    /// Dice that cannot be rerolled.
    pub locked: Counts,
    /// What the dice show.
    pub shown: Shown,
}

/// A checked position in the numbering of the dice that are not locked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    /// All dice show a face; with rolls left a keep is to be chosen.
    Decide { id: usize, rolls: usize },
    /// The dice outside the keep are about to be rolled, `rolls` counting that roll.
    Roll { id: usize, rolls: usize },
}

impl Spot {
    pub(crate) fn rolls(self) -> usize {
        match self {
            Spot::Decide { rolls, .. } | Spot::Roll { rolls, .. } => rolls,
        }
    }
}

impl Position {
    /// Before the first roll.
    pub fn fresh(dice: usize, rolls: usize) -> Position {
        Position { dice, rolls, locked: [0; FACES], shown: Shown::Fresh }
    }

    /// After a roll of all dice, with `rolls` rerolls left.
    pub fn rolled(roll: Counts, rolls: usize) -> Position {
        Position { dice: total(&roll), rolls, locked: [0; FACES], shown: Shown::Rolled(roll) }
    }

    /// With the keep chosen and the other dice about to be rolled.
    pub fn kept(dice: usize, kept: Counts, rolls: usize) -> Position {
        Position { dice, rolls, locked: [0; FACES], shown: Shown::Kept(kept) }
    }

    /// The same position with these dice locked. Locked dice are among the dice rolled or kept.
    pub fn with_locked(self, locked: Counts) -> Position {
        Position { locked, ..self }
    }

    /// Dice that can be rerolled.
    pub fn free(&self) -> usize {
        self.dice.saturating_sub(total(&self.locked))
    }

    /// Says what is wrong with the position, if anything is.
    pub fn check(&self) -> Result<(), OddsError> {
        self.spot().map(drop)
    }

    pub(crate) fn spot(&self) -> Result<Spot, OddsError> {
        check_dice(self.dice, &self.locked)?;
        if self.rolls > MAX_ROLLS {
            return Err(OddsError::TooManyRolls { given: self.rolls, limit: MAX_ROLLS });
        }
        let shown = match self.shown {
            Shown::Fresh => self.locked,
            Shown::Rolled(roll) if total(&roll) != self.dice => {
                return Err(OddsError::RolledCount { rolled: total(&roll), dice: self.dice });
            }
            Shown::Kept(kept) if total(&kept) > self.dice => {
                return Err(OddsError::TooManyKept { kept: total(&kept), dice: self.dice });
            }
            Shown::Rolled(counts) | Shown::Kept(counts) => counts,
        };
        let mut free = [0; FACES];
        for face in Face::all() {
            let (locked, shown) = (self.locked[face.index()], shown[face.index()]);
            let Some(rest) = shown.checked_sub(locked) else {
                return Err(OddsError::LockedMissing { face, locked, shown });
            };
            free[face.index()] = rest;
        }
        let id = Lattice::get().id(&free);
        let unrolled = self.dice - total(&shown);
        match self.shown {
            Shown::Rolled(_) => Ok(Spot::Decide { id, rolls: self.rolls }),
            // Whoever keeps every die rolls nothing more.
            _ if unrolled == 0 => Ok(Spot::Decide { id, rolls: 0 }),
            _ if self.rolls == 0 => Err(OddsError::NoRollLeft { unrolled }),
            _ => Ok(Spot::Roll { id, rolls: self.rolls }),
        }
    }
}

/// Checks a number of dice and the dice locked among them.
pub(crate) fn check_dice(dice: usize, locked: &Counts) -> Result<(), OddsError> {
    if !(1..=MAX_DICE).contains(&dice) {
        return Err(OddsError::DiceCount { given: dice });
    }
    if total(locked) > dice {
        return Err(OddsError::TooManyLocked { locked: total(locked), dice });
    }
    Ok(())
}
