//! Words: the rule text of a card, and every other message, in English, French and German.
//!
//! Nothing here knows a card. The renderer knows the words of the card language and the shapes of sentences; how they
//! are said is in `i18n/<lang>/cards.ftl`. An ability becomes sentences (`ability`; `told` for what happens, `offer` for
//! what the owner may do), a sentence a front (`front`: the moment, conditions in `cond`, amounts in `amount`) and clauses
//! (`clause`: a verb with a subject, from `effect`, `either` and `change`), said in the mode the place asks for; each language orders the slots of a clause itself.
//! Counters that only remember something disappear into words such as "the first time" (`mark`); a temporary says when
//! it is played (`played`), and what tokens and copies do is told at the end (`notes`).
//!
//! ```
//! use cards::words::{Lang, card_text, plain};
//! let catalogue = cards::catalogue::Catalogue::built_in();
//! let card = &catalogue.card("energy-hoarder").unwrap().facts;
//! let text = card_text(Lang::En, card.board(), card.kind, card.counters, &card.abilities);
//! assert_eq!(text, "At the end of your turn, gain 1[star] for every 6[energy] you have.");
//! assert_eq!(plain(Lang::En, &text), "At the end of your turn, gain 1★ for every 6⚡ you have.");
//! ```

mod ability;
mod amount;
mod bundle;
mod change;
mod clause;
mod cond;
mod effect;
mod either;
mod front;
mod icons;
mod mark;
mod notes;
mod offer;
mod phrase;
mod played;
mod polish;
mod told;
mod voice;

use std::str::FromStr;

use rules::lang::{Ability, Face, Kind};

pub use bundle::{Missing, Value, faults, rule_ids};
pub use icons::plain;
pub use phrase::{Arg, Phrase};

use crate::set::Board;

/// A language the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
    /// German.
    De,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::De];

    /// Two-letter code.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::De => "de",
        }
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(code: &str) -> Result<Lang, String> {
        let all = Lang::ALL;
        let known = || all.map(Lang::code).join(", ");
        all.into_iter()
            .find(|l| l.code().eq_ignore_ascii_case(code))
            .ok_or_else(|| format!("unknown language {code:?}; known are {}", known()))
    }
}

impl std::fmt::Display for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

/// The rule text of a card: its sentences, separated by spaces, with icon tokens such as `[star]` and `[die:heart]`.
///
/// `board` is the one it is read on: what is Tokyo on one is Manhattan on the other.
/// A word that a language lacks shows as a mark between [`MARK`] brackets, so that no text is silently incomplete.
pub fn card_text(lang: Lang, board: Board, kind: Kind, counters: u8, abilities: &[Ability]) -> String {
    ability::card(voice::Voice::new(lang, board, kind), counters, abilities)
}

/// The text of one ability alone, as shown when the game asks whether to use it. `stored` says that the counters of
/// its card are energy; notes about tokens are left out.
pub fn ability_text(lang: Lang, board: Board, kind: Kind, stored: bool, one: &Ability) -> String {
    ability::single(voice::Voice::new(lang, board, kind), stored, one)
}

/// What a Challenge card is worth: its Force, and its bonus Force for the one it supports.
pub fn force_text(lang: Lang, force: [u8; 2]) -> String {
    played::force(&voice::Voice::new(lang, Board::Tokyo, Kind::Challenge), force)
}

/// What the goal of this face does, which is in the rulebook and not on the card.
pub fn goal_text(lang: Lang, face: Face) -> String {
    notes::goal(&voice::Voice::new(lang, Board::NewYork, Kind::Goal), face)
}

/// A face of a die without the die around it, in a word where it has no sign everybody knows.
pub fn face_word(lang: Lang, face: Face) -> String {
    match face {
        Face::Smash | Face::Destruction | Face::Celebrity | Face::Ouch => {
            let key = format!("face-word-{}", voice::face_key(face));
            // Complete in every language, which the tests see to.
            message(lang, &key, &[]).unwrap_or(key)
        }
        _ => plain(lang, voice::die_icon(face)).trim_matches(['[', ']']).to_string(),
    }
}

/// Does this card keep energy on it, so that its counters are energy?
pub fn stores_energy(abilities: &[Ability]) -> bool {
    ability::stores_energy(abilities)
}

/// Any message of any file of this language; `None` if it does not exist or lacks an argument.
pub fn message(lang: Lang, key: &str, args: &[(&str, Value)]) -> Option<String> {
    try_message(lang, key, args).ok()
}

/// A form of a message; `None` where the language has no such form, since it says the same.
pub fn form(lang: Lang, key: &str, form: &str, args: &[(&str, Value)]) -> Option<String> {
    bundle::say(lang, key, Some(form), args).ok()
}

/// As [`message`], with the reason for a failure.
pub fn try_message(lang: Lang, key: &str, args: &[(&str, Value)]) -> Result<String, Missing> {
    bundle::say(lang, key, None, args)
}

/// Brackets around the key of a missing message inside a text.
pub const MARK: [char; 2] = ['\u{27e6}', '\u{27e7}'];
