//! Dependencies between the crates point one way.

use std::path::Path;

use super::{Fault, Source};

/// What each crate may depend on. The program and the chores may use everything.
const ALLOWED: [(&str, &[&str]); 14] = [
    ("rules", &[]),
    ("odds", &[]),
    ("cards", &["rules"]),
    ("report", &[]),
    ("duel", &["odds", "report", "rules"]),
    ("bots", &["odds", "rules"]),
    ("lab", &["bots", "cards", "duel", "odds", "rules"]),
    ("scenario", &["cards", "rules"]),
    ("table", &["cards", "rules"]),
    ("protocol", &[]),
    ("tell", &["bots", "cards", "odds", "protocol", "rules", "table"]),
    ("outside", &["bots", "cards", "protocol", "rules", "table", "tell"]),
    ("server", &["bots", "cards", "odds", "outside", "protocol", "rules", "table", "tell"]),
    ("terminal", &["bots", "cards", "odds", "outside", "rules", "table", "tell"]),
];

/// Crates on top, which nothing depends on.
const TOP: [&str; 2] = ["daikaiju", "xtask"];

/// Checks all manifests. Dependencies of tests are free.
pub fn check(tree: &[Source], faults: &mut Vec<Fault>) {
    let ours = |name: &str| ALLOWED.iter().any(|(known, _)| *known == name) || TOP.contains(&name);
    for Source { path, text } in tree {
        let Some(name) = crate_of(path) else { continue };
        if !ours(name) {
            let message =
                format!("crate {name} is new: say in xtask/src/tidy/directions.rs what it may depend on");
            faults.push(Fault::new(path, 1, message));
        }
        let allowed = ALLOWED.iter().find(|(known, _)| *known == name).map(|(_, allowed)| *allowed);
        for (line, dependency) in dependencies(text) {
            let forbidden = match allowed {
                Some(allowed) => ours(dependency) && !allowed.contains(&dependency),
                None => TOP.contains(&dependency),
            };
            if forbidden {
                let message = format!("{name} must not depend on {dependency}");
                faults.push(Fault::new(path, line, message));
            }
        }
    }
}

/// The name of the crate whose manifest this is.
fn crate_of(path: &Path) -> Option<&str> {
    let parts: Vec<&str> = path.iter().filter_map(|part| part.to_str()).collect();
    match parts[..] {
        ["crates", name, "Cargo.toml"] | [name @ "xtask", "Cargo.toml"] => Some(name),
        _ => None,
    }
}

/// Names in the tables of dependencies and build dependencies, with their lines.
fn dependencies(manifest: &str) -> Vec<(usize, &str)> {
    let mut table = "";
    let mut found = Vec::new();
    for (number, line) in manifest.lines().enumerate() {
        if let Some(name) = line.strip_prefix('[') {
            table = name.trim_end_matches(']');
            let one = table.strip_prefix("dependencies.").or(table.strip_prefix("build-dependencies."));
            found.extend(one.map(|name| (number + 1, name)));
        } else if matches!(table, "dependencies" | "build-dependencies")
            && let Some((name, _)) = line.split_once(['=', '.'])
        {
            found.push((number + 1, name.trim()));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(path: &str, text: &str) -> usize {
        let mut faults = Vec::new();
        check(&[Source { path: path.into(), text: text.into() }], &mut faults);
        faults.len()
    }

    #[test]
    fn wrong_directions_are_found() {
        let manifest =
            "[dependencies]\ncards = { workspace = true }\n[dev-dependencies]\nlab.workspace = true\n";
        assert_eq!(faults_of("crates/lab/Cargo.toml", manifest), 0);
        assert_eq!(faults_of("crates/rules/Cargo.toml", manifest), 1);
        assert_eq!(faults_of("crates/rules/Cargo.toml", "[dependencies.bots]\npath = \"x\"\n"), 1);
        assert_eq!(faults_of("crates/surprise/Cargo.toml", ""), 1);
        assert_eq!(faults_of("crates/daikaiju/Cargo.toml", "[dependencies]\nxtask.workspace = true\n"), 1);
    }
}
