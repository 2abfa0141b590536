//! What an expansion changes: the same seeds with and without it, how long games are and how they end.

use ::cards::catalogue::Catalogue;
use ::cards::table::{Table, TableError, TableOptions};
use rules::{Ending, Rules, Silent};
use serde::Serialize;

use super::branch::{ONE, Players, won};
use super::{Finished, POWER_UP, Plan, Sums, add_up, join, table};
use crate::simulate::{game_seed, mix};
use crate::sum::{Estimate, Sum};

/// What games with these additions are like.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Effect {
    /// The additions, separated by commas; none for the base game.
    pub with: String,
    /// Turns of a game.
    pub turns: Estimate,
    /// How many turns more than without, by pairs of games with the same seed.
    pub turns_more: Estimate,
    /// Decisions of a game.
    pub decisions: Estimate,
    /// Share of games that stars decide.
    pub stars: Estimate,
    /// How much more of the games stars decide than without.
    pub stars_more: Estimate,
    /// Share of games won by the last monster.
    pub survivor: Estimate,
    /// How much more of the games the last monster wins than without.
    pub survivor_more: Estimate,
    /// Share of games a card decides.
    pub card: Estimate,
    /// Share of games nobody wins.
    pub nobody: Estimate,
    /// Share of wins of whoever begins.
    pub first: Estimate,
}

/// The expansions, each alone.
const EXPANSIONS: [&[&str]; 5] =
    [&["power-up"], &["power-up", "mutants"], &["halloween"], &["wicked-mixed"], &["luchador"]];

/// Where monsters matter they are drawn so many times.
const LINEUPS: u64 = 24;

/// What is counted of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    Turns,
    TurnsMore,
    Decisions,
    Stars,
    StarsMore,
    Survivor,
    SurvivorMore,
    Card,
    Nobody,
    First,
}

/// One game.
struct Played {
    turns: f64,
    decisions: f64,
    how: Ending,
    first: f64,
}

/// Plays the same seeds without any and with each expansion, in addition to what the table has, and with all together.
/// Those that do not fit such a table are left out.
pub fn run(
    catalogue: &Catalogue,
    options: &TableOptions,
    plan: &Plan,
    finished: Finished,
) -> Result<Vec<Effect>, TableError> {
    let (mixes, tables) = mixes(catalogue, options, plan.seed)?;
    let unit = |number: u64| {
        let seed = game_seed(plan.seed, number);
        let mut sums: Sums<(usize, What)> = Sums::new();
        let mut without: Option<Played> = None;
        for (at, tables) in tables.iter().enumerate() {
            let table = &tables[(number % tables.len() as u64) as usize];
            let game = play(&table.rules, plan, seed);
            let plain = without.as_ref().unwrap_or(&game);
            let is = |game: &Played, how| if game.how == how { ONE } else { 0.0 };
            let more = |how| is(&game, how) - is(plain, how);
            for (what, value) in [
                (What::Turns, game.turns),
                (What::TurnsMore, game.turns - plain.turns),
                (What::Decisions, game.decisions),
                (What::Stars, is(&game, Ending::Stars)),
                (What::StarsMore, more(Ending::Stars)),
                (What::Survivor, is(&game, Ending::Survivor)),
                (What::SurvivorMore, more(Ending::Survivor)),
                (What::Card, is(&game, Ending::Card)),
                (What::Nobody, is(&game, Ending::Nobody)),
                (What::First, game.first),
            ] {
                sums.entry((at, what)).or_default().add(value);
            }
            without.get_or_insert(game);
        }
        sums
    };
    let sums = add_up(plan.games, finished, unit, join);
    let effect = |(at, words): (usize, &Vec<&str>)| {
        let sum = |what| sums.get(&(at, what)).copied().unwrap_or_else(Sum::default);
        // Compared with itself the base game is surely the same.
        let more = |what, one: f64, largest: f64| match at {
            0 => sum(what).estimate(one),
            _ => sum(what).difference(one, largest),
        };
        Effect {
            with: words.join(","),
            turns: sum(What::Turns).estimate(1.0),
            turns_more: more(What::TurnsMore, 1.0, sum(What::Turns).spread()),
            decisions: sum(What::Decisions).estimate(1.0),
            stars: sum(What::Stars).estimate(ONE),
            stars_more: more(What::StarsMore, ONE, ONE),
            survivor: sum(What::Survivor).estimate(ONE),
            survivor_more: more(What::SurvivorMore, ONE, ONE),
            card: sum(What::Card).estimate(ONE),
            nobody: sum(What::Nobody).estimate(ONE),
            first: sum(What::First).estimate(ONE),
        }
    };
    Ok(mixes.iter().enumerate().map(effect).collect())
}

/// Additions that can be at a table together.
type Mix = Vec<&'static str>;

/// No expansion, each that fits the table, and all of these together, with their tables.
fn mixes<'c>(
    catalogue: &'c Catalogue,
    options: &TableOptions,
    seed: u64,
) -> Result<(Vec<Mix>, Vec<Vec<Table<'c>>>), TableError> {
    let mut mixes = vec![Mix::new()];
    let mut all = vec![tables(catalogue, options, &[], seed)?];
    let mut together = Mix::new();
    for words in EXPANSIONS {
        if let Ok(tables) = tables(catalogue, options, words, seed) {
            mixes.push(words.to_vec());
            all.push(tables);
            together.extend(words.iter().filter(|word| !together.contains(*word)).collect::<Vec<_>>());
        }
    }
    if !mixes.contains(&together) {
        all.push(tables(catalogue, options, &together, seed)?);
        mixes.push(together);
    }
    Ok((mixes, all))
}

/// The tables of an expansion: one, or one for each lineup of monsters.
fn tables<'c>(
    catalogue: &'c Catalogue,
    options: &TableOptions,
    words: &[&str],
    seed: u64,
) -> Result<Vec<Table<'c>>, TableError> {
    let mut options = options.clone();
    for word in words {
        if !options.with.iter().any(|known| known == word) {
            options.with.push(word.to_string());
        }
    }
    let lineups = if words.contains(&POWER_UP) { LINEUPS } else { 1 };
    (0..lineups).map(|lineup| table(catalogue, &options, mix(seed ^ mix(lineup)))).collect()
}

fn play(rules: &Rules, plan: &Plan, seed: u64) -> Played {
    let mut first = None;
    let played = Players::new(rules, plan.bot).deal(seed, &mut Silent, |game| {
        if first.is_none() && game.turn > 0 {
            first = Some(game.active);
        }
    });
    Played {
        turns: f64::from(played.game.turn),
        decisions: played.decisions as f64,
        how: played.game.end.map_or(Ending::Nobody, |end| end.how),
        first: won(&played.game, first.unwrap_or(0)),
    }
}
