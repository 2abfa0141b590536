//! Whatever the checker lets through can be played: random cards, as users might type them in, never break a game.

mod common;
#[path = "../../cards/tests/generator/mod.rs"]
mod generator;

use common::*;
use generator::Dice;
use rules::lang::{Ability, CardDef, Kind};
use rules::{Edition, Options, Rules, Seeded, Setup, Silent};

/// A random card of one of these kinds that passes the checker.
fn card(edition: Edition, dice: &mut Dice, id: usize, kinds: &[Kind], monster: Option<&str>) -> CardDef {
    loop {
        let kind = kinds[dice.below(kinds.len())];
        let mut abilities: Vec<Ability> = (0..1 + dice.below(2)).map(|_| dice.ability()).collect();
        if kind == Kind::Challenge {
            // Any list of effects can be a reward.
            let mut reward = || loop {
                if let Ability::OnGain(effects) = dice.ability() {
                    return effects;
                }
            };
            abilities = vec![Ability::Reward(reward()), Ability::AllyReward(reward())];
        }
        let card = CardDef {
            id: format!("strange-{id}"),
            cost: kind.is_power().then(|| dice.number() / 2),
            kind,
            monster: monster.map(String::from),
            level: [3, 6, 10][id % 3],
            force: [dice.number() / 2, dice.number() / 3],
            goal: None,
            counters: if dice.below(8) == 0 { dice.number() / 3 } else { 0 },
            abilities,
        };
        if rules::compile::check(&card).is_ok() && rules::compile::fits(&card, edition) {
            return card;
        }
    }
}

/// A table of strange cards, every other one with all expansions.
fn table(seed: u64) -> Rules {
    let mut dice = Dice(seed);
    // Every third table stands in New York.
    let new_york = seed % 3 == 2;
    let edition = if new_york { Edition::NewYork } else { Edition::MonsterBox };
    let mut setup = Setup::new(edition, 2 + (seed % 5) as u8);
    let keeps = [Kind::Keep, Kind::Keep, Kind::Keep, Kind::Discard];
    let mut deck: Vec<CardDef> = (0..40).map(|i| card(edition, &mut dice, i, &keeps, None)).collect();
    if seed % 2 == 1 {
        setup.evolutions = true;
        setup.mutants = seed % 4 == 1;
        setup.costumes = !new_york;
        setup.wickedness = !new_york;
        setup.challenges = true;
        setup.monsters = (0..setup.players).map(|m| format!("monster-{m}")).collect();
        if !new_york {
            deck.extend((40..52).map(|i| card(edition, &mut dice, i, &[Kind::Costume], None)));
        }
        let evolutions = [Kind::Permanent, Kind::Temporary, Kind::Temporary, Kind::Gift];
        for (m, monster) in setup.monsters.iter().enumerate() {
            deck.extend((0..8).map(|i| card(edition, &mut dice, 60 + 8 * m + i, &evolutions, Some(monster))));
        }
        if !new_york {
            deck.extend((120..130).map(|i| card(edition, &mut dice, i, &[Kind::Tile], None)));
        }
        deck.extend((130..148).map(|i| card(edition, &mut dice, i, &[Kind::Challenge], None)));
    }
    let deck: Vec<(CardDef, u8)> = deck.into_iter().map(|c| (c, 1)).collect();
    // Such a table may be refused for having more counters than a game has room for; then the next one is taken.
    Rules::new(&setup, &deck).unwrap_or_else(|_| table(seed + 1_000_000))
}

#[test]
fn strange_cards_never_break_a_game() {
    let mut unfinished = 0;
    let n = games(100_000) / 10;
    for seed in 0..n {
        let rules = table(seed);
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
