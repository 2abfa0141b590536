//! The built-in sets load and hold what the boxes hold.

use std::collections::BTreeSet;

use cards::catalogue::{Card, Catalogue};
use cards::set::Confidence;
use rules::lang::{Ability, Kind};

fn copies(catalogue: &Catalogue, set: &str, kind: Kind) -> u32 {
    catalogue.cards_of(set).filter(|c| c.facts.kind == kind).map(|c| u32::from(c.facts.copies)).sum()
}

#[test]
fn base_has_66_cards() {
    let catalogue = Catalogue::built_in();
    assert_eq!(catalogue.cards_of("base").count(), 64);
    assert_eq!(copies(&catalogue, "base", Kind::Keep), 48);
    assert_eq!(copies(&catalogue, "base", Kind::Discard), 18);
    let doubled: Vec<&str> =
        catalogue.cards_of("base").filter(|c| c.facts.copies == 2).map(|c| c.facts.id.as_str()).collect();
    assert_eq!(doubled, ["extra-head", "evacuation-orders"]);
}

#[test]
fn origins_has_14_cards_and_a_deck_of_50() {
    let catalogue = Catalogue::built_in();
    assert_eq!(catalogue.cards_of("origins").count(), 14);
    let deck: Vec<(&Card, u8)> = catalogue.deck_cards(catalogue.deck("origins").unwrap()).collect();
    let count =
        |kind| deck.iter().filter(|(c, _)| c.facts.kind == kind).map(|(_, n)| u32::from(*n)).sum::<u32>();
    assert_eq!((count(Kind::Keep), count(Kind::Discard)), (36, 14));
    assert!(deck.iter().all(|(card, n)| *n == 1 && card.facts.counters == 0), "nothing needs counters there");
}

#[test]
fn promos_have_17_cards_and_two_lists() {
    let catalogue = Catalogue::built_in();
    assert_eq!(catalogue.cards_of("promos").count(), 17);
    let count = |id: &str| catalogue.deck_cards(catalogue.deck(id).unwrap()).count();
    assert_eq!(count("promos-fan-list"), 11);
    assert_eq!(count("promos/promos-likely"), 8);
    let unpriced: Vec<String> =
        catalogue.cards().iter().filter(|c| c.facts.cost.is_none()).map(Card::full_id).collect();
    assert_eq!(unpriced, ["promos/the-horde"]);
    assert_eq!(catalogue.card("the-horde").unwrap().facts.confidence, Confidence::Low);
}

#[test]
fn monsters_are_there() {
    let catalogue = Catalogue::built_in();
    let of = |edition: &str| catalogue.monsters().iter().filter(|m| m.facts.edition == edition).count();
    assert_eq!((of("monster-box"), of("first-edition"), of("origins")), (10, 2, 4));
    // Names are the same in all languages, so the file gives them once.
    assert_eq!(catalogue.monster("pandakai").unwrap().facts.name.de, "Pandakaï");
}

#[test]
fn ids_are_unique_and_names_complete() {
    let catalogue = Catalogue::built_in();
    let ids: BTreeSet<&str> = catalogue.cards().iter().map(|c| c.facts.id.as_str()).collect();
    assert_eq!(ids.len(), 64 + 14 + 17);
    for language in ["en", "fr", "de"] {
        let names: BTreeSet<&str> = catalogue.cards().iter().map(|c| c.facts.name.get(language)).collect();
        assert_eq!(names.len(), ids.len(), "two cards have the same {language} name");
        assert!(names.iter().all(|name| !name.is_empty() && name.chars().count() <= 40), "{language}");
    }
}

#[test]
fn abilities_survive_the_way_into_the_game() {
    let catalogue = Catalogue::built_in();
    let def = catalogue.def(catalogue.card("battery-monster").unwrap());
    assert_eq!((def.id.as_str(), def.cost, def.counters), ("battery-monster", Some(3), 6));
    assert!(matches!(&def.abilities[..], [Ability::When { .. }]));
    let written = serde_json::to_string(&catalogue.card("vast-storm").unwrap().facts.abilities).unwrap();
    assert!(written.contains(r#"{"Per":[2,{"EnergyOf":"It"}]}"#), "{written}");
}

/// Journals name a set by its hash, so it must be the same each time and tell the sets apart.
#[test]
fn hashes_identify_sets() {
    let hashes = |c: &Catalogue| c.sets().iter().map(|s| s.hash.clone()).collect::<Vec<String>>();
    let first = hashes(&Catalogue::built_in());
    assert_eq!(first, hashes(&Catalogue::built_in()));
    assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), 4);
    assert!(first.iter().all(|hash| hash.len() == 16));
    // The price of a card is part of it, the spelling of its name is not.
    let base = include_str!("../../../sets/base.ron").replacen("mode: Adds", "mode: Replaces([\"base\"])", 1);
    let hash = |from: &str, to: &str| {
        assert!(base.contains(from));
        let changed = Catalogue::with_texts(&[("changed.ron", &base.replacen(from, to, 1)[..])]).unwrap();
        changed.set("base").unwrap().hash.clone()
    };
    assert_eq!(hash("Attaque acide", "Attaque à l'acide"), first[0]);
    assert_ne!(hash("cost: 6", "cost: 7"), first[0]);
}
