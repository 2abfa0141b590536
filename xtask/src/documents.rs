//! `cargo xtask docs`: documents made from the cards and rules are as fresh as what they are made from.

use crate::{Outcome, run};

/// Fails if a document is stale.
pub fn compare() -> Outcome {
    run::program(&["docs", "--check"])?;
    println!("all generated documents are fresh");
    Ok(())
}

/// Writes the documents that are stale.
pub fn write() -> Outcome {
    run::program(&["docs"])
}
