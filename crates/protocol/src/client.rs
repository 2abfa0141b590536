//! What clients say.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Emote, Level, Order};

/// A message from a client. The first has to be `hello`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    /// Who is there, for which table, and what it has already.
    Hello {
        /// The version of the protocol the client speaks.
        protocol: u32,
        /// The table's code.
        table: String,
        /// The seat's secret, for clients without cookies. Without one (and without a cookie) the client watches.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        token: Option<String>,
        /// The language of everything in words: `en`, `fr` or `de`.
        #[serde(default = "english")]
        lang: String,
        /// How many lines of the log the client has already.
        #[serde(default)]
        log: u32,
        /// The build the client's page came with; another than the server's is told to reload.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        build: Option<String>,
        /// Which of one's seats, for a screen that several people share; the first without.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        seat: Option<u8>,
        /// Watch, even with a seat at this table.
        #[serde(default)]
        watch: bool,
    },
    /// Answers the open prompt.
    Answer {
        /// Made up by the client, another for each answer: however often the message arrives, it counts once.
        key: String,
        /// The prompt it answers.
        prompt: u32,
        /// One of its actions.
        action: String,
    },
    /// Uses a card that may come in between, while nothing or something else is asked.
    Play {
        /// As for an answer.
        key: String,
        /// The frame in which the card was offered; an older one changes nothing.
        frame: u32,
        /// One of the frame's `plays`.
        action: String,
    },
    /// Takes one's last answer back, where nothing was revealed by it.
    Undo {
        /// As for an answer.
        key: String,
        /// The frame that offered it.
        frame: u32,
    },
    /// Settles a question for the rest of the game, or unsettles it.
    Standing {
        /// What is settled.
        order: Order,
        /// On or off.
        on: bool,
    },
    /// Stops all clocks and bots, or lets them go on.
    Pause {
        /// On or off.
        on: bool,
    },
    /// Says one of eight things to everybody.
    Emote {
        /// Which.
        emote: Emote,
    },
    /// From now on, words in this language. The log comes again from its beginning.
    Language {
        /// `en`, `fr` or `de`.
        lang: String,
    },
    /// Before the start, host only: who may sit here.
    Seat {
        /// Which seat.
        seat: u8,
        /// What it is to be.
        what: SeatChange,
    },
    /// Before the start: which monster one plays (`null`: drawn at random).
    Monster {
        /// The monster's short name.
        monster: Option<String>,
    },
    /// Before the start: one's own name.
    Name {
        /// The name, up to 24 characters.
        name: String,
    },
    /// Before the start, host only: deals the game. Free seats are left out.
    Start,
    /// For fair dice: the promise of a random number, its hash as 64 hexadecimal digits.
    Promise {
        /// SHA-256 of table, seat and number.
        hash: String,
    },
    /// For fair dice: the number that was promised, 64 hexadecimal digits.
    Reveal {
        /// The number.
        seed: String,
    },
    /// Gives the seat away: before the start it is free again, afterwards a bot plays on.
    Leave,
    /// Takes a seat back from the bot that played on.
    Reclaim,
    /// After the end: a new table with the same seats and options.
    Rematch,
    /// Nothing; answered by `pong`.
    Ping,
}

/// What a host makes of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", tag = "to")]
pub enum SeatChange {
    /// Free for whoever comes; somebody who sits there has to get up.
    Open,
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
    /// A program that the server offers.
    Program {
        /// Which: one of the lobby's `programs`.
        name: String,
    },
    /// No seat at all.
    Closed,
}

fn english() -> String {
    "en".to_string()
}
