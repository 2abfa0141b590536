//! Tables, and games of bots at them.
#![allow(dead_code, reason = "each test file uses its part")]

use std::time::{Duration, Instant};

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use lab::simulate::{Plan, Report};
use outside::{Faults, Limits, Players};
use rules::{Edition, Seeded};
use table::seating;

/// Limits for programs that do not answer; generous enough for a busy machine.
pub const LIMITS: Limits =
    Limits { answer: Duration::from_millis(5000), start: Duration::from_secs(20), at_once: usize::MAX };

/// A table as in the book.
pub fn plain(players: u8) -> TableOptions {
    TableOptions::new(Edition::MonsterBox, players)
}

/// A table with all expansions.
pub fn everything(players: u8) -> TableOptions {
    let mut options = plain(players);
    let words = ["power-up", "mutants", "halloween", "wicked-mixed", "luchador", "promos-likely"];
    options.with = words.map(String::from).to_vec();
    seating::seat_monsters(&Catalogue::built_in(), &mut options, &mut Seeded::new(1));
    options
}

/// A table and who knows the bots for it.
pub fn with<T>(options: &TableOptions, then: impl FnOnce(&Table, &Players) -> T) -> T {
    with_limits(options, LIMITS, then)
}

/// The same with other limits.
pub fn with_limits<T>(options: &TableOptions, limits: Limits, then: impl FnOnce(&Table, &Players) -> T) -> T {
    let catalogue = Catalogue::built_in();
    let table = Table::new(&catalogue, options).expect("a table");
    let players = Players::new(&catalogue, &table, &options.monsters, limits);
    then(&table, &players)
}

/// Plays games, with the report as it is on any clock.
pub fn simulate(options: &TableOptions, bots: &[&str], games: u64, threads: usize) -> (Report, Vec<Faults>) {
    simulate_within(options, LIMITS, bots, games, threads)
}

/// The same with other limits.
pub fn simulate_within(
    options: &TableOptions,
    limits: Limits,
    bots: &[&str],
    games: u64,
    threads: usize,
) -> (Report, Vec<Faults>) {
    with_limits(options, limits, |table, players| {
        let bots: Vec<String> = bots.iter().map(|name| name.to_string()).collect();
        let plan =
            Plan { rules: &table.rules, bots: &bots, from: players, games, seed: 5, threads, ways: false };
        let report = lab::simulate::run(&plan, &|_| {}).expect("all games end");
        let still = Report { seconds: 0.0, games_per_second: 0.0, decisions_per_second: 0.0, ..report };
        (still, players.faults())
    })
}

/// No child of this process is left, be it alive or only not waited for. Tests of one file run in one process, so a
/// test that calls this has to wait for the others' children, too.
#[cfg(target_os = "linux")]
pub fn nobody_is_left() {
    let began = Instant::now();
    loop {
        let left = children();
        if left.is_empty() {
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(120), "still there: {left:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[cfg(not(target_os = "linux"))]
pub fn nobody_is_left() {
    let _ = Instant::now();
}

/// Processes started by this one, whatever has become of them.
#[cfg(target_os = "linux")]
fn children() -> Vec<String> {
    let own = std::process::id().to_string();
    let mut all = Vec::new();
    for entry in std::fs::read_dir("/proc").expect("there is /proc").flatten() {
        let Ok(stat) = std::fs::read_to_string(entry.path().join("stat")) else { continue };
        // "NUMBER (NAME) STATE PARENT ...", where the name may hold anything.
        let parent = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1));
        if parent == Some(own.as_str()) {
            all.push(stat);
        }
    }
    all
}
