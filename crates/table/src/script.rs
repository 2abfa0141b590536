//! Recorded chance given out again, noting the first thing that does not fit.

use rules::{CardSet, Chance, Faces, Outcome, Purpose, Seeded};

use crate::fair::FairDice;

/// Where the game and the record part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Misfit {
    /// The game wants these dice and the record has something else, or nothing more.
    Dice(Purpose, u8, Option<Outcome>),
    /// The game wants a card and the record has something else, or nothing more.
    Card(Purpose, Option<Outcome>),
    /// The recorded card cannot be drawn.
    NotThere(Outcome),
    /// The dice of the seal are not those recorded: these are.
    Unfair(Outcome),
}

/// Gives out recorded outcomes. After a misfit the rest is made up, so that the engine comes to an end: rolls for the
/// first turn, for one, go on until they differ.
pub(crate) struct Script<'a> {
    left: &'a [Outcome],
    pub misfit: Option<Misfit>,
    made_up: Seeded,
    /// What everything must follow from, if the game has a seal.
    fair: Option<&'a mut FairDice>,
}

impl<'a> Script<'a> {
    pub fn new(chance: &'a [Outcome], fair: Option<&'a mut FairDice>) -> Script<'a> {
        Script { left: chance, misfit: None, made_up: Seeded::new(0), fair }
    }

    /// What was recorded and not asked for.
    pub fn left(&self) -> &'a [Outcome] {
        self.left
    }

    fn next(&mut self) -> Option<Outcome> {
        if self.misfit.is_some() {
            return None;
        }
        let (first, rest) = self.left.split_first()?;
        self.left = rest;
        Some(*first)
    }
}

impl Chance for Script<'_> {
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces {
        match self.next() {
            Some(Outcome::Dice(p, m, faces)) if p == purpose && m == n => {
                if let Some(fair) = &mut self.fair {
                    let right = fair.dice(purpose, n);
                    if right != faces {
                        self.misfit.get_or_insert(Misfit::Unfair(Outcome::Dice(purpose, n, right)));
                    }
                }
                faces
            }
            other => {
                self.misfit.get_or_insert(Misfit::Dice(purpose, n, other));
                self.made_up.dice(purpose, n)
            }
        }
    }

    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8 {
        match self.next() {
            Some(Outcome::Card(p, card)) if p == purpose && from.has(card) => {
                if let Some(fair) = &mut self.fair {
                    let right = fair.card(purpose, from);
                    if right != card {
                        self.misfit.get_or_insert(Misfit::Unfair(Outcome::Card(purpose, right)));
                    }
                }
                return card;
            }
            Some(other @ Outcome::Card(p, _)) if p == purpose => {
                self.misfit.get_or_insert(Misfit::NotThere(other));
            }
            other => {
                self.misfit.get_or_insert(Misfit::Card(purpose, other));
            }
        }
        self.made_up.card(purpose, from)
    }
}
