//! The texts of cards, monsters and rules in one language, to be fetched once.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// `GET /api/catalogue/LANG`: everything that can be looked up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Catalogue {
    /// The language.
    pub lang: String,
    /// Changes with every text.
    pub hash: String,
    /// Cards by id.
    pub cards: BTreeMap<String, CardText>,
    /// Monsters by short name.
    pub monsters: BTreeMap<String, MonsterText>,
    /// Rules by id, one sentence or two each.
    pub rules: BTreeMap<String, String>,
    /// Editions and additions a table can have.
    pub editions: Vec<Addition>,
    /// Additions, as words of `--with`.
    pub additions: Vec<Addition>,
    /// How well bots can play, the easiest first.
    #[serde(default)]
    pub levels: Vec<LevelText>,
}

/// A level of bots in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct LevelText {
    /// Its word.
    pub word: String,
    /// Its name.
    pub name: String,
    /// How such a bot plays, in a sentence.
    pub text: String,
    /// The temperaments it can have.
    pub tempers: Vec<TemperText>,
}

/// A temperament of bots in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TemperText {
    /// Its word.
    pub word: String,
    /// Its name.
    pub name: String,
    /// What such a bot likes, in a sentence.
    pub text: String,
}

/// A card in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct CardText {
    /// Its name.
    pub name: String,
    /// What it does. Symbols are in brackets: `[star]`, `[heart]`, `[energy]`, `[smash]`, and dice `[die:1]` to
    /// `[die:smash]`.
    pub text: String,
    /// The same at tables of New York, where that is worded otherwise and the card can be there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text_new_york: Option<String>,
    /// `keep`, `discard`, `costume`, `permanent`, `temporary`, `gift`, `tile`, `challenge` or `goal`.
    pub kind: String,
    /// That in words, with level or Force.
    pub kind_text: String,
    /// Its price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<u8>,
    /// The set it is from.
    pub set: String,
    /// Made for this program, not printed.
    pub house: bool,
    /// How many there are.
    pub copies: u8,
    /// The monster whose evolution it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub monster: Option<String>,
    /// What it is about, for its picture: `star`, `heart`, `energy`, `smash`, `die`, `card`, `tokyo`, `shield` and so on,
    /// the most important first.
    pub glyphs: Vec<String>,
}

/// A monster in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct MonsterText {
    /// Its name.
    pub name: String,
    /// The edition it belongs to.
    pub edition: String,
    /// Has it evolutions for Tokyo?
    pub evolves: bool,
    /// Has it evolutions for New York? Only sets of one's own have such.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub evolves_new_york: bool,
}

/// Something a table can have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Addition {
    /// Its word.
    pub word: String,
    /// Its name.
    pub name: String,
    /// What it adds, in a sentence.
    pub text: String,
    /// Words it cannot be together with.
    pub not_with: Vec<String>,
    /// Words it needs.
    pub needs: Vec<String>,
}
