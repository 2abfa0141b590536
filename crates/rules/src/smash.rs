//! Smashes and losing hearts: the batch, the pipeline of one loss, yielding, falling and coming back.

use crate::chance::Chance;
use crate::event::{Cause, Event, Leaving, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, BY_SMASHES, BY_TOKENS, Frame, Loss, SEATS};
use crate::lang::Token;
use crate::play::Play;
use crate::query::Scope;
use crate::sets::{CardId, CardSet};
use crate::tables::{Hook, Rules, Span};

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
            if leaving >> seat & 1 == 1 {
                if held[seat as usize] > 0 {
                    let card = self.r.cards_at(self.g, seat, Hook::NoLossOnYield).iter().next().unwrap_or(0);
                    let amount = held[seat as usize];
                    self.tell(Event::Prevented { seat, amount, cause: Cause::Card(card) });
                }
                self.leave_city(seat, Leaving::Yielded, Cause::Rule(Rule::Base29));
                self.g.yielded |= 1 << seat;
            } else {
                self.tell(Event::Stayed { seat });
            }
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

    /// One loss of hearts: what happens by itself, what is offered, and the loss.
    #[inline(never)]
    pub fn loss_step(&mut self, loss: Loss) {
        let who = loss.who;
        if !self.g.is_alive(who) {
            self.pop();
            return;
        }
        match loss.stage {
            0 => {
                self.g.used_on_loss.clear();
                self.set_loss(|l| l.stage = 1);
                if self.g.monster(who).hooks & LOSS_HOOKS == 0 && self.g.safe >> who & 1 == 0 {
                    // Nothing in front of this monster cares.
                    self.commit_loss(loss);
                }
            }
            1 => {
                let blocker = self.r.allows(self.g, who, Hook::CannotLoseHearts);
                let safe = self.g.safe >> who & 1 == 1;
                if safe || blocker {
                    let card = if safe {
                        self.g.safe_by[who as usize]
                    } else {
                        self.r
                            .cards_at(self.g, who, Hook::CannotLoseHearts)
                            .iter()
                            .next()
                            .unwrap_or(BY_SMASHES)
                    };
                    if loss.amount > 0 {
                        let cause = cause_of(card);
                        self.tell(Event::Prevented { seat: who, amount: loss.amount, cause });
                    }
                    self.pop();
                    return;
                }
                self.set_loss(|l| l.stage = 2);
                if self.g.listens(who, Hook::WouldLose) {
                    self.push_automatic_answers(who, loss);
                }
            }
            2 => {
                if loss.amount == 0 {
                    self.pop();
                } else if loss.hold {
                    self.g.held[who as usize] = loss.amount;
                    let card = self.r.cards_at(self.g, who, Hook::NoLossOnYield).iter().next().unwrap_or(0);
                    self.tell(Event::LossHeld { seat: who, amount: loss.amount, cause: Cause::Card(card) });
                    self.pop();
                } else if !loss.direct && self.r.can_answer_loss(self.g, who, &loss) {
                    self.ask(who, Ask::Window(Hook::MayWhenLosing));
                } else {
                    self.commit_loss(loss);
                }
            }
            _ => self.commit_loss(loss),
        }
    }

    pub fn set_loss(&mut self, change: impl FnOnce(&mut Loss)) {
        // Programs that answer a loss run right above it.
        for frame in self.g.stack.as_mut().iter_mut().rev() {
            if let Frame::Lose(loss) = frame {
                change(loss);
                return;
            }
        }
    }

    fn push_automatic_answers(&mut self, who: Seat, loss: Loss) {
        let mut programs = [(Span::default(), 0 as CardId); 8];
        let mut n = 0;
        for card in self.r.cards_at(self.g, who, Hook::WouldLose).iter() {
            for a in self.r.abilities_at(self.g, card, Hook::WouldLose) {
                // Each acts once in a loss, however often the loss is looked at again.
                if n < 8 && !self.g.used_on_loss.as_slice().contains(&card) {
                    programs[n] = (a.program, card);
                    n += 1;
                }
            }
        }
        for (program, card) in programs[..n].iter().rev() {
            self.push_run(*program, who, *card, loss.by, loss.amount, loss.echo);
        }
    }

    fn commit_loss(&mut self, loss: Loss) {
        self.pop();
        let (who, by) = (loss.who, loss.by);
        let m = self.g.monster_mut(who);
        let lost = m.hearts.min(loss.amount);
        if lost == 0 {
            return;
        }
        m.hearts -= lost;
        m.last_hurt_by = by;
        self.tell(Event::HeartsLost {
            seat: who,
            amount: lost,
            by,
            smash: loss.smash,
            cause: cause_of(loss.cause),
        });
        if loss.echo < 2 {
            let it = if loss.echo > 0 { NOBODY } else { by };
            self.fire_echo(Hook::LostHearts, who, it, lost, loss.echo + 1);
        }
        if by != NOBODY {
            let from_anyone = &mut self.g.taken_from_anyone[by as usize];
            *from_anyone = from_anyone.saturating_add(lost);
            if by != who {
                let taken = &mut self.g.taken[by as usize];
                *taken = taken.saturating_add(lost);
                if loss.echo == 0 {
                    self.fire_echo(Hook::Hurting, by, who, lost, 1);
                }
            }
            if loss.smash {
                self.g.wounded |= 1 << who;
                self.fire_echo(Hook::Wounding, by, who, lost, 1);
            }
        }
    }

    /// Falling is looked at when the whole batch is through; one look is enough for batches within batches.
    pub fn check_zero_later(&mut self) {
        if !matches!(self.g.stack.as_slice().last(), Some(Frame::ZeroCheck)) {
            self.push(Frame::ZeroCheck);
        }
    }

    /// After a batch: whoever is at 0 hearts falls, in turn order from the active monster (T-22).
    #[inline(never)]
    pub fn zero_check(&mut self) {
        self.pop();
        let fallen = self.g.seats_where(|m| m.hearts == 0);
        if fallen == 0 {
            return;
        }
        // A frame for this seat may already be under way, if its own effects hurt somebody.
        let mut new = fallen;
        for frame in self.g.stack.as_slice() {
            if let Frame::Eliminate { seat, .. } = frame {
                new &= !(1 << seat);
            }
        }
        self.push(Frame::EndCheck);
        let mut order = [NOBODY; SEATS];
        let mut n = 0;
        for seat in self.g.clockwise(self.g.active, new) {
            order[n] = seat;
            n += 1;
        }
        for &seat in order[..n].iter().rev() {
            self.push(Frame::Eliminate { seat, stage: 0 });
        }
    }

    #[inline(never)]
    pub fn eliminate_step(&mut self, seat: Seat, stage: u8) {
        if stage == 0 {
            if let Some(Frame::Eliminate { stage, .. }) = self.g.stack.last_mut() {
                *stage = 1;
            }
            if self.g.listeners(Hook::ReachedZero) != 0 {
                // The fallen monster's own reward waits below: it is paid only if the monster comes back.
                let own = self.g.listens(seat, Hook::ReachedZero);
                if own {
                    self.pop();
                    let before = self.g.stack.len();
                    self.fire(Hook::ReachedZero, seat, seat, 0);
                    debug_assert!(self.g.stack.len() >= before);
                    self.push(Frame::Eliminate { seat, stage: 1 });
                }
                let hooks = self.g.monster(seat).hooks;
                self.g.monster_mut(seat).hooks &= !Hook::ReachedZero.bit();
                self.fire_all(Hook::ReachedZero, seat, seat, 0);
                self.g.monster_mut(seat).hooks = hooks;
            }
            return;
        }
        if self.g.monster(seat).hearts > 0 {
            self.pop();
            return;
        }
        if self.g.listens(seat, Hook::AtZero) {
            let it = self.g.monster(seat).last_hurt_by;
            let mut best: Option<(u8, Span, CardId)> = None;
            for card in self.r.cards_at(self.g, seat, Hook::AtZero).iter() {
                for a in self.r.abilities_at(self.g, card, Hook::AtZero) {
                    let scope = Scope { it, ..Scope::of(seat, card) };
                    let better = best.is_none_or(|b| a.order < b.0);
                    if better && self.r.usable(self.g, a, &scope) {
                        best = Some((a.order, a.program, card));
                    }
                }
            }
            if let Some((_, program, card)) = best {
                self.push_run(program, seat, card, it, 0, 0);
                return;
            }
        }
        self.pop();
        self.eliminate(seat);
    }

    /// A monster is out: its cards and energy are discarded (BASE-33).
    fn eliminate(&mut self, seat: Seat) {
        self.tell(Event::Eliminated { seat, cause: Cause::Rule(Rule::Base33) });
        if self.r.in_city(self.g, seat) {
            self.leave_city(seat, Leaving::Forced, Cause::Rule(Rule::Base33));
        }
        let cards = self.g.monster(seat).cards;
        for card in cards.iter() {
            self.discard_card(seat, card, Cause::Rule(Rule::Base33));
        }
        let m = self.g.monster_mut(seat);
        m.hearts = 0;
        m.energy = 0;
        m.tokens = [0; 2];
        m.reached = 0;
        self.g.at_stars &= !(1 << seat);
        self.g.alive &= !(1 << seat);
        self.g.extra_turns.retain(|t| t.0 != seat);
        for s in 0..self.g.players {
            if self.g.is_alive(s) && self.g.monster(s).ally == seat {
                // Whoever stood by the fallen monster falls with it.
                self.g.monster_mut(s).hearts = 0;
                self.eliminate(s);
            }
        }
        self.close_places();
    }

    /// With fewer monsters a place may close: its monster moves up or leaves (BAY-4, BAY-5).
    fn close_places(&mut self) {
        for place in 0..self.r.book.places.len() as u8 {
            if !self.r.book.places[place as usize].city || self.r.place_open(self.g, place) {
                continue;
            }
            for seat in 0..self.g.players {
                if self.g.is_alive(seat) && self.g.monster(seat).place == place {
                    match self.r.find_city_place(self.g) {
                        Some(free) => {
                            self.move_to(seat, free);
                            let cause = Cause::Rule(Rule::Bay5);
                            self.tell(Event::Entered { seat, place: free, cause });
                        }
                        None => self.leave_city(seat, Leaving::Forced, Cause::Rule(Rule::Bay4)),
                    }
                }
            }
        }
    }

    pub fn leave_city(&mut self, seat: Seat, how: Leaving, cause: Cause) {
        let place = self.g.monster(seat).place;
        self.move_to(seat, 0);
        self.tell(Event::Left { seat, place, how, cause });
    }

    #[inline(never)]
    pub fn end_check(&mut self) {
        self.pop();
        if self.g.alive == 0 || self.r.book.survivor_wins_at_once && self.one_side_left() {
            self.end_survivor();
        }
    }

    /// A batch of losses from one card: clockwise from its owner, the owner last (T-23).
    pub fn push_losses(&mut self, whom: u8, template: Loss, amounts: [u8; SEATS]) {
        let mut order = [NOBODY; SEATS];
        let mut n = 0;
        for seat in self.g.clockwise(template.by.min(SEATS as u8 - 1), whom) {
            if amounts[seat as usize] > 0 {
                order[n] = seat;
                n += 1;
            }
        }
        if n > 0 {
            self.check_zero_later();
            for &seat in order[..n].iter().rev() {
                self.push(Frame::Lose(Loss { who: seat, amount: amounts[seat as usize], ..template }));
            }
        }
    }
}

/// Hooks with which anybody's loss may be more than a subtraction.
const ANSWERS: u64 = LOSS_HOOKS | 1 << Hook::LostHearts as u8;

/// Hooks that make a loss more than a subtraction.
const LOSS_HOOKS: u64 = 1 << Hook::WouldLose as u8
    | 1 << Hook::MayWhenLosing as u8
    | 1 << Hook::AnyTime as u8
    | 1 << Hook::NoLossOnYield as u8
    | 1 << Hook::CannotLoseHearts as u8;

pub(crate) const NO_LOSS: Loss = Loss {
    who: NOBODY,
    by: NOBODY,
    amount: 0,
    stage: 0,
    smash: false,
    hold: false,
    direct: false,
    echo: 0,
    cause: BY_SMASHES,
};

pub(crate) fn cause_of(card: CardId) -> Cause {
    match card {
        BY_SMASHES => Cause::Rule(Rule::Base26),
        BY_TOKENS => Cause::Token(Token::Poison),
        card => Cause::Card(card),
    }
}

impl Rules {
    /// Is there anything this seat may do against this loss? Any-time cards count when they can save its life.
    pub(crate) fn can_answer_loss(&self, g: &crate::game::Game, who: Seat, loss: &Loss) -> bool {
        let usable = |cards: CardSet, hook: Hook| {
            cards.iter().any(|card| {
                let scope = Scope { it: loss.by, amount: loss.amount, ..Scope::of(who, card) };
                self.abilities_at(g, card, hook).any(|a| self.usable(g, a, &scope))
            })
        };
        if g.listens(who, Hook::MayWhenLosing)
            && usable(self.cards_at(g, who, Hook::MayWhenLosing), Hook::MayWhenLosing)
        {
            return true;
        }
        let m = g.monster(who);
        if loss.amount < m.hearts || !g.listens(who, Hook::AnyTime) {
            return false;
        }
        let most = self.max_hearts(g, who);
        self.cards_at(g, who, Hook::AnyTime).iter().any(|card| {
            self.abilities_at(g, card, Hook::AnyTime).any(|a| {
                if a.heals == 0 || !self.usable(g, a, &Scope::of(who, card)) {
                    return false;
                }
                let uses = if a.cost.energy > 0 { m.energy / a.cost.energy as u16 } else { 1 };
                let uses = uses.min(most as u16);
                let each = a.heals as u16 + self.bonus(g, who, Hook::MoreHearts) as u16;
                (m.hearts as u16 + uses * each).min(most as u16) > loss.amount as u16
            })
        })
    }
}
