//! What a wickedness tile is worth: where a level is reached, each tile of it is taken, or none, with the same luck afterwards.

use rules::{Action, Ask, Game, Rules, Silent};
use serde::Serialize;

use super::branch::{ONE, Players, won};
use super::{Finished, Plan, Sums, add_up, join};
use crate::simulate::{game_seed, mix};
use crate::sum::Estimate;

/// One tile.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tile {
    /// Number among the definitions of the rules.
    #[serde(skip)]
    pub def: usize,
    /// Its name as the rules have it.
    pub id: String,
    /// The wickedness that earns it.
    pub level: u8,
    /// What taking it gains over taking none.
    pub gain: Estimate,
}

/// Plays games of this table; the tiles by level, the greatest gain first.
pub fn run(rules: &Rules, plan: &Plan, finished: Finished) -> Vec<Tile> {
    let sums = add_up(plan.games, finished, |number| unit(rules, plan, number), join);
    let mut tiles: Vec<Tile> = sums
        .into_iter()
        .map(|((level, def), sum)| Tile { def, id: rules.defs[def].id.clone(), level, gain: sum.gain(ONE) })
        .collect();
    tiles.sort_by(|a, b| {
        (a.level, b.gain.mean).partial_cmp(&(b.level, a.gain.mean)).unwrap_or(a.def.cmp(&b.def))
    });
    tiles
}

/// One game; gains by level and definition.
fn unit(rules: &Rules, plan: &Plan, number: u64) -> Sums<(u8, usize)> {
    let seed = game_seed(plan.seed, number);
    let mut players = Players::new(rules, plan.bot);
    let mut moments: Vec<(u8, Game)> = Vec::new();
    players.deal(seed, &mut Silent, |game| {
        if let Ask::Tile(level) = game.ask() {
            moments.push((level, game.clone()));
        }
    });
    let mut sums = Sums::new();
    for (at, (level, game)) in moments.iter().enumerate() {
        let luck = mix(seed ^ mix(at as u64 + 1));
        let seat = game.asked().trailing_zeros() as u8;
        let mut answer = |action| won(&players.go_on_with(game, (seat, action), luck, |_| {}), seat);
        let none = answer(Action::Pass);
        for tile in rules.tiles_left(game, *level).iter() {
            let def = usize::from(rules.card_def[usize::from(tile)]);
            sums.entry((*level, def)).or_default().add(answer(Action::Card(tile)) - none);
        }
    }
    sums
}
