//! Losing hearts: the pipeline of one loss, from what happens by itself to what is offered to the loss.

use crate::chance::Chance;
use crate::event::{Cause, Event, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, BY_SMASHES, BY_TOKENS, Frame, Game, Loss, Run, SEATS};
use crate::lang::Token;
use crate::play::Play;
use crate::query::Scope;
use crate::sets::CardId;
use crate::tables::{Ability, Hook, Hooks, Rules, Span};

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// One loss of hearts: what happens by itself, what is offered, and the loss.
    #[inline(never)]
    pub fn loss_step(&mut self, loss: Loss) {
        let who = loss.who;
        if !self.g.is_alive(who) {
            self.pop();
            return;
        }
        // Where nothing comes in between, the next stage follows without the loop. Its number is apart from the loss, which is
        // not copied for it: that would take longer than the stage.
        let mut stage = loss.stage;
        loop {
            match stage {
                0 | LATE => {
                    // What was used against losses that this one came between still counts for them.
                    if !self.g.used_on_loss.is_empty() {
                        let depth = self.g.loss_depth();
                        self.g.used_on_loss.retain(|used| used.0 < depth);
                    }
                    let m = self.g.monster(who);
                    let dealer =
                        if loss.by == NOBODY { 0 } else { self.g.monster(loss.by).hooks & DEALER_HOOKS };
                    let cares = (m.hooks | m.could) & LOSS_HOOKS | m.hooks & Hook::Suffering.bit() | dealer;
                    if cares == 0
                        && self.g.now.safe >> who & 1 == 0
                        && self.g.now.more_if_wounded[who as usize] == 0
                    {
                        // Nothing in front of this monster or the other cares.
                        self.commit_loss(loss);
                        break;
                    }
                    self.set_loss(|l| l.stage = 1);
                    if loss.smash && loss.stage == 0 && dealer & Hook::Striking.bit() != 0 {
                        self.fire_echo(Hook::Striking, loss.by, who, loss.amount, Run::SMASH);
                    } else {
                        stage = 1;
                        continue;
                    }
                }
                1 => {
                    let blocker = self.r.allows(self.g, who, Hook::CannotLoseHearts);
                    let safe = self.g.now.safe >> who & 1 == 1;
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
                        break;
                    }
                    self.set_loss(|l| l.stage = 2);
                    if self.g.listens(who, Hook::WouldLose) {
                        self.push_automatic_answers(who, loss);
                    } else {
                        stage = 2;
                        continue;
                    }
                }
                2 => {
                    if loss.amount == 0 {
                        self.pop();
                    } else if loss.hold {
                        self.g.held[who as usize] = loss.amount;
                        let card =
                            self.r.cards_at(self.g, who, Hook::NoLossOnYield).iter().next().unwrap_or(0);
                        self.tell(Event::LossHeld {
                            seat: who,
                            amount: loss.amount,
                            cause: Cause::Card(card),
                        });
                        self.pop();
                    } else if loss.direct {
                        self.add_to_loss(loss);
                    } else {
                        // Whether a hand holds an answer is nobody's business: that it could is told in any case, and
                        // without one it is as if there had been a pass.
                        let could = self.g.monster(who).could & LOSS_HOOKS != 0
                            && self.r.can_answer_loss(self.g, who, &loss, self.r.pool(self.g, who));
                        if could {
                            self.tell(Event::WindowOpened { hook: Hook::MayWhenLosing, seats: 1 << who });
                        }
                        if could && self.r.with.held_windows
                            || self.r.can_answer_loss(self.g, who, &loss, self.g.monster(who).hand)
                        {
                            self.ask(who, Ask::Window(Hook::MayWhenLosing));
                        } else {
                            self.g.answers = self.g.answers.wrapping_add(could as u32);
                            self.add_to_loss(loss);
                        }
                    }
                }
                3 => self.add_to_loss(loss),
                _ => self.commit_loss(loss),
            }
            break;
        }
    }

    /// All reductions are done: cards of both sides add to what is left.
    fn add_to_loss(&mut self, loss: Loss) {
        let (who, by) = (loss.who, loss.by);
        let extra =
            if loss.smash { std::mem::take(&mut self.g.now.more_if_wounded[who as usize]) } else { 0 };
        let suffers = self.g.listens(who, Hook::Suffering);
        let deals = by != NOBODY && by != who && self.g.listens(by, Hook::Dealing);
        if !suffers && !deals {
            self.commit_loss(Loss { amount: loss.amount.saturating_add(extra), ..loss });
            return;
        }
        self.set_loss(|l| {
            l.stage = 4;
            l.amount = l.amount.saturating_add(extra);
        });
        let echo = loss.flags();
        if deals {
            self.fire_echo(Hook::Dealing, by, who, loss.amount, echo);
        }
        if suffers {
            self.fire_echo(Hook::Suffering, who, by, loss.amount, echo);
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

    /// The rule by which units attack now: one ouch, two, or more.
    fn ouch_rule(&self) -> Rule {
        let frames = self.g.stack.as_slice().iter().rev();
        let count =
            frames.filter_map(|f| if let Frame::Ouch { count, .. } = f { Some(*count) } else { None });
        match count.into_iter().next() {
            Some(1) => Rule::Nyb27,
            Some(2) => Rule::Nyb28,
            _ => Rule::Nyb29,
        }
    }

    /// Hearts about to be lost in the loss on its way.
    pub fn loss_now(&self) -> u8 {
        let frames = self.g.stack.as_slice().iter().rev();
        frames.filter_map(|f| if let Frame::Lose(l) = f { Some(l.amount) } else { None }).next().unwrap_or(0)
    }

    fn push_automatic_answers(&mut self, who: Seat, loss: Loss) {
        let mut programs = [(Span::default(), 0 as CardId); 8];
        let mut n = 0;
        for card in self.r.cards_at(self.g, who, Hook::WouldLose).iter() {
            for a in self.r.abilities_at(self.g, card, Hook::WouldLose) {
                // Each acts once in a loss, however often the loss is looked at again.
                if n < 8 && !self.g.used_on_this_loss(card) {
                    programs[n] = (a.program, card);
                    n += 1;
                }
            }
        }
        for (program, card) in programs[..n].iter().rev() {
            let echo = loss.flags();
            self.push_run(*program, who, *card, loss.by, loss.amount, echo);
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
        m.hurt_by_poison = loss.cause == BY_TOKENS;
        // What is more than the hearts there were counts as well.
        let so_far = &mut self.g.now.hearts_lost[who as usize];
        *so_far = so_far.saturating_add(loss.amount);
        if by == self.g.active {
            let from = &mut self.g.now.taken_from[who as usize];
            *from = from.saturating_add(lost);
        }
        self.tell(Event::HeartsLost {
            seat: who,
            amount: lost,
            by,
            smash: loss.smash,
            cause: if loss.ouch { Cause::Rule(self.ouch_rule()) } else { cause_of(loss.cause) },
        });
        if loss.echo < 2 {
            let it = if loss.echo > 0 { NOBODY } else { by };
            self.fire_echo(Hook::LostHearts, who, it, lost, loss.echo + 1);
            if loss.smash {
                self.fire_echo(Hook::Wounded, who, it, lost, loss.echo + 1);
            }
            if self.g.monster(who).hooks & AFTERMATH != 0 {
                self.answer_later(Loss { by: it, amount: lost, ..loss });
            }
        }
        if by != NOBODY {
            let from_anyone = &mut self.g.now.taken_from_anyone[by as usize];
            *from_anyone = from_anyone.saturating_add(lost);
            if by != who {
                let taken = &mut self.g.now.taken[by as usize];
                *taken = taken.saturating_add(lost);
                if loss.echo < 2 {
                    self.fire_echo(Hook::Hurting, by, who, lost, loss.echo + 1);
                }
            }
            if loss.smash {
                self.g.now.wounded |= 1 << who;
                self.g.now.struck |= 1 << who;
                self.g.now.hit_city |= self.g.in_city >> who & 1 == 1;
                self.fire_echo(Hook::Wounding, by, who, lost, 1);
            }
        }
    }

    /// What a monster may do about hearts it has lost waits until the batch is through and whoever fell has fallen.
    #[inline(never)]
    fn answer_later(&mut self, loss: Loss) {
        let frames = self.g.stack.as_slice();
        let Some(check) = frames.iter().rposition(|f| matches!(f, Frame::ZeroCheck)) else { return };
        let mut at = check;
        if check > 0 && matches!(frames[check - 1], Frame::Aftermath { .. }) {
            at = check - 1;
        } else if self.g.stack.is_full() {
            self.fuse = 0;
            return;
        } else {
            let none = Frame::Aftermath { lost: [0; SEATS], by: [NOBODY; SEATS], wounded: 0, echo: 0 };
            self.g.stack.insert(check, none);
        }
        if let Frame::Aftermath { lost, by, wounded, echo } = &mut self.g.stack.as_mut()[at] {
            let seat = loss.who as usize;
            lost[seat] = lost[seat].saturating_add(loss.amount);
            by[seat] = loss.by;
            *wounded |= (loss.smash as u8) << seat;
            *echo = (*echo).max(loss.echo + 1);
        }
    }

    /// The victims of a batch may do something about it, clockwise from the active monster.
    #[inline(never)]
    pub fn aftermath_step(&mut self) {
        let Some(&Frame::Aftermath { lost, by, wounded, echo }) = self.g.stack.last() else {
            return;
        };
        self.pop();
        let mut order = [NOBODY; SEATS];
        let mut n = 0;
        for seat in self.g.clockwise(self.g.active, self.g.alive) {
            order[n] = seat;
            n += (lost[seat as usize] > 0) as usize;
        }
        for &seat in order[..n].iter().rev() {
            let (it, amount) = (by[seat as usize], lost[seat as usize]);
            self.fire_echo(Hook::MayAfterLoss, seat, it, amount, echo);
            if wounded >> seat & 1 == 1 {
                self.fire_echo(Hook::MayAfterWound, seat, it, amount, echo);
            }
        }
    }

    /// A batch of losses from one card: clockwise from its owner, the owner last (T-23).
    pub fn push_losses(&mut self, whom: u8, template: Loss, amounts: [u8; SEATS]) {
        self.push_losses_from(template.by.min(SEATS as u8 - 1), whom, template, amounts);
    }

    /// The same clockwise from a seat, that seat last.
    pub fn push_losses_from(&mut self, from: Seat, whom: u8, template: Loss, amounts: [u8; SEATS]) {
        let mut order = [NOBODY; SEATS];
        let mut n = 0;
        for seat in self.g.clockwise(from, whom) {
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

/// Hooks of the victim that make a loss more than a subtraction.
pub(crate) const LOSS_HOOKS: Hooks = Hook::WouldLose.bit()
    | Hook::MayWhenLosing.bit()
    | Hook::AnyTime.bit()
    | Hook::NoLossOnYield.bit()
    | Hook::CannotLoseHearts.bit();

/// Hooks of the victim for choices after the loss.
pub(crate) const AFTERMATH: Hooks = Hook::MayAfterLoss.bit() | Hook::MayAfterWound.bit();

/// Hooks of whoever deals it that do.
pub(crate) const DEALER_HOOKS: Hooks = Hook::Striking.bit() | Hook::Dealing.bit();

/// The first stage of a loss that was held back: its dealer had his say already.
pub(crate) const LATE: u8 = 8;

pub(crate) const NO_LOSS: Loss = Loss {
    who: NOBODY,
    by: NOBODY,
    amount: 0,
    stage: 0,
    smash: false,
    hold: false,
    direct: false,
    echo: 0,
    ouch: false,
    cause: BY_SMASHES,
};

pub(crate) fn cause_of(card: CardId) -> Cause {
    match card {
        BY_SMASHES => Cause::Rule(Rule::Base26),
        BY_TOKENS => Cause::Token(Token::Poison),
        card => Cause::Card(card),
    }
}

impl Loss {
    /// What programs that answer this loss are told of it.
    fn flags(&self) -> u8 {
        self.echo | if self.smash { Run::SMASH } else { 0 } | if self.ouch { Run::OUCH } else { 0 }
    }
}

impl Rules {
    /// Is there anything this seat may do against this loss? Any-time cards count when they can save its life.
    /// `hand`: the evolutions it has, or could have.
    pub(crate) fn can_answer_loss(&self, g: &Game, who: Seat, loss: &Loss, hand: u64) -> bool {
        let usable = |card: CardId| {
            let scope = Scope {
                it: loss.by,
                amount: loss.amount,
                smash: loss.smash,
                ouch: loss.ouch,
                ..Scope::of(who, card)
            };
            let usable = |a: &Ability| a.optional && self.usable(g, a, &scope);
            self.find_ability(g, card, Hook::MayWhenLosing, usable).is_some()
        };
        if g.listens(who, Hook::MayWhenLosing) && self.any_card_at(g, who, Hook::MayWhenLosing, usable) {
            return true;
        }
        let m = g.monster(who);
        let fatal = loss.amount >= m.hearts;
        // Energy from the hand may pay for what lies on the table.
        if hand & self.funds != 0 {
            let dear = |hook: Hook, heals: u8| {
                let dear = |a: &Ability| a.heals >= heals && a.cost.energy as u16 > m.energy;
                g.listens(who, hook)
                    && self.any_card_at(g, who, hook, |c| self.find_ability(g, c, hook, dear).is_some())
            };
            if (dear(Hook::MayWhenLosing, 0) || fatal && dear(Hook::AnyTime, 1))
                && self.any_playable(g, Hook::AnyTime, who, NOBODY, hand & self.funds)
            {
                return true;
            }
        }
        if m.could & LOSS_HOOKS != 0 {
            let saviours = if fatal { hand & self.saviours } else { 0 };
            if self.any_playable(g, Hook::MayWhenLosing, who, loss.by, hand)
                || self.any_playable(g, Hook::AnyTime, who, NOBODY, saviours)
            {
                return true;
            }
        }
        if !fatal || !g.listens(who, Hook::AnyTime) {
            return false;
        }
        let most = self.max_hearts(g, who);
        self.cards_at(g, who, Hook::AnyTime).iter().any(|card| {
            self.abilities_at(g, card, Hook::AnyTime).any(|a| {
                if a.heals == 0 || !a.optional || !self.usable(g, a, &Scope::of(who, card)) {
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
