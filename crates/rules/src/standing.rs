//! Where a monster stands: the plainest conditions as bits, so that all of them together are one test.

use crate::event::Seat;
use crate::game::Game;
use crate::lang::{self, Who};

/// What is true of a monster now, a bit each.
pub(crate) type Standing = u16;

const IN_TOKYO: Standing = 1;
const OUTSIDE: Standing = 1 << 1;
pub(crate) const YOUR_TURN: Standing = 1 << 2;
const TOKYO_EMPTY: Standing = 1 << 3;
const STARTED_OUTSIDE: Standing = 1 << 4;
const HIT_TOKYO: Standing = 1 << 5;
const ENTERED: Standing = 1 << 6;
const NOT_ENTERED: Standing = 1 << 9;
pub(crate) const TOOK_HEARTS: Standing = 1 << 7;
pub(crate) const LOST_HEARTS: Standing = 1 << 8;

/// The bit that says the same as this condition, or 0 if none does.
pub(crate) fn bit_for(cond: &lang::Cond) -> Standing {
    use lang::{Amount, Cond};
    match cond {
        Cond::InTokyo(Who::You) => IN_TOKYO,
        Cond::OutsideTokyo(Who::You) => OUTSIDE,
        Cond::YourTurn => YOUR_TURN,
        Cond::TokyoEmpty => TOKYO_EMPTY,
        Cond::StartedOutside => STARTED_OUTSIDE,
        Cond::HitTokyo => HIT_TOKYO,
        Cond::EnteredThisTurn => ENTERED,
        Cond::NotEnteredThisTurn => NOT_ENTERED,
        Cond::AtLeast(Amount::HeartsTaken, Amount::N(1)) => TOOK_HEARTS,
        Cond::AtLeast(Amount::HeartsLost, Amount::N(1)) => LOST_HEARTS,
        _ => 0,
    }
}

impl Game {
    /// Is all of this true of this seat? Often nothing is asked for.
    #[inline(always)]
    pub(crate) fn stands(&self, seat: Seat, needed: Standing) -> bool {
        needed == 0 || self.stands_so(seat, needed)
    }

    #[inline(never)]
    fn stands_so(&self, seat: Seat, needed: Standing) -> bool {
        // Often only hearts lost this turn are asked for, which are two of all these facts.
        if needed & !(TOOK_HEARTS | LOST_HEARTS) == 0 {
            let i = seat as usize;
            return (needed & TOOK_HEARTS == 0 || self.now.taken[i] > 0)
                && (needed & LOST_HEARTS == 0 || self.now.hearts_lost[i] > 0);
        }
        needed & !self.standing(seat) == 0
    }

    /// All that is true of this seat.
    #[inline]
    pub(crate) fn standing(&self, seat: Seat) -> Standing {
        let (i, now) = (seat as usize, &self.now);
        let lives = self.alive >> seat & 1;
        let inside = self.in_city >> seat & lives;
        let own_turn = self.active == seat;
        let bit = |holds: bool, bit: Standing| holds as Standing * bit;
        bit(inside == 1, IN_TOKYO)
            | bit(inside != lives, OUTSIDE)
            | bit(own_turn, YOUR_TURN)
            | bit(self.in_city & self.alive == 0, TOKYO_EMPTY)
            | bit(self.started_in_city >> seat & 1 == 0, STARTED_OUTSIDE)
            | bit(now.hit_city & own_turn, HIT_TOKYO)
            | bit(now.entered >> seat & 1 == 1, ENTERED)
            | bit(now.entered >> seat & 1 == 0, NOT_ENTERED)
            | bit(now.taken[i] > 0, TOOK_HEARTS)
            | bit(now.hearts_lost[i] > 0, LOST_HEARTS)
    }
}
