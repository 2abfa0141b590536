//! What can be expected, as it is written.

use crate::names::{CardRef, Names};
use crate::seats::{SeatWord, seat_words};
use crate::told::{ASKS, pattern};
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
    DeckCount(u8),
    Dice(Vec<u8>),
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
}

const FORMS: [&str; 20] = [
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
    "dice:",
    "rolls left:",
    "turn:",
    "game over:",
    "game goes on",
    "nobody is asked",
    "NAME:",
];

/// Is this line, inside play, an expectation?
pub fn is_one(text: &str, names: &Names) -> bool {
    if let Some((_, rest)) = names.leading_seat(text) {
        return rest.starts_with(':')
            || [
                "is asked",
                "is not asked",
                "is offered",
                "is not offered",
                "knows",
                "does not know",
                "cannot tell",
            ]
            .iter()
            .any(|w| after(rest, w).is_some());
    }
    let head = text.split(':').next().unwrap_or_default().trim().to_lowercase();
    head.starts_with("event x")
        || FORMS.iter().any(|f| f.trim_end_matches(':') == head)
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
    if let Some(rest) = after(rest, "does not know") {
        return match rest.trim_start_matches("the ") {
            "top card" => Ok(What::DoesNotKnowTop(seat)),
            other => Err(unknown("secret", other, ["the top card"])),
        };
    }
    if let Some(rest) = after(rest, "knows") {
        let rest = rest.trim_start_matches("the ");
        let Some(card) = after(rest, "top card") else {
            return Err(unknown("secret", rest, ["the top card"]));
        };
        let card = colon(card);
        let card = if card.is_empty() { None } else { Some(names.card_ref(&card)?) };
        return Ok(What::KnowsTop(seat, card));
    }
    if let Some(rest) = after(rest, "cannot tell what") {
        let other = rest.strip_suffix("answered").ok_or("the line ends with \"answered\"")?;
        return Ok(What::CannotTell(seat, names.whole_seat(other)?));
    }
    let forms = [
        "is asked",
        "is not asked",
        "is offered",
        "is offered only",
        "is not offered",
        "knows",
        "cannot tell",
    ];
    Err(unknown("expectation", rest, forms))
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
        "deck" => What::DeckCount(small(value.trim_end_matches("cards").trim_end_matches("card").trim())?),
        "dice" => What::Dice(faces(value)?),
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

const OPTIONS: [&str; 22] = [
    "roll",
    "stop",
    "pass",
    "use CARD",
    "buy CARD",
    "buy nothing",
    "pick #1",
    "pick CARD",
    "copy CARD",
    "sell CARD",
    "resolve FACE",
    "do CARD",
    "do poison",
    "first",
    "second",
    "heal",
    "heal NAME",
    "cure poison",
    "cure shrink",
    "sweep",
    "leave",
    "stay",
];

/// An option in the words of [`crate::told::option`].
fn option(text: &str, names: &Names) -> Result<String, String> {
    let folded = fold(text);
    let (verb, rest) = folded.split_once(' ').unwrap_or((&folded, ""));
    let rest = rest.trim();
    let card = || names.card_ref(rest).map(|c| c.name);
    Ok(match (verb, rest) {
        ("roll" | "reroll", "") => "roll".into(),
        ("stop" | "pass" | "keep" | "decline", "") | ("buy", "nothing") => "pass".into(),
        ("first" | "second" | "sweep" | "leave" | "stay" | "heal", "") => verb.into(),
        ("use", _) => format!("use {}", card()?),
        ("buy", _) => format!("buy {}", card()?),
        ("pick" | "copy" | "sell", _) if rest.starts_with('#') => format!("pick {rest}"),
        ("pick" | "copy" | "sell", _) => match face(rest) {
            Some(f) => format!("pick {}", crate::words::FACES[f as usize]),
            None => format!("pick {}", card()?),
        },
        ("resolve", _) => {
            let f = face(rest).ok_or_else(|| unknown("face", rest, crate::words::FACES))?;
            format!("resolve {}", crate::words::FACES[f as usize])
        }
        ("do", "poison") => "do poison".into(),
        ("do", _) => format!("do {}", card()?),
        ("cure", "poison" | "shrink") => folded.clone(),
        ("heal", _) => format!("heal {}", names.seat(names.whole_seat(rest)?)),
        _ => return Err(unknown("option", text, OPTIONS)),
    })
}
