//! Editions as values: faces, places, steps and numbers of one game of the family.

use crate::event::Rule;
use crate::lang::{Borough, Face, Resource};

/// Everything in which the games of the family differ, apart from their cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// Which edition this is.
    pub edition: Edition,
    /// Fewest and most monsters.
    pub players: (u8, u8),
    /// What each face of a die means, by face number.
    pub faces: [FaceRule; 6],
    /// Dice rolled without any card.
    pub dice: u8,
    /// Dice rolled for the first turn.
    pub first_roll_dice: u8,
    /// Dice in the box.
    pub most_dice: u8,
    /// Rolls without any card (BASE-16).
    pub rolls: u8,
    /// Where a monster can be; the first place is where everybody starts.
    pub places: Vec<Place>,
    /// The steps of a turn, in order (BASE-14).
    pub steps: Vec<Step>,
    /// Hearts at the start.
    pub hearts: u8,
    /// Most hearts without any card (BASE-37).
    pub most_hearts: u8,
    /// Stars needed to win (BASE-2).
    pub stars_to_win: u8,
    /// Price of sweeping the market (BASE-47).
    pub sweep_price: u8,
    /// The last monster wins at once rather than at the end of the turn (D-3).
    pub survivor_wins_at_once: bool,
    /// Buildings in the box, none in Tokyo (NYB-3).
    pub buildings: Vec<Building>,
    /// What units there are (NYB-24): infantry, jets, tanks.
    pub units: [Unit; UNITS],
}

/// Sorts of units.
pub const UNITS: usize = 3;

/// Units of each sort in each borough.
pub type Units = [[u8; UNITS]; BOROUGHS];

/// No units anywhere.
pub const NO_UNITS: Units = [[0; UNITS]; BOROUGHS];

/// Boroughs of a board that has any.
pub const BOROUGHS: usize = 5;

/// Stacks of buildings in each borough.
pub const STACKS: usize = 3;

/// In place of a borough: none.
pub const NO_BOROUGH: u8 = 255;

/// A sort of buildings, each of which becomes a unit when it falls (NYB-21, NYB-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Building {
    /// Its short name, as in words for people and in scenarios.
    pub id: &'static str,
    /// How many of them are in the box.
    pub count: u8,
    /// Destruction it takes, and how much of its reward it gives.
    pub durability: u8,
    /// What destroying it gives.
    pub reward: Resource,
    /// The sort of unit it becomes.
    pub unit: u8,
}

/// A sort of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its short name.
    pub id: &'static str,
    /// Destruction it takes.
    pub durability: u8,
    /// What destroying it gives.
    pub reward: Resource,
    /// How much of it.
    pub amount: u8,
}

/// Editions that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// King of Tokyo: Monster Box, 2 to 6 monsters, City and Bay.
    MonsterBox,
    /// King of Tokyo: Origins, 2 to 4 monsters, one place.
    Origins,
    /// King of New York, 2 to 6 monsters, five boroughs.
    NewYork,
}

impl Edition {
    /// All editions.
    pub const ALL: [Edition; 3] = [Edition::MonsterBox, Edition::Origins, Edition::NewYork];

    /// The name used on command lines and in files.
    pub fn id(self) -> &'static str {
        match self {
            Edition::MonsterBox => "monster-box",
            Edition::Origins => "origins",
            Edition::NewYork => "new-york",
        }
    }

    /// Is it played on the board of New York?
    pub fn is_new_york(self) -> bool {
        self == Edition::NewYork
    }

    /// The edition with this name.
    pub fn from_id(id: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|e| e.id() == id)
    }
}

/// What a face does when it is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FaceRule {
    /// Three of them score this many stars, each further one 1 more (BASE-23, BASE-24).
    Number(u8),
    /// Heals, where dice may heal (BASE-35, BASE-36).
    Heart,
    /// Gives energy (BASE-25).
    Energy,
    /// Hits (BASE-26).
    Smash,
    /// Destroys buildings and units (NYB-19).
    Destruction,
    /// Wins a goal and stars (NYB-6, NYB-25).
    Celebrity,
    /// Units attack (NYB-27 to NYB-29).
    Ouch,
}

/// How many sorts of faces there are.
pub(crate) const FACE_RULES: usize = 7;

impl FaceRule {
    /// Its number among the sorts of faces.
    #[inline]
    pub(crate) fn sort(self) -> usize {
        match self {
            FaceRule::Number(_) => 0,
            FaceRule::Heart => 1,
            FaceRule::Energy => 2,
            FaceRule::Smash => 3,
            FaceRule::Destruction => 4,
            FaceRule::Celebrity => 5,
            FaceRule::Ouch => 6,
        }
    }
}

/// A place on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its short name, as in messages, scenarios and the keys of words for people.
    pub id: &'static str,
    /// Part of the city that smashes go into and out of.
    pub city: bool,
    /// How many monsters fit.
    pub room: u8,
    /// Fewest living monsters with which it is in use (BAY-1, BAY-4).
    pub from_players: u8,
    /// What taking it gives (BASE-40).
    pub on_enter: Gift,
    /// What starting a turn here gives (BASE-41, NYB-9).
    pub on_start: [Gift; 2],
    /// Heart dice heal here.
    pub heals: bool,
    /// The borough it is in, or none.
    pub borough: u8,
    /// The zone a monster here moves up to (NYB-34).
    pub next: Option<u8>,
}

/// Something a place gives, and by which rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gift {
    /// What.
    pub what: Resource,
    /// How much; 0 for nothing.
    pub amount: u8,
    /// By which rule.
    pub rule: Rule,
}

impl Place {
    /// Where everybody is who is not in Tokyo.
    const OUTSIDE: Place = Place {
        id: "outside",
        city: false,
        room: 6,
        from_players: 0,
        on_enter: Gift::NOTHING,
        on_start: [Gift::NOTHING; 2],
        heals: true,
        borough: NO_BOROUGH,
        next: None,
    };
}

impl Gift {
    const NOTHING: Gift = Gift { what: Resource::Stars, amount: 0, rule: Rule::Base40 };
}

/// A step of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Choices before anything else.
    Begin,
    /// Start-of-turn gains and effects.
    Start,
    /// Choices before the first roll.
    BeforeRoll,
    /// Rolling.
    Roll,
    /// Others react to the finished roll.
    React,
    /// Changing dice.
    Change,
    /// The result is put together and the faces are resolved.
    Resolve,
    /// Evolutions are drawn for three hearts.
    Evolve,
    /// Others may take a free place of the city.
    Contest,
    /// Entering the city.
    Enter,
    /// Moving: into the city, up in it, or to another borough (NYB-32 to NYB-34).
    Move,
    /// Choices after entering, or after not entering.
    AfterEnter,
    /// Costumes are stolen, gifts are laid.
    Gifts,
    /// Buying.
    Buy,
    /// Selling.
    Sell,
    /// Last chances before the turn ends.
    BeforeEnd,
    /// End-of-turn effects.
    End,
    /// Somebody is about to win by stars: last chances to prevent it.
    LastChance,
    /// The game's end is checked and the dice are passed on.
    Pass,
}

const STEPS: [Step; 20] = [
    Step::Begin,
    Step::Start,
    Step::BeforeRoll,
    Step::Roll,
    Step::React,
    Step::Change,
    Step::Resolve,
    Step::Evolve,
    Step::Contest,
    Step::Enter,
    Step::AfterEnter,
    Step::Gifts,
    Step::Buy,
    // A place that became free among the purchases.
    Step::Contest,
    Step::Sell,
    Step::BeforeEnd,
    Step::End,
    // A place that became free at the very end.
    Step::Contest,
    Step::LastChance,
    Step::Pass,
];

impl Rulebook {
    /// The rulebook of an edition for so many monsters. `crowded`: the city of New York has room for two (NYB-35).
    pub fn new(edition: Edition, two_player_variant: bool, crowded: bool) -> Rulebook {
        let tokyo = Rulebook {
            edition,
            players: (2, 6),
            faces: [
                FaceRule::Number(1),
                FaceRule::Number(2),
                FaceRule::Number(3),
                FaceRule::Heart,
                FaceRule::Energy,
                FaceRule::Smash,
            ],
            dice: 6,
            first_roll_dice: 6,
            most_dice: 8,
            rolls: 3,
            places: Vec::new(),
            steps: STEPS.to_vec(),
            hearts: 10,
            most_hearts: 10,
            stars_to_win: 20,
            sweep_price: 2,
            survivor_wins_at_once: true,
            buildings: Vec::new(),
            units: UNIT_SORTS,
        };
        match edition {
            Edition::MonsterBox => Rulebook { places: tokyo_places(two_player_variant, true), ..tokyo },
            Edition::Origins => Rulebook {
                players: (2, 4),
                places: tokyo_places(two_player_variant, false),
                survivor_wins_at_once: false,
                ..tokyo
            },
            Edition::NewYork => Rulebook {
                faces: [
                    FaceRule::Destruction,
                    FaceRule::Celebrity,
                    FaceRule::Ouch,
                    FaceRule::Heart,
                    FaceRule::Energy,
                    FaceRule::Smash,
                ],
                first_roll_dice: 8,
                places: new_york_places(crowded),
                steps: STEPS.iter().map(|&s| if s == Step::Enter { Step::Move } else { s }).collect(),
                survivor_wins_at_once: false,
                buildings: BUILDINGS.to_vec(),
                ..tokyo
            },
        }
    }

    /// The face with this number on the dice of this game.
    pub fn face(&self, number: u8) -> Face {
        let dice = if self.edition.is_new_york() { Face::NEW_YORK } else { Face::TOKYO };
        dice[number as usize % 6]
    }

    /// The rule of this book that says the same as one of Tokyo's.
    pub fn rule(&self, rule: Rule) -> Rule {
        if !self.edition.is_new_york() {
            return rule;
        }
        match rule {
            Rule::Base11 => Rule::Nyb4,
            Rule::Base16 | Rule::Base17 => Rule::Nyb11,
            Rule::Base22 => Rule::Nyb12,
            Rule::Base25 => Rule::Nyb13,
            Rule::Base26 | Rule::Base27 | Rule::Base28 => Rule::Nyb14,
            Rule::Base29 => Rule::Nyb16,
            Rule::Base33 => Rule::Nyb41,
            Rule::Base35 | Rule::Base36 => Rule::Nyb18,
            Rule::Base38 | Rule::Bay2 => Rule::Nyb32,
            Rule::Base40 => Rule::Nyb32,
            Rule::Base41 => Rule::Nyb9,
            Rule::Bay4 | Rule::Bay5 => Rule::Nyb36,
            Rule::End1 => Rule::Nyb39,
            Rule::End2 | Rule::End5 => Rule::Nyb40,
            other => other,
        }
    }
}

/// Outside, City and, with enough monsters, Bay.
fn tokyo_places(two_player_variant: bool, bay: bool) -> Vec<Place> {
    let (enter, start) = if two_player_variant {
        (
            Gift { what: Resource::Energy, amount: 1, rule: Rule::TwoPlayers2 },
            Gift { what: Resource::Energy, amount: 1, rule: Rule::TwoPlayers3 },
        )
    } else {
        (
            Gift { what: Resource::Stars, amount: 1, rule: Rule::Base40 },
            Gift { what: Resource::Stars, amount: 2, rule: Rule::Base41 },
        )
    };
    let city = Place {
        id: "tokyo-city",
        city: true,
        room: 1,
        on_enter: enter,
        on_start: [start, Gift::NOTHING],
        heals: false,
        ..Place::OUTSIDE
    };
    let mut places = vec![Place::OUTSIDE, city.clone()];
    if bay {
        places.push(Place { id: "tokyo-bay", from_players: 5, ..city });
    }
    places
}

/// Four boroughs with room for two each, then Manhattan: three zones, and three more for a second monster.
fn new_york_places(crowded: bool) -> Vec<Place> {
    let borough = |b: &Borough| Place { id: b.id(), room: 2, borough: *b as u8, ..Place::OUTSIDE };
    let mut places: Vec<Place> = Borough::ALL[..4].iter().map(borough).collect();
    let start = |what, amount| Gift { what, amount, rule: Rule::Nyb9 };
    for from_players in [0, 5] {
        if from_players > 0 && !crowded {
            break;
        }
        for (zone, (stars, energy)) in [(1, 1), (2, 1), (2, 2)].into_iter().enumerate() {
            let at = places.len() as u8;
            let ids = if from_players == 0 { ZONES } else { SECOND_ZONES };
            places.push(Place {
                id: ids[zone],
                city: true,
                room: 1,
                from_players,
                // Only whoever comes from outside scores: moving up is no entering.
                on_enter: Gift { what: Resource::Stars, amount: 1, rule: Rule::Nyb32 },
                on_start: [start(Resource::Stars, stars), start(Resource::Energy, energy)],
                heals: false,
                borough: 4,
                next: (zone < 2).then_some(at + 1),
            });
        }
    }
    // Where a monster is that has left one place and not reached another.
    places.push(Place { id: "on-the-way", room: 0, ..Place::OUTSIDE });
    places
}

const ZONES: [&str; 3] = ["manhattan-lower", "manhattan-midtown", "manhattan-upper"];
const SECOND_ZONES: [&str; 3] = ["manhattan-lower-2", "manhattan-midtown-2", "manhattan-upper-2"];

const UNIT_SORTS: [Unit; UNITS] = [
    Unit { id: "infantry", durability: 2, reward: Resource::Hearts, amount: 1 },
    Unit { id: "jet", durability: 3, reward: Resource::Energy, amount: 2 },
    Unit { id: "tank", durability: 4, reward: Resource::Stars, amount: 3 },
];

/// The buildings of the box. One of durability n becomes a unit of durability n + 1.
const BUILDINGS: [Building; 7] = [
    building("high-rise-1", 22, 1, Resource::Stars),
    building("high-rise-2", 8, 2, Resource::Stars),
    building("high-rise-3", 3, 3, Resource::Stars),
    building("power-plant-2", 3, 2, Resource::Energy),
    building("power-plant-3", 3, 3, Resource::Energy),
    building("hospital-2", 3, 2, Resource::Hearts),
    building("hospital-3", 3, 3, Resource::Hearts),
];

const fn building(id: &'static str, count: u8, durability: u8, reward: Resource) -> Building {
    Building { id, count, durability, reward, unit: durability - 1 }
}
