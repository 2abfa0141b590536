//! Outcomes of chance as short words: what they were for, and what came.

use rules::{CardId, Faces, Outcome, Purpose, Rules, Seat};

/// Letters of the six faces in order, as in `112hes`.
pub(crate) const FACES: [char; 6] = ['1', '2', '3', 'h', 'e', 's'];

/// The outcome as one word: `dice:2=13ss` or `deck=17/acid-attack`.
pub(crate) fn text(rules: &Rules, outcome: &Outcome) -> String {
    match outcome {
        Outcome::Dice(purpose, n, faces) => format!("{}={}", purpose_text(*purpose), dice_text(*n, *faces)),
        Outcome::Card(purpose, card) => {
            format!("{}={card}/{}", purpose_text(*purpose), rules.card_name(*card))
        }
    }
}

fn dice_text(n: u8, faces: Faces) -> String {
    (0..n as usize).map(|at| FACES[faces.get(at) as usize % 6]).collect()
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
        Purpose::Bot(seat) => format!("bot:{}", seat + 1),
    }
}

/// Reads what [`text`] writes; a card's name comes back beside it.
pub(crate) fn parse(word: &str) -> Option<(Outcome, Option<(CardId, String)>)> {
    let (purpose, value) = word.split_once('=')?;
    let drawn = |purpose| {
        let (card, name) = card(value)?;
        Some((Outcome::Card(purpose, card), Some((card, name))))
    };
    let purpose = match purpose.split_once(':') {
        None => {
            return drawn(match purpose {
                "deck" => Purpose::PowerDeck,
                "discards" => Purpose::Discards,
                "costumes" => Purpose::Costumes,
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
    let (mut faces, mut n) = (Faces::default(), 0u8);
    for letter in value.chars() {
        let face = FACES.iter().position(|&known| known == letter)?;
        if n == 8 {
            return None;
        }
        faces = faces.with(n as usize, face as u8);
        n += 1;
    }
    Some((Outcome::Dice(purpose, n, faces), None))
}

/// A card's number and name: `17/acid-attack`. The name may have its set before it.
pub(crate) fn card(text: &str) -> Option<(CardId, String)> {
    let (number, name) = text.split_once('/')?;
    Some((plain_number(number)?, name.to_string()))
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
