//! Wickedness: points for triples of 1s and 2s, and tiles at the levels reached (WICK).

use crate::chance::Chance;
use crate::event::{Cause, Event, NOBODY, Rule, Seat, Sink};
use crate::game::{Ask, Frame, Game};
use crate::hand::bits;
use crate::play::Play;
use crate::sets::{CardId, CardSet};
use crate::tables::Rules;

/// The levels that earn a tile.
pub(crate) const LEVELS: [u8; 3] = [3, 6, 10];

/// Points for each triple of a number, by the stars its first triple scores (WICK-6 to WICK-8).
fn points_for_triple(number: u8) -> (u8, Rule) {
    match number {
        1 => (2, Rule::Wick6),
        2 => (1, Rule::Wick7),
        _ => (0, Rule::Wick7),
    }
}

/// Wickedness points for so many of each face.
pub fn wickedness_of(result: &[u8; 6]) -> u8 {
    let points = |n: u8| (result[n as usize - 1] / 3).saturating_mul(points_for_triple(n).0);
    points(1).saturating_add(points(2))
}

impl Rules {
    /// Wickedness points that the monster whose turn it is needs for its next level, if there is one.
    pub fn to_next_level(&self, g: &Game) -> Option<u8> {
        let now = g.monster(g.active).wickedness;
        let next = LEVELS.iter().find(|&&level| level > now).filter(|_| self.has_wickedness());
        next.map(|level| level - now)
    }

    /// The bit of a tile.
    fn tile_bit(&self, card: CardId) -> u32 {
        1 << ((card - self.first_tile) & 31)
    }

    /// The bits of these tiles.
    pub(crate) fn tile_bits(&self, tiles: &CardSet) -> u32 {
        tiles.iter().fold(0, |all, t| all | self.tile_bit(t))
    }

    /// Tiles of this level that are still to be had.
    pub fn tiles_left(&self, g: &Game, level: u8) -> CardSet {
        let left = bits(g.tiles as u64).map(|t| self.first_tile + t);
        left.filter(|&t| self.card_level[t as usize] == level).collect()
    }

    /// Does the result about to be resolved reach a level?
    pub(crate) fn earns_a_tile(&self, g: &Game) -> bool {
        let now = g.monster(g.active).wickedness;
        let gained = wickedness_of(&g.result);
        LEVELS.iter().any(|&level| now < level && now.saturating_add(gained) >= level)
    }
}

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Points for each full triple of a number just scored; each level reached or passed offers its tile at once.
    pub fn grow_wicked(&mut self, number: u8, count: u8) {
        let (points, rule) = points_for_triple(number);
        let points = (count / 3).saturating_mul(points);
        if points == 0 {
            return;
        }
        let seat = self.g.active;
        let before = self.g.monster(seat).wickedness;
        let now = before.saturating_add(points).min(LEVELS[2]);
        self.g.monster_mut(seat).wickedness = now;
        self.tell(Event::Wickedness { seat, now, cause: Cause::Rule(rule) });
        // The lowest level comes first, so it is pushed last.
        for &level in LEVELS.iter().rev().filter(|&&level| before < level && now >= level) {
            self.push(Frame::Tile { level });
        }
    }

    #[inline(never)]
    pub fn tile_step(&mut self, level: u8) {
        let active = self.g.active;
        if !self.g.is_alive(active) || self.r.tiles_left(self.g, level).is_empty() {
            self.pop();
        } else {
            self.ask(active, Ask::Tile(level));
        }
    }

    /// A tile is taken and works at once (WICK-12).
    pub fn take_tile(&mut self, seat: Seat, tile: CardId) {
        self.pop();
        self.g.clock = self.g.clock.saturating_add(1);
        self.g.tiles &= !self.r.tile_bit(tile);
        self.tell(Event::TileTaken { seat, card: tile, cause: Cause::Rule(Rule::Wick10) });
        self.put_in_front(seat, tile);
        self.push_run(self.r.def(tile).on_gain, seat, tile, NOBODY, 0, 0);
    }
}
