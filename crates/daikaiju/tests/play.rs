//! `play` plays a whole game over pipes, writes it down and goes on with it; `replay` tells and checks it.

mod common;

use common::{fails, fields, file, json, ok, program, run};
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

/// Where a journal goes; nothing is there yet.
fn fresh(name: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    path.display().to_string()
}

/// Plays with these lines typed.
fn typed(args: &str, lines: &str) -> (i32, String) {
    let mut child = program()
        .arg("play")
        .args(args.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // The game may be over before all is typed.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    let output = child.wait_with_output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn bots_play_a_game_that_can_be_verified() {
    let path = fresh("bots.game");
    let told = ok(&format!("play --humans 0 --bots brawler,random --seed 3 --journal {path}"));
    assert!(told.contains("wins") && !told.contains('\u{27e6}'), "{told}");
    assert!(ok(&format!("replay {path} --verify")).contains("to the end of the game"));
    let verified = json(&format!("replay {path} --verify --json"));
    assert_eq!(fields(&verified), ["entries", "fair", "over", "verified"]);
    for lang in ["en", "fr", "de"] {
        let text = ok(&format!("replay {path} --lang {lang}"));
        assert!(text.contains("BASE-11") && !text.contains('\u{27e6}'), "{text}");
    }
    assert!(ok(&format!("replay {path} --at 10 --as 2")).contains("10"));
    for line in ok(&format!("replay {path} --json")).lines() {
        serde_json::from_str::<serde_json::Value>(line).expect(line);
    }
    assert!(fails(2, &format!("replay {path} --at 99999")).contains("there is no entry 99999"));
    assert!(fails(2, &format!("replay {path} --as 7")).contains("the seats are 1 to 2"));
    assert!(fails(2, &format!("replay {path} --as 1 --verify")).contains("cannot be used with"));
    // Nothing is overwritten.
    assert!(fails(1, &format!("play --humans 0 --journal {path}")).contains("exists already"));
}

#[test]
fn all_expansions_are_played_written_down_and_verified() {
    let tables = [
        "power-up --monsters kraken,alienoid",
        "power-up,mutants,halloween,wicked-mixed --players 3",
        "halloween,wicked-orange,luchador --players 5",
        "power-up,wicked-green,luchador --players 6",
    ];
    for (n, with) in tables.into_iter().enumerate() {
        let path = fresh(&format!("with-{n}.game"));
        let told =
            ok(&format!("play --humans 0 --bots brawler,random --with {with} --seed {n} --journal {path}"));
        assert!(told.contains("wins") && !told.contains('\u{27e6}'), "{told}");
        assert!(ok(&format!("replay {path} --verify")).contains("to the end of the game"));
        let text = std::fs::read_to_string(&path).unwrap();
        if n == 0 {
            assert!(text.contains("seat 1 kraken bot:") && text.contains("seat 2 alienoid bot:"), "{text}");
        }
        let position = json(&format!("replay {path} --at 9 --json"));
        let seat = &position["seats"][0];
        assert_eq!(seat["hand_size"].is_u64(), with.contains("power-up"), "{seat}");
        assert_eq!(seat["wickedness"].is_u64(), with.contains("wicked"), "{seat}");
        assert_eq!(seat["masks"].is_u64(), with.contains("luchador"), "{seat}");
        // What is in a hand is told to its owner only.
        if with.contains("power-up") {
            let last = text.lines().last().unwrap().split(' ').next().unwrap().to_string();
            for at in ["12", "30", &last] {
                let own = json(&format!("replay {path} --at {at} --json --as 1"));
                let own = &own["seats"][0];
                let lists = own["hand"].as_array().unwrap().len() as u64;
                // Before the first turn a seat's pack is no hand that others could count.
                assert_eq!(own["hand_size"], lists, "{own}");
            }
        }
    }
    assert!(fails(2, "play --with mutants").contains("add \"power-up\""));
    let none = "play --with power-up --monsters luchador";
    assert!(fails(2, none).contains("needs 8 evolutions"), "{}", fails(2, none));
    assert!(fails(2, "play --players 2 --monsters kraken,alienoid,gigazaur").contains("named for 2 seats"));
}

#[test]
fn a_changed_journal_is_found_out() {
    let path = fresh("changed.game");
    ok(&format!("play --humans 0 --bots random,random --seed 5 --journal {path}"));
    let text = std::fs::read_to_string(&path).unwrap();
    let line = text.lines().nth(9).unwrap();
    let other = if line.ends_with('0') { '1' } else { '0' };
    let forged = file("forged.game", &text.replace(line, &format!("{}{other}", &line[..line.len() - 1])));
    let told = run(&format!("replay {forged} --verify"));
    assert!(
        told.code == 1 && told.err.starts_with("error: ") && told.err.contains("forged.game"),
        "{}",
        told.err
    );
    let rubbish = file("rubbish.game", "not a journal\n");
    assert_eq!(run(&format!("replay {rubbish}")).code, 1);
    assert_eq!(run("replay no-such-file.game").code, 1);
}

#[test]
fn seeds_decide() {
    let play = |seed: u64| ok(&format!("play --humans 0 --bots brawler,brawler --seed {seed}"));
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

#[test]
fn people_can_leave_and_come_back() {
    let path = fresh("people.game");
    let args = format!("--players 3 --monsters gigazaur --seed 4 --journal {path}");
    let (code, text) = typed(&args, "\n\nquit\n");
    assert!(code == 0 && text.contains("Gigazaur") && text.contains("--resume"), "{text}");
    let (code, text) = typed(&format!("--resume {path}"), "quit\n");
    assert!(code == 0 && text.contains("Gigazaur"), "{text}");
    // The end of the input is a way of leaving too; empty lines take the plain answer.
    let (code, _) = typed(&format!("--resume {path} --lang de"), &"\n".repeat(3));
    assert_eq!(code, 0);
    ok(&format!("replay {path} --verify"));
    assert!(fails(2, &format!("play --resume {path} --players 4")).contains("cannot be used with"));
}

#[test]
fn a_game_is_open_in_one_terminal_only() {
    let path = fresh("locked.game");
    typed(&format!("--players 3 --monsters gigazaur --seed 4 --journal {path}"), "quit\n");
    let other = std::fs::File::open(&path).unwrap();
    other.lock().unwrap();
    let told = run(&format!("play --resume {path}"));
    assert!(told.code == 1 && told.err.contains("open in another terminal"), "{}", told.err);
    other.unlock().unwrap();
    assert_eq!(typed(&format!("--resume {path}"), "quit\n").0, 0);
    // Something that knows no locks writes to the journal meanwhile.
    let mut child = program()
        .args(["play", "--resume", &path])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut screen = child.stdout.take().unwrap();
    let mut seen = Vec::new();
    while !seen.ends_with(b"> ") {
        let mut byte = [0];
        std::io::Read::read_exact(&mut screen, &mut byte).unwrap();
        seen.push(byte[0]);
    }
    std::fs::OpenOptions::new().append(true).open(&path).unwrap().write_all(b"# here I was\n").unwrap();
    child.stdin.take().unwrap().write_all(b"\n").unwrap();
    std::io::Read::read_to_end(&mut screen, &mut seen).unwrap();
    let output = child.wait_with_output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(1) && error.contains("something else has written"), "{error}");
    ok(&format!("replay {path} --verify"));
}

#[test]
fn the_last_game_is_found() {
    let state = Path::new(env!("CARGO_TARGET_TMPDIR")).join("state");
    let _ = std::fs::remove_dir_all(&state);
    let resume = || {
        let mut command = program();
        command.env("XDG_STATE_HOME", &state).args(["play", "--resume"]).output().unwrap()
    };
    let output = resume();
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no last game"), "{output:?}");
    std::fs::create_dir_all(state.join("daikaiju")).unwrap();
    let last = state.join("daikaiju/last.game").display().to_string();
    let told = ok(&format!("play --humans 0 --bots brawler,random --seed 3 --journal {last}"));
    let winner = told.lines().find(|line| line.contains(" wins")).unwrap();
    let output = resume();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        output.status.success() && text.contains("This game is over.") && text.contains(winner),
        "{text}"
    );
}

#[test]
fn a_torn_journal_is_told_as_far_as_it_goes() {
    let path = fresh("torn.game");
    typed(&format!("--players 3 --monsters gigazaur --seed 4 --journal {path}"), "\n\nquit\n");
    let whole = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("{whole}99 1 ro")).unwrap();
    let told = run(&format!("replay {path}"));
    assert!(told.code == 1 && told.out.contains("Turn 1") && told.err.contains("cut off"), "{}", told.err);
    let told = run(&format!("replay {path} --json"));
    assert!(told.code == 1 && told.out.lines().all(|line| line.starts_with('{')));
    let (code, text) = typed(&format!("--resume {path}"), "log 99\nquit\n");
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(code == 0 && text.contains("dropped: 99 1 ro") && text.contains("Turn 1"), "{text}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), whole);
    let seen = ok(&format!("replay {path} --at 1 --as 2"));
    assert_eq!(seen.matches("(you)").count(), 1, "{seen}");
    assert!(seen.lines().any(|line| line.contains("▶ 2") && line.contains("(you)")), "{seen}");
}

/// A die named twice was meant otherwise, and help about a choice is about that choice.
#[test]
fn hints_fit_what_was_typed() {
    let flat = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (code, text) = typed("--players 3 --monsters gigazaur --seed 4", "r 1 1\nquit\n");
    let text = flat(text);
    assert!(
        code == 0 && text.contains("Die 1 is named twice: numbers are the places of the dice."),
        "{text}"
    );
    let (code, text) = typed("--players 3 --seed 4", "?\nquit\n");
    let text = flat(text);
    assert!(code == 0 && text.contains("Type a number from 1 to") && text.contains("lang changes"), "{text}");
    assert_eq!(text.matches("King of Tokyo at the terminal").count(), 1, "{text}");
}

#[test]
fn mistakes() {
    for (args, words) in [
        ("--players 7", "monster-box is for 2 to 6 monsters, not 7"),
        ("--players 5 --edition origins", "origins is for 2 to 4 monsters, not 5"),
        ("--bots nobody", "there is no bot \"nobody\""),
        ("--monsters gigazor", "did you mean \"gigazaur\"?"),
        ("--humans 3 --players 2", "3 people cannot sit at a table of 2"),
        ("--humans 7", "at most 6 people"),
        ("--humans Ann,Bob,Ann", "two people are called Ann"),
        ("--humans 2 --monsters kraken,kraken", "named twice"),
        ("--with promo-likely", "did you mean \"promos-likely\"?"),
    ] {
        let told = run(&format!("play {args}"));
        assert!(
            told.code == 2 && told.err.starts_with("error: ") && told.err.contains(words),
            "{args}: {}",
            told.err
        );
        assert_eq!(told.out, "", "{args}");
    }
    assert!(fails(2, "play --monsters godzilla").contains("the monsters are: "));
    for command in ["play", "simulate"] {
        let help = ok(&format!("{command} --help"));
        assert!(bots::NAMES.iter().all(|name| help.contains(name)), "{help}");
    }
    assert_eq!(run("play --resume no-such-file.game").code, 1);
}
