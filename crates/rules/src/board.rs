//! The board of boroughs: buildings and units, what destruction, celebrity and ouch do.

use crate::action::Action;
use crate::chance::{Chance, Purpose};
use crate::event::{Cause, Event, Fallen, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, Board, Frame, Game, Loss, SEATS};
use crate::lang::{Face, Resource, Target};
use crate::loss::NO_LOSS;
use crate::play::Play;
use crate::rulebook::{BOROUGHS, NO_BOROUGH, NO_UNITS, STACKS, UNITS, Units};
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::{Hook, Hooks, Rules};

/// Stars for taking what ouch wins, and what losing it costs (NYB-7).
const STATUE: u8 = 3;

/// Celebrity needed to take its goal (NYB-6).
const CELEBRITIES: u8 = 3;

/// The first number of [`Action::Destroy`] that means a unit.
const FIRST_UNIT: u8 = (BOROUGHS * STACKS) as u8;

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Three stacks of three buildings for each borough, the top one for all to see (NYB-3).
    pub fn lay_buildings(&mut self) {
        if self.r.book.buildings.is_empty() {
            return;
        }
        self.g.board = Board::NONE;
        for (sort, building) in self.r.book.buildings.iter().enumerate() {
            self.g.board.hidden[sort] = building.count;
        }
        for stack in 0..BOROUGHS * STACKS {
            self.g.board.under |= (STACKS as u32) << (2 * stack);
            self.show_building(stack);
        }
    }

    /// The next building of a stack, if there is one: any of those nobody has seen.
    fn show_building(&mut self, stack: usize) {
        let hidden = self.r.hidden_buildings(self.g);
        if self.g.board.below(stack) == 0 || hidden.is_empty() {
            self.g.board.tops[stack] = NO_CARD;
            return;
        }
        let drawn = self.c.card(Purpose::Building, &hidden);
        let building = self.r.building_numbered(drawn);
        let board = &mut self.g.board;
        board.under -= 1 << (2 * stack);
        board.hidden[building as usize] = board.hidden[building as usize].saturating_sub(1);
        board.tops[stack] = building;
        self.tell(Event::BuildingShown { stack: stack as u8, building });
    }

    /// So much destruction is there to be used (NYB-19).
    #[inline(never)]
    pub fn resolve_destruction(&mut self, points: u8) {
        let borough = self.r.borough_of(self.g, self.g.active);
        self.fire_scored(Face::Destruction.number(), points);
        self.push(Frame::Destroy { stage: 0, points, borough, fresh: NO_UNITS });
        self.fire(Hook::Destroying, self.g.active, NOBODY, points);
        self.back_to_destroying();
    }

    /// If nothing came in between, what is next to be destroyed: a shorter way of what the loop would do.
    #[inline]
    pub fn back_to_destroying(&mut self) {
        if matches!(self.g.ask, Ask::Nothing) && matches!(self.g.stack.last(), Some(Frame::Destroy { .. })) {
            self.destroy_step();
        }
    }

    /// Whoever moves while destroying goes on where it stands then (NYB-19), unless a card has chosen the borough.
    pub fn destroys_from(&mut self, place: u8) {
        let there = self.r.boroughs[place as usize & 15];
        if self.g.now.destroys_in == NO_BOROUGH
            && let Some(Frame::Destroy { borough, .. }) = self.g.stack.last_mut()
        {
            *borough = there;
        }
    }

    /// As long as it suffices for anything, something must be destroyed (NYB-20).
    #[inline(never)]
    pub fn destroy_step(&mut self) {
        let Some(Frame::Destroy { stage, borough, .. }) = self.g.stack.last_mut() else { return };
        if *stage == 0 {
            *stage = 1;
            if self.g.now.destroys_in != NO_BOROUGH {
                *borough = self.g.now.destroys_in;
            }
        }
        let active = self.g.active;
        if self.g.is_alive(active) && self.r.has_targets(self.g) {
            self.ask(active, Ask::Destroy);
        } else {
            self.pop();
        }
    }

    /// One building or unit falls.
    pub fn destroy(&mut self, target: u8) {
        let active = self.g.active;
        let price = self.r.durability(self.g, target);
        let Some(Frame::Destroy { points, .. }) = self.g.stack.last_mut() else { return };
        *points = points.saturating_sub(price);
        self.g.clock = self.g.clock.saturating_add(1);
        if target < FIRST_UNIT {
            self.destroy_building(active, target as usize);
        } else {
            let (borough, unit) = unit_of(target);
            self.g.board.units[borough as usize][unit as usize] -= 1;
            let cause = Cause::Rule(Rule::Nyb22);
            self.tell(Event::Destroyed { seat: active, borough, what: Fallen::Unit(unit), cause });
            self.has_fallen(active, unit);
            self.fire_about(Hook::Destroyed, active, NOBODY, Target::Unit as u8);
            self.fire_about(Hook::Destroyed, active, NOBODY, unit);
            let reward = self.r.book.units[unit as usize];
            self.gain(active, reward.reward, reward.amount, cause);
        }
    }

    /// A building gives its reward and becomes a unit; the one below it shows (NYB-21).
    fn destroy_building(&mut self, active: Seat, stack: usize) {
        let sort = self.g.board.tops[stack];
        let borough = (stack / STACKS) as u8;
        let building = self.r.book.buildings[sort as usize];
        let unit = building.unit as usize;
        self.g.board.units[borough as usize][unit] += 1;
        if let Some(Frame::Destroy { fresh, .. }) = self.g.stack.last_mut() {
            fresh[borough as usize][unit] += 1;
        }
        let cause = Cause::Rule(Rule::Nyb21);
        self.tell(Event::Destroyed { seat: active, borough, what: Fallen::Building(sort), cause });
        self.show_building(stack);
        self.has_fallen(active, 3);
        self.fire_about(Hook::Destroyed, active, NOBODY, Target::Building as u8);
        self.gain(active, building.reward, building.durability, cause);
    }

    fn has_fallen(&mut self, seat: Seat, what: u8) {
        if seat == self.g.active {
            let so_far = &mut self.g.now.fallen[what as usize & 3];
            *so_far = so_far.saturating_add(1);
        }
    }

    /// Whoever has the goal scores each celebrity; others need three to take it (NYB-6, NYB-25).
    #[inline(never)]
    pub fn resolve_celebrity(&mut self, face: u8, count: u8) {
        let active = self.g.active;
        self.fire_scored(face, count);
        let goal = self.r.goal_of[face as usize];
        if goal == NO_CARD {
            return;
        }
        let holder = self.g.owner(goal).unwrap_or(NOBODY);
        if holder == active {
            self.gain(active, Resource::Stars, count, Cause::Rule(Rule::Nyb25));
            return;
        }
        let needed = match holder {
            NOBODY => CELEBRITIES,
            holder => CELEBRITIES.max(self.r.largest_about(self.g, holder, Hook::GoalNeeds, face)),
        };
        if count >= needed {
            let cause = Cause::Rule(Rule::Nyb6);
            self.take_goal(active, holder, goal, face, cause);
            self.gain(active, Resource::Stars, count + 1 - CELEBRITIES, cause);
        }
    }

    /// A goal changes hands.
    fn take_goal(&mut self, seat: Seat, from: Seat, goal: CardId, face: u8, cause: Cause) {
        if from != NOBODY {
            self.lose_card(from, goal);
        }
        self.g.monster_mut(seat).cards.put(goal);
        self.cards_changed(seat);
        self.tell(Event::GoalTaken { seat, from, card: goal, cause });
        if from != NOBODY {
            self.fire_about(Hook::LostGoal, from, seat, face);
        }
        self.fire_about(Hook::TookGoal, seat, from, face);
    }

    /// Mostly nobody is hurt by units, and then ouch is done at once.
    pub fn resolve_ouch(&mut self, count: u8) {
        self.push(Frame::Ouch { stage: 0, count });
        self.ouch_step(0, count);
        if let Some(&Frame::Ouch { stage: 1, .. }) = self.g.stack.last() {
            self.ouch_step(1, count);
        }
    }

    /// Units attack: one ouch concerns the active monster, two its borough, three or more everybody (NYB-27 to NYB-29).
    #[inline(never)]
    pub fn ouch_step(&mut self, stage: u8, count: u8) {
        let active = self.g.active;
        if stage == 0 {
            if let Some(Frame::Ouch { stage, .. }) = self.g.stack.last_mut() {
                *stage = 1;
            }
            let here = self.r.borough_of(self.g, active);
            let whom = match count {
                1 => 1 << active,
                2 => (0..self.g.players)
                    .filter(|&s| self.r.borough_of(self.g, s) == here)
                    .fold(0, |m, s| m | 1 << s),
                _ => u8::MAX,
            };
            self.units_attack(whom, Loss { ouch: true, ..NO_LOSS });
            return;
        }
        self.pop();
        let face = self.r.face_of_ouch();
        self.fire_scored(face, count);
        let goal = self.r.goal_of[face as usize];
        if count >= 3 && goal != NO_CARD && self.g.is_alive(active) {
            let holder = self.g.owner(goal).unwrap_or(NOBODY);
            if holder != active {
                let cause = Cause::Rule(Rule::Nyb7);
                if holder != NOBODY {
                    self.take(holder, Resource::Stars, STATUE, cause);
                }
                self.take_goal(active, holder, goal, face, cause);
                self.gain(active, Resource::Stars, STATUE, cause);
            }
        }
    }

    /// Each of these monsters loses a heart for each unit in its borough (NYB-30); nobody deals it.
    pub fn units_attack(&mut self, whom: u8, template: Loss) {
        let whom = whom & self.g.alive;
        let amounts = std::array::from_fn(|s| {
            let there = s < SEATS && whom >> s & 1 == 1;
            if there { self.g.board.units_in(self.r.borough_of(self.g, s as Seat)) } else { 0 }
        });
        self.push_losses_from(self.g.active, whom, template, amounts);
    }

    /// Up to so many units leave a borough, each for another one.
    #[inline(never)]
    pub fn scatter_step(&mut self) {
        let Some(&Frame::Scatter { seat, left, unit, .. }) = self.g.stack.last() else { return };
        let here = self.r.borough_of(self.g, seat);
        if !self.g.is_alive(seat) || left == 0 || self.g.board.units_in(here) == 0 {
            self.pop();
        } else if unit == NO_CARD {
            self.ask(seat, Ask::Scatter);
        } else {
            self.ask(seat, Ask::Borough);
        }
    }

    /// The answer to which unit, or to where it goes.
    pub fn scatter(&mut self, action: Action) {
        let Some(Frame::Scatter { seat, card, left, unit, taken }) = self.g.stack.last_mut() else { return };
        match action {
            Action::Destroy(target) => *unit = unit_of(target).1,
            Action::Borough(to) => {
                let (seat, card) = (*seat, *card);
                let moved = std::mem::replace(unit, NO_CARD);
                *left -= 1;
                *taken |= 1 << to;
                let from = self.r.borough_of(self.g, seat);
                self.g.board.units[from as usize][moved as usize] -= 1;
                self.g.board.units[to as usize][moved as usize] += 1;
                self.tell(Event::UnitMoved { seat, unit: moved, from, to, cause: Cause::Card(card) });
            }
            _ => self.pop(),
        }
    }

    /// Puts a souvenir into the owner's borough; says whether there was none yet.
    pub fn leave_souvenir(&mut self, seat: Seat, cause: Cause) -> bool {
        let borough = self.r.borough_of(self.g, seat);
        if borough as usize >= BOROUGHS || self.g.board.souvenirs >> borough & 1 == 1 {
            return false;
        }
        self.g.board.souvenirs |= 1 << borough;
        self.tell(Event::SouvenirLeft { seat, borough, cause });
        true
    }

    /// Each of these discards a keep card of its own choice, one after another.
    #[inline(never)]
    pub fn give_up_step(&mut self) {
        let Some(&Frame::GiveUp { left, from, card }) = self.g.stack.last() else { return };
        // Whoever caused it comes first.
        let own = left & 1 << from;
        let next = if own != 0 { Some(from) } else { self.g.clockwise(from, left & self.g.alive).next() };
        let Some(seat) = next else {
            self.pop();
            return;
        };
        let keeps = self.g.monster(seat).cards.and(&self.r.keeps);
        if keeps.len() > 1 {
            self.ask(seat, Ask::GiveUp);
            return;
        }
        self.given_up(seat);
        if let Some(only) = keeps.iter().next() {
            self.discard_card(seat, only, Cause::Card(card));
        }
    }

    /// This seat has discarded its card.
    pub fn given_up(&mut self, seat: Seat) {
        if let Some(Frame::GiveUp { left, .. }) = self.g.stack.last_mut() {
            *left &= !(1 << seat);
        }
    }
}

/// Borough and sort of a unit by its number as a target.
pub(crate) fn unit_of(target: u8) -> (u8, u8) {
    let at = target.saturating_sub(FIRST_UNIT);
    (at / UNITS as u8, at % UNITS as u8)
}

/// The number of a unit as a target.
fn unit_target(borough: u8, unit: u8) -> u8 {
    FIRST_UNIT + borough * UNITS as u8 + unit
}

impl Rules {
    /// The borough a monster is in, or none.
    #[inline]
    pub fn borough_of(&self, g: &Game, seat: Seat) -> u8 {
        self.boroughs[g.monster(seat).place as usize & 15]
    }

    /// How far up in the city a place is: 0 for where one enters.
    pub fn zone(&self, place: u8) -> u8 {
        place - self.entries[place as usize & 15]
    }

    /// Does the board have boroughs?
    pub fn has_boroughs(&self) -> bool {
        !self.book.buildings.is_empty()
    }

    /// The goal of a face, and who has it; nobody if it lies beside the market.
    pub fn goal(&self, g: &Game, face: u8) -> Option<(CardId, Seat)> {
        let goal = self.goal_of[face as usize];
        (goal != NO_CARD).then(|| (goal, g.owner(goal).unwrap_or(NOBODY)))
    }

    /// The sort and borough [`Action::Destroy`] means: a building of the stack, or a unit.
    pub fn target_of(&self, g: &Game, target: u8) -> (u8, Fallen) {
        if target < FIRST_UNIT {
            (target / STACKS as u8, Fallen::Building(g.board.tops[target as usize]))
        } else {
            let (borough, unit) = unit_of(target);
            (borough, Fallen::Unit(unit))
        }
    }

    /// The number of a unit of this sort in this borough, for [`Action::Destroy`].
    pub fn unit_number(&self, borough: u8, unit: u8) -> u8 {
        unit_target(borough, unit)
    }

    fn face_of_ouch(&self) -> u8 {
        let faces = &self.book.faces;
        faces.iter().position(|f| *f == crate::rulebook::FaceRule::Ouch).unwrap_or(0) as u8
    }

    /// Buildings that nobody has seen, each by a number of its own: those of a sort follow each other.
    pub(crate) fn hidden_buildings(&self, g: &Game) -> CardSet {
        let (mut mask, mut first) = (0u64, 0);
        for (building, hidden) in self.book.buildings.iter().zip(g.board.hidden) {
            mask |= ((1 << hidden) - 1) << first;
            first += building.count;
        }
        CardSet::numbered_from(0, mask)
    }

    /// The sort of the building with this number.
    pub fn building_numbered(&self, number: u8) -> u8 {
        let (mut first, mut sort) = (0, 0);
        for building in &self.book.buildings {
            first += building.count;
            sort += (first <= number) as u8;
        }
        if first <= number { 0 } else { sort }
    }

    /// The number of the first building of this sort.
    pub fn first_building(&self, sort: u8) -> u8 {
        self.book.buildings[..sort as usize].iter().map(|b| b.count).sum()
    }

    /// Destruction the active monster needs for a target.
    pub fn durability(&self, g: &Game, target: u8) -> u8 {
        if target < FIRST_UNIT {
            let sort = g.board.tops[target as usize];
            return self.book.buildings.get(sort as usize).map_or(u8::MAX, |b| b.durability);
        }
        let unit = unit_of(target).1;
        let printed = self.book.units[unit as usize].durability;
        match self.largest_about(g, g.active, Hook::UnitCosts, unit) {
            0 => printed,
            cheaper => printed.min(cheaper),
        }
    }

    /// What the destruction that is left can be used on.
    pub(crate) fn targets(&self, g: &Game, each: impl FnMut(u8)) {
        let Some(&Frame::Destroy { points, borough, fresh, .. }) = g.stack.last() else { return };
        self.targets_for(g, points, borough, fresh, each);
    }

    /// What so much destruction can be used on from a borough, but for units that have just appeared.
    pub(crate) fn targets_for(
        &self,
        g: &Game,
        points: u8,
        borough: u8,
        fresh: Units,
        mut each: impl FnMut(u8),
    ) {
        if points == 0 || borough as usize >= BOROUGHS {
            return;
        }
        if !g.now.only_units {
            let first = borough * STACKS as u8;
            for stack in first..first + STACKS as u8 {
                if self.durability(g, stack) <= points {
                    each(stack);
                }
            }
        }
        // Units elsewhere are out of reach without a card.
        let boroughs =
            if g.listens(g.active, Hook::ReachUnits) { 0..BOROUGHS as u8 } else { borough..borough + 1 };
        for at in boroughs {
            for unit in 0..UNITS as u8 {
                let there = g.board.units[at as usize][unit as usize] > fresh[at as usize][unit as usize];
                let reach =
                    at == borough || there && self.largest_about(g, g.active, Hook::ReachUnits, unit) > 0;
                let target = unit_target(at, unit);
                if there && reach && self.durability(g, target) <= points {
                    each(target);
                }
            }
        }
    }

    /// Is there anything the destruction that is left can be used on?
    fn has_targets(&self, g: &Game) -> bool {
        let Some(&Frame::Destroy { points, borough, fresh, .. }) = g.stack.last() else {
            return false;
        };
        self.can_destroy(g, points, borough, fresh)
    }

    /// Is there anything for so much destruction?
    pub(crate) fn can_destroy(&self, g: &Game, points: u8, borough: u8, fresh: Units) -> bool {
        let mut any = false;
        const CARDS: Hooks = Hook::UnitCosts.bit() | Hook::ReachUnits.bit();
        if points == 0 || g.now.only_units || g.monster(g.active).hooks & CARDS != 0 {
            self.targets_for(g, points, borough, fresh, |_| any = true);
        } else if let Some(units) = g.board.units.get(borough as usize) {
            // The same by the printed numbers, without branches that nobody could foretell.
            let first = borough as usize * STACKS;
            for sort in &g.board.tops[first..first + STACKS] {
                any |= self.book.buildings.get(*sort as usize).is_some_and(|b| b.durability <= points);
            }
            for ((there, new), unit) in units.iter().zip(fresh[borough as usize]).zip(&self.book.units) {
                any |= (*there > new) & (unit.durability <= points);
            }
        }
        any
    }

    /// What may be moved away, or where to, for the card that scatters units.
    pub(crate) fn scatter_options(&self, g: &Game, mut each: impl FnMut(Action)) {
        let Some(&Frame::Scatter { seat, unit, taken, .. }) = g.stack.last() else { return };
        let here = self.borough_of(g, seat);
        if unit == NO_CARD {
            each(Action::Pass);
            for unit in 0..UNITS as u8 {
                if g.board.units.get(here as usize).is_some_and(|u| u[unit as usize] > 0) {
                    each(Action::Destroy(unit_target(here, unit)));
                }
            }
        } else {
            let free = |b: &u8| *b != here && taken >> b & 1 == 0;
            (0..BOROUGHS as u8).filter(free).for_each(|b| each(Action::Borough(b)));
        }
    }
}
