//! Bots against each other, every one in every seat equally often: who wins how often, against whom, and a rating for
//! each, with the intervals in which the truth lies 95 times in a hundred.

use std::fmt;

use bots::{BadBot, Bot, ByName, Luck};
use rayon::prelude::*;
use rules::{Chance, Ending, Rules, SEATS, Seeded, Silent};
use serde::{Deserialize, Serialize};

use crate::drive::{self, Answer, MOST_ANSWERS, Watch};
use crate::lucky::Lucky;
use crate::simulate::{Endings, game_seed, seat_seed};
use crate::sum::{Estimate, Sum, Z};
use crate::sure::{Interval, Rounds, Side};

/// What is played.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The rules of the table.
    pub rules: &'a Rules,
    /// The bots, all different.
    pub bots: &'a [String],
    /// Where they come from.
    pub from: &'a dyn ByName<'a>,
    /// How many games at least; rounds are played to their end.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// Of two bots: no more than it takes to be sure whether the first one's share of wins is above or below this.
    pub until: Option<f64>,
    /// Also tell what is left without the luck of the dice.
    pub without_luck: bool,
}

/// What has been played so far: enough to go on from, and to tell what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// The bots.
    pub bots: Vec<String>,
    /// Where all chance comes from.
    pub seed: u64,
    /// What is played at, in words: another table must not go on from here.
    pub table: String,
    /// Rounds played. In a round every bot sits in every seat once, all with the same luck.
    pub rounds: u64,
    games: u64,
    turns: u64,
    endings: Endings,
    /// Wins of the first chair, of the second and so on.
    seats: Vec<f64>,
    /// Wins of whoever begins, of the next and so on.
    turns_of: Vec<Sum>,
    ratings: Vec<Rating>,
    /// For each bot its share of what could be won at its seats, summed up, and squared.
    won: Vec<Sum>,
    /// The same of each against each, where both sat at the table.
    pairs: Vec<Vec<Sum>>,
    /// Of two bots: what came of the rounds, and in the round that is on.
    between: Rounds,
    this_round: [f64; 2],
    /// For each bot what its seats won in a round without the luck of the dice, if that is told, and in the round that is on.
    #[serde(default)]
    calm: Option<Vec<Sum>>,
    #[serde(default)]
    calm_now: Vec<f64>,
}

/// A rating by Weng and Lin: what a bot's strength is taken to be, and how uncertain that is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Rating {
    mean: f64,
    variance: f64,
}

/// How much luck there is in a game, on the scale of the ratings.
const LUCK: f64 = 25.0 / 6.0;

impl Rating {
    const START: Rating = Rating { mean: 25.0, variance: (25.0 / 3.0) * (25.0 / 3.0) };

    /// On the scale chess players know: 1500 to begin with, 400 more wins ten games of eleven between two.
    fn points(&self) -> (f64, f64) {
        let scale = 400.0 / std::f64::consts::LN_10 / (LUCK * std::f64::consts::SQRT_2);
        (1500.0 + (self.mean - Rating::START.mean) * scale, Z * self.variance.sqrt() * scale)
    }
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Where all chance came from.
    pub seed: u64,
    /// The bots, the best first.
    pub bots: Vec<Rated>,
    /// Each against each.
    pub pairs: Vec<Pair>,
    /// Share of the games won at each chair. Who begins is drawn, so this is as good as the same for all.
    pub seats: Vec<f64>,
    /// Share of the games won by whoever begins, by the next and so on.
    pub by_order: Vec<Estimate>,
    /// How the games ended.
    pub endings: Endings,
    /// Turns of a game on average.
    pub mean_turns: f64,
    /// What was to be found out, and whether it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Until>,
}

/// Whether the share of wins of the first of two bots is above or below another, looked at after every round.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Until {
    /// The first bot.
    pub bot: String,
    /// The other.
    pub against: String,
    /// What its share is compared with.
    pub than: f64,
    /// Where it is, if that is sure.
    pub sure: Option<Side>,
}

/// A bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rated {
    /// Its name.
    pub bot: String,
    /// Its rating; 1500 is the middle.
    pub rating: f64,
    /// Half of the interval of the rating.
    pub rating_margin: f64,
    /// The share of games a seat of this bot won.
    pub wins: f64,
    /// Half of the interval of that share.
    pub wins_margin: f64,
    /// Games it sat in.
    pub games: u64,
    /// The share of games a seat of it won without the luck of the dice, by rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without_luck: Option<Estimate>,
}

/// Two bots that sat at the same tables: how many of the games that one of them won the first won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// The first.
    pub bot: String,
    /// The other.
    pub against: String,
    /// Its share; 0.5 is parity.
    pub share: f64,
    /// Half of the interval of the share.
    pub margin: f64,
    /// If there are only these two: the interval that may be looked at as often as one likes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub any_time: Option<Interval>,
    /// If there are only these two: what the first won without the luck of the dice, by rounds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without_luck: Option<Estimate>,
    /// Games in which both sat and one of them won.
    pub games: u64,
}

/// Why nothing can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RateError {
    /// A bot that does not exist.
    Bot(BadBot),
    /// Fewer than two, or the same twice.
    Bots,
    /// Only of two bots can it be found out which is better.
    NotTwo,
    /// What was played so far was played by others, elsewhere or with other luck.
    OtherPlan,
    /// A game went on longer than any game can; its seed.
    Endless(u64),
}

impl fmt::Display for RateError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            RateError::Bot(error) => error.fmt(f),
            RateError::Bots => f.write_str("at least two different bots are needed, each named once"),
            RateError::NotTwo => f.write_str("to play until it is sure which is better takes exactly two bots"),
            RateError::OtherPlan => f.write_str(
                "what was played so far was played by other bots, at another table or with another seed; choose another file",
            ),
            RateError::Endless(seed) => {
                write!(f, "the game with seed {seed} did not end within {MOST_ANSWERS} answers")
            }
        }
    }
}

impl std::error::Error for RateError {}

/// One game: who sat where, who won, how, and how long it took.
struct Game {
    lineup: Vec<usize>,
    /// The seat that began.
    first: usize,
    winners: u8,
    how: Ending,
    turns: u64,
    /// How lucky each seat was with its dice.
    luck: [f64; SEATS],
}

impl Standing {
    /// Nothing has been played yet.
    pub fn new(plan: &Plan, table: &str) -> Result<Standing, RateError> {
        for bot in plan.bots {
            plan.from.check(bot, plan.rules).map_err(RateError::Bot)?;
        }
        let twice = |(at, bot): (usize, &String)| plan.bots[..at].contains(bot);
        if plan.bots.len() < 2 || plan.bots.iter().enumerate().any(twice) {
            return Err(RateError::Bots);
        }
        let n = plan.bots.len();
        if plan.until.is_some() && n != 2 {
            return Err(RateError::NotTwo);
        }
        Ok(Standing {
            bots: plan.bots.to_vec(),
            seed: plan.seed,
            table: table.to_string(),
            rounds: 0,
            games: 0,
            turns: 0,
            endings: Endings::default(),
            seats: vec![0.0; plan.rules.players as usize],
            turns_of: vec![Sum::default(); plan.rules.players as usize],
            ratings: vec![Rating::START; n],
            won: vec![Sum::default(); n],
            pairs: vec![vec![Sum::default(); n]; n],
            between: Rounds::new(n as f64),
            this_round: [0.0; 2],
            calm: plan.without_luck.then(|| vec![Sum::default(); n]),
            calm_now: vec![0.0; n],
        })
    }

    /// Was this played by the bots of this plan, with its luck, at this table?
    pub fn fits(&self, plan: &Plan, table: &str) -> bool {
        self.bots == plan.bots
            && self.seed == plan.seed
            && self.table == table
            && self.calm.is_some() == plan.without_luck
    }

    /// Goes on for so many rounds, or until it is sure what was to be found out; `finished` is told, from any thread, how many more games
    /// are done. What comes of it does not depend on the threads, nor on how many rounds are played at a time.
    pub fn play(
        &mut self,
        plan: &Plan,
        rounds: u64,
        finished: &(dyn Fn(u64) + Sync),
    ) -> Result<(), RateError> {
        if !self.fits(plan, &self.table) {
            return Err(RateError::OtherPlan);
        }
        if self.is_sure(plan) {
            return Ok(());
        }
        let n = plan.bots.len() as u64;
        let games: Vec<Result<Game, RateError>> = (self.rounds * n..(self.rounds + rounds) * n)
            .into_par_iter()
            .map(|number| {
                let game = one(plan, number / n, (number % n) as usize);
                finished(1);
                game
            })
            .collect();
        let mut games = games.into_iter();
        while games.len() > 0 {
            for game in games.by_ref().take(n as usize) {
                self.note(&game?);
            }
            self.rounds += 1;
            if n == 2 {
                let [first, second] = std::mem::take(&mut self.this_round);
                self.between.add(first, second);
            }
            for (sum, won) in self.calm.iter_mut().flatten().zip(&mut self.calm_now) {
                sum.add(std::mem::take(won));
            }
            // Rounds after it count for nothing, as if they had not been played.
            if self.is_sure(plan) {
                break;
            }
        }
        Ok(())
    }

    /// Is it sure what was to be found out, if anything?
    pub fn is_sure(&self, plan: &Plan) -> bool {
        plan.until.is_some_and(|than| self.between.than(than).is_some())
    }

    /// How many games have been played.
    pub fn games(&self) -> u64 {
        self.games
    }

    fn note(&mut self, game: &Game) {
        self.games += 1;
        self.turns += game.turns;
        self.endings.note(game.how);
        let n = self.bots.len();
        let share = 1.0 / f64::from(game.winners.count_ones().max(1));
        let (mut seats, mut won) = (vec![0.0; n], vec![0.0; n]);
        let players = game.lineup.len();
        for (seat, &bot) in game.lineup.iter().enumerate() {
            seats[bot] += 1.0;
            let wins = if game.winners >> seat & 1 == 1 { share } else { 0.0 };
            won[bot] += wins;
            if self.calm.is_some() {
                self.calm_now[bot] += wins - game.luck[seat];
            }
            self.seats[seat] += wins;
            self.turns_of[(seat + players - game.first) % players].add(wins);
        }
        for bot in (0..n).filter(|&bot| seats[bot] > 0.0) {
            self.won[bot].add(won[bot] / seats[bot]);
            for other in (0..n).filter(|&other| other != bot && seats[other] > 0.0) {
                // By seat, so that a bot with more seats has no advantage.
                let (a, b) = (won[bot] / seats[bot], won[other] / seats[other]);
                if a + b > 0.0 {
                    self.pairs[bot][other].add(a / (a + b));
                    if n == 2 {
                        self.this_round[bot] += a / (a + b);
                    }
                }
            }
        }
        self.rate(game);
    }

    /// Weng and Lin's full-pair update: everybody who won has beaten everybody who has not.
    fn rate(&mut self, game: &Game) {
        let n = self.bots.len();
        let (mut moves, mut shrinks, mut seats) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
        for (seat, &bot) in game.lineup.iter().enumerate() {
            seats[bot] += 1.0;
            let own = self.ratings[bot];
            for (other_seat, &other) in game.lineup.iter().enumerate() {
                let (won, lost) = (game.winners >> seat & 1 == 1, game.winners >> other_seat & 1 == 1);
                if other == bot || won == lost {
                    continue;
                }
                let his = self.ratings[other];
                let c = (own.variance + his.variance + 2.0 * LUCK * LUCK).sqrt();
                let expected = 1.0 / (1.0 + ((his.mean - own.mean) / c).exp());
                let came = f64::from(u8::from(won));
                moves[bot] += own.variance / c * (came - expected);
                let part = own.variance / (c * c);
                shrinks[bot] += own.variance.sqrt() / c * part * expected * (1.0 - expected);
            }
        }
        for bot in (0..n).filter(|&bot| seats[bot] > 0.0) {
            self.ratings[bot].mean += moves[bot] / seats[bot];
            self.ratings[bot].variance *= (1.0 - shrinks[bot] / seats[bot]).max(1e-4);
        }
    }

    /// What has come of it so far.
    pub fn report(&self, until: Option<f64>) -> Report {
        let games = self.games.max(1) as f64;
        let calm = |bot: usize, one: usize| self.calm.as_ref().map(|sums| sums[bot].estimate(one as f64));
        let mut bots: Vec<Rated> = (0..self.bots.len())
            .map(|bot| {
                let (rating, rating_margin) = self.ratings[bot].points();
                Rated {
                    bot: self.bots[bot].clone(),
                    rating,
                    rating_margin,
                    wins: self.won[bot].mean(),
                    wins_margin: self.won[bot].share_margin(),
                    games: self.won[bot].n as u64,
                    without_luck: calm(bot, self.seats.len()),
                }
            })
            .collect();
        bots.sort_by(|a, b| b.wins.total_cmp(&a.wins));
        let at = |name: &str| self.bots.iter().position(|bot| bot == name).unwrap_or(0);
        let any_time = (self.bots.len() == 2).then(|| self.between.interval());
        let mut pairs = Vec::new();
        for first in &bots {
            for other in bots.iter().filter(|other| other.bot != first.bot) {
                let sum = &self.pairs[at(&first.bot)][at(&other.bot)];
                pairs.push(Pair {
                    bot: first.bot.clone(),
                    against: other.bot.clone(),
                    share: sum.mean(),
                    margin: sum.share_margin(),
                    any_time: any_time.map(|it| if at(&first.bot) == 0 { it } else { it.turned() }),
                    without_luck: any_time.and_then(|_| calm(at(&first.bot), 2)),
                    games: sum.n as u64,
                });
            }
        }
        Report {
            games: self.games,
            seed: self.seed,
            bots,
            pairs,
            seats: self.seats.iter().map(|won| won / games).collect(),
            by_order: self.turns_of.iter().map(Sum::share).collect(),
            endings: self.endings,
            mean_turns: self.turns as f64 / games,
            until: until.map(|than| Until {
                bot: self.bots[0].clone(),
                against: self.bots[1].clone(),
                than,
                sure: self.between.than(than),
            }),
        }
    }
}

/// Who sits where in a game of a round: the bots in an order of that round, each game begins with the next of them.
fn lineup(plan: &Plan, round: u64, game: usize) -> Vec<usize> {
    let n = plan.bots.len();
    let mut order: Vec<usize> = (0..n).collect();
    let mut rng = Seeded::new(game_seed(plan.seed ^ 0x5ea7, round));
    for at in (1..n).rev() {
        order.swap(at, rng.below(at as u32 + 1) as usize);
    }
    (0..plan.rules.players as usize).map(|seat| order[(game + seat) % n]).collect()
}

fn one(plan: &Plan, round: u64, game: usize) -> Result<Game, RateError> {
    let seed = game_seed(plan.seed, round);
    let lineup = lineup(plan, round, game);
    let mut watcher = Watcher { first: None, lucky: plan.without_luck.then(|| Lucky::new(plan.rules)) };
    let end = match plan.without_luck {
        true => play(plan, &lineup, seed, Luck::new(seed), &mut watcher)?,
        false => play(plan, &lineup, seed, Seeded::new(seed), &mut watcher)?,
    };
    let over = end.end.filter(|end| !end.broken_off).ok_or(RateError::Endless(seed))?;
    Ok(Game {
        lineup,
        first: watcher.first.unwrap_or_default(),
        winners: over.winners,
        how: over.how,
        turns: end.turn.into(),
        luck: watcher.lucky.map_or([0.0; SEATS], |lucky| *lucky.sum()),
    })
}

fn play<C: Chance>(
    plan: &Plan,
    lineup: &[usize],
    seed: u64,
    mut chance: C,
    watcher: &mut Watcher,
) -> Result<rules::Game, RateError>
where
    for<'a> &'a mut Watcher: Watch<C>,
{
    let seated = lineup.iter().map(|&bot| plan.from.bot(&plan.bots[bot], plan.rules));
    let mut bots: Vec<Box<dyn Bot + '_>> = seated.collect::<Result<_, _>>().map_err(RateError::Bot)?;
    let mut rngs: Vec<Seeded> = (0..SEATS).map(|seat| Seeded::new(seat_seed(seed, seat))).collect();
    let dealt = plan.rules.deal(&mut chance, &mut Silent);
    Ok(drive::play_watched(plan.rules, dealt, &mut bots, &mut rngs, &mut chance, &mut Silent, watcher).game)
}

/// Sees who begins, and how lucky everybody is where that is told.
struct Watcher {
    first: Option<usize>,
    lucky: Option<Lucky>,
}

impl Watcher {
    fn look(&mut self, game: &rules::Game) {
        if self.first.is_none() && game.turn > 0 {
            self.first = Some(game.active.into());
        }
    }
}

impl Watch<Seeded> for &mut Watcher {
    fn asked(&mut self, game: &rules::Game) {
        self.look(game);
    }
}

impl Watch<Luck> for &mut Watcher {
    fn asked(&mut self, game: &rules::Game) {
        self.look(game);
    }

    fn answers(&mut self, rules: &Rules, game: &rules::Game, answer: &Answer, chance: &mut Luck) {
        if let Some(lucky) = &mut self.lucky {
            lucky.answers(rules, game, answer, chance);
        }
    }

    fn answered(&mut self, rules: &Rules, chance: &mut Luck) {
        if let Some(lucky) = &mut self.lucky {
            lucky.answered(rules, chance);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::catalogue::Catalogue;
    use cards::table::{Table, TableOptions};
    use rules::Edition;

    fn with<T>(players: u8, bots: &[&str], seed: u64, then: impl Fn(&Plan) -> T) -> T {
        let catalogue = Catalogue::built_in();
        let table = Table::new(&catalogue, &TableOptions::new(Edition::MonsterBox, players)).unwrap();
        let bots: Vec<String> = bots.iter().map(|name| name.to_string()).collect();
        let (rules, from) = (&table.rules, &bots::Inside);
        then(&Plan { rules, bots: &bots, from, games: 0, seed, until: None, without_luck: false })
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (players, bots) in
            [(4, &["a", "b"][..]), (3, &["a", "b", "c", "d", "e"]), (6, &["a", "b", "c", "d"])]
        {
            with(players, bots, 3, |plan| {
                let mut seats = vec![vec![0; players as usize]; bots.len()];
                for round in 0..10 {
                    for game in 0..bots.len() {
                        for (seat, bot) in lineup(plan, round, game).into_iter().enumerate() {
                            seats[bot][seat] += 1;
                        }
                    }
                }
                assert!(seats.iter().flatten().all(|&n| n == 10), "{seats:?}");
            });
        }
    }

    #[test]
    fn stopping_in_between_changes_nothing() {
        with(4, &["brawler", "random", "hunter"], 5, |plan| {
            let mut whole = Standing::new(plan, "here").unwrap();
            whole.play(plan, 60, &|_| {}).unwrap();
            let mut parts = Standing::new(plan, "here").unwrap();
            for rounds in [1, 19, 40] {
                parts.play(plan, rounds, &|_| {}).unwrap();
                let text = serde_json::to_string(&parts).unwrap();
                parts = serde_json::from_str(&text).unwrap();
            }
            assert_eq!(whole, parts);
            let report = whole.report(None);
            assert_eq!(report.games, 180);
            let names: Vec<&str> = report.bots.iter().map(|bot| bot.bot.as_str()).collect();
            assert_eq!(names, ["hunter", "brawler", "random"]);
            let ratings: Vec<f64> = report.bots.iter().map(|bot| bot.rating).collect();
            assert!(ratings[0] > ratings[1] && ratings[1] > ratings[2], "{report:?}");
            // What one wins of two, the other does not.
            for pair in &report.pairs {
                let back = report.pairs.iter().find(|it| it.bot == pair.against && it.against == pair.bot);
                assert!((pair.share + back.unwrap().share - 1.0).abs() < 1e-9);
            }
            assert!((report.seats.iter().sum::<f64>() - 1.0).abs() < 0.05, "{report:?}");
            let by_order: f64 = report.by_order.iter().map(|it| it.mean).sum();
            assert!((by_order - report.seats.iter().sum::<f64>()).abs() < 1e-9, "{report:?}");
        });
    }

    /// Without luck it is the same on average and surer, adds up to whole games, and goes on from where it was kept.
    #[test]
    fn luck_is_taken_out() {
        with(4, &["planner", "hunter"], 3, |plan| {
            let plan = Plan { without_luck: true, ..*plan };
            let mut standing = Standing::new(&plan, "here").unwrap();
            standing.play(&plan, 60, &|_| {}).unwrap();
            let text = serde_json::to_string(&standing).unwrap();
            let mut again: Standing = serde_json::from_str(&text).unwrap();
            standing.play(&plan, 60, &|_| {}).unwrap();
            again.play(&plan, 60, &|_| {}).unwrap();
            assert_eq!(again, standing);
            let report = standing.report(None);
            let (pair, bot) = (&report.pairs[0], &report.bots[0]);
            let calm = pair.without_luck.unwrap();
            // Rounds are pairs of games: as many values tell less.
            assert!(calm.n == 120 && calm.margin < 0.9 * pair.margin, "{report:?}");
            assert!((calm.mean - pair.share).abs() < 1.5 * pair.margin, "{report:?}");
            assert!((bot.without_luck.unwrap().mean * 2.0 - calm.mean).abs() < 1e-9, "{report:?}");
            let whole: f64 = report.pairs.iter().filter_map(|it| it.without_luck).map(|it| it.mean).sum();
            assert!((whole - 1.0).abs() < 1e-3, "{report:?}");
            let other = Plan { without_luck: false, ..plan };
            assert!(!standing.fits(&other, "here"));
        });
    }

    /// It stops at the same round however the rounds are divided up, and that is soon if one is much better.
    #[test]
    fn it_stops_when_it_is_sure() {
        let play = |bots: [&str; 2], than: f64, parts: &[u64]| {
            with(4, &bots, 5, |plan| {
                let plan = Plan { until: Some(than), ..*plan };
                let mut standing = Standing::new(&plan, "here").unwrap();
                for rounds in parts {
                    standing.play(&plan, *rounds, &|_| {}).unwrap();
                    let text = serde_json::to_string(&standing).unwrap();
                    standing = serde_json::from_str(&text).unwrap();
                }
                (standing.report(Some(than)), standing)
            })
        };
        let (report, whole) = play(["planner", "brawler"], 0.5, &[40]);
        assert!(whole.games() < 40 && whole.games() == 2 * whole.rounds, "{report:?}");
        assert_eq!(report.until.unwrap().sure, Some(Side::Above));
        assert!(report.pairs[0].any_time.unwrap().low > 0.5);
        assert_eq!(play(["planner", "brawler"], 0.5, &[1, 4, 1, 2, 40, 7]).1, whole);
        assert_eq!(play(["brawler", "planner"], 0.5, &[40]).0.until.unwrap().sure, Some(Side::Below));
        let (report, open) = play(["brawler", "hunter"], 0.2, &[30]);
        assert_eq!((open.rounds, report.until.unwrap().sure), (30, None));
        with(4, &["brawler", "hunter", "random"], 5, |plan| {
            let plan = Plan { until: Some(0.5), ..*plan };
            assert_eq!(Standing::new(&plan, ""), Err(RateError::NotTwo));
        });
    }

    /// Who begins is drawn: whoever sits in the first chair has nothing of it, whoever begins has.
    #[test]
    fn it_matters_who_begins() {
        with(2, &["brawler", "hunter"], 1, |plan| {
            let mut standing = Standing::new(plan, "here").unwrap();
            standing.play(plan, 2_000, &|_| {}).unwrap();
            let report = standing.report(None);
            let first = report.by_order[0];
            assert_eq!(first.n, 4_000);
            assert!((first.mean - 0.5).abs() > first.margin, "{report:?}");
            assert!((report.seats[0] - 0.5).abs() < (first.mean - 0.5).abs(), "{report:?}");
        });
    }

    #[test]
    fn plans_that_cannot_be() {
        with(2, &["brawler"], 1, |plan| assert_eq!(Standing::new(plan, ""), Err(RateError::Bots)));
        with(2, &["brawler", "brawler"], 1, |plan| assert_eq!(Standing::new(plan, ""), Err(RateError::Bots)));
        with(2, &["brawler", "nobody"], 1, |plan| {
            assert!(matches!(Standing::new(plan, ""), Err(RateError::Bot(_))));
        });
        let standing = with(2, &["brawler", "random"], 1, |plan| Standing::new(plan, "").unwrap());
        with(2, &["brawler", "random"], 2, |plan| {
            assert_eq!(standing.clone().play(plan, 1, &|_| {}), Err(RateError::OtherPlan));
        });
        with(2, &["brawler", "hunter"], 1, |plan| {
            assert_eq!(standing.clone().play(plan, 1, &|_| {}), Err(RateError::OtherPlan));
        });
    }
}
