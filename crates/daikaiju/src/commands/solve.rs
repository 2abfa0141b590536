//! `daikaiju solve`: perfect play of two monsters without cards.

use crate::args::{LangArg, ThreadsArg, number};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::words::{say, say_with};
use cards::words::Lang;
use clap::{Args, ValueEnum};
use duel::{HEARTS, Labels, Leaving, STARS, STATES, Scoring, Solution, State, read_tables, write_tables};
use serde::Serialize;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// Solve two monsters without cards: exact chances to win, and when to leave Tokyo
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju solve                                   both scorings, some states, when to leave Tokyo
  daikaiju solve --table duel.table                keep the values in a file, or take them from it
  daikaiju solve --from '10h 0s - 8h 5s tokyo' --scoring standard
  daikaiju solve --scoring standard --against 3    when to leave, hit by a monster that has 3 hearts
  daikaiju solve --chart leaving.svg               a picture of when to leave Tokyo

The table is that of --players 2 --with no-cards, with two-player-variant=off (standard) or on (two-player). Nothing is sampled: values are exact to nine digits and more, whatever the number of threads. It takes some seconds.

A state is the beginning of a turn, before Tokyo gives anything for it: hearts and stars of the monster whose turn begins, then of the other, and tokyo after the one that is there.

JSON: hearts, stars, solutions [{scoring, first_player, states [{state, mover {hearts, stars}, other {hearts, stars}, tokyo, wins}], leaving {attacker_hearts, leave_at_most (an array of 20 for each of 20 own stars, by the attacker's stars; 0: never), exceptions [{stars, attacker_stars, stay_with}]}}].")]
pub struct Solve {
    /// What Tokyo gives: stars, or energy as in the two-player variant
    #[arg(long, value_name = "SCORING", default_value = "both")]
    scoring: Scorings,
    /// A state to tell the chances of, such as '10h 0s - 8h 5s tokyo' (may be given several times) [default: some]
    #[arg(long, value_name = "STATE", value_parser = str::parse::<State>)]
    from: Vec<State>,
    /// Hearts of the attacker, for when to leave Tokyo
    #[arg(long, value_name = "HEARTS", default_value_t = HEARTS, value_parser = number::<u8>(1, HEARTS.into()))]
    against: u8,
    /// A file for the values: what it has is not worked out again, what it lacks is added
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Write a picture of when to leave Tokyo, an SVG file
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    lang: LangArg,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Scorings {
    Standard,
    TwoPlayer,
    Both,
}

impl Scorings {
    fn all(self) -> &'static [Scoring] {
        match self {
            Scorings::Standard => &[Scoring::Standard],
            Scorings::TwoPlayer => &[Scoring::TwoPlayer],
            Scorings::Both => &Scoring::ALL,
        }
    }
}

/// States that are shown if none is asked for: equal monsters inside and outside, and who may still win when hurt.
const STATES_SHOWN: [&str; 9] = [
    "10h 0s - 10h 0s",
    "10h 0s - 10h 1s tokyo",
    "10h 0s tokyo - 10h 0s",
    "10h 10s - 10h 10s tokyo",
    "10h 10s tokyo - 10h 10s",
    "5h 10s - 10h 10s tokyo",
    "5h 10s tokyo - 10h 10s",
    "10h 0s - 3h 15s tokyo",
    "3h 15s tokyo - 10h 0s",
];

/// Attackers on the picture.
const ATTACKERS: [u8; 3] = [10, 6, 3];

#[derive(Serialize)]
struct Report {
    hearts: u8,
    stars: u8,
    solutions: Vec<Solved>,
}

#[derive(Serialize)]
struct Solved {
    scoring: Scoring,
    first_player: f64,
    states: Vec<StateReport>,
    leaving: Leaving,
}

#[derive(Serialize)]
struct StateReport {
    state: String,
    #[serde(flatten)]
    parts: State,
    wins: f64,
}

/// Solves, or reads what was solved.
pub fn run(args: &Solve) -> Outcome {
    let mut from = args.from.clone();
    if from.is_empty() {
        from = STATES_SHOWN.iter().filter_map(|state| state.parse().ok()).collect();
    }
    if let Some(file) = &args.chart {
        out::writable(file)?;
    }
    let solutions = solutions(args)?;
    let solved = |solution: &Solution| Solved {
        scoring: solution.scoring(),
        first_player: solution.value(State::START),
        states: from
            .iter()
            .map(|&parts| StateReport { state: parts.to_string(), parts, wins: solution.value(parts) })
            .collect(),
        leaving: Leaving::of(solution, args.against),
    };
    let report = Report { hearts: HEARTS, stars: STARS, solutions: solutions.iter().map(solved).collect() };
    if let (Some(path), Some(solution)) = (&args.chart, solutions.first()) {
        write(path, chart(solution, args.lang.lang).as_bytes())?;
    }
    if args.json {
        out::json(&report)
    } else {
        out::text(&page(&report, args.lang.lang, args.chart.as_deref()))
    }
}

/// The solutions asked for, from the file where it has them.
fn solutions(args: &Solve) -> Result<Vec<Solution>, Failure> {
    let mut known = match &args.table {
        Some(path) => read(path)?,
        None => Vec::new(),
    };
    let has = |known: &[Solution], scoring| known.iter().any(|solution| solution.scoring() == scoring);
    let missing: Vec<Scoring> =
        args.scoring.all().iter().copied().filter(|scoring| !has(&known, *scoring)).collect();
    if !missing.is_empty() {
        if let Some(file) = &args.table {
            out::writable(file)?;
        }
        let threads = args.threads.count();
        let progress = out::progress((missing.len() * STATES) as u64);
        let solve = |scoring: &Scoring| Solution::solve_on(threads, *scoring, &|done| progress.inc(done));
        let found: Result<Vec<_>, _> = missing.iter().map(solve).collect();
        progress.finish_and_clear();
        known.extend(found.map_err(Failure::Failed)?);
        known.sort_by_key(Solution::scoring);
        if let Some(path) = &args.table {
            write(path, &write_tables(&known))?;
        }
    }
    known.retain(|solution| args.scoring.all().contains(&solution.scoring()));
    Ok(known)
}

/// What a table file has; a file that is not there has nothing.
fn read(path: &Path) -> Result<Vec<Solution>, Failure> {
    let failed = |why: &dyn std::fmt::Display| Failure::Failed(format!("{}: {why}", path.display()));
    match fs::read(path) {
        Ok(bytes) => read_tables(&bytes).map_err(|error| failed(&error)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(failed(&format!("cannot be read: {error}"))),
    }
}

/// Writes beside the file and then puts the new one in its place, so that nobody ever reads half of it.
fn write(path: &Path, bytes: &[u8]) -> Outcome {
    let mut beside = path.as_os_str().to_owned();
    beside.push(format!(".{}.new", std::process::id()));
    let beside = PathBuf::from(beside);
    fs::write(&beside, bytes).and_then(|()| fs::rename(&beside, path)).map_err(|error| {
        // Nothing to be done if not even that works.
        let _ = fs::remove_file(&beside);
        Failure::failed(format!("{} cannot be written: {error}", path.display()))
    })
}

fn chart(solution: &Solution, lang: Lang) -> String {
    let tables = ATTACKERS.map(|hearts| Leaving::of(solution, hearts));
    let labels = Labels {
        title: say(lang, "cli-solve-chart-title"),
        panels: ATTACKERS
            .map(|hearts| say_with(lang, "cli-solve-chart-panel", &[("hearts", u32::from(hearts).into())]))
            .to_vec(),
        own_stars: say(lang, "cli-solve-chart-own"),
        attacker_stars: say(lang, "cli-solve-chart-attacker"),
        legend: say(lang, "cli-solve-chart-legend"),
    };
    Leaving::chart(&tables, &labels)
}

/// The report for people.
fn page(report: &Report, lang: Lang, chart: Option<&Path>) -> String {
    let number = |n: u8| u32::from(n).into();
    let parts = [("hearts", number(report.hearts)), ("stars", number(report.stars))];
    let mut page = format!("{}\n\n", say_with(lang, "cli-solve-title", &parts));
    let names: Vec<String> = report.solutions.iter().map(|solved| name(solved.scoring, lang)).collect();
    let mut rows = vec![(String::new(), names)];
    let firsts = report.solutions.iter().map(|solved| six(solved.first_player));
    rows.push((say(lang, "cli-solve-first"), firsts.collect()));
    page += &columns(&rows);
    page += &format!("\n{}\n\n", say(lang, "cli-solve-wins"));
    rows.truncate(1);
    rows[0].0 = say(lang, "cli-solve-state");
    for (n, state) in report.solutions.first().iter().flat_map(|solved| solved.states.iter().enumerate()) {
        let wins = report.solutions.iter().map(|solved| six(solved.states[n].wins));
        rows.push((state.state.clone(), wins.collect()));
    }
    page += &columns(&rows);
    for solved in &report.solutions {
        let parts = [
            ("scoring", name(solved.scoring, lang).into()),
            ("hearts", number(solved.leaving.attacker_hearts)),
        ];
        page += &format!("\n{}\n\n", say_with(lang, "cli-solve-leaving", &parts));
        page += &leaving(&solved.leaving, lang);
    }
    if let Some(path) = chart {
        let file = [("file", path.display().to_string().into())];
        page += &format!("\n{}\n", say_with(lang, "cli-solve-written", &file));
    }
    page
}

fn name(scoring: Scoring, lang: Lang) -> String {
    match scoring {
        Scoring::Standard => say(lang, "cli-solve-standard"),
        Scoring::TwoPlayer => say(lang, "cli-solve-two-player"),
    }
}

fn six(chance: f64) -> String {
    format!("{chance:.6}")
}

/// A name and one column for each scoring.
fn columns(rows: &[(String, Vec<String>)]) -> String {
    let wide = |text: &String| text.chars().count();
    let first = rows.iter().map(|(name, _)| wide(name)).max().unwrap_or(0);
    let heads = &rows[0].1;
    let mut text = String::new();
    for (name, cells) in rows {
        let mut line = format!("{name:<first$}");
        for (cell, head) in cells.iter().zip(heads) {
            line += &format!("  {cell:>width$}", width = wide(head).max(8));
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// The table of when to leave Tokyo.
fn leaving(table: &Leaving, lang: Lang) -> String {
    match table.only() {
        Some(0) => return format!("{}\n", say(lang, "cli-solve-never")),
        // Whoever was hit has at most nine hearts.
        Some(most) if most + 1 == HEARTS => return format!("{}\n", say(lang, "cli-solve-always")),
        _ => {}
    }
    let mut text = format!("{}\n\n   ", say(lang, "cli-solve-how"));
    (0..STARS).for_each(|stars| text += &format!("{stars:>2} "));
    for (stars, row) in (0..STARS).zip(&table.leave_at_most) {
        text = format!("{}\n{stars:>2} ", text.trim_end());
        for (attacker, most) in (0..STARS).zip(row) {
            let most = if *most == 0 { "·".to_string() } else { most.to_string() };
            let mark = if table.is_exception(stars, attacker) { '*' } else { ' ' };
            text += &format!("{most:>2}{mark}");
        }
    }
    text = format!("{}\n", text.trim_end());
    if !table.exceptions.is_empty() {
        text += &format!("\n{}\n", say(lang, "cli-solve-exceptions"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both scorings side by side, with made-up values: working out the real ones takes too long here.
    #[test]
    fn both_scorings_side_by_side() {
        let solved = |scoring, wins, most: u8| Solved {
            scoring,
            first_player: wins,
            states: vec![StateReport { state: State::START.to_string(), parts: State::START, wins }],
            leaving: Leaving {
                attacker_hearts: 1,
                leave_at_most: vec![vec![most; usize::from(STARS)]; usize::from(STARS)],
                exceptions: Vec::new(),
            },
        };
        let solutions = vec![solved(Scoring::Standard, 0.25, 0), solved(Scoring::TwoPlayer, 1.0, HEARTS - 1)];
        let report = Report { hearts: HEARTS, stars: STARS, solutions };
        let page = page(&report, Lang::En, None);
        assert!(page.contains("\nThe first player wins  0.250000            1.000000\n"), "{page}");
        assert!(page.contains("(standard), hit by a monster that has 1 heart\n\nnever, whatever"), "{page}");
        assert!(
            page.contains("(two-player variant), hit") && page.ends_with("\n\nalways, whatever the stars\n")
        );
    }

    #[test]
    fn the_states_shown_can_be_read() {
        assert!(
            STATES_SHOWN.iter().all(|state| state.parse::<State>().is_ok_and(|s| s.to_string() == *state))
        );
    }
}
