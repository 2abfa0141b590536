//! Answers without looking ahead, for everything that is played out: quick, and good enough to tell outcomes apart.

use super::ends::{NEAR, missing};
use crate::value::{Evaluator, Sums, veil};
use crate::{Bot, Brawler, Situation};
use rules::{Action, Ask, CardId, Game, Options, Seat, Seeded, Silent};

/// Less than this much better is not worth a card.
const WORTH_IT: f32 = 0.002;

/// Who has how much energy before which cards, and how many stars, if a purchase could win.
type Offer = (Seat, u16, [CardId; 3], Option<u8>);

/// The reflexes, which remember what they have found for this turn: many ways for the dice to end are alike in this.
#[derive(Default)]
pub(crate) struct Reflex {
    yields: Vec<((Seat, u8, u8), Action)>,
    buys: Vec<(Offer, Action)>,
    near: Sums,
}

impl Reflex {
    /// Forgets: another turn begins, or something else has changed.
    pub fn forget(&mut self) {
        self.yields.clear();
        self.buys.clear();
    }

    /// An answer.
    pub fn answer(&mut self, s: &Situation, evaluator: &Evaluator, rng: &mut Seeded) -> Action {
        match s.decision.ask {
            Ask::Yield => {
                let key = (s.seat, s.game.monster(s.seat).hearts, s.game.monster(s.game.active).hearts);
                let known = self.yields.iter().find(|(known, _)| *known == key).map(|(_, action)| *action);
                known.filter(|action| s.options.has(*action)).unwrap_or_else(|| {
                    let action = leave_or_stay(s, evaluator, &mut self.near, rng);
                    self.yields.push((key, action));
                    action
                })
            }
            Ask::Buy => {
                let near = missing(s.rules, s.game) <= NEAR;
                let stars = near.then_some(s.game.monster(s.seat).stars);
                let key = (s.seat, s.game.monster(s.seat).energy, s.game.market, stars);
                let known = self.buys.iter().find(|(known, _)| *known == key).map(|(_, action)| *action);
                known.filter(|action| s.options.has(*action)).unwrap_or_else(|| {
                    let action = buy(s, evaluator, &mut self.near);
                    self.buys.push((key, action));
                    action
                })
            }
            Ask::Revealed | Ask::TurnedUp(_) => buy(s, evaluator, &mut self.near),
            // The dice are as they are.
            Ask::Roll => Action::Pass,
            _ => Brawler.answer(s, rng),
        }
    }
}

/// Leaves if that leaves more.
fn leave_or_stay(s: &Situation, evaluator: &Evaluator, near: &mut Sums, rng: &mut Seeded) -> Action {
    let mut options = Options::default();
    let mut after = |action: Action| {
        let mut g: Game = s.game.clone();
        let mut source = rng.clone();
        s.rules.apply_unchecked(&mut g, s.seat, action, &mut source, &mut Silent);
        // The others who are asked stay.
        for _ in 0..4 {
            let Some(decision) = s.rules.decision(&g).filter(|it| it.ask == Ask::Yield) else { break };
            let other = decision.seats.trailing_zeros() as Seat;
            s.rules.options(&g, other, &mut options);
            let stays = if options.has(Action::Stay) { Action::Stay } else { Action::Pass };
            s.rules.apply_unchecked(&mut g, other, stays, &mut source, &mut Silent);
        }
        veil(&s.game.market, &mut g);
        evaluator.shares_near(near, s.rules, &g)[s.seat as usize]
    };
    if s.options.has(Action::Leave) && after(Action::Leave) > after(Action::Stay) {
        Action::Leave
    } else {
        Action::Stay
    }
}

/// The card that makes most of the position, if any does.
fn buy(s: &Situation, evaluator: &Evaluator, near: &mut Sums) -> Action {
    let now = evaluator.shares_near(near, s.rules, s.game)[s.seat as usize];
    let mut worth = |card: u8| {
        let mut g = s.game.clone();
        let mut source = Seeded::new(u64::from(card));
        s.rules.apply_unchecked(&mut g, s.seat, Action::Buy(card), &mut source, &mut Silent);
        veil(&s.game.market, &mut g);
        evaluator.shares_near(near, s.rules, &g)[s.seat as usize]
    };
    let cards = s.options.others().iter().filter_map(|action| match action {
        Action::Buy(card) => Some((worth(*card), *card)),
        _ => None,
    });
    match cards.max_by(|a, b| a.0.total_cmp(&b.0)) {
        Some((value, card)) if value > now + WORTH_IT => Action::Buy(card),
        _ => Action::Pass,
    }
}
