//! Journals of New York: its dice and buildings have their letters and names, everything comes back, and whoever is late
//! gets the answer that commits to least.

use bots::{Bot, Situation};
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::{Action, Ask, Edition, Game, Options, Seeded};
use table::{Journal, Player, SeatOf, Session, default_answer, topic};

const MONSTERS: [&str; 6] = ["captain-fish", "drakonis", "kong", "mantis", "rob", "sheriff"];

fn seats(n: u8) -> Vec<SeatOf> {
    let seat = |monster: &&str| SeatOf { monster: monster.to_string(), player: Player::Bot("random".into()) };
    MONSTERS.iter().take(n.into()).map(seat).collect()
}

/// A whole game between random players, what was asked in it, and its journal.
fn played(catalogue: &Catalogue, players: u8, seed: u64) -> (String, Game, Vec<(Ask, Option<Action>)>) {
    let table = Table::new(catalogue, &TableOptions::new(Edition::NewYork, players)).unwrap();
    let (mut session, done) = Session::deal(catalogue, table, seats(players), seed);
    let mut text = format!("{}{}", session.header(), done.line);
    let (mut bot, mut rng, mut options) = (bots::Random, Seeded::new(seed), Options::default());
    let mut asked = Vec::new();
    while let Some(decision) = session.rules().decision(session.game()) {
        let seat = decision.seats.trailing_zeros() as u8;
        session.rules().options(session.game(), seat, &mut options);
        let late = default_answer(&options);
        assert!(late.is_some_and(|action| options.has(action)), "{decision:?}");
        asked.push((decision.ask, late));
        let (rules, game) = (session.rules(), session.game());
        let action = bot.answer(&Situation { rules, game, seat, decision, options: &options }, &mut rng);
        text += &session.answer(seat, action).unwrap().line;
    }
    (text, session.game().clone(), asked)
}

#[test]
fn whole_games_come_back() {
    let catalogue = Catalogue::built_in();
    for seed in 0..12 {
        let (text, game, _) = played(&catalogue, 2 + (seed % 5) as u8, seed);
        assert!(text.contains("edition new-york\n") && text.contains(" building="), "{text}");
        let journal = Journal::read(&text).unwrap();
        assert_eq!(journal.verify(&catalogue).unwrap().as_ref(), Some(&game));
        let table = journal.table(&catalogue).unwrap();
        let again: String = journal.entries.iter().map(|e| e.text(&table.rules)).collect();
        assert_eq!(format!("{}{again}", journal.header), text);
        let half = journal.entries.len() / 2;
        let mut part = journal.clone();
        part.entries.truncate(half);
        let (session, dealt) = Session::resume(&catalogue, &part, 1).unwrap();
        assert_eq!((session.entries() as usize, dealt.is_none()), (half, true));
    }
}

#[test]
fn faults_are_named() {
    let catalogue = Catalogue::built_in();
    let (text, _, _) = played(&catalogue, 3, 5);
    let fault =
        |text: &str| match Journal::read(text).and_then(|journal| journal.verify(&catalogue).map(drop)) {
            Err(error) => error.to_string(),
            Ok(()) => panic!("no fault found"),
        };
    let deal = text.lines().find(|line| line.starts_with("0 - deal")).unwrap();
    let building = deal.split(' ').find(|word| word.starts_with("building=")).unwrap();
    let (number, name) = building["building=".len()..].split_once('/').unwrap();
    let other = if name == "hospital-2" { "hospital-3" } else { "hospital-2" };
    let changed = |with: &str| text.replacen(building, with, 1);
    let wrong = fault(&changed(&format!("building={number}/{other}")));
    assert!(wrong.contains(&format!("building {number} is {name}, not {other}")), "{wrong}");
    let wrong = fault(&changed(&format!("building=45/{name}")));
    assert!(wrong.contains("there is no building 45"), "{wrong}");
    let wrong = fault(&changed(&format!("deck={number}/{name}")));
    assert!(wrong.contains("of this table is") || wrong.contains("there is no card"), "{wrong}");
    // Numbers are not on these dice, nor destruction on those of Tokyo.
    let first = text.lines().find(|line| line.contains(" dice:")).unwrap();
    let at = first.find("dice:").unwrap() + "dice:1=".len();
    let numbers = format!("{}1{}", &first[..at], &first[at + 1..]);
    assert!(fault(&text.replacen(first, &numbers, 1)).contains("should be chance such as"));
    let tokyo = text.replacen("edition new-york", "edition monster-box", 1);
    assert!(fault(&tokyo).contains("should be chance such as"));
    assert!(fault(&text.replacen("edition new-york", "edition york", 1)).contains("edition new-york"));
}

#[test]
fn whoever_is_late_commits_to_least() {
    let catalogue = Catalogue::built_in();
    let mut seen = Vec::new();
    for seed in 0..40 {
        for (ask, late) in played(&catalogue, 2 + (seed % 5) as u8, seed).2 {
            let fits = match ask {
                Ask::Home => matches!(late, Some(Action::Place(_))),
                Ask::Destroy => matches!(late, Some(Action::Destroy(_))),
                Ask::Scatter | Ask::Tear => late == Some(Action::Pass),
                Ask::HowMany(_) | Ask::Trade(_) => late == Some(Action::Number(0)),
                Ask::Borough => matches!(late, Some(Action::Borough(_))),
                Ask::Yield => late == Some(Action::Stay),
                Ask::Roll => matches!(late, Some(Action::Pass | Action::Roll(_))),
                // A move that a card gives has to be made.
                Ask::Move => matches!(late, Some(Action::Pass | Action::Place(_))),
                _ => true,
            };
            assert!(fits, "{ask:?}: {late:?}");
            seen.push(topic(ask));
        }
    }
    for asked in ["home", "move", "destroy", "roll", "yield"] {
        assert!(seen.contains(&asked), "{asked} never came up");
    }
}
