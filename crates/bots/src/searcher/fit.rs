//! How far off the values of a turn's ends are, learned from games played on from some of them.

use odds::Counts;

/// How many facts tell what dice bring.
pub(crate) const FACTS: usize = 6;

/// What dice bring, in numbers.
pub(crate) type Facts = [f32; FACTS];

/// One, stars, hearts that heal, energy, whether there is a smash, further ones.
pub(crate) fn facts(end: &Counts, wounds: u8) -> Facts {
    let [.., hearts, energy, smashes] = *end;
    [
        1.0,
        odds::stars(end) as f32,
        f32::from(hearts.min(wounds)),
        f32::from(energy),
        f32::from(u8::from(smashes > 0)),
        f32::from(smashes.saturating_sub(1)),
    ]
}

/// How much a value may well be off for one of each fact.
const DOUBT: Facts = [0.05, 0.006, 0.006, 0.004, 0.02, 0.008];

/// What has been seen.
#[derive(Clone, Default)]
pub(crate) struct Fit {
    products: [[f64; FACTS]; FACTS],
    sums: [f64; FACTS],
    squares: f64,
    /// How often.
    pub seen: u32,
}

impl Fit {
    /// A game that was worth so much more than its value.
    pub fn add(&mut self, facts: &Facts, more: f32) {
        for i in 0..FACTS {
            for j in 0..=i {
                self.products[i][j] += f64::from(facts[i] * facts[j]);
            }
            self.sums[i] += f64::from(facts[i] * more);
        }
        self.squares += f64::from(more * more);
        self.seen += 1;
    }

    /// What one of each fact is worth more, as far as what was seen is more than luck.
    pub fn more(&self) -> Facts {
        if self.seen == 0 {
            return [0.0; FACTS];
        }
        let noise = (self.squares / f64::from(self.seen)).max(1e-4);
        let mut m = self.products;
        for (i, doubt) in DOUBT.iter().enumerate() {
            m[i][i] += noise / f64::from(doubt * doubt);
        }
        // By Cholesky: everything on the diagonal is greater than nothing.
        let mut x = self.sums;
        for i in 0..FACTS {
            for j in 0..=i {
                let sum: f64 = (0..j).map(|k| m[i][k] * m[j][k]).sum();
                m[i][j] = if i == j { (m[i][i] - sum).max(1e-12).sqrt() } else { (m[i][j] - sum) / m[j][j] };
            }
        }
        for i in 0..FACTS {
            let sum: f64 = (0..i).map(|k| m[i][k] * x[k]).sum();
            x[i] = (x[i] - sum) / m[i][i];
        }
        for i in (0..FACTS).rev() {
            let sum: f64 = (i + 1..FACTS).map(|k| m[k][i] * x[k]).sum();
            x[i] = (x[i] - sum) / m[i][i];
        }
        x.map(|x| x as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seeded;

    /// What is behind the noise is found, the more surely the more is seen; noise alone makes next to nothing.
    #[test]
    fn what_is_off_is_found() {
        let mut rng = Seeded::new(1);
        let mut tried = |n: u32, truth: Facts| {
            let mut fit = Fit::default();
            for _ in 0..n {
                let mut end = [0; odds::FACES];
                (0..6).for_each(|_| end[rng.below(6) as usize] += 1);
                let facts = facts(&end, 2);
                let noise = (rng.below(2001) as f32 / 1000.0 - 1.0) * 0.2;
                fit.add(&facts, facts.iter().zip(truth).map(|(a, b)| a * b).sum::<f32>() + noise);
            }
            fit.more()
        };
        let truth = [0.02, 0.01, -0.01, 0.005, 0.03, -0.01];
        let off = |found: Facts| found.iter().zip(truth).map(|(a, b)| (a - b).abs()).sum::<f32>();
        let (few, many) = (off(tried(30, truth)), off(tried(30_000, truth)));
        assert!(many < 0.012 && many < few, "{few} {many}");
        let nothing = tried(100, [0.0; FACTS]);
        assert!(nothing[1..].iter().all(|it| it.abs() < 0.015), "{nothing:?}");
    }
}
