//! Appending: what comes in while a transaction is being stored goes into the next one together.

use std::collections::HashSet;

use serde_json::json;
use sqlx::sqlite::SqlitePool;
use sqlx::{Row, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::tables::write_json;
use crate::store::{Append, Appended, StoreError};

/// How many appends are stored in one transaction.
const BATCH: usize = 512;

/// How many may wait.
const QUEUE: usize = 4096;

type Answer = oneshot::Sender<Result<Appended, StoreError>>;

/// The task that appends.
pub struct Writer {
    queue: Mutex<Option<mpsc::Sender<(Append, Answer)>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    pub fn start(pool: SqlitePool) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        Writer {
            queue: Mutex::new(Some(queue)),
            task: Mutex::new(Some(tokio::spawn(run(pool, waiting)))),
        }
    }

    /// Appends, and answers when it is stored.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, stored) = oneshot::channel();
        let queue = self.queue.lock().await.clone().ok_or(StoreError::Closed)?;
        let sent = queue.send((append, answer)).await;
        sent.map_err(|_| StoreError::Closed)?;
        stored.await.map_err(|_| StoreError::Closed)?
    }

    /// Stores what waits, and takes no more.
    pub async fn stop(&self) {
        self.queue.lock().await.take();
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

async fn run(pool: SqlitePool, mut waiting: mpsc::Receiver<(Append, Answer)>) {
    let mut batch = Vec::with_capacity(BATCH);
    while waiting.recv_many(&mut batch, BATCH).await > 0 {
        let (appends, answers): (Vec<Append>, Vec<Answer>) = batch.drain(..).unzip();
        metrics::histogram!("reverie_append_batch")
            .record(u32::try_from(appends.len()).unwrap_or(u32::MAX));
        match store(&pool, &appends).await {
            Ok(appended) => {
                for (answer, appended) in answers.into_iter().zip(appended) {
                    let _ = answer.send(Ok(appended));
                }
            }
            Err(error) => {
                tracing::error!(%error, "nothing of {} appends was stored", appends.len());
                for answer in answers {
                    let _ = answer.send(Err(StoreError::Unreadable(error.to_string())));
                }
            }
        }
    }
}

async fn store(pool: &SqlitePool, appends: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    let stored = insert(&mut together, appends).await?;
    let is_stored =
        |append: &&Append| stored.contains(&(append.table.clone(), append.stored.version));
    let changed: Vec<&Append> = appends
        .iter()
        .filter(|append| append.index.is_some())
        .filter(is_stored)
        .collect();
    update(&mut together, &changed).await?;
    together.commit().await?;
    let answer = |append: &Append| {
        if is_stored(&append) {
            Appended::Stored
        } else {
            Appended::TooLate
        }
    };
    Ok(appends.iter().map(answer).collect())
}

/// Adds entries, and says which of them were not there yet.
pub async fn insert(
    to: &mut SqliteConnection,
    appends: &[Append],
) -> Result<HashSet<(String, u64)>, StoreError> {
    let mut rows = Vec::with_capacity(appends.len());
    for append in appends {
        let stored = &append.stored;
        rows.push(json!([
            append.table,
            stored.version,
            stored.person,
            stored.request,
            stored.at,
            write_json(&stored.entry)?,
        ]));
    }
    let inserted = sqlx::query(
        "INSERT INTO entries (table_id, version, person, request, at, body)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
         FROM json_each(?1) WHERE true
         ON CONFLICT DO NOTHING RETURNING table_id, version",
    )
    .bind(write_json(&rows)?)
    .fetch_all(to)
    .await?;
    let read = |row: sqlx::sqlite::SqliteRow| {
        let version: i64 = row.try_get("version")?;
        Ok((row.try_get("table_id")?, version as u64))
    };
    inserted.into_iter().map(read).collect()
}

/// Brings what is searched for up to date. Of several appends to one table the last counts.
pub async fn update(to: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    if appends.is_empty() {
        return Ok(());
    }
    let (mut tables, mut seats) = (Vec::new(), Vec::new());
    for append in appends {
        let Some(index) = &append.index else { continue };
        tables.push(json!([
            append.table,
            index.stage,
            index.open,
            index.bot_due,
            index.deadline,
            append.stored.at,
        ]));
        for sitting in &index.people {
            seats.push(json!([
                append.table,
                sitting.seat,
                sitting.person,
                sitting.waits_since
            ]));
        }
    }
    let tables = write_json(&tables)?;
    sqlx::query(
        "UPDATE tables
         SET stage = new.stage, open = new.open, bot_due = new.bot_due,
             deadline = new.deadline, touched = new.touched
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS stage, value ->> 2 AS open,
                      value ->> 3 AS bot_due, value ->> 4 AS deadline, value ->> 5 AS touched
               FROM json_each(?1)) AS new
         WHERE tables.id = new.id",
    )
    .bind(&tables)
    .execute(&mut *to)
    .await?;
    sqlx::query("DELETE FROM seats WHERE table_id IN (SELECT value ->> 0 FROM json_each(?1))")
        .bind(&tables)
        .execute(&mut *to)
        .await?;
    sqlx::query(
        "INSERT INTO seats (table_id, seat, person, waits_since)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1) WHERE true
         ON CONFLICT (table_id, seat) DO UPDATE
         SET person = excluded.person, waits_since = excluded.waits_since",
    )
    .bind(write_json(&seats)?)
    .execute(&mut *to)
    .await?;
    Ok(())
}
