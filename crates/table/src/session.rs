//! A game being played: answers in, events and journal lines out.

use cards::catalogue::Catalogue;
use cards::table::Table;
use rules::{Action, Event, Game, Outcome, Recording, Refused, Rules, Seat, Seeded};

use crate::error::JournalError;
use crate::journal::{Entry, Header, Journal, SeatOf};

/// What an answer led to.
#[derive(Clone, Debug)]
pub struct Done {
    /// The journal's next line, with its end. Write it down before anybody sees the events.
    pub line: String,
    /// What happened.
    pub events: Vec<Event>,
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session<'c> {
    table: Table<'c>,
    header: Header,
    game: Game,
    chance: Seeded,
    next: u32,
}

impl<'c> Session<'c> {
    /// Deals a new game; its first journal line comes with it, after [`Session::header`].
    pub fn deal(
        catalogue: &Catalogue,
        table: Table<'c>,
        seats: Vec<SeatOf>,
        seed: u64,
    ) -> (Session<'c>, Done) {
        let header = Header::new(catalogue, &table, seats);
        let mut chance = Seeded::new(seed);
        let mut events = Vec::new();
        let mut recording = Recording { source: &mut chance, log: Vec::new() };
        let game = table.rules.deal(&mut recording, &mut events);
        let log = recording.log;
        let mut session = Session { table, header, game, chance, next: 0 };
        let line = session.note(None, log);
        (session, Done { line, events })
    }

    /// Goes on with a recorded game. Chance goes on from a new seed: the old one is nowhere written down.
    /// A journal without even a deal is dealt now, and its first line comes back.
    pub fn resume(
        catalogue: &'c Catalogue,
        journal: &Journal,
        seed: u64,
    ) -> Result<(Session<'c>, Option<Done>), JournalError> {
        let mut replay = journal.replay(catalogue)?;
        for step in replay.by_ref() {
            step?;
        }
        let (table, game) = replay.into_parts();
        let Some(game) = game else {
            let (mut session, done) = Session::deal(catalogue, table, journal.header.seats.clone(), seed);
            session.header = journal.header.clone();
            return Ok((session, Some(done)));
        };
        let (header, next) = (journal.header.clone(), journal.entries.len() as u32);
        Ok((Session { table, header, game, chance: Seeded::new(seed), next }, None))
    }

    /// Answers the open decision, or interjects. A refused answer changes nothing.
    pub fn answer(&mut self, seat: Seat, action: Action) -> Result<Done, Refused> {
        let mut events = Vec::new();
        let mut recording = Recording { source: &mut self.chance, log: Vec::new() };
        self.table.rules.apply(&mut self.game, seat, action, &mut recording, &mut events)?;
        let log = recording.log;
        Ok(Done { line: self.note(Some((seat, action)), log), events })
    }

    fn note(&mut self, answer: Option<(Seat, Action)>, chance: Vec<Outcome>) -> String {
        let hash = self.game.hash64();
        let entry = Entry { number: self.next, answer, chance, hash, line: 0, names: Vec::new() };
        self.next += 1;
        entry.text(&self.table.rules)
    }

    /// The journal's head: its text comes before all lines.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The table.
    pub fn table(&self) -> &Table<'c> {
        &self.table
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.table.rules
    }

    /// The position.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Entries so far, the deal included.
    pub fn entries(&self) -> u32 {
        self.next
    }
}
