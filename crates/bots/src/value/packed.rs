//! Facts in a few words, which are compared in no time: most facts of most monsters stay as they are from position to position.

use super::rows::{Around, Facts};
use rules::CardSet;

/// What the network is told of a monster.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Packed {
    /// What the first rows are for.
    pub first: u64,
    /// What comes and goes.
    rest: u64,
    around: u64,
    hand: u64,
    cards: CardSet,
}

// Which bits of the first word are for what.
pub(super) const HEARTS: u64 = 0xff;
pub(super) const STARS: u64 = 0xff << 8;
pub(super) const ENERGY: u64 = 0xffff << 16;
pub(super) const MARKET: u64 = 0xff_ffff << 32;
pub(super) const WAITS: u64 = 0x7 << 56;
pub(super) const LIVING: u64 = 0xf << 59;
pub(super) const INSIDE: u64 = 1 << 63;

impl Packed {
    /// Of no monster.
    pub const NOTHING: Packed = Packed { first: 0, rest: 0, around: 0, hand: 0, cards: CardSet::EMPTY };

    #[inline(always)]
    pub fn new(facts: &Facts) -> Packed {
        let word = |bytes: [u8; 8]| u64::from_le_bytes(bytes);
        let [low, high] = facts.energy.to_le_bytes();
        let [one, two, three] = facts.market;
        let last = facts.waits & 7 | facts.living << 3 | u8::from(facts.inside) << 7;
        let [poison, shrink] = facts.tokens;
        let has_hand = u8::from(facts.hand.is_some());
        Packed {
            first: word([facts.hearts, facts.stars, low, high, one, two, three, last]),
            rest: word([poison, shrink, facts.wickedness, has_hand, facts.masks, 0, 0, 0]),
            around: facts.around.map_or(0, |it| {
                let [stars, hearts, energy] = it.tops;
                let [webs, curses] = it.tokens;
                // One more than the zone, and a bit that there is something at all.
                let zone = it.zone.map_or(0, |zone| zone + 1) | 0x80;
                word([zone, it.units, stars, hearts, energy, webs, curses, 0])
            }),
            hand: facts.hand.unwrap_or_default(),
            cards: facts.cards,
        }
    }

    /// The facts as they were.
    #[inline(always)]
    pub fn facts(&self) -> Facts {
        let [hearts, stars, low, high, one, two, three, last] = self.first.to_le_bytes();
        let [poison, shrink, wickedness, has_hand, masks, ..] = self.rest.to_le_bytes();
        let [zone, units, tops @ .., webs, curses, _] = self.around.to_le_bytes();
        let around = || Around { zone: (zone & 0x7f).checked_sub(1), units, tops, tokens: [webs, curses] };
        Facts {
            hearts,
            inside: last >> 7 == 1,
            stars,
            energy: u16::from_le_bytes([low, high]),
            waits: last & 7,
            tokens: [poison, shrink],
            wickedness,
            hand: (has_hand == 1).then_some(self.hand),
            masks,
            living: last >> 3 & 0xf,
            market: [one, two, three],
            cards: self.cards,
            around: (self.around != 0).then(around),
        }
    }

    /// Which bits of the first word are not the same, if that is all that is not; units count for another row in the city.
    #[inline(always)]
    pub fn first_changes(&self, now: &Packed) -> Option<u64> {
        let changed = self.first ^ now.first;
        let rest =
            (self.rest, self.around, self.hand, self.cards) == (now.rest, now.around, now.hand, now.cards);
        (rest && (now.around == 0 || changed & INSIDE == 0)).then_some(changed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{NO_CARD, SEATS, Seeded};

    #[test]
    fn packed_and_unpacked() {
        let mut rng = Seeded::new(1);
        let mut below = |n: u32| rng.below(n);
        for _ in 0..10_000 {
            let facts = Facts {
                hearts: below(256) as u8,
                inside: below(2) == 0,
                stars: below(256) as u8,
                energy: below(65_536) as u16,
                waits: below(SEATS as u32) as u8,
                tokens: [below(256) as u8, below(256) as u8],
                wickedness: below(256) as u8,
                hand: [None, Some(u64::from(below(256)) << below(57))][below(2) as usize],
                masks: below(256) as u8,
                living: 1 + below(SEATS as u32) as u8,
                market: [below(256) as u8, below(256) as u8, NO_CARD],
                cards: CardSet([1 << below(64), 0, below(1 << 31).into(), 1]),
                around: [
                    None,
                    Some(Around {
                        zone: [None, Some(below(3) as u8)][below(2) as usize],
                        units: below(256) as u8,
                        tops: [below(256) as u8, below(256) as u8, below(256) as u8],
                        tokens: [below(256) as u8, below(256) as u8],
                    }),
                ][below(2) as usize],
            };
            assert_eq!(Packed::new(&facts).facts(), facts);
        }
    }
}
