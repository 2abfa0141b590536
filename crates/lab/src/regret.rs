//! How far a bot is from perfect play, measured in duels against the oracle.
//!
//! Each answer of the bot is compared with the best one by the solution, and what it gives away is added up. On average
//! these losses are just what the bot wins less often than a perfect player would, so they measure the same as its wins do,
//! with far fewer games: the luck of the dice does not enter.

use std::fmt;
use std::sync::{Arc, Mutex};

use bots::{BadBot, Bot, Situation, Spec};
use duel::{Judge, Scoring, Solution};
use rayon::prelude::*;
use rules::{Action, Ask, Game, Rules, Seat, Seeded, Silent};
use serde::Serialize;

use crate::drive::{self, Played};
use crate::oracle::Oracle;
use crate::simulate::{game_seed, seat_seed};

/// What is measured.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The rules of the table: two monsters, no cards.
    pub rules: &'a Rules,
    /// Perfect play at such a table.
    pub solution: &'a Arc<Solution>,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
}

/// What came of it. Losses are shares of a game, so 0.01 is one game in a hundred.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Regret {
    /// Games played.
    pub games: u64,
    /// Share of the games that the bot won; perfect play would win half.
    pub won: f64,
    /// What the bot gives away in a game on average, all its answers together.
    pub loss: f64,
    /// The standard error of that average.
    pub error: f64,
    /// The part of it that is given away by the choice of dice.
    pub by_dice: f64,
    /// The part that is given away by leaving Tokyo, or by staying.
    pub by_yielding: f64,
}

/// Why there is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegretError {
    /// There is no such bot.
    Bot(BadBot),
    /// The table is not the duel that was solved.
    OtherTable,
}

impl fmt::Display for RegretError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            RegretError::Bot(error) => error.fmt(f),
            RegretError::OtherTable => f.write_str(
                "perfect play is known only for two monsters without cards (--players 2 --with no-cards), 20 stars and \
                 at most 10 hearts",
            ),
        }
    }
}

impl std::error::Error for RegretError {}

/// A new player for each game, from any thread.
pub type Players<'a> = &'a (dyn Fn() -> Box<dyn Bot + 'a> + Sync);

/// Measures the bot with this name; `finished` is told, from any thread, how many more games are done. The result does not
/// depend on the threads of the pool it is called in.
pub fn run(plan: &Plan, name: &str, finished: &(dyn Fn(u64) + Sync)) -> Result<Regret, RegretError> {
    let spec: Spec = name.parse().map_err(RegretError::Bot)?;
    run_with(plan, &|| spec.bot(plan.rules), finished)
}

/// The same for any player.
pub fn run_with(
    plan: &Plan,
    players: Players,
    finished: &(dyn Fn(u64) + Sync),
) -> Result<Regret, RegretError> {
    if Scoring::of(plan.rules) != Some(plan.solution.scoring()) {
        return Err(RegretError::OtherTable);
    }
    let games = (0..plan.games).into_par_iter().map(|number| {
        let game = one(plan, players(), number);
        finished(1);
        game
    });
    // Summed up in the order of the games: floating-point sums depend on it.
    let games: Vec<Judged> = games.collect();
    let n = plan.games.max(1) as f64;
    let mean = |of: &dyn Fn(&Judged) -> f64| games.iter().map(of).sum::<f64>() / n;
    let loss = mean(&|game| game.dice + game.yielding);
    let variance = mean(&|game| (game.dice + game.yielding - loss).powi(2));
    Ok(Regret {
        games: plan.games,
        won: mean(&|game| f64::from(u8::from(game.won))),
        loss,
        error: (variance / n).sqrt(),
        by_dice: mean(&|game| game.dice),
        by_yielding: mean(&|game| game.yielding),
    })
}

/// What a bot gave away in a game.
#[derive(Clone, Copy, Debug, Default)]
struct Judged {
    won: bool,
    dice: f64,
    yielding: f64,
}

/// One game of the bot, in the first seat, against the oracle. Who begins is left to the dice.
fn one(plan: &Plan, bot: Box<dyn Bot + '_>, number: u64) -> Judged {
    let seed = game_seed(plan.seed, number);
    let losses = Arc::new(Mutex::new(Judged::default()));
    let watched = Watched { bot, judge: Judge::new(plan.solution.clone()), losses: losses.clone() };
    let mut bots: [Box<dyn Bot + '_>; 2] = [Box::new(watched), Box::new(Oracle::new(plan.solution.clone()))];
    let mut rngs = [0, 1].map(|seat| Seeded::new(seat_seed(seed, seat)));
    let Played { game, .. } =
        drive::play(plan.rules, &mut bots, &mut rngs, &mut Seeded::new(seed), &mut Silent);
    let judged = losses.lock().map(|losses| *losses).unwrap_or_default();
    Judged { won: game.end.is_some_and(|end| end.winners & 1 == 1), ..judged }
}

/// A bot whose answers are looked at.
struct Watched<'b> {
    bot: Box<dyn Bot + 'b>,
    judge: Judge,
    losses: Arc<Mutex<Judged>>,
}

impl Bot for Watched<'_> {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let action = self.bot.answer(s, rng);
        let loss = self.judge.loss(s.rules, s.game, action).unwrap_or(0.0);
        if let Ok(mut losses) = self.losses.lock() {
            match s.decision.ask {
                Ask::Yield => losses.yielding += loss,
                _ => losses.dice += loss,
            }
        }
        action
    }

    fn over(&mut self, rules: &Rules, game: &Game, seat: Seat) {
        self.bot.over(rules, game, seat);
    }
}
