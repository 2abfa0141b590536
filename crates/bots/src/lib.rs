//! Players that are programs: a seat's view and its decision in, an action out.

mod brawler;
mod challenges;
mod evolutions;
mod random;

pub use brawler::Brawler;
pub use random::Random;

use rules::{Action, Decision, Game, Options, Rules, Seat, Seeded};

/// What a bot is given: nothing its seat could not know.
pub struct Situation<'a> {
    /// The rules of the table.
    pub rules: &'a Rules,
    /// The game as the seat sees it; what it cannot know is masked.
    pub game: &'a Game,
    /// The bot's seat.
    pub seat: Seat,
    /// The open decision.
    pub decision: Decision,
    /// What the seat may answer (or, if it is not asked, interject).
    pub options: &'a Options,
}

/// A player.
pub trait Bot: Send {
    /// Answers the decision with one of the options.
    fn answer(&mut self, situation: &Situation, rng: &mut Seeded) -> Action;

    /// Asked at public beats whether to use an any-time card although somebody else is being asked.
    fn interject(&mut self, _: &Situation, _: &mut Seeded) -> Option<Action> {
        None
    }
}

/// Names of the bots there are.
pub const NAMES: [&str; 2] = ["random", "brawler"];

/// A new bot by name.
pub fn by_name(name: &str) -> Result<Box<dyn Bot>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random)),
        "brawler" => Ok(Box::new(Brawler)),
        _ => Err(UnknownBot(name.to_string())),
    }
}

/// There is no bot with this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl std::fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "there is no bot \"{}\"; the bots are: {}", self.0, NAMES.join(", "))
    }
}

impl std::error::Error for UnknownBot {}
