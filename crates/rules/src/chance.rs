//! Chance as a small trait, with a seeded, a scripted and a recording source.

use crate::sets::{CardId, CardSet, select};

/// What a chance outcome is for; recorded in journals and never mixed up in a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// The roll for the first player, by this seat.
    FirstPlayer(u8),
    /// Dice of the turn, rolled by this seat.
    Dice(u8),
    /// Dice rolled for a card of this seat.
    CardDice(u8),
    /// The next card of the power deck.
    PowerDeck,
    /// A card of the discard pile.
    Discards,
    /// A costume to choose from.
    Costumes,
    /// An evolution of this seat's deck.
    Evolution(u8),
    /// An evolution of this seat's first pack in the draft.
    Draft(u8),
    /// A Challenge card for this seat.
    Challenge(u8),
    /// The next building of a stack.
    Building,
    /// A choice at random made for a seat's bot.
    Bot(u8),
}

/// Up to eight faces, three bits each, the first in the lowest bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Faces(pub u32);

impl Faces {
    /// The face at this place, 0 to 5.
    #[inline(always)]
    pub fn get(self, at: usize) -> u8 {
        (self.0 >> (3 * at) & 7) as u8
    }

    /// How many of the first `n` show each face, a byte each, the first face in the lowest byte.
    #[inline]
    pub fn counts(self, n: u8) -> u64 {
        // Places beyond the last die are filled with a seventh face, which nobody reads.
        let all = self.0 | u32::MAX.unbounded_shl(3 * n as u32);
        let three = |at: u32| COUNTS_OF_THREE[(all >> at & 511) as usize];
        three(0) + three(9) + three(18)
    }

    /// Which of the first `n` show this face: the lowest bit of each die's three.
    #[inline(always)]
    pub(crate) fn showing(self, face: u8, n: u8) -> u32 {
        const EACH: u32 = 0o11111111;
        // A die that shows the face differs from it in none of its three bits.
        let other = self.0 ^ (EACH * (face as u32 & 7));
        !(other | other >> 1 | other >> 2) & EACH & !u32::MAX.unbounded_shl(3 * n as u32)
    }

    /// The same as a bit for each die.
    #[inline]
    pub(crate) fn mask_showing(self, face: u8, n: u8) -> u8 {
        let (mut left, mut mask) = (self.showing(face, n), 0);
        while left != 0 {
            mask |= 1 << (left.trailing_zeros() / 3);
            left &= left - 1;
        }
        mask
    }

    /// The same with one face set.
    #[inline(always)]
    pub fn with(self, at: usize, face: u8) -> Faces {
        Faces(self.0 & !(7 << (3 * at)) | (face as u32) << (3 * at))
    }
}

/// For three dice at once, how many show each face.
static COUNTS_OF_THREE: [u64; 512] = {
    let mut table = [0; 512];
    let mut k = 0;
    while k < 512 {
        table[k] = (1 << (8 * (k & 7))) + (1 << (8 * (k >> 3 & 7))) + (1 << (8 * (k >> 6)));
        k += 1;
    }
    table
};

/// A source of chance.
pub trait Chance {
    /// Rolls `n` dice (at most eight).
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces;
    /// Draws one of these cards, each equally likely. The set is never empty.
    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8;
    /// The same for the cards of a mask whose lowest bit stands for the card with this number.
    #[inline]
    fn card_numbered_from(&mut self, purpose: Purpose, first: CardId, mask: u64) -> u8 {
        self.card(purpose, &CardSet::numbered_from(first, mask))
    }
}

/// The random source of simulations: xoshiro256++, seeded by splitmix64, the same on every machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seeded {
    s: [u64; 4],
}

impl Seeded {
    /// A source that always gives the same for the same seed.
    pub fn new(seed: u64) -> Seeded {
        let mut x = seed;
        let s = std::array::from_fn(|_| {
            x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = x;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ (z >> 31)
        });
        Seeded { s }
    }

    /// The next 64 random bits.
    #[inline(always)]
    pub fn bits(&mut self) -> u64 {
        let s = &mut self.s;
        let out = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        out
    }

    /// A number below `n`; the bias is below 2^-32.
    #[inline(always)]
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.bits() >> 32) * n as u64) >> 32) as u32
    }
}

/// The faces of three dice, three bits each, for each number below 216.
static THREE_DICE: [u16; 216] = {
    let mut table = [0; 216];
    let mut k = 0;
    while k < 216 {
        table[k as usize] = (k % 6) | ((k / 6 % 6) << 3) | (k / 36) << 6;
        k += 1;
    }
    table
};

impl Chance for Seeded {
    #[inline]
    fn dice(&mut self, _: Purpose, n: u8) -> Faces {
        // Three dice at a time from half a random number each; no face is favoured by more than 216 in 2^32.
        let three = |half: u64| THREE_DICE[(((half & 0xFFFF_FFFF) * 216) >> 32) as usize] as u32;
        let bits = self.bits();
        let mut faces = three(bits) | three(bits >> 32) << 9;
        if n > 6 {
            faces |= three(self.bits() >> 32) << 18;
        }
        Faces(faces & (1u32 << ((3 * n as u32) & 31)).wrapping_sub(1))
    }

    #[inline]
    fn card(&mut self, _: Purpose, from: &CardSet) -> u8 {
        let k = self.below(from.len());
        from.nth(k).unwrap_or_default()
    }

    // No set is put together only to be counted and gone through again.
    #[inline]
    fn card_numbered_from(&mut self, _: Purpose, first: CardId, mask: u64) -> u8 {
        let k = self.below(mask.count_ones());
        first + select(mask, k)
    }
}

/// One outcome of chance with what it was for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// These dice were rolled.
    Dice(Purpose, u8, Faces),
    /// This card was drawn.
    Card(Purpose, u8),
}

/// Passes another source's outcomes on and writes them down.
pub struct Recording<'a, C> {
    /// Where chance comes from.
    pub source: &'a mut C,
    /// What came.
    pub log: Vec<Outcome>,
}

impl<C: Chance> Chance for Recording<'_, C> {
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces {
        let faces = self.source.dice(purpose, n);
        self.log.push(Outcome::Dice(purpose, n, faces));
        faces
    }
    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8 {
        let card = self.source.card(purpose, from);
        self.log.push(Outcome::Card(purpose, card));
        card
    }
}

/// Gives out written-down outcomes and notes the first that does not fit.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    /// What is still to come, first outcome first.
    pub left: std::collections::VecDeque<Outcome>,
    /// What went wrong first, if anything did.
    pub error: Option<ScriptError>,
}

/// Why a script did not fit the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScriptError {
    /// The game asked for chance and the script was used up.
    UsedUp(Purpose, u8),
    /// The game asked for something else than the script had next.
    Different {
        /// What the game asked for, and how many dice (0: a card).
        asked: (Purpose, u8),
        /// What came next in the script.
        next: Outcome,
    },
    /// The scripted card is not among those that can be drawn.
    NotThere(Outcome),
}

impl Chance for Scripted {
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces {
        match self.left.pop_front() {
            Some(Outcome::Dice(p, m, faces)) if p == purpose && m == n => faces,
            Some(next) => {
                self.error.get_or_insert(ScriptError::Different { asked: (purpose, n), next });
                Faces::default()
            }
            None => {
                self.error.get_or_insert(ScriptError::UsedUp(purpose, n));
                Faces::default()
            }
        }
    }
    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8 {
        let fallback = from.iter().next().unwrap_or_default();
        match self.left.pop_front() {
            Some(Outcome::Card(p, card)) if p == purpose => {
                if from.has(card) {
                    return card;
                }
                self.error.get_or_insert(ScriptError::NotThere(Outcome::Card(p, card)));
                fallback
            }
            Some(next) => {
                self.error.get_or_insert(ScriptError::Different { asked: (purpose, 0), next });
                fallback
            }
            None => {
                self.error.get_or_insert(ScriptError::UsedUp(purpose, 0));
                fallback
            }
        }
    }
}
