//! Bots by name for a table: those inside, and programs.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::{BadBot, Bot, ByName, Inside};
use cards::catalogue::Catalogue;
use cards::table::Table;
use cards::words::Lang;
use protocol::ToBot;
use rules::Rules;
use table::{Player, SeatOf, seating};
use tell::cast::Cast;
use tell::wire;

use crate::bot::{Outside, Told, line};
use crate::faults::Faults;
use crate::program::{Limits, Program};

/// What names of programs begin with.
pub const PREFIX: &str = "exec:";

/// Bots by name for a table.
#[derive(Debug)]
pub struct Players<'c> {
    told: Arc<Told<'c>>,
    limits: Limits,
    /// May programs be named by their command?
    by_command: bool,
    programs: Mutex<BTreeMap<String, Arc<Program>>>,
}

impl<'c> Players<'c> {
    /// For a table, with its monsters where they are known. Programs are named by their command: this is for whoever may
    /// run anything anyway.
    pub fn new(catalogue: &Catalogue, table: &Table<'c>, limits: Limits) -> Players<'c> {
        let hello = hello(catalogue, limits);
        let told = Arc::new(Told { cast: cast(catalogue, table), hello });
        Players { told, limits, by_command: true, programs: Mutex::default() }
    }

    /// For a table at which others choose: of all programs only these, by their names.
    pub fn only(cast: Cast<'c>, hello: Arc<str>, programs: &[Arc<Program>]) -> Players<'c> {
        let named = programs.iter().map(|program| (program.name().to_string(), program.clone()));
        let limits = programs.first().map_or(Limits::default(), |program| program.limits);
        let told = Arc::new(Told { cast, hello });
        Players { told, limits, by_command: false, programs: Mutex::new(named.collect()) }
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
        let Some(command) = name.strip_prefix(PREFIX).filter(|_| self.by_command) else { return Ok(None) };
        let program = Arc::new(Program::new(name, command, self.limits)?);
        programs.insert(name.to_string(), program.clone());
        Ok(Some(program))
    }
}

impl<'b, 'c: 'b> ByName<'b> for Players<'c> {
    fn check(&self, name: &str) -> Result<(), BadBot> {
        match self.program(name)? {
            Some(program) => program.check(&self.told.hello),
            None => ByName::check(&Inside, name),
        }
    }

    fn bot(&self, name: &str, rules: &Rules) -> Result<Box<dyn Bot + 'b>, BadBot> {
        match self.program(name)? {
            Some(program) => Ok(Box::new(Outside::new(self.told.clone(), program))),
            None => Inside.bot(name, rules),
        }
    }
}

/// What every program is told first.
pub fn hello(catalogue: &Catalogue, limits: Limits) -> Arc<str> {
    line(&ToBot::Hello {
        protocol: protocol::VERSION,
        limit: limits.answer.as_millis() as u32,
        catalogue: Box::new(wire::catalogue(catalogue, Lang::En)),
    })
}

/// The table as an outside bot is told of it: who plays the other monsters is none of its business.
fn cast<'c>(catalogue: &Catalogue, table: &Table<'c>) -> Cast<'c> {
    let options = &table.options;
    let all = seating::monsters(catalogue, options.edition, &options.with, options.players);
    let named = |name: &String| catalogue.monster(name).map_or(name.clone(), |it| it.facts.id.clone());
    let mut monsters: Vec<String> = options.monsters.iter().map(named).collect();
    for monster in all {
        if monsters.len() < options.players.into() && !monsters.contains(&monster.facts.id) {
            monsters.push(monster.facts.id.clone());
        }
    }
    let seat = |monster: String| SeatOf { monster, player: Player::Human(String::new()) };
    Cast::new(catalogue, table, &monsters.into_iter().map(seat).collect::<Vec<_>>())
}
