//! A program that plays: started when it is needed, kept for the games to come, and what is to be said of it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use bots::BadBot;
use protocol::BotFault;

use crate::faults::{Fault, Faults};
use crate::process::{Process, Said};
use crate::told::Told;
use crate::words;

/// What an outside bot may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// How long it may think about an answer.
    pub answer: Duration,
    /// How much longer its first answer may take, since it has to start.
    pub start: Duration,
    /// How many of it may run at the same time.
    pub at_once: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { answer: Duration::from_millis(1000), start: Duration::from_secs(5), at_once: usize::MAX }
    }
}

/// After so many deaths without a game played to its end in between, a program is not started again for a while.
const MOST_DEATHS: u32 = 5;

/// So long.
const REST: Duration = Duration::from_secs(300);

/// A program that plays.
#[derive(Debug)]
pub struct Program {
    name: String,
    command: Vec<String>,
    pub(crate) limits: Limits,
    idle: Mutex<Vec<Process>>,
    running: Arc<AtomicUsize>,
    said: Said,
    book: Mutex<Book>,
    /// Hears of every fault as it happens: the name, and what it was.
    tell: fn(&str, &str),
}

#[derive(Debug, Default)]
struct Book {
    faults: Faults,
    /// Deaths since a game was played to its end.
    deaths: u32,
    /// When the last one was.
    died: Option<Instant>,
}

impl Program {
    /// The program of this command, called by this name; not started yet.
    pub fn new(name: &str, command: &str, limits: Limits) -> Result<Program, BadBot> {
        let command = words::command(command).map_err(|why| BadBot::Program(name.to_string(), why))?;
        let book = Book { faults: Faults { bot: name.to_string(), ..Faults::default() }, ..Book::default() };
        Ok(Program {
            name: name.to_string(),
            command,
            limits,
            idle: Mutex::default(),
            running: Arc::default(),
            said: Said::default(),
            book: Mutex::new(book),
            tell: |_, _| {},
        })
    }

    /// The same; `tell` hears of every fault as it happens: the program's name, and what it was.
    #[must_use]
    pub fn telling(mut self, tell: fn(&str, &str)) -> Program {
        self.tell = tell;
        self
    }

    /// Can it be started at all? Found out by doing so.
    pub fn probe(&self) -> Result<(), BadBot> {
        self.run().map(drop).map_err(|fault| BadBot::Program(self.name.clone(), fault.words))
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Can it be started at all? One that can waits for its first game.
    pub(crate) fn check(&self, told: &Told) -> Result<(), BadBot> {
        if !lock(&self.idle).is_empty() {
            return Ok(());
        }
        let process = self.start(told).map_err(|fault| BadBot::Program(self.name.clone(), fault.words))?;
        lock(&self.idle).push(process);
        Ok(())
    }

    /// How it has behaved so far.
    pub fn faults(&self) -> Faults {
        let said = lock(&self.said).iter().cloned().collect();
        Faults { said, ..lock(&self.book).faults.clone() }
    }

    /// A process for a game: one that is free, or a new one.
    pub(crate) fn take(&self, told: &Told) -> Result<Process, Fault> {
        loop {
            // Not in one line with what follows, or the lock would be held while one is looked at.
            let free = lock(&self.idle).pop();
            let Some(mut process) = free else { break };
            // One that is not there any more has left after its game, as it may.
            if process.lives() {
                return Ok(process);
            }
        }
        let mut book = lock(&self.book);
        if book.died.is_some_and(|died| died.elapsed() > REST) {
            book.deaths = 0;
        }
        if book.deaths >= MOST_DEATHS {
            let words = format!("it has died {MOST_DEATHS} times in a row and is not started again for now");
            return Err(Fault::new(BotFault::Gone, words));
        }
        drop(book);
        self.start(told)
    }

    fn start(&self, told: &Told) -> Result<Process, Fault> {
        let mut process = self.run()?;
        process.send(told.hello(self.limits));
        Ok(process)
    }

    fn run(&self) -> Result<Process, Fault> {
        let guard = Running::one_more(&self.running, self.limits.at_once).ok_or_else(|| Fault {
            passes: true,
            ..Fault::new(BotFault::Gone, "too many of it run already")
        })?;
        let started = Process::start(&self.command, &self.said, guard);
        let cannot = |error: std::io::Error| {
            let program = self.command.first().map_or("", String::as_str);
            Fault::new(BotFault::Gone, format!("\"{program}\" cannot be started: {error}"))
        };
        started.map_err(cannot)
    }

    /// Takes a process back for the next game.
    pub(crate) fn give_back(&self, process: Process, game_over: bool) {
        if game_over {
            lock(&self.book).deaths = 0;
        }
        lock(&self.idle).push(process);
    }

    /// A process has ended, or has to: that is the end of it.
    pub(crate) fn bury(&self, process: Process) {
        process.kill();
        let mut book = lock(&self.book);
        book.deaths += 1;
        book.died = Some(Instant::now());
        book.faults.deaths += 1;
    }

    pub(crate) fn asked(&self) {
        lock(&self.book).faults.asked += 1;
    }

    pub(crate) fn note(&self, fault: &Fault) {
        lock(&self.book).faults.note(fault);
        (self.tell)(&self.name, &fault.words);
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // All at once: they would have to be waited for one after the other.
        self.idle.get_mut().unwrap_or_else(PoisonError::into_inner).iter_mut().for_each(Process::close);
    }
}

/// Counts a process while it runs.
#[derive(Debug)]
pub(crate) struct Running(Arc<AtomicUsize>);

impl Running {
    fn one_more(count: &Arc<AtomicUsize>, most: usize) -> Option<Running> {
        let more = |n: usize| (n < most).then_some(n + 1);
        count.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).ok()?;
        Some(Running(count.clone()))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Nothing that could panic happens under these locks, and if it did, what is under them would still be whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
