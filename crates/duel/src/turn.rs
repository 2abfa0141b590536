//! What a turn does to a duel: its dice, and whether whoever is hit in Tokyo leaves.
//!
//! The order of the faces makes no difference here. Stars add up, healing depends on where the mover stands, and it
//! moves only after all dice are resolved (BASE-39). Nor can stars and smashes get into each other's way: the mover loses
//! no hearts in its own turn, so it wins the moment it has 20 stars or the other has no hearts, whichever is told first.

use crate::state::{HEARTS, STARS, Scoring, Side, State, Tokyo};
use odds::{Counts, Face};

/// What finished dice give, as far as it matters without cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Stars by threes of a number and more.
    pub stars: u8,
    /// Hearts shown.
    pub hearts: u8,
    /// Smashes shown.
    pub smashes: u8,
}

impl Outcome {
    /// What these dice give.
    pub fn of(dice: &Counts) -> Outcome {
        Outcome {
            stars: odds::stars(dice) as u8,
            hearts: dice[Face::HEART.index()],
            smashes: dice[Face::SMASH.index()],
        }
    }
}

/// What becomes of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// The mover has won.
    Won,
    /// The other's turn begins.
    Next(State),
    /// The other was hit in Tokyo and must say whether it leaves.
    Struck(Struck),
}

/// A monster was hit in Tokyo and lives; all dice of the attacker are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Struck {
    /// Who was hit; its turn is next.
    pub victim: Side,
    /// Who hit it, with what its dice gave.
    pub attacker: Side,
}

impl Struck {
    /// The victim's turn if it stays.
    pub fn stay(self) -> State {
        State { mover: self.victim, other: self.attacker, tokyo: Tokyo::Mover }
    }

    /// The victim's turn if it leaves and the attacker enters; none if entering wins.
    pub fn leave(self, scoring: Scoring) -> Option<State> {
        let stars = self.attacker.stars + scoring.for_entering();
        let other = Side::new(self.attacker.hearts, stars)?;
        Some(State { mover: self.victim, other, tokyo: Tokyo::Other })
    }
}

impl State {
    /// What becomes of this turn if its dice end so.
    pub fn after(self, scoring: Scoring, dice: Outcome) -> After {
        let State { mut mover, mut other, tokyo } = self;
        mover.stars += dice.stars;
        match tokyo {
            Tokyo::Mover => mover.stars += scoring.for_starting(),
            Tokyo::Nobody => mover.stars += scoring.for_entering(),
            Tokyo::Other => {}
        }
        // Heart dice do nothing in Tokyo (BASE-36); smashes pass between inside and outside only (BASE-27, BASE-28).
        if tokyo != Tokyo::Mover {
            mover.hearts = HEARTS.min(mover.hearts + dice.hearts);
        }
        if tokyo != Tokyo::Nobody {
            other.hearts = other.hearts.saturating_sub(dice.smashes);
        }
        if mover.stars >= STARS || other.hearts == 0 {
            return After::Won;
        }
        match tokyo {
            Tokyo::Other if dice.smashes > 0 => After::Struck(Struck { victim: other, attacker: mover }),
            Tokyo::Other => After::Next(State { mover: other, other: mover, tokyo: Tokyo::Mover }),
            // Whoever was in Tokyo stays there, and an empty Tokyo is entered (BASE-38).
            Tokyo::Mover | Tokyo::Nobody => {
                After::Next(State { mover: other, other: mover, tokyo: Tokyo::Other })
            }
        }
    }
}
