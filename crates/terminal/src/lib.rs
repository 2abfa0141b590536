//! The game at a terminal: events told with their reasons, questions with all their answers, play and replay.
//!
//! [`play::run`] plays a whole game over any input and output, [`replay::run`] tells a recorded one. [`narrate`] and
//! [`question`] are the words behind both, and [`why`](mod@why) answers where a number came from. All words are
//! Fluent messages (`crates/cards/i18n/*/ui.ftl`).

pub mod coach;
pub mod input;
pub mod paint;
pub mod play;
pub mod replay;

mod board;
mod boroughs;
mod chances;
mod narrator;
mod screen;
