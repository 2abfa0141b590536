//! Seats: who has them, who loses them, and what is kept of whom.

mod common;

use common::*;
use protocol as p;
use serde_json::json;
use std::time::Duration;
use table::Journal;

#[tokio::test]
async fn the_newer_socket_of_a_seat_counts() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let mut first = Client::join(host.at, &seats[0]).await;
    let mut second = Client::join(host.at, &seats[0]).await;
    first.expect("opened_elsewhere").await;
    assert_eq!(first.until_closed().await, Some(4001));
    second.say(json!({"type": "start"})).await;
    second.expect("frame").await;
    let mut third = Client::join(host.at, &seats[0]).await;
    assert_eq!(second.until_closed().await, Some(4001));
    third.expect("frame").await;
    // The seat is not taken for empty when the old socket ends.
    third.settle().await;
    let me = &third.frame.as_ref().unwrap().monsters[0];
    assert_eq!(me.player, p::Player::Human);
    host.stop().await;
}

#[tokio::test]
async fn a_link_claims_only_free_seats() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 2, 1, &[], json!({})).await;
    let code = &seats[0].table;
    let sit = format!("/api/tables/{code}/sit?token=1");
    assert_eq!(post(host.at, &sit, &json!({"name": "C"})).await.code(), "table_full");
    for seat in [0, 1, 2, 3, 4, 255] {
        let reply = post(host.at, &sit, &json!({"name": "C", "seat": seat})).await;
        assert_eq!((reply.status, reply.code().as_str()), (409, "seat_taken"), "{seat}");
    }
    // Somebody removed by the host has no seat any more; the seat is free for the next one.
    let mut guest = Client::join(host.at, &seats[1]).await;
    let mut first = Client::join(host.at, &seats[0]).await;
    let n = seats[1].seat;
    first.say(json!({"type": "seat", "seat": n, "what": {"to": "open"}})).await;
    first.settle().await;
    guest.say(json!({"type": "name", "name": "Still here"})).await;
    assert_eq!(guest.refused().await, p::ErrorCode::NotSeated);
    let new = post(host.at, &sit, &json!({"name": "New", "seat": n})).await;
    assert_eq!(new.status, 200, "{}", new.body);
    let mut again = Client::join(host.at, &seats[1]).await;
    again.say(json!({"type": "name", "name": "Back"})).await;
    assert_eq!(again.refused().await, p::ErrorCode::NotSeated);
    first.say(json!({"type": "start"})).await;
    first.expect("frame").await;
    let reply = post(host.at, &sit, &json!({"name": "Late"})).await;
    assert_eq!((reply.status, reply.code().as_str()), (409, "already_started"));
    host.stop().await;
}

/// A refused arrangement changes nothing, for those who sit there neither.
#[tokio::test]
async fn a_refused_arrangement_removes_nobody() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 2, 0, &[], json!({})).await;
    let mut first = Client::join(host.at, &seats[0]).await;
    let mut guest = Client::join(host.at, &seats[1]).await;
    for seat in [0, 1, 7, 255] {
        first.say(json!({"type": "seat", "seat": seat, "what": {"to": "closed"}})).await;
        assert_eq!(first.refused().await, p::ErrorCode::BadOptions);
    }
    guest.say(json!({"type": "name", "name": "Mine"})).await;
    guest.settle().await;
    assert!(guest.errors.is_empty());
    host.stop().await;
}

/// Whoever comes to a table whose host has gone becomes its host, wherever he sits down.
#[tokio::test]
async fn a_table_always_has_a_host() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 1, 1, &[], json!({})).await;
    let code = &seats[0].table;
    let mut first = Client::join(host.at, &seats[0]).await;
    first.say(json!({"type": "seat", "seat": 3, "what": {"to": "open"}})).await;
    first.say(json!({"type": "leave"})).await;
    first.settle().await;
    let next = sit(host.at, code, &json!({"name": "Next", "seat": 3})).await;
    let mut next = Client::join(host.at, &next).await;
    next.say(json!({"type": "start"})).await;
    next.expect("frame").await;
    host.stop().await;
}

/// A promised number is opened at the start; somebody who leaves meanwhile does not mix up the seats.
#[tokio::test]
async fn leaving_while_numbers_are_opened_is_safe() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 3, 0, &[], json!({})).await;
    let code = seats[0].table.clone();
    let mut clients = Vec::new();
    for seat in &seats {
        clients.push(Client::join(host.at, seat).await);
    }
    let number = [5u8; 32];
    let hash = table::fair::promise(&code, Some(1), &number);
    clients[1].say(json!({"type": "promise", "hash": hash})).await;
    clients[1].settle().await;
    clients[0].say(json!({"type": "start"})).await;
    clients[1].expect("reveal_now").await;
    clients[1].say(json!({"type": "leave"})).await;
    clients[1].settle().await;
    // Also nobody sits down or is moved in between.
    clients[0].say(json!({"type": "start"})).await;
    clients[0].expect("frame").await;
    clients[2].expect("frame").await;
    assert_eq!(clients[2].frame.as_ref().unwrap().you, Some(2));
    clients.remove(1);
    let clients = play_all(clients, 4).await;
    assert_eq!(clients[0].frame.as_ref().unwrap().monsters.len(), 2);
    host.stop().await;
}

#[tokio::test]
async fn promised_numbers_make_the_dice() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 2, 0, &[], json!({"stars": 3})).await;
    let code = seats[0].table.clone();
    let mut clients = vec![Client::join(host.at, &seats[0]).await, Client::join(host.at, &seats[1]).await];
    for (n, client) in clients.iter_mut().enumerate() {
        let hash = table::fair::promise(&code, Some(n as u8), &[n as u8; 32]);
        client.say(json!({"type": "promise", "hash": hash})).await;
        client.settle().await;
    }
    clients[0].say(json!({"type": "start"})).await;
    for (n, client) in clients.iter_mut().enumerate() {
        client.expect("reveal_now").await;
        client.say(json!({"type": "reveal", "seed": "f".repeat(64)})).await;
        assert_eq!(client.refused().await, p::ErrorCode::BadSeed);
        client.say(json!({"type": "reveal", "seed": table::fair::hex(&[n as u8; 32])})).await;
    }
    let clients = play_all(clients, 6).await;
    let over = clients[0].frame.clone().unwrap().over.unwrap();
    assert_eq!(over.seal.unwrap().players.len(), 2);
    assert_eq!(get(host.at, &format!("/api/tables/{code}/fair")).await.json()["fair"], true);
    host.stop().await;
}

#[tokio::test]
async fn secrets_are_kept_as_hashes_only() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 3, 0, &[], json!({})).await;
    let reply = post(host.at, "/api/tables", &json!({"name": "Cookie", "bots": ["easy"]})).await;
    let cookie = reply.cookie().unwrap();
    let set = reply.header("set-cookie").unwrap();
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
    assert!(!reply.body.contains(&cookie));
    host.stop().await;
    let mut bytes = std::fs::read(folder.file()).unwrap();
    for more in ["daikaiju.db-wal", "daikaiju.db-shm"] {
        bytes.extend(std::fs::read(folder.0.join(more)).unwrap_or_default());
    }
    let there = |text: &[u8]| bytes.windows(text.len()).any(|part| part == text);
    assert!(there(seats[0].table.as_bytes()), "the file was not read rightly");
    for token in seats.iter().map(|seat| seat.token.as_str()).chain([cookie.as_str()]) {
        let raw: Vec<u8> =
            (0..token.len() / 2).map(|n| u8::from_str_radix(&token[2 * n..2 * n + 2], 16).unwrap()).collect();
        assert!(!there(token.as_bytes()) && !there(&raw));
    }
}

#[tokio::test]
async fn somebody_can_be_forgotten() {
    const NAME: &str = "Zebedee-Quux";
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let body = json!({"name": NAME, "bots": ["easy"], "options": {"edition": "monster-box", "bot_pause": 0, "stars": 3, "public": true}});
    let mut cookie = String::new();
    let mut codes = Vec::new();
    // One table in each stage: over, played, before its game.
    for stage in ["over", "play", "lobby"] {
        let header = format!("daikaiju={cookie}");
        let headers = [("cookie", header.as_str())];
        let reply = request(host.at, "POST", "/api/tables", &headers, &body.to_string()).await.unwrap();
        cookie = reply.cookie().unwrap_or(cookie);
        let code = reply.json()["table"].as_str().unwrap().to_string();
        let header = format!("daikaiju={cookie}");
        let mut client = Client::open_with(host.at, None, &[("cookie", header.as_str())]).await.unwrap();
        client.hello(&code, json!({})).await;
        client.expect("lobby").await;
        if stage != "lobby" {
            client.say(json!({"type": "start"})).await;
            client.expect("frame").await;
        }
        if stage == "over" {
            client.play(1).await;
            client.say(json!({"type": "rematch"})).await;
            client.expect("frame").await;
            codes.extend(client.frame.clone().unwrap().over.unwrap().rematch);
        }
        codes.push(code);
    }
    let header = format!("daikaiju={cookie}");
    let headers = [("cookie", header.as_str())];
    let listed = request(host.at, "GET", "/api/tables", &headers, "").await.unwrap();
    assert!(listed.body.contains(NAME));
    let reply = request(host.at, "DELETE", "/api/me", &headers, "").await.unwrap();
    assert_eq!(reply.status, 204);
    assert!(reply.header("set-cookie").unwrap().contains("Max-Age=0"));
    let listed = request(host.at, "GET", "/api/tables", &headers, "").await.unwrap();
    assert!(!listed.body.contains(NAME), "{}", listed.body);
    for code in &codes {
        for path in ["", "/journal", "/replay", "/replay/3", "/coach", "/why/3"] {
            let reply = get(host.at, &format!("/api/tables/{code}{path}")).await;
            assert!(!reply.body.contains(NAME), "{code}{path}");
        }
        let mut watcher = Client::watch(host.at, code).await;
        watcher.keep = true;
        watcher.settle().await;
        assert!(watcher.texts.iter().all(|text| !text.contains(NAME)));
    }
    let over = codes.iter().find(|code| !code.is_empty()).unwrap();
    let _ = over;
    host.stop().await;
    for file in ["daikaiju.db", "daikaiju.db-wal"] {
        let bytes = std::fs::read(folder.0.join(file)).unwrap_or_default();
        assert!(!bytes.windows(NAME.len()).any(|part| part == NAME.as_bytes()), "still in {file}");
    }
    // Everything comes back without the name.
    let host = Host::start(&folder, limits()).await;
    for code in &codes {
        let reply = get(host.at, &format!("/api/tables/{code}")).await;
        assert!(reply.status == 200 && !reply.body.contains(NAME));
        let journal = get(host.at, &format!("/api/tables/{code}/journal")).await;
        if journal.status == 200 {
            Journal::read(&journal.body).unwrap().verify(catalogue()).unwrap();
        }
    }
    host.stop().await;
}

#[tokio::test]
async fn several_seats_of_one_browser() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let body =
        json!({"name": "A", "seats": 2, "options": {"edition": "monster-box", "bot_pause": 0, "stars": 3}});
    let reply = post(host.at, "/api/tables", &body).await;
    let header = format!("daikaiju={}", reply.cookie().unwrap());
    let code = reply.json()["table"].as_str().unwrap().to_string();
    let headers = [("cookie", header.as_str())];
    let sit = format!("/api/tables/{code}/sit");
    // Without asking for another one, one keeps the seat one has.
    let same = request(host.at, "POST", &sit, &headers, r#"{"name":"B"}"#).await.unwrap();
    assert_eq!(same.json()["seat"], 1);
    let another = request(host.at, "POST", &sit, &headers, r#"{"name":"B","another":true}"#).await.unwrap();
    assert_eq!(another.json()["seat"], 2);
    assert_eq!(another.cookie(), None);
    let mut clients = Vec::new();
    for seat in [1, 2] {
        let mut client = Client::open_with(host.at, None, &[("cookie", header.as_str())]).await.unwrap();
        client.hello(&code, json!({"seat": seat})).await;
        let p::ServerMessage::Welcome { you, .. } = client.expect("welcome").await else { unreachable!() };
        assert_eq!(you, Some(seat));
        clients.push(client);
    }
    start(&mut clients).await;
    play_all(clients, 8).await;
    let listed = request(host.at, "GET", "/api/tables", &headers, "").await.unwrap().json();
    assert_eq!(listed["yours"].as_array().unwrap().len(), 1);
    // A television watches with the same cookie.
    let mut display = Client::open_with(host.at, None, &[("cookie", header.as_str())]).await.unwrap();
    display.hello(&code, json!({"watch": true})).await;
    let p::ServerMessage::Welcome { you, .. } = display.expect("welcome").await else { unreachable!() };
    assert_eq!(you, None);
    host.stop().await;
}

#[tokio::test]
async fn nobody_watches_where_nobody_may() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 1, 1, &[], json!({"spectators": false})).await;
    let code = &seats[0].table;
    // Before the game one may look, to sit down.
    let mut early = Client::watch(host.at, code).await;
    let mut clients = vec![Client::join(host.at, &seats[0]).await];
    start(&mut clients).await;
    assert_eq!(early.refused().await, p::ErrorCode::NoSpectators);
    assert_eq!(early.until_closed().await, Some(1008));
    assert!(early.frame.is_none());
    for more in [json!({}), json!({"watch": true, "token": seats[0].token})] {
        let mut late = Client::open(host.at).await.unwrap();
        late.hello(code, more).await;
        assert_eq!(late.refused().await, p::ErrorCode::NoSpectators);
        assert_eq!(late.until_closed().await, Some(1008));
    }
    clients[0].settle().await;
    tokio::time::sleep(Duration::from_millis(1)).await;
    host.stop().await;
}
