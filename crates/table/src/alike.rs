//! Two games that differ only in what a viewer may not know, kept alike in everything the viewer can see: for tests of
//! what is shown.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use rules::{CardSet, Chance, Faces, Purpose, Seeded};

/// Chance that rolls the same dice for the same seed, and draws the same card from two sets wherever both have it: the
/// cards have an order drawn anew for each draw, and the first of them in the set is taken.
#[derive(Clone, Debug)]
pub struct Alike {
    seed: u64,
    draws: HashMap<Purpose, u64>,
    drawn: Arc<Mutex<Vec<(Purpose, u8)>>>,
}

impl Alike {
    /// Chance that is the same for the same seed.
    pub fn new(seed: u64) -> Alike {
        Alike { seed, draws: HashMap::new(), drawn: Arc::default() }
    }

    /// The cards drawn since this was asked last; copies that went elsewhere count too.
    pub fn drawn(&self) -> Vec<(Purpose, u8)> {
        std::mem::take(&mut *self.drawn.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Every purpose has a stream of its own, so that hidden draws change nothing for open ones.
    fn next(&mut self, purpose: Purpose) -> Seeded {
        let n = self.draws.entry(purpose).or_default();
        *n += 1;
        let which = crate::outcome::purpose_text(purpose)
            .bytes()
            .fold(7u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        Seeded::new(self.seed ^ which.rotate_left(32) ^ n.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }
}

impl Chance for Alike {
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces {
        let mut rng = self.next(purpose);
        (0..n as usize).fold(Faces::default(), |faces, at| faces.with(at, rng.below(6) as u8))
    }

    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8 {
        let mut rng = self.next(purpose);
        let order: [u64; 256] = std::array::from_fn(|_| rng.bits());
        let card = from.iter().max_by_key(|card| order[usize::from(*card)]).unwrap_or_default();
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner).push((purpose, card));
        card
    }
}
