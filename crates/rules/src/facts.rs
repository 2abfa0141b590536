//! Where things are, for displays, scenarios and tests. Of a whole game this is the whole truth; of a view's game hands and
//! Challenge cards of others lie in an order that means nothing, see [`View::known_hand`](crate::View::known_hand).

use crate::event::{NOBODY, Seat};
use crate::game::{Frame, Game};
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::{Hook, Op, Rules, Terms};
use crate::wicked::LEVELS;

impl Rules {
    /// Are there evolutions at this table, and hands of them?
    pub fn has_hands(&self) -> bool {
        self.with.evolutions
    }

    /// Are there wickedness points and tiles?
    pub fn has_wickedness(&self) -> bool {
        self.with.wickedness
    }

    /// Are there masks and Challenges?
    pub fn has_challenges(&self) -> bool {
        self.with.challenges
    }

    /// How many cards a seat has in hand; everybody may count them.
    pub fn hand_size(&self, g: &Game, seat: Seat) -> u8 {
        g.monster(seat).hand.count_ones() as u8
    }

    /// The same cards, a bit each from the first of [`Rules::evolutions`] on.
    pub fn hand_bits(&self, g: &Game, seat: Seat) -> u64 {
        g.monster(seat).hand
    }

    /// The monster a card in front of this seat belongs to, if that is another one: a gift or a loan.
    pub fn given_by(&self, g: &Game, holder: Seat, card: CardId) -> Option<Seat> {
        let owner = self.belongs_to(g, holder, card);
        (owner != holder && owner != NOBODY).then_some(owner)
    }

    /// What a card costs this seat on the terms of the open question.
    pub fn price_asked(&self, g: &Game, seat: Seat, card: CardId) -> u8 {
        let terms = match g.stack.last() {
            Some(Frame::Run(run)) => match self.ops[run.pc as usize] {
                Op::PickToBuy(terms) => terms,
                Op::OfferTurnedUp(less) => Terms::Less(less),
                _ => Terms::Plain,
            },
            _ => Terms::Plain,
        };
        self.price_on_terms(g, seat, card, terms)
    }

    /// May the loss of hearts this seat is asked about come to more than it is now? Cards of both sides add to it once all that can be
    /// done against it is done.
    pub fn loss_may_grow(&self, g: &Game, seat: Seat) -> bool {
        let Some(Frame::Lose(loss)) = g.stack.last() else { return false };
        let by_another = loss.by != NOBODY && loss.by != seat;
        loss.who == seat
            && (g.listens(seat, Hook::Suffering)
                || by_another && g.listens(loss.by, Hook::Dealing)
                || loss.smash && g.now.more_if_wounded[seat as usize] > 0)
    }

    /// Wickedness tiles nobody has taken yet.
    pub fn tiles_on_board(&self, g: &Game) -> CardSet {
        LEVELS.into_iter().fold(CardSet::EMPTY, |all, level| all.or(&self.tiles_left(g, level)))
    }

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

    /// Those of them that everybody has seen.
    pub fn seen_evolution_discards(&self, g: &Game, seat: Seat) -> CardSet {
        self.evolutions_of(g.monster(seat).evolution_discards & !g.unseen)
    }

    /// A seat's own gifts that lie in front of it and do nothing there (GIFT-6).
    pub fn idle_gifts(&self, g: &Game, seat: Seat) -> CardSet {
        self.evolutions_of(g.monster(seat).idle)
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
        // Nobody's seat has none.
        let card = self.seats.get(seat as usize)?.challenge;
        (card != NO_CARD).then_some(card)
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

    /// Is this die of the turn frozen, so that it can be neither rolled nor turned?
    pub fn is_locked(&self, die: u8) -> bool {
        self.now.locked >> (die & 7) & 1 == 1
    }

    /// The frozen dice: which, its face, and until whose turn.
    pub fn frozen_dice(&self) -> impl Iterator<Item = (u8, u8, Seat)> {
        let by = move |die: u8| (0..self.players).find(move |&s| self.frozen.by[s as usize] >> die & 1 == 1);
        (0..8).filter_map(move |die| by(die).map(|seat| (die, self.frozen.faces.get(die as usize), seat)))
    }

    /// The card the active monster cannot buy this turn.
    pub fn barred_card(&self) -> Option<CardId> {
        Some(self.now.barred).filter(|&c| c != NO_CARD)
    }

    /// Cards of the deck whose place somebody knows: on top (the topmost last) and underneath (the lowest first), each
    /// with a bit for every seat that knows.
    pub fn known_deck(&self) -> [Vec<(CardId, u8)>; 2] {
        let list = |known: &[crate::game::Known]| known.iter().map(|k| (k.card, k.seats)).collect();
        [list(self.top.as_slice()), list(self.bottom.as_slice())]
    }
}
