//! A duel at a table of the engine: what is asked there as a question to the solution, and how good each answer is.

use crate::solution::Solution;
use crate::solve::{DICE, ROLLS};
use crate::state::{HEARTS, STARS, Scoring, Side, State, Tokyo};
use crate::turn::Struck;
use odds::{Counts, FACES, Face, Position, Table};
use rules::lang::Resource;
use rules::{Action, Ask, FaceRule, Game, Rules, Seat};
use std::sync::Arc;

/// The faces of the dice, in the order `odds` has them.
const FACE_RULES: [FaceRule; FACES] = [
    FaceRule::Number(1),
    FaceRule::Number(2),
    FaceRule::Number(3),
    FaceRule::Heart,
    FaceRule::Energy,
    FaceRule::Smash,
];

impl Scoring {
    /// The scoring of a table, if what is played there is a duel as it was solved: two monsters, no cards, usual dice,
    /// 20 stars, 10 hearts at most (a house rule may let them start with fewer).
    pub fn of(rules: &Rules) -> Option<Scoring> {
        let book = &rules.book;
        let usual = rules.players == 2
            && rules.card_def.is_empty()
            && !rules.always_ask_face_order
            && book.faces == FACE_RULES
            && (usize::from(book.dice), usize::from(book.rolls)) == (DICE, ROLLS)
            && (book.most_hearts, book.stars_to_win) == (HEARTS, STARS);
        let city = book.places.iter().find(|place| place.city)?;
        let stars = |gift: rules::Gift| if gift.what == Resource::Stars { gift.amount } else { 0 };
        let gives = [stars(city.on_enter), stars(city.on_start[0])];
        let fits = |scoring: &Scoring| gives == [scoring.for_entering(), scoring.for_starting()];
        Scoring::ALL.into_iter().find(fits).filter(|_| usual)
    }
}

/// What is asked at a table where a duel is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which dice to keep.
    Keep {
        /// Where the duel stood when the turn began.
        state: State,
        /// What the dice show.
        dice: Counts,
        /// How often some of them can be rolled again.
        rolls_left: usize,
    },
    /// Whether to leave Tokyo.
    Yield(Struck),
    /// Something on which nothing depends: the order of faces, or leaving Tokyo when the other has won already.
    Nothing,
}

impl Question {
    /// The open question of a game, for whoever is asked; none if this is no duel or nothing is asked. Nothing is hidden
    /// in a duel, so what a seat sees of the game serves as well as the game.
    pub fn of(rules: &Rules, game: &Game) -> Option<Question> {
        let scoring = Scoring::of(rules)?;
        let side = |seat: Seat, less: u8| {
            let monster = game.monster(seat);
            Side::new(monster.hearts, monster.stars.checked_sub(less)?)
        };
        let (active, other) = (game.active, 1 - game.active.min(1));
        match game.ask() {
            Ask::Roll => {
                let inside = rules.in_city(game, active);
                let tokyo = match (inside, rules.in_city(game, other)) {
                    (true, _) => Tokyo::Mover,
                    (_, true) => Tokyo::Other,
                    _ => Tokyo::Nobody,
                };
                // What Tokyo gives for starting there has been given.
                let mover = side(active, if inside { scoring.for_starting() } else { 0 })?;
                let state = State { mover, other: side(other, 0)?, tokyo };
                let dice = shown(game, |_| true);
                Some(Question::Keep { state, dice, rolls_left: usize::from(game.rolls_left) })
            }
            Ask::Yield if game.monster(active).stars >= STARS => Some(Question::Nothing),
            Ask::Yield => {
                Some(Question::Yield(Struck { victim: side(other, 0)?, attacker: side(active, 0)? }))
            }
            Ask::FaceOrder => Some(Question::Nothing),
            _ => None,
        }
    }
}

/// The dice that show, as far as they are wanted.
fn shown(game: &Game, wanted: impl Fn(u8) -> bool) -> Counts {
    let mut counts = [0; FACES];
    for die in (0..game.dice_count).filter(|&die| wanted(die)) {
        counts[usize::from(game.dice.get(usize::from(die)))] += 1;
    }
    counts
}

/// Answers the questions of a table perfectly, and says what other answers cost.
///
/// It remembers the dice of the last turn it was asked about, so it is best kept for a whole game.
pub struct Judge {
    solution: Arc<Solution>,
    turn: Option<(State, Table)>,
}

impl Judge {
    /// A judge that goes by this solution. It only speaks at tables with its scoring.
    pub fn new(solution: Arc<Solution>) -> Judge {
        Judge { solution, turn: None }
    }

    /// The best answer to the open question, for whoever is asked. None where nothing depends on the answer, and at
    /// tables the solution is not for.
    pub fn best(&mut self, rules: &Rules, game: &Game) -> Option<Action> {
        match self.question(rules, game)? {
            Question::Keep { state, dice, rolls_left } => {
                let keep = self.turn(state).best_keep(&Position::rolled(dice, rolls_left)).ok()?;
                let faces: Vec<Face> = (0..usize::from(game.dice_count))
                    .filter_map(|die| Face::new(usize::from(game.dice.get(die))))
                    .collect();
                let again = odds::reroll_places(&faces, &[], &keep).ok()?;
                let mask = again.into_iter().fold(0, |mask, die| mask | 1 << die);
                Some(if mask == 0 { Action::Pass } else { Action::Roll(mask) })
            }
            Question::Yield(hit) => {
                Some(if self.solution.yielding(hit).leaves() { Action::Leave } else { Action::Stay })
            }
            Question::Nothing => None,
        }
    }

    /// By how much this answer lowers the chance to win of whoever gives it, compared with the best. None at tables the
    /// solution is not for, and for answers that do not belong to the question.
    ///
    /// Against a perfect opponent the losses of a game add up, on average, to just what the player wins less often than
    /// perfect play would.
    pub fn loss(&mut self, rules: &Rules, game: &Game, action: Action) -> Option<f64> {
        let (best, given) = match (self.question(rules, game)?, action) {
            (Question::Keep { state, dice, rolls_left }, Action::Pass | Action::Roll(_)) => {
                let turn = self.turn(state);
                let best = turn.value(&Position::rolled(dice, rolls_left)).ok()?;
                let given = match action {
                    Action::Roll(mask) => {
                        let kept = shown(game, |die| mask >> die & 1 == 0);
                        Position::kept(DICE, kept, rolls_left)
                    }
                    _ => Position::rolled(dice, 0),
                };
                (best, turn.value(&given).ok()?)
            }
            (Question::Yield(hit), Action::Leave | Action::Stay) => {
                let worth = self.solution.yielding(hit);
                let given = if action == Action::Leave { worth.leave } else { worth.stay };
                (worth.leave.max(worth.stay), given)
            }
            (Question::Nothing, _) => (0.0, 0.0),
            _ => return None,
        };
        Some((best - given).max(0.0))
    }

    fn question(&self, rules: &Rules, game: &Game) -> Option<Question> {
        let fits = Scoring::of(rules) == Some(self.solution.scoring());
        fits.then(|| Question::of(rules, game)).flatten()
    }

    fn turn(&mut self, state: State) -> &Table {
        let known = self.turn.take().filter(|(known, _)| *known == state);
        let turn = known.unwrap_or_else(|| (state, self.solution.turn(state)));
        &self.turn.insert(turn).1
    }
}
