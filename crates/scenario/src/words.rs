//! Small words of the format: numbers, faces, lists, comments, and the nearest word to a mistyped one.

use rules::Rules;

/// All faces, as they are printed.
pub const FACES: [&str; 9] = ["1", "2", "3", "heart", "energy", "smash", "destruction", "celebrity", "ouch"];

/// The face a word means.
pub fn face(word: &str) -> Option<u8> {
    Some(match word.to_lowercase().as_str() {
        "1" | "destruction" | "d" => 0,
        "2" | "celebrity" | "c" => 1,
        "3" | "ouch" | "o" => 2,
        "heart" | "hearts" | "h" => 3,
        "energy" | "e" => 4,
        "smash" | "smashes" | "s" => 5,
        _ => return None,
    })
}

/// A list of faces, between spaces or commas.
pub fn faces(text: &str) -> Result<Vec<u8>, String> {
    let words = split_words(text);
    if words.is_empty() {
        return Err("faces are missing: 1 2 3 heart energy smash (or h e s)".into());
    }
    words.iter().map(|w| face(w).ok_or_else(|| unknown("face", w, FACES))).collect()
}

/// Faces as they are printed on the dice of this table.
pub fn show_faces(rules: &Rules, faces: impl IntoIterator<Item = u8>) -> String {
    let words: Vec<&str> = faces.into_iter().map(|f| rules.book.face(f).id()).collect();
    words.join(" ")
}

/// A message about a word that is not known, with the nearest one that is.
pub fn unknown<'a>(what: &str, word: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> String {
    match nearest(word, known.clone()) {
        Some(near) => format!("unknown {what} \"{word}\"; did you mean \"{near}\"?"),
        None => {
            let all: Vec<&str> = known.into_iter().take(40).collect();
            format!("unknown {what} \"{word}\" (known: {})", all.join(", "))
        }
    }
}

/// The known word closest to the one written, if it is close enough to be meant.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let typed: Vec<char> = fold(word).chars().collect();
    if typed.is_empty() || typed.len() > 64 {
        return None;
    }
    let near = |k: &&str| {
        let k: Vec<char> = fold(k).chars().collect();
        distance(&typed, &k)
    };
    known
        .into_iter()
        .map(|k| (near(&k), k))
        .filter(|(d, k)| *d <= typed.len() / 3 + 1 && d * 2 <= k.chars().count())
        .min_by_key(|(d, _)| *d)
        .map(|(_, k)| k.to_string())
}

fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replace = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replace.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

/// Lower case and without the accents that occur in names of monsters.
pub fn fold(text: &str) -> String {
    text.to_lowercase().replace('ï', "i").replace('’', "'")
}

/// Words between spaces and commas.
pub fn split_words(text: &str) -> Vec<&str> {
    text.split(|c: char| c.is_whitespace() || c == ',').filter(|w| !w.is_empty()).collect()
}

/// Items between commas; commas inside parentheses do not count.
pub fn split_items(text: &str) -> Vec<&str> {
    let (mut depth, mut from, mut items) = (0usize, 0, Vec::new());
    for (i, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                items.push(&text[from..i]);
                from = i + 1;
            }
            _ => {}
        }
    }
    items.push(&text[from..]);
    items.into_iter().map(str::trim).filter(|i| !i.is_empty()).collect()
}

/// A line without its comment: from a `#` that begins the line or follows a space, and is followed by a space or
/// nothing. `#3` is a die, not a comment.
pub fn without_comment(line: &str) -> &str {
    for (i, _) in line.match_indices('#') {
        let before = line[..i].chars().next_back().is_none_or(char::is_whitespace);
        let after = line[i + 1..].chars().next().is_none_or(char::is_whitespace);
        if before && after {
            return &line[..i];
        }
    }
    line
}

/// A number in a sentence.
pub fn number(word: &str) -> Result<u16, String> {
    word.parse().map_err(|_| format!("\"{word}\" should be a number"))
}

/// A small number in a sentence.
pub fn small(word: &str) -> Result<u8, String> {
    word.parse().map_err(|_| format!("\"{word}\" should be a number from 0 to 255"))
}

/// The rest of a text after a word at its beginning, if the word stands alone there.
pub fn after<'a>(text: &'a str, word: &str) -> Option<&'a str> {
    let head = text.get(..word.len())?;
    if !head.eq_ignore_ascii_case(word) {
        return None;
    }
    let rest = &text[word.len()..];
    match rest.chars().next() {
        None => Some(rest),
        Some(c) if c.is_whitespace() || c == ':' || c == ',' => Some(rest.trim_start()),
        Some(_) => None,
    }
}
