//! Where things are in the tree, and which files belong to it.

use std::path::{Path, PathBuf};

/// The root of the tree.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// All files of the tree in a stable order, relative to its root: neither built things nor found crashers.
pub fn files() -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    walk(&root(), Path::new(""), &mut found)?;
    found.sort();
    Ok(found)
}

const NOT_OURS: [&str; 5] = ["target", ".git", "node_modules", "artifacts", "dist"];

fn walk(root: &Path, under: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(root.join(under))? {
        let entry = entry?;
        let name = entry.file_name();
        let path = under.join(&name);
        if entry.file_type()?.is_dir() {
            if !NOT_OURS.iter().any(|skipped| name == *skipped) {
                walk(root, &path, found)?;
            }
        } else {
            found.push(path);
        }
    }
    Ok(())
}
