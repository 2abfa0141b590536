//! The worth of whole turns for many value functions in a row: the programme of [`crate::Table`], values only.
//!
//! Whoever solves a game asks for the worth of a turn hundreds of thousands of times and for a single keep only rarely.
//! This allocates nothing from one question to the next, and works out only what was asked for.

use crate::error::OddsError;
use crate::face::{Counts, FACES};
use crate::lattice::Lattice;
use crate::position::{MAX_ROLLS, check_dice};

/// Works out what a turn of so many dice and rolls is worth, for one value function after the other.
///
/// ```
/// use odds::{Turns, stars};
/// let mut turns = Turns::new(6, 3)?;
/// let worth: Vec<f64> = turns.finished().iter().map(|dice| f64::from(stars(dice))).collect();
/// assert!((turns.value(&worth) - 2.2357417).abs() < 1e-6);
/// # Ok::<(), odds::OddsError>(())
/// ```
#[derive(Clone)]
pub struct Turns {
    rolls: usize,
    /// The number of the first full roll.
    top: usize,
    /// Every multiset with a die, and the one without it: all of the first face, then of the next, small ones first. A keep
    /// leaves out some dice of each face, so one pass through this finds the best keep inside every multiset.
    steps: Vec<(u16, u16)>,
    /// How likely each full roll is.
    chances: Vec<f64>,
    /// The worth of each keep about to be rolled, then of each full roll.
    keep: Vec<f64>,
    /// The worth of the best keep inside each multiset.
    best: Vec<f64>,
    /// The best keep inside each multiset, one list for each reroll, the last reroll first.
    choices: Vec<Vec<u16>>,
}

impl Turns {
    /// For turns of this many dice and at most this many rolls, the first included.
    pub fn new(dice: usize, rolls: usize) -> Result<Turns, OddsError> {
        check_dice(dice, &[0; FACES])?;
        if rolls > MAX_ROLLS {
            return Err(OddsError::TooManyRolls { given: rolls, limit: MAX_ROLLS });
        }
        if rolls == 0 {
            return Err(OddsError::NoRollLeft { unrolled: dice });
        }
        let lattice = Lattice::get();
        let (top, end) = (lattice.start(dice), lattice.start(dice + 1));
        let chances = (top..end).map(|id| chance(lattice.counts(id))).collect();
        let down = |face: usize| {
            let all = lattice.down()[..end].iter().zip(0..);
            all.map(move |(less, id)| (id, less[face])).filter(|(id, less)| less != id)
        };
        let steps = (0..FACES).flat_map(down).collect();
        Ok(Turns {
            rolls,
            top,
            steps,
            chances,
            keep: vec![0.0; end],
            best: vec![0.0; end],
            choices: Vec::new(),
        })
    }

    /// The finished rolls, in the order in which [`Turns::value`] takes their worth.
    pub fn finished(&self) -> &'static [Counts] {
        let lattice = Lattice::get();
        lattice.all(self.top..self.top + self.chances.len())
    }

    /// The expected worth of a turn under the best keeps, given the worth of each finished roll.
    ///
    /// # Panics
    /// If there are not as many worths as finished rolls.
    pub fn value(&mut self, worth: &[f64]) -> f64 {
        self.start(worth);
        for _ in 1..self.rolls {
            self.roll_back(worth);
            let best = &mut self.best[..];
            for &(id, less) in &self.steps {
                let (value, other) = (best[usize::from(id)], best[usize::from(less)]);
                best[usize::from(id)] = if other > value { other } else { value };
            }
        }
        self.first_roll()
    }

    /// The same, and how likely each finished roll is under those keeps.
    ///
    /// # Panics
    /// If there are not as many worths or places for chances as finished rolls.
    pub fn spread(&mut self, worth: &[f64], chances: &mut [f64]) -> f64 {
        self.start(worth);
        assert_eq!(chances.len(), self.chances.len(), "one chance for each finished roll");
        self.choices.resize(self.rolls - 1, Vec::new());
        for reroll in 0..self.rolls - 1 {
            self.roll_back(worth);
            let choice = &mut self.choices[reroll];
            choice.clear();
            choice.extend(0..self.best.len() as u16);
            let (best, choice) = (&mut self.best[..], &mut choice[..]);
            for &(id, less) in &self.steps {
                let (id, less) = (usize::from(id), usize::from(less));
                // A choice of places and not a branch: nobody could guess which way it goes.
                let from = if best[less] > best[id] { less } else { id };
                best[id] = best[from];
                choice[id] = choice[from];
            }
        }
        let value = self.first_roll();
        self.flow(chances);
        value
    }

    fn start(&mut self, worth: &[f64]) {
        assert_eq!(worth.len(), self.chances.len(), "one worth for each finished roll");
        self.best[self.top..].copy_from_slice(worth);
    }

    /// From the worth of full rolls with one reroll less to that of the keeps, where stopping is worth `worth`.
    fn roll_back(&mut self, worth: &[f64]) {
        let (top, end) = (self.top, self.top + worth.len());
        let (keep, best) = (&mut self.keep[..end], &mut self.best[..end]);
        keep[top..].copy_from_slice(&best[top..]);
        for (id, up) in Lattice::get().up()[..top].iter().enumerate().rev() {
            let sum: f64 = up.iter().map(|&more| keep[usize::from(more)]).sum();
            keep[id] = sum / FACES as f64;
        }
        best[..top].copy_from_slice(&keep[..top]);
        best[top..].copy_from_slice(worth);
    }

    fn first_roll(&self) -> f64 {
        self.best[self.top..].iter().zip(&self.chances).map(|(value, chance)| value * chance).sum()
    }

    /// Follows the chances through the keeps that were chosen.
    fn flow(&mut self, finished: &mut [f64]) {
        let top = self.top;
        let mass = &mut self.keep;
        mass[top..].copy_from_slice(&self.chances);
        finished.fill(0.0);
        for choice in self.choices.iter().rev() {
            mass[..top].fill(0.0);
            for id in top..mass.len() {
                let share = std::mem::take(&mut mass[id]);
                match usize::from(choice[id]) {
                    stop if stop == id => finished[id - top] += share,
                    kept => mass[kept] += share,
                }
            }
            // Each die rolled passes a sixth of a keep's share on to each keep with one die more.
            for (id, up) in Lattice::get().up()[..top].iter().enumerate() {
                let share = mass[id] / FACES as f64;
                for &more in up {
                    mass[usize::from(more)] += share;
                }
            }
        }
        for (finished, share) in finished.iter_mut().zip(&mass[top..]) {
            *finished += share;
        }
    }
}

/// How likely a roll of all dice is: the orders in which the dice can show it, among all orders.
fn chance(counts: &Counts) -> f64 {
    let (mut chance, mut dice) = (1.0, 0);
    for &count in counts {
        for nth in 1..=count {
            dice += 1;
            chance *= f64::from(dice) / f64::from(nth) / FACES as f64;
        }
    }
    chance
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Position, Table, stars};

    #[test]
    fn the_same_as_a_table() {
        for dice in [1, 2, 5, 6, 8] {
            for rolls in [1, 2, 3, 4] {
                let mut turns = Turns::new(dice, rolls).unwrap();
                assert!((turns.chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
                // Worth nothing in particular, so that keeps of all kinds are best somewhere.
                let value = |dice: &Counts| {
                    let mixed = dice.iter().fold(7u64, |mix, &n| mix.wrapping_mul(31).wrapping_add(n.into()));
                    f64::from(stars(dice)) + (mixed % 97) as f64 / 97.0
                };
                let worth: Vec<f64> = turns.finished().iter().map(value).collect();
                let table = Table::new(dice, &[0; FACES], rolls, value).unwrap();
                let expected = table.value(&Position::fresh(dice, rolls)).unwrap();
                // Twice: nothing is left over from the turn before.
                let mut chances = vec![0.0; worth.len()];
                for _ in 0..2 {
                    assert!((turns.value(&worth) - expected).abs() < 1e-11, "{dice} dice, {rolls} rolls");
                    assert!((turns.spread(&worth, &mut chances) - expected).abs() < 1e-11);
                }
                assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
                let mean: f64 = chances.iter().zip(&worth).map(|(chance, worth)| chance * worth).sum();
                assert!((mean - expected).abs() < 1e-11, "{dice} dice, {rolls} rolls: {mean}, {expected}");
            }
        }
        assert!(Turns::new(6, 0).is_err() && Turns::new(9, 3).is_err() && Turns::new(6, 21).is_err());
    }
}
