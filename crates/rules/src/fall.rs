//! Falling, coming back, and the end of the game.

use crate::chance::Chance;
use crate::event::{Cause, Ending, Event, Leaving, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, End, Frame, SEATS, TOKENS};
use crate::play::Play;
use crate::query::Scope;
use crate::sets::{CardId, NO_CARD};
use crate::tables::{Hook, Span};

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Falling is looked at when the whole batch is through; one look is enough for batches within batches.
    pub fn check_zero_later(&mut self) {
        if !matches!(self.g.stack.last(), Some(Frame::ZeroCheck)) {
            self.push(Frame::ZeroCheck);
        }
    }

    /// After a batch: whoever is at 0 hearts falls, in turn order from the active monster (T-22).
    #[inline(never)]
    pub fn zero_check(&mut self) {
        self.pop();
        let fallen = self.g.seats_where(|m| m.hearts == 0) & !self.g.at_zero;
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
        let m = self.g.monster(seat);
        if (m.hooks | m.plays) & Hook::AtZero.bit() != 0 && self.come_back(seat) {
            return;
        }
        self.pop();
        if self.r.allows(self.g, seat, Hook::StaysAtZero) {
            self.g.at_zero |= 1 << seat;
            return;
        }
        self.eliminate(seat);
    }

    /// The first card, in front of the monster or in its hand, that saves it from elimination.
    fn come_back(&mut self, seat: Seat) -> bool {
        let it = self.g.monster(seat).last_hurt_by;
        let mut best: Option<(u8, Span, CardId)> = None;
        let in_front = self.r.cards_at(self.g, seat, Hook::AtZero);
        for card in in_front.iter().chain(self.r.evolutions_of(self.g.monster(seat).hand).iter()) {
            for a in self.r.abilities_at(self.g, card, Hook::AtZero) {
                let scope = Scope { it, ..Scope::of(seat, card) };
                let better = best.is_none_or(|b| a.order < b.0);
                if better && self.r.usable(self.g, a, &scope) {
                    best = Some((a.order, a.program, card));
                }
            }
        }
        let Some((_, program, card)) = best else { return false };
        if self.r.evolutions.has(card) && self.g.monster(seat).hand & self.r.evolution(card) != 0 {
            let bit = self.r.evolution(card);
            let m = self.g.monster_mut(seat);
            m.hand &= !bit;
            m.evolution_discards |= bit;
            self.g.known &= !bit;
            self.g.played |= bit;
            self.tell(Event::EvolutionPlayed { seat, card });
            self.r.refresh_hand(self.g, seat);
        }
        self.push_run(program, seat, card, it, 0, 0);
        true
    }

    /// A monster is out: its cards and energy are discarded (BASE-33).
    fn eliminate(&mut self, seat: Seat) {
        self.tell(Event::Eliminated { seat, cause: Cause::Rule(Rule::Base33) });
        if self.r.in_city(self.g, seat) {
            self.leave_city(seat, Leaving::Forced, Cause::Rule(Rule::Base33));
        }
        self.move_to(seat, self.r.on_the_way);
        self.masks_taken(seat);
        if self.r.with.evolutions {
            self.evolutions_leave(seat);
        }
        let cards = self.g.monster(seat).cards;
        for card in cards.iter() {
            self.discard_card(seat, card, Cause::Rule(Rule::Base33));
        }
        // Cards of the deck that it was choosing from go back.
        let offer = std::mem::replace(&mut self.g.monster_mut(seat).offer, [NO_CARD; 3]);
        for card in offer.into_iter().filter(|&c| c != NO_CARD && self.r.power.has(c)) {
            self.g.deck.put(card);
        }
        let m = self.g.monster_mut(seat);
        let by = m.last_hurt_by;
        m.hearts = 0;
        m.energy = 0;
        m.tokens = [0; TOKENS];
        m.reached = 0;
        self.g.at_stars &= !(1 << seat);
        self.g.alive &= !(1 << seat);
        self.g.at_zero &= !(1 << seat);
        if self.g.frozen.dice != 0 {
            self.g.thaw(seat);
        }
        if by != NOBODY && by != seat {
            self.fire(Hook::Eliminating, by, seat, 0);
        }
        self.g.extra_turns.retain(|t| t.0 != seat);
        self.g.awaits_keep &= !(1 << seat);
        for s in 0..self.g.players {
            if self.g.is_alive(s) && self.g.monster(s).ally == seat {
                // Whoever stood by the fallen monster falls with it.
                self.g.monster_mut(s).hearts = 0;
                self.eliminate(s);
            }
        }
        self.close_places();
    }

    #[inline(never)]
    pub fn end_check(&mut self) {
        self.pop();
        if self.g.alive == 0 || self.r.book.survivor_wins_at_once && self.one_side_left() {
            self.end_survivor();
        }
    }

    /// Do all living monsters belong together?
    pub fn one_side_left(&self) -> bool {
        let g = &*self.g;
        if g.living() <= 1 {
            return true;
        }
        if !g.allies {
            return false;
        }
        let side = |s: Seat| {
            let ally = g.monster(s).ally;
            if ally == NOBODY { s } else { ally }
        };
        let first = g.alive.trailing_zeros() as u8;
        (0..g.players).filter(|&s| g.is_alive(s)).all(|s| side(s) == side(first))
    }

    pub fn end_survivor(&mut self) {
        let alive = self.g.alive;
        if alive == 0 {
            self.end_game(0, Ending::Nobody, Cause::Rule(Rule::End5));
        } else {
            self.end_game(alive, Ending::Survivor, Cause::Rule(Rule::End2));
        }
    }

    /// Ends the game; allies win together.
    #[cold]
    #[inline(never)]
    pub fn end_game(&mut self, winners: u8, how: Ending, cause: Cause) {
        let g = &mut *self.g;
        let mut all = winners;
        for s in 0..g.players {
            let ally = g.monster(s).ally;
            if g.is_alive(s) && ally != NOBODY && (winners >> ally & 1 == 1 || winners >> s & 1 == 1) {
                all |= 1 << s | 1 << ally;
            }
        }
        g.end = Some(End { winners: all, how, broken_off: false });
        g.discards = g.discards.or(&g.on_the_way());
        g.stack.clear();
        g.now.stars_before = 0;
        g.ask = Ask::Nothing;
        g.asked = 0;
        self.tell(Event::Ended { winners: all, how, cause });
    }
}
