//! `cargo xtask docs`: documents made from the cards and rules are as fresh as what they are made from.

use crate::{Outcome, paths, run};

/// Each generated document and the call that prints it.
const GENERATED: [(&str, &[&str]); 2] =
    [("docs/generated/cards.md", &["cards", "reference"]), ("docs/rules.md", &["docs", "rules"])];

/// Fails if a document is stale.
pub fn compare() -> Outcome {
    for (path, args) in GENERATED {
        if paths::read(path)? != text(args)? {
            return Err(format!("{path} is stale; `cargo xtask docs --write` makes it anew"));
        }
        println!("{path} is fresh");
    }
    Ok(())
}

/// Writes all documents.
pub fn write() -> Outcome {
    for (path, args) in GENERATED {
        paths::write(path, &text(args)?)?;
        println!("wrote {path}");
    }
    Ok(())
}

fn text(args: &[&str]) -> Result<String, String> {
    String::from_utf8(run::output(args)?).map_err(|error| format!("daikaiju {}: {error}", args.join(" ")))
}
