//! What is written down of a room.

use rules::Seat;

use crate::orders::Order;

/// A key that makes a message count once, with what it was used for.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Key {
    /// The key.
    pub key: String,
    /// Whose.
    pub seat: Seat,
    /// What for.
    pub body: String,
}

/// One thing to be written down.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Record {
    /// The journal's next line.
    Entry {
        /// The line with its end.
        line: String,
        /// The key of the message it answers to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Key>,
        /// What is in everybody's bank afterwards.
        banks: Vec<u64>,
    },
    /// The last line is void.
    Undo {
        /// The key of the message.
        key: Key,
        /// What is in everybody's bank afterwards.
        banks: Vec<u64>,
    },
    /// Something about the seats.
    Note(Note),
}

impl Record {
    /// The key it makes known.
    pub fn key(&self) -> Option<&Key> {
        match self {
            Record::Entry { key, .. } => key.as_ref(),
            Record::Undo { key, .. } => Some(key),
            Record::Note(_) => None,
        }
    }
}

/// Something about the seats.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(tag = "note", rename_all = "snake_case")]
pub enum Note {
    /// A bot plays for a person, or not any more.
    StandIn {
        /// Whose seat.
        seat: Seat,
        /// On or off.
        on: bool,
        /// The person has left.
        left: bool,
    },
    /// A person has settled something, or unsettled it.
    Order {
        /// Who.
        seat: Seat,
        /// What.
        order: Order,
        /// On or off.
        on: bool,
    },
    /// The clocks stand still, or not any more.
    Paused {
        /// On or off.
        on: bool,
    },
    /// A person's name is forgotten.
    Forget {
        /// Whose.
        seat: Seat,
    },
}
