//! How fast the engine is: single-threaded random play with all options listed.

use cards::catalogue::Catalogue;
use cards::table::{Table, TableError, TableOptions};
use rules::position::{CardPosition, Position, SeatPosition};
use rules::{CardId, Edition, Game, NO_CARD, Options, Rules, Seeded, Silent, Step};
use serde::Serialize;
use std::time::{Duration, Instant};

use crate::study::evolving;

/// Everything measured.
#[derive(Clone, Debug, Serialize)]
pub struct Bench {
    /// One entry for each way of playing.
    pub cases: Vec<Case>,
}

/// One way of playing.
#[derive(Clone, Debug, Serialize)]
pub struct Case {
    /// Its name.
    pub name: String,
    /// Answers a second, where the seat had at least two options.
    pub decisions_per_second: f64,
    /// Whole games a second.
    pub games_per_second: f64,
    /// Such answers in a game.
    pub decisions_per_game: f64,
    /// Nanoseconds an answer, listing its options included.
    pub ns_per_decision: f64,
    /// Size of a game in memory.
    pub game_bytes: usize,
    /// Nanoseconds to copy a game.
    pub clone_ns: f64,
    /// Heap allocations in a game.
    pub allocations_per_game: f64,
}

/// The cases: name, edition, monsters, keep cards dealt to each, additions.
const CASES: [(&str, Edition, u8, usize, &[&str]); 8] = [
    ("base-4", Edition::MonsterBox, 4, 0, &[]),
    ("dealt-4", Edition::MonsterBox, 4, 5, &[]),
    ("all-4", Edition::MonsterBox, 4, 0, &["power-up", "mutants", "halloween", "wicked-mixed", "luchador"]),
    ("new-york-4", Edition::NewYork, 4, 0, &[]),
    ("base-2", Edition::MonsterBox, 2, 0, &[]),
    ("base-6", Edition::MonsterBox, 6, 0, &[]),
    ("no-cards-4", Edition::MonsterBox, 4, 0, &["no-cards"]),
    ("no-cards-2", Edition::MonsterBox, 2, 0, &["no-cards"]),
];

/// Games of a case, and how many of them are timed together: about two milliseconds, so that on a machine that others use, too,
/// each of these moments comes to be a quiet one sooner or later.
const GAMES: u64 = 2048;
const TOGETHER: u64 = 32;

/// Least times that all games are played, so that the first of them, with everything cold, does not count.
const PASSES: u32 = 3;

/// Runs all cases (or those named), each for about this long: the same games over and over. Of every few games the best time
/// counts, since everything else on the machine can only make them slower. The games of each case follow upon those of every
/// other, so that a machine that is busy for a while slows all of them and their ratio says something.
pub fn run(catalogue: &Catalogue, time: Duration, only: &[&str]) -> Result<Bench, TableError> {
    let mut options = Options::default();
    let mut cases = Vec::new();
    for (name, edition, players, dealt, with) in CASES {
        if only.is_empty() || only.contains(&name) {
            cases.push(Measured::new(name, table(catalogue, edition, players, with)?, dealt));
        }
    }
    let (start, time) = (Instant::now(), time * cases.len() as u32);
    let mut passes = 0;
    while passes < PASSES || start.elapsed() < time {
        for part in 0..GAMES / TOGETHER {
            cases.iter_mut().for_each(|case| case.play(part, &mut options));
        }
        passes += 1;
    }
    Ok(Bench { cases: cases.iter().map(|case| case.result(&mut options)).collect() })
}

fn table<'c>(
    catalogue: &'c Catalogue,
    edition: Edition,
    players: u8,
    with: &[&str],
) -> Result<Table<'c>, TableError> {
    let mut options = TableOptions::new(edition, players);
    options.with = with.iter().map(|w| w.to_string()).collect();
    if with.contains(&"power-up") {
        // The first monsters that have evolutions.
        let monsters = evolving(catalogue, edition).map(|monster| monster.facts.id.clone());
        options.monsters = monsters.take(players as usize).collect();
    }
    Table::new(catalogue, &options)
}

/// Names of the cases.
pub fn names() -> impl Iterator<Item = &'static str> {
    CASES.iter().map(|c| c.0)
}

/// A case that is being measured.
struct Measured<'c> {
    name: &'static str,
    table: Table<'c>,
    /// Keep cards dealt to each monster.
    dealt: usize,
    /// The games that are timed together.
    parts: Vec<Part>,
}

/// Some games of a case.
#[derive(Clone, Copy)]
struct Part {
    /// Seconds they took at best.
    best: f64,
    /// Answers in them.
    decisions: u64,
}

impl<'c> Measured<'c> {
    fn new(name: &'static str, table: Table<'c>, dealt: usize) -> Measured<'c> {
        let part = Part { best: f64::INFINITY, decisions: 0 };
        Measured { name, table, dealt, parts: vec![part; (GAMES / TOGETHER) as usize] }
    }

    /// Plays the games of a part once more.
    fn play(&mut self, part: u64, options: &mut Options) {
        let (rules, dealt) = (&self.table.rules, self.dealt);
        let start = Instant::now();
        let seeds = part * TOGETHER..(part + 1) * TOGETHER;
        let decisions = seeds.map(|seed| one_game(rules, dealt, seed, options)).sum();
        let seconds = start.elapsed().as_secs_f64();
        let part = &mut self.parts[part as usize];
        *part = Part { best: part.best.min(seconds), decisions };
    }

    fn result(&self, options: &mut Options) -> Case {
        let rules = &self.table.rules;
        let counted = 200;
        // Dealing is not playing: the games counted here are dealt beforehand.
        let mut dealt_games: Vec<_> = (0..counted).map(|seed| deal(rules, self.dealt, seed)).collect();
        let allocations = allocation_counter::measure(|| {
            for (game, rng) in &mut dealt_games {
                play_out(rules, game, rng, options);
            }
        });
        let seconds: f64 = self.parts.iter().map(|part| part.best).sum();
        let decisions = self.parts.iter().map(|part| part.decisions).sum::<u64>() as f64;
        let games = GAMES as f64;
        Case {
            name: self.name.to_string(),
            decisions_per_second: decisions / seconds,
            games_per_second: games / seconds,
            decisions_per_game: decisions / games,
            ns_per_decision: seconds * 1e9 / decisions,
            game_bytes: size_of::<Game>(),
            clone_ns: clone_ns(rules),
            allocations_per_game: allocations.count_total as f64 / counted as f64,
        }
    }
}

/// One random game; how many answers it took.
pub fn one_game(rules: &Rules, dealt: usize, seed: u64, options: &mut Options) -> u64 {
    let (mut game, mut rng) = deal(rules, dealt, seed);
    play_out(rules, &mut game, &mut rng, options)
}

fn deal(rules: &Rules, dealt: usize, seed: u64) -> (Game, Seeded) {
    let mut rng = Seeded::new(seed);
    let game =
        if dealt == 0 { rules.deal(&mut rng, &mut Silent) } else { deal_keep_cards(rules, dealt, &mut rng) };
    (game, rng)
}

fn play_out(rules: &Rules, game: &mut Game, rng: &mut Seeded, options: &mut Options) -> u64 {
    let mut decisions = 0;
    while game.end.is_none() {
        let mut seat = game.asked().trailing_zeros() as u8;
        // Any-time cards of seats that are not asked come in now and then.
        let others = rules.may_interject(game) & !game.asked();
        if others != 0 && rng.below(16) == 0 {
            let other = others.trailing_zeros() as u8;
            rules.interjections(game, other, options);
            if !options.is_empty() {
                seat = other;
            }
        }
        rules.options(game, seat, options);
        let n = options.len();
        let Some(action) = options.get(rng.below(n as u32) as usize) else { break };
        decisions += (n > 1) as u64;
        rules.apply_unchecked(game, seat, action, rng, &mut Silent);
    }
    decisions
}

/// A game in which every monster starts with some keep cards.
fn deal_keep_cards(rules: &Rules, each: usize, rng: &mut Seeded) -> Game {
    let mut free = rules.deck;
    let mut draw = |from_keeps: bool, rng: &mut Seeded| -> CardId {
        let pool = if from_keeps { free.and(&rules.keeps) } else { free };
        let k = rng.below(pool.len().max(1));
        let card = pool.nth(k).unwrap_or(NO_CARD);
        free.take(card);
        card
    };
    let seats = (0..rules.players)
        .map(|_| SeatPosition {
            cards: (0..each).map(|_| CardPosition::new(draw(true, rng))).collect(),
            ..Default::default()
        })
        .collect();
    let market = (0..3).map(|_| Some(draw(false, rng))).collect();
    let position = Position {
        seats,
        market,
        discards: Vec::new(),
        out: Vec::new(),
        active: rng.below(rules.players as u32) as u8,
        step: Step::Start,
        dice: Vec::new(),
        board: Default::default(),
    };
    let mut game =
        rules.position(&position).unwrap_or_else(|e| unreachable!("dealt positions are sound: {e}"));
    rules.begin(&mut game, rng, &mut Silent);
    game
}

fn clone_ns(rules: &Rules) -> f64 {
    let mut rng = Seeded::new(1);
    let games: Vec<Game> = (0..256).map(|_| rules.deal(&mut rng, &mut Silent)).collect();
    let mut copies = games.clone();
    let rounds = 2_000;
    let mut best = f64::INFINITY;
    for _ in 0..5 {
        let start = Instant::now();
        for _ in 0..rounds / 5 {
            for (to, from) in copies.iter_mut().zip(&games) {
                to.clone_from(from);
            }
            std::hint::black_box(&copies);
        }
        best = best.min(start.elapsed().as_secs_f64() * 1e9 / (rounds as f64 / 5.0 * 256.0));
    }
    best
}
