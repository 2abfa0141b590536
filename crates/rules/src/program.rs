//! The interpreter: one instruction of a card's program at a time.

use crate::chance::{Chance, Purpose};
use crate::event::{Cause, Event, Leaving, NOBODY, Sink};
use crate::game::{Ask, Frame, Loss, Run, SEATS};
use crate::lang::{Resource, Token, Who};
use crate::loss::NO_LOSS;
use crate::moves::ROAMING;
use crate::play::Play;
use crate::query::Scope;
use crate::tables::{Hook, Op};

impl<C: Chance, S: Sink> Play<'_, C, S> {
    pub fn run_mut(&mut self) -> Option<&mut Run> {
        match self.g.stack.last_mut() {
            Some(Frame::Run(run)) => Some(run),
            _ => None,
        }
    }

    pub fn jump(&mut self, to: u16) {
        if let Some(run) = self.run_mut() {
            run.pc = to;
        }
    }

    /// Answers a question of the topmost program and goes on behind it.
    pub fn resume(&mut self, change: impl FnOnce(&mut Run)) {
        if let Some(run) = self.run_mut() {
            run.pc += 1;
            change(run);
        }
    }

    /// Goes on with a program as long as it stays on top and nobody is asked.
    #[inline(never)]
    pub fn program_step(&mut self) {
        let depth = self.g.stack.len();
        while let Some(Frame::Run(run)) = self.g.stack.last() {
            if matches!(self.r.ops.get(run.pc as usize), Some(Op::Guard(_))) {
                self.guard();
            } else {
                self.instruction(*run);
            }
            let goes_on = matches!(self.g.stack.last(), Some(Frame::Run(_)))
                && self.g.stack.len() == depth
                && matches!(self.g.ask, Ask::Nothing)
                && self.fuse > 0;
            if !goes_on {
                return;
            }
            self.fuse -= 1;
        }
    }

    /// The guard before a program: most are stopped here, just after they were put on the stack.
    #[inline]
    fn guard(&mut self) {
        let Some(Frame::Run(run)) = self.g.stack.last_mut() else { return };
        let (pc, me, card) = (run.pc, run.me, run.card);
        let Op::Guard(index) = self.r.ops[pc as usize] else { return };
        if pc >= run.end || self.g.alive >> me & 1 == 0 {
            self.pop();
            return;
        }
        run.pc = pc + 1;
        let mut scope = Scope::from(&*run);
        let a = &self.r.abilities[index as usize];
        // An effect that waited its turn does not outlive its card; one that saves from the hand has left it.
        let there = matches!(a.hook, Hook::ReachedZero | Hook::AtZero) || self.g.monster(me).cards.has(card);
        if matches!(a.hook, Hook::Striking | Hook::Dealing | Hook::Suffering) {
            // What others have added to the loss counts.
            scope.amount = self.loss_now();
            if let Some(run) = self.run_mut() {
                run.amount = scope.amount;
            }
        }
        if !there || !self.r.usable(self.g, a, &scope) {
            self.pop();
        }
    }

    /// Does the next instruction. It goes past it first; what asks comes back to it. Nothing may borrow `run`, so that it
    /// need not lie in memory.
    #[inline(always)]
    fn instruction(&mut self, run: Run) {
        let me = run.me;
        if run.pc >= run.end || !self.g.is_alive(me) {
            self.pop();
            return;
        }
        let op = self.r.ops[run.pc as usize];
        if run.pc + 1 == run.end && ends_program(op) {
            // Nothing comes after it: what it leads to need not wait above an empty program.
            self.pop();
        } else {
            self.jump(run.pc + 1);
        }
        let scope = Scope::from(&run);
        let cause = Cause::Card(run.card);
        match op {
            // Looked at before anything is known of the program but where it is.
            Op::Guard(_) => self.guard(),
            Op::AskUse(index) => {
                // Asked again after an interjection, the price may be gone.
                if self.r.usable(self.g, &self.r.abilities[index as usize], &scope) {
                    self.jump(run.pc);
                    self.ask(me, Ask::Use(run.card));
                } else {
                    self.jump(run.end);
                }
            }
            Op::Mark(index) => self.mark(index as usize, run.card),
            Op::Gain(who, what, n) => {
                self.for_each(who, &scope, n, |p, seat, n| p.gain(seat, what, n, cause))
            }
            Op::Lose(who, Resource::Hearts, n) => self.lose_hearts(who, &scope, n, run),
            Op::Lose(who, what, n) => self.for_each(who, &scope, n, |p, seat, n| {
                p.take(seat, what, n, cause);
            }),
            Op::LoseAll(who, what) => self.lose_all(who, what, &scope, run),
            Op::Steal(who, Resource::Hearts, n) => self.for_each(who, &scope, n, |p, seat, n| {
                let got = p.give_hearts(seat, n, cause);
                p.gain(me, Resource::Hearts, got, cause);
            }),
            Op::Steal(who, what, n) => {
                self.for_each(who, &scope, n, |p, seat, n| {
                    let got = p.take(seat, what, n, cause);
                    p.gain(me, what, got, cause);
                });
                // What answers a loss does so once, however often the loss is looked at again.
                if self.r.abilities_at(self.g, run.card, Hook::WouldLose).next().is_some() {
                    self.g.note_used_on_loss(run.card);
                }
            }
            Op::AddToResult(face, n) => {
                let amount = self.r.amount(self.g, n, &scope);
                self.add_to_result(me, face, amount, cause);
            }
            Op::AddToSmashes(who, n) => {
                if who != Who::You {
                    self.g.smash_card = run.card;
                }
                self.for_each(who, &scope, n, |p, seat, n| {
                    let more = &mut p.g.now.with_smashes[seat as usize];
                    *more = more.saturating_add(n);
                });
            }
            Op::Prevent(n) => {
                let amount = self.r.amount(self.g, n, &scope);
                self.prevent(run, amount);
            }
            Op::PreventAll => self.prevent(run, u8::MAX),
            Op::SafeThisTurn => {
                self.g.now.safe |= 1 << me;
                self.g.safe_by[me as usize] = run.card;
            }
            Op::RollDice(n) => {
                let n = self.r.amount(self.g, n, &scope).min(31);
                self.roll_for_card(run, n);
            }
            Op::RerollOwnFaces => {
                if self.g.listens(me, Hook::RerollsFace) && self.r.rerolls_card_roll(self.g, run).is_some() {
                    self.jump(run.pc);
                    self.ask(me, Ask::RerollOwn);
                }
            }
            Op::PickDie(face) => {
                if self.r.pickable_dice(self.g, run, face) == 0 {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::Die(face));
                }
            }
            Op::PickFace => {
                self.jump(run.pc);
                self.ask(me, Ask::Face);
            }
            Op::SetPickedDie(face) => self.set_die(run.picked, face, cause),
            Op::SetPickedDieToPicked => self.set_die(run.picked & 7, run.picked >> 4, cause),
            Op::RerollPickedDie => {
                let purpose = if me == self.g.active { Purpose::Dice(me) } else { Purpose::CardDice(me) };
                let face = self.c.dice(purpose, 1).get(0);
                self.set_die(run.picked, face, cause);
                if let Some(run) = self.run_mut() {
                    run.rolled = Default::default();
                    run.rolled.add(face);
                }
                if me != self.g.active {
                    self.g.now.disturbed |= 1 << run.picked;
                } else if self.g.now.disturbed >> run.picked & 1 == 1 {
                    // The dice are new once more: whoever has not reacted yet is asked again.
                    self.g.now.disturbed &= !(1 << run.picked);
                    self.open_poll(Hook::RollsFinished, self.g.alive & !(1 << me), NOBODY);
                }
            }
            Op::ExtraRoll => self.g.rolls_left = self.g.rolls_left.saturating_add(1),
            Op::ExtraTurn(fewer, roaming) => self.extra_turn(me, fewer, roaming, cause),
            Op::PutTokens(who, Token::Target, _) => self.put_target(who, &scope, cause),
            Op::PutTokens(who, token, n) => self.for_each(who, &scope, n, |p, seat, n| {
                let kind = token as usize;
                let m = p.g.monster_mut(seat);
                m.tokens[kind] = m.tokens[kind].saturating_add(n);
                if token == Token::Poison {
                    m.poisoned_by = me;
                }
                p.tell(Event::Tokens { seat, token, change: n.min(127) as i8, cause });
            }),
            Op::AddCounters(n) => {
                let now = self.g.counters_on(run.card).saturating_add(self.r.amount(self.g, n, &scope));
                self.g.set_counters(run.card, now);
                self.tell(Event::Counters { card: run.card, now, cause });
                self.trim_hearts(me);
            }
            Op::RemoveCounters => {
                if self.g.counters_on(run.card) > 0 {
                    self.g.set_counters(run.card, 0);
                    self.tell(Event::Counters { card: run.card, now: 0, cause });
                    self.trim_hearts(me);
                }
            }
            Op::TakeStored(n) => {
                let stored = self.g.counters_on(run.card);
                let taken = stored.min(n);
                self.g.set_counters(run.card, stored - taken);
                let m = self.g.monster_mut(me);
                m.energy = m.energy.saturating_add(taken as u16);
                let so_far = &mut self.g.now.energy_gained[me as usize];
                *so_far = so_far.saturating_add(taken);
                self.tell(Event::Gained { seat: me, what: Resource::Energy, amount: taken, cause });
                self.tell(Event::Counters { card: run.card, now: stored - taken, cause });
                self.trim_hearts(me);
            }
            Op::Unless(conds, to) => {
                if !self.r.holds(self.g, conds, &scope) {
                    self.jump(to);
                }
            }
            Op::Jump(to) => self.jump(to),
            Op::Either(who, second, needs) => {
                let chooser = self.r.who(self.g, who, &scope);
                if chooser == 0 {
                    self.jump(run.end);
                } else {
                    let seat = chooser.trailing_zeros() as u8;
                    let can = |way| self.r.can_take(self.g, run, seat, way, second, needs);
                    if !can(0) {
                        self.jump(second);
                    } else if can(1) {
                        self.jump(run.pc);
                        self.ask(seat, Ask::Either);
                    }
                }
            }
            Op::DiscardThis => {
                // A tile that copies a card does not go with what it copied.
                let own = self.r.def(run.card);
                let program = own.on_gain.range().contains(&(run.pc as usize))
                    || self.r.own_abilities(run.card).any(|a| a.program.range().contains(&(run.pc as usize)));
                if self.r.tiles.has(run.card) && !program {
                    self.end_copy(run.card);
                } else {
                    self.discard_card(me, run.card, cause);
                }
            }
            Op::PickKeepToCopy => {
                if self.r.copyable(self.g, me, run.card).is_empty() {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::CopyCard);
                }
            }
            Op::CopyPicked => self.copy_card(me, run.card, run.picked),
            Op::BuyRevealed => {}
            Op::PickKeepToSell => {
                if self.g.monster(me).cards.and(&self.r.keeps).is_empty() {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::SellCard);
                }
            }
            Op::SellPicked => {
                let worth = self.r.def(run.picked).cost;
                self.discard_card(me, run.picked, cause);
                self.gain(me, Resource::Energy, worth, cause);
            }
            Op::TakeTokyo => self.take_city(me, cause),
            Op::LeaveTokyo => {
                if self.r.in_city(self.g, me) {
                    self.leave_city(me, Leaving::Forced, cause);
                }
            }
            Op::DiscardAllCards(but_this) => {
                // "Cards" are power cards, never evolutions (PU-13); with all keep cards go the tiles (WICK-15).
                let cards = self.g.monster(me).cards.and(&self.r.power.or(&self.r.tiles));
                for card in cards.iter() {
                    if !(but_this && card == run.card) {
                        self.discard_card(me, card, cause);
                    }
                }
            }
            Op::Survive(hearts) => {
                self.g.monster_mut(me).hearts = hearts;
                self.tell(Event::Survived { seat: me, hearts, cause });
                self.trim_hearts(me);
            }
            Op::AllyWith(who) => {
                let with = self.r.who(self.g, who, &scope);
                if with != 0 {
                    let with = with.trailing_zeros() as u8;
                    // Allies of allies stand with the same monster.
                    let leader = match self.g.monster(with).ally {
                        NOBODY => with,
                        leader => leader,
                    };
                    if leader != me {
                        // Whoever stood with this monster stands with its new leader too.
                        for m in &mut self.g.seats {
                            if m.ally == me {
                                m.ally = leader;
                            }
                        }
                        self.g.monster_mut(me).ally = leader;
                        self.g.allies = true;
                        self.tell(Event::Allied { seat: me, with: leader, cause });
                    }
                }
            }
            Op::PickCardOf(who) => {
                let whose = self.r.who(self.g, who, &scope);
                let seat = whose.trailing_zeros() as u8;
                if whose == 0
                    || self.g.monster(seat).cards.and(&self.r.power).is_empty()
                    || !self.g.monster(me).cards.has(run.card)
                {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::CardOf(seat));
                }
            }
            Op::SwapPicked => self.swap_cards(run),
            _ => self.more_ops(op, run, scope, cause),
        }
    }

    /// Does something to each of the monsters meant; "it" inside the amount means each of them.
    pub fn for_each(&mut self, who: Who, scope: &Scope, n: u16, mut f: impl FnMut(&mut Self, u8, u8)) {
        let mut mask = self.r.who(self.g, who, scope);
        let many = !matches!(who, Who::You | Who::It | Who::Active);
        while mask != 0 {
            let seat = mask.trailing_zeros() as u8;
            mask &= mask - 1;
            let it = if many { seat } else { scope.it };
            let amount = self.r.amount(self.g, n, &Scope { it, ..*scope });
            if amount > 0 {
                f(self, seat, amount);
            }
        }
    }

    fn lose_hearts(&mut self, who: Who, scope: &Scope, n: u16, run: Run) {
        let mut amounts = [0; SEATS];
        self.for_each(who, scope, n, |_, seat, n| amounts[seat as usize] = n);
        let whom = (0..SEATS).filter(|&s| amounts[s] > 0).fold(0, |m, s| m | 1 << s);
        // What a gift or a demand costs is dealt by nobody, and nothing answers it.
        let gift = self.r.is_gift(self.g.copy_of(run.card).unwrap_or(run.card));
        let demanded = gift || run.echo & Run::DEMANDED != 0;
        let template = Loss {
            by: if demanded { NOBODY } else { run.me },
            cause: run.card,
            echo: run.depth(),
            direct: demanded || run.depth() > 0,
            ..NO_LOSS
        };
        self.push_losses(whom, template, amounts);
    }

    fn lose_all(&mut self, who: Who, what: Resource, scope: &Scope, run: Run) {
        let mask = self.r.who(self.g, who, scope);
        let mut hearts = [0; SEATS];
        for seat in (0..self.g.players).filter(|s| mask >> s & 1 == 1) {
            if what == Resource::Hearts {
                hearts[seat as usize] = self.g.monster(seat).hearts;
            } else {
                self.take(seat, what, u8::MAX, Cause::Card(run.card));
            }
        }
        // One batch, so that all can fall together.
        self.push_losses(mask, Loss { by: run.me, cause: run.card, direct: true, ..NO_LOSS }, hearts);
    }

    fn prevent(&mut self, run: Run, amount: u8) {
        let (me, cause) = (run.me, Cause::Card(run.card));
        self.g.note_used_on_loss(run.card);
        let mut saved = 0;
        self.set_loss(|loss| {
            saved = loss.amount.min(amount);
            loss.amount -= saved;
        });
        if saved > 0 {
            self.tell(Event::Prevented { seat: me, amount: saved, cause });
        }
    }

    fn roll_for_card(&mut self, run: Run, n: u8) {
        let mut counts = run.rolled;
        counts.0 = 0;
        let mut left = n;
        while left > 0 {
            let now = left.min(8);
            let faces = self.c.dice(Purpose::CardDice(run.me), now);
            self.tell(Event::CardRolled { seat: run.me, faces, n: now, cause: Cause::Card(run.card) });
            for d in 0..now {
                counts.add(faces.get(d as usize));
            }
            left -= now;
        }
        if let Some(run) = self.run_mut() {
            run.rolled = counts;
        }
    }

    /// A card of the same owner rerolls one die of a roll made for a card.
    pub fn reroll_card_die(&mut self, card: u8) {
        let Some(run) = self.run_mut().copied() else { return };
        let Some((_, face)) = self.r.rerolls_card_roll(self.g, run) else { return };
        let new = self.c.dice(Purpose::CardDice(run.me), 1);
        self.tell(Event::Used { seat: run.me, card });
        self.tell(Event::CardRolled { seat: run.me, faces: new, n: 1, cause: Cause::Card(card) });
        // A die of the turn that was rerolled for a card is that die.
        let of_turn = matches!(self.r.ops.get(run.pc as usize - 1), Some(Op::RerollPickedDie));
        if of_turn {
            self.set_die(run.picked, new.get(0), Cause::Card(card));
        }
        if let Some(run) = self.run_mut() {
            run.rolled.take(face);
            if !of_turn {
                run.rolled.add(new.get(0));
            }
        }
    }

    pub fn set_die(&mut self, die: u8, face: u8, cause: Cause) {
        let from = self.g.dice.get(die as usize);
        self.g.dice = self.g.dice.with(die as usize, face);
        self.tell(Event::DieChanged { seat: self.g.active, die, from, to: face, cause });
    }

    /// Another turn: those with fewer dice come first (they belong to the dice just rolled).
    fn extra_turn(&mut self, me: u8, fewer: u8, roaming: bool, cause: Cause) {
        if self.g.extra_turns.is_full() {
            return;
        }
        let dice =
            if fewer > 0 && me == self.g.active { self.g.fewer_dice.saturating_add(fewer) } else { fewer };
        if fewer > 0 {
            self.g.extra_turns.insert(0, (me, dice));
        } else {
            self.g.extra_turns.push((me, if roaming { ROAMING } else { 0 }));
        }
        self.tell(Event::ExtraTurn { seat: me, fewer_dice: dice, roaming, cause });
    }

    /// Two cards change hands; neither is bought, so nothing else happens.
    fn swap_cards(&mut self, run: Run) {
        let Some(holder) = self.g.owner(run.picked) else { return };
        let (me, cause) = (run.me, Cause::Card(run.card));
        for (from, to, card) in [(me, holder, run.card), (holder, me, run.picked)] {
            self.g.monster_mut(from).cards.take(card);
            self.g.monster_mut(to).cards.put(card);
            self.tell(Event::CardMoved { from, to, card, cause });
        }
        for seat in [me, holder] {
            self.cards_changed(seat);
        }
    }
}

/// Instructions that never come back to their program.
fn ends_program(op: Op) -> bool {
    matches!(
        op,
        Op::Gain(..) | Op::Lose(..) | Op::LoseAll(..) | Op::Steal(..) | Op::CopyPicked | Op::TakeTokyo
    )
}

impl crate::tables::Rules {
    /// A card that may reroll a die of this roll, and the face it rerolls.
    pub(crate) fn rerolls_card_roll(&self, g: &crate::game::Game, run: Run) -> Option<(u8, u8)> {
        self.cards_at(g, run.me, Hook::RerollsFace).iter().find_map(|card| {
            self.abilities_at(g, card, Hook::Rolling)
                .find(|a| a.rerolls != 255 && run.rolled.get(a.rerolls) > 0)
                .map(|a| (card, a.rerolls))
        })
    }

    /// Can this seat take this one of two ways? It must be able to pay, and nothing can be taken from an empty card.
    pub(crate) fn can_take(
        &self,
        g: &crate::game::Game,
        run: Run,
        seat: u8,
        way: usize,
        second: u16,
        needs: [u8; 2],
    ) -> bool {
        let first = if way == 0 { run.pc + 1 } else { second };
        let empty =
            matches!(self.ops.get(first as usize), Some(Op::TakeStored(_))) && g.counters_on(run.card) == 0;
        !empty && g.monster(seat).energy >= needs[way] as u16
    }

    /// Dice of the turn that may be picked, a bit each.
    pub(crate) fn pickable_dice(&self, g: &crate::game::Game, run: Run, face: u8) -> u8 {
        if face == 255 {
            return self.free_dice(g);
        }
        let showing = self.free_dice_showing(g, face);
        // After the rolls only dice that others disturbed may be rerolled.
        let rerolls = matches!(self.ops.get(run.pc as usize + 1), Some(Op::RerollPickedDie));
        let rolling = g.stack.as_slice().iter().any(|f| matches!(f, Frame::Roll));
        if rerolls && !rolling { showing & g.now.disturbed } else { showing }
    }
}
