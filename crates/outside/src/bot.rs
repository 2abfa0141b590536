//! An outside program in a seat, for one game.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Bot, Situation};
use protocol::{BotFault, FromBot, ToBot};
use rules::{Action, Game, Options, Rules, Seat, Seeded};

use crate::faults::{Fault, shown};
use crate::process::{Heard, MOST_BYTES, Process};
use crate::program::Program;
use crate::told::{Told, line};

/// A program that was late so often in a row will not come any more.
const MOST_LATE: u32 = 3;

/// An outside program in a seat.
pub(crate) struct Outside<'c> {
    told: Arc<Told<'c>>,
    program: Arc<Program>,
    lease: Lease,
    /// Answers in a row that came too late.
    late: u32,
    /// The game was played to its end.
    over: bool,
}

/// The process that plays this game.
enum Lease {
    /// It has not been asked anything yet.
    Unasked,
    /// It plays.
    Plays(Process),
    /// It has died: what is left of the game is played without it.
    Gone(Fault),
}

impl<'c> Outside<'c> {
    pub fn new(told: Arc<Told<'c>>, program: Arc<Program>) -> Outside<'c> {
        Outside { told, program, lease: Lease::Unasked, late: 0, over: false }
    }

    /// Asks; whatever goes wrong is a fault, told and counted by whoever called.
    fn ask(&mut self, s: &Situation, rng: &mut Seeded) -> Result<Action, Fault> {
        if !matches!(self.lease, Lease::Unasked) {
            return self.put(s);
        }
        // As many bits as every language's numbers hold.
        let seed = rng.bits() >> 11;
        loop {
            self.lease = match self.begin(s.seat, seed) {
                Ok(process) => Lease::Plays(process),
                Err(fault) if fault.passes => return Err(fault),
                Err(fault) => Lease::Gone(fault),
            };
            let answer = self.put(s);
            // A program may leave after a game; whether it did is certain only when it is spoken to.
            let was_here_before = matches!(&self.lease, Lease::Plays(process) if process.games > 1);
            match &answer {
                Err(fault) if fault.what == BotFault::Gone && was_here_before => {}
                _ => return answer,
            }
        }
    }

    /// Puts a question to the program, if it is there.
    fn put(&mut self, s: &Situation) -> Result<Action, Fault> {
        match &mut self.lease {
            Lease::Plays(process) => put(process, &self.told, s, &self.program),
            Lease::Gone(fault) => Err(fault.clone()),
            Lease::Unasked => Err(Fault::new(BotFault::Gone, "it was not started")),
        }
    }

    /// A process that has been told of the new game.
    fn begin(&self, seat: Seat, seed: u64) -> Result<Process, Fault> {
        let mut process = self.program.take(&self.told)?;
        process.games += 1;
        process.send(self.told.game(process.games, seat, seed));
        Ok(process)
    }

    /// What follows from a fault besides the default answer.
    fn fault(&mut self, fault: &Fault, prompt: u32) {
        self.program.note(fault);
        let Lease::Plays(process) = &mut self.lease else { return };
        self.late = if fault.what == BotFault::Late { self.late + 1 } else { 0 };
        let too_late = self.late >= MOST_LATE;
        if !too_late && !fault.ends {
            let message = fault.words.clone();
            process.send(line(&ToBot::Error { prompt, fault: fault.what, message }));
            return;
        }
        let words = if too_late {
            format!("late {MOST_LATE} times in a row, it was ended")
        } else {
            fault.words.clone()
        };
        if let Lease::Plays(process) =
            std::mem::replace(&mut self.lease, Lease::Gone(Fault::new(BotFault::Gone, words)))
        {
            self.program.bury(process);
        }
    }
}

impl Bot for Outside<'_> {
    fn answer(&mut self, s: &Situation, rng: &mut Seeded) -> Action {
        let default = table::default_answer(s.options).unwrap_or(Action::Pass);
        // As at a table: where there is no choice, nobody is asked.
        if s.options.len() == 1 {
            return default;
        }
        self.program.asked();
        match self.ask(s, rng) {
            Ok(action) => {
                self.late = 0;
                action
            }
            Err(fault) => {
                let prompt = if let Lease::Plays(process) = &self.lease { process.sent } else { 0 };
                self.fault(&fault, prompt);
                default
            }
        }
    }

    fn over(&mut self, rules: &Rules, game: &Game, seat: Seat) {
        let Lease::Plays(process) = &mut self.lease else { return };
        process.sent += 1;
        process.send(self.told.over(rules, game, seat, process.sent));
        self.over = true;
    }
}

impl Drop for Outside<'_> {
    fn drop(&mut self) {
        if let Lease::Plays(process) = std::mem::replace(&mut self.lease, Lease::Unasked) {
            self.program.give_back(process, self.over);
        }
    }
}

/// Puts a question to a process and waits for the answer.
fn put(process: &mut Process, told: &Told, s: &Situation, program: &Program) -> Result<Action, Fault> {
    process.sent += 1;
    let (number, limit) = (process.sent, program.limits.answer);
    process.send(told.question(s, number, program.limits));
    let start = if std::mem::take(&mut process.fresh) { program.limits.start } else { Duration::ZERO };
    let until = Instant::now() + limit + start;
    let late = || Fault::new(BotFault::Late, format!("no answer within {} ms", (limit + start).as_millis()));
    loop {
        let said = match process.hear(until) {
            // Whoever never stops talking is late, too.
            _ if Instant::now() >= until => return Err(late()),
            Heard::Line(said) => said,
            Heard::TooLong(said) => {
                let words = format!("a line of more than {MOST_BYTES} bytes: {}", shown(&said, 100));
                return Err(Fault { ends: true, ..Fault::new(BotFault::Nonsense, words) });
            }
            Heard::Nothing => return Err(late()),
            Heard::End => return Err(Fault::new(BotFault::Gone, process.last_words())),
        };
        match serde_json::from_slice::<FromBot>(&said) {
            // To a question that was answered for it: it was late, and that was counted.
            Ok(FromBot::Answer { prompt, .. }) if prompt < number => {}
            Ok(FromBot::Answer { prompt, action }) if prompt == number => return allowed(&action, s.options),
            Ok(FromBot::Answer { prompt, .. }) => {
                let words = format!("an answer to prompt {prompt}, asked was {number}");
                return Err(Fault::new(BotFault::Nonsense, words));
            }
            Err(error) => {
                let words = format!("no answer ({error}): {}", shown(&said, 100));
                return Err(Fault::new(BotFault::Nonsense, words));
            }
        }
    }
}

fn allowed(action: &str, options: &Options) -> Result<Action, Fault> {
    let meant = action.parse::<Action>().ok().filter(|meant| options.has(*meant));
    meant.ok_or_else(|| {
        let words = format!("\"{}\" is not among the answers", shown(action.as_bytes(), 40));
        Fault::new(BotFault::Illegal, words)
    })
}
