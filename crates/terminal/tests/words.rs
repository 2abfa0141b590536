//! Every event, cause, question and answer has words in three languages, and the three files say the same things.

use std::collections::BTreeSet;

use cards::catalogue::Catalogue;
use cards::set::Board;
use cards::table::{Table, TableOptions};
use cards::words::{Lang, MARK, faults};
use rules::lang::Resource;
use rules::*;
use table::{Player, SeatOf};
use tell::cast::{Cast, TOKENS};
use tell::say::{NEW_YORK, Say};
use tell::tally::Tally;
use tell::{dice, narrate, question, why};

const FILES: [&str; 3] = [
    include_str!("../../cards/i18n/en/ui.ftl"),
    include_str!("../../cards/i18n/fr/ui.ftl"),
    include_str!("../../cards/i18n/de/ui.ftl"),
];

fn keys(text: &str) -> Vec<&str> {
    let key = |line: &'_ str| line.starts_with(|c: char| c.is_ascii_lowercase());
    text.lines().filter(|line| key(line)).filter_map(|line| line.split(" =").next()).collect()
}

fn cast(catalogue: &Catalogue) -> Cast<'_> {
    let mut options = TableOptions::new(Edition::MonsterBox, 2);
    let with = ["power-up", "halloween", "wicked-mixed", "luchador", "origins-exclusive", "promos-fan-list"];
    options.with = with.map(String::from).to_vec();
    options.monsters = vec!["gigazaur".into(), "kraken".into()];
    let table = Table::new(catalogue, &options).unwrap();
    let seats = vec![
        SeatOf { monster: "gigazaur".into(), player: Player::Human("Ann".into()) },
        SeatOf { monster: "kraken".into(), player: Player::Bot("random".into()) },
    ];
    Cast::new(catalogue, &table, &seats)
}

/// A table of New York.
fn cast_of_new_york(catalogue: &Catalogue) -> Cast<'_> {
    let mut options = TableOptions::new(Edition::NewYork, 5);
    options.with = vec!["luchador".into()];
    let table = Table::new(catalogue, &options).unwrap();
    let monsters = ["kong", "rob", "sheriff", "mantis", "drakonis"];
    let seat = |monster: &str| SeatOf { monster: monster.into(), player: Player::Bot("random".into()) };
    Cast::new(catalogue, &table, &monsters.map(seat))
}

fn fine(text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.contains(MARK), "{what:?}: {text}");
    assert!(!text.trim().is_empty(), "{what:?}: no text");
    assert!(!text.contains("  "), "{what:?}: {text:?}");
}

#[test]
fn the_files_have_the_same_keys_and_no_faults() {
    let [en, fr, de] = FILES.map(keys);
    assert_eq!(en, fr);
    assert_eq!(en, de);
    for lang in Lang::ALL {
        assert_eq!(faults(lang), Vec::<String>::new());
    }
}

/// Every message is used: its key, or the beginning of a family of keys, stands in the source.
#[test]
fn no_message_is_idle() {
    let mut source = String::new();
    for dir in ["src", "src/play", "../tell/src", "../tell/src/wire"] {
        for file in std::fs::read_dir(format!("{}/{dir}", env!("CARGO_MANIFEST_DIR"))).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|e| e == "rs") {
                source += &std::fs::read_to_string(path).unwrap();
            }
        }
    }
    let families = [
        "reason-", "ask-", "help-", "pass-", "now-", "asking-", "edition-", "with-", "level-", "temper-",
        "place-", "thing-", "zone-", "why-",
    ];
    for key in keys(FILES[0]) {
        // What is said in New York instead is found by the key without its end.
        let key = key.strip_suffix(NEW_YORK).unwrap_or(key);
        let known = source.contains(&format!("\"{key}\""));
        assert!(known || families.iter().any(|family| key.starts_with(family)), "{key} is never said");
    }
}

/// The messages of a file, each with everything that stands in it.
fn messages(text: &str) -> Vec<(&str, String)> {
    let mut all: Vec<(&str, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =") {
            Some((key, rest)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                all.push((key, rest.to_string()));
            }
            _ => {
                if let Some(last) = all.last_mut() {
                    last.1 += line;
                }
            }
        }
    }
    all
}

/// Where one speaks of Tokyo or of three equal numbers, New York has words of its own, which do not, and which need
/// nothing that is not said in Tokyo.
#[test]
fn new_york_has_its_own_words() {
    // What is said of an edition or its additions before a table is set up, and rules that New York does not have.
    let apart = ["temper-", "with-", "edition-", "reason-base-", "reason-bay-", "reason-2p-", "place-"];
    for file in FILES {
        let all = messages(file);
        let find = |key: &str| all.iter().find(|(known, _)| *known == key).map(|(_, text)| text);
        for (key, text) in &all {
            let old = text.contains("Tokyo")
                || text.contains("11s")
                || text.contains("3x")
                || text.contains("BASE-");
            if let Some(base) = key.strip_suffix(NEW_YORK) {
                assert!(!old || text.contains("3xcelebrity"), "{key}: {text}");
                let base = find(base).unwrap_or_else(|| panic!("{key} is said instead of nothing"));
                let given = |text: &str| -> BTreeSet<String> {
                    let names = text.split('$').skip(1);
                    names.map(|it| it.chars().take_while(|c| c.is_alphanumeric()).collect()).collect()
                };
                let more: BTreeSet<String> = given(text).difference(&given(base)).cloned().collect();
                let more: Vec<&str> = more.iter().map(String::as_str).collect();
                // What only New York says is put in for both.
                assert!(
                    more.iter().all(|it| ["fee", "gifts", "active"].contains(it)),
                    "{key} needs {more:?}"
                );
            } else if old && !apart.iter().any(|start| key.starts_with(start)) {
                assert!(find(&format!("{key}{NEW_YORK}")).is_some(), "{key} speaks of Tokyo: {text}");
            }
        }
    }
}

/// The letters to type for faces differ from each other in every language.
#[test]
fn letters_of_faces_do_not_clash() {
    for board in Board::ALL {
        for say in Lang::ALL.map(|lang| Say::new(lang).on(board)) {
            let letters: BTreeSet<String> = (0..6).filter_map(|face| dice::letter_of(face, say)).collect();
            assert_eq!(letters.len(), if board == Board::Tokyo { 3 } else { 6 }, "{say:?}");
            for face in 0..6 {
                let symbol = dice::symbol(dice::face(face, say)).chars().next().unwrap();
                assert_eq!(dice::face_of(symbol, say), Some(face));
                let letter = dice::letter_of(face, say).and_then(|letter| letter.chars().next());
                assert_eq!(letter.map_or(Some(face), |letter| dice::face_of(letter, say)), Some(face));
            }
        }
    }
}

/// No-break space before : ; ! ? and inside « »; only the command ? stands alone.
#[test]
fn french_has_its_spaces() {
    for line in FILES[1].lines().filter(|line| !line.starts_with('#')) {
        let text = line.split_once(" = ").map_or(line, |(_, text)| text);
        for mark in [" :", " ;", " !", "« ", " »"] {
            assert!(!text.contains(mark), "{text}");
        }
        let letters: Vec<char> = text.chars().collect();
        for (at, c) in letters.iter().enumerate().skip(1) {
            let command = letters[at - 1] == ' ' && *c == '?';
            if matches!(c, ';' | '!' | '?') && !command {
                assert_eq!(letters[at - 1], '\u{a0}', "{text}");
            }
        }
    }
}

fn causes(cast: &Cast) -> Vec<Cause> {
    let cards = 0..cast.table.rules.card_def.len() as u8;
    let rules = Rule::ALL.iter().map(|rule| Cause::Rule(*rule));
    rules.chain(cards.map(Cause::Card)).chain(TOKENS.map(Cause::Token)).collect()
}

#[test]
fn every_cause_has_its_reason_and_its_text() {
    let catalogue = Catalogue::built_in();
    let casts = [cast(&catalogue), cast_of_new_york(&catalogue)];
    for (cast, say) in casts.iter().flat_map(|cast| Lang::ALL.map(|lang| (cast, cast.say(lang)))) {
        for cause in causes(cast) {
            let full = why::why(cast, cause, say);
            fine(&full, &cause);
            assert!(full.len() > 15, "{full}");
            fine(&why::in_short(cast, cause, say), &cause);
            fine(&why::id(cast, cause), &cause);
        }
        fine(&why::rule("base-23", say).unwrap(), &"base-23");
        assert_eq!(why::rule("base-999", say), None);
    }
}

/// Events that only a board of boroughs has.
fn events_of_new_york(cause: Cause) -> Vec<Event> {
    let seat = 0;
    let mut all = vec![
        Event::DieSetAside { seat, die: 1, face: 1, cause },
        Event::KeepAwaited { seat, cause },
        Event::ResultTreated { seat, from: 3, to: 5, amount: 2, cause },
        Event::GoalTaken { seat, from: NOBODY, card: 3, cause },
        Event::GoalTaken { seat, from: 1, card: 3, cause },
        Event::GoalLeft { seat, card: 3, cause },
        Event::ExtraTurn { seat, fewer_dice: 0, roaming: true, cause },
    ];
    all.extend((0..11).map(|place| Event::Moved { seat, place, cause }));
    all.extend((4..10).map(|place| Event::Entered { seat, place, cause }));
    for borough in 0..5 {
        all.extend((0..7).map(|sort| Event::Destroyed {
            seat,
            borough,
            what: Fallen::Building(sort),
            cause,
        }));
        all.extend((0..3).map(|sort| Event::Destroyed { seat, borough, what: Fallen::Unit(sort), cause }));
        all.extend([
            Event::BuildingShown { stack: borough * 3, building: borough },
            Event::UnitMoved { seat, unit: borough % 3, from: 0, to: borough, cause },
            Event::DestroysIn { seat, borough, cause },
            Event::SouvenirLeft { seat, borough, cause },
        ]);
    }
    all
}

/// All kinds of events with all sorts of numbers; the match refuses to compile when a kind is added.
fn events(cause: Cause) -> Vec<Event> {
    let (seat, faces, card) = (0, Faces(0o12345), 3);
    let mut all = vec![
        Event::RolledForFirst { seat, faces, n: 6 },
        Event::FirstPlayer { seat },
        Event::RollsFinished { seat },
        Event::DieChanged { seat, die: 2, from: 1, to: 5, cause },
        Event::CardRolled { seat, faces, n: 1, cause },
        Event::CardRolled { seat, faces, n: 4, cause },
        Event::ResultAdded { seat, face: 5, amount: 1, cause },
        Event::FaceResolved { seat, face: 2, count: 3 },
        Event::Prevented { seat, amount: 2, cause },
        Event::LossHeld { seat, amount: 2, cause },
        Event::Used { seat, card },
        Event::Counters { card, now: 3, cause },
        Event::Stayed { seat },
        Event::CardArrived { seat, card },
        Event::CardDiscarded { seat, card, cause },
        Event::CardUnderDeck { card, cause },
        Event::CardMoved { from: 0, to: 1, card, cause },
        Event::Revealed { slot: 1, card },
        Event::Swept { seat },
        Event::Reshuffled,
        Event::Peeked { seat, card },
        Event::Copied { card, of: 9 },
        Event::Copied { card, of: NO_CARD },
        Event::Survived { seat, hearts: 12, cause },
        Event::Allied { seat, with: 1, cause },
        Event::Eliminated { seat, cause },
        Event::WindowOpened { hook: Hook::MayWhenLosing, seats: 3 },
        Event::Offered { seat, card },
        Event::Kept { seat, card },
        Event::DiscardedUnseen { seat, card },
        Event::EvolutionsReshuffled { seat },
        Event::EvolutionPlayed { seat, card },
        Event::HandedOver { from: 0, to: 1, card },
        Event::BroughtBack { seat, card },
        Event::Announced { seat, card },
        Event::PurchaseCancelled { seat, card, cause },
        Event::Reserved { seat, card, cause },
        Event::TurnedUp { seat, card, cause },
        Event::Frozen { seat, die: 0, face: 4, cause },
        Event::FaceUseless { seat, face: 3, cause },
        Event::TurnSkipped { seat, cause },
        Event::StarsSet { seat, now: 0, cause },
        Event::Wickedness { seat, now: 10, cause },
        Event::TileTaken { seat, card, cause },
        Event::Stolen { from: 1, by: 0, card, price: 4 },
        Event::ChallengeDrawn { seat, card },
        Event::ChallengesReshuffled,
        Event::ChallengeDeclared { challenger: 0, champion: 1 },
        Event::HelpAsked { seat },
        Event::Volunteered { seat, seats: 0 },
        Event::Volunteered { seat, seats: 2 },
        Event::AllyChosen { seat, ally: 1 },
        Event::HelpDeclined { seat },
        Event::ChallengeRevealed { seat, card, force: 4 },
        Event::ChallengeKeptHidden { seat },
        Event::ChallengeWon { seat, total: 5, against: 3, cause },
        Event::ChallengeWon { seat, total: 5, against: 0, cause },
        Event::ChallengeUnwon { cause },
        Event::ChallengeDiscarded { seat, seen: false },
        Event::MaskMoved { from: 0, to: 1, cause },
        Event::MaskMoved { from: 0, to: NOBODY, cause },
    ];
    all.extend([1, 2].map(|n| Event::EvolutionsDrawn { seat, n, cause }));
    all.extend([false, true].map(|extra| Event::TurnStarted { seat, turn: 7, extra }));
    all.extend([1, 2].map(|roll| Event::Rolled { seat, faces, n: 6, rolled: roll, roll }));
    for what in [Resource::Stars, Resource::Hearts, Resource::Energy] {
        all.extend([
            Event::Gained { seat, what, amount: 1, cause },
            Event::Lost { seat, what, amount: 2, cause },
        ]);
    }
    for (by, smash) in [(1, true), (1, false), (0, false), (NOBODY, false)] {
        all.push(Event::HeartsLost { seat, amount: 2, by, smash, cause });
    }
    for token in TOKENS {
        all.extend([1, 2, -1].map(|change| Event::Tokens { seat, token, change, cause }));
    }
    all.extend((0..3).map(|place| Event::Entered { seat, place, cause }));
    all.extend([Leaving::Yielded, Leaving::Forced].map(|how| Event::Left { seat, place: 1, how, cause }));
    let sources =
        [Source::Market(0), Source::DeckTop, Source::Monster(1), Source::Discards, Source::Reserved(9)];
    for from in sources {
        all.push(Event::Bought { seat, card, price: 4, from });
    }
    all.extend((0..3).map(|fewer_dice| Event::ExtraTurn { seat, fewer_dice, roaming: false, cause }));
    for how in [Ending::Stars, Ending::Survivor, Ending::Card, Ending::Nobody] {
        all.extend([1, 3].map(|winners| Event::Ended { winners, how, cause }));
    }
    for event in all.iter().chain(&events_of_new_york(cause)) {
        match event {
            Event::Moved { .. } | Event::Destroyed { .. } | Event::BuildingShown { .. } => {}
            Event::UnitMoved { .. } | Event::GoalTaken { .. } | Event::GoalLeft { .. } => {}
            Event::ResultTreated { .. } | Event::DieSetAside { .. } | Event::DestroysIn { .. } => {}
            Event::KeepAwaited { .. } | Event::SouvenirLeft { .. } => {}
            Event::RolledForFirst { .. } | Event::FirstPlayer { .. } | Event::TurnStarted { .. } => {}
            Event::Rolled { .. } | Event::RollsFinished { .. } | Event::DieChanged { .. } => {}
            Event::CardRolled { .. } | Event::ResultAdded { .. } | Event::FaceResolved { .. } => {}
            Event::Gained { .. }
            | Event::Lost { .. }
            | Event::HeartsLost { .. }
            | Event::Prevented { .. } => {}
            Event::LossHeld { .. } | Event::Used { .. } | Event::Tokens { .. } | Event::Counters { .. } => {}
            Event::Entered { .. } | Event::Left { .. } | Event::Stayed { .. } | Event::Bought { .. } => {}
            Event::CardArrived { .. } | Event::CardDiscarded { .. } | Event::CardUnderDeck { .. } => {}
            Event::CardMoved { .. } | Event::Revealed { .. } | Event::Swept { .. } | Event::Reshuffled => {}
            Event::Peeked { .. }
            | Event::Copied { .. }
            | Event::ExtraTurn { .. }
            | Event::Survived { .. } => {}
            Event::Allied { .. } | Event::Eliminated { .. } | Event::Ended { .. } => {}
            Event::WindowOpened { .. } | Event::Offered { .. } | Event::Kept { .. } => {}
            Event::DiscardedUnseen { .. } | Event::EvolutionsDrawn { .. } => {}
            Event::EvolutionsReshuffled { .. } | Event::EvolutionPlayed { .. } | Event::HandedOver { .. } => {
            }
            Event::BroughtBack { .. } | Event::Announced { .. } | Event::PurchaseCancelled { .. } => {}
            Event::Reserved { .. } | Event::TurnedUp { .. } | Event::Frozen { .. } => {}
            Event::FaceUseless { .. } | Event::TurnSkipped { .. } | Event::StarsSet { .. } => {}
            Event::Wickedness { .. } | Event::TileTaken { .. } | Event::Stolen { .. } => {}
            Event::ChallengeDrawn { .. } | Event::ChallengesReshuffled => {}
            Event::ChallengeDeclared { .. } | Event::HelpAsked { .. } | Event::Volunteered { .. } => {}
            Event::AllyChosen { .. } | Event::HelpDeclined { .. } | Event::ChallengeRevealed { .. } => {}
            Event::ChallengeKeptHidden { .. } | Event::ChallengeWon { .. } => {}
            Event::ChallengeUnwon { .. } | Event::ChallengeDiscarded { .. } | Event::MaskMoved { .. } => {}
        }
    }
    all
}

#[test]
fn every_event_is_told() {
    let catalogue = Catalogue::built_in();
    let casts = [cast(&catalogue), cast_of_new_york(&catalogue)];
    for (cast, say) in casts.iter().flat_map(|cast| Lang::ALL.map(|lang| (cast, cast.say(lang)))) {
        for cause in causes(cast) {
            let mut all = events(cause);
            if cast.table.rules.has_boroughs() {
                all.extend(events_of_new_york(cause));
            }
            for event in all {
                for to in [None, Some(0), Some(1)] {
                    let told = narrate::tell(cast, say, &event, &Tally::default(), to);
                    fine(&told.text, &event);
                    told.reason.iter().for_each(|reason| fine(reason, &event));
                    // What one seat alone has seen is told to nobody else.
                    if let Event::Peeked { card, .. }
                    | Event::Offered { card, .. }
                    | Event::Kept { card, .. }
                    | Event::DiscardedUnseen { card, .. }
                    | Event::ChallengeDrawn { card, .. } = event
                    {
                        let named = told.text.contains(&cast.card(card, say));
                        assert_eq!(named, to == Some(0), "{}", told.text);
                    }
                }
            }
        }
    }
}

/// With five or six monsters two have room in Manhattan, so that it need not be empty for one to move in.
#[test]
fn who_flees_is_told_of_room_not_of_an_empty_manhattan() {
    for (lang, room) in [(Lang::En, "there is room"), (Lang::Fr, "de la place"), (Lang::De, "Platz ist")] {
        let say = Say::new(lang).on(Board::NewYork);
        let args = [("active", "x".into()), ("who", "x".into()), ("fee", 0u8.into())];
        for key in ["now-yield", "do-leave-detail"] {
            assert!(say.with(key, &args).contains(room), "{}", say.with(key, &args));
        }
        let help = say.with("help-yield", &args);
        assert!(help.contains(room) || help.contains("in Manhattan Platz"), "{help}");
    }
}

#[test]
fn every_question_is_worded() {
    let all = Board::ALL.into_iter().flat_map(|board| Lang::ALL.map(|lang| Say::new(lang).on(board)));
    for say in all {
        let number = ["amount", "hearts", "energy", "roll", "rolls", "left", "level", "die", "fee", "webs"]
            .map(|name| (name, 2u8.into()));
        let text =
            ["who", "active", "owner", "card", "cause", "face", "in", "more"].map(|name| (name, "x".into()));
        let args = [&number[..], &text[..]].concat();
        for topic in question::TOPICS {
            fine(&say.with(&format!("ask-{topic}"), &args), &topic);
            fine(&say.with(&format!("help-{topic}"), &args), &topic);
            // What the web table says instead, and what the others are told meanwhile.
            fine(&say.with(&format!("now-{topic}"), &args), &topic);
            let [they, you] = [false, true].map(|you| tell::wire::asking(say, topic, you));
            fine(&they, &topic);
            fine(&you, &topic);
            let verb = they.split(' ').next().unwrap_or_default();
            let third = ["kann", "wählt", "wartet", "würfelt", "peut", "choisit", "lance", "attend"];
            assert!(!third.contains(&verb) || !you.starts_with(&format!("{verb} ")), "{topic}: {you}");
        }
        for topic in question::PASSES {
            fine(&say.with(&format!("pass-{topic}"), &args), &topic);
        }
    }
}
