//! What things are worth, found out by playing: pairs of games that are the same up to one difference and have the same luck
//! afterwards, never what happens to go together.

pub mod answers;
pub mod branch;
pub mod cards;
pub mod evolutions;
pub mod expansions;
pub mod monsters;
pub mod seats;
pub mod tiles;
pub mod tokyo;

use std::collections::BTreeMap;

use ::cards::catalogue::{Catalogue, Monster};
use ::cards::set::Board;
use ::cards::table::{Table, TableError, TableOptions};
use bots::Spec;
pub use bots::luck;
use rayon::prelude::*;
use rules::{Edition, Seeded};
use serde::Serialize;

use crate::sum::{Estimate, Sum};

/// Told, from any thread, how many more games are done.
pub type Finished<'a> = &'a (dyn Fn(u64) + Sync);

/// Who plays how many games, and where chance comes from.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Who sits in every seat.
    pub bot: &'a Spec,
    /// Games to look for situations in; how many are played from there each study says.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
}

/// Something given or not: what it changes in the share of wins of whoever has it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Worth {
    /// `set/id` of the card.
    pub card: String,
    /// The gain in the share of wins, over pairs of games.
    pub gain: Estimate,
}

/// Plays unit after unit on all threads of the pool and adds up what comes of them. `plus` must not depend on the order.
fn add_up<T: Default + Send>(
    units: u64,
    finished: Finished,
    unit: impl Fn(u64) -> T + Sync + Send,
    plus: impl Fn(T, T) -> T + Sync + Send,
) -> T {
    let played = (0..units).into_par_iter().map(|number| {
        let found = unit(number);
        finished(1);
        found
    });
    played.reduce(T::default, plus)
}

/// Sums by what they are sums of.
type Sums<K> = BTreeMap<K, Sum>;

fn join<K: Ord>(mut one: Sums<K>, other: Sums<K>) -> Sums<K> {
    for (key, sum) in other {
        let known = one.entry(key).or_default();
        *known = known.plus(sum);
    }
    one
}

/// The monsters that have evolutions of their own in the city of this edition.
pub fn evolving(catalogue: &Catalogue, edition: Edition) -> impl Iterator<Item = &Monster> {
    catalogue.evolving(Board::of(edition))
}

/// A table with these additions. Where monsters matter and are not named, they are drawn by the seed.
fn table<'c>(catalogue: &'c Catalogue, options: &TableOptions, seed: u64) -> Result<Table<'c>, TableError> {
    let mut options = options.clone();
    if options.with.iter().any(|word| word == POWER_UP) && options.monsters.is_empty() {
        let mut free: Vec<&str> =
            evolving(catalogue, options.edition).map(|it| it.facts.id.as_str()).collect();
        options.monsters = draw(&mut free, usize::from(options.players), seed);
    }
    Table::new(catalogue, &options)
}

/// The addition with which monsters have evolutions.
pub const POWER_UP: &str = "power-up";

/// So many of these by chance, in the order in which they are drawn.
fn draw(free: &mut Vec<&str>, n: usize, seed: u64) -> Vec<String> {
    let mut rng = Seeded::new(seed);
    let n = n.min(free.len());
    (0..n).map(|_| free.swap_remove(rng.below(free.len() as u32) as usize).to_string()).collect()
}
