//! Whoever is out of the game watches: the others' clocks are theirs, and no bot is needed for a monster that is gone.

mod common;

use common::*;
use protocol as p;
use serde_json::json;
use server::hub::Limits;
use std::time::Duration;

fn is_alive(client: &Client, seat: u8) -> bool {
    client.frame.as_ref().unwrap().monsters[usize::from(seat) - 1].alive
}

fn player(client: &Client, seat: u8) -> p::Player {
    client.frame.as_ref().unwrap().monsters[usize::from(seat) - 1].player.clone()
}

/// A game of three people that goes on, one of whom is out of it: he comes last.
async fn one_is_out(host: &Host) -> (Vec<Seat>, Vec<Client>) {
    for seed in 0..20 {
        let mut seats = table(host.at, 3, 0, &[], json!({"hearts": 3})).await;
        let mut clients = Vec::new();
        for seat in &seats {
            clients.push(Client::join(host.at, seat).await);
        }
        start(&mut clients).await;
        let mut rng = rules::Seeded::new(seed);
        for n in 0.. {
            for client in &mut clients {
                client.settle().await;
            }
            if clients[0].over() {
                break;
            }
            if let Some(out) = (0..3).find(|&at| !is_alive(&clients[0], seats[at].seat)) {
                let (seat, client) = (seats.remove(out), clients.remove(out));
                seats.push(seat);
                clients.push(client);
                return (seats, clients);
            }
            for client in &mut clients {
                if let Some((prompt, action)) = client.choose(&mut rng) {
                    client.say(answer(&format!("k{n}"), prompt, &action)).await;
                }
            }
        }
    }
    panic!("nobody was out of any game");
}

#[tokio::test]
async fn the_fallen_do_not_pause() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let (_, mut clients) = one_is_out(&host).await;
    let before = rows(&folder, "select record from records").await.len();
    clients[2].say(json!({"type": "language", "lang": "de"})).await;
    clients[2].say(json!({"type": "pause", "on": true})).await;
    let p::ServerMessage::Error { code, message, .. } = clients[2].expect("error").await else {
        unreachable!();
    };
    assert_eq!(code, p::ErrorCode::Eliminated);
    assert!(message.contains("ausgeschieden"), "{message}");
    clients[0].settle().await;
    assert!(!clients[0].frame.as_ref().unwrap().paused);
    assert_eq!(rows(&folder, "select record from records").await.len(), before);
    // Nor do they end a pause of those who play.
    clients[0].say(json!({"type": "pause", "on": true})).await;
    clients[0].settle().await;
    clients[2].say(json!({"type": "pause", "on": false})).await;
    assert_eq!(clients[2].refused().await, p::ErrorCode::Eliminated);
    clients[0].settle().await;
    assert!(clients[0].frame.as_ref().unwrap().paused);
    clients[1].say(json!({"type": "pause", "on": false})).await;
    clients[1].settle().await;
    assert!(!clients[1].frame.as_ref().unwrap().paused);
    for client in &mut clients {
        client.answered = 0;
    }
    play_all(clients, 5).await;
    host.stop().await;
}

#[tokio::test]
async fn no_bot_stands_in_for_the_fallen() {
    let folder = Folder::new();
    let host = Host::start(&folder, Limits { grace: 200, ..limits() }).await;
    let (seats, mut clients) = one_is_out(&host).await;
    let out = seats[2].seat;
    clients[2].say(json!({"type": "leave"})).await;
    clients[2].settle().await;
    assert_eq!(player(&clients[2], out), p::Player::Human);
    clients.pop();
    tokio::time::sleep(Duration::from_millis(500)).await;
    clients[0].settle().await;
    assert_eq!(player(&clients[0], out), p::Player::Away { bot_in: None });
    let notes = rows(&folder, "select record from records where record like '%stand_in%'").await;
    assert!(notes.is_empty(), "{notes:?}");
    // He may come back to watch, with nothing to take back; others who leave are played for as ever.
    let mut back = Client::join(host.at, &seats[2]).await;
    back.settle().await;
    assert_eq!(player(&back, out), p::Player::Human);
    clients[1].say(json!({"type": "leave"})).await;
    clients[1].settle().await;
    assert!(matches!(player(&clients[1], seats[1].seat), p::Player::StandIn { .. }));
    host.stop().await;
}
