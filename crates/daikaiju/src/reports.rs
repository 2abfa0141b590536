//! Reports: what every one says about how it came to be, its files, and the same for the terminal.

use std::fs;
use std::path::Path;

use crate::args::TableArgs;
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::words::say;
use cards::catalogue::Catalogue;
use cards::words::Lang;
use report::Report;
use rules::Edition;
use serde::Serialize;

/// What can be told of any run: enough to run it again.
#[derive(Clone, Debug, Serialize)]
pub struct Origin {
    /// The command, without where it writes and how many threads it uses: neither changes the numbers.
    pub command: String,
    /// Where all chance came from.
    pub seed: u64,
    /// Version of the program.
    pub version: String,
    /// The sets in use and what identifies their contents.
    pub sets: Vec<String>,
    /// What identifies the networks the planner plays by, where it plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub network: Option<String>,
}

impl Origin {
    /// Of this command.
    pub fn new(command: String, seed: u64, bots: &[&str], edition: Edition, catalogue: &Catalogue) -> Origin {
        let meant = |bot: &str| bots::levels::bot(bot).ok().flatten().unwrap_or_else(|| bot.to_string());
        // Another network is named by its file, in the command.
        let plans = bots.iter().any(|bot| {
            let bot = meant(bot);
            let (name, _) = bots::levels::split(&bot);
            name == "planner" || name.starts_with("searcher") && name.matches(':').count() < 2
        });
        let short = |hash: &str| hash.chars().take(8).collect::<String>();
        Origin {
            command,
            seed,
            version: env!("CARGO_PKG_VERSION").to_string(),
            sets: catalogue.sets().iter().map(|set| format!("{} {}", set.id, short(&set.hash))).collect(),
            network: plans.then(|| short(&cards::hash::of_bytes(&bots::value::built_in_of(edition)))),
        }
    }

    /// The same for the head of a page.
    pub fn facts(&self, lang: Lang) -> Vec<(String, String)> {
        let say = |key: &str| say(lang, &format!("cli-report-{key}"));
        let mut facts = vec![
            (say("command"), self.command.clone()),
            (say("seed"), self.seed.to_string()),
            (say("version"), format!("daikaiju {}", self.version)),
            (say("sets"), self.sets.join(", ")),
        ];
        facts.extend(self.network.iter().map(|network| (say("network"), network.clone())));
        facts
    }
}

/// What is said of the language on a command line, where it is not as usual.
pub fn lang_words(lang: Lang) -> String {
    if lang == Lang::En { String::new() } else { format!(" --lang {lang}") }
}

/// What is said of the table on a command line, where it is not as usual.
pub fn table_words(table: &TableArgs, players: Option<u8>) -> String {
    let mut words = String::new();
    let mut add = |flag: &str, value: String| {
        if !value.is_empty() {
            words += &format!(" --{flag} {value}");
        }
    };
    let number = |n: Option<u8>| n.map(|n| n.to_string()).unwrap_or_default();
    add("players", number(players));
    add("edition", if table.edition == Edition::MonsterBox { "" } else { table.edition.id() }.to_string());
    add("with", table.with.join(","));
    add("monsters", table.monsters.join(","));
    add("without-cards", table.without_cards.join(","));
    add("hearts", number(table.hearts));
    add("stars", number(table.stars));
    for file in &table.sets.files {
        // Only its name: where it lies on this machine is nobody's concern.
        add("set", file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default());
    }
    words
}

/// Makes the folder, before anything is played: nobody wants to learn after an hour that it cannot be written to.
pub fn folder(dir: &Path) -> Outcome {
    fs::create_dir_all(dir).map_err(|error| cannot(dir, &error))?;
    let probe = dir.join(PAGE);
    fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(&probe)
        .map(drop)
        .map_err(|error| cannot(&probe, &error))
}

/// The page of a report.
const PAGE: &str = "report.html";

/// Writes the page, a table for each of its parts, and everything as JSON.
pub fn write(dir: &Path, report: &Report, json: &impl Serialize) -> Outcome {
    let text = serde_json::to_string_pretty(json).map_err(Failure::failed)?;
    put(&dir.join(PAGE), &report.html())?;
    put(&dir.join("data.json"), &(text + "\n"))?;
    for (n, section) in report.sections.iter().enumerate() {
        let name = if n == 0 { "data.csv".to_string() } else { format!("data-{}.csv", n + 1) };
        put(&dir.join(name), &section.table.csv())?;
        for (m, chart) in section.charts.iter().enumerate() {
            let name = if m == 0 {
                format!("chart-{}.svg", n + 1)
            } else {
                format!("chart-{}-{}.svg", n + 1, m + 1)
            };
            put(&dir.join(name), &chart.picture(&section.title))?;
        }
    }
    Ok(())
}

fn put(file: &Path, text: &str) -> Outcome {
    fs::write(file, text).map_err(|error| cannot(file, &error))
}

fn cannot(file: &Path, error: &std::io::Error) -> Failure {
    Failure::failed(format!("{} cannot be written: {error}; choose another folder", file.display()))
}

/// The same for the terminal: title by title, each with its table.
pub fn page(report: &Report) -> String {
    let mut text = format!("{}\n{}\n", report.title, report.lead);
    for section in &report.sections {
        let head: Vec<String> = section.table.columns.iter().map(|(_, head)| head.clone()).collect();
        let rows: Vec<Vec<String>> = section
            .table
            .rows
            .iter()
            .map(|row| row.iter().map(|cell| cell.shown.clone()).collect())
            .collect();
        let rows: Vec<&[String]> = rows.iter().map(Vec::as_slice).collect();
        let number =
            |n: usize| section.table.rows.iter().any(|row| row.get(n).is_some_and(|cell| cell.number));
        let right: Vec<bool> = (0..head.len()).map(number).collect();
        text += &format!("\n{}\n\n{}", section.title, out::lines(&head, &rows, &right));
    }
    text
}
