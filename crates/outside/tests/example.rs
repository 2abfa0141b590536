//! `examples/outside.py` plays whole games: at plain tables and with everything on, alike on any number of threads.

mod common;

use common::{everything, plain, simulate, with};
use lab::rate::{Plan, Standing};

const EXAMPLE: &str = "exec:python3 ../../examples/outside.py";

#[test]
fn it_is_short() {
    let text = std::fs::read_to_string("../../examples/outside.py").expect("there is an example");
    assert!(text.lines().count() < 60, "examples/outside.py is to have fewer than 60 lines");
}

#[test]
fn it_beats_chance() {
    let (report, faults) = simulate(&plain(3), &[EXAMPLE, "random", "random"], 30, 2);
    assert_eq!((faults.len(), faults[0].defaults(), faults[0].deaths), (1, 0, 0), "{faults:?}");
    assert!(faults[0].asked > 300 && faults[0].said.is_empty(), "{faults:?}");
    // By chance it would be ten.
    assert!(report.wins_by_bot[EXAMPLE] > 18.0, "{report:?}");
}

#[test]
fn it_plays_with_everything_on_and_threads_make_no_difference() {
    let bots = [EXAMPLE, "brawler", EXAMPLE, "random"];
    let (one, faults) = simulate(&everything(4), &bots, 12, 1);
    let (two, others) = simulate(&everything(4), &bots, 12, 3);
    assert_eq!((one, &faults), (two, &others));
    assert_eq!((faults.len(), faults[0].defaults()), (1, 0), "{faults:?}");
    common::nobody_is_left();
}

#[test]
fn it_is_rated() {
    with(&plain(3), |table, players| {
        let bots = [EXAMPLE, "random"].map(String::from);
        let (rules, games) = (&table.rules, 20);
        let plan =
            Plan { rules, bots: &bots, from: players, games, seed: 3, until: None, without_luck: false };
        let mut standing = Standing::new(&plan, "").unwrap();
        standing.play(&plan, 10, &|_| {}).unwrap();
        let report = standing.report(None);
        assert_eq!((report.games, report.bots[0].bot.as_str()), (20, EXAMPLE), "{report:?}");
        let faults = players.faults();
        assert_eq!(faults[0].defaults(), 0, "{faults:?}");
    });
}
