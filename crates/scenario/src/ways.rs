//! Names for the ways between which a card lets monsters choose: `gives energy`, `loses hearts`.

use crate::names::Names;
use crate::words::{FACES, fold};
use rules::lang::{Ability, Do, Face, Resource, Thing, Who};
use rules::{Ask, Game, NO_CARD, Rules};

/// The names of the ways that are asked about, in their order; empty where none has one.
pub fn names_of(rules: &Rules, g: &Game, names: &Names) -> Vec<String> {
    if !matches!(g.ask(), Ask::Ways | Ask::Either) {
        return Vec::new();
    }
    let Some(decision) = rules.decision(g).filter(|d| d.card != NO_CARD) else { return Vec::new() };
    let card = g.copy_of(decision.card).unwrap_or(decision.card);
    let Ok(card) = names.catalogue.card(names.card(card)) else { return Vec::new() };
    let mut found: Vec<Vec<&[Do]>> = Vec::new();
    for ability in &card.facts.abilities {
        let list = match ability {
            Ability::OnGain(list) | Ability::Reward(list) | Ability::AllyReward(list) => list,
            Ability::When { then, .. } | Ability::May { then, .. } => then,
            _ => continue,
        };
        choices(list, g.ask() == Ask::Ways, &mut found);
    }
    found.first().map(|ways| ways.iter().map(|way| name(way)).collect()).unwrap_or_default()
}

/// All choices in a list of effects, of one sort.
fn choices<'a>(list: &'a [Do], of_several: bool, found: &mut Vec<Vec<&'a [Do]>>) {
    for effect in list {
        match effect {
            Do::EachChooses(_, ways) if of_several => found.push(ways.iter().map(Vec::as_slice).collect()),
            Do::Either(_, a, b) => {
                if !of_several {
                    found.push(vec![a, b]);
                }
                choices(a, of_several, found);
                choices(b, of_several, found);
            }
            Do::If(_, then) => choices(then, of_several, found),
            _ => {}
        }
    }
}

fn kind(thing: &Thing) -> Resource {
    match thing {
        Thing::Stars(_) => Resource::Stars,
        Thing::Hearts(_) => Resource::Hearts,
        Thing::Energy(_) => Resource::Energy,
    }
}

fn word(resource: Resource) -> &'static str {
    match resource {
        Resource::Stars => "stars",
        Resource::Hearts => "hearts",
        Resource::Energy => "energy",
    }
}

fn face(f: Face) -> &'static str {
    f.id()
}

/// The bare name of a way: `give energy`.
fn name(way: &[Do]) -> String {
    match way {
        [Do::Steal(_, thing), ..] => format!("give {}", word(kind(thing))),
        [Do::Lose(_, lost), Do::Gain(Who::Owner, _), ..] => format!("give {}", word(kind(lost))),
        [Do::Lose(_, thing), ..] => format!("lose {}", word(kind(thing))),
        [Do::Gain(_, thing), ..] => format!("gain {}", word(kind(thing))),
        [Do::AddIfWounded(..), ..] => "lose hearts".into(),
        [Do::TurnDie(f), ..] => format!("turn to {}", face(*f)),
        [Do::AddCounters(_), ..] => "store energy".into(),
        [Do::TakeStored(_), ..] => "take energy".into(),
        _ => String::new(),
    }
}

/// Verbs of ways, as an answer says them and as options are written.
const VERBS: [(&str, &str); 6] = [
    ("gives", "give"),
    ("loses", "lose"),
    ("gains", "gain"),
    ("turns", "turn"),
    ("stores", "store"),
    ("takes", "take"),
];

/// The bare name that words mean: `gives a star` is `give stars`. `None` if these are no words of a way.
pub fn meant(text: &str) -> Option<String> {
    let folded = fold(text);
    let (verb, rest) = folded.split_once(' ')?;
    let verb = VERBS.iter().find(|v| v.0 == verb || v.1 == verb)?.1;
    let words: Vec<&str> = rest
        .split_whitespace()
        .filter(|w| !["a", "an", "the", "stored"].contains(w) && (verb == "turn" || w.parse::<u8>().is_err()))
        .map(|w| match w {
            "star" => "stars",
            "heart" if verb != "turn" => "hearts",
            other => other,
        })
        .collect();
    let known = match (verb, words.as_slice()) {
        ("turn", ["to", f]) => FACES.contains(f),
        (_, [what]) => ["stars", "hearts", "energy"].contains(what),
        _ => false,
    };
    known.then(|| format!("{verb} {}", words.join(" ")))
}
