//! Lines of play: rolls that come, answers that are given, and expectations in between.

use crate::city;
use crate::document::Line;
use crate::expect::{self, Expectation};
use crate::names::{CardRef, Names};
use crate::script::{self, Draw, Roll, Want};
use crate::setup::{At, buildings, draws, own_draws, pack};
use crate::ways;
use crate::words::{after, face, faces, nearest, small, split_words, unknown};
use rules::Seat;

/// A die, a face or a card, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// `#3`: the third die.
    Die(u8),
    /// A face, or a die showing it.
    Face(u8),
    /// A card, perhaps of a certain monster.
    Card(CardRef, Option<Seat>),
    /// A monster.
    Seat(Seat),
}

/// Questions of a Challenge that are answered with yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    Challenge,
    Help,
    Volunteer,
    Ally,
    Reveal,
}

/// Dice to roll again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dice {
    All,
    These(Vec<Pick>),
    AllBut(Vec<Pick>),
}

/// Where a card is bought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum From {
    Market,
    Deck,
    Discards,
    Monster(Seat),
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Stop,
    Pass,
    BuyNothing,
    Reroll(Dice),
    Use(CardRef),
    /// A card from the hand.
    Play(CardRef),
    /// A gift, from the hand or from in front.
    Lay(CardRef),
    /// A costume of another monster.
    Steal(CardRef, Option<Seat>),
    Pick(Pick),
    /// The same, but the game may have chosen by itself where there was no choice.
    PickIfAsked(Pick),
    Choice(u8),
    /// One of several ways, by its name.
    Way(String),
    /// Yes or no in a Challenge.
    Say(Asking, bool),
    Challenge(Seat),
    Resolve(u8),
    /// A card's effect next, or (`None`) that of poison.
    Do(Option<CardRef>),
    Heal,
    Cure(u8),
    Give(Seat),
    Buy(CardRef, Option<From>),
    Sweep,
    Leave,
    Stay,
    /// To a place of a board with boroughs.
    Move(u8),
    Number(u8),
    Borough(u8),
    /// A building or unit by name, perhaps in a certain borough.
    Destroy(String, Option<u8>),
}

/// Why an answer must be refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Any,
    NotAsked,
    NotAnOption,
    Over,
}

/// One line of play.
#[derive(Clone, Debug)]
pub enum Step {
    Roll(Roll),
    /// Cards that come about now.
    Deck(Vec<Draw>),
    Answer {
        seat: Seat,
        parts: Vec<Part>,
        dice: Option<Roll>,
    },
    Refused {
        seat: Seat,
        part: Part,
        reason: Reason,
    },
    PlayOn(Seat),
    Expect(Expectation),
}

const VERBS: [&str; 59] = [
    "rolls",
    "keeps",
    "stops",
    "rerolls",
    "uses",
    "plays",
    "picks",
    "picks nobody",
    "copies",
    "sells",
    "chooses",
    "drafts",
    "takes",
    "steals",
    "lays",
    "freezes",
    "names",
    "reserves",
    "turns",
    "gives",
    "loses",
    "gains",
    "stores",
    "resolves",
    "does",
    "heals",
    "cures",
    "wastes",
    "buys",
    "sweeps",
    "leaves",
    "stays",
    "moves to",
    "goes to",
    "destroys",
    "tears",
    "attacks",
    "scatters",
    "gives up",
    "trades for",
    "passes",
    "declines",
    "draws",
    "is dealt",
    "challenges",
    "asks for help",
    "asks nobody",
    "volunteers",
    "does not volunteer",
    "reveals",
    "keeps hidden",
    "is asked",
    "is offered",
    "knows",
    "is told",
    "sees",
    "does not see",
    "does not know",
    "cannot tell",
];

/// Reads one line of play.
pub fn step(line: &Line, names: &Names) -> At<Step> {
    read(line, names).map_err(|e| (line.number, e))
}

fn read(line: &Line, names: &Names) -> Result<Step, String> {
    let text = line.text.as_str();
    if let Some(rest) = after(text, "expect") {
        return expect::parse(rest.trim_start_matches(':').trim(), names).map(Step::Expect);
    }
    if let Some(rest) = text.strip_prefix('!') {
        return refused(rest.trim(), names);
    }
    for (words, from) in [("deck gives", script::From::Deck), ("discards give", script::From::Discards)] {
        if let Some(rest) = after(text, words) {
            return draws(rest.trim_start_matches(':'), line.number, from, names).map(Step::Deck);
        }
    }
    if let Some(rest) = after(text, "city gives") {
        return buildings(rest.trim_start_matches(':'), line.number, names).map(Step::Deck);
    }
    if let Some(rest) = after(text, "play on to") {
        return names.whole_seat(rest).map(Step::PlayOn);
    }
    if expect::is_one(text, names) {
        return expect::parse(text, names).map(Step::Expect);
    }
    let Some((seat, rest)) = names.leading_seat(text) else {
        let first = text.split_whitespace().next().unwrap_or_default();
        let two: Vec<&str> = text.split_whitespace().take(2).collect();
        let near = nearest(&two.join(" "), names.seats.iter().map(String::as_str))
            .or_else(|| nearest(first, names.seats.iter().map(String::as_str)));
        let help = near.map(|n| format!("; did you mean \"{n}\"?")).unwrap_or_default();
        return Err(format!(
            "\"{text}\" begins with no seat's name{help} (seats: {}; other lines: expect ..., ! ..., deck gives ..., \
             discards give ..., play on to ...)",
            names.seats.join(", ")
        ));
    };
    if let Some(rest) = after(rest, "rolls") {
        return roll(rest, seat, line.number, names).map(Step::Roll);
    }
    if let Some(rest) = after(rest, "draws") {
        return own_draws(rest.trim_start_matches(':'), line.number, seat, names).map(Step::Deck);
    }
    if let Some(rest) = after(rest, "is dealt") {
        return pack(rest.trim_start_matches(':'), line.number, seat, names).map(Step::Deck);
    }
    let (said, dice) = match rest.split_once("->") {
        Some((said, dice)) => (said.trim(), Some(dice)),
        None => (rest, None),
    };
    let (said, dice) = match (dice, said.find(" rolls ")) {
        // "keeps 3 3 and rolls 1 2 3 smash"
        (None, Some(at)) if after(said, "keeps").is_some() => (&said[..at], Some(&said[at + 7..])),
        (dice, _) => (said, dice),
    };
    let parts = answer(said, names)?;
    let reroll = matches!(parts[0], Part::Reroll(_));
    if reroll && dice.is_none() {
        return Err("what the dice show afterwards is missing: \"rerolls 3 3 -> smash 1\"".into());
    }
    let dice = match dice {
        None => None,
        Some(text) => {
            let want = if reroll { Want::Turn(seat) } else { Want::Any(seat) };
            Some(Roll { line: line.number, want, faces: anything_or_faces(text)?, used: false })
        }
    };
    Ok(Step::Answer { seat, parts, dice })
}

fn anything_or_faces(text: &str) -> Result<Option<Vec<u8>>, String> {
    if text.trim().eq_ignore_ascii_case("anything") { Ok(None) } else { faces(text).map(Some) }
}

fn roll(text: &str, seat: Seat, line: usize, names: &Names) -> Result<Roll, String> {
    let (want, text) = match after(text, "for") {
        None => (Want::Turn(seat), text),
        Some(rest) => {
            let (what, dice) =
                rest.split_once(':').ok_or("a colon is missing: \"rolls for camouflage: heart 1\"")?;
            match what.trim() {
                "first" => (Want::First(seat), dice),
                card => (Want::Card(seat, names.card_ref(card)?), dice),
            }
        }
    };
    Ok(Roll { line, want, faces: anything_or_faces(text)?, used: false })
}

fn refused(text: &str, names: &Names) -> Result<Step, String> {
    let (said, reason) = match text.rsplit_once(':') {
        None => (text, Reason::Any),
        Some((said, why)) => {
            let reason = match why.trim() {
                "not asked" => Reason::NotAsked,
                "not an option" => Reason::NotAnOption,
                "over" => Reason::Over,
                other => return Err(unknown("reason", other, ["not asked", "not an option", "over"])),
            };
            (said, reason)
        }
    };
    let (seat, rest) = names.leading_seat(said).ok_or_else(|| {
        format!("\"{said}\" begins with no seat's name (seats: {})", names.seats.join(", "))
    })?;
    let mut parts = answer(rest, names)?;
    if parts.len() != 1 {
        return Err("after ! stands one single answer".into());
    }
    Ok(Step::Refused { seat, part: parts.remove(0), reason })
}

/// `#3`, `smash` or `jets` or `jets of Kraken`.
fn pick(text: &str, names: &Names) -> Result<Pick, String> {
    let text = text.trim();
    if let Some(n) = text.strip_prefix('#') {
        let n = small(n)?;
        return if (1..=8).contains(&n) {
            Ok(Pick::Die(n - 1))
        } else {
            Err(format!("there is no die #{n}"))
        };
    }
    if let Some(f) = face(text) {
        return Ok(Pick::Face(f));
    }
    if let Ok(seat) = names.whole_seat(text) {
        return Ok(Pick::Seat(seat));
    }
    let (card, owner) = card_of(text, " of ", names)?;
    Ok(Pick::Card(card, owner))
}

/// A card and, after a word, a monster: `jets of Kraken`. Names of cards may hold the word themselves.
fn card_of(text: &str, word: &str, names: &Names) -> Result<(CardRef, Option<Seat>), String> {
    let whole = names.card_ref(text);
    match (whole, text.rsplit_once(word)) {
        (Ok(card), _) => Ok((card, None)),
        (Err(e), None) => Err(e),
        (Err(_), Some((card, owner))) => Ok((names.card_ref(card)?, Some(names.whole_seat(owner)?))),
    }
}

/// A card, then what comes after one of these words.
fn card_and<'t>(text: &'t str, words: &[&str], names: &Names) -> Result<(CardRef, &'t str), String> {
    let whole = names.card_ref(text);
    let e = match whole {
        Ok(card) => return Ok((card, "")),
        Err(e) => e,
    };
    for word in words {
        for (at, _) in text.match_indices(word) {
            if let Ok(card) = names.card_ref(&text[..at]) {
                return Ok((card, text[at + word.len()..].trim()));
            }
        }
    }
    // The mistake is in the card, or there is nothing but a card.
    let end = words.iter().filter_map(|w| text.find(w)).min();
    Err(end.map_or(e, |at| names.card_ref(&text[..at]).err().unwrap_or_default()))
}

fn dice_picks(text: &str, names: &Names) -> Result<Vec<Pick>, String> {
    let picks: Vec<Pick> = split_words(text)
        .into_iter()
        .map(|w| match pick(w, names) {
            Ok(p @ (Pick::Die(_) | Pick::Face(_))) => Ok(p),
            _ => Err(unknown("die", w, crate::words::FACES.into_iter().chain(["#1", "#2", "all"]))),
        })
        .collect::<Result<_, _>>()?;
    if picks.is_empty() { Err("dice are missing: faces, or places such as #1 #4".into()) } else { Ok(picks) }
}

/// How often: `heals`, `heals 2`.
fn times(text: &str) -> Result<usize, String> {
    match text.trim() {
        "" => Ok(1),
        n => small(n).map(|n| (n as usize).clamp(1, 20)),
    }
}

fn bare(part: Part, rest: &str) -> Result<Vec<Part>, String> {
    if rest.is_empty() { Ok(vec![part]) } else { Err(format!("\"{rest}\" is too much here")) }
}

fn one_face(text: &str) -> Result<u8, String> {
    face(text.trim()).ok_or_else(|| unknown("face", text.trim(), crate::words::FACES))
}

/// Answers that only a board with boroughs has.
fn on_the_board(verb: &str, rest: &str, names: &Names) -> Result<Option<Vec<Part>>, String> {
    if !names.rules.has_boroughs() {
        return Ok(None);
    }
    let place = |text: &str| {
        city::place(names.rules, text).ok_or_else(|| {
            let known: Vec<&str> = names.rules.book.places.iter().map(|p| p.id).collect();
            unknown("place", text, known)
        })
    };
    let target = |text: &str| -> Result<(String, Option<u8>), String> {
        let (what, at) = text.split_once(" in ").unwrap_or((text, ""));
        let what = what.trim().trim_start_matches("a ").trim_start_matches("the ");
        let known = city::known_targets(names.rules);
        let what = known
            .iter()
            .find(|k| **k == what)
            .ok_or_else(|| unknown("building or unit", what, known.clone()))?;
        let at = match at.trim() {
            "" => None,
            name => Some(city::borough(name).ok_or_else(|| unknown("borough", name, city::boroughs()))?),
        };
        Ok((what.to_string(), at))
    };
    Ok(Some(match (verb, rest) {
        ("moves" | "goes", _) => vec![Part::Move(place(rest.trim_start_matches("to "))?)],
        ("chooses" | "picks", _) if city::borough(rest).is_some() => {
            vec![Part::Borough(city::borough(rest).unwrap_or_default())]
        }
        ("picks", n) if n.parse::<u8>().is_ok() => vec![Part::Number(small(n)?)],
        ("trades", _) => {
            let n = rest.trim_start_matches("for ").split_whitespace().next().unwrap_or_default();
            vec![Part::Number(small(n)?)]
        }
        ("destroys", _) => {
            let mut parts = Vec::new();
            for item in crate::words::split_items(rest) {
                let (what, at) = target(item)?;
                parts.push(Part::Destroy(what, at));
            }
            parts
        }
        ("scatters", "nothing") => vec![Part::Pass],
        ("scatters", _) => {
            let (what, to) = rest.split_once(" to ").ok_or("where to? \"scatters jet to queens\"")?;
            let (what, at) = target(what)?;
            let to = city::borough(to).ok_or_else(|| unknown("borough", to, city::boroughs()))?;
            vec![Part::Destroy(what, at), Part::Borough(to)]
        }
        ("tears", _) => {
            vec![Part::Cure(3); times(rest.trim_start_matches("a web").trim_start_matches("web"))?]
        }
        ("attacks", "") => vec![Part::Pass],
        ("gives", _) if rest.starts_with("up ") => vec![Part::Pick(pick(&rest[3..], names)?)],
        _ => return Ok(None),
    }))
}

/// What stands after the monster's name.
fn answer(text: &str, names: &Names) -> Result<Vec<Part>, String> {
    let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    if let Some(parts) = on_the_board(verb, rest, names)? {
        return Ok(parts);
    }
    let strip = |rest: &str| -> String {
        let r = rest.trim();
        r.strip_suffix(" first").or(r.strip_suffix(" next")).unwrap_or(r).trim().to_string()
    };
    match verb.to_lowercase().as_str() {
        "keeps" if rest.is_empty() || rest == "all" => Ok(vec![Part::Stop]),
        "keeps" if rest == "hidden" => Ok(vec![Part::Say(Asking::Reveal, false)]),
        "keeps" if names.card_ref(rest).is_ok() => Ok(vec![Part::Pick(pick(rest, names)?)]),
        "keeps" => {
            let kept = rest.trim_end_matches(',').trim();
            let kept = kept.strip_suffix(" and").unwrap_or(kept);
            Ok(vec![Part::Reroll(Dice::AllBut(dice_picks(kept, names)?))])
        }
        "stops" => bare(Part::Stop, rest.strip_prefix("rolling").unwrap_or(rest)),
        "passes" | "declines" => bare(Part::Pass, rest),
        "wastes" => bare(Part::Pass, rest.strip_prefix("hearts").unwrap_or(rest)),
        "rerolls" => Ok(vec![Part::Reroll(match after(rest, "all") {
            None => Dice::These(dice_picks(rest, names)?),
            Some("") => Dice::All,
            Some(but) => match after(but, "but") {
                Some(kept) => Dice::AllBut(dice_picks(kept, names)?),
                None => return Err(format!("after \"rerolls all\" comes nothing or \"but\", not \"{but}\"")),
            },
        })]),
        "uses" | "plays" => {
            let (card, more) = card_and(rest, &[" on "], names)?;
            let mut parts =
                vec![if verb.eq_ignore_ascii_case("uses") { Part::Use(card) } else { Part::Play(card) }];
            if !more.is_empty() {
                let (target, as_face) = more.split_once(" as ").unwrap_or((more, ""));
                parts.push(Part::PickIfAsked(pick(target, names)?));
                if !as_face.is_empty() {
                    parts.push(Part::PickIfAsked(Pick::Face(one_face(as_face)?)));
                }
            }
            Ok(parts)
        }
        "lays" => {
            let (card, before) = card_and(rest, &[" before ", " in front of ", " on "], names)?;
            let mut parts = vec![Part::Lay(card)];
            if !before.is_empty() {
                parts.push(Part::PickIfAsked(Pick::Seat(names.whole_seat(before)?)));
            }
            Ok(parts)
        }
        "steals" => {
            let (card, from) = card_of(rest, " from ", names)?;
            Ok(vec![Part::Steal(card, from)])
        }
        "turns" if rest.starts_with("dice to ") => {
            Ok(faces(&rest["dice to ".len()..])?.into_iter().map(|f| Part::Pick(Pick::Face(f))).collect())
        }
        "names" => Ok(vec![Part::Pick(Pick::Face(one_face(rest)?))]),
        "challenges" if rest == "nobody" => Ok(vec![Part::Say(Asking::Challenge, false)]),
        "challenges" => Ok(vec![Part::Challenge(names.whole_seat(rest)?)]),
        "asks" if rest == "for help" => Ok(vec![Part::Say(Asking::Help, true)]),
        "asks" if rest == "nobody" => Ok(vec![Part::Say(Asking::Help, false)]),
        "volunteers" => bare(Part::Say(Asking::Volunteer, true), rest),
        "does" if rest == "not volunteer" => Ok(vec![Part::Say(Asking::Volunteer, false)]),
        "reveals" => bare(Part::Say(Asking::Reveal, true), rest),
        "picks" if rest == "nobody" => Ok(vec![Part::Say(Asking::Ally, false)]),
        _ if ways::meant(text).is_some() => Ok(ways::meant(text).into_iter().map(Part::Way).collect()),
        "takes" if rest == "nothing" => Ok(vec![Part::Pass]),
        "picks" | "copies" | "sells" | "chooses" | "drafts" | "takes" | "freezes" | "reserves" => {
            let rest = rest.strip_suffix(" as ally").unwrap_or(rest);
            match rest {
                "first" | "way 1" => return Ok(vec![Part::Choice(0)]),
                "second" | "way 2" => return Ok(vec![Part::Choice(1)]),
                "third" | "way 3" => return Ok(vec![Part::Choice(2)]),
                _ => {}
            }
            match rest.split_once(" as ") {
                Some((die, f)) => {
                    Ok(vec![Part::Pick(pick(die, names)?), Part::PickIfAsked(Pick::Face(one_face(f)?))])
                }
                None => Ok(vec![Part::Pick(pick(rest, names)?)]),
            }
        }
        "resolves" => faces(&strip(rest)).map(|all| all.into_iter().map(Part::Resolve).collect()),
        "does" => match strip(rest).as_str() {
            "poison" => Ok(vec![Part::Do(None)]),
            card => Ok(vec![Part::Do(Some(names.card_ref(card)?))]),
        },
        "heals" => match names.leading_seat(rest) {
            Some((seat, n)) => Ok(vec![Part::Give(seat); times(n)?]),
            None => Ok(vec![Part::Heal; times(rest)?]),
        },
        "cures" => {
            let (kind, n) = rest.split_once(' ').unwrap_or((rest, ""));
            let kind = match kind {
                "poison" => 0,
                "shrink" => 1,
                "curse" => 2,
                _ => return Err(unknown("token", kind, ["poison", "shrink", "curse"])),
            };
            Ok(vec![Part::Cure(kind); times(n)?])
        }
        "buys" if rest == "nothing" => Ok(vec![Part::BuyNothing]),
        "buys" => {
            let (card, from) = card_and(rest, &[" from "], names)?;
            let from = match from.trim_start_matches("the ") {
                "" => None,
                "market" => Some(From::Market),
                "deck" => Some(From::Deck),
                "discards" => Some(From::Discards),
                name => Some(From::Monster(names.whole_seat(name)?)),
            };
            Ok(vec![Part::Buy(card, from)])
        }
        "sweeps" => bare(Part::Sweep, rest),
        "leaves" => bare(Part::Leave, rest),
        "stays" => bare(Part::Stay, rest),
        _ => Err(unknown("verb", verb, VERBS)),
    }
}
