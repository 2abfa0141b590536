//! Die faces and multisets of them.
//!
//! The arithmetic knows faces only as the indices 0 to 5. Both cities have hearts, energy and smashes under the same
//! indices; Tokyo's numbers and the three faces of New York share the others, and [`Dice`] says which are meant.

use crate::error::OddsError;
use serde::{Deserialize, Serialize};

/// Faces of a die, all equally likely.
pub const FACES: usize = 6;

/// The most dice a question may be about.
pub const MAX_DICE: usize = 8;

/// How many dice show each face, by face index. The order of dice never matters to their worth.
pub type Counts = [u8; FACES];

/// One face of a die, by its number among all faces there are: Tokyo's six, then New York's own three.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

/// The one-letter code of each face, its word, and further words accepted for it.
const NAMES: [(char, &str, &[&str]); FACES + 3] = [
    ('1', "one", &["ones"]),
    ('2', "two", &["twos"]),
    ('3', "three", &["threes"]),
    ('h', "heart", &["hearts", "heal"]),
    ('e', "energy", &["lightning"]),
    ('s', "smash", &["smashes", "claw", "claws"]),
    ('d', "destruction", &["destructions"]),
    ('c', "celebrity", &["celebrities"]),
    ('o', "ouch", &["ouches"]),
];

/// Whose dice: which faces they have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dice {
    /// Numbers, hearts, energy and smashes.
    #[default]
    Tokyo,
    /// Destruction, celebrity, ouch, hearts, energy and smashes.
    NewYork,
}

impl Dice {
    /// The faces in index order.
    pub fn faces(self) -> [Face; FACES] {
        std::array::from_fn(|index| self.face(index))
    }

    /// The face with this index, counted round.
    pub fn face(self, index: usize) -> Face {
        let index = (index % FACES) as u8;
        Face(if self == Dice::NewYork && index < 3 { FACES as u8 + index } else { index })
    }

    /// The dice as one-letter codes in face order, such as `112hes` or `ddohes`; empty for no dice.
    pub fn text(self, counts: &Counts) -> String {
        let codes = |face: Face| std::iter::repeat_n(face.code(), usize::from(counts[face.index()]));
        self.faces().into_iter().flat_map(codes).collect()
    }

    /// The dice that have both what these are known to have and that; nothing is known of what both cities have.
    pub(crate) fn both(one: Option<Dice>, other: Option<Dice>) -> Result<Option<Dice>, OddsError> {
        match (one, other) {
            (Some(one), Some(other)) if one != other => Err(OddsError::MixedDice),
            (one, other) => Ok(one.or(other)),
        }
    }

    /// Whose dice have all these faces, if only one city's do.
    pub fn with_faces(faces: &[Face]) -> Result<Option<Dice>, OddsError> {
        faces.iter().try_fold(None, |known, face| Dice::both(known, face.dice()))
    }
}

impl Face {
    /// The number 1.
    pub const ONE: Face = Face(0);
    /// The number 2.
    pub const TWO: Face = Face(1);
    /// The number 3.
    pub const THREE: Face = Face(2);
    /// A heart.
    pub const HEART: Face = Face(3);
    /// Energy.
    pub const ENERGY: Face = Face(4);
    /// A smash.
    pub const SMASH: Face = Face(5);
    /// Destruction, on dice of New York.
    pub const DESTRUCTION: Face = Face(6);
    /// Celebrity, on dice of New York.
    pub const CELEBRITY: Face = Face(7);
    /// Ouch, on dice of New York.
    pub const OUCH: Face = Face(8);
    /// The faces that score stars three at a time, lowest first.
    pub const NUMBERS: [Face; 3] = [Face::ONE, Face::TWO, Face::THREE];

    /// The face of Tokyo's dice with this index, if there is one.
    pub fn new(index: usize) -> Option<Face> {
        (index < FACES).then_some(Face(index as u8))
    }

    /// The six faces of Tokyo's dice in index order.
    pub fn all() -> impl Iterator<Item = Face> {
        (0..FACES as u8).map(Face)
    }

    /// The index of the face on its die, 0 to 5.
    pub fn index(self) -> usize {
        usize::from(self.0) % FACES
    }

    /// The one-letter code: `1 2 3 h e s`, or `d c o`.
    pub fn code(self) -> char {
        NAMES[usize::from(self.0)].0
    }

    /// The face's English word, as used in patterns.
    pub fn word(self) -> &'static str {
        NAMES[usize::from(self.0)].1
    }

    /// Whose dice have it, if not both cities'.
    pub fn dice(self) -> Option<Dice> {
        match self.0 {
            0..=2 => Some(Dice::Tokyo),
            3..=5 => None,
            _ => Some(Dice::NewYork),
        }
    }

    fn every() -> impl Iterator<Item = Face> {
        (0..NAMES.len() as u8).map(Face)
    }

    /// The face with this one-letter code, in either case.
    pub fn from_code(code: char) -> Option<Face> {
        let code = code.to_ascii_lowercase();
        Face::every().find(|face| face.code() == code)
    }

    /// The face with this code or word, in either case.
    pub fn from_word(word: &str) -> Option<Face> {
        let word = word.to_ascii_lowercase();
        let mut letters = word.chars();
        if let (Some(code), None) = (letters.next(), letters.next()) {
            return Face::from_code(code);
        }
        Face::every().find(|face| {
            let (_, name, others) = NAMES[usize::from(face.0)];
            name == word || others.contains(&word.as_str())
        })
    }
}

/// How many dice a multiset holds.
pub fn total(counts: &Counts) -> usize {
    counts.iter().map(|&count| usize::from(count)).sum()
}

/// The multiset of some dice. More than 255 dice of one face count as 255, which no position accepts.
pub fn counts_of(dice: &[Face]) -> Counts {
    let mut counts = [0u8; FACES];
    for die in dice {
        counts[die.index()] = counts[die.index()].saturating_add(1);
    }
    counts
}

/// Tokyo's dice as one-letter codes in face order, such as `112hes`; empty for no dice.
pub fn dice_text(counts: &Counts) -> String {
    Dice::Tokyo.text(counts)
}

/// Which of the dice on the table to reroll so that `keep` stays, as places in `dice` counted from 0.
///
/// A locked die (`locked[place]`; a missing entry means not locked) is never named: of dice with the same
/// face the locked ones are kept first. Fails when `keep` is not among the dice, or leaves out a locked one.
pub fn reroll_places(dice: &[Face], locked: &[bool], keep: &Counts) -> Result<Vec<usize>, OddsError> {
    let shown = counts_of(dice);
    if keep.iter().zip(&shown).any(|(keep, shown)| keep > shown) {
        return Err(OddsError::TooManyKept { kept: total(keep), dice: dice.len() });
    }
    let is_locked = |place: usize| locked.get(place).copied().unwrap_or(false);
    let mut left = *keep;
    for (place, die) in dice.iter().enumerate().filter(|&(place, _)| is_locked(place)) {
        let Some(rest) = left[die.index()].checked_sub(1) else {
            let same = |&(other, face): &(usize, &Face)| is_locked(other) && face == die;
            let locked = dice.iter().enumerate().filter(same).count().min(255) as u8;
            return Err(OddsError::LockedMissing { face: dice[place], locked, shown: keep[die.index()] });
        };
        left[die.index()] = rest;
    }
    let mut places = Vec::new();
    for (place, die) in dice.iter().enumerate().filter(|&(place, _)| !is_locked(place)) {
        match left[die.index()].checked_sub(1) {
            Some(rest) => left[die.index()] = rest,
            None => places.push(place),
        }
    }
    Ok(places)
}
