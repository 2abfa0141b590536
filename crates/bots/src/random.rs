//! The bot that takes any option, each as likely as the other.

use crate::{Bot, Situation};
use rules::{Action, Seeded};

/// Plays at random.
pub struct Random;

impl Bot for Random {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let k = rng.below(s.options.len() as u32);
        s.options.get(k as usize).unwrap_or(Action::Pass)
    }

    /// One time in sixteen, so that any-time cards are used at all sorts of moments but not at once.
    fn interject(&mut self, s: &Situation, rng: &mut Seeded) -> Option<Action> {
        if rng.below(16) > 0 {
            return None;
        }
        let k = rng.below(s.options.len() as u32);
        s.options.get(k as usize)
    }
}
