//! Questions and their answers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The open question for a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Prompt {
    /// Its number; an answer names it. It stays while question and answers are the same.
    pub id: u32,
    /// The sort of question: `roll`, `buy`, `yield` and so on. New ones may come; all can be shown from this structure.
    pub topic: String,
    /// What is asked.
    pub title: String,
    /// Why now, and what one can do.
    pub help: String,
    /// What caused it, where a card or another monster did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<Why>,
    /// Dice that may be rolled again, if this is about rolling: any of them together, as `roll:135`.
    pub dice: Vec<u8>,
    /// All other answers.
    pub choices: Vec<Choice>,
    /// What is done if the time runs out; always one of the answers.
    pub default: String,
    /// What stopping now would bring, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub forecast: Option<String>,
    /// Others are asked the same at the same time, and nobody sees an answer before all are in.
    pub together: bool,
    /// What could be settled for the rest of the game.
    pub automate: Vec<Order>,
    /// Milliseconds left, if a clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub left: Option<u32>,
    /// Exact odds for the dice, if the table allows help.
    pub odds: Vec<Odds>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Choice {
    /// What to send for it.
    pub action: String,
    /// What it is.
    pub label: String,
    /// What it does; empty where the label says it all.
    pub detail: String,
    /// The card it is about (its number at this table), to show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<u8>,
    /// What card that is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    /// The monster it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The face it is about: `1`, `2`, `3`, `heart`, `energy`, `smash`; in New York also `destruction`, `celebrity`, `ouch`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub face: Option<String>,
    /// The die it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub die: Option<u8>,
    /// The place it is about, as monsters are in places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub place: Option<String>,
    /// The borough it is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub borough: Option<String>,
    /// The stack of buildings it is about, by its number on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stack: Option<u8>,
    /// The sort of unit it is about: `infantry`, `jet` or `tank`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub unit: Option<String>,
    /// How many, where a number is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub number: Option<u8>,
    /// Destruction it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub durability: Option<u8>,
    /// What it costs in energy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<u8>,
    /// Why it cannot be chosen now; choices without are possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub barred: Option<String>,
    /// What the answer itself would certainly change: not what dice still to be resolved or the rest of the turn bring anyway.
    pub preview: Vec<Change>,
    /// Chance, others or what is hidden decide about the rest.
    pub uncertain: bool,
}

/// A number that would change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Change {
    /// Whose.
    pub seat: u8,
    /// `hearts`, `stars` or `energy`.
    pub what: String,
    /// By how much.
    pub by: i16,
}

/// Why something happened or is asked: exactly one of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A rule, by its id: `BASE-23`.
    Rule(String),
    /// A card, by its id.
    Card(String),
    /// A token: `poison`, `shrink`, `target`, `web` or `curse`.
    Token(String),
}

/// Something settled for the rest of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Order {
    /// Always pass questions of this sort (about this card, where the sort comes up for many).
    Pass {
        /// The sort of question.
        topic: String,
        /// The card's id.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
    },
    /// Ask about lost hearts only if they would be the last.
    OnlyForLife,
    /// Leave the city, Tokyo or Manhattan, if there would be so few hearts left, stay with more.
    LeaveAt {
        /// So many or fewer.
        hearts: u8,
    },
}

/// The chance of something with the best way of keeping dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Odds {
    /// The face, as on dice.
    pub face: String,
    /// At least so many of it, or at most.
    pub n: u8,
    /// At most rather than at least.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub most: bool,
    /// How likely, 0 to 1.
    pub chance: f64,
    /// The dice to keep for it.
    pub keep: Vec<u8>,
}
