//! Conditions as subordinate clauses.

use rules::lang::{Amount, Cond, Resource, Who};

use super::amount::{Worked, countable, noun_phrase, worked};
use super::clause::listed;
use super::voice::{Args, Voice, args, borough_key, face_key, resource_icon, symbol_icon};

/// How two amounts are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Compare {
    AtLeast,
    AtMost,
    Exactly,
    MoreThan,
    LessThan,
}

impl Compare {
    fn key(self) -> &'static str {
        match self {
            Compare::AtLeast => "at-least",
            Compare::AtMost => "at-most",
            Compare::Exactly => "exactly",
            Compare::MoreThan => "more-than",
            Compare::LessThan => "less-than",
        }
    }

    fn flipped(self) -> Compare {
        match self {
            Compare::AtLeast => Compare::AtMost,
            Compare::AtMost => Compare::AtLeast,
            Compare::Exactly => Compare::Exactly,
            Compare::MoreThan => Compare::LessThan,
            Compare::LessThan => Compare::MoreThan,
        }
    }
}

/// How a list of conditions is joined, which is the conjunction in front of it.
#[derive(Clone, Copy)]
pub(crate) enum Joint {
    /// After "if".
    If,
    /// After "when" and "while".
    When,
}

/// "at least 3", "exactly 1".
pub(crate) fn quantity(v: &Voice, how: Compare, n: u32) -> String {
    v.text(&format!("q-{}", how.key()), &args!["n": n])
}

/// The comparison in a condition, if it is one.
pub(crate) fn comparison(cond: &Cond) -> Option<(Compare, &Amount, &Amount)> {
    match cond {
        Cond::AtLeast(a, b) => Some((Compare::AtLeast, a, b)),
        Cond::AtMost(a, b) => Some((Compare::AtMost, a, b)),
        Cond::Exactly(a, b) => Some((Compare::Exactly, a, b)),
        Cond::MoreThan(a, b) => Some((Compare::MoreThan, a, b)),
        _ => None,
    }
}

/// Does the condition count the cards with a token from this card?
pub(crate) fn is_about_marks(cond: &Cond) -> bool {
    matches!(comparison(cond), Some((_, Amount::Marked, _)))
}

/// Several clauses joined.
pub(crate) fn joined(v: &Voice, parts: &[String], joint: Joint) -> String {
    let key = match joint {
        Joint::If => "and-if",
        Joint::When => "and-when",
    };
    let mut parts = parts.iter();
    let mut text = parts.next().cloned().unwrap_or_default();
    for part in parts {
        text = v.text(key, &args!["a": text, "b": part.as_str()]);
    }
    text
}

/// Conditions joined; `time` goes into the first, in languages that put it there.
pub(crate) fn conditions(v: &Voice, conds: &[Cond], joint: Joint, time: &str) -> String {
    joined(v, &parts(v, conds, time), joint)
}

/// Conditions one by one; some neighbours are said together.
pub(crate) fn parts(v: &Voice, conds: &[Cond], mut time: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut rest = conds;
    while let Some((first, after)) = rest.split_first() {
        let pair = after.first().and_then(|second| pair(v, first, second, time));
        rest = if pair.is_some() { &after[1..] } else { after };
        out.push(pair.unwrap_or_else(|| condition(v, first, time)));
        time = "";
    }
    out
}

/// Two conditions that one clause says better.
fn pair(v: &Voice, first: &Cond, second: &Cond, time: &str) -> Option<String> {
    let given = args!["adv": time];
    match (first, second) {
        (Cond::EnteredThisTurn, Cond::InTokyo(Who::You)) => Some(v.text("c-entered-still", &given)),
        (Cond::OutsideTokyo(Who::You), Cond::NotEnteredThisTurn) => Some(v.text("c-stayed-out", &given)),
        // Only who is in Tokyo can yield it.
        (Cond::InTokyo(Who::You), Cond::MayYield) => Some(condition(v, second, time)),
        // A total that is below a number now and reaches it with what is about to come.
        (Cond::AtMost(total, Amount::N(below)), Cond::AtLeast(Amount::Sum(before, more), Amount::N(n)))
            if total == &**before && **more == Amount::ThatMany && below.checked_add(1) == Some(*n) =>
        {
            let (key, mut given) = countable(v, total);
            given.extend(args!["adv": time, "n": *n, "a": noun_phrase(v, total)]);
            Some(match v.has(key, "reach") {
                true => v.attribute(key, "reach", &given),
                false => v.text("c-brings-to", &given),
            })
        }
        _ => None,
    }
}

/// One condition, as it stands after "if" or "when".
fn condition(v: &Voice, cond: &Cond, time: &str) -> String {
    if let Some((how, a, b)) = comparison(cond) {
        return compared(v, how, a, b, time);
    }
    let mut given = args!["adv": time];
    let key = match cond {
        Cond::HasFaces(faces) => {
            v.add_term(&mut given, "w", v.active());
            let icons: Vec<String> = faces.iter().map(|f| symbol_icon(*f).into()).collect();
            given.push(("icon".into(), listed(v, &icons, "list").into()));
            given.push(("n".into(), (faces.len() as u32).into()));
            if faces.is_empty() { "c-always" } else { "c-has-faces" }
        }
        Cond::OfAKind(n) => {
            v.add_term(&mut given, "w", v.active());
            given.push(("n".into(), (*n).into()));
            "c-of-a-kind"
        }
        Cond::InTokyo(who) => {
            v.add_term(&mut given, "w", v.any_term(*who));
            "c-in-tokyo"
        }
        Cond::OutsideTokyo(who) => {
            v.add_term(&mut given, "w", v.any_term(*who));
            "c-outside-tokyo"
        }
        Cond::YourTurn => "c-your-turn",
        Cond::FewestStars => "c-fewest-stars",
        Cond::CausedByAnother => "c-caused-by-another",
        Cond::BySmashes => "c-by-smashes",
        Cond::ByOwner => "c-by-owner",
        Cond::Lent => "c-lent",
        Cond::TokyoEmpty => "c-tokyo-empty",
        Cond::TokyoLeft => "c-tokyo-left",
        Cond::StartedOutside => "c-started-outside",
        Cond::HitTokyo => "c-hit-tokyo",
        Cond::EnteredThisTurn => "c-entered-this-turn",
        Cond::NotEnteredThisTurn => "c-not-entered",
        Cond::MayYield => "c-may-yield",
        Cond::BoughtKeep => "c-bought-keep",
        Cond::WouldBeHit => {
            v.add_term(&mut given, "w", v.active());
            "c-would-be-hit"
        }
        Cond::ShowsAllFaces => {
            v.add_term(&mut given, "w", v.active());
            "c-shows-all-faces"
        }
        Cond::DeckLeft => "c-deck-left",
        Cond::LaidInTime => "c-laid-in-time",
        Cond::InBorough(who, borough) => {
            v.add_term(&mut given, "w", v.any_term(*who));
            let place = v.text("in-borough", &args!["borough": borough_key(*borough)]);
            given.push(("place".into(), place.into()));
            "c-in-borough"
        }
        Cond::HasGoal(face) => {
            given.extend(args!["icon": symbol_icon(*face), "face": face_key(*face)]);
            "c-has-goal"
        }
        Cond::ByOuch => "c-by-ouch",
        Cond::AtLeast(..) | Cond::AtMost(..) | Cond::Exactly(..) | Cond::MoreThan(..) => "c-compared",
    };
    v.text(key, &given)
}

fn compared(v: &Voice, how: Compare, a: &Amount, b: &Amount, time: &str) -> String {
    // "it has more [star] than you had before"
    if let (Compare::MoreThan, Amount::StarsOf(who), Amount::StarsBefore) = (how, a, b) {
        let mut given = args!["adv": time];
        v.add_term(&mut given, "w", v.single_term(*who));
        return v.text("c-richer-than-before", &given);
    }
    // "it has more [heart] than you"
    if let (Compare::MoreThan, Some((what, more)), Some((same, less))) = (how, owned(a), owned(b))
        && what == same
    {
        let mut given = args!["adv": time, "icon": resource_icon(what)];
        v.add_term(&mut given, "w", v.single_term(more));
        v.add_term(&mut given, "other", v.single_term(less));
        return v.text("c-has-more", &given);
    }
    match (worked(a), worked(b)) {
        (Worked::Every(each, of), Worked::Number(n)) => against(v, how, each, of, n, time),
        (Worked::Number(n), Worked::Every(each, of)) => against(v, how.flipped(), each, of, n, time),
        _ => nouns(v, how, a, b, time),
    }
}

/// Whose possessions an amount counts, and which.
fn owned(amount: &Amount) -> Option<(Resource, Who)> {
    match amount {
        Amount::EnergyOf(who) => Some((Resource::Energy, *who)),
        Amount::HeartsOf(who) => Some((Resource::Hearts, *who)),
        Amount::StarsOf(who) => Some((Resource::Stars, *who)),
        _ => None,
    }
}

/// "you have at least 3[energy]": one for every `each` of `of`, against a number.
fn against(v: &Voice, how: Compare, each: u32, of: &Amount, n: u32, time: &str) -> String {
    // A division disappears into the number; only equality would need a range.
    let n = match how {
        Compare::AtLeast => n * each,
        Compare::AtMost => n * each + each - 1,
        Compare::MoreThan => return against(v, Compare::AtLeast, each, of, n + 1, time),
        Compare::LessThan if n > 0 => return against(v, Compare::AtMost, each, of, n - 1, time),
        // Fewer than none: impossible, and said as it stands.
        Compare::LessThan => {
            return nouns(
                v,
                how,
                &Amount::Per(each.min(255) as u8, Box::new(of.clone())),
                &Amount::N(0),
                time,
            );
        }
        Compare::Exactly if each == 1 => n,
        Compare::Exactly => {
            let of = Amount::Per(each.min(255) as u8, Box::new(of.clone()));
            return nouns(v, how, &of, &Amount::N(n.min(255) as u8), time);
        }
    };
    let (key, mut given) = countable(v, of);
    given.extend(args!["adv": time, "n": n]);
    if n == 0 && how != Compare::AtLeast {
        return v.attribute(key, "none", &given);
    }
    // "you roll a heart" is enough where one is asked for.
    if n == 1 && how == Compare::AtLeast && v.has(key, "some") {
        return v.attribute(key, "some", &given);
    }
    given.extend(args!["q": quantity(v, how, n)]);
    v.attribute(key, "has", &given)
}

/// "the number of ... is at least the number of ...".
fn nouns(v: &Voice, how: Compare, a: &Amount, b: &Amount, time: &str) -> String {
    let given: Args = args!["a": noun_phrase(v, a), "b": noun_phrase(v, b), "adv": time];
    v.text(&format!("c-{}", how.key()), &given)
}

/// Does a condition speak of the dice of the turn?
pub(crate) fn is_about_dice(cond: &Cond) -> bool {
    let dice = |a: &Amount| matches!(worked(a), Worked::Every(_, Amount::Result(_) | Amount::Shown(_)));
    match cond {
        Cond::HasFaces(_) | Cond::OfAKind(_) | Cond::ShowsAllFaces => true,
        other => comparison(other).is_some_and(|(_, a, b)| dice(a) || dice(b)),
    }
}

/// The total of the turn in a condition that it has reached so much.
pub(crate) fn total_reached(cond: &Cond) -> Option<&Amount> {
    match cond {
        Cond::AtLeast(total, Amount::N(1..)) => is_total(total).then_some(total),
        _ => None,
    }
}

/// Does a condition speak of what happened over the whole turn?
pub(crate) fn is_about_turn(cond: &Cond) -> bool {
    comparison(cond).is_some_and(|(_, a, b)| is_total(a) || is_total(b))
}

fn is_total(amount: &Amount) -> bool {
    use Amount::{EnergyGained, HeartsGained, HeartsLost, HeartsTaken, HeartsTakenFromAnyone, StarsGained};
    matches!(
        amount,
        HeartsTaken | HeartsTakenFromAnyone | StarsGained | HeartsLost | HeartsGained | EnergyGained
    )
}

/// Does a condition speak of the roll this card made?
pub(crate) fn is_about_roll(cond: &Cond) -> bool {
    let roll = |a: &Amount| matches!(worked(a), Worked::Every(_, Amount::Rolled(_)));
    comparison(cond).is_some_and(|(_, a, b)| roll(a) || roll(b))
}
