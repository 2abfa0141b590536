//! What `daikaiju rate --keep` keeps: written every second or two, and when the program is asked to end.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use cards::words::{Lang, Value};
use indicatif::ProgressBar;
use lab::rate::Standing;

use crate::failure::{Failure, Outcome};
use crate::interrupt;
use crate::out;
use crate::words::say_with;

/// The least time between two times of writing: a batch of rounds takes about a second, too.
const PAUSE: Duration = Duration::from_secs(1);

/// The file, and what is to be in it.
#[derive(Clone)]
pub struct Keep {
    file: PathBuf,
    latest: Arc<Mutex<Latest>>,
}

/// What has been played, and whether the file has it.
struct Latest {
    standing: Option<Standing>,
    is_kept: bool,
    written: Instant,
}

impl Keep {
    /// A file, of which it is known that it can be written, and what was read from it.
    pub fn new(file: &Path, standing: Option<Standing>) -> Keep {
        let latest = Latest { standing, is_kept: true, written: Instant::now() };
        Keep { file: file.to_path_buf(), latest: Arc::new(Mutex::new(latest)) }
    }

    /// Takes note of what has been played by now, and writes it unless that was done a moment ago.
    pub fn note(&self, standing: &Standing, is_over: bool) -> Outcome {
        let mut latest = self.latest();
        latest.standing = Some(standing.clone());
        latest.is_kept = false;
        match is_over || latest.written.elapsed() >= PAUSE {
            true => self.write(&mut latest),
            false => Ok(()),
        }
    }

    /// From now on whoever asks the program to end finds in the file what was played to the end, and is told how to go on.
    pub fn when_interrupted(&self, bar: &ProgressBar, lang: Lang) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        // Where signals cannot be waited for the program ends at once, as any other.
        let Ok(runtime) = runtime else { return };
        let (keep, bar) = (self.clone(), bar.clone());
        std::thread::spawn(move || {
            let code = runtime.block_on(interrupt::interrupted());
            // Held to the end: nothing else is written from here on.
            let mut latest = keep.latest();
            let outcome = keep.write(&mut latest);
            bar.finish_and_clear();
            let games = latest.standing.as_ref().map_or(0, Standing::games);
            match outcome {
                Err(failure) => failure.tell(),
                Ok(()) if games == 0 => note(lang, "cli-rate-kept-none", &keep.file, &[]),
                Ok(()) => note(lang, "cli-rate-kept", &keep.file, &[("games", out::grouped(games))]),
            }
            std::process::exit(code);
        });
    }

    fn latest(&self) -> MutexGuard<'_, Latest> {
        // What is in it is whole, whoever panicked.
        self.latest.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Whole or not at all: it is written beside the old one and then takes its place.
    fn write(&self, latest: &mut Latest) -> Outcome {
        let Some(standing) = latest.standing.as_ref().filter(|_| !latest.is_kept) else { return Ok(()) };
        let text = serde_json::to_string(standing).map_err(|error| cannot(&self.file, error))?;
        let new = self.file.with_extension("new");
        std::fs::write(&new, text).map_err(|error| out::cannot_write(&new, &error))?;
        std::fs::rename(&new, &self.file).map_err(|error| out::cannot_write(&self.file, &error))?;
        (latest.is_kept, latest.written) = (true, Instant::now());
        Ok(())
    }
}

/// What a file has kept.
pub fn read(file: &Path) -> Result<Standing, Failure> {
    let text = std::fs::read_to_string(file).map_err(|error| cannot(file, error))?;
    serde_json::from_str(&text).map_err(|error| cannot(file, format!("this is not what rate keeps: {error}")))
}

/// Says that the file holds more than was asked for, of which all is told.
pub fn holds_more(file: &Path, standing: &Standing, asked: u64, lang: Lang) {
    let numbers = [("games", out::grouped(standing.games())), ("asked", out::grouped(asked))];
    note(lang, "cli-rate-kept-more", file, &numbers);
}

/// A message on standard error; if that does not work, there is nobody left to tell.
fn note(lang: Lang, key: &str, file: &Path, numbers: &[(&str, String)]) {
    let mut args: Vec<(&str, Value)> = vec![("file", file.display().to_string().into())];
    args.extend(numbers.iter().map(|(name, number)| (*name, number.as_str().into())));
    let _ = writeln!(std::io::stderr(), "{}", say_with(lang, key, &args));
}

fn cannot(file: &Path, error: impl std::fmt::Display) -> Failure {
    Failure::failed(format!("{}: {error}", file.display()))
}
