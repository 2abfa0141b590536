//! How long bots think: one thread, the same bot in all seats.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::{Bot, ByName, Situation};
use rules::{Action, Game, Rules, Seat, Seeded, Silent};
use serde::Serialize;

use crate::drive;
use crate::simulate::{SimulateError, game_seed, seat_seed};

/// How long one bot thinks of an answer where it has a choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pace {
    /// The bot.
    pub bot: String,
    /// Answers where it had at least two options.
    pub decisions: u64,
    /// How many of them it makes in a second of thought.
    pub decisions_per_second: f64,
    /// Half of the answers took at most so many milliseconds.
    pub median_ms: f64,
    /// 99 of 100 took at most so many.
    pub p99_ms: f64,
    /// The longest.
    pub longest_ms: f64,
    /// Turns a bot that looks ahead plays on in a second of thought.
    pub nodes_per_second: f64,
}

/// Lets the bot play against itself for so long, and whole games at least.
pub fn run<'b>(
    rules: &Rules,
    name: &str,
    from: &dyn ByName<'b>,
    time: Duration,
) -> Result<Pace, SimulateError> {
    let start = Instant::now();
    let watch = Arc::new(Mutex::new(Watch::default()));
    for game in 0.. {
        if game > 0 && start.elapsed() >= time {
            break;
        }
        let seed = game_seed(1, game);
        let mut bots: Vec<Box<dyn Bot + 'b>> = Vec::new();
        let mut rngs = Vec::new();
        for seat in 0..rules.players as usize {
            let bot = from.bot(name, rules).map_err(SimulateError::Bots)?;
            bots.push(Box::new(Timed { bot, watch: watch.clone() }));
            rngs.push(Seeded::new(seat_seed(seed, seat)));
        }
        drive::play(rules, &mut bots, &mut rngs, &mut Seeded::new(seed), &mut Silent);
        let nodes: u64 = bots.iter().map(|bot| bot.nodes()).sum();
        watch.lock().unwrap_or_else(|bad| bad.into_inner()).nodes += nodes;
    }
    let mut watch = watch.lock().unwrap_or_else(|bad| bad.into_inner());
    Ok(watch.pace(name))
}

/// What was seen.
#[derive(Default)]
struct Watch {
    times: Vec<Duration>,
    nodes: u64,
}

impl Watch {
    fn pace(&mut self, name: &str) -> Pace {
        self.times.sort_unstable();
        let n = self.times.len();
        let thought = self.times.iter().sum::<Duration>().as_secs_f64().max(1e-9);
        // The least time that at least this share of the answers took no longer than.
        let within = |share: f64| {
            let at = (share * n as f64).ceil() as usize;
            self.times.get(at.saturating_sub(1)).map_or(0.0, |time| time.as_secs_f64() * 1e3)
        };
        Pace {
            bot: name.to_string(),
            decisions: n as u64,
            decisions_per_second: n as f64 / thought,
            median_ms: within(0.5),
            p99_ms: within(0.99),
            longest_ms: within(1.0),
            nodes_per_second: self.nodes as f64 / thought,
        }
    }
}

/// A bot with a stopwatch.
struct Timed<'b> {
    bot: Box<dyn Bot + 'b>,
    watch: Arc<Mutex<Watch>>,
}

impl Bot for Timed<'_> {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let start = Instant::now();
        let action = self.bot.answer(s, rng);
        if s.options.len() > 1 {
            let time = start.elapsed();
            self.watch.lock().unwrap_or_else(|bad| bad.into_inner()).times.push(time);
        }
        action
    }

    fn interject(&mut self, s: &Situation, rng: &mut Seeded) -> Option<Action> {
        self.bot.interject(s, rng)
    }

    fn nodes(&self) -> u64 {
        self.bot.nodes()
    }

    fn over(&mut self, rules: &Rules, game: &Game, seat: Seat) {
        self.bot.over(rules, game, seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Inside;
    use rules::{Edition, Setup};

    #[test]
    fn times_are_counted() {
        let times = (1..=200).map(Duration::from_millis).collect();
        let pace = Watch { times, nodes: 2010 }.pace("any");
        assert_eq!(
            (pace.decisions, pace.median_ms, pace.p99_ms, pace.longest_ms),
            (200, 100.0, 198.0, 200.0)
        );
        // 20.1 seconds of thought in all.
        assert!((pace.decisions_per_second - 200.0 / 20.1).abs() < 1e-9);
        assert!((pace.nodes_per_second - 100.0).abs() < 1e-9);
    }

    #[test]
    fn who_looks_ahead_has_nodes() {
        let rules = Rules::new(&Setup::new(Edition::MonsterBox, 3), &[]).unwrap();
        let pace = |name| run(&rules, name, &Inside, Duration::ZERO).unwrap();
        assert_eq!(pace("brawler").nodes_per_second, 0.0);
        let searcher = pace("searcher:20");
        assert!(searcher.nodes_per_second > 0.0 && searcher.decisions > 20, "{searcher:?}");
        assert!(matches!(run(&rules, "nobody", &Inside, Duration::ZERO), Err(SimulateError::Bots(_))));
    }
}
