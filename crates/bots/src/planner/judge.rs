//! What every answer to a question is worth, and by what one is better than another: for coaches, and for "why?".
//!
//! A cause is found and not made up: both answers are played out many times to the end of the turn, each as the planner
//! would go on, and the network says how much of the difference comes from each fact, by what the chance to win becomes
//! when that fact alone is exchanged between the two outcomes. What a temperament likes counts as it does in play.

use super::dice::{Turn, best_keeps};
use super::{LONG, Luck, Planner};
use crate::keep::{again, counts, position};
use crate::value::{Facts, living, veil};
use crate::{Reason, Situation};
use rules::{Action, Ask, CardId, CardSet, Game, Rules, SEATS, Seat, Seeded, Silent};

/// How often an answer is played out for its worth, where chance decides.
const GAMES: u32 = 16;

/// In how many games that could be the keeps are weighed, where something is hidden.
const HIDDEN: usize = 6;

/// How often two answers are played out to see in what they differ.
const TIMES: usize = 96;

/// A fact that makes less of the difference than this is not its cause.
const EXPLAINS: f32 = 0.25;

/// So much of a fact is seen in its number.
const SEEN: f32 = 0.05;

/// What two answers can differ in at the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Having won.
    Won,
    /// Being out of the game.
    Out,
    /// Rivals that are out.
    RivalsOut,
    /// Own hearts.
    Hearts,
    /// Own stars.
    Stars,
    /// Own energy.
    Energy,
    /// Cards in front of one, and one of them that makes the difference.
    Cards(Option<CardId>),
    /// Being in the city.
    City,
    /// Hearts of the rivals together.
    RivalHearts,
    /// Stars of the rivals together.
    RivalStars,
}

impl Fact {
    /// How much of a difference speaks for whoever has it: less is better of what is bad, and to be in the city is as it may be.
    fn gain(self, more: f32) -> f32 {
        match self {
            Fact::Won | Fact::RivalsOut | Fact::Hearts | Fact::Stars | Fact::Energy | Fact::Cards(_) => more,
            Fact::Out | Fact::RivalHearts | Fact::RivalStars => -more,
            Fact::City => more.abs(),
        }
    }
}

/// By what one answer is better than another: a fact, and how it stands after each on average. What is counted is
/// counted; what holds or does not is the share of outcomes in which it holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Because {
    /// The fact that makes most of the difference.
    pub fact: Fact,
    /// After the better answer.
    pub better: f32,
    /// After the other.
    pub worse: f32,
}

/// Why one answer is better than another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ground {
    /// One fact makes most of the difference.
    Fact(Because),
    /// None does alone.
    Several,
    /// What was asked: to name it would only repeat the answer.
    Answer,
    /// Nothing that shows before the turn is over.
    Later,
}

impl Planner {
    /// What the answers are worth, the best first. Of dice, every keep is there once; keeping all of them is to pass.
    pub fn weigh_all(&mut self, s: &Situation, rng: &mut Seeded) -> Vec<Reason> {
        let games: Vec<(Game, u64)> = (0..GAMES).map(|_| (s.guess(rng), rng.bits())).collect();
        let mut found = Vec::new();
        if s.options.dice != 0 {
            found = self.weigh_keeps(s, &games);
        }
        for &action in s.options.others() {
            if found.iter().all(|known| known.action != action) {
                let (value, margin, _) = self.weigh(s, &games, action);
                found.push(Reason { action, value, margin });
            }
        }
        found.sort_by(|a, b| b.value.total_cmp(&a.value));
        found
    }

    /// What the keeps are worth: exactly, or where something is hidden, on average over games that could be.
    fn weigh_keeps(&mut self, s: &Situation, games: &[(Game, u64)]) -> Vec<Reason> {
        let free = s.options.dice;
        let tries = if s.rules.hides_something(s.game, s.seat) { HIDDEN } else { 1 };
        let mut found: Vec<(Action, Vec<f32>)> = Vec::new();
        for (n, (game, _)) in games.iter().take(tries).enumerate() {
            let mut other = Turn::new(s.game.without_dice());
            // What is known already of this turn is good for the first of them.
            let turn = if n == 0 { self.turns.of(s.game) } else { &mut other };
            let table = turn.table(s.rules, game, free, &mut self.mind);
            for (keep, value) in table.keeps(&position(game, free)).unwrap_or_default() {
                let action = again(game, free, &keep);
                match found.iter_mut().find(|(known, _)| *known == action) {
                    Some((_, values)) => values.push(value as f32),
                    None => found.push((action, vec![value as f32])),
                }
            }
        }
        let reason = |(action, values): (Action, Vec<f32>)| {
            let n = values.len() as f32;
            let value = values.iter().sum::<f32>() / n;
            let spread = values.iter().map(|it| (it - value) * (it - value)).sum::<f32>() / n;
            Reason { action, value, margin: 1.96 * (spread / n).sqrt() }
        };
        found.into_iter().map(reason).collect()
    }

    /// By what one answer is better than another.
    pub fn why(&mut self, s: &Situation, better: Action, worse: Action, rng: &mut Seeded) -> Ground {
        let seeds: Vec<u64> = (0..TIMES).map(|_| rng.bits()).collect();
        let mut outcomes = |action| {
            let mut all: Vec<Outcome> =
                seeds.iter().map(|&seed| self.play_out(s, action, &mut Seeded::new(seed))).collect();
            // Like is compared with like: the best with the best, the worst with the worst.
            all.sort_by(|a, b| a.share.total_cmp(&b.share));
            all
        };
        let (better, worse) = (outcomes(better), outcomes(worse));
        let mean = |all: &[Outcome], of: &dyn Fn(&Outcome) -> f32| {
            all.iter().map(of).sum::<f32>() / all.len().max(1) as f32
        };
        let gain = mean(&better, &|it| it.share) - mean(&worse, &|it| it.share);
        let evaluator = &self.mind.evaluator;
        let temper = &self.mind.temper;
        let share = |facts: &Position| {
            evaluator.shares_of(facts)[s.seat as usize]
                + temper.liking_of(s.rules, facts, s.game.players, s.seat)
        };
        let mut parts: Vec<(Fact, f32)> = Vec::new();
        let mut add = |fact: Fact, by: f32| match parts.iter_mut().find(|(known, _)| *known == fact) {
            Some((_, sum)) => *sum += by / TIMES as f32,
            None => parts.push((fact, by / TIMES as f32)),
        };
        for (a, b) in better.iter().zip(&worse) {
            if let Some(fact) = a.ends_unlike(b, s.seat) {
                add(fact, a.share - b.share);
                continue;
            }
            if a.over {
                continue;
            }
            for fact in EXCHANGED {
                let (mut into_b, mut into_a) = (b.facts, a.facts);
                exchange(fact, s.seat, &a.facts, &mut into_b);
                exchange(fact, s.seat, &b.facts, &mut into_a);
                add(fact, (share(&into_b) - b.share + a.share - share(&into_a)) / 2.0);
            }
        }
        if gain <= 0.0 {
            return Ground::Later;
        }
        parts.retain(|(_, part)| *part >= gain * EXPLAINS);
        parts.sort_by(|a, b| b.1.total_cmp(&a.1));
        let amount = |all: &[Outcome], fact| mean(all, &|it| it.amount(fact, s.seat));
        let found = parts.into_iter().map(|(fact, _)| {
            let (with, without) = (amount(&better, fact), amount(&worse, fact));
            let fact = match fact {
                Fact::Cards(_) => Fact::Cards(card_more(&better, &worse, s.seat)),
                other => other,
            };
            Because { fact, better: with, worse: without }
        });
        // A difference that is not seen in the numbers explains nothing to people, nor does one that speaks against the answer.
        let mut found = found.filter(|it| {
            let more = it.fact.gain(it.better - it.worse);
            more >= SEEN || matches!(it.fact, Fact::Cards(Some(_)))
        });
        // Who is asked whether to be in the city learns nothing from hearing that it then is.
        let asked = |it: &Because| it.fact == Fact::City && matches!(s.decision.ask, Ask::Yield | Ask::Move);
        match found.next() {
            Some(it) if asked(&it) => found.next().map_or(Ground::Answer, Ground::Fact),
            Some(it) => Ground::Fact(it),
            None => Ground::Several,
        }
    }

    /// Plays an answer out to the end of the turn, with the best keeps where there are dice to be rolled.
    fn play_out(&mut self, s: &Situation, action: Action, rng: &mut Seeded) -> Outcome {
        self.mind.reflex.forget();
        let mut g = s.guess(rng);
        let mut chance = Luck::new(rng.bits());
        let turn_now = g.turn;
        s.rules.apply_unchecked(&mut g, s.seat, action, &mut chance, &mut Silent);
        for _ in 0..LONG {
            if g.end.is_some() || g.turn != turn_now {
                break;
            }
            if g.ask() == Ask::Roll && g.active == s.seat {
                s.rules.options(&g, s.seat, &mut self.mind.options);
                let free = self.mind.options.dice;
                let table = self.turns.of(&g).table(s.rules, &g, free, &mut self.mind);
                let keep = best_keeps(table, &g, free).action;
                s.rules.apply_unchecked(&mut g, s.seat, keep, &mut chance, &mut Silent);
            } else {
                if !self.mind.step(s.rules, &mut g, &mut chance) {
                    break;
                }
            }
        }
        veil(&s.game.market, &mut g);
        let share = self.mind.evaluator.shares(s.rules, &g)[s.seat as usize]
            + self.mind.temper.liking(s.rules, &g, s.seat);
        Outcome::of(s.rules, &g, share)
    }
}

/// Do two answers leave the same dice? Which of several equal dice are rolled makes no difference.
pub fn same_answer(g: &Game, a: Action, b: Action) -> bool {
    match (a, b) {
        (Action::Roll(a), Action::Roll(b)) => counts(g, !a) == counts(g, !b),
        _ => a == b,
    }
}

/// What holds for the living monsters.
type Position = [Option<Facts>; SEATS];

/// How a turn ended.
struct Outcome {
    facts: Position,
    alive: u8,
    players: u8,
    over: bool,
    winners: u8,
    /// The chance to win, and what else is liked.
    share: f32,
}

impl Outcome {
    fn of(rules: &Rules, g: &Game, share: f32) -> Outcome {
        let mut facts: Position = [None; SEATS];
        for seat in living(g) {
            facts[seat as usize] = Some(Facts::of(rules, g, seat));
        }
        let winners = g.end.as_ref().map_or(0, |end| end.winners);
        Outcome { facts, alive: g.alive, players: g.players, over: g.end.is_some(), winners, share }
    }

    /// What sets two outcomes apart in which not the same monsters are left.
    fn ends_unlike(&self, other: &Outcome, seat: Seat) -> Option<Fact> {
        let differ = |a: u8, b: u8| (a ^ b) >> seat & 1 == 1;
        if differ(self.winners, other.winners) {
            Some(Fact::Won)
        } else if differ(self.alive, other.alive) {
            Some(Fact::Out)
        } else {
            (self.alive != other.alive || self.over != other.over).then_some(Fact::RivalsOut)
        }
    }

    fn amount(&self, fact: Fact, seat: Seat) -> f32 {
        let own = self.facts[seat as usize];
        let rivals = || (0..SEATS).filter(|it| *it != seat as usize).filter_map(|it| self.facts[it]);
        let own = |of: fn(&Facts) -> u16| own.map_or(0.0, |facts| f32::from(of(&facts)));
        match fact {
            Fact::Won => f32::from(self.winners >> seat & 1),
            Fact::Out => f32::from(1 - (self.alive >> seat & 1)),
            Fact::RivalsOut => {
                let others = (0..self.players).filter(|other| *other != seat);
                others.filter(|other| self.alive >> other & 1 == 0).count() as f32
            }
            Fact::Hearts => own(|facts| facts.hearts.into()),
            Fact::Stars => own(|facts| facts.stars.into()),
            Fact::Energy => own(|facts| facts.energy),
            Fact::Cards(_) => own(|facts| facts.cards.len() as u16),
            Fact::City => own(|facts| facts.inside.into()),
            Fact::RivalHearts => rivals().map(|it| f32::from(it.hearts)).sum(),
            Fact::RivalStars => rivals().map(|it| f32::from(it.stars)).sum(),
        }
    }
}

/// Facts that can be exchanged between two outcomes with the same monsters.
const EXCHANGED: [Fact; 7] = [
    Fact::Hearts,
    Fact::Stars,
    Fact::Energy,
    Fact::Cards(None),
    Fact::City,
    Fact::RivalHearts,
    Fact::RivalStars,
];

/// Makes a fact what it is in another outcome.
fn exchange(fact: Fact, seat: Seat, from: &Position, into: &mut Position) {
    for (at, (from, into)) in from.iter().zip(into).enumerate() {
        let (Some(from), Some(into)) = (from, into) else { continue };
        match (fact, at == seat as usize) {
            (Fact::Hearts, true) | (Fact::RivalHearts, false) => into.hearts = from.hearts,
            (Fact::Stars, true) | (Fact::RivalStars, false) => into.stars = from.stars,
            (Fact::Energy, true) => into.energy = from.energy,
            (Fact::Cards(_), true) => into.cards = from.cards,
            // Whoever is in the city keeps somebody else out: it is one fact for all.
            (Fact::City, _) => into.inside = from.inside,
            _ => {}
        }
    }
}

/// The card that more of these outcomes have than of those.
fn card_more(these: &[Outcome], those: &[Outcome], seat: Seat) -> Option<CardId> {
    let cards = |it: &Outcome| it.facts[seat as usize].map_or(CardSet::default(), |facts| facts.cards);
    let having = |all: &[Outcome], card: CardId| all.iter().filter(|it| cards(it).has(card)).count();
    let mut best = (0, None);
    for card in these.iter().flat_map(|it| cards(it).iter().collect::<Vec<_>>()) {
        let more = having(these, card).saturating_sub(having(those, card));
        if more > best.0 {
            best = (more, Some(card));
        }
    }
    // In most of them, or it is not this card.
    best.1.filter(|_| best.0 * 2 > these.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fewer own hearts are no reason for an answer, whatever the network makes of them, and more of a rival's are none either.
    #[test]
    fn what_is_bad_is_no_reason() {
        assert!(Fact::Hearts.gain(0.5 - 3.3) < SEEN && Fact::RivalStars.gain(1.0) < SEEN);
        assert!(Fact::RivalHearts.gain(-2.0) > SEEN && Fact::Out.gain(-0.3) > SEEN);
        assert!(Fact::City.gain(-1.0) > SEEN && Fact::City.gain(1.0) > SEEN);
    }
}
