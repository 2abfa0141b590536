//! The game at a terminal: events told with their reasons, questions with all their answers, play and replay.
//!
//! [`play::run`] plays a whole game over any input and output, [`replay::run`] tells a recorded one. [`narrate`] and
//! [`question`] are the words behind both, and [`why`](mod@why) answers where a number came from. All words are
//! Fluent messages (`crates/cards/i18n/*/ui.ftl`).

pub mod cast;
pub mod choice;
pub mod forecast;
pub mod input;
pub mod lookup;
pub mod narrate;
pub mod paint;
pub mod play;
pub mod question;
pub mod replay;
pub mod say;
pub mod tally;
pub mod why;

mod board;
mod chances;
mod dice;
mod narrator;
mod screen;
