//! What an outside bot and the game tell each other: JSON lines on the program's standard input and output.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Catalogue, Frame, TableOptions};

/// A line for an outside bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToBot {
    /// Once, when the program has started.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// Milliseconds for each answer.
        limit: u32,
        /// All cards, monsters and rules in words.
        catalogue: Box<Catalogue>,
    },
    /// A new game begins; what was before is over.
    Game {
        /// Games are counted, from 1.
        game: u32,
        /// One's seat.
        you: u8,
        /// How many monsters.
        players: u8,
        /// How the table is set up.
        options: TableOptions,
        /// For chance of one's own: who draws from it plays the same game again with the same seed.
        seed: u64,
    },
    /// The game as one may know it. With `prompt` it wants an answer; with `over` the game has ended.
    Frame(Box<Frame>),
    /// An answer was no use, and the default was taken instead.
    Error {
        /// The prompt it was about.
        prompt: u32,
        /// What was wrong.
        fault: BotFault,
        /// The same in words.
        message: String,
    },
}

/// A line from an outside bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromBot {
    /// Answers a prompt, as at a table, where it also needs a key.
    Answer {
        /// The prompt it answers.
        prompt: u32,
        /// One of its actions.
        action: String,
    },
}

/// Why the default was taken instead of an outside bot's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BotFault {
    /// No answer in time.
    Late,
    /// A line that is no answer, or too long.
    Nonsense,
    /// An answer that is not among the prompt's.
    Illegal,
    /// The program has ended, or could not be started.
    Gone,
}
