//! Beyond the limits somebody is told so, and whoever is there already goes on.

mod common;

use common::*;
use protocol as p;
use serde_json::json;
use server::hub::Limits;

/// Says hello where there is no room for it.
async fn turned_away(host: &Host, from: Option<std::net::SocketAddr>) -> (p::ErrorCode, Option<u16>) {
    let mut client = Client::open_with(host.at, from, &[]).await.unwrap();
    let code = client.refused().await;
    (code, client.until_closed().await)
}

/// The words are the same whoever is turned away; the language is the browser's.
async fn in_german(host: &Host) -> String {
    let mut client = Client::open_with(host.at, None, &[("accept-language", "de")]).await.unwrap();
    match client.expect("error").await {
        p::ServerMessage::Error { message, .. } => message,
        _ => unreachable!(),
    }
}

#[tokio::test]
async fn connections_beyond_the_limit_of_an_address() {
    let folder = Folder::new();
    let host = Host::start(&folder, Limits { sockets_per_address: 2, ..limits() }).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let mut clients = vec![Client::join(host.at, &seats[0]).await];
    start(&mut clients).await;
    let second = Client::watch(host.at, &seats[0].table).await;
    for _ in 0..3 {
        assert_eq!(turned_away(&host, None).await, (p::ErrorCode::TooMany, Some(1013)));
    }
    assert!(in_german(&host).await.contains("Verbindungen"));
    // Somebody else has an own share.
    let other = "127.0.0.2:0".parse().ok();
    let mut elsewhere = Client::open_with(host.at, other, &[]).await.unwrap();
    elsewhere.hello(&seats[0].table, json!({})).await;
    elsewhere.expect("frame").await;
    // A place that is given up is free again.
    drop(second);
    until(async || {
        let mut third = Client::open(host.at).await.unwrap();
        third.hello(&seats[0].table, json!({})).await;
        matches!(third.next().await, Some(p::ServerMessage::Welcome { .. }))
    })
    .await;
    clients[0].play(1).await;
    host.stop().await;
}

#[tokio::test]
async fn connections_beyond_the_limit_of_all() {
    let folder = Folder::new();
    let host = Host::start(&folder, Limits { sockets: 3, ..limits() }).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let mut clients = vec![Client::join(host.at, &seats[0]).await];
    start(&mut clients).await;
    let _second = Client::watch(host.at, &seats[0].table).await;
    let _third = Client::watch(host.at, &seats[0].table).await;
    for from in [None, "127.0.0.2:0".parse().ok(), "127.0.0.3:0".parse().ok()] {
        assert_eq!(turned_away(&host, from).await, (p::ErrorCode::TooMany, Some(1013)), "{from:?}");
    }
    clients[0].play(1).await;
    host.stop().await;
}

#[tokio::test]
async fn tables_beyond_the_limit() {
    let folder = Folder::new();
    let host = Host::start(&folder, Limits { tables: 2, idle: 1, ..limits() }).await;
    let first = table(host.at, 1, 1, &[], json!({})).await;
    let second = table(host.at, 1, 1, &[], json!({})).await;
    let mut clients = vec![Client::join(host.at, &first[0]).await];
    start(&mut clients).await;
    let lobby = Client::join(host.at, &second[0]).await;
    // It can be made and waits in the file, but not come into memory.
    let third = make(
        host.at,
        &json!({"name": "P1", "bots": ["easy"], "options": {"edition": "monster-box", "bot_pause": 0}}),
    )
    .await;
    let mut client = Client::open(host.at).await.unwrap();
    client.hello(&third.table, json!({"token": third.token})).await;
    assert_eq!(client.refused().await, p::ErrorCode::TooMany);
    assert_eq!(client.until_closed().await, Some(1013));
    let looked = get(host.at, &format!("/api/tables/{}?lang=fr", third.table)).await;
    assert_eq!((looked.status, looked.code().as_str()), (429, "too_many"), "{}", looked.body);
    let sat = post(host.at, &format!("/api/tables/{}/sit", third.table), &json!({"name": "C"})).await;
    assert_eq!((sat.status, sat.code().as_str()), (429, "too_many"), "{}", sat.body);
    clients[0].play(1).await;
    // Once another one has left memory, there is room.
    drop(lobby);
    until(async || metrics(host.at).await["daikaiju_tables"] < 2.0).await;
    let mut client = Client::join(host.at, &third).await;
    client.say(json!({"type": "start"})).await;
    client.expect("frame").await;
    client.play(2).await;
    host.stop().await;
}

#[tokio::test]
async fn new_tables_beyond_the_limit_of_an_address() {
    let folder = Folder::new();
    let mut how = options(&folder, Limits { tables_per_minute: 2, ..limits() });
    how.behind_proxy = true;
    let host = Host::with(&how).await;
    let body = json!({"name": "P1", "bots": ["easy"], "options": {"edition": "monster-box", "bot_pause": 0}});
    let wish = async |path: &str, from: &str| {
        let text = if path == "/api/journals" { "daikaiju".to_string() } else { body.to_string() };
        request(host.at, "POST", path, &[("x-forwarded-for", from)], &text).await.unwrap()
    };
    let first = wish("/api/tables?token=1", "192.0.2.1").await.json();
    assert_eq!(wish("/api/tables", "192.0.2.1").await.status, 200);
    for path in ["/api/tables?lang=en", "/api/tables?lang=en", "/api/journals?lang=en"] {
        // What somebody says about where he comes from before our own proxy does counts for nothing.
        for from in ["192.0.2.1", "192.0.2.77, 192.0.2.1"] {
            let reply = wish(path, from).await;
            assert_eq!((reply.status, reply.code().as_str()), (429, "too_many"), "{path} {}", reply.body);
            assert!(reply.body.contains("Too many new tables"), "{}", reply.body);
        }
    }
    assert_eq!(wish("/api/tables", "192.0.2.2").await.status, 200);
    // The tables that are there are not concerned.
    let seat = Seat {
        table: first["table"].as_str().unwrap().to_string(),
        seat: 1,
        token: first["token"].as_str().unwrap().to_string(),
    };
    let mut client = Client::join(host.at, &seat).await;
    client.say(json!({"type": "start"})).await;
    client.expect("frame").await;
    client.play(1).await;
    host.stop().await;
}

/// Whoever plays must not see the counts: they tell how many were asked in secret.
#[tokio::test]
async fn counts_are_not_for_players() {
    let folder = Folder::new();
    // As with `--lan`.
    let how = server::serve::Options { address: "0.0.0.0:0".parse().unwrap(), ..options(&folder, limits()) };
    let host = Host::with(&how).await;
    let here = std::net::SocketAddr::new([127, 0, 0, 1].into(), host.at.port());
    assert_eq!(get(here, "/metrics").await.status, 200);
    assert!(metrics(here).await.contains_key("daikaiju_frames_total"));
    let forwarded =
        ["x-forwarded-for: 192.0.2.1", "forwarded: for=192.0.2.1", "x-real-ip: 192.0.2.1", "via: 1.1 p"];
    for header in forwarded.map(|it| it.split_once(": ").unwrap()) {
        let refused = request(here, "GET", "/metrics?lang=de", &[header], "").await.unwrap();
        assert_eq!(refused.status, 403, "{header:?}");
        assert!(refused.json()["message"].as_str().unwrap().contains("Zähler"), "{}", refused.body);
        assert!(!refused.body.contains("daikaiju_"), "{}", refused.body);
    }
    // Another address of this machine stands for another machine. There need not be one.
    let probe = std::net::UdpSocket::bind("0.0.0.0:0").unwrap();
    let outward = probe.connect("192.0.2.1:9").and_then(|()| probe.local_addr());
    if let Ok(outward) = outward {
        let there = std::net::SocketAddr::new(outward.ip(), here.port());
        assert_eq!(get(there, "/metrics").await.status, 403, "{there}");
        assert_eq!(get(there, "/healthz").await.status, 200, "{there}");
    }
    host.stop().await;
}
