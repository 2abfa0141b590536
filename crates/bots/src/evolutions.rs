//! How the brawler plays evolutions, costumes, gifts and tiles: by what a card is good for, never by its name.

use crate::Situation;
use rules::lang::Kind;
use rules::{Action, Ask, CardId, Hook};

/// Hearts missing from which on healing is worth a card.
const HURT: u8 = 2;

/// Hearts with which it is in danger.
const DANGER: u8 = 3;

/// A card from its hand that it plays now, whatever else is asked.
pub(crate) fn at_once(s: &Situation) -> Option<Action> {
    let plays = s.options.others().iter().filter_map(|a| match a {
        Action::Play(card) => Some(*card),
        _ => None,
    });
    // Gifts have a question of their own.
    let mut plays = plays.filter(|&card| s.rules.def(card).kind != Kind::Gift && wants(s, card));
    plays.next().map(Action::Play)
}

/// Is this the moment for this card?
fn wants(s: &Situation, card: CardId) -> bool {
    let own_turn = s.game.active == s.seat;
    let asked = s.decision.seats >> s.seat & 1 == 1;
    if s.rules.def(card).kind == Kind::Permanent {
        // The sooner it lies there, the longer it works.
        return own_turn && asked;
    }
    let me = s.game.monster(s.seat);
    let good = s.rules.good_for(card);
    let missing = s.rules.max_hearts(s.game, s.seat).saturating_sub(me.hearts);
    match s.decision.ask {
        Ask::Window(Hook::MayWhenLosing) if asked => {
            let serious = s.decision.amount >= HURT || s.decision.amount >= me.hearts;
            serious && (good.safety || good.healing && missing > 0)
        }
        // A window that opened for this very card, or for another: then its own will come.
        Ask::Window(_) if asked && !at_any_time(s, card) => !good.healing || missing >= HURT,
        _ if good.healing => missing >= HURT && (own_turn || me.hearts <= DANGER),
        _ if good.safety => false,
        _ => own_turn && asked && at_any_time(s, card),
    }
}

/// May it be played at any time?
fn at_any_time(s: &Situation, card: CardId) -> bool {
    s.rules.def(card).plays & 1 << Hook::AnyTime as u8 != 0
}

/// The card worth most to it: what stays, then what hurts, then what it cost.
pub(crate) fn best_card(s: &Situation) -> Action {
    let cards = s.options.others().iter().filter_map(|a| match a {
        Action::Card(card) => Some(*card),
        _ => None,
    });
    let worth = |card: CardId| {
        let (def, good) = (s.rules.def(card), s.rules.good_for(card));
        let stays = def.kind == Kind::Permanent;
        (stays, good.hurting, def.cost, good.stars, std::cmp::Reverse(card))
    };
    cards.max_by_key(|&card| worth(card)).map_or(Action::Pass, Action::Card)
}

/// The tile worth most to a fighter: what works in every turn before what waits for the dice, that before what works once or waits for
/// a chance, and last what only works when one falls; of such alike what hurts, then what heals, then what gives stars.
pub(crate) fn best_tile(s: &Situation) -> Action {
    let tiles = s.options.others().iter().filter_map(|a| match a {
        Action::Card(tile) => Some(*tile),
        _ => None,
    });
    let worth = |tile: CardId| {
        let good = s.rules.good_for(tile);
        (how_often(s, tile), good.hurting, good.healing, good.stars, std::cmp::Reverse(tile))
    };
    tiles.max_by_key(|&tile| worth(tile)).map_or(Action::Pass, Action::Card)
}

/// How often a card does something, the more the oftener.
fn how_often(s: &Situation, card: CardId) -> u8 {
    let any_of = |hooks: &[Hook]| hooks.iter().any(|&hook| s.rules.def(card).hooks & 1 << hook as u8 != 0);
    // Only with so many stars, or more than somebody: now and then.
    let seldom = s.rules.count_stars_or_hearts.has(card);
    if any_of(&[Hook::AtZero, Hook::ReachedZero]) {
        0
    } else if !seldom
        && any_of(&[Hook::Dice, Hook::Rolls, Hook::TurnBegins, Hook::TurnStarts, Hook::TurnOpens])
    {
        3
    } else if !seldom
        && any_of(&[
            Hook::CountingDice,
            Hook::Scored,
            Hook::Wounding,
            Hook::Hurting,
            Hook::MaxHearts,
            Hook::Price,
        ])
    {
        2
    } else {
        1
    }
}

/// Steals the dearest costume it can pay, lays every gift it has, in front of whoever leads.
pub(crate) fn gifts(s: &Situation) -> Action {
    let costs = s.options.others().iter().filter_map(|a| match a {
        Action::Buy(card) => Some((s.rules.def(*card).cost, std::cmp::Reverse(*card))),
        _ => None,
    });
    if let Some((_, card)) = costs.max() {
        return Action::Buy(card.0);
    }
    let lays = |a: &Action| match a {
        Action::Play(card) | Action::Use(card) => s.rules.def(*card).kind == Kind::Gift,
        _ => false,
    };
    s.options.others().iter().copied().find(lays).unwrap_or_else(|| leader(s))
}

/// The monster with most stars among those it may pick.
pub(crate) fn leader(s: &Situation) -> Action {
    let seats = s.options.others().iter().filter_map(|a| match a {
        Action::Seat(seat) => Some((s.rules.score(s.game, *seat), std::cmp::Reverse(*seat))),
        _ => None,
    });
    seats.max().map_or(Action::Pass, |(_, seat)| Action::Seat(seat.0))
}
