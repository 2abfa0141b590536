//! Trains the second network, which corrects the first. Planners play all games, and what a position was worth is told without the luck
//! of the dice: what dice came to and what was to be hoped for are both known in every turn ([`Planner::play_turn`]), so that far fewer
//! games say as much as who won does.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::value::{ALONE, Deep, HIDDEN, INTO, PAIR, Parts, Weights, built_in_for, exp};
use bots::{Bot, Luck, Planner, Random, Situation, Temper};
use cards::catalogue::Catalogue;
use rayon::prelude::*;
use rules::{Ask, Rules, SEATS, Seeded, Silent};

use super::{CURIOUS, GENEROUS, Keeper, News, Sample, give_cards, plain_tables};
use crate::simulate::game_seed;

/// How it is done.
#[derive(Clone, Copy, Debug)]
pub struct DeepPlan {
    /// For tables without expansions with so many monsters.
    pub players: u8,
    /// Games.
    pub games: u64,
    /// How often they are gone through.
    pub passes: u32,
    /// Where all chance comes from.
    pub seed: u64,
}

/// How much of what a position is taken to have been worth comes from later turns, turn for turn; the rest is what the first
/// network thinks of the next turn. Without luck a few turns tell most of what it gets wrong, and who wins in the end little more.
const TRUST: f32 = 0.8;

/// How much it learns at a time, at first.
const RATE: f32 = 3e-3;

/// Positions that are learned from together, and in how many parts: always the same, so that threads make no difference.
const BATCH: usize = 512;
const HALVES: usize = 2;

/// Facts met less often than this stay without a word: they would only add noise.
const SELDOM: u32 = 200;

/// Turns after which a game is broken off.
const LONG: usize = 1000;

/// A position, and what the first network thinks of each monster.
struct Lesson {
    sample: Sample,
    thought: [f32; SEATS],
}

/// Trains and comes back with the network.
pub fn run(catalogue: &Catalogue, plan: DeepPlan, tell: &(dyn Fn(News) + Sync)) -> Deep {
    let tables = plain_tables(catalogue, plan.players);
    let done = AtomicU64::new(0);
    let lessons: Vec<Lesson> = (0..plan.games)
        .into_par_iter()
        .flat_map_iter(|game| {
            let lessons = play(&tables, game_seed(plan.seed, game));
            tell(News::Played(0, done.fetch_add(1, Ordering::Relaxed) + 1, plan.games));
            lessons
        })
        .collect();
    let rows = tables.first().map_or(0, |rules| built_in_for(rules).own.len());
    let mut rng = Seeded::new(plan.seed);
    let mut learner = Learner::new(rows, &mut rng);
    let batches = lessons.len() / BATCH * plan.passes as usize;
    let mut order: Vec<u32> = (0..lessons.len() as u32).collect();
    let mut surprise = 0.0;
    let mut done = 0;
    for _ in 0..plan.passes {
        super::shuffle(&mut order, &mut rng);
        for some in order.chunks_exact(BATCH) {
            surprise += learner.learn(&lessons, some, done as f32 / batches as f32);
            done += 1;
        }
    }
    tell(News::Surprised(0, surprise / done.max(1) as f64));
    learner.finish(&lessons)
}

/// Plays a game and keeps its positions.
fn play(tables: &[Rules], seed: u64) -> Vec<Lesson> {
    let mut rng = Seeded::new(seed);
    let rules = &tables[rng.below(tables.len() as u32) as usize];
    let weights: Arc<Weights> = built_in_for(rules);
    let mut planner = Planner::with(rules, Temper::default(), weights.clone());
    let mut keeper = Keeper::new(rules, &weights, rng.bits());
    let mut chance = Luck::new(rng.bits());
    let mut g = rules.deal(&mut chance, &mut Silent);
    if rng.below(GENEROUS) == 0 {
        give_cards(rules, &mut g, &mut rng);
    }
    let mut stray =
        |s: &Situation, rng: &mut Seeded| (rng.below(CURIOUS) == 0).then(|| Random.answer(s, rng));
    let mut lucks: Vec<[f32; SEATS]> = Vec::new();
    for _ in 0..LONG {
        if g.end.is_some() {
            break;
        }
        let begins = g.ask() == Ask::Roll && keeper.keep(&g);
        let luck = planner.play_turn(rules, &mut g, false, &mut chance, &mut rng, &mut stray);
        match lucks.last_mut() {
            Some(last) if !begins => last.iter_mut().zip(luck).for_each(|(sum, luck)| *sum += luck),
            _ if begins => lucks.push(luck),
            _ => {}
        }
    }
    let winners = g.end.map_or(0, |end| end.winners);
    if winners == 0 {
        return Vec::new();
    }
    let mut worth = super::shares_of(winners);
    let mut lessons = Vec::new();
    for ((mut sample, (seats, thought)), luck) in keeper.into_kept().zip(lucks).rev() {
        worth.iter_mut().zip(luck).for_each(|(worth, luck)| *worth -= luck);
        let mut by_monster = [0.0; SEATS];
        for ((monster, seat), by_monster) in sample.monsters.iter_mut().zip(&seats).zip(&mut by_monster) {
            monster.1 = worth[usize::from(*seat)];
            *by_monster = thought[usize::from(*seat)];
        }
        for (worth, thought) in worth.iter_mut().zip(&thought) {
            *worth = TRUST * *worth + (1.0 - TRUST) * thought;
        }
        lessons.push(Lesson { sample, thought: by_monster });
    }
    lessons
}

/// The numbers on their way.
struct Learner {
    deep: Deep,
    /// What comes out: an average over the last steps, since the numbers never come to rest.
    mean: Vec<f32>,
    /// Averages of each slope and of its square.
    slopes: Vec<f32>,
    squares: Vec<f32>,
    parts: Vec<Vec<f32>>,
    steps: u32,
    begun: [f32; 2],
}

impl Learner {
    fn new(rows: usize, rng: &mut Seeded) -> Learner {
        let parts = Parts::new(rows);
        let mut numbers = vec![0.0; parts.all];
        // About normal, with this spread.
        let mut near = |spread: f32| {
            let sum: f32 = (0..4).map(|_| rng.below(20_001) as f32 / 10_000.0 - 1.0).sum();
            sum * 0.866 * spread
        };
        let spread = |n: usize| (2.0 / n as f32).sqrt();
        numbers[..parts.alone_bias].iter_mut().for_each(|n| *n = near(0.1));
        numbers[parts.first..parts.first_bias].iter_mut().for_each(|n| *n = near(spread(INTO)));
        numbers[parts.second..parts.second_bias].iter_mut().for_each(|n| *n = near(spread(HIDDEN)));
        numbers[parts.out..].iter_mut().for_each(|n| *n = near(0.02));
        Learner {
            mean: numbers.clone(),
            slopes: vec![0.0; parts.all],
            squares: vec![0.0; parts.all],
            parts: vec![vec![0.0; parts.all]; HALVES],
            deep: Deep { parts, numbers },
            steps: 0,
            begun: [1.0; 2],
        }
    }

    /// One step of Adam over some lessons; how surprising they were. `gone` is how much of all is done.
    fn learn(&mut self, lessons: &[Lesson], some: &[u32], gone: f32) -> f64 {
        let deep = &self.deep;
        let surprises: Vec<f32> = self
            .parts
            .par_iter_mut()
            .zip(some.par_chunks(BATCH / HALVES))
            .map(|(slope, ids)| {
                slope.fill(0.0);
                ids.iter().map(|&id| back(deep, &lessons[id as usize], slope)).sum()
            })
            .collect();
        self.steps += 1;
        // Averages begin with nothing, which is not what they are averages of.
        self.begun = [self.begun[0] * 0.9, self.begun[1] * 0.999];
        let rate = RATE * (1.0 - gone).max(0.01) * (self.steps as f32 / 200.0).min(1.0);
        let rate = rate * (1.0 - self.begun[1]).sqrt() / (1.0 - self.begun[0]);
        let stays = (10.0 / self.steps as f32).clamp(0.0005, 1.0);
        let (one, two) = self.parts.split_at(1);
        for (at, number) in self.deep.numbers.iter_mut().enumerate() {
            let slope = (one[0][at] + two[0][at]) / BATCH as f32;
            self.slopes[at] = 0.9 * self.slopes[at] + 0.1 * slope;
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope * slope;
            *number -= rate * self.slopes[at] / (self.squares[at].sqrt() + 1e-8);
            self.mean[at] += (*number - self.mean[at]) * stays;
        }
        surprises.iter().map(|&it| f64::from(it)).sum::<f64>() / BATCH as f64
    }

    fn finish(mut self, lessons: &[Lesson]) -> Deep {
        let parts = self.deep.parts;
        let mut met = vec![0u32; self.deep.rows()];
        lessons.iter().flat_map(|it| &it.sample.rows).for_each(|&row| met[usize::from(row)] += 1);
        for row in (0..met.len()).filter(|&row| met[row] < SELDOM) {
            for (from, len) in [(parts.alone, ALONE), (parts.before, PAIR), (parts.rival, PAIR)] {
                self.mean[from + row * len..from + (row + 1) * len].fill(0.0);
            }
        }
        Deep { parts, numbers: self.mean }
    }
}

/// Adds what each number should change by, for one lesson; how surprising it was.
fn back(deep: &Deep, lesson: &Lesson, slope: &mut [f32]) -> f32 {
    let (n, parts) = (&deep.numbers[..], &deep.parts);
    let monsters = &lesson.sample.monsters;
    let all = deep.look(&lesson.sample.rows, monsters.iter().map(|(to, _)| usize::from(*to)));
    let mut shares = [0.0; SEATS];
    for (at, share) in shares.iter_mut().enumerate().take(monsters.len()) {
        *share = lesson.thought[at].max(1e-6) * exp(all[at].out);
    }
    let total: f32 = shares.iter().sum();
    let mut surprise = 0.0;
    let mut alone = [[0.0; ALONE]; SEATS];
    let (mut before, mut rival) = ([[0.0; PAIR]; SEATS], [[0.0; PAIR]; SEATS]);
    for (at, (_, worth)) in monsters.iter().enumerate() {
        let share = shares[at] / total;
        surprise -= worth * share.max(1e-9).ln();
        let off = share - worth;
        let seen = &all[at];
        let mut second = [0.0; HIDDEN];
        for i in 0..HIDDEN {
            slope[parts.out + i] += off * seen.second[i];
            second[i] = if seen.second[i] > 0.0 { off * n[parts.out + i] } else { 0.0 };
            slope[parts.second_bias + i] += second[i];
        }
        let first = back_layer(n, slope, parts.second, &seen.first, &second);
        for i in 0..HIDDEN {
            slope[parts.first_bias + i] += first[i];
        }
        let into = back_layer(n, slope, parts.first, &seen.into, &first);
        alone[at].copy_from_slice(&into[..ALONE]);
        for other in (0..monsters.len()).filter(|other| *other != at) {
            for i in 0..PAIR {
                let on = seen.before[i] + all[other].rival[i] > 0.0;
                let by = if on { into[ALONE + i] } else { 0.0 };
                before[at][i] += by;
                rival[other][i] += by;
            }
        }
    }
    let mut from = 0;
    let mut add = |to: usize, by: &[f32]| slope[to..].iter_mut().zip(by).for_each(|(sum, by)| *sum += by);
    for (at, (to, _)) in monsters.iter().enumerate() {
        add(parts.alone_bias, &alone[at]);
        add(parts.pair_bias, &before[at]);
        for &row in &lesson.sample.rows[from..usize::from(*to)] {
            let row = usize::from(row);
            add(parts.alone + row * ALONE, &alone[at]);
            add(parts.before + row * PAIR, &before[at]);
            add(parts.rival + row * PAIR, &rival[at]);
        }
        from = usize::from(*to);
    }
    surprise
}

/// Back through a layer: what its numbers and what went into it should change by.
fn back_layer<const N: usize>(
    numbers: &[f32],
    slope: &mut [f32],
    from: usize,
    into: &[f32; N],
    by: &[f32; HIDDEN],
) -> [f32; N] {
    let mut down = [0.0; N];
    for (i, &x) in into.iter().enumerate().filter(|(_, x)| **x > 0.0) {
        let at = from + i * HIDDEN..from + (i + 1) * HIDDEN;
        // Several sums side by side.
        let mut sums = [0.0; 8];
        for (j, (number, slope)) in numbers[at.clone()].iter().zip(&mut slope[at]).enumerate() {
            *slope += x * by[j];
            sums[j % 8] += number * by[j];
        }
        down[i] = sums.iter().sum();
    }
    down
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What it should change by is what it makes a difference by.
    #[test]
    fn slopes_are_slopes() {
        let catalogue = Catalogue::built_in();
        let lessons = play(&plain_tables(&catalogue, 4), 5);
        let rows = built_in_for(&plain_tables(&catalogue, 4)[0]).own.len();
        let mut deep = Learner::new(rows, &mut Seeded::new(3)).deep;
        let parts = deep.parts;
        // Greater than they are at first, so that differences show.
        deep.numbers[parts.out..].iter_mut().for_each(|n| *n *= 20.0);
        let lesson = &lessons[lessons.len() / 2];
        let mut slope = vec![0.0; parts.all];
        back(&deep, lesson, &mut slope);
        let mut steep: Vec<usize> = parts
            .each()
            .into_iter()
            .filter_map(|part| part.max_by(|a, b| slope[*a].abs().total_cmp(&slope[*b].abs())))
            .collect();
        steep.retain(|at| slope[*at].abs() > 1e-3);
        assert!(steep.len() >= 8, "{steep:?}");
        for at in steep {
            let mut with = |more: f32| {
                let before = deep.numbers[at];
                deep.numbers[at] += more;
                let surprise = back(&deep, lesson, &mut vec![0.0; parts.all]);
                deep.numbers[at] = before;
                surprise
            };
            let found = (with(2e-3) - with(-2e-3)) / 4e-3;
            assert!((found - slope[at]).abs() < 0.05 * slope[at].abs() + 2e-3, "{at}: {found} {}", slope[at]);
        }
    }

    /// The same network whatever the threads.
    #[test]
    fn threads_make_no_difference() {
        let catalogue = Catalogue::built_in();
        let train = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let plan = DeepPlan { players: 3, games: 60, passes: 2, seed: 1 };
            pool.install(|| run(&catalogue, plan, &|_| ()))
        };
        let one = train(1);
        assert!(train(2) == one, "threads made a difference");
        assert!(one.numbers.iter().all(|n| n.is_finite()));
    }

    /// Without luck a game says less about who was lucky, and the same on average.
    #[test]
    fn luck_is_taken_out() {
        let catalogue = Catalogue::built_in();
        let tables = plain_tables(&catalogue, 4);
        let firsts: Vec<(f64, f64)> = (0..400)
            .filter_map(|seed| {
                let lessons = play(&tables, seed);
                let first = lessons.last()?;
                Some((f64::from(first.sample.monsters[0].1), f64::from(first.thought[0])))
            })
            .collect();
        let n = firsts.len() as f64;
        let mean = firsts.iter().map(|it| it.0).sum::<f64>() / n;
        let thought = firsts.iter().map(|it| it.1).sum::<f64>() / n;
        let spread = firsts.iter().map(|it| (it.0 - it.1).powi(2)).sum::<f64>() / n;
        // Who wins has a spread of 0.19 with four monsters.
        assert!(spread < 0.03, "{spread}");
        assert!((mean - thought).abs() < 4.0 * (spread / n).sqrt() + 0.01, "{mean} {thought}");
    }
}
