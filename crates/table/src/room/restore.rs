//! Makes a room again from its records.

use cards::catalogue::Catalogue;

use super::{Chair, Note, Record, Room, RoomOptions, Taken, Telling, Time};
use crate::error::JournalError;
use crate::fair::Seal;
use crate::journal::{Header, Journal};
use crate::orders::in_secret;
use crate::session::Session;

/// The lines of the journal that are not void.
fn lines(records: &[Record]) -> Vec<&str> {
    let mut lines = Vec::new();
    for record in records {
        match record {
            Record::Entry { line, .. } => lines.push(line.as_str()),
            Record::Undo { .. } => {
                lines.pop();
            }
            Record::Note(_) => {}
        }
    }
    lines
}

/// What was in the banks after each of these lines.
fn banks(records: &[Record]) -> Vec<&[u64]> {
    let mut all: Vec<&[u64]> = Vec::new();
    for record in records {
        match record {
            Record::Entry { banks, .. } => all.push(banks),
            // The line before it is the last one again.
            Record::Undo { banks, .. } => {
                all.pop();
                if let Some(last) = all.last_mut() {
                    *last = banks;
                }
            }
            Record::Note(_) => {}
        }
    }
    all
}

/// The journal of a room with this head.
pub(super) fn journal_text(header: &Header, records: &[Record]) -> String {
    format!("{header}{}", lines(records).concat())
}

impl<'c> Room<'c> {
    /// The journal with this head and these records.
    pub fn journal(header: &Header, records: &[Record]) -> String {
        journal_text(header, records)
    }

    /// Plays the records again, comparing everything with what was recorded. Nobody is there yet; what was told comes
    /// back.
    pub fn restore(
        catalogue: &'c Catalogue,
        header: &Header,
        mut chairs: Vec<Chair>,
        options: RoomOptions,
        seal: &Seal,
        records: &[Record],
        now: Time,
    ) -> Result<(Room<'c>, Vec<Telling>), JournalError> {
        let journal = Journal::read(&journal_text(header, records))?;
        let (session, steps) = Session::resume_fairly(catalogue, &journal, seal)?;
        for chair in &mut chairs {
            chair.bank = options.clock.bank();
            chair.away_since = chair.bot.is_none().then_some(now);
        }
        let mut room = Room::around(session, options, chairs);
        for entry in &journal.entries {
            if let Some((seat, _)) = entry.answer {
                room.answered[seat as usize] += 1;
            }
        }
        for record in records {
            if let Some(key) = record.key() {
                room.keys.insert(key.key.clone(), key.clone());
            }
            match record {
                Record::Entry { banks, .. } | Record::Undo { banks, .. } => {
                    for (chair, bank) in room.chairs.iter_mut().zip(banks) {
                        chair.bank = *bank;
                    }
                }
                Record::Note(note) => room.remember(note, now),
            }
        }
        let (steps, asked): (Vec<_>, Vec<_>) = steps.into_iter().unzip();
        // Everybody goes on seeing the banks as they were when nobody was asked in secret last.
        let shown = banks(records).into_iter().zip(asked).rfind(|(_, ask)| !in_secret(*ask));
        if let Some((banks, _)) = shown {
            room.shown_banks = banks.to_vec();
        }
        let last = steps.last().cloned().unwrap_or_default();
        room.told = steps.iter().map(Vec::len).sum();
        room.refresh(&last, now, &mut Taken::default());
        room.asleep_since = room.is_asleep().then_some(now);
        Ok((room, steps.into_iter().map(Telling::Add).collect()))
    }

    fn remember(&mut self, note: &Note, now: Time) {
        match note {
            Note::StandIn { seat, on, left } => {
                let chair = self.chair_mut(*seat);
                (chair.stand_in, chair.left) = (*on, *left);
            }
            Note::Order { seat, order, on } => {
                let mut ignored = Default::default();
                self.settle(*seat, order.clone(), *on, now, &mut ignored);
            }
            Note::Paused { on } => self.paused = on.then_some(now),
            Note::Forget { seat } => self.chair_mut(*seat).name.clear(),
        }
    }
}
