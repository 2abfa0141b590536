//! Places: moving into the city, leaving it, and places that close.

use crate::chance::Chance;
use crate::event::{Cause, Event, Leaving, NOBODY, Rule, Seat, Sink};
use crate::game::{Frame, SEATS};
use crate::play::Play;
use crate::tables::Hook;

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Others may take a place that is free, before the active monster moves in.
    pub fn contest_entry(&mut self) {
        // After the active monster's entry only a place that became free since is of interest.
        if (!self.g.now.no_entry || self.g.now.vacated) && self.r.free_city_place(self.g).is_some() {
            self.open_now(Hook::BeforeEntering, self.g.alive, NOBODY);
        }
    }

    #[inline(always)]
    pub fn start_entering(&mut self, active: Seat) {
        self.g.now.vacated = false;
        if std::mem::replace(&mut self.g.now.no_entry, true) {
            return;
        }
        let enters = !self.r.in_city(self.g, active) && self.r.free_city_place(self.g).is_some();
        let cards = Hook::TokyoTaken.bit() | Hook::Yielded.bit() | Hook::CannotEnterTokyo.bit();
        if self.g.hooks & cards != 0 {
            if enters || self.g.now.yielded & self.g.listeners(Hook::Yielded) != 0 {
                self.push(Frame::Enter { stage: 0 });
            }
        } else if enters && let Some(place) = self.r.free_city_place(self.g) {
            self.move_in(active, place);
        }
    }

    /// Entering the city is not a choice (BASE-38, BAY-2). Those who yielded come first: what they left behind for
    /// whoever takes their place, then what yielding itself gives them.
    #[inline(never)]
    pub fn enter_step(&mut self, stage: u8) {
        let active = self.g.active;
        if let Some(Frame::Enter { stage }) = self.g.stack.last_mut() {
            *stage += 1;
        }
        let free = self.r.free_city_place(self.g);
        let can = self.g.is_alive(active)
            && !self.r.in_city(self.g, active)
            && !self.r.allows(self.g, active, Hook::CannotEnterTokyo);
        let place = free.filter(|_| can);
        match stage {
            0 if place.is_some() => {
                self.fire_claims(active);
            }
            0 => {}
            1 => self.fire_leavers(Hook::Yielded, self.g.now.yielded, active),
            _ => {
                self.pop();
                if let Some(place) = place {
                    self.move_in(active, place);
                }
            }
        }
    }

    /// Takes the free place of the city, as the rules demand.
    fn move_in(&mut self, seat: Seat, place: u8) {
        let rule = if Some(place) == self.r.first_city { Rule::Base38 } else { Rule::Bay2 };
        self.enter(seat, place, Cause::Rule(rule));
    }

    /// Somebody is about to take what others yielded this turn: they may have left something behind, once.
    pub fn fire_claims(&mut self, taker: Seat) -> bool {
        let claims = std::mem::take(&mut self.g.now.claims) & self.g.listeners(Hook::TokyoTaken);
        self.fire_leavers(Hook::TokyoTaken, claims, taker);
        claims != 0
    }

    /// Lets the cards of those who yielded this turn act, clockwise from the active monster.
    fn fire_leavers(&mut self, hook: Hook, who: u8, it: Seat) {
        let leavers = who & self.g.listeners(hook);
        let mut order = [NOBODY; SEATS];
        let mut n = 0;
        for seat in self.g.clockwise(self.g.active, leavers) {
            order[n] = seat;
            n += 1;
        }
        for &seat in order[..n].iter().rev() {
            self.fire(hook, seat, it, 0);
        }
    }

    /// Puts a monster into a place.
    pub fn move_to(&mut self, seat: Seat, place: u8) {
        self.g.monster_mut(seat).place = place;
        self.g.in_city &= !(1 << seat);
        self.g.in_city |= (self.r.book.places[place as usize].city as u8) << seat;
    }

    /// Takes control of a place of the city and what that gives.
    pub fn enter(&mut self, seat: Seat, place: u8, cause: Cause) {
        self.g.clock = self.g.clock.saturating_add(1);
        self.move_to(seat, place);
        self.tell(Event::Entered { seat, place, cause });
        self.g.now.entered |= 1 << seat;
        let gift = self.r.book.places[place as usize].on_enter;
        // What is played on entering, in one's own turn, comes after what entering itself brings.
        if self.g.hooks & Hook::AfterEntering.bit() != 0 && seat == self.g.active {
            self.open_window(Hook::AfterEntering, seat);
        }
        self.fire(Hook::EnteredTokyo, seat, NOBODY, 0);
        if self.r.many_homes() {
            self.fire(Hook::EnteredBorough, seat, NOBODY, 0);
        }
        if self.g.played != 0 {
            self.bring_back(seat, Hook::EnteredTokyo);
        }
        self.gain(seat, gift.what, gift.amount, Cause::Rule(gift.rule));
    }

    /// With fewer monsters a place may close: its monster moves up or leaves (BAY-4, BAY-5).
    pub fn close_places(&mut self) {
        for place in 0..self.r.book.places.len() as u8 {
            if !self.r.book.places[place as usize].city || self.r.place_open(self.g, place) {
                continue;
            }
            for seat in 0..self.g.players {
                if self.g.is_alive(seat) && self.g.monster(seat).place == place {
                    match self.r.find_city_place(self.g) {
                        Some(free) => {
                            // It stays as far up as it was.
                            let free = free + (place - self.r.entries[place as usize]);
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

    #[inline(never)]
    pub fn leave_city(&mut self, seat: Seat, how: Leaving, cause: Cause) {
        let place = self.g.monster(seat).place;
        self.move_to(seat, self.r.on_the_way);
        self.g.now.vacated = true;
        self.tell(Event::Left { seat, place, how, cause });
        if self.r.many_homes() {
            self.needs_home(seat);
        }
        self.fire(Hook::LeftTokyo, seat, NOBODY, 0);
    }

    /// Takes a free place outside the ordinary order of things.
    pub fn enter_by_card(&mut self, seat: Seat, instead: bool, cause: Cause) {
        if let Some(place) = self.r.free_city_place(self.g).filter(|_| self.r.may_enter(self.g, seat)) {
            self.g.now.no_entry |= instead;
            self.enter(seat, place, cause);
        }
    }

    /// All others leave the city, and this monster takes it; coming from outside it gains what entering gives.
    pub fn take_city(&mut self, me: u8, cause: Cause) {
        if self.r.allows(self.g, me, Hook::CannotEnterTokyo) {
            return;
        }
        for seat in 0..self.g.players {
            if seat != me && self.g.is_alive(seat) && self.r.in_city(self.g, seat) {
                self.leave_city(seat, Leaving::Forced, cause);
            }
        }
        let first = (0..self.r.book.places.len() as u8).find(|&p| self.r.book.places[p as usize].city);
        let Some(first) = first else { return };
        if !self.r.in_city(self.g, me) {
            self.enter(me, first, cause);
        } else if self.r.rows[first as usize] >> self.g.monster(me).place & 1 == 0 {
            self.move_to(me, first);
            self.tell(Event::Entered { seat: me, place: first, cause });
        }
    }
}
