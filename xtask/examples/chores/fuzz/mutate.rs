//! New inputs from old ones: bytes, pieces and lines changed, doubled, dropped and mixed.

use rules::Seeded;

/// Longest input made; what is interesting about text files shows in shorter ones.
const MOST_BYTES: usize = 20_000;

/// Numbers and signs that parsers tend to get wrong.
const TROUBLE: [&str; 20] = [
    "0",
    "255",
    "256",
    "-1",
    "99999999999999999999",
    "\"",
    "\\u{0}",
    "(",
    ")",
    "[",
    "]",
    ":",
    ",",
    "/*",
    "//",
    "\n\n",
    "é",
    "\u{feff}",
    "None",
    "Some(",
];

/// An input like some of those in the pool.
pub fn mutate(pool: &[Vec<u8>], rng: &mut Seeded) -> Vec<u8> {
    let mut data = one_of(pool, rng).clone();
    for _ in 0..=rng.below(4) {
        change(&mut data, pool, rng);
    }
    data.truncate(MOST_BYTES);
    data
}

fn change(data: &mut Vec<u8>, pool: &[Vec<u8>], rng: &mut Seeded) {
    let at = rng.below(data.len() as u32 + 1) as usize;
    match rng.below(9) {
        0 if at < data.len() => data[at] ^= 1 << rng.below(8),
        1 if at < data.len() => data[at] = rng.below(256) as u8,
        2 => data.insert(at, rng.below(256) as u8),
        3 => {
            data.drain(at..end(data, at, rng));
        }
        4 => {
            let piece = data[at..end(data, at, rng)].to_vec();
            let to = rng.below(data.len() as u32 + 1) as usize;
            data.splice(to..to, piece);
        }
        5 => {
            let other = one_of(pool, rng);
            let from = rng.below(other.len() as u32 + 1) as usize;
            let piece = other[from..end(other, from, rng)].to_vec();
            data.splice(at..at, piece);
        }
        6 => {
            let word = TROUBLE[rng.below(TROUBLE.len() as u32) as usize];
            data.splice(at..at, word.bytes());
        }
        7 => swap_words(data, rng),
        _ => {
            for _ in 0..=rng.below(8) {
                data.push(rng.below(256) as u8);
            }
        }
    }
}

/// Puts one word of the text in the place of another: most set files made so are still well formed.
fn swap_words(data: &mut Vec<u8>, rng: &mut Seeded) {
    let mut words = Vec::new();
    let mut start = None;
    for (i, byte) in data.iter().enumerate() {
        match (byte.is_ascii_alphanumeric(), start) {
            (true, None) => start = Some(i),
            (false, Some(from)) => {
                words.push(from..i);
                start = None;
            }
            _ => {}
        }
    }
    if !words.is_empty() {
        let word = data[one_of(&words, rng).clone()].to_vec();
        data.splice(one_of(&words, rng).clone(), word);
    }
}

/// The end of a piece that starts here; short ones are likelier.
fn end(data: &[u8], from: usize, rng: &mut Seeded) -> usize {
    let most = 1 << rng.below(10);
    (from + rng.below(most) as usize).min(data.len())
}

fn one_of<'a, T>(list: &'a [T], rng: &mut Seeded) -> &'a T {
    &list[rng.below(list.len() as u32) as usize]
}
