//! Facts of a game that only scenarios look at: what lies in which hidden or side place.

use rules::{CardId, Game, Rules, Seat};

/// A hand.
pub fn hand(rules: &Rules, g: &Game, seat: Seat) -> Vec<CardId> {
    rules.hand(g, seat).iter().collect()
}

/// A seat's evolution deck.
pub fn evolution_deck(rules: &Rules, g: &Game, seat: Seat) -> Vec<CardId> {
    rules.evolution_deck(g, seat).iter().collect()
}

/// A seat's discarded evolutions.
pub fn evolution_discards(rules: &Rules, g: &Game, seat: Seat) -> Vec<CardId> {
    rules.evolution_discards(g, seat).iter().collect()
}

/// A seat's own gifts that lie in front of it.
pub fn idle(rules: &Rules, g: &Game, seat: Seat) -> Vec<CardId> {
    rules.idle_gifts(g, seat).iter().collect()
}

/// A seat's Challenge card.
pub fn challenge(g: &Game, seat: Seat) -> Option<CardId> {
    g.challenge_card(seat)
}

/// Challenge cards in their deck.
pub fn challenge_deck(rules: &Rules, g: &Game) -> Vec<CardId> {
    rules.challenge_deck(g).iter().collect()
}

/// Challenge cards on their discard pile.
pub fn challenge_discards(rules: &Rules, g: &Game) -> Vec<CardId> {
    rules.challenge_discards(g).iter().collect()
}

/// Tiles still to be had at a level.
pub fn tiles(rules: &Rules, g: &Game, level: u8) -> Vec<CardId> {
    rules.tiles_left(g, level).iter().collect()
}

/// The monster a lent card belongs to.
pub fn lender(g: &Game, card: CardId) -> Option<Seat> {
    g.lent_cards().iter().find(|p| p.0 == card).map(|p| p.1)
}

/// The card of which a card carries a mark.
pub fn marker(g: &Game, card: CardId) -> Option<CardId> {
    g.marked_cards().iter().find(|p| p.0 == card).map(|p| p.1)
}

/// Cards laid under this one.
pub fn under(g: &Game, card: CardId) -> Vec<CardId> {
    g.reserved_cards().iter().filter(|p| p.1 == card).map(|p| p.0).collect()
}

/// The frozen dice: place and face of each.
pub fn frozen(g: &Game) -> Vec<(u8, u8)> {
    g.frozen_dice().map(|(die, face, _)| (die, face)).collect()
}

/// The card the active monster cannot buy this turn.
pub fn barred(g: &Game) -> Option<CardId> {
    g.barred_card()
}

/// What is known of the top of the deck, and to whom.
pub fn top(g: &Game) -> Vec<(CardId, u8)> {
    g.known_deck()[0].clone()
}

/// Cards whose place in the deck is known in this view of a game.
pub fn known_in_deck(view: &Game) -> Vec<CardId> {
    let [top, bottom] = view.known_deck();
    top.into_iter().chain(bottom).map(|known| known.0).collect()
}

/// Where a card is, in words.
pub fn place_of(rules: &Rules, g: &Game, card: CardId) -> String {
    for seat in 0..g.players {
        let zones = [
            ("hand", hand(rules, g, seat)),
            ("evolution deck", evolution_deck(rules, g, seat)),
            ("evolution discards", evolution_discards(rules, g, seat)),
            ("front", idle(rules, g, seat)),
            ("challenge", challenge(g, seat).into_iter().collect()),
        ];
        if g.monster(seat).cards.has(card) {
            return format!("front {seat}");
        }
        if let Some((name, _)) = zones.iter().find(|z| z.1.contains(&card)) {
            return format!("{name} {seat}");
        }
    }
    let other = if g.deck.has(card) {
        "deck"
    } else if g.discards.has(card) {
        "discards"
    } else if g.market.contains(&card) {
        "market"
    } else if challenge_deck(rules, g).contains(&card) {
        "challenge deck"
    } else if challenge_discards(rules, g).contains(&card) {
        "challenge discards"
    } else {
        "elsewhere"
    };
    other.to_string()
}
