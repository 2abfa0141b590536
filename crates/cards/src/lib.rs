//! The sets as data: cards, deck lists and monsters read from files, checked, and worded for people.
//!
//! A set file is read by [`reader`], means what [`set`] says, and joins the others in a [`catalogue`]:
//!
//! ```
//! let catalogue = cards::catalogue::Catalogue::built_in();
//! let card = catalogue.card("acid-attack").unwrap();
//! assert_eq!(card.full_id(), "base/acid-attack");
//! assert_eq!(catalogue.def(card).cost, Some(6));
//! let missing = catalogue.card("acid-atack").unwrap_err();
//! assert_eq!(missing.to_string(), "there is no card \"acid-atack\"; did you mean \"acid-attack\"?");
//! ```

pub mod catalogue;
pub mod reader;
pub mod set;
pub mod table;
pub mod words;

mod check;
mod error;
pub mod hash;
mod nearest;
mod scan;
mod tree;
