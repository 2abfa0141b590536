//! Servers inside the test, on a port of their own with a folder of their own.
#![allow(dead_code, unused_imports, reason = "every test uses a part of it")]

pub mod client;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use cards::catalogue::Catalogue;
use server::hub::{Hub, Limits};
use server::{Options, Server};
use sqlx::{Connection, Row};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub use client::*;

/// The cards, read once.
pub fn catalogue() -> &'static Catalogue {
    static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
    CATALOGUE.get_or_init(Catalogue::built_in)
}

/// Limits that are not in the way, and no waiting.
pub fn limits() -> Limits {
    Limits {
        messages: (10_000.0, 10_000.0),
        sockets_per_address: 10_000,
        tables_per_minute: 100_000,
        hold: 0,
        ..Limits::default()
    }
}

/// A folder that goes when the test ends.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("daikaiju-test-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    pub fn file(&self) -> PathBuf {
        self.0.join(server::serve::FILE)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that runs.
pub struct Host {
    pub at: SocketAddr,
    pub hub: Arc<Hub>,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<Result<(), String>>,
}

pub fn options(folder: &Folder, limits: Limits) -> Options {
    Options {
        address: "127.0.0.1:0".parse().unwrap(),
        data: folder.0.clone(),
        public_url: None,
        origins: Vec::new(),
        behind_proxy: false,
        limits,
        programs: Vec::new(),
    }
}

impl Host {
    pub async fn start(folder: &Folder, limits: Limits) -> Host {
        Host::with(&options(folder, limits)).await
    }

    pub async fn with(options: &Options) -> Host {
        let server = Server::open(catalogue(), options).await.unwrap();
        let (at, hub) = (server.address().unwrap(), server.hub().clone());
        let (stop, stopped) = oneshot::channel();
        let served = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        Host { at, hub, stop: Some(stop), served }
    }

    /// Stops it as SIGTERM does.
    pub async fn stop(mut self) {
        let _ = self.stop.take().map(|stop| stop.send(()));
        self.served.await.unwrap().unwrap();
    }
}

/// A look into the file of a server, beside it.
pub async fn rows(folder: &Folder, sql: &'static str) -> Vec<String> {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.file());
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    let rows = sqlx::query(sql).fetch_all(&mut connection).await.unwrap();
    rows.iter().map(|row| row.try_get(0).unwrap()).collect()
}

/// Waits until something is so.
pub async fn until<F: AsyncFnMut() -> bool>(mut what: F) {
    let began = std::time::Instant::now();
    while !what().await {
        assert!(began.elapsed() < LONG, "it never came to that");
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
}
