//! King of Tokyo as a pure state machine, and the meaning of the card language.
//!
//! Five nouns: a [`Game`] is everything that is; a [`Decision`] is what is asked; an [`Action`] is what is answered;
//! an [`Event`] is what happened and why; a [`View`] is what one seat may know. [`Rules`] is what a table plays by,
//! and everything is done through it:
//!
//! ```
//! use rules::{Action, Edition, Event, Options, Rules, Seeded, Setup};
//!
//! // Three monsters, no cards: an empty market.
//! let rules = Rules::new(&Setup::new(Edition::MonsterBox, 3), &[]).unwrap();
//! let mut chance = Seeded::new(7);
//! let mut events: Vec<Event> = Vec::new();
//! let mut game = rules.deal(&mut chance, &mut events);
//! let mut options = Options::default();
//! while let Some(decision) = rules.decision(&game) {
//!     // Whoever is asked first takes the last option listed: here that is to stop rolling or to leave Tokyo.
//!     let seat = decision.seats.trailing_zeros() as u8;
//!     rules.options(&game, seat, &mut options);
//!     let action: Action = options.get(options.len() - 1).unwrap();
//!     rules.apply(&mut game, seat, action, &mut chance, &mut events).unwrap();
//! }
//! assert!(game.end.is_some());
//! assert!(matches!(events.last(), Some(Event::Ended { .. })));
//! ```

mod action;
mod apply;
mod board;
mod board_ops;
mod challenge;
pub mod chance;
mod check;
pub mod compile;
mod deal;
mod demand;
mod enumerate;
mod event;
mod facts;
mod fall;
mod footprint;
mod foresee;
mod frames;
mod game;
mod good_for;
mod hand;
mod hash;
pub mod lang;
mod loss;
mod market;
mod moves;
mod options;
mod order;
mod places;
mod play;
mod poll;
pub mod position;
mod program;
mod query;
mod resolve;
mod resources;
mod rolls;
mod rulebook;
mod sets;
mod setup;
mod smash;
mod standing;
mod tables;
mod turn;
mod view;
mod wicked;

pub use action::{ACTION_NUMBERS, Action};
pub use apply::Refused;
pub use chance::{Chance, Faces, Outcome, Purpose, Recording, Scripted, Seeded};
pub use event::{Cause, Ending, Event, Fallen, Leaving, NOBODY, Rule, Seat, Silent, Sink, Source};
pub use game::{Ask, Board, End, Game, Monster, SEATS, TOKENS};
pub use good_for::GoodFor;
pub use options::{Decision, Options};
pub use rulebook::{
    BOROUGHS, Building, Edition, FaceRule, Gift, NO_BOROUGH, Place, Rulebook, STACKS, Step, UNITS, Unit,
};
pub use sets::{CardId, CardSet, NO_CARD};
pub use setup::{MOST_CARDS, Setup, SetupError};
pub use tables::{Def, Hook, Hooks, Rules};
pub use view::View;
pub use wicked::wickedness_of;
