//! Damaged files never make the reader or the runner panic.

use cards::catalogue::Catalogue;
use rules::Seeded;
use scenario::Report;
use std::path::Path;

fn spec(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Cuts, doubles, swaps and replaces characters and lines at random.
fn damage(text: &str, rng: &mut Seeded) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_string).collect();
    for _ in 0..=rng.below(4) {
        let at = rng.below(lines.len() as u32) as usize;
        let other = rng.below(lines.len() as u32) as usize;
        match rng.below(6) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[other].clone()),
            2 => lines.swap(at, other),
            _ => {
                let mut letters: Vec<char> = lines[at].chars().collect();
                let place = rng.below(letters.len() as u32 + 1) as usize;
                const ODD: [char; 14] =
                    ['#', ':', ',', '-', '>', '(', ')', '0', '9', ' ', '!', '`', 'ï', '\u{1}'];
                match rng.below(3) {
                    0 if place < letters.len() => drop(letters.remove(place)),
                    1 => letters.truncate(place),
                    _ => letters.insert(place, ODD[rng.below(14) as usize]),
                }
                lines[at] = letters.into_iter().collect();
            }
        }
        if lines.is_empty() {
            break;
        }
    }
    lines.join("\n")
}

#[test]
fn no_damage_makes_anything_panic() {
    let catalogue = Catalogue::built_in();
    let blocks: Vec<String> = [spec("format.md"), spec("examples.md")]
        .iter()
        .flat_map(|text| {
            text.split("```scenario").skip(1).map(|b| format!("```scenario{b}")).collect::<Vec<_>>()
        })
        .collect();
    let mut rng = Seeded::new(2026);
    let (mut passed, mut failed) = (0, 0);
    for _ in 0..1500 {
        let block = &blocks[rng.below(blocks.len() as u32) as usize];
        let mut report = Report::default();
        report.add("damaged.md", &damage(block, &mut rng), &catalogue);
        passed += report.passed;
        failed += report.failed;
    }
    assert!(failed > 300, "damage is mostly noticed: {passed} passed, {failed} failed");
}
