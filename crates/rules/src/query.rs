//! Questions the rules ask about a seat, answered with the cards in front of it.

use crate::challenge::MASK_STARS;
use crate::event::{NOBODY, Seat};
use crate::game::{Counts, Frame, Game, LAID_LATE, Run};
use crate::lang::{Limit, Target, Token, Who, Whose};
use crate::rulebook::NO_BOROUGH;
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::{Ability, Amount, Cond, Hook, Hooks, Modifier, Rules, Span};

/// Everything an amount or a condition can speak of.
#[derive(Clone, Copy)]
pub(crate) struct Scope {
    pub me: Seat,
    pub it: Seat,
    pub card: CardId,
    pub amount: u8,
    pub rolled: Counts,
    pub picked: u8,
    /// The loss spoken of comes from smashes.
    pub smash: bool,
    /// It comes from units, because of ouch.
    pub ouch: bool,
}

impl Scope {
    pub fn of(me: Seat, card: CardId) -> Scope {
        Scope { me, it: NOBODY, card, amount: 0, rolled: Counts(0), picked: 0, smash: false, ouch: false }
    }
}

impl Scope {
    /// What a program that answers the loss spoken of is told of it.
    pub fn flags(&self) -> u8 {
        (if self.smash { Run::SMASH } else { 0 }) | if self.ouch { Run::OUCH } else { 0 }
    }
}

impl From<&Run> for Scope {
    fn from(r: &Run) -> Scope {
        Scope {
            me: r.me,
            it: r.it,
            card: r.card,
            amount: r.amount,
            rolled: r.rolled,
            picked: r.picked,
            smash: r.echo & Run::SMASH != 0,
            ouch: r.echo & Run::OUCH != 0,
        }
    }
}

impl Rules {
    /// Cards of a seat that have something at this hook, copies included.
    #[inline]
    pub(crate) fn cards_at(&self, g: &Game, seat: Seat, hook: Hook) -> CardSet {
        let found = g.seats[seat as usize].cards.and(&self.on[hook as usize]);
        if g.copies.is_empty() { found } else { self.with_copies_at(g, seat, hook, found) }
    }

    /// Is there a card of a seat with something at this hook, copies included, that passes a test?
    #[inline(always)]
    pub(crate) fn any_card_at(
        &self,
        g: &Game,
        seat: Seat,
        hook: Hook,
        test: impl FnMut(CardId) -> bool,
    ) -> bool {
        let (mut own, mut on) = (&g.seats[seat as usize].cards, &self.on[hook as usize]);
        let all;
        if !g.copies.is_empty() {
            all = self.with_copies_at(g, seat, hook, own.and(on));
            (own, on) = (&all, &all);
        }
        own.common(on).any(test)
    }

    /// Copies are rare: whatever has to do with them is out of the way.
    #[cold]
    #[inline(never)]
    fn with_copies_at(&self, g: &Game, seat: Seat, hook: Hook, mut found: CardSet) -> CardSet {
        for &(copier, original) in g.copies.as_slice() {
            if g.monster(seat).cards.has(copier) && self.on[hook as usize].has(original) {
                found.put(copier);
            }
        }
        found
    }

    /// The definition a copier acts by besides its own.
    #[cold]
    #[inline(never)]
    fn copied_def(&self, g: &Game, card: CardId) -> Option<u8> {
        g.copy_of(card).map(|original| self.card_def[original as usize])
    }

    /// The definitions a card acts by: its own and the one it copies.
    #[inline]
    pub(crate) fn acts_as(&self, g: &Game, card: CardId) -> [Option<u8>; 2] {
        let own = self.card_def[card as usize];
        let copied = if self.copiers.has(card) { self.copied_def(g, card) } else { None };
        [Some(own), copied]
    }

    /// The abilities of a card at this hook.
    #[inline]
    pub(crate) fn abilities_at(&self, g: &Game, card: CardId, hook: Hook) -> impl Iterator<Item = &Ability> {
        let [own, copied] = self.acts_as(g, card);
        let of = |d: Option<u8>| match d {
            Some(d) => &self.abilities[self.defs[d as usize].abilities.range()],
            None => &[],
        };
        of(own).iter().chain(of(copied)).filter(move |a| a.hook == hook)
    }

    /// The first of them that passes a test.
    #[inline]
    pub(crate) fn find_ability(
        &self,
        g: &Game,
        card: CardId,
        hook: Hook,
        mut test: impl FnMut(&Ability) -> bool,
    ) -> Option<&Ability> {
        let mut abilities = self.card_abilities[card as usize];
        let mut copies = self.copiers.has(card);
        loop {
            // Hardly any card has more than one ability, and hardly any copies another.
            for a in &self.abilities[abilities.range()] {
                if a.hook == hook && test(a) {
                    return Some(a);
                }
            }
            if !copies {
                return None;
            }
            copies = false;
            abilities = self.defs[self.copied_def(g, card)? as usize].abilities;
        }
    }

    /// Calls `f` with every modifier of a seat's cards at this hook whose conditions hold.
    #[inline(never)]
    fn modifiers(&self, g: &Game, seat: Seat, hook: Hook, mut f: impl FnMut(&Modifier)) {
        self.any_card_at(g, seat, hook, |card| {
            let mut mods = self.card_mods[card as usize];
            let mut copies = self.copiers.has(card);
            loop {
                for m in &self.mods[mods.range()] {
                    if m.hook == hook && m.whom == Who::You && self.holds(g, m.cond, &Scope::of(seat, card)) {
                        f(m);
                    }
                }
                if !copies {
                    break;
                }
                copies = false;
                let Some(copied) = self.copied_def(g, card) else { break };
                mods = self.defs[copied as usize].mods;
            }
            false
        });
    }

    /// The same for what anybody's cards say about this seat among others.
    fn common_modifiers(&self, g: &Game, seat: Seat, hook: Hook, mut f: impl FnMut(&Modifier)) {
        for other in g.clockwise(seat, g.listeners(Hook::ForAll)) {
            for card in self.cards_at(g, other, Hook::ForAll).iter() {
                for d in self.acts_as(g, card).into_iter().flatten() {
                    for m in &self.mods[self.defs[d as usize].mods.range()] {
                        let meant = match m.whom {
                            Who::You => false,
                            Who::Others => other != seat,
                            _ => true,
                        };
                        if meant && m.hook == hook && self.holds(g, m.cond, &Scope::of(other, card)) {
                            f(m);
                        }
                    }
                }
            }
        }
    }

    /// Does a modifier without a number hold for this seat, by its own cards or by anybody's?
    pub(crate) fn applies(&self, g: &Game, seat: Seat, hook: Hook) -> bool {
        if g.hooks & (hook.bit() | Hook::ForAll.bit()) == 0 {
            return false;
        }
        let mut found = self.allows(g, seat, hook);
        self.common_modifiers(g, seat, hook, |_| found = true);
        found
    }

    fn sum(&self, g: &Game, seat: Seat, hook: Hook) -> u8 {
        let mut n = 0u8;
        self.modifiers(g, seat, hook, |m| n = n.saturating_add(m.n));
        n
    }

    /// Does a modifier without a number hold for this seat?
    #[inline]
    pub(crate) fn allows(&self, g: &Game, seat: Seat, hook: Hook) -> bool {
        if !g.listens(seat, hook) {
            return false;
        }
        let mut found = false;
        self.modifiers(g, seat, hook, |_| found = true);
        found
    }

    /// The largest number among these modifiers, or 0.
    pub(crate) fn largest(&self, g: &Game, seat: Seat, hook: Hook) -> u8 {
        if !g.listens(seat, hook) {
            return 0;
        }
        let mut n = 0;
        self.modifiers(g, seat, hook, |m| n = n.max(m.n));
        n
    }

    /// Bits of all these modifiers together.
    #[inline]
    pub(crate) fn union(&self, g: &Game, seat: Seat, hook: Hook) -> u8 {
        if !g.listens(seat, hook) {
            return 0;
        }
        let mut n = 0;
        self.modifiers(g, seat, hook, |m| n |= m.n);
        n
    }

    /// Most hearts this monster may have (BASE-37, FAQ-2).
    #[inline]
    pub fn max_hearts(&self, g: &Game, seat: Seat) -> u8 {
        self.book.most_hearts.max(self.largest(g, seat, Hook::MaxHearts))
    }

    /// What this seat pays for this card (BASE-43).
    #[inline(always)]
    pub fn price(&self, g: &Game, seat: Seat, card: CardId) -> u8 {
        if g.listens(seat, Hook::Price) {
            self.special_price(g, seat, card)
        } else {
            self.card_cost[card as usize]
        }
    }

    /// The same by cards of the buyer, by where it stands and by where the card lies.
    #[inline(never)]
    fn special_price(&self, g: &Game, seat: Seat, card: CardId) -> u8 {
        let mut price = self.card_cost[card as usize];
        // Mostly it is only the card that is cheaper here or there.
        if !self.cards_at(g, seat, Hook::Price).is_empty() {
            price = price.saturating_sub(self.sum(g, seat, Hook::Price));
        }
        if self.discounted.has(card) {
            // Where the buyer stands counts when he buys (NYB-37).
            let (boroughs, less) = self.def(card).cheaper_in;
            let borough = self.borough_of(g, seat);
            if borough != NO_BOROUGH && boroughs >> borough & 1 == 1 {
                price = price.saturating_sub(less);
            }
        }
        if g.listens(seat, Hook::BuyKeepsFromDiscards) && g.discards.has(card) {
            price = price.saturating_sub(self.largest(g, seat, Hook::BuyKeepsFromDiscards));
        }
        price
    }

    /// The bonus on each gain at this hook.
    #[inline]
    pub(crate) fn bonus(&self, g: &Game, seat: Seat, hook: Hook) -> u8 {
        if g.listens(seat, hook) { self.sum(g, seat, hook) } else { 0 }
    }

    /// How many dice this seat's turn has (BASE-17).
    pub fn dice_of(&self, g: &Game, seat: Seat) -> u8 {
        let mut fewer = g.monster(seat).tokens[1].saturating_add(g.fewer_dice);
        if g.hooks & (Hook::Dice.bit() | Hook::ForAll.bit()) == 0 {
            return self.book.dice.saturating_sub(fewer);
        }
        let mut more = 0u8;
        if g.listens(seat, Hook::Dice) {
            self.modifiers(g, seat, Hook::Dice, |m| {
                if m.minus { fewer = fewer.saturating_add(m.n) } else { more = more.saturating_add(m.n) }
            });
        }
        self.common_modifiers(g, seat, Hook::Dice, |m| {
            if m.minus { fewer = fewer.saturating_add(m.n) } else { more = more.saturating_add(m.n) }
        });
        self.book.dice.saturating_add(more).saturating_sub(fewer).min(self.book.most_dice)
    }

    /// How many rolls this seat's turn has (BASE-16).
    #[inline]
    pub fn rolls_of(&self, g: &Game, seat: Seat) -> u8 {
        let rolls = self.rolls_by_cards(g, seat);
        // A web takes a roll away, but never the first.
        match g.monster(seat).tokens[Token::Web as usize] {
            0 => rolls,
            webs => rolls.saturating_sub(webs).max(rolls.min(1)),
        }
    }

    #[inline]
    fn rolls_by_cards(&self, g: &Game, seat: Seat) -> u8 {
        if g.hooks & (Hook::Rolls.bit() | Hook::OneRoll.bit() | Hook::ForAll.bit()) == 0 {
            return self.book.rolls;
        }
        // One roll is one roll, whatever adds to it or takes away.
        if self.applies(g, seat, Hook::OneRoll) {
            return 1;
        }
        let (mut more, mut fewer) = (0u8, 0u8);
        let mut count = |m: &Modifier| {
            if m.minus { fewer = fewer.saturating_add(m.n) } else { more = more.saturating_add(m.n) }
        };
        if g.listens(seat, Hook::Rolls) {
            self.modifiers(g, seat, Hook::Rolls, &mut count);
        }
        self.common_modifiers(g, seat, Hook::Rolls, &mut count);
        self.book.rolls.saturating_add(more).saturating_sub(fewer)
    }

    /// Stars this monster needs to win.
    #[inline]
    pub fn stars_needed(&self, g: &Game, seat: Seat) -> u8 {
        let mut needed = self.book.stars_to_win;
        if g.listens(seat, Hook::StarsToWin) {
            self.modifiers(g, seat, Hook::StarsToWin, |m| needed = needed.min(m.n));
        }
        needed
    }

    /// Stars with what masks in the Collection are worth (LUCH-26, SIL-11).
    #[inline]
    pub fn score(&self, g: &Game, seat: Seat) -> u8 {
        let m = g.monster(seat);
        m.stars.saturating_add(MASK_STARS * m.masks)
    }

    /// Is this monster in the city?
    #[inline(always)]
    pub fn in_city(&self, g: &Game, seat: Seat) -> bool {
        g.in_city >> seat & 1 == 1
    }

    /// Is this place in use with the monsters now living (BAY-1, BAY-4)?
    #[inline]
    pub fn place_open(&self, g: &Game, place: u8) -> bool {
        g.living() >= self.book.places[place as usize].from_players
    }

    /// Who is in this place, a bit each.
    pub fn who_is_in(&self, g: &Game, place: u8) -> u8 {
        g.seats_where(|m| m.place == place)
    }

    /// The city place the next monster would move into, if one is free (BASE-38, BAY-2, SIL-1).
    pub fn free_city_place(&self, g: &Game) -> Option<u8> {
        // The usual cases: nobody is in the city, or it has one place and somebody is in it.
        if g.in_city == 0 {
            return self.first_city;
        }
        if g.living() < self.many {
            return None;
        }
        self.find_city_place(g)
    }

    /// The same without the short cut, for the moment at which a place closes with a monster in it.
    pub(crate) fn find_city_place(&self, g: &Game) -> Option<u8> {
        (0..self.book.places.len() as u8).find(|&p| {
            let place = &self.book.places[p as usize];
            // A row is taken while a monster is anywhere in it.
            let row = self.rows[p as usize];
            place.city
                && self.entries[p as usize] == p
                && self.place_open(g, p)
                && g.seats_where(|m| row >> m.place & 1 == 1) == 0
        })
    }

    /// Whom a "who" means, a bit each.
    pub(crate) fn who(&self, g: &Game, who: Who, s: &Scope) -> u8 {
        let me = 1u8 << s.me;
        let mask = match who {
            Who::You => me,
            Who::It => {
                if s.it == NOBODY {
                    0
                } else {
                    1 << s.it
                }
            }
            Who::Active => 1 << g.active,
            Who::Others => !me,
            Who::Everyone => u8::MAX,
            Who::Neighbours => {
                let left = g.next_living(s.me);
                let mut right = s.me;
                // Going on clockwise, the last living seat before coming back is the right neighbour.
                let mut next = left;
                while next != s.me {
                    right = next;
                    next = g.next_living(next);
                    if right == left && next == s.me {
                        break;
                    }
                }
                (1 << left | 1 << right) & !me
            }
            Who::Leaders => {
                let most = (0..g.players).filter(|&p| g.is_alive(p)).map(|p| self.score(g, p)).max();
                self.seats_scoring(g, |n| Some(n) == most) & !me
            }
            Who::Owner => match self.named_owner(g, s.me, s.card) {
                NOBODY => 0,
                owner => 1 << owner,
            },
            Who::OthersOutside => !me & !g.in_city,
            Who::Targets => self.smash_targets(g),
            Who::WoundedInTokyo => g.now.wounded & g.in_city & !me,
            Who::Richer => {
                let mine = self.score(g, s.me);
                self.seats_scoring(g, |n| n > mine) & !me
            }
            Who::WithStars(least) => self.seats_scoring(g, |n| n >= least),
        };
        mask & g.alive
    }

    fn seats_scoring(&self, g: &Game, test: impl Fn(u8) -> bool) -> u8 {
        (0..g.players).filter(|&p| g.is_alive(p) && test(self.score(g, p))).fold(0, |m, p| m | 1 << p)
    }

    /// Whom the active monster's smashes hit: the other part of the board, or everybody (BASE-26 to BASE-28).
    #[inline]
    pub(crate) fn smash_targets(&self, g: &Game) -> u8 {
        let others = g.alive & !(1 << g.active);
        let here = g.in_city >> g.active & 1 == 1;
        let across = if here { others & !g.in_city } else { others & g.in_city };
        const FURTHER: Hooks = Hook::SmashesHitAll.bit() | Hook::SmashesHitBorough.bit();
        if g.monster(g.active).hooks & FURTHER == 0 { across } else { across | self.hit_further(g) & others }
    }

    /// Whom smashes hit by cards of the active monster.
    #[inline(never)]
    fn hit_further(&self, g: &Game) -> u8 {
        if self.allows(g, g.active, Hook::SmashesHitAll) {
            u8::MAX
        } else if self.allows(g, g.active, Hook::SmashesHitBorough) {
            let borough = self.borough_of(g, g.active);
            g.seats_where(|m| self.boroughs[m.place as usize & 15] == borough)
        } else {
            0
        }
    }

    /// The largest number among these modifiers that are about this, or 0.
    pub(crate) fn largest_about(&self, g: &Game, seat: Seat, hook: Hook, about: u8) -> u8 {
        if !g.listens(seat, hook) {
            return 0;
        }
        let mut n = 0;
        self.modifiers(g, seat, hook, |m| {
            if m.about == about {
                n = n.max(m.n)
            }
        });
        n
    }

    /// Dice of the turn showing this face and able to do something.
    pub(crate) fn shown(&self, g: &Game, face: u8) -> u8 {
        let useless = g.now.useless | self.union(g, g.active, Hook::FacesDoNothing);
        if useless >> face & 1 == 1 { 0 } else { g.dice_showing(face) }
    }

    #[inline(always)]
    pub(crate) fn amount(&self, g: &Game, index: u16, s: &Scope) -> u8 {
        // Most amounts are just numbers.
        match self.amounts[index as usize] {
            Amount::N(n) => n,
            amount => self.amount_now(g, amount, s),
        }
    }

    #[inline(never)]
    fn amount_now(&self, g: &Game, amount: Amount, s: &Scope) -> u8 {
        let seat_of = |who: Who| match self.who(g, who, s) {
            0 => None,
            mask => Some(mask.trailing_zeros() as u8),
        };
        let first = |who: Who| seat_of(who).map(|seat| g.monster(seat));
        match amount {
            Amount::N(n) => n,
            Amount::Result(f) => g.result[f as usize],
            Amount::Shown(f) => self.shown(g, f),
            Amount::Rolled(f) => s.rolled.get(f),
            Amount::ThatMany => s.amount,
            Amount::EnergyOf(w) => first(w).map_or(0, |m| m.energy.min(255) as u8),
            Amount::HeartsOf(w) => first(w).map_or(0, |m| m.hearts),
            Amount::StarsOf(w) => seat_of(w).map_or(0, |seat| self.score(g, seat)),
            Amount::Counters => g.counters_on(s.card),
            Amount::CardsOf(w) => first(w).map_or(0, |m| m.cards.and(&self.power).len() as u8),
            Amount::PriceOfPicked => self.card_cost[s.picked as usize],
            Amount::HeartsTaken => g.now.taken[s.me as usize],
            Amount::HeartsTakenFromAnyone => g.now.taken_from_anyone[s.me as usize],
            Amount::StarsGained => g.now.stars_gained[s.me as usize],
            Amount::HeartsLost => g.now.hearts_lost[s.me as usize],
            Amount::HeartsGained => g.now.hearts_gained[s.me as usize],
            Amount::EnergyGained => g.now.energy_gained[s.me as usize],
            Amount::HeartsTakenFromIt => {
                if s.me == g.active && s.it != NOBODY {
                    g.now.taken_from[s.it as usize]
                } else {
                    0
                }
            }
            Amount::StarsBefore => g.now.stars_before,
            Amount::KeepCardsOf(w) => first(w).map_or(0, |m| m.cards.and(&self.keeps).len() as u8),
            Amount::Marked => g.marks.as_slice().iter().filter(|m| m.1 == s.card).count() as u8,
            Amount::TokensOf(w, token) => first(w).map_or(0, |m| m.tokens[token as usize]),
            Amount::UnitsAt(w) => seat_of(w).map_or(0, |seat| g.board.units_in(self.borough_of(g, seat))),
            Amount::DestroyedThisTurn(target) => {
                let fallen = if s.me == g.active { g.now.fallen } else { [0; 4] };
                match target {
                    Target::Building => fallen[3],
                    Target::Unit => fallen[..3].iter().sum(),
                    unit => fallen[unit as usize],
                }
            }
            Amount::Per(n, of) => self.amount(g, of, s) / n,
            Amount::Less(n, of) => self.amount(g, of, s).saturating_sub(n),
            Amount::Sum(a, b) => self.amount(g, a, s).saturating_add(self.amount(g, b, s)),
        }
    }

    #[inline(always)]
    pub(crate) fn holds(&self, g: &Game, conds: Span, s: &Scope) -> bool {
        conds.is_empty() || self.all_hold(g, conds, s)
    }

    #[inline(never)]
    fn all_hold(&self, g: &Game, conds: Span, s: &Scope) -> bool {
        let mut conds = &self.conds[conds.range()];
        if let [Cond::Standing(needed), rest @ ..] = conds {
            if needed & !g.standing(s.me) != 0 {
                return false;
            }
            conds = rest;
        }
        conds.iter().all(|c| self.cond(g, *c, s))
    }

    // Inlined, it would be taken apart and half of it worked out before the first condition.
    #[inline(never)]
    fn cond(&self, g: &Game, cond: Cond, s: &Scope) -> bool {
        match cond {
            Cond::Standing(needed) => needed & !g.standing(s.me) == 0,
            Cond::AtLeast(a, b) => self.amount(g, a, s) >= self.amount(g, b, s),
            Cond::AtMost(a, b) => self.amount(g, a, s) <= self.amount(g, b, s),
            Cond::Exactly(a, b) => self.amount(g, a, s) == self.amount(g, b, s),
            Cond::HasFaces(faces) => (0..6).all(|f| faces >> f & 1 == 0 || g.result[f] > 0),
            Cond::OfAKind(n) => (0..6).any(|f| self.shown(g, f) >= n),
            Cond::InTokyo(w) => self.who(g, w, s) & g.in_city != 0,
            Cond::OutsideTokyo(w) => self.who(g, w, s) & !g.in_city != 0,
            Cond::FewestStars => {
                let mine = self.score(g, s.me);
                self.seats_scoring(g, |n| n <= mine) & !(1 << s.me) == 0
            }
            Cond::CausedByAnother => s.it != NOBODY && s.it != s.me,
            Cond::MoreThan(a, b) => self.amount(g, a, s) > self.amount(g, b, s),
            Cond::BySmashes => s.smash,
            Cond::ByOwner => s.it != NOBODY && s.it == self.named_owner(g, s.me, s.card),
            Cond::Lent => self.belongs_to(g, s.me, s.card) != s.me,
            Cond::TokyoLeft => g.now.vacated && self.free_city_place(g).is_some(),
            Cond::MayYield => {
                let decided =
                    |f: &Frame| matches!(f, Frame::Smash { stage, .. } if *stage > crate::smash::YIELDING);
                !self.applies(g, s.me, Hook::CannotYield) && !g.stack.as_slice().iter().any(decided)
            }
            Cond::BoughtKeep => g.now.bought != NO_CARD && self.keeps.has(g.now.bought),
            Cond::WouldBeHit => self.would_be_hit(g, s),
            Cond::ShowsAllFaces => {
                (0..5).all(|f| self.shown(g, f) > 0) && (self.shown(g, 5) > 0 || self.added_smashes(g) > 0)
            }
            Cond::DeckLeft => !g.deck.is_empty(),
            Cond::LaidInTime => {
                g.monster(s.me).cards.has(s.card) && !g.used.as_slice().contains(&(s.card, LAID_LATE))
            }
            Cond::InBorough(w, borough) => {
                let who = self.who(g, w, s);
                (0..g.players).any(|p| who >> p & 1 == 1 && self.borough_of(g, p) == borough)
            }
            Cond::HasGoal(face) => {
                let goal = self.goal_of[face as usize];
                goal != NO_CARD && g.monster(s.me).cards.has(goal)
            }
            Cond::ByOuch => s.ouch,
        }
    }

    /// Does an ability with this "whose" answer to something done by `doer`?
    #[inline]
    pub(crate) fn answers(whose: Whose, owner: Seat, doer: Seat) -> bool {
        match whose {
            Whose::Yours => owner == doer,
            Whose::Others => owner != doer,
            Whose::Anyones => true,
        }
    }

    /// May this ability of this card be used now, as far as limits, costs and conditions go?
    #[inline]
    pub(crate) fn usable(&self, g: &Game, a: &Ability, s: &Scope) -> bool {
        g.stands(s.me, a.standing)
            && g.monster(s.me).energy >= a.cost.energy as u16
            && (a.is_plain || self.usable_now(g, a, s))
    }

    /// The same for abilities that take more than energy and standing somewhere.
    #[inline(never)]
    pub(crate) fn usable_now(&self, g: &Game, a: &Ability, s: &Scope) -> bool {
        let m = g.monster(s.me);
        let within = match a.limit {
            Limit::None => true,
            Limit::OncePerTurn => {
                let index = self.ability_index(a) as u16;
                !g.used.as_slice().contains(&(s.card, index))
            }
            Limit::OncePerTurnByName => {
                let index = self.ability_index(a) as u16;
                let mut used = g.used.as_slice().iter();
                !used.any(|u| u.1 == index && (u.0 == s.card || m.cards.has(u.0)))
            }
            Limit::OncePerLoss => !g.used_on_this_loss(s.card),
        };
        within
            && (a.cost.counters == 0 || g.counters_on(s.card) >= a.cost.counters)
            && self.holds(g, a.other_conds, s)
            && (!a.may_be_idle || self.has_something_to_do(g, a, s))
    }

    /// Does it take a look at the game to know whether a program that begins like this has anything to do? The same
    /// instructions as below.
    pub(crate) fn may_be_idle(first: Option<&crate::tables::Op>) -> bool {
        use crate::tables::Op;
        matches!(
            first,
            Some(
                Op::AddToResult(..)
                    | Op::Gain(Who::You, ..)
                    | Op::TurnUpDiscard
                    | Op::PickToBuy(_)
                    | Op::PickShownFace
                    | Op::FlipDice
                    | Op::EnterTokyo(_)
                    | Op::SweepMarket
                    | Op::CancelPurchase
                    | Op::SafeThisTurn
                    | Op::LookAtTop(_)
                    | Op::PickKeepToCopy
                    | Op::PickKeepToSell
                    | Op::PickDie(_)
                    | Op::PickHowMany(_)
                    | Op::Move
                    | Op::TurnInto(..)
                    | Op::ScatterUnits(_)
                    | Op::PickBorough
            )
        )
    }

    /// Offers without any effect are not offered: healing at the maximum, copying when there is nothing to copy.
    pub(crate) fn has_something_to_do(&self, g: &Game, a: &Ability, s: &Scope) -> bool {
        use crate::tables::Op;
        match self.ops[a.program.range()].first() {
            // Symbols of a face that does nothing for the active monster are no help to it.
            Some(Op::AddToResult(face, _)) if s.me != g.active => {
                (g.now.useless | self.union(g, g.active, Hook::FacesDoNothing)) >> face & 1 == 0
            }
            // A gain of nothing is nothing.
            Some(Op::Gain(Who::You, crate::lang::Resource::Stars | crate::lang::Resource::Energy, n))
                if a.program.end == a.program.start + 1 =>
            {
                self.amount(g, *n, s) > 0
            }
            Some(Op::TurnUpDiscard) => !g.discards.is_empty(),
            Some(Op::PickToBuy(terms)) => self.can_buy_on_terms(g, s.me, *terms),
            Some(Op::PickShownFace) | Some(Op::FlipDice) => self.free_dice(g) != 0,
            Some(Op::EnterTokyo(instead)) => {
                !(*instead && g.now.no_entry) && self.free_city_place(g).is_some() && self.may_enter(g, s.me)
            }
            Some(Op::PickHowMany(face)) => g.result[*face as usize] > 0,
            Some(Op::Move) => {
                let mut any = false;
                self.destinations(g, s.me, true, |_| any = true);
                any
            }
            Some(Op::TurnInto(_, _, n)) => g.monster(s.me).hearts > *n,
            Some(Op::ScatterUnits(_)) => g.board.units_in(self.borough_of(g, s.me)) > 0,
            Some(Op::PickBorough) => self.has_boroughs(),
            Some(Op::SweepMarket) => g.market != [NO_CARD; 3],
            Some(Op::CancelPurchase) => self.can_redirect(g),
            // There is one place for cards to choose from: what lies there already is chosen from first.
            Some(Op::LookAtTop(_)) => g.monster(s.me).offer == [NO_CARD; 3],
            Some(Op::SafeThisTurn) => g.now.safe >> s.me & 1 == 0,
            Some(Op::Gain(Who::You, crate::lang::Resource::Hearts, _))
                if a.program.end == a.program.start + 1 =>
            {
                g.monster(s.me).hearts < self.max_hearts(g, s.me)
            }
            Some(Op::PickKeepToCopy) => !self.copyable(g, s.me, s.card).is_empty(),
            Some(Op::PickKeepToSell) => {
                // Selling works with the seat's own keep cards, the seller included.
                !g.monster(s.me).cards.and(&self.keeps).is_empty()
            }
            Some(Op::PickDie(face)) => {
                if *face == 255 {
                    self.free_dice(g) != 0
                } else {
                    self.free_dice_showing(g, *face) != 0
                }
            }
            _ => true,
        }
    }

    /// May this monster move into the city at all?
    pub(crate) fn may_enter(&self, g: &Game, seat: Seat) -> bool {
        g.is_alive(seat) && !self.in_city(g, seat) && !self.allows(g, seat, Hook::CannotEnterTokyo)
    }

    /// May this seat buy this card as far as the card's own condition goes?
    pub(crate) fn may_buy(&self, g: &Game, seat: Seat, card: CardId) -> bool {
        self.holds(g, self.def(card).only_if, &Scope::of(seat, card))
    }
}
