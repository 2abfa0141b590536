//! Plays a fixed number of random games, for instruction counts: `valgrind --tool=callgrind count [cards dealt]
//! [games] [additions]`.

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::{Edition, Options};

fn main() {
    let mut args = std::env::args().skip(1);
    let dealt = args.next().and_then(|a| a.parse().ok()).unwrap_or(0);
    let games: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(2_000);
    let mut table_options = TableOptions::new(Edition::MonsterBox, 4);
    table_options.with.extend(args);
    let catalogue = Catalogue::built_in();
    if table_options.with.iter().any(|w| w == "power-up") {
        let monsters = catalogue.monsters().iter().map(|m| &m.facts.id);
        let evolving = monsters.filter(|m| catalogue.evolutions_of(m).next().is_some());
        table_options.monsters = evolving.take(4).cloned().collect();
    }
    let Ok(table) = Table::new(&catalogue, &table_options) else { return };
    let mut options = Options::default();
    let decisions: u64 =
        (0..games).map(|seed| lab::bench::one_game(&table.rules, dealt, seed, &mut options)).sum();
    println!("{games} games, {decisions} decisions");
}
