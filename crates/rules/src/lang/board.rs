//! What the card language says of dice and boards: faces, boroughs, what can be destroyed.

use serde::{Deserialize, Serialize};

/// A face of a die. The dice of both cities have six; hearts, energy and smashes are on either, and each city has three of
/// its own, with the same numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Face {
    /// The number 1.
    One,
    /// The number 2.
    Two,
    /// The number 3.
    Three,
    /// A heart.
    Heart,
    /// Energy.
    Energy,
    /// A smash.
    Smash,
    /// Destruction (New York).
    Destruction,
    /// Celebrity (New York).
    Celebrity,
    /// Ouch (New York).
    Ouch,
}

impl Face {
    /// The faces of Tokyo in order.
    pub const TOKYO: [Face; 6] = [Face::One, Face::Two, Face::Three, Face::Heart, Face::Energy, Face::Smash];
    /// The faces of New York in order.
    pub const NEW_YORK: [Face; 6] =
        [Face::Destruction, Face::Celebrity, Face::Ouch, Face::Heart, Face::Energy, Face::Smash];
    /// All faces there are.
    pub const ALL: [Face; 9] = [
        Face::One,
        Face::Two,
        Face::Three,
        Face::Heart,
        Face::Energy,
        Face::Smash,
        Face::Destruction,
        Face::Celebrity,
        Face::Ouch,
    ];

    /// Its short name: `1`, `heart`, `destruction`.
    pub const fn id(self) -> &'static str {
        match self {
            Face::One => "1",
            Face::Two => "2",
            Face::Three => "3",
            Face::Heart => "heart",
            Face::Energy => "energy",
            Face::Smash => "smash",
            Face::Destruction => "destruction",
            Face::Celebrity => "celebrity",
            Face::Ouch => "ouch",
        }
    }

    /// The letter that stands for it in journals: `1`, `h`, `d`.
    pub const fn letter(self) -> char {
        match self {
            Face::One => '1',
            Face::Two => '2',
            Face::Three => '3',
            Face::Heart => 'h',
            Face::Energy => 'e',
            Face::Smash => 's',
            Face::Destruction => 'd',
            Face::Celebrity => 'c',
            Face::Ouch => 'o',
        }
    }

    /// The number of the face on its die, 0 to 5.
    pub const fn number(self) -> u8 {
        match self {
            Face::One | Face::Destruction => 0,
            Face::Two | Face::Celebrity => 1,
            Face::Three | Face::Ouch => 2,
            Face::Heart => 3,
            Face::Energy => 4,
            Face::Smash => 5,
        }
    }
}

/// A borough of New York.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Borough {
    /// The Bronx.
    Bronx,
    /// Queens.
    Queens,
    /// Brooklyn.
    Brooklyn,
    /// Staten Island.
    StatenIsland,
    /// Manhattan, all zones together.
    Manhattan,
}

impl Borough {
    /// All boroughs in order.
    pub const ALL: [Borough; 5] =
        [Borough::Bronx, Borough::Queens, Borough::Brooklyn, Borough::StatenIsland, Borough::Manhattan];

    /// Its short name.
    pub const fn id(self) -> &'static str {
        match self {
            Borough::Bronx => "bronx",
            Borough::Queens => "queens",
            Borough::Brooklyn => "brooklyn",
            Borough::StatenIsland => "staten-island",
            Borough::Manhattan => "manhattan",
        }
    }
}

/// What destruction can be used on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Target {
    /// Infantry.
    Infantry,
    /// A jet.
    Jet,
    /// A tank.
    Tank,
    /// A unit of any sort.
    Unit,
    /// A building of any sort.
    Building,
}

impl Target {
    /// All targets in order.
    pub const ALL: [Target; 5] =
        [Target::Infantry, Target::Jet, Target::Tank, Target::Unit, Target::Building];
}
