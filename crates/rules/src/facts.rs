//! Where things are, for displays, scenarios and tests that may see everything. What a seat may see is in its view.

use crate::event::{NOBODY, Seat};
use crate::game::Game;
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::Rules;

impl Rules {
    /// Evolutions in a seat's hand.
    pub fn hand(&self, g: &Game, seat: Seat) -> CardSet {
        self.evolutions_of(g.monster(seat).hand)
    }

    /// Evolutions in a seat's deck.
    pub fn evolution_deck(&self, g: &Game, seat: Seat) -> CardSet {
        self.evolutions_of(g.monster(seat).evolution_deck)
    }

    /// Evolutions on a seat's discard pile.
    pub fn evolution_discards(&self, g: &Game, seat: Seat) -> CardSet {
        self.evolutions_of(g.monster(seat).evolution_discards)
    }

    /// A seat's own gifts that lie in front of it and do nothing there (GIFT-6).
    pub fn idle_gifts(&self, g: &Game, seat: Seat) -> CardSet {
        self.evolutions_of(g.monster(seat).idle)
    }

    /// The monster a card in front of `holder` belongs to: for gifts and lent cards that is another, or nobody.
    pub fn owner_of(&self, g: &Game, holder: Seat, card: CardId) -> Option<Seat> {
        match self.belongs_to(g, holder, card) {
            NOBODY => None,
            owner => Some(owner),
        }
    }

    /// Wickedness tiles of a level that are still to be had.
    pub fn tiles_at(&self, g: &Game, level: u8) -> CardSet {
        self.tiles_left(g, level)
    }

    /// The Challenge cards in their deck.
    pub fn challenge_deck(&self, g: &Game) -> CardSet {
        self.challenges_of(g.challenge_deck)
    }

    /// The Challenge cards on their discard pile, seen by all or not.
    pub fn challenge_discards(&self, g: &Game) -> CardSet {
        self.challenges_of(g.challenge_discards)
    }
}

impl Game {
    /// The Challenge card in front of a seat: face down, but for those of [`Rules::face_up_challenges`].
    pub fn challenge_card(&self, seat: Seat) -> Option<CardId> {
        Some(self.monster(seat).challenge).filter(|&c| c != NO_CARD)
    }

    /// Cards that lie in front of another monster than the one they belong to, and that one.
    pub fn lent_cards(&self) -> &[(CardId, Seat)] {
        self.lent.as_slice()
    }

    /// Cards with a mark, and the card it is of.
    pub fn marked_cards(&self) -> &[(CardId, CardId)] {
        self.marks.as_slice()
    }

    /// Cards laid aside, and the card they lie under.
    pub fn reserved_cards(&self) -> &[(CardId, CardId)] {
        self.reserved.as_slice()
    }

    /// The frozen die: which, its face, and until whose turn.
    pub fn frozen_die(&self) -> Option<(u8, u8, Seat)> {
        (self.frozen.by != NOBODY).then_some((self.frozen.die, self.frozen.face, self.frozen.by))
    }

    /// Dice that cannot be rolled or turned this turn, a bit each.
    pub fn locked_dice(&self) -> u8 {
        self.now.locked
    }

    /// Faces whose dice do nothing this turn, a bit each.
    pub fn useless_faces(&self) -> u8 {
        self.now.useless
    }

    /// The card the active monster cannot buy this turn.
    pub fn barred_card(&self) -> Option<CardId> {
        Some(self.now.barred).filter(|&c| c != NO_CARD)
    }

    /// Cards laid before a seat to choose from, for its eyes only.
    pub fn offered_cards(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.monster(seat).offer.into_iter().filter(|&c| c != NO_CARD)
    }

    /// Cards of the deck whose place somebody knows: on top (the topmost last) and underneath (the lowest first), each
    /// with a bit for every seat that knows.
    pub fn known_deck(&self) -> [Vec<(CardId, u8)>; 2] {
        let list = |known: &[crate::game::Known]| known.iter().map(|k| (k.card, k.seats)).collect();
        [list(self.top.as_slice()), list(self.bottom.as_slice())]
    }
}
