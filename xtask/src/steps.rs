//! `cargo xtask test`: every check and every test, one after another, with the time each took.

use std::time::{Duration, Instant};

use crate::{Outcome, run, tidy, web};

/// A step's name and what it does.
type Step = (&'static str, fn() -> Outcome);

/// All steps; the quick ones that fail most often come first.
const STEPS: [Step; 10] = [
    ("format", format),
    ("tidy", tidy::run),
    ("clippy", clippy),
    ("web client", web::check),
    ("tests", tests),
    ("coverage", || run::chore(&["coverage"])),
    ("golden games", || run::chore(&["golden"])),
    ("generated documents", || run::program(&["docs", "--check"])),
    ("fuzz corpus", || run::chore(&["fuzz", "--replay"])),
    ("browser", web::test),
];

/// Runs all steps and stops at the first that fails.
pub fn all() -> Outcome {
    let started = Instant::now();
    let mut times = Vec::new();
    for (number, (name, step)) in STEPS.iter().enumerate() {
        println!("\n[{}/{}] {name}", number + 1, STEPS.len());
        let step_started = Instant::now();
        let outcome = step();
        let took = step_started.elapsed();
        times.push((*name, took));
        if let Err(message) = outcome {
            summary(&times);
            return Err(format!(
                "\nFAILED at step {}, {name}, after {}:\n{message}",
                number + 1,
                seconds(started.elapsed())
            ));
        }
        println!("[{}/{}] {name}: {}", number + 1, STEPS.len(), seconds(took));
    }
    summary(&times);
    println!("all {} steps passed in {}", STEPS.len(), seconds(started.elapsed()));
    Ok(())
}

fn summary(times: &[(&str, Duration)]) {
    println!();
    for (name, took) in times {
        println!("{name:<22} {:>8}", seconds(*took));
    }
}

fn seconds(time: Duration) -> String {
    match time.as_secs() {
        0..100 => format!("{:.1} s", time.as_secs_f64()),
        whole => format!("{} min {:02} s", whole / 60, whole % 60),
    }
}

fn format() -> Outcome {
    let why = |message| format!("{message}\nrun `cargo fmt --all`");
    run::cargo_step(&["fmt", "--all", "--check"]).map_err(why)?;
    run::cargo_step(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"]).map_err(why)
}

fn clippy() -> Outcome {
    run::cargo_step(&["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"])
}

/// Plain `cargo test`, so that documentation examples run too and nothing has to be installed.
fn tests() -> Outcome {
    run::cargo_step(&["test", "--quiet", "--workspace"])
}
