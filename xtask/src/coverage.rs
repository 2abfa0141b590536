//! `cargo xtask coverage`: every rule and card that must be shown by a scenario is shown by one.

use crate::{Outcome, run};

/// Lets the program itself count; it fails if something is missing.
pub fn run() -> Outcome {
    run::finish(
        {
            let mut command = std::process::Command::new(run::binary()?);
            command.args(["scenario", "coverage"]).current_dir(crate::paths::root());
            command
        },
        "daikaiju scenario coverage",
    )
}
