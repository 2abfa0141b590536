//! What is kept: SQLite in one file, written by one task that commits whatever has come in meanwhile together.
//!
//! Nothing is shown to anybody before [`Store::write`] has returned: then it is on the disk.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

/// Changes of the schema in order; a database that has fewer of them gets the rest.
const MIGRATIONS: [&str; 1] = [include_str!("../sql/1.sql")];

/// Most changes committed together.
const MOST_TOGETHER: usize = 512;

/// Most records written by one statement.
const MOST_ROWS: usize = 128;

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
            .busy_timeout(Duration::from_secs(5));
        let mut connection = options.clone().connect().await?;
        migrate(&mut connection).await?;
        let readers =
            SqlitePoolOptions::new().max_connections(3).connect_with(options.read_only(true)).await?;
        let (writer, jobs) = mpsc::channel(4096);
        tokio::spawn(write(connection, jobs));
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

    /// Tables that nobody has touched since this time, finished or not.
    pub async fn expired(&self, before: i64) -> Result<Vec<String>, sqlx::Error> {
        let sql = "select code from tables where changed < ?";
        let rows = sqlx::query(sql).bind(before).fetch_all(&self.readers).await?;
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
async fn write(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut batch: Vec<Job> = Vec::new();
    loop {
        batch.clear();
        if jobs.recv_many(&mut batch, MOST_TOGETHER).await == 0 {
            break;
        }
        // Nothing to be written: whoever sends this wants the file to be closed.
        let last = batch.iter().position(|(changes, _)| changes.is_empty()).map(|at| batch.swap_remove(at).1);
        if commit(&mut connection, batch.iter().flat_map(|(changes, _)| changes)).await.is_ok() {
            if batch.iter().flat_map(|(changes, _)| changes).any(|change| matches!(change, Change::Scrub)) {
                scrub(&mut connection).await;
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
            let _ = connection.close().await;
            let _ = done.send(Ok(()));
            return;
        }
    }
    let _ = connection.close().await;
}

/// Empties the log beside the file, in which older versions of what was changed still stand.
async fn scrub(connection: &mut SqliteConnection) {
    if let Err(error) = sqlx::query("pragma wal_checkpoint(truncate)").fetch_all(connection).await {
        tracing::warn!(%error, "the log of the database could not be emptied");
    }
}

async fn commit<'a>(
    connection: &mut SqliteConnection,
    changes: impl Iterator<Item = &'a Change>,
) -> Result<(), sqlx::Error> {
    let mut all = connection.begin().await?;
    // Every statement is a trip to the thread that has the file: records, nearly all there is, go together.
    let mut records: Vec<&Change> = Vec::new();
    for change in changes {
        if matches!(change, Change::Record { .. }) {
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
