//! Judges a bot by positions: where it answers otherwise than another one, that one plays both answers to the end, with the same luck.
//!
//! `cargo run --release -p lab --example positions -- [BOT] [BASE] [games] [playouts] [seed] [additions, or the words new-york, dice,
//! others, no-luck]`: dice and others look only at questions which dice to keep, or only at all others; no-luck takes the luck of the dice
//! out of what the answers come to, which planners play on then, so that fewer games tell as much.
//!
//! Four of BASE play the games; gains are games of a hundred. The same line prints the same on any number of threads
//! (`RAYON_NUM_THREADS`), as long as no bot thinks by the clock; positions and luck are the same for every BOT.

mod common;

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Spec;
use cards::catalogue::Catalogue;
use lab::study::answers::{self, Gains, Plan};
use lab::sum::Estimate;

fn main() {
    let mut args = std::env::args().skip(1);
    let names = [args.next().unwrap_or("searcher".into()), args.next().unwrap_or("planner".into())];
    let mut number = |or: u64| args.next().map_or(or, |a| a.parse().unwrap_or_else(|_| wrong(&a)));
    let (games, playouts, seed) = (number(60), number(200), number(1));
    let catalogue = Catalogue::built_in();
    let mut with: Vec<String> = args.collect();
    let mut take = |word: &str| {
        let at = with.iter().position(|it| it == word);
        at.map(|at| with.remove(at)).is_some()
    };
    let (dice, others, without_luck) = (take("dice"), take("others"), take("no-luck"));
    let table = common::table(&catalogue, 4, with);
    let [bot, base] =
        names.each_ref().map(|name| Spec::with_files(name).unwrap_or_else(|error| wrong(&error)));
    for spec in [&bot, &base] {
        spec.check(&table.rules).unwrap_or_else(|error| wrong(&error));
    }
    let plan = Plan { bot: &bot, base: &base, games, playouts, seed, without_luck };

    let count = Progress::new("games", games);
    let mut questions = answers::questions(&table.rules, &plan, &|n| count.add(n));
    questions.retain(|it| dice == others || it.dice == dice);
    let differ = questions.iter().filter(|it| it.differs()).count();
    let count = Progress::new("answers", differ as u64);
    let study = answers::judge(&table.rules, &plan, &questions, &|n| count.add(n));

    let [bot, base] = names;
    println!("{bot} instead of {base}: {games} games, each answer played on {playouts} times, seed {seed}\n");
    println!(
        "{:<18}{:>10}{:>9}{:>20}{:>20}",
        "", "questions", "differ", "gain of an answer", "of a question"
    );
    row("dice", &study.dice);
    row("everything else", &study.others);
    println!();
    study.by_kind.iter().for_each(|(kind, gains)| row(kind, gains));
}

fn row(name: &str, Gains { answer, question }: &Gains) {
    let gain = |it: &Estimate| match it.n {
        0 => String::new(),
        // Of one nothing is known of how much they vary.
        1 => format!("{:+.2} ± ?", 100.0 * it.mean),
        _ => format!("{:+.2} ± {:.2}", 100.0 * it.mean, 100.0 * it.margin),
    };
    println!("{name:<18}{:>10}{:>9}{:>20}{:>20}", question.n, answer.n, gain(answer), gain(question));
}

fn wrong<T>(what: &impl std::fmt::Display) -> T {
    eprintln!("error: {what}");
    std::process::exit(2)
}

/// How far it is, on standard error, if somebody is looking.
struct Progress {
    of: &'static str,
    all: u64,
    done: AtomicU64,
    seen: bool,
}

impl Progress {
    fn new(of: &'static str, all: u64) -> Progress {
        Progress { of, all, done: AtomicU64::new(0), seen: std::io::stderr().is_terminal() }
    }

    fn add(&self, n: u64) {
        let done = self.done.fetch_add(n, Ordering::Relaxed) + n;
        if self.seen {
            let end = if done == self.all { "\r\x1b[K" } else { "\r" };
            eprint!("{done}/{} {}{end}", self.all, self.of);
        }
    }
}
