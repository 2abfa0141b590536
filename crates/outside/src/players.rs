//! Bots by name for a table: those inside, and programs.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

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
    inside: Mutex<BTreeMap<String, Spec>>,
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
        Players { told, by_command: Some(limits), programs: Mutex::default(), inside: Mutex::default() }
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
        Players { told, by_command: None, programs: Mutex::new(named.collect()), inside: Mutex::default() }
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
    fn inside(&self, name: &str) -> Result<Spec, BadBot> {
        if self.by_command.is_none() {
            return if name.contains(':') { Err(BadBot::Name(name.to_string())) } else { name.parse() };
        }
        let mut known = self.inside.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(spec) = known.get(name) {
            return Ok(spec.clone());
        }
        let spec = Spec::with_files(name)?;
        known.insert(name.to_string(), spec.clone());
        Ok(spec)
    }
}

impl<'b, 'c: 'b> ByName<'b> for Players<'c> {
    fn check(&self, name: &str, rules: &Rules) -> Result<(), BadBot> {
        match self.program(name)? {
            Some(program) => program.check(&self.told),
            None => self.inside(name)?.check(rules),
        }
    }

    fn bot(&self, name: &str, rules: &Rules) -> Result<Box<dyn Bot + 'b>, BadBot> {
        match self.program(name)? {
            Some(program) => Ok(Box::new(Outside::new(self.told.clone(), program))),
            None => Ok(self.inside(name)?.bot(rules)),
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
