//! Journals come back as they were, faults are named with their line, and no damage makes the reader panic.

use bots::{Bot, Situation};
use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::{Edition, Game, Options, Seeded};
use table::{Fault, Journal, Player, SeatOf, Session};

fn seats(n: u8) -> Vec<SeatOf> {
    let monsters = ["gigazaur", "kraken", "the-king", "alienoid", "cyber-kitty", "meka-dragon"];
    let seat = |n: usize| SeatOf {
        monster: monsters[n].into(),
        player: if n == 0 { Player::Human("Ann \"the\\claw\"".into()) } else { Player::Bot("random".into()) },
    };
    (0..n as usize).map(seat).collect()
}

fn options(players: u8) -> TableOptions {
    let mut options = TableOptions::new(Edition::MonsterBox, players);
    options.with = vec!["origins-exclusive".into(), "promos-likely".into()];
    options.without_cards = vec!["wings".into()];
    options.hearts = Some(11);
    options.stars_to_win = Some(19);
    options
}

/// A whole game between random players, interjections included, and its journal.
fn played(catalogue: &Catalogue, players: u8, seed: u64) -> (String, Game) {
    let table = Table::new(catalogue, &options(players)).unwrap();
    let (mut session, done) = Session::deal(catalogue, table, seats(players), seed);
    let mut text = format!("{}{}", session.header(), done.line);
    let (mut bot, mut rng, mut options) = (bots::Random, Seeded::new(seed), Options::default());
    while let Some(decision) = session.rules().decision(session.game()) {
        let interject = session.rules().may_interject(session.game()) & !decision.seats;
        let seats = if interject != 0 && rng.below(4) == 0 { interject } else { decision.seats };
        let mut seat = seats.trailing_zeros() as u8;
        session.rules().options(session.game(), seat, &mut options);
        if options.is_empty() {
            seat = decision.seats.trailing_zeros() as u8;
            session.rules().options(session.game(), seat, &mut options);
        }
        let (rules, game) = (session.rules(), session.game());
        let action = bot.answer(&Situation { rules, game, seat, decision, options: &options }, &mut rng);
        text += &session.answer(seat, action).unwrap().line;
    }
    (text, session.game().clone())
}

#[test]
fn whole_games_come_back() {
    let catalogue = Catalogue::built_in();
    for seed in 0..12 {
        let (text, game) = played(&catalogue, 2 + (seed % 5) as u8, seed);
        let journal = Journal::read(&text).unwrap();
        assert_eq!(journal.header.to_string(), text[..text.find("\n0 - deal").unwrap() + 1]);
        assert_eq!(journal.verify(&catalogue).unwrap().as_ref(), Some(&game));
        let table = journal.table(&catalogue).unwrap();
        let again: String = journal.entries.iter().map(|e| e.text(&table.rules)).collect();
        assert_eq!(format!("{}{again}", journal.header), text);
        // Any beginning can be gone on with.
        let half = journal.entries.len() / 2;
        let mut part = journal.clone();
        part.entries.truncate(half);
        let (session, dealt) = Session::resume(&catalogue, &part, 1).unwrap();
        assert_eq!((session.entries() as usize, dealt.is_none()), (half, true));
    }
}

#[test]
fn faults_name_their_line() {
    let catalogue = Catalogue::built_in();
    let (text, _) = played(&catalogue, 3, 5);
    let lines: Vec<&str> = text.lines().collect();
    let deal = lines.iter().position(|l| l.starts_with("0 - deal")).unwrap();
    // (line changed, from 0; its new text or nothing; line of the error, from 1; what it says)
    let bought = lines.iter().position(|l| l.contains(" buy:")).unwrap();
    let rolled = lines.iter().position(|l| l.contains(" roll:") && l.contains("dice:")).unwrap();
    let change = |at: usize, with: Option<String>| {
        let mut lines: Vec<String> = lines.iter().map(|l| l.to_string()).collect();
        match with {
            Some(line) => lines[at] = line,
            None => drop(lines.remove(at)),
        }
        lines.join("\n") + "\n"
    };
    let fault = |text: String| match Journal::read(&text).and_then(|j| j.verify(&catalogue).map(drop)) {
        Err(error) => (error.line, error.to_string()),
        Ok(()) => panic!("no fault found"),
    };
    let cases: Vec<(String, usize, &str)> = vec![
        (String::new(), 1, "this is not a journal"),
        ("PNG\r\n".into(), 1, "it begins with \"PNG\" instead of \"daikaiju-journal 1\""),
        (change(0, Some("daikaiju-journal 2".into())), 1, "format \"2\" is not known"),
        (change(1, None), deal, "has no line \"engine VERSION rules HASH\""),
        (change(2, Some("set base 0123456789abcdef".into())), 3, "the set base has changed"),
        (change(2, Some("set bass 0123456789abcdef".into())), 3, "give its file with --set"),
        (change(3, None), deal_line(&lines, "edition") - 1, "but the game was played without it"),
        (change(1, Some("engine 0.0.1 rules 00".into())), 2, "only the same rules can verify"),
        (
            change(deal_line(&lines, "edition") - 1, Some("edition 1899".into())),
            deal_line(&lines, "edition"),
            "should be edition",
        ),
        (
            change(deal_line(&lines, "seat 2") - 1, Some("seat 2 krakn bot:random".into())),
            deal_line(&lines, "seat 2"),
            "did you mean \"kraken\"?",
        ),
        (
            change(deal_line(&lines, "with p") - 1, Some("with promos-likly".into())),
            deal_line(&lines, "with p"),
            "promos-likely",
        ),
        (change(deal + 3, None), deal + 4, "entry number 4, but this should be entry 3"),
        (change(deal + 1, Some("1 1 jump #0000000000000000".into())), deal + 2, "should be an action"),
        (change(deal + 1, Some(lines[deal + 1].replace("#", "#0"))), deal + 2, "16 hexadecimal digits"),
        (change(bought, Some(lines[bought].replacen('/', "/x", 1))), bought + 1, "of this table is"),
        (
            change(rolled, Some(lines[rolled].replacen(" dice", " card-dice", 1))),
            rolled + 1,
            "the game needs dice:",
        ),
        (
            change(rolled, Some(lines[rolled].replacen(" #", " dice:1=s #", 1))),
            rolled + 1,
            "did not ask for dice:1=s",
        ),
        (change(rolled, Some(flip_die(lines[rolled]))), rolled + 1, "the position differs"),
        (text[..text.len() - 1].to_string(), lines.len(), "cut off"),
        (
            format!("{text}{} 1 pass #0000000000000000\n", lines.len() - deal),
            lines.len() + 1,
            "the game is over",
        ),
    ];
    for (text, line, says) in cases {
        let (found, message) = fault(text);
        assert!(message.contains(says), "{message:?} should say {says:?}");
        assert_eq!(found, line, "{message}");
    }
    let wrong_seat = change(deal + 1, Some("1 6 pass #0000000000000000".into()));
    let error = Journal::read(&wrong_seat).unwrap().verify(&catalogue).unwrap_err();
    assert!(matches!(*error.fault, Fault::Refused(_)), "{error}");
    // A line being written when the program stopped is left out on resuming.
    let (journal, cut) = Journal::read_interrupted(&text[..text.len() - 5]).unwrap();
    assert_eq!((journal.entries.len(), cut), (lines.len() - deal - 1, Some(lines.len())));
}

fn deal_line(lines: &[&str], start: &str) -> usize {
    lines.iter().position(|l| l.starts_with(start)).unwrap() + 1
}

fn flip_die(line: &str) -> String {
    let at = line.find("dice:").unwrap() + 7;
    let old = &line[at..=at];
    format!("{}{}{}", &line[..at], if old == "s" { "h" } else { "s" }, &line[at + 1..])
}

/// Damage of all sorts: never a panic, and never a false "verified" unless the game is the same.
#[test]
fn damage_never_panics() {
    let catalogue = Catalogue::built_in();
    let (text, _) = played(&catalogue, 4, 3);
    let whole = Journal::read(&text).unwrap();
    let positions: std::collections::HashSet<u64> =
        whole.replay(&catalogue).unwrap().map(|step| step.unwrap().after.hash64()).collect();
    let mut rng = Seeded::new(1);
    let (mut refused, mut same) = (0, 0);
    for _ in 0..3000 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(bytes.len() as u32) as usize;
            let words = b" #=/:-0123456789hesabcdef\n\"\\x\xc3";
            match rng.below(6) {
                0 => bytes[at] = words[rng.below(words.len() as u32) as usize],
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, words[rng.below(words.len() as u32) as usize]),
                3 => bytes.truncate(at.max(1)),
                4 => {
                    let to = (at + rng.below(40) as usize).min(bytes.len());
                    let piece = bytes[at..to].to_vec();
                    let into = rng.below(bytes.len() as u32) as usize;
                    bytes.splice(into..into, piece);
                }
                _ => {
                    let to = (at + rng.below(200) as usize).min(bytes.len());
                    bytes.drain(at..to);
                    bytes.push(b'\n');
                }
            }
        }
        let damaged = String::from_utf8_lossy(&bytes);
        match Journal::read(&damaged).and_then(|journal| journal.verify(&catalogue)) {
            Err(error) => {
                assert!(error.line >= 1 && error.line <= damaged.lines().count().max(1), "{error}");
                refused += 1;
            }
            // A beginning of the game, or damage to a name or a space: still this game and no other.
            Ok(end) => {
                let real = end.is_none_or(|end| positions.contains(&end.hash64()));
                assert!(real, "a damaged journal was verified as another game");
                same += 1;
            }
        }
    }
    assert!(refused > 2000 && same > 0, "{refused} refused, {same} unharmed");
}
