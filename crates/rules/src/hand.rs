//! Evolutions: personal decks, hidden hands, playing them, lending and giving them (PU, GIFT).

use crate::chance::{Chance, Purpose};
use crate::event::{Cause, Event, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, Frame, Game, LAID_LATE};
use crate::lang::Kind;
use crate::play::Play;
use crate::rulebook::Step;
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::{Ability, Hook, Hooks, Op, Plays, Rules};

/// Smashes it takes to steal a costume (HAL-7).
pub(crate) const STEALING: u8 = 3;

/// The evolutions of a mask, lowest first, as their numbers among the evolutions.
#[inline]
pub(crate) fn bits(mut mask: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let bit = mask.trailing_zeros() as u8;
        mask &= mask - 1;
        Some(bit)
    })
}

impl Rules {
    /// The bit of an evolution.
    #[inline]
    pub(crate) fn evolution(&self, card: CardId) -> u64 {
        1 << (card.wrapping_sub(self.first_evolution) & 63)
    }

    /// Evolutions of a mask as cards.
    pub(crate) fn evolutions_of(&self, mask: u64) -> CardSet {
        CardSet::numbered_from(self.first_evolution, mask)
    }

    /// Evolutions that may be played at this hook, as far as it depends on whose turn it is.
    #[inline(always)]
    pub(crate) fn plays_at(&self, g: &Game, hook: Hook, seat: Seat) -> &Plays {
        &self.plays_on[hook as usize][(seat != g.active) as usize]
    }

    /// Evolutions of a seat whose place nobody else knows.
    fn unseen_of(&self, g: &Game, seat: Seat) -> u64 {
        let m = g.monster(seat);
        let mut all = (m.hand & !g.known) | m.evolution_deck | (m.evolution_discards & g.unseen);
        if m.offer != [NO_CARD; 3] {
            all |= self.offered(g, seat);
        }
        all
    }

    /// Evolutions laid before a seat to choose from.
    fn offered(&self, g: &Game, seat: Seat) -> u64 {
        let offer = g.monster(seat).offer.iter();
        let evolutions = offer.filter(|&&c| c != NO_CARD && self.evolutions.has(c));
        evolutions.fold(0, |all, &c| all | self.evolution(c))
    }

    /// The same for all seats together: after a draft nobody knows whose deck a card is in.
    fn unseen_of_all(&self, g: &Game) -> u64 {
        let (mut hidden, mut discards, mut offers) = (0, 0, false);
        for m in &g.seats[..g.players as usize] {
            hidden |= m.hand & !g.known | m.evolution_deck;
            discards |= m.evolution_discards;
            offers |= m.offer != [NO_CARD; 3];
        }
        if offers {
            return (0..g.players).fold(0, |all, s| all | self.unseen_of(g, s));
        }
        hidden | discards & g.unseen
    }

    /// Evolutions that could be anywhere among a seat's hidden cards.
    pub(crate) fn unseen_pool(&self, g: &Game, seat: Seat) -> u64 {
        if self.with.mutants { g.somewhere } else { self.unseen_of(g, seat) }
    }

    /// What a seat's hand could hold by what everybody knows.
    pub(crate) fn pool(&self, g: &Game, seat: Seat) -> u64 {
        let hand = g.monster(seat).hand;
        let known = hand & g.known;
        if known == hand {
            return known;
        }
        known | if self.with.mutants { g.somewhere } else { self.unseen_of(g, seat) }
    }

    /// At which hooks these evolutions may be played.
    fn plays_of(&self, mask: u64) -> Hooks {
        bits(mask).fold(0, |all, e| all | self.evolution_plays[e as usize & 63])
    }

    /// Works out anew at which windows hands can be played. With a draft one hand tells about all.
    pub(crate) fn refresh_hand(&self, g: &mut Game, seat: Seat) {
        if !self.with.evolutions {
            return;
        }
        g.seats[seat as usize].plays = self.plays_of(g.monster(seat).hand);
        if self.with.mutants {
            self.refresh_drafted(g);
        } else {
            g.seats[seat as usize].could = self.plays_of(self.pool(g, seat));
            self.refresh_all_hooks(g);
        }
    }

    /// The same for all hands at once.
    pub(crate) fn refresh_hands(&self, g: &mut Game) {
        if !self.with.evolutions {
            return;
        }
        for seat in 0..g.players {
            g.seats[seat as usize].plays = self.plays_of(g.monster(seat).hand);
            if !self.with.mutants {
                g.seats[seat as usize].could = self.plays_of(self.pool(g, seat));
            }
        }
        if self.with.mutants {
            self.refresh_drafted(g);
        } else {
            self.refresh_all_hooks(g);
        }
    }

    /// After a draft: what all hands could be.
    fn refresh_drafted(&self, g: &mut Game) {
        let unseen = self.unseen_of_all(g);
        if unseen != g.somewhere {
            // Only hooks of cards that have come or gone are looked at: most often that is one card of thirty.
            let gone = self.plays_of(g.somewhere & !unseen);
            let others_there = |&hook: &u8| unseen & self.played_at[hook as usize & 63] != 0;
            let stay = bits(gone as u64).filter(others_there).fold(0, |all, hook| all | 1 << hook);
            g.somewhere_plays = g.somewhere_plays & !gone | stay | self.plays_of(unseen & !g.somewhere);
            g.somewhere = unseen;
            debug_assert_eq!(g.somewhere_plays, self.plays_of(unseen));
        }
        let unseen = g.somewhere_plays;
        let mut others = false;
        for s in 0..g.players {
            let hand = g.monster(s).hand;
            let known = hand & g.known;
            // Without a branch that nobody could foretell: all bits, or none.
            let more = unseen & (0 as Hooks).wrapping_sub((known != hand) as Hooks);
            let could = more | if known == 0 { 0 } else { self.plays_of(known) };
            others |= could != g.monster(s).could;
            g.seats[s as usize].could = could;
        }
        if others {
            self.refresh_all_hooks(g);
        } else {
            // Often nothing changes for anybody but whose hand it is.
            g.note_any_time();
        }
    }

    /// May this seat play this card of its hand in this window?
    #[inline]
    pub(crate) fn playable(&self, g: &Game, hook: Hook, seat: Seat, it: Seat, card: CardId) -> bool {
        self.any_playable(g, hook, seat, it, self.evolution(card))
    }

    /// May this seat play one of these evolutions in this window, if it has them?
    #[inline]
    pub(crate) fn any_playable(&self, g: &Game, hook: Hook, seat: Seat, it: Seat, hand: u64) -> bool {
        let plays = self.plays_at(g, hook, seat);
        hand & plays.surely != 0
            || hand & plays.all != 0 && self.any_playable_now(g, hook, seat, it, hand & plays.all)
    }

    /// The same for cards that it takes a look at the game for. Many windows have but one such card.
    #[inline(never)]
    fn any_playable_now(&self, g: &Game, hook: Hook, seat: Seat, it: Seat, cards: u64) -> bool {
        match &self.plays_at(g, hook, seat).alike {
            Some(takes) => g.monster(seat).energy >= takes.energy as u16 && g.stands(seat, takes.standing),
            None => self.any_of_several(g, hook, seat, it, cards),
        }
    }

    /// The same where each card takes something else.
    #[inline(never)]
    fn any_of_several(&self, g: &Game, hook: Hook, seat: Seat, it: Seat, cards: u64) -> bool {
        let plays = self.plays_at(g, hook, seat);
        let (standing, energy) = (g.standing(seat), g.monster(seat).energy);
        bits(cards).any(|e| {
            let before = plays.all & ((1 << e) - 1);
            let takes = &self.takes[plays.first as usize + before.count_ones() as usize];
            takes.standing & !standing == 0
                && energy >= takes.energy as u16
                && (!takes.more || self.playable_now(g, hook, seat, it, self.first_evolution + e))
        })
    }

    /// The same for cards about which the game has to be asked more.
    #[inline(never)]
    fn playable_now(&self, g: &Game, hook: Hook, seat: Seat, it: Seat, card: CardId) -> bool {
        let def = self.def(card);
        let scope = self.window_scope(g, hook, seat, it, card);
        match def.kind {
            Kind::Temporary => {
                self.abilities[def.abilities.range()].iter().any(|a| self.fits_window(g, a, hook, &scope))
            }
            Kind::Permanent => {
                self.holds(g, def.only_if, &scope)
                    && self.can_arrive(g, seat, card)
                    && (hook == Hook::AnyTime
                        || self.own_abilities(card).any(|a| {
                            a.hook == hook
                                && a.optional
                                && self.answers_in_window(a, hook, seat, g.active)
                                && g.monster(seat).energy >= a.cost.energy as u16
                                && self.holds(g, a.cond, &scope)
                                && self.has_something_to_do(g, a, &scope)
                        }))
            }
            _ => false,
        }
    }

    /// The ability that playing this temporary evolution in this window means.
    pub(crate) fn play_ability(
        &self,
        g: &Game,
        hook: Hook,
        seat: Seat,
        it: Seat,
        card: CardId,
    ) -> Option<&Ability> {
        let scope = self.window_scope(g, hook, seat, it, card);
        self.own_abilities(card).find(|a| self.fits_window(g, a, hook, &scope))
    }

    pub(crate) fn own_abilities(&self, card: CardId) -> impl Iterator<Item = &Ability> {
        self.abilities[self.def(card).abilities.range()].iter()
    }

    /// Does its arrival need a choice, see below?
    pub(crate) fn arrives_by_choice(&self, card: CardId) -> bool {
        let first = self.ops[self.def(card).on_gain.range()].first();
        matches!(first, Some(Op::PickEvolutionToCopy | Op::PickToReserve))
    }

    /// Cards whose arrival needs a choice cannot arrive where there is nothing to choose.
    fn can_arrive(&self, g: &Game, seat: Seat, card: CardId) -> bool {
        match self.ops[self.def(card).on_gain.range()].first() {
            Some(Op::PickEvolutionToCopy) => !self.copyable_evolutions(g, seat, card).is_empty(),
            Some(Op::PickToReserve) => g.market != [NO_CARD; 3],
            _ => true,
        }
    }

    /// Keep cards in front of living monsters that this card may become a copy of.
    pub(crate) fn copyable(&self, g: &Game, seat: Seat, copier: CardId) -> CardSet {
        let mut found = CardSet::EMPTY;
        for s in 0..g.players {
            if g.is_alive(s) {
                found = found.or(&g.monster(s).cards.and(&self.keeps));
            }
        }
        found = found.without(&self.copiers);
        if let Some(now) = g.copy_of(copier) {
            found.take(now);
        }
        for card in found.iter() {
            if !self.holds(g, self.def(card).only_if, &crate::query::Scope::of(seat, card)) {
                found.take(card);
            }
        }
        found
    }

    /// Evolutions in front of living monsters that this card may become a copy of.
    pub(crate) fn copyable_evolutions(&self, g: &Game, seat: Seat, copier: CardId) -> CardSet {
        let mut found = CardSet::EMPTY;
        for s in 0..g.players {
            if g.is_alive(s) {
                found = found.or(&g.monster(s).cards.and(&self.evolutions));
            }
        }
        found = found.without(&self.copiers);
        found.take(copier);
        for card in found.iter() {
            // A gift would do nothing to its owner (GIFT-6).
            let own = self.is_gift(card) && self.belongs_to(g, seat, card) == seat;
            if own || !self.holds(g, self.def(card).only_if, &crate::query::Scope::of(seat, card)) {
                found.take(card);
            }
        }
        found
    }

    /// The monster a card in front of `holder` belongs to.
    pub(crate) fn belongs_to(&self, g: &Game, holder: Seat, card: CardId) -> Seat {
        if let Some(lender) = g.lender(card) {
            return lender;
        }
        if self.is_gift(card) {
            return self.named_on[(card - self.first_evolution) as usize & 63];
        }
        holder
    }

    /// The monster that a card, or what it copies, calls its owner.
    pub(crate) fn named_owner(&self, g: &Game, holder: Seat, card: CardId) -> Seat {
        match g.copy_of(card).filter(|&original| self.is_gift(original)) {
            Some(gift) => self.belongs_to(g, holder, gift),
            None => self.belongs_to(g, holder, card),
        }
    }

    pub(crate) fn is_gift(&self, card: CardId) -> bool {
        self.evolutions.has(card) && self.gifts & self.evolution(card) != 0
    }

    /// Monsters in front of which the active monster may lay a gift now.
    pub(crate) fn gift_targets(&self, g: &Game) -> u8 {
        g.now.struck & g.alive & !(1 << g.active)
    }

    /// Gifts the active monster could lay: in its hand (by this mask) and in front of it.
    pub(crate) fn layable_gifts(&self, g: &Game, hand: u64) -> CardSet {
        if self.gifts == 0 || self.gift_targets(g) == 0 {
            return CardSet::EMPTY;
        }
        let m = g.monster(g.active);
        let in_front = m.cards.and(&self.evolutions_of(self.gifts));
        self.evolutions_of((hand | m.idle) & self.gifts).or(&in_front)
    }

    /// Costumes the active monster may take, from whom it has struck, with three smashes (HAL-7, SIL-13).
    pub(crate) fn stealable(&self, g: &Game) -> CardSet {
        let mut found = CardSet::EMPTY;
        if !self.with.costumes || g.result[5] < STEALING || g.now.struck == 0 {
            return found;
        }
        for seat in (0..g.players).filter(|s| g.now.struck & g.alive & !(1 << g.active) & 1 << s != 0) {
            for card in g.monster(seat).cards.common(&self.costumes) {
                if self.price(g, g.active, card) as u16 <= g.monster(g.active).energy {
                    found.put(card);
                }
            }
        }
        found
    }
}

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// One card of a seat's evolution deck by chance; an empty deck is made of the discards again (PU-8).
    pub fn draw_evolution(&mut self, seat: Seat) -> Option<CardId> {
        let m = self.g.monster_mut(seat);
        if m.evolution_deck == 0 {
            if m.evolution_discards == 0 {
                return None;
            }
            m.evolution_deck = m.evolution_discards;
            m.evolution_discards = 0;
            let gone = m.evolution_deck;
            self.g.played &= !gone;
            self.g.unseen &= !gone;
            self.tell(Event::EvolutionsReshuffled { seat });
        }
        let from = self.g.monster(seat).evolution_deck;
        let card = self.c.card_numbered_from(Purpose::Evolution(seat), self.r.first_evolution, from);
        self.g.monster_mut(seat).evolution_deck &= !self.r.evolution(card);
        Some(card)
    }

    /// Two evolutions are drawn, one is kept and one is discarded (PU-4).
    #[inline(never)]
    pub fn evolve_step(&mut self, stage: u8) {
        let seat = self.g.active;
        if stage == 0 {
            if let Some(Frame::Evolve { stage }) = self.g.stack.last_mut() {
                *stage = 1;
            }
            let first = self.draw_evolution(seat);
            let second = first.and_then(|_| self.draw_evolution(seat));
            self.g.monster_mut(seat).offer = [first.unwrap_or(NO_CARD), second.unwrap_or(NO_CARD), NO_CARD];
            // What is drawn could be anything that was in the deck, or in the discards if they became it.
            self.r.refresh_hand(self.g, seat);
            let n = first.is_some() as u8 + second.is_some() as u8;
            if n > 0 {
                self.tell(Event::EvolutionsDrawn { seat, n, cause: Cause::Rule(Rule::Pu4) });
                for card in [first, second].into_iter().flatten() {
                    self.tell(Event::Offered { seat, card });
                }
            }
            match (first, second) {
                (Some(_), Some(_)) => self.ask(seat, Ask::Offered),
                (Some(card), None) => self.keep_offered(seat, card),
                _ => self.pop(),
            }
        } else {
            // Some of what was drawn may have left the game meanwhile.
            let mut left = self.g.monster(seat).offer.into_iter().filter(|&c| c != NO_CARD);
            match (left.next(), left.next()) {
                (Some(_), Some(_)) => self.ask(seat, Ask::Offered),
                (Some(card), None) => self.keep_offered(seat, card),
                _ => self.pop(),
            }
        }
    }

    /// Of the evolutions laid before a seat one goes to its hand, the others to its discard pile, unseen.
    pub fn keep_offered(&mut self, seat: Seat, kept: CardId) {
        let offer = std::mem::replace(&mut self.g.monster_mut(seat).offer, [NO_CARD; 3]);
        for card in offer.into_iter().filter(|&c| c != NO_CARD) {
            let bit = self.r.evolution(card);
            if card == kept {
                self.g.monster_mut(seat).hand |= bit;
                self.tell(Event::Kept { seat, card });
            } else {
                self.g.monster_mut(seat).evolution_discards |= bit;
                self.g.unseen |= bit;
                self.tell(Event::DiscardedUnseen { seat, card });
            }
        }
        self.r.refresh_hand(self.g, seat);
        self.pop();
    }

    /// A card leaves the hand for the table or, being temporary, for the discard pile (PU-11, PU-12).
    #[inline(never)]
    pub fn play_evolution(&mut self, hook: Hook, seat: Seat, it: Seat, card: CardId) {
        let bit = self.r.evolution(card);
        let def = self.r.def(card);
        self.g.clock = self.g.clock.saturating_add(1);
        let ability = self.r.play_ability(self.g, hook, seat, it, card).map(|a| {
            let scope = self.r.window_scope(self.g, hook, seat, it, card);
            (a.program, scope)
        });
        let m = self.g.monster_mut(seat);
        m.hand &= !bit;
        self.g.known &= !bit;
        self.tell(Event::EvolutionPlayed { seat, card });
        if def.kind == Kind::Permanent {
            if self.dice_are_changed() && !self.g.used.is_full() {
                self.g.used.insert_sorted((card, LAID_LATE));
            }
            self.put_in_front(seat, card);
            self.r.refresh_hand(self.g, seat);
            self.push_run(def.on_gain, seat, card, NOBODY, 0, 0);
            return;
        }
        self.g.monster_mut(seat).evolution_discards |= bit;
        self.g.played |= bit;
        self.r.refresh_hand(self.g, seat);
        if let Some((program, scope)) = ability {
            let echo = scope.flags();
            self.push_run(program, seat, card, scope.it, scope.amount, echo);
        }
    }

    /// Is this the step in which the active monster changes dice?
    fn dice_are_changed(&self) -> bool {
        match self.g.stack.as_slice().first() {
            // The turn has gone past the step it is in.
            Some(Frame::Turn { step }) => self.r.steps[step.wrapping_sub(1) as usize & 31] == Step::Change,
            _ => false,
        }
    }

    /// A card comes to lie in front of a seat, with its counters.
    #[inline(never)]
    pub fn put_in_front(&mut self, seat: Seat, card: CardId) {
        let def = self.r.def(card);
        self.g.monster_mut(seat).cards.put(card);
        self.g.monster_mut(seat).hooks |= def.hooks;
        self.g.hooks |= def.hooks;
        self.g.steps |= def.steps;
        self.g.any_time |= ((def.hooks & Hook::AnyTime.bit() != 0) as u8) << seat;
        if def.counters > 0 {
            self.g.set_counters(card, def.counters);
        }
        if def.hooks & Hook::StarsToWin.bit() != 0 {
            self.note_stars(seat);
        }
        self.tell(Event::CardArrived { seat, card });
    }

    /// A temporary evolution just played is laid out instead of discarded.
    pub fn lay_out(&mut self, seat: Seat, card: CardId) {
        let bit = self.r.evolution(card);
        let m = self.g.monster_mut(seat);
        if m.evolution_discards & bit == 0 {
            return;
        }
        m.evolution_discards &= !bit;
        self.g.played &= !bit;
        self.put_in_front(seat, card);
        self.r.refresh_hand(self.g, seat);
        // One roll in a turn is one roll, also for whoever has rolled already.
        let rolling = self.g.stack.as_slice().iter().any(|f| matches!(f, Frame::Roll));
        if rolling && self.r.applies(self.g, self.g.active, Hook::OneRoll) {
            self.g.rolls_left = 0;
        }
    }

    /// A temporary evolution just played goes into another hand; everybody has seen it.
    pub fn hand_over(&mut self, from: Seat, to: Seat, card: CardId) {
        let bit = self.r.evolution(card);
        if self.g.monster(from).evolution_discards & bit == 0 || !self.g.is_alive(to) {
            return;
        }
        self.g.monster_mut(from).evolution_discards &= !bit;
        self.g.played &= !bit;
        self.join_known_hand(to, card);
        self.tell(Event::HandedOver { from, to, card });
        self.r.refresh_hand(self.g, from);
    }

    /// A card everybody has seen comes into a hand.
    fn join_known_hand(&mut self, seat: Seat, card: CardId) {
        let bit = self.r.evolution(card);
        self.g.monster_mut(seat).hand |= bit;
        self.g.known |= bit;
        self.r.refresh_hand(self.g, seat);
    }

    /// Used evolutions that come back from the discard pile to the hand.
    pub fn bring_back(&mut self, seat: Seat, hook: Hook) {
        let mine = self.g.monster(seat).evolution_discards & self.g.played;
        for e in bits(mine) {
            let card = self.r.first_evolution + e;
            if self.r.def(card).returns.is_some_and(|(at, price)| at == hook && price == 0) {
                self.bring_back_card(seat, card);
            }
        }
    }

    pub fn bring_back_card(&mut self, seat: Seat, card: CardId) {
        let bit = self.r.evolution(card);
        self.g.monster_mut(seat).evolution_discards &= !bit;
        self.g.played &= !bit;
        self.g.unseen &= !bit;
        self.tell(Event::BroughtBack { seat, card });
        self.join_known_hand(seat, card);
    }

    /// Moves a card from in front of one monster to another; it goes on belonging to the same.
    pub fn move_card(&mut self, from: Seat, to: Seat, card: CardId, cause: Cause) {
        let owner = self.r.belongs_to(self.g, from, card);
        self.g.lent.retain(|l| l.0 != card);
        self.g.monster_mut(from).cards.take(card);
        if self.r.evolutions.has(card) && self.r.gifts & self.r.evolution(card) != 0 {
            let bit = self.r.evolution(card);
            self.g.monster_mut(from).idle &= !bit;
            if to == owner {
                // A gift does nothing to its owner (GIFT-6).
                self.g.monster_mut(to).idle |= bit;
            } else {
                self.g.monster_mut(to).cards.put(card);
            }
        } else {
            self.g.monster_mut(to).cards.put(card);
            if to != owner {
                debug_assert!(!self.g.lent.is_full(), "no room for a lent card");
                self.g.lent.insert_sorted((card, owner));
            }
        }
        self.tell(Event::CardMoved { from, to, card, cause });
        for seat in [from, to] {
            self.cards_changed(seat);
        }
    }

    /// Lays a gift, from the hand or from in front, before a monster (GIFT-2, GIFT-4).
    pub fn lay_gift(&mut self, seat: Seat, to: Seat, card: CardId) {
        let bit = self.r.evolution(card);
        self.g.clock = self.g.clock.saturating_add(1);
        let mut rule = Rule::Gift4;
        if self.g.monster(seat).hand & bit != 0 {
            rule = Rule::Gift2;
            self.g.monster_mut(seat).hand &= !bit;
            self.g.known &= !bit;
            self.tell(Event::EvolutionPlayed { seat, card });
            self.r.refresh_hand(self.g, seat);
        }
        self.move_card(seat, to, card, Cause::Rule(rule));
    }

    /// A gift is chosen; in front of whom comes next, unless there is only one.
    pub fn choose_gift(&mut self, card: CardId) {
        let targets = self.r.gift_targets(self.g);
        if targets.is_power_of_two() {
            self.lay_gift(self.g.active, targets.trailing_zeros() as u8, card);
        } else if let Some(Frame::Gifts { chosen }) = self.g.stack.last_mut() {
            *chosen = card;
            // Whoever picks a monster for it shows it.
            if self.r.in_hand(self.g, self.g.active, card) {
                self.g.known |= self.r.evolution(card);
                self.r.refresh_hand(self.g, self.g.active);
            }
        }
    }

    /// The gift chosen is laid in front of this monster.
    pub fn lay_gift_to(&mut self, seat: Seat, to: Seat) {
        if let Some(Frame::Gifts { chosen }) = self.g.stack.last_mut() {
            let card = std::mem::replace(chosen, NO_CARD);
            self.lay_gift(seat, to, card);
        }
    }

    /// Costumes may be stolen and gifts laid, as long as the active player likes.
    #[inline(never)]
    pub fn gifts_step(&mut self, chosen: CardId) {
        let active = self.g.active;
        if !self.g.is_alive(active) {
            self.pop();
            return;
        }
        // Something may have come in between, after which the gift is no longer there to be laid.
        let gone = chosen != NO_CARD
            && !self.r.layable_gifts(self.g, self.g.monster(active).hand).has(chosen)
            && self.r.gift_targets(self.g) != 0;
        if gone && let Some(Frame::Gifts { chosen }) = self.g.stack.last_mut() {
            *chosen = NO_CARD;
        }
        if chosen != NO_CARD && !gone {
            // The same goes for those to choose from.
            let targets = self.r.gift_targets(self.g);
            if targets == 0 {
                self.pop();
            } else if targets.is_power_of_two() {
                self.lay_gift_to(active, targets.trailing_zeros() as u8);
            } else {
                self.ask(active, Ask::Gifts);
            }
            return;
        }
        if self.gifts_or_costumes() {
            self.ask(active, Ask::Gifts);
        } else {
            self.pop();
        }
    }

    /// Has the active monster costumes to steal or gifts to lay? If only its hand could have any, it is as if it passed.
    pub fn gifts_or_costumes(&mut self) -> bool {
        let active = self.g.active;
        let steals = !self.r.stealable(self.g).is_empty();
        let pool = self.r.pool(self.g, active);
        let could = steals || !self.r.layable_gifts(self.g, pool).is_empty();
        if could && !steals {
            self.tell(Event::WindowOpened { hook: Hook::Gifts, seats: 1 << active });
        }
        let hand = self.g.monster(active).hand;
        let asks =
            could && (steals || self.r.with.held_windows || !self.r.layable_gifts(self.g, hand).is_empty());
        if could && !asks {
            self.g.answers = self.g.answers.wrapping_add(1);
        }
        asks
    }

    /// All of a monster's evolutions, in play and in hand, go to its discard pile.
    pub fn discard_evolutions(&mut self, seat: Seat, cause: Cause) {
        let in_front = self.g.monster(seat).cards.and(&self.r.evolutions);
        for card in in_front.iter() {
            self.discard_card(seat, card, cause);
        }
        let m = self.g.monster_mut(seat);
        // Own gifts that lie idle are in play as well.
        let idle = std::mem::take(&mut m.idle);
        let hand = std::mem::take(&mut m.hand);
        m.evolution_discards |= hand | idle;
        self.copies_of_idle_end(idle);
        // What nobody has seen in the hand stays unseen on the pile.
        let unseen = hand & !self.g.known;
        self.g.unseen |= unseen;
        self.g.known &= !hand;
        for e in bits(hand | idle) {
            let card = self.r.first_evolution + e;
            if unseen >> e & 1 == 1 {
                self.tell(Event::DiscardedUnseen { seat, card });
            } else {
                self.tell(Event::CardDiscarded { seat, card, cause });
            }
        }
        self.r.refresh_hand(self.g, seat);
    }

    /// Gifts that lay idle are gone, and copies of them go with them.
    fn copies_of_idle_end(&mut self, idle: u64) {
        for e in bits(idle) {
            self.end_copies_of(self.r.first_evolution + e);
        }
    }

    /// The evolutions of a monster that is out leave the game; so do its gifts wherever they are (GIFT-7, SIL-18), and
    /// what others lent or gave it goes to their discard piles (SIL-17).
    pub fn evolutions_leave(&mut self, seat: Seat) {
        let cause = Cause::Rule(Rule::Gift7);
        let in_front = self.g.monster(seat).cards.and(&self.r.evolutions);
        for card in in_front.iter() {
            self.discard_card(seat, card, cause);
        }
        for other in (0..self.g.players).filter(|&s| s != seat) {
            let mut gone = CardSet::EMPTY;
            for card in self.g.monster(other).cards.and(&self.r.evolutions).iter() {
                if self.r.belongs_to(self.g, other, card) == seat {
                    gone.put(card);
                }
            }
            for card in gone.iter() {
                self.discard_card(other, card, cause);
            }
        }
        let mut own_gifts = 0;
        for e in bits(self.r.gifts) {
            if self.r.named_on[e as usize] == seat {
                own_gifts |= 1 << e;
            }
        }
        // A hand, or what is being chosen from, that becomes smaller says why: the gift is shown as it goes.
        for s in (0..self.g.players).filter(|&s| s != seat) {
            for e in bits((self.g.monster(s).hand | self.r.offered(self.g, s)) & own_gifts) {
                self.tell(Event::CardDiscarded { seat: s, card: self.r.first_evolution + e, cause });
            }
        }
        // After a draft nobody can tell what the monster takes with it unseen, so that others still have to reckon with
        // those cards: they lie in its deck, from which nobody draws any more.
        let unseen = if self.r.with.mutants { self.r.unseen_of(self.g, seat) & !own_gifts } else { 0 };
        let m = self.g.monster_mut(seat);
        let all = m.hand | m.evolution_deck | m.evolution_discards | m.idle | own_gifts;
        let idle = m.idle;
        self.g.known &= !all;
        self.g.played &= !all;
        self.g.unseen &= !all;
        for s in 0..self.g.players {
            let m = self.g.monster_mut(s);
            m.hand &= !all;
            m.evolution_deck &= !all;
            m.evolution_discards &= !all;
            m.idle &= !all;
            for card in m.offer.iter_mut().filter(|c| **c != NO_CARD && self.r.evolutions.has(**c)) {
                if s == seat || all & self.r.evolution(*card) != 0 {
                    *card = NO_CARD;
                }
            }
        }
        self.copies_of_idle_end(idle);
        self.g.monster_mut(seat).evolution_deck = unseen;
        self.r.refresh_hands(self.g);
    }
}
