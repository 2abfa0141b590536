//! The best keep for every roll, for one value function: the dynamic programme itself.
//!
//! Call a sub-multiset of the dice a keep. Rolling the dice outside a keep one at a time, the worth of a
//! keep of fewer dice than there are is the average over the six faces of the worth of the keep with that
//! face added; a full set of dice is worth what the best keep makes of it with one roll less. The best keep
//! inside a multiset is the multiset itself or the best keep inside the multiset with one die less. Both
//! rules take six steps for each multiset, so a roll costs about 36 000 steps for eight dice.
//!
//! Locked dice are never rolled, so they only shift the value function: the table is over the free dice.

use crate::error::OddsError;
use crate::face::{Counts, FACES, total};
use crate::lattice::Lattice;
use crate::position::{MAX_ROLLS, Position, Spot, check_dice};

/// Differences below this share of the greatest value are rounding noise: such keeps are equally good.
const TIE: f64 = 1e-12;

/// The worth of every keep and roll with a number of rolls left, and the best keep of every roll.
pub(crate) struct Layer {
    /// The worth of a keep when the other dice are about to be rolled, by multiset number.
    pub(crate) keep: Vec<f64>,
    /// The worth of a full roll when the keep is still to be chosen, by place among the full rolls.
    pub(crate) full: Vec<f64>,
    /// The best keep of a full roll, by place among the full rolls; the roll itself where stopping is best.
    pub(crate) choice: Vec<u16>,
}

/// Exact values and best keeps of some dice for one value function over the finished dice.
///
/// ```
/// use odds::{Position, Table};
/// // A value no pattern speaks of: the square of the number of smashes.
/// let table = Table::new(6, &[0; 6], 3, |dice| f64::from(dice[5]).powi(2))?;
/// let expected = table.value(&Position::fresh(6, 3))?;
/// let p = 1.0 - (5.0f64 / 6.0).powi(3);
/// assert!((expected - (6.0 * p * (1.0 - p) + 36.0 * p * p)).abs() < 1e-9);
/// # Ok::<(), odds::OddsError>(())
/// ```
pub struct Table {
    locked: Counts,
    free: usize,
    /// The worth of the finished rolls, by place among the full rolls.
    last: Vec<f64>,
    /// One layer for each number of rolls left, from 1.
    layers: Vec<Layer>,
    margin: f64,
}

impl Table {
    /// Builds the table for `dice` dice, `locked` of which cannot be rerolled, and up to `rolls` rolls left.
    ///
    /// `value` is the worth of the finished dice, locked ones included, and must be finite. Equally good
    /// keeps are decided for the one that rerolls fewer dice.
    pub fn new(
        dice: usize,
        locked: &Counts,
        rolls: usize,
        value: impl Fn(&Counts) -> f64,
    ) -> Result<Table, OddsError> {
        check_dice(dice, locked)?;
        let lattice = Lattice::get();
        let free = dice - total(locked);
        let mut last = Vec::with_capacity(lattice.start(free + 1) - lattice.start(free));
        let mut scale = 0.0f64;
        for id in lattice.start(free)..lattice.start(free + 1) {
            let counts = plus(lattice.counts(id), locked);
            let worth = value(&counts);
            if !worth.is_finite() {
                return Err(OddsError::NotFinite { what: crate::face::dice_text(&counts) });
            }
            scale = scale.max(worth.abs());
            last.push(worth);
        }
        let mut table = Table { locked: *locked, free, last, layers: Vec::new(), margin: scale * TIE };
        table.grow(rolls)?;
        Ok(table)
    }

    /// Makes the table answer for up to `rolls` rolls left; does nothing where it already does.
    pub fn grow(&mut self, rolls: usize) -> Result<(), OddsError> {
        if rolls > MAX_ROLLS {
            return Err(OddsError::TooManyRolls { given: rolls, limit: MAX_ROLLS });
        }
        while self.layers.len() < rolls {
            let layer = self.next_layer();
            self.layers.push(layer);
        }
        Ok(())
    }

    /// The number of dice the table is for, locked ones included.
    pub fn dice(&self) -> usize {
        self.free + total(&self.locked)
    }

    /// The most rolls left the table answers for.
    pub fn rolls(&self) -> usize {
        self.layers.len()
    }

    /// The expected value of a position under the best keeps.
    pub fn value(&self, position: &Position) -> Result<f64, OddsError> {
        Ok(self.value_at(self.spot(position)?))
    }

    /// The best keep, locked dice included: all dice where it is best to stop, and the keep already chosen
    /// where one is.
    pub fn best_keep(&self, position: &Position) -> Result<Counts, OddsError> {
        let id = match self.spot(position)? {
            Spot::Decide { id, rolls: 0 } | Spot::Roll { id, .. } => id,
            Spot::Decide { id, rolls } => self.choice(id, rolls),
        };
        Ok(self.with_locked(id))
    }

    /// Every keep open to a rolled position with its value, best first; keeping all dice means stopping.
    /// A position with nothing to decide has its one keep.
    pub fn keeps(&self, position: &Position) -> Result<Vec<(Counts, f64)>, OddsError> {
        let found = self.keeps_at(self.spot(position)?);
        Ok(found.into_iter().map(|(id, value)| (self.with_locked(id), value)).collect())
    }

    /// The checked position, if this table is for its dice and goes to its rolls.
    pub(crate) fn spot(&self, position: &Position) -> Result<Spot, OddsError> {
        let spot = position.spot()?;
        if position.dice != self.dice() || position.locked != self.locked {
            return Err(OddsError::OtherTable);
        }
        if spot.rolls() > self.rolls() {
            return Err(OddsError::TooManyRolls { given: spot.rolls(), limit: self.rolls() });
        }
        Ok(spot)
    }

    pub(crate) fn value_at(&self, spot: Spot) -> f64 {
        match spot {
            Spot::Decide { id, rolls: 0 } => self.last[id - self.top()],
            Spot::Decide { id, rolls } => self.layers[rolls - 1].full[id - self.top()],
            Spot::Roll { id, rolls } => self.layers[rolls - 1].keep[id],
        }
    }

    /// The number of the best keep of a full roll with at least one roll left.
    pub(crate) fn choice(&self, id: usize, rolls: usize) -> usize {
        usize::from(self.layers[rolls - 1].choice[id - self.top()])
    }

    /// The numbers and values of the keeps open at a spot, best first.
    pub(crate) fn keeps_at(&self, spot: Spot) -> Vec<(usize, f64)> {
        let Spot::Decide { id, rolls: rolls @ 1.. } = spot else {
            let (Spot::Decide { id, .. } | Spot::Roll { id, .. }) = spot;
            return vec![(id, self.value_at(spot))];
        };
        let lattice = Lattice::get();
        let roll = *lattice.counts(id);
        let best = self.choice(id, rolls);
        let mut found = Vec::new();
        let mut keep = [0; FACES];
        loop {
            let kept = lattice.id(&keep);
            let value =
                if kept == id { self.last[id - self.top()] } else { self.layers[rolls - 1].keep[kept] };
            found.push((kept, value));
            // The next keep, counting up like a number with one digit for each face.
            let Some(face) = (0..FACES).find(|&face| keep[face] < roll[face]) else { break };
            keep[..face].fill(0);
            keep[face] += 1;
        }
        // The chosen keep leads even where rounding puts an equally good one above it.
        found.sort_by(|a, b| (b.0 == best).cmp(&(a.0 == best)).then(b.1.total_cmp(&a.1)).then(b.0.cmp(&a.0)));
        found
    }

    /// The full multiset of a keep: locked dice included.
    pub(crate) fn with_locked(&self, id: usize) -> Counts {
        plus(Lattice::get().counts(id), &self.locked)
    }

    /// The number of the first full roll of the free dice.
    pub(crate) fn top(&self) -> usize {
        Lattice::get().start(self.free)
    }

    /// The number of full rolls of the free dice.
    pub(crate) fn full_rolls(&self) -> usize {
        self.last.len()
    }

    fn next_layer(&self) -> Layer {
        let lattice = Lattice::get();
        let top = self.top();
        let mut keep = vec![0.0; top + self.last.len()];
        keep[top..].copy_from_slice(self.layers.last().map_or(&self.last, |layer| &layer.full));
        for (id, up) in lattice.up()[..top].iter().enumerate().rev() {
            let sum: f64 = up.iter().map(|&more| keep[usize::from(more)]).sum();
            keep[id] = sum / FACES as f64;
        }
        let mut best: Vec<(f64, u16)> = Vec::with_capacity(keep.len());
        best.extend(keep[..top].iter().zip(0..).map(|(&worth, id)| (worth, id)));
        best.extend(self.last.iter().zip(top as u16..).map(|(&worth, id)| (worth, id)));
        for (id, fewer) in lattice.fewer().take(best.len()).enumerate() {
            let (mut value, mut chosen) = best[id];
            let (mut above, mut below) = (value + self.margin, value - self.margin);
            for &less in fewer {
                let (other, kept) = best[usize::from(less)];
                // A greater number is a keep of at least as many dice.
                if other >= below && (other > above || kept > chosen) {
                    (value, chosen) = (other, kept);
                    (above, below) = (value + self.margin, value - self.margin);
                }
            }
            best[id] = (value, chosen);
        }
        keep.truncate(top);
        let (full, choice) = best[top..].iter().copied().unzip();
        Layer { keep, full, choice }
    }
}

fn plus(one: &Counts, other: &Counts) -> Counts {
    std::array::from_fn(|face| one[face] + other[face])
}
