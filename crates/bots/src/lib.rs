//! Players that are programs: a seat's view and its decision in, an action out.

mod boroughs;
mod brawler;
mod by_face;
mod by_name;
mod challenges;
mod evolutions;
mod hunter;
mod keep;
pub mod levels;
pub mod luck;
mod planner;
mod random;
mod searcher;
mod spec;
mod swift;
pub mod value;

pub use brawler::Brawler;
pub use by_name::{ByName, Inside};
pub use hunter::Hunter;
pub use planner::{Because, Fact, Ground, Luck, Planner, TEMPERS, Temper, same_answer};
pub use random::Random;
pub use searcher::{Budget, Searcher};
pub use spec::{BadBot, NAMES, Spec};
pub use swift::Swift;

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

impl Situation<'_> {
    /// A whole game that this could be: what the seat cannot know is filled in at random.
    pub fn guess(&self, rng: &mut Seeded) -> Game {
        if !self.rules.hides_something(self.game, self.seat) {
            return self.game.clone();
        }
        self.rules.view(self.game, Some(self.seat)).guess(self.rules, rng)
    }
}

/// What a bot makes of a situation.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// Its answer.
    pub action: Action,
    /// The answers it weighed, the best first; none where it does not weigh.
    pub reasons: Vec<Reason>,
}

impl Thought {
    /// An answer without a reason.
    pub fn only(action: Action) -> Thought {
        Thought { action, reasons: Vec::new() }
    }
}

/// What a bot thinks of an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reason {
    /// The answer.
    pub action: Action,
    /// The chance to win with it, as the bot sees it.
    pub value: f32,
    /// Half of the interval in which the value lies 95 times in a hundred; 0 where it was calculated.
    pub margin: f32,
}

/// A player.
pub trait Bot: Send + Sync {
    /// Answers the decision with one of the options.
    fn answer(&mut self, situation: &Situation, rng: &mut Seeded) -> Action;

    /// The same with its reasons.
    fn think(&mut self, situation: &Situation, rng: &mut Seeded) -> Thought {
        Thought::only(self.answer(situation, rng))
    }

    /// Asked at public beats whether to use an any-time card although somebody else is being asked.
    fn interject(&mut self, _: &Situation, _: &mut Seeded) -> Option<Action> {
        None
    }

    /// Turns it has played on in thought so far, if it looks ahead.
    fn nodes(&self) -> u64 {
        0
    }

    /// Told how its game has ended: the game as its seat sees it then.
    fn over(&mut self, _: &Rules, _: &Game, _: Seat) {}
}

/// A new bot for a table, by name.
pub fn by_name(name: &str, rules: &Rules) -> Result<Box<dyn Bot>, BadBot> {
    name.parse::<Spec>().map(|spec| spec.bot(rules))
}
