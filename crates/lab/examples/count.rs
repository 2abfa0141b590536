//! Plays a fixed number of random games, for instruction counts: `valgrind --tool=callgrind count [cards dealt]
//! [games] [additions, or the word new-york]`.

use cards::catalogue::Catalogue;
use cards::set::Board;
use cards::table::{Table, TableOptions};
use rules::{Edition, Options};

fn main() {
    let mut args = std::env::args().skip(1);
    let dealt = args.next().and_then(|a| a.parse().ok()).unwrap_or(0);
    let games: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(2_000);
    let mut with: Vec<String> = args.collect();
    let new_york = with.iter().any(|word| word == "new-york");
    with.retain(|word| word != "new-york");
    let edition = if new_york { Edition::NewYork } else { Edition::MonsterBox };
    let mut table_options = TableOptions::new(edition, 4);
    table_options.with = with;
    let catalogue = Catalogue::built_in();
    if table_options.with.iter().any(|w| w == "power-up") {
        let monsters = catalogue.monsters().iter().map(|m| &m.facts.id);
        let evolving = monsters.filter(|m| catalogue.evolutions_of(m, Board::Tokyo).next().is_some());
        table_options.monsters = evolving.take(4).cloned().collect();
    }
    let Ok(table) = Table::new(&catalogue, &table_options) else { return };
    let mut options = Options::default();
    let decisions: u64 =
        (0..games).map(|seed| lab::bench::one_game(&table.rules, dealt, seed, &mut options)).sum();
    println!("{games} games, {decisions} decisions");
}
