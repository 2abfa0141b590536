//! Whole games through `run`, typed by a restless player in each language, then replayed from their journal.

mod common;

use std::io::{BufRead, BufReader};

use cards::words::{Lang, MARK};
use common::{file, restless, shown, told};
use rules::Edition;
use terminal::play::{Finish, PlayError, PlayOptions, run};
use terminal::replay::{self, ReplayError, ReplayOptions};

#[test]
fn a_whole_game_in_each_language() {
    for (n, lang) in Lang::ALL.into_iter().enumerate() {
        for (players, humans) in [(2, 1), (5, 2), (3, 3)] {
            let journal = file(&format!("{lang}-{players}.journal"));
            let options = PlayOptions {
                humans: (0..humans)
                    .map(|n| if n == 0 { String::new() } else { format!("P{n}\"\\[x]\u{1b}") })
                    .collect(),
                bots: vec!["random".into(), "brawler".into()],
                players: Some(players),
                lang,
                seed: Some(n as u64 * 10 + u64::from(players)),
                journal: Some(journal.clone()),
                colour: n == 1,
                echo: true,
                ..PlayOptions::default()
            };
            let mut output = Vec::new();
            let finish = run(&options, &mut restless(n as u64), &mut output).unwrap();
            let text = String::from_utf8(output).unwrap();
            assert!(matches!(finish, Finish::Over { .. }), "{finish:?}");
            assert!(!text.contains(MARK), "{}", text.lines().find(|l| l.contains(MARK)).unwrap());
            assert_eq!(text.contains('\u{1b}'), options.colour);
            if !options.colour {
                let wide = text.lines().filter(|l| !l.starts_with('>')).find(|l| l.chars().count() > 110);
                assert_eq!(wide, None);
            }
            for lang in Lang::ALL {
                let mut replayed = ReplayOptions::new(&journal);
                replayed.lang = lang;
                let text = told(&replayed);
                assert!(!text.contains(MARK) && text.lines().count() > 20);
                replayed.at = Some(9);
                replayed.as_seat = Some(1);
                assert!(!told(&replayed).contains(MARK));
                replayed.json = true;
                assert!(told(&replayed).starts_with('{'));
                replayed.at = None;
                assert!(told(&replayed).lines().all(|line| line.starts_with('{') && line.ends_with('}')));
                replayed.json = false;
                replayed.verify = true;
                assert!(!told(&replayed).contains(MARK));
            }
            std::fs::remove_file(&journal).unwrap();
        }
    }
}

#[test]
fn a_stopped_game_goes_on() {
    let journal = file("resumed.journal");
    let mut options = PlayOptions {
        monsters: vec!["kraken".into()],
        players: Some(3),
        seed: Some(4),
        journal: Some(journal.clone()),
        edition: Edition::Origins,
        ..PlayOptions::default()
    };
    let mut output = Vec::new();
    assert_eq!(run(&options, &mut "r 1\n\n".as_bytes(), &mut output).unwrap(), Finish::InputEnded);
    let text = String::from_utf8(output).unwrap();
    assert!(text.contains("--resume"), "{text}");
    // The program was killed while it wrote a line.
    let before = std::fs::read_to_string(&journal).unwrap();
    std::fs::write(&journal, format!("{before}99 1 roll:1")).unwrap();
    assert!(matches!(run(&options, &mut "".as_bytes(), &mut Vec::new()), Err(PlayError::JournalExists(_))));
    options.journal = None;
    options.resume = Some(journal.clone());
    assert_eq!(run(&options, &mut "quit\n".as_bytes(), &mut Vec::new()).unwrap(), Finish::Quit);
    assert_eq!(std::fs::read_to_string(&journal).unwrap(), before);
    let finish = run(&options, &mut restless(1), &mut Vec::new()).unwrap();
    assert!(matches!(finish, Finish::Over { .. }));
    let mut verify = ReplayOptions::new(&journal);
    verify.verify = true;
    assert!(told(&verify).contains("to the end"));
    // Another day, a curious hand.
    let damaged = std::fs::read_to_string(&journal).unwrap().replacen("dice:1=", "dice:2=", 1);
    std::fs::write(&journal, damaged).unwrap();
    let error = replay::run(&verify, &mut Vec::new()).unwrap_err();
    assert!(matches!(error, ReplayError::Journal(..)) && error.to_string().contains("line "), "{error}");
    std::fs::remove_file(&journal).unwrap();
}

#[test]
fn commands_work_at_every_question_and_in_every_language() {
    let options = PlayOptions { players: Some(3), seed: Some(4), ..PlayOptions::default() };
    // At the question for a monster.
    let text = shown(&options, "?\nsprache fr\naide\ncard acid att\nlog\nquit\n");
    assert!(text.matches("King of Tokyo at the terminal").count() == 1, "{text}");
    assert!(text.contains("Type a number from 1 to") && text.contains("Tapez un nombre de 1"), "{text}");
    assert!(text.contains("Attaque acide"), "{text}");
    // At the dice, which are shown again.
    let text = shown(&options, "gigazaur\nhilfe\npourquoi BASE-23\nverlauf\ncarte e\nende\n");
    assert!(text.contains("BASE-23:") && text.contains("Several cards fit: "), "{text}");
    assert_eq!(text.matches("Roll 1 of 3").count(), 5, "{text}");
    // When one is out.
    let lines = "gigazaur\n".to_string() + &"\n".repeat(400);
    let options = PlayOptions { hearts: Some(1), ..options };
    let seed = (0..40).find(|seed| {
        shown(&PlayOptions { seed: Some(*seed), ..options.clone() }, &lines).contains("You are out")
    });
    let options = PlayOptions { seed, ..options };
    let before = shown(&options, &lines);
    let count = before[..before.find("You are out").unwrap()].matches("\n> ").count();
    let lines = "gigazaur\n".to_string() + &"\n".repeat(count - 1) + "?\nlog\ntable\nwhy\nlang de\nende\n";
    let text = shown(&options, &lines);
    assert!(text.matches("You are out").count() == 5 && text.contains("Du bist ausgeschieden"), "{text}");
    assert!(!text.contains("not understood"), "{text}");
}

#[test]
fn tokyo_s_monsters_may_be_chosen_in_new_york() {
    let edition = Edition::NewYork;
    let options = PlayOptions { players: Some(6), seed: Some(4), edition, ..PlayOptions::default() };
    let text = shown(&options, "gigazaur\nquit\n");
    let own = text.find("Captain\u{a0}Fish").unwrap();
    assert!(own < text.find("Gigazaur").unwrap(), "its own come first: {text}");
    assert!(!text.contains("Alienoid (") && !text.contains("not understood"), "{text}");
    // Nobody else is from Tokyo.
    let table = &text[text.find("\n> ").unwrap()..];
    let others = ["Alienoid", "Kraken", "Mechamster", "Pandakaï", "Cyber"];
    assert!(table.contains("Gigazaur") && !others.iter().any(|it| table.contains(it)), "{table}");
}

#[test]
fn games_are_kept_in_a_folder() {
    let folder = file("folder");
    let _ = std::fs::remove_dir_all(&folder);
    let options = PlayOptions {
        monsters: vec!["Kraken".into()],
        players: Some(3),
        folder: Some(folder.join("deep")),
        ..PlayOptions::default()
    };
    let first = shown(&PlayOptions { seed: Some(1), ..options.clone() }, "quit\n");
    assert!(first.trim_end().ends_with("daikaiju play --resume"), "{first}");
    let read = |name: &str| std::fs::read_to_string(folder.join("deep").join(name)).unwrap();
    let one = read("last.game");
    shown(&PlayOptions { seed: Some(2), ..options.clone() }, "quit\n");
    assert!(read("last-1.game") == one && read("last.game") != one);
    // The last game is being played elsewhere.
    let two = std::fs::File::open(folder.join("deep/last.game")).unwrap();
    two.lock().unwrap();
    let other = shown(&options, "quit\n");
    assert!(other.contains("other-1.game") && read("last-1.game") == one, "{other}");
    // A folder that cannot be made.
    let text = shown(&PlayOptions { folder: Some("/dev/null/x".into()), ..options }, "quit\n");
    assert!(text.contains("not written down"), "{text}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn wrong_wishes_get_a_sentence() {
    let fails =
        |options: PlayOptions| run(&options, &mut "".as_bytes(), &mut Vec::new()).unwrap_err().to_string();
    let usual = PlayOptions::default;
    assert!(fails(PlayOptions { bots: vec!["nobody".into()], ..usual() }).contains("the bots are"));
    assert!(fails(PlayOptions { players: Some(9), ..usual() }).contains("2 to 6"));
    assert!(
        fails(PlayOptions { humans: vec![String::new(); 3], players: Some(2), ..usual() })
            .contains("--players 3")
    );
    assert!(fails(PlayOptions { monsters: vec!["krakn".into()], ..usual() }).contains("kraken"));
    assert!(fails(PlayOptions { with: vec!["promo".into()], ..usual() }).contains("unknown addition"));
    assert!(fails(PlayOptions { resume: Some("/nowhere/x".into()), ..usual() }).contains("/nowhere/x"));
    assert!(fails(PlayOptions { sets: vec!["/nowhere/set.ron".into()], ..usual() }).contains("set.ron"));
    let twice = vec!["kraken".to_string(), "kraken".to_string()];
    assert!(
        fails(PlayOptions { humans: vec![String::new(); 2], monsters: twice, ..usual() }).contains("twice")
    );
    let mut reader = BufReader::new("".as_bytes());
    assert!(reader.fill_buf().unwrap().is_empty());
    assert_eq!(run(&usual(), &mut reader, &mut Vec::new()).unwrap(), Finish::InputEnded);
}
