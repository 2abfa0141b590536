//! Whether a bot answers better than another: where they answer otherwise, both answers are played to the end with the same luck.
//!
//! Games tell little of a bot that differs from another in few answers. Here nothing is played where both agree, and the luck after
//! a position does not depend on who is compared: two bots compared with the same base share positions and luck.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{Bot, Planner, Situation, Spec, Temper, same_answer};
use rayon::prelude::*;
use rules::{Action, Ask, Game, Rules, Seat, Seeded, Silent};
use serde::Serialize;

use super::Finished;
use super::branch::{ONE, Players, won};
use super::luck::Luck;
use crate::drive;
use crate::simulate::{game_seed, mix, seat_seed};
use crate::sum::{Estimate, Sum};

/// Who is compared with whom.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// Whose answers are judged.
    pub bot: &'a Spec,
    /// Who plays: the games questions are taken from, and on from both answers.
    pub base: &'a Spec,
    /// Games to take questions from.
    pub games: u64,
    /// How often each of two answers is played to the end.
    pub playouts: u64,
    /// Where all chance comes from.
    pub seed: u64,
    /// Take the luck of the dice out of what the playouts come to; then planners play them, whoever the base is.
    pub without_luck: bool,
}

/// A question of a game that is not clear from the start: the best two answers are near each other in the mind of the base, or it does not
/// weigh them, or the bot answers otherwise.
#[derive(Clone, Debug)]
pub struct Question {
    /// What is asked, without details.
    kind: String,
    /// Is it about which dice to keep?
    pub dice: bool,
    /// Where the two part.
    parting: Option<Parting>,
}

impl Question {
    /// Do the two answer otherwise?
    pub fn differs(&self) -> bool {
        self.parting.is_some()
    }
}

#[derive(Clone, Debug)]
struct Parting {
    game: Game,
    seat: Seat,
    base: Action,
    other: Action,
    luck: u64,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Study {
    /// Which dice to keep.
    pub dice: Gains,
    /// Everything else.
    pub others: Gains,
    /// By what is asked.
    pub by_kind: BTreeMap<String, Gains>,
}

/// What the bot's answers gain in shares of a win. Intervals are those of positions, each of which counts once however often it was
/// played on from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Gains {
    /// By an answer that is not the base's; as many as there were.
    pub answer: Estimate,
    /// By a question, most of which both answer alike.
    pub question: Estimate,
}

/// Answers worse than the best by more are not near it: the searcher does not look at them again, either.
const NEAR: f32 = 0.06;

/// The questions of the games, in their order; `finished` is told of each game.
pub fn questions(rules: &Rules, plan: &Plan, finished: Finished) -> Vec<Question> {
    let games = (0..plan.games).into_par_iter().flat_map_iter(|number| {
        let found = of_game(rules, plan, game_seed(plan.seed, number));
        finished(1);
        found
    });
    games.collect()
}

/// Plays on where the two part; `finished` is told of each question that differs.
pub fn judge(rules: &Rules, plan: &Plan, questions: &[Question], finished: Finished) -> Study {
    let gains: Vec<f64> = questions
        .par_iter()
        .map(|question| {
            let Some(parting) = &question.parting else { return 0.0 };
            let gain = gain(rules, plan, parting);
            finished(1);
            gain
        })
        .collect();
    let sum_up = |of: &dyn Fn(&Question) -> bool| {
        let (mut answer, mut question) = (Sum::default(), Sum::default());
        for (it, gain) in questions.iter().zip(&gains).filter(|(it, _)| of(it)) {
            question.add(*gain);
            if it.differs() {
                answer.add(*gain);
            }
        }
        let one = ONE * plan.playouts.max(1) as f64;
        Gains { answer: answer.estimate(one), question: question.estimate(one) }
    };
    let mut by_kind = BTreeMap::new();
    for it in questions {
        by_kind.entry(it.kind.clone()).or_insert_with(|| sum_up(&|other| other.kind == it.kind));
    }
    Study { dice: sum_up(&|it| it.dice), others: sum_up(&|it| !it.dice), by_kind }
}

/// What the bot's answer gains over the base's, in parts of [`ONE`], all playouts together.
fn gain(rules: &Rules, plan: &Plan, parting: &Parting) -> f64 {
    let Parting { game, seat, base, other, luck } = parting;
    let lucks = (0..plan.playouts).map(|n| game_seed(*luck, n));
    if plan.without_luck {
        let mut planner = Planner::new(rules, Temper::default());
        let mut ended = |action, luck| without_luck(rules, &mut planner, game, (*seat, action), luck);
        return lucks.map(|luck| ended(*other, luck) - ended(*base, luck)).sum();
    }
    // New ones for each position: what they remember must not depend on which thread was here before.
    let mut players = Players::new(rules, plan.base);
    let mut ended = |action, luck| won(&players.go_on_with(game, (*seat, action), luck, |_| {}), *seat);
    lucks.map(|luck| ended(*other, luck) - ended(*base, luck)).sum()
}

/// What a seat has in the end, in parts of [`ONE`], when planners play on after its answer, without what the dice brought beyond what was
/// to be hoped for: the same on average, and much less a matter of chance.
fn without_luck(
    rules: &Rules,
    planner: &mut Planner,
    game: &Game,
    (seat, action): (Seat, Action),
    luck: u64,
) -> f64 {
    let (mut g, mut chance, mut rng) = (game.clone(), bots::Luck::new(luck), Seeded::new(luck));
    rules.apply_unchecked(&mut g, seat, action, &mut chance, &mut Silent);
    let mut lucky = 0.0;
    for _ in 0..LONG {
        if g.end.is_some() {
            break;
        }
        let seen = g.turn == game.turn;
        let luck = planner.play_turn(rules, &mut g, seen, &mut chance, &mut rng, &mut |_, _| None);
        lucky += f64::from(luck[usize::from(seat)]);
    }
    (won(&g, seat) - ONE * lucky).round()
}

/// Turns after which a game is broken off.
const LONG: usize = 2000;

/// A game of four of the base, and what the bot would have answered in it.
fn of_game(rules: &Rules, plan: &Plan, seed: u64) -> Vec<Question> {
    let now = Arc::new(Mutex::new(Now::default()));
    let seat = |seat: usize| -> Box<dyn Bot> {
        Box::new(Asked {
            base: plan.base.bot(rules),
            other: plan.bot.bot(rules),
            // Luck of its own, so that the base plays as if nobody else were asked.
            rng: Seeded::new(seat_seed(mix(seed), seat)),
            seed,
            now: Arc::clone(&now),
        })
    };
    let seats = 0..usize::from(rules.players);
    let mut bots: Vec<Box<dyn Bot>> = seats.clone().map(seat).collect();
    let mut rngs: Vec<Seeded> = seats.map(|seat| Seeded::new(seat_seed(seed, seat))).collect();
    let mut luck = Luck::new(seed);
    let game = rules.deal(&mut luck, &mut Silent);
    let watch = |game: &Game| locked(&now).game = Some(game.clone());
    drive::play_watched(rules, game, &mut bots, &mut rngs, &mut luck, &mut Silent, watch);
    std::mem::take(&mut locked(&now).found)
}

/// The game as it is, which seats see only a part of, and the questions so far.
#[derive(Default)]
struct Now {
    game: Option<Game>,
    asked: u64,
    found: Vec<Question>,
}

fn locked(now: &Mutex<Now>) -> std::sync::MutexGuard<'_, Now> {
    now.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The base, with the bot beside it.
struct Asked {
    base: Box<dyn Bot>,
    other: Box<dyn Bot>,
    rng: Seeded,
    seed: u64,
    now: Arc<Mutex<Now>>,
}

impl Bot for Asked {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let thought = self.base.think(s, rng);
        if s.options.len() < 2 {
            return thought.action;
        }
        let other = self.other.answer(s, &mut self.rng);
        let near = match thought.reasons[..] {
            [best, second, ..] => best.value - second.value <= NEAR,
            _ => true,
        };
        let differs = !same_answer(s.game, thought.action, other);
        let mut now = locked(&self.now);
        now.asked += 1;
        if near || differs {
            let luck = mix(self.seed ^ mix(now.asked));
            let parted = |game| Parting { game, seat: s.seat, base: thought.action, other, luck };
            let parting = now.game.clone().filter(|_| differs).map(parted);
            let (kind, dice) = (kind(s.decision.ask), s.decision.ask == Ask::Roll);
            now.found.push(Question { kind, dice, parting });
        }
        thought.action
    }

    fn interject(&mut self, s: &Situation, rng: &mut Seeded) -> Option<Action> {
        self.base.interject(s, rng)
    }
}

/// The name of what is asked, without what it is asked about.
fn kind(ask: Ask) -> String {
    let name = format!("{ask:?}");
    name.split('(').next().unwrap_or(&name).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Edition, Setup};

    fn study(bot: &str, base: &str, threads: usize) -> (usize, Study) {
        study_with(bot, base, threads, false)
    }

    fn study_with(bot: &str, base: &str, threads: usize, without_luck: bool) -> (usize, Study) {
        let rules = Rules::new(&Setup::new(Edition::MonsterBox, 3), &[]).unwrap();
        let (bot, base) = (bot.parse().unwrap(), base.parse().unwrap());
        let plan = Plan { bot: &bot, base: &base, games: 8, playouts: 12, seed: 3, without_luck };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            let questions = questions(&rules, &plan, &|_| {});
            let differ = questions.iter().filter(|it| it.differs()).count();
            (differ, judge(&rules, &plan, &questions, &|_| {}))
        })
    }

    #[test]
    fn who_answers_alike_gains_nothing() {
        let (differ, Study { dice, others, .. }) = study("brawler", "brawler", 2);
        assert_eq!((differ, dice.answer.n, others.answer.n), (0, 0, 0));
        assert!(dice.question.n > 100 && others.question.n > 10, "{dice:?} {others:?}");
        assert_eq!((dice.question.mean, dice.question.margin), (0.0, 0.0));
    }

    /// Without the luck of the dice the same answers gain about the same, and it is surer by how much.
    #[test]
    fn without_luck_it_is_surer() {
        let (with, without) = (study("brawler", "planner", 2).1, study_with("brawler", "planner", 2, true).1);
        assert_eq!(with.dice.answer.n, without.dice.answer.n);
        for (with, without) in [(with.dice, without.dice), (with.others, without.others)] {
            let (with, without) = (with.answer, without.answer);
            let off = (with.mean - without.mean).abs();
            assert!(off < 1.5 * (with.margin + without.margin), "{with:?} {without:?}");
            assert!(without.margin < with.margin, "{with:?} {without:?}");
        }
        assert!(without.dice.answer.mean < 0.0, "{without:?}");
    }

    #[test]
    fn good_answers_gain_and_threads_make_no_difference() {
        let found = study("brawler", "random", 1);
        assert_eq!(found, study("brawler", "random", 3));
        let (differ, Study { dice, others, by_kind }) = &found;
        assert_eq!(*differ as u64, dice.answer.n + others.answer.n);
        assert_eq!(by_kind.values().map(|it| it.answer.n).sum::<u64>(), *differ as u64);
        assert_eq!(by_kind["Roll"], *dice);
        assert!(dice.answer.mean > 0.0 && dice.question.mean < dice.answer.mean, "{dice:?}");
        // Whoever answers at random instead loses what was gained.
        let worse = study("random", "brawler", 2).1;
        assert!(worse.dice.answer.mean + worse.dice.answer.margin < 0.0, "{worse:?}");
    }
}
