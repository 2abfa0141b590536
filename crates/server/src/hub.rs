//! Everything tables share: the catalogue, the store, the list of tables in memory, limits and counts.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use cards::catalogue::Catalogue;
use cards::words::Lang;
use tokio::sync::mpsc;

use crate::actor::{self, Message};
use crate::metrics::Metrics;
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
    /// Days after which finished tables are forgotten.
    pub keep_days: u32,
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
        }
    }
}

/// A table in memory: where to send what happens to it.
type Handle = mpsc::Sender<Message>;

/// Everything tables share.
pub struct Hub {
    /// The cards; they live as long as the program.
    pub catalogue: &'static Catalogue,
    /// What is kept.
    pub store: Store,
    /// Limits.
    pub limits: Limits,
    /// Counts.
    pub metrics: Metrics,
    /// Texts for clients by language, as JSON with their hash.
    pub texts: Vec<(Lang, String, Arc<str>)>,
    /// No new connections and tables any more.
    pub closing: AtomicBool,
    tables: Mutex<HashMap<String, Handle>>,
    addresses: Mutex<HashMap<IpAddr, Address>>,
    started: Instant,
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
    pub fn new(catalogue: &'static Catalogue, store: Store, limits: Limits) -> Arc<Hub> {
        let texts = Lang::ALL.map(|lang| {
            let all = tell::wire::catalogue(catalogue, lang);
            let json = serde_json::to_string(&all).unwrap_or_default();
            (lang, all.hash, Arc::from(json))
        });
        Arc::new(Hub {
            catalogue,
            store,
            limits,
            metrics: Metrics::default(),
            texts: texts.to_vec(),
            closing: AtomicBool::new(false),
            tables: Mutex::default(),
            addresses: Mutex::default(),
            started: Instant::now(),
            next_connection: AtomicU64::new(1),
        })
    }

    /// Milliseconds since the start.
    pub fn now(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }

    /// A new connection's number.
    pub fn connection(&self) -> u64 {
        self.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    /// Sends something to a table, which comes into memory if it is not there. False if there is no such table.
    pub async fn send(self: &Arc<Hub>, code: &str, mut message: Message) -> bool {
        // A table may leave memory at the moment something is sent to it: then it is brought back once more.
        for _ in 0..3 {
            let handle = lock(&self.tables).get(code).cloned();
            let handle = match handle {
                Some(handle) => handle,
                None => match self.wake(code).await {
                    Some(handle) => handle,
                    None => return false,
                },
            };
            match handle.send(message).await {
                Ok(()) => return true,
                Err(back) => {
                    message = back.0;
                    self.forget(code, &handle);
                }
            }
        }
        false
    }

    /// Brings a table into memory.
    async fn wake(self: &Arc<Hub>, code: &str) -> Option<Handle> {
        if self.closing.load(Ordering::Relaxed) {
            return None;
        }
        let kept = self.store.table(code).await.ok().flatten()?;
        let holders = self.store.holders(code).await.ok()?;
        let (handle, inbox) = mpsc::channel(256);
        {
            let mut tables = lock(&self.tables);
            if let Some(known) = tables.get(code) {
                return Some(known.clone());
            }
            if tables.len() >= self.limits.tables {
                return None;
            }
            tables.insert(code.to_string(), handle.clone());
        }
        tokio::spawn(actor::run(self.clone(), kept, holders, inbox, handle.clone()));
        Some(handle)
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
