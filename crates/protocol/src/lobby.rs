//! Tables before their game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Level, Player};

/// A table before its game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Lobby {
    /// The table's code.
    pub table: String,
    /// How it is set up.
    pub options: TableOptions,
    /// The seats in order.
    pub seats: Vec<LobbySeat>,
    /// One's own.
    pub you: Option<u8>,
    /// May one arrange the seats and start?
    pub host: bool,
    /// How many watch.
    pub spectators: u16,
    /// Why it cannot start yet, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub not_yet: Option<String>,
    /// What the server has promised for the dice.
    pub promise: String,
    /// One has promised a number oneself.
    pub promised: bool,
    /// It begins by itself as soon as its host is there.
    pub starting: bool,
    /// Programs that can be bots here, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub programs: Vec<String>,
}

/// A seat before the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct LobbySeat {
    /// Its number.
    pub seat: u8,
    /// The monster, if one was chosen.
    pub monster: Option<String>,
    /// Who sits there; nobody if it is free.
    pub player: Option<Player>,
    /// The person's name.
    pub name: String,
}

/// How a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableOptions {
    /// `monster-box` or `origins`.
    pub edition: String,
    /// Additions, as words of `--with`.
    #[serde(default)]
    pub with: Vec<String>,
    /// Cards left out.
    #[serde(default)]
    pub without_cards: Vec<String>,
    /// Hearts at the start, if not as in the book.
    #[serde(default)]
    pub hearts: Option<u8>,
    /// Stars needed to win, if not as in the book.
    #[serde(default)]
    pub stars: Option<u8>,
    /// How long one may think.
    #[serde(default)]
    pub speed: Speed,
    /// May others watch?
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Is it in the list of open tables, or only for those with the link?
    #[serde(default)]
    pub public: bool,
    /// Help during the game.
    #[serde(default)]
    pub help: Help,
    /// Milliseconds a bot waits before each answer, so that people can follow.
    #[serde(default = "bot_pause")]
    pub bot_pause: u32,
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            edition: "monster-box".to_string(),
            with: Vec::new(),
            without_cards: Vec::new(),
            hearts: None,
            stars: None,
            speed: Speed::None,
            spectators: true,
            public: false,
            help: Help::None,
            bot_pause: bot_pause(),
        }
    }
}

fn yes() -> bool {
    true
}

fn bot_pause() -> u32 {
    600
}

/// How long one may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Speed {
    /// As long as one likes.
    #[default]
    None,
    /// A bank of seconds, and some more for each turn of one's own.
    Clock {
        /// Seconds in the bank at the start.
        bank: u32,
        /// Seconds added when one's turn begins.
        more: u32,
    },
    /// So many days for each question.
    Days {
        /// Days.
        days: u8,
    },
}

/// Help during the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Help {
    /// None.
    #[default]
    None,
    /// The exact odds of the dice.
    Odds,
}

/// Eight things to say without typing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Emote {
    /// Hello!
    Hello,
    /// Good game!
    GoodGame,
    /// Ouch!
    Ouch,
    /// Ha!
    Laugh,
    /// Grrr!
    Roar,
    /// Thank you!
    Thanks,
    /// Sorry!
    Sorry,
    /// Let me think.
    Thinking,
}

/// A table in the list of open ones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableLine {
    /// Its code.
    pub table: String,
    /// Has its game begun?
    pub started: bool,
    /// Is its game over?
    pub over: bool,
    /// How it is set up.
    pub options: TableOptions,
    /// Names of those who sit there; bots by their level.
    pub players: Vec<TablePlayer>,
    /// Seats still free.
    pub free: u8,
}

/// Somebody at a table in the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TablePlayer {
    /// The name, empty for a bot; a program has its own.
    pub name: String,
    /// How well a bot plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<Level>,
    /// The monster, if one was chosen.
    pub monster: Option<String>,
}
