//! Every ordered pair of keep cards is forced into play together, in one hand and in two.

mod common;

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use common::*;
use rules::position::{CardPosition, Position, SeatPosition};
use rules::{CardId, Edition, Options, Rules, Seeded, Silent, Step};

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

fn play_pair(rules: &Rules, hands: [Vec<CardId>; 2], seed: u64) {
    let mut rng = Seeded::new(seed);
    let mut seats = vec![SeatPosition::default(); rules.players as usize];
    for (seat, hand) in seats.iter_mut().zip(&hands) {
        seat.energy = 6;
        seat.cards = hand.iter().map(|&card| CardPosition { card, counters: None, copies: None }).collect();
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
        step: Step::Start,
        dice: Vec::new(),
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
