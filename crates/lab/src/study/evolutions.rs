//! What an evolution is worth: games that begin with it in the hand as well, against the same games without.

use ::cards::catalogue::Catalogue;
use ::cards::table::{TableError, TableOptions};
use bots::Spec;
use rules::{Game, Silent};

use super::branch::{ONE, Players, won};
use super::{Finished, Plan, Sums, Worth, add_up, draw, evolving, join, table};
use crate::simulate::{game_seed, mix};

/// Plays so many games of each monster; its evolutions, the greatest gain first. The other monsters are drawn anew each time.
pub fn run(
    catalogue: &Catalogue,
    options: &TableOptions,
    plan: &Plan,
    finished: Finished,
) -> Result<Vec<Worth>, TableError> {
    let monsters: Vec<&str> = evolving(catalogue, options.edition).map(|it| it.facts.id.as_str()).collect();
    // If there is no such table, this one says why.
    table(catalogue, options, plan.seed)?;
    let units = plan.games * monsters.len() as u64;
    let unit = |number: u64| {
        let monster = monsters[(number % monsters.len() as u64) as usize];
        let round = number / monsters.len() as u64;
        one(catalogue, options, plan.bot, monster, game_seed(plan.seed, number), round)
    };
    let sums = add_up(units, finished, unit, join);
    let mut found: Vec<Worth> =
        sums.into_iter().map(|(card, sum)| Worth { card, gain: sum.gain(ONE) }).collect();
    found.sort_by(|a, b| b.gain.mean.total_cmp(&a.gain.mean));
    Ok(found)
}

/// One game of a monster, and that with each of its evolutions in its hand.
fn one(
    catalogue: &Catalogue,
    options: &TableOptions,
    bot: &Spec,
    monster: &str,
    seed: u64,
    round: u64,
) -> Sums<String> {
    let mut options = options.clone();
    let mut others: Vec<&str> = evolving(catalogue, options.edition).map(|it| it.facts.id.as_str()).collect();
    others.retain(|other| *other != monster);
    options.monsters = draw(&mut others, usize::from(options.players) - 1, seed);
    // It sits in every seat equally often.
    let seat = (round % u64::from(options.players)) as u8;
    options.monsters.insert(usize::from(seat), monster.to_string());
    let mut sums = Sums::new();
    // Other lineups of this table were found sound before.
    let Ok(table) = table(catalogue, &options, seed) else { return sums };
    let mut players = Players::new(&table.rules, bot);
    let mut start: Option<Game> = None;
    players.deal(seed, &mut Silent, |game| {
        if start.is_none() && game.turn > 0 {
            start = Some(game.clone());
        }
    });
    let Some(start) = start else { return sums };
    let luck = mix(seed);
    let without = won(&players.go_on(&start, luck), seat);
    for card in table.rules.evolution_deck(&start, seat).iter() {
        let mut given = start.clone();
        if let (true, Some(facts)) = (table.rules.put_in_hand(&mut given, seat, card), table.card(card)) {
            let gain = won(&players.go_on(&given, luck), seat) - without;
            sums.entry(facts.full_id()).or_default().add(gain);
        }
    }
    sums
}
