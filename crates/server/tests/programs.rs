//! Programs as bots at tables: only those the server's owner offers, under their names, and nothing they do stops a game.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::*;
use outside::{Limits, Program};
use protocol as p;
use serde_json::json;
use table::Journal;

const EXAMPLE: &str = "python3 ../../examples/outside.py";

fn program(name: &str, command: &str) -> Arc<Program> {
    let limits = Limits { answer: Duration::from_secs(5), start: Duration::from_secs(20), at_once: 8 };
    Arc::new(Program::new(name, command, limits).unwrap())
}

async fn host_with(folder: &Folder, programs: &[Arc<Program>]) -> Host {
    let mut options = options(folder, limits());
    options.programs = programs.to_vec();
    Host::with(&options).await
}

/// A table of one person and this program, begun.
async fn begun(host: &Host, name: &str, with: &[&str]) -> (String, Client) {
    let seats = table(host.at, 1, 1, with, json!({})).await;
    let mut client = Client::join(host.at, &seats[0]).await;
    client.say(json!({"type": "seat", "seat": 2, "what": {"to": "program", "name": name}})).await;
    client.settle().await;
    assert_eq!(client.errors, []);
    client.say(json!({"type": "start"})).await;
    client.expect("frame").await;
    (seats[0].table.clone(), client)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offered_program_plays() {
    let folder = Folder::new();
    let (robo, dying) = (program("robo", EXAMPLE), program("dying", "python3 ../outside/tests/bad.py dies"));
    let host = host_with(&folder, &[robo.clone(), dying.clone()]).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let lobby = get(host.at, &format!("/api/tables/{}", seats[0].table)).await.json();
    assert_eq!(lobby["programs"], json!(["robo", "dying"]));
    for with in [&[][..], &["power-up", "halloween", "wicked-mixed", "luchador"]] {
        let (code, mut client) = begun(&host, "robo", with).await;
        let player = &client.frame.as_ref().unwrap().monsters[1].player;
        assert_eq!(*player, p::Player::Program { name: "robo".to_string() });
        client.play(3).await;
        let journal = get(host.at, &format!("/api/tables/{code}/journal")).await.body;
        // Who plays there sees the name, never the command.
        assert!(journal.contains(" bot:robo\n") && !journal.contains("python3"), "{journal}");
        Journal::read(&journal).unwrap().verify(catalogue()).unwrap();
        let past = get(host.at, &format!("/api/tables/{code}/replay/1")).await.json();
        assert_eq!(past["monsters"][1]["player"], json!({"is": "program", "name": "robo"}));
    }
    let faults = robo.faults();
    assert!(faults.asked > 20 && faults.defaults() == 0 && faults.deaths == 0, "{faults:?}");
    let (_, mut client) = begun(&host, "dying", &[]).await;
    client.play(4).await;
    let faults = dying.faults();
    assert!(faults.asked > 10 && faults.deaths == 1 && faults.gone == faults.asked - 9, "{faults:?}");
    host.stop().await;
}

/// The same on one thread, where waiting for a program means waiting.
#[tokio::test]
async fn on_one_thread() {
    let folder = Folder::new();
    let robo = program("robo", EXAMPLE);
    let host = host_with(&folder, std::slice::from_ref(&robo)).await;
    let (_, mut client) = begun(&host, "robo", &[]).await;
    client.play(5).await;
    assert_eq!(robo.faults().defaults(), 0);
    host.stop().await;
}

#[tokio::test]
async fn nobody_makes_the_server_start_anything_else() {
    let folder = Folder::new();
    let trace = folder.0.join("started");
    let command = format!("exec:touch {}", trace.display());
    let robo = program("robo", EXAMPLE);
    let host = host_with(&folder, &[robo]).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let mut client = Client::join(host.at, &seats[0]).await;
    for name in [command.as_str(), EXAMPLE, "brawler", "", "Robo"] {
        client.say(json!({"type": "seat", "seat": 2, "what": {"to": "program", "name": name}})).await;
        assert_eq!(client.refused().await, p::ErrorCode::BadOptions, "{name}");
    }
    client.settle().await;
    // A journal that names a command is shown, and that is all.
    let (code, mut other) = begun(&host, "robo", &[]).await;
    other.play(1).await;
    let journal = get(host.at, &format!("/api/tables/{code}/journal")).await.body;
    let journal = journal.replace("bot:robo", &format!("bot:{command}"));
    let imported = request(host.at, "POST", "/api/journals", &[], &journal).await.unwrap();
    assert_eq!(imported.status, 200, "{}", imported.body);
    let again = imported.json()["table"].as_str().unwrap().to_string();
    assert_eq!(get(host.at, &format!("/api/tables/{again}/replay/1")).await.status, 200);
    host.stop().await;
    assert!(!trace.exists());
}

#[tokio::test]
async fn without_its_program_a_game_goes_on() {
    let folder = Folder::new();
    let host = host_with(&folder, &[program("robo", EXAMPLE)]).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let mut client = Client::join(host.at, &seats[0]).await;
    client.say(json!({"type": "seat", "seat": 2, "what": {"to": "program", "name": "robo"}})).await;
    client.say(json!({"type": "start"})).await;
    client.expect("frame").await;
    host.stop().await;
    let host = host_with(&folder, &[]).await;
    let mut client = Client::join(host.at, &seats[0]).await;
    client.play(6).await;
    let player = &client.frame.as_ref().unwrap().monsters[1].player;
    assert_eq!(*player, p::Player::Program { name: "robo".to_string() });
    host.stop().await;
}
