//! Which monsters can sit at a table, and drawing those nobody chose.

use cards::catalogue::{Catalogue, Monster};
use cards::set::Board;
use cards::table::TableOptions;
use rules::{Edition, Seeded};

/// The addition that gives every monster its own evolutions.
const EVOLUTIONS: &str = "power-up";

/// Does a table depend on which monster sits where?
pub fn needs_monsters(with: &[String]) -> bool {
    with.iter().any(|word| word == EVOLUTIONS)
}

/// The monsters to draw from: with evolutions those that have some for its board, else the edition's own; if they are too few, all
/// there are.
pub fn monsters<'c>(
    catalogue: &'c Catalogue,
    edition: Edition,
    with: &[String],
    players: u8,
) -> Vec<&'c Monster> {
    if needs_monsters(with) {
        return catalogue.evolving(Board::of(edition)).collect();
    }
    let all: Vec<&Monster> = catalogue.monsters().iter().collect();
    let of_edition = |monster: &&Monster| monster.facts.edition == edition.id();
    let own: Vec<&Monster> = all.iter().copied().filter(of_edition).collect();
    if own.len() >= players as usize { own } else { all }
}

/// The monsters a person may choose: those that could be drawn, and in New York Tokyo's after its own, since they may play
/// there too.
pub fn to_choose<'c>(
    catalogue: &'c Catalogue,
    edition: Edition,
    with: &[String],
    players: u8,
) -> Vec<&'c Monster> {
    let mut all = monsters(catalogue, edition, with, players);
    if edition.is_new_york() {
        if !needs_monsters(with) {
            all = catalogue.monsters().iter().collect();
        }
        all.sort_by_key(|monster| monster.facts.edition != edition.id());
    }
    all
}

/// Draws one of these monsters and takes it out.
pub fn draw(free: &mut Vec<&Monster>, rng: &mut Seeded) -> String {
    if free.is_empty() {
        return String::new();
    }
    let at = rng.below(free.len() as u32) as usize;
    free.remove(at).facts.id.clone()
}

/// Where a table depends on its monsters: those named, and different ones drawn for all other seats. Names that are
/// wrong stay as they are, to be refused when the table is set up.
pub fn seat_monsters(catalogue: &Catalogue, options: &mut TableOptions, rng: &mut Seeded) {
    if !needs_monsters(&options.with) {
        return;
    }
    let mut free = monsters(catalogue, options.edition, &options.with, options.players);
    let named = |name: &String| catalogue.monster(name).map(|monster| monster.facts.id.clone());
    let taken: Vec<String> = options.monsters.iter().filter_map(|name| named(name).ok()).collect();
    free.retain(|monster| !taken.contains(&monster.facts.id));
    while options.monsters.len() < options.players as usize && !free.is_empty() {
        options.monsters.push(draw(&mut free, rng));
    }
}
