//! Bots that misbehave: every game ends all the same, what they did is counted, and no process is left.

mod common;

use std::time::{Duration, Instant};

use bots::{BadBot, ByName, Inside};
use common::{LIMITS, nobody_is_left, plain, simulate, simulate_within, with, with_limits};
use outside::{Faults, Limits};

fn bad(way: &str) -> String {
    format!("exec:python3 tests/bad.py {way}")
}

/// What is said of a bot that plays so against a brawler.
fn faults(way: &str, limits: Limits, games: u64) -> Faults {
    let (report, mut faults) = simulate_within(&plain(2), limits, &[&bad(way), "brawler"], games, 1);
    assert_eq!(report.games, games);
    let faults = faults.remove(0);
    assert_eq!(faults.bot, bad(way));
    assert!(faults.asked >= faults.defaults());
    nobody_is_left();
    faults
}

#[test]
fn default_answers_are_no_fault() {
    let it = faults("default", LIMITS, 3);
    let asked = it.asked;
    assert!(asked > 10, "{it:?}");
    assert_eq!(it, Faults { bot: bad("default"), asked, ..Faults::default() });
}

#[test]
fn silent() {
    let limits = Limits { answer: Duration::from_millis(50), start: Duration::from_millis(200), at_once: 9 };
    let began = Instant::now();
    let it = faults("silent", limits, 20);
    // Three questions each of five processes were waited for, and then it was not started again.
    assert_eq!((it.late, it.deaths), (15, 5), "{it:?}");
    assert_eq!(it.gone, it.asked - 15);
    assert!(it.first.unwrap().starts_with("no answer within "));
    assert!(began.elapsed() < Duration::from_secs(60));
}

#[test]
fn dead_at_once() {
    let it = faults("at-once", LIMITS, 8);
    assert_eq!((it.gone, it.deaths), (it.asked, 5), "{it:?}");
    assert_eq!(it.said.last().unwrap(), "I cannot find my book");
}

#[test]
fn dead_in_the_middle() {
    let it = faults("dies", LIMITS, 3);
    // It comes back for each game and answers nine questions of it.
    assert_eq!((it.gone, it.deaths), (it.asked - 27, 3), "{it:?}");
    assert_eq!((it.first.as_deref(), it.said.len()), (Some("it has ended (exit code 3)"), 3));
    assert!(it.said.iter().all(|line| line == "too hard for me"));
}

#[test]
fn garbage() {
    let it = faults("garbage", LIMITS, 2);
    assert_eq!((it.nonsense, it.deaths), (it.asked, 0), "{it:?}");
    assert!(it.first.unwrap().contains("{nonsense"));
    let it = faults("other-prompt", LIMITS, 1);
    assert_eq!((it.nonsense, it.deaths), (it.asked, 0), "{it:?}");
}

#[test]
fn illegal_and_told_so() {
    let it = faults("illegal", LIMITS, 2);
    assert_eq!((it.illegal, it.deaths), (it.asked, 0), "{it:?}");
    assert!(it.first.unwrap().contains("\"buy:250\" is not among the answers"));
    let it = faults("complains", LIMITS, 1);
    assert!(it.said.iter().all(|line| line.starts_with("illegal ")), "{it:?}");
}

#[test]
fn too_much() {
    let it = faults("flood", LIMITS, 2);
    assert_eq!((it.nonsense, it.deaths), (it.asked, 0), "{it:?}");
    // Answers to what was asked long ago, faster than anybody can read them.
    let it = faults("stale", Limits { answer: Duration::from_millis(100), ..LIMITS }, 1);
    assert_eq!((it.late + it.gone, it.nonsense), (it.asked, 0), "{it:?}");
    // It is not listened to any more after too long a line.
    let it = faults("endless", LIMITS, 2);
    assert_eq!((it.nonsense, it.deaths), (2, 2), "{it:?}");
    assert_eq!(it.gone, it.asked - 2);
    let it = faults("huge", LIMITS, 2);
    assert_eq!((it.nonsense, it.deaths), (2, 2), "{it:?}");
    assert!(it.first.unwrap().contains("more than 16384 bytes"));
}

#[test]
fn slow_now_and_then() {
    let limits = Limits { answer: Duration::from_millis(300), ..LIMITS };
    let it = faults("slow", limits, 1);
    // Answers that come too late are not taken for answers to what was asked since.
    assert_eq!((it.nonsense, it.illegal, it.gone, it.deaths), (0, 0, 0, 0), "{it:?}");
    assert!(it.late > 0 && it.late < it.asked, "{it:?}");
}

#[test]
fn who_leaves_after_a_game_comes_back_and_who_stays_is_ended() {
    let it = faults("leaves", LIMITS, 8);
    assert_eq!((it.defaults(), it.deaths), (0, 0), "{it:?}");
    let it = faults("stays", LIMITS, 1);
    assert_eq!((it.defaults(), it.deaths), (0, 0), "{it:?}");
}

#[test]
fn others_play_as_if_nothing_had_happened() {
    // A bot that is gone plays as one that always gives the default answer.
    let (gone, _) = simulate(&plain(3), &[&bad("at-once"), "brawler", "random"], 6, 2);
    let (default, _) = simulate(&plain(3), &[&bad("default"), "brawler", "random"], 6, 2);
    assert_eq!(gone.wins_by_seat, default.wins_by_seat);
}

#[test]
fn only_so_many_at_once() {
    let limits = Limits { at_once: 1, ..LIMITS };
    let (_, faults) = simulate_within(&plain(2), limits, &[&bad("default")], 1, 1);
    let it = &faults[0];
    assert!(it.gone > 0 && it.gone < it.asked && it.deaths == 0, "{it:?}");
    assert_eq!(it.first.as_deref(), Some("too many of it run already"));
}

#[test]
fn what_cannot_be_started_is_refused_before_the_first_game() {
    with(&plain(2), |table, players| {
        for (name, why) in [
            (
                "exec:no-such-program-anywhere x",
                "\"no-such-program-anywhere\" cannot be started: No such file",
            ),
            ("exec:", "it has no command"),
            ("exec:python3 'x", "a quote ' is not closed"),
        ] {
            let error = players.check(name, &table.rules).unwrap_err();
            assert!(matches!(error, BadBot::Program(..)));
            assert!(error.to_string().starts_with(&format!("{name} cannot play: {why}")), "{error}");
        }
        assert!(players.check("planner@careful", &table.rules).is_ok());
        assert_eq!(players.check("nobody", &table.rules), Err(BadBot::Name("nobody".to_string())));
        // Where only inside bots are wanted, nothing is ever started.
        assert!(matches!(ByName::check(&Inside, "exec:true", &table.rules), Err(BadBot::Name(_))));
    });
    with_limits(&plain(2), LIMITS, |_, players| assert!(players.faults().is_empty()));
}
