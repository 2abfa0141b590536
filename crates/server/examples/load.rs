//! How fast the table server is: `cargo xtask load`. The server runs as a process of its own, the clients in this one, on
//! the same machine.

#[path = "../tests/common/client.rs"]
mod client;

use client::{Reply, Seat, connect, request};
use futures_util::{SinkExt, StreamExt};
use rules::Seeded;
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What this program reads of a message; the rest is skipped, so that the clients take as little of the machine as they
/// can.
#[derive(Deserialize)]
struct Said {
    r#type: String,
    #[serde(default)]
    prompt: Option<Prompt>,
    #[serde(default)]
    over: Option<serde::de::IgnoredAny>,
    #[serde(default)]
    code: Option<String>,
}

#[derive(Deserialize)]
struct Prompt {
    id: u32,
    dice: Vec<u8>,
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
struct Choice {
    action: String,
    #[serde(default)]
    barred: Option<serde::de::IgnoredAny>,
}

/// The server under load.
struct Served {
    child: Child,
    at: SocketAddr,
    data: PathBuf,
}

impl Served {
    fn start(data: &std::path::Path) -> Served {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let at: SocketAddr = format!("127.0.0.1:{port}").parse().unwrap();
        let program =
            std::env::var("DAIKAIJU").expect("DAIKAIJU names the program; cargo xtask load sets it");
        let child = Command::new(program)
            .args(["serve", "--addr", &at.to_string(), "--rate", "100000", "--per-address", "100000"])
            .args(["--log", "error", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        Served { child, at, data: data.to_path_buf() }
    }

    /// Waits until it answers.
    async fn up(&self) {
        while request(self.at, "GET", "/healthz", &[], "").await.map_or(0, |reply: Reply| reply.status) != 200
        {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    fn memory(&self) -> f64 {
        let text = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = text.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|kb| kb.parse().ok()).unwrap_or(0.0)
    }

    fn stop(mut self) -> PathBuf {
        let _ = Command::new("kill").arg(self.child.id().to_string()).status();
        let _ = self.child.wait();
        self.data.clone()
    }
}

struct Socket {
    ws: WebSocketStream<TcpStream>,
    rng: Seeded,
    answered: u32,
}

impl Socket {
    async fn join(at: SocketAddr, table: &str, token: Option<&str>, seed: u64) -> Socket {
        let stream = connect(at, None).await.unwrap();
        let request = format!("ws://{at}/ws").into_client_request().unwrap();
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
        let (mut ws, _) = client_async_with_config(request, stream, Some(config)).await.unwrap();
        let mut hello = json!({"type": "hello", "protocol": 1, "table": table});
        if let Some(token) = token {
            hello["token"] = json!(token);
        }
        ws.send(Message::text(hello.to_string())).await.unwrap();
        Socket { ws, rng: Seeded::new(seed), answered: 0 }
    }

    async fn next(&mut self) -> Said {
        loop {
            match self.ws.next().await {
                Some(Ok(Message::Text(text))) => {
                    let said: Said = serde_json::from_str(text.as_str()).unwrap();
                    assert!(said.code.as_deref() != Some("too_fast"), "slowed down");
                    return said;
                }
                Some(Ok(_)) => {}
                other => panic!("the connection ended: {other:?}"),
            }
        }
    }

    async fn until(&mut self, kind: &str) -> Said {
        loop {
            let said = self.next().await;
            if said.r#type == kind {
                return said;
            }
        }
    }

    /// An answer to this question, unless it has been given.
    fn choose(&mut self, prompt: &Prompt) -> Option<Message> {
        if prompt.id == self.answered {
            return None;
        }
        self.answered = prompt.id;
        let mut all: Vec<String> =
            prompt.choices.iter().filter(|it| it.barred.is_none()).map(|it| it.action.clone()).collect();
        if let Some(first) = prompt.dice.first() {
            let more = prompt.dice.iter().filter(|die| *die == first || self.rng.below(2) == 0);
            all.push(format!("roll:{}", more.map(u8::to_string).collect::<String>()));
        }
        let action = &all[self.rng.below(all.len() as u32) as usize];
        let key = format!("{:016x}{:x}", self.rng.bits(), prompt.id);
        Some(Message::text(
            json!({"type": "answer", "key": key, "prompt": prompt.id, "action": action}).to_string(),
        ))
    }
}

/// A table of so many people and a started game.
async fn table(at: SocketAddr, people: u8, seed: u64) -> (Vec<Seat>, Vec<Socket>) {
    let seats = client::table(at, people, 0, &[], Value::Null).await;
    let mut sockets = Vec::new();
    for seat in &seats {
        let seed = seed * 10 + u64::from(seat.seat);
        let mut socket = Socket::join(at, &seat.table, Some(&seat.token), seed).await;
        socket.until("lobby").await;
        sockets.push(socket);
    }
    sockets[0].ws.send(Message::text(r#"{"type":"start"}"#)).await.unwrap();
    (seats, sockets)
}

#[derive(Default)]
struct Counts {
    moves: AtomicU64,
    stop: AtomicBool,
    times: std::sync::Mutex<Vec<u64>>,
}

/// Plays a seat until its game is over; after each question it waits up to `pause`.
async fn play(mut socket: Socket, counts: Arc<Counts>, pause: u32) -> bool {
    let mut sent = None;
    loop {
        if counts.stop.load(Ordering::Relaxed) {
            return false;
        }
        let said = socket.next().await;
        if said.r#type == "ack" {
            if let Some(sent) = sent.take() {
                let time: Duration = Instant::now() - sent;
                counts.moves.fetch_add(1, Ordering::Relaxed);
                counts.times.lock().unwrap().push(time.as_micros() as u64);
            }
            continue;
        }
        if said.over.is_some() {
            return true;
        }
        let message = said.prompt.as_ref().and_then(|prompt| socket.choose(prompt));
        if let Some(message) = message {
            if pause > 0 {
                let wait = socket.rng.below(2 * pause);
                tokio::time::sleep(Duration::from_millis(wait.into())).await;
            }
            sent = Some(Instant::now());
            socket.ws.send(message).await.unwrap();
        }
    }
}

fn percentile(times: &mut [u64], part: f64) -> f64 {
    times.sort_unstable();
    let at = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
    times.get(at).map_or(0.0, |micros| *micros as f64 / 1000.0)
}

/// Plays at so many tables of so many people, a new game wherever one ends.
async fn load(at: SocketAddr, tables: u64, people: u8, pause: u32, time: Duration) -> (f64, Vec<u64>) {
    let counts = Arc::new(Counts::default());
    let mut tasks = Vec::new();
    for n in 0..tables {
        let (_, first) = table(at, people, n + 1).await;
        let counts = counts.clone();
        tasks.push(tokio::spawn(async move {
            let mut sockets = first;
            for game in 1.. {
                let seats: Vec<_> = sockets
                    .into_iter()
                    .map(|socket| tokio::spawn(play(socket, counts.clone(), pause)))
                    .collect();
                let mut over = true;
                for seat in seats {
                    over &= seat.await.unwrap();
                }
                if !over || counts.stop.load(Ordering::Relaxed) {
                    return;
                }
                sockets = table(at, people, n + 1 + game * 1000).await.1;
            }
        }));
    }
    // Games begin at the same moment; what is measured is the time after that.
    tokio::time::sleep(Duration::from_secs(2)).await;
    counts.times.lock().unwrap().clear();
    let (before, began) = (counts.moves.load(Ordering::Relaxed), Instant::now());
    tokio::time::sleep(time).await;
    let rate = (counts.moves.load(Ordering::Relaxed) - before) as f64 / began.elapsed().as_secs_f64();
    let times = std::mem::take(&mut *counts.times.lock().unwrap());
    counts.stop.store(true, Ordering::Relaxed);
    for task in tasks {
        task.abort();
    }
    (rate, times)
}

/// How long the disk takes for the least that a durable move costs: some bytes at the end of a file, and `fdatasync`. Without
/// it nobody can tell whether an acknowledgement was late because of the server or because of the disk.
struct Disk {
    stop: Arc<AtomicBool>,
    times: std::thread::JoinHandle<Vec<u64>>,
}

/// What is appended: a page of the database with its head, as a commit of one record writes it.
const APPENDED: usize = 4096 + 24;

impl Disk {
    /// Appends in this folder, again and again, with a pause after each.
    fn watch(folder: &std::path::Path, pause: Duration) -> Disk {
        let stop = Arc::new(AtomicBool::new(false));
        let (path, stopped) = (folder.join("disk"), stop.clone());
        let times = std::thread::spawn(move || {
            use std::io::Write;
            let mut file = std::fs::File::create(&path).unwrap();
            let mut times = Vec::new();
            while !stopped.load(Ordering::Relaxed) {
                let began = Instant::now();
                file.write_all(&[7; APPENDED]).unwrap();
                file.sync_data().unwrap();
                times.push(began.elapsed().as_micros() as u64);
                std::thread::sleep(pause);
            }
            let _ = std::fs::remove_file(path);
            times
        });
        Disk { stop, times }
    }

    fn stop(self) -> Vec<u64> {
        self.stop.store(true, Ordering::Relaxed);
        self.times.join().unwrap()
    }

    /// With nothing else going on.
    async fn alone(folder: &std::path::Path) -> Vec<u64> {
        let disk = Disk::watch(folder, Duration::ZERO);
        tokio::time::sleep(Duration::from_secs(2)).await;
        disk.stop()
    }

    /// Beside something else, seldom enough not to be in its way.
    fn beside(folder: &std::path::Path) -> Disk {
        Disk::watch(folder, Duration::from_millis(50))
    }
}

/// Kilobytes for each of many sockets that watch and say nothing.
async fn idle(served: &Served) -> f64 {
    const MANY: usize = 2000;
    let (seats, players) = table(served.at, 2, 1).await;
    let mut codes = vec![seats[0].table.clone()];
    let mut keep = vec![players];
    for n in 0..49 {
        let (seats, players) = table(served.at, 2, n).await;
        codes.push(seats[0].table.clone());
        keep.push(players);
    }
    let mut all = Vec::new();
    let mut before = 0.0;
    for n in 0..200 + MANY {
        if n == 200 {
            tokio::time::sleep(Duration::from_millis(500)).await;
            before = served.memory();
        }
        let mut socket = Socket::join(served.at, &codes[n % codes.len()], None, 0).await;
        socket.until("frame").await;
        all.push(socket);
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let after = served.memory();
    drop(keep);
    (after - before) * 1.024 / MANY as f64
}

/// Seconds until a thousand tables are there again after a restart.
async fn resume(data: &std::path::Path) -> f64 {
    let served = Served::start(data);
    served.up().await;
    let at = served.at;
    let made = (0..8).map(|n| {
        tokio::spawn(async move {
            let mut all = Vec::new();
            for m in 0..125 {
                let (seats, mut sockets) = table(at, 2, n * 1000 + m).await;
                // Some moves each.
                for _ in 0..10 {
                    for socket in &mut sockets {
                        socket.ws.send(Message::text(r#"{"type":"ping"}"#)).await.unwrap();
                        loop {
                            let said = socket.next().await;
                            if said.r#type == "pong" {
                                break;
                            }
                            if let Some(message) = said.prompt.as_ref().and_then(|it| socket.choose(it)) {
                                socket.ws.send(message).await.unwrap();
                            }
                        }
                    }
                }
                all.push(seats[0].clone());
            }
            all
        })
    });
    let mut all = Vec::new();
    for some in made.collect::<Vec<_>>() {
        all.extend(some.await.unwrap());
    }
    let data = served.stop();
    let began = Instant::now();
    let served = Served::start(&data);
    served.up().await;
    let at = served.at;
    let tasks: Vec<_> = all
        .chunks(125)
        .map(|some| {
            let some = some.to_vec();
            tokio::spawn(async move {
                let mut open = Vec::new();
                for seat in &some {
                    let mut socket = Socket::join(at, &seat.table, Some(&seat.token), 1).await;
                    socket.until("frame").await;
                    open.push(socket);
                }
                open
            })
        })
        .collect();
    let mut open = Vec::new();
    for task in tasks {
        open.extend(task.await.unwrap());
    }
    let time = began.elapsed().as_secs_f64();
    served.stop();
    time
}

struct Figure {
    name: &'static str,
    unit: &'static str,
    value: f64,
    goal: Option<(f64, bool)>,
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// What the disk's share is called after the figures of each part.
const DISK_ONE: [&str; 4] = [
    "  one table: bare append and fdatasync before it, p50",
    "  one table: bare append and fdatasync before it, p99",
    "  one table: bare append and fdatasync meanwhile, p50",
    "  one table: bare append and fdatasync meanwhile, p99",
];
const DISK_THOUSAND: [&str; 4] = [
    "  bare append and fdatasync before it, p50",
    "  bare append and fdatasync before it, p99",
    "  bare append and fdatasync meanwhile, p50",
    "  bare append and fdatasync meanwhile, p99",
];

fn disk_figures(
    names: [&'static str; 4],
    mut alone: Vec<u64>,
    mut beside: Vec<u64>,
) -> [(&'static str, f64); 4] {
    let [a, b, c, d] = names;
    [
        (a, percentile(&mut alone, 0.5)),
        (b, percentile(&mut alone, 0.99)),
        (c, percentile(&mut beside, 0.5)),
        (d, percentile(&mut beside, 0.99)),
    ]
}

/// The parts of the measurement, for `--only`.
const PARTS: [&str; 6] = ["start", "idle", "moves", "one", "thousand", "resume"];

async fn measure(data: &std::path::Path, only: Option<&str>) -> Vec<Figure> {
    let mut all = Vec::new();
    let most = |goal| Some((goal, false));
    let mut add = |name, unit, value, goal| all.push(Figure { name, unit, value, goal });
    for part in PARTS.into_iter().filter(|part| only.is_none_or(|only| only == *part)) {
        let served = |n: u32| async move {
            let served = Served::start(&data.join(format!("{part}{n}")));
            served.up().await;
            served
        };
        match part {
            "start" => {
                let mut starts = Vec::new();
                for n in 0..5 {
                    let began = Instant::now();
                    let served = served(n).await;
                    starts.push(began.elapsed().as_secs_f64() * 1000.0);
                    served.stop();
                }
                add("cold start until /healthz answers, median of 5", "ms", median(starts), most(300.0));
            }
            "idle" => {
                let served = served(0).await;
                let idle = idle(&served).await;
                served.stop();
                add("memory for each idle socket (2,000 watching 50 games)", "kB", idle, most(20.0));
            }
            "moves" => {
                let mut rates = Vec::new();
                for n in 0..3 {
                    let served = served(n).await;
                    rates.push(load(served.at, 64, 2, 0, Duration::from_secs(5)).await.0);
                    served.stop();
                }
                let goal = Some((3000.0, true));
                add("durable moves a second, 64 tables of 2, median of 3", "/s", median(rates), goal);
            }
            "one" => {
                let alone = Disk::alone(data).await;
                let served = served(0).await;
                let disk = Disk::beside(data);
                let (_, mut times) = load(served.at, 1, 2, 0, Duration::from_secs(5)).await;
                let beside = disk.stop();
                served.stop();
                add("acknowledgement, one table, p50", "ms", percentile(&mut times, 0.5), None);
                add("acknowledgement, one table, p99", "ms", percentile(&mut times, 0.99), most(5.0));
                for (name, value) in disk_figures(DISK_ONE, alone, beside) {
                    add(name, "ms", value, None);
                }
            }
            "thousand" => {
                let alone = Disk::alone(data).await;
                let served = served(0).await;
                let disk = Disk::beside(data);
                let (rate, mut times) = load(served.at, 250, 4, 440, Duration::from_secs(10)).await;
                let beside = disk.stop();
                served.stop();
                add("1,000 sockets, 250 tables, jittered: moves a second", "/s", rate, Some((500.0, true)));
                add("  acknowledgement p50", "ms", percentile(&mut times, 0.5), None);
                add("  acknowledgement p99", "ms", percentile(&mut times, 0.99), most(50.0));
                for (name, value) in disk_figures(DISK_THOUSAND, alone, beside) {
                    add(name, "ms", value, None);
                }
            }
            _ => {
                let time = resume(&data.join(part)).await;
                add("1,000 tables resumed after the start", "s", time, most(2.0));
            }
        }
    }
    all
}

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let only = args.iter().position(|arg| arg == "--only").and_then(|at| args.get(at + 1));
    if let Some(only) = only.filter(|only| !PARTS.contains(&only.as_str())) {
        eprintln!("there is no part \"{only}\"; the parts are: {}", PARTS.join(", "));
        std::process::exit(2);
    }
    let data = std::env::temp_dir().join(format!("daikaiju-load-{}", std::process::id()));
    std::fs::create_dir_all(&data).unwrap();
    let all = measure(&data, only.map(String::as_str)).await;
    let _ = std::fs::remove_dir_all(&data);
    let met = |it: &Figure| {
        it.goal.is_none_or(|(goal, least)| if least { it.value >= goal } else { it.value <= goal })
    };
    if args.iter().any(|arg| arg == "--json") {
        let figures = all.iter().map(|it| {
            json!({"name": it.name.trim(), "unit": it.unit, "value": it.value, "goal": it.goal.map(|it| it.0), "met": met(it)})
        });
        println!("{}", json!({"same_machine": true, "figures": figures.collect::<Vec<_>>()}));
        return;
    }
    println!("The server is a process of its own; the clients run on the same machine and share its cores.");
    for it in &all {
        let goal = it.goal.map_or(String::new(), |(goal, least)| {
            format!(
                "goal {} {goal} {}{}",
                if least { "at least" } else { "at most" },
                it.unit,
                if met(it) { "" } else { ", MISSED" }
            )
        });
        println!("{:<54} {:>10.2} {:<3} {goal}", it.name, it.value, it.unit);
    }
}
