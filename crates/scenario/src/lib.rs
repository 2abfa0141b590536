//! Rules that run: Markdown files with positions, scripted chance, answers and expectations.
//!
//! The format is described in `docs/scenarios.md`.
//!
//! ~~~
//! let text = "
//! # Number scoring
//! ```scenario
//! title: Four ones give two stars
//! proves: EX-1
//! seats:
//!   Gigazaur: turn
//!   Kraken: in city
//!   Alienoid:
//! dice: 1 1 1 1 2 3
//! play:
//!   Alienoid is not asked
//!   Kraken rolls anything
//! expect:
//!   Gigazaur: stars 2
//! ```
//! ";
//! let catalogue = cards::catalogue::Catalogue::built_in();
//! let document = scenario::parse("example.md", text);
//! assert!(document.mistakes.is_empty());
//! for s in document.scenarios() {
//!     let outcome = scenario::run(s, &catalogue);
//!     assert!(outcome.passed, "{:?}", outcome.failures);
//! }
//! ~~~

mod act;
mod answer;
mod asks;
mod check;
mod city;
mod coverage;
mod document;
mod expect;
mod facts;
mod names;
mod report;
mod run;
mod script;
mod seats;
mod secrets;
mod setup;
mod told;
mod ways;
mod words;

pub use coverage::{CoverageReport, Proved, RuleScope, Scope, cover, coverage, read_scopes};
pub use document::{Document, Line, Mistake, Scenario, Section, parse};
pub use report::{Entry, Failure, Outcome, Report, run_files, run_files_with};
pub use run::run;
