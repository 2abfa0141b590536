//! What a monster is worth by its evolutions: drawn lineups, each monster of them in each seat once with the same luck.

use ::cards::catalogue::Catalogue;
use ::cards::table::{TableError, TableOptions};
use rules::Silent;
use serde::Serialize;

use super::branch::{ONE, Players, won};
use super::{Finished, Plan, Sums, add_up, draw, evolving, join, table};
use crate::simulate::game_seed;
use crate::sum::Estimate;

/// One monster.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Monster {
    /// Its short name.
    pub id: String,
    /// Its share of wins.
    pub share: Estimate,
}

/// Plays so many rounds, each of as many games as there are seats; the monsters, the one that wins most first.
pub fn run(
    catalogue: &Catalogue,
    options: &TableOptions,
    plan: &Plan,
    finished: Finished,
) -> Result<Vec<Monster>, TableError> {
    // If there is no such table, this one says why.
    table(catalogue, options, plan.seed)?;
    let unit = |number: u64| {
        let seed = game_seed(plan.seed, number);
        let mut free: Vec<&str> =
            evolving(catalogue, options.edition).map(|it| it.facts.id.as_str()).collect();
        let mut options = options.clone();
        options.monsters = draw(&mut free, usize::from(options.players), seed);
        let mut sums: Sums<String> = Sums::new();
        let mut shares: Sums<String> = Sums::new();
        for _ in 0..options.players {
            options.monsters.rotate_left(1);
            // Other lineups of this table were found sound before.
            let Ok(table) = table(catalogue, &options, seed) else { return sums };
            let end = Players::new(&table.rules, plan.bot).deal(seed, &mut Silent, |_| {}).game;
            for (seat, monster) in options.monsters.iter().enumerate() {
                shares.entry(monster.clone()).or_default().add(won(&end, seat as u8));
            }
        }
        // A round is one value: its games have the same luck. Added up as a whole number, so that sums stay exact.
        for (monster, share) in shares {
            sums.entry(monster).or_default().add((share.mean() * share.n).round());
        }
        sums
    };
    let sums = add_up(plan.games, finished, unit, join);
    let round = ONE * f64::from(options.players);
    let mut found: Vec<Monster> =
        sums.into_iter().map(|(id, sum)| Monster { id, share: sum.estimate(round) }).collect();
    found.sort_by(|a, b| b.share.mean.total_cmp(&a.share.mean));
    Ok(found)
}
