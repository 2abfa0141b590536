//! What it is worth to begin: shares of wins by the order of turns, with equal bots everywhere.

use rules::{Rules, Seat, Silent};
use serde::Serialize;

use super::branch::{ONE, Players, won};
use super::{Finished, Plan, Sums, add_up, join};
use crate::simulate::game_seed;
use crate::sum::Estimate;

/// Shares of wins at a table of so many.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Study {
    /// Monsters at the table.
    pub players: u8,
    /// Games played.
    pub games: u64,
    /// The share of whoever begins, of the next, and so on.
    pub shares: Vec<Estimate>,
    /// Games that nobody won.
    pub nobody: Estimate,
}

/// In place of a seat: nobody has won.
const NOBODY: u8 = u8::MAX;

/// Plays games of this table.
pub fn run(rules: &Rules, plan: &Plan, finished: Finished) -> Study {
    let unit = |number| {
        let mut first = None;
        let mut players = Players::new(rules, plan.bot);
        let watch = |game: &rules::Game| {
            if first.is_none() && game.turn > 0 {
                first = Some(game.active);
            }
        };
        let end = players.deal(game_seed(plan.seed, number), &mut Silent, watch).game;
        let seat = |order: u8| (first.unwrap_or(0) + order) % rules.players;
        let mut sums: Sums<u8> = Sums::new();
        for order in 0..rules.players {
            sums.entry(order).or_default().add(won(&end, seat(order) as Seat));
        }
        let nobody = end.end.is_none_or(|end| end.winners == 0);
        sums.entry(NOBODY).or_default().add(if nobody { ONE } else { 0.0 });
        sums
    };
    let sums = add_up(plan.games, finished, unit, join);
    let share = |order: u8| sums.get(&order).copied().unwrap_or_default().estimate(ONE);
    Study {
        players: rules.players,
        games: plan.games,
        shares: (0..rules.players).map(share).collect(),
        nobody: share(NOBODY),
    }
}
