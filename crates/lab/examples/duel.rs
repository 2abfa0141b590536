//! The figures of docs/strategy.md: how solved duels go, and what simple rules give away in them.
//!
//! `cargo run --release -p lab --example duel [GAMES]`

use bots::{Bot, Situation};
use duel::{Outcome, Question, Scoring, Solution, State, Struck};
use lab::drive;
use lab::oracle::Oracle;
use lab::regret::{self, Plan, Regret};
use odds::{Position, Table};
use rayon::prelude::*;
use rules::{Action, Ask, Edition, Ending, Rules, Seeded, Setup, Silent};
use std::sync::Arc;

/// Whether to leave.
type Leaves = fn(Struck) -> bool;

/// Perfect dice, and a rule of its own for leaving Tokyo.
struct ByRule {
    oracle: Oracle,
    leaves: Leaves,
}

impl Bot for ByRule {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        if s.decision.ask != Ask::Yield {
            return self.oracle.answer(s, rng);
        }
        match Question::of(s.rules, s.game) {
            Some(Question::Yield(hit)) if (self.leaves)(hit) => Action::Leave,
            _ => Action::Stay,
        }
    }
}

/// Rules for leaving Tokyo that are easily remembered.
const RULES: [(&str, Leaves); 8] = [
    ("always leave", |_| true),
    ("never leave", |_| false),
    ("leave with 3 hearts or fewer", |hit| hit.victim.hearts <= 3),
    ("leave with 5 hearts or fewer", |hit| hit.victim.hearts <= 5),
    ("leave with 7 hearts or fewer", |hit| hit.victim.hearts <= 7),
    ("leave if hearts and a third of all stars are at most 8", |hit| {
        3 * hit.victim.hearts + stars(hit) <= 24
    }),
    ("leave if all hearts and a third of all stars are at most 18", counting),
    ("the same, but stay with 15 stars or against 17", |hit| {
        hit.victim.stars < 15 && hit.attacker.stars < 17 && counting(hit)
    }),
];

fn stars(hit: Struck) -> u8 {
    hit.victim.stars + hit.attacker.stars
}

fn counting(hit: Struck) -> bool {
    3 * (hit.victim.hearts + hit.attacker.hearts) + stars(hit) <= 54
}

/// States of which it is told what the dice are kept for.
const STATES: [&str; 6] = [
    "10h 0s - 10h 0s",
    "10h 5s tokyo - 10h 5s",
    "10h 5s - 10h 5s tokyo",
    "5h 5s tokyo - 5h 5s",
    "5h 5s - 5h 5s tokyo",
    "3h 10s - 8h 12s tokyo",
];

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(10_000);
    for scoring in Scoring::ALL {
        let mut setup = Setup::new(Edition::MonsterBox, 2);
        setup.two_player_variant = Some(scoring == Scoring::TwoPlayer);
        let rules = Rules::new(&setup, &[]).unwrap_or_else(|error| unreachable!("{error}"));
        let solution = Arc::new(Solution::solve(scoring, &|_| ()));
        println!("{}: the first player wins {:.6}", scoring.id(), solution.value(State::START));
        STATES.iter().filter_map(|state| state.parse().ok()).for_each(|state| aims(&solution, state));
        perfect(&rules, &solution, games);
        let plan = Plan { rules: &rules, solution: &solution, games, seed: 1 };
        for (name, leaves) in RULES {
            let player =
                || -> Box<dyn Bot> { Box::new(ByRule { oracle: Oracle::new(solution.clone()), leaves }) };
            show(name, regret::run_with(&plan, &player, &|_| ()));
        }
    }
}

/// What a turn gives on average if its dice are kept perfectly.
fn aims(solution: &Solution, state: State) {
    let turn = Table::new(6, &[0; 6], 3, |dice| solution.worth(state, dice));
    let Ok(outcomes) = turn.and_then(|turn| turn.outcomes(&Position::fresh(6, 3))) else { return };
    let mean = |of: &dyn Fn(Outcome) -> u8| {
        outcomes.iter().map(|(dice, chance)| chance * f64::from(of(Outcome::of(dice)))).sum::<f64>()
    };
    let (stars, hearts, smashes) = (mean(&|o| o.stars), mean(&|o| o.hearts), mean(&|o| o.smashes));
    println!(
        "{state}: wins {:.6}; a turn gives {stars:.2} stars, {hearts:.2} hearts, {smashes:.2} smashes",
        solution.value(state)
    );
}

fn show(name: &str, found: Result<Regret, regret::RegretError>) {
    match found {
        Ok(Regret { won, loss, error, by_dice, by_yielding, .. }) => println!(
            "{name}: gives away {loss:.4} ± {error:.4} (dice {by_dice:.4}, leaving {by_yielding:.4}), won {won:.4}"
        ),
        Err(error) => println!("{name}: {error}"),
    }
}

/// Games of two oracles.
fn perfect(rules: &Rules, solution: &Arc<Solution>, games: u64) {
    let played: Vec<(bool, bool, u16)> = (0..games)
        .into_par_iter()
        .map(|seed| {
            let mut bots = [(); 2].map(|()| -> Box<dyn Bot> { Box::new(Oracle::new(solution.clone())) });
            let mut rngs = [Seeded::new(0), Seeded::new(1)];
            let mut chance = Seeded::new(seed);
            let game = rules.deal(&mut chance, &mut Silent);
            let first = game.active;
            let end = drive::play_on(rules, game, &mut bots, &mut rngs, &mut chance, &mut Silent).game;
            let result = end.end.map_or((0, false), |end| (end.winners, end.how == Ending::Stars));
            (result.0 >> first & 1 == 1, result.1, end.turn)
        })
        .collect();
    let share = |of: fn(&(bool, bool, u16)) -> bool| {
        played.iter().filter(|game| of(game)).count() as f64 / games as f64
    };
    let won = share(|game| game.0);
    let interval = 3.29 * (won * (1.0 - won) / games as f64).sqrt();
    let turns = played.iter().map(|game| u64::from(game.2)).sum::<u64>() as f64 / games as f64;
    println!(
        "{games} games of two oracles: the first won {won:.6} ± {interval:.6} (99.9 %), {:.4} by stars, {turns:.2} turns",
        share(|game| game.1)
    );
}
