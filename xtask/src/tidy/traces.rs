//! No file knows the machine it was written on: neither its folders nor where it gets its crates from.

use super::{Fault, Source};

/// Where crates come from as far as this tree may know.
const INDEX: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Checks every text file. The folders are put together here so that this file passes.
pub fn check(tree: &[Source], faults: &mut Vec<Fault>) {
    let folders =
        [concat!("/wo", "rk/"), concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/Use", "rs/")];
    for Source { path, text } in tree {
        let cargo = path.starts_with(".cargo");
        let lock = path.file_name().is_some_and(|name| name == "Cargo.lock");
        for (number, line) in text.lines().enumerate() {
            if let Some(folder) = folders.iter().find(|folder| line.contains(**folder)) {
                faults.push(Fault::new(path, number + 1, format!("{folder} is a folder of one machine")));
            }
            if lock && line.starts_with("source = ") && !line.contains(INDEX) {
                faults.push(Fault::new(path, number + 1, "crates come from crates.io only"));
            }
            if cargo && (line.starts_with("[source") || line.starts_with("[registr") || line.contains("://"))
            {
                faults.push(Fault::new(
                    path,
                    number + 1,
                    "where crates come from is for each machine to say",
                ));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traces_are_found() {
        let faults_of = |path: &str, text: &str| {
            let mut faults = Vec::new();
            check(&[Source { path: path.into(), text: text.into() }], &mut faults);
            faults.len()
        };
        assert_eq!(faults_of("a.md", concat!("see /ro", "ot/x")), 1);
        assert_eq!(faults_of("a.md", "see docs/x"), 0);
        assert_eq!(faults_of("Cargo.lock", &format!("source = \"{INDEX}\"")), 0);
        assert_eq!(faults_of("Cargo.lock", "source = \"registry+https://example.org/index\""), 1);
        assert_eq!(faults_of(".cargo/config.toml", "[source.crates-io]"), 1);
    }
}
