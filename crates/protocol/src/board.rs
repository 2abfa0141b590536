//! The board of New York: five boroughs, what stands in them, and what there is to win.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The board of boroughs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Board {
    /// The boroughs in order, Manhattan last.
    pub boroughs: Vec<Borough>,
    /// What faces of the dice win.
    pub goals: Vec<Goal>,
    /// Energy that a move of one's own choice costs now, leaving Manhattan included.
    pub move_fee: u8,
    /// Buildings that nobody has seen yet: they lie under the top ones, nobody knows where.
    pub hidden: Vec<Hidden>,
}

/// A borough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Borough {
    /// `bronx`, `queens`, `brooklyn`, `staten-island` or `manhattan`.
    pub borough: String,
    /// Its places, as monsters and answers name them: one, or the zones of Manhattan that are open, in the order in which
    /// they are moved through.
    pub places: Vec<Zone>,
    /// The monsters there, all places together.
    pub monsters: Vec<u8>,
    /// Its stacks of buildings.
    pub stacks: Vec<Stack>,
    /// Its units, only sorts that are there.
    pub units: Vec<Units>,
    /// A souvenir lies there.
    pub souvenir: bool,
}

/// A place of a borough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Zone {
    /// Its name.
    pub place: String,
    /// How many monsters it has room for.
    pub room: u8,
    /// The monsters there.
    pub monsters: Vec<u8>,
    /// What beginning a turn there gives.
    pub gives: Vec<Amount>,
}

/// So much of something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Amount {
    /// `hearts`, `stars` or `energy`.
    pub what: String,
    /// How much.
    pub n: u8,
}

/// A stack of buildings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Stack {
    /// Its number on the board, as in `destroy:3`.
    pub stack: u8,
    /// The building on top; none where the stack is used up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub top: Option<Building>,
    /// Buildings below it.
    pub below: u8,
}

/// A building.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Building {
    /// Which: `high-rise-1` to `-3`, `power-plant-2`, `power-plant-3`, `hospital-2`, `hospital-3`.
    pub id: String,
    /// In the viewer's language.
    pub name: String,
    /// Destruction it takes.
    pub durability: u8,
    /// What destroying it gives.
    pub gives: Amount,
    /// The unit it becomes.
    pub unit: String,
}

/// Units of one sort in a borough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Units {
    /// `infantry`, `jet` or `tank`.
    pub unit: String,
    /// In the viewer's language.
    pub name: String,
    /// How many.
    pub n: u8,
    /// The number of such a unit here, as in `destroy:17`.
    pub target: u8,
    /// Destruction each takes, with the cards of the monster whose turn it is.
    pub durability: u8,
    /// What destroying one gives.
    pub gives: Amount,
}

/// A card beside the market that dice win and that changes hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Goal {
    /// Its number at this table.
    pub card: u8,
    /// What card it is, for the catalogue.
    pub id: String,
    /// The face that wins it: `celebrity` or `ouch`.
    pub face: String,
    /// Who has it; nobody while it lies beside the market.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
}

/// Buildings nobody has seen yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Hidden {
    /// Which.
    pub id: String,
    /// How many of them.
    pub n: u8,
}
