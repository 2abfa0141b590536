//! Trains the second network, which corrects the first. Planners play all games, and what a position was worth is told without the luck
//! of the dice: what dice came to and what was to be hoped for are both known in every turn ([`Planner::play_turn`]), so that far fewer
//! games say as much as who won does. What it has learned in one pass over the games is what the next one takes later turns to be worth.

use std::sync::Arc;

use bots::value::{
    ALONE, Deep, FIRST, INTO, PAIR, PLACES, Parts, SECOND, Seen, WIDE, Weights, before_and_rival,
    built_in_for, exp, place,
};
use cards::catalogue::Catalogue;
use cards::set::Board;
use rayon::prelude::*;
use rules::{Rules, SEATS, Seeded};

use super::lessons::{Lesson, Lessons};
use super::{News, Store, plain_tables, tables};

/// How it is done.
#[derive(Clone, Copy, Debug)]
pub struct DeepPlan {
    /// For the tables of this board.
    pub board: Board,
    /// Only for tables without expansions with so many monsters.
    pub plain: Option<u8>,
    /// Games.
    pub games: u64,
    /// How often they are gone through.
    pub passes: u32,
    /// Where all chance comes from.
    pub seed: u64,
}

/// How much of what a position is taken to have been worth comes from later turns, turn for turn, in the first pass: whom a card serves
/// shows many turns later only. Each turn brings chance, too, so that in later passes less and less comes from there and more from what
/// the network itself has come to think of the next turn, but never less than the last of these.
const TRUST: (f32, f32, f32) = (0.93, 0.85, 0.5);

fn trust(pass: u32) -> f32 {
    let (first, fades, last) = TRUST;
    (0..pass).fold(first, |trust, _| trust * fades).max(last)
}

/// How much it learns at a time, at first.
const RATE: f32 = 3e-3;

/// The same where it goes on from what it knows, which must not be forgotten at once.
const GENTLE: f32 = 1e-3;

/// How much all numbers are drawn to nothing, compared with how much is learned: what only a few games say is forgotten, and they are not
/// learned by heart.
const FADE: f32 = 0.2;

/// Positions that are learned from together, and in how many parts: always the same, so that threads make no difference.
const BATCH: usize = 512;
const PARTS: usize = 2;

/// Facts met less often than this stay without a word: they would only add noise.
const SELDOM: u32 = 200;

/// It never says more than that somebody's chance is so many times (as a logarithm) what the first network thinks: worths without luck may be
/// less than nothing, and no chance is.
const MOST: f32 = 6.0;

impl DeepPlan {
    /// The tables it is for.
    fn tables(&self, catalogue: &Catalogue) -> Vec<Rules> {
        let Some(players) = self.plain else { return tables(catalogue, self.board) };
        let mut tables = plain_tables(catalogue, players);
        // The base deck, which most people play with, more often.
        tables.extend(plain_tables(catalogue, players).into_iter().take(2));
        tables
    }

    /// The network it corrects: lessons of one are none for another.
    pub fn first_network(&self, catalogue: &Catalogue) -> Option<Arc<Weights>> {
        self.tables(catalogue).first().map(built_in_for)
    }
}

/// Trains, from a network that knows something already if there is one, and comes back with the network.
pub fn run(
    catalogue: &Catalogue,
    start: Option<Deep>,
    plan: DeepPlan,
    store: &mut Store,
    tell: &(dyn Fn(News) + Sync),
) -> Result<Deep, CannotLearn> {
    let tables = plan.tables(catalogue);
    let rows = tables.first().map_or(0, |rules| built_in_for(rules).own.len());
    let mut rng = Seeded::new(plan.seed);
    let learner = match start {
        Some(start) if start.rows() != rows => return Err(CannotLearn::Network),
        Some(start) => Learner::from(start, GENTLE),
        None => Learner::new(rows, &mut rng),
    };
    let lessons = Lessons::play(&tables, plan.games, plan.seed, store, tell)?;
    Ok(learn(lessons, learner, plan, &mut rng, tell))
}

/// Why nothing can be learned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotLearn {
    /// The network to go on from knows other facts than the first one of such tables.
    Network,
    /// The games that were kept are damaged.
    Damaged,
    /// Games cannot be kept, and why.
    Keep(String),
}

impl std::fmt::Display for CannotLearn {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            CannotLearn::Network => {
                f.write_str("this network corrects another first one than that of such tables")
            }
            CannotLearn::Damaged => f.write_str("the games that were kept are damaged: remove the file"),
            CannotLearn::Keep(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for CannotLearn {}

/// The same once the games have been played.
fn learn(
    mut lessons: Lessons,
    mut learner: Learner,
    plan: DeepPlan,
    rng: &mut Seeded,
    tell: &(dyn Fn(News) + Sync),
) -> Deep {
    let held = lessons.hold_back();
    tell(News::HeldBack(0, held.surprise(|lesson, _| lesson.thought)));
    let surprise = |learner: &Learner| held.surprise(|lesson, rows| opinion(&learner.mean, lesson, rows));
    if learner.knows_something() {
        tell(News::HeldBack(0, surprise(&learner)));
    }
    let batches = lessons.all.len() / BATCH * plan.passes as usize;
    let mut order: Vec<u32> = (0..lessons.all.len() as u32).collect();
    let mut done = 0;
    // The pass after which the games held back surprised it least: with few games it begins to learn them by heart.
    let mut best: Option<(f64, Deep)> = None;
    for pass in 0..plan.passes {
        let trust = trust(pass);
        match pass {
            0 if !learner.knows_something() => lessons.weigh(trust, |lesson, _| lesson.thought),
            _ => lessons.weigh(trust, |lesson, rows| opinion(&learner.mean, lesson, rows)),
        }
        super::shuffle(&mut order, rng);
        for some in order.chunks_exact(BATCH) {
            learner.learn(&lessons, some, done as f32 / batches as f32);
            done += 1;
        }
        let surprised = surprise(&learner);
        tell(News::HeldBack(pass + 1, surprised));
        if best.as_ref().is_none_or(|(least, _)| surprised < *least) {
            best = Some((surprised, learner.mean.clone()));
        }
    }
    if let Some((_, deep)) = best {
        learner.mean = deep;
    }
    learner.finish(&lessons)
}

/// What both networks together think of each seat's chance.
fn opinion(deep: &Deep, lesson: &Lesson, rows: &[u16]) -> [f32; SEATS] {
    let mut seen = [Seen::NOTHING; SEATS];
    deep.look(rows, lesson.ends(), &mut seen);
    let shares = shares(lesson, std::array::from_fn(|at| seen[at].out));
    let mut by_seat = [0.0; SEATS];
    for (&seat, share) in lesson.seats().iter().zip(shares) {
        by_seat[usize::from(seat)] = share;
    }
    by_seat
}

/// The chance of each monster, in their order, with so much added to what the first network thinks.
fn shares(lesson: &Lesson, more: [f32; SEATS]) -> [f32; SEATS] {
    let mut shares = [0.0; SEATS];
    for ((share, &seat), more) in shares.iter_mut().zip(lesson.seats()).zip(more) {
        *share = lesson.thought[usize::from(seat)].max(1e-6) * exp(more);
    }
    let total: f32 = shares.iter().sum();
    shares.map(|share| share / total)
}

/// The numbers on their way.
struct Learner {
    deep: Deep,
    /// What comes out: an average over the last steps, since the numbers never come to rest.
    mean: Deep,
    /// Averages of each slope and of its square.
    slopes: Vec<f32>,
    squares: Vec<f32>,
    parts: Vec<Vec<f32>>,
    steps: u32,
    begun: [f32; 2],
    /// How much it learns at a time, at first.
    rate: f32,
    /// Facts that it knew to begin with.
    knew: Vec<bool>,
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
        numbers[..parts.bias].iter_mut().for_each(|n| *n = near(0.1));
        numbers[parts.first..parts.first_bias].iter_mut().for_each(|n| *n = near(spread(INTO)));
        numbers[parts.second..parts.second_bias].iter_mut().for_each(|n| *n = near(spread(FIRST)));
        numbers[parts.out..].iter_mut().for_each(|n| *n = near(0.02));
        let known = vec![false; rows];
        Learner { knew: known, ..Learner::from(Deep { parts, numbers }, RATE) }
    }

    /// Goes on from what a network knows.
    fn from(deep: Deep, rate: f32) -> Learner {
        let parts = deep.parts;
        let own = deep.numbers[..parts.bias].chunks_exact(WIDE);
        Learner {
            mean: deep.clone(),
            slopes: vec![0.0; parts.all],
            squares: vec![0.0; parts.all],
            parts: vec![vec![0.0; parts.all]; PARTS],
            steps: 0,
            begun: [1.0; 2],
            rate,
            knew: own.map(|row| row.iter().any(|&n| n != 0.0)).collect(),
            deep,
        }
    }

    fn knows_something(&self) -> bool {
        self.knew.contains(&true)
    }

    /// One step of Adam over some lessons. `gone` is how much of all is done.
    fn learn(&mut self, lessons: &Lessons, some: &[u32], gone: f32) {
        let deep = &self.deep;
        self.parts.par_iter_mut().zip(some.par_chunks(BATCH / PARTS)).for_each(|(slope, ids)| {
            slope.fill(0.0);
            for &id in ids {
                let lesson = &lessons.all[id as usize];
                back(deep, lesson, lessons.rows_of(lesson), slope);
            }
        });
        self.steps += 1;
        // Averages begin with nothing, which is not what they are averages of.
        self.begun = [self.begun[0] * 0.9, self.begun[1] * 0.999];
        let rate = self.rate * (1.0 - gone).max(0.005) * (self.steps as f32 / 500.0).min(1.0);
        let rate = rate * (1.0 - self.begun[1]).sqrt() / (1.0 - self.begun[0]);
        let stays = (10.0 / self.steps as f32).clamp(0.0005, 1.0);
        let (one, two) = self.parts.split_at(1);
        for (at, number) in self.deep.numbers.iter_mut().enumerate() {
            let slope = (one[0][at] + two[0][at]) / BATCH as f32;
            self.slopes[at] = 0.9 * self.slopes[at] + 0.1 * slope;
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope * slope;
            *number -= rate * (self.slopes[at] / (self.squares[at].sqrt() + 1e-8) + FADE * *number);
            let mean = &mut self.mean.numbers[at];
            *mean += (*number - *mean) * stays;
        }
    }

    fn finish(mut self, lessons: &Lessons) -> Deep {
        let mut met = vec![0u32; self.mean.rows()];
        lessons.rows.iter().for_each(|&row| met[usize::from(row)] += 1);
        for row in (0..met.len()).filter(|&row| met[row] < SELDOM && !self.knew[row]) {
            self.mean.numbers[row * WIDE..(row + 1) * WIDE].fill(0.0);
        }
        self.mean
    }
}

/// Adds what each number should change by, for one lesson; how surprising it was.
fn back(deep: &Deep, lesson: &Lesson, rows: &[u16], slope: &mut [f32]) -> f32 {
    let (n, parts) = (&deep.numbers[..], &deep.parts);
    let mut all = [Seen::NOTHING; SEATS];
    deep.look(rows, lesson.ends(), &mut all);
    let shares = shares(lesson, std::array::from_fn(|at| all[at].out));
    let monsters = lesson.seats().len();
    let mut surprise = 0.0;
    // What the sums of each monster should change by.
    let mut wide = [[0.0; WIDE]; SEATS];
    let mut together = [0.0; ALONE];
    for (at, &seat) in lesson.seats().iter().enumerate() {
        let worth = lesson.worth[usize::from(seat)];
        surprise -= worth * shares[at].max(1e-9).ln();
        let seen = &all[at];
        let off = shares[at] - worth;
        // Far enough, and it would go further.
        if seen.out.abs() > MOST && off * seen.out < 0.0 {
            continue;
        }
        let mut second = [0.0; SECOND];
        for i in 0..SECOND {
            slope[parts.out + i] += off * seen.second[i];
            second[i] = if seen.second[i] > 0.0 { off * n[parts.out + i] } else { 0.0 };
            slope[parts.second_bias + i] += second[i];
        }
        let first = back_layer(n, slope, parts.second, &seen.first, &second);
        for i in 0..FIRST {
            slope[parts.first_bias + i] += first[i];
        }
        let into = back_layer(n, slope, parts.first, &seen.into, &first);
        for i in 0..ALONE {
            wide[at][i] += into[i];
            together[i] += into[ALONE + i];
        }
        for other in (0..monsters).filter(|other| *other != at) {
            let place = place(at, other, monsters);
            let (before, rival) =
                (before_and_rival(&seen.wide, place).0, before_and_rival(&all[other].wide, place).1);
            let (here, there) = (ALONE + place * PAIR, ALONE + (PLACES + place) * PAIR);
            for i in 0..PAIR {
                let by = if before[i] + rival[i] > 0.0 { into[2 * ALONE + i] } else { 0.0 };
                wide[at][here + i] += by;
                wide[other][there + i] += by;
            }
        }
    }
    let mut from = 0;
    let mut add = |to: usize, by: &[f32; WIDE]| {
        let sums: &mut [f32] = &mut slope[to..to + WIDE];
        sums.iter_mut().zip(by).for_each(|(sum, by)| *sum += by);
    };
    for (at, &to) in lesson.ends().iter().enumerate() {
        for i in 0..ALONE {
            // What all are by themselves goes through the same steps as what each is.
            wide[at][i] += together[i];
            wide[at][i] = if all[at].wide[i] > 0.0 { wide[at][i] } else { 0.0 };
        }
        add(parts.bias, &wide[at]);
        for &row in &rows[from..usize::from(to)] {
            add(usize::from(row) * WIDE, &wide[at]);
        }
        from = usize::from(to);
    }
    surprise
}

/// Back through a layer: what its numbers and what went into it should change by.
fn back_layer<const N: usize, const M: usize>(
    numbers: &[f32],
    slope: &mut [f32],
    from: usize,
    into: &[f32; N],
    by: &[f32; M],
) -> [f32; N] {
    let mut down = [0.0; N];
    for (i, &x) in into.iter().enumerate().filter(|(_, x)| **x > 0.0) {
        let at = from + i * M..from + (i + 1) * M;
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
        let tables = plain_tables(&catalogue, 4);
        let mut lessons = Lessons::play(&tables, 1, 5, &mut Store::none(), &|_| ()).unwrap();
        lessons.weigh(trust(0), |lesson, _| lesson.thought);
        let rows = built_in_for(&tables[0]).own.len();
        let mut deep = Learner::new(rows, &mut Seeded::new(3)).deep;
        let parts = deep.parts;
        // Greater than they are at first, so that differences show.
        deep.numbers[parts.out..].iter_mut().for_each(|n| *n *= 20.0);
        let lesson = &lessons.all[lessons.all.len() / 2];
        let mut slope = vec![0.0; parts.all];
        back(&deep, lesson, lessons.rows_of(lesson), &mut slope);
        let steepest = |of: &mut dyn Iterator<Item = usize>| {
            of.max_by(|a, b| slope[*a].abs().total_cmp(&slope[*b].abs()))
        };
        let mut steep: Vec<usize> =
            parts.each().into_iter().filter_map(|mut part| steepest(&mut part)).collect();
        // What a fact adds to what its monster is by itself, and before and as a rival in each place.
        let kinds = std::iter::once(0..ALONE)
            .chain((0..2 * PLACES).map(|at| ALONE + at * PAIR..ALONE + (at + 1) * PAIR));
        for kind in kinds {
            steep.extend(steepest(&mut (0..parts.bias).filter(|at| kind.contains(&(at % WIDE)))));
        }
        steep.retain(|at| slope[*at].abs() > 1e-3);
        assert!(steep.len() >= 13, "{steep:?}");
        for at in steep {
            let mut with = |more: f32| {
                let before = deep.numbers[at];
                deep.numbers[at] += more;
                let surprise = back(&deep, lesson, lessons.rows_of(lesson), &mut vec![0.0; parts.all]);
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
            let plan = DeepPlan { board: Board::Tokyo, plain: Some(3), games: 60, passes: 2, seed: 1 };
            pool.install(|| run(&catalogue, None, plan, &mut Store::none(), &|_| ()).unwrap())
        };
        let one = train(1);
        assert!(train(2) == one, "threads made a difference");
        assert!(one.numbers.iter().all(|n| n.is_finite()));
    }

    /// What it goes on from is not forgotten, also facts that hardly come up; a network of other facts is refused.
    #[test]
    fn it_goes_on_from_what_it_knows() {
        let catalogue = Catalogue::built_in();
        let plan = DeepPlan { board: Board::Tokyo, plain: Some(3), games: 60, passes: 1, seed: 2 };
        let nothing = |rows: usize| {
            let parts = Parts::new(rows);
            Deep { parts, numbers: vec![0.0; parts.all] }
        };
        assert_eq!(
            run(&catalogue, Some(nothing(7)), plan, &mut Store::none(), &|_| ()),
            Err(CannotLearn::Network)
        );
        let rows = built_in_for(&plain_tables(&catalogue, 3)[0]).own.len();
        let start = Learner::new(rows, &mut Seeded::new(3)).deep;
        let own = |deep: &Deep, row: usize| deep.numbers[row * WIDE..(row + 1) * WIDE].to_vec();
        let more = run(&catalogue, Some(start.clone()), plan, &mut Store::none(), &|_| ()).unwrap();
        assert!(more != start);
        for row in 0..rows {
            let far =
                own(&more, row).iter().zip(own(&start, row)).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
            assert!(far < 0.05, "{row}: {far}");
        }
        // Without anything to go on from, few games say nothing of most facts.
        let fresh = run(&catalogue, None, plan, &mut Store::none(), &|_| ()).unwrap();
        assert!((0..rows).filter(|&row| own(&fresh, row).iter().all(|&n| n == 0.0)).count() > rows / 2);
    }
}
