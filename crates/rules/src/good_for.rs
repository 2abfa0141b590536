//! What a card is good for, read from its instructions: for bots that know no card by name.

use crate::lang::{Kind, Resource, Who};
use crate::sets::CardId;
use crate::tables::{Op, Rules, Span};

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
