//! The table that the examples play at.

use cards::catalogue::Catalogue;
use cards::set::Board;
use cards::table::{Table, TableOptions};
use rules::Edition;

/// A table with these additions, one of which may be the word new-york.
pub fn table(catalogue: &Catalogue, players: u8, mut with: Vec<String>) -> Table<'_> {
    let new_york = with.iter().any(|word| word == "new-york");
    with.retain(|word| word != "new-york");
    let edition = if new_york { Edition::NewYork } else { Edition::MonsterBox };
    let mut options = TableOptions::new(edition, players);
    if with.iter().any(|word| word == "power-up") {
        let monsters = catalogue.monsters().iter().map(|m| &m.facts.id);
        let evolving = monsters.filter(|m| catalogue.evolutions_of(m, Board::Tokyo).next().is_some());
        options.monsters = evolving.take(players.into()).cloned().collect();
    }
    options.with = with;
    Table::new(catalogue, &options).unwrap_or_else(|error| {
        eprintln!("error: {error:?}");
        std::process::exit(2)
    })
}
