//! The bot of the engine guide is the example, and it plays.

#[allow(dead_code, reason = "the example's own game is run by the test below, its bot by the other")]
#[path = "../../crates/bots/examples/star_collector.rs"]
mod example;

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::{Edition, Seeded, Silent};
use std::path::Path;

#[test]
fn the_guide_shows_the_example() {
    let read = |path: &str| std::fs::read_to_string(Path::new("..").join(path)).unwrap();
    let (guide, file) = (read("docs/engine-guide.md"), read("crates/bots/examples/star_collector.rs"));
    let shown = guide.split("```rust\n").nth(1).and_then(|rest| rest.split("```").next());
    assert_eq!(shown, Some(file.as_str()), "docs/engine-guide.md shows another bot than the example file");
}

#[test]
fn its_game_ends() {
    example::main();
}

/// With all cards of the box, against two random players, it wins more than its third.
#[test]
fn it_beats_chance() {
    let catalogue = Catalogue::built_in();
    let table = Table::new(&catalogue, &TableOptions::new(Edition::MonsterBox, 3)).unwrap();
    let mut wins = 0;
    for seed in 0..200 {
        let mut bots: Vec<Box<dyn bots::Bot>> =
            vec![Box::new(example::StarCollector), Box::new(bots::Random), Box::new(bots::Random)];
        let mut rngs: Vec<_> = (0..3).map(|seat| Seeded::new(seed * 3 + seat)).collect();
        let played =
            lab::drive::play(&table.rules, &mut bots, &mut rngs, &mut Seeded::new(seed), &mut Silent);
        wins += u32::from(played.game.end.is_some_and(|end| end.winners & 1 == 1));
    }
    assert!(wins > 100, "{wins} of 200");
}
