//! The built-in sets load and hold what the boxes hold.

use std::collections::BTreeSet;

use cards::catalogue::{Card, Catalogue};
use cards::set::{Board, Confidence, Provenance, Side};
use rules::lang::{Ability, Face, Kind};

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
    let unpriced = catalogue.cards().iter().filter(|c| c.facts.kind.is_power() && c.facts.cost.is_none());
    let unpriced: Vec<String> = unpriced.map(Card::full_id).collect();
    assert_eq!(unpriced, ["promos/the-horde"]);
    assert_eq!(catalogue.card("the-horde").unwrap().facts.confidence, Confidence::Low);
}

#[test]
fn monsters_are_there() {
    let catalogue = Catalogue::built_in();
    let of = |edition: &str| catalogue.monsters().iter().filter(|m| m.facts.edition == edition).count();
    assert_eq!((of("monster-box"), of("first-edition"), of("origins"), of("luchador")), (10, 2, 4, 1));
    assert_eq!(of("new-york"), 7);
    // Names are the same in all languages, so the file gives them once.
    assert_eq!(catalogue.monster("pandakai").unwrap().facts.name.de, "Pandakaï");
}

#[test]
fn twelve_monsters_have_eight_evolutions_each() {
    let catalogue = Catalogue::built_in();
    assert_eq!(catalogue.cards_of("evolutions").count(), 96);
    let of = |kind| copies(&catalogue, "evolutions", kind);
    assert_eq!((of(Kind::Permanent), of(Kind::Temporary), of(Kind::Gift)), (49, 43, 4));
    let has = |m: &&cards::catalogue::Monster| catalogue.evolutions_of(&m.facts.id, Board::Tokyo).count();
    let (with, without): (Vec<_>, Vec<_>) = catalogue.monsters().iter().partition(|m| has(m) == 8);
    assert_eq!(with.len(), 12);
    assert!(without.iter().all(|m| has(m) == 0));
    let without: Vec<&str> = without.iter().map(|m| m.facts.id.as_str()).collect();
    let new_york = ["captain-fish", "drakonis", "kong", "mantis", "rob", "sheriff", "mega-shark"];
    let tokyo = ["mechamster", "gigarex", "cosmic-joe", "iron-back"];
    assert_eq!(without, [&tokyo[..], &new_york[..], &["luchador"]].concat());
    assert!(catalogue.evolutions_of("kong", Board::NewYork).next().is_none(), "these come later");
    for card in catalogue.cards_of("evolutions") {
        let facts = &card.facts;
        let monster = catalogue.monster(facts.monster.as_deref().unwrap()).unwrap();
        assert_eq!((facts.species, facts.copies), (monster.facts.species, 1), "{}", facts.id);
        assert_eq!(catalogue.def(card).monster, facts.monster);
    }
}

#[test]
fn halloween_has_12_costumes() {
    let catalogue = Catalogue::built_in();
    assert_eq!(
        (catalogue.cards_of("costumes").count(), copies(&catalogue, "costumes", Kind::Costume)),
        (12, 12)
    );
    let prices: u32 = catalogue.cards_of("costumes").filter_map(|c| c.facts.cost).map(u32::from).sum();
    assert_eq!(prices, 45);
}

#[test]
fn ten_tiles_have_twenty_faces() {
    let catalogue = Catalogue::built_in();
    let faces = |side, level| {
        let is = |c: &&Card| (c.facts.side, c.facts.level) == (Some(side), Some(level));
        catalogue.cards_of("wickedness").filter(is).map(|c| catalogue.def(c).level).collect::<Vec<u8>>()
    };
    assert_eq!(
        (catalogue.cards_of("wickedness").count(), copies(&catalogue, "wickedness", Kind::Tile)),
        (20, 20)
    );
    for side in [Side::Orange, Side::Green] {
        assert_eq!(faces(side, 3), [3; 4]);
        assert_eq!(faces(side, 6), [6; 4]);
        assert_eq!(faces(side, 10), [10; 2]);
    }
}

/// Our own Challenge deck: as many of each Force, and the stronger a card the less it gives and helps.
#[test]
fn eighteen_challenge_cards_are_ours() {
    let catalogue = Catalogue::built_in();
    let cards: Vec<&Card> = catalogue.cards_of("luchador").collect();
    assert_eq!((cards.len(), copies(&catalogue, "luchador", Kind::Challenge)), (18, 18));
    assert!(cards.iter().all(|c| c.facts.provenance == Provenance::House));
    let of = |force: u8| cards.iter().filter(move |c| c.facts.force.unwrap()[0] == force);
    let bonus = |force| of(force).map(|c| u32::from(c.facts.force.unwrap()[1])).sum::<u32>();
    for force in 1..=6 {
        assert_eq!(of(force).count(), 3, "Force {force}");
        assert!(force == 1 || bonus(force) < bonus(force - 1), "Force {force}");
    }
    assert!(cards.iter().all(|c| c.facts.force.unwrap()[1] <= 3));
    // EX-8: 2 + 3 = 5.
    let suplex = catalogue.def(catalogue.card("old-school-suplex").unwrap());
    assert_eq!(suplex.force[0] + cards.iter().map(|c| c.facts.force.unwrap()[1]).max().unwrap(), 5);
    assert!(matches!(&suplex.abilities[..], [Ability::Reward(_), Ability::AllyReward(_)]));
    assert!(catalogue.card("giant-powerhouse").is_ok());
}

#[test]
fn new_york_has_64_cards_and_two_goals() {
    let catalogue = Catalogue::built_in();
    let count = |kind| copies(&catalogue, "new-york", kind);
    assert_eq!((count(Kind::Keep), count(Kind::Discard), count(Kind::Goal)), (46, 18, 2));
    let deck: Vec<(&Card, u8)> = catalogue.deck_cards(catalogue.deck("new-york").unwrap()).collect();
    assert_eq!(deck.len(), 64);
    assert!(deck.iter().all(|(card, n)| *n == 1 && card.set == "new-york"));
    let prices: u32 = deck.iter().filter_map(|(c, _)| c.facts.cost).map(u32::from).sum();
    assert_eq!(prices, 312);
    assert!(catalogue.cards_of("new-york").all(|c| c.facts.board() == Board::NewYork));
    for (id, face) in [("superstar", Face::Celebrity), ("new-york/statue-of-liberty", Face::Ouch)] {
        let goal = catalogue.card(id).unwrap();
        assert_eq!((catalogue.def(goal).goal, goal.facts.cost), (Some(face), Some(0)));
        assert!(goal.facts.abilities.is_empty() && goal.facts.kind == Kind::Goal);
    }
}

#[test]
fn ids_are_unique_and_names_complete() {
    let catalogue = Catalogue::built_in();
    assert_eq!(catalogue.cards().len(), 64 + 14 + 17 + 96 + 12 + 20 + 18 + 66);
    let twice = |of: &dyn Fn(&Card) -> String| {
        let mut seen = BTreeSet::new();
        catalogue.cards().iter().filter(|c| !seen.insert(of(c))).map(Card::full_id).collect::<Vec<String>>()
    };
    // Two tiles are called like other cards, and five cards of New York like cards of Tokyo.
    let shared = [
        "wickedness/poison-spit",
        "wickedness/defender-of-tokyo",
        "new-york/extra-head",
        "new-york/natural-selection",
        "new-york/regeneration",
        "new-york/scavenger",
        "new-york/statue-of-liberty",
    ];
    assert_eq!(twice(&|card| card.facts.id.clone()), shared);
    for language in ["en", "fr", "de"] {
        assert_eq!(twice(&|card| card.facts.name.get(language).to_lowercase()), shared, "{language}");
        for card in catalogue.cards() {
            let name = card.facts.name.get(language);
            assert!(!name.is_empty() && name.chars().count() <= 40, "{language} {name}");
        }
    }
}

/// A bare name means the power card if one alone is a power card; else it must be said with its set.
#[test]
fn names_that_two_sets_have() {
    let catalogue = Catalogue::built_in();
    let spit = catalogue.card("poison-spit").unwrap();
    assert_eq!((spit.full_id(), catalogue.def(spit).id), ("base/poison-spit".into(), "poison-spit".into()));
    let tile = catalogue.card("wickedness/poison-spit").unwrap();
    assert_eq!((tile.facts.kind, catalogue.def(tile).id), (Kind::Tile, "wickedness/poison-spit".into()));
    assert_eq!(
        catalogue.card("defender-of-tokyo").unwrap_err().to_string(),
        "more than one card is called \"defender-of-tokyo\": evolutions/defender-of-tokyo, \
         wickedness/defender-of-tokyo"
    );
    for id in ["evolutions/defender-of-tokyo", "wickedness/defender-of-tokyo"] {
        assert_eq!(catalogue.def(catalogue.card(id).unwrap()).id, id);
    }
    // Where both cities have a card of a name, Tokyo's keeps it.
    let pairs = [("extra-head", "base"), ("natural-selection", "promos"), ("scavenger", "origins")];
    for (id, set) in pairs.into_iter().chain([("statue-of-liberty", "costumes")]) {
        let meant = catalogue.card(id).unwrap();
        assert_eq!((meant.set.as_str(), catalogue.def(meant).id.as_str()), (set, id));
        let other = format!("new-york/{id}");
        assert_eq!(catalogue.def(catalogue.card(&other).unwrap()).id, other);
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
    assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), 9);
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

/// What only expansions have must not change the sets that were there before: journals name these hashes.
#[test]
fn hashes_of_the_first_sets_stay() {
    let catalogue = Catalogue::built_in();
    let hash = |set: &str| catalogue.set(set).unwrap().hash.clone();
    assert_eq!(hash("base"), "636ea06f77470a20");
    assert_eq!(hash("origins"), "b6aabfdb181f95aa");
    // Changed once: Thunder Stomp ends with the beginning of a turn.
    assert_eq!(hash("promos"), "c878a0a702e50369");
    assert_eq!(hash("monsters"), "4c1339447e5e3572");
}

#[test]
fn hashes_tell_what_expansions_play_by() {
    let plain = Catalogue::built_in();
    let changes = |set: &str, text: &str, from: &str, to: &str| {
        let own = text.replacen("mode: Adds", &format!("mode: Replaces([\"{set}\"])"), 1);
        assert!(own.contains(from), "{from}");
        let changed = Catalogue::with_texts(&[("changed.ron", &own.replacen(from, to, 1)[..])]).unwrap();
        changed.set(set).unwrap().hash != plain.set(set).unwrap().hash
    };
    let evolutions = include_str!("../../../sets/evolutions.ron");
    assert!(!changes("evolutions", evolutions, "Rayon givrant", "Rayon glaçant"));
    assert!(!changes("evolutions", evolutions, "species: Invader", "species: Robot"));
    assert!(changes("evolutions", evolutions, "monster: \"space-penguin\"", "monster: \"kraken\""));
    let wickedness = include_str!("../../../sets/wickedness.ron");
    assert!(changes("wickedness", wickedness, "level: 3", "level: 6"));
    assert!(changes("wickedness", wickedness, "side: Orange", "side: Green"));
    let new_york = include_str!("../../../sets/new-york.ron");
    assert!(changes("new-york", new_york, "goal: Ouch", "goal: Celebrity"));
    assert!(changes("new-york", new_york, "board: NewYork", "board: Tokyo"));
    assert!(changes("new-york", new_york, "CheaperIn([Brooklyn], 1)", "CheaperIn([Queens], 1)"));
    let luchador = include_str!("../../../sets/luchador.ron");
    assert!(changes("luchador", luchador, "force: (6, 0)", "force: (6, 1)"));
}
