//! What is kept: SQLite in one file, written by one task that commits whatever has come in meanwhile together.
//!
//! Nothing is shown to anybody before [`Store::write`] has returned: then it is on the disk.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// Changes of the schema in order; a database that has fewer of them gets the rest.
const MIGRATIONS: [&str; 1] = [include_str!("../sql/1.sql")];

/// Most changes committed together.
const MOST_TOGETHER: usize = 512;

/// Most records written by one statement.
const MOST_ROWS: usize = 128;

/// Changes after which the log beside the file is copied into it. Each is a page or two there.
const COPY_AFTER: usize = 1000;

/// Pages in that log, 4 kB each, after which it is begun anew.
const LONG_LOG: u32 = 4000;

/// One change.
#[derive(Clone, Debug)]
pub enum Change {
    /// A table is made, or its setup changes.
    Table {
        /// Its code.
        code: String,
        /// Now.
        now: i64,
        /// How far it is.
        stage: Stage,
        /// Is it listed?
        public: bool,
        /// Everything else, as JSON.
        setup: String,
    },
    /// Something happened at a table.
    Record {
        /// The table.
        code: String,
        /// Its place; a second one for the same place is refused.
        seq: i64,
        /// The key of the message it came from.
        key: Option<String>,
        /// What, as JSON.
        record: String,
    },
    /// Somebody takes a seat.
    Seat {
        /// Hash of the secret.
        holder: [u8; 32],
        /// The table.
        code: String,
        /// The seat.
        seat: u8,
    },
    /// Nobody has this seat any more.
    FreeSeat {
        /// The table.
        code: String,
        /// The seat.
        seat: u8,
    },
    /// Nothing of what was overwritten so far stays in the files.
    Scrub,
    /// Everything about a table goes.
    Drop {
        /// The table.
        code: String,
    },
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People gather.
    Lobby,
    /// It is played.
    Play,
    /// It is over.
    Over,
}

impl Stage {
    fn text(self) -> &'static str {
        match self {
            Stage::Lobby => "lobby",
            Stage::Play => "play",
            Stage::Over => "over",
        }
    }

    fn from_text(text: &str) -> Stage {
        match text {
            "lobby" => Stage::Lobby,
            "play" => Stage::Play,
            _ => Stage::Over,
        }
    }
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Its code.
    pub code: String,
    /// How far it is.
    pub stage: Stage,
    /// Everything else, as JSON.
    pub setup: String,
    /// When it changed last, in seconds since 1970.
    pub changed: i64,
}

type Job = (Vec<Change>, oneshot::Sender<Result<(), String>>);

/// The database.
#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    writer: mpsc::Sender<Job>,
}

impl Store {
    /// Opens the database in this file, making it if it is not there, and brings its schema up to date.
    pub async fn open(file: &Path) -> Result<Store, sqlx::Error> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // Somebody's name is gone when it is deleted.
            .pragma("secure_delete", "on")
            // Else a commit now and then copies the whole log into the file first, and everybody waits; see `Copier`.
            .pragma("wal_autocheckpoint", "0")
            .busy_timeout(Duration::from_secs(5));
        let mut connection = options.clone().connect().await?;
        migrate(&mut connection).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(3).connect_with(options.clone().read_only(true)).await?;
        let copier = Copier::start(options.connect().await?);
        let (writer, jobs) = mpsc::channel(4096);
        tokio::spawn(write(connection, jobs, copier));
        Ok(Store { readers, writer })
    }

    /// Writes changes down, all or none. When this returns, they are on the disk.
    pub async fn write(&self, changes: Vec<Change>) -> Result<(), String> {
        if changes.is_empty() {
            return Ok(());
        }
        let (done, wait) = oneshot::channel();
        let closed = |_| "the store is closed".to_string();
        self.writer.send((changes, done)).await.map_err(|_| closed(()))?;
        wait.await.map_err(|_| closed(()))?
    }

    /// A table.
    pub async fn table(&self, code: &str) -> Result<Option<Kept>, sqlx::Error> {
        let row = sqlx::query("select code, stage, setup, changed from tables where code = ?")
            .bind(code)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| kept(&row)).transpose()
    }

    /// What happened at a table, in order.
    pub async fn records(&self, code: &str) -> Result<Vec<String>, sqlx::Error> {
        let rows = sqlx::query("select record from records where code = ? order by seq")
            .bind(code)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// The seats of a table that somebody has.
    pub async fn holders(&self, code: &str) -> Result<Vec<(u8, Vec<u8>)>, sqlx::Error> {
        let rows = sqlx::query("select seat, holder from seats where code = ? order by seat")
            .bind(code)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok((row.try_get::<i64, _>(0)? as u8, row.try_get(1)?))).collect()
    }

    /// Tables that are listed, the newest first.
    pub async fn listed(&self) -> Result<Vec<Kept>, sqlx::Error> {
        let sql = "select code, stage, setup, changed from tables where public = 1 and stage <> 'over' \
                   order by changed desc limit 50";
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
        rows.iter().map(kept).collect()
    }

    /// Tables where somebody with this secret has a seat.
    pub async fn tables_of(&self, holder: &[u8; 32]) -> Result<Vec<Kept>, sqlx::Error> {
        let sql = "select distinct t.code, t.stage, t.setup, t.changed from tables t join seats s on s.code = t.code \
                   where s.holder = ? order by t.changed desc limit 50";
        let rows = sqlx::query(sql).bind(&holder[..]).fetch_all(&self.readers).await?;
        rows.iter().map(kept).collect()
    }

    /// Seats of somebody with this secret, everywhere.
    pub async fn seats_of(&self, holder: &[u8; 32]) -> Result<Vec<(String, u8)>, sqlx::Error> {
        let sql = "select code, seat from seats where holder = ?";
        let rows = sqlx::query(sql).bind(&holder[..]).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u8))).collect()
    }

    /// Tables being played, however long ago.
    pub async fn running(&self) -> Result<Vec<Kept>, sqlx::Error> {
        let sql = "select code, stage, setup, changed from tables where stage = 'play'";
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
        rows.iter().map(kept).collect()
    }

    /// Tables that nobody has touched since a time: one for those that are over or never began, another one for running games.
    pub async fn expired(&self, before: i64, running_before: i64) -> Result<Vec<String>, sqlx::Error> {
        let sql =
            "select code from tables where stage <> 'play' and changed < ? or stage = 'play' and changed < ?";
        let rows = sqlx::query(sql).bind(before).bind(running_before).fetch_all(&self.readers).await?;
        rows.iter().map(|row| row.try_get(0)).collect()
    }

    /// Waits until everything is written and closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        let (done, wait) = oneshot::channel();
        if self.writer.send((Vec::new(), done)).await.is_ok() {
            let _ = wait.await;
        }
    }

    /// Writes a copy of the whole database into a new file, while it is in use.
    pub async fn backup(&self, to: &Path) -> Result<(), sqlx::Error> {
        let sql = "vacuum into ?";
        sqlx::query(sql).bind(to.to_string_lossy().into_owned()).execute(&self.readers).await.map(drop)
    }
}

fn kept(row: &sqlx::sqlite::SqliteRow) -> Result<Kept, sqlx::Error> {
    let stage: String = row.try_get(1)?;
    Ok(Kept {
        code: row.try_get(0)?,
        stage: Stage::from_text(&stage),
        setup: row.try_get(2)?,
        changed: row.try_get(3)?,
    })
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let row = sqlx::query("pragma user_version").fetch_one(&mut *connection).await?;
    let there = row.try_get::<i64, _>(0)? as usize;
    if there > MIGRATIONS.len() {
        let text = format!(
            "this database has schema {there}, and this program knows only {}; use a newer version",
            MIGRATIONS.len()
        );
        return Err(sqlx::Error::Configuration(text.into()));
    }
    for (n, sql) in MIGRATIONS.iter().enumerate().skip(there) {
        let mut change = connection.begin().await?;
        sqlx::raw_sql(*sql).execute(&mut *change).await?;
        let version = format!("pragma user_version = {}", n + 1);
        sqlx::raw_sql(sqlx::AssertSqlSafe(version)).execute(&mut *change).await?;
        change.commit().await?;
    }
    Ok(())
}

/// Takes whatever has come in, commits it together, and answers. If one change cannot be made, those of others still
/// are: then each is tried alone.
async fn write(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>, copier: Copier) {
    let mut uncopied = 0;
    let mut batch: Vec<Job> = Vec::new();
    loop {
        batch.clear();
        if jobs.recv_many(&mut batch, MOST_TOGETHER).await == 0 {
            break;
        }
        // Nothing to be written: whoever sends this wants the file to be closed.
        let last = batch.iter().position(|(changes, _)| changes.is_empty()).map(|at| batch.swap_remove(at).1);
        uncopied += batch.iter().map(|(changes, _)| changes.len()).sum::<usize>();
        if commit(&mut connection, batch.iter().flat_map(|(changes, _)| changes)).await.is_ok() {
            if batch.iter().flat_map(|(changes, _)| changes).any(|change| matches!(change, Change::Scrub)) {
                copier.scrub(&mut connection).await;
            }
            for (_, done) in batch.drain(..) {
                let _ = done.send(Ok(()));
            }
        }
        for (changes, done) in batch.drain(..) {
            let outcome = commit(&mut connection, changes.iter()).await;
            if let Err(error) = &outcome {
                tracing::error!(%error, "could not be written");
            }
            let _ = done.send(outcome.map_err(|error| error.to_string()));
        }
        if let Some(done) = last {
            copier.end().await;
            let _ = connection.close().await;
            let _ = done.send(Ok(()));
            return;
        }
        copier.copy_the_rest(&mut connection).await;
        if uncopied >= COPY_AFTER && copier.copy() {
            uncopied = 0;
        }
    }
    copier.end().await;
    let _ = connection.close().await;
}

/// Copies what is committed from the log into the file, with a connection of its own, while the writer goes on.
struct Copier {
    due: mpsc::Sender<()>,
    /// Only one may copy at a time.
    turn: Arc<Mutex<()>>,
    /// How long the log was when it was copied last, if it should be begun anew.
    long: Arc<AtomicU32>,
    task: JoinHandle<()>,
}

impl Copier {
    fn start(mut connection: SqliteConnection) -> Copier {
        let (due, mut dues) = mpsc::channel(1);
        let turn = Arc::new(Mutex::new(()));
        let long = Arc::new(AtomicU32::new(0));
        let (own_turn, own_long) = (turn.clone(), long.clone());
        let task = tokio::spawn(async move {
            while dues.recv().await.is_some() {
                let _turn = own_turn.lock().await;
                match checkpoint(&mut connection, "pragma wal_checkpoint(passive)").await {
                    Ok(pages) if pages >= LONG_LOG => own_long.store(pages, Ordering::Relaxed),
                    Ok(_) => {}
                    Err(error) => tracing::warn!(%error, "the log of the database could not be copied"),
                }
            }
            let _ = connection.close().await;
        });
        Copier { due, turn, long, task }
    }

    /// Asks for a copy, unless one is being made.
    fn copy(&self) -> bool {
        self.due.try_send(()).is_ok()
    }

    /// The log is begun anew when all of it has been copied and the writer, who adds to it, stands still. Nearly all has been
    /// copied just before, so nobody waits long.
    async fn copy_the_rest(&self, connection: &mut SqliteConnection) {
        if self.long.load(Ordering::Relaxed) == 0 {
            return;
        }
        let Ok(_turn) = self.turn.try_lock() else { return };
        self.long.store(0, Ordering::Relaxed);
        if let Err(error) = checkpoint(connection, "pragma wal_checkpoint(passive)").await {
            tracing::warn!(%error, "the log of the database could not be copied");
        }
    }

    /// Empties the log, in which older versions of what was changed still stand.
    async fn scrub(&self, connection: &mut SqliteConnection) {
        let _turn = self.turn.lock().await;
        if let Err(error) = checkpoint(connection, "pragma wal_checkpoint(truncate)").await {
            tracing::warn!(%error, "the log of the database could not be emptied");
        }
    }

    /// Closes its connection: whoever closes the last one leaves a file without a log.
    async fn end(self) {
        drop(self.due);
        let _ = self.task.await;
    }
}

/// Copies the log into the file; how many pages it has.
async fn checkpoint(connection: &mut SqliteConnection, sql: &'static str) -> Result<u32, sqlx::Error> {
    let row = sqlx::query(sql).fetch_one(connection).await?;
    Ok(row.try_get::<i64, _>(1)?.try_into().unwrap_or(0))
}

/// Every statement is a trip to the thread that has the file, and so are the beginning and the end of a transaction: records,
/// nearly all there is, go together, and alone they are one statement, which is a transaction by itself.
async fn commit<'a>(
    connection: &mut SqliteConnection,
    changes: impl Iterator<Item = &'a Change> + Clone,
) -> Result<(), sqlx::Error> {
    let is_record = |change: &Change| matches!(change, Change::Record { .. });
    let mut records: Vec<&Change> =
        changes.clone().take(MOST_ROWS + 1).take_while(|it| is_record(it)).collect();
    if records.len() <= MOST_ROWS && changes.clone().nth(records.len()).is_none() {
        return insert(connection, &mut records).await;
    }
    records.clear();
    let mut all = connection.begin().await?;
    for change in changes {
        if is_record(change) {
            records.push(change);
            if records.len() == MOST_ROWS {
                insert(&mut all, &mut records).await?;
            }
            continue;
        }
        insert(&mut all, &mut records).await?;
        match change {
            Change::Table { code, now, stage, public, setup } => {
                let sql = "insert into tables (code, created, changed, stage, public, setup) values (?, ?, ?, ?, ?, ?) \
                           on conflict (code) do update set changed = excluded.changed, stage = excluded.stage, \
                           public = excluded.public, setup = excluded.setup";
                let query = sqlx::query(sql).bind(code).bind(now).bind(now).bind(stage.text());
                query.bind(public).bind(setup).execute(&mut *all).await?;
            }
            // Collected above.
            Change::Record { .. } => {}
            Change::Seat { holder, code, seat } => {
                let sql = "insert into seats (holder, code, seat) values (?, ?, ?)";
                sqlx::query(sql).bind(&holder[..]).bind(code).bind(seat).execute(&mut *all).await?;
            }
            Change::FreeSeat { code, seat } => {
                let sql = "delete from seats where code = ? and seat = ?";
                sqlx::query(sql).bind(code).bind(seat).execute(&mut *all).await?;
            }
            Change::Scrub => {}
            Change::Drop { code } => {
                for sql in [
                    "delete from seats where code = ?",
                    "delete from records where code = ?",
                    "delete from tables where code = ?",
                ] {
                    sqlx::query(sql).bind(code).execute(&mut *all).await?;
                }
            }
        }
    }
    insert(&mut all, &mut records).await?;
    all.commit().await
}

/// Writes these records and forgets them.
async fn insert(connection: &mut SqliteConnection, records: &mut Vec<&Change>) -> Result<(), sqlx::Error> {
    if records.is_empty() {
        return Ok(());
    }
    let mut query = sqlx::QueryBuilder::new("insert into records (code, seq, key, record) ");
    query.push_values(records.drain(..), |mut row, change| {
        if let Change::Record { code, seq, key, record } = change {
            row.push_bind(code).push_bind(seq).push_bind(key).push_bind(record);
        }
    });
    query.build().execute(connection).await.map(drop)
}
