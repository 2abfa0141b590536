//! Cards on the move: buying, revealing, arriving, leaving and copying.

use crate::chance::{Chance, Purpose};
use crate::event::{Cause, Event, NOBODY, Rule, Seat, Sink, Source};
use crate::game::{Ask, Frame, Game, Known};
use crate::hand::bits;
use crate::lang::{Kind, Resource};
use crate::play::Play;
use crate::query::Scope;
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::{Ability, Hook, Hooks, Op, Rules, Terms};

/// Hooks of whoever may buy from elsewhere than the market, the top of the deck apart.
const MORE_SOURCES: Hooks =
    Hook::BuyFromMonsters.bit() | Hook::BuyFromDiscards.bit() | Hook::BuyKeepsFromDiscards.bit();

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
            return;
        }
        // Hearts may pay as well.
        if self.g.listens(active, Hook::AnyTime) && self.can_pay_with_hearts(active) {
            self.ask(active, Ask::Buy);
            return;
        }
        if self.r.with.evolutions || self.g.hooks & Hook::BuyStep.bit() != 0 {
            let returns = self.r.can_bring_back(self.g, active).next().is_some();
            let hand = self.g.monster(active).hand;
            let pool = self.r.pool(self.g, active);
            let could_return = self.r.returning(self.r.unseen_pool(self.g, active)).next().is_some();
            let m = self.g.monster(active);
            let (may, can) = match (m.hooks | m.could) & Hook::BuyStep.bit() {
                0 => (false, false),
                _ => self.r.may_and_can(self.g, Hook::BuyStep, active, NOBODY),
            };
            let could = could_return && self.g.monster(active).energy > 0
                || may
                || self.r.could_pay_with(self.g, active, pool);
            if could {
                self.tell(Event::WindowOpened { hook: Hook::BuyStep, seats: 1 << active });
            }
            let asks = could && self.r.with.held_windows || returns || can;
            if asks || self.r.could_pay_with(self.g, active, hand) {
                self.ask(active, Ask::Buy);
                return;
            }
            if could {
                // As if there had been a pass: nobody is to know what the hand does not hold.
                self.g.answers = self.g.answers.wrapping_add(1);
            }
        }
        self.pop();
    }

    /// Could this seat buy or sweep if it turned its hearts into energy? A copy of the game is made for this only where
    /// it is not even enough for sweeping.
    #[inline(never)]
    fn can_pay_with_hearts(&self, seat: Seat) -> bool {
        let energy = self.r.purse(self.g, seat);
        let sweeps = energy >= self.r.book.sweep_price as u16 && self.g.market != [NO_CARD; 3];
        energy > self.g.monster(seat).energy
            && (sweeps
                || self
                    .r
                    .with_full_purse(self.g, seat)
                    .is_some_and(|rich| self.r.can_buy_or_sweep(&rich, seat)))
    }

    /// The top card becomes known to this seat.
    fn peek(&mut self, seat: Seat) {
        if self.g.top.is_empty() {
            if self.g.deck.is_empty() {
                self.reshuffle();
            }
            // Who knew it under the deck knows it still.
            let lowest = self.g.bottom.last().copied().unwrap_or_default();
            let Some(card) = self.draw_unknown() else { return };
            let seats = if lowest.card == card { lowest.seats } else { 0 };
            self.g.top.push(Known { card, seats });
        }
        if let Some(top) = self.g.top.last_mut()
            && top.seats >> seat & 1 == 0
        {
            top.seats |= 1 << seat;
            let card = top.card;
            self.tell(Event::Peeked { seat, card });
        }
    }

    pub fn reshuffle(&mut self) {
        if !self.g.discards.is_empty() {
            self.g.deck = self.g.discards;
            self.g.discards = CardSet::EMPTY;
            self.tell(Event::Reshuffled);
        }
    }

    /// The next card of the deck, which stays in it: by chance, or the topmost of those put underneath.
    pub fn draw_unknown(&mut self) -> Option<CardId> {
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
    pub fn draw(&mut self) -> Option<CardId> {
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

    /// A seat announces that it buys a card from wherever it is; others may have something to say to that.
    pub fn purchase(&mut self, seat: Seat, card: CardId, terms: Terms) {
        let may_open = seat == self.g.active
            && !self.g.now.redirected
            && !matches!(terms, Terms::Less(_) | Terms::HalfOfLess(..))
            && self.g.hooks & Hook::AnotherBuys.bit() != 0;
        let from = if may_open { self.r.where_is(self.g, card) } else { None };
        if let Some(from) = from.filter(|from| !matches!(from, Source::Reserved(_))) {
            self.tell(Event::Announced { seat, card });
            // Whoever announces a card seen on top of the deck shows it.
            if let Some(top) = self.g.top.last_mut().filter(|top| top.card == card) {
                top.seats = u8::MAX;
            }
            self.push(Frame::Purchase { seat, card, terms, from, stage: 0 });
        } else {
            self.carry_out_purchase(seat, card, terms);
        }
    }

    #[inline(never)]
    pub fn purchase_step(&mut self, seat: Seat, card: CardId, terms: Terms, from: Source, stage: u8) {
        if stage == 0 {
            if let Some(Frame::Purchase { stage, .. }) = self.g.stack.last_mut() {
                *stage = 1;
            }
            self.open_poll(Hook::AnotherBuys, self.g.alive & !(1 << seat), seat);
            return;
        }
        self.pop();
        // Somebody may have taken the card meanwhile, or whoever had it has fallen: then there is nothing to buy.
        if card != NO_CARD && self.g.is_alive(seat) && self.r.where_is(self.g, card) == Some(from) {
            self.carry_out_purchase(seat, card, terms);
        }
    }

    /// The purchase announced is off, and its buyer cannot buy that card this turn.
    pub fn cancel_purchase(&mut self, cause: Cause) {
        let frames = self.g.stack.as_mut().iter_mut().rev();
        for frame in frames {
            if let Frame::Purchase { seat, card, .. } = frame {
                let (buyer, barred) = (*seat, *card);
                *card = NO_CARD;
                self.g.now.barred = barred;
                self.g.now.redirected = true;
                self.tell(Event::PurchaseCancelled { seat: buyer, card: barred, cause });
                return;
            }
        }
    }

    /// Its buyer must buy this card instead.
    pub fn force_purchase(&mut self, chosen: CardId) {
        let Some(now) = self.r.where_is(self.g, chosen) else { return };
        for frame in self.g.stack.as_mut().iter_mut().rev() {
            if let Frame::Purchase { card, terms, from, .. } = frame {
                *card = chosen;
                *terms = Terms::Plain;
                *from = now;
                return;
            }
        }
    }

    /// A card is paid for and on its way.
    fn carry_out_purchase(&mut self, seat: Seat, card: CardId, terms: Terms) {
        let price = self.r.price_on_terms(self.g, seat, card, terms);
        let from = self.r.where_is(self.g, card);
        let Some(from) = from else { return };
        if self.g.monster(seat).energy < price as u16 {
            return;
        }
        self.g.clock = self.g.clock.saturating_add(1);
        self.g.monster_mut(seat).energy -= price as u16;
        self.g.now.bought = card;
        self.tell(Event::Bought { seat, card, price, from });
        let mut under_deck = false;
        match from {
            Source::Market(slot) => {
                self.g.market[slot as usize] = NO_CARD;
                if matches!(terms, Terms::Luck(_)) {
                    self.push(Frame::Luck { seat, card, paid: price, slot });
                    self.push(Frame::Refill { slots: 1 << slot });
                    self.fire(Hook::Buying, seat, NOBODY, price);
                    return;
                }
                self.push(Frame::Refill { slots: 1 << slot });
            }
            Source::Reserved(under) => {
                self.g.reserved.retain(|r| r.0 != card);
                // Another card is laid aside once this one has arrived.
                let program = self.r.def(self.g.copy_of(under).unwrap_or(under)).on_gain;
                self.push_run(program, seat, under, NOBODY, 0, 0);
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
        if let Terms::Half(marker) | Terms::HalfOfLess(marker, _) = terms {
            debug_assert!(!self.g.marks.is_full(), "no room for a mark");
            self.g.marks.insert_sorted((card, marker));
        }
        self.push(Frame::Arrive { seat, card, under_deck, bought: true });
        self.fire(Hook::Buying, seat, NOBODY, price);
    }

    /// The place of the card just bought is filled: an odd price undoes the purchase.
    #[inline(never)]
    pub fn luck_step(&mut self, seat: Seat, card: CardId, paid: u8, slot: u8) {
        self.pop();
        let replacement = self.g.market[slot as usize];
        if replacement != NO_CARD && self.r.card_cost[replacement as usize] % 2 == 1 {
            let lucky = |c: &CardId| {
                let buys = |op: &Op| matches!(op, Op::BuyPicked(Terms::Luck(_)));
                self.r
                    .abilities_at(self.g, *c, Hook::BuyStep)
                    .any(|a| self.r.ops[a.program.range()].iter().any(buys))
            };
            let helper = self.r.cards_at(self.g, seat, Hook::BuyStep).iter().find(lucky);
            let cause = Cause::Card(helper.unwrap_or(replacement));
            self.g.discards.put(card);
            if self.g.is_alive(seat) {
                // What was paid comes back; it is not a gain.
                let m = self.g.monster_mut(seat);
                m.energy = m.energy.saturating_add(paid as u16);
                self.tell(Event::Gained { seat, what: Resource::Energy, amount: paid, cause });
            }
            self.tell(Event::CardDiscarded { seat, card, cause });
        } else {
            self.push(Frame::Arrive { seat, card, under_deck: false, bought: true });
        }
    }

    /// A card takes effect, or is laid out and stays (BASE-45, BASE-46).
    #[inline(never)]
    pub fn arrive_step(&mut self, seat: Seat, card: CardId, under_deck: bool, bought: bool) {
        self.pop();
        let def = self.r.def(card);
        if !self.g.is_alive(seat) {
            self.g.discards.put(card);
            self.end_copies_of(card);
            return;
        }
        self.g.clock = self.g.clock.saturating_add(1);
        if bought && self.g.hooks & Hook::Bought.bit() != 0 {
            self.open_poll(Hook::Bought, 1 << seat, NOBODY);
        }
        if def.kind != Kind::Discard {
            self.put_in_front(seat, card);
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
            // Something may have come in between and filled the gap.
            if slots >> slot & 1 == 1
                && self.g.market[slot as usize] == NO_CARD
                && let Some(card) = self.draw()
            {
                self.g.market[slot as usize] = card;
                self.tell(Event::Revealed { slot, card });
                if self.g.awaits_keep & self.g.alive != 0 && self.r.keeps.has(card) {
                    self.give_awaited(slot, card, slots);
                    return;
                }
                shown |= 1 << slot;
            }
        }
        let others = self.g.listeners(Hook::CardRevealed) & !(1 << self.g.active);
        if shown != 0 && others != 0 {
            self.push(Frame::Reveal { slots: shown, left: others });
            // A purchase that hangs on the new card is settled before others may take it.
            let n = self.g.stack.len();
            if n > 1 && matches!(self.g.stack.as_slice()[n - 2], Frame::Luck { .. }) {
                self.g.stack.as_mut().swap(n - 2, n - 1);
            }
        }
    }

    /// A keep card was turned up for which somebody waits: it is his, and its place is filled again with the others.
    #[cold]
    #[inline(never)]
    fn give_awaited(&mut self, slot: u8, card: CardId, slots: u8) {
        let waiting = self.g.awaits_keep & self.g.alive;
        let own = waiting >> self.g.active & 1 == 1;
        let first = if own { None } else { self.g.clockwise(self.g.active, waiting).next() };
        let seat = first.unwrap_or(self.g.active);
        self.g.awaits_keep &= !(1 << seat);
        self.g.market[slot as usize] = NO_CARD;
        self.push(Frame::Refill { slots });
        self.push(Frame::Arrive { seat, card, under_deck: false, bought: false });
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
        self.sweep_market(seat);
    }

    pub fn sweep_market(&mut self, seat: Seat) {
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
        self.g.marks.retain(|m| m.0 != card && m.1 != card);
        if self.r.souvenirs.has(card) {
            self.g.board.souvenirs = 0;
        }
        self.cards_changed(seat);
    }

    /// The cards in front of a seat are others now: what follows from that.
    pub fn cards_changed(&mut self, seat: Seat) {
        let before = self.g.monster(seat).hooks;
        self.r.refresh_hooks(self.g, seat);
        self.trim_hearts(seat);
        if (before ^ self.g.monster(seat).hooks) & Hook::StarsToWin.bit() != 0 {
            self.note_stars(seat);
        }
        let at_zero = self.g.at_zero >> seat & 1 == 1;
        if at_zero && !self.r.allows(self.g, seat, Hook::StaysAtZero) {
            // Only that card kept it in the game.
            self.g.at_zero &= !(1 << seat);
            self.push(Frame::EndCheck);
            self.push(Frame::Eliminate { seat, stage: 1 });
        }
    }

    /// A card in front of a seat goes to the discard pile; copies of it end (FAQ-6).
    #[inline(never)]
    pub fn discard_card(&mut self, seat: Seat, card: CardId, cause: Cause) {
        if !self.g.monster(seat).cards.has(card) {
            return;
        }
        let owner = self.r.belongs_to(self.g, seat, card);
        self.g.set_counters(card, 0);
        self.g.copies.retain(|c| c.0 != card);
        self.g.lent.retain(|l| l.0 != card);
        self.lose_card(seat, card);
        let kind = self.r.def(card).kind;
        if kind.is_power() {
            self.g.discards.put(card);
        } else if kind.is_evolution() && owner != NOBODY && self.g.is_alive(owner) {
            let bit = self.r.evolution(card);
            self.g.monster_mut(owner).evolution_discards |= bit;
            if kind == Kind::Temporary {
                self.g.played |= bit;
            }
            self.r.refresh_hand(self.g, owner);
        }
        if kind == Kind::Goal {
            self.tell(Event::GoalLeft { seat, card, cause });
            return;
        }
        self.tell(Event::CardDiscarded { seat, card, cause });
        while let Some(&(under, _)) = self.g.reserved.as_slice().iter().find(|r| r.1 == card) {
            self.g.reserved.retain(|r| r.0 != under);
            self.g.discards.put(under);
            self.tell(Event::CardDiscarded { seat, card: under, cause });
        }
        self.end_copies_of(card);
    }

    /// A card has left play: whatever copied it copies nothing now.
    pub fn end_copies_of(&mut self, card: CardId) {
        while let Some(&(copier, _)) = self.g.copies.as_slice().iter().find(|c| c.1 == card) {
            self.end_copy(copier);
            // An evolution that copied goes with what it copied; a power card or a tile waits for another.
            if self.r.evolutions.has(copier)
                && let Some(holder) = self.g.owner(copier)
            {
                self.discard_card(holder, copier, Cause::Card(card));
            }
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
        self.g.marks.retain(|m| m.1 != copier);
        if let Some(owner) = self.g.owner(copier) {
            self.cards_changed(owner);
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
        self.cards_changed(me);
        self.tell(Event::Copied { card: copier, of: original });
        self.push_run(def.on_gain, me, copier, NOBODY, 0, 0);
    }
}

impl Rules {
    /// Works out the hooks of a seat's cards anew.
    pub(crate) fn refresh_hooks(&self, g: &mut Game, seat: Seat) {
        let mut hooks = self.common_hooks;
        for card in g.monster(seat).cards.iter() {
            for def in self.acts_as(g, card).into_iter().flatten() {
                hooks |= self.defs[def as usize].hooks;
            }
        }
        g.monster_mut(seat).hooks = hooks;
        self.refresh_all_hooks(g);
    }

    /// What anybody has something at, or could have.
    pub(crate) fn refresh_all_hooks(&self, g: &mut Game) {
        let hooks = g.seats.iter().fold(crate::setup::ALWAYS, |all, m| all | m.hooks | m.could);
        if hooks != g.hooks {
            g.hooks = hooks;
            g.steps = self.steps_for(hooks);
        }
        g.note_any_time();
    }

    /// Steps of a turn that have something to do when these hooks are in play.
    pub(crate) fn steps_for(&self, hooks: crate::tables::Hooks) -> u32 {
        let (mut steps, mut left) = (!self.conditional_steps, self.conditional_steps);
        while left != 0 {
            let i = left.trailing_zeros();
            steps |= ((self.step_needs[i as usize & 31] & hooks != 0) as u32) << i;
            left &= left - 1;
        }
        steps
    }

    /// What a card costs this seat on these terms.
    pub(crate) fn price_on_terms(&self, g: &Game, seat: Seat, card: CardId, terms: Terms) -> u8 {
        let price = self.price(g, seat, card);
        match terms {
            Terms::Plain => price,
            Terms::Half(_) => price.div_ceil(2),
            Terms::Luck(less) | Terms::Less(less) => price.saturating_sub(less),
            Terms::HalfOfLess(_, less) => price.saturating_sub(less).div_ceil(2),
        }
    }

    /// Cards this seat may buy on these terms.
    pub(crate) fn offers_on_terms(&self, g: &Game, seat: Seat, terms: Terms) -> CardSet {
        let mut found: CardSet = g.market.iter().copied().filter(|&c| c != NO_CARD).collect();
        if matches!(terms, Terms::Half(_)) {
            // Whether it can be paid in full does not matter here, so all sources are looked at directly.
            self.extra_sources(g, seat, |card| found.put(card));
            found = found.and(&self.keeps);
        }
        for card in found.iter() {
            let price = self.price_on_terms(g, seat, card, terms);
            if price as u16 > g.monster(seat).energy || !self.may_take(g, seat, card) {
                found.take(card);
            }
        }
        found
    }

    /// Cards of a seat with which it may buy a keep card that was turned up for so much less at half of that.
    pub(crate) fn halvers(
        &self,
        g: &Game,
        seat: Seat,
        card: CardId,
        less: u8,
    ) -> impl Iterator<Item = CardId> {
        let price = self.price_on_terms(g, seat, card, Terms::HalfOfLess(card, less));
        let can = self.keeps.has(card) && !g.marks.is_full() && price as u16 <= g.monster(seat).energy;
        let cards = if can { self.cards_at(g, seat, Hook::BuyStep) } else { CardSet::EMPTY };
        cards.iter().filter(move |&halver| self.halving(g, seat, halver).is_some())
    }

    /// The ability of a card to buy at half the price, if its own conditions hold.
    pub(crate) fn halving(&self, g: &Game, seat: Seat, card: CardId) -> Option<&Ability> {
        let scope = Scope::of(seat, card);
        self.abilities_at(g, card, Hook::BuyStep).find(|a| {
            let halves = |op: &Op| matches!(op, Op::BuyPicked(Terms::Half(_)));
            self.ops[a.program.range()].iter().any(halves) && self.holds(g, a.cond, &scope)
        })
    }

    pub(crate) fn can_buy_on_terms(&self, g: &Game, seat: Seat, terms: Terms) -> bool {
        let room = !matches!(terms, Terms::Half(_)) || !g.marks.is_full();
        room && !self.offers_on_terms(g, seat, terms).is_empty()
    }

    /// Is there a purchase that can still be turned into another?
    pub(crate) fn can_redirect(&self, g: &Game) -> bool {
        let stands = |f: &Frame| match f {
            Frame::Purchase { stage: 1, card, from, .. } => self.where_is(g, *card) == Some(*from),
            _ => false,
        };
        !g.now.redirected && g.stack.as_slice().iter().any(stands)
    }

    /// Cards this seat could be made to buy instead of the one announced.
    pub(crate) fn redirect_offers(&self, g: &Game, buyer: Seat) -> CardSet {
        let mut found: CardSet = g.market.iter().copied().filter(|&c| self.affordable(g, buyer, c)).collect();
        if g.monster(buyer).hooks & MORE_SOURCES != 0 {
            // What only the buyer can see is not for others to pick.
            self.extra_offers(g, buyer, |card| found.put(card));
            for known in g.top.as_slice() {
                if known.seats != u8::MAX && !g.market.contains(&known.card) {
                    found.take(known.card);
                }
            }
        }
        found
    }

    /// Used evolutions this seat may pay to bring back now.
    pub(crate) fn can_bring_back(&self, g: &Game, seat: Seat) -> impl Iterator<Item = (CardId, u8)> {
        let energy = g.monster(seat).energy;
        let found = self.returning(g.monster(seat).evolution_discards);
        found.filter(move |(_, price)| energy >= *price as u16)
    }

    /// Those of these evolutions that can be brought back from the discard pile in the buy step, and for how much.
    fn returning(&self, evolutions: u64) -> impl Iterator<Item = (CardId, u8)> {
        bits(evolutions & self.returns).filter_map(move |e| {
            let card = self.first_evolution + e;
            let (hook, price) = self.def(card).returns?;
            (hook == Hook::BuyStep).then_some((card, price))
        })
    }

    /// Could this seat buy or sweep with the help of one of these evolutions in its hand?
    fn could_pay_with(&self, g: &Game, seat: Seat, hand: u64) -> bool {
        g.market != [NO_CARD; 3] && self.any_playable(g, Hook::AnyTime, seat, NOBODY, hand & self.funds)
    }

    /// Where a card that could be bought is.
    pub(crate) fn where_is(&self, g: &Game, card: CardId) -> Option<Source> {
        if let Some(slot) = g.market.iter().position(|&c| c == card) {
            return Some(Source::Market(slot as u8));
        }
        if g.top.last().is_some_and(|k| k.card == card) {
            return Some(Source::DeckTop);
        }
        if let Some(r) = g.reserved.as_slice().iter().find(|r| r.0 == card) {
            return Some(Source::Reserved(r.1));
        }
        if let Some(holder) = g.owner(card) {
            return Some(Source::Monster(holder));
        }
        g.discards.has(card).then_some(Source::Discards)
    }

    #[inline(always)]
    pub(crate) fn affordable(&self, g: &Game, seat: Seat, card: CardId) -> bool {
        card != NO_CARD
            && self.price(g, seat, card) as u16 <= g.monster(seat).energy
            && self.may_take(g, seat, card)
    }

    /// May this seat buy this card, its price apart?
    #[inline(always)]
    fn may_take(&self, g: &Game, seat: Seat, card: CardId) -> bool {
        (!self.conditional.has(card) || self.may_buy(g, seat, card))
            && (g.now.barred != card || seat != g.active)
    }

    /// Anything at all to do in the buy step?
    pub(crate) fn can_buy_or_sweep(&self, g: &Game, seat: Seat) -> bool {
        let m = g.monster(seat);
        let market = g.market != [NO_CARD; 3];
        m.energy >= self.book.sweep_price as u16 && market
            || g.market.iter().any(|&c| self.affordable(g, seat, c))
            || (m.hooks & MORE_SOURCES != 0 || !g.reserved.is_empty()) && {
                let mut any = false;
                self.extra_offers(g, seat, |_| any = true);
                any
            }
    }

    /// Cards a seat may buy beside the market's, by its cards.
    pub(crate) fn extra_offers(&self, g: &Game, seat: Seat, mut each: impl FnMut(CardId)) {
        self.extra_sources(g, seat, |card| {
            if self.affordable(g, seat, card) {
                each(card);
            }
        });
    }

    /// The same, whatever they cost.
    fn extra_sources(&self, g: &Game, seat: Seat, mut each: impl FnMut(CardId)) {
        if self.allows(g, seat, Hook::BuyFromDeckTop)
            && let Some(top) = g.top.last()
            && top.seats >> seat & 1 == 1
        {
            each(top.card);
        }
        for &(card, under) in g.reserved.as_slice() {
            if g.monster(seat).cards.has(under) {
                each(card);
            }
        }
        if self.allows(g, seat, Hook::BuyFromMonsters) {
            for s in 0..g.players {
                if s != seat && g.is_alive(s) {
                    g.monster(s).cards.and(&self.keeps).iter().for_each(&mut each);
                }
            }
        }
        if self.allows(g, seat, Hook::BuyFromDiscards) {
            g.discards.iter().for_each(&mut each);
        } else if self.allows(g, seat, Hook::BuyKeepsFromDiscards) {
            g.discards.and(&self.keeps).iter().for_each(&mut each);
        }
    }

    fn can_buy_revealed(&self, g: &Game, seat: Seat, slots: u8) -> bool {
        !self.allows(g, seat, Hook::CannotBuy)
            && (0..3).any(|i| slots >> i & 1 == 1 && self.affordable(g, seat, g.market[i]))
    }
}
