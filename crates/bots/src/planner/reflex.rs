//! Answers without looking ahead, for everything that is played out: quick, and good enough to tell outcomes apart.

use super::Luck;
use super::ends::{NEAR, missing};
use crate::keep::counts;
use crate::value::{Evaluator, Sums, veil};
use crate::{Bot, Brawler, Situation};
use rules::{Action, Ask, CardId, Game, Hook, Options, Rules, Seat, Seeded, Silent};

/// Less than this much better is not worth a card.
const WORTH_IT: f32 = 0.002;

/// Less than this much better is no better than what a brawler does.
const BETTER: f32 = 1e-5;

/// Answers after which what is left of a turn goes round in circles.
const ROUND: usize = 40;

/// Who may leave, its hearts and those of whoever drove it out, and the stars of the latter where entering could win.
type Hurt = (Seat, u8, u8, Option<u8>);

/// Who has how much energy before which cards, and how many stars and hearts, if a purchase could win.
type Offer = (Seat, u16, [CardId; 3], Option<(u8, u8)>);

/// What somebody is asked, with how many hearts, about how many, and a number for its options.
type Question = (Ask, Seat, u8, u8, u64);

/// The reflexes, which remember what they have found for this turn: many ways for the dice to end are alike in this.
#[derive(Default)]
pub(crate) struct Reflex {
    yields: Vec<(Hurt, (Action, f32))>,
    buys: Vec<(Offer, Action)>,
    others: Vec<(Question, Action)>,
    near: Sums,
    /// Nothing but leaving Tokyo and buying is weighed.
    pub at_a_glance: bool,
    pub retreat: Retreat,
}

/// Who leaves Tokyo, and how clear that is.
#[derive(Default)]
pub(crate) struct Retreat {
    /// Everybody does this who may.
    pub forced: Option<Action>,
    /// Who has been asked, a bit each, and what was answered last.
    pub asked: u8,
    pub answer: Option<Action>,
    /// Somebody might answer otherwise if a little were otherwise.
    pub close: bool,
}

/// What is so much better is better also where somebody has some more stars and hearts.
const CLEARLY: f32 = 0.04;

impl Reflex {
    /// Forgets: another turn begins, or something else has changed.
    pub fn forget(&mut self) {
        self.yields.clear();
        self.buys.clear();
        self.others.clear();
    }

    /// An answer.
    pub fn answer(&mut self, s: &Situation, evaluator: &Evaluator, rng: &mut Seeded) -> Action {
        let near = missing(s.rules, s.game) <= NEAR;
        let (m, active) = (s.game.monster(s.seat), s.game.monster(s.game.active));
        match s.decision.ask {
            Ask::Yield => {
                if let Some(forced) = self.retreat.forced.filter(|forced| s.options.has(*forced)) {
                    return forced;
                }
                let key = (s.seat, m.hearts, active.hearts, near.then_some(active.stars));
                let find = || leave_or_stay(s, evaluator, &mut self.near, rng);
                let (answer, better) = remembered(&mut self.yields, key, |it| s.options.has(it.0), find);
                self.retreat.asked |= 1 << s.seat;
                self.retreat.answer = Some(answer);
                self.retreat.close |= better < CLEARLY;
                answer
            }
            Ask::Buy => {
                let key = (s.seat, m.energy, s.game.market, near.then_some((m.stars, m.hearts)));
                remembered(&mut self.buys, key, |it| s.options.has(*it), || buy(s, evaluator, &mut self.near))
            }
            Ask::Revealed | Ask::TurnedUp(_) => buy(s, evaluator, &mut self.near),
            // The dice are as they are.
            Ask::Roll => Action::Pass,
            _ if self.at_a_glance => Brawler.answer(s, rng),
            // What is best hangs on every die.
            Ask::Window(Hook::ChangingDice | Hook::RollsFinished | Hook::BeforeResolving) => {
                self.weigh(s, evaluator)
            }
            Ask::Use(_) | Ask::Die(_) | Ask::Face | Ask::FaceFor(_) | Ask::ShownFace => {
                self.weigh(s, evaluator)
            }
            ask => {
                let key = (ask, s.seat, m.hearts, s.decision.amount, of_options(s));
                let mut others = std::mem::take(&mut self.others);
                let action =
                    remembered(&mut others, key, |it| s.options.has(*it), || self.weigh(s, evaluator));
                self.others = others;
                action
            }
        }
    }

    /// The answer that makes most of the position when the turn is over, if all that is asked on the way there is answered at a glance;
    /// what a brawler would do, where nothing is better.
    fn weigh(&mut self, s: &Situation, evaluator: &Evaluator) -> Action {
        // The same luck whatever was asked before: ends that are alike must come out alike.
        let seed = of_options(s) ^ u64::from(s.seat);
        let usual = Brawler.answer(s, &mut Seeded::new(seed));
        // Where others choose in secret nothing may be known of what they choose from.
        if s.options.others().len() < 2 {
            return usual;
        }
        self.at_a_glance = true;
        let mut options = Options::default();
        let mut after = |action: Action| {
            let mut g = s.game.clone();
            let mut chance = Luck::new(seed);
            s.rules.apply_unchecked(&mut g, s.seat, action, &mut chance, &mut Silent);
            for _ in 0..ROUND {
                let Some(decision) = s.rules.decision(&g).filter(|_| g.turn == s.game.turn) else { break };
                let seat = decision.seats.trailing_zeros() as Seat;
                s.rules.options(&g, seat, &mut options);
                let answer = match options.len() {
                    1 => options.get(0).unwrap_or(Action::Pass),
                    _ => {
                        let s = Situation { rules: s.rules, game: &g, seat, decision, options: &options };
                        self.answer(&s, evaluator, &mut chance.source)
                    }
                };
                s.rules.apply_unchecked(&mut g, seat, answer, &mut chance, &mut Silent);
            }
            veil(&s.game.market, &mut g);
            evaluator.shares_near(&mut self.near, s.rules, &g)[s.seat as usize]
        };
        let mut best = (after(usual), usual);
        // One die is like another that shows the same.
        let mut faces = 0u8;
        for &action in s.options.others() {
            if let Action::Die(die) = action {
                let face = 1 << s.game.dice.get(die.into());
                if faces & face != 0 {
                    continue;
                }
                faces |= face;
            }
            if action == usual {
                continue;
            }
            let value = after(action);
            if value > best.0 + BETTER {
                best = (value, action);
            }
        }
        self.at_a_glance = false;
        best.1
    }
}

/// What was found for this before, if it still holds.
fn remembered<K: PartialEq, T: Copy>(
    known: &mut Vec<(K, T)>,
    key: K,
    holds: impl Fn(&T) -> bool,
    find: impl FnOnce() -> T,
) -> T {
    let before = known.iter().find(|(of, _)| *of == key).map(|(_, found)| *found);
    before.filter(holds).unwrap_or_else(|| {
        let found = find();
        known.push((key, found));
        found
    })
}

/// A number for the options, and for the dice where what each face does hangs on how many there are.
fn of_options(s: &Situation) -> u64 {
    let mix = |all: u64, one: u64| (all ^ one).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
    let all = s.options.others().iter().fold(0, |all, action| mix(all, action.index().into()));
    match s.decision.ask {
        Ask::FaceOrder if s.rules.has_boroughs() => {
            counts(s.game, u8::MAX).iter().fold(all, |all, n| mix(all, u64::from(*n)))
        }
        _ => all,
    }
}

/// Lets the rest of the turn pass in which nobody does anything more: the network knows positions in which a turn begins, and would take
/// whoever has had this one to be about to roll. Where somebody must choose, it is looked at as if the next turn began.
fn let_it_pass(rules: &Rules, g: &mut Game, turn: u16, options: &mut Options, source: &mut Seeded) {
    for _ in 0..SOON {
        let Some(decision) = rules.decision(g).filter(|_| g.turn == turn) else { return };
        let seat = decision.seats.trailing_zeros() as Seat;
        rules.options(g, seat, options);
        let still = [Action::Stay, Action::Pass].into_iter().find(|still| options.has(*still));
        let Some(still) = still else { break };
        rules.apply_unchecked(g, seat, still, source, &mut Silent);
    }
    if g.turn == turn && g.end.is_none() {
        let after = (1..=g.players).map(|n| (g.active + n) % g.players);
        g.active = after.into_iter().find(|seat| g.is_alive(*seat)).unwrap_or(g.active);
    }
}

/// After so many questions it is not over soon.
const SOON: usize = 6;

/// Leaves if that leaves more; and by how much the answer is better.
fn leave_or_stay(s: &Situation, evaluator: &Evaluator, near: &mut Sums, rng: &mut Seeded) -> (Action, f32) {
    let mut options = Options::default();
    let mut after = |action: Action| {
        let mut g: Game = s.game.clone();
        let mut source = rng.clone();
        s.rules.apply_unchecked(&mut g, s.seat, action, &mut source, &mut Silent);
        let_it_pass(s.rules, &mut g, s.game.turn, &mut options, &mut source);
        veil(&s.game.market, &mut g);
        evaluator.shares_near(near, s.rules, &g)[s.seat as usize]
    };
    if !s.options.has(Action::Leave) {
        return (Action::Stay, f32::MAX);
    }
    let (leaving, staying) = (after(Action::Leave), after(Action::Stay));
    let answer = if leaving > staying { Action::Leave } else { Action::Stay };
    (answer, (leaving - staying).abs())
}

/// The card that makes most of the position, if any does.
fn buy(s: &Situation, evaluator: &Evaluator, near: &mut Sums) -> Action {
    let mut cards = s.options.others().iter().filter(|action| matches!(action, Action::Buy(_))).peekable();
    if cards.peek().is_none() {
        return Action::Pass;
    }
    let mut options = Options::default();
    let mut worth = |action: Action| {
        let mut g = s.game.clone();
        let mut source = Seeded::new(action.index().into());
        s.rules.apply_unchecked(&mut g, s.seat, action, &mut source, &mut Silent);
        let_it_pass(s.rules, &mut g, s.game.turn, &mut options, &mut source);
        veil(&s.game.market, &mut g);
        evaluator.shares_near(near, s.rules, &g)[s.seat as usize]
    };
    let now = if s.options.has(Action::Pass) { worth(Action::Pass) } else { f32::MIN };
    match cards.map(|card| (worth(*card), *card)).max_by(|a, b| a.0.total_cmp(&b.0)) {
        Some((value, card)) if value > now + WORTH_IT => card,
        _ => Action::Pass,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planner::{Planner, Temper};
    use crate::value::built_in_for;
    use cards::catalogue::Catalogue;
    use cards::table::{Table, TableOptions};
    use rules::Edition;

    /// Lets planners play games and looks at each question that is not about dice, with what the planner thinks of it.
    fn questions(games: u64, mut look: impl FnMut(&Situation, &crate::Thought)) {
        let catalogue = Catalogue::built_in();
        let table = Table::new(&catalogue, &TableOptions::new(Edition::MonsterBox, 4)).unwrap();
        let rules = &table.rules;
        let mut planner = Planner::new(rules, Temper::default());
        for seed in 0..games {
            let (mut rng, mut chance) = (Seeded::new(seed), Luck::new(seed));
            let mut g = rules.deal(&mut chance, &mut Silent);
            let mut options = Options::default();
            while let Some(decision) = rules.decision(&g) {
                let seat = decision.seats.trailing_zeros() as Seat;
                rules.options(&g, seat, &mut options);
                let s = Situation { rules, game: &g, seat, decision, options: &options };
                let thought = planner.think(&s, &mut rng);
                if decision.ask != Ask::Roll && options.len() > 1 {
                    look(&s, &thought);
                }
                rules.apply_unchecked(&mut g, seat, thought.action, &mut chance, &mut Silent);
            }
        }
    }

    /// What planners expect of themselves and of others is what they do: of what they think an answer is worth little is lost by a reflex.
    #[test]
    fn reflexes_answer_like_planners() {
        let (mut yields, mut buys) = ((0.0, 0), (0.0, 0));
        let mut reflex = Reflex::default();
        questions(60, |s, thought| {
            let sum = match s.decision.ask {
                Ask::Yield => &mut yields,
                Ask::Buy => &mut buys,
                _ => return,
            };
            reflex.forget();
            let evaluator = Evaluator::new(s.rules, built_in_for(s.rules));
            let answer = reflex.answer(s, &evaluator, &mut Seeded::new(1));
            let worth = |it: &&crate::Reason| it.action == answer;
            let lost =
                thought.reasons.iter().find(worth).map_or(0.0, |it| thought.reasons[0].value - it.value);
            *sum = (sum.0 + lost, sum.1 + 1);
        });
        let lost = |(lost, n): (f32, u32)| lost / n as f32;
        assert!(yields.1 > 500 && lost(yields) < 0.003, "{yields:?} {}", lost(yields));
        // That a planner may also sweep what is offered is not thought of.
        assert!(buys.1 > 500 && lost(buys) < 0.004, "{buys:?} {}", lost(buys));
    }

    /// Nobody leaves Tokyo to whom that would make win, whatever was answered when it had fewer stars.
    #[test]
    fn nobody_hands_over_the_victory() {
        let (mut left, mut asked) = (0, 0);
        questions(30, |s, _| {
            let entering = !s.rules.in_city(s.game, s.game.active) && s.options.has(Action::Leave);
            if s.decision.ask != Ask::Yield || s.decision.seats.count_ones() > 1 || !entering {
                return;
            }
            let evaluator = Evaluator::new(s.rules, built_in_for(s.rules));
            let mut reflex = Reflex::default();
            let mut with = |stars: u8| {
                let mut game = s.game.clone();
                game.seats[s.game.active as usize].stars = stars;
                reflex.answer(&Situation { game: &game, ..*s }, &evaluator, &mut Seeded::new(1))
            };
            left += u32::from(with(s.rules.stars_needed(s.game, s.game.active) - 8) == Action::Leave);
            asked += 1;
            assert_eq!(with(s.rules.stars_needed(s.game, s.game.active) - 1), Action::Stay);
        });
        assert!(left > 20 && asked > left, "{left} of {asked}");
    }
}
