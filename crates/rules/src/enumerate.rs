//! All that chance can do with one answer: every outcome with its probability, dice as multisets.

use crate::action::Action;
use crate::chance::{Chance, Faces, Purpose};
use crate::event::{Seat, Silent};
use crate::game::Game;
use crate::sets::CardSet;
use crate::tables::Rules;

impl Rules {
    /// Calls `each` with the probability and the game of every way chance can go after this answer. Equal dice are
    /// one way, not several: six dice are 462 ways, not 46,656.
    pub fn outcomes(&self, game: &Game, seat: Seat, action: Action, mut each: impl FnMut(f64, &Game)) {
        let mut path = Path::default();
        loop {
            path.depth = 0;
            path.probability = 1.0;
            let mut next = game.clone();
            self.apply_unchecked(&mut next, seat, action, &mut path, &mut Silent);
            each(path.probability, &next);
            if !path.advance() {
                return;
            }
        }
    }
}

/// One way through the tree of chance: at each call, which of how many outcomes.
#[derive(Default)]
struct Path {
    taken: Vec<(u32, u32)>,
    depth: usize,
    probability: f64,
}

impl Path {
    /// The outcome to take at this call.
    fn choose(&mut self, of: u32) -> u32 {
        if self.depth == self.taken.len() {
            self.taken.push((0, of));
        }
        let choice = self.taken[self.depth].0;
        self.depth += 1;
        choice
    }

    /// The next way, or false after the last.
    fn advance(&mut self) -> bool {
        self.taken.truncate(self.depth);
        while let Some((choice, of)) = self.taken.pop() {
            if choice + 1 < of {
                self.taken.push((choice + 1, of));
                return true;
            }
        }
        false
    }
}

impl Chance for Path {
    fn dice(&mut self, _: Purpose, n: u8) -> Faces {
        let choice = self.choose(multisets(n, 6));
        let (faces, probability) = multiset(n, choice);
        self.probability *= probability;
        faces
    }

    fn card(&mut self, _: Purpose, from: &CardSet) -> u8 {
        let n = from.len().max(1);
        let choice = self.choose(n);
        self.probability /= n as f64;
        from.nth(choice).unwrap_or_default()
    }
}

/// How many multisets of `n` dice there are with `faces` faces.
fn multisets(n: u8, faces: u32) -> u32 {
    (1..=n as u32).fold(1, |c, i| c * (faces - 1 + i) / i)
}

/// The multiset with this number as sorted dice, and how likely it is.
fn multiset(n: u8, mut number: u32) -> (Faces, f64) {
    let mut faces = Faces::default();
    let (mut placed, mut face, mut run) = (0u8, 0u8, 0u32);
    let mut ways = 1.0;
    while placed < n {
        // Sorted dice: those that go on with this face come before those that do not use it any more.
        let with_face = multisets(n - placed - 1, 6 - face as u32);
        if number < with_face {
            faces = faces.with(placed as usize, face);
            placed += 1;
            run += 1;
            // Multinomial coefficient, die by die.
            ways *= placed as f64 / run as f64;
        } else {
            number -= with_face;
            face += 1;
            run = 0;
        }
    }
    (faces, ways / 6f64.powi(n as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn multisets_are_all_and_add_up() {
        for n in 0..=8u8 {
            let count = multisets(n, 6);
            let mut seen = std::collections::HashSet::new();
            let mut total = 0.0;
            let mut smashes = 0.0;
            for number in 0..count {
                let (faces, p) = multiset(n, number);
                assert!(seen.insert(faces.0));
                total += p;
                smashes += p * (0..n).filter(|&d| faces.get(d as usize) == 5).count() as f64;
            }
            assert!((total - 1.0).abs() < 1e-12, "{n} dice: {total}");
            assert!((smashes - n as f64 / 6.0).abs() < 1e-12);
        }
        assert_eq!(multisets(6, 6), 462);
    }

    #[test]
    fn outcomes_of_a_reroll() {
        let setup = crate::setup::Setup::new(crate::rulebook::Edition::MonsterBox, 2);
        let rules = Rules::new(&setup, &[]).unwrap();
        let mut chance = crate::chance::Seeded::new(3);
        let game = rules.deal(&mut chance, &mut Silent);
        let seat = game.asked().trailing_zeros() as u8;
        let (mut total, mut ways) = (0.0, 0);
        rules.outcomes(&game, seat, Action::Roll(0b111), |p, next| {
            total += p;
            ways += 1;
            assert_eq!(next.rolls_made, 2);
        });
        assert!((total - 1.0).abs() < 1e-12);
        assert_eq!(ways, 56);
    }
}
