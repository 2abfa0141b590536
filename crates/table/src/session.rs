//! A game being played: answers in, events and journal lines out.

use cards::catalogue::Catalogue;
use cards::table::Table;
use rules::{
    Action, Ask, CardSet, Chance, Event, Faces, Game, Outcome, Purpose, Recording, Refused, Rules, Seat,
    Seeded,
};

use crate::alike::Alike;
use crate::error::{Fault, JournalError};
use crate::fair::{FairDice, Seal};
use crate::journal::{Entry, Header, Journal, SeatOf};

/// What an answer led to.
#[derive(Clone, Debug)]
pub struct Done {
    /// The journal's next line, with its end. Write it down before anybody sees the events.
    pub line: String,
    /// What happened.
    pub events: Vec<Event>,
}

/// What happened in a step that was played again, and what is asked after it.
pub type Played = (Vec<Event>, Ask);

/// Where chance comes from.
#[derive(Clone, Debug)]
pub enum ChanceSource {
    /// A seed, for play among friends at one terminal.
    Seeded(Seeded),
    /// A seal that can be checked afterwards.
    Fair(FairDice),
    /// The same for two games that one viewer cannot tell apart.
    Alike(Alike),
}

impl Chance for ChanceSource {
    fn dice(&mut self, purpose: Purpose, n: u8) -> Faces {
        match self {
            ChanceSource::Seeded(source) => source.dice(purpose, n),
            ChanceSource::Fair(source) => source.dice(purpose, n),
            ChanceSource::Alike(source) => source.dice(purpose, n),
        }
    }
    fn card(&mut self, purpose: Purpose, from: &CardSet) -> u8 {
        match self {
            ChanceSource::Seeded(source) => source.card(purpose, from),
            ChanceSource::Fair(source) => source.card(purpose, from),
            ChanceSource::Alike(source) => source.card(purpose, from),
        }
    }
}

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session<'c> {
    table: Table<'c>,
    header: Header,
    game: Game,
    chance: ChanceSource,
    next: u32,
    /// Positions that the one who answered last may go back to, the oldest first.
    past: Vec<(Seat, Game)>,
}

/// Most answers that can be taken back one after the other.
const MOST_UNDO: usize = 32;

impl<'c> Session<'c> {
    /// Deals a new game; its first journal line comes with it, after [`Session::header`].
    pub fn deal(
        catalogue: &Catalogue,
        table: Table<'c>,
        seats: Vec<SeatOf>,
        seed: u64,
    ) -> (Session<'c>, Done) {
        Session::deal_from(catalogue, table, seats, ChanceSource::Seeded(Seeded::new(seed)), None)
    }

    /// Deals a new game with the dice of a seal, which the head of its journal tells without what is still secret.
    /// Nothing is dealt if the seal is not right.
    pub fn deal_fairly(
        catalogue: &Catalogue,
        table: Table<'c>,
        seats: Vec<SeatOf>,
        seal: &Seal,
    ) -> Result<(Session<'c>, Done), crate::fair::SealFault> {
        let chance = ChanceSource::Fair(seal.dice()?);
        Ok(Session::deal_from(catalogue, table, seats, chance, Some(seal.closed())))
    }

    fn deal_from(
        catalogue: &Catalogue,
        table: Table<'c>,
        seats: Vec<SeatOf>,
        mut chance: ChanceSource,
        seal: Option<Seal>,
    ) -> (Session<'c>, Done) {
        let mut header = Header::new(catalogue, &table, seats);
        header.seal = seal;
        let mut events = Vec::new();
        let mut recording = Recording { source: &mut chance, log: Vec::new() };
        let game = table.rules.deal(&mut recording, &mut events);
        let log = recording.log;
        let mut session = Session { table, header, game, chance, next: 0, past: Vec::new() };
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
        let chance = ChanceSource::Seeded(Seeded::new(seed));
        Ok((Session { table, header, game, chance, next, past: Vec::new() }, None))
    }

    /// Goes on with a recorded game whose dice follow from a seal: everything is played again with them and compared,
    /// and chance goes on where it stopped. Each step's events come back, the deal's first, and what is asked after them.
    pub fn resume_fairly(
        catalogue: &'c Catalogue,
        journal: &Journal,
        seal: &Seal,
    ) -> Result<(Session<'c>, Vec<Played>), JournalError> {
        let wrong = |fault| JournalError::new(journal.place("fair"), fault);
        let dice = seal.dice().map_err(|fault| wrong(Fault::Seal(fault)))?;
        let mut replay = journal.replay(catalogue)?.with_dice(dice);
        let mut all = Vec::new();
        for step in replay.by_ref() {
            let step = step?;
            all.push((step.events, step.after.ask()));
        }
        let chance = replay.take_dice();
        let (table, game) = replay.into_parts();
        let Some(game) = game else { return Err(wrong(Fault::Missing { line: "0 - deal" })) };
        let (header, next) = (journal.header.clone(), journal.entries.len() as u32);
        let chance = chance.map_or(ChanceSource::Seeded(Seeded::new(0)), ChanceSource::Fair);
        Ok((Session { table, header, game, chance, next, past: Vec::new() }, all))
    }

    /// The same session with another position and chance, as if it had come to that.
    pub(crate) fn imagine(&mut self, game: Game, chance: Alike) {
        self.game = game;
        self.chance = ChanceSource::Alike(chance);
    }

    /// Answers the open decision, or interjects. A refused answer changes nothing.
    pub fn answer(&mut self, seat: Seat, action: Action) -> Result<Done, Refused> {
        let mut events = Vec::new();
        let before = self.game.clone();
        let ask = before.ask();
        let asked = before.asked();
        let mut recording = Recording { source: &mut self.chance, log: Vec::new() };
        self.table.rules.apply(&mut self.game, seat, action, &mut recording, &mut events)?;
        let log = recording.log;
        // While others are asked, that the answer cannot be taken back any more would tell that one of them has answered.
        let others = self.game.asked() & !(1 << seat) != 0;
        let alone = asked == 1 << seat && !matches!(ask, Ask::Window(_)) && !others;
        let own = self.past.last().is_none_or(|(who, _)| *who == seat);
        if !own {
            self.past.clear();
        }
        if alone && log.is_empty() && !events.iter().any(reveals) && !self.game.is_over() {
            self.past.push((seat, before));
            if self.past.len() > MOST_UNDO {
                self.past.remove(0);
            }
        } else {
            self.past.clear();
        }
        Ok(Done { line: self.note(Some((seat, action)), log), events })
    }

    /// Whose last answer can be taken back, if anybody's: nothing was rolled, drawn or shown by it, and nobody else has
    /// answered since.
    pub fn undoable(&self) -> Option<Seat> {
        self.past.last().map(|(seat, _)| *seat)
    }

    /// Takes the last answer back. Its journal line is void, and the next one has its number.
    pub fn undo(&mut self) -> bool {
        let Some((_, before)) = self.past.pop() else { return false };
        self.game = before;
        self.next -= 1;
        true
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

/// Did somebody learn something by this that cannot be forgotten?
fn reveals(event: &Event) -> bool {
    event.seen_by() != u8::MAX
        || matches!(
            event,
            Event::EvolutionPlayed { .. }
                | Event::HandedOver { .. }
                | Event::ChallengeRevealed { .. }
                | Event::ChallengeKeptHidden { .. }
                | Event::WindowOpened { .. }
        )
}
