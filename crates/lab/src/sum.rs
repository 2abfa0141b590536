//! Sums from which a mean and its interval can be told.

use serde::{Deserialize, Serialize};

/// How many standard deviations hold 95 of a hundred.
pub const Z: f64 = 1.959_964;

/// A sum with what is needed for its interval. Sums of whole numbers are exact, in whatever order they are added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sum {
    /// How many values.
    pub n: f64,
    sum: f64,
    squares: f64,
}

impl Sum {
    /// Adds a value.
    pub fn add(&mut self, value: f64) {
        self.n += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Both together.
    pub fn plus(self, other: Sum) -> Sum {
        Sum { n: self.n + other.n, sum: self.sum + other.sum, squares: self.squares + other.squares }
    }

    /// The mean of the values.
    pub fn mean(&self) -> f64 {
        self.sum / self.n.max(1.0)
    }

    /// Half of the interval in which the true mean lies 95 times in a hundred.
    pub fn margin(&self) -> f64 {
        let n = self.n.max(1.0);
        Z * ((self.squares / n - self.mean().powi(2)).max(0.0) / n).sqrt()
    }

    /// The same for shares, values from 0 to 1: as if there were two values of each end more, so that a share of none or all of
    /// a few has an interval as well (Agresti and Coull).
    pub fn share_margin(&self) -> f64 {
        self.share().margin
    }

    /// A share and its interval.
    pub fn share(&self) -> Estimate {
        self.share_of(1.0)
    }

    /// The same of values from 0 to so many, which make one.
    pub fn share_of(&self, one: f64) -> Estimate {
        let more = Sum { n: 4.0, sum: 2.0 * one, squares: 2.0 * one * one };
        Estimate { mean: self.mean() / one, margin: self.plus(more).margin() / one, n: self.n as u64 }
    }

    /// The same of differences between games with the same luck, of which none is larger than this: at least as wide as if of two games
    /// more one differed each way (Bonett and Price), so that a few games that are all alike do not look like a sure nothing.
    pub fn difference(&self, one: f64, largest: f64) -> Estimate {
        let alike = Sum { n: self.n + 2.0, sum: 0.0, squares: 2.0 * largest * largest };
        Estimate { margin: self.margin().max(alike.margin()) / one, ..self.estimate(one) }
    }

    /// The same of differences in who wins, where so much is a win.
    pub fn gain(&self, one: f64) -> Estimate {
        self.difference(one, one)
    }

    /// How far the values typically are from their mean.
    pub fn spread(&self) -> f64 {
        self.margin() / Z * self.n.sqrt()
    }

    /// All values together.
    pub fn total(&self) -> f64 {
        self.sum
    }

    /// The mean and its interval, where so many make one.
    pub fn estimate(&self, one: f64) -> Estimate {
        Estimate { mean: self.mean() / one, margin: self.margin() / one, n: self.n as u64 }
    }
}

/// A measured value: the truth lies within the margin on both sides of the mean 95 times in a hundred.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Half of the interval.
    pub margin: f64,
    /// How many values it is the mean of.
    pub n: u64,
}

impl Estimate {
    /// How much this one is above another that was measured apart from it.
    pub fn above(&self, other: &Estimate) -> Estimate {
        Estimate {
            mean: self.mean - other.mean,
            margin: self.margin.hypot(other.margin),
            n: self.n.min(other.n),
        }
    }

    /// What can be said of a gain measured so.
    pub fn verdict(&self) -> Verdict {
        if self.n < FEWEST {
            Verdict::NotEnough
        } else if self.mean > self.margin {
            Verdict::Gains
        } else if self.mean < -self.margin {
            Verdict::Loses
        } else if self.margin <= EVEN {
            Verdict::Even
        } else {
            Verdict::NotEnough
        }
    }
}

/// From fewer values nothing is said.
pub const FEWEST: u64 = 100;

/// A gain whose interval holds zero and is at most so wide to both sides is as good as none.
const EVEN: f64 = 0.01;

/// Whether something gains, as far as can be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It gains: the whole interval is above zero.
    Gains,
    /// It loses: the whole interval is below zero.
    Loses,
    /// Within a hundredth it makes no difference.
    Even,
    /// There were not enough games to say.
    NotEnough,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_add_up_to_the_whole() {
        let (mut all, mut even, mut odd) = (Sum::default(), Sum::default(), Sum::default());
        for value in 0..100u32 {
            all.add(value.into());
            if value % 2 == 0 { &mut even } else { &mut odd }.add(value.into());
        }
        assert_eq!(odd.plus(even), all);
        assert_eq!(all.estimate(2.0).mean, 24.75);
        assert!((all.margin() - Z * (833.25f64 / 100.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn shares_of_none_and_all_are_uncertain() {
        let (mut none, mut half) = (Sum::default(), Sum::default());
        for n in 0..58u32 {
            none.add(0.0);
            half.add((n % 2).into());
        }
        assert_eq!(none.margin(), 0.0);
        // Nothing in 58 is little more than nothing in truth: at most one of sixteen.
        assert!((0.03..0.06).contains(&none.share_margin()), "{}", none.share_margin());
        assert!((half.share_margin() - half.margin()).abs() < 0.005);
        assert_eq!(none.share().n, 58);
        let mut sixties = Sum::default();
        (0..58u32).for_each(|n| sixties.add(f64::from(n % 2 * 60)));
        assert!((sixties.share_of(60.0).margin - half.share_margin()).abs() < 1e-12);
        assert_eq!(sixties.share_of(60.0).mean, half.mean());
    }

    #[test]
    fn few_games_that_are_alike_say_little() {
        let sum = |n: u32, differ: u32| {
            let mut sum = Sum::default();
            (0..n).for_each(|it| sum.add(if it < differ { 60.0 } else { 0.0 }));
            sum
        };
        assert_eq!(sum(2, 0).estimate(60.0).margin, 0.0);
        assert!(sum(2, 0).gain(60.0).margin > 0.6);
        assert!((0.02..0.03).contains(&sum(100, 0).gain(60.0).margin));
        assert_eq!(sum(100, 0).gain(60.0).verdict(), Verdict::NotEnough);
        assert_eq!(sum(1000, 0).gain(60.0).verdict(), Verdict::Even);
        // Where many differ they say themselves how much.
        assert_eq!(sum(100, 10).gain(60.0), sum(100, 10).estimate(60.0));
        assert!((sum(100, 50).spread() - 30.0).abs() < 1e-9);
    }

    #[test]
    fn what_can_be_said() {
        let verdict = |mean, margin, n| Estimate { mean, margin, n }.verdict();
        assert_eq!(verdict(0.3, 0.1, 50), Verdict::NotEnough);
        assert_eq!(verdict(0.3, 0.1, 500), Verdict::Gains);
        assert_eq!(verdict(-0.3, 0.1, 500), Verdict::Loses);
        assert_eq!(verdict(0.03, 0.1, 500), Verdict::NotEnough);
        assert_eq!(verdict(0.003, 0.01, 500), Verdict::Even);
    }
}
