//! Plays a journal again, entry by entry, comparing chance and state with what was recorded.

use cards::catalogue::Catalogue;
use cards::table::{Table, TableError};
use rules::{Event, Game, Outcome, Purpose};

use crate::error::{Fault, JournalError};
use crate::fair::FairDice;
use crate::journal::{Entry, Journal, fingerprint, sets_of};
use crate::outcome;
use crate::script::{Misfit, Script};

/// One entry played again.
#[derive(Clone, Debug)]
pub struct Step<'j> {
    /// The entry.
    pub entry: &'j Entry,
    /// The game before it; nothing before the deal.
    pub before: Option<Game>,
    /// The game after it.
    pub after: Game,
    /// What happened.
    pub events: Vec<Event>,
}

/// A journal being played again. It ends after the last entry or after the first error.
pub struct Replay<'j, 'c> {
    journal: &'j Journal,
    table: Table<'c>,
    game: Option<Game>,
    next: usize,
    stopped: bool,
    dice: Option<FairDice>,
}

impl Journal {
    /// Sets the recorded table up again; fails where these are other sets, or none that can be played.
    pub fn table<'c>(&self, catalogue: &'c Catalogue) -> Result<Table<'c>, JournalError> {
        let header = &self.header;
        let at = |keyword: &str, fault| JournalError::new(self.place(keyword), fault);
        for (n, seat) in header.seats.iter().enumerate() {
            let known = catalogue.monster(&seat.monster);
            known.map_err(|missing| at(&format!("seat {}", n + 1), Fault::Monster(missing)))?;
        }
        // A set that is not there explains more than the deck that cannot be made without it.
        for (set, hash) in &header.sets {
            let here = catalogue.set(set).ok().map(|known| known.hash.clone());
            if here.as_ref() != Some(hash) {
                let fault = Fault::Set { set: set.clone(), recorded: Some(hash.clone()), here };
                return Err(at(&format!("set {set}"), fault));
            }
        }
        let table = Table::new(catalogue, &header.options).map_err(|error| {
            let keyword = match &error {
                TableError::Setup(_) => "players".to_string(),
                TableError::NotFound(missing) => format!("without-card {}", missing.name),
                TableError::UnknownWith { word, .. } => format!("with {word}"),
                TableError::Clash(_) => "with".to_string(),
            };
            at(&keyword, Fault::Table(error))
        })?;
        let here = sets_of(catalogue, &table);
        for (set, hash) in &here {
            if !header.sets.iter().any(|(known, _)| known == set) {
                let fault = Fault::Set { set: set.clone(), recorded: None, here: Some(hash.clone()) };
                return Err(at("edition", fault));
            }
        }
        if let Some((set, hash)) =
            header.sets.iter().find(|(set, _)| !here.iter().any(|(known, _)| known == set))
        {
            let fault = Fault::Set { set: set.clone(), recorded: Some(hash.clone()), here: None };
            return Err(at(&format!("set {set}"), fault));
        }
        Ok(table)
    }

    /// Plays the journal again, step by step.
    pub fn replay<'j, 'c>(&'j self, catalogue: &'c Catalogue) -> Result<Replay<'j, 'c>, JournalError> {
        let table = self.table(catalogue)?;
        Ok(Replay { journal: self, table, game: None, next: 0, stopped: false, dice: None })
    }

    /// Replays everything and compares it, the rules' own fingerprint first, and the seal of the dice if it has one. Returns the position at the end, or
    /// nothing if not even the deal was recorded.
    pub fn verify(&self, catalogue: &Catalogue) -> Result<Option<Game>, JournalError> {
        let replay = self.replay(catalogue)?;
        let here = (env!("CARGO_PKG_VERSION").to_string(), fingerprint(&replay.table.rules));
        let recorded = (self.header.engine.clone(), self.header.rules.clone());
        if here != recorded {
            return Err(JournalError::new(self.place("engine"), Fault::Engine { recorded, here }));
        }
        let mut replay = replay;
        if let Some(seal) = &self.header.seal {
            let dice =
                seal.dice().map_err(|fault| JournalError::new(self.place("fair"), Fault::Seal(fault)))?;
            replay = replay.with_dice(dice);
        }
        let mut game = None;
        for step in replay {
            game = Some(step?.after);
        }
        Ok(game)
    }
}

impl<'j, 'c> Replay<'j, 'c> {
    /// The table.
    pub fn table(&self) -> &Table<'c> {
        &self.table
    }

    /// Ends the replay: the table, and the position reached.
    pub fn into_parts(self) -> (Table<'c>, Option<Game>) {
        (self.table, self.game)
    }

    /// Compares everything with these dice as well.
    #[must_use]
    pub fn with_dice(self, dice: FairDice) -> Replay<'j, 'c> {
        Replay { dice: Some(dice), ..self }
    }

    /// The dice, where they have come to.
    pub fn take_dice(&mut self) -> Option<FairDice> {
        self.dice.take()
    }

    /// The rules here are not those the journal was written with; a divergence is then no surprise.
    pub fn other_rules(&self) -> bool {
        fingerprint(&self.table.rules) != self.journal.header.rules
    }

    fn step(&mut self, entry: &'j Entry) -> Result<Step<'j>, Fault> {
        let rules = &self.table.rules;
        for named in &entry.names {
            let right = named.right(rules);
            if right.as_ref() != Some(&named.name) {
                let (number, found) = (named.number, named.name.clone());
                return Err(match named.building {
                    true => Fault::BuildingName { building: number, found, right },
                    false => Fault::CardName { card: number, found, right },
                });
            }
        }
        let mut script = Script::new(&entry.chance, self.dice.as_mut());
        let mut events = Vec::new();
        let before = self.game.take();
        let after = match (entry.answer, &before) {
            (Some((seat, action)), Some(game)) => {
                if game.is_over() {
                    return Err(Fault::AfterTheEnd);
                }
                let mut game = game.clone();
                rules.apply(&mut game, seat, action, &mut script, &mut events).map_err(Fault::Refused)?;
                game
            }
            // Numbers are in order, so the entry without an answer is the first one.
            _ => rules.deal(&mut script, &mut events),
        };
        if let Some(misfit) = script.misfit {
            return Err(self.chance_fault(misfit));
        }
        if !script.left().is_empty() {
            let words: Vec<String> = script.left().iter().map(|o| outcome::text(rules, o)).collect();
            return Err(Fault::LeftOver { recorded: words.join(" ") });
        }
        let here = after.hash64();
        if here != entry.hash {
            return Err(Fault::Hash { recorded: entry.hash, here });
        }
        self.game = Some(after.clone());
        Ok(Step { entry, before, after, events })
    }

    fn chance_fault(&self, misfit: Misfit) -> Fault {
        let text = |o: Option<Outcome>| o.map(|o| outcome::text(&self.table.rules, &o)).unwrap_or_default();
        let word = |purpose: Purpose| outcome::purpose_text(purpose);
        match misfit {
            Misfit::Dice(purpose, n, found) => Fault::Chance {
                asked: format!("{}= and {n} {}", word(purpose), if n == 1 { "die" } else { "dice" }),
                recorded: text(found),
            },
            Misfit::Card(purpose, found) => {
                let what = if purpose == Purpose::Building { "building" } else { "card" };
                Fault::Chance { asked: format!("{}= and a {what}", word(purpose)), recorded: text(found) }
            }
            Misfit::NotThere(found @ Outcome::Card(Purpose::Building, _)) => {
                Fault::NotHidden { recorded: text(Some(found)) }
            }
            Misfit::NotThere(found) => Fault::NotInDeck { recorded: text(Some(found)) },
            Misfit::Unfair(right) => Fault::Unfair { right: text(Some(right)) },
        }
    }
}

impl<'j> Iterator for Replay<'j, '_> {
    type Item = Result<Step<'j>, JournalError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.stopped {
            return None;
        }
        let entry = self.journal.entries.get(self.next)?;
        self.next += 1;
        let step = self.step(entry);
        self.stopped = step.is_err();
        Some(step.map_err(|fault| JournalError::new(entry.line, fault)))
    }
}
