//! What the dice as they lie would lead to, for cards that ask before it does.

use crate::event::Seat;
use crate::game::Game;
use crate::query::Scope;
use crate::sets::{CardId, NO_CARD};
use crate::tables::{Hook, Op, Rules, Span};

impl Rules {
    /// Smashes that cards of the active monster would add to its dice as they lie.
    pub(crate) fn added_smashes(&self, g: &Game) -> u8 {
        let seat = g.active;
        let useless = g.now.useless | self.union(g, seat, Hook::FacesDoNothing);
        if !g.listens(seat, Hook::CountingDice) || useless >> 5 & 1 == 1 {
            return 0;
        }
        let mut then = g.clone();
        self.count_dice(&mut then);
        let before = then.result[5];
        // In the order in which they would be added; no more than these can be at one monster.
        let mut abilities = [(u8::MAX, 0 as CardId, Span::default(), Span::default()); 32];
        let mut n = 0;
        for card in self.cards_at(g, seat, Hook::CountingDice).iter() {
            for a in self.abilities_at(g, card, Hook::CountingDice) {
                if n < abilities.len() {
                    abilities[n] = (a.order, card, a.cond, a.program);
                    n += 1;
                }
            }
        }
        abilities[..n].sort_unstable_by_key(|a| (a.0, a.1));
        for &(_, card, cond, program) in &abilities[..n] {
            let scope = Scope::of(seat, card);
            if self.holds(&then, cond, &scope) {
                for op in &self.ops[program.range()] {
                    if let Op::AddToResult(5, n) = op {
                        then.result[5] = then.result[5].saturating_add(self.amount(&then, *n, &scope));
                    }
                }
            }
        }
        then.result[5] - before
    }

    /// Would the dice as they lie make this seat lose hearts to smashes?
    pub(crate) fn would_be_hit(&self, g: &Game, s: &Scope) -> bool {
        let seat = s.me;
        if self.smash_targets(g) >> seat & 1 == 0
            || g.monster(seat).hearts == 0
            || g.now.safe >> seat & 1 == 1
            || self.allows(g, seat, Hook::CannotLoseHearts)
        {
            return false;
        }
        let smashes = self.shown(g, 5).saturating_add(self.added_smashes(g));
        // What prevents a loss may itself ask this about the loss: then only the dice count.
        if smashes == 0 || s.smash || !g.listens(seat, Hook::WouldLose) {
            return smashes > 0;
        }
        let times = 1 + self.allows(g, g.active, Hook::DiceCountDouble) as u8;
        let amount = smashes.saturating_mul(times).saturating_add(self.added_to_smashes(g, seat));
        let loss = Scope { it: g.active, amount, smash: true, ..Scope::of(seat, NO_CARD) };
        amount > self.prevented_by_itself(g, loss)
    }

    /// Hearts that cards of the active monster would add to what its smashes cost this seat, the dice as they lie.
    fn added_to_smashes(&self, g: &Game, seat: Seat) -> u8 {
        let mut then = g.clone();
        self.count_dice(&mut then);
        let mut more = 0u8;
        for hook in [Hook::Resolving, Hook::Smashing] {
            for card in self.cards_at(g, g.active, hook).iter() {
                let scope = Scope::of(g.active, card);
                for a in self.abilities_at(g, card, hook).filter(|a| self.holds(&then, a.cond, &scope)) {
                    let mut pc = a.program.start;
                    while pc < a.program.end {
                        let op = self.ops[pc as usize];
                        pc += 1;
                        match op {
                            Op::Unless(conds, to) if !self.holds(&then, conds, &scope) => pc = to.max(pc),
                            Op::Jump(to) => pc = to.max(pc),
                            Op::AddToSmashes(who, n) if self.who(&then, who, &scope) >> seat & 1 == 1 => {
                                more =
                                    more.saturating_add(self.amount(&then, n, &Scope { it: seat, ..scope }));
                            }
                            _ => {}
                        }
                    }
                }
            }
        }
        more
    }
}
