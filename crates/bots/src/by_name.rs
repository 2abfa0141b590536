//! Where bots come from: whoever lets bots play is given something that knows them by name.

use std::fmt::Debug;

use crate::{BadBot, Bot, Spec, by_name};
use rules::Rules;

/// Knows bots by name, from any thread. What it makes lives as long as `'b`.
pub trait ByName<'b>: Debug + Sync {
    /// Is there such a bot for this table? Asked once, before the first game.
    fn check(&self, name: &str, rules: &Rules) -> Result<(), BadBot>;

    /// A new bot for a game.
    fn bot(&self, name: &str, rules: &Rules) -> Result<Box<dyn Bot + 'b>, BadBot>;
}

/// The bots of this crate.
#[derive(Clone, Copy, Debug)]
pub struct Inside;

impl<'b> ByName<'b> for Inside {
    fn check(&self, name: &str, rules: &Rules) -> Result<(), BadBot> {
        name.parse::<Spec>()?.check(rules)
    }

    fn bot(&self, name: &str, rules: &Rules) -> Result<Box<dyn Bot + 'b>, BadBot> {
        by_name(name, rules)
    }
}
