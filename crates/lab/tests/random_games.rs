//! Random games over editions and player counts end, and end well.

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use lab::drive;
use rules::{Edition, Seeded, Silent};

#[test]
fn random_games_end() {
    let catalogue = Catalogue::built_in();
    let mut endings = [0u32; 4];
    let (mut turns, mut games, mut decisions) = (0u64, 0u64, 0u64);
    for (edition, players, with) in [
        (Edition::MonsterBox, 2, ""),
        (Edition::MonsterBox, 4, ""),
        (Edition::MonsterBox, 6, "promos-likely,origins-exclusive"),
        (Edition::MonsterBox, 5, "promos-fan-list,origins-all"),
        (Edition::Origins, 3, ""),
    ] {
        let mut options = TableOptions::new(edition, players);
        options.with = with.split(',').filter(|w| !w.is_empty()).map(String::from).collect();
        let table = Table::new(&catalogue, &options).unwrap();
        for seed in 0..400 {
            let mut bots: Vec<_> = (0..players).map(|_| bots::by_name("random").unwrap()).collect();
            let mut rngs: Vec<_> = (0..players).map(|s| Seeded::new(seed * 100 + s as u64)).collect();
            let mut chance = Seeded::new(seed);
            let played = drive::play(&table.rules, &mut bots, &mut rngs, &mut chance, &mut Silent);
            let end = played.game.end.unwrap_or_else(|| panic!("seed {seed} {players} {with}: no end"));
            endings[end.how as usize] += 1;
            turns += played.game.turn as u64;
            games += 1;
            decisions += played.decisions;
        }
    }
    println!("endings {endings:?}, turns {}, decisions {}", turns as f64 / games as f64, decisions as f64 / games as f64);
    assert!(endings[0] > 0 && endings[1] > 0);
}
