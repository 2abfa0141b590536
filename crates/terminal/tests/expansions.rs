//! Whole games with every expansion: nothing hidden is shown to the wrong person, and journals come back.

mod common;

use cards::words::{Lang, MARK};
use common::{file, restless, shown, told};
use terminal::play::{Finish, PlayOptions, run};
use terminal::replay::ReplayOptions;

const TABLES: [&[&str]; 4] = [
    &["power-up"],
    &["power-up", "mutants", "halloween", "wicked-mixed"],
    &["halloween", "wicked-green", "luchador"],
    &["power-up", "wicked-orange", "luchador"],
];

fn options(with: &[&str], people: usize, seed: u64) -> PlayOptions {
    PlayOptions {
        humans: (0..people).map(|n| format!("P{n}")).collect(),
        bots: vec!["random".into(), "brawler".into()],
        players: Some(4),
        with: with.iter().map(|word| word.to_string()).collect(),
        seed: Some(seed),
        echo: true,
        ..PlayOptions::default()
    }
}

/// The game of these options, typed restlessly.
fn played(options: &PlayOptions, seed: u64) -> String {
    let mut output = Vec::new();
    let finish = run(options, &mut restless(seed), &mut output).unwrap();
    assert!(matches!(finish, Finish::Over { .. }), "{finish:?}");
    let text = String::from_utf8(output).unwrap();
    assert!(!text.contains(MARK), "{}", text.lines().find(|line| line.contains(MARK)).unwrap());
    text
}

#[test]
fn games_with_everything_are_played_written_down_and_told() {
    for (n, with) in TABLES.iter().enumerate() {
        for (m, lang) in Lang::ALL.into_iter().enumerate() {
            let journal = file(&format!("with-{n}-{lang}.journal"));
            let people = 1 + (n + m) % 3;
            let wanted = PlayOptions {
                lang,
                journal: Some(journal.clone()),
                ..options(with, people, (n * 3 + m) as u64)
            };
            let text = played(&wanted, n as u64);
            assert_eq!(text.contains('═'), people > 1, "covers");
            for as_seat in [None, Some(1), Some(4)] {
                for json in [false, true] {
                    let replayed = ReplayOptions { as_seat, json, lang, ..ReplayOptions::new(&journal) };
                    assert!(!told(&replayed).contains(MARK));
                    for at in [0, 3, 12] {
                        assert!(!told(&ReplayOptions { at: Some(at), ..replayed.clone() }).contains(MARK));
                    }
                }
            }
            let verify = ReplayOptions { verify: true, ..ReplayOptions::new(&journal) };
            assert!(told(&verify).contains("to the end"));
            std::fs::remove_file(&journal).unwrap();
        }
    }
}

/// Between two covers only one person is asked, and only that person's hand is shown.
#[test]
fn behind_a_cover_there_is_one_person() {
    let mut covers = 0;
    for seed in 0..6 {
        let with = TABLES[if seed % 2 == 0 { 0 } else { 1 }];
        let text = played(&options(with, 2, seed), seed);
        let mut at_screen: Option<&str> = None;
        for line in text.lines() {
            if let Some(rest) = line.strip_prefix("Please hand the keyboard to ") {
                at_screen = ["P0", "P1"].into_iter().find(|name| rest.contains(&format!("({name})")));
                covers += 1;
            }
            for name in ["P0", "P1"] {
                // A question begins with whom it asks; the board marks whose view it is.
                let asked = line.contains(&format!("({name}): ")) && !line.contains("keyboard");
                // Whoever is out has nothing left to hide.
                let out = line.contains("out of the game");
                let marked = line.contains('▶') && line.contains(&format!("({name})")) && !out;
                if asked || marked {
                    assert_eq!(at_screen, Some(name), "seed {seed}: {line}");
                }
            }
            // What somebody keeps in secret is told without its name.
            let told = line.starts_with("  ") && line.contains(" keeps ") && line.ends_with(").");
            assert!(!told || line.contains(" keeps a card"), "{line}");
        }
    }
    assert!(covers > 50, "{covers}");
}

/// Who is told to have nothing to use is not asked about just that right afterwards. (In games other than these it may be another
/// moment that had nothing, and nothing that is told has happened in between.)
#[test]
fn who_has_a_gift_to_lay_is_not_told_to_have_none() {
    let (mut told, mut asked) = (0, 0);
    for seed in [1, 2, 5, 6] {
        let wanted = PlayOptions {
            players: Some(3),
            monsters: ["pumpkin-jack", "boogie-woogie", "the-king"].map(String::from).to_vec(),
            ..options(&["power-up"], 3, seed)
        };
        let text = played(&wanted, seed);
        let lines: Vec<&str> = text.lines().collect();
        for (n, line) in lines.iter().enumerate() {
            let gifts = line.contains("): You have hurt others with your smashes.");
            asked += usize::from(gifts);
            let none = line.contains("you could have had a card");
            told += usize::from(none);
            // It was another moment that had nothing if something has happened in between.
            let before = lines[..n].iter().rposition(|line| line.contains("you could have had a card"));
            let since = &lines[before.unwrap_or(n)..n];
            let happened =
                since.iter().any(|line| line.starts_with("  ") || line.contains("hand the keyboard"));
            assert!(!gifts || before.is_none() || happened, "seed {seed}:\n{}", since.join("\n"));
        }
    }
    assert!(told > 20 && asked > 5, "{told} {asked}");
}

#[test]
fn one_person_against_bots_never_sees_a_cover() {
    for (seed, with) in TABLES.iter().enumerate() {
        let text = played(&options(with, 1, seed as u64), seed as u64);
        assert!(!text.contains("hand the keyboard") && !text.contains('═'), "{with:?}");
    }
}

#[test]
fn a_stopped_game_with_evolutions_goes_on() {
    let journal = file("power-up-resumed.journal");
    let mut wanted = PlayOptions {
        monsters: vec!["kraken".into(), "alienoid".into()],
        journal: Some(journal.clone()),
        ..options(TABLES[1], 2, 8)
    };
    // Costumes behind covers, then one evolution of the draft.
    let lines = "\n1\n\n2\n\n1\nquit\n";
    assert_eq!(run(&wanted, &mut lines.as_bytes(), &mut Vec::new()).unwrap(), Finish::InputEnded);
    let head = std::fs::read_to_string(&journal).unwrap();
    assert!(head.contains("with power-up\n") && head.contains("seat 1 kraken human \"P0\"\n"), "{head}");
    wanted.journal = None;
    wanted.monsters.clear();
    wanted.resume = Some(journal.clone());
    let finish = run(&wanted, &mut restless(3), &mut Vec::new()).unwrap();
    assert!(matches!(finish, Finish::Over { .. }));
    let verify = ReplayOptions { verify: true, ..ReplayOptions::new(&journal) };
    assert!(told(&verify).contains("to the end"));
    std::fs::remove_file(&journal).unwrap();
}

#[test]
fn replays_keep_secrets() {
    let journal = file("secrets.journal");
    let wanted = PlayOptions { journal: Some(journal.clone()), ..options(TABLES[1], 1, 4) };
    played(&wanted, 2);
    let all = told(&ReplayOptions::new(&journal));
    assert!(
        all.contains("keeps a card") && !all.contains("is shown the") && !all.contains("Only you"),
        "{all}"
    );
    let kinds = |as_seat: Option<u8>| -> Vec<(String, bool)> {
        let text = told(&ReplayOptions { as_seat, json: true, ..ReplayOptions::new(&journal) });
        let entries =
            text.lines().skip(1).map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        let events = entries.flat_map(|entry| entry["events"].as_array().unwrap().clone());
        let kept = events.filter(|event| event["kind"].as_str().unwrap().starts_with("kept"));
        kept.map(|event| (event["who"].as_str().unwrap().to_string(), event["card"].is_string())).collect()
    };
    let spectator = kinds(None);
    assert!(spectator.len() > 30 && spectator.iter().all(|(_, named)| !named), "{spectator:?}");
    let own = kinds(Some(2));
    let whose: std::collections::BTreeSet<&String> =
        own.iter().filter(|(_, named)| *named).map(|(who, _)| who).collect();
    assert_eq!(whose.len(), 1, "{whose:?}");
    // Answers behind which there is a secret are told to nobody else.
    let text = told(&ReplayOptions { json: true, ..ReplayOptions::new(&journal) });
    for line in text.lines().skip(2).take(8) {
        let entry: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(entry["action"].is_null(), "{entry}");
    }
    std::fs::remove_file(&journal).unwrap();
}

/// Answers that take the first thing offered, or stop.
fn plain(first: &str) -> String {
    first.to_string() + &"\n1\n".repeat(3000)
}

#[test]
fn standing_answers_hold_until_they_are_ended() {
    let wanted = |seed| PlayOptions {
        monsters: vec!["kraken".into()],
        with: vec!["power-up".into()],
        seed: Some(seed),
        ..PlayOptions::default()
    };
    let passing = "always\n\n1\n".repeat(2000);
    let text =
        (0..20).map(|seed| shown(&wanted(seed), &passing)).find(|t| t.contains("(passed, as you said"));
    let text = text.expect("nobody ever passed as settled");
    assert!(text.contains("Noted until you say otherwise"), "{text}");
    // Shown, ended one by one or together, and always there to be asked for.
    let lines =
        plain("1\nstanding\nlife\nbeats on\nstanding\nstanding 1\nstanding\nstanding off\nstanding\n");
    let text = shown(&wanted(1), &lines);
    assert_eq!(text.matches("No standing answers").count(), 2, "{text}");
    assert_eq!(text.matches("losses: only asked if").count(), 1, "{text}");
    assert!(
        text.contains("1  losses") && text.contains("2  asked at public") && text.contains("1  asked at")
    );
}

#[test]
fn whoever_wants_it_is_asked_at_the_moments_of_others() {
    let wanted = |seed| PlayOptions {
        monsters: vec!["space-penguin".into()],
        with: vec!["power-up".into()],
        seed: Some(seed),
        ..PlayOptions::default()
    };
    let asked = "Do you come in between";
    let mut found = 0;
    for seed in 0..12 {
        assert!(!shown(&wanted(seed), &plain("1\n")).contains(asked));
        found += u32::from(
            shown(&wanted(seed), &("1\nbeats on\n".to_string() + &"\n".repeat(200))).contains(asked),
        );
    }
    assert!(found > 0, "nobody ever had an any-time card");
}
