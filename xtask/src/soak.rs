//! `cargo xtask soak`: many more games and much longer fuzzing than a change has time for.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::{Edition, Seeded, Silent};

use crate::{Outcome, fuzz};

/// How many games and how many minutes of fuzzing, unless said otherwise.
const GAMES: u64 = 10_000_000;
const MINUTES: u64 = 30;

/// Additions that are played with, one after another.
const ADDITIONS: [&[&str]; 4] =
    [&[], &["promos-fan-list", "origins-exclusive"], &["promos-likely", "origins-all"], &["no-cards"]];

/// Reads the arguments and soaks.
pub fn run(args: &[&str]) -> Outcome {
    let (mut games, mut minutes) = (GAMES, MINUTES);
    for pair in args.chunks(2) {
        let number = pair.get(1).and_then(|n| n.parse().ok());
        match (pair[0], number) {
            ("--games", Some(n)) => games = n,
            ("--minutes", Some(n)) => minutes = n,
            (other, _) => return Err(format!("soak takes --games N and --minutes N, not \"{other}\"")),
        }
    }
    random_games(games)?;
    // A new seed each time: the same inputs twice would find nothing new.
    let seed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(1, |d| d.as_secs());
    match minutes {
        0 => Ok(()),
        _ => fuzz::fuzz_all(minutes * 60 / crate::targets::TARGETS.len() as u64, seed),
    }
}

/// Plays games of random players on all processors; each must end without a panic.
fn random_games(games: u64) -> Outcome {
    let catalogue = Catalogue::built_in();
    let mut tables = Vec::new();
    for edition in Edition::ALL {
        for players in 2..=6 {
            for with in ADDITIONS {
                let mut options = TableOptions::new(edition, players);
                options.with = with.iter().map(|w| w.to_string()).collect();
                // Mixes that the rules refuse are simply not there.
                tables.extend(Table::new(&catalogue, &options));
            }
        }
    }
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    println!("{games} random games at {} tables on {threads} threads", tables.len());
    let (next, started) = (AtomicU64::new(0), Instant::now());
    std::thread::scope(|scope| {
        let workers: Vec<_> =
            (0..threads).map(|_| scope.spawn(|| work(&tables, &next, games, started))).collect();
        for worker in workers {
            worker.join().map_err(|_| "a worker fell over".to_string())??;
        }
        Ok::<(), String>(())
    })?;
    let took = started.elapsed();
    println!("{games} games ended, {:.0} a second", games as f64 / took.as_secs_f64().max(0.001));
    Ok(())
}

fn work(tables: &[Table], next: &AtomicU64, games: u64, started: Instant) -> Outcome {
    let mut told = Instant::now();
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= games {
            return Ok(());
        }
        let table = &tables[(seed % tables.len() as u64) as usize];
        let why = match catch_unwind(AssertUnwindSafe(|| one(table, seed))) {
            Ok(true) => None,
            Ok(false) => Some("does not end"),
            Err(_) => Some("panics"),
        };
        if let Some(why) = why {
            next.store(games, Ordering::Relaxed);
            let options = &table.options;
            return Err(format!(
                "game with seed {seed} {why}: {}, {} monsters, with {:?}",
                options.edition.id(),
                options.players,
                options.with
            ));
        }
        if told.elapsed() > Duration::from_secs(30) {
            told = Instant::now();
            println!("{seed} games after {} s", started.elapsed().as_secs());
        }
    }
}

/// Plays one game; did it end?
fn one(table: &Table, seed: u64) -> bool {
    let players = table.rules.players;
    let mut bots: Vec<Box<dyn bots::Bot>> = (0..players).map(|_| Box::new(bots::Random) as _).collect();
    let mut rngs: Vec<_> = (0..players).map(|s| Seeded::new(seed ^ (u64::from(s) + 1) << 56)).collect();
    let played = lab::drive::play(&table.rules, &mut bots, &mut rngs, &mut Seeded::new(seed), &mut Silent);
    played.game.end.is_some()
}
