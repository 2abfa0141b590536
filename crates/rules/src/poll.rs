//! Windows: use or pass, asked of all who could have an answer at once.
//!
//! Who is asked follows from what everybody knows: cards on the table that can be used, and hands that could hold such a
//! card. Seats without a real answer are passed by the engine, or, where windows are held, answer that they pass like
//! everybody else; nothing is shown before all are in. Of those who
//! want to use something, the first clockwise from the active monster does; then all are asked again, since things have
//! changed.

use crate::chance::Chance;
use crate::event::{Event, NOBODY, Seat, Sink};
use crate::game::{Ask, Frame, Game, SEATS};
use crate::hand::bits;
use crate::play::Play;
use crate::query::Scope;
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::{Ability, Hook, Rules};

/// Is this a window about a monster that may yield or has decided to stay?
fn is_about_yielding(hook: Hook) -> bool {
    matches!(hook, Hook::OtherMayYield | Hook::OtherStays)
}

/// In place of the seats still to answer: nobody was asked yet.
const FRESH: u8 = u8::MAX;

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Opens a window for these seats, if any of them could use it.
    pub fn open_poll(&mut self, hook: Hook, among: u8, it: Seat) {
        if self.anybody_listens(hook, among) {
            self.push(Frame::Poll { hook, it, among, may: 0, waiting: FRESH, uses: [NO_CARD; SEATS] });
        }
    }

    /// Has any of these seats a card for this window, or could its hand have one?
    #[inline]
    fn anybody_listens(&self, hook: Hook, among: u8) -> bool {
        let need = self.r.window_hooks(self.g, hook);
        if self.g.hooks as u64 & need == 0 {
            return false;
        }
        let mut left = among & self.g.alive;
        while left != 0 {
            let m = self.g.monster(left.trailing_zeros() as u8);
            if (m.hooks | m.could) as u64 & need != 0 {
                return true;
            }
            left &= left - 1;
        }
        false
    }

    /// The same for one seat.
    #[inline]
    pub fn open_window(&mut self, hook: Hook, seat: Seat) {
        let m = self.g.monster(seat);
        if (m.hooks | m.could) as u64 & self.r.window_hooks(self.g, hook) != 0 {
            self.open_poll(hook, 1 << seat, NOBODY);
        }
    }

    /// The same for the active monster in its own turn; most often it has nothing, which one test tells.
    #[inline(always)]
    pub fn own_window(&mut self, hook: Hook, active: Seat) {
        let m = self.g.monster(active);
        let more = if hook == Hook::ChangingDice { Hook::RerollsFace.low_bit() } else { 0 };
        if (m.hooks | m.could) as u64 & (hook.low_bit() | more) != 0 {
            self.open_own(hook, active);
        }
    }

    #[inline(never)]
    fn open_own(&mut self, hook: Hook, active: Seat) {
        if self.window_is_over(hook, NOBODY) {
            return;
        }
        let (may, real) = self.r.may_and_can(self.g, hook, active, NOBODY);
        let among = 1 << active;
        self.open_for(hook, among, NOBODY, (may as u8) << active, (real as u8) << active);
    }

    /// Opens a window right now: asks who can use it, or closes it at once if nobody can.
    #[inline(never)]
    pub fn open_now(&mut self, hook: Hook, among: u8, it: Seat) {
        let anybody = self.g.hooks as u64 & self.r.window_hooks(self.g, hook) != 0;
        if !anybody || self.window_is_over(hook, it) {
            return;
        }
        let (may, real) = self.r.may_and_can_use(self.g, hook, among, it);
        self.open_for(hook, among, it, may, real);
    }

    /// The same once it is known who could use it and who really can.
    #[inline(always)]
    fn open_for(&mut self, hook: Hook, among: u8, it: Seat, may: u8, real: u8) {
        if may == 0 {
            return;
        }
        if S::LISTENS {
            self.tell_hidden(hook, may);
        }
        // Held windows ask everybody who could have an answer.
        let real = if self.r.with.held_windows { may } else { real };
        if real == 0 {
            // Nobody has anything: the question is closed as if all had passed.
            self.g.answers = self.g.answers.wrapping_add(1);
            return;
        }
        self.push(Frame::Poll { hook, it, among, may, waiting: real, uses: [NO_CARD; SEATS] });
        self.g.ask = Ask::Window(hook);
        self.g.asked = real;
    }

    #[inline(never)]
    pub fn poll_step(&mut self) {
        let Some(&Frame::Poll { hook, it, among, waiting, .. }) = self.g.stack.last() else {
            return;
        };
        if waiting == FRESH {
            self.pop();
            self.open_now(hook, among, it);
            return;
        }
        // Something may have come in between, after which a seat has nothing left to use.
        let before = waiting;
        let waiting = match self.r.with.held_windows {
            _ if before == 0 => 0,
            true => self.r.may_and_can_use(self.g, hook, waiting, it).0,
            false => self.r.can_use(self.g, hook, waiting, it),
        };
        if before != 0 && waiting == 0 {
            // Closed without the last answer: it counts as if that had been a pass.
            self.g.answers = self.g.answers.wrapping_add(1);
        }
        if waiting != 0 && !self.window_is_over(hook, it) {
            if let Some(Frame::Poll { waiting: left, .. }) = self.g.stack.last_mut() {
                *left = waiting;
            }
            self.g.ask = Ask::Window(hook);
            self.g.asked = waiting;
            return;
        }
        // All answers are in.
        let Some(Frame::Poll { uses, .. }) = self.g.stack.last() else { return };
        let Some(seat) = self.first_from_active(|s| uses[s as usize] != NO_CARD) else {
            self.pop();
            return;
        };
        let card = uses[seat as usize];
        if let Some(Frame::Poll { waiting, uses, .. }) = self.g.stack.last_mut() {
            *waiting = FRESH;
            *uses = [NO_CARD; SEATS];
        }
        self.use_or_play(hook, seat, it, card);
    }

    /// The first seat that passes the test, the active monster's before the others, clockwise.
    pub fn first_from_active(&self, test: impl Fn(Seat) -> bool) -> Option<Seat> {
        let active = self.g.active;
        if self.g.is_alive(active) && test(active) {
            return Some(active);
        }
        self.g.clockwise(active, self.g.alive & !(1 << active)).find(|&s| test(s))
    }

    /// Has what the window is about gone meanwhile? About most there is nothing more to ask than whether the active monster
    /// lives.
    #[inline(always)]
    fn window_is_over(&self, hook: Hook, it: Seat) -> bool {
        const MORE: u64 = Hook::AnyTime.low_bit()
            | Hook::TurnBegins.low_bit()
            | Hook::OtherMayYield.low_bit()
            | Hook::OtherStays.low_bit();
        (!self.g.is_alive(self.g.active) || MORE & hook.low_bit() != 0)
            && self.special_window_is_over(hook, it)
    }

    #[inline(never)]
    fn special_window_is_over(&self, hook: Hook, it: Seat) -> bool {
        !self.g.is_alive(self.g.active)
            && !matches!(hook, Hook::BeforeEntering | Hook::BeforeTurnEnds | Hook::AnyTime)
            || hook == Hook::AnyTime && self.g.at_stars & self.g.alive == 0
            || hook == Hook::TurnBegins && self.g.now.skip
            || is_about_yielding(hook) && !(self.g.is_alive(it) && self.r.in_city(self.g, it))
    }

    /// A window that opens because of what hands could hold is announced in any case, so that it tells nothing.
    fn tell_hidden(&mut self, hook: Hook, may: u8) {
        let hidden = self.r.with.evolutions
            && (0..self.g.players).any(|s| may >> s & 1 == 1 && self.g.monster(s).could & hook.bit() != 0);
        if hidden {
            self.tell(Event::WindowOpened { hook, seats: may });
        }
    }

    /// Notes a seat's answer in the open window.
    pub fn poll_answer(&mut self, seat: Seat, card: CardId) {
        if let Some(Frame::Poll { hook, waiting, uses, .. }) = self.g.stack.last_mut() {
            *waiting &= !(1 << seat);
            uses[seat as usize] = card;
            if *waiting != 0 {
                // An answer changes nothing for the others: they still have what they were asked about.
                self.g.ask = Ask::Window(*hook);
                self.g.asked = *waiting;
            } else {
                self.poll_step();
            }
        }
    }
}

impl Rules {
    /// Hooks without which a window has nothing.
    #[inline(always)]
    fn window_hooks(&self, g: &Game, hook: Hook) -> u64 {
        let more = hook == Hook::ChangingDice && g.now.disturbed != 0;
        hook.low_bit() | if more { Hook::RerollsFace.low_bit() } else { 0 }
    }

    /// Seats that could use something in this window by what everybody knows, and those that really can.
    pub(crate) fn may_and_can_use(&self, g: &Game, hook: Hook, among: u8, it: Seat) -> (u8, u8) {
        let (mut may, mut can) = (0, 0);
        for seat in bits(self.having(g, hook, among, it) as u64) {
            let (could, uses) = self.may_and_can_here(g, hook, seat, it);
            may |= (could as u8) << seat;
            can |= (uses as u8) << seat;
        }
        (may, can)
    }

    /// Could this seat use something in this window by what everybody knows, and can it really? What lies on the table is
    /// the same for both, and a hand is part of what everybody thinks it could be.
    #[inline(never)]
    pub(crate) fn may_and_can(&self, g: &Game, hook: Hook, seat: Seat, it: Seat) -> (bool, bool) {
        self.may_and_can_here(g, hook, seat, it)
    }

    #[inline(always)]
    fn may_and_can_here(&self, g: &Game, hook: Hook, seat: Seat, it: Seat) -> (bool, bool) {
        let m = g.monster(seat);
        if m.hooks as u64 & self.window_hooks(g, hook) != 0 && self.can_on_table(g, hook, seat, it) {
            return (true, true);
        }
        if m.could as u64 & hook.low_bit() == 0 {
            return (false, false);
        }
        // What could be played at all is most often none of these cards.
        let pool = self.pool(g, seat);
        if (pool | m.hand) & self.plays_at(g, hook, seat).all == 0 {
            return (false, false);
        }
        let can = self.any_playable(g, hook, seat, it, m.hand);
        (can || self.any_playable(g, hook, seat, it, pool & !m.hand), can)
    }

    /// Seats that can really use something.
    pub(crate) fn can_use(&self, g: &Game, hook: Hook, among: u8, it: Seat) -> u8 {
        bits(self.having(g, hook, among, it) as u64).fold(0, |can, seat| {
            let on_table = g.monster(seat).hooks as u64 & self.window_hooks(g, hook) != 0;
            let uses = on_table && self.can_on_table(g, hook, seat, it)
                || self.any_playable(g, hook, seat, it, g.monster(seat).hand);
            can | (uses as u8) << seat
        })
    }

    /// Those of these seats that have anything for this window, or could have.
    #[inline(always)]
    fn having(&self, g: &Game, hook: Hook, among: u8, it: Seat) -> u8 {
        let mut seats = among & g.alive;
        if is_about_yielding(hook) {
            seats &= !(1 << (it & 7));
        }
        let mut having = g.seats_at(hook, |m| m.hooks as u64 | m.could as u64);
        if self.window_hooks(g, hook) != hook.low_bit() {
            having |= g.seats_at(Hook::RerollsFace, |m| m.hooks as u64 | m.could as u64);
        }
        seats & having
    }

    /// Can this seat use a card that lies on the table? Out of the way of those who have none for this window.
    #[inline(never)]
    fn can_on_table(&self, g: &Game, hook: Hook, seat: Seat, it: Seat) -> bool {
        self.any_window_card(g, hook, seat, |c| self.use_in_window(g, hook, seat, it, c).is_some())
    }

    /// The ability of this card that a use in this window would mean, if there is one.
    pub(crate) fn use_in_window(
        &self,
        g: &Game,
        hook: Hook,
        seat: Seat,
        it: Seat,
        card: CardId,
    ) -> Option<&Ability> {
        let usual = self.find_ability(g, card, hook, |a| {
            self.tries_window(g, a, hook, seat)
                && (a.is_plain || self.usable_now(g, a, &self.window_scope(g, hook, seat, it, card)))
        });
        if usual.is_none() && hook == Hook::ChangingDice && g.now.disturbed != 0 {
            return self.use_on_disturbed(g, card, &self.window_scope(g, hook, seat, it, card));
        }
        usual
    }

    /// A die that somebody else just rerolled may be rerolled once more by cards that reroll its face.
    #[cold]
    #[inline(never)]
    fn use_on_disturbed(&self, g: &Game, card: CardId, scope: &Scope) -> Option<&Ability> {
        self.abilities_at(g, card, Hook::Rolling).find(|a| {
            a.rerolls != 255 && self.disturbed_showing(g, a.rerolls) != 0 && self.usable(g, a, scope)
        })
    }

    /// May this ability be used in this window?
    pub(crate) fn fits_window(&self, g: &Game, a: &Ability, hook: Hook, scope: &Scope) -> bool {
        a.hook == hook
            && self.tries_window(g, a, hook, scope.me)
            && (a.is_plain || self.usable_now(g, a, scope))
    }

    /// May it, as far as can be said without its conditions?
    #[inline]
    fn tries_window(&self, g: &Game, a: &Ability, hook: Hook, seat: Seat) -> bool {
        a.optional
            && !g.now.is_spent(seat)
            && self.answers_in_window(a, hook, seat, g.active)
            && g.monster(seat).energy >= a.cost.energy as u16
            && g.stands(seat, a.standing)
    }

    /// Some windows are open on the owner's turn, some on those of others.
    pub(crate) fn answers_in_window(&self, a: &Ability, hook: Hook, seat: Seat, active: Seat) -> bool {
        !matches!(
            hook,
            Hook::RollsFinished | Hook::BeforeResolving | Hook::BeforeEntering | Hook::BeforeTurnEnds
        ) || Rules::answers(a.whose, seat, active)
    }

    /// Dice rerolled by others that show this face, a bit each.
    pub(crate) fn disturbed_showing(&self, g: &Game, face: u8) -> u8 {
        g.dice.mask_showing(face, g.dice_count) & g.now.disturbed
    }

    pub(crate) fn window_scope(&self, g: &Game, hook: Hook, seat: Seat, it: Seat, card: CardId) -> Scope {
        let mut scope = Scope::of(seat, card);
        scope.it = if it == NOBODY { g.active } else { it };
        if hook == Hook::MayWhenLosing
            && let Some(Frame::Lose(loss)) = g.stack.last()
        {
            scope.it = loss.by;
            scope.amount = loss.amount;
            scope.smash = loss.smash;
            scope.ouch = loss.ouch;
        }
        scope
    }

    /// Is there a card on the table with which a seat could do something in this window that passes a test?
    #[inline(always)]
    pub(crate) fn any_window_card(
        &self,
        g: &Game,
        hook: Hook,
        seat: Seat,
        test: impl FnMut(CardId) -> bool,
    ) -> bool {
        let (mut own, mut on) = (&g.seats[seat as usize].cards, &self.on[hook as usize]);
        let all;
        if !g.copies.is_empty() || hook == Hook::ChangingDice && g.now.disturbed != 0 {
            all = self.window_cards(g, hook, seat);
            (own, on) = (&all, &all);
        }
        own.common(on).any(test)
    }

    /// Those cards with copies, and with what may answer to dice that somebody else rerolled: both are rare.
    #[cold]
    #[inline(never)]
    fn window_cards(&self, g: &Game, hook: Hook, seat: Seat) -> CardSet {
        let mut cards = self.cards_at(g, seat, hook);
        if hook == Hook::ChangingDice && g.now.disturbed != 0 {
            cards = cards.or(&self.cards_at(g, seat, Hook::RerollsFace));
        }
        cards
    }
}
