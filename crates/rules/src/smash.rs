//! Smashes: cards add to them, they are dealt, and monsters in the city stay or yield.

use crate::chance::Chance;
use crate::event::{Cause, Event, Leaving, NOBODY, Rule, Sink};
use crate::game::{Ask, BY_SMASHES, Frame, Loss, SEATS};
use crate::loss::{LOSS_HOOKS, NO_LOSS};
use crate::play::Play;
use crate::tables::Hook;

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Smashes: cards add to them, they are dealt, monsters in the city answer, losses held back follow.
    pub fn smash_step(&mut self, at: u8, asked: u8, leaving: u8) {
        let active = self.g.active;
        match at {
            0 => {
                self.set_smash(1);
                self.g.wounded = 0;
                self.g.held = [0; SEATS];
                if self.g.result[5] > 0 && self.g.listens(active, Hook::Smashing) {
                    self.fire(Hook::Smashing, active, NOBODY, self.g.result[5]);
                } else {
                    self.deal_smashes();
                }
            }
            1 => self.deal_smashes(),
            2 => {
                if self.held_losses_outside() {
                    return;
                }
                let in_city = self.g.in_city;
                let held = (0..SEATS).filter(|&s| self.g.held[s] > 0).fold(0, |m, s| m | 1 << s);
                let may = (self.g.wounded | held) & in_city & self.g.alive & !(1 << active);
                if may == 0 {
                    self.smashes_done();
                    return;
                }
                let forced = if self.r.allows(self.g, active, Hook::VictimsMustYield) { may } else { 0 };
                if let Some(Frame::Smash { stage, may: choose, asked, leaving }) = self.g.stack.last_mut() {
                    *stage = 3;
                    *choose = may & !forced;
                    *asked = may & !forced;
                    *leaving = forced;
                }
                self.smash_step(3, may & !forced, forced);
            }
            3 => {
                if asked & self.g.alive != 0 {
                    self.g.ask = Ask::Yield;
                    self.g.asked = asked & self.g.alive;
                    return;
                }
                self.answers_are_in(leaving);
            }
            _ => self.smashes_done(),
        }
    }

    #[inline]
    fn leave_or_stay(&mut self, seat: u8, leaving: u8) {
        if leaving >> seat & 1 == 1 {
            self.leave_city(seat, Leaving::Yielded, Cause::Rule(Rule::Base29));
            self.g.yielded |= 1 << seat;
        } else {
            self.tell(Event::Stayed { seat });
        }
    }

    /// Back to the faces that are left. This and the like are shorter ways of what the loop would do next.
    #[inline]
    fn smashes_done(&mut self) {
        self.pop();
        if let Some(&Frame::Resolve { stage: stage @ 4.., left }) = self.g.stack.as_slice().last() {
            self.resolve_step(stage, left);
        }
    }

    /// Held losses of monsters that were thrown out of the city meanwhile: they have not yielded, so they lose.
    fn held_losses_outside(&mut self) -> bool {
        let mut found = false;
        for seat in 0..self.g.players {
            let amount = self.g.held[seat as usize];
            if amount > 0 && self.g.in_city >> seat & 1 == 0 {
                self.g.held[seat as usize] = 0;
                if !found {
                    self.check_zero_later();
                }
                found = true;
                let by = self.g.active;
                self.push(Frame::Lose(Loss { who: seat, by, amount, smash: true, ..NO_LOSS }));
            }
        }
        found
    }

    fn set_smash(&mut self, to: u8) {
        if let Some(Frame::Smash { stage, .. }) = self.g.stack.last_mut() {
            *stage = to;
        }
    }

    /// Each smash costs every monster in the other part of the board one heart (BASE-26 to BASE-28).
    fn deal_smashes(&mut self) {
        self.set_smash(2);
        let active = self.g.active;
        let smashes = self.g.result[5];
        let everywhere = self.r.allows(self.g, active, Hook::SmashesHitAll);
        let others = self.g.alive & !(1 << active);
        let here = self.g.in_city >> active & 1 == 1;
        let targets = match (smashes, everywhere, here) {
            (0, ..) => 0,
            (_, true, _) => others,
            (_, _, true) => others & !self.g.in_city,
            (_, _, false) => others & self.g.in_city,
        };
        let extra = self.g.with_smashes;
        let attacker = self.g.monster(active).hooks & (Hook::Wounding.bit() | Hook::Hurting.bit());
        if extra == [0; SEATS] && attacker == 0 && self.g.safe == 0 && self.g.hooks & ANSWERS == 0 {
            self.deal_plainly(targets, smashes);
            return;
        }
        self.g.with_smashes = [0; SEATS];
        let mut losses: [Loss; SEATS] = [NO_LOSS; SEATS];
        let mut n = 0;
        for seat in self.g.clockwise(active, others) {
            let there = self.g.in_city >> seat & 1 == 1;
            let hit = targets >> seat & 1 == 1;
            let amount = if hit { smashes } else { 0 }.saturating_add(extra[seat as usize]);
            if amount > 0 {
                losses[n] = Loss {
                    who: seat,
                    by: active,
                    amount,
                    smash: hit,
                    hold: hit && there && self.r.allows(self.g, seat, Hook::NoLossOnYield),
                    cause: if hit { BY_SMASHES } else { self.g.smash_card },
                    ..NO_LOSS
                };
                n += 1;
            }
        }
        if n > 0 {
            self.check_zero_later();
            for loss in losses[..n].iter().rev() {
                self.push(Frame::Lose(*loss));
            }
        }
    }

    /// The usual case: nothing in play cares, hearts are simply subtracted.
    fn deal_plainly(&mut self, targets: u8, smashes: u8) {
        let active = self.g.active;
        let mut fallen = false;
        let mut taken = 0u8;
        for seat in self.g.clockwise(active, targets) {
            let m = self.g.monster_mut(seat);
            let lost = m.hearts.min(smashes);
            m.hearts -= lost;
            m.last_hurt_by = active;
            fallen |= m.hearts == 0;
            taken = taken.saturating_add(lost);
            let cause = Cause::Rule(Rule::Base26);
            self.tell(Event::HeartsLost { seat, amount: lost, by: active, smash: true, cause });
        }
        let seat = active as usize;
        self.g.taken[seat] = self.g.taken[seat].saturating_add(taken);
        self.g.taken_from_anyone[seat] = self.g.taken_from_anyone[seat].saturating_add(taken);
        self.g.wounded = targets;
        if fallen {
            self.check_zero_later();
        } else {
            self.smash_step(2, 0, 0);
        }
    }

    /// Everybody has answered: those who leave go, losses held back reach those who stay.
    fn answers_are_in(&mut self, leaving: u8) {
        let active = self.g.active;
        let in_city = self.g.in_city;
        let held = self.g.held;
        let all = (self.g.wounded | (0..SEATS).filter(|&s| held[s] > 0).fold(0, |m, s| m | 1 << s))
            & in_city
            & self.g.alive
            & !(1 << active);
        self.g.held = [0; SEATS];
        self.set_smash(4);
        let depth = self.g.stack.len();
        if held == [0; SEATS] && self.g.hooks & Hook::Stayed.bit() == 0 {
            // Nothing was held back and nobody has a card for staying.
            for seat in self.g.clockwise(active, all) {
                self.leave_or_stay(seat, leaving);
            }
            self.smashes_done();
            return;
        }
        let stayers = all & !leaving;
        if (0..SEATS).any(|s| held[s] > 0 && stayers >> s & 1 == 1) {
            self.check_zero_later();
            for seat in 0..self.g.players {
                if held[seat as usize] > 0 && stayers >> seat & 1 == 1 {
                    self.push(Frame::Lose(Loss {
                        who: seat,
                        by: active,
                        amount: held[seat as usize],
                        smash: true,
                        ..NO_LOSS
                    }));
                }
            }
        }
        // What is pushed last happens first: go through the seats backwards.
        let mut order = [NOBODY; SEATS];
        let mut n = 0;
        for seat in self.g.clockwise(active, all) {
            order[n] = seat;
            n += 1;
        }
        for &seat in order[..n].iter() {
            let amount = held[seat as usize];
            if leaving >> seat & 1 == 1 && amount > 0 {
                let card = self.r.cards_at(self.g, seat, Hook::NoLossOnYield).iter().next().unwrap_or(0);
                self.tell(Event::Prevented { seat, amount, cause: Cause::Card(card) });
            }
            self.leave_or_stay(seat, leaving);
        }
        for &seat in order[..n].iter().rev() {
            if leaving >> seat & 1 == 0 {
                self.fire(Hook::Stayed, seat, active, 0);
            }
        }
        if self.g.stack.len() == depth {
            self.smashes_done();
        }
    }
}

/// Hooks with which anybody's loss may be more than a subtraction.
const ANSWERS: u64 = LOSS_HOOKS | 1 << Hook::LostHearts as u8;
