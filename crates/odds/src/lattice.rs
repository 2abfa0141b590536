//! All multisets of up to eight dice, numbered, with the steps of one die between them.

use crate::face::{Counts, FACES, MAX_DICE};
use std::sync::OnceLock;

/// The numbered multisets. They are ordered by size, so the multisets of up to `n` dice are the first ones
/// and the same numbers serve every number of dice.
pub(crate) struct Lattice {
    counts: Vec<Counts>,
    /// `up[id][face]`: one die more. Only for multisets of fewer than [`MAX_DICE`] dice.
    up: Vec<[u16; FACES]>,
    /// `down[id][face]`: one die less; the multiset itself where it has no such die, so that a pass over the
    /// six entries needs no test.
    down: Vec<[u16; FACES]>,
    /// Only those of one die less that there are, in the order of faces, one multiset after the other.
    fewer: Vec<u16>,
    /// How many of them each multiset has: its different faces.
    faces: Vec<u8>,
    starts: [usize; MAX_DICE + 2],
}

/// A number for a multiset in base nine, used only while building.
fn key(counts: &Counts) -> usize {
    counts.iter().fold(0, |key, &count| key * (MAX_DICE + 1) + usize::from(count))
}

/// Appends all multisets of exactly `left` dice over the faces from `face` on.
fn fill(counts: &mut Counts, face: usize, left: u8, out: &mut Vec<Counts>) {
    if face == FACES - 1 {
        counts[face] = left;
        out.push(*counts);
        return;
    }
    for count in 0..=left {
        counts[face] = count;
        fill(counts, face + 1, left - count, out);
    }
}

impl Lattice {
    /// The one lattice, built at first use.
    pub(crate) fn get() -> &'static Lattice {
        static LATTICE: OnceLock<Lattice> = OnceLock::new();
        LATTICE.get_or_init(Lattice::build)
    }

    fn build() -> Lattice {
        let mut counts = Vec::new();
        let mut starts = [0; MAX_DICE + 2];
        for (size, start) in (0..=MAX_DICE as u8).zip(&mut starts) {
            *start = counts.len();
            fill(&mut [0; FACES], 0, size, &mut counts);
        }
        starts[MAX_DICE + 1] = counts.len();
        let mut ids = vec![0u16; (MAX_DICE + 1).pow(FACES as u32)];
        for (id, set) in counts.iter().enumerate() {
            ids[key(set)] = id as u16;
        }
        let mut up = Vec::with_capacity(starts[MAX_DICE]);
        let mut down = Vec::with_capacity(counts.len());
        for (id, set) in counts.iter().enumerate() {
            let mut more = [0; FACES];
            let mut less = [id as u16; FACES];
            for face in 0..FACES {
                let mut next = *set;
                if id < starts[MAX_DICE] {
                    next[face] += 1;
                    more[face] = ids[key(&next)];
                }
                if set[face] > 0 {
                    next = *set;
                    next[face] -= 1;
                    less[face] = ids[key(&next)];
                }
            }
            if id < starts[MAX_DICE] {
                up.push(more);
            }
            down.push(less);
        }
        let kept = |(id, less): (usize, &[u16; FACES])| less.map(|less| (less, usize::from(less) != id));
        let fewer = down.iter().enumerate().flat_map(kept).filter(|(_, there)| *there).map(|(less, _)| less);
        let fewer = fewer.collect();
        let faces = counts.iter().map(|set| set.iter().filter(|&&count| count > 0).count() as u8).collect();
        Lattice { counts, up, down, fewer, faces, starts }
    }

    /// The number of the first multiset of `size` dice, for sizes up to one more than [`MAX_DICE`].
    pub(crate) fn start(&self, size: usize) -> usize {
        self.starts[size]
    }

    pub(crate) fn counts(&self, id: usize) -> &Counts {
        &self.counts[id]
    }

    /// The multisets with these numbers.
    pub(crate) fn all(&self, ids: std::ops::Range<usize>) -> &[Counts] {
        &self.counts[ids]
    }

    pub(crate) fn up(&self) -> &[[u16; FACES]] {
        &self.up
    }

    pub(crate) fn down(&self) -> &[[u16; FACES]] {
        &self.down
    }

    /// For each multiset in the order of their numbers those of one die less.
    pub(crate) fn fewer(&self) -> impl Iterator<Item = &[u16]> {
        let mut rest = &self.fewer[..];
        self.faces.iter().map(move |&faces| {
            let (fewer, after) = rest.split_at(usize::from(faces));
            rest = after;
            fewer
        })
    }

    /// The number of a multiset of at most [`MAX_DICE`] dice; callers have checked the size.
    pub(crate) fn id(&self, counts: &Counts) -> usize {
        let mut id = 0;
        for (face, &count) in counts.iter().enumerate() {
            for _ in 0..count {
                id = usize::from(self.up[id][face]);
            }
        }
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::face::total;

    #[test]
    fn sizes_and_steps() {
        let lattice = Lattice::get();
        assert_eq!(lattice.start(7) - lattice.start(6), 462);
        assert_eq!(lattice.start(9) - lattice.start(8), 1287);
        assert_eq!(lattice.counts.len(), 3003);
        for (id, set) in lattice.counts.iter().enumerate() {
            assert_eq!(lattice.id(set), id);
            assert!((lattice.start(total(set))..lattice.start(total(set) + 1)).contains(&id));
            let fewer = lattice.down[id].iter().filter(|&&less| usize::from(less) != id);
            assert!(fewer.eq(lattice.fewer().nth(id).unwrap()));
            for (face, &count) in set.iter().enumerate() {
                let less = usize::from(lattice.down[id][face]);
                if count == 0 {
                    assert_eq!(less, id);
                } else {
                    assert_eq!(usize::from(lattice.up[less][face]), id);
                }
            }
        }
    }
}
