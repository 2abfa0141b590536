//! Whatever the checker lets through can be played: random cards, as users might type them in, never break a game.

mod common;
#[path = "../../cards/tests/generator/mod.rs"]
mod generator;

use common::*;
use generator::Dice;
use rules::lang::{Ability, CardDef, Kind};
use rules::{Edition, Options, Rules, Seeded, Setup, Silent};

/// A random card that passes the checker.
fn card(dice: &mut Dice, id: usize) -> CardDef {
    loop {
        let kind = if dice.below(4) == 0 { Kind::Discard } else { Kind::Keep };
        let abilities: Vec<Ability> = (0..1 + dice.below(2)).map(|_| dice.ability()).collect();
        let card = CardDef {
            id: format!("strange-{id}"),
            cost: Some(dice.number() / 2),
            kind,
            counters: dice.number() / 3,
            abilities,
        };
        if rules::compile::check(&card).is_ok() {
            return card;
        }
    }
}

#[test]
fn strange_cards_never_break_a_game() {
    let mut unfinished = 0;
    let n = games(100_000) / 10;
    for seed in 0..n {
        let mut dice = Dice(seed);
        let deck: Vec<(CardDef, u8)> = (0..40).map(|i| (card(&mut dice, i), 1)).collect();
        let players = 2 + (seed % 5) as u8;
        let rules = Rules::new(&Setup::new(Edition::MonsterBox, players), &deck).unwrap();
        let (mut rng, mut chance) = (Seeded::new(seed), Seeded::new(seed + 1));
        let mut options = Options::default();
        let mut game = rules.deal(&mut chance, &mut Silent);
        let mut answers = 0;
        // Such cards may well go on for ever (a turn for every turn); they must only never break anything.
        while !game.is_over() && answers < 3_000 {
            check_sound(&rules, &game);
            let (seat, action) = random_answer(&rules, &game, &mut rng, &mut options);
            rules.apply(&mut game, seat, action, &mut chance, &mut Silent).unwrap();
            answers += 1;
        }
        unfinished += !game.is_over() as u64;
    }
    println!("{n} games, {unfinished} not over after 3,000 answers");
    assert!(
        unfinished * 50 < n,
        "{unfinished} of {n} games did not end: the cards are not what is strange here"
    );
}
