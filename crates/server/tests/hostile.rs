//! Clients that do what they should not.

mod common;

use common::*;
use futures_util::{SinkExt, StreamExt};
use protocol as p;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::{Bytes, Message, Utf8Bytes};

#[tokio::test]
async fn only_own_pages_may_talk() {
    let folder = Folder::new();
    let mut how = options(&folder, limits());
    how.public_url = Some("https://play.example.org/".to_string());
    let host = Host::with(&how).await;
    let body = r#"{"bots":["easy"]}"#;
    let own = format!("http://{}", host.at);
    let upper = own.to_uppercase();
    for (origin, status) in [
        (None, 200),
        (Some(own.as_str()), 200),
        (Some("https://play.example.org"), 200),
        (Some("https://evil.example.org"), 403),
        (Some("http://play.example.org.evil.org"), 403),
        (Some("null"), 403),
        (Some(""), 403),
        (Some("http://127.0.0.1:1"), 403),
        (Some(upper.as_str()), 200),
    ] {
        let headers: Vec<(&'static str, &str)> = origin.map(|it| ("origin", it)).into_iter().collect();
        let reply = request(host.at, "POST", "/api/tables", &headers, body).await.unwrap();
        assert_eq!(reply.status, status, "{origin:?} {}", reply.body);
        assert_eq!(reply.header("x-frame-options"), Some("DENY").filter(|_| status == 200), "{origin:?}");
        let socket = Client::open_with(host.at, None, &headers).await;
        assert_eq!(socket.is_ok(), status == 200, "{origin:?}");
    }
    // A name that somebody else points at this machine: the page comes from it and talks to it.
    let headers = [("host", "evil.example.org"), ("origin", "http://evil.example.org")];
    let mut stream = connect(host.at, None).await.unwrap();
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let text = format!(
        "DELETE /api/me HTTP/1.1\r\n{}: {}\r\n{}: {}\r\nconnection: close\r\n\r\n",
        headers[0].0, headers[0].1, headers[1].0, headers[1].1
    );
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut all = String::new();
    stream.read_to_string(&mut all).await.unwrap();
    assert!(all.starts_with("HTTP/1.1 403"), "{all}");
    host.stop().await;
}

#[tokio::test]
async fn broken_messages_get_typed_errors() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let mut client = Client::join(host.at, &seats[0]).await;
    for text in
        ["", "{", "[]", "null", "{}", r#"{"type":"fly"}"#, r#"{"type":"answer"}"#, "\u{0}", "\"ping\""]
    {
        client.text(text.to_string()).await;
        assert_eq!(client.refused().await, p::ErrorCode::Malformed, "{text}");
    }
    let deep = "[".repeat(8_000);
    client.text(deep).await;
    assert_eq!(client.refused().await, p::ErrorCode::Malformed);
    client.ws.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(client.refused().await, p::ErrorCode::Malformed);
    client.say(json!({"type": "language", "lang": "xx"})).await;
    assert_eq!(client.refused().await, p::ErrorCode::Malformed);
    client.say(json!({"type": "name", "name": "\u{202e}\u{200b} "})).await;
    assert_eq!(client.refused().await, p::ErrorCode::BadName);
    client.settle().await;
    // Just within the size, and beyond it.
    client.text(" ".repeat(p::MOST_BYTES - 2) + "{}").await;
    assert_eq!(client.refused().await, p::ErrorCode::Malformed);
    client.text(" ".repeat(p::MOST_BYTES + 1)).await;
    assert_eq!(client.until_closed().await, Some(1009));
    // Text that is not UTF-8.
    let mut client = Client::join(host.at, &seats[0]).await;
    // SAFETY is not at stake: the bytes go out as they are, which only a broken client would do.
    let frame = tokio_tungstenite::tungstenite::protocol::frame::Frame::message(
        Bytes::from_static(&[0xff, 0xfe]),
        tokio_tungstenite::tungstenite::protocol::frame::coding::OpCode::Data(
            tokio_tungstenite::tungstenite::protocol::frame::coding::Data::Text,
        ),
        true,
    );
    client.ws.send(Message::Frame(frame)).await.unwrap();
    assert_eq!(client.until_closed().await, Some(1007));
    for body in
        ["", "{", "[]", r#"{"seats":99}"#, r#"{"options":{"edition":"chess"}}"#, r#"{"bots":["god"]}"#]
    {
        let reply = request(host.at, "POST", "/api/tables", &[], body).await.unwrap();
        assert_eq!(reply.status, 400, "{body}: {}", reply.body);
        assert!(["malformed", "bad_options"].contains(&reply.code().as_str()), "{body}");
    }
    for path in
        ["/api/tables/zzz", "/api/tables/%00", "/api/tables/0000000", "/api/nothing", "/api/catalogue/xx"]
    {
        let reply = get(host.at, path).await;
        assert_eq!(reply.status, 404, "{path}");
        assert!(!reply.code().is_empty());
    }
    host.stop().await;
}

#[tokio::test]
async fn hello_comes_first_and_soon() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let code = seats[0].table.as_str();
    for (hello, want, close) in [
        (json!({"type": "ping"}), p::ErrorCode::HelloFirst, 1008),
        (json!({"type": "hello", "protocol": 99, "table": code}), p::ErrorCode::OtherVersion, 1008),
        (json!({"type": "hello", "protocol": 1, "table": "0000000"}), p::ErrorCode::NoTable, 4004),
        (json!({"type": "hello", "protocol": 1, "table": "?"}), p::ErrorCode::NoTable, 4004),
        (json!({"type": "hello", "protocol": 1, "table": code, "token": "x"}), p::ErrorCode::BadToken, 1008),
        (json!({"type": "fly"}), p::ErrorCode::Malformed, 1008),
    ] {
        let mut client = Client::open(host.at).await.unwrap();
        client.say(hello.clone()).await;
        assert_eq!(client.refused().await, want, "{hello}");
        assert_eq!(client.until_closed().await, Some(close), "{hello}");
    }
    // A ping of the WebSocket before the hello is no fault.
    let mut client = Client::open(host.at).await.unwrap();
    client.ws.send(Message::Ping(Bytes::new())).await.unwrap();
    client.hello(code, json!({})).await;
    client.expect("welcome").await;
    let began = Instant::now();
    let mut silent = Client::open(host.at).await.unwrap();
    assert_eq!(silent.refused().await, p::ErrorCode::HelloFirst);
    assert!((4..7).contains(&began.elapsed().as_secs()), "{:?}", began.elapsed());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn floods_are_slowed_down_and_hurt_nobody_else() {
    let folder = Folder::new();
    let mut how = limits();
    how.messages = (20.0, 40.0);
    let host = Host::start(&folder, how).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let victim = table(host.at, 1, 1, &[], json!({})).await;
    let mut calm = Client::join(host.at, &victim[0]).await;
    let times = async |calm: &mut Client| {
        let mut times = Vec::new();
        for _ in 0..30 {
            let began = Instant::now();
            calm.settle().await;
            times.push(began.elapsed());
            tokio::time::sleep(Duration::from_millis(55)).await;
        }
        times.sort();
        times[27]
    };
    let before = times(&mut calm).await;
    let mut floods = Vec::new();
    for n in 0..10 {
        let client = match n {
            0 => Client::join(host.at, &seats[0]).await,
            _ => Client::watch(host.at, &seats[0].table).await,
        };
        floods.push(tokio::spawn(async move {
            let until = Instant::now() + Duration::from_secs(3);
            let (mut to, mut from) = client.ws.split();
            let refused = Arc::new(AtomicU32::new(0));
            let heard = refused.clone();
            let reader = tokio::spawn(async move {
                while let Some(Ok(message)) = from.next().await {
                    let slow = message.to_text().is_ok_and(|text| text.contains("too_fast"));
                    heard.fetch_add(u32::from(slow), Ordering::Relaxed);
                }
            });
            let text = Utf8Bytes::from_static(r#"{"type":"name","name":"x"}"#);
            while Instant::now() < until {
                let send = to.send(Message::Text(text.clone()));
                if tokio::time::timeout(Duration::from_millis(500), send).await.is_err() {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
            drop(to);
            reader.abort();
            refused.load(Ordering::Relaxed)
        }));
    }
    let during = times(&mut calm).await;
    for flood in floods {
        assert!(flood.await.unwrap() > 0, "nobody was told to slow down");
    }
    let after = metrics(host.at).await;
    assert!(after["daikaiju_refused_total"] > 10.0);
    println!(
        "another table's answers, 9 of 10 within: {before:?} before, {during:?} during a flood by 10 sockets"
    );
    assert!(during < before * 4 + Duration::from_millis(50), "{before:?} {during:?}");
    host.stop().await;
}

/// A client that is told to slow down hears it.
#[tokio::test]
async fn too_fast_is_said() {
    let folder = Folder::new();
    let mut how = limits();
    how.messages = (20.0, 40.0);
    let host = Host::start(&folder, how).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let mut client = Client::join(host.at, &seats[0]).await;
    for _ in 0..60 {
        client.say(json!({"type": "ping"})).await;
    }
    assert_eq!(client.refused().await, p::ErrorCode::TooFast);
    tokio::time::sleep(Duration::from_secs(1)).await;
    client.listen(Duration::from_secs(5)).await;
    client.settle().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stalled_client_gets_one_frame_and_hurts_nobody() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 2, 0, &[], json!({})).await;
    let code = seats[0].table.clone();
    let mut clients = Vec::new();
    for seat in &seats {
        clients.push(Client::join(host.at, seat).await);
    }
    let mut stalled = Vec::new();
    for _ in 0..20 {
        let mut client = Client::over_stream(host.at, connect_narrow(host.at).await.unwrap()).await;
        client.hello(&code, json!({})).await;
        stalled.push(client);
    }
    start(&mut clients).await;
    let mut rng = rules::Seeded::new(1);
    for n in 0..60 {
        for client in &mut clients {
            client.settle().await;
            if let Some((prompt, action)) = client.choose(&mut rng) {
                client.say(answer(&format!("k{n}"), prompt, &action)).await;
            }
        }
    }
    // They ask for everything again and again and read nothing of it, until no buffer has room for more.
    let mut slowest = Duration::ZERO;
    let mut behind = 0.0;
    for client in &mut stalled {
        for n in 0..250 {
            let lang = ["fr", "en"][n % 2];
            client.say(json!({"type": "language", "lang": lang})).await;
        }
    }
    let patience = Instant::now();
    for n in 0.. {
        let asked = Instant::now();
        clients[0].say(json!({"type": "pause", "on": n % 2 == 0})).await;
        clients[0].expect("frame").await;
        slowest = slowest.max(asked.elapsed());
        behind = metrics(host.at).await["daikaiju_behind_total"];
        if behind > 40.0 || patience.elapsed() > Duration::from_secs(60) {
            break;
        }
    }
    assert!(behind > 0.0, "the buffers never filled");
    clients[0].say(json!({"type": "pause", "on": false})).await;
    clients[0].settle().await;
    // One of them wakes up: what was in its buffers, then one frame instead of all that it has missed.
    let mut late = stalled.pop().unwrap();
    late.listen(Duration::from_secs(2)).await;
    let wanted = clients[0].frame.as_ref().unwrap();
    let got = late.frame.as_ref().unwrap();
    assert_eq!((got.paused, got.turn, &got.dice), (wanted.paused, wanted.turn, &wanted.dice));
    // It asked for two languages in turn, and which one it has now depends on how many of its messages were taken.
    assert_eq!(late.log.len(), {
        let mut spectator = Client::watch(host.at, &code).await;
        spectator.expect("frame").await;
        spectator.log.len()
    });
    println!("20 stalled clients; slowest answer for a player {slowest:?}; {behind} frames left out");
    assert!(slowest < Duration::from_secs(3), "{slowest:?}");
    host.stop().await;
}
