//! Resolving the dice: the result is put together, then the faces follow in the active player's order.

use crate::chance::Chance;
use crate::event::{Cause, Event, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, Frame, Game, SEATS};
use crate::lang::{Face, Resource, Token};
use crate::play::Play;
use crate::rulebook::FaceRule;
use crate::tables::{Hook, Hooks, Rules};

impl<C: Chance, S: Sink> Play<'_, C, S> {
    #[inline(never)]
    pub fn resolve_step(&mut self, stage: u8, left: u8) {
        let active = self.g.active;
        if !self.g.is_alive(active) {
            self.pop();
            return;
        }
        match stage {
            0 => {
                self.r.count_dice(self.g);
                const OWN: Hooks = Hook::CountingDice.bit() | Hook::Resolving.bit();
                if self.g.hooks & Hook::BeforeResolving.bit() != 0 {
                    self.set_resolve(1, 0);
                    self.open_now(Hook::BeforeResolving, self.g.alive, NOBODY);
                    if matches!(self.g.ask, Ask::Nothing) {
                        self.resolve_step(1, 0);
                    }
                } else if self.g.monster(active).hooks & OWN != 0 {
                    self.resolve_step(1, 0);
                } else {
                    self.resolve_step(3, 0);
                }
            }
            1 | 2 => {
                self.set_resolve(stage + 1, 0);
                let depth = self.g.stack.len();
                let hook = if stage == 1 { Hook::CountingDice } else { Hook::Resolving };
                self.fire_next(hook, active);
                if self.g.stack.len() == depth {
                    self.resolve_step(stage + 1, 0);
                }
            }
            3 => {
                let (effective, left) = self.effective_faces();
                if effective == 0 {
                    self.pop();
                    return;
                }
                // Faces whose place in the order makes no difference are simply resolved in the order of the dice.
                let several = effective > 1 || self.g.now.roams > 0;
                let order = if several { self.r.to_be_ordered(self.g, left) } else { 0 };
                self.set_resolve(if order == 0 { 4 } else { 5 }, left);
                if order == 0 {
                    self.resolve_step(4, left);
                } else {
                    self.next_face(left, order);
                }
            }
            4 => {
                if self.resolve_in_turn(left) {
                    self.pop();
                }
            }
            _ => {
                let Some(&Frame::Resolve { free, .. }) = self.g.stack.last() else { return };
                if left == 0 {
                    self.pop();
                } else if free & left != 0 {
                    self.resolve_in_turn(free & left);
                } else {
                    // With each face there may be less to ask.
                    let order = self.r.still_to_be_ordered(self.g, left);
                    self.next_face(left, order);
                }
            }
        }
    }

    /// What may be resolved at any time comes at once; of the others the player says which is next.
    fn next_face(&mut self, left: u8, order: u8) {
        let free = left & !order;
        if free != 0 {
            if let Some(Frame::Resolve { free: known, .. }) = self.g.stack.last_mut() {
                *known = free;
            }
            self.resolve_in_turn(free);
        } else if left.is_power_of_two() && !self.r.has_way_to_roam(self.g) {
            self.resolve_face(left.trailing_zeros() as u8);
        } else {
            self.ask(self.g.active, Ask::FaceOrder);
        }
    }

    /// Resolves faces in the order of the dice. Most are done at once; this only stops where one leads to something else, and
    /// says whether it came to the end.
    fn resolve_in_turn(&mut self, mut faces: u8) -> bool {
        let depth = self.g.stack.len();
        while faces != 0 {
            self.resolve_face(faces.trailing_zeros() as u8);
            faces &= faces - 1;
            if self.g.stack.len() != depth || !matches!(self.g.ask, Ask::Nothing) {
                return false;
            }
        }
        true
    }

    /// A face is done: a shorter way of what the loop would do next, if nothing came of it.
    #[inline]
    pub fn back_to_faces(&mut self) {
        if let Some(&Frame::Resolve { stage, left, .. }) = self.g.stack.last()
            && matches!(self.g.ask, Ask::Nothing)
        {
            self.resolve_step(stage, left);
        }
    }

    fn set_resolve(&mut self, to: u8, faces: u8) {
        if let Some(Frame::Resolve { stage, left, .. }) = self.g.stack.last_mut() {
            *stage = to;
            *left = faces;
        }
    }

    /// Adds symbols to the result. Those that count with the dice are as useless as these; what is played for the
    /// result before counting is not. Once faces are being resolved only one that is still to come can grow.
    pub fn add_to_result(&mut self, by: Seat, face: u8, amount: u8, cause: Cause) {
        let frames = self.g.stack.as_slice().iter().rev();
        let Some((stage, left)) = frames
            .filter_map(
                |f| if let Frame::Resolve { stage, left, .. } = f { Some((*stage, *left)) } else { None },
            )
            .next()
        else {
            return;
        };
        let useless = self.g.now.useless | self.r.union(self.g, self.g.active, Hook::FacesDoNothing);
        if amount == 0
            || (matches!(stage, 2 | 3) || by != self.g.active) && useless >> face & 1 == 1
            || stage > 3 && left >> face & 1 == 0
        {
            return;
        }
        let f = face as usize;
        self.g.result[f] = self.g.result[f].saturating_add(amount);
        self.tell(Event::ResultAdded { seat: self.g.active, face, amount, cause });
    }

    /// Faces that will do something, their number and a bit each.
    fn effective_faces(&self) -> (u32, u8) {
        let mut bytes = [0; 8];
        bytes[..6].copy_from_slice(&self.g.result.map(|n| n.min(127)));
        // Adding the face's number carries into the top bit of its byte where there are enough dice.
        let enough = (u64::from_le_bytes(bytes) + self.r.face_counts) & 0x0000_8080_8080_8080;
        let mut left = (enough.wrapping_mul(0x0002_0408_1020_4081) >> 56) as u8 & 63;
        if self.g.now.with_smashes != [0; SEATS] {
            for (f, face) in self.r.book.faces.iter().enumerate() {
                left |= ((*face == FaceRule::Smash) as u8) << f;
            }
        }
        (left.count_ones(), left)
    }

    /// Resolves all dice of one face.
    #[inline(never)]
    pub fn resolve_face(&mut self, face: u8) {
        let active = self.g.active;
        if let Some(Frame::Resolve { left, .. }) = self.g.stack.last_mut() {
            *left &= !(1 << face);
        }
        let count = self.g.result[face as usize];
        self.g.clock = self.g.clock.saturating_add(1);
        self.tell(Event::FaceResolved { seat: active, face, count });
        let (mut twice, mut less) = (0, 0);
        if self.g.hooks & (Hook::DiceCountDouble.bit() | Hook::LessFromFace.bit()) != 0 {
            twice = self.r.allows(self.g, active, Hook::DiceCountDouble) as u8;
            less = self.r.largest_about(self.g, active, Hook::LessFromFace, face);
        }
        match self.r.book.faces[face as usize] {
            FaceRule::Number(stars) => {
                self.gain(
                    active,
                    Resource::Stars,
                    stars.saturating_mul(1 + twice),
                    Cause::Rule(Rule::Base23),
                );
                self.gain(
                    active,
                    Resource::Stars,
                    (count - 3).saturating_mul(1 + twice),
                    Cause::Rule(Rule::Base24),
                );
                if self.r.with.wickedness {
                    self.grow_wicked(stars, count);
                }
                self.fire_scored(face, count);
            }
            FaceRule::Energy => {
                let count = count.saturating_mul(1 + twice).saturating_sub(less);
                self.gain(active, Resource::Energy, count, Cause::Rule(Rule::Base25));
                self.fire_scored(face, count);
            }
            FaceRule::Heart => self.resolve_hearts(face, count.saturating_mul(1 + twice)),
            FaceRule::Smash => {
                self.g.result[face as usize] = count.saturating_mul(1 + twice);
                self.push(Frame::Smash { stage: 0, may: 0, asked: 0, leaving: 0 });
                let webs = self.g.monster(active).tokens[Token::Web as usize];
                if webs == 0 || !self.may_tear(face, webs) {
                    self.smash_step(0, 0, 0);
                }
            }
            FaceRule::Destruction => self.resolve_destruction(count.saturating_mul(1 + twice)),
            FaceRule::Celebrity => self.resolve_celebrity(face, count.saturating_mul(1 + twice)),
            FaceRule::Ouch => self.resolve_ouch(count),
        }
    }

    /// Lets a monster in webs choose, if it has dice that show a smash and do not count as something else.
    #[cold]
    #[inline(never)]
    fn may_tear(&mut self, face: u8, webs: u8) -> bool {
        let away = self.g.now.more_smash_dice.min(0);
        let dice = self.r.shown(self.g, face).saturating_add_signed(away);
        let left = dice.min(webs).min(self.g.result[face as usize]);
        if left > 0 {
            self.push(Frame::Tear { left });
        }
        left > 0
    }

    /// A monster in webs may tear one with a smash die instead of attacking with it.
    #[inline(never)]
    pub fn tear_step(&mut self, left: u8) {
        if left > 0 && self.g.is_alive(self.g.active) {
            self.ask(self.g.active, Ask::Tear);
        } else {
            self.pop();
        }
    }

    /// A web is torn, or the rest of the dice attack.
    pub fn tear(&mut self, seat: Seat, tears: bool) {
        let Some(Frame::Tear { left }) = self.g.stack.last_mut() else { return };
        *left = if tears { *left - 1 } else { 0 };
        if tears {
            self.g.monster_mut(seat).tokens[Token::Web as usize] -= 1;
            self.g.result[Face::Smash.number() as usize] -= 1;
            let cause = Cause::Token(Token::Web);
            self.tell(Event::Tokens { seat, token: Token::Web, change: -1, cause });
        }
    }

    fn resolve_hearts(&mut self, face: u8, count: u8) {
        let active = self.g.active;
        let heals = self.r.book.places[self.g.monster(active).place as usize].heals;
        let tokens = self.g.monster(active).tokens;
        let can_cure = CURABLE.iter().any(|&t| tokens[t as usize] > 0 && (heals || t == Token::Curse));
        if can_cure || self.g.listens(active, Hook::HealOthers) {
            self.push(Frame::Hearts { left: count, heal: 0, cure: [0; 3], give: [0; SEATS] });
            return;
        }
        if heals {
            self.gain(active, Resource::Hearts, count, Cause::Rule(Rule::Base35));
        }
        self.fire_scored(face, count);
    }

    /// Heart dice are shared out one by one, then all take effect together.
    #[inline(never)]
    pub fn hearts_step(&mut self) {
        let Some(Frame::Hearts { left, heal, cure, give }) = self.g.stack.last_mut().copied() else { return };
        let active = self.g.active;
        if !self.g.is_alive(active) {
            self.pop();
            return;
        }
        if left > 0 {
            self.ask(active, Ask::Hearts);
            return;
        }
        self.pop();
        self.gain(active, Resource::Hearts, heal, Cause::Rule(Rule::Base35));
        if heal > 0 {
            self.fire_scored(Face::Heart.number(), heal);
        }
        for (kind, token) in CURABLE.into_iter().enumerate() {
            if cure[kind] > 0 {
                self.g.monster_mut(active).tokens[token as usize] -= cure[kind];
                let cause = match token {
                    Token::Curse => Cause::Token(Token::Curse),
                    _ => Cause::Rule(Rule::Faq8),
                };
                self.tell(Event::Tokens { seat: active, token, change: -(cure[kind] as i8), cause });
            }
        }
        let price = self.r.largest(self.g, active, Hook::HealOthers);
        let card = self.r.cards_at(self.g, active, Hook::HealOthers).iter().next();
        for seat in 0..self.g.players {
            let hearts = give[seat as usize];
            if let (Some(card), 1..) = (card, hearts) {
                let cause = Cause::Card(card);
                self.gain(seat, Resource::Hearts, hearts, cause);
                let paid = self.take(seat, Resource::Energy, hearts.saturating_mul(price), cause);
                self.gain(active, Resource::Energy, paid, cause);
            }
        }
    }
}

/// Tokens that heart dice remove (FAQ-8); a curse even where hearts do not heal.
pub(crate) const CURABLE: [Token; 3] = [Token::Poison, Token::Shrink, Token::Curse];

impl Rules {
    /// Counts the dice, without those that do nothing.
    pub(crate) fn count_dice(&self, g: &mut Game) {
        let bytes = g.dice.counts(g.dice_count).to_le_bytes();
        g.result.copy_from_slice(&bytes[..6]);
        let useless = g.now.useless | self.union(g, g.active, Hook::FacesDoNothing);
        if useless != 0 {
            for f in (0..6).filter(|f| useless >> f & 1 == 1) {
                g.result[f] = 0;
            }
        }
    }

    /// How a seat may use its next heart die.
    pub(crate) fn heart_uses(&self, g: &Game, mut each: impl FnMut(crate::action::Action)) {
        use crate::action::Action;
        let Some(Frame::Hearts { cure, give, .. }) = g.stack.last() else { return };
        let active = g.active;
        let m = g.monster(active);
        let heals = self.book.places[m.place as usize].heals;
        if heals {
            each(Action::Heal);
        }
        for (kind, (token, cured)) in CURABLE.into_iter().zip(cure).enumerate() {
            if m.tokens[token as usize] > *cured && (heals || token == Token::Curse) {
                each(Action::Cure(kind as u8));
            }
        }
        if self.allows(g, active, Hook::HealOthers) {
            for s in 0..g.players {
                let missing = self.max_hearts(g, s).saturating_sub(g.monster(s).hearts);
                if s != active && g.is_alive(s) && missing > give[s as usize] {
                    each(Action::Give(s));
                }
            }
        }
        if !heals {
            each(Action::Pass);
        }
    }
}
