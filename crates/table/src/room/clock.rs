//! Time in a room: clocks, absence, pauses.

use rules::Seat;

use super::{Input, MISSED, Note, Record, Room, Taken, Time};
use crate::orders::default_answer;

/// How long one may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Clock {
    /// As long as one likes.
    #[default]
    None,
    /// So many milliseconds in all, and more for each turn of one's own.
    Bank {
        /// At the start.
        bank: u64,
        /// When one's turn begins.
        more: u64,
    },
    /// So many milliseconds for each question.
    Each(u64),
}

impl Clock {
    /// What is in the bank at the start.
    pub fn bank(self) -> u64 {
        if let Clock::Bank { bank, .. } = self { bank } else { 0 }
    }

    pub(super) fn more(self) -> u64 {
        if let Clock::Bank { more, .. } = self { more } else { 0 }
    }
}

/// How a room is run.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct RoomOptions {
    /// How long one may think.
    pub clock: Clock,
    /// Milliseconds after which a bot plays for somebody who is away; nobody is replaced without.
    pub grace: Option<u64>,
    /// Milliseconds a bot waits before each answer.
    pub bot_pause: u64,
    /// Milliseconds a window stays open in any case that somebody's hidden hand could have an answer for.
    pub hold: u64,
}

impl Default for RoomOptions {
    fn default() -> RoomOptions {
        RoomOptions { clock: Clock::None, grace: Some(30_000), bot_pause: 600, hold: 700 }
    }
}

impl Room<'_> {
    /// When the room wants to be told the time next.
    pub fn due(&self) -> Option<Time> {
        if self.stands_still() {
            return None;
        }
        let seats = 0..self.chairs.len() as Seat;
        let answers = self.open.iter().flatten().filter_map(|open| open.due);
        let deadlines = seats.clone().filter_map(|seat| self.deadline(seat));
        let absences = seats.filter_map(|seat| self.absence(seat));
        answers.chain(deadlines).chain(absences).min()
    }

    /// When a seat's time for its open question is up.
    pub fn deadline(&self, seat: Seat) -> Option<Time> {
        let open = self.open.get(seat as usize)?.as_ref()?;
        if open.due.is_some() || self.paused.is_some() {
            return None;
        }
        match self.options.clock {
            Clock::None => None,
            Clock::Bank { .. } => Some(open.hold + self.chair(seat).bank),
            Clock::Each(time) => Some((open.since + time).max(open.hold)),
        }
    }

    /// When a bot plays for somebody who is away.
    pub fn absence(&self, seat: Seat) -> Option<Time> {
        let chair = self.chair(seat);
        if chair.is_bot_now() || self.game().is_over() || !self.game().is_alive(seat) {
            return None;
        }
        Some(chair.away_since? + self.options.grace?)
    }

    /// Nothing goes on: it is paused or over, or no person is there to see it.
    pub(super) fn stands_still(&self) -> bool {
        self.paused.is_some() || self.game().is_over() || self.is_asleep()
    }

    /// People play here, and none of them is there. Where nobody is replaced, people come and go as they like.
    pub fn is_asleep(&self) -> bool {
        if self.options.grace.is_none() {
            return false;
        }
        let mut people = self.chairs.iter().filter(|chair| chair.bot.is_none()).peekable();
        people.peek().is_some() && people.all(|chair| chair.away_since.is_some() || chair.left)
    }

    /// Does nothing go on for now?
    pub fn is_still(&self) -> bool {
        self.stands_still()
    }

    /// Is it paused?
    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Takes the time of an answer from the bank.
    pub(super) fn spend(&mut self, seat: Seat, since: Time, now: Time) {
        if matches!(self.options.clock, Clock::Bank { .. }) {
            let chair = self.chair_mut(seat);
            chair.bank = chair.bank.saturating_sub(now.saturating_sub(since));
        }
    }

    pub(super) fn pause(&mut self, on: bool, now: Time, taken: &mut Taken) {
        match (on, self.paused) {
            (true, None) if !self.game().is_over() => self.paused = Some(now),
            (false, Some(since)) => {
                self.paused = None;
                self.shift(now.saturating_sub(since));
            }
            _ => return,
        }
        taken.records.push(Record::Note(Note::Paused { on }));
    }

    /// After a restore, where the time in between counts too: what is asked has been asked since then.
    pub fn asked_at(&mut self, at: Time) {
        for open in self.open.iter_mut().flatten() {
            open.since = open.since.min(at);
        }
    }

    /// Time that did not count.
    pub(super) fn shift(&mut self, gap: Time) {
        for open in self.open.iter_mut().flatten() {
            open.since += gap;
            open.hold += gap;
            open.due = open.due.map(|due| due + gap);
        }
        for chair in &mut self.chairs {
            chair.away_since = chair.away_since.map(|since| since + gap);
        }
    }

    /// Lets bots play for those who are away too long, and answers for those whose time is up.
    pub(super) fn tick(&mut self, now: Time, taken: &mut Taken) {
        if self.stands_still() {
            return;
        }
        for seat in 0..self.chairs.len() as Seat {
            if self.absence(seat).is_some_and(|time| time <= now) {
                self.stand_in(seat, true, false, now, taken);
            }
            if self.deadline(seat).is_some_and(|time| time <= now) {
                self.run_out(seat, now, taken);
            }
        }
    }

    /// A seat's time is up: what commits to least is answered for it, and after a second time a bot takes over.
    fn run_out(&mut self, seat: Seat, now: Time, taken: &mut Taken) {
        let open = self.open.get(seat as usize).and_then(Option::as_ref);
        let Some(action) = open.and_then(|open| default_answer(&open.options)) else { return };
        let since = open.map_or(now, |open| open.hold);
        self.spend(seat, since, now);
        self.apply(seat, action, None, now, taken);
        let chair = self.chair_mut(seat);
        chair.missed += 1;
        if chair.missed >= MISSED {
            self.stand_in(seat, true, false, now, taken);
        }
    }

    /// The same input as [`Input::Tick`], for whoever only wants time to pass.
    pub fn pass_time(&mut self, now: Time) -> Taken {
        self.take(Input::Tick, now).unwrap_or_default()
    }
}
