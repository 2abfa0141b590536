//! An outside program in a seat, for one game.

use std::sync::Arc;
use std::time::Instant;

use bots::{Bot, Situation};
use cards::words::Lang;
use protocol::{self as p, BotFault, FromBot, ToBot};
use rules::{Action, Game, Options, Rules, Seat, Seeded};
use tell::cast::Cast;
use tell::say::Say;
use tell::wire;

use crate::faults::{Fault, shown};
use crate::process::{Heard, MOST_BYTES, Process};
use crate::program::Program;

/// A program that was late so often in a row will not come any more.
const MOST_LATE: u32 = 3;

/// Outside bots are told everything in this language.
const SAY: Say = Say { lang: Lang::En };

/// A table, as outside bots are told of it.
#[derive(Debug)]
pub(crate) struct Told<'c> {
    pub cast: Cast<'c>,
    pub hello: Arc<str>,
}

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
            self.lease = self.begin(s.seat, seed).map_or_else(Lease::Gone, Lease::Plays);
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
            Lease::Plays(process) => put(process, &self.told.cast, s, &self.program),
            Lease::Gone(fault) => Err(fault.clone()),
            Lease::Unasked => Err(Fault::new(BotFault::Gone, "it was not started")),
        }
    }

    /// A process that has been told of the new game.
    fn begin(&self, seat: Seat, seed: u64) -> Result<Process, Fault> {
        let mut process = self.program.take(&self.told.hello)?;
        process.games += 1;
        let wanted = &self.told.cast.table.options;
        let options = p::TableOptions {
            edition: wanted.edition.id().to_string(),
            with: wanted.with.clone(),
            without_cards: wanted.without_cards.clone(),
            hearts: wanted.hearts,
            stars: wanted.stars_to_win,
            ..p::TableOptions::default()
        };
        let you = wire::seat(seat);
        process.send(line(&ToBot::Game { game: process.games, you, players: wanted.players, options, seed }));
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
        let words = if too_late { format!("late {MOST_LATE} times in a row, it was ended") } else { fault.words.clone() };
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
        let mut frame = wire::position(&self.told.cast, &rules.view(game, Some(seat)), SAY);
        frame.frame = process.sent;
        frame.over = wire::over(rules, game);
        process.send(line(&ToBot::Frame(Box::new(frame))));
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

/// The game as a seat is shown it with its question.
pub(crate) fn frame(cast: &Cast, s: &Situation, number: u32, limit: u32) -> p::Frame {
    let view = s.rules.view(s.game, Some(s.seat));
    let mut frame = wire::position(cast, &view, SAY);
    frame.frame = number;
    frame.prompt = wire::prompt(cast, &view, s.decision, s.options, SAY);
    if let Some(prompt) = &mut frame.prompt {
        (prompt.id, prompt.left) = (number, Some(limit));
    }
    frame
}

/// Puts a question to a process and waits for the answer.
fn put(process: &mut Process, cast: &Cast, s: &Situation, program: &Program) -> Result<Action, Fault> {
    process.sent += 1;
    let limit = program.limits.answer;
    let number = process.sent;
    process.send(line(&ToBot::Frame(Box::new(frame(cast, s, number, limit.as_millis() as u32)))));
    let start = if process.answered { Default::default() } else { program.limits.start };
    let until = Instant::now() + limit + start;
    loop {
        let said = match process.hear(until) {
            Heard::Line(said) => said,
            Heard::TooLong(said) => {
                let words = format!("a line of more than {MOST_BYTES} bytes: {}", shown(&said, 100));
                return Err(Fault { ends: true, ..Fault::new(BotFault::Nonsense, words) });
            }
            Heard::Nothing => {
                let words = format!("no answer within {} ms", (limit + start).as_millis());
                return Err(Fault::new(BotFault::Late, words));
            }
            Heard::End => return Err(Fault::new(BotFault::Gone, "it has ended")),
        };
        process.answered = true;
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

/// A message as a line.
pub(crate) fn line(message: &ToBot) -> Arc<str> {
    let mut text = serde_json::to_string(message).unwrap_or_default();
    text.push('\n');
    Arc::from(text)
}
