//! Outside bots: any program that reads what a seat sees and its question, and writes an answer, as JSON lines.
//!
//! [`Players`] knows bots by name for a table: those of `bots`, and programs as `exec:COMMAND`. A program is started once
//! and plays game after game. Whatever it does wrong costs it an answer, never the game, and is counted in [`Faults`].
//! `docs/bot-protocol.md` says what goes over the pipes.

mod bot;
mod faults;
mod players;
mod process;
mod program;
mod told;
pub mod words;

pub use faults::Faults;
pub use players::{PREFIX, Players, check_name};
pub use program::{Limits, Program};
