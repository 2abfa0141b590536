//! What can be expected, as it is written.

use crate::asks::ASKS;
use crate::city::{self, BoroughWord};
use crate::names::{CardRef, Names};
use crate::seats::{SeatWord, seat_words};
use crate::told::pattern;
use crate::ways;
use crate::words::{after, face, faces, fold, small, split_items, unknown};
use rules::{Ending, Seat};

/// How often an event is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    Some,
    None,
    Exactly(usize),
}

/// How complete a list is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// These and no others.
    Exactly,
    /// At least these.
    Has,
    /// None of these.
    Lacks,
}

/// A pile of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    Market,
    Discards,
    Deck,
    /// Tiles still to be had at a level.
    Tiles(u8),
    ChallengeDeck,
    ChallengeDiscards,
}

/// One expectation, with the words it was written in.
#[derive(Clone, Debug)]
pub struct Expectation {
    pub text: String,
    pub what: What,
}

/// What is expected.
#[derive(Clone, Debug)]
pub enum What {
    Seat(Seat, Vec<SeatWord>),
    /// `None` in an exact list is an empty place.
    Cards(Pile, Mode, Vec<Option<CardRef>>),
    /// How many cards a pile has.
    Count(Pile, u8),
    /// The frozen dice and their faces.
    Frozen(Vec<(u8, u8)>),
    /// The card the active monster cannot buy this turn.
    Barred(Option<CardRef>),
    Dice(Vec<u8>),
    /// What stands in a borough.
    Borough(u8, Vec<BoroughWord>),
    RollsLeft(u8),
    TurnOf(Seat),
    Over(Vec<Seat>, Option<Ending>),
    GoesOn,
    Event(Vec<String>, Count),
    Events(Vec<Vec<String>>),
    Asked(Seat, Option<&'static str>),
    NotAsked(Seat),
    NobodyAsked,
    Offered(Seat, Mode, Vec<String>),
    KnowsTop(Seat, Option<CardRef>),
    DoesNotKnowTop(Seat),
    CannotTell(Seat, Seat),
    /// A seat is told such an event, or is not.
    Told(Seat, Vec<String>, bool),
    /// A seat knows where this card is, or cannot.
    Sees(Seat, CardRef, bool),
    /// The cards that the first seat knows to be in the other's hand.
    KnowsHand(Seat, Seat, Vec<CardRef>),
    /// Who is asked, as far as a seat can see.
    SeesAsked(Seat, Vec<Seat>),
}

const FORMS: [&str; 27] = [
    "event:",
    "no event:",
    "event x2:",
    "events:",
    "market:",
    "market has:",
    "market lacks:",
    "discards:",
    "discards have:",
    "discards lack:",
    "deck has:",
    "deck lacks:",
    "deck:",
    "tiles at 3:",
    "tiles at 3 have:",
    "tiles at 3 lack:",
    "challenge deck:",
    "challenge discards:",
    "frozen die:",
    "frozen dice:",
    "barred:",
    "dice:",
    "rolls left:",
    "turn:",
    "game over:",
    "game goes on",
    "nobody is asked",
];

/// What can be expected of a seat, apart from its items.
const OF_SEAT: [&str; 14] = [
    "is asked",
    "is not asked",
    "is offered",
    "is offered only",
    "is not offered",
    "is told",
    "is not told",
    "sees asked",
    "sees",
    "does not see",
    "knows",
    "does not know",
    "cannot tell what",
    "NAME:",
];

/// Is this line, inside play, an expectation?
pub fn is_one(text: &str, names: &Names) -> bool {
    if let Some((_, rest)) = names.leading_seat(text) {
        return rest.starts_with(':') || OF_SEAT.iter().any(|w| after(rest, w).is_some());
    }
    let head = text.split(':').next().unwrap_or_default().trim().to_lowercase();
    head.starts_with("event x")
        || FORMS.iter().any(|f| f.trim_end_matches(':') == head)
        || head.starts_with("tiles at ")
        || city::borough(&head).is_some()
        || head.starts_with("nobody is asked")
        || head.starts_with("game ")
}

/// Reads an expectation.
pub fn parse(text: &str, names: &Names) -> Result<Expectation, String> {
    let what = match names.leading_seat(text) {
        Some((seat, rest)) => of_seat(seat, rest, names)?,
        None => of_game(text, names)?,
    };
    Ok(Expectation { text: text.to_string(), what })
}

fn of_seat(seat: Seat, rest: &str, names: &Names) -> Result<What, String> {
    if let Some(words) = rest.strip_prefix(':') {
        let words = seat_words(words, names)?;
        return if words.is_empty() {
            Err("nothing is expected here".into())
        } else {
            Ok(What::Seat(seat, words))
        };
    }
    let colon = |rest: &str| rest.trim_start_matches(':').trim().to_string();
    if let Some(rest) = after(rest, "is not asked") {
        return if rest.is_empty() {
            Ok(What::NotAsked(seat))
        } else {
            Err(format!("\"{rest}\" is too much here"))
        };
    }
    if let Some(rest) = after(rest, "is asked") {
        let rest = colon(rest);
        if rest.is_empty() {
            return Ok(What::Asked(seat, None));
        }
        let word = ASKS.into_iter().find(|a| *a == rest).ok_or_else(|| unknown("question", &rest, ASKS))?;
        return Ok(What::Asked(seat, Some(word)));
    }
    for (form, mode) in
        [("is not offered", Mode::Lacks), ("is offered only", Mode::Exactly), ("is offered", Mode::Has)]
    {
        if let Some(rest) = after(rest, form) {
            let rest = colon(rest);
            let options =
                split_items(&rest).into_iter().map(|o| option(o, names)).collect::<Result<Vec<_>, _>>()?;
            if options.is_empty() {
                return Err("options are missing, for example \"leave, stay\"".into());
            }
            return Ok(What::Offered(seat, mode, options));
        }
    }
    for (form, is) in [("is told", true), ("is not told", false)] {
        if let Some(rest) = after(rest, form) {
            return Ok(What::Told(seat, pattern(&colon(rest), names)?, is));
        }
    }
    if let Some(rest) = after(rest, "sees asked") {
        let all = colon(rest);
        let all = split_items(&all).into_iter().filter(|n| *n != "nobody");
        return Ok(What::SeesAsked(seat, all.map(|n| names.whole_seat(n)).collect::<Result<_, _>>()?));
    }
    for (form, is) in [("sees", true), ("does not see", false)] {
        if let Some(rest) = after(rest, form) {
            return Ok(What::Sees(seat, names.card_ref(&colon(rest))?, is));
        }
    }
    for (form, knows) in [("knows", true), ("does not know", false)] {
        if let Some(rest) = after(rest, form) {
            return secret(seat, rest, knows, names);
        }
    }
    if let Some(rest) = after(rest, "cannot tell what") {
        let other = rest.strip_suffix("answered").ok_or("the line ends with \"answered\"")?;
        return Ok(What::CannotTell(seat, names.whole_seat(other)?));
    }
    Err(unknown("expectation", rest, OF_SEAT))
}

/// `the top card`, `the hand of Kraken`, and which cards.
fn secret(seat: Seat, text: &str, knows: bool, names: &Names) -> Result<What, String> {
    let (what, cards) = text.split_once(':').unwrap_or((text, ""));
    let (what, cards) = (what.trim_start_matches("the ").trim(), cards.trim());
    if what == "top card" {
        let card = if cards.is_empty() { None } else { Some(names.card_ref(cards)?) };
        return match (knows, card) {
            (true, card) => Ok(What::KnowsTop(seat, card)),
            (false, None) => Ok(What::DoesNotKnowTop(seat)),
            (false, Some(_)) => Err("\"does not know the top card\" names no card".into()),
        };
    }
    let Some(other) = what.strip_prefix("hand of ") else {
        return Err(unknown("secret", what, ["the top card", "the hand of NAME"]));
    };
    let other = names.whole_seat(other)?;
    match (knows, cards) {
        (true, "") => Err("which cards? \"knows the hand of Kraken: candy\"".into()),
        (false, "") | (true, "nothing" | "none") => Ok(What::KnowsHand(seat, other, Vec::new())),
        (true, list) => {
            let cards = split_items(list).into_iter().map(|c| names.card_ref(c));
            Ok(What::KnowsHand(seat, other, cards.collect::<Result<_, _>>()?))
        }
        (false, _) => Err("\"does not know the hand of ...\" names no card".into()),
    }
}

fn of_game(text: &str, names: &Names) -> Result<What, String> {
    let (head, value) = text.split_once(':').unwrap_or((text, ""));
    let (head, value) = (head.trim().to_lowercase(), value.trim());
    let cards = |list: &str| -> Result<Vec<Option<CardRef>>, String> {
        if list.eq_ignore_ascii_case("none") || list.eq_ignore_ascii_case("empty") {
            return Ok(Vec::new());
        }
        split_items(list)
            .into_iter()
            .map(|c| if c == "-" { Ok(None) } else { names.card_ref(c).map(Some) })
            .collect()
    };
    Ok(match head.as_str() {
        "event" => What::Event(pattern(value, names)?, Count::Some),
        "no event" => What::Event(pattern(value, names)?, Count::None),
        "events" => What::Events(value.split('/').map(|p| pattern(p, names)).collect::<Result<Vec<_>, _>>()?),
        "market" => What::Cards(Pile::Market, Mode::Exactly, cards(value)?),
        "market has" => What::Cards(Pile::Market, Mode::Has, cards(value)?),
        "market lacks" => What::Cards(Pile::Market, Mode::Lacks, cards(value)?),
        "discards" => What::Cards(Pile::Discards, Mode::Exactly, cards(value)?),
        "discards have" => What::Cards(Pile::Discards, Mode::Has, cards(value)?),
        "discards lack" => What::Cards(Pile::Discards, Mode::Lacks, cards(value)?),
        "deck has" => What::Cards(Pile::Deck, Mode::Has, cards(value)?),
        "deck lacks" => What::Cards(Pile::Deck, Mode::Lacks, cards(value)?),
        "deck" => What::Count(Pile::Deck, count(value)?),
        "challenge deck" => What::Count(Pile::ChallengeDeck, count(value)?),
        "challenge discards" => What::Cards(Pile::ChallengeDiscards, Mode::Exactly, cards(value)?),
        "frozen die" | "frozen dice" => What::Frozen(frozen(value)?),
        "barred" if value == "nothing" || value == "none" => What::Barred(None),
        "barred" => What::Barred(Some(names.card_ref(value)?)),
        head if head.starts_with("tiles at ") => {
            let (level, mode) = match head["tiles at ".len()..].trim().split_once(' ') {
                None => (&head["tiles at ".len()..], Mode::Exactly),
                Some((level, "have")) => (level, Mode::Has),
                Some((level, "lack")) => (level, Mode::Lacks),
                Some((_, other)) => return Err(unknown("word", other, ["have", "lack"])),
            };
            let pile = Pile::Tiles(small(level.trim())?);
            match count(value) {
                Ok(n) => What::Count(pile, n),
                Err(_) => What::Cards(pile, mode, cards(value)?),
            }
        }
        "dice" => What::Dice(faces(value)?),
        head if city::borough(head).is_some() => {
            let words = city::borough_words(names.rules, value)?;
            if words.is_empty() {
                return Err("nothing is expected here".into());
            }
            What::Borough(city::borough(head).unwrap_or_default(), words)
        }
        "rolls left" => What::RollsLeft(small(value)?),
        "turn" => What::TurnOf(names.whole_seat(value)?),
        "game goes on" => What::GoesOn,
        "nobody is asked" => What::NobodyAsked,
        "game over" => over(value, names)?,
        head => match head.strip_prefix("event x") {
            Some(n) => {
                let n: usize =
                    n.trim().parse().map_err(|_| format!("\"event x{n}\": a number is missing"))?;
                What::Event(pattern(value, names)?, Count::Exactly(n))
            }
            None => {
                let seats = names.seats.iter().map(String::as_str);
                let near = crate::words::nearest(head, seats.chain(FORMS));
                let help = near.map(|n| format!("; did you mean \"{n}\"?")).unwrap_or_default();
                return Err(format!("\"{text}\" is no expectation{help} (known: {})", FORMS.join(" ")));
            }
        },
    })
}

/// `3 cards`, `1 card`, `3`.
fn count(text: &str) -> Result<u8, String> {
    small(text.trim_end_matches("left").trim().trim_end_matches("cards").trim_end_matches("card").trim())
}

/// `#3 heart`, `#3 heart, #5 1`, or `none`.
fn frozen(text: &str) -> Result<Vec<(u8, u8)>, String> {
    if text == "none" {
        return Ok(Vec::new());
    }
    let help = "a frozen die is written like \"frozen die: #3 heart\", or \"frozen die: none\"";
    let one = |text: &str| {
        let (die, shows) = text.trim().split_once(' ')?;
        let die = die.strip_prefix('#').and_then(|n| n.parse::<u8>().ok()).filter(|n| *n > 0)?;
        Some((die - 1, face(shows.trim())?))
    };
    text.split(',').map(|text| one(text).ok_or_else(|| help.to_string())).collect()
}

/// `Kraken wins by stars`, `Kraken and Gigazaur win`, `nobody wins`.
fn over(text: &str, names: &Names) -> Result<What, String> {
    let help = "write \"game over: Kraken wins by stars\", \"game over: Kraken and Gigazaur win\" or \
                \"game over: nobody wins\"";
    let (who, how) = match text.split_once(" by ") {
        Some((who, how)) => (who, Some(how.trim())),
        None => (text, None),
    };
    let how = match how {
        None => None,
        Some("stars") => Some(Ending::Stars),
        Some("survivor") => Some(Ending::Survivor),
        Some("card") => Some(Ending::Card),
        Some(other) => return Err(unknown("ending", other, ["stars", "survivor", "card"])),
    };
    let who = who.strip_suffix("wins").or(who.strip_suffix("win")).ok_or(help)?.trim();
    if who.eq_ignore_ascii_case("nobody") {
        return Ok(What::Over(Vec::new(), how));
    }
    let winners = who.split(" and ").map(|w| names.whole_seat(w)).collect::<Result<Vec<_>, _>>()?;
    Ok(What::Over(winners, how))
}

const OPTIONS: [&str; 37] = [
    "roll",
    "stop",
    "pass",
    "use CARD",
    "play CARD",
    "buy CARD",
    "buy nothing",
    "pick #1",
    "pick CARD",
    "pick NAME",
    "copy CARD",
    "sell CARD",
    "keep CARD",
    "draft CARD",
    "take CARD",
    "steal CARD",
    "lay CARD",
    "challenge NAME",
    "ask for help",
    "volunteer",
    "reveal",
    "keep hidden",
    "resolve FACE",
    "do CARD",
    "do poison",
    "first",
    "second",
    "third",
    "way 1",
    "give energy",
    "heal",
    "heal NAME",
    "cure poison",
    "cure shrink",
    "sweep",
    "leave",
    "stay",
];

/// An option in the words of [`crate::asks::option`].
fn option(text: &str, names: &Names) -> Result<String, String> {
    let folded = fold(text);
    let (verb, rest) = folded.split_once(' ').unwrap_or((&folded, ""));
    let rest = rest.trim();
    let card = || names.card_ref(rest).map(|c| c.name);
    Ok(match (verb, rest) {
        ("roll" | "reroll", "") => "roll".into(),
        ("stop" | "pass" | "keep" | "decline", "") | ("buy", "nothing") => "pass".into(),
        ("challenge" | "ask" | "pick", "nobody") | ("do", "not volunteer") => "pass".into(),
        ("first" | "second" | "third" | "sweep" | "leave" | "stay" | "heal", "") => verb.into(),
        ("volunteer" | "reveal", "") => verb.into(),
        ("way", "1" | "2" | "3") | ("ask", "for help") | ("keep", "hidden") => folded.clone(),
        ("challenge", _) => format!("challenge {}", names.seat(names.whole_seat(rest)?)),
        ("play", _) => format!("play {}", card()?),
        ("lay", _) => format!("lay {}", card()?),
        ("steal", _) => format!("steal {}", card()?),
        _ if ways::meant(text).is_some() => ways::meant(text).unwrap_or_default(),
        ("use", _) => format!("use {}", card()?),
        ("buy", _) => format!("buy {}", card()?),
        ("pick" | "copy" | "sell" | "keep" | "draft" | "take" | "reserve", _) if rest.starts_with('#') => {
            format!("pick {rest}")
        }
        ("pick" | "copy" | "sell" | "keep" | "draft" | "take" | "reserve", _) => {
            match (face(rest), names.whole_seat(rest)) {
                _ if city::borough(rest).is_some() && names.rules.has_boroughs() => {
                    format!("pick {}", city::borough_name(city::borough(rest).unwrap_or_default()))
                }
                // A number may be a face or just a number; where it is one, both are written the same.
                _ if rest.parse::<u8>().is_ok() => format!("pick {rest}"),
                (Some(f), _) => format!("pick {}", names.rules.book.face(f).id()),
                (None, Ok(seat)) => format!("pick {}", names.seat(seat)),
                _ => format!("pick {}", card()?),
            }
        }
        ("resolve", _) => {
            let f = face(rest).ok_or_else(|| unknown("face", rest, crate::words::FACES))?;
            format!("resolve {}", names.rules.book.face(f).id())
        }
        ("do", "poison") => "do poison".into(),
        ("do", _) => format!("do {}", card()?),
        ("cure", "poison" | "shrink" | "curse") | ("tear", "web") => folded.clone(),
        ("attack", "") => "pass".into(),
        ("move", _) => {
            let text = rest.trim_start_matches("to ");
            let place = city::place(names.rules, text);
            let place = place.ok_or_else(|| unknown("place", text, city::boroughs()))?;
            format!("move to {}", crate::told::place(names.rules, place))
        }
        ("destroy" | "scatter", _) => folded.clone(),
        ("heal", _) => format!("heal {}", names.seat(names.whole_seat(rest)?)),
        _ => return Err(unknown("option", text, OPTIONS)),
    })
}
