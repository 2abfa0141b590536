//! A second network that corrects the first: deeper, and many times slower, for whoever has the time. What a fact means is worked out for
//! every pair of monsters (how one's stars stand to what another may buy or do), by how they sit: who comes next, who came before, who sits
//! elsewhere, since some cards are for neighbours and who moves first matters to all. Two more layers go over that, with what there is at the
//! table altogether.
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

/// How a rival may sit: next, before, elsewhere.
pub const PLACES: usize = 3;

/// What a fact adds: to what its monster is by itself, to what it is before a rival in each place, and to what it is as a rival there.
pub const WIDE: usize = ALONE + 2 * PLACES * PAIR;

/// What goes into the first layer: what a monster is by itself, what all are, and its pairs.
pub const INTO: usize = 2 * ALONE + PAIR;

/// Where each part of the numbers begins, for so many rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    /// Where the sums begin, after what each fact adds.
    pub bias: usize,
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
        let bias = rows * WIDE;
        let first = bias + WIDE;
        let first_bias = first + INTO * FIRST;
        let second = first_bias + FIRST;
        let second_bias = second + FIRST * SECOND;
        let out = second_bias + SECOND;
        Parts { bias, first, first_bias, second, second_bias, out, all: out + SECOND }
    }

    /// The parts one after the other, each by where it begins and ends: numbers of one part are of a size.
    pub fn each(&self) -> [std::ops::Range<usize>; 7] {
        [
            0..self.bias,
            self.bias..self.first,
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
    wide: [f32; WIDE],
}

/// How a rival sits, of so many living monsters in their order.
#[inline(always)]
pub fn place(of: usize, rival: usize, living: usize) -> usize {
    match (rival + living - of) % living {
        1 => 0,
        away if away + 1 == living => 1,
        _ => 2,
    }
}

/// What a monster is before rivals who sit so, and what it is as a rival who sits so.
#[inline(always)]
pub fn before_and_rival(wide: &[f32; WIDE], place: usize) -> (&[f32; PAIR], &[f32; PAIR]) {
    (at(wide, ALONE + place * PAIR), at(wide, ALONE + (PLACES + place) * PAIR))
}

/// What goes into the layers for one of these monsters; `all` is what they are by themselves, added up.
#[inline(always)]
fn for_layers(of: usize, sums: &[&[f32; WIDE]], all: &[f32; ALONE]) -> [f32; INTO] {
    let mut into = [0.0; INTO];
    for i in 0..ALONE {
        into[i] = step(sums[of][i]);
        into[ALONE + i] = all[i];
    }
    for rival in (0..sums.len()).filter(|rival| *rival != of) {
        let place = place(of, rival, sums.len());
        let (before, rival) = (before_and_rival(sums[of], place).0, before_and_rival(sums[rival], place).1);
        for i in 0..PAIR {
            into[2 * ALONE + i] += step(before[i] + rival[i]);
        }
    }
    into
}

/// What all of them are by themselves.
#[inline(always)]
fn all_of(sums: &[&[f32; WIDE]]) -> [f32; ALONE] {
    let mut all = [0.0; ALONE];
    for sum in sums {
        for i in 0..ALONE {
            all[i] += step(sum[i]);
        }
    }
    all
}

/// What the rows of each monster added up to in the position before.
#[derive(Clone)]
pub struct DeepSums([Sum; SEATS]);

impl Default for DeepSums {
    fn default() -> DeepSums {
        DeepSums(std::array::from_fn(|_| Sum { of: None, wide: [0.0; WIDE] }))
    }
}

/// So many numbers from a place on.
#[inline(always)]
fn at<const N: usize>(numbers: &[f32], from: usize) -> &[f32; N] {
    numbers[from..from + N].first_chunk().unwrap_or(&[0.0; N])
}

/// Not `max`, which would look for numbers that are none.
#[inline(always)]
fn step(x: f32) -> f32 {
    if x > 0.0 { x } else { 0.0 }
}

impl Deep {
    /// How many rows it knows.
    pub fn rows(&self) -> usize {
        self.parts.bias / WIDE
    }

    fn add_up(&self, sum: &mut [f32; WIDE], rows: &[u16]) {
        *sum = *at(&self.numbers, self.parts.bias);
        for &row in rows {
            let row: &[f32; WIDE] = at(&self.numbers, usize::from(row) * WIDE);
            for i in 0..WIDE {
                sum[i] += row[i];
            }
        }
    }

    /// What it adds to the first network's opinion of each living monster; `facts` tells their facts and rows.
    pub(super) fn more<'a>(
        &self,
        near: &mut DeepSums,
        alive: u8,
        facts: impl Fn(usize) -> (Packed, &'a Rows),
    ) -> [f32; SEATS] {
        let mut seats = [0; SEATS];
        let mut n = 0;
        for seat in (0..SEATS).filter(|seat| alive >> seat & 1 == 1) {
            let (of, rows) = facts(seat);
            let sum = &mut near.0[seat];
            if sum.of != Some(of) {
                self.add_up(&mut sum.wide, rows.all());
                sum.of = Some(of);
            }
            seats[n] = seat;
            n += 1;
        }
        let sums = seats.map(|seat| &near.0[seat].wide);
        let sums = &sums[..n];
        let all = all_of(sums);
        let mut more = [0.0; SEATS];
        for of in 0..n {
            more[seats[of]] = self.layers(&for_layers(of, sums, &all)).2;
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
    pub fn look(&self, rows: &[u16], ends: &[u16], seen: &mut [Seen; SEATS]) {
        let n = ends.len().min(SEATS);
        let mut from = 0;
        for (seen, to) in seen.iter_mut().zip(ends) {
            self.add_up(&mut seen.wide, &rows[from..usize::from(*to)]);
            from = usize::from(*to);
        }
        for of in 0..n {
            let sums: [&[f32; WIDE]; SEATS] = std::array::from_fn(|at| &seen[at].wide);
            let into = for_layers(of, &sums[..n], &all_of(&sums[..n]));
            let (first, second, out) = self.layers(&into);
            let it = &mut seen[of];
            (it.into, it.first, it.second, it.out) = (into, first, second, out);
        }
    }
}

/// What is worked out for a monster.
pub struct Seen {
    /// What its rows add up to.
    pub wide: [f32; WIDE],
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
    pub const NOTHING: Seen =
        Seen { wide: [0.0; WIDE], into: [0.0; INTO], first: [0.0; FIRST], second: [0.0; SECOND], out: 0.0 };
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever comes next is next, also where it is the only rival; whoever came before is before; all others are elsewhere.
    #[test]
    fn rivals_sit_somewhere() {
        let places = |living: usize| (1..living).map(|rival| place(0, rival, living)).collect::<Vec<_>>();
        assert_eq!([2, 3, 4, 6].map(places), [vec![0], vec![0, 1], vec![0, 2, 1], vec![0, 2, 2, 2, 1]]);
        assert_eq!([place(3, 0, 4), place(3, 2, 4), place(3, 1, 4)], [0, 1, 2]);
    }
}
