//! `cargo xtask soak`: many more games, secrets, kills and much longer fuzzing than a change has time for.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::{Outcome, run};

/// One part: its name, how much of it unless said otherwise, and what that counts.
struct Part {
    name: &'static str,
    usual: u64,
    what: &'static str,
    /// The test of which package, and the variable that says how much.
    test: Option<(&'static str, &'static str, &'static str)>,
}

const PARTS: [Part; 5] = [
    Part {
        name: "games",
        usual: 10_000_000,
        what: "random games over random mixes, with every property",
        test: Some(("lab", "properties", "DAIKAIJU_GAMES")),
    },
    Part {
        name: "pairs",
        usual: 24,
        what: "games for each ordered pair of cards that stay",
        test: Some(("lab", "pairs", "DAIKAIJU_PAIR_ROUNDS")),
    },
    Part {
        name: "secrets",
        usual: 100_000,
        what: "pairs of tables that differ only in secrets, their messages compared byte by byte",
        test: Some(("server", "hidden", "DAIKAIJU_HIDDEN_CASES")),
    },
    Part {
        name: "kills",
        usual: 200,
        what: "servers killed under load and started again",
        test: Some(("daikaiju", "kill", "DAIKAIJU_KILLS")),
    },
    Part { name: "minutes", usual: 10, what: "minutes of fuzzing for each target", test: None },
];

/// Reads the arguments and soaks: everything, or only the parts that are named.
pub fn run(args: &[&str]) -> Outcome {
    let mut wanted: Vec<(&Part, u64)> = Vec::new();
    for pair in args.chunks(2) {
        let part = PARTS.iter().find(|part| pair[0].strip_prefix("--") == Some(part.name));
        match (part, pair.get(1).and_then(|n| n.parse().ok())) {
            (Some(part), Some(n)) => wanted.push((part, n)),
            _ => {
                let known: Vec<String> = PARTS.iter().map(|part| format!("--{} N", part.name)).collect();
                return Err(format!("soak takes {}, not \"{}\"", known.join(", "), pair.join(" ")));
            }
        }
    }
    if wanted.is_empty() {
        wanted = PARTS.iter().map(|part| (part, part.usual)).collect();
    }
    for (at, (part, n)) in wanted.iter().enumerate() {
        println!("\n[{}/{}] {n} {}", at + 1, wanted.len(), part.what);
        match part.test {
            Some((package, test, variable)) => {
                let args = ["test", "--release", "-p", package, "--test", test, "--", "--nocapture"];
                let mut command = run::cargo(&args);
                command.env(variable, n.to_string());
                run::finish(command, &format!("{variable}={n} cargo {}", args.join(" ")))?;
            }
            None => {
                // A new seed each time: the same inputs twice would find nothing new.
                let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |d| d.as_secs());
                run::chore(&["fuzz", "--seconds", &(n * 60).to_string(), "--seed", &seed.to_string()])?;
            }
        }
    }
    Ok(())
}
