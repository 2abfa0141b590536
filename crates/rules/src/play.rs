//! The engine's loop: take the topmost thing left to do, do it, until somebody must be asked.

use crate::chance::Chance;
use crate::event::{Event, NOBODY, Seat, Sink};
use crate::game::{Ask, BY_TOKENS, Counts, Frame, Game, Run};
use crate::lang::{Token, Whose};
use crate::query::Scope;
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::{Ability, Footprint, Hook, Op, Rules, Span, touch};

/// A game being played on: the rules, the game, and where chance comes from and events go.
pub(crate) struct Play<'a, C, S> {
    pub r: &'a Rules,
    pub g: &'a mut Game,
    pub c: &'a mut C,
    pub s: &'a mut S,
    /// Steps left before an answer counts as never-ending; see [`FUSE`].
    pub fuse: u32,
}

/// No answer of the printed games leads to more than some hundred steps. Cards typed in by their owner can go on for
/// ever, or pile up effects without end; then the game ends without a winner instead of hanging.
pub(crate) const FUSE: u32 = 20_000;

// What is on the way of every game is never inlined: a crate that plays games then uses what another has made of it already,
// instead of a second copy beside it, and less code has to be fetched.

/// A moment at which a seat's cards act.
#[derive(Clone, Copy)]
struct Moment {
    hook: Hook,
    /// Whose cards.
    seat: Seat,
    /// Who made the moment.
    doer: Seat,
    it: Seat,
    amount: u8,
    /// For a face just scored: which.
    face: u8,
    echo: u8,
}

impl<C: Chance, S: Sink> Play<'_, C, S> {
    #[inline(always)]
    pub fn tell(&mut self, event: Event) {
        if S::LISTENS {
            self.s.event(event);
        }
    }

    #[inline(always)]
    pub fn push(&mut self, frame: Frame) {
        if self.g.stack.is_full() {
            self.overflow();
            return;
        }
        self.g.stack.push(frame);
    }

    /// Effects pile up without end: the game is broken off. Out of the way of what happens all the time.
    #[cold]
    #[inline(never)]
    fn overflow(&mut self) {
        self.fuse = 0;
    }

    #[inline(always)]
    pub fn pop(&mut self) {
        self.g.stack.pop();
    }

    /// Opens a question for one seat.
    #[inline(always)]
    pub fn ask(&mut self, seat: Seat, ask: Ask) {
        self.g.ask = ask;
        self.g.asked = 1 << seat;
    }

    /// Runs until somebody is asked something, or the game is over. Where only one answer is possible and everybody
    /// can know it, nobody is asked.
    #[inline(never)]
    pub fn run(&mut self) {
        loop {
            while matches!(self.g.ask, Ask::Nothing) {
                if self.g.stack.is_empty() {
                    return;
                }
                if self.fuse == 0 {
                    self.break_off();
                    return;
                }
                self.fuse -= 1;
                self.step();
            }
            // All other questions are only opened where there is a choice.
            if !matches!(
                self.g.ask,
                Ask::Die(_)
                    | Ask::CopyCard
                    | Ask::SellCard
                    | Ask::CardOf(_)
                    | Ask::Hearts
                    | Ask::Seat
                    | Ask::ToBuy
                    | Ask::Offered
                    | Ask::Reserve
                    | Ask::Redirect(_)
                    | Ask::Home
                    | Ask::Move
                    | Ask::Destroy
                    | Ask::Borough
            ) {
                return;
            }
            let Some((seat, action)) = self.r.only_option(self.g) else { return };
            self.answer(seat, action);
        }
    }

    /// Cards go on for ever: the game ends without a winner.
    #[cold]
    fn break_off(&mut self) {
        let cause = crate::event::Cause::Rule(crate::event::Rule::End5);
        self.end_game(0, crate::event::Ending::Nobody, cause);
        if let Some(end) = &mut self.g.end {
            end.broken_off = true;
        }
    }

    /// Does the topmost thing left to do.
    #[inline(always)]
    fn step(&mut self) {
        let Some(top) = self.g.stack.last() else { return };
        match *top {
            Frame::Turn { step } => self.turn_step(step),
            Frame::Roll => self.roll_step(),
            Frame::Poll { .. } => self.poll_step(),
            Frame::Ways { .. } => self.ways_step(),
            Frame::Setup { stage, round, waiting } => self.setup_step(stage, round, waiting),
            Frame::Evolve { stage } => self.evolve_step(stage),
            Frame::Tile { level } => self.tile_step(level),
            Frame::Gifts { chosen } => self.gifts_step(chosen),
            Frame::Purchase { seat, card, terms, from, stage } => {
                self.purchase_step(seat, card, terms, from, stage)
            }
            Frame::Luck { seat, card, paid, slot } => self.luck_step(seat, card, paid, slot),
            Frame::Stayers { left, hook } => self.stayers_step(left, hook),
            Frame::Aftermath { .. } => self.aftermath_step(),
            Frame::Challenge(challenge) => self.challenge_step(challenge),
            Frame::Effects { .. } => self.effects_step(),
            Frame::Run(_) => self.program_step(),
            Frame::Resolve { stage, left, .. } => self.resolve_step(stage, left),
            Frame::Hearts { .. } => self.hearts_step(),
            Frame::Tear { left } => self.tear_step(left),
            Frame::Destroy { .. } => self.destroy_step(),
            Frame::Ouch { stage, count } => self.ouch_step(stage, count),
            Frame::Home { left } => self.home_step(left),
            Frame::Move { .. } => self.ask_to_move(),
            Frame::Scatter { .. } => self.scatter_step(),
            Frame::GiveUp { .. } => self.give_up_step(),
            Frame::Smash { stage, asked, leaving, .. } => self.smash_step(stage, asked, leaving),
            Frame::Lose(loss) => self.loss_step(loss),
            Frame::ZeroCheck => self.zero_check(),
            Frame::Eliminate { seat, stage } => self.eliminate_step(seat, stage),
            Frame::EndCheck => self.end_check(),
            Frame::Enter { stage } => self.enter_step(stage),
            Frame::Buy => self.buy_step(),
            Frame::Arrive { seat, card, under_deck, bought } => {
                self.arrive_step(seat, card, under_deck, bought)
            }
            Frame::Refill { slots } => self.refill_step(slots),
            Frame::Reveal { slots, left } => self.reveal_step(slots, left),
        }
    }

    /// Lets a seat's own cards act at a moment of its own.
    #[inline(always)]
    pub fn fire(&mut self, hook: Hook, seat: Seat, it: Seat, amount: u8) {
        self.fire_echo(hook, seat, it, amount, 0);
    }

    /// The same for moments that themselves answer a loss.
    #[inline(always)]
    pub fn fire_echo(&mut self, hook: Hook, seat: Seat, it: Seat, amount: u8, echo: u8) {
        if self.g.listens(seat, hook) && self.g.is_alive(seat) {
            self.g.clock = self.g.clock.saturating_add(1);
            self.fire_cards(Moment { hook, seat, doer: seat, it, amount, face: 255, echo }, false);
        }
    }

    /// The same where what comes of it is done next, before anything can change.
    #[inline]
    pub fn fire_next(&mut self, hook: Hook, seat: Seat) {
        if self.g.listens(seat, hook) && self.g.is_alive(seat) {
            self.g.clock = self.g.clock.saturating_add(1);
            let m = Moment { hook, seat, doer: seat, it: NOBODY, amount: 0, face: 255, echo: 0 };
            self.fire_cards(m, true);
        }
    }

    /// Lets everybody's cards act at a moment made by `doer`: the active monster's first, then clockwise.
    pub fn fire_all(&mut self, hook: Hook, doer: Seat, it: Seat, amount: u8) {
        let listeners = self.g.listeners(hook);
        if listeners == 0 {
            return;
        }
        // All that answers one moment is one effect (SIL-2).
        self.g.clock = self.g.clock.saturating_add(1);
        // At the end of a turn the first that acts does so next, before anything can change, unless there is poison.
        let next = hook == Hook::TurnEnds && self.g.monster(doer).tokens[Token::Poison as usize] == 0;
        if self.r.heard_by_others & hook.bit() == 0 {
            if listeners >> doer & 1 == 1 {
                self.fire_cards(Moment { hook, seat: doer, doer, it, amount, face: 255, echo: 0 }, next);
            }
            return;
        }
        // What is pushed first runs last, so the active monster comes last here.
        let mut order = [NOBODY; 6];
        let mut n = 0;
        for seat in self.g.clockwise(self.g.active, listeners) {
            order[n] = seat;
            n += 1;
        }
        if n > 0 && order[n - 1] == self.g.active {
            order[..n].rotate_right(1);
        }
        let first = order[0];
        for &seat in order[..n].iter().rev() {
            let moment = Moment { hook, seat, doer, it, amount, face: 255, echo: 0 };
            self.fire_cards(moment, next && seat == first);
        }
    }

    /// The same for a face just scored.
    #[inline]
    pub fn fire_scored(&mut self, face: u8, amount: u8) {
        let seat = self.g.active;
        if self.g.hooks & Hook::Scored.bit() != 0 && self.g.listens(seat, Hook::Scored) {
            let hook = Hook::Scored;
            self.fire_cards(Moment { hook, seat, doer: seat, it: NOBODY, amount, face, echo: 0 }, false);
        }
    }

    /// Lets a seat's own cards act at a moment that comes in several sorts.
    #[inline]
    pub fn fire_about(&mut self, hook: Hook, seat: Seat, it: Seat, about: u8) {
        if self.g.listens(seat, hook) && self.g.is_alive(seat) {
            self.g.clock = self.g.clock.saturating_add(1);
            self.fire_cards(Moment { hook, seat, doer: seat, it, amount: 0, face: about, echo: 0 }, false);
        }
    }

    /// What a monster has gained in energy this turn went from one number to another: others may have something to say.
    #[cold]
    #[inline(never)]
    pub fn energy_came_to(&mut self, seat: Seat, before: u8, now: u8) {
        let listeners = self.g.listeners(Hook::OtherGainedEnergy) & !(1 << seat);
        for about in before.saturating_add(1)..=now {
            for other in self.g.clockwise(seat, listeners) {
                let (hook, face) = (Hook::OtherGainedEnergy, about);
                let moment = Moment { hook, seat: other, doer: seat, it: seat, amount: now, face, echo: 0 };
                self.fire_cards(moment, false);
            }
        }
    }

    /// Lets the cards of one seat act. `next`: what comes of it is done next.
    #[inline(never)]
    fn fire_cards(&mut self, m: Moment, next: bool) {
        let Moment { hook, seat, doer, .. } = m;
        let r = self.r;
        let poison = hook == Hook::TurnEnds
            && seat == doer
            && self.g.monster(seat).tokens[Token::Poison as usize] > 0
            && !self.g.now.skip;
        // Worked out once: the loop would be there twice, for ends of turns and for everything else.
        let whose = self.whose_act(m);
        let (mut acting, mut only) = (0, (Span::default(), NO_CARD, 0));
        r.any_card_at(self.g, seat, hook, |card| {
            let several = r.find_ability(self.g, card, hook, |a| {
                if a.face == m.face && whose >> a.whose as u8 & 1 == 1 {
                    acting += 1;
                    only = (a.program, card, a.standing);
                }
                acting > 1
            });
            several.is_some()
        });
        if acting > 1 || poison {
            self.fire_several(m, poison);
        } else {
            // The usual case: one effect has no order. What its guard would stop at once need not begin.
            let (mut program, card, standing) = only;
            if next && acting > 0 {
                if !self.g.stands(seat, standing) {
                    return;
                }
                if let Op::Guard(index) = self.r.ops[program.start as usize] {
                    if !self.passes_guard(index, m, card) {
                        return;
                    }
                    program.start += 1;
                }
            }
            self.push_run(program, seat, card, m.it, m.amount, m.echo);
        }
    }

    /// Would the guard of an ability let its program pass, where its owner stands as it takes?
    #[inline]
    fn passes_guard(&self, index: u16, m: Moment, card: CardId) -> bool {
        let a = &self.r.abilities[index as usize];
        let scope = || Scope { it: m.it, amount: m.amount, ..Scope::of(m.seat, card) };
        self.g.monster(m.seat).energy >= a.cost.energy as u16
            && (a.is_plain || self.r.usable_now(self.g, a, &scope()))
    }

    /// The same where there is more than one effect, or poison.
    #[inline(never)]
    fn fire_several(&mut self, m: Moment, poison: bool) {
        let Moment { hook, seat, .. } = m;
        let r = self.r;
        let mut cards = [0 as CardId; 8];
        let mut orders = [0u8; 8];
        let mut n = 0;
        // More than eight at once: the surplus goes last, in card order.
        let mut surplus = CardSet::EMPTY;
        r.any_card_at(self.g, seat, hook, |card| {
            let Some(order) = r.find_ability(self.g, card, hook, |a| self.acts(a, m)).map(|a| a.order) else {
                return false;
            };
            if n == 8 {
                surplus.put(card);
                return false;
            }
            // Keep sorted by order, then by card.
            let mut at = n;
            while at > 0 && orders[at - 1] > order {
                cards[at] = cards[at - 1];
                orders[at] = orders[at - 1];
                at -= 1;
            }
            cards[at] = card;
            orders[at] = order;
            n += 1;
            false
        });
        if n == 8 {
            surplus.iter().for_each(|card| self.push_effect(m, card));
        }
        if poison && n == 8 {
            self.push_poison(seat);
        } else if poison {
            cards[n] = BY_TOKENS;
            n += 1;
        }
        self.push_effects(m, &cards[..n]);
    }

    /// Pushes effects of one seat, asking for their order where it makes a difference (BASE-51).
    fn push_effects(&mut self, m: Moment, cards: &[CardId]) {
        let Moment { hook, seat, doer, it, amount, face, .. } = m;
        // Symbols are added in a fixed order (T-5); answers to losses have no order worth a question.
        let fixed = matches!(
            hook,
            Hook::CountingDice
                | Hook::WouldLose
                | Hook::LostHearts
                | Hook::MayAfterLoss
                | Hook::Wounded
                | Hook::MayAfterWound
                | Hook::Hurting
                | Hook::Wounding
                | Hook::Striking
                | Hook::Dealing
                | Hook::Suffering
        );
        if !fixed && cards.len() > 1 && self.order_matters(hook, seat, it, cards) {
            let mut list = [0; 8];
            list[..cards.len()].copy_from_slice(cards);
            self.push(Frame::Effects {
                hook,
                seat,
                doer,
                it,
                amount,
                face,
                n: cards.len() as u8,
                cards: list,
            });
            return;
        }
        for &card in cards.iter().rev() {
            self.push_effect(m, card);
        }
    }

    fn push_effect(&mut self, m: Moment, card: CardId) {
        let Moment { hook, seat, it, amount, echo, .. } = m;
        if card == BY_TOKENS {
            self.push_poison(seat);
            return;
        }
        let mut programs = [Span::default(); 4];
        let mut n = 0;
        for a in self.r.abilities_at(self.g, card, hook) {
            if self.acts(a, m) && n < 4 {
                programs[n] = a.program;
                n += 1;
            }
        }
        for program in programs[..n].iter().rev() {
            self.push_run(*program, seat, card, it, amount, echo);
        }
    }

    /// Does this ability act at this moment?
    fn acts(&self, a: &Ability, m: Moment) -> bool {
        a.face == m.face && self.whose_act(m) >> a.whose as u8 & 1 == 1
    }

    /// Whose moments count as this one, a bit for each [`Whose`]. A skipped turn has no end of its own.
    #[inline(always)]
    fn whose_act(&self, m: Moment) -> u8 {
        let bit = |whose: Whose| 1 << whose as u8;
        let skipped = self.g.now.skip && m.hook == Hook::TurnEnds;
        let own = m.seat == m.doer;
        bit(Whose::Anyones)
            | if own { 0 } else { bit(Whose::Others) }
            | if own && !skipped { bit(Whose::Yours) } else { 0 }
    }

    pub fn push_run(&mut self, program: Span, me: Seat, card: CardId, it: Seat, amount: u8, echo: u8) {
        if !program.is_empty() {
            self.push(Frame::Run(Run {
                pc: program.start,
                end: program.end,
                rolled: Counts(0),
                me,
                card,
                it,
                amount,
                picked: 0,
                echo,
            }));
        }
    }

    /// Does the order of these effects make a difference? An effect whose conditions fail now, and which none of the
    /// others can change, does nothing in any order.
    fn order_matters(&self, hook: Hook, seat: Seat, it: Seat, cards: &[CardId]) -> bool {
        // Whoever can answer a loss may spend energy or cards on it.
        let answers = self.g.listens(seat, Hook::MayWhenLosing) || self.g.listens(seat, Hook::AnyTime);
        let mut spent = if answers { touch::ENERGY | touch::CARDS } else { 0 };
        // Whoever comes back from a fall loses cards and more, and with them what they would have done.
        let m = self.g.monster(seat);
        if self.g.listens(seat, Hook::AtZero) && m.tokens[Token::Poison as usize] >= m.hearts {
            spent = u8::MAX;
        }
        let touches = |card: CardId| {
            if card == BY_TOKENS {
                let sets = touch::HEARTS | touch::OTHERS | spent;
                return (Footprint { reads: touch::ENERGY | touch::CARDS, adds: 0, sets }, true);
            }
            let mut all = Footprint::default();
            let mut works = false;
            for a in self.r.abilities_at(self.g, card, hook) {
                all.reads |= a.touches.reads;
                all.adds |= a.touches.adds;
                all.sets |= a.touches.sets;
                works |= self.r.usable(self.g, a, &Scope { it, ..Scope::of(seat, card) });
            }
            if all.sets & touch::HEARTS != 0 {
                all.sets |= spent;
            }
            (all, works)
        };
        let mut effects = [(Footprint::default(), true); 8];
        for (i, &card) in cards.iter().enumerate() {
            effects[i] = touches(card);
        }
        let n = cards.len();
        for i in 0..n {
            let others = (0..n).filter(|&j| j != i).map(|j| effects[j].0);
            let writes = others.fold(0, |all, f| all | f.adds | f.sets);
            if !effects[i].1 && effects[i].0.reads & writes == 0 {
                effects[i].0 = Footprint::default();
            }
        }
        // A card and its copy do the same, so it does not matter which of them comes first.
        let alike = |a: CardId, b: CardId| {
            a != BY_TOKENS && b != BY_TOKENS && {
                let def = |c| self.r.abilities_at(self.g, c, hook).next().map(|a| self.r.ability_index(a));
                def(a) == def(b)
            }
        };
        (1..n).any(|i| (0..i).any(|j| effects[i].0.clashes(effects[j].0) && !alike(cards[i], cards[j])))
    }

    /// The owner chooses which of his effects comes next.
    #[inline(never)]
    fn effects_step(&mut self) {
        let Some(&Frame::Effects { hook, seat, doer, it, amount, face, n, cards }) = self.g.stack.last()
        else {
            return;
        };
        let list = &cards[..n as usize];
        if !self.g.is_alive(seat) {
            self.pop();
        } else if n < 2 || !self.order_matters(hook, seat, it, list) {
            self.pop();
            for &card in list.iter().rev() {
                self.push_effect(Moment { hook, seat, doer, it, amount, face, echo: 0 }, card);
            }
        } else {
            self.ask(seat, Ask::EffectOrder);
        }
    }

    /// Takes the chosen effect out of the list and does it.
    pub fn choose_effect(&mut self, chosen: CardId) {
        let Some(Frame::Effects { hook, seat, doer, it, amount, face, n, cards }) = self.g.stack.last_mut()
        else {
            return;
        };
        let Some(at) = cards[..*n as usize].iter().position(|c| *c == chosen) else { return };
        cards.copy_within(at + 1..*n as usize, at);
        *n -= 1;
        let (hook, seat, doer, it, amount, face) = (*hook, *seat, *doer, *it, *amount, *face);
        self.push_effect(Moment { hook, seat, doer, it, amount, face, echo: 0 }, chosen);
    }

    /// Pays for an ability and notes that it was used.
    pub fn pay(&mut self, index: usize, me: Seat, card: CardId) {
        let a = self.r.abilities[index];
        self.g.clock = self.g.clock.saturating_add(1);
        if S::LISTENS {
            self.tell(Event::Used { seat: me, card });
        }
        self.mark(index, card);
        let cause = crate::event::Cause::Card(card);
        if a.cost.energy > 0 {
            self.spend(me, a.cost.energy, cause);
        }
        if a.cost.counters > 0 {
            let left = self.g.counters_on(card).saturating_sub(a.cost.counters);
            self.g.set_counters(card, left);
            self.tell(Event::Counters { card, now: left, cause });
            self.trim_hearts(me);
            if left == 0 {
                // An emptied copy only ends, unless it is an evolution; an emptied card goes.
                if self.g.copy_of(card).is_some() && !self.r.evolutions.has(card) {
                    self.end_copy(card);
                } else {
                    self.discard_card(me, card, cause);
                }
            }
        }
        if a.cost.this {
            self.discard_card(me, card, cause);
        }
    }

    /// Notes the use of an ability that is limited.
    pub fn mark(&mut self, index: usize, card: CardId) {
        use crate::lang::Limit;
        match self.r.abilities[index].limit {
            Limit::None => {}
            Limit::OncePerTurn | Limit::OncePerTurnByName => {
                if !self.g.used.is_full() {
                    self.g.used.insert_sorted((card, index as u16));
                }
            }
            Limit::OncePerLoss => {
                self.g.note_used_on_loss(card);
            }
        }
    }
}

impl Rules {
    /// Number of the ability in the table.
    pub(crate) fn ability_index(&self, a: &crate::tables::Ability) -> usize {
        let base = self.abilities.as_ptr() as usize;
        (a as *const _ as usize - base) / size_of::<crate::tables::Ability>()
    }
}
