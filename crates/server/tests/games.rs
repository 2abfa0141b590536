//! Whole games over sockets: they end, their journals verify, their dice were fair, and anybody's replay works.

mod common;

use common::*;
use serde_json::json;
use table::Journal;

const ALL: &[&str] = &["power-up", "mutants", "halloween", "wicked-mixed", "luchador"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whole_games_end_and_verify() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let mixes: [(u8, u8, &[&str]); 6] = [
        (1, 3, &[]),
        (2, 0, &["power-up"]),
        (3, 1, &["halloween", "wicked-orange"]),
        (4, 0, &["power-up", "mutants"]),
        (2, 2, &["luchador"]),
        (3, 1, ALL),
    ];
    let mut moments = 0;
    for (seed, (people, bots, with)) in mixes.into_iter().enumerate() {
        let seats = table(host.at, people, bots, with, json!({})).await;
        let code = seats[0].table.clone();
        let mut watcher = Client::watch(host.at, &code).await;
        let mut clients = Vec::new();
        for seat in &seats {
            clients.push(Client::join(host.at, seat).await);
        }
        for client in &mut clients {
            client.settle().await;
        }
        start(&mut clients).await;
        assert_eq!(get(host.at, &format!("/api/tables/{code}/journal")).await.code(), "not_started");
        let clients = play_all(clients, seed as u64).await;
        while !watcher.over() {
            watcher.next().await.unwrap();
        }
        let journal = get(host.at, &format!("/api/tables/{code}/journal")).await;
        assert_eq!(journal.status, 200, "{}", journal.body);
        Journal::read(&journal.body).unwrap().verify(catalogue()).unwrap();
        let fair = get(host.at, &format!("/api/tables/{code}/fair")).await.json();
        assert_eq!(fair["fair"], true, "{fair}");
        moments += replays(&host, &code, people + bots, &clients, &watcher).await;
        // What was exported can be shown elsewhere.
        let body = journal.body.as_str();
        let imported = request(host.at, "POST", "/api/journals", &[], body).await.unwrap();
        assert_eq!(imported.status, 200, "{}", imported.body);
        let again = imported.json()["table"].as_str().unwrap().to_string();
        assert_eq!(get(host.at, &format!("/api/tables/{again}/journal")).await.body, journal.body);
        assert_eq!(get(host.at, &format!("/api/tables/{again}/fair")).await.json()["fair"], true);
    }
    println!("{moments} moments of 6 replayed games shown");
    host.stop().await;
}

/// The replay of a game tells every viewer exactly what it was told live, and every line has its moment.
async fn replays(host: &Host, code: &str, seats: u8, clients: &[Client], watcher: &Client) -> u32 {
    let mut moments = 0;
    for seat in 0..=seats {
        let path = match seat {
            0 => format!("/api/tables/{code}/replay?lang=en"),
            seat => format!("/api/tables/{code}/replay?lang=en&as={seat}"),
        };
        let replay = get(host.at, &path).await.json();
        let lines: Vec<&str> =
            replay["log"].as_array().unwrap().iter().map(|line| line["text"].as_str().unwrap()).collect();
        let live = match seat {
            0 => Some(watcher),
            seat => clients.iter().find(|it| it.frame.as_ref().unwrap().you == Some(seat)),
        };
        if let Some(live) = live {
            assert_eq!(live.log, lines, "seat {seat} was told something else live");
        }
        // Every line would be thousands of games played again: the first, the last and some between.
        let n = lines.len();
        for line in (0..n).step_by((n / 4).max(1)).chain([n - 1]) {
            let path = path.replace("/replay?", &format!("/replay/{line}?"));
            let frame = get(host.at, &path).await;
            assert_eq!(frame.status, 200, "{path}: {}", frame.body);
            assert_eq!(frame.json()["log"][0]["text"], lines[line], "{path}");
            moments += 1;
        }
    }
    moments
}

/// The other city: its board is in every frame, and every moment of its replay has one, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn new_york_ends_and_verifies() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    for (seed, (people, bots, with)) in [(2, 3, &[][..]), (1, 1, &["luchador"])].into_iter().enumerate() {
        let seats = table(host.at, people, bots, with, json!({"edition": "new-york", "help": "odds"})).await;
        let code = seats[0].table.clone();
        let watcher = Client::watch(host.at, &code).await;
        let mut clients = Vec::new();
        for seat in &seats {
            clients.push(Client::join(host.at, seat).await);
        }
        for client in &mut clients {
            client.settle().await;
        }
        start(&mut clients).await;
        let clients = play_all(clients, seed as u64).await;
        assert!(clients.iter().all(|it| it.frame.as_ref().unwrap().board.is_some()));
        let mut watcher = watcher;
        while !watcher.over() {
            watcher.next().await.unwrap();
        }
        let journal = get(host.at, &format!("/api/tables/{code}/journal")).await;
        Journal::read(&journal.body).unwrap().verify(catalogue()).unwrap();
        replays(&host, &code, people + bots, &clients, &watcher).await;
        let frame = get(host.at, &format!("/api/tables/{code}/replay/9?lang=de")).await.json();
        assert_eq!(frame["board"]["boroughs"].as_array().unwrap().len(), 5, "{frame}");
    }
    // Tokyo's monsters may play here too.
    let guest = json!({"seats": 3, "monster": "gigazaur", "options": {"edition": "new-york"}});
    let made = request(host.at, "POST", "/api/tables", &[], &guest.to_string()).await.unwrap();
    assert_eq!(made.status, 200, "{}", made.body);
    // What is only for Tokyo is refused, in words.
    let wrong = json!({"seats": 3, "options": {"edition": "new-york", "with": ["halloween"]}});
    let refused = request(host.at, "POST", "/api/tables", &[], &wrong.to_string()).await.unwrap();
    assert_eq!((refused.status, refused.code().as_str()), (400, "bad_options"), "{}", refused.body);
    // So are evolutions as long as no set has any.
    let wrong = json!({"seats": 3, "options": {"edition": "new-york", "with": ["power-up"]}});
    let refused = request(host.at, "POST", "/api/tables", &[], &wrong.to_string()).await.unwrap();
    assert!(refused.status == 400 && refused.body.contains("bring a set"), "{}", refused.body);
    host.stop().await;
}

/// One short game, and really every line for every seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_line_of_a_replay_has_a_frame() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let seats = table(host.at, 1, 1, &["power-up"], json!({"hearts": 3, "stars": 5})).await;
    let code = &seats[0].table;
    let mut clients = vec![Client::join(host.at, &seats[0]).await];
    start(&mut clients).await;
    play_all(clients, 5).await;
    for seat in ["", "1", "2"] {
        let replay = get(host.at, &format!("/api/tables/{code}/replay?as={seat}")).await.json();
        for (n, line) in replay["log"].as_array().unwrap().iter().enumerate() {
            let frame = get(host.at, &format!("/api/tables/{code}/replay/{n}?as={seat}")).await.json();
            assert_eq!(frame["log"][0]["text"], line["text"]);
        }
    }
    // Seats that are not there, lines that are not there.
    for path in ["replay?as=3", "replay?as=6", "replay/0?as=6", "replay?as=7", "replay?lang=xx", "replay/x"] {
        let reply = get(host.at, &format!("/api/tables/{code}/{path}")).await;
        assert!((400..500).contains(&reply.status), "{path}: {} {}", reply.status, reply.body);
    }
    assert_eq!(get(host.at, &format!("/api/tables/{code}/replay/999999")).await.status, 200);
    host.stop().await;
}

/// Journals from strangers: nothing but typed refusals.
#[tokio::test]
async fn broken_journals_are_refused() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let long = "x".repeat(100_000);
    for text in ["", "\n", "x", "daikaiju journal 1\n", "0 - deal\n", "\u{1f996}", long.as_str()] {
        let reply = request(host.at, "POST", "/api/journals", &[], text).await.unwrap();
        assert_eq!((reply.status, reply.code().as_str()), (400, "bad_options"), "{text:.40}");
    }
    let reply = request(host.at, "POST", "/api/journals", &[], &"x".repeat(3 * 1024 * 1024)).await;
    // The server may end the connection before everything was sent.
    assert!(reply.is_err() || reply.is_ok_and(|reply| reply.status == 413));
    host.stop().await;
}
