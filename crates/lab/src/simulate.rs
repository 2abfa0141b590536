//! Plays many games and adds up who won, how, and how long it took.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

pub(crate) use bots::luck::mix;
use bots::{BadBot, Bot, ByName};
use rayon::prelude::*;
use rules::{Ending, Event, Game, Rules, SEATS, Seeded, Silent, Sink};
use serde::{Deserialize, Serialize};

use crate::drive::{self, MOST_ANSWERS, Played};

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
    fn bot(&self, seat: usize) -> &str {
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
    let tally = pool.install(|| {
        let tallies = (0..batches).into_par_iter().map(|batch| {
            let games = batch * BATCH..plan.games.min((batch + 1) * BATCH);
            let done = games.end - games.start;
            let tally = games.map(|game| one(plan, game)).fold(Tally::default(), Tally::plus);
            finished(done);
            tally
        });
        tallies.reduce(Tally::default, Tally::plus)
    });
    match tally.endless {
        Some(game) => Err(SimulateError::Endless { game, seed: game_seed(plan.seed, game) }),
        None => Ok(tally.report(plan, start.elapsed().as_secs_f64())),
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

fn one(plan: &Plan, number: u64) -> Tally {
    let seed = game_seed(plan.seed, number);
    let seats = 0..plan.rules.players as usize;
    // Names were checked before the first game.
    let bot = |seat: usize| plan.from.bot(plan.bot(seat), plan.rules).ok();
    let mut bots: Vec<Box<dyn Bot + '_>> = seats.clone().filter_map(bot).collect();
    let mut rngs: Vec<Seeded> = seats.map(|s| Seeded::new(seat_seed(seed, s))).collect();
    let mut chance = Seeded::new(seed);
    if !plan.ways {
        return Tally::of(number, &drive::play(plan.rules, &mut bots, &mut rngs, &mut chance, &mut Silent));
    }
    let mut ways = Counted::default();
    let mut turn = 0;
    let mut in_tokyo = [0; SEATS];
    let watch = |g: &Game| {
        if g.turn != turn && plan.rules.in_city(g, g.active) {
            in_tokyo[g.active as usize] += 1;
        }
        turn = g.turn;
    };
    let game = plan.rules.deal(&mut chance, &mut ways);
    let played = drive::play_watched(plan.rules, game, &mut bots, &mut rngs, &mut chance, &mut ways, watch);
    ways.turns_in_tokyo = in_tokyo;
    ways.stars = std::array::from_fn(|seat| played.game.seats[seat].stars.into());
    Tally { ways, ..Tally::of(number, &played) }
}

/// What is counted of how each seat plays.
#[derive(Clone, Copy, Debug, Default)]
struct Counted {
    hearts_taken: [u64; SEATS],
    turns_in_tokyo: [u64; SEATS],
    stars: [u64; SEATS],
    cards_bought: [u64; SEATS],
}

impl Sink for Counted {
    fn event(&mut self, event: Event) {
        match event {
            Event::HeartsLost { seat, amount, by, .. } if by != seat && usize::from(by) < SEATS => {
                self.hearts_taken[by as usize] += u64::from(amount);
            }
            Event::Bought { seat, .. } => self.cards_bought[seat as usize] += 1,
            _ => {}
        }
    }
}

impl Counted {
    fn plus(self, other: Counted) -> Counted {
        let sum = |a: [u64; SEATS], b: [u64; SEATS]| std::array::from_fn(|seat| a[seat] + b[seat]);
        Counted {
            hearts_taken: sum(self.hearts_taken, other.hearts_taken),
            turns_in_tokyo: sum(self.turns_in_tokyo, other.turns_in_tokyo),
            stars: sum(self.stars, other.stars),
            cards_bought: sum(self.cards_bought, other.cards_bought),
        }
    }

    /// By bot, for one of its monsters in a game.
    fn by_bot(&self, plan: &Plan) -> BTreeMap<String, Ways> {
        let mut all: BTreeMap<String, Ways> = BTreeMap::new();
        let players = plan.rules.players as usize;
        for seat in 0..players {
            let seats = (0..players).filter(|&other| plan.bot(other) == plan.bot(seat)).count();
            let each = |count: [u64; SEATS]| count[seat] as f64 / (plan.games.max(1) * seats as u64) as f64;
            let ways = all.entry(plan.bot(seat).to_string()).or_default();
            ways.hearts_taken += each(self.hearts_taken);
            ways.turns_in_tokyo += each(self.turns_in_tokyo);
            ways.stars += each(self.stars);
            ways.cards_bought += each(self.cards_bought);
        }
        all
    }
}

/// Whole numbers only: their sums do not depend on the order in which threads finish.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    decisions: u64,
    turns: u64,
    wins: [u64; SEATS],
    endings: Endings,
    ways: Counted,
    /// The first game without an end.
    endless: Option<u64>,
}

impl Tally {
    fn of(number: u64, Played { game, decisions }: &Played) -> Tally {
        let Game { turn, end, .. } = game;
        let mut tally = Tally { decisions: *decisions, turns: *turn as u64, ..Tally::default() };
        let Some(end) = end.filter(|end| !end.broken_off) else {
            tally.endless = Some(number);
            return tally;
        };
        for (seat, wins) in tally.wins.iter_mut().enumerate() {
            if end.winners >> seat & 1 == 1 {
                *wins = WIN / end.winners.count_ones() as u64;
            }
        }
        let Endings { stars, survivor, card, nobody } = &mut tally.endings;
        *match end.how {
            Ending::Stars => stars,
            Ending::Survivor => survivor,
            Ending::Card => card,
            Ending::Nobody => nobody,
        } = 1;
        tally
    }

    fn plus(self, other: Tally) -> Tally {
        let (a, b) = (self.endings, other.endings);
        Tally {
            decisions: self.decisions + other.decisions,
            turns: self.turns + other.turns,
            wins: std::array::from_fn(|seat| self.wins[seat] + other.wins[seat]),
            endings: Endings {
                stars: a.stars + b.stars,
                survivor: a.survivor + b.survivor,
                card: a.card + b.card,
                nobody: a.nobody + b.nobody,
            },
            ways: self.ways.plus(other.ways),
            endless: [self.endless, other.endless].into_iter().flatten().min(),
        }
    }

    fn report(&self, plan: &Plan, seconds: f64) -> Report {
        let wins = &self.wins[..plan.rules.players as usize];
        let mut by_bot: BTreeMap<String, u64> = BTreeMap::new();
        for (seat, won) in wins.iter().enumerate() {
            *by_bot.entry(plan.bot(seat).to_string()).or_default() += won;
        }
        let games = |won: u64| won as f64 / WIN as f64;
        let a_second = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
        Report {
            games: plan.games,
            decisions: self.decisions,
            seconds,
            games_per_second: a_second(plan.games),
            decisions_per_second: a_second(self.decisions),
            wins_by_seat: wins.iter().copied().map(games).collect(),
            wins_by_bot: by_bot.into_iter().map(|(name, won)| (name, games(won))).collect(),
            endings: self.endings,
            mean_turns: self.turns as f64 / plan.games.max(1) as f64,
            ways: plan.ways.then(|| self.ways.by_bot(plan)),
        }
    }
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
        let [brawler, random] = ["brawler", "random"].map(|name| report.wins_by_bot[name]);
        // Two of five seats: by chance it would be 160.
        assert!(brawler > 200.0 && random > 0.0, "{report:?}");
        assert!(report.mean_turns > 5.0 && report.mean_turns < 200.0, "{report:?}");
        assert!(report.decisions as f64 > report.mean_turns * 400.0, "{report:?}");
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
