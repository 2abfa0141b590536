//! How long tables are kept. That a copy of the file is a whole server is in `daikaiju/tests/serve.rs`.

mod common;

use common::*;
use serde_json::json;
use sqlx::Connection;

const DAY: i64 = 24 * 60 * 60;

/// Lets tables look as if nobody had touched them for so many days.
async fn age(folder: &Folder, days: i64) {
    let how = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.file());
    let mut connection = sqlx::SqliteConnection::connect_with(&how).await.unwrap();
    let changed = server::hub::today() - days * DAY;
    sqlx::query("update tables set changed = ?").bind(changed).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// The stages of the tables that are still there.
async fn stages(folder: &Folder) -> Vec<String> {
    rows(folder, "select stage from tables order by stage").await
}

/// One table in each stage: before its game, in it, after it. Nobody is there any more.
async fn one_of_each(host: &Host) -> Seat {
    table(host.at, 1, 1, &[], json!({})).await;
    let running = table(host.at, 1, 1, &[], json!({})).await;
    let mut clients = vec![Client::join(host.at, &running[0]).await];
    start(&mut clients).await;
    let over = table(host.at, 1, 1, &[], json!({"stars": 3})).await;
    let mut clients = vec![Client::join(host.at, &over[0]).await];
    start(&mut clients).await;
    play_all(clients, 2).await;
    running[0].clone()
}

/// A server that has just been started has looked for old tables once it is gone again.
async fn starts_and_cleans(folder: &Folder) {
    let host = Host::start(folder, limits()).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    host.stop().await;
}

#[tokio::test]
async fn running_games_are_kept_and_others_go() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    let running = one_of_each(&host).await;
    host.stop().await;
    assert_eq!(stages(&folder).await, ["lobby", "over", "play"]);
    age(&folder, 89).await;
    starts_and_cleans(&folder).await;
    assert_eq!(stages(&folder).await, ["lobby", "over", "play"]);
    age(&folder, 91).await;
    starts_and_cleans(&folder).await;
    assert_eq!(stages(&folder).await, ["play"]);
    age(&folder, 899).await;
    let host = Host::start(&folder, limits()).await;
    let mut back = Client::join(host.at, &running).await;
    back.expect("frame").await;
    back.play(4).await;
    host.stop().await;
    assert_eq!(stages(&folder).await, ["over"]);
}

#[tokio::test]
async fn abandoned_games_do_not_fill_the_disk() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    one_of_each(&host).await;
    host.stop().await;
    age(&folder, 901).await;
    starts_and_cleans(&folder).await;
    for what in ["select code from tables", "select code from records", "select code from seats"] {
        assert!(rows(&folder, what).await.is_empty(), "{what}");
    }
}

/// However old it is: what somebody looks at stays, and it goes when nobody has looked at it for long enough.
#[tokio::test]
async fn what_somebody_looks_at_is_not_dropped() {
    let folder = Folder::new();
    let host = Host::start(&folder, limits()).await;
    one_of_each(&host).await;
    host.stop().await;
    let host = Host::start(&folder, limits()).await;
    let codes = rows(&folder, "select code from tables where stage <> 'lobby' order by code").await;
    let mut watchers = Vec::new();
    for code in &codes {
        let mut watcher = Client::watch(host.at, code).await;
        watcher.expect("frame").await;
        watchers.push(watcher);
    }
    age(&folder, 2000).await;
    server::serve::forget_old(&host.hub).await.unwrap();
    assert_eq!(stages(&folder).await, ["over", "play"]);
    host.stop().await;
    starts_and_cleans(&folder).await;
    assert!(stages(&folder).await.is_empty());
}
