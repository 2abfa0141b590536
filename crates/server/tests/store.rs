//! The file of a server under load: its log is copied into it meanwhile and does not grow without end, and nothing is lost.

mod common;

use common::*;
use server::store::{Change, Store};

/// Records written by each of the tables, one after another.
const EACH: i64 = 400;
const TABLES: i64 = 40;

fn record(code: &str, seq: i64) -> Change {
    // As long as a move of a game is.
    let record = format!("{:<200}", seq);
    Change::Record { code: code.to_string(), seq, key: Some(format!("k{seq}")), record }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_is_copied_while_others_write() {
    let folder = Folder::new();
    let store = Store::open(&folder.file()).await.unwrap();
    let log = folder.0.join(format!("{}-wal", server::serve::FILE));
    let tasks: Vec<_> = (0..TABLES)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                let code = format!("T{n:06}");
                for seq in 1..=EACH {
                    store.write(vec![record(&code, seq)]).await.unwrap();
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let length = log.metadata().unwrap().len();
    // What was written is several times as much; the log was begun anew in between.
    let pages = 4000 + 8000;
    assert!(length < pages * 4096, "the log has {length} bytes");
    // A place is taken once, and whoever came too late is told; the others are not disturbed by it.
    assert!(store.write(vec![record("T000000", EACH)]).await.is_err());
    store.write(vec![Change::Scrub]).await.unwrap();
    assert_eq!(log.metadata().unwrap().len(), 0, "nothing old is left in the log");
    store.close().await;
    assert!(!log.exists(), "a file that was closed has no log");
    let all = rows(&folder, "select cast(count(*) as text) from records").await;
    assert_eq!(all, [(EACH * TABLES).to_string()]);
}
