//! Looks further than the planner: games that could be the real one are played on for a round, and what they come to corrects
//! what the planner thinks of its answers.

mod fit;

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::keep::counts;
use crate::planner::dice::{best_keeps, end_turn};
use crate::planner::ends::most_hearts;
use crate::planner::{Luck, Planner, Temper};
use crate::swift::{Swift, ahead};
use crate::value::{Deep, Weights, is_plain};
use crate::{Bot, Reason, Situation, Thought};
use fit::{Fit, facts};
use odds::{Counts, FACES, Position};
use rules::{Action, Ask, Game, Rules, Seeded, Silent};

/// How long it may think of one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many turns played on: the same answer on every machine.
    Nodes(u32),
    /// So long.
    Time(Duration),
}

/// Less time than this is the planner's alone.
const LEAST: Duration = Duration::from_millis(4);

impl Budget {
    /// Is it enough for the second network and for planners who play on?
    fn is_large(self) -> bool {
        match self {
            Budget::Nodes(_) => true,
            Budget::Time(time) => time >= LEAST,
        }
    }
}

/// How much of the time the planner may take; the rest is for an answer at a glance if that was not enough.
const HASTE: f32 = 0.7;

/// Answers that are worse by more than this are not looked at again.
const HOPELESS: f32 = 0.06;

/// Most answers looked at.
const MOST: usize = 6;

/// How far off the planner's opinion of the difference between two answers may well be. Both this and the next were chosen by
/// the answers that win more games (decision 0013).
fn opinion(rules: &Rules) -> f32 {
    if planners_play_on(rules) { 0.02 } else { 0.04 }
}

/// Are planners quick enough to play on, and better than a glance? Where two fight alone, without cards that would be hard to use at a
/// glance, a whole round of both corrects dice, too.
fn planners_play_on(rules: &Rules) -> bool {
    is_plain(rules) && rules.players > 2
}

/// Are the planner's dice as good as can be had? So they are where its network learned from planners.
fn planner_keeps_dice(rules: &Rules) -> bool {
    rules.players > 2 && !rules.has_boroughs()
}

/// How far off rounds played on may well be however often they are played, since they are played at a glance.
const GLANCE: f32 = 0.01;

/// So often it is looked whether an answer is behind for certain, that is by so many times what chance does.
const LOOK: usize = 8;
const CERTAIN: f32 = 3.0;

/// Turns at a glance that take as long as one that a planner plays.
const PLANNED: u32 = 16;

/// Turns that planners play on, this one included: more of them tell more, but chance does more to them, and fewer can be tried.
const FEW_TURNS: u32 = 3;

/// Fewer games tell nothing.
const FEWEST: usize = 3;

/// How much two answers usually differ from game to game, and how many games that counts as.
const USUAL: (f32, f32) = (4.0, 0.08);

/// How much of what the dice were better than hoped for shows in the end, measured in games.
const LUCK: f32 = 0.8;

/// The searcher.
pub struct Searcher {
    planner: Planner,
    /// Plays on where that is quick enough; elsewhere it is done at a glance.
    ahead: Option<Planner>,
    budget: Budget,
    /// What was learned in this turn, and which it is.
    learned: Option<(Game, Fit)>,
    /// How long the longest games took that were played on for the last answer.
    pace: Duration,
    /// Turns played on so far.
    nodes: u64,
    /// Answers where there is no time even for what the planner thinks.
    glance: Option<Swift>,
}

/// Counts what is spent.
struct Purse {
    budget: Budget,
    start: Instant,
    spent: u32,
    /// When the last games were begun, and the longest that any took.
    begun: Duration,
    longest: Duration,
}

impl Purse {
    /// So much, where games took so long the last time.
    fn new(budget: Budget, longest: Duration) -> Purse {
        Purse { budget, start: Instant::now(), spent: 0, begun: Duration::MAX, longest }
    }

    /// When it must be done.
    fn deadline(&self) -> Option<Instant> {
        match self.budget {
            Budget::Nodes(_) => None,
            Budget::Time(time) => Some(self.start + time),
        }
    }

    /// Is there enough for more games like the last?
    fn is_enough(&mut self) -> bool {
        let time = match self.budget {
            Budget::Nodes(n) => return self.spent < n,
            Budget::Time(time) => time,
        };
        let now = self.start.elapsed();
        self.longest = self.longest.max(now.saturating_sub(self.begun));
        self.begun = now;
        now + self.longest < time
    }
}

impl Searcher {
    /// For a table.
    pub fn with(
        rules: &Rules,
        budget: Budget,
        temper: Temper,
        (weights, second): (Arc<Weights>, Option<Arc<Deep>>),
    ) -> Searcher {
        let glance = match budget {
            Budget::Nodes(_) => None,
            Budget::Time(_) => Some(Swift::with(rules, weights.clone())),
        };
        let ahead = (planners_play_on(rules) && budget.is_large())
            .then(|| Planner::with(rules, Temper::default(), weights.clone()));
        let planner = Planner::with(rules, temper, weights).corrected(second.filter(|_| budget.is_large()));
        Searcher { planner, ahead, budget, learned: None, pace: Duration::ZERO, nodes: 0, glance }
    }
}

impl Bot for Searcher {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        self.think(s, rng).action
    }

    fn think(&mut self, s: &Situation, rng: &mut Seeded) -> Thought {
        let mut purse = Purse::new(self.budget, self.pace);
        let first = match self.in_time(purse.start, |planner| planner.think(s, rng)) {
            Some(first) => first,
            None => return self.at_a_glance(s, rng),
        };
        let [best, second, ..] = first.reasons[..] else { return first };
        if best.value - second.value > HOPELESS {
            return first;
        }
        let rolls = s.decision.ask == Ask::Roll && s.game.active == s.seat;
        let dice = match best.action {
            Action::Roll(_) => rolls,
            Action::Pass => rolls && s.options.others() == [Action::Pass],
            _ => false,
        };
        // Nothing is gained by playing on with dice where more than two play, nor at a glance where planners could (decision 0013).
        if dice && planner_keeps_dice(s.rules) || planners_play_on(s.rules) && self.ahead.is_none() {
            return first;
        }
        let found = match dice {
            // The planner has found that rolling is best, or there is nothing else.
            true => self.roll(s, first, &mut purse, rng),
            false => self.choose(s, first, &mut purse, rng),
        };
        // One that took unusually long is forgotten after a while.
        self.pace = purse.longest.mul_f32(0.95);
        self.nodes += u64::from(purse.spent);
        found
    }

    fn interject(&mut self, s: &Situation, rng: &mut Seeded) -> Option<Action> {
        self.in_time(Instant::now(), |planner| planner.interject(s, rng)).flatten()
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

impl Searcher {
    /// What the planner thinks, if it is done before the time is over.
    fn in_time<T>(&mut self, start: Instant, think: impl FnOnce(&mut Planner) -> T) -> Option<T> {
        if let Budget::Time(time) = self.budget {
            self.planner.mind.deadline = Some(start + time.mul_f32(HASTE));
        }
        let thought = think(&mut self.planner);
        let mind = &mut self.planner.mind;
        mind.deadline = None;
        if std::mem::take(&mut mind.late) {
            // What is known of this turn is not all true.
            self.planner.turns.forget();
            return None;
        }
        Some(thought)
    }

    fn at_a_glance(&mut self, s: &Situation, rng: &mut Seeded) -> Thought {
        let answer = self.glance.as_mut().map(|swift| swift.answer(s, rng));
        Thought::only(answer.or_else(|| s.options.get(0)).unwrap_or(Action::Pass))
    }

    /// Plays on until so many turns are over, this one included; how lucky the seat was with all dice on the way, but for those of a
    /// turn whose dice it has seen. Nothing if the time is over before: a planner takes long where cards meddle with dice.
    #[allow(clippy::too_many_arguments)]
    fn play_on(
        &mut self,
        rules: &Rules,
        g: &mut Game,
        seat: (rules::Seat, Option<u16>),
        turns: u32,
        chance: &mut Luck,
        purse: &mut Purse,
        rng: &mut Seeded,
    ) -> Option<f32> {
        let Some(planner) = &mut self.ahead else {
            let (n, luck) = ahead(rules, g, seat, turns, chance, &mut self.planner.mind);
            purse.spent += 1 + n;
            return Some(LUCK * luck);
        };
        planner.mind.deadline = purse.deadline();
        let (of, seen) = seat;
        let mut luck = 0.0;
        // Also where the game is over at once something was looked at.
        purse.spent += 1;
        for _ in 0..turns {
            if g.end.is_some() {
                break;
            }
            let seen = seen == Some(g.turn);
            luck += planner.play_turn(rules, g, seen, chance, rng, &mut |_, _| None)[usize::from(of)];
            purse.spent += PLANNED;
        }
        let late = std::mem::take(&mut planner.mind.late);
        if late {
            // What is known of the turn is not all true.
            planner.turns.forget();
        }
        (!late).then_some(luck)
    }

    /// Which dice to keep: the turn is played to its end in many ways and on from there, and what is learned of ends like these
    /// goes into the value of every end.
    fn roll(&mut self, s: &Situation, first: Thought, purse: &mut Purse, rng: &mut Seeded) -> Thought {
        let rules = s.rules;
        let free = s.options.dice;
        let of = s.game.without_dice();
        let mut fit = match self.learned.take() {
            Some((known, fit)) if known == of => fit,
            _ => Fit::default(),
        };
        let wounds = most_hearts(rules, s.game);
        let turns = u32::from(s.game.living());
        while purse.is_enough() {
            let mut g = s.guess(rng);
            // Half of the time the best answer, else one of the others.
            let tried = match rng.below(2) {
                0 => 0,
                _ => rng.below(first.reasons.len() as u32) as usize,
            };
            let end = self.end(s, &g, first.reasons[tried].action, rng);
            let mind = &mut self.planner.mind;
            mind.reflex.forget();
            end_turn(rules, &mut g, free, &end, rng.bits(), mind);
            let value = mind.utility(rules, &g, s.seat);
            let mut chance = Luck::new(rng.bits());
            let played = self.play_on(rules, &mut g, (s.seat, None), turns, &mut chance, purse, rng);
            let Some(luck) = played else { break };
            let more = self.planner.mind.utility(rules, &g, s.seat) - value - luck;
            fit.add(&facts(&end, wounds), more);
        }
        if fit.seen == 0 {
            return first;
        }
        let more = fit.more();
        self.learned = Some((of, fit));
        let game = s.guess(rng);
        let Planner { mind, turns } = &mut self.planner;
        let turn = turns.of(s.game);
        let add = |end: &Counts| facts(end, wounds).iter().zip(&more).map(|(f, m)| f * m).sum::<f32>();
        let table = turn.corrected(rules, &game, free, mind, add);
        best_keeps(&table, &game, free)
    }

    /// How the dice of this turn could end after this answer.
    fn end(&mut self, s: &Situation, game: &Game, action: Action, rng: &mut Seeded) -> Counts {
        let free = s.options.dice;
        let mut now = counts(game, u8::MAX);
        let Action::Roll(mut roll) = action else { return now };
        roll &= free;
        let locked = counts(game, !free);
        let mut keep = counts(game, !roll);
        let mut left = usize::from(game.rolls_left).min(odds::MAX_ROLLS);
        let Planner { mind, turns } = &mut self.planner;
        let table = turns.of(s.game).table(s.rules, game, free, mind);
        loop {
            now = keep;
            for _ in odds::total(&keep)..usize::from(game.dice_count) {
                now[rng.below(FACES as u32) as usize] += 1;
            }
            left = left.saturating_sub(1);
            match table.best_keep(&Position::rolled(now, left).with_locked(locked)) {
                Ok(best) if left > 0 && odds::total(&best) < usize::from(game.dice_count) => keep = best,
                _ => return now,
            }
        }
    }

    /// Everything else: each answer is tried on the same games.
    fn choose(&mut self, s: &Situation, first: Thought, purse: &mut Purse, rng: &mut Seeded) -> Thought {
        let best = first.reasons[0].value;
        let hopeful = first.reasons.iter().take(MOST).filter(|reason| reason.value > best - HOPELESS);
        let new = |reason: &Reason| Tried { reason: *reason, found: Vec::new(), behind: false };
        let mut tried: Vec<Tried> = hopeful.map(new).collect();
        let turns = match self.ahead {
            Some(_) => FEW_TURNS,
            None => u32::from(s.game.living()) + 1,
        };
        let seen = (s.seat, Some(s.game.turn));
        let opinion = opinion(s.rules);
        'time: while purse.is_enough() {
            let game = s.guess(rng);
            let seed = rng.bits();
            let whole = tried[0].found.len();
            for it in tried.iter_mut().filter(|it| !it.behind) {
                let mut g = game.clone();
                let mut chance = Luck::new(seed);
                s.rules.apply_unchecked(&mut g, s.seat, it.reason.action, &mut chance, &mut Silent);
                let mut own = Seeded::new(seed);
                let Some(luck) = self.play_on(s.rules, &mut g, seen, turns, &mut chance, purse, &mut own)
                else {
                    // All are compared on the same games.
                    tried.iter_mut().for_each(|it| it.found.truncate(whole));
                    break 'time;
                };
                it.found.push(self.planner.mind.utility(s.rules, &g, s.seat) - luck);
            }
            if tried[0].found.len().is_multiple_of(LOOK) && !drop_behind(&mut tried, opinion) {
                break;
            }
        }
        let n = tried[0].found.len();
        if n < FEWEST {
            return first;
        }
        let mean = tried[0].found.iter().sum::<f32>() / n as f32;
        let mut reasons: Vec<Reason> = tried
            .iter()
            .map(|it| {
                let (more, spread, _) = it.against(&tried[0], opinion);
                Reason { value: mean + more, margin: 1.96 * spread, ..it.reason }
            })
            .collect();
        reasons.sort_by(|a, b| b.value.total_cmp(&a.value));
        Thought { action: reasons[0].action, reasons }
    }
}

/// An answer that is tried.
struct Tried {
    reason: Reason,
    /// What the games it was tried on came to.
    found: Vec<f32>,
    /// It is not tried any more.
    behind: bool,
}

impl Tried {
    /// How much better than the planner's best, what was thought and what was found together; how much chance does to what was
    /// found, and to both.
    fn against(&self, base: &Tried, opinion: f32) -> (f32, f32, f32) {
        let n = self.found.len() as f32;
        // The same games make the difference surer.
        let off = || self.found.iter().zip(&base.found).map(|(a, b)| a - b);
        let more = off().sum::<f32>() / n;
        let squares = off().map(|d| (d - more) * (d - more)).sum::<f32>();
        let spread = (squares + USUAL.0 * USUAL.1 * USUAL.1) / (n - 1.0 + USUAL.0) / n;
        let thought = self.reason.value - base.reason.value;
        let weight = opinion * opinion / (opinion * opinion + GLANCE * GLANCE + spread);
        (weight * more + (1.0 - weight) * thought, spread.sqrt(), weight * spread.sqrt())
    }
}

/// Gives up answers that are behind for certain, so that the near ones are tried more often; whether any is left beside the
/// planner's best, which all are compared with.
fn drop_behind(tried: &mut [Tried], opinion: f32) -> bool {
    let all: Vec<(f32, f32)> = tried
        .iter()
        .map(|it| {
            let (more, _, spread) = it.against(&tried[0], opinion);
            (more, spread)
        })
        .collect();
    let lead = all.iter().map(|(more, _)| *more).fold(0.0, f32::max);
    for (it, (more, spread)) in tried.iter_mut().zip(all).skip(1) {
        it.behind |= lead - more > CERTAIN * spread;
    }
    tried[1..].iter().any(|it| !it.behind)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::built_in;
    use rules::{Edition, Options, Setup};

    /// Without time it answers as whoever plays at a glance, and what it began to think is forgotten.
    #[test]
    fn without_time_it_answers_at_a_glance() {
        let rules = Rules::new(&Setup::new(Edition::MonsterBox, 4), &[]).unwrap();
        let game = rules.deal(&mut Seeded::new(5), &mut Silent);
        let mut options = Options::default();
        rules.options(&game, game.active, &mut options);
        let decision = rules.decision(&game).unwrap();
        let s = Situation { rules: &rules, game: &game, seat: game.active, decision, options: &options };
        let with = |budget| Searcher::with(&rules, budget, Temper::default(), (built_in(), None));
        let mut hurried = with(Budget::Time(Duration::ZERO));
        let thought = hurried.think(&s, &mut Seeded::new(3));
        let glance = Swift::with(&rules, built_in()).answer(&s, &mut Seeded::new(3));
        assert_eq!(thought, Thought::only(glance));
        assert_eq!(hurried.interject(&s, &mut Seeded::new(3)), None);
        // With time again it thinks what it would have thought.
        hurried.budget = Budget::Nodes(60);
        let anew = with(Budget::Nodes(60)).think(&s, &mut Seeded::new(4));
        assert!(anew.reasons.len() > 1);
        let then = hurried.think(&s, &mut Seeded::new(4));
        let near = |(a, b): (&Reason, &Reason)| a.action == b.action && (a.value - b.value).abs() < 1e-5;
        assert!(then.reasons.iter().zip(&anew.reasons).all(near), "{then:?} {anew:?}");
    }

    /// An answer that ends the game at once costs something, too: otherwise a budget of turns would never be used up.
    #[test]
    fn every_try_costs_something() {
        let rules = Rules::new(&Setup::new(Edition::MonsterBox, 4), &[]).unwrap();
        let mut rng = Seeded::new(1);
        let mut chance = Luck::new(5);
        let mut g = rules.deal(&mut chance, &mut Silent);
        let mut planner = Planner::new(&rules, Temper::default());
        for _ in 0..1000 {
            if g.end.is_none() {
                planner.play_turn(&rules, &mut g, false, &mut chance, &mut rng, &mut |_, _| None);
            }
        }
        assert!(g.end.is_some());
        let mut searcher = Searcher::with(&rules, Budget::Nodes(10), Temper::default(), (built_in(), None));
        assert!(searcher.ahead.is_some());
        let mut purse = Purse::new(Budget::Nodes(10), Duration::ZERO);
        let luck = searcher.play_on(&rules, &mut g, (0, None), 3, &mut chance, &mut purse, &mut rng);
        assert!(luck == Some(0.0) && purse.spent > 0, "{luck:?} {}", purse.spent);
    }

    /// Games that are not done in time tell nothing, and what was thought on the way is not taken for true the next time.
    #[test]
    fn games_that_take_too_long_count_for_nothing() {
        let rules = Rules::new(&Setup::new(Edition::MonsterBox, 4), &[]).unwrap();
        let game = rules.deal(&mut Seeded::new(5), &mut Silent);
        let networks = || (built_in(), None);
        let mut searcher = Searcher::with(&rules, Budget::Nodes(10), Temper::default(), networks());
        let luck = |searcher: &mut Searcher, budget| {
            let (mut purse, mut g) = (Purse::new(budget, Duration::ZERO), game.clone());
            let (mut chance, mut rng) = (Luck::new(7), Seeded::new(7));
            searcher.play_on(&rules, &mut g, (0, None), 3, &mut chance, &mut purse, &mut rng)
        };
        assert_eq!(luck(&mut searcher, Budget::Time(Duration::ZERO)), None);
        let after = luck(&mut searcher, Budget::Nodes(10));
        let mut fresh = Searcher::with(&rules, Budget::Nodes(10), Temper::default(), networks());
        assert!(after.is_some_and(|luck| luck != 0.0));
        assert_eq!(after, luck(&mut fresh, Budget::Nodes(10)));
    }
}
