//! Appending: what comes in while a transaction is being stored goes into the next one together.

use std::collections::HashSet;

use sqlx::sqlite::SqlitePool;
use sqlx::{AssertSqlSafe, Row, SqliteConnection};
use table::MAX_SEATS;
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
    let rows = rows(appends)?;
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    let taken = if insert(&mut together, &rows).await? == appends.len() {
        vec![true; appends.len()]
    } else {
        together.rollback().await?;
        together = pool.begin_with("BEGIN IMMEDIATE").await?;
        sort_out(&mut together, &rows, appends).await?
    };
    let changed: Vec<&Append> = appends
        .iter()
        .zip(&taken)
        .filter(|(append, taken)| **taken && append.index.is_some())
        .map(|(append, _)| append)
        .collect();
    update(&mut together, &changed).await?;
    together.commit().await?;
    let answer = |taken: bool| {
        if taken {
            Appended::Stored
        } else {
            Appended::TooLate
        }
    };
    Ok(taken.into_iter().map(answer).collect())
}

/// Entries as one JSON text, so that one statement stores them all.
pub fn rows(appends: &[Append]) -> Result<String, StoreError> {
    let mut rows = Vec::with_capacity(appends.len());
    for append in appends {
        let stored = &append.stored;
        rows.push((
            &append.table,
            stored.version,
            &stored.person,
            &stored.request,
            stored.at,
            write_json(&stored.entry)?,
        ));
    }
    write_json(&rows)
}

const INSERT: &str = "INSERT INTO entries (table_id, version, person, request, at, body)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
     FROM json_each(?1)
     -- A table that was removed meanwhile must not spoil what others store.
     WHERE EXISTS (SELECT 1 FROM tables WHERE id = value ->> 0)
     ON CONFLICT DO NOTHING";

/// Adds entries that are not there yet, and says how many: nearly always all of them.
pub async fn insert(to: &mut SqliteConnection, rows: &str) -> Result<usize, StoreError> {
    let inserted = sqlx::query(INSERT).bind(rows).execute(to).await?;
    Ok(usize::try_from(inserted.rows_affected()).unwrap_or(usize::MAX))
}

/// The same, if not all of them can be stored: says of each whether it was.
async fn sort_out(
    to: &mut SqliteConnection,
    rows: &str,
    appends: &[Append],
) -> Result<Vec<bool>, StoreError> {
    let named = AssertSqlSafe(format!("{INSERT} RETURNING table_id, version"));
    let inserted = sqlx::query(named).bind(rows).fetch_all(to).await?;
    let read = |row: sqlx::sqlite::SqliteRow| {
        let version: i64 = row.try_get("version")?;
        Ok((row.try_get("table_id")?, version as u64))
    };
    let inserted = inserted.into_iter().map(read);
    let mut stored: HashSet<(String, u64)> = inserted.collect::<Result<_, StoreError>>()?;
    // Two appends of one version may stand in one batch, if whoever sent the first did not wait for
    // the answer: only the first of them was stored.
    let take = |append: &Append| stored.remove(&(append.table.clone(), append.stored.version));
    Ok(appends.iter().map(take).collect())
}

/// Brings what is searched for up to date. Of several appends to one table the last counts.
pub async fn update(to: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    if appends.is_empty() {
        return Ok(());
    }
    let (mut tables, mut seats, mut empty) = (Vec::new(), Vec::new(), Vec::new());
    for append in appends {
        let Some(index) = &append.index else { continue };
        let table = &append.table;
        tables.push((
            table,
            index.stage,
            index.open,
            index.bot_due,
            index.deadline,
            append.stored.at,
        ));
        let people = &index.people;
        seats.extend(people.iter().map(|sitting| {
            let waits = sitting.waits_since;
            (table, sitting.seat, &sitting.person, waits)
        }));
        let is_empty = |seat: &usize| people.iter().all(|sitting| sitting.seat != *seat);
        empty.extend((1..=MAX_SEATS).filter(is_empty).map(|seat| (table, seat)));
    }
    sqlx::query(
        "UPDATE tables
         SET stage = new.stage, open = new.open, bot_due = new.bot_due,
             deadline = new.deadline, touched = new.touched
         FROM (SELECT value ->> 0 AS id, value ->> 1 AS stage, value ->> 2 AS open,
                      value ->> 3 AS bot_due, value ->> 4 AS deadline, value ->> 5 AS touched
               FROM json_each(?1)) AS new
         WHERE tables.id = new.id",
    )
    .bind(write_json(&tables)?)
    .execute(&mut *to)
    .await?;
    sqlx::query(
        "DELETE FROM seats WHERE (table_id, seat) IN
         (SELECT value ->> 0, value ->> 1 FROM json_each(?1))",
    )
    .bind(write_json(&empty)?)
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use protocol::tables::{Level, Stage};

    use crate::entry::Entry;
    use crate::setup::Setup;
    use crate::store::{Append, Appended, Index, Opened, Sqlite, Store, Stored, random_id};

    fn append(table: &str, version: u64, request: &str) -> Append {
        let stored = Stored {
            version,
            person: Some("somebody".to_owned()),
            request: Some(request.to_owned()),
            at: 1,
            entry: Entry::Started,
        };
        let table = table.to_owned();
        Append {
            table,
            stored,
            index: None,
        }
    }

    /// Whoever does not wait for an answer may leave an append behind that another one collides with,
    /// in the same transaction or a later one: one of them is told that it came too late.
    #[tokio::test]
    async fn of_two_appends_of_one_version_one_is_stored() {
        let folder = std::env::temp_dir().join(format!("reverie-store-{}", random_id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Sqlite::open(&folder.join("a.db"))
            .await
            .expect("a database");
        let setup = Setup {
            game: "momiji".to_owned(),
            players: 2,
            options: BTreeMap::new(),
            public: false,
            clock: None,
            level: Level::Casual,
            branch_of: None,
        };
        let opened = Opened {
            id: "table".to_owned(),
            host: "somebody".to_owned(),
            setup,
            seed: 1,
            at: 1,
        };
        let index = Index {
            stage: Stage::Open,
            open: 2,
            bot_due: false,
            deadline: None,
            people: Vec::new(),
        };
        store
            .open_table(&opened, &[], &index)
            .await
            .expect("a table");
        for version in 1..20 {
            let (one, two) = (append("table", version, "a"), append("table", version, "b"));
            let mut both = [one, two];
            for (append, name) in both.iter_mut().zip(["a", "b"]) {
                append.stored.request = Some(format!("{name}{version}"));
            }
            let [one, two] = both;
            let (one, two) = tokio::join!(store.append(one), store.append(two));
            let answers = [one.expect("an answer"), two.expect("an answer")];
            assert!(
                answers.contains(&Appended::Stored),
                "{version}: {answers:?}"
            );
            assert!(
                answers.contains(&Appended::TooLate),
                "{version}: {answers:?}"
            );
        }
        // The same request again, and a table that is not there, are too late as well.
        let again = store
            .append(append("table", 20, "a1"))
            .await
            .expect("an answer");
        let nowhere = store
            .append(append("nowhere", 1, "x"))
            .await
            .expect("an answer");
        assert_eq!([again, nowhere], [Appended::TooLate; 2]);
        assert_eq!(store.entries("table", 0).await.expect("entries").len(), 19);
        store.close().await;
        let _ = std::fs::remove_dir_all(folder);
    }
}
