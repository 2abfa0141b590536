//! Dice in words and dice typed: symbols, positions, and which dice a line means.

use rules::{Faces, Game};

use crate::say::Say;

/// Symbols of the six faces.
pub const SYMBOLS: [&str; 6] = ["1", "2", "3", "♥", "⚡", "⚔"];

/// English letters of the faces, understood in every language.
const LETTERS: [char; 6] = ['1', '2', '3', 'h', 'e', 's'];

/// Messages with the letters of a language.
const LETTER_KEYS: [&str; 6] = ["", "", "", "letter-heart", "letter-energy", "letter-smash"];

/// One die: `[♥]`.
pub fn die(face: u8) -> String {
    format!("[{}]", SYMBOLS[face as usize % 6])
}

/// Dice in a row.
pub fn row(faces: Faces, n: u8) -> String {
    (0..n as usize).map(|at| die(faces.get(at))).collect()
}

/// The letter of a face in a language; numbers need none.
pub fn letter_of(face: u8, say: Say) -> Option<String> {
    let key = LETTER_KEYS[face as usize % 6];
    if key.is_empty() { None } else { Some(say.it(key)) }
}

/// The face a letter, digit or symbol stands for.
pub fn face_of(c: char, say: Say) -> Option<u8> {
    let lower = c.to_lowercase().next().unwrap_or(c);
    let own = |face: usize| {
        let key = LETTER_KEYS[face];
        !key.is_empty() && say.it(key).starts_with(lower)
    };
    let symbol = |face: usize| SYMBOLS[face].starts_with(c);
    // A language's own letters come first: German p is a smash, whatever English says.
    let found = (0..6).find(|&face| own(face)).or_else(|| (0..6).find(|&f| LETTERS[f] == lower || symbol(f)));
    found.map(|face| face as u8)
}

/// Why a line did not name dice: the message and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDice {
    /// There is no die of this number.
    Position(char),
    /// No face is called so.
    Face(char),
    /// Fewer dice show this face.
    TooMany(u8),
}

/// Dice named by their numbers, as a mask: `1 3 5` or `135`.
pub fn positions(text: &str, dice: u8) -> Result<u8, NotDice> {
    let mut mask = 0;
    for c in text.chars().filter(|c| !c.is_whitespace() && *c != ',') {
        match c.to_digit(10) {
            Some(n @ 1..=8) if n <= u32::from(dice) => mask |= 1u8 << (n - 1),
            _ => return Err(NotDice::Position(c)),
        }
    }
    Ok(mask)
}

/// Dice named by their faces to be kept; the mask is of all the others. Of equal dice the first are kept.
pub fn all_but(text: &str, game: &Game, say: Say) -> Result<u8, NotDice> {
    let mut wanted = [0u8; 6];
    for c in text.chars().filter(|c| !c.is_whitespace() && !matches!(c, ',' | '[' | ']')) {
        let face = face_of(c, say).ok_or(NotDice::Face(c))?;
        wanted[face as usize] = wanted[face as usize].saturating_add(1);
    }
    let mut again = 0;
    for at in 0..game.dice_count {
        let face = game.dice.get(at as usize) as usize % 6;
        match wanted[face].checked_sub(1) {
            Some(left) => wanted[face] = left,
            None => again |= 1 << at,
        }
    }
    match wanted.iter().position(|&left| left > 0) {
        Some(face) => Err(NotDice::TooMany(face as u8)),
        None => Ok(again),
    }
}
