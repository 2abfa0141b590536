//! `cargo xtask coverage`: every rule and card that must be shown by a scenario is shown by one.

use cards::catalogue::Catalogue;

use crate::{Outcome, paths};

/// Runs all scenarios and fails if a rule for now or a card is missing.
pub fn run() -> Outcome {
    // Messages name files from the root of the tree, wherever this was started.
    std::env::set_current_dir(paths::root()).map_err(|error| error.to_string())?;
    let report = scenario::coverage(&["spec"], "spec/rules.toml", &Catalogue::built_in())
        .map_err(|error| format!("spec/rules.toml: {error}"))?;
    match report.complete() {
        true => {
            println!("{report}");
            Ok(())
        }
        false => Err(format!("{report}\nnot every rule and card is proved; see docs/scenarios.md")),
    }
}
