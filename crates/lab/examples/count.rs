//! Plays a fixed number of random games, for instruction counts: `valgrind --tool=callgrind count [cards dealt]
//! [games] [additions, or the word new-york]`.

mod common;

use cards::catalogue::Catalogue;
use rules::Options;

fn main() {
    let mut args = std::env::args().skip(1);
    let dealt = args.next().and_then(|a| a.parse().ok()).unwrap_or(0);
    let games: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(2_000);
    let catalogue = Catalogue::built_in();
    let table = common::table(&catalogue, 4, args.collect());
    let mut options = Options::default();
    let decisions: u64 =
        (0..games).map(|seed| lab::bench::one_game(&table.rules, dealt, seed, &mut options)).sum();
    println!("{games} games, {decisions} decisions");
}
