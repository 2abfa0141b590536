//! Every ordered pair of keep cards is forced into play together, in one hand and in two.

mod common;

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use common::*;
use rules::lang::Kind;
use rules::position::{CardPosition, Position, SeatPosition};
use rules::{CardId, Edition, Options, Rules, Seeded, Silent, Step};
use std::collections::HashSet;

/// Games for each pair and way of holding it; more in long runs.
fn rounds() -> u64 {
    match std::env::var("DAIKAIJU_PAIR_ROUNDS") {
        Ok(n) => n.parse().expect("DAIKAIJU_PAIR_ROUNDS is a number of rounds"),
        Err(_) => 1,
    }
}

#[test]
fn every_pair_of_keep_cards_plays() {
    let catalogue = Catalogue::built_in();
    let tables: Vec<_> = [3u8, 5]
        .iter()
        .map(|&players| {
            let mut options = TableOptions::new(Edition::MonsterBox, players);
            options.with =
                ["origins-exclusive", "promos-fan-list", "promos-likely"].map(String::from).to_vec();
            Table::new(&catalogue, &options).unwrap()
        })
        .collect();
    let mut games = 0;
    for table in &tables {
        let rules = &table.rules;
        let keeps: Vec<CardId> = rules.keeps.iter().collect();
        for &a in &keeps {
            for &b in &keeps {
                if a == b {
                    continue;
                }
                for round in 0..rounds() {
                    for hands in [[vec![a, b], vec![]], [vec![a], vec![b]]] {
                        let seed = (a as u64) << 32 | (b as u64) << 16 | round;
                        play_pair(rules, hands, seed);
                        games += 1;
                    }
                }
            }
        }
    }
    println!("{games} games");
    assert!(games > 20_000);
}

/// Cards that stay in front of a monster: keep cards, costumes, permanent evolutions, gifts, tiles.
fn keep_like(rules: &Rules) -> Vec<CardId> {
    let kinds = [Kind::Keep, Kind::Costume, Kind::Permanent, Kind::Gift, Kind::Tile];
    (0..rules.card_def.len() as u8).filter(|&c| kinds.contains(&rules.def(c).kind)).collect()
}

/// Every ordered pair of all of them, over all expansions: evolutions of two monsters meet at a table of these two and a
/// third, all other pairs at the first table that has both.
#[test]
fn every_pair_of_keep_like_cards_plays() {
    let catalogue = Catalogue::built_in();
    let monsters: Vec<&str> = catalogue
        .monsters()
        .iter()
        .map(|m| m.facts.id.as_str())
        .filter(|m| catalogue.evolutions_of(m, cards::set::Board::Tokyo).count() == 8)
        .collect();
    let mut tables = Vec::new();
    for (i, a) in monsters.iter().enumerate() {
        for b in &monsters[i + 1..] {
            for side in ["wicked-orange", "wicked-green"] {
                let mut options = TableOptions::new(Edition::MonsterBox, 3);
                let third = monsters.iter().find(|m| *m != a && *m != b).unwrap();
                options.monsters = [a, b, third].map(|m| m.to_string()).to_vec();
                let words = ["power-up", "halloween", side, "luchador", "origins-exclusive"];
                options.with =
                    words.into_iter().chain(["promos-fan-list", "promos-likely"]).map(String::from).collect();
                tables.push(Table::new(&catalogue, &options).unwrap());
            }
        }
    }
    let mut done: HashSet<(String, String)> = HashSet::new();
    let mut work = Vec::new();
    for (t, table) in tables.iter().enumerate() {
        let cards = keep_like(&table.rules);
        for &a in &cards {
            for &b in &cards {
                let name = |c| table.card(c).unwrap().full_id();
                if a != b && done.insert((name(a), name(b))) {
                    work.push((t, a, b));
                }
            }
        }
    }
    let threads = std::thread::available_parallelism().map_or(1, |t| t.get());
    std::thread::scope(|scope| {
        for k in 0..threads {
            let (work, tables) = (&work, &tables);
            scope.spawn(move || {
                for (i, &(t, a, b)) in work.iter().enumerate().filter(|(i, _)| i % threads == k) {
                    let rules = &tables[t].rules;
                    for round in 0..rounds() {
                        // In one hand and in two, by turns.
                        let together = (i as u64 + round).is_multiple_of(2);
                        let hands = if together { [vec![a, b], vec![]] } else { [vec![a], vec![b]] };
                        play_pair(rules, hands, (i as u64) << 8 | round);
                    }
                }
            });
        }
    });
    println!("{} pairs", work.len());
    assert!(work.len() > 20_000);
}

fn play_pair(rules: &Rules, hands: [Vec<CardId>; 2], seed: u64) {
    let mut rng = Seeded::new(seed);
    let mut seats = vec![SeatPosition::default(); rules.players as usize];
    for (seat, hand) in seats.iter_mut().zip(&hands) {
        seat.energy = 6;
        seat.cards = hand.iter().map(|&card| CardPosition::new(card)).collect();
    }
    let mut free = rules.deck;
    hands.iter().flatten().for_each(|&c| free.take(c));
    let market = (0..3)
        .map(|_| {
            let card = free.nth(rng.below(free.len())).unwrap();
            free.take(card);
            Some(card)
        })
        .collect();
    let position = Position {
        seats,
        market,
        discards: Vec::new(),
        out: Vec::new(),
        active: rng.below(2) as u8,
        step: Step::Begin,
        dice: Vec::new(),
        board: Default::default(),
    };
    let mut game = rules.position(&position).unwrap();
    let mut chance = Seeded::new(seed + 1);
    rules.begin(&mut game, &mut chance, &mut Silent);
    let mut options = Options::default();
    let mut answers = 0;
    while !game.is_over() {
        check_position(rules, &game);
        let (seat, action) = random_answer(rules, &game, &mut rng, &mut options);
        rules.apply(&mut game, seat, action, &mut chance, &mut Silent).unwrap();
        answers += 1;
        assert!(answers < 100_000, "cards {hands:?}, seed {seed}: no end");
    }
    check_position(rules, &game);
}
