//! Which dice may be rolled again, and whether they must be.

use crate::game::Game;
use crate::lang::{Face, Token};
use crate::tables::{Hook, Hooks, Rules};

impl Rules {
    /// Dice the active monster may roll again, a bit each: not the frozen ones, nor those that a card or too little energy
    /// keeps it from rolling.
    #[inline]
    pub(crate) fn rollable_dice(&self, g: &Game) -> u8 {
        let free = self.free_dice(g);
        if self.rolls_are_tricky(g) { self.rollable_of(g, free) } else { free }
    }

    /// Does anything say now which dice may be rolled again, or that one must?
    #[inline(always)]
    pub(crate) fn rolls_are_tricky(&self, g: &Game) -> bool {
        const BY_CARDS: Hooks = Hook::MustReroll.bit() | Hook::CannotReroll.bit() | Hook::ForAll.bit();
        self.tricky_rolls && (g.hooks & BY_CARDS != 0 || g.now.locked != 0 || self.curse_fee(g) > 0)
    }

    #[inline(never)]
    fn rollable_of(&self, g: &Game, mut free: u8) -> u8 {
        let seat = g.active;
        let barred = self.union(g, seat, Hook::CannotReroll);
        for face in (0..6).filter(|f| barred >> f & 1 == 1) {
            free &= !self.free_dice_showing(g, face);
        }
        if self.curse_fee(g) as u16 > g.monster(seat).energy {
            free &= !self.free_dice_showing(g, Face::Ouch.number());
        }
        free
    }

    /// Energy it costs the active monster to roll ouch again.
    pub(crate) fn curse_fee(&self, g: &Game) -> u8 {
        g.monster(g.active).tokens[Token::Curse as usize]
    }

    /// Must the active monster go on rolling?
    pub(crate) fn must_reroll(&self, g: &Game) -> bool {
        self.rolls_are_tricky(g)
            && g.rolls_left > 0
            && self.applies(g, g.active, Hook::MustReroll)
            && self.rollable_dice(g) != 0
    }

    /// Dice of the turn that are not frozen, a bit each.
    #[inline]
    pub(crate) fn free_dice(&self, g: &Game) -> u8 {
        (1u16 << g.dice_count).wrapping_sub(1) as u8 & !g.now.locked
    }

    /// Those of them that show this face.
    pub(crate) fn free_dice_showing(&self, g: &Game, face: u8) -> u8 {
        g.dice.mask_showing(face, g.dice_count) & !g.now.locked
    }
}
