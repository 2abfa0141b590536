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
    /// Either of the two, or any zone of Manhattan.
    Tokyo,
    /// The place with this number, on a board with boroughs.
    At(u8),
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
    /// The monster it belongs to, if that is another; `Some(None)`: it is not lent.
    pub lent_by: Option<Option<Seat>>,
    /// The card of which it carries a mark.
    pub marked_by: Option<CardRef>,
    /// A gift in front of its own monster, where it does nothing.
    pub idle: bool,
}

impl CardWord {
    fn new(card: CardRef) -> CardWord {
        CardWord { card, counters: None, copies: None, lent_by: None, marked_by: None, idle: false }
    }
}

/// Where a monster's evolutions are when they do not lie in front of anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    Hand,
    EvolutionDeck,
    EvolutionDiscards,
}

impl Zone {
    const ALL: [Zone; 3] = [Zone::Hand, Zone::EvolutionDeck, Zone::EvolutionDiscards];

    /// The words for it.
    pub fn word(self) -> &'static str {
        match self {
            Zone::Hand => "hand",
            Zone::EvolutionDeck => "evolution deck",
            Zone::EvolutionDiscards => "evolution discards",
        }
    }
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
    Target(bool),
    Web(u8),
    Curse(u8),
    Wickedness(u8),
    /// It wears a mask.
    Mask(bool),
    /// Masks in its Collection.
    Masks(u8),
    /// Its Challenge card.
    Challenge(Option<CardRef>),
    Turn,
    Out,
    Alive,
    /// All its cards.
    Cards(Vec<CardWord>),
    /// All cards of a zone.
    Zone(Zone, Vec<CardRef>),
    ZoneSize(Zone, usize),
    /// One of the cards in its hand, or not.
    Holds(CardRef, bool),
    /// Cards laid aside under one of its own.
    Under(CardRef, Vec<CardRef>),
    /// One of its cards.
    Has(CardWord),
    Lacks(CardRef),
    MaxHearts(u8),
    Dice(u8),
    Rolls(u8),
    Price(CardRef, u8),
    Ally(Option<Seat>),
    /// Stars that count for winning.
    Score(u8),
    /// Stars it needs to win.
    StarsToWin(u8),
}

const KNOWN: [&str; 42] = [
    "hearts",
    "stars",
    "energy",
    "poison",
    "shrink",
    "target",
    "no target",
    "wickedness",
    "mask",
    "no mask",
    "masks",
    "challenge",
    "no challenge",
    "in city",
    "in bay",
    "in tokyo",
    "in manhattan",
    "in bronx",
    "web",
    "curse",
    "outside",
    "turn",
    "out",
    "alive",
    "cards",
    "no cards",
    "hand",
    "no hand",
    "evolution deck",
    "evolution discards",
    "under CARD:",
    "has",
    "lacks",
    "holds",
    "does not hold",
    "max hearts",
    "dice",
    "rolls",
    "price",
    "ally",
    "score",
    "stars to win",
];

/// Lists that go on to the next item that is no card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    None,
    Cards,
    Refs,
}

/// Reads a list such as `hearts 3, in city, cards jets, smoke-cloud(2 counters)`.
pub fn seat_words(text: &str, names: &Names) -> Result<Vec<SeatWord>, String> {
    let mut words: Vec<SeatWord> = Vec::new();
    let mut list = List::None;
    for item in split_items(text) {
        if let Some(word) = list_start(item, names)? {
            list = match word {
                SeatWord::Cards(_) => List::Cards,
                SeatWord::Zone(..) | SeatWord::Under(..) => List::Refs,
                _ => List::None,
            };
            words.push(word);
            continue;
        }
        if let Some(word) = plain_word(item, names)? {
            list = List::None;
            words.push(word);
            continue;
        }
        match (list, words.last_mut()) {
            (List::Cards, Some(SeatWord::Cards(cards))) => cards.push(card_word(item, names)?),
            (List::Refs, Some(SeatWord::Zone(_, cards) | SeatWord::Under(_, cards))) => {
                cards.push(names.card_ref(item)?);
            }
            _ => {
                let first = item.split_whitespace().next().unwrap_or_default();
                if names.catalogue.card(first).is_ok() || names.card_ref(item).is_ok() {
                    return Err(format!("\"{item}\": cards are listed after the word \"cards\""));
                }
                return Err(unknown("word", item, KNOWN));
            }
        }
    }
    Ok(words)
}

/// The rest after a word at the beginning, with or without a colon behind it; `None` if there is nothing more.
fn listed<'t>(item: &'t str, word: &str) -> Option<&'t str> {
    let rest = crate::words::after(item, word)?.trim_start_matches(':').trim();
    (!rest.is_empty()).then_some(rest)
}

/// A word that begins a list of cards.
fn list_start(item: &str, names: &Names) -> Result<Option<SeatWord>, String> {
    let empty = |rest: &str| ["none", "empty", "nothing"].contains(&rest.to_lowercase().as_str());
    if let Some(rest) = listed(item, "cards") {
        return Ok(Some(SeatWord::Cards(if empty(rest) {
            Vec::new()
        } else {
            vec![card_word(rest, names)?]
        })));
    }
    for zone in Zone::ALL {
        let Some(rest) = listed(item, zone.word()) else { continue };
        if empty(rest) {
            return Ok(Some(SeatWord::ZoneSize(zone, 0)));
        }
        let count = rest.strip_suffix("cards").or(rest.strip_suffix("card")).unwrap_or(rest).trim();
        if let Ok(n) = count.parse::<u8>() {
            return Ok(Some(SeatWord::ZoneSize(zone, n as usize)));
        }
        return Ok(Some(SeatWord::Zone(zone, vec![names.card_ref(rest)?])));
    }
    if let Some(rest) = listed(item, "under") {
        let Some((over, card)) = rest.split_once(':') else {
            return Err(format!("\"{item}\": cards laid aside are written like under my-toy: alien-origin"));
        };
        let cards = if empty(card.trim()) { Vec::new() } else { vec![names.card_ref(card)?] };
        return Ok(Some(SeatWord::Under(names.card_ref(over)?, cards)));
    }
    Ok(None)
}

/// A word with at most a number, a card or a name.
fn plain_word(item: &str, names: &Names) -> Result<Option<SeatWord>, String> {
    let parts: Vec<&str> = item.split_whitespace().collect();
    let folded: Vec<String> = parts.iter().map(|p| p.to_lowercase()).collect();
    let folded: Vec<&str> = folded.iter().map(String::as_str).collect();
    let from = |n: usize| parts[n..].join(" ");
    Ok(Some(match folded.as_slice() {
        ["hearts", n] => SeatWord::Hearts(small(n)?),
        ["stars", n] => SeatWord::Stars(small(n)?),
        ["energy", n] => SeatWord::Energy(number(n)?),
        ["poison", n] => SeatWord::Poison(small(n)?),
        ["shrink", n] => SeatWord::Shrink(small(n)?),
        ["target"] => SeatWord::Target(true),
        ["no", "target"] => SeatWord::Target(false),
        ["web", n] => SeatWord::Web(small(n)?),
        ["curse", n] => SeatWord::Curse(small(n)?),
        ["wickedness", n] => SeatWord::Wickedness(small(n)?),
        ["mask"] => SeatWord::Mask(true),
        ["no", "mask"] => SeatWord::Mask(false),
        ["masks", n] | [n, "masks"] if n.parse::<u8>().is_ok() => SeatWord::Masks(small(n)?),
        ["no", "challenge"] => SeatWord::Challenge(None),
        ["challenge" | "challenge:", ..] if parts.len() > 1 => {
            SeatWord::Challenge(Some(names.card_ref(&from(1))?))
        }
        ["max", "hearts", n] => SeatWord::MaxHearts(small(n)?),
        ["stars", "to", "win", n] => SeatWord::StarsToWin(small(n)?),
        ["score", n] => SeatWord::Score(small(n)?),
        ["dice", n] => SeatWord::Dice(small(n)?),
        ["rolls", n] => SeatWord::Rolls(small(n)?),
        ["outside"] => SeatWord::In(Where::Outside),
        ["in", "city" | "bay" | "tokyo"] if names.rules.has_boroughs() => {
            return Err(format!("\"{item}\" is not on this board; New York has \"in manhattan\""));
        }
        ["in", "manhattan"] if !names.rules.has_boroughs() => {
            return Err(format!("\"{item}\" is not on this board; Tokyo has \"in tokyo\""));
        }
        ["in", "city"] => SeatWord::In(Where::City),
        ["in", "bay"] => SeatWord::In(Where::Bay),
        ["in", "tokyo" | "manhattan"] => SeatWord::In(Where::Tokyo),
        ["in", ..] if crate::city::place(names.rules, &from(1)).is_some() => {
            SeatWord::In(Where::At(crate::city::place(names.rules, &from(1)).unwrap_or_default()))
        }
        ["turn"] => SeatWord::Turn,
        ["out"] => SeatWord::Out,
        ["alive"] => SeatWord::Alive,
        ["no", "cards"] => SeatWord::Cards(Vec::new()),
        ["no", "hand"] => SeatWord::ZoneSize(Zone::Hand, 0),
        ["no", "ally"] => SeatWord::Ally(None),
        ["ally", ..] if parts.len() > 1 => SeatWord::Ally(Some(names.whole_seat(&from(1))?)),
        ["lacks", ..] if parts.len() > 1 => SeatWord::Lacks(names.card_ref(&from(1))?),
        ["holds", ..] if parts.len() > 1 => SeatWord::Holds(names.card_ref(&from(1))?, true),
        ["does", "not", "hold", ..] if parts.len() > 3 => SeatWord::Holds(names.card_ref(&from(3))?, false),
        ["price", .., n] if parts.len() > 2 => {
            SeatWord::Price(names.card_ref(&parts[1..parts.len() - 1].join(" "))?, small(n)?)
        }
        ["has", ..] if parts.len() > 1 => SeatWord::Has(card_word(&from(1), names)?),
        _ => return Ok(None),
    }))
}

/// Reads a card with its memory: `smoke-cloud(2 counters)`, `mimic(copies jets)`, `freeze-ray lent by Space Penguin`.
pub fn card_word(text: &str, names: &Names) -> Result<CardWord, String> {
    let text = text.trim();
    let Some((card, memory)) = text.split_once('(') else {
        let behind =
            ["lent by", "marked by"].into_iter().filter_map(|how| text.find(&format!(" {how} "))).min();
        return match behind {
            Some(at) => {
                let mut word = CardWord::new(names.card_ref(&text[..at])?);
                remember(&mut word, text[at..].trim(), names)?;
                Ok(word)
            }
            None => Ok(CardWord::new(names.card_ref(text)?)),
        };
    };
    let Some(memory) = memory.strip_suffix(')') else {
        return Err(format!("\"{text}\": the closing parenthesis is missing"));
    };
    let mut word = CardWord::new(names.card_ref(card)?);
    for item in split_items(memory) {
        remember(&mut word, item, names)?;
    }
    Ok(word)
}

/// One thing a card remembers.
fn remember(word: &mut CardWord, item: &str, names: &Names) -> Result<(), String> {
    let parts: Vec<&str> = item.split_whitespace().collect();
    match parts.as_slice() {
        ["idle"] => word.idle = true,
        [n] | [n, "counter" | "counters" | "stored" | "energy"] if n.parse::<u8>().is_ok() => {
            word.counters = Some(small(n)?);
        }
        ["copies", "nothing"] => word.copies = Some(Copies::Nothing),
        ["copies", ..] if parts.len() > 1 => {
            let original = parts[1..].join(" ");
            word.copies = Some(match names.card_ref(&original) {
                Ok(card) => Copies::Card(card, None),
                Err(e) => {
                    let (card, owner) = original.rsplit_once(" of ").ok_or(e)?;
                    Copies::Card(names.card_ref(card)?, Some(names.whole_seat(owner)?))
                }
            });
        }
        ["not", "lent"] => word.lent_by = Some(None),
        ["lent", "by", ..] if parts.len() > 2 => {
            word.lent_by = Some(Some(names.whole_seat(&parts[2..].join(" "))?));
        }
        ["marked", "by", ..] if parts.len() > 2 => {
            word.marked_by = Some(names.card_ref(&parts[2..].join(" "))?);
        }
        _ => {
            return Err(format!(
                "\"{item}\" is no memory of a card; known: \"2 counters\", \"copies jets\", \
                 \"copies jets of Kraken\", \"copies nothing\", \"lent by Kraken\", \"not lent\", \
                 \"marked by superior-alien-technology\", \"idle\""
            ));
        }
    }
    Ok(())
}
