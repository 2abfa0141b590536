//! Training: games that were kept are gone on from, and what is damaged or of another table is refused.

mod common;

use common::{root, run_list};
use std::path::{Path, PathBuf};

struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let folder = std::env::temp_dir().join(format!("daikaiju-tune-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Trains a little; the exit code and what it complained of.
fn tune(more: &[&str]) -> (i32, String) {
    let run = run_list(&[&["tune", "--plain", "2", "--deep", "--games", "1100"], more].concat());
    (run.code, run.err)
}

/// A file of games that is cut off, as by a crash, is gone on from: the same network comes out as in one go. Other games, other bytes
/// and a file that is something else are refused, and stay as they were.
#[test]
fn games_are_kept() {
    let folder = Folder::new();
    let [keep, whole, again, other] =
        ["games", "whole.net", "again.net", "other.net"].map(|name| folder.file(name));
    assert_eq!(tune(&["--seed", "5", "--out", &whole]).0, 0);
    assert_eq!(tune(&["--seed", "5", "--keep", &keep, "--out", &again]).0, 0);
    let read = |file: &str| std::fs::read(file).unwrap();
    assert!(read(&whole) == read(&again), "kept games make no difference");
    let games = read(&keep);
    assert!(games.len() > 10_000, "{}", games.len());

    std::fs::write(&keep, &games[..games.len() - 1000]).unwrap();
    assert_eq!(tune(&["--seed", "5", "--keep", &keep, "--out", &again]).0, 0);
    assert!(read(&whole) == read(&again), "what was cut off is played again");
    assert!(read(&keep) == games, "the file is whole again");

    let refused = |why: &str, seed: &str| {
        let before = read(&keep);
        let (code, err) = tune(&["--seed", seed, "--keep", &keep, "--out", &other]);
        assert!(code != 0 && err.contains(why), "{why}: {code} {err}");
        assert!(read(&keep) == before && !Path::new(&other).exists(), "{why}");
    };
    refused("another table or seed", "6");
    let mut damaged = games.clone();
    let middle = damaged.len() / 2;
    damaged[middle..middle + 64].fill(0xff);
    std::fs::write(&keep, &damaged).unwrap();
    refused("damaged", "5");
    std::fs::copy(root().join("README.md"), &keep).unwrap();
    refused("another table or seed", "5");
}
