//! The interpreter's instructions for evolutions, costumes and tiles, and for choices of several monsters at once.

use crate::chance::{Chance, Purpose};
use crate::event::{Cause, Ending, Event, NOBODY, Seat, Sink};
use crate::game::{Ask, Frame, Game, Known, Run, SEATS};
use crate::lang::{Resource, Token, Who};
use crate::play::Play;
use crate::query::Scope;
use crate::sets::{CardSet, NO_CARD};
use crate::tables::{Hook, Op, Rules, Span, Terms};

/// Opposite faces of a die: 1 and 3, 2 and heart, energy and smash.
const OPPOSITE: [u8; 6] = [2, 3, 0, 1, 5, 4];

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Instructions that the base game does not need, out of the way of those that it does.
    #[inline(never)]
    pub fn more_ops(&mut self, op: Op, run: Run, scope: Scope, cause: Cause) {
        let me = run.me;
        match op {
            Op::EachChooses(who, ways) => self.each_chooses(who, ways, run, &scope),
            Op::End => self.jump(run.end),
            Op::LayOut => self.lay_out(me, run.card),
            Op::PickSeat(who) => {
                // Only the monster it belongs to can lend a card.
                if self.r.who(self.g, who, &scope) == 0
                    || self.g.lent.is_full()
                    || !self.g.monster(me).cards.has(run.card)
                    || self.r.belongs_to(self.g, me, run.card) != me
                {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::Seat);
                }
            }
            Op::LendToPicked => self.move_card(me, run.picked, run.card, cause),
            Op::ReturnThis => {
                if let (Some(owner), Some(holder)) = (self.g.lender(run.card), self.g.owner(run.card)) {
                    if self.g.is_alive(owner) {
                        self.move_card(holder, owner, run.card, cause);
                    } else {
                        self.discard_card(holder, run.card, cause);
                    }
                }
            }
            Op::HandThisTo(who) => {
                let to = self.r.who(self.g, who, &scope);
                if to != 0 {
                    self.hand_over(me, to.trailing_zeros() as u8, run.card);
                }
            }
            Op::NameFace(who) => {
                let by = self.r.who(self.g, who, &scope);
                if by == 0 {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(by.trailing_zeros() as u8, Ask::Face);
                }
            }
            Op::PickedFaceIsUseless => {
                let face = run.picked >> 4;
                if me == self.g.active {
                    self.g.now.useless |= 1 << face;
                    self.tell(Event::FaceUseless { seat: me, face, cause });
                }
            }
            Op::AddToLoss(n) => {
                let more = self.r.amount(self.g, n, &scope);
                self.set_loss(|l| l.amount = l.amount.saturating_add(more));
            }
            Op::TakeFromLoss(n) => {
                let less = self.r.amount(self.g, n, &scope);
                let (mut saved, mut who) = (0, NOBODY);
                self.set_loss(|l| {
                    saved = l.amount.min(less);
                    l.amount -= saved;
                    who = l.who;
                });
                self.tell(Event::Prevented { seat: who, amount: saved, cause });
            }
            Op::AddIfWounded(who, n) => self.for_each(who, &scope, n, |p, seat, n| {
                let more = &mut p.g.now.more_if_wounded[seat as usize];
                *more = more.saturating_add(n);
            }),
            Op::MustYield => self.g.now.must_leave |= 1 << me,
            Op::SendOut(who) => {
                let out = self.r.who(self.g, who, &scope);
                for seat in self.g.clockwise(me, out) {
                    self.send_out(seat, cause);
                }
            }
            Op::EnterTokyo(instead) => {
                // What those who yielded left behind comes before moving in.
                self.jump(run.pc);
                if !self.fire_claims(me) {
                    self.jump(run.pc + 1);
                    self.enter_by_card(me, instead, cause);
                }
            }
            Op::PickShownFace => {
                let shown = |f: &u8| self.r.free_dice_showing(self.g, *f) != 0;
                let mut faces = (0..6).filter(shown);
                match (faces.next(), faces.next()) {
                    (None, _) => self.jump(run.end),
                    // All dice show the same: there is nothing to choose.
                    (Some(face), None) => {
                        if let Some(run) = self.run_mut() {
                            run.picked = face;
                        }
                    }
                    _ => {
                        self.jump(run.pc);
                        self.ask(me, Ask::ShownFace);
                    }
                }
            }
            Op::TurnPickedFaceToPicked => {
                let dice = self.r.free_dice_showing(self.g, run.picked & 7);
                for die in (0..self.g.dice_count).filter(|d| dice >> d & 1 == 1) {
                    self.set_die(die, run.picked >> 4, cause);
                }
            }
            Op::TurnNextDie => {
                // Frozen dice stay as they are.
                let mut die = run.amount;
                while die < self.g.dice_count && self.g.now.locked >> die & 1 == 1 {
                    die += 1;
                }
                if die < self.g.dice_count {
                    if let Some(run) = self.run_mut() {
                        run.amount = die;
                    }
                    self.jump(run.pc);
                    self.ask(me, Ask::FaceFor(die));
                }
            }
            Op::FlipDice => {
                let dice = self.r.free_dice(self.g);
                for die in (0..self.g.dice_count).filter(|d| dice >> d & 1 == 1) {
                    let face = self.g.dice.get(die as usize);
                    self.set_die(die, OPPOSITE[face as usize], cause);
                }
            }
            Op::FreezePicked => {
                let face = self.g.dice.get(run.picked as usize);
                let bit = 1 << run.picked;
                self.g.now.locked |= bit;
                let frozen = &mut self.g.frozen;
                frozen.dice |= bit;
                frozen.by[me as usize] |= bit;
                frozen.faces = frozen.faces.with(run.picked as usize, face);
                self.tell(Event::Frozen { seat: me, die: run.picked, face, cause });
            }
            Op::SkipTurn if me == self.g.active => {
                self.g.now.skip = true;
                self.tell(Event::TurnSkipped { seat: me, cause });
            }
            Op::WinGame => self.end_game(1 << me, Ending::Card, cause),
            Op::SetStars(n) => {
                self.g.monster_mut(me).stars = n;
                self.note_stars(me);
                self.tell(Event::StarsSet { seat: me, now: n, cause });
            }
            Op::HealFully => {
                let most = self.r.max_hearts(self.g, me);
                let now = self.g.monster(me).hearts;
                if now < most {
                    self.g.monster_mut(me).hearts = most;
                    let so_far = &mut self.g.now.hearts_gained[me as usize];
                    *so_far = so_far.saturating_add(most - now);
                    self.g.at_zero &= !(1 << me);
                    self.tell(Event::Gained { seat: me, what: Resource::Hearts, amount: most - now, cause });
                }
            }
            Op::DiscardAllEvolutions => self.discard_evolutions(me, cause),
            Op::PickEvolutionToCopy => {
                if self.r.copyable_evolutions(self.g, me, run.card).is_empty() {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::CopyCard);
                }
            }
            Op::SweepMarket => self.sweep_market(me),
            // Never over cards that wait to be chosen from: they would be lost.
            Op::LookAtTop(_) if self.g.monster(me).offer != [NO_CARD; 3] => self.jump(run.end),
            Op::LookAtTop(n) => self.look_at_top(me, n),
            Op::PickOffered => {
                if self.g.monster(me).offer == [NO_CARD; 3] {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::Offered);
                }
            }
            Op::TakeOffered => self.take_offered(me, run.picked, cause),
            Op::TakeFirstKeep(most) => self.take_first_keep(me, most, cause),
            Op::TurnUpDiscard => {
                let from = self.g.discards;
                if from.is_empty() {
                    self.jump(run.end);
                } else {
                    let card = self.c.card(Purpose::Discards, &from);
                    self.tell(Event::TurnedUp { seat: me, card, cause });
                    if let Some(run) = self.run_mut() {
                        run.picked = card;
                    }
                }
            }
            Op::OfferTurnedUp(less) => {
                let (card, terms) = (run.picked, Terms::Less(less));
                let payable = self.r.price_on_terms(self.g, me, card, terms) as u16
                    <= self.g.monster(me).energy
                    || self.r.halvers(self.g, me, card, less).next().is_some();
                let allowed = !self.r.conditional.has(card) || self.r.may_buy(self.g, me, card);
                if payable && allowed && self.g.discards.has(card) {
                    self.jump(run.pc);
                    self.ask(me, Ask::TurnedUp(card));
                }
            }
            Op::PickToBuy(terms) => {
                if self.r.can_buy_on_terms(self.g, me, terms) {
                    self.jump(run.pc);
                    self.ask(me, Ask::ToBuy);
                } else {
                    self.jump(run.end);
                }
            }
            Op::BuyPicked(terms) => {
                let terms = match terms {
                    Terms::Half(_) => Terms::Half(run.card),
                    terms => terms,
                };
                self.purchase(me, run.picked, terms);
            }
            Op::TestMarked(face) => self.test_marked(run, face, cause),
            Op::PickToReserve => {
                if self.g.market == [NO_CARD; 3] || self.g.reserved.is_full() {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::Reserve);
                }
            }
            Op::ReservePicked => {
                if let Some(slot) = self.g.market.iter().position(|&c| c == run.picked) {
                    self.g.market[slot] = NO_CARD;
                    self.g.reserved.insert_sorted((run.picked, run.card));
                    self.tell(Event::Reserved { seat: me, card: run.picked, cause });
                    self.push(Frame::Refill { slots: 1 << slot });
                }
            }
            Op::CancelPurchase => self.cancel_purchase(cause),
            Op::PickForBuyer => {
                if self.r.redirect_offers(self.g, run.it).is_empty() {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::Redirect(run.it));
                }
            }
            Op::ForcePurchase => self.force_purchase(run.picked),
            _ => self.board_op(op, run, scope, cause),
        }
    }

    /// There is one target token: whoever gets it takes it from whoever had it.
    pub fn put_target(&mut self, who: Who, scope: &Scope, cause: Cause) {
        let to = self.r.who(self.g, who, scope);
        if to == 0 {
            return;
        }
        let kind = Token::Target as usize;
        let to = to.trailing_zeros() as u8;
        for seat in 0..self.g.players {
            if self.g.monster(seat).tokens[kind] > 0 && seat != to {
                self.g.monster_mut(seat).tokens[kind] = 0;
                self.tell(Event::Tokens { seat, token: Token::Target, change: -1, cause });
            }
        }
        if self.g.monster(to).tokens[kind] == 0 {
            self.g.monster_mut(to).tokens[kind] = 1;
            self.tell(Event::Tokens { seat: to, token: Token::Target, change: 1, cause });
        }
    }

    /// Hearts given away: nobody deals this loss and nothing answers it, but what protects already does.
    pub fn give_hearts(&mut self, seat: Seat, n: u8, cause: Cause) -> u8 {
        let safe = self.g.now.safe >> seat & 1 == 1 || self.r.allows(self.g, seat, Hook::CannotLoseHearts);
        let n = if safe { 0 } else { n.min(self.g.monster(seat).hearts) };
        let n = n.saturating_sub(
            self.r.prevented_by_itself(self.g, Scope { amount: n, ..Scope::of(seat, NO_CARD) }),
        );
        if n > 0 {
            let m = self.g.monster_mut(seat);
            m.hearts -= n;
            m.last_hurt_by = NOBODY;
            m.hurt_by_poison = false;
            let lost = &mut self.g.now.hearts_lost[seat as usize];
            *lost = lost.saturating_add(n);
            self.tell(Event::HeartsLost { seat, amount: n, by: NOBODY, smash: false, cause });
            self.check_zero_later();
        }
        n
    }

    /// All of these choose one of the ways at the same time. Who can take only one way is not asked.
    fn each_chooses(&mut self, who: Who, ways: u8, run: Run, scope: &Scope) {
        let pc = run.pc;
        let spans = self.r.ways(pc, ways);
        self.jump(spans[ways as usize - 1].end + 1);
        let mask = self.r.who(self.g, who, scope);
        let (mut may, mut waiting, mut given) = (0u8, 0u8, 0u16);
        for seat in (0..self.g.players).filter(|s| mask >> s & 1 == 1) {
            let possible = self.r.possible_ways(self.g, pc, ways, seat, run.me, run.card);
            match possible.count_ones() {
                0 => {}
                1 => {
                    may |= 1 << seat;
                    given |= (possible.trailing_zeros() as u16) << (2 * seat);
                }
                _ => {
                    may |= 1 << seat;
                    waiting |= 1 << seat;
                }
            }
        }
        if may != 0 {
            let echo = run.depth();
            let (me, card) = (run.me, run.card);
            self.push(Frame::Ways { pc, may, chooses: waiting, waiting, given, me, card, echo });
        }
    }

    /// Waits until all have chosen, then carries the ways out, clockwise from the card's owner.
    #[inline(never)]
    pub fn ways_step(&mut self) {
        let Some(&Frame::Ways { pc, may, waiting, given, me, card, echo, .. }) = self.g.stack.last() else {
            return;
        };
        let Op::EachChooses(_, n) = self.r.ops[pc as usize] else { return };
        let mut waiting = waiting & self.g.alive;
        let (mut may, mut given) = (may, given);
        // Something may have come in between, after which a seat can pay less than before.
        let asked = waiting;
        for seat in (0..self.g.players).filter(|s| asked >> s & 1 == 1) {
            let possible = self.r.possible_ways(self.g, pc, n, seat, me, card);
            if possible.count_ones() < 2 {
                waiting &= !(1 << seat);
                if possible == 0 {
                    may &= !(1 << seat);
                } else {
                    given |= (possible.trailing_zeros() as u16) << (2 * seat);
                }
            }
        }
        if let Some(Frame::Ways { may: m, waiting: w, given: g, .. }) = self.g.stack.last_mut() {
            (*m, *w, *g) = (may, waiting, given);
        }
        if waiting != 0 {
            self.g.ask = Ask::Ways;
            self.g.asked = waiting;
            return;
        }
        self.pop();
        let spans = self.r.ways(pc, n);
        let mut order = [NOBODY; SEATS];
        let mut count = 0;
        for seat in self.g.clockwise(me, may & self.g.alive) {
            order[count] = seat;
            count += 1;
        }
        for &seat in order[..count].iter().rev() {
            let mut way = (given >> (2 * seat) & 3) as usize;
            // What was to be given may have gone meanwhile; then it is another way.
            let possible = self.r.possible_ways(self.g, pc, n, seat, me, card);
            if possible >> way & 1 == 0 && possible != 0 {
                way = possible.trailing_zeros() as usize;
            }
            self.push_run(spans[way], me, card, seat, 0, echo | Run::DEMANDED);
        }
    }

    /// The top cards of the deck are laid before a seat.
    fn look_at_top(&mut self, seat: Seat, n: u8) {
        let mut offer = [NO_CARD; 3];
        for place in offer.iter_mut().take(n.min(3) as usize) {
            if self.g.deck.is_empty() {
                break;
            }
            // They stay cards of the deck until one is taken.
            let card = match self.g.top.pop() {
                Some(known) => Some(known.card),
                None => self.draw_unknown(),
            };
            let Some(card) = card else { break };
            self.g.deck.take(card);
            *place = card;
            self.tell(Event::Offered { seat, card });
        }
        self.g.monster_mut(seat).offer = offer;
    }

    /// One of the cards laid before a seat is gained, the others go under the deck; only that seat knows them.
    fn take_offered(&mut self, seat: Seat, taken: u8, cause: Cause) {
        let offer = std::mem::replace(&mut self.g.monster_mut(seat).offer, [NO_CARD; 3]);
        for card in offer.into_iter().filter(|&c| c != NO_CARD && c != taken) {
            self.g.deck.put(card);
            if !self.g.bottom.is_full() {
                self.g.bottom.insert(0, Known { card, seats: 1 << seat });
            }
        }
        self.gain_card(seat, taken, cause);
    }

    /// A card is gained without being bought. What its own condition forbids is discarded.
    fn gain_card(&mut self, seat: Seat, card: u8, cause: Cause) {
        self.tell(Event::TurnedUp { seat, card, cause });
        if self.r.conditional.has(card) && !self.r.may_buy(self.g, seat, card) {
            self.g.discards.put(card);
            self.tell(Event::CardDiscarded { seat, card, cause });
        } else {
            self.push(Frame::Arrive { seat, card, under_deck: false, bought: false });
        }
    }

    /// Cards of the deck are turned over up to a keep card that is cheap enough.
    fn take_first_keep(&mut self, seat: Seat, most: u8, cause: Cause) {
        let mut turned = CardSet::EMPTY;
        loop {
            if self.g.deck.is_empty() {
                // The discards become the deck again (SIL-3), but for what has been turned over just now.
                self.g.discards = self.g.discards.without(&turned);
                self.reshuffle();
                self.g.discards = turned;
            }
            if self.g.deck.is_empty() {
                return;
            }
            let Some(card) = self.draw() else { return };
            if self.r.keeps.has(card) && self.r.card_cost[card as usize] <= most {
                self.gain_card(seat, card, cause);
                return;
            }
            turned.put(card);
            self.g.discards.put(card);
            self.tell(Event::CardDiscarded { seat, card, cause });
        }
    }

    /// A die for each marked card; on this face the card goes.
    fn test_marked(&mut self, run: Run, face: u8, cause: Cause) {
        let marked = self.g.marks;
        for &(card, _) in marked.as_slice().iter().filter(|m| m.1 == run.card) {
            if !self.g.monster(run.me).cards.has(card) {
                continue;
            }
            let faces = self.c.dice(Purpose::CardDice(run.me), 1);
            self.tell(Event::CardRolled { seat: run.me, faces, n: 1, cause });
            if faces.get(0) == face {
                self.discard_card(run.me, card, cause);
            }
        }
    }

    /// Takes a costume from a monster that was struck, for its price (HAL-8).
    pub fn steal_costume(&mut self, by: Seat, card: u8) {
        let Some(from) = self.g.owner(card) else { return };
        let price = self.r.price(self.g, by, card);
        let cause = Cause::Rule(crate::event::Rule::Hal8);
        self.g.clock = self.g.clock.saturating_add(1);
        self.tell(Event::Stolen { from, by, card, price });
        let paid = self.take(by, Resource::Energy, price, cause);
        self.gain(from, Resource::Energy, paid, cause);
        self.g.monster_mut(from).cards.take(card);
        self.g.monster_mut(by).cards.put(card);
        self.tell(Event::CardMoved { from, to: by, card, cause });
        for seat in [by, from] {
            self.cards_changed(seat);
        }
    }
}

impl Rules {
    /// Hearts of a loss which cards prevent by themselves. What is to be known of the loss stands in the scope.
    pub(crate) fn prevented_by_itself(&self, g: &Game, loss: Scope) -> u8 {
        let (amount, mut prevented) = (loss.amount, 0u8);
        for card in self.cards_at(g, loss.me, Hook::WouldLose).iter() {
            let scope = Scope { card, ..loss };
            for a in self.abilities_at(g, card, Hook::WouldLose).filter(|a| self.usable(g, a, &scope)) {
                for op in &self.ops[a.program.range()] {
                    prevented = match op {
                        Op::PreventAll => amount,
                        Op::Prevent(n) => prevented.saturating_add(self.amount(g, *n, &scope)),
                        _ => prevented,
                    };
                }
            }
        }
        prevented
    }

    /// The stretches of the ways after this instruction, without their ends.
    pub(crate) fn ways(&self, pc: u16, n: u8) -> [Span; 3] {
        let mut spans = [Span::default(); 3];
        let mut at = pc + 1;
        for span in spans.iter_mut().take(n.min(3) as usize) {
            let start = at;
            while self.ops[at as usize] != Op::End {
                at += 1;
            }
            *span = Span { start, end: at };
            at += 1;
        }
        spans
    }

    /// Ways this seat can take, a bit each: what it gives it must have.
    pub(crate) fn possible_ways(&self, g: &Game, pc: u16, n: u8, seat: Seat, me: Seat, card: u8) -> u8 {
        let spans = self.ways(pc, n);
        let scope = Scope { it: seat, ..Scope::of(me, card) };
        let m = g.monster(seat);
        let can = |op: &Op| match op {
            Op::Steal(Who::It, what, n) => {
                let needed = self.amount(g, *n, &scope) as u16;
                let has = match what {
                    Resource::Stars => m.stars as u16,
                    Resource::Hearts => m.hearts as u16,
                    Resource::Energy => m.energy,
                };
                has >= needed
            }
            _ => true,
        };
        (0..n as usize).filter(|&w| self.ops[spans[w].range()].iter().all(can)).fold(0, |all, w| all | 1 << w)
    }
}
