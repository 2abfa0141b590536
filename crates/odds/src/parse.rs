//! Reads dice, patterns and values from a command line. Capitals and small letters are the same throughout.
//!
//! ```text
//! dice     := "none" | group { separator group }       separator: commas and spaces
//! group    := face-word | code code ...                112hes, or 1,1,2,heart,energy,smash
//! code     := "1" | "2" | "3" | "h" | "e" | "s" | "d" | "c" | "o"
//! face     := code | "one" | "two" | "three" | "heart" | "energy" | "smash"     (plurals too)
//!           | "destruction" | "celebrity" | "ouch"     on dice of New York, where the numbers are not
//! measure  := "stars" | face
//!
//! pattern  := clause { " or " clause }                 "and" binds tighter than "or"
//! clause   := item { " and " item }
//! item     := measure compare n                        smash>=3   stars>=4   heart=2   energy<=1
//!           | n "x" face                               3x1: at least three 1s
//!           | n "xnumber"                              3xnumber: at least three of one number, whichever
//!           | n "-of-a-kind"                           4-of-a-kind: at least four of one face, whichever
//!           | "all-six"                                every face at least once
//! compare  := ">=" | "<=" | "=" | "==" | ">" | "<"
//! n        := a whole number from 0 to 255
//!
//! values   := name "=" number { separator name "=" number }      star=1,smash=0.8
//! name     := "star" | "energy" | "smash" | "heart"              (plurals too; left out: worth 0)
//!           | "destruction" | "celebrity" | "ouch"               instead of stars, for dice of New York
//! ```
//!
//! Spaces inside an item do not matter: `smash >= 3` and `4 of a kind` are read as well.

use crate::error::OddsError;
use crate::face::{Dice, FACES, Face, MAX_DICE};
use crate::pattern::Pattern;
use crate::score::{Measure, Values};

fn is_separator(letter: char) -> bool {
    letter == ',' || letter.is_whitespace()
}

/// Reads dice such as `112hes` or `1,1,2,heart,energy,smash`, in the order written; `none` for no dice.
pub fn parse_dice(text: &str) -> Result<Vec<Face>, OddsError> {
    if text.trim().eq_ignore_ascii_case("none") {
        return Ok(Vec::new());
    }
    let mut dice = Vec::new();
    for group in text.split(is_separator).filter(|group| !group.is_empty()) {
        if let Some(face) = Face::from_word(group) {
            dice.push(face);
            continue;
        }
        for code in group.chars() {
            // The whole group is named: in a misspelt word the first wrong letter says little.
            dice.push(
                Face::from_code(code).ok_or_else(|| OddsError::UnknownFace { word: group.to_string() })?,
            );
        }
    }
    match dice.len() {
        0 => Err(OddsError::NoDice),
        given if given > MAX_DICE => Err(OddsError::DiceCount { given }),
        _ => Dice::with_faces(&dice).map(|_| dice),
    }
}

/// Reads something that can be counted: `stars`, or a face.
pub fn parse_measure(text: &str) -> Result<Measure, OddsError> {
    let word = text.trim();
    if word.eq_ignore_ascii_case("stars") || word.eq_ignore_ascii_case("star") {
        return Ok(Measure::Stars);
    }
    Face::from_word(word)
        .map(Measure::Dice)
        .ok_or_else(|| OddsError::UnknownMeasure { word: word.to_string() })
}

/// Reads a pattern such as `smash>=3`, `3x1 and energy>=2` or `3xnumber or 4-of-a-kind`.
pub fn parse_pattern(text: &str) -> Result<Pattern, OddsError> {
    let mut clauses = Vec::new();
    let mut items = Vec::new();
    let mut item = String::new();
    // The closing "or" ends the last clause like any other.
    for word in text.split_whitespace().chain(["or"]) {
        let (and, or) = (word.eq_ignore_ascii_case("and"), word.eq_ignore_ascii_case("or"));
        if !and && !or {
            item.push_str(word);
            continue;
        }
        items.push(parse_item(&std::mem::take(&mut item))?);
        if or {
            clauses.push(one_or(std::mem::take(&mut items), Pattern::All));
        }
    }
    let pattern = one_or(clauses, Pattern::Any);
    pattern.whose()?;
    Ok(pattern)
}

/// The only part itself, or all parts joined.
fn one_or(mut parts: Vec<Pattern>, join: fn(Vec<Pattern>) -> Pattern) -> Pattern {
    match parts.pop() {
        Some(only) if parts.is_empty() => only,
        Some(last) => {
            parts.push(last);
            join(parts)
        }
        None => join(parts),
    }
}

fn parse_item(item: &str) -> Result<Pattern, OddsError> {
    let text = item.to_ascii_lowercase();
    if let Some(at) = text.find(['<', '>', '=']) {
        return parse_comparison(&text, at);
    }
    let bare: String = text.chars().filter(|letter| !matches!(letter, '-' | '_')).collect();
    if matches!(bare.as_str(), "allsix" | "allfaces") {
        return Ok(Pattern::AllFaces);
    }
    let digits = bare.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(bare.len());
    let (number, rest) = bare.split_at(digits);
    if digits == 0 {
        return Err(OddsError::BadPattern { text });
    }
    if rest == "ofakind" {
        return Ok(Pattern::OfAKind(parse_number(number)?));
    }
    match rest.strip_prefix('x') {
        Some("number" | "numbers") => Ok(Pattern::AnyNumber(parse_number(number)?)),
        Some(word) if !word.is_empty() => {
            let face =
                Face::from_word(word).ok_or_else(|| OddsError::UnknownFace { word: word.to_string() })?;
            Ok(Pattern::dice(parse_number(number)?, face))
        }
        _ => Err(OddsError::BadPattern { text }),
    }
}

fn parse_comparison(text: &str, at: usize) -> Result<Pattern, OddsError> {
    if at == 0 {
        return Err(OddsError::BadPattern { text: text.to_string() });
    }
    let (word, rest) = text.split_at(at);
    let measure = parse_measure(word)?;
    let number = rest.trim_start_matches(['<', '>', '=']);
    let n = parse_number(number)?;
    let beyond = || OddsError::BadNumber { text: number.to_string() };
    match &rest[..rest.len() - number.len()] {
        ">=" => Ok(Pattern::AtLeast(measure, n)),
        "<=" => Ok(Pattern::AtMost(measure, n)),
        "=" | "==" => Ok(Pattern::Exactly(measure, n)),
        ">" => Ok(Pattern::AtLeast(measure, n.checked_add(1).ok_or_else(beyond)?)),
        "<" => Ok(Pattern::AtMost(measure, n.checked_sub(1).ok_or_else(beyond)?)),
        _ => Err(OddsError::BadPattern { text: text.to_string() }),
    }
}

fn parse_number(text: &str) -> Result<u8, OddsError> {
    let wrong = || OddsError::BadNumber { text: text.to_string() };
    // The standard parser would take a sign.
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(wrong());
    }
    text.parse().map_err(|_| wrong())
}

/// Reads values such as `star=1,energy=0.5,smash=0.8,heart=0.3`; what is left out is worth 0.
pub fn parse_values(text: &str) -> Result<Values, OddsError> {
    let mut values = Values::default();
    let mut any = false;
    for part in text.split(is_separator).filter(|part| !part.is_empty()) {
        let wrong = || OddsError::BadValue { text: part.to_string() };
        let (name, number) = part.split_once('=').ok_or_else(wrong)?;
        let number: f64 = number.parse().map_err(|_| wrong())?;
        let place = match parse_measure(name)? {
            Measure::Stars => &mut values.star,
            Measure::ENERGY => &mut values.energy,
            Measure::SMASHES => &mut values.smash,
            Measure::HEARTS => &mut values.heart,
            // A single number die is worth nothing by itself.
            Measure::Dice(_) => return Err(wrong()),
        };
        *place = number;
        any = true;
    }
    if !any {
        return Err(OddsError::BadValue { text: text.to_string() });
    }
    values.check()?;
    Ok(values)
}

/// Reads what each face of New York's dice is worth, such as `destruction=1,smash=0.8,ouch=-1`; what is left out is worth
/// nothing.
pub fn parse_face_values(text: &str) -> Result<[f64; FACES], OddsError> {
    let mut worth = [0.0; FACES];
    let mut any = false;
    for part in text.split(is_separator).filter(|part| !part.is_empty()) {
        let wrong = || OddsError::BadFaceValue { text: part.to_string() };
        let (name, number) = part.split_once('=').ok_or_else(wrong)?;
        let number: f64 = number.parse().map_err(|_| wrong())?;
        let Measure::Dice(face) = parse_measure(name)? else { return Err(wrong()) };
        if face.dice() == Some(Dice::Tokyo) || !number.is_finite() {
            return Err(wrong());
        }
        worth[face.index()] = number;
        any = true;
    }
    if any { Ok(worth) } else { Err(OddsError::BadFaceValue { text: text.to_string() }) }
}
