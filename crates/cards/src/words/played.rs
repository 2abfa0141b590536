//! Cards played from the hand: how a temporary is played, how long it lies there and how it comes back.

use rules::lang::{Ability, Amount, Cond, Cost, Do, Limit, Moment, Whose};

use super::clause::{Clause, Mode, merged, said};
use super::effect;
use super::front::{Lead, front};
use super::notes::{effects_of, walk};
use super::offer::{is_saving, offer};
use super::polish::sentence;
use super::told::{limit_sentence, told};
use super::voice::{Intro, Voice, args};

/// "Play when ...: ...": one way of playing a temporary.
pub(crate) fn play(
    v: &Voice,
    moment: Moment,
    conds: &[Cond],
    limit: Limit,
    costs: &[Cost],
    then: &[Do],
) -> Vec<String> {
    let saving = v.saving || is_saving(moment, then);
    let front = front(&Voice { intro: Intro::Play, saving, ..*v }, Lead::At(moment), conds);
    let paid = merged(costs.iter().map(|c| effect::cost(v, c)).collect());
    let mut body = Vec::new();
    if !paid.is_empty() {
        body.push(sentence(v, &said(v, &paid, Mode::First, "")));
    }
    let v = &Voice { later: !body.is_empty(), ..*v };
    if !then.is_empty() || body.is_empty() {
        body.extend(told(v, Lead::Nothing, &[], Limit::None, then));
    }
    let first = body[0].trim_end_matches('.');
    let words = args!["front": front.trim().trim_end_matches(','), "body": inside(v, first)];
    body[0] = sentence(v, &v.text("play", &words));
    // Played once it is gone, so that a limit is worth a sentence only where it could come back.
    body.extend(match limit {
        Limit::None => None,
        Limit::OncePerTurn => Some(sentence(v, &v.text("limit-play-turn", &args![]))),
        Limit::OncePerLoss => Some(sentence(v, &v.text("limit-play-loss", &args![]))),
        Limit::OncePerTurnByName => limit_sentence(v, limit),
    });
    body
}

/// Another way of playing the same card: "or play when ...".
pub(crate) fn or_play(v: &Voice, mut way: Vec<String>) -> Vec<String> {
    if let Some(first) = way.first_mut() {
        let mut letters = first.trim_end_matches('.').chars();
        let small = letters.next().map_or(String::new(), |c| c.to_lowercase().to_string());
        *first = sentence(v, &v.text("play-or", &args!["play": small + letters.as_str()]));
    }
    way
}

/// A sentence after a colon, which begins with a small letter in some languages.
fn inside(v: &Voice, text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if !v.has("play", "capital") => format!("{}{}", first.to_lowercase(), letters.as_str()),
        _ => text.to_string(),
    }
}

/// A used card comes back to the hand.
pub(crate) fn returns(v: &Voice, on: Moment, cost: &[Cost]) -> String {
    let back = [Clause::new("v-take-back", "you")];
    if cost.is_empty() {
        return sentence(v, &format!("{} {}", front(v, Lead::At(on), &[]), said(v, &back, Mode::Front, "")));
    }
    let v = &Voice { offered: true, ..*v };
    let paid = merged(cost.iter().map(|c| effect::cost(v, c)).collect());
    offer(v, on, &[], Default::default(), false, &paid, &back)
}

/// Is this card laid out when it is played?
pub(crate) fn is_laid_out(abilities: &[Ability]) -> bool {
    let mut found = false;
    for ability in abilities {
        walk(effects_of(ability), &mut |d| found |= *d == Do::LayOut);
    }
    found
}

/// The moment at which a card laid out is discarded, if the ability does nothing else.
pub(crate) fn leaves_at(ability: &Ability) -> Option<Moment> {
    match ability {
        Ability::When { on, cond, then, .. } if cond.is_empty() && *then == [Do::DiscardThis] => {
            match on {
                // The difference is of no interest to the reader.
                Moment::TurnBegins => Some(Moment::TurnStarts(Whose::Yours)),
                Moment::TurnStarts(Whose::Yours) | Moment::TurnEnds(Whose::Yours | Whose::Anyones) => {
                    Some(*on)
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// Force of a Challenge card and what it adds for the one it supports.
pub(crate) fn force(v: &Voice, force: [u8; 2]) -> String {
    let n = |n: u8| super::amount::noun_phrase(v, &Amount::N(n));
    sentence(v, &v.text("force", &args!["own": n(force[0]), "bonus": n(force[1])]))
}
