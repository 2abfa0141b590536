//! Who may say what, and when: every role with every message at every stage of a table.

mod common;

use common::*;
use protocol as p;
use serde_json::{Value, json};

/// Every message, with something sensible in it.
fn messages() -> Vec<(&'static str, Value)> {
    let roll = json!({"type": "answer", "key": "k", "prompt": 1, "action": "pass"});
    let hash = "0".repeat(64);
    vec![
        ("hello", json!({"type": "hello", "protocol": p::VERSION, "table": "0000000"})),
        ("answer", roll),
        ("play", json!({"type": "play", "key": "k", "frame": 9999, "action": "play:1"})),
        ("undo", json!({"type": "undo", "key": "k", "frame": 9999})),
        ("standing", json!({"type": "standing", "order": {"order": "only_for_life"}, "on": true})),
        ("pause", json!({"type": "pause", "on": false})),
        ("emote", json!({"type": "emote", "emote": "roar"})),
        ("language", json!({"type": "language", "lang": "de"})),
        ("seat", json!({"type": "seat", "seat": 4, "what": {"to": "bot", "level": "easy"}})),
        ("monster", json!({"type": "monster", "monster": null})),
        ("name", json!({"type": "name", "name": "Anna"})),
        ("start", json!({"type": "start"})),
        ("promise", json!({"type": "promise", "hash": hash})),
        ("reveal", json!({"type": "reveal", "seed": hash})),
        ("leave", json!({"type": "leave"})),
        ("reclaim", json!({"type": "reclaim"})),
        ("rematch", json!({"type": "rematch"})),
        ("ping", json!({"type": "ping"})),
    ]
}

/// The list above is the enum: a new message without a row here fails.
#[test]
fn the_list_has_every_message() {
    let schema = serde_json::to_value(schemars::schema_for!(p::ClientMessage)).unwrap();
    let mut all: Vec<String> = Vec::new();
    for one in schema["oneOf"].as_array().unwrap() {
        all.push(one["properties"]["type"]["const"].as_str().unwrap().to_string());
    }
    let listed: Vec<&str> = messages().iter().map(|(name, _)| *name).collect();
    assert_eq!(all, listed);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// A socket that has not said hello.
    Anonymous,
    Spectator,
    /// A seat that is not asked.
    Other,
    /// A seat that is asked, where the table is played.
    Own,
    Host,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Lobby,
    Play,
    Over,
}

/// What has to come of it: a fault, or what sort of message comes back, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    No(p::ErrorCode),
    Yes(&'static str),
    Nothing,
}

/// The whole matrix.
fn expected(role: Role, at: At, message: &str) -> Then {
    use Then::*;
    use p::ErrorCode as E;
    if role == Role::Anonymous {
        return No(if message == "hello" { E::NoTable } else { E::HelloFirst });
    }
    match message {
        "ping" => return Yes("pong"),
        "hello" => return No(E::Malformed),
        "language" => return Yes(if at == At::Lobby { "lobby" } else { "frame" }),
        _ => {}
    }
    if role == Role::Spectator {
        return No(E::NotSeated);
    }
    let host = role == Role::Host;
    match (at, message) {
        (_, "emote") => Yes("emote"),
        (At::Lobby, "answer" | "play" | "undo" | "rematch") => No(E::NotStarted),
        (At::Lobby, "standing" | "pause" | "reclaim") => Nothing,
        (At::Lobby, "seat" | "start") if !host => No(E::NotHost),
        (At::Lobby, "start") => Yes("frame"),
        (At::Lobby, "reveal") => No(E::BadSeed),
        (At::Lobby, _) => Yes("lobby"),
        (_, "seat" | "monster" | "name" | "start") => No(E::AlreadyStarted),
        (_, "promise" | "reveal") => Nothing,
        (_, "play" | "undo") => No(E::StalePrompt),
        (At::Play, "answer") if role == Role::Own => No(E::StalePrompt),
        (At::Play, "answer") => No(E::NotAsked),
        (At::Play, "rematch") => No(E::NotStarted),
        (At::Over, "answer") => No(E::Over),
        (At::Over, "rematch") => Yes("frame"),
        (_, "standing" | "leave") => Yes("frame"),
        (_, "pause" | "reclaim") => Nothing,
        other => panic!("{other:?} is not in the matrix"),
    }
}

/// A table at a stage, and somebody in a role at it.
async fn somebody(host: &Host, role: Role, at: At) -> (Client, Vec<Client>) {
    let options = json!({"hearts": 1, "stars": 1});
    let seats = table(host.at, 3, 0, &[], if at == At::Over { options } else { json!({}) }).await;
    let mut all = Vec::new();
    for seat in &seats {
        all.push(Client::join(host.at, seat).await);
    }
    if at != At::Lobby {
        start(&mut all).await;
        for client in &mut all {
            client.settle().await;
        }
    }
    if at == At::Over {
        all = play_all(all, 3).await;
    }
    let asked = |it: &Client| it.frame.as_ref().is_some_and(|frame| frame.prompt.is_some());
    let n = match role {
        Role::Anonymous => return (Client::open(host.at).await.unwrap(), all),
        Role::Spectator => return (Client::watch(host.at, &seats[0].table).await, all),
        Role::Host => 0,
        Role::Own if at == At::Play => all.iter().position(asked).unwrap(),
        Role::Other if at == At::Play => (1..3).find(|n| !asked(&all[*n])).unwrap(),
        Role::Own => 1,
        Role::Other => 2,
    };
    if role == Role::Host && at == At::Play && asked(&all[0]) {
        // The host's own turn is the row of whoever is asked.
        return Box::pin(somebody(host, role, at)).await;
    }
    (all.remove(n), all)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_role_may_say_what_it_may() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let (mut cells, mut wrong) = (0, Vec::new());
    for at in [At::Lobby, At::Play, At::Over] {
        for role in [Role::Anonymous, Role::Spectator, Role::Other, Role::Own, Role::Host] {
            for (name, message) in messages() {
                let (mut client, _others) = somebody(&host, role, at).await;
                if role != Role::Anonymous {
                    client.settle().await;
                    client.settle().await;
                }
                client.say(message).await;
                let want = expected(role, at, name);
                if want != Then::Yes("pong") && role != Role::Anonymous {
                    client.say(json!({"type": "ping"})).await;
                }
                let got = outcome(&mut client).await;
                cells += 1;
                let wanted = match want {
                    Then::No(code) => format!("error {code:?}"),
                    Then::Yes(kind) => kind.to_string(),
                    Then::Nothing => "pong".to_string(),
                };
                if got != wanted {
                    wrong.push(format!("{at:?} {role:?} {name}: {wanted} expected, {got} came"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {cells} cells:\n{}", wrong.len(), wrong.join("\n"));
    println!("{cells} cells of role, message and stage");
    host.stop().await;
}

async fn outcome(client: &mut Client) -> String {
    match client.next().await {
        Some(p::ServerMessage::Error { code, .. }) => format!("error {code:?}"),
        Some(message) => kind_of(&message),
        None => format!("closed {:?}", client.closed),
    }
}
