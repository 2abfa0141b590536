//! How many times the games of one thread several threads make.

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::simulate::{Plan, SimulateError, run as simulate};
use crate::sum::{Estimate, Sum};

/// What several threads make.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Scaling {
    /// How many threads.
    pub threads: usize,
    /// Games a second of one thread, in its best round: whatever else the machine does can only make it slower.
    pub one: f64,
    /// The same of all threads together.
    pub all: f64,
    /// How many times as many.
    pub times: f64,
    /// The same round for round, disturbed ones included, with its interval.
    pub rounds: Estimate,
}

/// Rounds at least: fewer have no interval.
const ROUNDS: u32 = 4;

/// Plays the games of a plan with one thread and with all of its threads, in turn, for about this long. Every other round
/// begins with all of them, so that a machine that gets slower or quicker does the same to both.
pub fn run(plan: &Plan, time: Duration) -> Result<Scaling, SimulateError> {
    let seconds = |threads| Ok::<f64, SimulateError>(simulate(&Plan { threads, ..*plan }, &|_| {})?.seconds);
    // Everything is cold the first time.
    seconds(plan.threads)?;
    let start = Instant::now();
    let (mut one, mut all, mut times) = (f64::INFINITY, f64::INFINITY, Sum::default());
    let mut rounds = 0;
    while rounds < ROUNDS || start.elapsed() < time {
        let all_first = rounds % 2 == 1;
        let first = seconds(if all_first { plan.threads } else { 1 })?;
        let second = seconds(if all_first { 1 } else { plan.threads })?;
        let (single, together) = if all_first { (second, first) } else { (first, second) };
        one = one.min(single);
        all = all.min(together);
        times.add(single / together);
        rounds += 1;
    }
    let games = plan.games as f64;
    let rounds = times.estimate(1.0);
    Ok(Scaling { threads: plan.threads, one: games / one, all: games / all, times: one / all, rounds })
}
