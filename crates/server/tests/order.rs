//! However often, in whatever order and over however many connections messages arrive: each counts once.

mod common;

use common::*;
use protocol as p;
use rules::Seeded;
use serde_json::{Value, json};
use std::collections::HashMap;
use table::Journal;

/// What a client has sent under a key.
type Sent = HashMap<String, (u32, String)>;

/// Plays with every message sent one to five times, out of order with others and again after reconnects.
async fn play_wildly(at: std::net::SocketAddr, seat: Seat, seed: u64) -> (Sent, Vec<String>) {
    let mut rng = Seeded::new(seed);
    let mut client = Client::join(at, &seat).await;
    let (mut sent, mut acks): (Sent, Vec<String>) = Default::default();
    let mut window: Vec<Value> = Vec::new();
    loop {
        if let Some((prompt, action)) = client.choose(&mut rng) {
            let key = format!("s{}-{}", seat.seat, sent.len());
            sent.insert(key.clone(), (prompt, action.clone()));
            for _ in 0..1 + rng.below(5) {
                window.push(answer(&key, prompt, &action));
            }
        }
        // Old and new ones leave in any order, all new ones sooner or later.
        while !window.is_empty() && (window.len() > 8 || rng.below(3) > 0) {
            let at = rng.below(window.len() as u32) as usize;
            client.say(window.swap_remove(at)).await;
        }
        if rng.below(40) == 0 {
            acks.append(&mut client.acks);
            let log = client.log.len();
            let lines = std::mem::take(&mut client.log);
            let answered = client.answered;
            client = Client::open(at).await.unwrap();
            client.log = lines;
            client.hello(&seat.table, json!({"token": seat.token, "log": log})).await;
            client.expect("welcome").await;
            // What was under way, or its acknowledgement, may be lost: it is sent again.
            client.answered = answered;
            for (key, (prompt, action)) in sent.iter().filter(|(key, _)| !acks.contains(key)) {
                window.push(answer(key, *prompt, action));
            }
        }
        if client.over() {
            break;
        }
        let time = std::time::Duration::from_millis(if window.is_empty() { 2000 } else { 1 });
        if client.within(time).await.is_none() && client.closed.is_some() {
            panic!("closed: {:?}", client.closed);
        }
        for (key, code) in client.errors.drain(..) {
            // A repetition of something that was never taken because the question had changed.
            assert!(
                matches!(code, p::ErrorCode::StalePrompt | p::ErrorCode::NotAsked | p::ErrorCode::Over),
                "{code:?} for {key:?}"
            );
        }
    }
    acks.append(&mut client.acks);
    (sent, acks)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn duplicates_and_disorder_have_one_effect() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let (mut messages, mut games) = (0, 0);
    for seed in 0..6u64 {
        let with: &[&str] = if seed % 2 == 0 { &[] } else { &["power-up", "wicked-mixed"] };
        let seats = table(host.at, 3, 0, with, json!({})).await;
        let code = seats[0].table.clone();
        let mut clients = Vec::new();
        for seat in &seats {
            clients.push(Client::join(host.at, seat).await);
        }
        start(&mut clients).await;
        drop(clients);
        let tasks: Vec<_> = seats
            .iter()
            .map(|seat| tokio::spawn(play_wildly(host.at, seat.clone(), seed * 7 + u64::from(seat.seat))))
            .collect();
        let mut believed: HashMap<String, (u8, String)> = HashMap::new();
        for (n, task) in tasks.into_iter().enumerate() {
            let (sent, acks) = task.await.unwrap();
            messages += sent.len();
            for key in acks {
                let (_, action) = &sent[&key];
                believed.insert(key, (n as u8, action.clone()));
            }
        }
        check_records(&folder, &code, &believed).await;
        let text = get(host.at, &format!("/api/tables/{code}/journal")).await.body;
        Journal::read(&text).unwrap().verify(catalogue()).unwrap();
        games += 1;
    }
    println!("{games} games, {messages} answers, each sent up to five times and across reconnects");
    host.stop().await;
}

/// The keys in the file are those that were acknowledged, each once and with what it was sent for.
async fn check_records(folder: &Folder, code: &str, believed: &HashMap<String, (u8, String)>) {
    let all = rows(folder, "select code || ' ' || record from records order by code, seq").await;
    let mut kept = HashMap::new();
    for row in all.iter().filter_map(|row| row.strip_prefix(&format!("{code} "))) {
        let record: Value = serde_json::from_str(row).unwrap();
        if let Some(key) = record["key"]["key"].as_str() {
            let body = record["key"]["body"].as_str().unwrap().rsplit(' ').next().unwrap().to_string();
            let seat = record["key"]["seat"].as_u64().unwrap() as u8;
            assert!(kept.insert(key.to_string(), (seat, body)).is_none(), "{key} is there twice");
        }
    }
    for (key, what) in believed {
        assert_eq!(kept.get(key), Some(what), "{key} was acknowledged");
    }
    // The very last answer may have ended the game before its acknowledgement was read.
    assert!(kept.len() - believed.len() <= 3, "{} kept, {} acknowledged", kept.len(), believed.len());
}

#[tokio::test]
async fn stale_and_foreign_answers_change_nothing() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 2, 0, &[], json!({})).await;
    let mut clients = vec![Client::join(host.at, &seats[0]).await, Client::join(host.at, &seats[1]).await];
    start(&mut clients).await;
    let asked = clients.iter().position(|it| it.frame.as_ref().unwrap().prompt.is_some()).unwrap();
    let (one, two) = clients.split_at_mut(1);
    let (mine, other) = if asked == 0 { (&mut one[0], &mut two[0]) } else { (&mut two[0], &mut one[0]) };
    let prompt = mine.frame.clone().unwrap().prompt.unwrap();
    let before = rows(&folder, "select record from records order by seq").await;
    // Somebody else's question; one that is over; one to come; what is not among the answers; no action at all.
    other.say(answer("a", prompt.id, &prompt.default)).await;
    assert_eq!(other.refused().await, p::ErrorCode::NotAsked);
    for id in [0, prompt.id - 1, prompt.id + 1, prompt.id + 16, u32::MAX] {
        mine.say(answer(&format!("b{id}"), id, &prompt.default)).await;
        assert_eq!(mine.refused().await, p::ErrorCode::StalePrompt);
    }
    for action in ["buy:1", "leave", "roll:", "roll:9", "card:255", "", "fly", "seat:9"] {
        mine.say(answer("c", prompt.id, action)).await;
        assert_eq!(mine.refused().await, p::ErrorCode::IllegalAction, "{action}");
    }
    let frame = mine.frame.clone().unwrap().frame;
    for message in [
        json!({"type": "undo", "key": "u", "frame": frame + 1}),
        json!({"type": "play", "key": "p", "frame": frame + 1, "action": "play:1"}),
    ] {
        mine.say(message).await;
        assert_eq!(mine.refused().await, p::ErrorCode::StalePrompt);
    }
    mine.say(json!({"type": "play", "key": "p", "frame": frame, "action": "play:1"})).await;
    assert_eq!(mine.refused().await, p::ErrorCode::IllegalAction);
    for key in ["", &"k".repeat(65)] {
        mine.say(answer(key, prompt.id, &prompt.default)).await;
        assert_eq!(mine.refused().await, p::ErrorCode::IllegalAction);
    }
    assert_eq!(rows(&folder, "select record from records order by seq").await, before);
    // The same key for something else, by the same seat and by another one.
    let roll = format!("roll:{}", prompt.dice[0]);
    mine.say(answer("key", prompt.id, &roll)).await;
    mine.expect("ack").await;
    mine.say(answer("key", prompt.id, &roll)).await;
    mine.expect("ack").await;
    for (who, message) in [
        (0, answer("key", prompt.id, &prompt.default)),
        (0, answer("key", prompt.id + 1, &roll)),
        (0, json!({"type": "undo", "key": "key", "frame": frame})),
        (1, answer("key", prompt.id, &roll)),
    ] {
        let client = if who == 0 { &mut *mine } else { &mut *other };
        client.say(message.clone()).await;
        assert_eq!(client.refused().await, p::ErrorCode::KeyReused, "{message}");
    }
    assert_eq!(rows(&folder, "select record from records order by seq").await.len(), before.len() + 1);
    host.stop().await;
}
