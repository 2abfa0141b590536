//! Exact dice odds for King of Tokyo and King of New York: what a roll is worth, and which dice to keep for it.
//!
//! Nothing here is sampled. Dice that show the same faces are the same roll, so the arithmetic runs over
//! multisets of faces (1287 for eight dice) and not over ordered dice (1 679 616). For each number of rolls
//! left there is one pass over the multisets: see [`Table`].
//!
//! * [`Position`] says where a turn stands: how many dice, which are locked, what shows, rolls left.
//! * [`Goal`] says what to play for: a [`Pattern`], one [`Measure`], or a price for each ([`Values`]).
//! * [`Solver`] answers questions and remembers the tables it built for them.
//! * [`Table`] is the same arithmetic for any value function over the face counts; [`Turns`] gives only the worth of
//!   whole turns, for many value functions in a row.
//! * [`parse_dice`], [`parse_pattern`], [`parse_measure`], [`parse_values`] read a command line.
//! * [`Dice`] says whose dice: [`Solver::with_dice`] names the faces of New York's.
//! * [`odds_table`], [`ChanceReport`], [`Advice`], [`Spread`] are answers ready for JSON, and the `render_*`
//!   functions write the same answers as plain text.
//!
//! ```
//! use odds::{Position, Solver, counts_of, parse_dice, parse_pattern};
//! let roll = counts_of(&parse_dice("112hes")?);
//! let mut solver = Solver::new();
//! let chance = solver.probability(&Position::rolled(roll, 2), &parse_pattern("smash>=3")?)?;
//! assert!(chance > 0.4 && chance < 0.5);
//! # Ok::<(), odds::OddsError>(())
//! ```

mod error;
mod face;
mod flow;
mod lattice;
mod parse;
mod pattern;
mod position;
mod render;
mod report;
mod score;
mod solver;
mod table;
mod turns;

pub use error::OddsError;
pub use face::{Counts, Dice, FACES, Face, MAX_DICE, counts_of, dice_text, reroll_places, total};
pub use flow::Totals;
pub use parse::{parse_dice, parse_face_values, parse_measure, parse_pattern, parse_values};
pub use pattern::Pattern;
pub use position::{MAX_ROLLS, Position, Shown};
pub use render::{Labels, bar, render_advice, render_chance, render_face_table, render_spread, render_table};
pub use report::{
    Advice, ChanceReport, Choice, FaceRow, FaceTable, OddsTable, RollsChance, Spread, SpreadRow, TableRow,
    face_table, odds_table,
};
pub use score::{Expectations, Goal, Measure, Values, stars};
pub use solver::Solver;
pub use table::Table;
pub use turns::Turns;
