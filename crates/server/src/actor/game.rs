//! A table whose game has begun: what people and bots answer, and what everybody is shown.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use bots::ByName;
use outside::Players;
use protocol as p;
use rules::{Action, Seat, Seeded};
use table::room::{Input, Record, Refusal, Room, Taken, Telling};
use table::{Journal, Order};
use tokio::sync::Semaphore;

use super::{Table, json};
use crate::hub::Hub;
use crate::refused::Refused;
use crate::show::{About, Made, STAND_IN, Show};
use crate::store::{Change, Stage};

/// A game with everything needed to run and show it.
pub(super) struct Game {
    pub room: Room<'static>,
    show: Show,
    seq: i64,
    rng: Seeded,
    /// Whose turn it is to think long.
    thinking: Arc<Semaphore>,
    /// Where bots come from.
    players: Players<'static>,
    /// The bots that play or stand in, by seat, with their names: they remember what they have thought of.
    bots: HashMap<Seat, (String, Box<dyn bots::Bot>)>,
    /// The decision before which bots were asked last whether they come in between.
    considered: Option<u32>,
}

impl Game {
    /// Deals a game at a table and keeps it.
    pub(super) async fn deal(table: &mut Table) -> Result<Game, Refused> {
        let catalogue = table.hub.catalogue;
        let options = table.setup.ready(catalogue)?;
        let monsters = options.monsters.clone();
        for (seat, monster) in table.setup.seats.iter_mut().zip(&monsters) {
            seat.monster = Some(monster.clone());
        }
        let rules = cards::table::Table::new(catalogue, &options)
            .map_err(|error| Refused::because(p::ErrorCode::BadOptions, error.phrase()))?;
        let seal = table.setup.seal(&table.code);
        let now = table.hub.now();
        let how = table.setup.room_options(&table.hub.limits);
        let (mut room, taken) =
            Room::deal(catalogue, rules, &monsters, table.setup.chairs(), how, &seal, now).map_err(
                |fault| {
                    Refused::new(p::ErrorCode::BadSeed, "refused-numbers")
                        .with("detail", format!("{fault:?}"))
                },
            )?;
        table.setup.header = Some(room.session().header().to_string());
        table.stage = Stage::Play;
        let mut changes = vec![table.kept()];
        let mut seq = 0;
        changes.extend(records(&table.code, &mut seq, &taken.records));
        if let Err(error) = table.hub.store.write(changes).await {
            table.stage = Stage::Lobby;
            tracing::error!(table = %table.code, %error, "the deal could not be written");
            return Err(not_written());
        }
        let mut show = Show::new(catalogue, &room);
        show.tell(&taken.story);
        for seat in 0..room.chairs().len() as u8 {
            if room.chair(seat).bot.is_none()
                && !table.connections.values().any(|it| it.seat == Some(seat + 1))
            {
                let _ = room.take(Input::Gone(seat), now);
            }
        }
        Ok(Game::around(&table.hub, room, show, seq))
    }

    fn around(hub: &Hub, room: Room<'static>, show: Show, seq: i64) -> Game {
        let rng = Seeded::new(u64::from_le_bytes(crate::secrets::random()));
        let session = room.session();
        let monsters: Vec<String> = session.header().seats.iter().map(|seat| seat.monster.clone()).collect();
        let players = Players::only(hub.catalogue, session.table(), &monsters, &hub.programs);
        let thinking = hub.thinking.clone();
        Game { room, show, seq, rng, thinking, players, bots: HashMap::new(), considered: None }
    }

    /// Makes a game again from what is kept.
    pub(super) async fn restore(table: &Table) -> Result<Game, String> {
        let rows = table.hub.store.records(&table.code).await.map_err(|error| error.to_string())?;
        let mut all = Vec::with_capacity(rows.len());
        for row in &rows {
            all.push(serde_json::from_str::<Record>(row).map_err(|error| error.to_string())?);
        }
        let setup = &table.setup;
        let header = setup.header.as_deref().ok_or("there is no head")?;
        let header = Journal::read(header).map_err(|error| error.to_string())?.header;
        let seal = setup.seal(&table.code);
        let (room, tale) = Room::restore(
            table.hub.catalogue,
            &header,
            setup.chairs(),
            setup.room_options(&table.hub.limits),
            &seal,
            &all,
            table.hub.now(),
        )
        .map_err(|error| error.to_string())?;
        let mut show = Show::new(table.hub.catalogue, &room);
        show.tell(&tale);
        Ok(Game::around(&table.hub, room, show, rows.len() as i64))
    }

    /// The answer of a bot for a seat.
    fn bot_answer(&mut self, seat: Seat, prompt: u32) -> Option<Action> {
        let open = self.room.question(seat).filter(|open| open.id == prompt)?;
        let view = self.room.view(Some(seat));
        let (name, bot) = bot_at(&mut self.bots, &self.players, &self.room, seat)?;
        let situation = bots::Situation {
            rules: self.room.rules(),
            game: view.game(),
            seat,
            decision: open.decision,
            options: &open.options,
        };
        let rng = &mut self.rng;
        let action = if self.players.is_program(name) {
            aside(None, || bot.answer(&situation, rng))
        } else if bots::levels::takes_time(name) {
            aside(Some(&self.thinking), || bot.answer(&situation, rng))
        } else {
            bot.answer(&situation, rng)
        };
        if open.options.has(action) { Some(action) } else { table::default_answer(&open.options) }
    }

    /// A card some bot uses although somebody else is asked; each is asked once for each decision.
    fn bot_interjection(&mut self) -> Option<(Seat, Action)> {
        let decision = self.room.rules().decision(self.room.game())?;
        if self.considered.replace(decision.number) == Some(decision.number) || self.room.is_still() {
            return None;
        }
        for seat in 0..self.room.chairs().len() as Seat {
            let options = self.room.interjections(seat);
            if !self.room.chair(seat).is_bot_now() || options.is_empty() {
                continue;
            }
            let view = self.room.view(Some(seat));
            let (rules, game) = (self.room.rules(), view.game());
            let Some(decision) = rules.decision(game) else { continue };
            let Some((_, bot)) = bot_at(&mut self.bots, &self.players, &self.room, seat) else { continue };
            let situation = bots::Situation { rules, game, seat, decision, options: &options };
            if let Some(action) = bot.interject(&situation, &mut self.rng).filter(|&it| options.has(it)) {
                return Some((seat, action));
            }
        }
        None
    }
}

/// The bot that plays or stands in at a seat, with its name.
fn bot_at<'a>(
    bots: &'a mut HashMap<Seat, (String, Box<dyn bots::Bot>)>,
    players: &Players<'static>,
    room: &Room,
    seat: Seat,
) -> Option<(&'a str, &'a mut Box<dyn bots::Bot>)> {
    let name = room.chair(seat).bot.as_deref().unwrap_or(STAND_IN);
    if bots.get(&seat).is_none_or(|(known, _)| known != name) {
        // A program that the server does not offer any more is played for.
        let bot = players.bot(name, room.rules()).or_else(|_| players.bot(STAND_IN, room.rules()));
        bots.insert(seat, (name.to_string(), bot.ok()?));
    }
    bots.get_mut(&seat).map(|(name, bot)| (name.as_str(), bot))
}

/// Waits for a program, or for a bot that thinks long when it is its turn to, without keeping other tables from their work.
fn aside<T>(turn: Option<&Semaphore>, wait: impl FnOnce() -> T) -> T {
    use tokio::runtime::{Handle, RuntimeFlavor};
    match Handle::try_current() {
        Ok(handle) if handle.runtime_flavor() == RuntimeFlavor::MultiThread => {
            tokio::task::block_in_place(|| {
                let _turn = turn.map(|turn| handle.block_on(turn.acquire()));
                wait()
            })
        }
        _ => wait(),
    }
}

fn records(code: &str, seq: &mut i64, records: &[Record]) -> Vec<Change> {
    let change = |record: &Record| {
        *seq += 1;
        Change::Record {
            code: code.to_string(),
            seq: *seq,
            key: record.key().map(|key| key.key.clone()),
            record: serde_json::to_string(record).unwrap_or_default(),
        }
    };
    records.iter().map(change).collect()
}

fn order_in(order: p::Order) -> Order {
    match order {
        p::Order::Pass { topic, id } => Order::Pass { topic, card: id },
        p::Order::OnlyForLife => Order::OnlyForLife,
        p::Order::LeaveAt { hearts } => Order::LeaveAt { hearts },
    }
}

/// The head of a journal without the name of a seat.
pub(super) fn without_name(header: &str, seat: u8) -> String {
    let start = format!("seat {seat} ");
    let line = |line: &str| match line.starts_with(&start).then(|| line.split_once(" human ")).flatten() {
        Some((seat, _)) => format!("{seat} human \"\"\n"),
        None => format!("{line}\n"),
    };
    header.lines().map(line).collect()
}

fn refusal(refusal: Refusal) -> Refused {
    match refusal {
        Refusal::Over => Refused::new(p::ErrorCode::Over, "refused-over"),
        Refusal::Paused => Refused::new(p::ErrorCode::Paused, "refused-paused"),
        Refusal::Eliminated => Refused::new(p::ErrorCode::Eliminated, "refused-eliminated"),
        Refusal::NotAsked => Refused::new(p::ErrorCode::NotAsked, "refused-not-asked"),
        Refusal::Stale => Refused::new(p::ErrorCode::StalePrompt, "refused-stale"),
        Refusal::Illegal => Refused::new(p::ErrorCode::IllegalAction, "refused-illegal"),
        Refusal::KeyReused => Refused::new(p::ErrorCode::KeyReused, "refused-key-reused"),
        Refusal::CannotUndo => Refused::new(p::ErrorCode::CannotUndo, "refused-undo"),
    }
}

fn not_written() -> Refused {
    Refused::new(p::ErrorCode::NotStored, "refused-not-written")
}

impl Table {
    /// Something happens in the game: it is written down, and then everybody is shown what they may see of it.
    pub(super) async fn input(
        &mut self,
        input: Input,
        from: Option<(u64, Option<String>)>,
    ) -> Result<(), String> {
        let began = Instant::now();
        let now = self.hub.now();
        let Some(game) = &mut self.game else { return Ok(()) };
        let taken = match game.room.take(input, now) {
            Ok(taken) => taken,
            Err(refused) => {
                if let Some((connection, key)) = from {
                    self.refuse(connection, key, &refusal(refused));
                    self.show_to(connection, true);
                }
                return Ok(());
            }
        };
        let answered = !taken.acks.is_empty();
        if let Err(error) = self.keep(taken).await {
            if let Some((connection, key)) = from {
                self.refuse(connection, key, &not_written());
            }
            return Err(error);
        }
        if answered {
            self.hub.metrics.answers.fetch_add(1, Ordering::Relaxed);
            self.hub.metrics.took(began.elapsed().as_micros() as u64);
        }
        self.show_all(false);
        self.bots().await
    }

    /// Writes down what has happened, tells the story on, and acknowledges.
    async fn keep(&mut self, taken: Taken) -> Result<(), String> {
        let Some(game) = &mut self.game else { return Ok(()) };
        let mut changes = records(&self.code, &mut game.seq, &taken.records);
        let over = game.room.game().is_over() && !self.setup.over;
        for telling in &taken.story {
            game.show.tell(std::slice::from_ref(telling));
            if matches!(telling, Telling::Cut(_)) {
                // Lines that were taken back are sent anew.
                for it in self.connections.values_mut() {
                    it.sent.log = it.sent.log.min(game.show.lines_for(it.seat.map(|seat| seat - 1)));
                }
            }
        }
        if over {
            self.setup.over = true;
            self.stage = Stage::Over;
            for (seat, (_, mut bot)) in game.bots.drain() {
                bot.over(game.room.rules(), game.room.view(Some(seat)).game(), seat);
            }
        }
        // Where one has days to answer, it counts since when, whatever happens to the server meanwhile.
        if over || self.setup.is_by_the_day() && !changes.is_empty() {
            changes.push(self.kept());
        }
        self.hub.store.write(changes).await?;
        if over {
            self.hub.metrics.ended.fetch_add(1, Ordering::Relaxed);
        }
        for (seat, key) in taken.dropped {
            let refused = refusal(Refusal::Stale);
            for it in self.connections.values_mut().filter(|it| it.seat == Some(seat + 1)) {
                it.send(json(&refused.told(Some(key.clone()), it.lang)));
            }
        }
        for (seat, key) in taken.acks {
            let text = json(&p::ServerMessage::Ack { key });
            for it in self.connections.values_mut().filter(|it| it.seat == Some(seat + 1)) {
                it.send(text.clone());
            }
        }
        Ok(())
    }

    /// Time has passed.
    pub(super) async fn game_time(&mut self) -> Result<(), String> {
        let now = self.hub.now();
        let Some(game) = &mut self.game else { return Ok(()) };
        let taken = game.room.pass_time(now);
        if !taken.records.is_empty() {
            self.keep(taken).await?;
            self.show_all(false);
        }
        self.bots().await
    }

    /// Bots whose time has come answer.
    async fn bots(&mut self) -> Result<(), String> {
        loop {
            let now = self.hub.now();
            let Some(game) = &mut self.game else { return Ok(()) };
            if let Some((seat, action)) = game.bot_interjection()
                && let Ok(taken) = game.room.take(Input::BotPlay { seat, action }, now)
            {
                self.keep(taken).await?;
                self.show_all(false);
                continue;
            }
            let Some((seat, prompt)) = game.room.bots_due(now).first().copied() else { return Ok(()) };
            // A bot without an answer passes, or the table would ask it again and again.
            let open = game.room.question(seat).and_then(|open| table::default_answer(&open.options));
            let action = game.bot_answer(seat, prompt).or(open).unwrap_or(Action::Pass);
            let Ok(taken) = game.room.take(Input::Bot { seat, prompt, action }, now) else { return Ok(()) };
            let waits = taken.records.is_empty();
            self.keep(taken).await?;
            self.show_all(false);
            if waits {
                return Ok(());
            }
        }
    }

    pub(super) async fn in_game(&mut self, connection: u64, message: p::ClientMessage) -> Result<(), String> {
        let Some(seat) = self.seat_of(connection) else {
            let refused = Refused::new(p::ErrorCode::NotSeated, "refused-watching");
            self.refuse(connection, key_of(&message), &refused);
            return Ok(());
        };
        let seat = seat - 1;
        let key = key_of(&message);
        let too_long = key.as_ref().is_some_and(|key| key.is_empty() || key.len() > 64);
        if too_long {
            self.refuse(connection, None, &Refused::new(p::ErrorCode::IllegalAction, "refused-key"));
            return Ok(());
        }
        let frame = self.connections.get(&connection).map_or(0, |it| it.sent.frame);
        let stale = || refusal(Refusal::Stale);
        let action = match &message {
            p::ClientMessage::Answer { action, .. } | p::ClientMessage::Play { action, .. } => {
                match action.parse::<Action>() {
                    Ok(action) => action,
                    Err(()) => {
                        let refused = Refused::new(p::ErrorCode::IllegalAction, "refused-no-action");
                        self.refuse(connection, key, &refused);
                        return Ok(());
                    }
                }
            }
            _ => Action::Pass,
        };
        let input = match message {
            p::ClientMessage::Answer { key, prompt, .. } => Input::Answer { seat, prompt, action, key },
            p::ClientMessage::Play { key, frame: seen, .. } => {
                if seen != frame && !self.knows(&key) {
                    self.refuse(connection, Some(key), &stale());
                    self.show_to(connection, true);
                    return Ok(());
                }
                Input::Play { seat, action, key }
            }
            p::ClientMessage::Undo { key, frame: seen } => {
                if seen != frame && !self.knows(&key) {
                    self.refuse(connection, Some(key), &stale());
                    self.show_to(connection, true);
                    return Ok(());
                }
                Input::Undo { seat, key }
            }
            p::ClientMessage::Standing { order, on } => Input::Order { seat, order: order_in(order), on },
            p::ClientMessage::Pause { on } => Input::Pause { seat, on },
            p::ClientMessage::Leave => Input::Leave(seat),
            p::ClientMessage::Reclaim => Input::Reclaim(seat),
            p::ClientMessage::Emote { emote } => {
                self.broadcast(&p::ServerMessage::Emote { seat: seat + 1, emote });
                return Ok(());
            }
            p::ClientMessage::Rematch => return self.rematch(connection).await,
            // A promise or number that comes late does no harm.
            p::ClientMessage::Promise { .. } | p::ClientMessage::Reveal { .. } => return Ok(()),
            _ => {
                self.refuse(connection, key, &Refused::new(p::ErrorCode::AlreadyStarted, "refused-begun"));
                return Ok(());
            }
        };
        self.input(input, Some((connection, key))).await
    }

    fn knows(&self, key: &str) -> bool {
        self.game.as_ref().is_some_and(|game| game.room.knows(key))
    }

    /// A new table for the same players.
    async fn rematch(&mut self, connection: u64) -> Result<(), String> {
        if self.stage != Stage::Over {
            self.refuse(connection, None, &Refused::new(p::ErrorCode::NotStarted, "refused-not-over"));
            return Ok(());
        }
        if self.setup.rematch.is_none() {
            let mut next = self.setup.clone();
            next.secret = table::fair::hex(&crate::secrets::random::<32>());
            (next.header, next.rematch, next.over, next.starting) = (None, None, false, false);
            // Whoever sat first sits last now.
            next.seats.rotate_left(1);
            let n = next.seats.len() as u8;
            for seat in &mut next.seats {
                (seat.promise, seat.seed) = (None, None);
            }
            let moved = |seat: u8| if seat == 1 { n } else { seat - 1 };
            next.host = moved(self.setup.host);
            let host = self.holders.iter().find(|(seat, _)| *seat == self.setup.host);
            let holder = host.map_or([0; 32], |(_, holder)| *holder);
            let code = super::make(&self.hub, &next, holder).await?;
            let others = self.holders.iter().filter(|(seat, _)| *seat != self.setup.host);
            let seats = others.map(|(seat, holder)| Change::Seat {
                holder: *holder,
                code: code.clone(),
                seat: moved(*seat),
            });
            let mut changes: Vec<Change> = seats.collect();
            self.setup.rematch = Some(code);
            changes.push(self.kept());
            self.hub.store.write(changes).await?;
        }
        self.show_all(true);
        Ok(())
    }

    /// Shows everybody what has changed for them.
    pub(super) fn show_all(&mut self, even_if_same: bool) {
        let all: Vec<u64> = self.connections.keys().copied().collect();
        let mut made = HashMap::new();
        for connection in all {
            self.show(connection, even_if_same, &mut made);
        }
    }

    /// Shows one connection the game.
    pub(super) fn show_to(&mut self, connection: u64, even_if_same: bool) {
        self.show(connection, even_if_same, &mut HashMap::new());
    }

    fn show(&mut self, connection: u64, even_if_same: bool, made: &mut Made) {
        let now = self.hub.now();
        let Some(game) = &mut self.game else { return };
        let Some(it) = self.connections.get_mut(&connection) else { return };
        let about = About { options: &self.setup.options, setup: Some((&self.setup, &self.code)), now };
        let viewer = (it.seat.map(|seat| seat - 1), it.lang);
        let Some((text, sent)) = game.show.next(&game.room, about, viewer, it.sent, even_if_same, made)
        else {
            return;
        };
        if it.send(text) {
            it.sent = sent;
            self.hub.metrics.frames.fetch_add(1, Ordering::Relaxed);
        } else {
            self.hub.metrics.behind.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn key_of(message: &p::ClientMessage) -> Option<String> {
    match message {
        p::ClientMessage::Answer { key, .. }
        | p::ClientMessage::Play { key, .. }
        | p::ClientMessage::Undo { key, .. } => Some(key.clone()),
        _ => None,
    }
}
