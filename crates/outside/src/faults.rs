//! What went wrong with an outside bot, counted.

use protocol::BotFault;
use serde::Serialize;

/// How an outside bot has behaved. Every fault cost it one answer: the default was taken instead.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Faults {
    /// The bot, as it was named.
    pub bot: String,
    /// Questions it was asked.
    pub asked: u64,
    /// No answer in time.
    pub late: u64,
    /// Lines that are no answer, or too long.
    pub nonsense: u64,
    /// Answers that were not among the possible ones.
    pub illegal: u64,
    /// Questions for which the program was not there: it had ended, or could not be started.
    pub gone: u64,
    /// How often it ended, or had to be ended, in a game.
    pub deaths: u64,
    /// The first fault, in words.
    pub first: Option<String>,
    /// The last lines it wrote to standard error.
    pub said: Vec<String>,
}

impl Faults {
    /// How often the default was taken instead of an answer.
    pub fn defaults(&self) -> u64 {
        self.late + self.nonsense + self.illegal + self.gone
    }

    pub(crate) fn note(&mut self, fault: &Fault) {
        let count = match fault.what {
            BotFault::Late => &mut self.late,
            BotFault::Nonsense => &mut self.nonsense,
            BotFault::Illegal => &mut self.illegal,
            BotFault::Gone => &mut self.gone,
        };
        *count += 1;
        self.first.get_or_insert_with(|| fault.words.clone());
    }
}

/// A question that got no useful answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub what: BotFault,
    pub words: String,
    /// Is the program of no use any more?
    pub ends: bool,
    /// Can it be otherwise at the next question?
    pub passes: bool,
}

impl Fault {
    pub fn new(what: BotFault, words: impl Into<String>) -> Fault {
        Fault { what, words: words.into(), ends: what == BotFault::Gone, passes: false }
    }
}

/// The beginning of what a program wrote, fit to be shown.
pub(crate) fn shown(bytes: &[u8], most: usize) -> String {
    let text = String::from_utf8_lossy(bytes);
    let mut chars = text.trim_end().chars().map(|c| if c.is_control() { ' ' } else { c });
    let mut text: String = chars.by_ref().take(most).collect();
    if chars.next().is_some() {
        text.push('…');
    }
    text
}
