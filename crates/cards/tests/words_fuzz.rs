//! Random abilities, as a user might type them in, always give clean sentences in three languages.

mod generator;

use cards::set::Board;
use cards::words::{Lang, MARK, card_text};
use generator::Dice;

const TREES: u64 = 5_000;

fn is_clean(lang: Lang, text: &str) -> bool {
    let same = |a, b| text.matches(a).count() == text.matches(b).count();
    let bad = ["  ", " ,", " .", ",,", "..", ",.", ", .", "( ", " )", "[]", "{", "}", "$", " :"];
    let french = [" si il ", " que il ", " de le ", " à le ", " que un "];
    text.ends_with('.')
        && !text.contains(MARK)
        && !bad.iter().any(|b| text.contains(b))
        && same('(', ')')
        && same('[', ']')
        && (lang != Lang::Fr || !french.iter().any(|f| text.contains(f)))
        && !text.split(". ").any(|s| s.starts_with(char::is_lowercase))
}

/// Set `DAIKAIJU_SHOW=30` to read some of them.
#[test]
fn random_abilities_read_cleanly() {
    let show: u64 = std::env::var("DAIKAIJU_SHOW").ok().and_then(|n| n.parse().ok()).unwrap_or(0);
    for seed in 0..TREES {
        let mut dice = Dice(seed);
        let kind = dice.kind();
        let counters = dice.number() / 4;
        let abilities: Vec<_> = (0..1 + dice.below(2)).map(|_| dice.ability()).collect();
        for lang in Lang::ALL {
            let board = Board::ALL[seed as usize % 2];
            let text = card_text(lang, board, kind, counters, &abilities);
            if seed < show {
                println!("{seed} {lang}: {text}");
            }
            assert!(is_clean(lang, &text), "seed {seed} ({lang}): {text:?}\n{abilities:?}");
        }
    }
}
