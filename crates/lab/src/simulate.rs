//! Plays many games and adds up who won, how, and how long it took.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

pub(crate) use bots::luck::mix;
use bots::{BadBot, Bot, ByName};
use rayon::prelude::*;
use rules::{Ending, Game, Rules, SEATS, Seeded, Silent};
use serde::{Deserialize, Serialize};

use crate::drive::{self, MOST_ANSWERS};
use crate::sum::Estimate;
use crate::tally::{Counted, Tally};

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The rules of the table.
    pub rules: &'a Rules,
    /// Names of bots, repeated around the table.
    pub bots: &'a [String],
    /// Where they come from.
    pub from: &'a dyn ByName<'a>,
    /// How many games.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many threads; the result does not depend on it.
    pub threads: usize,
    /// Count also how each bot played, which takes longer.
    pub ways: bool,
}

impl Plan<'_> {
    /// The name of the bot at a seat.
    pub(crate) fn bot(&self, seat: usize) -> &str {
        &self.bots[seat % self.bots.len()]
    }
}

/// What came of it all.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Answers where the seat had at least two options.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games in a second, all threads together.
    pub games_per_second: f64,
    /// Decisions in a second, all threads together.
    pub decisions_per_second: f64,
    /// Games won at each seat; a win shared by k counts 1/k for each.
    pub wins_by_seat: Vec<f64>,
    /// The same by the name of the bot, over all its seats.
    pub wins_by_bot: BTreeMap<String, f64>,
    /// The share of the games won at each seat, with its interval.
    pub shares_by_seat: Vec<Estimate>,
    /// The same by the name of the bot, over all its seats; each game counts once, however many of them it has.
    pub shares_by_bot: BTreeMap<String, Estimate>,
    /// How the games ended.
    pub endings: Endings,
    /// Turns of a game on average.
    pub mean_turns: f64,
    /// How each bot played, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ways: Option<BTreeMap<String, Ways>>,
}

/// How a bot played: for one of its monsters in a game, on average.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Ways {
    /// Hearts it made others lose.
    pub hearts_taken: f64,
    /// Turns it began in Tokyo.
    pub turns_in_tokyo: f64,
    /// Stars in the end.
    pub stars: f64,
    /// Cards it bought.
    pub cards_bought: f64,
    /// Half of the interval of each.
    pub margins: Margins,
}

/// Half of the intervals of [`Ways`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Margins {
    /// Of hearts taken.
    pub hearts_taken: f64,
    /// Of turns begun in Tokyo.
    pub turns_in_tokyo: f64,
    /// Of stars in the end.
    pub stars: f64,
    /// Of cards bought.
    pub cards_bought: f64,
}

/// How many games ended in which way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Endings {
    /// By stars (END-1).
    pub stars: u64,
    /// By being the last monster (END-2).
    pub survivor: u64,
    /// By a card.
    pub card: u64,
    /// With nobody left (END-5).
    pub nobody: u64,
}

impl Endings {
    /// One game more that ended like this.
    pub(crate) fn note(&mut self, how: Ending) {
        *match how {
            Ending::Stars => &mut self.stars,
            Ending::Survivor => &mut self.survivor,
            Ending::Card => &mut self.card,
            Ending::Nobody => &mut self.nobody,
        } += 1;
    }

    /// Both together.
    pub(crate) fn plus(self, other: Endings) -> Endings {
        Endings {
            stars: self.stars + other.stars,
            survivor: self.survivor + other.survivor,
            card: self.card + other.card,
            nobody: self.nobody + other.nobody,
        }
    }
}

/// Why there is no report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SimulateError {
    /// No bots, or one that does not exist.
    Bots(BadBot),
    /// A game went on longer than any game can.
    Endless {
        /// Its number, from 0.
        game: u64,
        /// Its own seed, see [`game_seed`].
        seed: u64,
    },
    /// The threads could not be started.
    Threads(String),
}

impl fmt::Display for SimulateError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            SimulateError::Bots(error) => error.fmt(f),
            SimulateError::Endless { game, seed } => {
                write!(f, "game {game} (its own seed is {seed}) did not end within {MOST_ANSWERS} answers")
            }
            SimulateError::Threads(why) => write!(f, "the threads could not be started: {why}"),
        }
    }
}

impl std::error::Error for SimulateError {}

/// Games that are played in one go; small enough for the progress to move.
const BATCH: u64 = 64;

/// Every share of a win is a whole number of these: 60 can be divided by any number of winners.
pub(crate) const WIN: u64 = 60;

/// Plays the games; `finished` is told, from any thread, how many more are done.
pub fn run(plan: &Plan, finished: &(dyn Fn(u64) + Sync)) -> Result<Report, SimulateError> {
    if plan.bots.is_empty() {
        return Err(SimulateError::Bots(BadBot::Name(String::new())));
    }
    for name in plan.bots {
        plan.from.check(name, plan.rules).map_err(SimulateError::Bots)?;
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads.max(1)).build();
    let pool = pool.map_err(|error| SimulateError::Threads(error.to_string()))?;
    let start = Instant::now();
    let batches = plan.games.div_ceil(BATCH);
    let owners = owners(plan);
    let tally = pool.install(|| {
        let tallies = (0..batches).into_par_iter().map(|batch| {
            let games = batch * BATCH..plan.games.min((batch + 1) * BATCH);
            let done = games.end - games.start;
            let mut tally = Tally::default();
            games.for_each(|game| one(plan, game, &owners, &mut tally));
            finished(done);
            tally
        });
        tallies.reduce(Tally::default, Tally::plus)
    });
    match tally.endless {
        Some(game) => Err(SimulateError::Endless { game, seed: game_seed(plan.seed, game) }),
        None => Ok(tally.report(plan, &owners, start.elapsed().as_secs_f64())),
    }
}

/// The seed of one game of many. Seats draw from seeds of their own, see [`seat_seed`].
pub fn game_seed(seed: u64, game: u64) -> u64 {
    // Mixed twice, so that game 1 of seed 0 is not game 0 of seed 1.
    mix(mix(seed).wrapping_add(game))
}

/// The seed of a seat's bot in the game with this seed.
pub fn seat_seed(game_seed: u64, seat: usize) -> u64 {
    mix(game_seed.wrapping_add(seat as u64 + 1))
}

/// For each seat the first that has the same bot.
fn owners(plan: &Plan) -> Vec<usize> {
    let first = |seat: usize| (0..seat).find(|&other| plan.bot(other) == plan.bot(seat)).unwrap_or(seat);
    (0..plan.rules.players.into()).map(first).collect()
}

/// Plays a game and adds what came of it.
fn one(plan: &Plan, number: u64, owners: &[usize], tally: &mut Tally) {
    let seed = game_seed(plan.seed, number);
    let seats = 0..plan.rules.players as usize;
    // Names were checked before the first game.
    let bot = |seat: usize| plan.from.bot(plan.bot(seat), plan.rules).ok();
    let mut bots: Vec<Box<dyn Bot + '_>> = seats.clone().filter_map(bot).collect();
    let mut rngs: Vec<Seeded> = seats.map(|s| Seeded::new(seat_seed(seed, s))).collect();
    let mut chance = Seeded::new(seed);
    if !plan.ways {
        let played = drive::play(plan.rules, &mut bots, &mut rngs, &mut chance, &mut Silent);
        return tally.note(number, &played, owners);
    }
    let mut counted = Counted::default();
    let mut turn = 0;
    let mut in_tokyo = [0; SEATS];
    let watch = |g: &Game| {
        if g.turn != turn && plan.rules.in_city(g, g.active) {
            in_tokyo[g.active as usize] += 1;
        }
        turn = g.turn;
    };
    let game = plan.rules.deal(&mut chance, &mut counted);
    let played =
        drive::play_watched(plan.rules, game, &mut bots, &mut rngs, &mut chance, &mut counted, watch);
    counted.turns_in_tokyo = in_tokyo;
    counted.stars = std::array::from_fn(|seat| played.game.seats[seat].stars.into());
    tally.note(number, &played, owners);
    tally.note_ways(&counted, owners);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Inside;
    use cards::catalogue::Catalogue;
    use cards::table::{Table, TableOptions};
    use rules::Edition;

    fn simulate(players: u8, bots: &[&str], games: u64, seed: u64, threads: usize) -> Report {
        simulate_counting(players, bots, games, seed, threads, false)
    }

    fn simulate_counting(
        players: u8,
        bots: &[&str],
        games: u64,
        seed: u64,
        threads: usize,
        ways: bool,
    ) -> Report {
        let catalogue = Catalogue::built_in();
        let table = Table::new(&catalogue, &TableOptions::new(Edition::MonsterBox, players)).unwrap();
        let bots: Vec<String> = bots.iter().map(|name| name.to_string()).collect();
        let plan = Plan { rules: &table.rules, bots: &bots, from: &Inside, games, seed, threads, ways };
        let done = std::sync::atomic::AtomicU64::new(0);
        let count = |n| {
            done.fetch_add(n, std::sync::atomic::Ordering::Relaxed);
        };
        let report = run(&plan, &count).unwrap();
        assert_eq!(done.into_inner(), games);
        Report { seconds: 0.0, games_per_second: 0.0, decisions_per_second: 0.0, ..report }
    }

    #[test]
    fn threads_make_no_difference() {
        let one = simulate(4, &["brawler", "random"], 500, 7, 1);
        assert_eq!(one, simulate(4, &["brawler", "random"], 500, 7, 2));
        assert_eq!(one, simulate(4, &["brawler", "random"], 500, 7, 5));
        assert_ne!(one, simulate(4, &["brawler", "random"], 500, 8, 2));
    }

    #[test]
    fn numbers_add_up() {
        let report = simulate(5, &["brawler", "random", "random"], 400, 3, 2);
        let Endings { stars, survivor, card, nobody } = report.endings;
        assert_eq!(stars + survivor + card + nobody, 400);
        let won = (400 - nobody) as f64;
        assert!((report.wins_by_seat.iter().sum::<f64>() - won).abs() < 1e-6);
        assert!((report.wins_by_bot.values().sum::<f64>() - won).abs() < 1e-6);
        for (won, share) in report.wins_by_seat.iter().zip(&report.shares_by_seat) {
            assert!((won / 400.0 - share.mean).abs() < 1e-12 && share.n == 400, "{report:?}");
        }
        let [brawler, random] = ["brawler", "random"].map(|name| report.wins_by_bot[name]);
        assert!((brawler / 400.0 - report.shares_by_bot["brawler"].mean).abs() < 1e-12, "{report:?}");
        // Two of five seats: by chance it would be 160.
        assert!(brawler > 200.0 && random > 0.0, "{report:?}");
        assert!(report.mean_turns > 5.0 && report.mean_turns < 200.0, "{report:?}");
        assert!(report.decisions as f64 > report.mean_turns * 400.0, "{report:?}");
    }

    /// Two seats of a bot win and lose in the same game: the interval is that of as many games as there were, not of twice as many.
    #[test]
    fn intervals_are_those_of_games() {
        let apart: Vec<f64> = (0..150)
            .map(|seed| simulate(4, &["brawler", "random"], 100, seed, 1).shares_by_bot["brawler"].mean)
            .collect();
        let told = simulate(4, &["brawler", "random"], 100, 1, 1).shares_by_bot["brawler"];
        let mean = apart.iter().sum::<f64>() / 150.0;
        let within = apart.iter().filter(|share| (*share - mean).abs() <= told.margin).count();
        // 142 or 143 expected; with Agresti and Coull's addition rather more.
        assert!((136..=149).contains(&within), "{within} of 150 within {told:?} of {mean}");
        // Somebody wins nearly every game.
        let all = simulate(4, &["brawler"], 100, 1, 1);
        assert!(all.shares_by_bot["brawler"].mean > 0.97 && all.shares_by_bot["brawler"].margin < 0.05);
        assert!(all.shares_by_seat[0].margin > 0.07, "{all:?}");
    }

    /// Counting changes nothing, and tells bots apart.
    #[test]
    fn ways_are_counted() {
        let bots = ["brawler", "random", "random"];
        let without = simulate(5, &bots, 400, 3, 2);
        let with = simulate_counting(5, &bots, 400, 3, 1, true);
        let ways = with.ways.clone().unwrap();
        assert_eq!(without, Report { ways: None, ..with });
        let [brawler, random] = ["brawler", "random"].map(|name| ways[name]);
        assert!(brawler.hearts_taken > random.hearts_taken * 1.2, "{ways:?}");
        assert!(random.stars < 15.0 && random.turns_in_tokyo > 0.2 && random.cards_bought > 0.2, "{ways:?}");
        // Four times as many games, half the interval; and both are right about the same thing.
        let more = simulate_counting(5, &bots, 1600, 4, 1, true).ways.unwrap()["brawler"];
        let ratio = brawler.margins.hearts_taken / more.margins.hearts_taken;
        assert!((1.8..2.2).contains(&ratio), "{ratio}");
        let off = (brawler.hearts_taken - more.hearts_taken).abs();
        assert!(off > 0.0 && off < 1.5 * brawler.margins.hearts_taken, "{ways:?} {more:?}");
    }

    /// Temperaments can be seen: each does something at least a quarter more or less often than a careful planner.
    #[test]
    fn temperaments_play_differently() {
        let others = ["planner@aggressive", "planner@star-hunting", "planner@hoarding"];
        let bots = [others[0], "planner@careful", others[1], others[2]];
        let ways = simulate_counting(4, &bots, 400, 1, 2, true).ways.unwrap();
        let all = |it: Ways| [it.hearts_taken, it.turns_in_tokyo, it.stars, it.cards_bought];
        let careful = all(ways["planner@careful"]);
        for other in others {
            let differs = |(own, his): (f64, &f64)| (own / his - 1.0).abs() >= 0.25;
            assert!(all(ways[other]).into_iter().zip(&careful).any(differs), "{other}: {ways:?}");
        }
    }

    /// The order of the levels, as far as few games can tell it.
    #[test]
    fn better_bots_win_more() {
        for (players, better, worse) in
            [(4, "planner", "brawler"), (2, "planner", "brawler"), (4, "brawler", "random")]
        {
            let report = simulate(players, &[better, worse], 200, 2, 2);
            assert!(report.wins_by_bot[better] > 160.0, "{better} over {worse}: {report:?}");
        }
    }

    #[test]
    fn equal_bots_win_about_equally_often_at_every_seat() {
        let report = simulate(4, &["random"], 2000, 1, 2);
        for won in &report.wins_by_seat {
            // 500 expected; five standard deviations are about 97.
            assert!((400.0..600.0).contains(won), "{report:?}");
        }
    }

    #[test]
    fn games_and_seeds_do_not_repeat_each_other() {
        let mut seeds: Vec<u64> = (0..50).flat_map(|s| (0..50).map(move |g| game_seed(s, g))).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 2500);
    }

    #[test]
    fn bots_must_exist() {
        let rules = Rules::new(&rules::Setup::new(Edition::MonsterBox, 2), &[]).unwrap();
        for bots in [vec![], vec!["random".to_string(), "nobody".to_string()]] {
            let plan = Plan {
                rules: &rules,
                bots: &bots,
                from: &Inside,
                games: 1,
                seed: 0,
                threads: 1,
                ways: false,
            };
            assert!(matches!(run(&plan, &|_| ()), Err(SimulateError::Bots(_))));
        }
    }
}
