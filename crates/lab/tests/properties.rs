//! Properties of random games over all editions, player counts and mixes.

mod common;

use cards::catalogue::Catalogue;
use common::*;
use rules::{Ask, Options, Rules, Scripted, Seeded, Silent};
use std::collections::HashMap;

/// Every game ends; nothing is lost, doubled or negative; every number is told by the events.
#[test]
fn random_games_hold_together() {
    let catalogue = Catalogue::built_in();
    hold_together(&tables(&catalogue));
}

/// The same over random mixes of the expansions.
#[test]
fn random_mixes_hold_together() {
    let catalogue = Catalogue::built_in();
    hold_together(&mixes(&catalogue, 200));
}

/// The same in New York, over all its mixes.
#[test]
fn random_new_york_games_hold_together() {
    let catalogue = new_york_catalogue();
    hold_together(&new_york(&catalogue));
}

/// Plays at these tables in turn, and says of a game that does not hold together which it was.
fn hold_together(tables: &[cards::table::Table]) {
    let first = first_seed();
    let last = first + games(100_000);
    let threads = std::thread::available_parallelism().map_or(1, |t| t.get()) as u64;
    std::thread::scope(|scope| {
        for t in 0..threads {
            scope.spawn(move || {
                for seed in (first + t..last).step_by(threads as usize) {
                    if seed % 1_000_000 < threads {
                        println!("seed {seed}");
                    }
                    let table = &tables[(seed % tables.len() as u64) as usize];
                    let rules = &table.rules;
                    let mut told = Told::start(rules);
                    let run = std::panic::AssertUnwindSafe(|| {
                        play(rules, seed, |game, events, _| {
                            events.iter().for_each(|e| told.hear(e));
                            told.compare(game);
                            check_position(rules, game);
                        });
                    });
                    if let Err(cause) = std::panic::catch_unwind(run) {
                        println!(
                            "seed {seed}: {} for {} with {:?} {:?}",
                            table.options.edition.id(),
                            table.options.players,
                            table.options.with,
                            table.options.monsters
                        );
                        std::panic::resume_unwind(cause);
                    }
                }
            });
        }
    });
}

/// Replaying a journal gives the same game after every answer, and uses up all its chance.
#[test]
fn journals_replay() {
    let catalogue = Catalogue::built_in();
    let tables: Vec<_> = tables(&catalogue).into_iter().chain(mixes(&catalogue, 60)).collect();
    for seed in 0..games(100_000) / 50 {
        let rules = &tables[(seed % tables.len() as u64) as usize].rules;
        let mut hashes = Vec::new();
        let (_, deal, journal) = play(rules, seed, |game, _, _| hashes.push(game.hash64()));
        let mut script = Scripted { left: deal.into(), error: None };
        let mut game = rules.deal(&mut script, &mut Silent);
        assert_eq!(game.hash64(), hashes[0]);
        for (i, entry) in journal.iter().enumerate() {
            assert!(script.left.is_empty() && script.error.is_none(), "{:?}", script.error);
            script.left = entry.chance.clone().into();
            rules.apply(&mut game, entry.seat, entry.action, &mut script, &mut Silent).unwrap();
            assert_eq!(game.hash64(), hashes[i + 1], "seed {seed}, entry {i}");
        }
    }
}

/// A copy taken in the middle goes on exactly like the original.
#[test]
fn copies_continue_alike() {
    let catalogue = Catalogue::built_in();
    let tables: Vec<_> = tables(&catalogue).into_iter().chain(mixes(&catalogue, 60)).collect();
    for seed in 0..games(100_000) / 100 {
        let rules = &tables[(seed % tables.len() as u64) as usize].rules;
        let (mut rng, mut chance) = (Seeded::new(seed), Seeded::new(seed + 1));
        let mut options = Options::default();
        let mut game = rules.deal(&mut chance, &mut Silent);
        for _ in 0..40 {
            if game.is_over() {
                break;
            }
            let (seat, action) = random_answer(rules, &game, &mut rng, &mut options);
            rules.apply(&mut game, seat, action, &mut chance, &mut Silent).unwrap();
        }
        let finish = |mut game: rules::Game, mut rng: Seeded, mut chance: Seeded| {
            let mut options = Options::default();
            while !game.is_over() {
                let (seat, action) = random_answer(rules, &game, &mut rng, &mut options);
                rules.apply(&mut game, seat, action, &mut chance, &mut Silent).unwrap();
            }
            game
        };
        let copy = game.clone();
        assert_eq!(finish(game, rng.clone(), chance.clone()), finish(copy, rng, chance));
    }
}

/// A fact about a game that a careless program might let a seat see.
type Leak = fn(&Rules, &rules::Game) -> u64;

/// What a seat sees does not depend on what it cannot know: view, options, decision, and the error for an answer out
/// of turn are the same in two games that differ only in secrets. `leak` adds something the seat must not see.
fn check_hidden(
    tables: &[cards::table::Table],
    seeds: std::ops::Range<u64>,
    leak: Option<Leak>,
) -> Result<u64, String> {
    let mut hidden = 0;
    let (mut ours, mut theirs) = (Options::default(), Options::default());
    for seed in seeds {
        let rules = &tables[(seed % tables.len() as u64) as usize].rules;
        let mut rng = Seeded::new(seed ^ 77);
        let mut failure = None;
        play(rules, seed, |game, _, _| {
            for seat in (0..game.players).map(Some).chain([None]) {
                let view = rules.view(game, seat);
                let other = rules.permute_secrets(game, seat, &mut rng);
                hidden += (other != *game) as u64;
                let other_view = rules.view(&other, seat);
                let guess = view.guess(rules, &mut rng);
                let mut fail = |what: &str| failure = Some(format!("seed {seed}, seat {seat:?}: {what}"));
                if seat.is_some_and(|s| rules.hides_something(game, s) != (*view.game() != *game))
                    && view.game() != game
                {
                    fail("hides_something does not know of something hidden");
                }
                let answers = rules.has_secret_answers(game) || rules.has_secret_answers(&other);
                if seat.is_some() && rules.is_open(game) && other != *game && !answers {
                    fail("an open game has secrets");
                }
                if other_view != view {
                    fail(&format!("the view tells a secret: {}", difference(&view, &other_view)));
                }
                let of_guess = rules.view(&guess, seat);
                if of_guess != view {
                    fail(&format!("a guess does not look like its view: {}", difference(&view, &of_guess)));
                }
                if rules.decision(view.game()) != rules.decision(other_view.game()) {
                    fail("the decision tells a secret");
                }
                if leak.is_some_and(|leak| leak(rules, game) != leak(rules, &other)) {
                    fail("the leak tells a secret");
                }
                if let Some(seat) = seat {
                    rules.options(view.game(), seat, &mut ours);
                    rules.options(&other, seat, &mut theirs);
                    let asked = game.asked() >> seat & 1 == 1;
                    if asked && ours.iter().ne(theirs.iter()) {
                        fail("the options tell a secret");
                    }
                    rules.options(game, seat, &mut theirs);
                    if ours.iter().ne(theirs.iter()) {
                        fail("the view has other options than the game");
                    }
                    if !asked && !game.is_over() {
                        let refused = |g: &rules::Game| {
                            let (mut g, mut chance) = (g.clone(), Seeded::new(1));
                            rules.apply(&mut g, seat, rules::Action::Stay, &mut chance, &mut Silent).err()
                        };
                        if refused(game) != refused(&other) {
                            fail("a refusal tells a secret");
                        }
                    }
                }
            }
        });
        if let Some(failure) = failure {
            return Err(failure);
        }
    }
    Ok(hidden)
}

/// Where two views differ first.
fn difference(one: &rules::View, two: &rules::View) -> String {
    let (a, b) = (format!("{one:?}"), format!("{two:?}"));
    let at = a.bytes().zip(b.bytes()).position(|(a, b)| a != b).unwrap_or(0);
    let part = |text: &str| text.chars().skip(at.saturating_sub(60)).take(100).collect::<String>();
    format!("{} / {}", part(&a), part(&b))
}

#[test]
fn views_tell_nothing_hidden() {
    let catalogue = Catalogue::built_in();
    let hidden = check_hidden(&tables(&catalogue), 0..games(100_000) / 50, None).unwrap();
    println!("{hidden} pairs of games that differ in secrets");
    assert!(hidden > 1_000, "only {hidden} positions had anything hidden: the test proves nothing");
}

/// The same with hands, decks, draft packs, Challenge cards and answers of the expansions. Every pair of games is a case.
#[test]
fn hands_are_hidden() {
    let catalogue = Catalogue::built_in();
    let hidden = check_hidden(&mixes(&catalogue, 100), 0..games(20_000) / 200, None).unwrap();
    println!("{hidden} pairs of games that differ in secrets");
    assert!(hidden > 20_000, "only {hidden} positions had anything hidden: the test proves too little");
}

/// Leaks put in on purpose: the test above must fail on each of them.
#[test]
fn leaks_would_be_noticed() {
    let leaks: [(&str, Leak); 2] = [
        ("a hash of the whole game, as in a journal", |_, g| g.hash64()),
        ("who has not answered yet", |_, g| g.asked() as u64),
    ];
    let catalogue = Catalogue::built_in();
    let tables = tables(&catalogue);
    for (name, leak) in leaks {
        assert!(check_hidden(&tables, 0..2_000, Some(leak)).is_err(), "nobody noticed: {name}");
    }
    // Of hands, packs and decks even less may be told.
    let mixes = mixes(&catalogue, 40);
    let leaks: [(&str, Leak); 4] = [
        ("who has any-time cards to play", |rules, g| rules.may_interject(g) as u64),
        ("how many options the first seat has", |rules, g| {
            let mut options = Options::default();
            rules.options(g, 0, &mut options);
            options.len() as u64
        }),
        ("who has chosen already", |_, g| g.asked() as u64),
        ("the whole game", |_, g| g.hash64()),
    ];
    for (name, leak) in leaks {
        let seen = check_hidden(&mixes, 0..200, Some(leak));
        println!("{name}: {:?}", seen.as_ref().err());
        assert!(seen.is_err(), "nobody noticed: {name}");
    }
}

/// Wherever the order of faces is not asked for, every order leads to the same game.
#[test]
fn skipped_face_orders_make_no_difference() {
    let catalogue = Catalogue::built_in();
    let tables = tables(&catalogue).into_iter().chain(mixes(&catalogue, 30)).collect();
    let (compared, _) = compare_orders(tables, games(100_000) / 5, false);
    assert!(compared > 10_000);
}

/// The same in New York, where monsters buy as many cards as they like.
#[test]
fn skipped_face_orders_make_no_difference_in_new_york() {
    let catalogue = new_york_catalogue();
    let (compared, with_cards) = compare_orders(new_york(&catalogue), games(100_000) / 20, true);
    assert!(compared > 10_000);
    assert!(with_cards > compared / 4, "{with_cards} of {compared} with cards");
}

/// Resolves faces in every order that keeps the order of those that are asked for, and gives back how many orders these
/// were, and how many of them with keep cards in play.
fn compare_orders(mut tables: Vec<cards::table::Table>, games: u64, rich: bool) -> (u64, u64) {
    for table in &mut tables {
        table.rules.always_ask_face_order = true;
    }
    let (mut compared, mut with_cards) = (0, 0);
    for seed in first_seed()..first_seed() + games {
        let rules = &tables[(seed % tables.len() as u64) as usize].rules;
        let mut usual = rules.clone();
        usual.always_ask_face_order = false;
        let mut rng = Seeded::new(seed);
        let mut chance = Seeded::new(seed ^ 5);
        let mut options = Options::default();
        let mut game = rules.deal(&mut chance, &mut Silent);
        if rich {
            game.seats.iter_mut().for_each(|m| m.energy += 6 * (seed % 6) as u16);
        }
        while !game.is_over() {
            let asked = if game.ask() == Ask::FaceOrder { usual.faces_to_order(&game) } else { u8::MAX };
            if asked != u8::MAX {
                rules.options(&game, game.active, &mut options);
                let face = |a| if let rules::Action::Face(f) = a { Some(f) } else { None };
                let faces: Vec<u8> = options.iter().filter_map(face).collect();
                let skips = faces.iter().any(|f| asked >> f & 1 == 0);
                let mut ends: HashMap<Vec<u8>, rules::Game> = HashMap::new();
                for order in permutations(&faces).into_iter().filter(|_| skips) {
                    let end = finish_turn(rules, &game, &order, seed);
                    let kept = order.iter().copied().filter(|f| asked >> f & 1 == 1).collect();
                    let first = ends.entry(kept).or_insert_with(|| end.clone());
                    assert!(
                        first.same_position(&end),
                        "seed {seed}: order {order:?} differs, {asked:06b} asked\n{game:?}\n{first:?}\n{end:?}"
                    );
                    compared += 1;
                    with_cards += game.seats.iter().any(|m| !m.cards.and(&rules.keeps).is_empty()) as u64;
                }
            }
            let (seat, action) = random_answer(rules, &game, &mut rng, &mut options);
            rules.apply(&mut game, seat, action, &mut chance, &mut Silent).unwrap();
        }
    }
    println!("{compared} orders compared, {with_cards} with keep cards in play");
    (compared, with_cards)
}

/// Plays to the end of the turn with this order of faces and answers that depend only on the question.
fn finish_turn(rules: &Rules, game: &rules::Game, order: &[u8], seed: u64) -> rules::Game {
    use std::hash::{Hash, Hasher};
    let mut game = game.clone();
    let mut chance = ByPurpose::new(seed);
    let (mut options, mut any_time) = (Options::default(), Options::default());
    let turn = game.turn;
    let mut next = order.iter();
    while !game.is_over() && game.turn == turn {
        let seat = game.asked().trailing_zeros() as u8;
        rules.options(&game, seat, &mut options);
        let action = if game.ask() == Ask::FaceOrder {
            loop {
                let action = rules::Action::Face(*next.next().unwrap());
                if options.has(action) {
                    break action;
                }
            }
        } else {
            // Any-time cards can be used before or after any face, so they are no answer to the question here.
            rules.interjections(&game, seat, &mut any_time);
            let answers: Vec<_> = options.iter().filter(|a| !any_time.has(*a)).collect();
            let mut h = std::hash::DefaultHasher::new();
            (seed, seat, game.ask(), &answers).hash(&mut h);
            answers[h.finish() as usize % answers.len()]
        };
        rules.apply(&mut game, seat, action, &mut chance, &mut Silent).unwrap();
    }
    game
}

fn permutations(items: &[u8]) -> Vec<Vec<u8>> {
    if items.len() <= 1 {
        return vec![items.to_vec()];
    }
    let mut all = Vec::new();
    for (i, &first) in items.iter().enumerate() {
        let mut rest = items.to_vec();
        rest.remove(i);
        for mut tail in permutations(&rest) {
            tail.insert(0, first);
            all.push(tail);
        }
    }
    all
}
