//! Why: the full text of the rule, card or token that caused something.

use cards::set::Board;
use rules::Cause;

use crate::cast::{Cast, token_id, token_key};
use crate::say::Say;

/// The full answer to "why?": the rule with its sentence, the card with its text, what the token does.
pub fn why(cast: &Cast, cause: Cause, say: Say) -> String {
    match cast.cause(cause) {
        Cause::Rule(rule) => named(rule.id(), sentence(rule.id(), say).unwrap_or_default(), say),
        Cause::Card(card) => cast.card_in_full(card, say),
        Cause::Token(token) => {
            let text = say.it(&format!("why-{}", token_id(token)));
            named(&say.with(token_key(token), &[("n", 1u8.into())]), text, say)
        }
    }
}

/// The rule with this id, in any spelling of small and capital letters.
pub fn rule(id: &str, say: Say) -> Option<String> {
    let known = !id.is_empty() && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    let text = known.then(|| sentence(id, say)).flatten()?;
    Some(named(&id.to_uppercase(), text, say))
}

/// A rule's sentence. Expansions made for Tokyo speak of it: in New York it is added what they mean.
fn sentence(id: &str, say: Say) -> Option<String> {
    let text = say.rule(id)?;
    let id = id.to_uppercase();
    let meant = match say.board {
        Board::NewYork if id.starts_with("LUCH-") => say.rule("NY-6"),
        Board::NewYork if id.starts_with("PU-") || id.starts_with("MUT-") => say.rule("NY-4"),
        _ => None,
    };
    // The city has one name in all languages.
    Some(match meant.filter(|_| text.contains("Tokyo")) {
        Some(meant) => format!("{text} {meant}"),
        None => text,
    })
}

fn named(name: &str, text: String, say: Say) -> String {
    say.with("why-named", &[("name", name.into()), ("text", text.into())])
}

/// A few words, as appended to what it caused.
pub fn in_short(cast: &Cast, cause: Cause, say: Say) -> String {
    match cast.cause(cause) {
        Cause::Rule(rule) => say.rule_in_short(rule),
        Cause::Card(card) => cast.card(card, say),
        Cause::Token(token) => say.with(token_key(token), &[("n", 1u8.into())]),
    }
}

/// A short unchanging name, for machines: the rule's id, the card's id or the token's.
pub fn id(cast: &Cast, cause: Cause) -> String {
    match cast.cause(cause) {
        Cause::Rule(rule) => rule.id().to_string(),
        Cause::Card(card) => cast.table.rules.card_name(card).to_string(),
        Cause::Token(token) => format!("token/{}", token_id(token)),
    }
}
