//! What the server says.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Emote, Frame, Lobby};

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The server's build.
        build: String,
        /// The table's code.
        table: String,
        /// One's seat, if one has one.
        you: Option<u8>,
        /// May one arrange the seats and start?
        host: bool,
        /// Changes whenever the texts of the cards do; see `GET /api/catalogue/LANG`.
        catalogue: String,
    },
    /// The table before its game, and after each change of it.
    Lobby(Lobby),
    /// The game as one may know it.
    Frame(Box<Frame>),
    /// An answer, play, undo or other message with a key was taken, now or before.
    Ack {
        /// Its key.
        key: String,
    },
    /// A message was refused and changed nothing.
    Error {
        /// The message's key, if it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
        /// Which fault, for programs.
        code: ErrorCode,
        /// What is wrong and what to do, in words.
        message: String,
    },
    /// Somebody says something.
    Emote {
        /// Who.
        seat: u8,
        /// What.
        emote: Emote,
    },
    /// For fair dice: the game is about to be dealt; who promised a number reveals it now.
    RevealNow,
    /// The server goes away for a moment and comes back; reconnect.
    Restarting,
    /// The same seat was opened elsewhere; this connection is closed.
    OpenedElsewhere,
    /// The answer to `ping`.
    Pong,
}

/// Why a message was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// Not JSON, or none of the messages.
    Malformed,
    /// Something else than `hello` came first.
    HelloFirst,
    /// The client speaks another version of the protocol: reload.
    OtherVersion,
    /// No such table.
    NoTable,
    /// The seat's secret is wrong.
    BadToken,
    /// Only somebody with a seat may do this.
    NotSeated,
    /// Only the host may do this.
    NotHost,
    /// The question was answered or has changed; the current frame follows.
    StalePrompt,
    /// Nobody asks this seat anything.
    NotAsked,
    /// This is not among the answers.
    IllegalAction,
    /// The key was used for something else.
    KeyReused,
    /// Nothing can be taken back now.
    CannotUndo,
    /// The game has not begun.
    NotStarted,
    /// The game has begun.
    AlreadyStarted,
    /// The game is over.
    Over,
    /// Only those whose monsters are still in the game may do this.
    Eliminated,
    /// The seat is taken.
    SeatTaken,
    /// The table is full.
    TableFull,
    /// The table cannot be set up like this.
    BadOptions,
    /// The name is empty, too long, or has characters a name may not have.
    BadName,
    /// Nobody may watch this table.
    NoSpectators,
    /// The promise or number for the dice does not fit.
    BadSeed,
    /// Too much at once; wait a moment.
    TooFast,
    /// Too many connections or tables.
    TooMany,
    /// The table is paused.
    Paused,
    /// The server could not write it down; nothing has changed, try again.
    NotStored,
    /// The table cannot go on with this version of the program.
    Frozen,
}
