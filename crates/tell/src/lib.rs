//! A game in words: events told with their reasons, questions with all their answers, and why a number is what it is.
//!
//! [`narrate`] tells what happened, [`question`] puts a decision into words, [`forecast`] says what stopping now would
//! bring, and [`why`](mod@why) answers where a number came from. All words are Fluent messages
//! (`crates/cards/i18n/*/ui.ftl`); what is told to a seat is told from its view.

pub mod asked;
pub mod borough;
pub mod cast;
pub mod choice;
pub mod coach;
pub mod dice;
pub mod forecast;
pub mod lookup;
pub mod narrate;
pub mod preview;
pub mod question;
pub mod say;
pub mod tally;
pub mod why;
pub mod wire;
