//! Everything tables share: the catalogue, the store, the list of tables in memory, limits and counts.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use cards::catalogue::Catalogue;
use cards::words::Lang;
use outside::Program;
use protocol as p;
use tokio::sync::{Semaphore, mpsc};

use crate::actor::{self, Message};
use crate::coach::Memory;
use crate::metrics::Metrics;
use crate::refused::Refused;
use crate::store::Store;

/// What a server may use at most.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all.
    pub sockets: u64,
    /// Connections from one address.
    pub sockets_per_address: u32,
    /// Tables in memory.
    pub tables: usize,
    /// Tables one address may make in a minute.
    pub tables_per_minute: u32,
    /// Messages a connection may send in a second, and how many at once.
    pub messages: (f64, f64),
    /// Seconds after which a table nobody looks at leaves memory.
    pub idle: u64,
    /// Days after which tables that are over or never began are forgotten; running games are kept ten times as long.
    pub keep_days: u32,
    /// Milliseconds after which a bot plays for somebody who is away.
    pub grace: u64,
    /// Milliseconds a window stays open in any case that a hidden hand could have an answer for.
    pub hold: u64,
    /// Milliseconds of a day, for tables played by the day.
    pub day: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            sockets: 10_000,
            sockets_per_address: 200,
            tables: 10_000,
            tables_per_minute: 60,
            messages: (20.0, 40.0),
            idle: 300,
            keep_days: 90,
            grace: 30_000,
            hold: 700,
            day: 24 * 60 * 60 * 1000,
        }
    }
}

/// A table in memory: where to send what happens to it.
type Handle = mpsc::Sender<Message>;

/// Why a table cannot be reached.
#[derive(Clone, Debug)]
pub enum Absent {
    /// There is none with this code.
    NoTable,
    /// The server goes down.
    Closing,
    /// There are too many in memory.
    Full,
    /// What is kept cannot be read.
    Unreadable(String),
}

impl From<Absent> for Refused {
    fn from(absent: Absent) -> Refused {
        match absent {
            Absent::NoTable => Refused::new(p::ErrorCode::NoTable, "refused-no-table"),
            Absent::Closing => Refused::new(p::ErrorCode::NotStored, "refused-restarting"),
            Absent::Full => Refused::new(p::ErrorCode::TooMany, "refused-tables"),
            Absent::Unreadable(error) => {
                Refused::new(p::ErrorCode::NotStored, "refused-unreadable").with("detail", error)
            }
        }
    }
}

/// Everything tables share.
pub struct Hub {
    /// The cards; they live as long as the program.
    pub catalogue: &'static Catalogue,
    /// What is kept.
    pub store: Store,
    /// Limits.
    pub limits: Limits,
    /// Programs that may be bots.
    pub programs: Vec<Arc<Program>>,
    /// Counts.
    pub metrics: Metrics,
    /// Texts for clients by language, as JSON with their hash.
    pub texts: Vec<(Lang, String, Arc<str>)>,
    /// What was found out about decisions of finished games.
    pub coached: Memory,
    /// Looking at decisions again takes a core: one at a time, and tables go on.
    pub looking: Arc<Semaphore>,
    /// Bots that think long take a core each: one is left for the tables where that can be.
    pub thinking: Arc<Semaphore>,
    /// No new connections and tables any more.
    pub closing: AtomicBool,
    tables: Mutex<HashMap<String, Handle>>,
    addresses: Mutex<HashMap<IpAddr, Address>>,
    /// A moment, and what time it was then in milliseconds since 1970.
    started: (Instant, u64),
    next_connection: AtomicU64,
}

/// What one address uses.
#[derive(Default)]
struct Address {
    sockets: u32,
    made: Option<(Instant, u32)>,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    // What is behind these locks is whole at every moment, whoever panicked.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hub {
    /// A hub without tables.
    pub fn new(
        catalogue: &'static Catalogue,
        store: Store,
        limits: Limits,
        programs: Vec<Arc<Program>>,
    ) -> Arc<Hub> {
        let texts = Lang::ALL.map(|lang| {
            let all = tell::wire::catalogue(catalogue, lang);
            let json = serde_json::to_string(&all).unwrap_or_default();
            (lang, all.hash, Arc::from(json))
        });
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Hub {
            catalogue,
            store,
            limits,
            programs,
            metrics: Metrics::default(),
            texts: texts.to_vec(),
            coached: Memory::default(),
            looking: Arc::new(Semaphore::new(1)),
            thinking: Arc::new(Semaphore::new(cores.saturating_sub(1).max(1))),
            closing: AtomicBool::new(false),
            tables: Mutex::default(),
            addresses: Mutex::default(),
            started: (Instant::now(), (today() * 1000) as u64),
            next_connection: AtomicU64::new(1),
        })
    }

    /// Milliseconds since 1970 that never go back, whatever somebody does to the machine's clock.
    pub fn now(&self) -> u64 {
        let (moment, time) = self.started;
        time + moment.elapsed().as_millis() as u64
    }

    /// A new connection's number.
    pub fn connection(&self) -> u64 {
        self.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    /// Sends something to a table, which comes into memory if it is not there.
    pub async fn send(self: &Arc<Hub>, code: &str, mut message: Message) -> Result<(), Absent> {
        // A table may leave memory at the moment something is sent to it: then it is brought back once more.
        for _ in 0..3 {
            let handle = lock(&self.tables).get(code).cloned();
            let handle = match handle {
                Some(handle) => handle,
                None => self.wake(code).await?,
            };
            match handle.send(message).await {
                Ok(()) => return Ok(()),
                Err(back) => {
                    message = back.0;
                    self.forget(code, &handle);
                }
            }
        }
        Err(Absent::NoTable)
    }

    /// Brings a table into memory.
    async fn wake(self: &Arc<Hub>, code: &str) -> Result<Handle, Absent> {
        if self.closing.load(Ordering::Relaxed) {
            return Err(Absent::Closing);
        }
        let unreadable = |error: sqlx::Error| Absent::Unreadable(error.to_string());
        let kept = self.store.table(code).await.map_err(unreadable)?.ok_or(Absent::NoTable)?;
        let holders = self.store.holders(code).await.map_err(unreadable)?;
        let (handle, inbox) = mpsc::channel(256);
        {
            let mut tables = lock(&self.tables);
            if let Some(known) = tables.get(code) {
                return Ok(known.clone());
            }
            if tables.len() >= self.limits.tables {
                return Err(Absent::Full);
            }
            tables.insert(code.to_string(), handle.clone());
        }
        tokio::spawn(actor::run(self.clone(), kept, holders, inbox, handle.clone()));
        Ok(handle)
    }

    /// Sends on what had been sent to a table that has left memory meanwhile.
    pub fn pass_on(self: &Arc<Hub>, code: String, messages: Vec<Message>) {
        if messages.is_empty() {
            return;
        }
        let hub = self.clone();
        tokio::spawn(async move {
            for message in messages {
                let _ = hub.send(&code, message).await;
            }
        });
    }

    /// A table has left memory.
    pub fn forget(&self, code: &str, handle: &Handle) {
        let mut tables = lock(&self.tables);
        if tables.get(code).is_some_and(|known| known.same_channel(handle)) {
            tables.remove(code);
        }
    }

    /// Tables in memory.
    pub fn tables_in_memory(&self) -> usize {
        lock(&self.tables).len()
    }

    /// Is this table in memory?
    pub fn is_in_memory(&self, code: &str) -> bool {
        lock(&self.tables).contains_key(code)
    }

    /// All tables in memory.
    pub fn handles(&self) -> Vec<Handle> {
        lock(&self.tables).values().cloned().collect()
    }

    /// A connection from this address begins, if it may.
    pub fn open_socket(&self, address: IpAddr) -> bool {
        let all = self.metrics.sockets.load(Ordering::Relaxed);
        let mut addresses = lock(&self.addresses);
        let it = addresses.entry(address).or_default();
        if all >= self.limits.sockets || it.sockets >= self.limits.sockets_per_address {
            return false;
        }
        it.sockets += 1;
        self.metrics.sockets.fetch_add(1, Ordering::Relaxed);
        true
    }

    /// A connection from this address has ended.
    pub fn close_socket(&self, address: IpAddr) {
        self.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
        let mut addresses = lock(&self.addresses);
        if let Some(it) = addresses.get_mut(&address) {
            it.sockets = it.sockets.saturating_sub(1);
            if it.sockets == 0 && it.made.is_none_or(|(since, _)| since.elapsed().as_secs() > 60) {
                addresses.remove(&address);
            }
        }
    }

    /// May this address make another table?
    pub fn may_make_table(&self, address: IpAddr) -> bool {
        let mut addresses = lock(&self.addresses);
        let it = addresses.entry(address).or_default();
        let (since, n) =
            it.made.filter(|(since, _)| since.elapsed().as_secs() < 60).unwrap_or((Instant::now(), 0));
        it.made = Some((since, n + 1));
        n < self.limits.tables_per_minute
    }
}

/// Seconds since 1970.
pub fn today() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}
