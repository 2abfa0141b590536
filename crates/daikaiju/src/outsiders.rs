//! Bots that are programs: how they are named, what they may take, and what is said of them.

use std::time::Duration;

use cards::words::{Lang, Value};
use clap::Args;
use outside::{Faults, Limits};
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
    let say = |key: &str| say(lang, &format!("cli-outside-{key}"));
    let rows: Vec<[String; 7]> = all
        .iter()
        .map(|it| {
            let counts = [it.asked, it.late, it.nonsense, it.illegal, it.gone, it.deaths].map(out::grouped);
            let [asked, late, nonsense, illegal, gone, deaths] = counts;
            [it.bot.clone(), asked, late, nonsense, illegal, gone, deaths]
        })
        .collect();
    let head = ["bot", "asked", "late", "nonsense", "illegal", "gone", "deaths"].map(say);
    let mut text = format!("\n{}", out::table(head, &rows, [false, true, true, true, true, true, true]));
    for it in all.iter().filter(|it| it.defaults() > 0) {
        let args: [(&str, Value); 3] = [
            ("bot", it.bot.as_str().into()),
            ("n", Value::Number(it.defaults() as i64)),
            ("first", it.first.clone().unwrap_or_default().into()),
        ];
        text += &format!("\n{}\n", say_with(lang, "cli-outside-defaults", &args));
        if !it.said.is_empty() {
            text += &format!("{}\n", say_with(lang, "cli-outside-said", &[]));
            it.said.iter().for_each(|line| text += &format!("  {line}\n"));
        }
    }
    text
}
