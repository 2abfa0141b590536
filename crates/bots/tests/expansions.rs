//! All bots play everything the expansions bring, with nothing but their views, and playing with sense pays.

use bots::{Bot, Situation};
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::{Edition, Event, Game, Hook, Options, Rules, Seeded};

const MONSTERS: [&str; 12] = [
    "alienoid",
    "baby-gigazaur",
    "boogie-woogie",
    "cyber-bunny",
    "cyber-kitty",
    "gigazaur",
    "kraken",
    "meka-dragon",
    "pandakai",
    "pumpkin-jack",
    "space-penguin",
    "the-king",
];

/// More answers than a game needs.
const MOST: u32 = 20_000;

fn table<'c>(catalogue: &'c Catalogue, with: &[&str], seed: u64) -> Table<'c> {
    let mut options = TableOptions::new(Edition::MonsterBox, 4);
    options.with = with.iter().map(|word| word.to_string()).collect();
    if with.contains(&"power-up") {
        let monsters = MONSTERS.iter().cycle().skip(seed as usize % 12).take(4);
        options.monsters = monsters.map(|monster| monster.to_string()).collect();
    }
    Table::new(catalogue, &options).unwrap()
}

/// A game; bots see views only, and answer through the checked door.
fn play(rules: &Rules, names: [&str; 4], seed: u64) -> (Game, Vec<Event>) {
    let mut bots: Vec<Box<dyn Bot>> = names.iter().map(|name| bots::by_name(name, rules).unwrap()).collect();
    let mut rngs: Vec<Seeded> = (0..4).map(|n| Seeded::new(seed * 8 + n)).collect();
    let (mut chance, mut events, mut options) = (Seeded::new(seed), Vec::new(), Options::default());
    let mut game = rules.deal(&mut chance, &mut events);
    'game: for _ in 0..MOST {
        let Some(decision) = rules.decision(&game) else { return (game, events) };
        for asked in [false, true] {
            let seats = if asked { decision.seats } else { rules.may_interject(&game) & !decision.seats };
            for seat in (0..4u8).filter(|seat| seats >> seat & 1 == 1) {
                match asked {
                    true => rules.options(&game, seat, &mut options),
                    false => rules.interjections(&game, seat, &mut options),
                }
                if options.is_empty() {
                    continue;
                }
                let view = rules.view(&game, Some(seat));
                let decision = rules.decision(view.game()).unwrap();
                let s = Situation { rules, game: view.game(), seat, decision, options: &options };
                let (bot, rng) = (&mut bots[seat as usize], &mut rngs[seat as usize]);
                let action = if asked { Some(bot.answer(&s, rng)) } else { bot.interject(&s, rng) };
                if let Some(action) = action {
                    rules.apply(&mut game, seat, action, &mut chance, &mut events).unwrap();
                    continue 'game;
                }
            }
        }
        panic!("seed {seed}: nobody answers {decision:?}");
    }
    panic!("seed {seed}: no end");
}

#[test]
fn both_bots_play_their_evolutions() {
    let catalogue = Catalogue::built_in();
    let mut played = [0u32; 2];
    let mut kept = [0u32; 2];
    for seed in 0..60 {
        let with: &[&str] = if seed % 2 == 0 { &["power-up"] } else { &["power-up", "mutants", "halloween"] };
        let table = table(&catalogue, with, seed);
        let (_, events) = play(&table.rules, ["brawler", "random", "brawler", "random"], seed);
        let mut begun = false;
        for event in events {
            match event {
                Event::TurnStarted { .. } => begun = true,
                Event::EvolutionPlayed { seat, .. } => played[seat as usize % 2] += 1,
                Event::Kept { seat, .. } if begun => kept[seat as usize % 2] += 1,
                _ => {}
            }
        }
    }
    println!("evolutions played by brawler and random: {played:?}; kept in play: {kept:?}");
    assert!(played.iter().all(|&n| n > 100), "{played:?}");
}

#[test]
fn costumes_are_stolen_tiles_taken_and_gifts_laid() {
    let catalogue = Catalogue::built_in();
    let (mut stolen, mut tiles, mut given, mut won) = (0, 0, 0, 0);
    for seed in 0..60 {
        let table = table(&catalogue, &["power-up", "halloween", "wicked-mixed"], seed);
        let (game, events) = play(&table.rules, ["brawler", "random", "brawler", "random"], seed);
        won += game.end.map_or(0, |end| u32::from(end.winners & 0b0101 != 0));
        for event in events {
            match event {
                Event::Stolen { by, .. } => stolen += u32::from(by % 2 == 0),
                Event::TileTaken { seat, .. } => tiles += u32::from(seat % 2 == 0),
                Event::CardMoved { from, card, .. } => {
                    let gift = table.rules.def(card).kind == rules::lang::Kind::Gift;
                    given += u32::from(gift && from % 2 == 0);
                }
                _ => {}
            }
        }
    }
    println!("brawlers: {stolen} costumes stolen, {tiles} tiles, {given} gifts laid, {won} of 60 games won");
    assert!(stolen > 5 && tiles > 0 && given > 5, "{stolen} {tiles} {given}");
    // Two of four seats: by chance it would be 30.
    assert!(won > 38, "{won}");
}

/// A tile that only works for who has many stars and falls is left to the others as long as there is another.
#[test]
fn the_brawler_takes_tiles_that_work() {
    let catalogue = Catalogue::built_in();
    let (mut taken, mut of_every_turn) = (0, 0);
    for seed in 0..500 {
        let table = table(&catalogue, &["wicked-mixed"], seed);
        let rules = &table.rules;
        let (_, events) = play(rules, ["brawler", "random", "brawler", "random"], seed);
        let mut left: Vec<u8> = rules.tiles.iter().collect();
        for event in events {
            let Event::TileTaken { seat, card, .. } = event else { continue };
            let level = rules.def(card).level;
            left.retain(|&tile| tile != card);
            let others = left.iter().filter(|&&tile| rules.def(tile).level == level).count();
            if seat % 2 == 0 {
                assert!(others == 0 || rules.card_name(card) != "final-roar", "seed {seed}");
                taken += 1;
                let works = |hook: &Hook| rules.def(card).hooks & 1 << *hook as u8 != 0;
                of_every_turn += u32::from([Hook::TurnStarts, Hook::Rolls, Hook::Dice].iter().any(works));
            }
        }
    }
    println!("{taken} tiles, {of_every_turn} of them work in every turn");
    assert!(taken > 10 && of_every_turn * 2 > taken, "{of_every_turn} of {taken}");
}

#[test]
fn challenges_come_to_an_end() {
    let catalogue = Catalogue::built_in();
    for seed in 0..20 {
        let table = table(&catalogue, &["luchador"], seed);
        play(&table.rules, ["brawler", "random", "brawler", "random"], seed);
    }
}

/// Every mix, with bots that weigh: they answer only what is allowed (`apply` is checked), and come to an end.
#[test]
fn planners_searchers_and_hunters_play_everything() {
    let catalogue = Catalogue::built_in();
    let mixes: [&[&str]; 5] = [
        &[],
        &["power-up"],
        &["power-up", "mutants", "wicked-green"],
        &["halloween", "wicked-mixed", "luchador"],
        &["power-up", "halloween", "wicked-orange", "luchador"],
    ];
    let mut won = [0u32; 2];
    for seed in 0..20 {
        let table = table(&catalogue, mixes[seed as usize % mixes.len()], seed);
        let tempers = ["planner", "planner@aggressive", "searcher:40", "searcher:1ms@hoarding"];
        let planner = tempers[seed as usize / mixes.len() % 4];
        let (game, _) = play(&table.rules, [planner, "hunter", planner, "brawler"], seed);
        let winners = game.end.map_or(0, |end| end.winners);
        won[0] += u32::from(winners & 0b0101 != 0);
        won[1] += u32::from(winners & 0b1010 != 0);
    }
    println!("planners and searchers won {} games, hunters and brawlers {}", won[0], won[1]);
    assert!(won[0] > won[1], "{won:?}");
}

/// A bot answers the same in two games that its seat cannot tell apart.
#[test]
fn bots_see_nothing_hidden() {
    let catalogue = Catalogue::built_in();
    let mixes: [&[&str]; 3] = [
        &[],
        &["power-up", "wicked-mixed"],
        &["power-up", "mutants", "halloween", "wicked-mixed", "luchador"],
    ];
    let mut compared = 0;
    for seed in 0..30u64 {
        let table = table(&catalogue, mixes[seed as usize % mixes.len()], seed);
        let rules = &table.rules;
        let mut rng = Seeded::new(seed);
        let mut game = rules.deal(&mut rng, &mut rules::Silent);
        let (mut options, mut others) = (Options::default(), Options::default());
        for step in 0..150 {
            let Some(decision) = rules.decision(&game) else { break };
            let seat = decision.seats.trailing_zeros() as u8;
            rules.options(&game, seat, &mut options);
            if options.len() > 1 && step % 7 == 0 {
                let other = rules.permute_secrets(&game, Some(seat), &mut rng);
                rules.options(&other, seat, &mut others);
                for name in bots::NAMES {
                    let answer = |game: &Game, options: &Options| {
                        let view = rules.view(game, Some(seat));
                        let decision = rules.decision(view.game()).unwrap();
                        let s = Situation { rules, game: view.game(), seat, decision, options };
                        let thought = bots::by_name(name, rules).unwrap().think(&s, &mut Seeded::new(seed));
                        assert!(options.has(thought.action), "{name}: {}", thought.action);
                        thought
                    };
                    assert_eq!(answer(&game, &options), answer(&other, &others), "{name}, seed {seed}");
                    compared += 1;
                }
            }
            let action = options.get(rng.below(options.len() as u32) as usize).unwrap();
            rules.apply(&mut game, seat, action, &mut rng, &mut rules::Silent).unwrap();
        }
    }
    println!("{compared} answers compared");
    assert!(compared > 500, "{compared}");
}
