//! Cards typed in by their owner may give back what they cost. No bot goes round in circles with them, and games end.

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use lab::drive;
use rules::{Edition, Game, Seeded, Silent};

/// A card that can be used over and over, at this moment.
fn set(moment: &str, effects: &str) -> String {
    format!(
        r#"(
  set: "circles", name: (en: "Circles"), mode: Adds, language: 1,
  cards: [
    (id: "circle", cost: 0, kind: Keep, copies: 30, provenance: House, confidence: High, source: "test", name: (en: "Circle"),
     abilities: [May(at: {moment}, cost: [Energy(1)], then: [{effects}])]),
  ],
)"#
    )
}

#[test]
fn bots_do_not_go_round_in_circles() {
    let circles = [
        ("ChangingDice", "TurnDieToAny, Gain(You, Energy(1))"),
        ("AnyTime", "Gain(You, Energy(2))"),
        ("Rolling", "ExtraRoll, Gain(You, Energy(1))"),
        ("BuyStep", "SweepMarket, Gain(You, Energy(1))"),
    ];
    for (moment, effects) in circles {
        let text = set(moment, effects);
        let catalogue = Catalogue::with_texts(&[("circles.ron", &text)]).unwrap();
        let table = Table::new(&catalogue, &TableOptions::new(Edition::MonsterBox, 2)).unwrap();
        let rules = &table.rules;
        for name in ["random", "brawler", "hunter", "planner", "searcher:40"] {
            let spec: bots::Spec = name.parse().unwrap();
            let mut bots: Vec<_> = (0..2).map(|_| spec.bot(rules)).collect();
            let mut rngs = [Seeded::new(1), Seeded::new(2)];
            let mut game = rules.deal(&mut Seeded::new(3), &mut Silent);
            // Nobody has to buy one first.
            let circle =
                (0..rules.card_def.len()).find(|&card| rules.card_name(card as u8).ends_with("circle"));
            assert!(rules.put_before(&mut game, 0, circle.unwrap() as u8));
            let (mut turn, mut answers, mut most) = (0, 0, 0);
            let watch = |g: &Game| {
                answers = if g.turn == turn { answers + 1 } else { 0 };
                turn = g.turn;
                most = most.max(answers);
            };
            let mut chance = Seeded::new(4);
            let played =
                drive::play_watched(rules, game, &mut bots, &mut rngs, &mut chance, &mut Silent, watch);
            let end = played.game.end.unwrap_or_else(|| panic!("{name} with {effects} does not end"));
            assert!(!end.broken_off && most < 1000, "{name} with {effects}: {most} answers in a turn");
        }
    }
}
