//! Time at a table: clocks, absence, pauses, taking back, another game.

mod common;

use common::*;
use protocol as p;
use serde_json::json;
use server::hub::Limits;
use std::time::{Duration, Instant};

fn quick() -> Limits {
    Limits { grace: 300, ..limits() }
}

fn player(client: &Client, seat: u8) -> p::Player {
    client.frame.as_ref().unwrap().monsters[usize::from(seat) - 1].player.clone()
}

/// Reads until something is so in the newest frame.
async fn see(client: &mut Client, what: impl Fn(&p::Frame) -> bool) {
    while !client.frame.as_ref().is_some_and(&what) {
        client.next().await.expect("the connection ended");
    }
}

async fn two(host: &Host, more: serde_json::Value) -> (Vec<Seat>, Vec<Client>) {
    let seats = table(host.at, 2, 0, &[], more).await;
    let mut clients = vec![Client::join(host.at, &seats[0]).await, Client::join(host.at, &seats[1]).await];
    start(&mut clients).await;
    (seats, clients)
}

#[tokio::test]
async fn whoever_is_away_is_replaced_and_comes_back() {
    let folder = Folder::new();
    let host = Host::start(&folder, quick()).await;
    let (seats, mut clients) = two(&host, json!({})).await;
    let gone = clients.remove(1);
    let began = Instant::now();
    drop(gone);
    let first = &mut clients[0];
    see(first, |frame| matches!(frame.monsters[1].player, p::Player::Away { .. })).await;
    assert!(matches!(player(first, 2), p::Player::Away { bot_in: Some(left) } if left <= 300));
    see(first, |frame| matches!(frame.monsters[1].player, p::Player::StandIn { .. })).await;
    assert!((250..2000).contains(&(began.elapsed().as_millis() as u64)), "{:?}", began.elapsed());
    // Back: the seat is one's own again at once.
    let mut back = Client::join(host.at, &seats[1]).await;
    back.expect("frame").await;
    assert_eq!(player(&back, 2), p::Player::Human);
    // Leaving for good gives it to the bot even while one is there; reclaiming takes it back.
    back.say(json!({"type": "leave"})).await;
    see(&mut back, |frame| matches!(frame.monsters[1].player, p::Player::StandIn { .. })).await;
    assert!(back.frame.as_ref().unwrap().prompt.is_none());
    back.say(json!({"type": "reclaim"})).await;
    see(&mut back, |frame| frame.monsters[1].player == p::Player::Human).await;
    host.stop().await;
}

#[tokio::test]
async fn a_table_without_anybody_sleeps() {
    let folder = Folder::new();
    let host = Host::start(&folder, quick()).await;
    let (seats, clients) = two(&host, json!({})).await;
    let mut watcher = Client::watch(host.at, &seats[0].table).await;
    watcher.expect("frame").await;
    drop(clients);
    let away = |frame: &p::Frame| frame.monsters.iter().all(|it| matches!(it.player, p::Player::Away { .. }));
    see(&mut watcher, away).await;
    let before = rows(&folder, "select record from records").await.len();
    tokio::time::sleep(Duration::from_millis(900)).await;
    assert_eq!(rows(&folder, "select record from records").await.len(), before, "something went on");
    let mut back = Client::join(host.at, &seats[0]).await;
    back.expect("frame").await;
    assert_eq!(player(&back, 1), p::Player::Human);
    see(&mut back, |frame| matches!(frame.monsters[1].player, p::Player::StandIn { .. })).await;
    host.stop().await;
}

#[tokio::test]
async fn banks_run_out() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let (_, mut clients) = two(&host, json!({"speed": {"is": "clock", "bank": 1, "more": 0}})).await;
    let asked = clients.iter().position(|it| it.frame.as_ref().unwrap().prompt.is_some()).unwrap();
    let client = &mut clients[asked];
    let me = client.frame.as_ref().unwrap().you.unwrap();
    let left = client.frame.as_ref().unwrap().prompt.as_ref().unwrap().left.unwrap();
    assert!((500..=1000).contains(&left), "{left}");
    let began = Instant::now();
    let id = client.frame.as_ref().unwrap().prompt.as_ref().unwrap().id;
    // The default answer is given for it, and after the second time a bot plays.
    see(client, |frame| frame.prompt.as_ref().is_none_or(|prompt| prompt.id != id)).await;
    assert!((500..2500).contains(&(began.elapsed().as_millis() as u64)));
    see(client, |frame| matches!(frame.monsters[usize::from(me) - 1].player, p::Player::StandIn { .. }))
        .await;
    client.say(json!({"type": "reclaim"})).await;
    see(client, |frame| frame.monsters[usize::from(me) - 1].player == p::Player::Human).await;
    host.stop().await;
}

#[tokio::test]
async fn days_run_out_although_nobody_is_there() {
    let folder = Folder::new();
    let how = Limits { day: 400, idle: 1, ..limits() };
    let host = Host::start(&folder, how.clone()).await;
    let (seats, clients) = two(&host, json!({"speed": {"is": "days", "days": 1}})).await;
    drop(clients);
    let before = rows(&folder, "select record from records").await.len();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let after = rows(&folder, "select record from records").await.len();
    assert!(after > before, "no day ended");
    // After a restart nobody has to come for the clock to run.
    host.stop().await;
    let host = Host::start(&folder, how).await;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    assert!(
        rows(&folder, "select record from records").await.len() > after,
        "no day ended after the restart"
    );
    let mut back = Client::join(host.at, &seats[0]).await;
    back.expect("frame").await;
    host.stop().await;
}

#[tokio::test]
async fn days_count_out_of_memory_and_over_a_restart() {
    let folder = Folder::new();
    let how = Limits { day: 6000, idle: 1, ..limits() };
    let host = Host::start(&folder, how.clone()).await;
    let (seats, clients) = two(&host, json!({"speed": {"is": "days", "days": 1}})).await;
    let began = Instant::now();
    drop(clients);
    let before = rows(&folder, "select record from records").await.len();
    tokio::time::sleep(Duration::from_millis(2200)).await;
    let metrics = request(host.at, "GET", "/metrics", &[], "").await.unwrap().body;
    assert!(metrics.contains("\ndaikaiju_tables 0\n"), "the table is still in memory:\n{metrics}");
    host.stop().await;
    let host = Host::start(&folder, how).await;
    // The day ends when it would have ended without the restart; the store knows whole seconds.
    while rows(&folder, "select record from records").await.len() == before {
        tokio::time::sleep(Duration::from_millis(50)).await;
        assert!(began.elapsed() < Duration::from_secs(20), "the day did not end");
    }
    let took = began.elapsed().as_millis();
    assert!((4_900..9_000).contains(&took), "the day ended after {took} ms");
    let mut back = Client::join(host.at, &seats[0]).await;
    back.expect("frame").await;
    host.stop().await;
}

#[tokio::test]
async fn a_pause_stops_clocks_and_bots() {
    let folder = Folder::new();
    let host = Host::start(&folder, quick()).await;
    let (_, mut clients) = two(&host, json!({"speed": {"is": "clock", "bank": 1, "more": 0}})).await;
    clients[0].say(json!({"type": "pause", "on": true})).await;
    see(&mut clients[0], |frame| frame.paused).await;
    let before = rows(&folder, "select record from records").await.len();
    see(&mut clients[1], |frame| frame.paused).await;
    let asked = clients.iter().position(|it| it.frame.as_ref().unwrap().prompt.is_some()).unwrap();
    let prompt = clients[asked].frame.clone().unwrap().prompt.unwrap();
    clients[asked].say(answer("paused", prompt.id, &prompt.default)).await;
    assert_eq!(clients[asked].refused().await, p::ErrorCode::Paused);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(rows(&folder, "select record from records").await.len(), before);
    clients[1].say(json!({"type": "pause", "on": false})).await;
    see(&mut clients[1], |frame| !frame.paused).await;
    clients[asked].settle().await;
    // The time of the pause was nobody's.
    let left = clients[asked].frame.as_ref().unwrap().prompt.as_ref().unwrap().left.unwrap();
    assert!(left > 300, "{left}");
    clients[asked].say(answer("later", prompt.id, &prompt.default)).await;
    clients[asked].expect("ack").await;
    host.stop().await;
}

/// Taking back what revealed nothing, seen by both; a client that comes later has the same log.
#[tokio::test]
async fn answers_can_be_taken_back() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let mut undone = 0;
    for seed in 0..8u64 {
        let (seats, mut clients) = two(&host, json!({})).await;
        let mut watcher = Client::watch(host.at, &seats[0].table).await;
        let mut rng = rules::Seeded::new(seed);
        for n in 0..200 {
            for client in &mut clients {
                client.settle().await;
            }
            if clients[0].over() {
                break;
            }
            let able = clients.iter().position(|it| it.frame.as_ref().unwrap().undo);
            if let Some(at) = able {
                let frame = clients[at].frame.clone().unwrap();
                clients[at].say(json!({"type": "undo", "key": format!("u{n}"), "frame": frame.frame})).await;
                clients[at].expect("ack").await;
                clients[at].settle().await;
                clients[at].answered = 0;
                undone += 1;
                for other in &mut clients {
                    other.settle().await;
                }
                // Two who may know the same: one who saw everything, and one who has just come.
                watcher.settle().await;
                let mut fresh = Client::watch(host.at, &seats[0].table).await;
                fresh.settle().await;
                assert_eq!(watcher.log, fresh.log);
                assert_eq!(watcher.frame.as_ref().unwrap().dice, fresh.frame.as_ref().unwrap().dice);
                assert_eq!(clients[0].frame.as_ref().unwrap().dice, fresh.frame.as_ref().unwrap().dice);
            }
            for client in &mut clients {
                if let Some((prompt, action)) = client.choose(&mut rng) {
                    client.say(answer(&format!("k{seed}-{n}"), prompt, &action)).await;
                }
            }
        }
        if undone > 3 {
            break;
        }
    }
    println!("{undone} answers taken back");
    assert!(undone > 3);
    host.stop().await;
}

#[tokio::test]
async fn another_game_for_the_same_people() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 2, 1, &[], json!({"stars": 3})).await;
    let mut clients = vec![Client::join(host.at, &seats[0]).await, Client::join(host.at, &seats[1]).await];
    start(&mut clients).await;
    let mut clients = play_all(clients, 2).await;
    clients[1].say(json!({"type": "rematch"})).await;
    see(&mut clients[0], |frame| frame.over.as_ref().is_some_and(|over| over.rematch.is_some())).await;
    let code = clients[0].frame.clone().unwrap().over.unwrap().rematch.unwrap();
    // A second wish leads to the same table.
    clients[0].say(json!({"type": "rematch"})).await;
    clients[0].settle().await;
    assert_eq!(clients[0].frame.clone().unwrap().over.unwrap().rematch.as_ref(), Some(&code));
    let mut again = Vec::new();
    for seat in &seats {
        let seat = Seat { table: code.clone(), ..seat.clone() };
        again.push(Client::join(host.at, &seat).await);
    }
    start(&mut again).await;
    let you: Vec<Option<u8>> = again.iter().map(|it| it.frame.as_ref().unwrap().you).collect();
    // Whoever sat first sits last.
    assert_eq!(you, [Some(3), Some(seats[1].seat - 1)]);
    play_all(again, 3).await;
    host.stop().await;
}
