//! Cards on the move: buying, revealing, arriving, leaving and copying.

use crate::chance::{Chance, Purpose};
use crate::event::{Cause, Event, NOBODY, Rule, Seat, Sink, Source};
use crate::game::{Ask, Frame, Game, Known};
use crate::lang::{Kind, Resource};
use crate::play::Play;
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::{Hook, Rules};

impl<C: Chance, S: Sink> Play<'_, C, S> {
    pub fn buy_step(&mut self) {
        let active = self.g.active;
        if !self.g.is_alive(active) || self.r.allows(self.g, active, Hook::CannotBuy) {
            self.pop();
            return;
        }
        let peeks = self.g.listens(active, Hook::BuyFromDeckTop)
            && self.r.allows(self.g, active, Hook::BuyFromDeckTop);
        if peeks {
            self.peek(active);
        }
        // Whether the seen card can be paid is the owner's secret, so its owner is always asked.
        if peeks && !self.g.top.is_empty() || self.r.can_buy_or_sweep(self.g, active) {
            self.ask(active, Ask::Buy);
        } else {
            self.pop();
        }
    }

    /// The top card becomes known to this seat.
    fn peek(&mut self, seat: Seat) {
        if self.g.top.is_empty() {
            if self.g.deck.is_empty() {
                self.reshuffle();
            }
            let Some(card) = self.draw_unknown() else { return };
            self.g.top.push(Known { card, seats: 0 });
        }
        if let Some(top) = self.g.top.last_mut()
            && top.seats >> seat & 1 == 0
        {
            top.seats |= 1 << seat;
            let card = top.card;
            self.tell(Event::Peeked { seat, card });
        }
    }

    fn reshuffle(&mut self) {
        if !self.g.discards.is_empty() {
            self.g.deck = self.g.discards;
            self.g.discards = CardSet::EMPTY;
            self.tell(Event::Reshuffled);
        }
    }

    /// The next card of the deck, which stays in it: by chance, or the topmost of those put underneath.
    fn draw_unknown(&mut self) -> Option<CardId> {
        let mut free = self.g.deck;
        for known in self.g.bottom.as_slice() {
            free.take(known.card);
        }
        if !free.is_empty() {
            return Some(self.c.card(Purpose::PowerDeck, &free));
        }
        self.g.bottom.pop().map(|known| known.card)
    }

    /// Takes the next card off the deck; an empty deck is made of the discards again (SIL-3).
    fn draw(&mut self) -> Option<CardId> {
        let card = match self.g.top.pop() {
            Some(known) => known.card,
            None => {
                if self.g.deck.is_empty() {
                    self.reshuffle();
                }
                self.draw_unknown()?
            }
        };
        self.g.deck.take(card);
        Some(card)
    }

    /// A seat buys a card from wherever it is.
    pub fn purchase(&mut self, seat: Seat, card: CardId) {
        let price = self.r.price(self.g, seat, card);
        let from = self.r.where_is(self.g, card);
        let Some(from) = from else { return };
        self.g.clock = self.g.clock.saturating_add(1);
        self.g.monster_mut(seat).energy -= price as u16;
        self.tell(Event::Bought { seat, card, price, from });
        let mut under_deck = false;
        match from {
            Source::Market(slot) => {
                self.g.market[slot as usize] = NO_CARD;
                self.push(Frame::Refill { slots: 1 << slot });
            }
            Source::DeckTop => {
                self.g.top.pop();
                self.g.deck.take(card);
            }
            Source::Monster(holder) => {
                self.lose_card(holder, card);
                // Counters and copies start afresh with the new owner.
                self.g.set_counters(card, 0);
                if self.r.copiers.has(card) {
                    self.end_copy(card);
                }
                let helper =
                    self.r.cards_at(self.g, seat, Hook::BuyFromMonsters).iter().next().unwrap_or(card);
                self.gain(holder, Resource::Energy, price, Cause::Card(helper));
            }
            Source::Discards => {
                self.g.discards.take(card);
                under_deck = self.r.def(card).kind == Kind::Discard;
            }
        }
        self.push(Frame::Arrive { seat, card, under_deck });
        self.fire(Hook::Buying, seat, NOBODY, price);
    }

    /// A card takes effect, or is laid out and stays (BASE-45, BASE-46).
    #[inline(never)]
    pub fn arrive_step(&mut self, seat: Seat, card: CardId, under_deck: bool) {
        self.pop();
        let def = self.r.def(card);
        if !self.g.is_alive(seat) {
            self.g.discards.put(card);
            self.end_copies_of(card);
            return;
        }
        self.g.clock = self.g.clock.saturating_add(1);
        if def.kind == Kind::Keep {
            self.g.monster_mut(seat).cards.put(card);
            self.g.monster_mut(seat).hooks |= def.hooks;
            self.g.hooks |= def.hooks;
            if def.counters > 0 {
                self.g.set_counters(card, def.counters);
            }
            self.tell(Event::CardArrived { seat, card });
        } else if under_deck {
            self.g.deck.put(card);
            // With an overlong list of known cards the newest simply goes among the others.
            if !self.g.bottom.is_full() {
                self.g.bottom.insert(0, Known { card, seats: u8::MAX });
            }
            let helper = self.r.cards_at(self.g, seat, Hook::BuyFromDiscards).iter().next().unwrap_or(card);
            self.tell(Event::CardUnderDeck { card, cause: Cause::Card(helper) });
        } else {
            self.g.discards.put(card);
            self.tell(Event::CardDiscarded { seat, card, cause: Cause::Rule(Rule::Base45) });
        }
        self.push_run(def.on_gain, seat, card, NOBODY, 0, 0);
    }

    /// Gaps are filled at once (BASE-44), and what is turned up may be offered to others.
    #[inline(never)]
    pub fn refill_step(&mut self, slots: u8) {
        self.pop();
        let mut shown = 0;
        for slot in 0..3u8 {
            if slots >> slot & 1 == 1
                && let Some(card) = self.draw()
            {
                self.g.market[slot as usize] = card;
                shown |= 1 << slot;
                self.tell(Event::Revealed { slot, card });
            }
        }
        let others = self.g.listeners(Hook::CardRevealed) & !(1 << self.g.active);
        if shown != 0 && others != 0 {
            self.push(Frame::Reveal { slots: shown, left: others });
        }
    }

    /// Others are offered the new cards, clockwise from the active monster (FAQ-3).
    #[inline(never)]
    pub fn reveal_step(&mut self, slots: u8, left: u8) {
        for seat in self.g.clockwise(self.g.active, left & self.g.alive) {
            if self.r.can_buy_revealed(self.g, seat, slots) {
                self.ask(seat, Ask::Revealed);
                return;
            }
            if let Some(Frame::Reveal { left, .. }) = self.g.stack.last_mut() {
                *left &= !(1 << seat);
            }
        }
        self.pop();
    }

    pub fn sweep(&mut self, seat: Seat) {
        self.g.clock = self.g.clock.saturating_add(1);
        self.spend(seat, self.r.book.sweep_price, Cause::Rule(Rule::Base47));
        self.tell(Event::Swept { seat });
        for slot in 0..3 {
            let card = self.g.market[slot];
            if card != NO_CARD {
                self.g.discards.put(card);
                self.g.market[slot] = NO_CARD;
            }
        }
        self.push(Frame::Refill { slots: 7 });
    }

    /// Removes a card from in front of a seat, wherever it goes next.
    pub fn lose_card(&mut self, seat: Seat, card: CardId) {
        self.g.monster_mut(seat).cards.take(card);
        self.r.refresh_hooks(self.g, seat);
        self.trim_hearts(seat);
    }

    /// A card in front of a seat goes to the discard pile; copies of it end (FAQ-6).
    pub fn discard_card(&mut self, seat: Seat, card: CardId, cause: Cause) {
        if !self.g.monster(seat).cards.has(card) {
            return;
        }
        self.g.set_counters(card, 0);
        self.g.copies.retain(|c| c.0 != card);
        self.lose_card(seat, card);
        self.g.discards.put(card);
        self.tell(Event::CardDiscarded { seat, card, cause });
        self.end_copies_of(card);
    }

    /// A card has left play: whatever copied it copies nothing now.
    fn end_copies_of(&mut self, card: CardId) {
        while let Some(&(copier, _)) = self.g.copies.as_slice().iter().find(|c| c.1 == card) {
            self.end_copy(copier);
        }
    }

    /// A copy is a copy no more; its counters go with it.
    pub fn end_copy(&mut self, copier: CardId) {
        let before = self.g.copies.len();
        self.g.copies.retain(|c| c.0 != copier);
        if self.g.copies.len() == before {
            return;
        }
        // What it did as a copy says nothing about what it may do as another.
        let own = self.r.def(copier).abilities.range();
        self.g.used.retain(|u| u.0 != copier || own.contains(&(u.1 as usize)));
        self.g.set_counters(copier, 0);
        self.tell(Event::Copied { card: copier, of: NO_CARD });
        if let Some(owner) = self.g.owner(copier) {
            self.r.refresh_hooks(self.g, owner);
            self.trim_hearts(owner);
        }
    }

    /// This card becomes a copy of another, as if just played (FAQ-5).
    pub fn copy_card(&mut self, me: Seat, copier: CardId, original: CardId) {
        if !self.g.monster(me).cards.has(copier) {
            return;
        }
        self.end_copy(copier);
        if self.g.copies.is_full() {
            return;
        }
        self.g.copies.insert_sorted((copier, original));
        let def = self.r.def(original);
        self.g.set_counters(copier, def.counters);
        self.r.refresh_hooks(self.g, me);
        self.tell(Event::Copied { card: copier, of: original });
        self.push_run(def.on_gain, me, copier, NOBODY, 0, 0);
    }
}

impl Rules {
    /// Works out the hooks of a seat's cards anew.
    pub(crate) fn refresh_hooks(&self, g: &mut Game, seat: Seat) {
        let mut hooks = 0;
        for card in g.monster(seat).cards.iter() {
            for def in self.acts_as(g, card).into_iter().flatten() {
                hooks |= self.defs[def as usize].hooks;
            }
        }
        g.monster_mut(seat).hooks = hooks;
        g.hooks = g.seats.iter().fold(crate::setup::ALWAYS, |all, m| all | m.hooks);
    }

    /// Where a card that could be bought is.
    pub(crate) fn where_is(&self, g: &Game, card: CardId) -> Option<Source> {
        if let Some(slot) = g.market.iter().position(|&c| c == card) {
            return Some(Source::Market(slot as u8));
        }
        if g.top.as_slice().last().is_some_and(|k| k.card == card) {
            return Some(Source::DeckTop);
        }
        if let Some(holder) = g.owner(card) {
            return Some(Source::Monster(holder));
        }
        g.discards.has(card).then_some(Source::Discards)
    }

    #[inline]
    pub(crate) fn affordable(&self, g: &Game, seat: Seat, card: CardId) -> bool {
        card != NO_CARD
            && self.price(g, seat, card) as u16 <= g.monster(seat).energy
            && (!self.conditional.has(card) || self.may_buy(g, seat, card))
    }

    /// Anything at all to do in the buy step?
    pub(crate) fn can_buy_or_sweep(&self, g: &Game, seat: Seat) -> bool {
        let m = g.monster(seat);
        let market = g.market != [NO_CARD; 3];
        m.energy >= self.book.sweep_price as u16 && market
            || g.market.iter().any(|&c| self.affordable(g, seat, c))
            || m.hooks & (Hook::BuyFromMonsters.bit() | Hook::BuyFromDiscards.bit()) != 0 && {
                let mut any = false;
                self.extra_offers(g, seat, |_| any = true);
                any
            }
    }

    /// Cards a seat may buy beside the market's, by its cards.
    pub(crate) fn extra_offers(&self, g: &Game, seat: Seat, mut each: impl FnMut(CardId)) {
        if self.allows(g, seat, Hook::BuyFromDeckTop)
            && let Some(top) = g.top.as_slice().last()
            && top.seats >> seat & 1 == 1
            && self.affordable(g, seat, top.card)
        {
            each(top.card);
        }
        if self.allows(g, seat, Hook::BuyFromMonsters) {
            for s in 0..g.players {
                if s != seat && g.is_alive(s) {
                    for card in g.monster(s).cards.and(&self.keeps).iter() {
                        if self.affordable(g, seat, card) {
                            each(card);
                        }
                    }
                }
            }
        }
        if self.allows(g, seat, Hook::BuyFromDiscards) {
            for card in g.discards.iter() {
                if self.affordable(g, seat, card) {
                    each(card);
                }
            }
        }
    }

    fn can_buy_revealed(&self, g: &Game, seat: Seat, slots: u8) -> bool {
        !self.allows(g, seat, Hook::CannotBuy)
            && (0..3).any(|i| slots >> i & 1 == 1 && self.affordable(g, seat, g.market[i]))
    }
}
