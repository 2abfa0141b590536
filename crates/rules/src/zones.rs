//! What lies where, for those who show a game or play by it: hands, gifts, tiles, and what a card is good for.
//!
//! Nothing here decides anything. Ask with the game of a [`View`](crate::View): then it tells what that seat may know.

use crate::event::{NOBODY, Seat};
use crate::game::{Frame, Game};
use crate::lang::{Kind, Resource, Who};
use crate::sets::{CardId, CardSet};
use crate::tables::{Op, Rules, Span, Terms};

/// What a card is good for, as far as its own instructions say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GoodFor {
    /// It gives its owner hearts.
    pub healing: bool,
    /// It keeps its owner from losing hearts.
    pub safety: bool,
    /// It makes others lose hearts, or adds smashes.
    pub hurting: bool,
    /// It gives its owner stars.
    pub stars: bool,
}

impl Rules {
    /// Are there evolutions at this table, and hands of them?
    pub fn has_hands(&self) -> bool {
        self.with.evolutions
    }

    /// Are there wickedness points and tiles?
    pub fn has_wickedness(&self) -> bool {
        self.with.wickedness
    }

    /// Are there masks and Challenges?
    pub fn has_challenges(&self) -> bool {
        self.with.challenges
    }

    /// How many cards a seat has in hand; everybody may count them.
    pub fn hand_size(&self, g: &Game, seat: Seat) -> u8 {
        g.monster(seat).hand.count_ones() as u8
    }

    /// The monster a card in front of this seat belongs to, if that is another one: a gift or a loan.
    pub fn given_by(&self, g: &Game, holder: Seat, card: CardId) -> Option<Seat> {
        let owner = self.belongs_to(g, holder, card);
        (owner != holder && owner != NOBODY).then_some(owner)
    }

    /// What a card costs this seat on the terms of the open question.
    pub fn price_asked(&self, g: &Game, seat: Seat, card: CardId) -> u8 {
        let terms = match g.stack.as_slice().last() {
            Some(Frame::Run(run)) => match self.ops[run.pc as usize] {
                Op::PickToBuy(terms) => terms,
                Op::OfferTurnedUp(less) => Terms::Less(less),
                _ => Terms::Plain,
            },
            _ => Terms::Plain,
        };
        self.price_on_terms(g, seat, card, terms)
    }

    /// Wickedness tiles nobody has taken yet.
    pub fn tiles_on_board(&self, g: &Game) -> CardSet {
        [3, 6, 10].into_iter().fold(CardSet::EMPTY, |all, level| all.or(&self.tiles_left(g, level)))
    }

    /// What a card is good for.
    pub fn good_for(&self, card: CardId) -> GoodFor {
        let def = self.def(card);
        let mut found = GoodFor::default();
        self.look_into(def.on_gain, &mut found);
        for ability in self.own_abilities(card) {
            self.look_into(ability.program, &mut found);
        }
        // On a gift "you" is the monster it lies in front of: what it does to that one it does to another.
        if def.kind == Kind::Gift {
            found = GoodFor { hurting: true, ..GoodFor::default() };
        }
        found
    }

    fn look_into(&self, program: Span, found: &mut GoodFor) {
        for op in &self.ops[program.range()] {
            match op {
                Op::Gain(Who::You, Resource::Hearts, _) | Op::HealFully | Op::Survive(_) => {
                    found.healing = true;
                }
                Op::Gain(Who::You, Resource::Stars, _) | Op::SetStars(_) | Op::WinGame => found.stars = true,
                Op::Prevent(_) | Op::PreventAll | Op::SafeThisTurn | Op::TakeFromLoss(_) => {
                    found.safety = true;
                }
                Op::Lose(who, Resource::Hearts, _) if *who != Who::You => found.hurting = true,
                Op::AddToSmashes(..) | Op::AddIfWounded(..) | Op::AddToLoss(_) | Op::AddToResult(5, _) => {
                    found.hurting = true;
                }
                _ => {}
            }
        }
    }
}
