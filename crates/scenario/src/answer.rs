//! Lines of play: rolls that come, answers that are given, and expectations in between.

use crate::document::Line;
use crate::expect::{self, Expectation};
use crate::names::{CardRef, Names};
use crate::script::{Draw, Roll, Want};
use crate::setup::{At, draws};
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
    Pick(Pick),
    /// The same, but the game may have chosen by itself where there was no choice.
    PickIfAsked(Pick),
    Choice(u8),
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
    Deck(Vec<Draw>),
    Answer { seat: Seat, parts: Vec<Part>, dice: Option<Roll> },
    Refused { seat: Seat, part: Part, reason: Reason },
    PlayOn(Seat),
    Expect(Expectation),
}

const VERBS: [&str; 23] = [
    "rolls",
    "keeps",
    "stops",
    "rerolls",
    "uses",
    "picks",
    "copies",
    "sells",
    "chooses",
    "resolves",
    "does",
    "heals",
    "cures",
    "wastes",
    "buys",
    "sweeps",
    "leaves",
    "stays",
    "passes",
    "declines",
    "is asked",
    "is offered",
    "knows",
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
    if let Some(rest) = after(text, "deck gives") {
        return draws(rest.trim_start_matches(':'), line.number, names).map(Step::Deck);
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
             play on to ...)",
            names.seats.join(", ")
        ));
    };
    if let Some(rest) = after(rest, "rolls") {
        return roll(rest, seat, line.number, names).map(Step::Roll);
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
    match text.split_once(" of ") {
        Some((card, owner)) => Ok(Pick::Card(names.card_ref(card)?, Some(names.whole_seat(owner)?))),
        None => Ok(Pick::Card(names.card_ref(text)?, None)),
    }
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

/// What stands after the monster's name.
fn answer(text: &str, names: &Names) -> Result<Vec<Part>, String> {
    let (verb, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let strip = |rest: &str| -> String {
        let r = rest.trim();
        r.strip_suffix(" first").or(r.strip_suffix(" next")).unwrap_or(r).trim().to_string()
    };
    match verb.to_lowercase().as_str() {
        "keeps" if rest.is_empty() || rest == "all" => Ok(vec![Part::Stop]),
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
        "uses" => {
            let (card, more) = rest.split_once(" on ").unwrap_or((rest, ""));
            let mut parts = vec![Part::Use(names.card_ref(card)?)];
            if !more.is_empty() {
                let (target, as_face) = more.split_once(" as ").unwrap_or((more, ""));
                parts.push(Part::PickIfAsked(pick(target, names)?));
                if !as_face.is_empty() {
                    let f =
                        face(as_face.trim()).ok_or_else(|| unknown("face", as_face, crate::words::FACES))?;
                    parts.push(Part::PickIfAsked(Pick::Face(f)));
                }
            }
            Ok(parts)
        }
        "picks" | "copies" | "sells" | "chooses" => match rest {
            "first" => Ok(vec![Part::Choice(0)]),
            "second" => Ok(vec![Part::Choice(1)]),
            _ => match rest.split_once(" as ") {
                Some((die, f)) => {
                    let f = face(f.trim()).ok_or_else(|| unknown("face", f, crate::words::FACES))?;
                    Ok(vec![Part::Pick(pick(die, names)?), Part::PickIfAsked(Pick::Face(f))])
                }
                None => Ok(vec![Part::Pick(pick(rest, names)?)]),
            },
        },
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
                _ => return Err(unknown("token", kind, ["poison", "shrink"])),
            };
            Ok(vec![Part::Cure(kind); times(n)?])
        }
        "buys" if rest == "nothing" => Ok(vec![Part::BuyNothing]),
        "buys" => {
            let (card, from) = match rest.split_once(" from ") {
                None => (rest, None),
                Some((card, from)) => {
                    let from = match from.trim().trim_start_matches("the ") {
                        "market" => From::Market,
                        "deck" => From::Deck,
                        "discards" => From::Discards,
                        name => From::Monster(names.whole_seat(name)?),
                    };
                    (card, Some(from))
                }
            };
            Ok(vec![Part::Buy(names.card_ref(card)?, from)])
        }
        "sweeps" => bare(Part::Sweep, rest),
        "leaves" => bare(Part::Leave, rest),
        "stays" => bare(Part::Stay, rest),
        _ => Err(unknown("verb", verb, VERBS)),
    }
}
