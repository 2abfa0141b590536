//! Bots that are programs: how they are named, what they may take, and what is said of them.

use std::time::Duration;

use cards::words::{Lang, Value};
use clap::Args;
use outside::{Faults, Limits};
use report::{Cell, Section, Table};
use serde::Serialize;

use crate::out;
use crate::words::{say, say_with};

/// What programs may take.
#[derive(Args, Clone, Copy, Debug)]
pub struct BotTimeArg {
    /// Milliseconds a program of exec: may think about an answer
    #[arg(long, value_name = "MS", default_value_t = 1000, value_parser = crate::args::number::<u32>(1, 600_000))]
    bot_time: u32,
}

impl BotTimeArg {
    /// The limits of programs.
    pub fn limits(self) -> Limits {
        Limits { answer: Duration::from_millis(self.bot_time.into()), ..Limits::default() }
    }
}

/// The bots of a list; commas in quotes belong to a command.
pub fn named(lists: &[String]) -> Vec<String> {
    lists.iter().flat_map(|list| outside::words::list(list)).collect()
}

/// A report, with how programs behaved if some took part.
#[derive(Serialize)]
pub struct WithOutsiders<'a, R> {
    #[serde(flatten)]
    report: &'a R,
    #[serde(skip_serializing_if = "<[Faults]>::is_empty")]
    outside: &'a [Faults],
}

impl<'a, R> WithOutsiders<'a, R> {
    /// Both together.
    pub fn new(report: &'a R, outside: &'a [Faults]) -> WithOutsiders<'a, R> {
        WithOutsiders { report, outside }
    }
}

/// The same for people; nothing if no program took part.
pub fn page(all: &[Faults], lang: Lang) -> String {
    if all.is_empty() {
        return String::new();
    }
    let row = |it: &Faults| {
        let [asked, late, nonsense, illegal, gone, deaths] = counts(it).map(out::grouped);
        [it.bot.clone(), asked, late, nonsense, illegal, gone, deaths]
    };
    let rows: Vec<[String; 7]> = all.iter().map(row).collect();
    let head = HEAD.map(|key| say(lang, &format!("cli-outside-{key}")));
    let mut text = format!("\n{}", out::table(head, &rows, [false, true, true, true, true, true, true]));
    for it in all.iter().filter(|it| it.defaults() > 0) {
        text += &format!("\n{}\n", defaults(it, lang));
        if !it.said.is_empty() {
            text += &format!("{}\n", say_with(lang, "cli-outside-said", &[]));
            it.said.iter().for_each(|line| text += &format!("  {line}\n"));
        }
    }
    text
}

/// The same for a report, if a program took part; its own last lines are only for the terminal and for programs.
pub fn section(all: &[Faults], lang: Lang) -> Option<Section> {
    let heads = HEAD.map(|key| (key, say(lang, &format!("cli-outside-{key}"))));
    let columns: Vec<(&str, &str)> = heads.iter().map(|(key, head)| (*key, head.as_str())).collect();
    let row = |it: &Faults| {
        let mut row = vec![Cell::text(&it.bot)];
        row.extend(counts(it).map(Cell::count));
        row
    };
    let notes: Vec<String> =
        all.iter().filter(|it| it.defaults() > 0).map(|it| defaults(it, lang) + ".").collect();
    (!all.is_empty()).then(|| Section {
        title: say(lang, "cli-outside-section"),
        note: notes.join(" "),
        charts: Vec::new(),
        table: Table::new(&columns, all.iter().map(row).collect()),
    })
}

const HEAD: [&str; 7] = ["bot", "asked", "late", "nonsense", "illegal", "gone", "deaths"];

fn counts(it: &Faults) -> [u64; 6] {
    [it.asked, it.late, it.nonsense, it.illegal, it.gone, it.deaths]
}

/// How often a default had to do, and why the first time.
fn defaults(it: &Faults, lang: Lang) -> String {
    let args: [(&str, Value); 3] = [
        ("bot", it.bot.as_str().into()),
        ("n", Value::Number(it.defaults() as i64)),
        ("first", it.first.clone().unwrap_or_default().into()),
    ];
    say_with(lang, "cli-outside-defaults", &args)
}
