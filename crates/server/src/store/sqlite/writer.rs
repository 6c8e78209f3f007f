//! Writing to the log: what comes in while a transaction is being stored goes into the next one together.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use sqlx::Connection;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};

use super::statements::{Rows, sort_out};
use crate::steady::{faults, steadily};
use crate::store::{Append, Appended, Change, Index, Opened, StoreError, Stored};

/// How many jobs are stored in one transaction.
const BATCH: usize = 512;

/// How often a transaction begins at most. What one costs hardly depends on how much is in it: when much is
/// going on, waiting for company is quicker for all; when little is, nobody waits.
pub const BEAT: Duration = Duration::from_millis(8);

/// How many may wait.
const QUEUE: usize = 4096;

/// How long a transaction that went well says that the next one will.
const FRESH: Duration = Duration::from_secs(5);

/// One thing to store, whole or not at all.
struct Job {
    /// A table that is new.
    opened: Option<Opened>,
    /// Entries of one table, in order.
    appends: Vec<Append>,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// The task that writes.
pub struct Writer {
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    health: Arc<Health>,
}

/// How the last transaction went.
#[derive(Default)]
pub struct Health {
    last: std::sync::Mutex<Option<(Instant, Result<(), String>)>>,
    dead: AtomicBool,
    /// The last trial, if it failed. Whoever tries to write holds it, so that one does at a time.
    pub failed: Mutex<Option<(Instant, String)>>,
}

impl Health {
    /// A transaction went so.
    pub fn note(&self, went: Result<(), String>) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        *last = Some((Instant::now(), went));
    }

    /// Whether the last transaction went well, and that is not long ago.
    pub fn is_fresh(&self) -> bool {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = |at: &Instant| at.elapsed() < FRESH;
        matches!(&*last, Some((at, Ok(()))) if fresh(at))
    }

    /// Whether nobody writes any more.
    pub fn is_dead(&self) -> bool {
        self.dead.load(Ordering::Acquire)
    }
}

impl Writer {
    /// Transactions begin `beat` apart at least.
    pub fn start(pool: SqlitePool, beat: Duration) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let health = Arc::new(Health::default());
        let noted = Arc::clone(&health);
        let task = tokio::spawn(async move {
            let waiting = Mutex::new(waiting);
            // It ends when nothing can come any more and all that came is stored.
            let may_end = || {
                let waiting = waiting.try_lock();
                waiting.is_ok_and(|waiting| waiting.is_closed() && waiting.is_empty())
            };
            let write = || async { run(&pool, &mut *waiting.lock().await, &noted, beat).await };
            steadily("writer", may_end, write).await;
            noted.dead.store(true, Ordering::Release);
        });
        Writer {
            queue: Mutex::new(Some(queue)),
            task: Mutex::new(Some(task)),
            health,
        }
    }

    /// How it is.
    pub fn health(&self) -> &Health {
        &self.health
    }

    /// Appends, and answers when it is stored.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.submit(None, vec![append]).await
    }

    /// Adds a table with its first entries, and answers when they are stored.
    pub async fn open(
        &self,
        table: &Opened,
        entries: &[Stored],
        index: &Index,
        calls: &[String],
    ) -> Result<(), StoreError> {
        let first = |(stored, last): (&Stored, bool)| Append {
            table: table.id.clone(),
            stored: stored.clone(),
            change: last.then(|| Change {
                before: None,
                after: index.clone(),
            }),
            calls: if last { calls.to_vec() } else { Vec::new() },
        };
        let last = (1..=entries.len()).map(|count| count == entries.len());
        let appends = entries.iter().zip(last).map(first).collect();
        match self.submit(Some(table.clone()), appends).await? {
            Appended::Stored => Ok(()),
            Appended::TooLate => Err(StoreError::Unreadable(format!(
                "the new table {} has entries",
                table.id
            ))),
        }
    }

    async fn submit(
        &self,
        opened: Option<Opened>,
        appends: Vec<Append>,
    ) -> Result<Appended, StoreError> {
        let (answer, stored) = oneshot::channel();
        let queue = self.queue.lock().await.clone().ok_or(StoreError::Closed)?;
        let job = Job {
            opened,
            appends,
            answer,
        };
        let sent = queue.send(job).await;
        sent.map_err(|_| StoreError::Closed)?;
        // Whoever took the job broke down over it.
        stored.await.map_err(|_| StoreError::Unanswered)?
    }

    /// Stores what waits, and takes no more.
    pub async fn stop(&self) {
        self.queue.lock().await.take();
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

async fn run(
    pool: &SqlitePool,
    waiting: &mut mpsc::Receiver<Job>,
    health: &Health,
    beat: Duration,
) {
    let mut jobs = Vec::with_capacity(BATCH);
    let mut next = Instant::now();
    while waiting.recv_many(&mut jobs, BATCH).await > 0 {
        if Instant::now() < next {
            sleep_until(next).await;
            while jobs.len() < BATCH
                && let Ok(job) = waiting.try_recv()
            {
                jobs.push(job);
            }
        }
        next = Instant::now() + beat;
        metrics::histogram!("reverie_append_batch")
            .record(u32::try_from(jobs.len()).unwrap_or(u32::MAX));
        let began = Instant::now();
        faults::point("writer");
        #[cfg(test)]
        if faults::fails("the writer's end") {
            return;
        }
        let done = store(pool, &jobs).await;
        health.note(done.as_ref().map(|_| ()).map_err(|error| error.to_string()));
        metrics::histogram!("reverie_append_seconds").record(began.elapsed());
        match done {
            Ok(appended) => {
                for (job, appended) in jobs.drain(..).zip(appended) {
                    let _ = job.answer.send(Ok(appended));
                }
            }
            Err(error) => {
                tracing::error!(%error, "nothing of {} jobs was stored", jobs.len());
                for job in jobs.drain(..) {
                    let _ = job
                        .answer
                        .send(Err(StoreError::Unwritten(error.to_string())));
                }
            }
        }
    }
}

/// Stores jobs in one transaction; says of each how it went.
async fn store(pool: &SqlitePool, jobs: &[Job]) -> Result<Vec<Appended>, StoreError> {
    let opened: Vec<&Opened> = jobs.iter().filter_map(|job| job.opened.as_ref()).collect();
    let appends: Vec<&Append> = jobs.iter().flat_map(|job| &job.appends).collect();
    let rows = Rows::new(&opened, &appends)?;
    let mut connection = pool.acquire().await?;
    #[cfg(test)]
    if let Some(pages) = faults::planted("pages") {
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query(limit).execute(&mut *connection).await?;
    }
    let taken = match rows.store(&mut connection).await {
        Ok(()) => return Ok(vec![Appended::Stored; jobs.len()]),
        Err(error) if !is_conflict(&error) => return Err(error.into()),
        // Another process was faster at one of the tables, or has removed it.
        Err(_) => {
            let mut together = connection.begin_with("BEGIN IMMEDIATE").await?;
            let taken = sort_out(&mut together, &opened, &appends).await?;
            together.commit().await?;
            taken
        }
    };
    let mut taken = taken.into_iter();
    let answer = |job: &Job| {
        let all = taken.by_ref().take(job.appends.len()).all(|taken| taken);
        if all {
            Appended::Stored
        } else {
            Appended::TooLate
        }
    };
    Ok(jobs.iter().map(answer).collect())
}

fn is_conflict(error: &sqlx::Error) -> bool {
    error
        .as_database_error()
        .is_some_and(|error| error.is_unique_violation() || error.is_foreign_key_violation())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::PathBuf;

    use protocol::tables::Stage;

    use crate::entry::Entry;
    use crate::rehearsal::table_for_two;
    use crate::store::{
        Append, Appended, Change, Index, Sitting, Sqlite, Store, StoreError, Stored, random_id,
    };

    fn append(table: &str, version: u64, request: &str) -> Append {
        let stored = Stored {
            version,
            person: Some("somebody".to_owned()),
            request: Some(request.to_owned()),
            at: 1,
            entry: Entry::Abandoned,
        };
        let table = table.to_owned();
        Append {
            table,
            stored,
            change: None,
            calls: Vec::new(),
        }
    }

    /// A table with these people at it.
    fn index(people: &[(usize, &str)]) -> Index {
        let sitting = |&(seat, person): &(usize, &str)| Sitting {
            seat,
            person: person.to_owned(),
            waits_since: None,
        };
        Index {
            stage: Stage::Open,
            open: 2 - people.len(),
            bot_due: false,
            deadline: None,
            people: people.iter().map(sitting).collect(),
            bots: BTreeMap::new(),
            ended: None,
        }
    }

    /// A database in a folder of its own, with these tables.
    async fn database(tables: &[&str]) -> (Sqlite, PathBuf) {
        let folder = std::env::temp_dir().join(format!("reverie-store-{}", random_id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Sqlite::open(&folder.join("a.db"))
            .await
            .expect("a database");
        for table in tables {
            let opened = table_for_two(table, "momiji");
            let nobody = index(&[]);
            let added = store.open_table(&opened, &[], &nobody, &[]).await;
            added.expect("a table");
        }
        (store, folder)
    }

    async fn leave((store, folder): (Sqlite, PathBuf)) {
        store.close().await;
        let _ = std::fs::remove_dir_all(folder);
    }

    /// Whoever does not wait for an answer may leave an append behind that another one collides with,
    /// in the same transaction or a later one: one of them is told that it came too late, and what others
    /// store at the same time is stored.
    #[tokio::test]
    async fn of_two_appends_of_one_version_one_is_stored() {
        let (store, folder) = database(&["table", "other"]).await;
        for version in 1..20 {
            let [one, two] = ["a", "b"].map(|name| {
                let append = append("table", version, &format!("{name}{version}"));
                store.append(append)
            });
            let other = store.append(append("other", version, "c"));
            let (one, two, other) = tokio::join!(one, two, other);
            let answers = [one.expect("an answer"), two.expect("an answer")];
            assert!(
                answers.contains(&Appended::Stored),
                "{version}: {answers:?}"
            );
            assert!(
                answers.contains(&Appended::TooLate),
                "{version}: {answers:?}"
            );
            assert_eq!(other.expect("an answer"), Appended::Stored);
        }
        // A table that is not there is too late as well.
        let nowhere = append("nowhere", 1, "x");
        let (nowhere, other) = tokio::join!(
            store.append(nowhere),
            store.append(append("other", 20, "c"))
        );
        assert_eq!(nowhere.expect("an answer"), Appended::TooLate);
        assert_eq!(other.expect("an answer"), Appended::Stored);
        for (table, entries) in [("table", 19), ("other", 20)] {
            let stored = store.entries(table, 0).await.expect("entries");
            assert_eq!(stored.len(), entries);
        }
        leave((store, folder)).await;
    }

    /// Whoever asks after that is told that nobody writes.
    #[tokio::test]
    async fn a_store_without_its_writer_says_so() {
        let (store, folder) = database(&["table"]).await;
        store.ping().await.expect("it is well");
        store.writer.stop().await;
        let said = store.ping().await.expect_err("nobody writes");
        assert!(matches!(said, StoreError::Dead), "{said}");
        let refused = store.append(append("table", 1, "x")).await;
        assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
        leave((store, folder)).await;
    }

    /// What is searched for follows the last of several entries, whether they are stored together or one
    /// after the other, and whether all of them can be stored or not.
    #[tokio::test]
    async fn people_are_found_where_they_sit_now() {
        let steps: [&[(usize, &str)]; 5] = [
            &[],
            &[(1, "ann"), (2, "bob")],
            &[(2, "ann")],
            &[(1, "bob"), (2, "ann")],
            &[(1, "bob")],
        ];
        let change = |table: &str, version: usize| Append {
            change: Some(Change {
                before: Some(index(steps[version - 1])),
                after: index(steps[version]),
            }),
            ..append(table, version as u64, &format!("step {version}"))
        };
        for together in [false, true] {
            let (store, folder) = database(&["table"]).await;
            let all = (1..steps.len()).map(|version| store.append(change("table", version)));
            if together {
                // With something among them that can't be stored.
                let spoilt = store.append(append("nowhere", 1, "x"));
                let (_, answers) = tokio::join!(spoilt, futures_util::future::join_all(all));
                assert!(answers.into_iter().all(|answer| answer.is_ok()));
            } else {
                for append in all {
                    append.await.expect("an answer");
                }
            }
            for (person, tables) in [("ann", 0), ("bob", 1)] {
                let found = store.tables_of(person, 9).await.expect("a list");
                assert_eq!(found.len(), tables, "{person}, together: {together}");
                // Of all numbers of open seats that the steps led to, the last.
                assert!(found.iter().all(|line| line.open == 1), "{found:?}");
            }
            leave((store, folder)).await;
        }
    }
}
