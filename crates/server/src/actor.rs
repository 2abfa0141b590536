//! One task for each table: everything that happens to it comes through its inbox, one thing after the other.

mod game;
mod lobby;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::close_code;
use cards::words::Lang;
use protocol as p;
use tokio::sync::{mpsc, oneshot};

use crate::hub::{Hub, today};
use crate::refused::Refused;
use crate::secrets;
use crate::setup::Setup;
use crate::show::Sent;
use crate::store::{Change, Kept, Stage};

use game::Game;

/// What can be sent to a table.
pub enum Message {
    /// A connection says hello.
    Join(Join),
    /// A connection says something.
    Said(u64, p::ClientMessage),
    /// A connection has ended.
    Left(u64),
    /// A connection has sent everything it was given.
    Drained(u64),
    /// Somebody takes a seat.
    Sit(p::Sit, [u8; 32], oneshot::Sender<Result<u8, Refused>>),
    /// What everybody may know of the table before its game, in this language.
    Look(Lang, oneshot::Sender<p::Lobby>),
    /// Somebody's name is to be forgotten.
    Forget([u8; 32], oneshot::Sender<()>),
    /// The server goes down.
    Close(oneshot::Sender<()>),
}

/// A connection says hello.
pub struct Join {
    /// Its number.
    pub connection: u64,
    /// Hash of its secret, if it has one.
    pub holder: Option<[u8; 32]>,
    /// The seat it wants to be.
    pub seat: Option<u8>,
    /// It only watches.
    pub watch: bool,
    /// Its language.
    pub lang: Lang,
    /// Lines of the log it has.
    pub log: u32,
    /// Where to send what it is told.
    pub out: mpsc::Sender<Outgoing>,
    /// Set when it could not be told something.
    pub behind: Arc<AtomicBool>,
    /// Whether it may.
    pub reply: oneshot::Sender<Result<(), Refused>>,
}

/// What a connection is told.
#[derive(Clone)]
pub enum Outgoing {
    /// A message, as JSON.
    Text(Arc<str>),
    /// The last message; then the connection ends with this code.
    End(Arc<str>, u16),
}

/// A connection at this table.
struct Connection {
    out: mpsc::Sender<Outgoing>,
    /// Its seat.
    seat: Option<u8>,
    holder: Option<[u8; 32]>,
    /// It only wants to watch, such as a television.
    watch: bool,
    lang: Lang,
    /// What it has been sent.
    sent: Sent,
    /// It could not keep up and gets the newest frame when it has caught up.
    behind: Arc<AtomicBool>,
}

impl Connection {
    /// Sends a message; false if it cannot keep up.
    fn send(&mut self, text: Arc<str>) -> bool {
        let Err(mpsc::error::TrySendError::Full(text)) = self.out.try_send(Outgoing::Text(text)) else {
            return true;
        };
        self.behind.store(true, Ordering::Release);
        // It may have caught up just before it could see that: then nobody would ever tell us.
        self.out.try_send(text).is_ok()
    }
}

/// A table in memory.
struct Table {
    hub: Arc<Hub>,
    code: String,
    setup: Setup,
    stage: Stage,
    /// Who has which seat, by the hash of the secret.
    holders: Vec<(u8, [u8; 32])>,
    connections: HashMap<u64, Connection>,
    /// The game, once it has begun.
    game: Option<Box<Game>>,
    /// Waiting for players to open their numbers, until then.
    revealing: Option<Instant>,
    /// The game begins by itself then.
    start_at: Option<Instant>,
    quiet_since: Instant,
}

/// Why a table ends.
enum End {
    Idle,
    Closing(oneshot::Sender<()>),
    /// What it holds may not be what is kept: it has to be made again from the store.
    Stale,
}

/// Runs a table until it leaves memory.
pub async fn run(
    hub: Arc<Hub>,
    kept: Kept,
    holders: Vec<(u8, Vec<u8>)>,
    mut inbox: mpsc::Receiver<Message>,
    handle: mpsc::Sender<Message>,
) {
    let code = kept.code.clone();
    let Ok(setup) = serde_json::from_str::<Setup>(&kept.setup) else {
        tracing::error!(table = %code, "the kept setup cannot be read");
        hub.forget(&code, &handle);
        return;
    };
    let holders =
        holders.into_iter().filter_map(|(seat, hash)| Some((seat, hash.try_into().ok()?))).collect();
    let mut table = Table {
        hub: hub.clone(),
        code: code.clone(),
        setup,
        stage: kept.stage,
        holders,
        connections: HashMap::new(),
        game: None,
        revealing: None,
        start_at: None,
        quiet_since: Instant::now(),
    };
    if table.stage != Stage::Lobby {
        match Game::restore(&table).await {
            Ok(mut game) => {
                if table.setup.is_by_the_day() {
                    game.room.asked_at(kept.changed as u64 * 1000);
                }
                table.game = Some(Box::new(game));
            }
            Err(error) => tracing::error!(table = %code, %error, "the table is frozen"),
        }
    }
    let end = table.work(&mut inbox).await;
    hub.forget(&code, &handle);
    if !matches!(end, End::Idle) {
        // Whoever is connected comes back and finds what is kept.
        let text = json(&p::ServerMessage::Restarting);
        for it in table.connections.values() {
            let _ = it.out.try_send(Outgoing::End(text.clone(), close_code::RESTART));
        }
    }
    if let End::Closing(done) = end {
        let _ = done.send(());
        return;
    }
    if matches!(end, End::Idle) && table.stage == Stage::Play && !table.setup.is_by_the_day() {
        // Games that nobody has looked at for long are forgotten some day: this one was looked at until now.
        let _ = hub.store.write(vec![table.kept()]).await;
    }
    // What was sent here while the table left goes to the one that comes after it.
    inbox.close();
    let mut late = Vec::new();
    while let Some(message) = inbox.recv().await {
        late.push(message);
    }
    hub.pass_on(code, late);
}

impl Table {
    async fn work(&mut self, inbox: &mut mpsc::Receiver<Message>) -> End {
        let mut left: u32 = 0;
        loop {
            // What has come in is looked at in turn; time gets its chance now and then even if more keeps coming.
            let message = match left {
                0 => {
                    left = 32;
                    let wait = self.next_time().map(|at| at.saturating_duration_since(Instant::now()));
                    let idle = Duration::from_secs(self.hub.limits.idle.clamp(1, 30));
                    let wait = wait.map_or(idle, |wait| wait.min(idle));
                    tokio::time::timeout(wait, inbox.recv()).await.ok()
                }
                _ => inbox.try_recv().ok().map(Some),
            };
            left = if message.is_some() { left - 1 } else { 0 };
            let outcome = match message {
                Some(None) => return End::Idle,
                Some(Some(Message::Close(done))) => return End::Closing(done),
                Some(Some(message)) => self.take(message).await,
                None => self.pass_time().await,
            };
            if let Err(error) = outcome {
                self.hub.metrics.not_stored.fetch_add(1, Ordering::Relaxed);
                tracing::error!(table = %self.code, %error, "could not be written; the table is made again");
                return End::Stale;
            }
            if self.is_idle() && inbox.is_empty() {
                return End::Idle;
            }
        }
    }

    /// Nobody looks, nothing goes on, and that for a while.
    fn is_idle(&mut self) -> bool {
        let idle = Duration::from_secs(self.hub.limits.idle);
        // Where one has days to answer, the table is woken in time.
        let far = |at: Instant| self.setup.is_by_the_day() && at > Instant::now() + 3 * idle;
        if !self.connections.is_empty() || self.next_time().is_some_and(|at| !far(at)) {
            self.quiet_since = Instant::now();
            return false;
        }
        self.quiet_since.elapsed() >= idle
    }

    /// When something is to be done although nobody sends anything.
    fn next_time(&self) -> Option<Instant> {
        let now = self.hub.now();
        let due = self.game.as_ref().and_then(|game| game.room.due());
        let game = due.map(|at| Instant::now() + Duration::from_millis(at.saturating_sub(now)));
        [game, self.revealing, self.start_at].into_iter().flatten().min()
    }

    async fn pass_time(&mut self) -> Result<(), String> {
        let now = Instant::now();
        if self.start_at.is_some_and(|at| at <= now) {
            self.start_at = None;
            return self.begin().await;
        }
        if self.revealing.is_some_and(|at| at <= now) {
            return self.reveal_no_longer().await;
        }
        self.game_time().await
    }

    async fn take(&mut self, message: Message) -> Result<(), String> {
        match message {
            Message::Join(join) => self.join(join).await,
            Message::Said(connection, message) => self.said(connection, message).await,
            Message::Left(connection) => self.left(connection).await,
            Message::Drained(connection) => {
                self.caught_up(connection);
                Ok(())
            }
            Message::Sit(wanted, holder, reply) => {
                let seated = self.sit(&wanted, holder).await?;
                let _ = reply.send(seated);
                Ok(())
            }
            Message::Look(lang, reply) => {
                let _ = reply.send(self.lobby(None, lang, false));
                Ok(())
            }
            Message::Forget(holder, reply) => {
                self.forget_name(holder).await?;
                let _ = reply.send(());
                Ok(())
            }
            Message::Close(_) => Ok(()),
        }
    }

    /// A connection that could not keep up gets the newest instead of all that it has missed.
    fn caught_up(&mut self, connection: u64) {
        let Some(it) = self.connections.get(&connection) else { return };
        it.behind.store(false, Ordering::Release);
        let (seat, lang) = (it.seat, it.lang);
        if self.stage == Stage::Lobby {
            let lobby = self.lobby(seat, lang, true);
            self.tell(connection, &p::ServerMessage::Lobby(lobby));
        } else {
            self.show_to(connection, true);
        }
    }

    async fn join(&mut self, join: Join) -> Result<(), String> {
        let Join { connection, holder, seat, watch, lang, log, out, behind, reply } = join;
        let own = holder.filter(|_| !watch).and_then(|holder| {
            let mut own = self.holders.iter().filter(|(_, known)| *known == holder).map(|(seat, _)| *seat);
            match seat {
                Some(seat) => own.find(|own| *own == seat),
                None => own.next(),
            }
        });
        if own.is_none() && !self.setup.options.spectators && self.stage != Stage::Lobby {
            let _ = reply.send(Err(no_spectators()));
            return Ok(());
        }
        if self.stage != Stage::Lobby && self.game.is_none() {
            let _ = reply.send(Err(Refused::new(p::ErrorCode::Frozen, "refused-frozen")));
            return Ok(());
        }
        // The same seat opened again: the newer connection counts.
        let elsewhere = |it: &Connection| own.is_some() && it.seat == own;
        let old: Vec<u64> =
            self.connections.iter().filter(|(_, it)| elsewhere(it)).map(|(n, _)| *n).collect();
        for n in old {
            if let Some(it) = self.connections.remove(&n) {
                let text = json(&p::ServerMessage::OpenedElsewhere);
                let _ = it.out.try_send(Outgoing::End(text, 4001));
            }
        }
        if reply.send(Ok(())).is_err() {
            return Ok(());
        }
        let welcome = p::ServerMessage::Welcome {
            protocol: p::VERSION,
            build: crate::build().to_string(),
            table: self.code.clone(),
            you: own,
            host: own == Some(self.setup.host) && own.is_some(),
            catalogue: self.hub.texts.iter().find(|it| it.0 == lang).map_or(String::new(), |it| it.1.clone()),
        };
        let mut it = Connection { out, seat: own, holder, watch, lang, sent: Sent { log, frame: 0 }, behind };
        it.send(json(&welcome));
        self.connections.insert(connection, it);
        if self.stage == Stage::Lobby {
            self.somebody_came(own);
            self.show_lobby();
            return Ok(());
        }
        let own = own.map(|seat| seat - 1);
        match own {
            Some(seat) => self.input(table::room::Input::Here(seat), None).await?,
            None => self.show_all(false),
        }
        self.show_to(connection, true);
        Ok(())
    }

    async fn left(&mut self, connection: u64) -> Result<(), String> {
        let Some(it) = self.connections.remove(&connection) else { return Ok(()) };
        if self.stage == Stage::Lobby {
            self.show_lobby();
            return Ok(());
        }
        // Somebody with two windows is gone only when both are closed.
        let still = self.connections.values().any(|other| other.seat == it.seat);
        match it.seat {
            Some(seat) if !still => self.input(table::room::Input::Gone(seat - 1), None).await,
            _ => Ok(()),
        }
    }

    async fn said(&mut self, connection: u64, message: p::ClientMessage) -> Result<(), String> {
        match message {
            p::ClientMessage::Ping => {
                self.tell(connection, &p::ServerMessage::Pong);
                Ok(())
            }
            p::ClientMessage::Hello { .. } => {
                let refused = Refused::new(p::ErrorCode::Malformed, "refused-hello-twice");
                self.refuse(connection, None, &refused);
                Ok(())
            }
            p::ClientMessage::Language { lang } => {
                self.language(connection, &lang);
                Ok(())
            }
            message if self.stage == Stage::Lobby => self.in_lobby(connection, message).await,
            message => self.in_game(connection, message).await,
        }
    }

    fn language(&mut self, connection: u64, lang: &str) {
        let Ok(lang) = lang.parse::<Lang>() else {
            self.refuse(connection, None, &unknown_language(lang));
            return;
        };
        let Some(it) = self.connections.get_mut(&connection).filter(|it| it.lang != lang) else { return };
        it.lang = lang;
        it.sent.log = 0;
        if self.stage == Stage::Lobby {
            self.show_lobby();
        } else {
            self.show_to(connection, true);
        }
    }

    /// Tells one connection something.
    fn tell(&mut self, connection: u64, message: &p::ServerMessage) {
        if let Some(it) = self.connections.get_mut(&connection) {
            it.send(json(message));
        }
    }

    fn refuse(&mut self, connection: u64, key: Option<String>, refused: &Refused) {
        self.hub.metrics.refused.fetch_add(1, Ordering::Relaxed);
        if let Some(it) = self.connections.get_mut(&connection) {
            it.send(json(&refused.told(key, it.lang)));
        }
    }

    /// Tells everybody, each in their language, why something comes to nothing.
    fn refuse_all(&mut self, refused: &Refused) {
        for it in self.connections.values_mut() {
            it.send(json(&refused.told(None, it.lang)));
        }
    }

    /// Tells everybody something.
    fn broadcast(&mut self, message: &p::ServerMessage) {
        let text = json(message);
        for it in self.connections.values_mut() {
            it.send(text.clone());
        }
    }

    /// The table's own row.
    fn kept(&self) -> Change {
        Change::Table {
            code: self.code.clone(),
            now: today(),
            stage: self.stage,
            public: self.setup.options.public,
            setup: serde_json::to_string(&self.setup).unwrap_or_default(),
        }
    }

    /// The seat of a connection, if it has one.
    fn seat_of(&self, connection: u64) -> Option<u8> {
        self.connections.get(&connection)?.seat
    }

    /// Somebody who has or had a seat here wants no name to stand here any more.
    async fn forget_name(&mut self, holder: [u8; 32]) -> Result<(), String> {
        let own: Vec<u8> =
            self.holders.iter().filter(|(_, known)| *known == holder).map(|(seat, _)| *seat).collect();
        for seat in own {
            if let Some(it) = self.setup.seats.get_mut(usize::from(seat) - 1) {
                it.name.clear();
            }
            self.setup.header = self.setup.header.take().map(|text| game::without_name(&text, seat));
            if self.game.is_some() {
                self.input(table::room::Input::Forget(seat - 1), None).await?;
            }
        }
        self.hub.store.write(vec![self.kept(), Change::Scrub]).await
    }
}

fn no_spectators() -> Refused {
    Refused::new(p::ErrorCode::NoSpectators, "refused-spectators")
}

/// There is no such language.
pub fn unknown_language(lang: &str) -> Refused {
    let known = Lang::ALL.map(Lang::code).join(", ");
    Refused::new(p::ErrorCode::Malformed, "refused-language").with("lang", lang).with("known", known)
}

/// A message as JSON.
pub fn json(message: &impl serde::Serialize) -> Arc<str> {
    Arc::from(serde_json::to_string(message).unwrap_or_default())
}

/// A new table: kept before anybody hears of it.
pub async fn make(hub: &Arc<Hub>, setup: &Setup, holder: [u8; 32]) -> Result<String, String> {
    for _ in 0..4 {
        let code = secrets::code();
        if hub.store.table(&code).await.map_err(|error| error.to_string())?.is_some() {
            continue;
        }
        let kept = Change::Table {
            code: code.clone(),
            now: today(),
            stage: Stage::Lobby,
            public: setup.options.public,
            setup: serde_json::to_string(setup).map_err(|error| error.to_string())?,
        };
        let seat = Change::Seat { holder, code: code.clone(), seat: setup.host };
        hub.store.write(vec![kept, seat]).await?;
        hub.metrics.made.fetch_add(1, Ordering::Relaxed);
        return Ok(code);
    }
    Err("no free code was found".to_string())
}
