//! The table of when to leave Tokyo.

use crate::solution::Solution;
use crate::state::{HEARTS, STARS, Side};
use serde::Serialize;

/// With how many hearts it is best to leave Tokyo, by the stars of both, against an attacker with certain hearts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Leaving {
    /// Hearts of the attacker after the attack.
    pub attacker_hearts: u8,
    /// The most hearts with which it is best to leave, 0 for never: by the stars of the one that was hit, then by those of
    /// the attacker, both as they are after the attack.
    pub leave_at_most: Vec<Vec<u8>>,
    /// Where fewer hearts do not always mean to leave as well.
    pub exceptions: Vec<Exception>,
}

/// Stars with which it is best to leave with some hearts, and to stay with fewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Exception {
    /// Stars of the one that was hit.
    pub stars: u8,
    /// Stars of the attacker.
    pub attacker_stars: u8,
    /// Hearts below the most with which it is best to stay.
    pub stay_with: Vec<u8>,
}

impl Leaving {
    /// The table of a solution against an attacker with these hearts, 1 to 10.
    pub fn of(solution: &Solution, attacker_hearts: u8) -> Leaving {
        let hearts = attacker_hearts.clamp(1, HEARTS);
        let mut table =
            Leaving { attacker_hearts: hearts, leave_at_most: Vec::new(), exceptions: Vec::new() };
        for stars in 0..STARS {
            let mut row = Vec::new();
            for attacker_stars in 0..STARS {
                let leaves = solution.leaves_with(stars, Side { hearts, stars: attacker_stars });
                let most = leaves.checked_ilog2().unwrap_or(0) as u8;
                row.push(most);
                let stay_with: Vec<u8> = (1..most).filter(|hearts| leaves >> hearts & 1 == 0).collect();
                if !stay_with.is_empty() {
                    table.exceptions.push(Exception { stars, attacker_stars, stay_with });
                }
            }
            table.leave_at_most.push(row);
        }
        table
    }

    /// The one answer for all stars, if there is only one.
    pub fn only(&self) -> Option<u8> {
        let mut all = self.leave_at_most.iter().flatten().copied();
        let first = all.next()?;
        (self.exceptions.is_empty() && all.all(|other| other == first)).then_some(first)
    }

    /// Is there an exception at these stars?
    pub fn is_exception(&self, stars: u8, attacker_stars: u8) -> bool {
        self.exceptions.iter().any(|e| (e.stars, e.attacker_stars) == (stars, attacker_stars))
    }
}
