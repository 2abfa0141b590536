//! Bots by name for a table: those inside, and programs.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use bots::{BadBot, Bot, ByName, Spec};
use cards::catalogue::Catalogue;
use cards::table::Table;
use rules::Rules;

use crate::bot::Outside;
use crate::faults::Faults;
use crate::program::{Limits, Program};
use crate::told::Told;

/// What names of programs begin with.
pub const PREFIX: &str = "exec:";

/// Bots by name for a table.
#[derive(Debug)]
pub struct Players<'c> {
    told: Arc<Told<'c>>,
    /// What programs named by their command may take; nothing where they may not be named so.
    by_command: Option<Limits>,
    programs: Mutex<BTreeMap<String, Arc<Program>>>,
    /// Bots inside that were named before: what they were made from is not read again.
    inside: Known,
}

/// Bots by name, as many as were named. Every game asks for one at each seat, from all threads: a lock would be written to by all of
/// them, while this list is only read once the names are there.
#[derive(Debug, Default)]
struct Known(OnceLock<Box<Named>>);

#[derive(Debug)]
struct Named {
    name: String,
    spec: Spec,
    next: Known,
}

impl Known {
    /// The bot of this name, made unless it is there.
    fn get(&self, name: &str, make: impl FnOnce() -> Result<Spec, BadBot>) -> Result<&Spec, BadBot> {
        let mut end = self;
        while let Some(named) = end.0.get() {
            if named.name == name {
                return Ok(&named.spec);
            }
            end = &named.next;
        }
        let spec = make()?;
        loop {
            let new = || Named { name: name.to_string(), spec: spec.clone(), next: Known::default() };
            // Somebody else may have been faster, with this name or another.
            let named = end.0.get_or_init(|| Box::new(new()));
            if named.name == name {
                return Ok(&named.spec);
            }
            end = &named.next;
        }
    }
}

impl<'c> Players<'c> {
    /// For a table with these monsters, as far as they are known. Programs are named by their command: this is for whoever
    /// may run anything anyway.
    pub fn new(
        catalogue: &'c Catalogue,
        table: &Table<'c>,
        monsters: &[String],
        limits: Limits,
    ) -> Players<'c> {
        let told = Arc::new(Told::new(catalogue, table, monsters));
        Players { told, by_command: Some(limits), programs: Mutex::default(), inside: Known::default() }
    }

    /// For a table at which others choose: of all programs only these, by their names.
    pub fn only(
        catalogue: &'c Catalogue,
        table: &Table<'c>,
        monsters: &[String],
        programs: &[Arc<Program>],
    ) -> Players<'c> {
        let told = Arc::new(Told::new(catalogue, table, monsters));
        let named = programs.iter().map(|program| (program.name().to_string(), program.clone()));
        Players { told, by_command: None, programs: Mutex::new(named.collect()), inside: Known::default() }
    }

    /// Is this the name of a program that has been named before? It may take its time.
    pub fn is_program(&self, name: &str) -> bool {
        self.programs.lock().unwrap_or_else(PoisonError::into_inner).contains_key(name)
    }

    /// How the programs have behaved, by name.
    pub fn faults(&self) -> Vec<Faults> {
        let programs = self.programs.lock().unwrap_or_else(PoisonError::into_inner);
        programs.values().map(|program| program.faults()).collect()
    }

    /// The program of this name; nothing if the name is no program's.
    fn program(&self, name: &str) -> Result<Option<Arc<Program>>, BadBot> {
        if self.by_command.is_some() && !name.starts_with(PREFIX) {
            return Ok(None);
        }
        let mut programs = self.programs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(program) = programs.get(name) {
            return Ok(Some(program.clone()));
        }
        let (Some(command), Some(limits)) = (name.strip_prefix(PREFIX), self.by_command) else {
            return Ok(None);
        };
        let program = Arc::new(Program::new(name, command, limits)?);
        programs.insert(name.to_string(), program.clone());
        Ok(Some(program))
    }
}

impl Players<'_> {
    /// A bot of this program. Where others choose, it takes nothing of theirs: no file, and no time they think good.
    fn inside<T>(&self, name: &str, then: impl FnOnce(&Spec) -> T) -> Result<T, BadBot> {
        if self.by_command.is_some() {
            return self.inside.get(name, || Spec::with_files(name)).map(then);
        }
        match name.contains(':') {
            true => Err(BadBot::Name(name.to_string())),
            false => name.parse().map(|spec| then(&spec)),
        }
    }
}

impl<'b, 'c: 'b> ByName<'b> for Players<'c> {
    fn check(&self, name: &str, rules: &Rules) -> Result<(), BadBot> {
        match self.program(name)? {
            Some(program) => program.check(&self.told),
            None => self.inside(name, |spec| spec.check(rules))?,
        }
    }

    fn bot(&self, name: &str, rules: &Rules) -> Result<Box<dyn Bot + 'b>, BadBot> {
        match self.program(name)? {
            Some(program) => Ok(Box::new(Outside::new(self.told.clone(), program))),
            None => self.inside(name, |spec| spec.bot(rules)),
        }
    }
}

/// Could there be such a bot? Nothing is started to find out.
pub fn check_name(name: &str) -> Result<(), BadBot> {
    match name.strip_prefix(PREFIX) {
        Some(command) => Program::new(name, command, Limits::default()).map(drop),
        None => Spec::with_files(name).map(drop),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// Whoever asks from whichever thread is given the same bot, and each name is there once.
    #[test]
    fn names_are_known_to_all_threads() {
        let (known, made) = (Known::default(), AtomicUsize::new(0));
        let names = ["brawler", "hunter", "random", "searcher:20", "planner@careful"];
        let ask = |from: usize| {
            let asked = (0..200).map(|n| names[(from + n) % names.len()]);
            let make = |name: &str| {
                made.fetch_add(1, Ordering::Relaxed);
                name.parse()
            };
            asked.map(|name| (name, known.get(name, || make(name)).unwrap())).collect::<Vec<_>>()
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..4).map(|from| scope.spawn(move || ask(from))).collect();
            for (name, spec) in threads.into_iter().flat_map(|thread| thread.join().unwrap()) {
                let again = known.get(name, || unreachable!("{name} is known")).unwrap();
                assert!(std::ptr::eq(spec, again), "{name}");
            }
        });
        assert!((names.len()..=4 * names.len()).contains(&made.into_inner()));
        let (mut listed, mut at) = (Vec::new(), &known);
        while let Some(named) = at.0.get() {
            listed.push(named.name.as_str());
            at = &named.next;
        }
        listed.sort_unstable();
        let mut names = names.to_vec();
        names.sort_unstable();
        assert_eq!(listed, names);
        assert!(known.get("nobody", || "nobody".parse()).is_err());
    }
}
