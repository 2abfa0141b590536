//! Who can sit at a table: with evolutions those that have some for its board, and in New York Tokyo's monsters too.

use std::path::Path;

use cards::catalogue::{Catalogue, Monster};
use cards::table::{Table, TableOptions};
use rules::{Edition, Seeded};
use table::seating;

fn with_evolutions() -> Catalogue {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/new-york-evolutions.ron");
    Catalogue::with_files(&[file]).unwrap()
}

fn ids<'c>(monsters: &[&'c Monster]) -> Vec<&'c str> {
    monsters.iter().map(|monster| monster.facts.id.as_str()).collect()
}

#[test]
fn evolutions_are_those_of_the_board() {
    let catalogue = with_evolutions();
    let with = ["power-up".to_string()];
    let of = |edition| ids(&seating::monsters(&catalogue, edition, &with, 2));
    assert_eq!(of(Edition::NewYork), ["kong", "rob"]);
    let tokyo = of(Edition::MonsterBox);
    assert!(tokyo.contains(&"gigazaur") && !tokyo.contains(&"kong") && !tokyo.contains(&"rob"), "{tokyo:?}");
    for seed in 0..8 {
        let mut options = TableOptions::new(Edition::NewYork, 2);
        options.with = with.to_vec();
        seating::seat_monsters(&catalogue, &mut options, &mut Seeded::new(seed));
        assert!(Table::new(&catalogue, &options).is_ok(), "{:?}", options.monsters);
    }
}
