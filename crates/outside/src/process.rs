//! One running program: lines in, lines out, never waited for longer than was agreed, and gone when it is dropped.
//!
//! Three threads serve it, so that a program that does not read, does not write or writes without end holds nobody up. They
//! end with its pipes.

use std::collections::VecDeque;
use std::io::{self, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::faults::shown;
use crate::program::Running;

/// The longest line a program may write; as for a message at a table.
pub(crate) const MOST_BYTES: usize = protocol::MOST_BYTES;

/// Lines that may wait to be read, on either side.
const WAITING: usize = 64;

/// How long a program may take to end by itself when its input has ended.
const GRACE: Duration = Duration::from_millis(500);

/// How many of the last lines of standard error are kept, and how much of each.
const SAID: usize = 8;
const SAID_CHARS: usize = 300;

/// The last lines of standard error of all processes of a program.
pub(crate) type Said = Arc<Mutex<VecDeque<String>>>;

/// What a program has written.
#[derive(Debug)]
pub(crate) enum Heard {
    /// A line.
    Line(Vec<u8>),
    /// The beginning of one that is too long.
    TooLong(Vec<u8>),
    /// Nothing, for too long.
    Nothing,
    /// It writes nothing any more.
    End,
}

/// A running program.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    input: Option<SyncSender<Arc<str>>>,
    /// Nobody shares it; the lock only makes a bot something that could be shared.
    output: Option<Mutex<Receiver<Heard>>>,
    /// Closed when everything on standard error has been read.
    errors: Mutex<Receiver<()>>,
    /// Since when its input has ended.
    closed: Option<Instant>,
    /// Lines it was sent are counted: prompts and frames have these numbers.
    pub sent: u32,
    /// Games it was told of.
    pub games: u32,
    /// Has it not been asked anything yet? Then it may still be starting.
    pub fresh: bool,
    /// It is counted as long as it runs.
    _running: Running,
}

impl Process {
    /// Starts a program, in a group of its own so that whatever it starts ends with it.
    pub fn start(command: &[String], said: &Said, running: Running) -> io::Result<Process> {
        let (program, args) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (input, lines) = sync_channel(WAITING);
        let (heard, output) = sync_channel(WAITING);
        let (done, errors) = sync_channel(0);
        let process = Process {
            child,
            input: Some(input),
            output: Some(Mutex::new(output)),
            errors: Mutex::new(errors),
            closed: None,
            sent: 0,
            games: 0,
            fresh: true,
            _running: running,
        };
        let said = said.clone();
        // If there is no room for a thread, the process is dropped here, and with it the program ends.
        let thread = || thread::Builder::new();
        if let (Some(stdin), Some(stdout), Some(stderr)) = (stdin, stdout, stderr) {
            thread().spawn(move || write(stdin, &lines))?;
            thread().spawn(move || read(stdout, &heard))?;
            thread().spawn(move || {
                listen(stderr, &said);
                drop(done);
            })?;
        }
        Ok(process)
    }

    /// Sends a line; false if the program reads nothing.
    pub fn send(&mut self, line: Arc<str>) -> bool {
        self.input.as_ref().is_some_and(|input| input.try_send(line).is_ok())
    }

    /// The next line, waited for until then.
    pub fn hear(&mut self, until: Instant) -> Heard {
        let Some(Ok(output)) = self.output.as_mut().map(Mutex::get_mut) else { return Heard::End };
        match output.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(heard) => heard,
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// Is it still there? Lines that nobody wants any more are dropped.
    pub fn lives(&mut self) -> bool {
        let Some(Ok(output)) = self.output.as_mut().map(Mutex::get_mut) else { return false };
        for _ in 0..WAITING {
            match output.try_recv() {
                Ok(_) => {}
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
        true
    }

    /// Ends its input: it is to end by itself.
    pub fn close(&mut self) {
        self.input = None;
        self.closed.get_or_insert_with(Instant::now);
    }

    /// Ends it at once.
    pub fn kill(mut self) {
        self.end(Duration::ZERO);
        // What it said before it died explains most.
        let _ = self.errors.get_mut().map(|errors| errors.recv_timeout(GRACE));
    }

    /// Ends it: its input ends, and what is still there after a while is killed, with all it has started.
    fn end(&mut self, grace: Duration) {
        self.close();
        self.output = None;
        while self.ending().is_none() && self.closed.is_some_and(|since| since.elapsed() < grace) {
            thread::sleep(Duration::from_millis(2));
        }
        self.kill_group();
        // Killed, it does not keep us waiting, and leaves nothing behind.
        let _ = self.child.wait();
    }

    /// How it has ended, in words, for one that writes nothing any more.
    pub fn last_words(&mut self) -> String {
        let until = Instant::now() + GRACE;
        loop {
            match self.ending() {
                Some(how) => return format!("it has ended ({how})"),
                None if Instant::now() > until => return "it has closed its standard output".to_string(),
                None => thread::sleep(Duration::from_millis(2)),
            }
        }
    }

    /// How it has ended, if it has. It is left to be waited for, so that its number stays its own until its group was killed.
    #[cfg(unix)]
    fn ending(&mut self) -> Option<String> {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let status = match waitid(WaitId::Pid(Pid::from_child(&self.child)), how) {
            Ok(status) => status?,
            Err(error) => return Some(error.to_string()),
        };
        Some(match (status.exit_status(), status.terminating_signal()) {
            (Some(code), _) => format!("exit code {code}"),
            (_, Some(signal)) => format!("signal {signal}"),
            _ => "for an unknown reason".to_string(),
        })
    }

    #[cfg(not(unix))]
    fn ending(&mut self) -> Option<String> {
        self.child.try_wait().map_or_else(|error| Some(error.to_string()), |it| it.map(|it| it.to_string()))
    }

    #[cfg(unix)]
    fn kill_group(&mut self) {
        use rustix::process::{Pid, Signal, kill_process_group};
        let _ = kill_process_group(Pid::from_child(&self.child), Signal::KILL);
    }

    #[cfg(not(unix))]
    fn kill_group(&mut self) {
        let _ = self.child.kill();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // After `kill` there is nothing left to end.
        if self.output.is_some() {
            self.end(GRACE);
        }
    }
}

fn write(mut stdin: ChildStdin, lines: &Receiver<Arc<str>>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(stdout: impl Read, heard: &SyncSender<Heard>) {
    each_line(stdout, MOST_BYTES, |line, whole| {
        let line = line.to_vec();
        // After too long a line nothing can be trusted to be the beginning of one.
        heard.send(if whole { Heard::Line(line) } else { Heard::TooLong(line) }).is_ok() && whole
    });
}

fn listen(stderr: impl Read, said: &Said) {
    each_line(stderr, SAID_CHARS * 4, |line, _| {
        let line = shown(line, SAID_CHARS);
        if let Ok(mut said) = said.lock().map_err(drop)
            && !line.is_empty()
        {
            said.push_back(line);
            let more = said.len().saturating_sub(SAID);
            said.drain(..more);
        }
        true
    });
}

/// Reads lines of at most so many bytes until there are no more, or nobody wants them; of longer ones only the beginning.
fn each_line(mut from: impl Read, most: usize, mut wanted: impl FnMut(&[u8], bool) -> bool) {
    let (mut line, mut buffer, mut skips) = (Vec::new(), [0u8; 4096], false);
    loop {
        let n = match from.read(&mut buffer) {
            Ok(0) => break,
            Ok(n) => n,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        for &byte in &buffer[..n] {
            if byte == b'\n' {
                if !skips && !wanted(&line, true) {
                    return;
                }
                line.clear();
                skips = false;
            } else if line.len() < most {
                line.push(byte);
            } else if !skips {
                skips = true;
                if !wanted(&line, false) {
                    return;
                }
            }
        }
    }
    if !line.is_empty() && !skips {
        wanted(&line, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_bounded() {
        let mut all = Vec::new();
        each_line(&b"one\n\ntoo long\nfour"[..], 4, |line, whole| {
            all.push((String::from_utf8_lossy(line).into_owned(), whole));
            true
        });
        let words: Vec<(&str, bool)> = all.iter().map(|(line, whole)| (line.as_str(), *whole)).collect();
        assert_eq!(words, [("one", true), ("", true), ("too ", false), ("four", true)]);
    }
}
