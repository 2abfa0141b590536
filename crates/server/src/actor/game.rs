//! A table whose game has begun: what people and bots answer, and what everybody is shown.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::atomic::Ordering;
use std::time::Instant;

use cards::catalogue::Catalogue;
use cards::words::Lang;
use odds::Solver;
use protocol as p;
use rules::{Action, Seat, Seeded};
use table::room::{Input, Record, Refusal, Room, Taken, Telling};
use table::{Journal, Order};
use tell::cast::Cast;
use tell::say::Say;
use tell::wire::{self, Story};

use super::{Table, json};
use crate::setup::{Refused, level_of};
use crate::store::{Change, Stage};

/// How a bot that stands in for somebody plays.
const STAND_IN: &str = "brawler";

/// Who looks, and in which language.
type Viewer = (Option<Seat>, Lang);

/// A game with everything needed to show it.
pub(super) struct Game {
    pub room: Room<'static>,
    story: Story,
    cast: Cast<'static>,
    seq: i64,
    /// For each viewer and language the number of the last frame, and what it showed.
    shown: HashMap<Viewer, (u32, u64)>,
    solver: Solver,
    rng: Seeded,
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
        let bad = |text: String| (p::ErrorCode::BadOptions, text);
        let rules = cards::table::Table::new(catalogue, &options).map_err(|error| bad(error.to_string()))?;
        let seal = table.setup.seal(&table.code);
        let now = table.hub.now();
        let how = table.setup.room_options(&table.hub.limits);
        let (mut room, taken) =
            Room::deal(catalogue, rules, &monsters, table.setup.chairs(), how, &seal, now).map_err(
                |fault| (p::ErrorCode::BadSeed, format!("the numbers for the dice do not fit: {fault:?}")),
            )?;
        table.setup.header = Some(room.session().header().to_string());
        table.stage = Stage::Play;
        let mut changes = vec![table.kept()];
        let mut seq = 0;
        changes.extend(records(&table.code, &mut seq, &taken.records));
        if let Err(error) = table.hub.store.write(changes).await {
            table.stage = Stage::Lobby;
            return Err((p::ErrorCode::NotStored, error));
        }
        let mut story = story(&room);
        tell(&mut story, &taken.story);
        for seat in 0..room.chairs().len() as u8 {
            if room.chair(seat).bot.is_none()
                && !table.connections.values().any(|it| it.seat == Some(seat + 1))
            {
                let _ = room.take(Input::Gone(seat), now);
            }
        }
        Ok(Game::around(catalogue, room, story, seq))
    }

    fn around(catalogue: &Catalogue, room: Room<'static>, story: Story, seq: i64) -> Game {
        let session = room.session();
        let cast = Cast::new(catalogue, session.table(), &session.header().seats);
        let rng = Seeded::new(u64::from_le_bytes(crate::secrets::random()));
        Game { room, story, cast, seq, shown: HashMap::new(), solver: Solver::default(), rng }
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
        let mut story = story(&room);
        tell(&mut story, &tale);
        Ok(Game::around(table.hub.catalogue, room, story, rows.len() as i64))
    }

    /// The game as a viewer is shown it, but for the log.
    fn frame(&mut self, viewer: Option<Seat>, lang: Lang, options: &p::TableOptions, now: u64) -> p::Frame {
        let (room, cast, say) = (&self.room, &self.cast, Say { lang });
        let view = room.view(viewer);
        let mut frame = wire::position(cast, &view, say);
        for monster in &mut frame.monsters {
            let seat = monster.seat - 1;
            let chair = room.chair(seat);
            monster.name = chair.name.clone();
            monster.player = match (&chair.bot, chair.stand_in, chair.away_since) {
                (Some(bot), _, _) => p::Player::Bot { level: level_of(bot) },
                (_, true, _) => p::Player::StandIn { level: level_of(STAND_IN) },
                (_, _, Some(_)) => {
                    let left = room.absence(seat).map(|at| at.saturating_sub(now) as u32);
                    p::Player::Away { bot_in: left }
                }
                _ => p::Player::Human,
            };
            if room.options().clock.bank() > 0 {
                monster.bank = Some(chair.bank as u32);
            }
        }
        frame.paused = room.is_paused();
        if let Some(seat) = viewer {
            frame.undo = room.can_undo(seat);
            frame.standing = room.chair(seat).orders.iter().map(order_out).collect();
            let decision = room.rules().decision(view.game());
            if let Some(open) = room.question(seat).filter(|_| !room.chair(seat).is_bot_now()) {
                let mut prompt = wire::prompt(cast, &view, open.decision, &open.options, say);
                if let Some(prompt) = &mut prompt {
                    prompt.id = open.id;
                    let default = table::default_answer(&open.options).unwrap_or(Action::Pass);
                    prompt.default = default.to_string();
                    let orders = table::possible(room.rules(), open.decision, &open.options);
                    prompt.automate = orders.iter().map(order_out).collect();
                    prompt.left = room.deadline(seat).map(|at| at.saturating_sub(now) as u32);
                    if options.help == p::Help::Odds {
                        prompt.odds = wire::odds(&view, &mut self.solver);
                    }
                }
                frame.prompt = prompt;
            } else if let Some(decision) = decision {
                let plays = room.interjections(seat);
                if !plays.is_empty() && !room.chair(seat).is_bot_now() {
                    frame.plays = wire::plays(cast, &view, decision, &plays, say);
                }
            }
        }
        frame
    }

    /// How the game ended, if it has.
    fn over(&self, setup: &crate::setup::Setup, code: &str) -> Option<p::Over> {
        let game = self.room.game();
        let end = game.end.as_ref()?;
        let rules = self.room.rules();
        let mut ranking: Vec<Seat> = (0..game.players).collect();
        let worth = |seat: Seat| {
            let won = end.winners >> seat & 1 == 1;
            (won, game.is_alive(seat), rules.score(game, seat), game.monster(seat).hearts)
        };
        ranking.sort_by_key(|&seat| std::cmp::Reverse(worth(seat)));
        let seal = setup.seal(code);
        let hex = table::fair::hex;
        let players = seal.players.iter().map(|player| p::PlayerSeal {
            seat: player.seat + 1,
            promise: player.promise.clone(),
            seed: hex(&player.seed),
        });
        let city = |place: u8| rules.book.places.get(place as usize).is_some_and(|place| place.city);
        Some(p::Over {
            winners: wire::seats(end.winners),
            how: format!("{:?}", end.how).to_lowercase(),
            ranking: ranking.into_iter().map(wire::seat).collect(),
            rematch: setup.rematch.clone(),
            course: wire::course(game.players, &self.story, city),
            seal: Some(p::Seal {
                promise: seal.promise.clone(),
                seed: seal.seed.as_ref().map(|seed| hex(seed)),
                players: players.collect(),
            }),
        })
    }

    /// The answer of a bot for a seat.
    fn bot_answer(&mut self, seat: Seat, prompt: u32) -> Option<Action> {
        let open = self.room.question(seat).filter(|open| open.id == prompt)?;
        let view = self.room.view(Some(seat));
        let chair = self.room.chair(seat);
        let mut bot = bots::by_name(chair.bot.as_deref().unwrap_or(STAND_IN)).ok()?;
        let situation = bots::Situation {
            rules: self.room.rules(),
            game: view.game(),
            seat,
            decision: open.decision,
            options: &open.options,
        };
        let action = bot.answer(&situation, &mut self.rng);
        if open.options.has(action) { Some(action) } else { table::default_answer(&open.options) }
    }
}

fn story(room: &Room) -> Story {
    let hearts = room.session().table().options.hearts.unwrap_or(room.rules().book.hearts);
    Story::new(room.chairs().len() as u8, hearts)
}

/// Tells a story on.
fn tell(story: &mut Story, tale: &[Telling]) {
    for telling in tale {
        match telling {
            Telling::Cut(events) => story.cut(*events),
            Telling::Add(events) => story.add(events),
        }
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

fn order_out(order: &Order) -> p::Order {
    match order {
        Order::Pass { topic, card } => p::Order::Pass { topic: topic.clone(), id: card.clone() },
        Order::OnlyForLife => p::Order::OnlyForLife,
        Order::LeaveAt { hearts } => p::Order::LeaveAt { hearts: *hearts },
    }
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
    let (code, text) = match refusal {
        Refusal::Over => (p::ErrorCode::Over, "the game is over"),
        Refusal::Paused => (p::ErrorCode::Paused, "the table is paused; let it go on first"),
        Refusal::NotAsked => (p::ErrorCode::NotAsked, "nobody asks you anything now"),
        Refusal::Stale => (p::ErrorCode::StalePrompt, "the question has changed; look at it again"),
        Refusal::Illegal => (p::ErrorCode::IllegalAction, "this is not one of the answers"),
        Refusal::KeyReused => (p::ErrorCode::KeyReused, "this key was used for something else"),
        Refusal::CannotUndo => (
            p::ErrorCode::CannotUndo,
            "this cannot be taken back: something was rolled, shown or answered since",
        ),
    };
    (code, text.to_string())
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
                    self.refuse(connection, key, refusal(refused));
                    self.show_to(connection, true);
                }
                return Ok(());
            }
        };
        let answered = !taken.acks.is_empty();
        if let Err(error) = self.keep(taken).await {
            if let Some((connection, key)) = from {
                let text = "the server could not write this down; nothing has changed, try again".to_string();
                self.refuse(connection, key, (p::ErrorCode::NotStored, text));
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
            tell(&mut game.story, std::slice::from_ref(telling));
            if matches!(telling, Telling::Cut(_)) {
                // Lines that were taken back are sent anew.
                for it in self.connections.values_mut() {
                    it.log = it.log.min(game.story.lines_for(it.seat.map(|seat| seat - 1)));
                }
            }
        }
        if over {
            self.setup.over = true;
            self.stage = Stage::Over;
            changes.push(self.kept());
        }
        self.hub.store.write(changes).await?;
        if over {
            self.hub.metrics.ended.fetch_add(1, Ordering::Relaxed);
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
            let Some((seat, prompt)) = game.room.bots_due(now).first().copied() else { return Ok(()) };
            let Some(action) = game.bot_answer(seat, prompt) else { return Ok(()) };
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
            let text = "you watch this table; only those who play may do this".to_string();
            self.refuse(connection, key_of(&message), (p::ErrorCode::NotSeated, text));
            return Ok(());
        };
        let seat = seat - 1;
        let key = key_of(&message);
        let illegal = |text: &str| (p::ErrorCode::IllegalAction, text.to_string());
        let too_long = key.as_ref().is_some_and(|key| key.is_empty() || key.len() > 64);
        if too_long {
            self.refuse(connection, None, illegal("a key has 1 to 64 letters"));
            return Ok(());
        }
        let frame = self.connections.get(&connection).map_or(0, |it| it.frame);
        let stale = || refusal(Refusal::Stale);
        let action = match &message {
            p::ClientMessage::Answer { action, .. } | p::ClientMessage::Play { action, .. } => {
                match action.parse::<Action>() {
                    Ok(action) => action,
                    Err(()) => {
                        self.refuse(connection, key, illegal("this is no action; see the frame's choices"));
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
                    self.refuse(connection, Some(key), stale());
                    return Ok(());
                }
                Input::Play { seat, action, key }
            }
            p::ClientMessage::Undo { key, frame: seen } => {
                if seen != frame && !self.knows(&key) {
                    self.refuse(connection, Some(key), stale());
                    return Ok(());
                }
                Input::Undo { seat, key }
            }
            p::ClientMessage::Standing { order, on } => Input::Order { seat, order: order_in(order), on },
            p::ClientMessage::Pause { on } => Input::Pause(on),
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
                let text = "the game has begun".to_string();
                self.refuse(connection, key, (p::ErrorCode::AlreadyStarted, text));
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
            self.refuse(connection, None, (p::ErrorCode::NotStarted, "the game is not over".to_string()));
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
        let viewer = it.seat.map(|seat| seat - 1);
        let lines = game.story.lines_for(viewer);
        let (core, number) = made
            .entry((viewer, it.lang))
            .or_insert_with(|| {
                let mut frame = game.frame(viewer, it.lang, &self.setup.options, now);
                frame.over = game.over(&self.setup, &self.code);
                let hash = content(&frame, lines);
                let (number, before) = game.shown.entry((viewer, it.lang)).or_default();
                if *before != hash {
                    (*number, *before) = (*number + 1, hash);
                }
                (frame, *number)
            })
            .clone();
        let from = it.log.min(lines);
        if !even_if_same && it.frame == number && it.log == lines {
            return;
        }
        let log = game.story.lines(&game.cast, Say { lang: it.lang }, viewer, from);
        let frame = p::Frame { frame: number, log_from: from, log, ..core };
        if it.send(json(&p::ServerMessage::Frame(Box::new(frame)))) {
            (it.frame, it.log) = (number, lines);
            self.hub.metrics.frames.fetch_add(1, Ordering::Relaxed);
        } else {
            self.hub.metrics.behind.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Frames made in this round: by viewer and language, without the log, with their number.
type Made = HashMap<Viewer, (p::Frame, u32)>;

/// What a frame shows, without what passes by itself.
fn content(frame: &p::Frame, lines: u32) -> u64 {
    let mut still = frame.clone();
    if let Some(prompt) = &mut still.prompt {
        prompt.left = None;
    }
    for monster in &mut still.monsters {
        monster.bank = None;
        if let p::Player::Away { bot_in } = &mut monster.player {
            *bot_in = None;
        }
    }
    let mut hasher = DefaultHasher::new();
    (lines, serde_json::to_string(&still).unwrap_or_default()).hash(&mut hasher);
    hasher.finish()
}

fn key_of(message: &p::ClientMessage) -> Option<String> {
    match message {
        p::ClientMessage::Answer { key, .. }
        | p::ClientMessage::Play { key, .. }
        | p::ClientMessage::Undo { key, .. } => Some(key.clone()),
        _ => None,
    }
}
