//! Moving between boroughs: where monsters begin, where those who leave the city go, and the move step.

use crate::chance::Chance;
use crate::event::{Cause, Event, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, Frame, Game};
use crate::lang::Resource;
use crate::play::Play;
use crate::query::Scope;
use crate::rulebook::Place;
use crate::sets::NO_CARD;
use crate::tables::{Hook, Op, Rules};

/// Moves in a turn of free moves; more could go on for ever and help nobody.
pub(crate) const ROAMS: u8 = 12;

/// Marks an extra turn in which its player may roam, beside the dice fewer.
pub(crate) const ROAMING: u8 = 0x80;

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Before the first turn everybody chooses a borough, the first player first (NYB-5).
    pub fn place_monsters(&mut self) {
        if self.r.homes.len() > 1 {
            self.push(Frame::Home { left: self.g.alive });
        }
    }

    /// A monster has left the city and has to go somewhere (NYB-16).
    pub fn needs_home(&mut self, seat: Seat) {
        if let Some(Frame::Home { left }) = self.g.stack.last_mut() {
            *left |= 1 << seat;
        } else {
            self.push(Frame::Home { left: 1 << seat });
        }
    }

    /// Those on their way choose one after another, clockwise from the active monster.
    #[inline(never)]
    pub fn home_step(&mut self, left: u8) {
        let left = left & self.g.alive;
        let active = self.g.active;
        let setting_up = self.g.turn == 0;
        let next = if setting_up && left >> active & 1 == 1 {
            Some(active)
        } else {
            self.g.clockwise(active, left).next()
        };
        match next {
            Some(seat) => self.ask(seat, Ask::Home),
            None => {
                self.pop();
                if setting_up {
                    self.begin_turn(false);
                }
            }
        }
    }

    /// A monster on its way has chosen a place.
    pub fn choose_home(&mut self, seat: Seat, place: u8) {
        if let Some(Frame::Home { left }) = self.g.stack.last_mut() {
            *left &= !(1 << seat);
        }
        let rule = if self.g.turn == 0 { Rule::Nyb5 } else { Rule::Nyb16 };
        self.relocate(seat, place, Cause::Rule(rule));
    }

    /// The move step: into a free city, up in it, or to another borough by choice.
    #[inline(never)]
    pub fn move_step(&mut self, active: Seat) {
        let inside = self.r.in_city(self.g, active);
        let can_enter = !inside
            && !self.g.now.no_entry
            && self.r.free_city_place(self.g).is_some()
            && self.r.may_enter(self.g, active);
        if can_enter {
            self.start_entering(active);
            return;
        }
        self.g.now.vacated = false;
        self.g.now.no_entry = true;
        if inside {
            let place = self.g.monster(active).place;
            if let Some(next) = self.r.book.places[place as usize].next {
                self.relocate(active, next, Cause::Rule(Rule::Nyb34));
            }
        } else {
            self.push(Frame::Move { extra: false });
            self.ask_to_move();
        }
    }

    /// Asks where to, if there is anywhere to go.
    #[inline(never)]
    pub fn ask_to_move(&mut self) {
        let active = self.g.active;
        let mut any = false;
        let extra = self.r.moves_extra(self.g);
        self.r.destinations(self.g, active, extra, |_| any = true);
        // Whoever can make the energy for it is asked; a move that a card gives was paid for before.
        if !any
            && !extra
            && let Some(rich) = self.r.with_full_purse(self.g, active)
        {
            self.r.destinations(&rich, active, false, |_| any = true);
        }
        if any && self.g.is_alive(active) {
            self.ask(active, Ask::Move);
        } else {
            self.pop();
        }
    }

    /// A move of one's own choice, paid for where that costs something.
    pub fn walk(&mut self, seat: Seat, place: u8) {
        self.g.clock = self.g.clock.saturating_add(1);
        self.pay_for_move(seat);
        let cause = Cause::Rule(Rule::Nyb33);
        if self.r.book.places[place as usize].city && !self.r.in_city(self.g, seat) {
            self.enter(seat, place, cause);
        } else {
            self.relocate(seat, place, cause);
        }
    }

    /// What a card on offer asks for moves of one's own choice.
    pub fn pay_for_move(&mut self, seat: Seat) {
        let cards = self.g.market.into_iter().filter(|&c| c != NO_CARD && self.r.dear_moves.has(c));
        for card in cards {
            self.spend(seat, self.r.def(card).moves_cost, Cause::Card(card));
        }
    }

    /// Puts a monster into a place that is no entry of the city.
    pub fn relocate(&mut self, seat: Seat, place: u8, cause: Cause) {
        let before = self.r.borough_of(self.g, seat);
        self.move_to(seat, place);
        self.tell(Event::Moved { seat, place, cause });
        if self.r.boroughs[place as usize & 15] != before {
            self.fire(Hook::EnteredBorough, seat, NOBODY, 0);
        }
    }
}

impl Rules {
    /// Can a monster be in more than one place outside the city?
    #[inline(always)]
    pub(crate) fn many_homes(&self) -> bool {
        self.homes.len() > 1
    }

    /// Places outside the city with room.
    pub(crate) fn homes_with_room(&self, g: &Game) -> impl Iterator<Item = u8> {
        // How many are in each place, four bits for each.
        let there = (0..g.players)
            .fold(0u64, |sum, s| sum + (((g.alive >> s & 1) as u64) << (4 * (g.monster(s).place & 15))));
        let has_room = |p: u8| (there >> (4 * (p & 15)) & 15) < self.book.places[p as usize].room as u64;
        let free = self.homes.iter().fold(0u16, |m, &p| m | (has_room(p) as u16) << p);
        (0..16).filter(move |p| free >> p & 1 == 1)
    }

    /// What a move of one's own choice costs now.
    #[inline]
    pub fn move_fee(&self, g: &Game) -> u8 {
        if self.moves_cost { self.fee_of(g) } else { 0 }
    }

    #[inline(never)]
    fn fee_of(&self, g: &Game) -> u8 {
        let cards = g.market.iter().filter(|&&c| c != NO_CARD && self.dear_moves.has(c));
        cards.map(|&c| self.def(c).moves_cost).fold(0, u8::saturating_add)
    }

    /// Energy a monster has, with what it may turn its hearts into at any time.
    #[inline]
    pub(crate) fn purse(&self, g: &Game, seat: Seat) -> u16 {
        let m = g.monster(seat);
        if m.hooks & Hook::AnyTime.bit() == 0 { m.energy } else { self.purse_by_cards(g, seat) }
    }

    #[inline(never)]
    fn purse_by_cards(&self, g: &Game, seat: Seat) -> u16 {
        let m = g.monster(seat);
        let turns = |op: &Op| matches!(op, Op::TurnInto(Resource::Hearts, Resource::Energy, _));
        let can = self.cards_at(g, seat, Hook::AnyTime).iter().any(|card| {
            let scope = Scope::of(seat, card);
            let mut abilities = self.abilities_at(g, card, Hook::AnyTime);
            abilities.any(|a| {
                let turns = self.ops[a.program.range()].iter().any(turns);
                turns && a.optional && self.usable(g, a, &scope)
            })
        });
        m.energy.saturating_add(if can { m.hearts.saturating_sub(1) as u16 } else { 0 })
    }

    /// The game with all of that turned into energy, if there is any.
    pub(crate) fn with_full_purse(&self, g: &Game, seat: Seat) -> Option<Game> {
        let energy = self.purse(g, seat);
        (energy > g.monster(seat).energy).then(|| {
            let mut rich = g.clone();
            rich.monster_mut(seat).energy = energy;
            rich
        })
    }

    /// Is the move asked for one that a card gives?
    pub(crate) fn moves_extra(&self, g: &Game) -> bool {
        matches!(g.stack.last(), Some(Frame::Move { extra: true }))
    }

    /// Where a monster may move of its own choice. In the move step those are other boroughs only: entering the city and
    /// moving up in it is no choice there. A move that a card gives goes wherever a move can go.
    pub(crate) fn destinations(&self, g: &Game, seat: Seat, extra: bool, mut each: impl FnMut(u8)) {
        if self.move_fee(g) as u16 > g.monster(seat).energy {
            return;
        }
        let here = g.monster(seat).place;
        if self.in_city(g, seat) {
            if let (true, Some(next)) = (extra, self.place(here).next) {
                each(next);
            }
            return;
        }
        if extra
            && self.may_enter(g, seat)
            && let Some(entry) = self.free_city_place(g)
        {
            each(entry);
        }
        self.homes_with_room(g).filter(|p| *p != here).for_each(each);
    }

    /// May this seat roam now: move, whatever it is asked?
    #[inline]
    pub(crate) fn may_roam(&self, g: &Game, seat: Seat) -> bool {
        g.now.roams > 0
            && seat == g.active
            && g.is_alive(seat)
            && g.asked >> seat & 1 == 1
            && !matches!(g.ask, Ask::Move | Ask::Home)
    }

    /// The same, and is there anywhere to go?
    pub(crate) fn can_roam(&self, g: &Game, seat: Seat) -> bool {
        self.may_roam(g, seat) && self.has_way_to_roam(g)
    }

    /// Is there anywhere to go for an active monster that may roam?
    #[inline]
    pub(crate) fn has_way_to_roam(&self, g: &Game) -> bool {
        let mut any = false;
        if g.now.roams > 0 {
            self.destinations(g, g.active, true, |_| any = true);
        }
        any
    }

    fn place(&self, place: u8) -> &Place {
        &self.book.places[place as usize]
    }
}
