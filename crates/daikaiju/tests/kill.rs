//! A server that is killed again and again under load: nothing that was acknowledged is lost, doubled or missing.

#[path = "../../server/tests/common/client.rs"]
mod client;

use client::*;
use protocol as p;
use rules::Seeded;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The server as a process of its own.
struct Served {
    child: Child,
    /// Kept open: a server that cannot say anything ends.
    _out: std::io::Lines<BufReader<std::process::ChildStdout>>,
    at: SocketAddr,
}

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

fn serve(data: &Path, port: u16) -> Served {
    let at: SocketAddr = format!("127.0.0.1:{port}").parse().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_daikaiju"))
        .args([
            "serve",
            "--addr",
            &at.to_string(),
            "--rate",
            "10000",
            "--per-address",
            "10000",
            "--log",
            "error",
        ])
        .arg("--data")
        .arg(data)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let line = lines.next().unwrap().unwrap();
    assert!(line.contains("serves at"), "{line}");
    Served { child, _out: lines, at }
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("daikaiju-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What clients believe: for each table and key the seat and the answer that were acknowledged.
type Believed = HashMap<(String, String), (u8, String)>;

struct Shared {
    at: SocketAddr,
    stop: AtomicBool,
    acked: AtomicU64,
    believed: Mutex<Believed>,
}

/// Plays one seat until its game is over or everything is to end, whatever happens to the server.
async fn play(shared: Arc<Shared>, seat: Seat, seed: u64) {
    let mut rng = Seeded::new(seed);
    let mut n = 0;
    // The last answer that was sent and not acknowledged: after a crash it is sent again, under the same key.
    let mut pending: Option<(String, u32, String)> = None;
    let mut log = Vec::new();
    while !shared.stop.load(Ordering::Relaxed) {
        let Ok(mut client) = Client::open(shared.at).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        client.log = std::mem::take(&mut log);
        let lines = client.log.len();
        client.hello(&seat.table, json!({"token": seat.token, "log": lines})).await;
        if let Some((key, prompt, action)) = &pending {
            client.say(answer(key, *prompt, action)).await;
            client.answered = *prompt;
        }
        loop {
            if client.within(Duration::from_millis(500)).await.is_none() {
                // Nothing for a while, or the end of the connection.
                let there = tokio::time::timeout(Duration::from_secs(2), client.settle_or_end()).await;
                if there != Ok(true) || shared.stop.load(Ordering::Relaxed) {
                    break;
                }
            }
            for key in client.acks.drain(..) {
                if let Some((_, _, action)) = pending.take_if(|(known, ..)| *known == key) {
                    shared.acked.fetch_add(1, Ordering::Relaxed);
                    let mut believed = shared.believed.lock().unwrap();
                    believed.insert((seat.table.clone(), key), (seat.seat - 1, action));
                }
            }
            for (key, code) in client.errors.drain(..) {
                let harmless = [p::ErrorCode::StalePrompt, p::ErrorCode::NotAsked, p::ErrorCode::Over];
                assert!(harmless.contains(&code), "{code:?}");
                // It was refused: it is not there and will not be.
                if pending.take_if(|(known, ..)| Some(&*known) == key.as_ref()).is_some() {
                    client.answered = 0;
                }
            }
            if client.over() && pending.is_none() {
                return;
            }
            if pending.is_none()
                && let Some((prompt, action)) = client.choose(&mut rng)
            {
                n += 1;
                let key = format!("{}-{seed}-{n}", seat.seat);
                client.say(answer(&key, prompt, &action)).await;
                pending = Some((key, prompt, action));
            }
        }
        log = std::mem::take(&mut client.log);
    }
}

fn kills() -> u32 {
    std::env::var("DAIKAIJU_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(15)
}

#[test]
fn nothing_acknowledged_is_lost() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(killed());
}

async fn killed() {
    let folder = Folder::new("kill");
    let port = free_port();
    let mut served = serve(&folder.0, port);
    let at = served.at;
    let shared = Arc::new(Shared {
        at,
        stop: AtomicBool::new(false),
        acked: AtomicU64::new(0),
        believed: Mutex::default(),
    });
    let mut rng = Seeded::new(7);
    let (mut players, mut tables) = (Vec::new(), Vec::new());
    let mut seed = 0;
    for kill in 0..=kills() {
        // Always some games under way.
        for _ in 0..if kill == 0 { 6 } else { 2 } {
            seed += 1;
            let with: &[&str] = if seed % 3 == 0 { &["power-up", "wicked-mixed"] } else { &[] };
            let seats = table(at, 3, 1, with, json!({})).await;
            let mut clients = Vec::new();
            for seat in &seats {
                clients.push(Client::join(at, seat).await);
            }
            start(&mut clients).await;
            tables.push(seats[0].table.clone());
            for seat in seats {
                players.push(tokio::spawn(play(shared.clone(), seat, seed)));
            }
        }
        tokio::time::sleep(Duration::from_millis(200 + u64::from(rng.below(500)))).await;
        if kill < kills() {
            served.child.kill().unwrap();
            served.child.wait().unwrap();
            served = serve(&folder.0, port);
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    shared.stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    // SIGTERM: everything is written, everybody is told, and soon.
    let mut witness = Client::watch(at, &tables[0]).await;
    let began = Instant::now();
    let pid = served.child.id().to_string();
    assert!(Command::new("kill").arg(&pid).status().unwrap().success());
    assert!(served.child.wait().unwrap().success());
    let time = began.elapsed();
    assert!(time < Duration::from_secs(5), "{time:?}");
    witness.expect("restarting").await;
    assert_eq!(witness.until_closed().await, Some(1012));
    let believed = std::mem::take(&mut *shared.believed.lock().unwrap());
    let (kept, games) = kept(&folder.0, &tables).await;
    for (key, what) in &believed {
        assert_eq!(kept.get(key), Some(what), "{key:?} was acknowledged");
    }
    let acked = shared.acked.load(Ordering::Relaxed);
    assert!(acked > 20 * u64::from(kills()), "hardly any load: {acked}");
    println!(
        "{} kills, {acked} answers acknowledged in {} games ({games} journals complete): 0 lost, 0 doubled, 0 missing; \
         SIGTERM ended it in {time:?}",
        kills(),
        tables.len()
    );
}

/// What the file has of each key, after the journal of every table was played again and compared.
async fn kept(data: &Path, tables: &[String]) -> (Believed, usize) {
    let catalogue = cards::catalogue::Catalogue::built_in();
    let store = server::store::Store::open(&data.join(server::serve::FILE)).await.unwrap();
    let mut all = Believed::new();
    let mut games = 0;
    for code in tables {
        let kept = store.table(code).await.unwrap().unwrap();
        let setup: Value = serde_json::from_str(&kept.setup).unwrap();
        let mut text = setup["header"].as_str().unwrap().to_string();
        for row in store.records(code).await.unwrap() {
            let record: Value = serde_json::from_str(&row).unwrap();
            text += record["line"].as_str().unwrap_or_default();
            if let Some(key) = record["key"]["key"].as_str() {
                let body = record["key"]["body"].as_str().unwrap().rsplit(' ').next().unwrap().to_string();
                let seat = record["key"]["seat"].as_u64().unwrap() as u8;
                let known = all.insert((code.clone(), key.to_string()), (seat, body));
                assert_eq!(known, None, "{key} is there twice");
            }
        }
        // Gaps and doubled lines would not replay.
        let journal = table::Journal::read(&text).unwrap();
        for step in journal.replay(&catalogue).unwrap() {
            step.unwrap();
        }
        games += 1;
    }
    (all, games)
}
