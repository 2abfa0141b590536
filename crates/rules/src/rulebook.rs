//! Editions as values: faces, places, steps and numbers of one game of the family.

use crate::event::Rule;
use crate::lang::Resource;

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
}

/// Editions that can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edition {
    /// King of Tokyo: Monster Box, 2 to 6 monsters, City and Bay.
    MonsterBox,
    /// King of Tokyo: Origins, 2 to 4 monsters, one place.
    Origins,
}

impl Edition {
    /// All editions.
    pub const ALL: [Edition; 2] = [Edition::MonsterBox, Edition::Origins];

    /// The name used on command lines and in files.
    pub fn id(self) -> &'static str {
        match self {
            Edition::MonsterBox => "monster-box",
            Edition::Origins => "origins",
        }
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
}

/// A place on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Part of the city that smashes go into and out of.
    pub city: bool,
    /// How many monsters fit.
    pub room: u8,
    /// Fewest living monsters with which it is in use (BAY-1, BAY-4).
    pub from_players: u8,
    /// What taking it gives (BASE-40).
    pub on_enter: Gift,
    /// What starting a turn here gives (BASE-41).
    pub on_start: Gift,
    /// Heart dice heal here.
    pub heals: bool,
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
    /// The rulebook of an edition for so many monsters.
    pub fn new(edition: Edition, two_player_variant: bool) -> Rulebook {
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
        let outside = Place {
            city: false,
            room: 6,
            from_players: 0,
            on_enter: Gift::NOTHING,
            on_start: Gift::NOTHING,
            heals: true,
        };
        let city =
            Place { city: true, room: 1, from_players: 0, on_enter: enter, on_start: start, heals: false };
        let bay = Place { from_players: 5, ..city.clone() };
        let (players, places, at_once) = match edition {
            Edition::MonsterBox => ((2, 6), vec![outside, city, bay], true),
            Edition::Origins => ((2, 4), vec![outside, city], false),
        };
        Rulebook {
            edition,
            players,
            faces: [
                FaceRule::Number(1),
                FaceRule::Number(2),
                FaceRule::Number(3),
                FaceRule::Heart,
                FaceRule::Energy,
                FaceRule::Smash,
            ],
            dice: 6,
            most_dice: 8,
            rolls: 3,
            places,
            steps: STEPS.to_vec(),
            hearts: 10,
            most_hearts: 10,
            stars_to_win: 20,
            sweep_price: 2,
            survivor_wins_at_once: at_once,
        }
    }
}
