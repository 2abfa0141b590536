//! Outcomes of chance as short words: what they were for, and what came.

use rules::lang::Face;
use rules::{Edition, Faces, Outcome, Purpose, Rules, Seat};

/// What a number in a line is said to be, for readers; checked when the line is replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Named {
    /// The number of a card, or of a building.
    pub number: u8,
    /// Is it a building?
    pub building: bool,
    /// The name given.
    pub name: String,
}

impl Named {
    /// The name that belongs to the number at this table, if there is such a thing.
    pub fn right(&self, rules: &Rules) -> Option<String> {
        if self.building {
            return building(rules, self.number).map(str::to_string);
        }
        let there = (self.number as usize) < rules.card_def.len();
        there.then(|| rules.card_name(self.number).to_string())
    }
}

fn building(rules: &Rules, number: u8) -> Option<&'static str> {
    let all: u8 = rules.book.buildings.iter().map(|building| building.count).sum();
    (number < all).then(|| rules.book.buildings[rules.building_numbered(number) as usize].id)
}

/// The outcome as one word: `dice:2=13ss`, `deck=17/acid-attack` or `building=17/high-rise-1`.
pub(crate) fn text(rules: &Rules, outcome: &Outcome) -> String {
    match *outcome {
        Outcome::Dice(purpose, n, faces) => {
            let letter = |at: u8| rules.book.face(faces.get(at as usize)).letter();
            format!("{}={}", purpose_text(purpose), (0..n).map(letter).collect::<String>())
        }
        Outcome::Card(purpose @ Purpose::Building, number) => {
            format!("{}={number}/{}", purpose_text(purpose), building(rules, number).unwrap_or_default())
        }
        Outcome::Card(purpose, card) => {
            format!("{}={card}/{}", purpose_text(purpose), rules.card_name(card))
        }
    }
}

pub(crate) fn purpose_text(purpose: Purpose) -> String {
    match purpose {
        Purpose::FirstPlayer(seat) => format!("first:{}", seat + 1),
        Purpose::Dice(seat) => format!("dice:{}", seat + 1),
        Purpose::CardDice(seat) => format!("card-dice:{}", seat + 1),
        Purpose::PowerDeck => "deck".to_string(),
        Purpose::Discards => "discards".to_string(),
        Purpose::Costumes => "costumes".to_string(),
        Purpose::Evolution(seat) => format!("evolution:{}", seat + 1),
        Purpose::Draft(seat) => format!("draft:{}", seat + 1),
        Purpose::Challenge(seat) => format!("challenge:{}", seat + 1),
        Purpose::Building => "building".to_string(),
        Purpose::Bot(seat) => format!("bot:{}", seat + 1),
    }
}

/// Reads what [`text`] writes with the dice of this edition; a card's or building's name comes back beside it.
pub(crate) fn parse(word: &str, edition: Edition) -> Option<(Outcome, Option<Named>)> {
    let (purpose, value) = word.split_once('=')?;
    let drawn = |purpose| {
        let named = Named { building: purpose == Purpose::Building, ..card(value)? };
        Some((Outcome::Card(purpose, named.number), Some(named)))
    };
    let purpose = match purpose.split_once(':') {
        None => {
            return drawn(match purpose {
                "deck" => Purpose::PowerDeck,
                "discards" => Purpose::Discards,
                "costumes" => Purpose::Costumes,
                "building" => Purpose::Building,
                _ => return None,
            });
        }
        Some((what, seat)) => {
            let seat = seat_number(seat)?;
            match what {
                "evolution" => return drawn(Purpose::Evolution(seat)),
                "draft" => return drawn(Purpose::Draft(seat)),
                "challenge" => return drawn(Purpose::Challenge(seat)),
                "first" => Purpose::FirstPlayer(seat),
                "dice" => Purpose::Dice(seat),
                "card-dice" => Purpose::CardDice(seat),
                "bot" => Purpose::Bot(seat),
                _ => return None,
            }
        }
    };
    let letters = if edition.is_new_york() { Face::NEW_YORK } else { Face::TOKYO }.map(Face::letter);
    let (mut faces, mut n) = (Faces::default(), 0u8);
    for letter in value.chars() {
        let face = letters.iter().position(|&known| known == letter)?;
        if n == 8 {
            return None;
        }
        faces = faces.with(n as usize, face as u8);
        n += 1;
    }
    Some((Outcome::Dice(purpose, n, faces), None))
}

/// A card's number and name: `17/acid-attack`. The name may have its set before it.
pub(crate) fn card(text: &str) -> Option<Named> {
    let (number, name) = text.split_once('/')?;
    Some(Named { number: plain_number(number)?, building: false, name: name.to_string() })
}

/// A seat counted from 1, as a seat counted from 0.
pub(crate) fn seat_number(text: &str) -> Option<Seat> {
    let n: u8 = plain_number(text)?;
    if (1..=6).contains(&n) { Some(n - 1) } else { None }
}

/// A number of digits only: the standard reader would take a sign as well.
pub(crate) fn plain_number<T: std::str::FromStr>(text: &str) -> Option<T> {
    if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    text.parse().ok()
}
