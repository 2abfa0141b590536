//! The solution itself: the worth of every state, from the most stars down.
//!
//! Stars are never lost, so a state only leads to states with at least as many stars. States are therefore done by the
//! sum of the stars, greatest first, in blocks: two monsters with the same two numbers of stars, whoever's turn it is.
//! What is left to iterate are the states of one block, between which hearts go up and down. Under the standard scoring
//! not even that is needed: every two turns Tokyo gives somebody a star, so the first sweep is final.
//!
//! Blocks of the same sum do not touch each other and go to different threads. Each is worked out by one thread in a fixed
//! order, so the values do not depend on how many threads there are.

use crate::state::{HEARTS, STARS, STATES, Scoring, Side, State, Tokyo};
use crate::turn::{After, Outcome};
use odds::Turns;
use rayon::prelude::*;

/// Dice of a turn (BASE-17).
pub(crate) const DICE: usize = 6;

/// Rolls of a turn (BASE-16).
pub(crate) const ROLLS: usize = 3;

/// A block is finished when no value of it changes by more than this in a whole sweep.
pub(crate) const PRECISION: f64 = 1e-12;

/// Sweeps that are followed by playing on with the same keeps. Fixing the keeps of both sides at once converges fast, but
/// nothing proves that it always does; plain sweeps always do, so after these there are only those.
const PLAYED_ON: usize = 30;

/// The value of every state, by its number; `finished` is told, from any thread, how many more are done.
pub(crate) fn solve(scoring: Scoring, finished: &(dyn Fn(u64) + Sync)) -> Vec<f64> {
    let mut values = vec![f64::NAN; STATES];
    for total in (0..=2 * (STARS - 1)).rev() {
        let fewer = total.saturating_sub(STARS - 1)..=total / 2;
        let solved = fewer.into_par_iter().map(|few| {
            let mut block = Block::new(scoring, [few, total - few], &values);
            block.solve();
            finished(block.states.len() as u64);
            (block.states, block.inside)
        });
        for (states, found) in solved.collect::<Vec<_>>() {
            for (state, value) in states.into_iter().zip(found) {
                values[state.index()] = value;
            }
        }
    }
    values
}

/// All states with the same two numbers of stars.
struct Block<'v> {
    scoring: Scoring,
    stars: [u8; 2],
    /// The states: first those with the mover in Tokyo, then the other, then nobody, which nothing leads to.
    states: Vec<State>,
    /// Their values so far.
    inside: Vec<f64>,
    /// The values of all states with more stars.
    outside: &'v [f64],
    turns: Evaluator,
}

impl<'v> Block<'v> {
    fn new(scoring: Scoring, stars: [u8; 2], outside: &'v [f64]) -> Block<'v> {
        let orders = if stars[0] == stars[1] { vec![stars] } else { vec![stars, [stars[1], stars[0]]] };
        let mut states = Vec::new();
        for tokyo in [Tokyo::Mover, Tokyo::Other, Tokyo::Nobody] {
            for [mine, theirs] in &orders {
                for mover in 1..=HEARTS {
                    for other in 1..=HEARTS {
                        let mover = Side { hearts: mover, stars: *mine };
                        states.push(State { mover, other: Side { hearts: other, stars: *theirs }, tokyo });
                    }
                }
            }
        }
        let inside = states.iter().map(|state| guess(*state, outside)).collect();
        Block { scoring, stars, states, inside, outside, turns: Evaluator::new() }
    }

    fn solve(&mut self) {
        let nobody = self.states.len() / 3 * 2;
        // Where starting in Tokyo gives stars no state comes back.
        let comes_back = self.scoring.for_starting() == 0;
        for sweep in 0.. {
            let play_on = comes_back && sweep < PLAYED_ON;
            let mut lines = Vec::new();
            let mut change = 0f64;
            for at in 0..nobody {
                let value = if play_on {
                    let (value, line) = self.line(at);
                    lines.push(line);
                    value
                } else {
                    self.value(at)
                };
                change = change.max((value - self.inside[at]).abs());
                self.inside[at] = value;
            }
            if !comes_back || change <= PRECISION {
                break;
            }
            self.play_on(&lines);
        }
        for at in nobody..self.states.len() {
            self.inside[at] = self.value(at);
        }
    }

    /// The value of a state as far as those it leads to are known.
    fn value(&mut self, at: usize) -> f64 {
        self.look_ahead(at);
        self.turns.value()
    }

    fn look_ahead(&mut self, at: usize) {
        let Block { scoring, stars, states, inside, outside, turns } = self;
        turns.look_ahead(*scoring, states[at], |next| match place(*stars, next) {
            Some(place) => inside[place],
            None => outside[next.index()],
        });
    }

    /// The same, and what the keeps found lead to.
    fn line(&mut self, at: usize) -> (f64, Line) {
        self.look_ahead(at);
        let mut line = Line { fixed: 0.0, open: Vec::new() };
        let (scoring, stars, state) = (self.scoring, self.stars, self.states[at]);
        let value = self.turns.spread(|outcome, chance, worth| {
            let open = match state.after(scoring, outcome) {
                After::Won => None,
                After::Next(next) => place(stars, next).map(|place| [place; 2]),
                After::Struck(hit) => {
                    let leave = hit.leave(scoring).and_then(|next| place(stars, next));
                    place(stars, hit.stay()).zip(leave).map(|(stay, leave)| [stay, leave])
                }
            };
            match open {
                Some(places) => line.open.push((chance, places)),
                None => line.fixed += chance * worth,
            }
        });
        (value, line)
    }

    /// Plays on with the same keeps until values hardly change: a sweep of this costs little.
    fn play_on(&mut self, lines: &[Line]) {
        // No sweep is expected to need as many; nothing is lost if one does.
        for _ in 0..1000 {
            let mut change = 0f64;
            for (at, Line { fixed, open }) in lines.iter().enumerate() {
                let worth = |[one, two]: &[usize; 2]| 1.0 - self.inside[*one].max(self.inside[*two]);
                let value = fixed + open.iter().map(|(chance, places)| chance * worth(places)).sum::<f64>();
                change = change.max((value - self.inside[at]).abs());
                self.inside[at] = value;
            }
            if change <= PRECISION / 10.0 {
                return;
            }
        }
    }
}

/// A value to begin with: that of a star more on each side, which is much the same race.
fn guess(state: State, outside: &[f64]) -> f64 {
    let more = |side: Side| Side::new(side.hearts, side.stars + 1);
    match more(state.mover).zip(more(state.other)) {
        Some((mover, other)) => outside[State { mover, other, ..state }.index()],
        None => 0.5,
    }
}

/// What a turn leads to when its dice are kept in one way.
struct Line {
    /// What its ends outside the block are worth together.
    fixed: f64,
    /// Its ends inside the block: how likely, and the two states between which the other then chooses.
    open: Vec<(f64, [usize; 2])>,
}

/// The place of a state in the block with these stars, if it belongs there.
fn place(stars: [u8; 2], state: State) -> Option<usize> {
    let (mover, other) = (state.mover, state.other);
    let order = match [mover.stars, other.stars] {
        same if same == stars => 0,
        [mine, theirs] if [theirs, mine] == stars => 1,
        _ => return None,
    };
    let orders = if stars[0] == stars[1] { 1 } else { 2 };
    let part = match state.tokyo {
        Tokyo::Mover => 0,
        Tokyo::Other => 1,
        Tokyo::Nobody => 2,
    };
    let hearts = usize::from(mover.hearts - 1) * usize::from(HEARTS) + usize::from(other.hearts - 1);
    Some((part * orders + order) * usize::from(HEARTS).pow(2) + hearts)
}

/// Works out the value of one state after the other.
pub(crate) struct Evaluator {
    turns: Turns,
    /// The outcomes that differ: energy is worth nothing, and so are one or two dice of a number.
    outcomes: Vec<Outcome>,
    /// For each finished roll the place of its outcome.
    outcome_of: Vec<u8>,
    /// The worth of each outcome.
    worth: Vec<f64>,
    /// The worth of each finished roll.
    worths: Vec<f64>,
    /// How likely each finished roll is.
    chances: Vec<f64>,
}

impl Evaluator {
    pub(crate) fn new() -> Evaluator {
        let turns = Turns::new(DICE, ROLLS);
        let turns = turns.unwrap_or_else(|error| unreachable!("the dice of every game are fine: {error}"));
        let mut outcomes = Vec::new();
        let mut outcome_of = Vec::new();
        for dice in turns.finished() {
            let outcome = Outcome::of(dice);
            let known = outcomes.iter().position(|other| *other == outcome);
            outcome_of.push(known.unwrap_or(outcomes.len()) as u8);
            if known.is_none() {
                outcomes.push(outcome);
            }
        }
        let (worth, worths) = (vec![0.0; outcomes.len()], vec![0.0; outcome_of.len()]);
        Evaluator { turns, outcomes, outcome_of, worth, chances: worths.clone(), worths }
    }

    /// Works out what the ends of a turn are worth, if `value` tells the chance of whoever's turn begins.
    pub(crate) fn look_ahead(&mut self, scoring: Scoring, state: State, value: impl Fn(State) -> f64) {
        for (outcome, worth) in self.outcomes.iter().zip(&mut self.worth) {
            *worth = worth_of(state.after(scoring, *outcome), scoring, &value);
        }
        for (outcome, worth) in self.outcome_of.iter().zip(&mut self.worths) {
            *worth = self.worth[usize::from(*outcome)];
        }
    }

    /// The chance that the mover of the turn wins.
    pub(crate) fn value(&mut self) -> f64 {
        // Certain wins are exactly that, not a sum of rounded chances.
        if self.worth.iter().all(|worth| *worth == 1.0) { 1.0 } else { self.turns.value(&self.worths) }
    }

    /// The same; `each` is told the outcomes, how likely they are under the best keeps, and their worth.
    fn spread(&mut self, mut each: impl FnMut(Outcome, f64, f64)) -> f64 {
        let value = self.turns.spread(&self.worths, &mut self.chances);
        let mut chances = vec![0.0; self.outcomes.len()];
        for (outcome, chance) in self.outcome_of.iter().zip(&self.chances) {
            chances[usize::from(*outcome)] += chance;
        }
        for ((outcome, chance), worth) in self.outcomes.iter().zip(chances).zip(&self.worth) {
            if chance > 0.0 {
                each(*outcome, chance, *worth);
            }
        }
        value
    }
}

/// What the end of a turn is worth to the mover. Whoever is struck chooses what is best for itself.
pub(crate) fn worth_of(after: After, scoring: Scoring, value: impl Fn(State) -> f64) -> f64 {
    match after {
        After::Won => 1.0,
        After::Next(next) => 1.0 - value(next),
        After::Struck(hit) => 1.0 - value(hit.stay()).max(hit.leave(scoring).map_or(0.0, &value)),
    }
}
