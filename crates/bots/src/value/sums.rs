//! What the rows of each monster add up to, changed from position to position by those rows that are not the same.

use std::ops::{Deref, DerefMut};

use super::packed::Packed;
use super::rows::{CardRows, Facts, MOST, Rows};
use super::{DeepSums, WIDTH, Weights};
use rules::SEATS;

/// A row: what one fact adds. It begins where a processor can add several numbers straight from memory.
#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(16))]
pub struct Row(pub [f32; WIDTH]);

impl Row {
    /// Adds nothing.
    pub(super) const NOTHING: Row = Row([0.0; WIDTH]);

    /// Adds another row.
    #[inline(always)]
    pub(super) fn add(&mut self, row: &Row) {
        for i in 0..WIDTH {
            self[i] += row[i];
        }
    }
}

impl Deref for Row {
    type Target = [f32; WIDTH];

    #[inline(always)]
    fn deref(&self) -> &[f32; WIDTH] {
        &self.0
    }
}

impl DerefMut for Row {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut [f32; WIDTH] {
        &mut self.0
    }
}

/// What the rows of each monster add up to.
#[derive(Clone, Default)]
pub struct Sums(pub(super) [Sum; SEATS], pub(super) Option<Box<DeepSums>>);

#[derive(Clone, Copy)]
pub(super) struct Sum {
    own: Row,
    pub(super) rival: Row,
    /// What the rows are for: the same facts have the same rows.
    of: Option<Packed>,
    rows: Rows,
    /// How often a row took another's place: what is rounded adds up.
    changes: u32,
}

impl Default for Sum {
    fn default() -> Sum {
        Sum { rows: Rows::NONE, of: None, own: Row::NOTHING, rival: Row::NOTHING, changes: 0 }
    }
}

/// After so many changes the sums are made anew.
const MOST_CHANGES: u32 = 1000;

/// Rows that go, each with one that comes in its place.
struct Swaps {
    list: [(u16, u16); MOST],
    n: usize,
}

/// Stands for no row in a swap.
const NO_ROW: u16 = u16::MAX;

impl Swaps {
    #[inline]
    fn push(&mut self, gone: u16, comes: u16) {
        self.list[self.n] = (gone, comes);
        self.n += 1;
    }

    /// All that it takes to make some rows of others.
    fn find(&mut self, old: &[u16], new: &[u16]) {
        let both = old.len().min(new.len());
        for (&old, &new) in old[..both].iter().zip(&new[..both]).filter(|(old, new)| old != new) {
            self.push(old, new);
        }
        old[both..].iter().for_each(|&gone| self.push(gone, NO_ROW));
        new[both..].iter().for_each(|&more| self.push(NO_ROW, more));
    }
}

impl Sum {
    /// Changes what is different.
    #[inline(always)]
    pub(super) fn become_those_of(&mut self, facts: &Facts, cards: &CardRows, w: &Weights) {
        let now = Packed::new(facts);
        if self.of != Some(now) || self.changes > MOST_CHANGES {
            self.change_to(now, cards, w);
        }
    }

    #[inline(never)]
    fn change_to(&mut self, now: Packed, cards: &CardRows, w: &Weights) {
        if self.changes > MOST_CHANGES {
            *self = Sum::default();
        }
        let mut swaps = Swaps { list: [(NO_ROW, NO_ROW); MOST], n: 0 };
        match self.of.and_then(|before| before.first_changes(&now)) {
            Some(changed) => cards.first(&now.facts(), changed, |at, new| {
                let old = self.rows.at(at);
                if *old != new {
                    swaps.push(*old, new);
                    *old = new;
                }
            }),
            None => {
                let rows = cards.rows(&now.facts());
                swaps.find(self.rows.all(), rows.all());
                self.rows = rows;
            }
        }
        self.of = Some(now);
        let list = &swaps.list[..swaps.n];
        change(&mut self.own, list, &w.own);
        change(&mut self.rival, list, &w.rival);
        self.changes += list.len() as u32;
    }

    /// What the rows are for, and the rows.
    #[inline]
    pub(super) fn packed_and_rows(&self) -> (Packed, &Rows) {
        (self.of.unwrap_or(Packed::NOTHING), &self.rows)
    }

    /// What the layer makes of this monster among `all` as rivals.
    #[inline]
    pub(super) fn steps(&self, all: &Row, out: &Row) -> f32 {
        let mut found = [0.0; LANES];
        for block in 0..WIDTH / LANES {
            for (lane, found) in found.iter_mut().enumerate() {
                let i = block * LANES + lane;
                let step = all[i] + self.own[i] - self.rival[i];
                // Not `max`, which would look for numbers that are none.
                *found += if step > 0.0 { step } else { 0.0 } * out[i];
            }
        }
        found.iter().sum()
    }
}

/// Steps that are worked out side by side.
const LANES: usize = 4;

/// All swaps in one table: so the sum stays in the processor until the last of them.
fn change(sum: &mut Row, swaps: &[(u16, u16)], rows: &[Row]) {
    let row = |of: u16| rows.get(usize::from(of)).unwrap_or(&Row::NOTHING);
    let mut new = *sum;
    for &(gone, comes) in swaps {
        let (gone, comes) = (row(gone), row(comes));
        for i in 0..WIDTH {
            new[i] += comes[i] - gone[i];
        }
    }
    *sum = new;
}
