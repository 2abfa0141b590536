//! Links between documents lead somewhere.

use std::path::{Component, Path, PathBuf};

use super::{Fault, Source};
use crate::paths::root;

/// Checks every link of every Markdown file that leads to a file of the tree.
pub fn check(tree: &[Source], faults: &mut Vec<Fault>) {
    for Source { path, text } in tree.iter().filter(|s| s.path.extension().is_some_and(|e| e == "md")) {
        for (number, line) in text.lines().enumerate() {
            for target in targets(line) {
                let wanted = join(path.parent().unwrap_or(Path::new("")), target);
                // Pictures are no text and not among the sources.
                let picture = wanted.extension().is_some_and(|e| e == "png" || e == "svg");
                let there = picture && root().join(&wanted).is_file();
                if !there && !tree.iter().any(|source| source.path.starts_with(&wanted)) {
                    faults.push(Fault::new(path, number + 1, format!("there is no {}", wanted.display())));
                }
            }
        }
    }
}

/// Targets of the links of a line, without those that leave the tree or stay on the page.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    let links = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    links.filter_map(|link| link.split('#').next()).filter(|link| !link.is_empty() && !link.contains("://"))
}

fn join(folder: &Path, link: &str) -> PathBuf {
    let mut path = PathBuf::new();
    for part in folder.join(link).components() {
        match part {
            Component::ParentDir => drop(path.pop()),
            Component::CurDir => {}
            part => path.push(part),
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dead_links_are_found() {
        let source = |path: &str, text: &str| Source { path: path.into(), text: text.into() };
        let page = "[up](../README.md#two) [gone](gone.md) [folder](../docs) [web](https://example.org/x) [here](#x)";
        let tree = [source("docs/page.md", page), source("README.md", "")];
        let mut faults = Vec::new();
        check(&tree, &mut faults);
        let messages: Vec<&str> = faults.iter().map(|fault| fault.message.as_str()).collect();
        assert_eq!(messages, ["there is no docs/gone.md"]);
    }
}
