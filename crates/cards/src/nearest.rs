//! The nearest known word to a mistyped one, for messages that help.

/// The candidate closest to `word`, if one is close enough to be what was meant.
///
/// Upper and lower case are not distinguished. A word may be wrong in about a third of its letters: with more, a
/// suggestion would be a guess. Of equally near candidates the first wins, so the answer is stable.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let typed: Vec<char> = word.to_lowercase().chars().collect();
    // A long word is no typing mistake; comparing it would only cost time.
    if typed.is_empty() || typed.len() > 64 {
        return None;
    }
    let allowed = typed.len() / 3 + 1;
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let known: Vec<char> = candidate.to_lowercase().chars().collect();
        if known.len().abs_diff(typed.len()) > allowed {
            continue;
        }
        let distance = distance(&typed, &known);
        // Half of the letters must survive, or "to" would suggest "en".
        if distance <= allowed && distance * 2 <= known.len() && best.is_none_or(|(d, _)| distance < d) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate.to_string())
}

/// Edits from one word to the other: insert, delete, replace a letter, or swap two neighbours.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before_last = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replace = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = replace.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before_last[j - 2] + 1);
            }
        }
        before_last = last;
        last = row;
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_edits() {
        let d = |a: &str, b: &str| distance(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>());
        assert_eq!(d("gain", "gain"), 0);
        assert_eq!(d("gian", "gain"), 1);
        assert_eq!(d("gan", "gain"), 1);
        assert_eq!(d("kitten", "sitting"), 3);
        assert_eq!(d("", "abc"), 3);
    }

    #[test]
    fn suggests_only_what_is_near() {
        let words = ["Gain", "Lose", "Survive", "en"];
        assert_eq!(nearest("Gian", words).as_deref(), Some("Gain"));
        assert_eq!(nearest("SURVIVE", words).as_deref(), Some("Survive"));
        assert_eq!(nearest("Elephant", words), None);
        assert_eq!(nearest("to", words), None);
        assert_eq!(nearest("", words), None);
    }
}
