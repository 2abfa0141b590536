//! What the tests that play whole games share.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::io::{BufReader, Read};
use std::path::PathBuf;

use rules::Seeded;
use terminal::play::{PlayOptions, run};
use terminal::replay::{self, ReplayOptions};

/// Types lines without end: answers mostly, commands and rubbish in between.
pub struct Restless {
    rng: Seeded,
    lines: Vec<&'static str>,
    left: Vec<u8>,
    count: u32,
}

impl Read for Restless {
    fn read(&mut self, to: &mut [u8]) -> std::io::Result<usize> {
        if self.left.is_empty() && self.count > 0 {
            self.count -= 1;
            let line = self.lines[self.rng.below(self.lines.len() as u32) as usize];
            self.left = format!("{line}\n").into_bytes();
        }
        let n = self.left.len().min(to.len());
        to[..n].copy_from_slice(&self.left[..n]);
        self.left.drain(..n);
        Ok(n)
    }
}

pub fn restless(seed: u64) -> BufReader<Restless> {
    let lines = vec![
        "",
        "",
        "",
        "1",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "r 1 2",
        "r246",
        "1 3",
        "k 1",
        "k ss",
        "k 11s",
        "r all",
        "u",
        "u 1",
        "s",
        "l",
        "n",
        "y",
        "stop",
        "?",
        "why",
        "why BASE-26",
        "why wings",
        "odds",
        "odds 3x1",
        "odds (",
        "card jet",
        "card",
        "table",
        "log",
        "log 3",
        "lang xx",
        "k",
        "r 99",
        "rubbish \u{7} é [x]",
        "K HHH",
        "r",
        "hand",
        "table",
        "always",
        "life",
        "standing",
        "standing off",
        "beats on",
        "beats off",
    ];
    BufReader::with_capacity(64, Restless { rng: Seeded::new(seed), lines, left: Vec::new(), count: 60_000 })
}

pub fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("daikaiju-{}-{name}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

pub fn told(options: &ReplayOptions) -> String {
    let mut output = Vec::new();
    replay::run(options, &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

/// Types these lines and returns what was shown.
pub fn shown(options: &PlayOptions, lines: &str) -> String {
    let mut output = Vec::new();
    run(options, &mut lines.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}
