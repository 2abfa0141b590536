//! Starting and stopping.

use std::fs::File;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::http::{HeaderMap, header};
use axum::serve::ListenerExt;
use cards::catalogue::Catalogue;
use cards::words::Lang;
use outside::Program;
use tokio::net::{TcpListener, TcpSocket};
use tokio::sync::oneshot;

use crate::actor::Message;
use crate::http::{self, Web};
use crate::hub::{Hub, Limits, today};
use crate::setup::Setup;
use crate::store::{Change, Store};

/// The file of the database in the data folder.
pub const FILE: &str = "daikaiju.db";

/// The file that says that the folder is in use.
const LOCK: &str = "daikaiju.lock";

/// How long tables may take to write everything down when the server stops.
const DRAIN: Duration = Duration::from_secs(4);

/// How often old tables are looked for.
const CLEANING: Duration = Duration::from_secs(60 * 60);

/// So many times as long as finished tables are running games kept that nobody comes back to: a file must not grow for ever.
const ABANDONED: i64 = 10;

/// How to serve.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where to listen.
    pub address: SocketAddr,
    /// Where everything is kept.
    pub data: PathBuf,
    /// The address others use, if a proxy stands in front: `https://play.example.org`.
    pub public_url: Option<String>,
    /// Further addresses pages may come from.
    pub origins: Vec<String>,
    /// Requests come through a proxy that says where from (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// Limits.
    pub limits: Limits,
    /// Programs that tables may have as bots, by their names.
    pub programs: Vec<Arc<Program>>,
}

/// Which pages may talk to the server, and where requests come from.
pub struct Origins {
    allowed: Vec<String>,
    secure: bool,
    behind_proxy: bool,
}

impl Origins {
    fn new(options: &Options) -> Origins {
        let trim = |url: &String| url.trim_end_matches('/').to_lowercase();
        let allowed = options.public_url.iter().chain(&options.origins).map(trim).collect();
        let secure = options.public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
        Origins { allowed, secure, behind_proxy: options.behind_proxy }
    }

    /// May a page with these headers talk to us? Programs that are no browsers say nothing about where they are from.
    pub fn allows(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str().map(str::to_lowercase) else { return false };
        if self.allowed.contains(&origin) {
            return true;
        }
        // The page comes from the very address it talks to.
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let same = ["http://", "https://"]
            .iter()
            .filter_map(|scheme| origin.strip_prefix(scheme))
            .any(|it| it == host);
        same && self.is_ours(host)
    }

    /// Without a public address any host by which we were reached is ours if it is a number or this machine: a name
    /// somebody else points at us is not.
    fn is_ours(&self, host: &str) -> bool {
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
        let name = name.trim_start_matches('[').trim_end_matches(']');
        name == "localhost" || name.parse::<IpAddr>().is_ok()
    }

    /// Cookies only over TLS?
    pub fn secure(&self) -> bool {
        self.secure
    }

    /// Where a request comes from.
    pub fn address(&self, headers: &HeaderMap, from: IpAddr) -> IpAddr {
        if !self.behind_proxy {
            return from;
        }
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back().and_then(|it| it.to_str().ok());
        // The last one was added by our own proxy; those before it can be made up.
        forwarded.and_then(|it| it.rsplit(',').next()?.trim().parse().ok()).unwrap_or(from)
    }
}

/// A server that listens.
pub struct Server {
    hub: Arc<Hub>,
    listener: TcpListener,
    origins: Arc<Origins>,
    /// Held as long as the folder is in use.
    lock: File,
}

/// Two servers with one folder would write over each other's tables.
fn lock(data: &Path) -> Result<File, String> {
    let path = data.join(LOCK);
    let file = File::create(&path).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    file.try_lock().map_err(|_| {
        format!("another server uses {}; stop it, or choose another folder with --data", data.display())
    })?;
    Ok(file)
}

/// What the system keeps for a client that does not read. Left to itself it grows to megabytes for each of them; this
/// is several frames, and nobody who reads is slowed by it.
const UNREAD: u32 = 128 * 1024;

/// Connections that wait to be taken.
const WAITING: u32 = 1024;

fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that was just stopped may leave its address busy for a minute. Elsewhere the option means that two
    // servers share one address.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Every connection taken from the socket has the size of its buffer.
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}

impl Server {
    /// Opens the data folder and listens.
    pub async fn open(catalogue: &'static Catalogue, options: &Options) -> Result<Server, String> {
        let data = &options.data;
        std::fs::create_dir_all(data).map_err(|error| format!("cannot make {}: {error}", data.display()))?;
        let lock = lock(data)?;
        let file = data.join(FILE);
        let store =
            Store::open(&file).await.map_err(|error| format!("cannot open {}: {error}", file.display()))?;
        let listener = listen(options.address).map_err(|error| {
            format!("cannot listen at {}: {error}; choose another address with --addr", options.address)
        })?;
        let hub = Hub::new(catalogue, store, options.limits.clone(), options.programs.clone());
        Ok(Server { hub, listener, origins: Arc::new(Origins::new(options)), lock })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `stop` comes; then everything is written down and everybody told.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), String> {
        let Server { hub, listener, origins, lock: _lock } = self;
        tokio::spawn(wake_days(hub.clone()));
        tokio::spawn(clean(hub.clone()));
        let routes = http::routes(Web { hub: hub.clone(), origins });
        let listener = listener.tap_io(|stream| {
            // Otherwise a small message may wait for the one before it to be acknowledged.
            let _ = stream.set_nodelay(true);
        });
        let app = routes.into_make_service_with_connect_info::<SocketAddr>();
        let (ended, end) = oneshot::channel::<()>();
        let closing = hub.clone();
        let server = axum::serve(listener, app).with_graceful_shutdown(async move {
            stop.await;
            closing.closing.store(true, Ordering::Relaxed);
            drain(&closing).await;
            let _ = ended.send(());
        });
        let served = tokio::select! {
            served = server => served.map_err(|error| error.to_string()),
            // Connections that do not end by themselves are not waited for.
            _ = async { let _ = end.await; tokio::time::sleep(Duration::from_millis(500)).await } => Ok(()),
        };
        hub.store.close().await;
        served
    }

    /// The shared part, for tests and load.
    pub fn hub(&self) -> &Arc<Hub> {
        &self.hub
    }
}

/// Where one has days to answer, clocks run although nobody is there and the table is not in memory.
async fn wake_days(hub: Arc<Hub>) {
    let pause = Duration::from_secs(hub.limits.idle.clamp(1, 30));
    let mut every = tokio::time::interval(pause);
    while !hub.closing.load(Ordering::Relaxed) {
        every.tick().await;
        let Ok(running) = hub.store.running().await else { continue };
        for kept in running {
            let Ok(setup) = serde_json::from_str::<Setup>(&kept.setup) else { continue };
            let table::room::Clock::Each(time) = setup.room_options(&hub.limits).clock else { continue };
            let until = kept.changed as u64 * 1000 + time;
            if until > hub.now() + 2 * pause.as_millis() as u64 {
                continue;
            }
            let (reply, _) = oneshot::channel();
            if hub.send(&kept.code, Message::Look(Lang::En, reply)).await.is_err() {
                tracing::warn!(table = %kept.code, "a table played by the day could not be woken");
            }
        }
    }
}

/// Tells all tables to write everything down and say goodbye.
async fn drain(hub: &Arc<Hub>) {
    let mut waiting = Vec::new();
    for handle in hub.handles() {
        let (done, wait) = oneshot::channel();
        if handle.send(Message::Close(done)).await.is_ok() {
            waiting.push(wait);
        }
    }
    let all = async {
        for wait in waiting {
            let _ = wait.await;
        }
    };
    let _ = tokio::time::timeout(DRAIN, all).await;
}

/// Forgets old tables, now and again and again.
async fn clean(hub: Arc<Hub>) {
    loop {
        if let Err(error) = forget_old(&hub).await {
            tracing::warn!(%error, "old tables could not be forgotten");
        }
        tokio::time::sleep(CLEANING).await;
    }
}

/// Drops tables that are over or never began after the days they are kept, and running games after many times as many.
pub async fn forget_old(hub: &Hub) -> Result<(), String> {
    let day = 24 * 60 * 60;
    let days = i64::from(hub.limits.keep_days);
    let (before, running_before) = (today() - days * day, today() - ABANDONED * days.max(1) * day);
    let codes = hub.store.expired(before, running_before).await.map_err(|error| error.to_string())?;
    // What is in memory somebody looks at or has just left, and it is written when it leaves that it was touched.
    let old = codes.into_iter().filter(|code| !hub.is_in_memory(code));
    hub.store.write(old.map(|code| Change::Drop { code }).collect()).await
}
