//! Which faces wait for an answer about their order: those with which another order may lead to another game (BASE-22).
//! Where nothing waits, a property test shows that every order leads to the same game.

use crate::game::{Frame, Game, Monster, SEATS};
use crate::rulebook::{BOROUGHS, FaceRule, NO_UNITS};
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
        self.any_card_at(g, seat, Hook::Smashing, |card| {
            let scope = crate::query::Scope::of(seat, card);
            for a in self.abilities_at(g, card, Hook::Smashing) {
                for op in &self.ops[a.program.range()] {
                    if let crate::tables::Op::AddToSmashes(_, n) = op {
                        more = more.saturating_add(self.amount(g, *n, &scope));
                    }
                }
            }
            false
        });
        more
    }

    /// Where units stand in boroughs, faces get in each other's way in pairs: what units do hangs on who is where and on what
    /// fell before, and whoever falls by them has no more faces to resolve. This is worked out after every face, so that
    /// what is seldom needed is only looked for where it is.
    #[inline(never)]
    fn ordered_in_boroughs(&self, g: &Game, left: u8) -> u8 {
        if g.now.roams > 0 {
            return left;
        }
        let [heart, energy, smash, destruction, celebrity, ouch] = self.bits();
        // One face has no order, and without ouch and smashes only cards can make one.
        let by_cards = g.hooks & Hook::FaceOrderMatters.bit() != 0;
        if left.count_ones() < 2 || left & (ouch | smash) == 0 && !by_cards {
            return 0;
        }
        // Cards that reach beyond their owner may get in the way of any other face. A hand may answer a loss in any way, and
        // a Challenge rewards in any way.
        let mut widely = if by_cards { self.faces_of_cards(g) } else { 0 };
        if self.with.evolutions {
            widely |= ouch | smash;
        }
        if self.with.challenges {
            widely |= smash;
        }
        widely &= left;
        let f = self.facts_of_faces(g, left);
        let others = g.alive & !(1 << g.active);
        let [of_celebrity, of_ouch] = self.holders_at_stake(g, left).map(|holder| holder & others);
        // Of whom is to be known what they may suffer?
        let mut whom = 0;
        if f.attacks || f.ouch > 1 {
            whom = of_celebrity | of_ouch;
            if widely & ouch != 0 || f.attacks && f.ouch > 1 || self.many != u8::MAX {
                whom = others;
            }
        }
        let they = if whom != 0 { self.what_others_suffer(g, &f, whom) } else { Suffering::default() };
        if widely != 0 {
            let ouches = f.pain > 0 || they.by_units || f.ouch > 2;
            for (acts, rule) in
                [(f.attacks, smash), (f.destroys, destruction), (ouches, ouch), (f.scores, celebrity)]
            {
                if !acts {
                    widely &= !rule;
                }
            }
            if widely != 0 {
                return left;
            }
        }
        // With which faces ouch, smash and celebrity get in each other's way. Without branches, which nobody could foretell.
        let when = |it: bool, faces: u8| faces & 0u8.wrapping_sub(it as u8);
        let mut with_ouch = when(f.destroys, destruction)
            | when(f.may_die | f.pain_at_limit, heart)
            | when(f.may_die & f.scores, celebrity)
            | when(f.may_die & f.attacks | they.twice & f.attacks, smash)
            // Energy pays for what answers a loss.
            | when(f.pays, energy);
        // What fell is seen by whoever flees, and who has fled where by whoever destroys.
        let mut with_smash = when(f.destroys & f.flight, destruction);
        if they.falls != 0 {
            // A place that closes sends its monster elsewhere.
            let my_place = they.closing >> g.active & 1 == 1;
            with_ouch |= when(they.closing != 0, smash) | when(my_place, heart | destruction);
            with_smash |= when(my_place, heart | destruction);
            // Whoever holds a goal and falls gives it back, and what protected it is gone.
            let (celebrities, ouches) = (of_celebrity & they.falls != 0, of_ouch & they.falls != 0);
            with_ouch |= when(celebrities | ouches, celebrity) | when(ouches, smash);
            with_smash |= when(celebrities, celebrity);
        }
        let mut order = 0;
        for (face, partners) in [(ouch, with_ouch & left), (smash, with_smash & left)] {
            order |= when(left & face != 0 && partners != 0, face | partners);
        }
        order
    }

    /// Heart, energy, smash, destruction, celebrity and ouch, a bit each.
    #[inline(always)]
    fn bits(&self) -> [u8; 6] {
        use FaceRule::*;
        [Heart, Energy, Smash, Destruction, Celebrity, Ouch].map(|rule| self.bit_of(rule))
    }

    /// Who holds the goals of celebrity and of ouch, a bit each, where it could make a difference that they fall.
    #[inline]
    fn holders_at_stake(&self, g: &Game, left: u8) -> [u8; 2] {
        let [_, _, smash, _, celebrity, ouch] = self.bits();
        if (left & (smash | celebrity | ouch)).count_ones() < 2 {
            return [0; 2];
        }
        [FaceRule::Celebrity, FaceRule::Ouch].map(|rule| {
            let goal = self.goal_of[self.face_of(rule) as usize];
            // No monster has the card that is none.
            (0..g.players).fold(0, |m, s| m | (g.monster(s).cards.has(goal) as u8) << s)
        })
    }

    #[inline(always)]
    fn facts_of_faces(&self, g: &Game, left: u8) -> Facts {
        let active = g.active;
        let me = g.monster(active);
        let [heart, _, smash, destruction, celebrity, ouch] = self.bits();
        let twice = self.allows(g, active, Hook::DiceCountDouble) as u8;
        let of = |bit: u8| {
            let there = (left & bit != 0) as u8;
            g.result[bit.trailing_zeros() as usize % 6].saturating_mul(there << twice)
        };
        let smashes = of(smash);
        let ouches = of(ouch);
        let destructions = of(destruction);
        let here = self.borough_of(g, active);
        let destroys = destructions > 0
            && (g.listens(active, Hook::Destroying) || self.can_destroy(g, destructions, here, NO_UNITS));
        // Each destruction can make a unit of a building.
        let new = if destroys { destructions } else { 0 };
        let pain = if ouches > 0 { g.board.units_in(here).saturating_add(new) } else { 0 };
        let targets = if smashes > 0 { self.smash_targets(g) } else { 0 };
        let smashing = left & smash != 0;
        let attacks = smashing && (targets != 0 || g.now.with_smashes != [0; SEATS]);
        let pays = Hook::MayWhenLosing.bit() | Hook::AnyTime.bit();
        let may_die = pain >= me.hearts && pain > 0;
        let at_limit = || {
            let hearts = me.hearts as u16 + of(heart) as u16 + 2 * new as u16;
            self.book.places[me.place as usize].heals && hearts > self.max_hearts(g, active) as u16
        };
        let celebrities = of(celebrity);
        let holds = || {
            let goal = self.goal_of[self.face_of(FaceRule::Celebrity) as usize];
            me.cards.has(goal) || g.listens(active, Hook::Scored)
        };
        Facts {
            here,
            destroys,
            new,
            ouch: ouches,
            smashes,
            smashing,
            targets,
            // Whoever flees may flee to where units attack, or from there.
            flight: attacks && targets & g.in_city != 0,
            attacks,
            pain,
            may_die,
            pain_at_limit: pain > 0 && left & heart != 0 && at_limit(),
            pays: pain > 0 && me.hooks & pays != 0,
            scores: celebrities > 2 || celebrities > 0 && holds(),
        }
    }

    /// What these other monsters may suffer by units and by smashes.
    #[inline(never)]
    fn what_others_suffer(&self, g: &Game, f: &Facts, whom: u8) -> Suffering {
        let units =
            |borough: u8| g.board.units_in(borough).saturating_add(if borough == f.here { f.new } else { 0 });
        let somewhere = match f.ouch {
            0 | 1 => 0,
            2 => f.pain,
            _ => (0..BOROUGHS as u8).map(units).max().unwrap_or(0),
        };
        // Cards may add to a loss without end.
        let unbounded = g.monster(g.active).hooks & (Hook::Striking.bit() | Hook::Dealing.bit()) != 0;
        let more = self.smashes_to_come(g, g.active);
        let mut found = Suffering { by_units: f.flight && somewhere > 0, ..Suffering::default() };
        let mut left = whom;
        while left != 0 {
            let s = left.trailing_zeros() as u8;
            left &= left - 1;
            let borough = self.borough_of(g, s);
            let hit = f.smashing & ((f.targets >> s & 1 == 1) | (g.now.with_smashes[s as usize] > 0));
            let by_units = match f.ouch {
                0 | 1 => 0,
                _ if hit && f.flight => somewhere,
                2 if borough == f.here => f.pain,
                2 => 0,
                _ => units(borough),
            };
            let by_me = if !hit {
                0
            } else if unbounded {
                u8::MAX
            } else {
                f.smashes.saturating_add(g.now.with_smashes[s as usize]).saturating_add(more)
            };
            found.by_units |= by_units > 0;
            found.twice |= (by_units > 0) & hit;
            found.falls |= ((by_units.saturating_add(by_me) >= g.monster(s).hearts) as u8) << s;
        }
        if found.falls != 0 && self.many != u8::MAX {
            let living = g.living().saturating_sub(found.falls.count_ones() as u8);
            let closes = |m: &Monster| self.book.places[m.place as usize].from_players > living;
            found.closing = g.seats_where(closes);
        }
        found
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
        self.bit_of_sort[rule.sort()]
    }
}

/// What the faces that are left can do, where there are boroughs.
struct Facts {
    /// The borough of the active monster.
    here: u8,
    /// There is something for destruction to be used on.
    destroys: bool,
    /// Units it may make.
    new: u8,
    /// Ouches among the dice that are left.
    ouch: u8,
    /// Smashes among them.
    smashes: u8,
    /// There are smashes, or something that goes with them.
    smashing: bool,
    /// Whom the dice hit, a bit each.
    targets: u8,
    /// Smashes or what goes with them hit somebody.
    attacks: bool,
    /// Somebody may flee from the smashes.
    flight: bool,
    /// Units that may attack the active monster; destruction may make more of them.
    pain: u8,
    /// They may be too many for it.
    may_die: bool,
    /// Healing may reach the limit, so that it makes a difference whether it comes before a loss.
    pain_at_limit: bool,
    /// Energy may answer that loss.
    pays: bool,
    /// Celebrity does anything.
    scores: bool,
}

/// What the other monsters may suffer.
#[derive(Default)]
struct Suffering {
    /// Units may attack others as well.
    by_units: bool,
    /// Units and smashes may hit the same monster.
    twice: bool,
    /// Those who may fall, a bit each.
    falls: u8,
    /// Monsters whose places may close with that.
    closing: u8,
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
