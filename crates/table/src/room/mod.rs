//! A running table: a game with whoever sits there, without any input or output.
//!
//! Everything that can happen to it is an [`Input`] with a time; what comes of it is [`Taken`]: records to be written down
//! before anybody sees anything, events to be told, and keys to be acknowledged. Time is only ever given, never read, so
//! a room does the same for the same inputs anywhere. [`Room::restore`] makes it again from its records.

mod asking;
mod clock;
mod record;
mod restore;

use std::collections::HashMap;

use cards::catalogue::Catalogue;
use cards::table::Table;
use rules::{Action, Decision, Event, Game, Options, Rules, SEATS, Seat, View};

use crate::alike::Alike;
use crate::fair::{Seal, SealFault};
use crate::journal::{Player, SeatOf};
use crate::orders::Order;
use crate::session::{Done, Session};

pub use clock::{Clock, RoomOptions};
pub use record::{Key, Note, Record};

/// Milliseconds since any fixed moment.
pub type Time = u64;

/// Answers in a row that the clock gave before a bot takes over.
const MISSED: u8 = 2;

/// Most things a seat can settle.
const MOST_ORDERS: usize = 32;

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// A person's name; empty for a bot.
    pub name: String,
    /// The bot that plays it from the start, if one does.
    pub bot: Option<String>,
    /// A bot plays for a person who has gone.
    pub stand_in: bool,
    /// The person has left for good, though may come back.
    pub left: bool,
    /// Since when the person has been away.
    pub away_since: Option<Time>,
    /// Milliseconds in the bank.
    pub bank: u64,
    /// What the person has settled.
    pub orders: Vec<Order>,
    missed: u8,
}

impl Chair {
    /// A person's chair; nobody is there yet.
    pub fn human(name: &str) -> Chair {
        Chair {
            name: name.to_string(),
            bot: None,
            stand_in: false,
            left: false,
            away_since: None,
            bank: 0,
            orders: Vec::new(),
            missed: 0,
        }
    }

    /// A bot's chair.
    pub fn bot(kind: &str) -> Chair {
        Chair { bot: Some(kind.to_string()), ..Chair::human("") }
    }

    /// Does a program answer for it now?
    pub fn is_bot_now(&self) -> bool {
        self.bot.is_some() || self.stand_in
    }
}

/// A question that is open for a seat.
#[derive(Clone, Debug)]
pub struct Open {
    /// Its number for this seat.
    pub id: u32,
    /// The decision.
    pub decision: Decision,
    /// All answers.
    pub options: Options,
    /// When it was opened.
    pub since: Time,
    /// Passing counts only from then on, so that nobody learns from how long it took whether there was a choice; and time
    /// costs something only from then on, so that nobody learns it from a bank.
    hold: Time,
    /// When it is answered without the person: by a bot, by what was settled, or because there is no choice.
    due: Option<Time>,
    /// A pass that waits.
    waits: Option<(Action, Option<Key>)>,
}

/// What can happen to a room.
#[derive(Clone, Debug)]
pub enum Input {
    /// A person answers.
    Answer {
        /// Who.
        seat: Seat,
        /// Which question.
        prompt: u32,
        /// What.
        action: Action,
        /// Makes it count once.
        key: String,
    },
    /// A person uses a card that may come in between.
    Play {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
        /// Makes it count once.
        key: String,
    },
    /// A person takes the last answer back.
    Undo {
        /// Who.
        seat: Seat,
        /// Makes it count once.
        key: String,
    },
    /// A bot answers.
    Bot {
        /// For which seat.
        seat: Seat,
        /// Which question.
        prompt: u32,
        /// What.
        action: Action,
    },
    /// A bot uses a card that may come in between.
    BotPlay {
        /// For which seat.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// A person settles something, or unsettles it.
    Order {
        /// Who.
        seat: Seat,
        /// What.
        order: Order,
        /// On or off.
        on: bool,
    },
    /// A person stops the clocks, or lets them go on.
    Pause {
        /// Who.
        seat: Seat,
        /// Stop or go on.
        on: bool,
    },
    /// A person is there.
    Here(Seat),
    /// A person is not there any more.
    Gone(Seat),
    /// A person gives the seat to a bot.
    Leave(Seat),
    /// A person takes it back.
    Reclaim(Seat),
    /// A person's name is forgotten.
    Forget(Seat),
    /// Time has passed.
    Tick,
}

impl Input {
    /// The seat it is about.
    fn seat(&self) -> Option<Seat> {
        match self {
            Input::Answer { seat, .. }
            | Input::Play { seat, .. }
            | Input::Undo { seat, .. }
            | Input::Bot { seat, .. }
            | Input::BotPlay { seat, .. }
            | Input::Order { seat, .. }
            | Input::Pause { seat, .. }
            | Input::Here(seat)
            | Input::Gone(seat)
            | Input::Leave(seat)
            | Input::Reclaim(seat)
            | Input::Forget(seat) => Some(*seat),
            Input::Tick => None,
        }
    }
}

/// Why an input was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The table is paused.
    Paused,
    /// Only those who are still in the game may do this.
    Eliminated,
    /// Nobody asks this seat anything.
    NotAsked,
    /// The question was answered or has changed.
    Stale,
    /// Not among the answers.
    Illegal,
    /// The key was used for something else.
    KeyReused,
    /// Nothing can be taken back.
    CannotUndo,
}

/// What came of an input.
#[derive(Clone, Debug, Default)]
pub struct Taken {
    /// To be written down before anybody sees anything.
    pub records: Vec<Record>,
    /// How what happened is to be told.
    pub story: Vec<Telling>,
    /// Keys of what was taken, now or before.
    pub acks: Vec<(Seat, String)>,
    /// Keys of passes that waited and mean nothing any more, because the question has changed meanwhile.
    pub dropped: Vec<(Seat, String)>,
}

/// A change of what is told.
#[derive(Clone, Debug, PartialEq)]
pub enum Telling {
    /// Everything after so many events was taken back.
    Cut(usize),
    /// This happened.
    Add(Vec<Event>),
}

/// A running table.
#[derive(Clone, Debug)]
pub struct Room<'c> {
    session: Session<'c>,
    options: RoomOptions,
    chairs: Vec<Chair>,
    open: [Option<Open>; SEATS],
    /// Answers of each seat so far, and how often its open question has changed: together the question's number.
    answered: [u32; SEATS],
    changes: [u32; SEATS],
    keys: HashMap<String, Key>,
    paused: Option<Time>,
    /// What everybody is shown of the banks: nothing of how long somebody thinks while others are asked the same.
    shown_banks: Vec<u64>,
    /// Since when no person is there.
    asleep_since: Option<Time>,
    /// Events told so far, and how many had been before each answer that can be taken back.
    told: usize,
    told_before: Vec<usize>,
}

impl<'c> Room<'c> {
    /// Deals a game.
    pub fn deal(
        catalogue: &Catalogue,
        table: Table<'c>,
        monsters: &[String],
        mut chairs: Vec<Chair>,
        options: RoomOptions,
        seal: &Seal,
        now: Time,
    ) -> Result<(Room<'c>, Taken), SealFault> {
        let seats = monsters.iter().zip(&chairs).map(|(monster, chair)| {
            let player = match &chair.bot {
                Some(kind) => Player::Bot(kind.clone()),
                None => Player::Human(chair.name.clone()),
            };
            SeatOf { monster: monster.clone(), player }
        });
        let (session, dealt) = Session::deal_fairly(catalogue, table, seats.collect(), seal)?;
        for chair in &mut chairs {
            chair.bank = options.clock.bank();
        }
        let mut room = Room::around(session, options, chairs);
        let mut taken = Taken::default();
        room.note(dealt, None, &mut taken, now);
        room.go_on(now, &mut taken);
        Ok((room, taken))
    }

    fn around(session: Session<'c>, options: RoomOptions, chairs: Vec<Chair>) -> Room<'c> {
        let mut room = Room {
            session,
            options,
            chairs,
            open: Default::default(),
            answered: [0; SEATS],
            changes: [0; SEATS],
            keys: HashMap::new(),
            paused: None,
            shown_banks: Vec::new(),
            asleep_since: None,
            told: 0,
            told_before: Vec::new(),
        };
        room.show_banks();
        room
    }

    /// Takes an input. A refused one changes nothing.
    pub fn take(&mut self, input: Input, now: Time) -> Result<Taken, Refusal> {
        let mut taken = Taken::default();
        if input.seat().is_some_and(|seat| seat as usize >= self.chairs.len()) {
            return Err(Refusal::NotAsked);
        }
        match input {
            Input::Answer { seat, prompt, action, key } => {
                let key = Key { key, seat, body: format!("answer {prompt} {action}") };
                if self.is_known(&key, &mut taken)? {
                    return Ok(taken);
                }
                self.check_running()?;
                self.answer(seat, prompt, action, Some(key), now, &mut taken)?;
            }
            Input::Bot { seat, prompt, action } => {
                self.check_running()?;
                self.answer(seat, prompt, action, None, now, &mut taken)?;
            }
            Input::BotPlay { seat, action } => {
                self.check_running()?;
                if !self.interjections(seat).has(action) {
                    return Err(Refusal::Illegal);
                }
                self.apply(seat, action, None, now, &mut taken);
            }
            Input::Play { seat, action, key } => {
                let key = Key { key, seat, body: format!("play {action}") };
                if self.is_known(&key, &mut taken)? {
                    return Ok(taken);
                }
                self.check_running()?;
                let mut options = Options::default();
                self.rules().interjections(self.game(), seat, &mut options);
                // Whoever is asked answers; only the others come in between.
                if self.game().asked() >> seat & 1 == 1 || !options.has(action) {
                    return Err(Refusal::Illegal);
                }
                self.apply(seat, action, Some(key), now, &mut taken);
            }
            Input::Undo { seat, key } => {
                let key = Key { key, seat, body: "undo".to_string() };
                if self.is_known(&key, &mut taken)? {
                    return Ok(taken);
                }
                self.check_running()?;
                self.undo(seat, key, now, &mut taken)?;
            }
            Input::Order { seat, order, on } => self.settle(seat, order, on, now, &mut taken),
            Input::Pause { seat, on } => {
                // The time is that of those who still play.
                if !self.game().is_alive(seat) {
                    return Err(Refusal::Eliminated);
                }
                self.pause(on, now, &mut taken);
            }
            Input::Here(seat) => self.here(seat, now, &mut taken),
            Input::Gone(seat) => {
                self.chair_mut(seat).away_since = Some(now);
                if self.is_asleep() {
                    self.asleep_since.get_or_insert(now);
                }
            }
            // There is nothing left to be played for: whoever is out and goes is only not there any more.
            Input::Leave(seat) if !self.game().is_alive(seat) => {}
            Input::Leave(seat) => {
                let before = std::mem::replace(&mut self.chair_mut(seat).left, true);
                self.stand_in(seat, true, !before, now, &mut taken);
            }
            Input::Reclaim(seat) => {
                let before = std::mem::replace(&mut self.chair_mut(seat).left, false);
                self.here(seat, now, &mut taken);
                self.stand_in(seat, false, before, now, &mut taken);
            }
            Input::Forget(seat) => {
                if !self.chair(seat).name.is_empty() {
                    self.chair_mut(seat).name.clear();
                    taken.records.push(Record::Note(Note::Forget { seat }));
                }
            }
            Input::Tick => self.tick(now, &mut taken),
        }
        self.go_on(now, &mut taken);
        Ok(taken)
    }

    fn check_running(&self) -> Result<(), Refusal> {
        match (self.game().is_over(), self.paused) {
            (true, _) => Err(Refusal::Over),
            (_, Some(_)) => Err(Refusal::Paused),
            _ => Ok(()),
        }
    }

    /// Was this taken before? The same key for something else is refused.
    fn is_known(&self, key: &Key, taken: &mut Taken) -> Result<bool, Refusal> {
        let waits = self.open.iter().flatten().filter_map(|open| open.waits.as_ref()?.1.as_ref());
        match self.keys.get(&key.key).or_else(|| waits.into_iter().find(|known| known.key == key.key)) {
            None => Ok(false),
            Some(known) if known != key => Err(Refusal::KeyReused),
            Some(_) => {
                if self.keys.contains_key(&key.key) {
                    taken.acks.push((key.seat, key.key.clone()));
                }
                Ok(true)
            }
        }
    }

    fn answer(
        &mut self,
        seat: Seat,
        prompt: u32,
        action: Action,
        key: Option<Key>,
        now: Time,
        taken: &mut Taken,
    ) -> Result<(), Refusal> {
        let Some(open) = self.open.get_mut(seat as usize).and_then(Option::as_mut) else {
            return Err(Refusal::NotAsked);
        };
        if open.id != prompt {
            return Err(Refusal::Stale);
        }
        if !open.options.has(action) {
            return Err(Refusal::Illegal);
        }
        if action == Action::Pass && now < open.hold {
            open.due = Some(open.hold);
            open.waits = Some((action, key));
            return Ok(());
        }
        self.apply(seat, action, key, now, taken);
        Ok(())
    }

    /// Applies what has been checked.
    fn apply(&mut self, seat: Seat, action: Action, key: Option<Key>, now: Time, taken: &mut Taken) {
        let by_hand = key.is_some();
        let Ok(done) = self.session.answer(seat, action) else { return };
        self.answered[seat as usize] += 1;
        if let Some(open) = self.open[seat as usize].take() {
            self.changes[seat as usize] = 0;
            // An answer that needed nobody costs nobody any time.
            if by_hand {
                self.spend(seat, open.hold, now);
            }
        }
        if by_hand {
            self.chair_mut(seat).missed = 0;
        }
        match self.session.undoable() {
            Some(_) => self.told_before.push(self.told),
            None => self.told_before.clear(),
        }
        self.note(done, key, taken, now);
    }

    /// Notes what an answer led to.
    fn note(&mut self, done: Done, key: Option<Key>, taken: &mut Taken, now: Time) {
        if let Some(key) = &key {
            self.keys.insert(key.key.clone(), key.clone());
            taken.acks.push((key.seat, key.key.clone()));
        }
        for event in &done.events {
            if let Event::TurnStarted { seat, .. } = *event {
                let more = self.options.clock.more();
                self.chair_mut(seat).bank += more;
            }
        }
        let banks = self.chairs.iter().map(|chair| chair.bank).collect();
        taken.records.push(Record::Entry { line: done.line, key, banks });
        self.told += done.events.len();
        self.refresh(&done.events, now, taken);
        taken.story.push(Telling::Add(done.events));
    }

    fn undo(&mut self, seat: Seat, key: Key, now: Time, taken: &mut Taken) -> Result<(), Refusal> {
        if self.session.undoable() != Some(seat) || !self.session.undo() {
            return Err(Refusal::CannotUndo);
        }
        self.told = self.told_before.pop().unwrap_or(self.told);
        self.answered[seat as usize] = self.answered[seat as usize].saturating_sub(1);
        self.keys.insert(key.key.clone(), key.clone());
        taken.acks.push((seat, key.key.clone()));
        taken.story.push(Telling::Cut(self.told));
        let since = self.open[seat as usize].take().map(|open| open.hold);
        self.open = Default::default();
        // Whoever takes an answer back has thought all the same.
        if let Some(since) = since {
            self.spend(seat, since, now);
        }
        let banks = self.chairs.iter().map(|chair| chair.bank).collect();
        taken.records.push(Record::Undo { key, banks });
        self.refresh(&[], now, taken);
        Ok(())
    }

    fn settle(&mut self, seat: Seat, order: Order, on: bool, now: Time, taken: &mut Taken) {
        let same = |known: &Order| match (known, &order) {
            // Another number of hearts takes the place of the old one.
            (Order::LeaveAt { .. }, Order::LeaveAt { .. }) => true,
            (known, order) => known == order,
        };
        if !order.is_known(self.rules()) || self.chair(seat).orders.contains(&order) == on {
            return;
        }
        let orders = &mut self.chair_mut(seat).orders;
        orders.retain(|known| !same(known));
        if on && orders.len() < MOST_ORDERS {
            orders.push(order.clone());
        }
        taken.records.push(Record::Note(Note::Order { seat, order, on }));
        self.reconsider(seat, now);
    }

    /// A bot plays for a person, or not any more; `anyway`: it has to be written down even if it was so before.
    fn stand_in(&mut self, seat: Seat, on: bool, anyway: bool, now: Time, taken: &mut Taken) {
        let chair = self.chair_mut(seat);
        if chair.bot.is_none() && (chair.stand_in != on || anyway) {
            chair.stand_in = on;
            chair.missed = 0;
            let left = chair.left;
            taken.records.push(Record::Note(Note::StandIn { seat, on, left }));
            self.reconsider(seat, now);
        }
    }

    fn here(&mut self, seat: Seat, now: Time, taken: &mut Taken) {
        self.chair_mut(seat).away_since = None;
        if let Some(since) = self.asleep_since.filter(|_| !self.is_asleep()) {
            // No time has passed while nobody was there.
            self.asleep_since = None;
            self.shift(now.saturating_sub(since));
        }
        if !self.chair(seat).left {
            self.stand_in(seat, false, false, now, taken);
        }
    }

    /// The same room as if the game had come to another position, in which the same seats are asked: for tests of what
    /// can be told apart.
    #[must_use]
    pub fn imagine(&self, game: Game, chance: Alike, now: Time) -> Room<'c> {
        let mut room = self.clone();
        room.session.imagine(game, chance);
        for seat in 0..room.chairs.len() as Seat {
            let mut options = Options::default();
            room.session.rules().options(room.session.game(), seat, &mut options);
            if let Some(open) = &mut room.open[seat as usize] {
                open.options = options;
                room.reconsider(seat, now);
            }
        }
        room
    }

    /// A seat, as somebody who may sit there or not.
    pub fn chair(&self, seat: Seat) -> &Chair {
        // Seats come from the game or from whoever was given one.
        &self.chairs[seat as usize]
    }

    fn chair_mut(&mut self, seat: Seat) -> &mut Chair {
        &mut self.chairs[seat as usize]
    }

    /// From now on everybody may know of the banks what is in them.
    fn show_banks(&mut self) {
        self.shown_banks = self.chairs.iter().map(|chair| chair.bank).collect();
    }

    /// What everybody may know of a seat's bank.
    pub fn shown_bank(&self, seat: Seat) -> u64 {
        self.shown_banks.get(seat as usize).copied().unwrap_or_default()
    }

    /// All seats.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The question that is open for a seat, if a person has to answer it.
    pub fn question(&self, seat: Seat) -> Option<&Open> {
        let open = self.open.get(seat as usize)?.as_ref()?;
        (open.waits.is_none() && self.automatic(seat).is_none()).then_some(open)
    }

    /// Cards a seat may use although it is not asked.
    pub fn interjections(&self, seat: Seat) -> Options {
        let mut options = Options::default();
        if self.game().asked() >> seat & 1 == 0 {
            self.rules().interjections(self.game(), seat, &mut options);
        }
        options
    }

    /// Was something taken under this key?
    pub fn knows(&self, key: &str) -> bool {
        self.keys.contains_key(key)
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Option<Seat>) -> View {
        self.rules().view(self.game(), viewer)
    }

    /// May this seat take its last answer back?
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.session.undoable() == Some(seat) && self.check_running().is_ok()
    }

    /// The game; what may be shown of it is for [`Room::view`] to say.
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        self.session.rules()
    }

    /// The session.
    pub fn session(&self) -> &Session<'c> {
        &self.session
    }

    /// How it is run.
    pub fn options(&self) -> &RoomOptions {
        &self.options
    }
}
