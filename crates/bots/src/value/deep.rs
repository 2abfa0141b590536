//! A second network that corrects the first: deeper, and many times slower, for whoever has the time. What a fact means is worked out for
//! every pair of monsters (how one's stars stand to what another may buy or do), and two more layers go over that.
//!
//! Where monsters have the same facts in another position, what they add up to is kept ([`DeepSums`]).

use super::Rows;
use super::packed::Packed;
use rules::SEATS;

/// Numbers for what a monster is by itself, for what it is to each rival, and of the two layers.
pub const ALONE: usize = 32;
/// See [`ALONE`].
pub const PAIR: usize = 64;
/// See [`ALONE`].
pub const FIRST: usize = 32;
/// See [`ALONE`].
pub const SECOND: usize = 32;

/// What goes into the first layer.
pub const INTO: usize = ALONE + PAIR;

/// Where each part of the numbers begins, for so many rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// What a fact adds to what its monster is by itself.
    pub alone: usize,
    /// What it adds to its monster before each rival.
    pub before: usize,
    /// What it adds to its monster as a rival.
    pub rival: usize,
    /// Where the sums begin.
    pub alone_bias: usize,
    /// The same for pairs.
    pub pair_bias: usize,
    /// The first layer, by what goes into it.
    pub first: usize,
    /// Where its steps begin.
    pub first_bias: usize,
    /// The second layer.
    pub second: usize,
    /// Where its steps begin.
    pub second_bias: usize,
    /// What the steps count in the end.
    pub out: usize,
    /// How many numbers there are.
    pub all: usize,
}

impl Parts {
    /// For so many rows.
    pub const fn new(rows: usize) -> Parts {
        let before = rows * ALONE;
        let rival = before + rows * PAIR;
        let alone_bias = rival + rows * PAIR;
        let pair_bias = alone_bias + ALONE;
        let first = pair_bias + PAIR;
        let first_bias = first + INTO * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let out = second_bias + SECOND;
        Parts {
            alone: 0,
            before,
            rival,
            alone_bias,
            pair_bias,
            first,
            first_bias,
            second,
            second_bias,
            out,
            all: out + SECOND,
        }
    }

    /// The parts one after the other, each by where it begins and ends: numbers of one part are of a size.
    pub fn each(&self) -> [std::ops::Range<usize>; 10] {
        [
            self.alone..self.before,
            self.before..self.rival,
            self.rival..self.alone_bias,
            self.alone_bias..self.pair_bias,
            self.pair_bias..self.first,
            self.first..self.first_bias,
            self.first_bias..self.second,
            self.second..self.second_bias,
            self.second_bias..self.out,
            self.out..self.all,
        ]
    }
}

/// All numbers of the second network.
#[derive(Clone, Debug, PartialEq)]
pub struct Deep {
    /// Where they are.
    pub parts: Parts,
    /// The numbers.
    pub numbers: Vec<f32>,
}

/// What the rows of one monster add up to.
#[derive(Clone)]
struct Sum {
    of: Option<Packed>,
    alone: [f32; ALONE],
    before: [f32; PAIR],
    rival: [f32; PAIR],
}

impl Sum {
    const NOTHING: Sum = Sum { of: None, alone: [0.0; ALONE], before: [0.0; PAIR], rival: [0.0; PAIR] };

    /// What goes into the layers for this monster among these rivals.
    #[inline(always)]
    fn for_layers<'a>(&self, rivals: impl Iterator<Item = &'a Sum>) -> [f32; INTO] {
        let mut into = [0.0; INTO];
        into.iter_mut().zip(&self.alone).for_each(|(into, alone)| *into = step(*alone));
        for rival in rivals {
            for i in 0..PAIR {
                into[ALONE + i] += step(self.before[i] + rival.rival[i]);
            }
        }
        into
    }
}

/// What the rows of each monster added up to in the position before.
#[derive(Clone)]
pub struct DeepSums([Sum; SEATS]);

impl Default for DeepSums {
    fn default() -> DeepSums {
        DeepSums(std::array::from_fn(|_| Sum::NOTHING))
    }
}

/// So many numbers from a place on.
#[inline(always)]
fn at<const N: usize>(numbers: &[f32], from: usize) -> &[f32; N] {
    numbers[from..from + N].first_chunk().unwrap_or(&[0.0; N])
}

#[inline(always)]
fn add<const N: usize>(sum: &mut [f32; N], row: &[f32; N]) {
    for i in 0..N {
        sum[i] += row[i];
    }
}

/// Not `max`, which would look for numbers that are none.
#[inline(always)]
fn step(x: f32) -> f32 {
    if x > 0.0 { x } else { 0.0 }
}

impl Deep {
    /// How many rows it knows.
    pub fn rows(&self) -> usize {
        self.parts.before / ALONE
    }

    fn add_up(&self, sum: &mut Sum, rows: &[u16]) {
        let (n, parts) = (&self.numbers[..], &self.parts);
        sum.alone = *at(n, parts.alone_bias);
        sum.before = *at(n, parts.pair_bias);
        sum.rival = [0.0; PAIR];
        for &row in rows {
            let row = usize::from(row);
            add(&mut sum.alone, at(n, parts.alone + row * ALONE));
            add(&mut sum.before, at(n, parts.before + row * PAIR));
            add(&mut sum.rival, at(n, parts.rival + row * PAIR));
        }
    }

    /// What it adds to the first network's opinion of each living monster; `facts` tells their facts and rows.
    pub(super) fn more<'a>(
        &self,
        near: &mut DeepSums,
        alive: u8,
        facts: impl Fn(usize) -> (Packed, &'a Rows),
    ) -> [f32; SEATS] {
        let lives = |seat: &usize| alive >> seat & 1 == 1;
        for seat in (0..SEATS).filter(lives) {
            let (of, rows) = facts(seat);
            let sum = &mut near.0[seat];
            if sum.of != Some(of) {
                self.add_up(sum, rows.all());
                sum.of = Some(of);
            }
        }
        let mut more = [0.0; SEATS];
        for seat in (0..SEATS).filter(lives) {
            let rivals = (0..SEATS).filter(lives).filter(|rival| *rival != seat);
            let into = near.0[seat].for_layers(rivals.map(|rival| &near.0[rival]));
            more[seat] = self.layers(&into).2;
        }
        more
    }

    /// What the layers make of it: the steps of both, and the end.
    fn layers(&self, into: &[f32; INTO]) -> ([f32; FIRST], [f32; SECOND], f32) {
        let (n, parts) = (&self.numbers[..], &self.parts);
        let first = layer(into, &n[parts.first..parts.first_bias], at(n, parts.first_bias));
        let second = layer(&first, &n[parts.second..parts.second_bias], at(n, parts.second_bias));
        let out: &[f32; SECOND] = at(n, parts.out);
        let end = second.iter().zip(out).fold(0.0, |sum, (step, out)| sum + step * out);
        (first, second, end)
    }

    /// All that is worked out for a position, for training: the rows of one monster end where those of the next begin.
    pub fn look(&self, rows: &[u16], ends: &[u16]) -> [Seen; SEATS] {
        let n = ends.len().min(SEATS);
        let mut sums: [Sum; SEATS] = std::array::from_fn(|_| Sum::NOTHING);
        let mut from = 0;
        for (sum, to) in sums.iter_mut().zip(ends) {
            self.add_up(sum, &rows[from..usize::from(*to)]);
            from = usize::from(*to);
        }
        std::array::from_fn(|at| {
            if at >= n {
                return Seen::NOTHING;
            }
            let rivals = (0..n).filter(|rival| *rival != at);
            let into = sums[at].for_layers(rivals.map(|rival| &sums[rival]));
            let (first, second, out) = self.layers(&into);
            Seen { before: sums[at].before, rival: sums[at].rival, into, first, second, out }
        })
    }
}

/// What is worked out for a monster.
pub struct Seen {
    /// What its rows are before each rival.
    pub before: [f32; PAIR],
    /// What they are as a rival's.
    pub rival: [f32; PAIR],
    /// What goes into the first layer.
    pub into: [f32; INTO],
    /// The steps of the first layer.
    pub first: [f32; FIRST],
    /// The steps of the second layer.
    pub second: [f32; SECOND],
    /// What it adds to the first network's opinion.
    pub out: f32,
}

impl Seen {
    /// Of no monster.
    const NOTHING: Seen = Seen {
        before: [0.0; PAIR],
        rival: [0.0; PAIR],
        into: [0.0; INTO],
        first: [0.0; FIRST],
        second: [0.0; SECOND],
        out: 0.0,
    };
}

fn layer<const N: usize, const M: usize>(into: &[f32; N], table: &[f32], bias: &[f32; M]) -> [f32; M] {
    let mut sum = *bias;
    for (x, row) in into.iter().zip(table.chunks_exact(M)) {
        let row: &[f32; M] = at(row, 0);
        for i in 0..M {
            sum[i] += x * row[i];
        }
    }
    sum.map(step)
}
