//! Which faces wait for an answer about their order: those with which another order may lead to another game (BASE-22).
//! Where nothing waits, a property test shows that every order leads to the same game.

use crate::game::{Frame, Game, SEATS};
use crate::rulebook::{BOROUGHS, FaceRule, UNITS};
use crate::sets::NO_CARD;
use crate::tables::{Hook, Hooks, Rules};

impl Rules {
    /// Faces still to be resolved whose order is asked for in this position, a bit each.
    pub fn faces_to_order(&self, g: &Game) -> u8 {
        let frames = g.stack.as_slice().iter().rev();
        let left =
            frames.filter_map(|f| if let Frame::Resolve { left, .. } = f { Some(*left) } else { None });
        left.into_iter().next().map_or(0, |left| self.to_be_ordered(g, left))
    }

    /// Of the faces left, those whose order may make a difference. Others may be resolved at any time.
    pub(crate) fn to_be_ordered(&self, g: &Game, left: u8) -> u8 {
        // With allies, smashes may take the active monster itself down.
        if self.always_ask_face_order || g.allies {
            return left;
        }
        if self.has_boroughs() {
            return self.ordered_in_boroughs(g, left);
        }
        if self.face_order_matters(g) { left } else { 0 }
    }

    /// The same once some of them have been resolved. Only in boroughs are there often some about which nothing is left to
    /// ask.
    #[inline]
    pub(crate) fn still_to_be_ordered(&self, g: &Game, left: u8) -> u8 {
        if self.has_boroughs() { self.to_be_ordered(g, left) } else { left }
    }

    fn face_order_matters(&self, g: &Game) -> bool {
        if g.listeners(Hook::FaceOrderMatters) != 0 {
            return true;
        }
        // A tile taken in the middle may change what comes after it.
        if self.with.wickedness && self.earns_a_tile(g) {
            return true;
        }
        // Smashes may end the game at once, or close the place the active monster stands in.
        let smashes = g.result[5];
        if smashes == 0 && g.now.with_smashes == [0; SEATS] {
            return false;
        }
        // A hand may answer a loss in any way, and a Challenge rewards in any way.
        // So may cards that add to a loss.
        let active = g.active;
        if self.with.evolutions || self.with.challenges || g.listens(active, Hook::Dealing) {
            return true;
        }
        let more = self.smashes_to_come(g, active);
        let mut may_fall = 0;
        for s in 0..g.players {
            let m = g.monster(s);
            let most = smashes.saturating_add(g.now.with_smashes[s as usize]).saturating_add(more);
            if s != active && g.is_alive(s) && m.hearts <= most {
                may_fall += 1;
            }
        }
        let left = g.living() - may_fall;
        may_fall > 0 && (left <= 2 || self.book.places[g.monster(active).place as usize].from_players > left)
    }

    /// Hearts that cards may still add to the smashes when these are resolved.
    #[inline]
    fn smashes_to_come(&self, g: &Game, seat: crate::event::Seat) -> u8 {
        if !g.listens(seat, Hook::Smashing) {
            return 0;
        }
        let mut more = 0u8;
        for card in self.cards_at(g, seat, Hook::Smashing).iter() {
            let scope = crate::query::Scope::of(seat, card);
            for a in self.abilities_at(g, card, Hook::Smashing) {
                for op in &self.ops[a.program.range()] {
                    if let crate::tables::Op::AddToSmashes(_, n) = op {
                        more = more.saturating_add(self.amount(g, *n, &scope));
                    }
                }
            }
        }
        more
    }

    /// Where units stand in boroughs, faces get in each other's way in pairs: what units do hangs on who is where and on what
    /// fell before, and whoever falls by them has no more faces to resolve.
    #[inline(never)]
    fn ordered_in_boroughs(&self, g: &Game, left: u8) -> u8 {
        if g.now.roams > 0 {
            return left;
        }
        // One face has no order, and without ouch and smashes only cards can make one.
        let troubled = left & (self.bit_of(FaceRule::Ouch) | self.bit_of(FaceRule::Smash)) != 0;
        if left.count_ones() < 2 || !troubled && g.listeners(Hook::FaceOrderMatters) == 0 {
            return 0;
        }
        let f = self.facts_of_faces(g, left);
        let mut order = 0;
        let mut pair = |a: FaceRule, b: FaceRule| {
            let both = self.bit_of(a) | self.bit_of(b);
            if left & both == both {
                order |= both;
            }
        };
        use FaceRule::*;
        if f.destroys {
            pair(Ouch, Destruction);
        }
        // What fell is seen by whoever flees, and who has fled where by whoever destroys.
        if f.destroys && f.flight {
            pair(Smash, Destruction);
        }
        if f.may_die {
            pair(Ouch, Heart);
            if f.scores {
                pair(Ouch, Celebrity);
            }
            if f.attacks {
                pair(Ouch, Smash);
            }
        } else if f.pain > 0 && f.too_many_hearts {
            pair(Ouch, Heart);
        }
        if f.ouch_for_others && f.attacks && f.both_hurt {
            pair(Ouch, Smash);
        }
        // A place that closes sends its monster elsewhere.
        if f.closing != 0 {
            pair(Ouch, Smash);
        }
        if f.closing >> g.active & 1 == 1 {
            for rule in [Ouch, Smash] {
                pair(rule, Heart);
                pair(rule, Destruction);
            }
        }
        // Energy pays for what answers a loss.
        const PAYS: Hooks = Hook::MayWhenLosing.bit() | Hook::AnyTime.bit();
        if f.pain > 0 && g.monster(g.active).hooks & PAYS != 0 {
            pair(Ouch, Energy);
        }
        // Whoever holds a goal and falls gives it back, and what protected it is gone.
        for (rule, goal) in [Celebrity, Ouch].map(|rule| (rule, self.goal_of[self.face_of(rule) as usize])) {
            if goal != NO_CARD
                && let Some(holder) = g.owner(goal)
                && f.falls >> holder & 1 == 1
            {
                pair(rule, Smash);
                pair(Celebrity, Ouch);
            }
        }
        // Cards that reach beyond their owner may get in the way of any other face. A hand may answer a loss in any way, and
        // a Challenge rewards in any way.
        let mut widely = self.faces_of_cards(g);
        if self.with.evolutions {
            widely |= self.bit_of(Ouch) | self.bit_of(Smash);
        }
        if self.with.challenges {
            widely |= self.bit_of(Smash);
        }
        for (acts, rule) in
            [(f.attacks, Smash), (f.destroys, Destruction), (f.ouches, Ouch), (f.scores, Celebrity)]
        {
            if !acts {
                widely &= !self.bit_of(rule);
            }
        }
        if widely & left != 0 && left.count_ones() > 1 { left } else { order }
    }

    fn facts_of_faces(&self, g: &Game, left: u8) -> Facts {
        let active = g.active;
        let me = g.monster(active);
        let twice = self.allows(g, active, Hook::DiceCountDouble) as u8;
        let of = |rule: FaceRule| {
            let face = self.face_of(rule);
            if left >> face & 1 == 1 { g.result[face as usize].saturating_mul(1 + twice) } else { 0 }
        };
        let (ouch, destruction, smashes) =
            (of(FaceRule::Ouch), of(FaceRule::Destruction), of(FaceRule::Smash));
        let here = self.borough_of(g, active);
        let mut destroys = destruction > 0 && g.listens(active, Hook::Destroying);
        self.targets_for(g, destruction, here, [0; UNITS], |_| destroys = true);
        // Each destruction can make a unit of a building.
        let new = if destroys { destruction } else { 0 };
        let units =
            |borough: u8| g.board.units_in(borough).saturating_add(if borough == here { new } else { 0 });
        let pain = if ouch > 0 { units(here) } else { 0 };
        let others = g.alive & !(1 << active);
        let smashing = left & self.bit_of(FaceRule::Smash) != 0;
        let targets = if smashes > 0 { self.smash_targets(g) } else { 0 };
        let attacks = smashing && (targets != 0 || g.now.with_smashes != [0; SEATS]);
        // Cards may add to a loss without end.
        let unbounded = g.monster(active).hooks & (Hook::Striking.bit() | Hook::Dealing.bit()) != 0;
        let more = self.smashes_to_come(g, active);
        // Whoever flees may flee to where units attack, or from there.
        let flight = attacks && targets & g.in_city != 0;
        let somewhere = match ouch {
            0 | 1 => 0,
            2 => pain,
            _ => (0..BOROUGHS as u8).map(units).max().unwrap_or(0),
        };
        let (mut falls, mut both_hurt) = (0u8, false);
        let mut ouch_for_others = flight && somewhere > 0;
        for s in (0..g.players).filter(|s| others >> s & 1 == 1) {
            let borough = self.borough_of(g, s);
            let hit = smashing && (targets >> s & 1 == 1 || g.now.with_smashes[s as usize] > 0);
            let by_units = match ouch {
                0 | 1 => 0,
                _ if hit && flight => somewhere,
                2 if borough == here => pain,
                2 => 0,
                _ => units(borough),
            };
            let by_me = if !hit {
                0
            } else if unbounded {
                u8::MAX
            } else {
                smashes.saturating_add(g.now.with_smashes[s as usize]).saturating_add(more)
            };
            ouch_for_others |= by_units > 0;
            both_hurt |= by_units > 0 && hit;
            if by_units.saturating_add(by_me) >= g.monster(s).hearts {
                falls |= 1 << s;
            }
        }
        let living = g.living().saturating_sub(falls.count_ones() as u8);
        let closes =
            |s: &u8| g.is_alive(*s) && self.book.places[g.monster(*s).place as usize].from_players > living;
        let hearts = of(FaceRule::Heart);
        let celebrity = of(FaceRule::Celebrity);
        let goal = self.goal_of[self.face_of(FaceRule::Celebrity) as usize];
        let most = self.max_hearts(g, active) as u16;
        let heals = self.book.places[me.place as usize].heals;
        Facts {
            destroys,
            flight,
            attacks,
            pain,
            may_die: pain >= me.hearts && pain > 0,
            ouch_for_others,
            ouches: pain > 0 || ouch_for_others || ouch > 2,
            both_hurt,
            falls,
            closing: if falls == 0 { 0 } else { (0..g.players).filter(closes).fold(0, |m, s| m | 1 << s) },
            too_many_hearts: heals && me.hearts as u16 + hearts as u16 + 2 * new as u16 > most,
            scores: celebrity > 2
                || celebrity > 0 && (g.owner(goal) == Some(active) || g.listens(active, Hook::Scored)),
        }
    }

    /// Faces during which a card may act that reaches beyond its owner.
    fn faces_of_cards(&self, g: &Game) -> u8 {
        let holders = g.listeners(Hook::FaceOrderMatters);
        let mut faces = 0;
        for s in (0..g.players).filter(|s| holders >> s & 1 == 1) {
            let hooks = g.monster(s).hooks;
            if hooks & ALL_FACES != 0 {
                return u8::MAX;
            }
            let moments = if s == g.active { &OWN_MOMENTS[..] } else { &MOMENTS_OF_OTHERS[..] };
            for (moment, at) in moments {
                if hooks & moment != 0 {
                    faces |= at.iter().fold(0, |m, rule| m | self.bit_of(*rule));
                }
            }
        }
        faces
    }

    #[inline]
    fn face_of(&self, rule: FaceRule) -> u8 {
        self.face_of_sort[rule.sort()]
    }

    #[inline]
    fn bit_of(&self, rule: FaceRule) -> u8 {
        1 << self.face_of(rule)
    }
}

/// What the faces that are left can do, where there are boroughs.
struct Facts {
    /// There is something for destruction to be used on.
    destroys: bool,
    /// Smashes or what goes with them hit somebody.
    attacks: bool,
    /// Somebody may flee from the smashes.
    flight: bool,
    /// Units that may attack the active monster; destruction may make more of them.
    pain: u8,
    /// They may be too many for it.
    may_die: bool,
    /// Healing may reach the limit, so that it makes a difference whether it comes before a loss.
    too_many_hearts: bool,
    /// Ouch does anything.
    ouches: bool,
    /// Units may attack others as well.
    ouch_for_others: bool,
    /// Units and smashes may hit the same monster.
    both_hurt: bool,
    /// Other monsters that may fall.
    falls: u8,
    /// Monsters whose places may close with that.
    closing: u8,
    /// Celebrity does anything.
    scores: bool,
}

/// Cards with these may act with any face.
const ALL_FACES: Hooks = Hook::Scored.bit()
    | Hook::GainedStars.bit()
    | Hook::HealOthers.bit()
    | Hook::StaysAtZero.bit()
    | Hook::StarsToWin.bit();

/// Answers to a loss, and what comes of it.
const LOSSES: Hooks = Hook::WouldLose.bit()
    | Hook::MayWhenLosing.bit()
    | Hook::LostHearts.bit()
    | Hook::MayAfterLoss.bit()
    | Hook::Wounded.bit()
    | Hook::MayAfterWound.bit()
    | Hook::ReachedZero.bit()
    | Hook::AtZero.bit();

/// When cards of the active monster act, and during which faces. It moves only where a place closes.
const OWN_MOMENTS: [(Hooks, &[FaceRule]); 5] = [
    (ATTACKING, &[FaceRule::Smash]),
    (Hook::Destroying.bit() | Hook::Destroyed.bit(), &[FaceRule::Destruction]),
    (Hook::TookGoal.bit() | Hook::LostGoal.bit(), &[FaceRule::Celebrity, FaceRule::Ouch]),
    (LOSSES, &[FaceRule::Ouch]),
    (Hook::ReachedZero.bit(), &[FaceRule::Smash]),
];

const ATTACKING: Hooks = Hook::Striking.bit()
    | Hook::Wounding.bit()
    | Hook::Hurting.bit()
    | Hook::AfterSmashes.bit()
    | Hook::Eliminating.bit()
    | Hook::OtherMayYield.bit()
    | Hook::OtherStays.bit();

/// The same of all others.
const MOMENTS_OF_OTHERS: [(Hooks, &[FaceRule]); 4] = [
    (LOSSES, &[FaceRule::Smash, FaceRule::Ouch]),
    (FLEEING, &[FaceRule::Smash]),
    (Hook::LostGoal.bit(), &[FaceRule::Celebrity, FaceRule::Ouch]),
    (Hook::OtherGainedEnergy.bit(), &[FaceRule::Energy, FaceRule::Destruction]),
];

const FLEEING: Hooks = Hook::Stayed.bit()
    | Hook::OtherStays.bit()
    | Hook::OtherMayYield.bit()
    | Hook::LeftTokyo.bit()
    | Hook::EnteredBorough.bit();
