//! Words of a board with boroughs: places, buildings, units, and what is said of one borough.

use crate::words::{fold, small, split_items, unknown};
use rules::lang::Borough;
use rules::position::BoardPosition;
use rules::{BOROUGHS, Fallen, Game, Rules, STACKS, UNITS};

/// The place a text names, where the board has boroughs: `bronx`, `lower manhattan`, `midtown`, `upper manhattan 2`.
pub fn place(rules: &Rules, text: &str) -> Option<u8> {
    let text = fold(text);
    let text = text.trim().trim_start_matches("the ").replace(' ', "-");
    let (zone, second) = match text.strip_suffix("-2") {
        Some(zone) => (zone, "-2"),
        None => (text.as_str(), ""),
    };
    let zone = match zone {
        "lower-manhattan" | "lower" => "manhattan-lower",
        "midtown-manhattan" | "midtown" => "manhattan-midtown",
        "upper-manhattan" | "upper" => "manhattan-upper",
        other => other,
    };
    let wanted = format!("{zone}{second}");
    rules.book.places.iter().position(|p| rules.has_boroughs() && p.id == wanted).map(|p| p as u8)
}

/// The borough a text names.
pub fn borough(text: &str) -> Option<u8> {
    let text = fold(text);
    let text = text.trim().trim_start_matches("the ").replace(' ', "-");
    Borough::ALL.iter().position(|b| b.id() == text).map(|b| b as u8)
}

/// The name of a borough.
pub fn borough_name(borough: u8) -> &'static str {
    Borough::ALL.get(borough as usize).map_or("nowhere", |b| b.id())
}

/// The sort of building a word names.
pub fn building(rules: &Rules, word: &str) -> Option<u8> {
    rules.book.buildings.iter().position(|b| b.id == word).map(|b| b as u8)
}

/// The sort of unit a word names.
pub fn unit(rules: &Rules, word: &str) -> Option<u8> {
    let word = match word {
        "jets" => "jet",
        "tanks" => "tank",
        other => other,
    };
    rules.book.units.iter().position(|u| u.id == word).map(|u| u as u8)
}

/// The name of what was destroyed.
pub fn fallen(rules: &Rules, what: Fallen) -> &'static str {
    match what {
        Fallen::Building(sort) => rules.book.buildings.get(sort as usize).map_or("?", |b| b.id),
        Fallen::Unit(sort) => rules.book.units.get(sort as usize).map_or("?", |u| u.id),
    }
}

/// A building or a unit by name, for messages.
pub fn known_targets(rules: &Rules) -> Vec<&'static str> {
    rules.book.buildings.iter().map(|b| b.id).chain(rules.book.units.iter().map(|u| u.id)).collect()
}

/// One thing said of a borough.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoroughWord {
    /// A stack: its top building, and how many lie under it if that is said.
    Stack(u8, Option<u8>),
    /// So many units of a sort.
    Units(u8, u8),
    /// So many units in all.
    AllUnits(u8),
    /// No building is left.
    NoBuildings,
    Souvenir(bool),
}

/// Reads what is said of a borough: `high-rise-1 over 2, hospital-3, 2 infantry, jet`.
pub fn borough_words(rules: &Rules, text: &str) -> Result<Vec<BoroughWord>, String> {
    if !rules.has_boroughs() {
        return Err("this table has no boroughs (edition: new-york)".into());
    }
    split_items(text).into_iter().map(|item| word(rules, item)).collect()
}

fn word(rules: &Rules, item: &str) -> Result<BoroughWord, String> {
    let folded = fold(item);
    let parts: Vec<&str> = folded.split_whitespace().collect();
    Ok(match parts.as_slice() {
        ["no", "units"] => BoroughWord::AllUnits(0),
        ["no", "buildings"] => BoroughWord::NoBuildings,
        ["souvenir"] => BoroughWord::Souvenir(true),
        ["no", "souvenir"] => BoroughWord::Souvenir(false),
        ["units", n] | [n, "units"] => BoroughWord::AllUnits(small(n)?),
        [top] if building(rules, top).is_some() => {
            BoroughWord::Stack(building(rules, top).unwrap_or_default(), None)
        }
        [top, "over", n] if building(rules, top).is_some() => {
            BoroughWord::Stack(building(rules, top).unwrap_or_default(), Some(small(n)?))
        }
        ["no", sort] if unit(rules, sort).is_some() => {
            BoroughWord::Units(unit(rules, sort).unwrap_or_default(), 0)
        }
        [sort] if unit(rules, sort).is_some() => BoroughWord::Units(unit(rules, sort).unwrap_or_default(), 1),
        [n, sort] if unit(rules, sort).is_some() => {
            BoroughWord::Units(unit(rules, sort).unwrap_or_default(), small(n)?)
        }
        _ => {
            let known = known_targets(rules);
            return Err(unknown("building or unit", item, known));
        }
    })
}

/// Puts what is said of a borough into a position.
pub fn set_borough(board: &mut BoardPosition, borough: u8, words: Vec<BoroughWord>) -> Result<(), String> {
    let at = borough as usize;
    for word in words {
        match word {
            BoroughWord::Stack(top, below) => board.stacks[at].push((top, below.unwrap_or(0))),
            BoroughWord::Units(sort, n) => board.units[at][sort as usize] = n,
            BoroughWord::Souvenir(true) => board.souvenirs |= 1 << borough,
            BoroughWord::AllUnits(0) | BoroughWord::NoBuildings | BoroughWord::Souvenir(false) => {}
            BoroughWord::AllUnits(_) => {
                return Err("how many units in all can only be expected; say of which sort".into());
            }
        }
    }
    Ok(())
}

/// What is wrong about a borough; `None` if all that is said of it holds.
pub fn borough_unmet(rules: &Rules, g: &Game, borough: u8, words: &[BoroughWord]) -> Option<String> {
    let at = borough as usize;
    let stacks = at * STACKS..(at + 1) * STACKS;
    let holds = |word: &BoroughWord| match word {
        BoroughWord::Stack(top, below) => stacks
            .clone()
            .any(|stack| g.board.tops[stack] == *top && below.is_none_or(|n| g.board.below(stack) == n)),
        BoroughWord::Units(sort, n) => g.board.units[at][*sort as usize] == *n,
        BoroughWord::AllUnits(n) => g.board.units_in(borough) == *n,
        BoroughWord::NoBuildings => stacks.clone().all(|stack| g.board.tops[stack] == 255),
        BoroughWord::Souvenir(there) => (g.board.souvenirs >> borough & 1 == 1) == *there,
    };
    if words.iter().all(holds) { None } else { Some(show_borough(rules, g, borough)) }
}

/// A borough as it is.
pub fn show_borough(rules: &Rules, g: &Game, borough: u8) -> String {
    let at = borough as usize;
    let mut parts: Vec<String> = Vec::new();
    for stack in at * STACKS..(at + 1) * STACKS {
        if let Some(building) = rules.book.buildings.get(g.board.tops[stack] as usize) {
            parts.push(format!("{} over {}", building.id, g.board.below(stack)));
        }
    }
    for sort in 0..UNITS {
        let n = g.board.units[at][sort];
        if n > 0 {
            parts.push(format!("{n} {}", rules.book.units[sort].id));
        }
    }
    if g.board.souvenirs >> borough & 1 == 1 {
        parts.push("souvenir".into());
    }
    let shown = if parts.is_empty() { "nothing".to_string() } else { parts.join(", ") };
    format!("{}: {shown}", borough_name(borough))
}

/// All boroughs by name, for messages.
pub fn boroughs() -> [&'static str; BOROUGHS] {
    Borough::ALL.map(Borough::id)
}
