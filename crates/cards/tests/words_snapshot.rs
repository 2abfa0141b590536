//! The text of every card of the built-in sets in three languages, compared with a blessed file.

use cards::catalogue::Catalogue;
use cards::set::Board;
use cards::words::{Lang, MARK, ability_text, card_text, force_text, goal_text, plain, stores_energy};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/snapshots/texts.txt");

const FACES: [&str; 9] = ["[1]", "[2]", "[3]", "[♥]", "[⚡]", "[⚔]", "[▟]", "[♛]", "[◎]"];

fn all_texts() -> String {
    let catalogue = Catalogue::built_in();
    let mut out = String::new();
    for card in catalogue.cards() {
        let facts = &card.facts;
        out += &format!("{}\n", card.full_id());
        for lang in Lang::ALL {
            let text = match facts.goal {
                Some(face) => goal_text(lang, face),
                None => card_text(lang, facts.board(), facts.kind, facts.counters, &facts.abilities),
            };
            let force = facts.force.map_or(String::new(), |force| force_text(lang, force) + " ");
            out += &format!("  {lang}: {force}{text}\n");
        }
    }
    out
}

/// Bless with `DAIKAIJU_BLESS=1 cargo test -p cards --test words_snapshot` and read the difference.
#[test]
fn texts_are_as_blessed() {
    let now = all_texts();
    if std::env::var_os("DAIKAIJU_BLESS").is_some() {
        std::fs::write(FILE, &now).unwrap();
        return;
    }
    let blessed = std::fs::read_to_string(FILE).unwrap_or_default();
    for (number, (was, is)) in blessed.lines().zip(now.lines()).enumerate() {
        assert_eq!(
            was,
            is,
            "line {} of {FILE} differs; bless with DAIKAIJU_BLESS=1 if it should",
            number + 1
        );
    }
    assert_eq!(blessed.lines().count(), now.lines().count(), "cards were added or removed: bless {FILE}");
}

#[test]
fn texts_are_whole_in_plain_words_too() {
    let catalogue = Catalogue::built_in();
    assert!(catalogue.cards().len() >= 95);
    for card in catalogue.cards() {
        let facts = &card.facts;
        for lang in Lang::ALL {
            // On the other board as well: evolutions, Challenges and cards of users may be read there.
            for board in Board::ALL {
                let text = plain(lang, card.text_on(board, lang));
                assert!(text.len() > 5, "{}: {text:?}", card.full_id());
                // Dice are signs in brackets, as at the table; no token of anything is left.
                let rest = FACES.iter().fold(text.clone(), |text, face| text.replace(face, ""));
                assert!(
                    !text.contains(MARK) && !rest.contains(['[', ']', '{', '<']),
                    "{}: {text}",
                    card.full_id()
                );
                let city = if board == Board::Tokyo { "Manhattan" } else { "Tokyo" };
                let speaks = text.contains(city) && board != facts.board();
                assert!(!speaks || board == Board::Tokyo, "{}: {text}", card.full_id());
            }
            for one in &facts.abilities {
                let text =
                    ability_text(lang, facts.board(), facts.kind, stores_energy(&facts.abilities), one);
                assert!(text.ends_with('.') && !text.contains(MARK), "{}: {text}", card.full_id());
            }
        }
    }
}
