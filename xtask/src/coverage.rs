//! `cargo xtask coverage`: every rule and card that must be shown by a scenario is shown by one.

use crate::{Outcome, run};

/// Lets the program itself count; it fails if something is missing.
pub fn run() -> Outcome {
    run::program(&["scenario", "coverage"])
}
