//! What else follows from a table's keeps: other expectations, and the spread of the finished dice.

use crate::error::OddsError;
use crate::face::{Counts, FACES};
use crate::lattice::Lattice;
use crate::position::{Position, Spot};
use crate::score::Expectations;
use crate::table::Table;

/// How many sums are carried along: stars, energy, smashes, hearts and the three faces in which dice differ.
const SUMS: usize = 7;

/// Expected stars, energy, smashes and hearts when dice are kept as a [`Table`] says.
#[derive(Default)]
pub struct Totals {
    /// For finished rolls, by place among the full rolls.
    last: Vec<[f64; SUMS]>,
    /// For each number of rolls left from 1: keeps by multiset number, then full rolls.
    layers: Vec<Vec<[f64; SUMS]>>,
}

impl Totals {
    /// The expectations that go with a table.
    pub fn new(table: &Table) -> Totals {
        let mut totals = Totals::default();
        totals.grow(table);
        totals
    }

    /// Adds what is missing after the same table has grown.
    pub fn grow(&mut self, table: &Table) {
        let lattice = Lattice::get();
        let top = table.top();
        if self.last.is_empty() {
            let ids = top..top + table.full_rolls();
            self.last = ids.map(|id| Expectations::of(&table.with_locked(id)).to_array()).collect();
        }
        for rolls in self.layers.len() + 1..=table.rolls() {
            let mut layer = vec![[0.0; SUMS]; top + self.last.len()];
            layer[top..].copy_from_slice(self.layers.last().map_or(&self.last[..], |before| &before[top..]));
            for (id, up) in lattice.up()[..top].iter().enumerate().rev() {
                let mut sum = [0.0; SUMS];
                for &more in up {
                    for (sum, part) in sum.iter_mut().zip(layer[usize::from(more)]) {
                        *sum += part;
                    }
                }
                layer[id] = sum.map(|sum| sum / FACES as f64);
            }
            for (place, last) in self.last.iter().enumerate() {
                let kept = table.choice(top + place, rolls);
                layer[top + place] = if kept == top + place { *last } else { layer[kept] };
            }
            self.layers.push(layer);
        }
    }

    /// The expectations of a position of the table's dice. `table` must be the table these were built for.
    pub fn of(&self, table: &Table, position: &Position) -> Result<Expectations, OddsError> {
        let spot = table.spot(position)?;
        if self.last.len() != table.full_rolls() {
            return Err(OddsError::OtherTable);
        }
        if spot.rolls() > self.layers.len() {
            return Err(OddsError::TooManyRolls { given: spot.rolls(), limit: self.layers.len() });
        }
        Ok(self.at(table, spot))
    }

    /// As `of`, for a spot the table and these totals are known to reach.
    pub(crate) fn at(&self, table: &Table, spot: Spot) -> Expectations {
        Expectations::from_array(match spot {
            Spot::Decide { id, rolls: 0 } => self.last[id - table.top()],
            Spot::Decide { id, rolls } | Spot::Roll { id, rolls } => self.layers[rolls - 1][id],
        })
    }
}

impl Table {
    /// The finished dice and how likely each is when dice are kept as the table says; unlikely ones
    /// included, impossible ones not. The order is fixed but has no meaning.
    pub fn outcomes(&self, position: &Position) -> Result<Vec<(Counts, f64)>, OddsError> {
        let lattice = Lattice::get();
        let top = self.top();
        let mut mass = vec![0.0; top + self.full_rolls()];
        let mut done = vec![0.0; self.full_rolls()];
        let (mut rolls, mut rolling) = match self.spot(position)? {
            Spot::Decide { id, rolls } => {
                mass[id] = 1.0;
                (rolls, false)
            }
            Spot::Roll { id, rolls } => {
                mass[id] = 1.0;
                (rolls, true)
            }
        };
        loop {
            if rolling {
                // Each die rolled passes a sixth of a keep's share on to each keep with one die more.
                for (id, up) in lattice.up()[..top].iter().enumerate() {
                    let share = std::mem::take(&mut mass[id]) / FACES as f64;
                    if share > 0.0 {
                        for &more in up {
                            mass[usize::from(more)] += share;
                        }
                    }
                }
                rolls -= 1;
            }
            for place in 0..done.len() {
                let share = std::mem::take(&mut mass[top + place]);
                if share > 0.0 {
                    let kept = if rolls == 0 { top + place } else { self.choice(top + place, rolls) };
                    match kept.checked_sub(top) {
                        Some(stopped) => done[stopped] += share,
                        None => mass[kept] += share,
                    }
                }
            }
            if rolls == 0 {
                break;
            }
            rolling = true;
        }
        let likely = done.into_iter().enumerate().filter(|&(_, share)| share > 0.0);
        Ok(likely.map(|(place, share)| (self.with_locked(top + place), share)).collect())
    }
}
