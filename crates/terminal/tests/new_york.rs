//! Whole games of New York: every question and event is worded and can be answered, at the keyboard and in journals.

mod common;

use std::collections::BTreeSet;

use bots::{Bot, Situation};
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use cards::words::{Lang, MARK};
use common::{file, restless, shown, told};
use rules::{Action, Edition, Options, Seeded};
use table::{Player, SeatOf, Session};
use tell::cast::Cast;
use tell::forecast;
use tell::narrate;
use tell::question::{Scene, TOPICS};
use tell::tally::Tally;
use terminal::input::{Input, understand};
use terminal::play::{Finish, PlayOptions, run};
use terminal::replay::ReplayOptions;

const MONSTERS: [&str; 6] = ["captain-fish", "drakonis", "kong", "mantis", "rob", "sheriff"];

fn seats(players: u8) -> Vec<SeatOf> {
    let seat = |monster: &&str| SeatOf { monster: monster.to_string(), player: Player::Bot("random".into()) };
    MONSTERS.iter().take(players.into()).map(seat).collect()
}

/// Questions that only a board of boroughs has.
const OWN: [&str; 11] = [
    "settle", "home", "move", "destroy", "tear", "how-many", "borough", "unit-to", "scatter", "give-up",
    "trade",
];

/// Cards that ask something of their own, or change what rolling is.
const ASKING: [&[&str]; 3] = [
    ASKING_MUCH,
    &["/webspinner", "/curse", "/tesla-cannon", "/overload", "/tourist"],
    &["/stink-attack", "/overload", "/super-speed"],
];

const ASKING_MUCH: &[&str] = &[
    "/stink-attack",
    "/seismic-ray",
    "/next-stage",
    "/universal-soldier",
    "/terminal-rage",
    "/jinx-aura",
    "/subway",
    "/super-speed",
    "/tourist",
    "/chameleon",
    "/new-york-marathon",
];

#[test]
fn every_decision_and_event_on_the_way_is_worded() {
    let catalogue = Catalogue::built_in();
    let mut topics = BTreeSet::new();
    for seed in 0..200u64 {
        let mut options = TableOptions::new(Edition::NewYork, 2 + (seed % 5) as u8);
        if seed % 4 == 3 {
            options.with.push("luchador".into());
        }
        if seed % 2 == 1 {
            let asking = ASKING[seed as usize / 2 % 3];
            // A short deck of those that ask what nothing else does, and time to buy them.
            let others = catalogue.cards_of("new-york").filter(|card| card.facts.kind.is_power());
            let others =
                others.map(|card| card.full_id()).filter(|id| !asking.iter().any(|it| id.ends_with(it)));
            options.without_cards = others.collect();
            options.hearts = Some(20);
        }
        let table = Table::new(&catalogue, &options).unwrap();
        let seats = seats(table.rules.players);
        let (mut session, done) = Session::deal(&catalogue, table, seats.clone(), seed);
        let cast = Cast::new(&catalogue, session.table(), &seats);
        let mut tally = Tally::before_deal(session.rules().players, session.rules().book.hearts);
        let (mut bot, mut rng, mut options) = (bots::Random, Seeded::new(seed), Options::default());
        let mut events = done.events;
        let say = cast.say(Lang::ALL[(seed % 3) as usize]);
        loop {
            for event in &events {
                tally.note(event);
                let told = narrate::tell(&cast, say, event, &tally, None);
                let text = told.with_reason(|reason| format!("({reason})"));
                assert!(!text.contains(MARK) && !text.contains("Tokyo"), "{text}");
            }
            let now = Tally::of(session.game());
            assert!(tally.agrees(&now), "seed {seed}: {tally:?} {now:?} {events:?}");
            let Some(decision) = session.rules().decision(session.game()) else { break };
            let seat = decision.seats.trailing_zeros() as u8;
            session.rules().options(session.game(), seat, &mut options);
            let (rules, view) = (session.rules(), session.rules().view(session.game(), Some(seat)));
            let scene = Scene { cast: &cast, say, game: view.game(), seat, decision };
            let question = scene.question(&options);
            topics.insert(question.topic);
            let text = format!("{question:?}");
            assert!(!text.contains(MARK) && !text.contains("Tokyo"), "{text}");
            let numbers: BTreeSet<usize> = question.choices.iter().map(|choice| choice.number).collect();
            assert_eq!(numbers.len(), question.choices.len(), "{text}");
            for &action in options.others() {
                let chosen = question.choices.iter().find(|choice| choice.action == action);
                let typed = match (chosen, question.topic) {
                    (None, _) => String::new(),
                    (Some(choice), "roll") => format!("u {}", choice.number),
                    (Some(choice), _) => choice.number.to_string(),
                };
                let understood = understand(&typed, &question, &options, view.game(), say);
                assert_eq!(understood, Ok(Input::Answer(action)), "{typed:?} at {text}");
            }
            if question.topic == "roll" {
                // Nobody can stop, by whatever word, who must go on.
                for typed in ["", "stop", "k all"] {
                    let stops = understand(typed, &question, &options, view.game(), say);
                    assert_eq!(
                        stops == Ok(Input::Answer(Action::Pass)),
                        options.has(Action::Pass),
                        "{typed}"
                    );
                }
                let all = understand("r all", &question, &options, view.game(), say);
                assert_eq!(all, Ok(Input::Answer(Action::Roll(options.dice))));
                let told = forecast::forecast(rules, &view, seat);
                assert_eq!(told.must_roll, !options.has(Action::Pass));
                let sentence = forecast::sentence(&cast, say, &told);
                assert!(!sentence.contains(MARK) && !sentence.contains("Tokyo"), "{sentence}");
                assert_eq!(sentence.is_empty(), told.must_roll);
            }
            // Mostly something is done, so that all cards come up.
            let done: Vec<Action> =
                options.others().iter().copied().filter(|it| *it != Action::Pass).collect();
            let situation = Situation { rules, game: view.game(), seat, decision, options: &options };
            let action = match question.topic != "roll" && !done.is_empty() && rng.below(4) > 0 {
                true => done[rng.below(done.len() as u32) as usize],
                false => bot.answer(&situation, &mut rng),
            };
            events = session.answer(seat, action).unwrap().events;
        }
    }
    assert!(OWN.iter().all(|topic| TOPICS.contains(topic)));
    let missing: Vec<&&str> = OWN.iter().filter(|topic| !topics.contains(**topic)).collect();
    assert!(missing.is_empty(), "{missing:?} never came up: {topics:?}");
}

fn options(people: usize, lang: Lang, seed: u64) -> PlayOptions {
    PlayOptions {
        humans: (0..people).map(|n| format!("P{n}")).collect(),
        bots: vec!["random".into(), "brawler".into()],
        players: Some(2 + (seed % 5) as u8),
        edition: Edition::NewYork,
        lang,
        seed: Some(seed),
        echo: true,
        ..PlayOptions::default()
    }
}

#[test]
fn games_are_played_written_down_and_told() {
    for (n, lang) in (0..).zip(Lang::ALL.into_iter().cycle().take(9)) {
        let journal = file(&format!("new-york-{n}.journal"));
        let people = 1 + n as usize % 2;
        let mut wanted = PlayOptions { journal: Some(journal.clone()), ..options(people, lang, n) };
        wanted.columns = if n % 2 == 0 { 80 } else { 100 };
        if n % 3 == 2 {
            wanted.with = vec!["luchador".into()];
        }
        let mut output = Vec::new();
        let finish = run(&wanted, &mut restless(n), &mut output).unwrap();
        assert!(matches!(finish, Finish::Over { .. }), "{finish:?}");
        let text = String::from_utf8(output).unwrap();
        // Rules of Luchador speak of Tokyo, and then of what they mean in New York.
        let tokyo = |line: &str| line.contains("Tokyo") && wanted.with.is_empty();
        let wrong = text.lines().find(|line| line.contains(MARK) || tokyo(line));
        assert_eq!(wrong, None);
        let text = std::fs::read_to_string(&journal).unwrap();
        let entries = text.lines().last().and_then(|line| line.split(' ').next()?.parse().ok()).unwrap();
        for as_seat in [None, Some(1)] {
            for json in [false, true] {
                let replayed = ReplayOptions { as_seat, json, lang, ..ReplayOptions::new(&journal) };
                assert!(!told(&replayed).contains(MARK));
                for at in [0, 2, entries / 2, entries] {
                    assert!(!told(&ReplayOptions { at: Some(at), ..replayed.clone() }).contains(MARK));
                }
            }
        }
        let verified = told(&ReplayOptions { verify: true, ..ReplayOptions::new(&journal) });
        assert!(verified.contains("Verified"), "{verified}");
        std::fs::remove_file(&journal).unwrap();
    }
}

#[test]
fn the_board_is_shown_within_its_columns() {
    for (columns, lang, zone) in
        [(80, Lang::En, "Upper"), (100, Lang::Fr, "Zone\u{a0}haute"), (80, Lang::De, "Obere\u{a0}Zone")]
    {
        let wanted = PlayOptions { columns, ..options(1, lang, 9) };
        let text = shown(&wanted, "\n1\ntable\n?\nodds\nwhy\nwhy LUCH-5\n");
        assert!(text.contains("Staten Island") && text.contains(zone), "{text}");
        assert!(text.contains('▟') && text.contains('♛') && text.contains('◎'), "{text}");
        let wide: Vec<&str> = text.lines().filter(|line| line.chars().count() > columns).collect();
        assert!(wide.is_empty(), "{wide:#?}");
    }
}

#[test]
fn boroughs_are_named_as_one_likes() {
    for (lang, typed, place) in [
        (Lang::En, "the bronx", "the Bronx"),
        (Lang::Fr, "queens", "le Queens"),
        (Lang::De, "staten", "Staten Island"),
    ] {
        let text = shown(&PlayOptions { players: Some(2), ..options(1, lang, 4) }, &format!("\n{typed}\n"));
        assert!(text.contains(place), "{text}");
        assert!(!text.contains(&format!("“{typed}”")), "{text}");
    }
}

#[test]
fn the_odds_are_those_of_the_dice() {
    let text =
        shown(&options(1, Lang::En, 6), "\n1\nodds\nodds ouch<=1\nodds 3x1\nodds stars>=4\nodds 3xnumber\n");
    assert!(text.contains("3× [♛]") && text.contains("≤1 [◎]"), "{text}");
    assert!(text.contains("ouch<=1 "), "{text}");
    // Numbers and their stars are not on these dice.
    assert_eq!(text.matches("is no pattern: write ouch<=1").count(), 3, "{text}");
}
