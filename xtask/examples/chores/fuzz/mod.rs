//! `cargo xtask fuzz`: mutation fuzzing on a stable compiler, with the targets that cargo-fuzz uses.

mod mutate;

use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use rules::Seeded;

use crate::targets::{self, TARGETS, Target};
use crate::{Outcome, paths};

/// One input that takes longer than this is reported as a hang.
const SLOW: Duration = Duration::from_secs(20);

/// What was asked for.
struct Plan {
    target: Option<String>,
    seconds: u64,
    seed: u64,
    careful: bool,
}

/// Reads the arguments and fuzzes, or only replays.
pub fn run(args: &[&str]) -> Outcome {
    let mut plan = Plan { target: None, seconds: 60, seed: 1, careful: false };
    let mut args = args.iter();
    while let Some(&arg) = args.next() {
        let mut number = || match args.next().map(|n| n.parse()) {
            Some(Ok(n)) => Ok(n),
            _ => Err(format!("{arg} needs a number")),
        };
        match arg {
            "--seconds" => plan.seconds = number()?,
            "--seed" => plan.seed = number()?,
            "--careful" => plan.careful = true,
            "--replay" => return replay_all(),
            name if TARGETS.iter().any(|(known, _)| *known == name) => plan.target = Some(name.to_string()),
            other => {
                let names: Vec<&str> = TARGETS.iter().map(|(name, _)| *name).collect();
                return Err(format!("there is no target \"{other}\"; the targets are: {}", names.join(", ")));
            }
        }
    }
    for (name, target) in TARGETS.iter().filter(|(name, _)| plan.target.as_deref().is_none_or(|t| t == *name))
    {
        fuzz(name, *target, &plan)?;
    }
    Ok(())
}

/// Runs every target on its corpus.
fn replay_all() -> Outcome {
    for (name, target) in TARGETS {
        let corpus = corpus(name)?;
        if corpus.is_empty() {
            return Err(format!("fuzz/corpus/{name} is empty"));
        }
        for (path, data) in &corpus {
            one(*target, data).map_err(|why| format!("{}: {why}", path.display()))?;
        }
        println!("{name}: {} inputs", corpus.len());
    }
    Ok(())
}

fn fuzz(name: &str, target: Target, plan: &Plan) -> Outcome {
    println!("{name}: {} seconds, seed {}", plan.seconds, plan.seed);
    let folder = paths::root().join("fuzz/artifacts").join(name);
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let mut pool = Vec::new();
    let mut seen = HashSet::new();
    for (path, data) in corpus(name)? {
        seen.insert(one(target, &data).map_err(|why| format!("{}: {why}", path.display()))?);
        pool.push(data);
    }
    if pool.is_empty() {
        pool.push(Vec::new());
    }
    let watched = Watched::start(folder.clone());
    let mut rng = Seeded::new(plan.seed);
    let started = Instant::now();
    let mut runs = 0u64;
    while started.elapsed() < Duration::from_secs(plan.seconds) {
        let data = mutate::mutate(&pool, &mut rng);
        if plan.careful {
            // An abort or a stack overflow ends the process; what caused it is then in this file.
            save(&folder, "last", &data)?;
        }
        watched.begin(&data);
        let outcome = one(target, &data);
        watched.end();
        runs += 1;
        match outcome {
            Ok(number) if seen.insert(number) => pool.push(data),
            Ok(_) => {}
            Err(why) => {
                let path = save(&folder, &format!("crash-{:016x}", hash(&data)), &data)?;
                return Err(format!("{name}: after {runs} runs: {why}\nsaved as {}", path.display()));
            }
        }
    }
    println!("{name}: {runs} runs, {} kinds of outcome, nothing found", seen.len());
    Ok(())
}

/// Runs a target once; a panic is an error with its message.
fn one(target: Target, data: &[u8]) -> Result<u64, String> {
    let message = Arc::new(Mutex::new(String::new()));
    let heard = Arc::clone(&message);
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if let Ok(mut text) = heard.lock() {
            *text = info.to_string();
        }
    }));
    let outcome = catch_unwind(AssertUnwindSafe(|| target(data)));
    std::panic::set_hook(hook);
    outcome.map_err(|_| message.lock().map(|text| text.clone()).unwrap_or_default())
}

/// Files of the tree that a target reads anyway.
const OWN_FILES: [(&str, &str, &str); 1] = [("set_file", "sets", "ron")];

/// The inputs kept for a target, in a stable order.
fn corpus(name: &str) -> Result<Vec<(PathBuf, Vec<u8>)>, String> {
    let kept = PathBuf::from("fuzz/corpus").join(name);
    let own = |path: &Path| {
        OWN_FILES.iter().any(|(target, folder, ending)| {
            *target == name && path.starts_with(folder) && path.extension().is_some_and(|e| e == *ending)
        })
    };
    let files = paths::files().map_err(|error| error.to_string())?;
    let read = |path: PathBuf| match std::fs::read(paths::root().join(&path)) {
        Ok(data) => Ok((path, data)),
        Err(error) => Err(format!("{}: {error}", path.display())),
    };
    let files = files.into_iter().filter(|path| path.starts_with(&kept) || own(path)).map(read);
    let fresh = targets::fresh(name).into_iter().map(|data| Ok((PathBuf::from("made anew"), data)));
    files.chain(fresh).collect()
}

fn save(folder: &Path, name: &str, data: &[u8]) -> Result<PathBuf, String> {
    let path = folder.join(name);
    std::fs::write(&path, data).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}

fn hash(data: &[u8]) -> u64 {
    data.iter().fold(0xCBF2_9CE4_8422_2325, |h, b| (h ^ *b as u64).wrapping_mul(0x0000_0100_0000_01B3))
}

/// The input being run and since when, looked after by a thread of its own.
struct Watched(Arc<Mutex<Option<Running>>>);

/// Since when which input runs.
type Running = (Instant, Vec<u8>);

impl Watched {
    fn start(folder: PathBuf) -> Watched {
        let now = Arc::new(Mutex::new(None::<Running>));
        let watched = Arc::downgrade(&now);
        std::thread::spawn(move || {
            while let Some(now) = watched.upgrade() {
                if let Ok(now) = now.lock()
                    && let Some((since, data)) = now.as_ref()
                    && since.elapsed() > SLOW
                {
                    let saved = save(&folder, &format!("hang-{:016x}", hash(data)), data);
                    eprintln!("one input takes longer than {SLOW:?}; saved: {saved:?}");
                    std::process::exit(1);
                }
                drop(now);
                std::thread::sleep(Duration::from_millis(500));
            }
        });
        Watched(now)
    }

    fn begin(&self, data: &[u8]) {
        if let Ok(mut now) = self.0.lock() {
            *now = Some((Instant::now(), data.to_vec()));
        }
    }

    fn end(&self) {
        if let Ok(mut now) = self.0.lock() {
            *now = None;
        }
    }
}
