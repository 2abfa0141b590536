//! Trains the network that says what a position is worth: bots play against each other, and from who won in the end the
//! network learns what each fact was worth. Then its own games are the next lesson.

mod deep;
mod kept;
mod lessons;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::value::{
    COMMON, COMMON_IN_BOROUGHS, Evaluator, REACHES, UNSEEN, WIDTH, Weights, exp, held_of, living, offer_of,
    sort_of,
};
use bots::{Bot, Brawler, Hunter, Random, Situation, Swift};
use cards::catalogue::Catalogue;
use cards::set::Board;
use cards::table::{Table, TableOptions};
use rayon::prelude::*;
use rules::lang::Kind;
use rules::{Action, Ask, Edition, Game, NO_CARD, Rules, SEATS, Seeded, Silent};

pub use deep::{CannotLearn, DeepPlan, run as run_deep};
pub use kept::Store;

use crate::drive;
use crate::simulate::game_seed;

/// How it is done.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// For the tables of this board.
    pub board: Board,
    /// Only for tables without expansions with so many monsters.
    pub plain: Option<u8>,
    /// One game of so many is played by planners. They take their time, but what a card is worth depends on who uses it, and swift
    /// players use some cards badly.
    pub planned: u32,
    /// Games of each round.
    pub games: u64,
    /// Rounds of play and learning.
    pub rounds: u32,
    /// How often the games of a round are gone through.
    pub passes: u32,
    /// Where all chance comes from.
    pub seed: u64,
}

/// What is told on the way.
#[derive(Clone, Copy, Debug)]
pub enum News {
    /// Games played in a round, of how many.
    Played(u32, u64, u64),
    /// How far off the network was in the games of this round, none of which it had seen; what they teach is mixed with what it thinks
    /// itself, so this is for comparing rounds.
    Surprised(u32, f64),
    /// How far off both networks together are in games held back, by who won them, after so many passes; the first alone before any.
    HeldBack(u32, f64),
}

/// One position: the rows of each monster still in the game, and what it won in the end.
struct Sample {
    rows: Vec<u16>,
    /// Where each monster's rows end, and its share of the win.
    monsters: Vec<(u16, f32)>,
}

/// One answer in so many is any answer, so that things are tried which nobody would do.
const CURIOUS: u32 = 24;

/// In one game of so many some monsters have Keep cards from the start: what nobody would buy is never learned otherwise.
const GENEROUS: u32 = 2;

/// How much of what a position is taken to have been worth comes from the end of the game, turn for turn; the rest is what
/// the network itself thought of the next turn, which is less a matter of luck.
const TRUST: f32 = 0.9;

/// The same in games of planners, where the luck of the dice is taken out, so that what came of it all says more.
const LUCKLESS: f32 = 0.8;

/// One card in so many is seen as any card of its sort and price, so that those are learned too.
const UNNAMED: u32 = 12;

/// How much it learns at a time.
const RATE: f32 = 0.02;

/// How often in a round the numbers are looked at that are averaged.
const LOOKS: usize = 20;

/// How much of the average of the rounds before stays with each round.
const STAYS: f32 = 0.85;

/// Trains and comes back with the network.
pub fn run(
    catalogue: &Catalogue,
    start: Option<Weights>,
    plan: Plan,
    tell: &(dyn Fn(News) + Sync),
) -> Weights {
    let tables = match plan.plain {
        Some(players) => plain_tables(catalogue, players),
        None => tables(catalogue, plan.board),
    };
    let mut rng = Seeded::new(plan.seed);
    let scripted = start.is_none();
    // Cards that it does not know yet say nothing at first.
    let start = start.map(|start| start.with_cards(names(catalogue, plan.board)));
    let mut weights = start.unwrap_or_else(|| {
        let small = || (rng.below(2001) as f32 - 1000.0) * 4e-5;
        let common = if plan.board == Board::NewYork { COMMON_IN_BOROUGHS } else { COMMON };
        Weights::new(common, names(catalogue, plan.board), small)
    });
    // What plays and comes out in the end is an average over what the numbers were: they never come to rest, since luck
    // decides so many games.
    let mut mean = weights.clone();
    let mut lesson = Lesson::new(weights.own.len());
    for round in 0..plan.rounds {
        let now = Arc::new(mean.clone());
        let by_hand = scripted && round == 0;
        let games = if by_hand { plan.games * 4 } else { plan.games };
        let done = AtomicU64::new(0);
        let first = u64::from(round) << 40;
        let samples: Vec<Sample> = (0..games)
            .into_par_iter()
            .flat_map_iter(|game| {
                let seed = game_seed(plan.seed, first + game);
                let samples = play(&tables, &now, seed, by_hand, plan.planned);
                tell(News::Played(round, done.fetch_add(1, Ordering::Relaxed) + 1, games));
                samples
            })
            .collect();
        tell(News::Surprised(round, surprise(&mean, &samples)));
        let mut sum = Average::default();
        for _ in 0..plan.passes {
            learn(&mut lesson, &mut weights, &samples, &mut rng, &mut sum);
        }
        let stays = STAYS.min(round as f32 / (round + 1) as f32);
        mean = sum.with(mean, stays);
    }
    mean
}

/// Names of all cards that can lie in front of a monster, and of their sorts.
fn names(catalogue: &Catalogue, board: Board) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for card in catalogue.cards().iter().filter(|card| card.facts.board() == board) {
        let facts = &card.facts;
        if matches!(facts.kind, Kind::Keep | Kind::Discard | Kind::Costume) {
            let sort = sort_of(facts.kind, facts.cost.unwrap_or(0));
            for name in [&catalogue.def(card).id, &sort] {
                all.extend((0..REACHES).map(|reach| offer_of(name, reach)));
            }
        }
        if facts.kind.is_evolution() {
            all.push(held_of(&catalogue.def(card).id));
            all.push(held_of(&sort_of(facts.kind, 0)));
        }
        if matches!(facts.kind, Kind::Discard | Kind::Challenge | Kind::Temporary) {
            continue;
        }
        all.push(catalogue.def(card).id);
        all.push(sort_of(facts.kind, facts.cost.unwrap_or(0)));
    }
    for kind in [Kind::Keep, Kind::Costume] {
        all.extend((0..=10).map(|cost| sort_of(kind, cost)));
    }
    all.sort();
    all.dedup();
    all
}

/// Tables of all sizes with expansions; those without have networks of their own ([`plain_tables`]).
fn tables(catalogue: &Catalogue, board: Board) -> Vec<Rules> {
    if board == Board::NewYork {
        return new_york_tables(catalogue);
    }
    const ALL: &[&str] = &["power-up", "halloween", "wicked-mixed", "luchador"];
    const MIXES: [&[&str]; 10] = [
        ALL,
        ALL,
        &["power-up", "mutants", "halloween", "wicked-mixed", "luchador"],
        &["power-up"],
        &["power-up", "mutants", "wicked-green"],
        &["halloween"],
        &["halloween", "wicked-mixed"],
        &["wicked-orange", "luchador"],
        &["luchador", "origins-all", "promos-fan-list"],
        &["power-up", "halloween", "origins-all", "promos-fan-list"],
    ];
    let mut all = Vec::new();
    for players in 2..=6 {
        for (mix, with) in MIXES.into_iter().enumerate() {
            // Two play by one of two scorings, so that there are twice as many tables for them.
            for half in 0..if players == 2 { 4 } else { 2 } {
                let mut options = TableOptions::new(Edition::MonsterBox, players);
                options.with = with.iter().map(|word| word.to_string()).collect();
                if half >= 2 {
                    options.with.push("two-player-variant=off".to_string());
                }
                if with.contains(&"power-up") {
                    let monsters = catalogue.monsters().iter().map(|m| &m.facts.id);
                    let evolving =
                        monsters.filter(|m| catalogue.evolutions_of(m, Board::Tokyo).next().is_some());
                    let evolving: Vec<&String> = evolving.collect();
                    // Others at each table, so that all of them are met.
                    let from = 6 * (half % 2) + 2 * mix;
                    let next = evolving.iter().cycle().skip(from).take(players as usize);
                    options.monsters = next.map(|id| id.to_string()).collect();
                }
                all.extend(Table::new(catalogue, &options).map(|table| table.rules));
            }
        }
    }
    all
}

/// Tables without expansions for so many monsters: mostly with the base deck, some with all other Power cards or with none.
fn plain_tables(catalogue: &Catalogue, players: u8) -> Vec<Rules> {
    const BASE: (Edition, &[&str]) = (Edition::MonsterBox, &[]);
    const MORE: (Edition, &[&str]) = (Edition::MonsterBox, &["origins-all", "promos-fan-list"]);
    const NONE: (Edition, &[&str]) = (Edition::MonsterBox, &["no-cards"]);
    const MIXES: [(Edition, &[&str]); 7] = [BASE, BASE, BASE, BASE, MORE, NONE, (Edition::Origins, &[])];
    // Two play by one of two scorings.
    let scorings: &[Option<&str>] =
        if players == 2 { &[None, Some("two-player-variant=off")] } else { &[None] };
    let mut all = Vec::new();
    for (edition, with) in MIXES {
        for scoring in scorings {
            let mut options = TableOptions::new(edition, players);
            options.with = with.iter().chain(scoring).map(|word| word.to_string()).collect();
            // Origins has at most four.
            all.extend(Table::new(catalogue, &options).map(|table| table.rules));
        }
    }
    all
}

/// The same in New York.
fn new_york_tables(catalogue: &Catalogue) -> Vec<Rules> {
    const MIXES: [&[&str]; 6] = [&[], &[], &[], &["luchador"], &["no-cards"], &["crowded-manhattan=off"]];
    let mut all = Vec::new();
    for players in 2..=6 {
        for with in MIXES {
            let mut options = TableOptions::new(Edition::NewYork, players);
            options.with = with.iter().map(|word| word.to_string()).collect();
            all.extend(Table::new(catalogue, &options).map(|table| table.rules));
        }
    }
    all
}

/// Does anything now and then.
struct Curious(Box<dyn Bot>);

impl Bot for Curious {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        // Never with dice: they are curious by themselves.
        match s.decision.ask {
            Ask::Roll => self.0.answer(s, rng),
            _ if rng.below(CURIOUS) == 0 => Random.answer(s, rng),
            _ => self.0.answer(s, rng),
        }
    }

    fn interject(&mut self, s: &Situation, rng: &mut Seeded) -> Option<Action> {
        self.0.interject(s, rng)
    }
}

/// Plays one game and keeps some positions of it.
fn play(tables: &[Rules], weights: &Arc<Weights>, seed: u64, by_hand: bool, planned: u32) -> Vec<Sample> {
    let mut rng = Seeded::new(seed);
    let rules = &tables[rng.below(tables.len() as u32) as usize];
    if !by_hand && rng.below(planned) == 0 {
        let mut lessons = lessons::one_game(rules, weights, &mut rng);
        lessons.weigh(LUCKLESS, |lesson, _| lesson.thought);
        return lessons.samples().collect();
    }
    let bot = |rng: &mut Seeded| -> Box<dyn Bot> {
        match (by_hand, rng.below(8)) {
            (true, 0) => Box::new(Random),
            (true, 1..4) => Box::new(Hunter::default()),
            (true, _) => Box::new(Brawler),
            (_, 0) => Box::new(Brawler),
            _ => Box::new(Swift::with(rules, weights.clone())),
        }
    };
    let mut bots: Vec<Box<dyn Bot>> = Vec::new();
    let mut rngs = Vec::new();
    for _ in 0..rules.players {
        bots.push(Box::new(Curious(bot(&mut rng))));
        rngs.push(Seeded::new(rng.bits()));
    }
    let mut keeper = Keeper::new(rules, weights, rng.bits());
    let mut watch = |g: &Game| {
        if g.ask() == Ask::Roll {
            keeper.keep(g);
        }
    };
    let mut chance = Seeded::new(rng.bits());
    let mut game = rules.deal(&mut chance, &mut Silent);
    if rng.below(GENEROUS) == 0 {
        give_cards(rules, &mut game, &mut rng);
    }
    let played = drive::play_watched(rules, game, &mut bots, &mut rngs, &mut chance, &mut Silent, &mut watch);
    let winners = played.game.end.map_or(0, |end| end.winners);
    let mut worth = shares_of(winners);
    let trust = if by_hand { 1.0 } else { TRUST };
    let mut kept = Vec::new();
    for (mut sample, (seats, thought)) in keeper.into_kept().rev() {
        for (monster, seat) in sample.monsters.iter_mut().zip(seats) {
            monster.1 = worth[seat as usize];
        }
        for (worth, thought) in worth.iter_mut().zip(thought) {
            *worth = trust * *worth + (1.0 - trust) * thought;
        }
        kept.push(sample);
    }
    kept.reverse();
    // Nobody won: nothing to learn.
    if winners == 0 { Vec::new() } else { kept }
}

/// What each seat has won.
fn shares_of(winners: u8) -> [f32; SEATS] {
    let share = 1.0 / winners.count_ones().max(1) as f32;
    std::array::from_fn(|seat| if winners >> seat & 1 == 1 { share } else { 0.0 })
}

/// Keeps the positions at which turns begin, with some of what is known made unknown, so that this is learned too.
struct Keeper<'a> {
    rules: &'a Rules,
    evaluator: Evaluator,
    common: usize,
    sorts: HashMap<u16, u16>,
    kept: Vec<Sample>,
    /// Who was in the game, and what the network thought of everybody.
    seen: Vec<Seen>,
    turn: u16,
    pick: Seeded,
}

type Seen = (Vec<u8>, [f32; SEATS]);

impl<'a> Keeper<'a> {
    fn new(rules: &'a Rules, weights: &Arc<Weights>, seed: u64) -> Keeper<'a> {
        Keeper {
            rules,
            evaluator: Evaluator::new(rules, weights.clone()),
            common: weights.common(),
            sorts: weights.sorts(rules),
            kept: Vec::new(),
            seen: Vec::new(),
            turn: 0,
            pick: Seeded::new(seed),
        }
    }

    /// Keeps this position, unless it has one of this turn.
    fn keep(&mut self, g: &Game) -> bool {
        if g.turn == self.turn {
            return false;
        }
        self.turn = g.turn;
        let mut g = g.clone();
        for card in g.market.iter_mut().filter(|card| **card != NO_CARD) {
            if self.pick.below(UNNAMED) == 0 {
                *card = UNSEEN;
            }
        }
        let mut sample = Sample { rows: Vec::new(), monsters: Vec::new() };
        for seat in living(&g) {
            for &row in self.evaluator.rows(self.rules, &g, seat).all() {
                let named = usize::from(row) >= self.common && self.pick.below(UNNAMED) == 0;
                let sort = if named { self.sorts.get(&row) } else { None };
                sample.rows.push(*sort.unwrap_or(&row));
            }
            sample.monsters.push((sample.rows.len() as u16, 0.0));
        }
        self.kept.push(sample);
        self.seen.push((living(&g).collect(), self.evaluator.shares(self.rules, &g)));
        true
    }

    fn into_kept(self) -> impl DoubleEndedIterator<Item = (Sample, Seen)> + ExactSizeIterator {
        self.kept.into_iter().zip(self.seen)
    }
}

/// Lays some Keep cards in front of the monsters: none for half of them, one for a quarter, and so on.
fn give_cards(rules: &Rules, game: &mut Game, rng: &mut Seeded) {
    for seat in 0..rules.players {
        while rng.below(2) == 0 {
            let keeps = game.deck.and(&rules.keeps);
            let Some(card) = keeps.nth(rng.below(keeps.len().max(1))) else { return };
            if !rules.put_before(game, seat, card) {
                return;
            }
        }
    }
}

/// Goes through the samples once in a new order.
fn learn(
    lesson: &mut Lesson,
    weights: &mut Weights,
    samples: &[Sample],
    rng: &mut Seeded,
    sum: &mut Average,
) {
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    shuffle(&mut order, rng);
    for some in order.chunks(order.len().div_ceil(LOOKS).max(1)) {
        for &at in some {
            lesson.take(weights, &samples[at as usize], Some(RATE));
        }
        sum.add(weights);
    }
}

fn shuffle(order: &mut [u32], rng: &mut Seeded) {
    for at in (1..order.len()).rev() {
        order.swap(at, rng.below(at as u32 + 1) as usize);
    }
}

/// How far off a network is on these positions.
fn surprise(weights: &Weights, samples: &[Sample]) -> f64 {
    let (mut lesson, mut weights) = (Lesson::new(0), weights.clone());
    let all = samples.iter().map(|sample| f64::from(lesson.take(&mut weights, sample, None)));
    all.sum::<f64>() / samples.len().max(1) as f64
}

/// Adds up networks.
#[derive(Default)]
struct Average {
    sum: Option<Weights>,
    of: f32,
}

impl Average {
    fn add(&mut self, weights: &Weights) {
        self.of += 1.0;
        match &mut self.sum {
            None => self.sum = Some(weights.clone()),
            Some(sum) => each(sum, weights, |sum, number| *sum += number),
        }
    }

    /// The average, with a share of another network.
    fn with(self, mut other: Weights, share: f32) -> Weights {
        let Average { sum: Some(sum), of } = self else { return other };
        each(&mut other, &sum, |number, sum| *number = *number * share + sum / of * (1.0 - share));
        other
    }
}

/// Does something with each number of one network and its like in another.
fn each(one: &mut Weights, other: &Weights, f: impl Fn(&mut f32, f32)) {
    fn rows(w: &Weights) -> impl Iterator<Item = &bots::value::Row> {
        w.own.iter().chain(&w.rival).chain([&w.bias, &w.out])
    }
    let ours = one.own.iter_mut().chain(&mut one.rival).chain([&mut one.bias, &mut one.out]);
    for (ours, theirs) in ours.zip(rows(other)) {
        ours.iter_mut().zip(theirs.iter()).for_each(|(our, their)| f(our, *their));
    }
}

/// A number for each step of the layer.
type Row = [f32; WIDTH];

/// How much each number has moved so far: what moves often moves less.
struct Lesson {
    own: Vec<Row>,
    rival: Vec<Row>,
    bias: Row,
    out: Row,
}

impl Lesson {
    fn new(rows: usize) -> Lesson {
        const START: Row = [1e-2; WIDTH];
        Lesson { own: vec![START; rows], rival: vec![START; rows], bias: START, out: START }
    }

    /// Looks at a sample, and learns from it at this rate; how surprising it was.
    fn take(&mut self, w: &mut Weights, sample: &Sample, rate: Option<f32>) -> f32 {
        let n = sample.monsters.len();
        let (mut own, mut rival) = ([[0.0; WIDTH]; SEATS], [[0.0; WIDTH]; SEATS]);
        let mut all: Row = [0.0; WIDTH];
        let mut from = 0;
        for (at, (to, _)) in sample.monsters.iter().enumerate() {
            for &row in &sample.rows[from..usize::from(*to)] {
                for i in 0..WIDTH {
                    own[at][i] += w.own[row as usize][i];
                    rival[at][i] += w.rival[row as usize][i];
                }
            }
            for i in 0..WIDTH {
                all[i] += rival[at][i];
            }
            from = usize::from(*to);
        }
        let mut steps = [[0.0; WIDTH]; SEATS];
        let mut share = [0.0; SEATS];
        for at in 0..n {
            let others: Row = std::array::from_fn(|i| all[i] - rival[at][i]);
            steps[at] = std::array::from_fn(|i| (w.bias[i] + own[at][i] + others[i]).max(0.0));
            share[at] = exp((0..WIDTH).map(|i| steps[at][i] * w.out[i]).sum());
        }
        let sum: f32 = share.iter().sum();
        let mut surprise = 0.0;
        for (at, (_, won)) in sample.monsters.iter().enumerate() {
            share[at] /= sum;
            surprise -= won * share[at].max(1e-9).ln();
        }
        let Some(rate) = rate else { return surprise };
        let mut down = [[0.0; WIDTH]; SEATS];
        let (mut total, mut out): (Row, Row) = ([0.0; WIDTH], [0.0; WIDTH]);
        for (at, (_, won)) in sample.monsters.iter().enumerate() {
            let off = share[at] - won;
            for i in 0..WIDTH {
                out[i] += off * steps[at][i];
                down[at][i] = if steps[at][i] > 0.0 { off * w.out[i] } else { 0.0 };
                total[i] += down[at][i];
            }
        }
        step(&mut w.out, &mut self.out, &out, rate);
        step(&mut w.bias, &mut self.bias, &total, rate);
        let mut from = 0;
        for (at, (to, _)) in sample.monsters.iter().enumerate() {
            let others: Row = std::array::from_fn(|i| total[i] - down[at][i]);
            for &row in &sample.rows[from..usize::from(*to)] {
                let row = row as usize;
                step(&mut w.own[row], &mut self.own[row], &down[at], rate);
                step(&mut w.rival[row], &mut self.rival[row], &others, rate);
            }
            from = usize::from(*to);
        }
        surprise
    }
}

fn step(numbers: &mut Row, moved: &mut Row, by: &Row, rate: f32) {
    for i in 0..WIDTH {
        moved[i] += by[i] * by[i];
        numbers[i] -= rate * by[i] / moved[i].sqrt();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same network whatever the threads, and one that knows more than nothing: less surprised than by chance.
    #[test]
    fn the_same_lesson_teaches_the_same() {
        let catalogue = Catalogue::built_in();
        let train = |threads: usize, seed: u64| {
            let plan =
                Plan { board: Board::Tokyo, plain: None, planned: 8, games: 40, rounds: 4, passes: 1, seed };
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let told = std::sync::Mutex::new(Vec::new());
            let tell = |news: News| {
                if let News::Surprised(_, off) = news {
                    told.lock().unwrap().push(off);
                }
            };
            let weights = pool.install(|| run(&catalogue, None, plan, &tell));
            (weights, told.into_inner().unwrap())
        };
        let (one, told) = train(1, 3);
        assert!(train(2, 3).0 == one, "threads made a difference");
        assert!(train(2, 4).0 != one, "another seed gave the same");
        assert_eq!(told.len(), 4);
        // Who knows nothing of four monsters is surprised by ln 4; tables here have two to six.
        // The first round is played by others, and nothing of it is what the network thinks.
        assert!(told[3] < told[1] && told[0] < 1.6, "{told:?}");
    }

    /// Games of planners at tables without expansions teach as well, and something else than swift ones do.
    #[test]
    fn planners_teach_too() {
        let catalogue = Catalogue::built_in();
        let train = |planned: u32| {
            let start = bots::value::built_in().as_ref().clone();
            let plan = Plan {
                board: Board::Tokyo,
                plain: Some(3),
                planned,
                games: 6,
                rounds: 2,
                passes: 1,
                seed: 1,
            };
            run(&catalogue, Some(start), plan, &|_| ())
        };
        assert!(train(1) != train(1_000_000), "the same games");
        assert!((2..=6).all(|players| plain_tables(&catalogue, players).len() >= 6));
        // Two have twice as many tables, for two scorings.
        assert_eq!(plain_tables(&catalogue, 2).len(), 2 * plain_tables(&catalogue, 3).len());
    }

    /// Cards laid in front of monsters leave a game in which every card is somewhere and all that follows from cards is known.
    #[test]
    fn given_cards_leave_a_sound_game() {
        let catalogue = Catalogue::built_in();
        let mut given = 0;
        for board in [Board::Tokyo, Board::NewYork] {
            for (seed, rules) in tables(&catalogue, board).iter().enumerate() {
                let mut rng = Seeded::new(seed as u64);
                let mut game = rules.deal(&mut rng, &mut Silent);
                let cards = |g: &Game| -> u32 { rules.piles(g).iter().map(|pile| pile.len()).sum() };
                let before = cards(&game);
                give_cards(rules, &mut game, &mut rng);
                assert!(rules.is_consistent(&game) && cards(&game) == before, "{board:?} {seed}");
                given += game.seats.iter().map(|m| m.cards.and(&rules.keeps).len()).sum::<u32>();
            }
        }
        assert!(given > 100, "{given}");
    }
}
