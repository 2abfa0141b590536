//! A table before its game: who sits where, and how it begins.

use std::time::{Duration, Instant};

use axum::extract::ws::close_code;
use cards::words::{Arg, Lang};
use protocol as p;
use table::fair::{hex, promise, secret};
use tell::say::Say;

use super::game::Game;
use super::{Outgoing, Table, json, no_spectators};
use crate::refused::Refused;
use crate::secrets;
use crate::setup::{Who, bad_name, bot_of, clean_name};
use crate::store::{Change, Stage};

/// How long players may take to open their numbers.
const REVEAL: Duration = Duration::from_secs(10);

/// How long a table that begins by itself waits for its host's promise.
const PROMISE: Duration = Duration::from_secs(1);

impl Table {
    /// The table as one connection sees it.
    pub(super) fn lobby(&self, you: Option<u8>, lang: Lang, spectators: bool) -> p::Lobby {
        let there = |seat: u8| self.connections.values().any(|it| it.seat == Some(seat));
        let seats = self.setup.seats.iter().enumerate().filter(|(_, seat)| seat.who != Who::Closed);
        let seats = seats.map(|(n, seat)| {
            let number = n as u8 + 1;
            let player = match &seat.who {
                Who::Open | Who::Closed => None,
                Who::Bot(level) => Some(p::Player::Bot { level: level.clone() }),
                Who::Program(name) => Some(p::Player::Program { name: name.clone() }),
                Who::Human if there(number) => Some(p::Player::Human),
                Who::Human => Some(p::Player::Away { bot_in: None }),
            };
            p::LobbySeat { seat: number, monster: seat.monster.clone(), player, name: seat.name.clone() }
        });
        let watching = self.connections.values().filter(|it| it.seat.is_none()).count();
        let own = you.and_then(|seat| self.setup.seats.get(usize::from(seat) - 1));
        p::Lobby {
            table: self.code.clone(),
            options: self.setup.options.clone(),
            seats: seats.collect(),
            you,
            host: you.is_some() && you == Some(self.setup.host),
            spectators: if spectators { watching as u16 } else { 0 },
            not_yet: self.setup.clone().ready(self.hub.catalogue).err().map(|refused| refused.text(lang)),
            promise: self.setup.promise(&self.code),
            promised: own.is_some_and(|seat| seat.promise.is_some()),
            starting: self.setup.starting,
            programs: self.hub.programs.iter().map(|program| program.name().to_string()).collect(),
        }
    }

    /// Shows everybody the table.
    pub(super) fn show_lobby(&mut self) {
        let all: Vec<(u64, Option<u8>, Lang)> =
            self.connections.iter().map(|(n, it)| (*n, it.seat, it.lang)).collect();
        for (connection, seat, lang) in all {
            let lobby = self.lobby(seat, lang, true);
            self.tell(connection, &p::ServerMessage::Lobby(lobby));
        }
    }

    /// A table that begins by itself does so when its host is there.
    pub(super) fn somebody_came(&mut self, seat: Option<u8>) {
        if self.setup.starting && seat == Some(self.setup.host) && self.start_at.is_none() {
            self.start_at = Some(Instant::now() + PROMISE);
        }
    }

    pub(super) async fn sit(
        &mut self,
        wanted: &p::Sit,
        holder: [u8; 32],
    ) -> Result<Result<u8, Refused>, String> {
        let own = self.holders.iter().find(|(_, known)| *known == holder).map(|(seat, _)| *seat);
        if let Some(seat) = own.filter(|_| !wanted.another) {
            // Whoever has a seat already keeps it, whatever was asked for.
            return Ok(Ok(seat));
        }
        if self.stage != Stage::Lobby {
            return Ok(Err(Refused::new(p::ErrorCode::AlreadyStarted, "refused-begun-watch")));
        }
        if self.revealing.is_some() {
            return Ok(Err(about_to_begin()));
        }
        let before = self.setup.clone();
        let seat = match self.setup.sit(self.hub.catalogue, wanted) {
            Ok(seat) => seat,
            Err(refused) => return Ok(Err(refused)),
        };
        if self.setup.seats.get(usize::from(self.setup.host) - 1).is_none_or(|it| it.who != Who::Human) {
            // The host has gone: whoever comes next takes over.
            self.setup.host = seat;
        }
        let change = Change::Seat { holder, code: self.code.clone(), seat };
        if let Err(error) = self.hub.store.write(vec![self.kept(), change]).await {
            self.setup = before;
            return Err(error);
        }
        self.holders.push((seat, holder));
        // Somebody who watched sits down.
        for it in self
            .connections
            .values_mut()
            .filter(|it| it.seat.is_none() && !it.watch && it.holder == Some(holder))
        {
            it.seat = Some(seat);
        }
        self.show_lobby();
        Ok(Ok(seat))
    }

    pub(super) async fn in_lobby(
        &mut self,
        connection: u64,
        message: p::ClientMessage,
    ) -> Result<(), String> {
        let seat = self.seat_of(connection);
        let Some(seat) = seat else {
            self.refuse(connection, None, &Refused::new(p::ErrorCode::NotSeated, "refused-sit-first"));
            return Ok(());
        };
        let before = self.setup.clone();
        let mut more = Vec::new();
        match self.change_lobby(seat, &message, &mut more) {
            Err(refused) => {
                self.setup = before;
                self.refuse(connection, None, &refused);
                return Ok(());
            }
            Ok(Next::Nothing) => return Ok(()),
            Ok(Next::Begin) => {
                self.setup.starting = false;
                return self.begin().await;
            }
            Ok(Next::Emote(emote)) => {
                self.broadcast(&p::ServerMessage::Emote { seat, emote });
                return Ok(());
            }
            Ok(Next::Keep) => {}
        }
        more.push(self.kept());
        self.hub.store.write(more).await?;
        self.show_lobby();
        if self.revealing.is_some() && matches!(message, p::ClientMessage::Leave) {
            // The numbers were promised for seats that are not the same any more.
            let left = Refused::new(p::ErrorCode::BadSeed, "refused-somebody-left");
            return self.give_up_revealing(&left).await;
        }
        let all_open = self.revealing.is_some() && self.all_revealed();
        let promised = self.setup.starting && seat == self.setup.host && self.promise_of(seat).is_some();
        if all_open {
            return self.deal().await;
        }
        if promised && self.start_at.is_some() {
            self.start_at = None;
            return self.begin().await;
        }
        Ok(())
    }

    fn change_lobby(
        &mut self,
        seat: u8,
        message: &p::ClientMessage,
        more: &mut Vec<Change>,
    ) -> Result<Next, Refused> {
        let host = seat == self.setup.host;
        let not_host = || Refused::new(p::ErrorCode::NotHost, "refused-not-host");
        let at = usize::from(seat) - 1;
        match message {
            p::ClientMessage::Name { name } => {
                self.setup.seats[at].name = clean_name(name).ok_or_else(bad_name)?;
            }
            p::ClientMessage::Monster { monster } => {
                self.setup.choose_monster(self.hub.catalogue, seat, monster.clone())?;
            }
            p::ClientMessage::Seat { seat: n, what } => {
                if !host {
                    return Err(not_host());
                }
                if self.revealing.is_some() {
                    return Err(about_to_begin());
                }
                self.arrange(*n, what, more)?;
            }
            p::ClientMessage::Start if !host => return Err(not_host()),
            p::ClientMessage::Start => return Ok(Next::Begin),
            p::ClientMessage::Promise { hash } => {
                if self.revealing.is_some() || secret(hash).is_none() {
                    return Err(Refused::new(p::ErrorCode::BadSeed, "refused-promise"));
                }
                self.setup.seats[at].promise = Some(hash.to_lowercase());
            }
            p::ClientMessage::Reveal { seed } => {
                let number = secret(seed).filter(|_| self.revealing.is_some());
                let right = number.is_some_and(|number| {
                    self.promise_of(seat) == Some(&promise(&self.code, Some(seat - 1), &number))
                });
                if !right {
                    return Err(Refused::new(p::ErrorCode::BadSeed, "refused-number"));
                }
                self.setup.seats[at].seed = number.map(|number| hex(&number));
            }
            p::ClientMessage::Leave => {
                self.free(seat, more);
            }
            p::ClientMessage::Emote { emote } => return Ok(Next::Emote(*emote)),
            p::ClientMessage::Reclaim
            | p::ClientMessage::Pause { .. }
            | p::ClientMessage::Standing { .. } => {
                return Ok(Next::Nothing);
            }
            _ => return Err(Refused::new(p::ErrorCode::NotStarted, "refused-not-begun")),
        }
        Ok(Next::Keep)
    }

    /// The host makes something of a seat.
    fn arrange(&mut self, n: u8, what: &p::SeatChange, more: &mut Vec<Change>) -> Result<(), Refused> {
        if n == self.setup.host || n == 0 || n > 6 {
            return Err(Refused::new(p::ErrorCode::BadOptions, "refused-seat-fixed"));
        }
        let mut next = self.setup.clone();
        while next.seats.len() < usize::from(n) {
            next.seats.push(crate::setup::Seat { who: Who::Closed, ..Default::default() });
        }
        let who = match what {
            p::SeatChange::Open => Who::Open,
            p::SeatChange::Closed => Who::Closed,
            p::SeatChange::Bot { level } => {
                bot_of(level)?;
                Who::Bot(level.clone())
            }
            // Only what the owner of the server offers: nobody else makes it start anything.
            p::SeatChange::Program { name } => {
                if !self.hub.programs.iter().any(|program| program.name() == name) {
                    return Err(Refused::new(p::ErrorCode::BadOptions, "refused-program"));
                }
                Who::Program(name.clone())
            }
        };
        let before = std::mem::take(&mut next.seats[usize::from(n) - 1]);
        next.seats[usize::from(n) - 1].who = who.clone();
        next.check(self.hub.catalogue)?;
        self.setup = next;
        if before.who == Who::Human {
            self.free(n, more);
            self.setup.seats[usize::from(n) - 1].who = who;
        }
        Ok(())
    }

    /// Somebody gets up.
    fn free(&mut self, seat: u8, more: &mut Vec<Change>) {
        self.setup.seats[usize::from(seat) - 1] = crate::setup::Seat::default();
        self.holders.retain(|(known, _)| *known != seat);
        more.push(Change::FreeSeat { code: self.code.clone(), seat });
        for it in self.connections.values_mut().filter(|it| it.seat == Some(seat)) {
            it.seat = None;
        }
        if seat == self.setup.host {
            let people = self.setup.seats.iter().position(|seat| seat.who == Who::Human);
            self.setup.host = people.map_or(seat, |at| at as u8 + 1);
        }
    }

    fn promise_of(&self, seat: u8) -> Option<&String> {
        self.setup.seats.get(usize::from(seat) - 1)?.promise.as_ref()
    }

    fn all_revealed(&self) -> bool {
        self.setup.seats.iter().all(|seat| seat.promise.is_none() || seat.seed.is_some())
    }

    /// The game is about to begin: free seats are gone, and whoever promised a number opens it.
    pub(super) async fn begin(&mut self) -> Result<(), String> {
        if self.revealing.is_some() {
            return Ok(());
        }
        if let Err(refused) = self.setup.clone().ready(self.hub.catalogue) {
            let host = self.connections.iter().find(|(_, it)| it.seat == Some(self.setup.host));
            if let Some(connection) = host.map(|(n, _)| *n) {
                self.refuse(connection, None, &refused);
            }
            return Ok(());
        }
        let mut changes = self.close_gaps();
        changes.push(self.kept());
        self.hub.store.write(changes).await?;
        // Whoever promised a number and is not there cannot open it and takes no part.
        let there: Vec<u8> = self.connections.values().filter_map(|it| it.seat).collect();
        for (n, seat) in self.setup.seats.iter_mut().enumerate() {
            if !there.contains(&(n as u8 + 1)) {
                seat.promise = None;
            }
            seat.seed = None;
        }
        if self.setup.seats.iter().any(|seat| seat.promise.is_some()) {
            self.revealing = Some(Instant::now() + REVEAL);
            self.broadcast(&p::ServerMessage::RevealNow);
            return Ok(());
        }
        self.deal().await
    }

    /// Seats that nobody took are left out, and those behind them move up.
    fn close_gaps(&mut self) -> Vec<Change> {
        let mut changes = Vec::new();
        let mut moved: Vec<(u8, u8)> = Vec::new();
        let mut seats = Vec::new();
        for (n, mut seat) in std::mem::take(&mut self.setup.seats).into_iter().enumerate() {
            if matches!(seat.who, Who::Open | Who::Closed) {
                continue;
            }
            let (old, new) = (n as u8 + 1, seats.len() as u8 + 1);
            if old != new {
                moved.push((old, new));
                // The promise was made for another seat.
                seat.promise = None;
            }
            seats.push(seat);
        }
        self.setup.seats = seats;
        for (old, new) in moved {
            if self.setup.host == old {
                self.setup.host = new;
            }
            for it in self.connections.values_mut().filter(|it| it.seat == Some(old)) {
                it.seat = Some(new);
            }
            let holder = self.holders.iter_mut().find(|(seat, _)| *seat == old);
            if let Some((seat, holder)) = holder {
                *seat = new;
                let code = self.code.clone();
                changes.push(Change::FreeSeat { code: code.clone(), seat: old });
                changes.push(Change::Seat { holder: *holder, code, seat: new });
            }
        }
        changes
    }

    /// Somebody did not open his number in time: everything about the dice begins anew.
    pub(super) async fn reveal_no_longer(&mut self) -> Result<(), String> {
        let seats = self.setup.seats.iter().zip(1u8..);
        let late: Vec<(String, u8)> = seats
            .filter(|(seat, _)| seat.promise.is_some() && seat.seed.is_none())
            .map(|(seat, n)| (seat.name.clone(), n))
            .collect();
        tracing::info!(table = %self.code, late = late.len(), "numbers for the dice were not opened in time");
        let names = Arg::each(|lang| {
            let say = Say::new(lang);
            let name = |(name, n): &(String, u8)| match name.as_str() {
                "" => say.with("seat-number", &[("n", (*n).into())]),
                name => name.to_string(),
            };
            say.list(&late.iter().map(name).collect::<Vec<_>>())
        });
        let refused = Refused::new(p::ErrorCode::BadSeed, "refused-numbers-late").with("names", names);
        self.give_up_revealing(&refused).await
    }

    async fn give_up_revealing(&mut self, why: &Refused) -> Result<(), String> {
        self.revealing = None;
        for seat in &mut self.setup.seats {
            (seat.promise, seat.seed) = (None, None);
        }
        self.setup.secret = hex(&secrets::random::<32>());
        self.setup.starting = false;
        self.hub.store.write(vec![self.kept()]).await?;
        self.show_lobby();
        self.refuse_all(why);
        Ok(())
    }

    /// Before the game anybody with the link may look, to sit down; from now on perhaps not.
    fn send_watchers_away(&mut self) {
        if self.setup.options.spectators {
            return;
        }
        self.connections.retain(|_, it| {
            if it.seat.is_none() {
                let text = json(&no_spectators().told(None, it.lang));
                let _ = it.out.try_send(Outgoing::End(text, close_code::POLICY));
            }
            it.seat.is_some()
        });
    }

    /// Deals the game.
    async fn deal(&mut self) -> Result<(), String> {
        self.revealing = None;
        self.start_at = None;
        let before = self.setup.clone();
        match Game::deal(self).await {
            Ok(game) => {
                self.game = Some(Box::new(game));
                self.send_watchers_away();
                for it in self.connections.values_mut() {
                    it.sent.log = 0;
                }
                self.show_all(true);
                // Bots may begin.
                self.game_time().await
            }
            Err(refused) => {
                self.setup = before;
                self.refuse_all(&refused);
                Ok(())
            }
        }
    }
}

/// Seats and promises stay as they are while numbers are opened.
fn about_to_begin() -> Refused {
    Refused::new(p::ErrorCode::AlreadyStarted, "refused-about-to-begin")
}

/// What follows a message before the game.
enum Next {
    Nothing,
    Keep,
    Begin,
    Emote(p::Emote),
}
