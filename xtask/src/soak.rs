//! `cargo xtask soak`: many more games and much longer fuzzing than a change has time for.

use crate::{Outcome, run};

/// How many games, how many rounds for each pair of cards, how many minutes of fuzzing for each target, unless said otherwise.
const GAMES: u64 = 10_000_000;
const ROUNDS: u64 = 50;
const MINUTES: u64 = 10;

/// Reads the arguments and soaks: the property tests with more games, then the fuzzer with a new seed.
pub fn run(args: &[&str]) -> Outcome {
    let (mut games, mut rounds, mut minutes) = (GAMES, ROUNDS, MINUTES);
    for pair in args.chunks(2) {
        let number = pair.get(1).and_then(|n| n.parse().ok());
        match (pair[0], number) {
            ("--games", Some(n)) => games = n,
            ("--rounds", Some(n)) => rounds = n,
            ("--minutes", Some(n)) => minutes = n,
            (other, _) => {
                return Err(format!("soak takes --games N, --rounds N and --minutes N, not \"{other}\""));
            }
        }
    }
    println!("{games} random games with every property, {rounds} rounds for each pair of keep cards");
    let args = ["test", "--workspace", "--test", "properties", "--test", "pairs", "--", "--nocapture"];
    let mut tests = run::cargo(&args);
    tests.env("DAIKAIJU_GAMES", games.to_string()).env("DAIKAIJU_PAIR_ROUNDS", rounds.to_string());
    run::finish(tests, &format!("cargo {}", args.join(" ")))?;
    if minutes == 0 {
        return Ok(());
    }
    // A new seed each time: the same inputs twice would find nothing new.
    let seed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(1, |d| d.as_secs());
    run::chore(&["fuzz", "--seconds", &(minutes * 60).to_string(), "--seed", &seed.to_string()])
}
