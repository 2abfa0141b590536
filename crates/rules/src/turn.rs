//! The steps of a turn: start, rolls, windows, end, and passing the dice on.

use crate::chance::{Chance, Purpose};
use crate::event::{Cause, Ending, Event, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, BY_TOKENS, Frame, Loss, Now, SEATS};
use crate::hand::STEALING;
use crate::lang::{Face, Token};
use crate::moves::{ROAMING, ROAMS};
use crate::play::Play;
use crate::rulebook::Step;
use crate::sets::NO_CARD;
use crate::tables::Hook;

impl<C: Chance, S: Sink> Play<'_, C, S> {
    #[inline(always)]
    fn go_to(&mut self, step: u8) {
        if let Some(Frame::Turn { step: at }) = self.g.stack.last_mut() {
            *at = step;
        }
    }

    /// Does one step of the turn. Steps without anything to do fall through to the next.
    #[inline(never)]
    pub fn turn_step(&mut self, mut step: u8) {
        let mut active = self.g.active;
        let mut depth = self.g.stack.len();
        if !self.g.is_alive(active) || self.g.now.skip {
            // The active monster fell, or forgoes its turn: nothing is left of it but the end that every turn has for all
            // others. It enters nowhere, and nobody in its stead; but what others have left may be taken.
            step = step.max(self.r.last_steps);
            self.g.now.no_entry = true;
        }
        loop {
            // Steps for which nobody has a card are passed over.
            step += (self.g.steps >> (step & 31)).trailing_zeros() as u8;
            let doing = self.r.steps[step as usize & 31];
            step += 1;
            self.go_to(step);
            match doing {
                Step::Begin => self.begin_step(active),
                Step::Start => self.start_turn(active),
                Step::BeforeRoll => self.own_window(Hook::BeforeFirstRoll, active),
                Step::Roll => self.first_roll(active),
                Step::React => self.open_now(Hook::RollsFinished, self.g.alive & !(1 << active), NOBODY),
                Step::Change => self.own_window(Hook::ChangingDice, active),
                Step::Resolve => {
                    self.push(Frame::Resolve { stage: 0, left: 0, free: 0 });
                    self.resolve_step(0, 0);
                }
                Step::Evolve => {
                    // Three hearts that can do something (PU-4, PU-5).
                    if self.g.result[3] >= 3 {
                        self.push(Frame::Evolve { stage: 0 });
                    }
                }
                Step::Contest => self.contest_entry(),
                Step::Enter => self.start_entering(active),
                Step::Move => self.move_step(active),
                Step::AfterEnter => {
                    // Whoever has entered was asked when it did.
                    if self.g.now.entered >> active & 1 == 0 {
                        self.own_window(Hook::AfterEntering, active);
                    }
                }
                Step::BeforeEnd => self.open_now(Hook::BeforeTurnEnds, self.g.alive, NOBODY),
                Step::Gifts => {
                    let any = self.r.gifts != 0 || self.g.result[5] >= STEALING;
                    if self.g.now.struck != 0 && any && self.gifts_or_costumes() {
                        self.push(Frame::Gifts { chosen: NO_CARD });
                        self.ask(active, Ask::Gifts);
                    }
                }
                Step::Buy => {
                    self.g.now.vacated = false;
                    self.push(Frame::Buy);
                    self.buy_step();
                }
                Step::Sell => self.own_window(Hook::Selling, active),
                Step::End => self.end_effects(active),
                Step::LastChance => {
                    if self.g.at_stars & self.g.alive != 0 {
                        self.last_chance();
                    }
                }
                Step::Pass => {
                    self.pass_dice();
                    // Turns in which nobody is asked anything must come to an end as well.
                    self.fuse = self.fuse.saturating_sub(1);
                    if self.g.end.is_some() || self.fuse == 0 {
                        return;
                    }
                    // The next turn begins right here.
                    step = 0;
                    active = self.g.active;
                    depth = self.g.stack.len();
                }
            }
            if self.g.stack.len() != depth && !self.programs_done(depth)
                || !matches!(self.g.ask, Ask::Nothing)
            {
                return;
            }
        }
    }

    /// Cards have something to do in the turn: they do it right here, if that is all. A shorter way of what the loop would
    /// do next.
    #[inline]
    fn programs_done(&mut self, depth: usize) -> bool {
        while self.g.stack.len() > depth && matches!(self.g.ask, Ask::Nothing) && self.fuse > 0 {
            let Some(Frame::Run(_)) = self.g.stack.last() else { return false };
            self.fuse -= 1;
            self.program_step();
        }
        // Whoever fell or must skip the rest has a shorter turn, which begins anew.
        self.g.stack.len() == depth && self.fuse > 0 && !self.g.now.skip && self.g.is_alive(self.g.active)
    }

    /// What ends or happens with the beginning of a turn, then choices before anything else.
    #[inline(never)]
    fn begin_step(&mut self, active: Seat) {
        if self.g.listens(active, Hook::TurnOpens) {
            self.open_poll(Hook::TurnBegins, 1 << active, NOBODY);
            self.fire(Hook::TurnOpens, active, NOBODY, 0);
        } else {
            self.own_window(Hook::TurnBegins, active);
        }
    }

    /// Start-of-turn gains: the place's, then the cards'.
    fn start_turn(&mut self, active: Seat) {
        let gifts = self.r.book.places[self.g.monster(active).place as usize].on_start;
        if self.g.hooks & Hook::TurnStarts.bit() != 0 {
            self.fire_all(Hook::TurnStarts, active, active, 0);
        }
        for gift in gifts {
            if gift.amount > 0 {
                self.gain(active, gift.what, gift.amount, Cause::Rule(gift.rule));
            }
        }
    }

    /// The first roll uses all dice (BASE-17).
    fn first_roll(&mut self, active: Seat) {
        let n = self.r.dice_of(self.g, active);
        self.g.dice_count = n;
        self.g.rolls_made = 0;
        self.g.rolls_left = self.r.rolls_of(self.g, active);
        if n == 0 || self.g.rolls_left == 0 {
            self.g.dice_count = 0;
            return;
        }
        self.push(Frame::Roll);
        if self.g.frozen.dice != 0 {
            self.lay_frozen_dice(n);
        }
        let free = self.r.free_dice(self.g);
        if free != 0 {
            self.roll_dice(active, free);
        } else {
            self.g.rolls_left = 0;
        }
        self.roll_step();
    }

    /// Frozen dice lie there already.
    #[cold]
    #[inline(never)]
    fn lay_frozen_dice(&mut self, n: u8) {
        let there = self.g.frozen.dice & (1u16 << n).wrapping_sub(1) as u8;
        self.g.now.locked = there;
        for die in (0..n as usize).filter(|d| there >> d & 1 == 1) {
            self.g.dice = self.g.dice.with(die, self.g.frozen.faces.get(die));
        }
    }

    /// Rolls the dice of the mask.
    pub fn roll_dice(&mut self, active: Seat, mask: u8) {
        let count = mask.count_ones() as u8;
        let faces = self.c.dice(Purpose::Dice(active), count);
        if count == self.g.dice_count {
            self.g.dice = faces;
        } else {
            let (mut dice, mut left, mut new) = (self.g.dice.0, mask, faces.0);
            while left != 0 {
                let at = 3 * left.trailing_zeros();
                dice = dice & !(7 << at) | (new & 7) << at;
                new >>= 3;
                left &= left - 1;
            }
            self.g.dice.0 = dice;
        }
        self.g.rolls_made = self.g.rolls_made.saturating_add(1);
        self.g.rolls_left -= 1;
        if S::LISTENS {
            let (faces, n, roll) = (self.g.dice, self.g.dice_count, self.g.rolls_made);
            self.tell(Event::Rolled { seat: active, faces, n, rolled: mask, roll });
        }
    }

    /// A cursed monster pays for rolling ouch again.
    #[cold]
    #[inline(never)]
    pub fn pay_for_ouch(&mut self, active: Seat, mask: u8) {
        let fee = self.r.curse_fee(self.g);
        if fee > 0 && mask & self.r.free_dice_showing(self.g, Face::Ouch.number()) != 0 {
            self.spend(active, fee, Cause::Token(Token::Curse));
        }
    }

    /// Between rolls: roll again, use a card, or stop.
    #[inline(always)]
    pub fn roll_step(&mut self) {
        if self.r.rolls_are_tricky(self.g) {
            self.tricky_roll_step();
            return;
        }
        let active = self.g.active;
        let can_go_on = self.g.is_alive(active)
            && (self.g.rolls_left > 0
                || self.g.listens(active, Hook::Rolling)
                    && self.r.any_card_at(self.g, active, Hook::Rolling, |c| {
                        self.r.use_in_window(self.g, Hook::Rolling, active, NOBODY, c).is_some()
                    }));
        if can_go_on {
            self.ask(active, Ask::Roll);
        } else {
            self.stop_rolling();
        }
    }

    /// The same where cards and tokens say which dice may be rolled again, and whether one may stop.
    #[inline(never)]
    fn tricky_roll_step(&mut self) {
        let active = self.g.active;
        let uses = |p: &Self, c| p.r.use_in_window(p.g, Hook::Rolling, active, NOBODY, c).is_some();
        let by_card = self.g.listens(active, Hook::Rolling)
            && self.r.any_card_at(self.g, active, Hook::Rolling, |c| uses(self, c));
        let rolls = self.g.rolls_left > 0 && self.r.rollable_dice(self.g) != 0;
        if !self.g.is_alive(active) || !rolls && !by_card {
            self.stop_rolling();
            return;
        }
        self.ask(active, Ask::Roll);
        if !by_card && self.only_one_roll(active) {
            // Whoever must roll the only die that can be rolled has no choice.
            self.g.ask = Ask::Nothing;
            self.roll_the_only_one(active);
        }
    }

    #[cold]
    #[inline(never)]
    fn roll_the_only_one(&mut self, active: Seat) {
        let die = self.r.rollable_dice(self.g);
        self.pay_for_ouch(active, die);
        self.roll_dice(active, die);
        self.rerolled(active);
        if self.g.hooks & Hook::Rerolled.bit() == 0 {
            self.roll_step();
        }
    }

    #[inline(never)]
    fn only_one_roll(&self, active: Seat) -> bool {
        self.r.must_reroll(self.g)
            && self.r.rollable_dice(self.g).is_power_of_two()
            && self.g.any_time >> active & 1 == 0
    }

    pub fn stop_rolling(&mut self) {
        self.pop();
        self.g.now.disturbed = 0;
        let seat = self.g.active;
        self.tell(Event::RollsFinished { seat });
    }

    /// Something that was on top of the turn is done: a shorter way of what the loop would do next.
    #[inline]
    pub fn back_to_turn(&mut self) {
        if let Some(&Frame::Turn { step }) = self.g.stack.last() {
            self.turn_step(step);
        }
    }

    /// Dice were rolled again in the roll step: cards may answer.
    pub fn rerolled(&mut self, active: Seat) {
        if self.g.listeners(Hook::Rerolled) != 0 {
            self.fire_all(Hook::Rerolled, active, active, 0);
        }
    }

    /// End-of-turn effects in the owner's order; poison is one of them (BASE-50, BASE-51).
    fn end_effects(&mut self, active: Seat) {
        let poisoned = self.g.monster(active).tokens[Token::Poison as usize] > 0 && !self.g.now.skip;
        if self.g.listeners(Hook::TurnEnds) != 0 {
            let only_others = poisoned && !self.g.listens(active, Hook::TurnEnds);
            self.fire_all(Hook::TurnEnds, active, active, 0);
            if only_others {
                self.push_poison(active);
            }
        } else if poisoned {
            self.push_poison(active);
        }
    }

    /// All poison tokens together are one loss without a source (K-42).
    pub fn push_poison(&mut self, seat: Seat) {
        let amount = self.g.monster(seat).tokens[Token::Poison as usize];
        self.check_zero_later();
        self.push(Frame::Lose(Loss {
            who: seat,
            by: NOBODY,
            amount,
            stage: 0,
            smash: false,
            hold: false,
            direct: false,
            echo: 0,
            ouch: false,
            cause: BY_TOKENS,
        }));
    }

    /// Somebody is about to win by stars: any time is also now, for those who could have something that touches others.
    #[inline(never)]
    fn last_chance(&mut self) {
        let spoils = |&seat: &Seat| {
            let hand = self.r.evolutions_of(self.r.pool(self.g, seat));
            !self.g.monster(seat).cards.or(&hand).and(&self.r.spoilers).is_empty()
        };
        let among = (0..self.g.players).filter(spoils).fold(0, |m, s| m | 1 << s);
        self.open_now(Hook::AnyTime, among, NOBODY);
    }

    /// The turn is over: is the game, and whose turn is next?
    fn pass_dice(&mut self) {
        let there = self.g.at_stars & self.g.alive;
        if there != 0 {
            // Whoever has been there longest wins; those who got there by the same effect share (SIL-2).
            let g = &*self.g;
            let seats = (0..g.players).filter(|s| there >> s & 1 == 1);
            let first = seats.clone().map(|s| g.monster(s).reached).min().unwrap_or_default();
            let winners = seats.filter(|&s| g.monster(s).reached == first).fold(0, |m, s| m | 1 << s);
            self.end_game(winners, Ending::Stars, Cause::Rule(Rule::End1));
            return;
        }
        if self.one_side_left() {
            self.end_survivor();
            return;
        }
        let g = &mut *self.g;
        // Turns granted by cards come first (T-25); the ordinary order goes on where it was.
        let (mut extra, mut roams) = (false, false);
        loop {
            if g.extra_turns.is_empty() {
                g.regular = g.next_living(g.regular);
                g.active = g.regular;
                g.fewer_dice = 0;
                break;
            }
            let (seat, fewer) = g.extra_turns.remove(0);
            if g.is_alive(seat) {
                g.active = seat;
                g.fewer_dice = fewer & !ROAMING;
                roams = fewer & ROAMING != 0;
                extra = true;
                break;
            }
        }
        self.begin_turn(extra);
        if roams {
            self.g.now.roams = ROAMS;
            self.g.note_any_time();
        }
    }

    /// Makes the turn of `active` the only thing left to do.
    pub fn begin_turn(&mut self, extra: bool) {
        let g = &mut *self.g;
        g.turn = g.turn.saturating_add(1);
        g.used.clear();
        let roamed = g.now.roams > 0;
        g.now = Now::NEW;
        if roamed {
            g.note_any_time();
        }
        if g.frozen.dice != 0 {
            g.thaw(g.active);
        }
        g.safe_by = [NO_CARD; SEATS];
        g.result = [0; 6];
        g.dice_count = 0;
        g.dice = Default::default();
        g.started_in_city = g.in_city & g.alive;
        g.stack.clear();
        g.stack.push(Frame::Turn { step: 0 });
        let (seat, turn) = (g.active, g.turn);
        self.tell(Event::TurnStarted { seat, turn, extra });
    }
}
