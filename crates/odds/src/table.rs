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
    /// The worth of a full roll when the keep is still to be chosen, by place among the full rolls; none as long as every roll is
    /// looked at when it is asked for.
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
    /// The best keeps of the last layer wait until they are asked for.
    few: bool,
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
        Table::build(dice, locked, rolls, false, value)
    }

    /// The same table for few questions: what to keep with the most rolls left is worked out anew for each roll that is asked
    /// about, instead of once for all of them.
    pub fn for_few(
        dice: usize,
        locked: &Counts,
        rolls: usize,
        value: impl Fn(&Counts) -> f64,
    ) -> Result<Table, OddsError> {
        Table::build(dice, locked, rolls, true, value)
    }

    fn build(
        dice: usize,
        locked: &Counts,
        rolls: usize,
        few: bool,
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
        let mut table = Table { locked: *locked, free, last, layers: Vec::new(), margin: scale * TIE, few };
        table.grow(rolls)?;
        Ok(table)
    }

    /// Makes the table answer for up to `rolls` rolls left; does nothing where it already does.
    pub fn grow(&mut self, rolls: usize) -> Result<(), OddsError> {
        if rolls > MAX_ROLLS {
            return Err(OddsError::TooManyRolls { given: rolls, limit: MAX_ROLLS });
        }
        while self.layers.len() < rolls {
            self.settle();
            let keep = self.next_keeps();
            self.layers.push(Layer { keep, full: Vec::new(), choice: Vec::new() });
        }
        if !self.few {
            self.settle();
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
            Spot::Decide { id, rolls } => self.decided(id, rolls).0,
            Spot::Roll { id, rolls } => self.layers[rolls - 1].keep[id],
        }
    }

    /// The number of the best keep of a full roll with at least one roll left.
    pub(crate) fn choice(&self, id: usize, rolls: usize) -> usize {
        usize::from(self.decided(id, rolls).1)
    }

    /// The worth of a full roll with at least one roll left, and the number of its best keep.
    fn decided(&self, id: usize, rolls: usize) -> (f64, u16) {
        let (layer, at) = (&self.layers[rolls - 1], id - self.top());
        match layer.full.get(at) {
            Some(&worth) => (worth, layer.choice[at]),
            None => self.decide(id, layer),
        }
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

    /// The worth of every keep with one roll more than the last layer is for.
    fn next_keeps(&self) -> Vec<f64> {
        let lattice = Lattice::get();
        let top = self.top();
        let mut keep = vec![0.0; top + self.last.len()];
        keep[top..].copy_from_slice(self.layers.last().map_or(&self.last, |layer| &layer.full));
        for (id, up) in lattice.up()[..top].iter().enumerate().rev() {
            let sum: f64 = up.iter().map(|&more| keep[usize::from(more)]).sum();
            keep[id] = sum / FACES as f64;
        }
        keep.truncate(top);
        keep
    }

    /// Finds the best keeps of all rolls in the last layer, if they are not known.
    fn settle(&mut self) {
        let top = self.top();
        let Some(layer) = self.layers.last().filter(|layer| layer.full.is_empty()) else { return };
        let lattice = Lattice::get();
        let mut best: Vec<(f64, u16)> = Vec::with_capacity(top + self.last.len());
        best.extend(layer.keep.iter().zip(0..).map(|(&worth, id)| (worth, id)));
        best.extend(self.last.iter().zip(top as u16..).map(|(&worth, id)| (worth, id)));
        let mut fewer = lattice.fewer();
        for id in 0..best.len() {
            let fewer = fewer.next().unwrap_or_default().iter();
            best[id] = self.better(best[id], fewer.map(|&less| best[usize::from(less)]));
        }
        if let Some(layer) = self.layers.last_mut() {
            layer.full = best[top..].iter().map(|(worth, _)| *worth).collect();
            layer.choice = best[top..].iter().map(|(_, kept)| *kept).collect();
        }
    }

    /// The same for one full roll, from all keeps inside it.
    fn decide(&self, roll: usize, layer: &Layer) -> (f64, u16) {
        let lattice = Lattice::get();
        let counts = lattice.counts(roll);
        // The keeps are numbered with one digit for each face: how much a die of each face counts.
        let mut digit = [1; FACES];
        for face in 1..FACES {
            digit[face] = digit[face - 1] * (usize::from(counts[face - 1]) + 1);
        }
        let mut best: Vec<(f64, u16)> = Vec::new();
        let mut keep = [0; FACES];
        loop {
            let id = lattice.id(&keep);
            let worth = if id == roll { self.last[id - self.top()] } else { layer.keep[id] };
            let fewer = (0..FACES).filter(|&face| keep[face] > 0).map(|face| best[best.len() - digit[face]]);
            let found = self.better((worth, id as u16), fewer);
            let Some(face) = (0..FACES).find(|&face| keep[face] < counts[face]) else { return found };
            best.push(found);
            keep[..face].fill(0);
            keep[face] += 1;
        }
    }

    /// The better one of a keep and the best ones inside it, and its worth.
    #[inline(always)]
    fn better(&self, itself: (f64, u16), fewer: impl Iterator<Item = (f64, u16)>) -> (f64, u16) {
        let (mut value, mut chosen) = itself;
        let (mut above, mut below) = (value + self.margin, value - self.margin);
        for (other, kept) in fewer {
            // A greater number is a keep of at least as many dice.
            if other >= below && (other > above || kept > chosen) {
                (value, chosen) = (other, kept);
                (above, below) = (value + self.margin, value - self.margin);
            }
        }
        (value, chosen)
    }
}

fn plus(one: &Counts, other: &Counts) -> Counts {
    std::array::from_fn(|face| one[face] + other[face])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is worked out for one roll is what all rolls together give, to the last bit.
    #[test]
    fn few_are_as_good_as_all() {
        // Many keeps are equally good here, and many nearly so.
        let value =
            |end: &Counts| f64::from(end[0] / 3) + 0.1 * f64::from(end[4]) + 1e-13 * f64::from(end[5]);
        for (dice, locked) in [(6, [0; FACES]), (8, [0; FACES]), (6, [1, 0, 0, 2, 0, 0])] {
            let all = Table::new(dice, &locked, 3, value).unwrap();
            let mut few = Table::for_few(dice, &locked, 0, value).unwrap();
            for rolls in 1..=3 {
                few.grow(rolls).unwrap();
                assert!(few.layers[rolls - 1].full.is_empty());
                for id in all.top()..all.top() + all.full_rolls() {
                    for rolls in 1..=rolls {
                        assert_eq!(all.decided(id, rolls), few.decided(id, rolls), "{id} {rolls}");
                    }
                }
            }
        }
    }
}
