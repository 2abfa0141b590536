//! The server as people start it: the addresses it prints, the code for phones, and its backups.

mod common;

#[path = "../../server/tests/common/client.rs"]
mod client;

use client::{Client, answer, get, post};
use qrcodegen::{QrCode, QrCodeEcc};
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Stdio};

/// A folder that goes when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("daikaiju-serve-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn text(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The server as a process of its own, and all it said when it started.
struct Served {
    child: Child,
    /// Kept open: a server that cannot say anything ends.
    _out: BufReader<ChildStdout>,
    said: Vec<String>,
    at: SocketAddr,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(data: &Folder, args: &[&str]) -> Served {
    let mut child = common::program()
        .args(["serve", "--log", "error", "--data", data.text()])
        .args(args)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut said = Vec::new();
    while !said.last().is_some_and(|line: &String| line.starts_with("Ctrl-C")) {
        let mut line = String::new();
        assert!(out.read_line(&mut line).unwrap() > 0, "it ended: {said:?}");
        said.push(line.trim_end_matches('\n').to_string());
    }
    let url = said[0].strip_prefix("daikaiju serves at http://").expect("its address comes first");
    let at = url.strip_suffix('/').and_then(|at| at.parse().ok()).expect("an address");
    Served { child, _out: out, said, at }
}

impl Served {
    /// The address for others.
    fn others(&self) -> Option<&str> {
        self.said.iter().find_map(|line| line.strip_prefix("others go to       "))
    }

    /// The lines that are drawn.
    fn drawing(&self) -> Vec<Vec<char>> {
        let drawn = self.said.iter().filter(|line| line.contains(['█', '▀', '▄']));
        drawn.map(|line| line.chars().skip(2).collect()).collect()
    }
}

/// What a phone that looks at the drawing sees is the code of this text, with light around it.
fn shows(drawing: &[Vec<char>], text: &str) -> bool {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).unwrap();
    // Light is drawn, for terminals are dark; two modules lie above each other in a character.
    let is_dark = |x: i32, y: i32| {
        let row = drawing.get((y + 2) as usize / 2)?;
        let it = *row.get((x + 2) as usize)?;
        Some(if y % 2 == 0 { matches!(it, ' ' | '▄') } else { matches!(it, ' ' | '▀') })
    };
    let all = -2..code.size() + 2;
    all.clone().all(|y| all.clone().all(|x| is_dark(x, y) == Some(code.get_module(x, y))))
}

fn healthy(at: SocketAddr) -> bool {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async { get(at, "/healthz").await.status == 200 })
}

/// The address by which this machine reaches others, if it can.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    socket.local_addr().ok().map(|at| at.ip()).filter(|ip| !ip.is_unspecified())
}

#[test]
fn without_flags_only_this_machine_is_told() {
    let data = Folder::new("plain");
    let served = serve(&data, &["--addr", "127.0.0.1:0"]);
    assert!(served.at.ip().is_loopback() && served.at.port() != 0);
    assert!(healthy(served.at));
    assert_eq!((served.others(), served.drawing().len()), (None, 0), "{:?}", served.said);
}

#[test]
fn the_public_address_is_printed_and_drawn() {
    let data = Folder::new("public");
    // With and without a slash it is the same address.
    for given in ["https://play.example.org", "https://play.example.org/"] {
        let served = serve(&data, &["--addr", "127.0.0.1:0", "--public-url", given]);
        assert!(healthy(served.at));
        assert_eq!(served.others(), Some("https://play.example.org/"), "{:?}", served.said);
        assert!(shows(&served.drawing(), "https://play.example.org/"), "{:#?}", served.said);
        assert!(!shows(&served.drawing(), "https://play.example.com/"));
    }
}

#[test]
fn phones_in_the_same_network_are_shown_the_way() {
    let data = Folder::new("lan");
    let served = serve(&data, &["--lan"]);
    assert!(served.at.ip().is_loopback(), "here one goes to this machine: {:?}", served.said);
    assert!(healthy(served.at));
    // A machine without any network has nothing to show to others.
    let wanted = own_address().map(|ip| SocketAddr::new(ip, served.at.port()));
    assert_eq!(served.others().map(str::to_string), wanted.map(|at| format!("http://{at}/")));
    if let Some(at) = wanted {
        assert!(shows(&served.drawing(), &format!("http://{at}/")), "{:#?}", served.said);
        assert!(healthy(at), "nobody answers at {at}");
    }
}

/// The copy is made while the game goes on, and the same cookie has the same seat in a folder that holds nothing but it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_from_a_backup() {
    let data = Folder::new("data");
    let fast = ["--addr", "127.0.0.1:0", "--rate", "10000"];
    let served = serve(&data, &fast);
    let options = json!({"edition": "monster-box", "with": ["power-up"], "bot_pause": 0});
    let wanted = json!({"name": "A", "seats": 2, "bots": ["easy"], "options": options});
    let reply = post(served.at, "/api/tables", &wanted).await;
    let code = reply.json()["table"].as_str().unwrap().to_string();
    let cookie = format!("daikaiju={}", reply.cookie().unwrap());
    let mut client = sit_down(&served, &code, &cookie).await;
    client.say(json!({"type": "start"})).await;
    client.expect("frame").await;
    go_on(&mut client, "before", 8).await;
    let (then, log) = (client.frame.clone().unwrap(), client.log.clone());

    let copies = Folder::new("copies");
    let copy = copies.0.join("copy.db");
    let backup = ["serve", "--data", data.text(), "--backup", copy.to_str().unwrap()];
    let made = common::run_list(&backup);
    assert_eq!((made.code, made.err.as_str()), (0, ""), "{}", made.out);
    let again = common::run_list(&backup);
    assert!(again.code != 0 && again.err.contains("is there already"), "{}", again.err);
    // What is played from now on is not in the copy.
    go_on(&mut client, "after", 4).await;
    assert!(client.log.len() > log.len());
    client.say(json!({"type": "ping"})).await;
    client.expect("pong").await;

    let fresh = Folder::new("fresh");
    std::fs::rename(&copy, fresh.0.join("daikaiju.db")).unwrap();
    let restored = serve(&fresh, &fast);
    let mut back = sit_down(&restored, &code, &cookie).await;
    back.expect("frame").await;
    let now = back.frame.clone().unwrap();
    assert_eq!((now.you, &back.log), (Some(1), &log));
    assert_eq!((now.turn, &now.dice, &now.market), (then.turn, &then.dice, &then.market));
    let asked = |frame: &protocol::Frame| frame.prompt.as_ref().map(|it| (it.id, it.title.clone()));
    assert_eq!(asked(&now), asked(&then));
    back.play(9).await;
    let fair = get(restored.at, &format!("/api/tables/{code}/fair")).await.json();
    assert_eq!(fair["fair"], true, "{fair}");
    // The first server has not noticed any of it.
    client.answered = 0;
    client.play(11).await;
}

async fn sit_down(served: &Served, code: &str, cookie: &str) -> Client {
    let mut client = Client::open_with(served.at, None, &[("cookie", cookie)]).await.unwrap();
    client.hello(code, json!({})).await;
    client.expect("welcome").await;
    client
}

/// Gives so many answers and waits for the next question.
async fn go_on(client: &mut Client, key: &str, answers: u32) {
    let mut rng = rules::Seeded::new(u64::from(answers));
    client.answered = 0;
    let mut given = 0;
    loop {
        assert!(!client.over(), "the game is over too soon");
        if given == answers && client.frame.as_ref().is_some_and(|frame| frame.prompt.is_some()) {
            return;
        }
        if given < answers
            && let Some((prompt, action)) = client.choose(&mut rng)
        {
            given += 1;
            client.say(answer(&format!("{key}{given}"), prompt, &action)).await;
            client.expect("ack").await;
            // What comes of it is shown after it is acknowledged.
            client.settle().await;
            continue;
        }
        client.next().await.expect("the connection ended");
    }
}
