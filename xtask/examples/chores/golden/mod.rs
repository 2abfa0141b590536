//! `cargo xtask golden`: whole games written out decision by decision, so that a change of behaviour shows as a diff.

mod play;
mod show;

use cards::catalogue::Catalogue;
use cards::table::{Table, TableOptions};
use rules::Edition;

use crate::{Outcome, paths};

/// A golden file stays small enough to be read in a review.
const MOST_BYTES: usize = 150_000;

/// The games: name of the file, edition, monsters, additions.
fn games() -> Vec<(String, TableOptions)> {
    let mut games = Vec::new();
    for (edition, most) in [(Edition::MonsterBox, 6), (Edition::Origins, 4)] {
        for players in 2..=most {
            games.push((format!("{}-{players}", edition.id()), TableOptions::new(edition, players)));
        }
    }
    let mut promos = TableOptions::new(Edition::MonsterBox, 4);
    promos.with = ["promos-fan-list", "origins-exclusive"].map(String::from).to_vec();
    games.push(("monster-box-4-promos".to_string(), promos));
    for (players, with) in [(2, None), (3, None), (4, None), (6, None), (5, Some("luchador"))] {
        let mut options = TableOptions::new(Edition::NewYork, players);
        options.with.extend(with.map(String::from));
        // Random answers seldom come to twenty stars: one of these games is to end by stars all the same.
        options.stars_to_win = (players == 3).then_some(10);
        let more = with.map_or(String::new(), |word| format!("-{word}"));
        games.push((format!("new-york-{players}{more}"), options));
    }
    let mut evolving = TableOptions::new(Edition::NewYork, 2);
    evolving.with = vec!["power-up".to_string()];
    evolving.monsters = ["kong", "rob"].map(String::from).to_vec();
    games.push(("new-york-2-power-up".to_string(), evolving));
    let expansions: [(&str, &[&str], &[&str]); 4] = [
        ("power-up-3", &["power-up"], &["space-penguin", "cyber-kitty", "the-king"]),
        (
            "mutants-halloween-4",
            &["power-up", "mutants", "halloween"],
            &["alienoid", "pumpkin-jack", "kraken", "pandakai"],
        ),
        ("wicked-luchador-3", &["wicked-mixed", "luchador"], &["gigazaur", "meka-dragon", "luchador"]),
        (
            "everything-5",
            &["power-up", "halloween", "wicked-green", "luchador"],
            &["boogie-woogie", "baby-gigazaur", "cyber-bunny", "meka-dragon", "gigazaur"],
        ),
    ];
    for (name, with, monsters) in expansions {
        let mut options = TableOptions::new(Edition::MonsterBox, monsters.len() as u8);
        options.with = with.iter().map(|w| w.to_string()).collect();
        options.monsters = monsters.iter().map(|m| m.to_string()).collect();
        games.push((name.to_string(), options));
    }
    games
}

/// Fails if a game is not played as its file says.
pub fn compare() -> Outcome {
    let mut faults = Vec::new();
    let mut decisions = 0;
    for (path, text) in play_all()? {
        decisions += text.lines().filter(|line| line.starts_with('?')).count();
        match read(&path) {
            Err(error) => faults.push(error),
            Ok(golden) if golden != text => faults.push(difference(&path, &golden, &text)),
            Ok(_) => {}
        }
    }
    if faults.is_empty() {
        println!("{} golden games, {decisions} decisions, all as before", games().len());
        return Ok(());
    }
    faults.push(
        "if this is how it should be, run `cargo xtask golden --bless` and review the diff".to_string(),
    );
    Err(faults.join("\n"))
}

/// Rewrites the files.
pub fn bless() -> Outcome {
    for (path, text) in play_all()? {
        let before = read(&path).unwrap_or_default();
        let word = if before == text { "unchanged" } else { "written" };
        std::fs::write(paths::root().join(&path), &text).map_err(|error| format!("{path}: {error}"))?;
        println!("{path}: {word}, {} KB", text.len() / 1000);
    }
    Ok(())
}

fn play_all() -> Result<Vec<(String, String)>, String> {
    let built_in = Catalogue::built_in();
    // The printed evolutions of New York are known from no source: these are made up.
    let file = paths::root().join("spec/new-york-evolutions.ron");
    let with_evolutions = Catalogue::with_files(&[file]).map_err(|error| error.to_string())?;
    let mut played = Vec::new();
    for (name, options) in games() {
        let evolves = options.edition == Edition::NewYork && options.with.iter().any(|w| w == "power-up");
        let catalogue = if evolves { &with_evolutions } else { &built_in };
        let table = Table::new(catalogue, &options).map_err(|error| format!("{name}: {error}"))?;
        let text = play::game(&table, &name);
        if text.len() > MOST_BYTES {
            return Err(format!(
                "golden/{name}.txt would have {} bytes; at most {MOST_BYTES} fit",
                text.len()
            ));
        }
        played.push((format!("golden/{name}.txt"), text));
    }
    Ok(played)
}

fn read(path: &str) -> Result<String, String> {
    std::fs::read_to_string(paths::root().join(path)).map_err(|error| format!("{path}: {error}"))
}

/// The first line that differs, with the turn it is in.
fn difference(path: &str, golden: &str, now: &str) -> String {
    let mut turn = "before the first turn";
    let mut line = 0;
    let (mut old, mut new) = (golden.lines(), now.lines());
    loop {
        line += 1;
        match (old.next(), new.next()) {
            (Some(a), Some(b)) if a == b => {
                if a.starts_with("==") {
                    turn = a;
                }
            }
            (a, b) => {
                let end = "(end of file)";
                let (a, b) = (a.unwrap_or(end), b.unwrap_or(end));
                return format!("{path}:{line} differs, {turn}\n  was: {a}\n  now: {b}");
            }
        }
    }
}
