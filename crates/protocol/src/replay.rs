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
}

/// A line worth a mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Mark {
    /// The line's number.
    pub line: u32,
    /// `turn`, `tokyo`, `bought`, `out` or `end`.
    pub what: String,
}
