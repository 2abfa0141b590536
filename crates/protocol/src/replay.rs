//! Games that were played.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{LogLine, TableOptions};

/// `GET /api/tables/CODE/replay?lang=LANG&as=SEAT`: a finished game's whole log. The position at a line comes from
/// `GET /api/tables/CODE/replay/LINE` as a [`Frame`](crate::Frame).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Replay {
    /// The table's code.
    pub table: String,
    /// How it was set up.
    pub options: TableOptions,
    /// Whose eyes; nobody's: those who watched.
    pub seen_by: Option<u8>,
    /// Everything that happened.
    pub log: Vec<LogLine>,
    /// Lines worth a mark.
    pub marks: Vec<Mark>,
    /// The chance of each monster to win, turn by turn, as the planner saw it from what lay open.
    #[serde(default)]
    pub curve: Vec<Chances>,
}

/// Who would win how often, from one moment on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Chances {
    /// The line of the log at which it is so.
    pub line: u32,
    /// The turn.
    pub turn: u16,
    /// One number for each seat; together they are 1.
    pub chances: Vec<f32>,
}

/// `GET /api/tables/CODE/coach?lang=LANG&as=SEAT`: the decisions of a finished game that cost most of the chance to win,
/// the costliest first; with `as` only that seat's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Coach {
    /// The decisions.
    pub decisions: Vec<Reasons>,
}

/// `GET /api/tables/CODE/why/LINE?lang=LANG&as=SEAT`: what could have been answered instead of what led to this line of the
/// log, and what each answer was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Reasons {
    /// The last line before the answer.
    pub line: u32,
    /// The turn.
    pub turn: u16,
    /// Who answered.
    pub seat: u8,
    /// What was asked, for the others: "rolling dice".
    pub asking: String,
    /// Answers, the best first. The one given is among them.
    pub answers: Vec<Weighed>,
    /// Why the best is better than the one given, or, if that was the best, than the next. Missing where that would only repeat
    /// the answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub because: Option<String>,
    /// The bot that answered weighed the answers itself, by its own temperament if it has one; otherwise the planner did.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    #[ts(optional, as = "Option<bool>")]
    pub own: bool,
    /// Whose opinion it is, and by what temperament the seat plays, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub remark: Option<String>,
}

/// An answer and what it was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Weighed {
    /// The answer in words.
    pub text: String,
    /// The chance to win with it. What a temperament likes counts as chance where a bot says itself what it weighed; then it can
    /// be less than 0 or more than 1.
    pub chance: f32,
    /// Half of the interval in which that lies 95 times in a hundred; 0 where it was calculated.
    pub margin: f32,
    /// It was given.
    pub given: bool,
}

/// A line worth a mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Mark {
    /// The line's number.
    pub line: u32,
    /// `turn`, `city` (somebody enters it: Tokyo or Manhattan), `bought`, `out` or `end`.
    pub what: String,
}
