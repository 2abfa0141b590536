//! The game in the messages of the protocol: the position as one viewer may know it, questions, the log, the catalogue.
//!
//! Everything here is made from a [`View`] and from events the viewer may be told of, never from the game itself.

mod board;
mod catalogue;
mod log;
mod prompt;

use protocol as p;
use rules::lang::{Kind, Resource, Token};
use rules::{CardId, CardSet, Cause, Game, NO_CARD, Rules, Seat, View};

use crate::cast::{Cast, token_id};
use crate::question::topic;
use crate::say::Say;

pub use catalogue::{catalogue, catalogue_hash};
pub use log::{Story, course, marks};
pub use prompt::{asking, odds, plays, prompt};

/// A face's name.
pub fn face(rules: &Rules, number: u8) -> &'static str {
    rules.book.face(number).id()
}

/// A seat as people count.
pub fn seat(seat: Seat) -> u8 {
    seat.saturating_add(1)
}

/// The seats of a mask, as people count.
pub fn seats(mask: u8) -> Vec<u8> {
    (0..8).filter(|s| mask >> s & 1 == 1).map(seat).collect()
}

/// A resource's name.
pub fn resource(what: Resource) -> &'static str {
    match what {
        Resource::Hearts => "hearts",
        Resource::Stars => "stars",
        Resource::Energy => "energy",
    }
}

/// A token's name.
pub fn token(token: Token) -> &'static str {
    token_id(token)
}

/// A place's name.
pub fn place(rules: &Rules, place: u8) -> &'static str {
    rules.book.places.get(place as usize).map_or("elsewhere", |place| place.id)
}

/// The sort of a card.
pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Keep => "keep",
        Kind::Discard => "discard",
        Kind::Costume => "costume",
        Kind::Permanent => "permanent",
        Kind::Temporary => "temporary",
        Kind::Gift => "gift",
        Kind::Tile => "tile",
        Kind::Challenge => "challenge",
        Kind::Goal => "goal",
    }
}

/// A cause as a link.
pub fn cause(cast: &Cast, cause: Cause) -> p::Why {
    match cast.cause(cause) {
        Cause::Rule(rule) => p::Why::Rule(rule.id().to_string()),
        Cause::Card(card) => p::Why::Card(cast.table.rules.card_name(card).to_string()),
        Cause::Token(it) => p::Why::Token(token(it).to_string()),
    }
}

/// The position as a viewer sees it. What depends on the running table (who is there, clocks, the question's number, the
/// log) is left empty, to be filled in by whoever runs the table.
pub fn position(cast: &Cast, view: &View, say: Say) -> p::Frame {
    let (rules, game) = (&cast.table.rules, view.game());
    let viewer = view.seat();
    let at = Position { cast, view };
    let market = game.market.iter().map(|&card| {
        (card != NO_CARD).then(|| {
            let buyer = viewer.unwrap_or(game.active);
            p::Card { price: Some(rules.price(game, buyer, card)), ..at.card(card) }
        })
    });
    let decision = rules.decision(game);
    let dice = |n: u8| {
        (0..n).map(|die| p::Die {
            face: face(rules, game.dice.get(die as usize)).to_string(),
            frozen: game.is_locked(die),
        })
    };
    let top = viewer.and_then(|seat| {
        let [top, _] = game.known_deck();
        top.last().filter(|(card, seats)| *card != NO_CARD && seats >> seat & 1 == 1).map(|(card, _)| *card)
    });
    p::Frame {
        frame: 0,
        you: viewer.map(seat),
        stage: match (&game.end, rules.is_setting_up(game)) {
            (Some(_), _) => p::Stage::Over,
            (_, true) => p::Stage::Setup,
            _ => p::Stage::Play,
        },
        turn: game.turn,
        active: seat(game.active),
        monsters: (0..game.players).map(|s| at.monster(s)).collect(),
        places: at.places(),
        board: board::board(cast, game, say),
        dice: dice(game.dice_count).collect(),
        // Asked before the first roll of a turn: what was rolled in the turn before does not count.
        rolls_made: if game.dice_count == 0 { 0 } else { game.rolls_made },
        rolls_left: game.rolls_left,
        market: market.collect(),
        deck: game.deck.len() as u16,
        discards: at.cards(game.discards),
        tiles: at.cards(rules.tiles_on_board(game)),
        top: top.map(|card| p::Card { price: viewer.map(|s| rules.price(game, s, card)), ..at.card(card) }),
        prompt: None,
        plays: Vec::new(),
        waiting: decision.map_or(Vec::new(), |decision| seats(decision.seats)),
        asking: decision.map_or(String::new(), |decision| {
            let you = viewer.is_some_and(|seat| decision.seats >> seat & 1 == 1);
            asking(say, topic(decision.ask), you)
        }),
        paused: false,
        undo: false,
        reasons: false,
        standing: Vec::new(),
        log_from: 0,
        log: Vec::new(),
        over: None,
    }
}

/// How a game ended, if it has. The course of it, the seal and the next table are left to whoever runs the table.
pub fn over(rules: &Rules, game: &Game) -> Option<p::Over> {
    let end = game.end.as_ref()?;
    let mut ranking: Vec<Seat> = (0..game.players).collect();
    let worth = |seat: Seat| {
        let won = end.winners >> seat & 1 == 1;
        (won, game.is_alive(seat), rules.score(game, seat), game.monster(seat).hearts)
    };
    ranking.sort_by_key(|&seat| std::cmp::Reverse(worth(seat)));
    Some(p::Over {
        winners: seats(end.winners),
        how: format!("{:?}", end.how).to_lowercase(),
        ranking: ranking.into_iter().map(seat).collect(),
        rematch: None,
        course: p::Course::default(),
        seal: None,
    })
}

struct Position<'a, 'c> {
    cast: &'a Cast<'c>,
    view: &'a View,
}

impl Position<'_, '_> {
    fn game(&self) -> &Game {
        self.view.game()
    }

    fn card(&self, card: CardId) -> p::Card {
        let (rules, game) = (&self.cast.table.rules, self.game());
        let id = |card: CardId| rules.card_name(card).to_string();
        let under = game.reserved_cards().iter().filter(|(_, below)| *below == card);
        p::Card {
            card,
            id: id(card),
            price: None,
            counters: game.counters_on(card),
            copies: game.copy_of(card).map(id),
            from: None,
            idle: false,
            under: under.map(|(aside, _)| self.card(*aside)).collect(),
        }
    }

    fn cards(&self, cards: CardSet) -> Vec<p::Card> {
        cards.iter().map(|card| self.card(card)).collect()
    }

    fn monster(&self, s: Seat) -> p::Monster {
        let (rules, game) = (&self.cast.table.rules, self.game());
        let own = self.view.seat() == Some(s);
        let m = game.monster(s);
        let given = |card: CardId| rules.given_by(game, s, card).map(seat);
        let mut cards: Vec<p::Card> =
            m.cards.iter().map(|card| p::Card { from: given(card), ..self.card(card) }).collect();
        let idle = rules.idle_gifts(game, s);
        cards.extend(idle.iter().map(|card| p::Card { idle: true, ..self.card(card) }));
        let setting_up = rules.is_setting_up(game);
        let hand = match (rules.has_hands(), setting_up && !own) {
            (false, _) | (_, true) => p::Hand::default(),
            _ => p::Hand { n: rules.hand_size(game, s), known: self.cards(self.view.known_hand(rules, s)) },
        };
        let used = match own {
            true => rules.evolution_discards(game, s),
            false => rules.seen_evolution_discards(game, s),
        };
        let face_up = rules.face_up_challenges(game) >> s & 1 == 1;
        let challenge = game.challenge_card(s).filter(|_| own || face_up);
        p::Monster {
            seat: seat(s),
            monster: self.cast.seats.get(s as usize).map_or(String::new(), |seat| seat.monster.clone()),
            name: String::new(),
            player: p::Player::Human,
            alive: game.is_alive(s),
            hearts: m.hearts,
            most_hearts: rules.max_hearts(game, s),
            stars: m.stars,
            energy: m.energy,
            place: place(rules, m.place).to_string(),
            dice: rules.dice_of(game, s),
            cards,
            hand,
            used: self.cards(used),
            poison: m.tokens[0],
            shrink: m.tokens[1],
            target: m.tokens[2],
            web: m.tokens[3],
            curse: m.tokens[4],
            wickedness: m.wickedness,
            masks: m.masks,
            wears_mask: m.wears_mask,
            challenge: challenge.map(|card| self.card(card)),
            ally: (m.ally < game.players).then(|| seat(m.ally)),
            bank: None,
        }
    }

    fn places(&self) -> Vec<p::Place> {
        let (rules, game) = (&self.cast.table.rules, self.game());
        let city = (0..rules.book.places.len() as u8)
            .filter(|&at| rules.book.places[at as usize].city && rules.place_open(game, at));
        city.map(|at| {
            let there = rules.who_is_in(game, at) & game.alive;
            let somebody = (there != 0).then(|| seat(there.trailing_zeros() as u8));
            p::Place { place: place(rules, at).to_string(), seat: somebody }
        })
        .collect()
    }
}
