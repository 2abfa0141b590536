//! The game as one seat, or somebody who watches, may know it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Board, Choice, Order, Prompt, Why};

/// The whole position for one viewer, and what has happened since the frame before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Frame {
    /// Frames are counted for each viewer.
    pub frame: u32,
    /// Whose view this is; nobody's for those who watch.
    pub you: Option<u8>,
    /// How far the game is.
    pub stage: Stage,
    /// Turns begun, this one included.
    pub turn: u16,
    /// Whose turn it is.
    pub active: u8,
    /// The monsters by seat.
    pub monsters: Vec<Monster>,
    /// The open places of the city.
    pub places: Vec<Place>,
    /// Boroughs with their buildings and units, in New York.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<Board>,
    /// The dice of the turn.
    pub dice: Vec<Die>,
    /// Rolls made this turn.
    pub rolls_made: u8,
    /// Rolls still allowed.
    pub rolls_left: u8,
    /// The cards on offer; `null` where there is none.
    pub market: Vec<Option<Card>>,
    /// Cards left in the deck.
    pub deck: u16,
    /// The discard pile.
    pub discards: Vec<Card>,
    /// Wickedness tiles still to be had.
    pub tiles: Vec<Card>,
    /// The top card of the deck, if one has looked at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub top: Option<Card>,
    /// The question for this seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub prompt: Option<Prompt>,
    /// Cards that may come in between now.
    pub plays: Vec<Choice>,
    /// Seats that are asked something, as far as everybody knows.
    pub waiting: Vec<u8>,
    /// What they are asked, in words.
    pub asking: String,
    /// Clocks and bots stand still.
    pub paused: bool,
    /// One's last answer can be taken back.
    pub undo: bool,
    /// One may ask why bots answered as they did: `GET /api/tables/CODE/why/LINE`.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub reasons: bool,
    /// What this seat has settled for the rest of the game.
    pub standing: Vec<Order>,
    /// The number of the first line of `log`. A client forgets lines from there on before it appends these.
    pub log_from: u32,
    /// What happened since the frame before.
    pub log: Vec<LogLine>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub over: Option<Over>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Costumes and evolutions are chosen.
    Setup,
    /// It is played.
    Play,
    /// It is over.
    Over,
}

/// A monster and whoever plays it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Monster {
    /// Its seat.
    pub seat: u8,
    /// Which monster, by its short name.
    pub monster: String,
    /// Who plays it: a person's name, empty for a bot.
    pub name: String,
    /// Who answers for it now.
    pub player: Player,
    /// Is it still in the game?
    pub alive: bool,
    /// Hearts.
    pub hearts: u8,
    /// The most hearts it can have.
    pub most_hearts: u8,
    /// Stars.
    pub stars: u8,
    /// Energy.
    pub energy: u16,
    /// Where it is: `outside`, `tokyo-city`, `tokyo-bay`; in New York `bronx`, `queens`, `brooklyn`, `staten-island`, a
    /// zone such as `manhattan-lower`, or `on-the-way` while it has no place.
    pub place: String,
    /// Dice it rolls.
    pub dice: u8,
    /// Cards in front of it.
    pub cards: Vec<Card>,
    /// Its hand of evolutions: how many, and those that one knows.
    pub hand: Hand,
    /// Evolutions on its discard pile that everybody has seen, or its owner.
    pub used: Vec<Card>,
    /// Poison tokens.
    pub poison: u8,
    /// Shrink tokens.
    pub shrink: u8,
    /// Target tokens.
    pub target: u8,
    /// Web tokens.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>", optional)]
    pub web: u8,
    /// Curse tokens.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>", optional)]
    pub curse: u8,
    /// Wickedness points.
    pub wickedness: u8,
    /// Masks in its collection.
    pub masks: u8,
    /// Does it wear its mask?
    pub wears_mask: bool,
    /// Its Challenge card, if one may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub challenge: Option<Card>,
    /// The seat it wins or falls with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ally: Option<u8>,
    /// Milliseconds in its bank, if the table has clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bank: Option<u32>,
}

/// Who answers for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Player {
    /// A person, who is there.
    Human,
    /// A person who is away; a bot plays on after so many milliseconds.
    Away {
        /// Milliseconds, if a bot is going to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        bot_in: Option<u32>,
    },
    /// A bot for a person who has gone; the person may come back.
    StandIn {
        /// How well it plays.
        level: Level,
    },
    /// A bot from the start.
    Bot {
        /// How well it plays.
        level: Level,
    },
    /// A program that the server's owner offers as a bot.
    Program {
        /// Its name.
        name: String,
    },
}

/// How well a bot plays: a level, or `LEVEL@TEMPERAMENT`, as words of the catalogue's `levels`. A game that was played
/// elsewhere may name bots that have no level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Level(pub String);

/// A hand of evolutions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Hand {
    /// How many.
    pub n: u8,
    /// Those that one knows.
    pub known: Vec<Card>,
}

/// A card on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Card {
    /// The number of this piece at this table, for actions.
    pub card: u8,
    /// What card it is, for the catalogue.
    pub id: String,
    /// Its price now for this viewer, where it is for sale.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<u8>,
    /// Counters on it.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[ts(as = "Option<u8>", optional)]
    pub counters: u8,
    /// The card it is a copy of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub copies: Option<String>,
    /// The seat it belongs to, if another one's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub from: Option<u8>,
    /// A gift that does nothing where it lies.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub idle: bool,
    /// Cards laid aside under it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Card>>", optional)]
    pub under: Vec<Card>,
}

fn is_zero(n: &u8) -> bool {
    *n == 0
}

/// A place of the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Place {
    /// `tokyo-city` or `tokyo-bay`; in New York `manhattan-lower`, `manhattan-midtown`, `manhattan-upper`, and the same
    /// with `-2` for a second monster.
    pub place: String,
    /// The monster there.
    pub seat: Option<u8>,
}

/// A die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Die {
    /// `1`, `2`, `3`, `heart`, `energy` or `smash`; in New York `destruction`, `celebrity` and `ouch` instead of numbers.
    pub face: String,
    /// Frozen: it can be neither rolled nor turned.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub frozen: bool,
}

/// One thing that happened, in words and for programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct LogLine {
    /// Lines are counted for each viewer.
    pub n: u32,
    /// The turn it belongs to.
    pub turn: u16,
    /// What sort of event: `turn-started`, `rolled`, `hearts-lost` and so on.
    pub event: String,
    /// What happened, in words.
    pub text: String,
    /// Why, in a few words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<String>,
    /// Why, as a link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<Why>,
    /// Left out of short logs.
    #[serde(default, skip_serializing_if = "crate::is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub detail: bool,
    /// The monster it happened to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The monster that did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<u8>,
    /// The card it is about, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// How much: hearts, stars, energy, dice, a price.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub amount: Option<i16>,
    /// `hearts`, `stars`, `energy`, a face, a token, a building or a unit, where the event needs it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub what: Option<String>,
    /// Dice that were rolled or turned, as faces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub dice: Vec<String>,
    /// The place it is about.
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
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Over {
    /// Who has won; nobody if all have fallen.
    pub winners: Vec<u8>,
    /// `stars`, `survivor`, `card` or `nobody`.
    pub how: String,
    /// The seats, best first.
    pub ranking: Vec<u8>,
    /// The next table of these players, if somebody asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// The course of the game for charts.
    pub course: Course,
    /// How the dice were made, to be checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seal: Option<Seal>,
}

/// A game in numbers: for each seat one number a turn, and sums.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Course {
    /// Stars after each turn, by seat.
    pub stars: Vec<Vec<u8>>,
    /// Hearts after each turn, by seat.
    pub hearts: Vec<Vec<u8>>,
    /// Turns begun in the city, Tokyo or Manhattan, by seat.
    pub in_tokyo: Vec<u16>,
    /// Hearts taken from others, by seat.
    pub damage: Vec<u16>,
    /// Cards bought, by seat.
    pub bought: Vec<u16>,
    /// Luck: what the dice brought against what they bring on average, by seat.
    pub luck: Vec<Luck>,
}

/// What somebody's dice brought against expectation, all rolls of the roll step together.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Luck {
    /// Dice rolled.
    pub dice: u32,
    /// For each face (1, 2, 3, heart, energy, smash; in New York destruction, celebrity and ouch first): how often it came.
    pub came: Vec<u32>,
    /// How often each was to be expected.
    pub expected: f64,
}

/// What makes dice fair: promises made before the game, opened after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Seal {
    /// What the server promised before the start: SHA-256, 64 hexadecimal digits.
    pub promise: String,
    /// The server's number, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// What the seats promised and revealed.
    pub players: Vec<PlayerSeal>,
}

/// A seat's part in making the dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct PlayerSeal {
    /// The seat.
    pub seat: u8,
    /// What it promised.
    pub promise: String,
    /// What it revealed.
    pub seed: String,
}
