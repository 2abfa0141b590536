//! What is asked and answered over plain HTTP.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{ErrorCode, Level, TableLine, TableOptions};

/// `POST /api/tables`: a new table with oneself as its host. With `bots` and `start` one plays at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct NewTable {
    /// How it is set up.
    #[serde(default)]
    pub options: TableOptions,
    /// How many seats, 2 to 6.
    #[serde(default)]
    pub seats: u8,
    /// One's name.
    #[serde(default)]
    pub name: String,
    /// One's monster; drawn at random if none is named.
    #[serde(default)]
    pub monster: Option<String>,
    /// Bots for the seats after one's own.
    #[serde(default)]
    pub bots: Vec<Level>,
    /// Begin at once.
    #[serde(default)]
    pub start: bool,
    /// For fair dice when beginning at once: one's random number, 64 hexadecimal digits.
    #[serde(default)]
    pub seed: Option<String>,
}

/// `POST /api/tables/CODE/sit`: takes a free seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Sit {
    /// One's name.
    #[serde(default)]
    pub name: String,
    /// Which seat; any free one if none is named.
    #[serde(default)]
    pub seat: Option<u8>,
    /// One's monster; drawn at random if none is named.
    #[serde(default)]
    pub monster: Option<String>,
}

/// The answer to both: where one sits. Browsers get the secret as a cookie and need not look at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Seated {
    /// The table's code.
    pub table: String,
    /// One's seat.
    pub seat: u8,
    /// The seat's secret, for clients without cookies (asked for by `?token=1`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// `GET /api/tables`: open tables, and tables where one has a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Tables {
    /// Tables anybody may join or watch.
    pub open: Vec<TableLine>,
    /// Tables where one sits.
    pub yours: Vec<TableLine>,
}

/// A refusal over HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Refusal {
    /// Which fault, for programs.
    pub code: ErrorCode,
    /// What is wrong and what to do, in words.
    pub message: String,
}

/// `GET /api/tables/CODE/fair`: was everything as promised?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Fairness {
    /// Do all promises and outcomes agree?
    pub fair: bool,
    /// What was checked, in words, or what does not agree.
    pub findings: Vec<String>,
    /// Dice rolled.
    pub dice: u32,
    /// Cards drawn.
    pub cards: u32,
}
