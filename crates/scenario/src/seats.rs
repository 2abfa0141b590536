//! What is said of one monster, in a position or as an expectation: `hearts 3, in city, cards jets`.

use crate::names::{CardRef, Names};
use crate::words::{number, small, split_items, unknown};
use rules::Seat;

/// Where a monster is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    Outside,
    City,
    Bay,
    /// Either of the two.
    Tokyo,
}

/// What a card copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Copies {
    Nothing,
    Card(CardRef, Option<Seat>),
}

/// A card with its memory as far as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardWord {
    pub card: CardRef,
    pub counters: Option<u8>,
    pub copies: Option<Copies>,
}

/// One thing said of a monster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatWord {
    Hearts(u8),
    Stars(u8),
    Energy(u16),
    In(Where),
    Poison(u8),
    Shrink(u8),
    Turn,
    Out,
    Alive,
    /// All its cards.
    Cards(Vec<CardWord>),
    /// One of its cards.
    Has(CardWord),
    Lacks(CardRef),
    MaxHearts(u8),
    Dice(u8),
    Price(CardRef, u8),
    Ally(Option<Seat>),
}

const KNOWN: [&str; 20] = [
    "hearts",
    "stars",
    "energy",
    "poison",
    "shrink",
    "in city",
    "in bay",
    "in tokyo",
    "outside",
    "turn",
    "out",
    "alive",
    "cards",
    "no cards",
    "has",
    "lacks",
    "max hearts",
    "dice",
    "price",
    "ally",
];

/// Reads a list such as `hearts 3, in city, cards jets, smoke-cloud(2 counters)`.
pub fn seat_words(text: &str, names: &Names) -> Result<Vec<SeatWord>, String> {
    let mut words: Vec<SeatWord> = Vec::new();
    let mut in_cards = false;
    for item in split_items(text) {
        let parts: Vec<&str> = item.split_whitespace().collect();
        let folded: Vec<String> = parts.iter().map(|p| p.to_lowercase()).collect();
        let folded: Vec<&str> = folded.iter().map(String::as_str).collect();
        let word = match folded.as_slice() {
            ["hearts", n] => SeatWord::Hearts(small(n)?),
            ["stars", n] => SeatWord::Stars(small(n)?),
            ["energy", n] => SeatWord::Energy(number(n)?),
            ["poison", n] => SeatWord::Poison(small(n)?),
            ["shrink", n] => SeatWord::Shrink(small(n)?),
            ["max", "hearts", n] => SeatWord::MaxHearts(small(n)?),
            ["dice", n] => SeatWord::Dice(small(n)?),
            ["outside"] => SeatWord::In(Where::Outside),
            ["in", "city"] => SeatWord::In(Where::City),
            ["in", "bay"] => SeatWord::In(Where::Bay),
            ["in", "tokyo"] => SeatWord::In(Where::Tokyo),
            ["turn"] => SeatWord::Turn,
            ["out"] => SeatWord::Out,
            ["alive"] => SeatWord::Alive,
            ["no", "cards"] => SeatWord::Cards(Vec::new()),
            ["no", "ally"] => SeatWord::Ally(None),
            ["ally", ..] => SeatWord::Ally(Some(names.whole_seat(&parts[1..].join(" "))?)),
            ["lacks", card] => SeatWord::Lacks(names.card_ref(card)?),
            ["price", card, n] => SeatWord::Price(names.card_ref(card)?, small(n)?),
            ["has", ..] if parts.len() > 1 => SeatWord::Has(card_word(&parts[1..].join(" "), names)?),
            ["cards", ..] if parts.len() > 1 => {
                in_cards = true;
                words.push(SeatWord::Cards(vec![card_word(&parts[1..].join(" "), names)?]));
                continue;
            }
            _ if in_cards => {
                let card = card_word(item, names)?;
                if let Some(SeatWord::Cards(cards)) = words.last_mut() {
                    cards.push(card);
                }
                continue;
            }
            [first, ..] if names.catalogue.card(first).is_ok() => {
                return Err(format!("\"{item}\": cards are listed after the word \"cards\""));
            }
            _ => return Err(unknown("word", item, KNOWN)),
        };
        in_cards = false;
        words.push(word);
    }
    Ok(words)
}

/// Reads a card with its memory: `smoke-cloud(2 counters)`, `mimic(copies jets)`.
pub fn card_word(text: &str, names: &Names) -> Result<CardWord, String> {
    let text = text.trim();
    let Some((card, memory)) = text.split_once('(') else {
        return Ok(CardWord { card: names.card_ref(text)?, counters: None, copies: None });
    };
    let Some(memory) = memory.strip_suffix(')') else {
        return Err(format!("\"{text}\": the closing parenthesis is missing"));
    };
    let mut word = CardWord { card: names.card_ref(card)?, counters: None, copies: None };
    for item in split_items(memory) {
        let parts: Vec<&str> = item.split_whitespace().collect();
        match parts.as_slice() {
            [n] | [n, "counter" | "counters" | "stored" | "energy"] => word.counters = Some(small(n)?),
            ["copies", "nothing"] => word.copies = Some(Copies::Nothing),
            ["copies", card] => word.copies = Some(Copies::Card(names.card_ref(card)?, None)),
            ["copies", card, "of", ..] => {
                let seat = names.whole_seat(&parts[3..].join(" "))?;
                word.copies = Some(Copies::Card(names.card_ref(card)?, Some(seat)));
            }
            _ => {
                return Err(format!(
                    "\"{item}\" is no memory of a card; known: \"2 counters\", \"copies jets\", \
                     \"copies jets of Kraken\", \"copies nothing\""
                ));
            }
        }
    }
    Ok(word)
}
