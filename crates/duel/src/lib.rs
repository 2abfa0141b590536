//! A corner of the game, solved: two monsters without cards, played perfectly by both.
//!
//! Nothing here is sampled. A duel at the beginning of a turn is one of 120 000 [`State`]s; [`Solution`] knows the chance to
//! win of each, and from those follow the dice to keep and when to leave Tokyo. It is what bots are measured against.
//!
//! * [`State`] says where a duel stands; [`State::after`] what dice make of it, [`Struck`] what leaving Tokyo does.
//! * [`Solution::solve`] solves one [`Scoring`]; [`write_tables`] and [`read_tables`] keep the result in a file.
//! * [`Question`] and [`Judge`] look at a table of the engine: the best answer, and what any other would cost.
//! * [`Leaving`] is the table of when to leave, [`Leaving::chart`] a picture of it.
//!
//! ```no_run
//! use duel::{Scoring, Solution, State};
//! let solution = Solution::solve(Scoring::Standard, &|_| ());
//! assert_eq!(format!("{:.6}", solution.value(State::START)), "0.543406");
//! // Two threes, a smash and two rolls left: what to keep, with five hearts against a monster in Tokyo?
//! let state: State = "5h 10s - 8h 9s tokyo".parse()?;
//! let dice = odds::counts_of(&odds::parse_dice("33sh1e")?);
//! let keep = solution.best_keep(state, dice, 2)?;
//! println!("{}", odds::dice_text(&keep));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chart;
mod engine;
mod file;
mod leaving;
mod solution;
mod solve;
mod state;
mod turn;

pub use chart::Labels;
pub use engine::{Judge, Question};
pub use file::{FileError, read_tables, write_tables};
pub use leaving::Leaving;
pub use solution::{Solution, Yielding};
pub use state::{HEARTS, STARS, STATES, Scoring, Side, State, StateError, Tokyo};
pub use turn::{After, Outcome, Struck};
