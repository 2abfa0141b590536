//! The solved duel: what every state is worth, which dice to keep, when to leave Tokyo.

use crate::solve::{self, DICE, Evaluator, ROLLS, worth_of};
use crate::state::{HEARTS, STATES, Scoring, Side, State};
use crate::turn::{Outcome, Struck};
use odds::{Counts, FACES, OddsError, Position, Table};
use rayon::prelude::*;
use serde::Serialize;

/// Perfect play for both sides of a duel under one scoring.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    pub(crate) scoring: Scoring,
    /// By the numbers of the states.
    pub(crate) values: Vec<f64>,
}

/// What leaving and staying are worth to a monster that was hit in Tokyo: its chances to win.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Yielding {
    /// If it leaves.
    pub leave: f64,
    /// If it stays.
    pub stay: f64,
}

impl Yielding {
    /// Is it better to leave? Where both are worth the same it stays.
    pub fn leaves(self) -> bool {
        self.leave > self.stay + solve::PRECISION
    }
}

impl Solution {
    /// Solves a duel; `finished` is told, from any thread, how many more of the [`STATES`] are done.
    ///
    /// It takes the threads of the pool it is called in; the result does not depend on how many there are.
    pub fn solve(scoring: Scoring, finished: &(dyn Fn(u64) + Sync)) -> Solution {
        Solution { scoring, values: solve::solve(scoring, finished) }
    }

    /// The same on this many threads; fails if they cannot be started.
    pub fn solve_on(
        threads: usize,
        scoring: Scoring,
        finished: &(dyn Fn(u64) + Sync),
    ) -> Result<Solution, String> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.max(1)).build();
        let pool = pool.map_err(|error| format!("the threads could not be started: {error}"))?;
        Ok(pool.install(|| Solution::solve(scoring, finished)))
    }

    /// The scoring it is for.
    pub fn scoring(&self) -> Scoring {
        self.scoring
    }

    /// The chance that the monster whose turn begins wins, if both play perfectly.
    pub fn value(&self, state: State) -> f64 {
        self.values[state.index()]
    }

    /// What finished dice are worth to the monster that rolled them: its chance to win.
    pub fn worth(&self, state: State, dice: &Counts) -> f64 {
        let after = state.after(self.scoring, Outcome::of(dice));
        worth_of(after, self.scoring, |next| self.value(next))
    }

    /// The dice of a turn: what every roll and keep of it is worth. Building it is most of the work of
    /// [`Solution::best_keep`], so whoever asks several times about one turn keeps it.
    pub fn turn(&self, state: State) -> Table {
        let table = Table::new(DICE, &[0; FACES], ROLLS - 1, |dice| self.worth(state, dice));
        table.unwrap_or_else(|error| unreachable!("the dice of every game are fine: {error}"))
    }

    /// The dice to keep of a roll; all of them where it is best to stop. Equally good keeps are decided for the one that
    /// rolls fewer dice again. Fails if these are not six dice or there are more than two rolls left.
    pub fn best_keep(&self, state: State, dice: Counts, rolls_left: usize) -> Result<Counts, OddsError> {
        self.turn(state).best_keep(&Position::rolled(dice, rolls_left))
    }

    /// What leaving Tokyo and staying are worth.
    pub fn yielding(&self, hit: Struck) -> Yielding {
        let leave = hit.leave(self.scoring).map_or(0.0, |next| self.value(next));
        Yielding { leave, stay: self.value(hit.stay()) }
    }

    /// With how many hearts left it is better to leave, a bit for each number of hearts, for these stars and an attacker
    /// with these hearts and stars.
    pub fn leaves_with(&self, stars: u8, attacker: Side) -> u16 {
        let leaves = |hearts: u8| {
            let hit = Struck { victim: Side { hearts, stars }, attacker };
            self.yielding(hit).leaves()
        };
        // Whoever was hit has lost a heart at least.
        (1..HEARTS).filter(|&hearts| leaves(hearts)).fold(0, |all, hearts| all | 1 << hearts)
    }

    /// By how much the value of any state differs from what follows from the states after it: how exact this is.
    pub fn residual(&self) -> f64 {
        self.residual_of((0..STATES).collect())
    }

    pub(crate) fn residual_of(&self, states: Vec<usize>) -> f64 {
        let differs = |turns: &mut Evaluator, index: usize| {
            turns.look_ahead(self.scoring, State::from_index(index), |next| self.value(next));
            (turns.value() - self.values[index]).abs()
        };
        states.into_par_iter().map_init(Evaluator::new, differs).reduce(|| 0.0, f64::max)
    }
}
