//! Positions written by hand: for scenarios, puzzles and studies.

use crate::chance::Chance;
use crate::event::{Seat, Sink};
use crate::game::{Frame, Game, TOKENS};
use crate::lang::Kind;
use crate::play::{FUSE, Play};
use crate::rulebook::{BOROUGHS, STACKS, Step, UNITS};
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::tables::Rules;

/// One monster of a position; what is not said is as at the start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct SeatPosition {
    /// Hearts; by default those of the start. 0 means the monster is out.
    pub hearts: Option<u8>,
    /// Stars.
    pub stars: u8,
    /// Energy.
    pub energy: u16,
    /// Number of the place.
    pub place: u8,
    /// Cards with their counters (`None`: as they arrive) and what they copy.
    pub cards: Vec<CardPosition>,
    /// Tokens by kind.
    pub tokens: [u8; TOKENS],
    /// Evolutions in its hand.
    pub hand: Vec<CardId>,
    /// Evolutions on its discard pile, seen by all; the rest of its own are in its deck.
    pub evolution_discards: Vec<CardId>,
    /// Its evolution deck; by default what is left of its own evolutions.
    pub evolution_deck: Option<Vec<CardId>>,
    /// Wickedness points.
    pub wickedness: u8,
    /// Whether it wears a mask; by default it does when masks are played with.
    pub wears_mask: Option<bool>,
    /// Masks in its Collection.
    pub masks: u8,
    /// Its Challenge card.
    pub challenge: Option<CardId>,
}

/// A card in front of a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPosition {
    /// The card.
    pub card: CardId,
    /// Counters on it.
    pub counters: Option<u8>,
    /// The card it copies.
    pub copies: Option<CardId>,
    /// The monster it belongs to, if it was lent.
    pub lent_by: Option<Seat>,
    /// The card it carries a mark of.
    pub marked_by: Option<CardId>,
    /// The card it lies under, to be bought by that card's owner only.
    pub under: Option<CardId>,
}

impl CardPosition {
    /// A card as it arrives.
    pub fn new(card: CardId) -> CardPosition {
        CardPosition { card, counters: None, copies: None, lent_by: None, marked_by: None, under: None }
    }
}

/// A position at the beginning of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The monsters by seat.
    pub seats: Vec<SeatPosition>,
    /// The market; `None` for an empty place. What is not listed stays empty.
    pub market: Vec<Option<CardId>>,
    /// Cards on the discard pile.
    pub discards: Vec<CardId>,
    /// Cards that are in the box, not in the deck.
    pub out: Vec<CardId>,
    /// Whose turn.
    pub active: Seat,
    /// Which step of it is about to begin.
    pub step: Step,
    /// Dice of the turn, for steps after rolling.
    pub dice: Vec<u8>,
    /// What stands in the boroughs.
    pub board: BoardPosition,
}

/// Buildings and units of a position.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct BoardPosition {
    /// Stacks, borough by borough, up to three in each: the top building and how many lie under it.
    pub stacks: [Vec<(u8, u8)>; BOROUGHS],
    /// Units of each sort.
    pub units: [[u8; UNITS]; BOROUGHS],
    /// Boroughs with a souvenir, a bit each.
    pub souvenirs: u8,
}

/// Why a position cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// As many monsters as the table has are needed.
    Seats {
        /// How many there are.
        given: usize,
        /// How many are needed.
        needed: u8,
    },
    /// The same physical card is in two places.
    CardTwice(CardId),
    /// There is no such card at this table.
    NoSuchCard(CardId),
    /// There is no such place, or it is not in use.
    Place {
        /// The seat.
        seat: Seat,
        /// The place.
        place: u8,
    },
    /// More monsters in a place than fit.
    Full {
        /// The place.
        place: u8,
    },
    /// More hearts than the monster can have.
    Hearts {
        /// The seat.
        seat: Seat,
        /// The most it can have.
        most: u8,
    },
    /// The active monster must be alive.
    ActiveIsOut,
    /// A card that copies another must be able to, and the other must be in play.
    Copy(CardId),
    /// A card that cannot be where it is said to be.
    WrongPlace(CardId),
    /// Too many counters, cards or dice for one position.
    TooMuch(&'static str),
}

impl std::fmt::Display for PositionError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            PositionError::Seats { given, needed } => write!(f, "{given} monsters given, {needed} needed"),
            PositionError::CardTwice(card) => write!(f, "card {card} is in two places"),
            PositionError::NoSuchCard(card) => write!(f, "there is no card {card} at this table"),
            PositionError::Place { seat, place } => {
                write!(f, "seat {} cannot be in place {place}: it is not in use at this table", seat + 1)
            }
            PositionError::Full { place } => write!(f, "too many monsters in place {place}"),
            PositionError::Hearts { seat, most } => {
                write!(f, "seat {} can have at most {most} hearts", seat + 1)
            }
            PositionError::ActiveIsOut => f.write_str("the monster whose turn it is must be alive"),
            PositionError::Copy(card) => {
                write!(
                    f,
                    "card {card} cannot be a copy of that: it must copy cards, and the other be in play"
                )
            }
            PositionError::WrongPlace(card) => {
                write!(f, "card {card} cannot be there: hands hold evolutions, and each sort has its place")
            }
            PositionError::TooMuch(what) => write!(f, "too many {what} for one position"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Rules {
    /// Builds the game of a position; [`Rules::begin`] starts it.
    pub fn position(&self, p: &Position) -> Result<Game, PositionError> {
        if p.seats.len() != self.players as usize {
            return Err(PositionError::Seats { given: p.seats.len(), needed: self.players });
        }
        let mut g = self.blank();
        let mut free = self.deck.or(&self.costumes).or(&self.evolutions).or(&self.tiles).or(&self.challenges);
        free = free.or(&self.goals);
        let mut take = |card: CardId| {
            if card as usize >= self.card_def.len() {
                return Err(PositionError::NoSuchCard(card));
            }
            if !free.has(card) {
                return Err(PositionError::CardTwice(card));
            }
            free.take(card);
            Ok(())
        };
        for (i, seat) in p.seats.iter().enumerate() {
            for card in &seat.cards {
                take(card.card)?;
                if let Some(under) = card.under {
                    if g.reserved.is_full() || !self.power.has(card.card) {
                        return Err(PositionError::WrongPlace(card.card));
                    }
                    g.reserved.insert_sorted((card.card, under));
                    continue;
                }
                if self.challenges.has(card.card) || self.def(card.card).kind == Kind::Discard {
                    return Err(PositionError::WrongPlace(card.card));
                }
                if let Some(owner) = card.lent_by {
                    if g.lent.is_full() || !self.evolutions.has(card.card) {
                        return Err(PositionError::WrongPlace(card.card));
                    }
                    g.lent.insert_sorted((card.card, owner));
                }
                if let Some(marker) = card.marked_by {
                    if g.marks.is_full() {
                        return Err(PositionError::TooMuch("marks"));
                    }
                    g.marks.insert_sorted((card.card, marker));
                }
                let gift = self.evolutions.has(card.card) && self.gifts & self.evolution(card.card) != 0;
                if gift && self.belongs_to(&g, i as u8, card.card) == i as u8 {
                    g.seats[i].idle |= self.evolution(card.card);
                    continue;
                }
                g.seats[i].cards.put(card.card);
                let counters = card.counters.unwrap_or(self.def(card.card).counters);
                if g.counters.is_full() && counters > 0 {
                    return Err(PositionError::TooMuch("cards with counters"));
                }
                g.set_counters(card.card, counters);
            }
            let m = &mut g.seats[i];
            m.stars = seat.stars;
            m.energy = seat.energy;
            m.tokens = seat.tokens;
            m.hearts = seat.hearts.unwrap_or(self.book.hearts);
            m.place = seat.place;
            m.wickedness = seat.wickedness.min(10);
            m.wears_mask = seat.wears_mask.unwrap_or(self.with.challenges);
            m.masks = seat.masks;
            if seat.hearts == Some(0) {
                g.alive &= !(1 << i);
            }
        }
        for (i, seat) in p.seats.iter().enumerate() {
            for (list, hand) in [(&seat.hand, true), (&seat.evolution_discards, false)] {
                for &card in list {
                    take(card)?;
                    if !self.evolutions.has(card) {
                        return Err(PositionError::WrongPlace(card));
                    }
                    let m = &mut g.seats[i];
                    *(if hand { &mut m.hand } else { &mut m.evolution_discards }) |= self.evolution(card);
                    if !hand {
                        g.played |= self.evolution(card);
                    }
                }
            }
            if let Some(card) = seat.challenge {
                take(card)?;
                if !self.challenges.has(card) {
                    return Err(PositionError::WrongPlace(card));
                }
                g.seats[i].challenge = card;
            }
        }
        for (i, seat) in p.seats.iter().enumerate() {
            for &card in seat.evolution_deck.iter().flatten() {
                take(card)?;
                if !self.evolutions.has(card) {
                    return Err(PositionError::WrongPlace(card));
                }
                g.seats[i].evolution_deck |= self.evolution(card);
            }
        }
        for (slot, card) in p.market.iter().enumerate() {
            if slot >= 3 {
                return Err(PositionError::TooMuch("cards in the market"));
            }
            if let Some(card) = *card {
                take(card)?;
                g.market[slot] = card;
            }
        }
        for &card in &p.discards {
            take(card)?;
            g.discards.put(card);
        }
        for &card in &p.out {
            take(card)?;
        }
        for (i, seat) in p.seats.iter().enumerate() {
            // What is left of a monster's own evolutions is its deck.
            let own = self.evolutions_of(self.own_evolutions[i]).and(&free);
            if seat.evolution_deck.is_none() && g.is_alive(i as u8) {
                own.iter().for_each(|card| g.seats[i].evolution_deck |= self.evolution(card));
            }
        }
        g.tiles = self.tile_bits(&free.and(&self.tiles));
        g.challenge_deck = self.challenge_bits(&free.and(&self.challenges));
        g.deck = free.and(&self.power);
        for seat in &p.seats {
            for card in &seat.cards {
                let Some(original) = card.copies else { continue };
                if !self.copiers.has(card.card) || g.owner(original).is_none() || g.copies.is_full() {
                    return Err(PositionError::Copy(card.card));
                }
                g.copies.insert_sorted((card.card, original));
                if card.counters.is_none() {
                    g.set_counters(card.card, self.def(original).counters);
                }
            }
        }
        for seat in 0..self.players {
            self.refresh_hooks(&mut g, seat);
            self.refresh_hand(&mut g, seat);
        }
        for seat in 0..self.players {
            if g.is_alive(seat) && self.score(&g, seat) >= self.stars_needed(&g, seat) {
                g.seats[seat as usize].reached = 1;
            }
        }
        for seat in 0..self.players {
            let m = g.monster(seat);
            let in_city = self.book.places.get(m.place as usize).is_some_and(|p| p.city);
            let at_stars = m.reached > 0 && g.is_alive(seat);
            g.in_city |= (in_city as u8) << seat;
            g.at_stars |= (at_stars as u8) << seat;
        }
        self.check_places(&g, p)?;
        self.set_board(&mut g, &p.board)?;
        if p.dice.len() > self.book.most_dice as usize {
            return Err(PositionError::TooMuch("dice"));
        }
        for (i, &face) in p.dice.iter().enumerate() {
            g.dice = g.dice.with(i, face);
        }
        g.dice_count = p.dice.len() as u8;
        g.active = p.active;
        g.regular = p.active;
        if !g.is_alive(p.active) {
            return Err(PositionError::ActiveIsOut);
        }
        let (dice, count) = (g.dice, g.dice_count);
        let at = self.step_number(p.step);
        g.turn = 1;
        g.started_in_city = g.in_city & g.alive;
        g.stack.push(Frame::Turn { step: at });
        (g.dice, g.dice_count) = (dice, count);
        Ok(g)
    }

    /// Puts buildings and units where they stand; all that is left of the box lies hidden.
    fn set_board(&self, g: &mut Game, board: &BoardPosition) -> Result<(), PositionError> {
        if *board == BoardPosition::default() {
            return Ok(());
        }
        let mut hidden = [0u8; 8];
        self.book.buildings.iter().zip(&mut hidden).for_each(|(b, n)| *n = b.count);
        let mut below = 0;
        for (borough, stacks) in board.stacks.iter().enumerate() {
            if stacks.len() > STACKS {
                return Err(PositionError::TooMuch("stacks in one borough"));
            }
            for (i, &(top, under)) in stacks.iter().enumerate() {
                let left = hidden.get_mut(top as usize).filter(|n| **n > 0);
                *left.ok_or(PositionError::TooMuch("buildings of one sort"))? -= 1;
                let stack = borough * STACKS + i;
                g.board.tops[stack] = top;
                g.board.under |= (under.min(2) as u32) << (2 * stack);
                below += under.min(2);
            }
        }
        // Units were buildings; which, where there are several sorts, nobody has said.
        for (unit, n) in board.units.iter().flat_map(|units| units.iter().enumerate()) {
            for _ in 0..*n {
                let sorts = self.book.buildings.iter().enumerate();
                let mut were = sorts.filter(|(_, b)| b.unit as usize == unit).map(|(sort, _)| sort);
                let sort =
                    were.find(|&sort| hidden[sort] > 0).ok_or(PositionError::TooMuch("units of one sort"))?;
                hidden[sort] -= 1;
            }
        }
        if hidden.iter().sum::<u8>() < below {
            return Err(PositionError::TooMuch("buildings"));
        }
        (g.board.hidden, g.board.units, g.board.souvenirs) = (hidden, board.units, board.souvenirs);
        Ok(())
    }

    fn check_places(&self, g: &Game, p: &Position) -> Result<(), PositionError> {
        for seat in 0..self.players {
            let m = g.monster(seat);
            let most = self.max_hearts(g, seat);
            if m.hearts > most {
                return Err(PositionError::Hearts { seat, most });
            }
            if m.place as usize >= self.book.places.len() || m.place > 0 && !self.place_open(g, m.place) {
                return Err(PositionError::Place { seat, place: m.place });
            }
        }
        for place in 0..self.book.places.len() as u8 {
            if self.who_is_in(g, place).count_ones() > self.book.places[place as usize].room as u32 {
                return Err(PositionError::Full { place });
            }
        }
        debug_assert_eq!(p.seats.len(), self.players as usize);
        Ok(())
    }

    /// Every pile of a game, each card in exactly one; what has left the game is in none. For tests and displays that
    /// may see everything.
    pub fn piles(&self, g: &Game) -> Vec<CardSet> {
        let one = |cards: &[CardId]| cards.iter().copied().filter(|&c| c != NO_CARD).collect::<CardSet>();
        let mut piles = vec![g.deck, g.discards, g.on_the_way(), one(&g.market)];
        piles.push(g.reserved.as_slice().iter().map(|r| r.0).collect());
        let first = |set: &CardSet| set.iter().next().unwrap_or(0);
        let from =
            |first: CardId, bits: u32| (0..32).filter(move |b| bits >> b & 1 == 1).map(move |b| first + b);
        piles.push(from(first(&self.tiles), g.tiles).collect());
        piles.push(from(first(&self.challenges), g.challenge_deck).collect());
        piles.push(from(first(&self.challenges), g.challenge_discards).collect());
        piles.push(self.goals.iter().filter(|&c| g.owner(c).is_none()).collect());
        for m in &g.seats[..g.players as usize] {
            piles.extend([m.cards, one(&m.offer), one(&[m.challenge])]);
            piles.extend(
                [m.hand, m.evolution_deck, m.evolution_discards, m.idle].map(|e| self.evolutions_of(e)),
            );
        }
        piles
    }

    /// Is everything that is derived from the cards as it would be worked out anew? For tests.
    pub fn is_consistent(&self, g: &Game) -> bool {
        let mut anew = g.clone();
        for seat in 0..self.players {
            self.refresh_hooks(&mut anew, seat);
            if g.turn > 0 {
                self.refresh_hand(&mut anew, seat);
            }
        }
        anew == *g
    }

    /// Runs a position up to its first decision.
    pub fn begin<C: Chance, S: Sink>(&self, game: &mut Game, chance: &mut C, sink: &mut S) {
        let mut play = Play { r: self, g: game, c: chance, s: sink, fuse: FUSE };
        play.run();
    }

    /// Moves an evolution of a seat's own deck into its hand, in the middle of a game. `false`: it is not in that deck.
    pub fn put_in_hand(&self, game: &mut Game, seat: Seat, card: CardId) -> bool {
        let bit = if self.evolutions.has(card) { self.evolution(card) } else { 0 };
        let monster = &mut game.seats[seat as usize];
        if monster.evolution_deck & bit == 0 {
            return false;
        }
        monster.evolution_deck &= !bit;
        monster.hand |= bit;
        self.refresh_hand(game, seat);
        true
    }

    /// Lays a card of the deck into a place of the market, in the middle of a game; the card that was there goes into the
    /// deck. `false`: it is not in the deck, or somebody knows where.
    pub fn put_on_offer(&self, game: &mut Game, slot: usize, card: CardId) -> bool {
        if !self.is_in_unknown_deck(game, card) || slot >= game.market.len() {
            return false;
        }
        let old = std::mem::replace(&mut game.market[slot], card);
        game.deck.take(card);
        if old != NO_CARD {
            game.deck.put(old);
        }
        true
    }

    /// Lays a Keep card of the deck in front of a monster, in the middle of a game, as if it had been there for long: what
    /// comes of buying it does not happen. `false`: it is not such a card, or not in the deck, or somebody knows where.
    pub fn put_before(&self, game: &mut Game, seat: Seat, card: CardId) -> bool {
        if !self.is_in_unknown_deck(game, card) || self.def(card).kind != Kind::Keep || !game.is_alive(seat) {
            return false;
        }
        let counters = self.def(card).counters;
        if counters > 0 && game.counters.is_full() {
            return false;
        }
        game.deck.take(card);
        game.monster_mut(seat).cards.put(card);
        game.set_counters(card, counters);
        self.refresh_hooks(game, seat);
        true
    }

    /// Is this card in the deck, and nobody knows where?
    fn is_in_unknown_deck(&self, game: &Game, card: CardId) -> bool {
        let known = |it: &crate::game::Known| it.card == card;
        let seen = game.top.as_slice().iter().any(known) || game.bottom.as_slice().iter().any(known);
        !seen && game.deck.has(card)
    }

    /// The physical cards with this name, in order.
    pub fn cards_named<'a>(&'a self, id: &'a str) -> impl Iterator<Item = CardId> + 'a {
        (0..self.card_def.len() as u8).filter(move |&c| self.card_name(c) == id)
    }

    /// Is there a card in this place of the market?
    pub fn on_offer(&self, game: &Game, slot: usize) -> Option<CardId> {
        game.market.get(slot).copied().filter(|&c| c != NO_CARD)
    }
}
