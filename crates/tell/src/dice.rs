//! Dice in words and dice typed: symbols, positions, and which dice a line means.

use cards::set::Board;
use rules::lang::Face;
use rules::{Faces, Game};

use crate::say::Say;

/// The symbol of a face, one that fonts of terminals have.
pub const fn symbol(face: Face) -> &'static str {
    match face {
        Face::One => "1",
        Face::Two => "2",
        Face::Three => "3",
        Face::Heart => "♥",
        Face::Energy => "⚡",
        Face::Smash => "⚔",
        Face::Destruction => "▟",
        Face::Celebrity => "♛",
        Face::Ouch => "◎",
    }
}

/// The message with the letter of a face in a language; numbers need none.
const fn letter_key(face: Face) -> &'static str {
    match face {
        Face::One | Face::Two | Face::Three => "",
        Face::Heart => "letter-heart",
        Face::Energy => "letter-energy",
        Face::Smash => "letter-smash",
        Face::Destruction => "letter-destruction",
        Face::Celebrity => "letter-celebrity",
        Face::Ouch => "letter-ouch",
    }
}

/// The face with this number on the dice that are spoken of.
pub fn face(number: u8, say: Say) -> Face {
    say.board.faces()[number as usize % 6]
}

/// Whose dice are spoken of, for their odds.
pub fn whose(say: Say) -> odds::Dice {
    match say.board {
        Board::Tokyo => odds::Dice::Tokyo,
        Board::NewYork => odds::Dice::NewYork,
    }
}

/// One die: `[♥]`.
pub fn die(number: u8, say: Say) -> String {
    format!("[{}]", symbol(face(number, say)))
}

/// Dice in a row.
pub fn row(faces: Faces, n: u8, say: Say) -> String {
    (0..n as usize).map(|at| die(faces.get(at), say)).collect()
}

/// The letter of a face in a language; numbers need none.
pub fn letter_of(number: u8, say: Say) -> Option<String> {
    let key = letter_key(face(number, say));
    if key.is_empty() { None } else { Some(say.it(key)) }
}

/// The face a letter, digit or symbol stands for.
pub fn face_of(c: char, say: Say) -> Option<u8> {
    let lower = c.to_lowercase().next().unwrap_or(c);
    let faces = say.board.faces();
    let own = |face: &Face| {
        let key = letter_key(*face);
        !key.is_empty() && say.it(key).starts_with(lower)
    };
    // English letters are understood in every language. A language's own come first: German p is a smash, whatever
    // English says.
    let known = |face: &Face| face.letter() == lower || symbol(*face).starts_with(c);
    let found = faces.iter().find(|face| own(face)).or_else(|| faces.iter().find(|face| known(face)));
    found.map(|face| face.number())
}

/// Why a line did not name dice: the message and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDice {
    /// There is no die of this number.
    Position(char),
    /// This die is named twice.
    Twice(char),
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
            Some(n @ 1..=8) if n <= u32::from(dice) => match 1u8 << (n - 1) {
                bit if mask & bit != 0 => return Err(NotDice::Twice(c)),
                bit => mask |= bit,
            },
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
