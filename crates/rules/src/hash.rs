//! A hash of a game that is the same on every machine, for journals.

use crate::game::Game;
use std::hash::{Hash, Hasher};

/// FNV-1a with 64 bits; numbers go in as little-endian bytes.
struct Stable(u64);

impl Hasher for Stable {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &b in bytes {
            self.0 = (self.0 ^ b as u64).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }
    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }
    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }
    fn write_usize(&mut self, n: usize) {
        self.write(&(n as u64).to_le_bytes());
    }
    fn write_isize(&mut self, n: isize) {
        self.write(&(n as i64).to_le_bytes());
    }
}

impl Game {
    /// A number that differs, for all practical purposes, whenever two games differ.
    pub fn hash64(&self) -> u64 {
        let mut hasher = Stable(0xCBF2_9CE4_8422_2325);
        self.hash(&mut hasher);
        hasher.finish()
    }
}
