//! Smashes: cards add to them, they are dealt, and monsters in the city stay or yield.

use crate::chance::Chance;
use crate::event::{Cause, Event, Leaving, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, BY_SMASHES, Frame, Loss, Monster, SEATS};
use crate::hand::bits;
use crate::lang::Who;
use crate::loss::{AFTERMATH, DEALER_HOOKS, LATE, LOSS_HOOKS, NO_LOSS};
use crate::play::Play;
use crate::sets::CardId;
use crate::tables::{Hook, Hooks, Op};

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Smashes: cards add to them, they are dealt, monsters in the city answer, losses held back follow.
    #[inline(never)]
    pub fn smash_step(&mut self, at: u8, asked: u8, leaving: u8) {
        let active = self.g.active;
        match at {
            0 => {
                self.set_smash(1);
                self.g.now.wounded = 0;
                self.g.held = [0; SEATS];
                self.g.now.stars_before = self.r.score(self.g, active);
                if self.g.result[5] > 0 && self.g.listens(active, Hook::Smashing) {
                    self.fire(Hook::Smashing, active, NOBODY, self.g.result[5]);
                } else {
                    self.deal_smashes();
                }
            }
            1 => self.deal_smashes(),
            2 => {
                if self.g.now.wounded != 0 && self.g.listens(active, Hook::AfterSmashes) {
                    self.set_smash(3);
                    self.fire(Hook::AfterSmashes, active, NOBODY, 0);
                } else {
                    self.ask_to_yield();
                }
            }
            3 | BEFORE_YIELDING => self.ask_to_yield(),
            YIELDING => {
                // Something may have come in between that took away what fleeing costs.
                let asked = if self.r.moves_cost { self.still_able_to_flee(asked) } else { asked };
                let (mut asked, mut leaving) = (asked & self.g.alive & self.g.in_city, leaving);
                if self.g.hooks & BARS != 0 || self.g.held != [0; SEATS] {
                    let Some(now) = self.still_deciding(asked, leaving) else { return };
                    (asked, leaving) = now;
                }
                if asked != 0 {
                    self.g.ask = Ask::Yield;
                    self.g.asked = asked;
                    return;
                }
                self.set_smash(6);
                // Whoever stays may be made to leave by others.
                let mut stayers = self.may_leave_now() & !leaving;
                if self.g.hooks & BARS != 0 {
                    stayers &= !self.barred_from_yielding(stayers);
                }
                let cards = Hook::OtherStays.bit() | Hook::OtherMayYield.bit();
                if stayers != 0 && self.g.hooks & cards != 0 {
                    self.push(Frame::Stayers { left: stayers, hook: Hook::OtherStays });
                    self.decided_to_stay(stayers);
                    if let Some(&Frame::Stayers { left, hook }) = self.g.stack.last() {
                        self.stayers_step(left, hook);
                    }
                } else {
                    self.answers_are_in(leaving);
                }
            }
            6 => self.those_who_leave(leaving),
            7 => {
                self.set_smash(8);
                // Losses that were held back have wounded as well.
                if asked != 0 && self.g.now.wounded != 0 && self.g.listens(active, Hook::AfterSmashes) {
                    self.fire(Hook::AfterSmashes, active, NOBODY, 0);
                    return;
                }
                self.smash_step(8, 0, 0);
            }
            8 => {
                self.set_smash(9);
                if self.r.with.challenges && !self.g.now.challenged {
                    self.offer_challenge();
                } else {
                    self.smashes_done();
                }
            }
            _ => self.smashes_done(),
        }
    }

    /// Those of these who can pay for fleeing; the others stay.
    #[cold]
    #[inline(never)]
    fn still_able_to_flee(&mut self, asked: u8) -> u8 {
        let able = asked & self.able_to_flee();
        if let Some(Frame::Smash { asked, .. }) = self.g.stack.last_mut() {
            *asked = able;
        }
        able
    }

    /// While monsters decide others may act: whoever was put out of the city has not yielded and loses what was held back;
    /// whoever may not yield any more stays, even with another answer given. Nothing, if there is no decision left.
    #[cold]
    #[inline(never)]
    fn still_deciding(&mut self, asked: u8, leaving: u8) -> Option<(u8, u8)> {
        if self.g.held != [0; SEATS] && self.held_losses_outside() {
            return None;
        }
        let Some(&Frame::Smash { may, .. }) = self.g.stack.last() else { return None };
        let barred = self.barred_from_yielding(may);
        if barred == 0 {
            return Some((asked, leaving));
        }
        let (may, asked, leaving) = (may & !barred, asked & !barred, leaving & !barred);
        if let Some(Frame::Smash { may: m, asked: a, leaving: l, .. }) = self.g.stack.last_mut() {
            (*m, *a, *l) = (may, asked, leaving);
        }
        if may | leaving == 0 {
            self.no_yielding();
            return None;
        }
        Some((asked, leaving))
    }

    /// Those of these whom cards forbid to yield.
    #[inline(never)]
    fn barred_from_yielding(&self, seats: u8) -> u8 {
        let barred = |&seat: &u8| self.r.applies(self.g, seat, Hook::CannotYield);
        bits(seats as u64).filter(barred).fold(0, |m, seat| m | 1 << seat)
    }

    /// Who can pay for fleeing, a bit each.
    fn able_to_flee(&self) -> u8 {
        let fee = self.r.move_fee(self.g) as u16;
        (0..self.g.players).filter(|&s| self.r.purse(self.g, s) >= fee).fold(0, |m, s| m | 1 << s)
    }

    /// Monsters in the city that were hit and may decide about leaving it.
    fn may_leave_now(&self) -> u8 {
        let held = if self.g.held == [0; SEATS] {
            0
        } else {
            (0..SEATS).filter(|&s| self.g.held[s] > 0).fold(0, |m, s| m | 1 << s)
        };
        (self.g.now.wounded | held) & self.g.in_city & self.g.alive & !(1 << self.g.active)
    }

    /// Who was hit in the city leaves or stays; all answer at the same time (SIL-5).
    #[inline(never)]
    fn ask_to_yield(&mut self) {
        if self.g.held != [0; SEATS] && self.held_losses_outside() {
            return;
        }
        let active = self.g.active;
        let mut may = self.may_leave_now();
        let mut leaving = self.g.now.must_leave & self.g.in_city & self.g.alive;
        let cards = BARS | Hook::OtherMayYield.bit();
        // Whoever cannot pay for fleeing stays.
        let fee = self.r.move_fee(self.g) as u16;
        if fee > 0 {
            may &= self.able_to_flee();
        }
        if self.g.hooks & cards != 0 {
            if self.g.hooks & BARS != 0 {
                may &= !self.barred_from_yielding(may);
            }
            if self.others_come_first(may & !leaving) {
                return;
            }
        }
        if may | leaving == 0 {
            self.no_yielding();
            return;
        }
        if self.r.allows(self.g, active, Hook::VictimsMustYield) {
            leaving |= may;
        }
        let choose = may & !leaving;
        if let Some(Frame::Smash { stage, may, asked, leaving: go }) = self.g.stack.last_mut() {
            *stage = YIELDING;
            *may = choose;
            *asked = choose;
            *go = leaving;
        }
        self.smash_step(YIELDING, choose, leaving);
    }

    /// Before these decide, others may make them leave.
    #[inline(never)]
    fn others_come_first(&mut self, choose: u8) -> bool {
        let before = matches!(self.g.stack.last(), Some(Frame::Smash { stage: 2 | 3, .. }));
        let asks = before
            && choose != 0
            && self.g.hooks & Hook::OtherMayYield.bit() != 0
            && !self.r.allows(self.g, self.g.active, Hook::VictimsMustYield);
        if asks {
            self.set_smash(BEFORE_YIELDING);
            self.push(Frame::Stayers { left: choose, hook: Hook::OtherMayYield });
            self.stayers_step(choose, Hook::OtherMayYield);
        }
        asks
    }

    /// Nobody may leave: losses held back are lost.
    fn no_yielding(&mut self) {
        if self.g.held == [0; SEATS] {
            self.smashes_done();
        } else {
            self.answers_are_in(0);
        }
    }

    /// The decision to stay is made, whatever becomes of it.
    fn decided_to_stay(&mut self, stayers: u8) {
        let at = self.g.stack.len() - 2;
        let Frame::Smash { may, asked, .. } = &mut self.g.stack.as_mut()[at] else { return };
        let stayers = *may & stayers;
        *asked = stayers;
        let (mut order, mut n) = ([NOBODY; SEATS], 0);
        for seat in self.g.clockwise(self.g.active, stayers) {
            self.tell(Event::Stayed { seat });
            order[n] = seat;
            n += 1;
        }
        for &seat in order[..n].iter().rev() {
            self.fire(Hook::Stayed, seat, self.g.active, 0);
        }
    }

    /// Each of those who may yield or stay in turn: somebody may make it leave.
    #[inline(never)]
    pub fn stayers_step(&mut self, mut waiting: u8, hook: Hook) {
        let depth = self.g.stack.len();
        while let Some(seat) = self.g.clockwise(self.g.active, waiting & self.g.alive).next() {
            waiting &= !(1 << seat);
            if let Some(Frame::Stayers { left, .. }) = self.g.stack.last_mut() {
                *left = waiting;
            }
            if !self.r.in_city(self.g, seat) {
                continue;
            }
            let others = self.g.alive & !(1 << seat);
            if hook == Hook::OtherStays {
                self.open_poll(Hook::OtherStays, others, seat);
            }
            // What works before the decision also works after it.
            self.open_now(Hook::OtherMayYield, others, seat);
            if self.g.stack.len() != depth {
                return;
            }
        }
        self.pop();
        self.back_to_smashes();
    }

    /// Something that was on top of the smashes is done: a shorter way of what the loop would do next.
    pub fn back_to_smashes(&mut self) {
        if let Some(&Frame::Smash { stage, asked, leaving, .. }) = self.g.stack.last() {
            self.smash_step(stage, asked, leaving);
        }
    }

    /// A monster is sent out of the city by a card. What was held back for it is not lost: it has left.
    pub fn send_out(&mut self, seat: Seat, cause: Cause) {
        if self.r.in_city(self.g, seat) {
            self.g.held[seat as usize] = 0;
            self.leave_city(seat, Leaving::Forced, cause);
        }
    }

    #[inline(always)]
    fn leave_or_stay(&mut self, seat: u8, leaving: u8) {
        if leaving >> seat & 1 == 1 {
            self.leave_city(seat, Leaving::Yielded, Cause::Rule(Rule::Base29));
            self.g.now.yielded |= 1 << seat;
            self.g.now.claims |= 1 << seat;
        } else {
            self.tell(Event::Stayed { seat });
        }
    }

    /// Back to the faces that are left. This and the like are shorter ways of what the loop would do next.
    #[inline]
    pub(crate) fn smashes_done(&mut self) {
        self.pop();
        self.g.now.stars_before = 0;
        if let Some(&Frame::Resolve { stage: stage @ 4.., left, .. }) = self.g.stack.last() {
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
                self.push(Frame::Lose(Loss { who: seat, by, amount, smash: true, stage: LATE, ..NO_LOSS }));
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
    #[inline(never)]
    fn deal_smashes(&mut self) {
        self.set_smash(2);
        let active = self.g.active;
        let smashes = self.g.result[5];
        let others = self.g.alive & !(1 << active);
        let targets = if smashes == 0 { 0 } else { self.r.smash_targets(self.g) };
        let extra = self.g.now.with_smashes;
        let attacker = self.g.monster(active).hooks & ATTACKS;
        if extra == [0; SEATS] && attacker == 0 && self.g.now.safe == 0 && self.simply_lose(targets) {
            self.deal_plainly(targets, smashes);
            return;
        }
        self.g.now.with_smashes = [0; SEATS];
        let more = (0..SEATS).fold(0, |m, s| m | ((extra[s] > 0) as u8) << s);
        let victims = others & (targets | more) | self.g.alive & more & 1 << active;
        if victims != 0 {
            self.check_zero_later();
        }
        // What is pushed first happens last, so the last of them comes first here.
        for seat in self.g.counterclockwise(active, victims) {
            let hit = targets >> seat & 1 == 1;
            let there = self.g.in_city >> seat & 1 == 1;
            let cause = match hit {
                true => BY_SMASHES,
                false if seat == active => self.own_cause(),
                false => self.g.smash_card,
            };
            self.push(Frame::Lose(Loss {
                who: seat,
                by: active,
                amount: if hit { smashes } else { 0 }.saturating_add(extra[seat as usize]),
                smash: hit,
                hold: hit && there && self.r.allows(self.g, seat, Hook::NoLossOnYield),
                cause,
                ..NO_LOSS
            }));
        }
    }

    /// The card of the active monster that makes it lose hearts with its own smashes.
    #[cold]
    #[inline(never)]
    fn own_cause(&self) -> CardId {
        let costs = |op: &Op| matches!(op, Op::AddToSmashes(Who::You, _));
        let cards = [Hook::Resolving, Hook::Smashing].map(|hook| {
            let mut cards = self.r.cards_at(self.g, self.g.active, hook).iter();
            cards.find(|&c| {
                self.r.abilities_at(self.g, c, hook).any(|a| self.r.ops[a.program.range()].iter().any(costs))
            })
        });
        cards.into_iter().flatten().next().unwrap_or(self.g.smash_card)
    }

    /// Is the loss of all these no more than a subtraction?
    #[inline]
    fn simply_lose(&self, targets: u8) -> bool {
        if self.g.now.more_if_wounded != [0; SEATS] {
            return false;
        }
        let cares = |m: &Monster| ((m.hooks | m.could) & ANSWERS != 0) as u8;
        self.g.hooks & ANSWERS == 0
            || self.g.seats.iter().enumerate().fold(0, |all, (s, m)| all | cares(m) << s) & targets == 0
    }

    /// The usual case: nothing in play cares, hearts are simply subtracted.
    fn deal_plainly(&mut self, targets: u8, smashes: u8) {
        let active = self.g.active;
        let mut fallen = false;
        let mut taken = 0u8;
        // Whoever has stayed at 0 hearts has none to lose.
        let targets = if self.g.at_zero == 0 { targets } else { targets & !self.g.at_zero };
        for seat in self.g.clockwise(active, targets) {
            let m = self.g.monster_mut(seat);
            let lost = m.hearts.min(smashes);
            m.hearts -= lost;
            m.last_hurt_by = active;
            m.hurt_by_poison = false;
            fallen |= m.hearts == 0;
            taken = taken.saturating_add(lost);
            let so_far = &mut self.g.now.hearts_lost[seat as usize];
            *so_far = so_far.saturating_add(smashes);
            self.g.now.taken_from[seat as usize] = self.g.now.taken_from[seat as usize].saturating_add(lost);
            let cause = Cause::Rule(Rule::Base26);
            self.tell(Event::HeartsLost { seat, amount: lost, by: active, smash: true, cause });
        }
        let seat = active as usize;
        self.g.now.taken[seat] = self.g.now.taken[seat].saturating_add(taken);
        self.g.now.taken_from_anyone[seat] = self.g.now.taken_from_anyone[seat].saturating_add(taken);
        self.g.now.wounded = targets;
        self.g.now.struck |= targets;
        self.g.now.hit_city |= targets & self.g.in_city != 0;
        if fallen {
            self.check_zero_later();
        } else {
            self.smash_step(2, 0, 0);
        }
    }

    /// Everybody has answered: those who leave go, losses held back reach those who stay.
    #[inline(never)]
    fn answers_are_in(&mut self, leaving: u8) {
        let active = self.g.active;
        let decided = match self.g.stack.last() {
            Some(Frame::Smash { may, .. }) => may | leaving,
            _ => 0,
        };
        let all = decided & self.g.in_city & self.g.alive;
        let cards = Hook::Stayed.bit() | Hook::LeftTokyo.bit();
        if self.g.held == [0; SEATS] && self.g.hooks & cards == 0 && !self.r.many_homes() {
            // Nothing was held back and nobody has a card for staying.
            self.g.now.must_leave = 0;
            let depth = self.g.stack.len();
            self.set_smash(7);
            for seat in self.g.clockwise(active, all) {
                self.leave_or_stay(seat, leaving);
            }
            if !self.r.with.challenges {
                self.smashes_done();
            } else if self.g.stack.len() == depth {
                self.back_to_smashes();
            }
            return;
        }
        self.settle(all, leaving);
    }

    /// The same where those who stay have had what that decision brings, and others their chance to make them leave.
    #[inline(never)]
    fn those_who_leave(&mut self, leaving: u8) {
        let Some(Frame::Smash { may, asked, .. }) = self.g.stack.last_mut() else { return };
        let told = std::mem::take(asked);
        let all = (*may | leaving) & !told & self.g.in_city & self.g.alive;
        self.settle(all, leaving);
    }

    /// All of these leave or stay, and losses held back reach whoever is still there.
    #[inline(never)]
    fn settle(&mut self, all: u8, leaving: u8) {
        let active = self.g.active;
        let held = std::mem::replace(&mut self.g.held, [0; SEATS]);
        self.g.now.must_leave = 0;
        let chose = match self.g.stack.last() {
            Some(Frame::Smash { may, .. }) => may & leaving & all,
            _ => 0,
        };
        if chose != 0 && self.r.moves_cost {
            for seat in self.g.clockwise(active, chose) {
                self.pay_for_move(seat);
            }
        }
        self.set_smash(7);
        let depth = self.g.stack.len();
        let stayers = self.g.in_city & self.g.alive & !leaving;
        if (0..SEATS).any(|s| held[s] > 0 && stayers >> s & 1 == 1) {
            if let Some(Frame::Smash { asked, .. }) = self.g.stack.last_mut() {
                *asked = stayers;
            }
            self.check_zero_later();
            for seat in 0..self.g.players {
                if held[seat as usize] > 0 && stayers >> seat & 1 == 1 {
                    self.push(Frame::Lose(Loss {
                        who: seat,
                        by: active,
                        amount: held[seat as usize],
                        smash: true,
                        stage: LATE,
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
            if self.r.with.challenges {
                self.back_to_smashes();
            } else {
                self.smashes_done();
            }
        }
    }
}

/// Hooks with which anybody's loss may be more than a subtraction.
const ANSWERS: Hooks =
    LOSS_HOOKS | AFTERMATH | Hook::LostHearts.bit() | Hook::Wounded.bit() | Hook::Suffering.bit();

/// Hooks with which the attacker's smashes are more than that.
const ATTACKS: Hooks = DEALER_HOOKS | Hook::Wounding.bit() | Hook::Hurting.bit();

/// Hooks with which somebody may be forbidden to yield.
const BARS: Hooks = Hook::CannotYield.bit() | Hook::ForAll.bit();

/// The stage of the smashes at which monsters in the city decide; their answers are secret until all are in.
pub(crate) const YIELDING: u8 = 5;

/// The stage before it, at which others may make them leave.
const BEFORE_YIELDING: u8 = 4;
