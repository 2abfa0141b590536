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

#[test]
fn tokyo_s_monsters_may_be_chosen_in_new_york_but_are_not_drawn() {
    let catalogue = with_evolutions();
    let drawn = ids(&seating::monsters(&catalogue, Edition::NewYork, &[], 6));
    let chosen = ids(&seating::to_choose(&catalogue, Edition::NewYork, &[], 6));
    assert!(drawn.len() == 7 && drawn.contains(&"mega-shark"), "{drawn:?}");
    assert_eq!(chosen[..7], drawn[..], "its own come first");
    assert_eq!(chosen.len(), catalogue.monsters().len());
    assert!(chosen.contains(&"gigazaur"));
    // Elsewhere one chooses what can be drawn.
    for edition in [Edition::MonsterBox, Edition::Origins] {
        let drawn = ids(&seating::monsters(&catalogue, edition, &[], 4));
        assert_eq!(ids(&seating::to_choose(&catalogue, edition, &[], 4)), drawn);
    }
    let with = ["power-up".to_string()];
    assert_eq!(ids(&seating::to_choose(&catalogue, Edition::NewYork, &with, 2)), ["kong", "rob"]);
}
