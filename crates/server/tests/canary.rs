//! Secrets stay where they belong: in no frame of others, no answer over HTTP, no line of the log, no count.

mod common;

use common::*;
use serde_json::{Value, json};
use std::io::Write;
use std::sync::{Arc, Mutex};

/// Everything that is logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn secrets_stay_where_they_belong() {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_writer(move || writer.clone())
        .init();
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let options = json!({"stars": 8, "public": true});
    let seats = table(host.at, 3, 0, &["power-up", "luchador"], options).await;
    let code = seats[0].table.clone();
    let mut clients = Vec::new();
    for seat in &seats {
        let mut client = Client::join(host.at, seat).await;
        client.keep = true;
        clients.push(client);
    }
    let mut watcher = Client::watch(host.at, &code).await;
    watcher.keep = true;
    start(&mut clients).await;
    let setup = rows(&folder, "select setup from tables").await.remove(0);
    let seed = serde_json::from_str::<Value>(&setup).unwrap()["secret"].as_str().unwrap().to_string();
    assert_eq!(seed.len(), 64);
    let mut bodies = Vec::new();
    // Faults are answered too.
    clients[0].text("{\"type\":\"answer\"".to_string()).await;
    clients[0].say(answer("x", 1, "nonsense")).await;
    let mut bad = Client::open(host.at).await.unwrap();
    bad.keep = true;
    bad.hello(&code, json!({"token": "not a token", "protocol": 1})).await;
    bad.until_closed().await;
    for path in ["", "/journal", "/replay", "/fair", "/replay/1", "/coach", "/why/1"] {
        bodies.push(get(host.at, &format!("/api/tables/{code}{path}")).await.body);
    }
    for path in ["/api/tables", "/metrics", "/healthz"] {
        bodies.push(get(host.at, path).await.body);
    }
    let clients = play_all(clients, 12).await;
    while !watcher.over() {
        watcher.next().await.unwrap();
    }
    bodies.push(get(host.at, "/metrics").await.body);
    host.stop().await;
    let everybody = clients.iter().chain([&watcher, &bad]).flat_map(|it| &it.texts);
    let texts: Vec<&String> = everybody.chain(&bodies).collect();
    let logged = String::from_utf8_lossy(&log.0.lock().unwrap()).into_owned();
    for secret in seats.iter().map(|seat| &seat.token) {
        assert!(texts.iter().all(|text| !text.contains(secret.as_str())), "somebody's secret was sent");
        assert!(!logged.contains(secret.as_str()), "somebody's secret was logged");
    }
    assert!(!logged.contains(&seed), "the server's number was logged");
    let mut opened = 0;
    for text in &texts {
        if text.contains(&seed) {
            assert!(text.contains("\"over\":{"), "the server's number was sent before the end: {text:.300}");
            opened += 1;
        }
    }
    assert!(opened >= 4, "the server's number is opened at the end");
    // A hand is told to nobody else, unless its cards were shown.
    let mut hands = 0;
    for client in clients.iter().chain([&watcher]) {
        for text in client.texts.iter().filter(|text| text.starts_with("{\"type\":\"frame\"")) {
            let frame: Value = serde_json::from_str(text).unwrap();
            for monster in frame["monsters"].as_array().unwrap() {
                let known = monster["hand"]["known"].as_array().unwrap().len() as u64;
                let own = monster["seat"] == frame["you"];
                assert!(known <= monster["hand"]["n"].as_u64().unwrap());
                hands += u64::from(own && known > 0);
            }
        }
    }
    assert!(hands > 0);
    println!("{} messages and answers, {} bytes of log: no secret of others", texts.len(), logged.len());
}
