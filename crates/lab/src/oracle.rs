//! The perfect player of a solved duel, for measuring others.
//!
//! It is not among the bots that can be named: it needs a solution, and knows nothing but duels.

use bots::{Bot, Situation};
use duel::{Judge, Solution};
use rules::{Action, Seeded};
use std::sync::Arc;

/// Plays a duel perfectly. At other tables it takes the first answer there is.
pub struct Oracle {
    judge: Judge,
}

impl Oracle {
    /// An oracle that goes by this solution.
    pub fn new(solution: Arc<Solution>) -> Oracle {
        Oracle { judge: Judge::new(solution) }
    }
}

impl Bot for Oracle {
    fn answer(&mut self, s: &Situation, _: &mut Seeded) -> Action {
        let best = self.judge.best(s.rules, s.game).filter(|action| s.options.has(*action));
        // Where nothing depends on the answer any will do.
        best.or_else(|| s.options.others().first().copied()).unwrap_or(Action::Pass)
    }
}
