//! Sentences that explain what tokens, copies, allies and last counters do.

use rules::lang::{Ability, Cost, Do, Face, Token};

use super::polish::sentence;
use super::told::last_counter;
use super::voice::{Voice, args, die_icon, face_key};

/// Sentences that explain what tokens, copies, allies and last counters do, each once.
pub(crate) fn notes(v: &Voice, abilities: &[Ability]) -> Vec<String> {
    let mut keys: Vec<&'static str> = Vec::new();
    for ability in abilities {
        if let Ability::May { cost, .. } | Ability::Returns { cost, .. } = ability
            && cost.iter().any(|c| matches!(c, Cost::Counters(_)))
        {
            keys.push(last_counter(v));
        }
        walk(effects_of(ability), &mut |d| match d {
            Do::PutTokens(_, Token::Poison, _) => keys.push("note-poison"),
            Do::PutTokens(_, Token::Shrink, _) => keys.push("note-shrink"),
            Do::PutTokens(_, Token::Target, _) => keys.push("note-target"),
            Do::PutTokens(_, Token::Web, _) => keys.push("note-web"),
            Do::PutTokens(_, Token::Curse, _) => keys.push("note-curse"),
            Do::Move | Do::ExtraTurn { roaming: true, .. } => keys.push("note-move"),
            Do::LeaveSouvenir(_) => keys.push("note-souvenir"),
            Do::CopyKeepCard => keys.push("note-copy"),
            Do::CopyEvolution => keys.push("note-copy-evolution"),
            Do::FlipDice => keys.push("note-opposite"),
            Do::FreezeDie => keys.push("note-frozen"),
            Do::Reserve => keys.push("note-reserved"),
            Do::AllyWith(_) => keys.push("note-ally"),
            _ => {}
        });
    }
    let mut seen: Vec<&str> = Vec::new();
    keys.retain(|k| {
        !seen.contains(k) && {
            seen.push(k);
            true
        }
    });
    keys.iter().map(|k| sentence(v, &v.text(k, &args![]))).collect()
}

/// What winning and having a goal means.
pub(crate) fn goal(v: &Voice, face: Face) -> String {
    sentence(v, &v.text("goal", &args!["face": face_key(face), "icon": die_icon(face)]))
}

/// What an ability makes happen.
pub(crate) fn effects_of(ability: &Ability) -> &[Do] {
    match ability {
        Ability::OnGain(then) | Ability::When { then, .. } | Ability::May { then, .. } => then,
        Ability::Reward(then) | Ability::AllyReward(then) => then,
        Ability::Always { .. } | Ability::OnlyIf(_) | Ability::Returns { .. } => &[],
        Ability::CheaperIn(..) | Ability::OnOffer(_) => &[],
    }
}

/// Shows every effect of a list, those inside conditions and choices too.
pub(crate) fn walk(effects: &[Do], see: &mut dyn FnMut(&Do)) {
    for effect in effects {
        see(effect);
        match effect {
            Do::If(_, then) => walk(then, see),
            Do::Either(_, first, second) => {
                walk(first, see);
                walk(second, see);
            }
            Do::EachChooses(_, ways) => ways.iter().for_each(|way| walk(way, see)),
            Do::Choose(_, then) | Do::LeaveSouvenir(then) => walk(then, see),
            _ => {}
        }
    }
}
