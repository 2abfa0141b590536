//! What is fuzzed, for cargo-fuzz and for `cargo xtask fuzz` alike.

pub mod targets;
