//! Challenges and masks (LUCH).

use crate::chance::Chance;
use crate::event::{Seat, Sink};
use crate::game::Challenge;
use crate::play::Play;

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// A monster has stayed: the attacker may challenge it (LUCH-5, LUCH-6).
    pub fn offer_challenge(&mut self) {}

    pub fn challenge_step(&mut self, _challenge: Challenge) {
        self.pop();
    }

    /// Whoever eliminates a monster takes all its masks (LUCH-28, SIL-12).
    pub fn masks_taken(&mut self, _seat: Seat) {}
}

impl<C: Chance, S: Sink> Play<'_, C, S> {
    pub fn draw_challenge(&mut self, _seat: Seat) {}
    pub fn challenge_answer(&mut self, _seat: Seat, _action: crate::action::Action) {}
}

impl crate::tables::Rules {
    /// The bit of a Challenge card.
    pub(crate) fn challenge_bit(&self, card: u8) -> u32 {
        let first = self.challenges.iter().next().unwrap_or(0);
        1 << ((card - first) & 31)
    }

    /// The bits of these Challenge cards.
    pub(crate) fn challenge_bits(&self, cards: &crate::sets::CardSet) -> u32 {
        cards.iter().fold(0, |all, c| all | self.challenge_bit(c))
    }

    pub(crate) fn challenge_options(
        &self,
        _g: &crate::game::Game,
        _seat: Seat,
        mut _each: impl FnMut(crate::action::Action),
    ) {
    }
}
