//! SQLite: one file, one writer, several readers.

mod attempts;
mod checkpoints;
mod copy;
mod first_form;
mod health;
mod lists;
mod outbox;
mod people;
mod shut;
mod statements;
mod tables;
mod untouched;
mod writer;

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use protocol::people::PushSubscription;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::{
    Append, Appended, Attempt, BotDue, Due, Index, KeyKind, Lease, Millis, Opened, Outcome, Person,
    Scored, Secret, Store, StoreError, Stored, TableLine,
};
use crate::day::Day;
use checkpoints::Checkpoints;
pub use copy::copy;
use writer::{BEAT, Writer};

static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// How long a process waits for another one that is writing.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many can read at once.
const READERS: u32 = 4;

/// A database in one file.
pub struct Sqlite {
    /// One connection: SQLite lets one write at a time, and waiting in line is cheaper than being
    /// refused.
    write: SqlitePool,
    read: SqlitePool,
    writer: Writer,
    checkpoints: Checkpoints,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings it up to date.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        Sqlite::open_at_pace(file, BEAT).await
    }

    /// The same, with transactions that begin `beat` apart at least.
    pub async fn open_at_pace(file: &Path, beat: Duration) -> Result<Sqlite, StoreError> {
        // One process after the other: neither the first steps of SQLite nor migrations can wait for
        // somebody who does the same. The system lets go of the lock whatever happens to us.
        let _lock = lock(file).await?;
        Sqlite::open_locked(file, beat).await
    }

    /// From here on the file may have this many pages, or as many as it has: more is refused as on a full disk.
    /// For a simulation.
    #[cfg(feature = "rehearsal")]
    pub async fn limit_pages(&self, most: u32) -> Result<(), StoreError> {
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {most}"));
        sqlx::query(limit).execute(&self.write).await?;
        Ok(())
    }

    async fn open_locked(file: &Path, beat: Duration) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .busy_timeout(PATIENCE)
            .journal_mode(SqliteJournalMode::Wal)
            // A stored move survives a power cut.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("journal_size_limit", "67108864")
            // `Checkpoints` do it aside; a writer that meets this many pages helps itself.
            .pragma("wal_autocheckpoint", "16000")
            .pragma("cache_size", "-16000")
            // An insert of many rows keeps a journal of its own; it need not go through a file.
            .pragma("temp_store", "MEMORY");
        let pool = |most: u32| {
            SqlitePoolOptions::new()
                .max_connections(most)
                .min_connections(1)
                .acquire_timeout(PATIENCE)
                // A file does not hang up.
                .test_before_acquire(false)
        };
        health::sound(file).await?;
        let write = pool(1).connect_with(options.clone()).await;
        let write = write.map_err(health::damage)?;
        first_form::complete(&write).await?;
        MIGRATIONS.run(&write).await?;
        let aside = pool(1).connect_lazy_with(options.clone());
        let read = pool(READERS).connect_with(options.read_only(true)).await?;
        let writer = Writer::start(write.clone(), beat);
        Ok(Sqlite {
            write,
            read,
            writer,
            checkpoints: Checkpoints::start(aside),
        })
    }
}

/// Keeps other processes from opening or copying the file, until this is dropped.
async fn lock(file: &Path) -> Result<File, StoreError> {
    let path = file.with_extension("lock");
    let lock = tokio::task::spawn_blocking(move || {
        let lock = File::create(path)?;
        lock.lock().map(|()| lock)
    });
    Ok(lock.await.map_err(std::io::Error::other)??)
}

fn number(value: u64) -> i64 {
    value as i64
}

#[async_trait]
impl Store for Sqlite {
    async fn add_person(
        &self,
        person: &Person,
        key: &Secret,
        now: Millis,
    ) -> Result<(), StoreError> {
        people::add(&self.write, person, &key.hash(), now).await
    }

    async fn person_by_key(&self, kind: KeyKind, hash: &str) -> Result<Option<Person>, StoreError> {
        people::by_key(&self.read, kind, hash).await
    }

    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        people::by_id(&self.read, id).await
    }

    async fn change_person(&self, before: &Person, after: &Person) -> Result<(), StoreError> {
        people::change(&self.write, before, after).await
    }

    async fn seen(&self, people: &[String], now: Millis) -> Result<(), StoreError> {
        people::seen(&self.write, people, now).await
    }

    async fn add_recovery(
        &self,
        person: &str,
        hash: &str,
        asking: &str,
        now: Millis,
    ) -> Result<(), StoreError> {
        people::add_recovery(&self.write, person, hash, asking, now).await
    }

    async fn recover(
        &self,
        hash: &str,
        device: &str,
        now: Millis,
    ) -> Result<Option<Person>, StoreError> {
        people::recover(&self.write, hash, device, now).await
    }

    async fn add_browser(
        &self,
        person: &str,
        browser: &PushSubscription,
    ) -> Result<(), StoreError> {
        people::add_browser(&self.write, person, browser).await
    }

    async fn remove_browser(&self, endpoint: &str) -> Result<(), StoreError> {
        people::remove_browser(&self.write, endpoint).await
    }

    async fn browsers(&self, person: &str) -> Result<Vec<PushSubscription>, StoreError> {
        people::browsers(&self.read, person).await
    }

    async fn open_table(
        &self,
        table: &Opened,
        entries: &[Stored],
        index: &Index,
        calls: &[String],
    ) -> Result<(), StoreError> {
        self.writer.open(table, entries, index, calls).await
    }

    async fn table(&self, id: &str) -> Result<Option<Opened>, StoreError> {
        tables::opened(&self.read, id).await
    }

    async fn entries(&self, table: &str, after: u64) -> Result<Vec<Stored>, StoreError> {
        tables::entries(&self.read, table, after).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }

    async fn open_tables(&self, most: u32) -> Result<Vec<TableLine>, StoreError> {
        lists::open(&self.read, most).await
    }

    async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<TableLine>, StoreError> {
        lists::of(&self.read, person, most).await
    }

    async fn unfinished(&self, person: &str) -> Result<Vec<String>, StoreError> {
        lists::unfinished(&self.read, person).await
    }

    async fn shut(&self, table: &str, program: &str) -> Result<(), StoreError> {
        shut::shut(&self.write, table, program).await
    }

    async fn try_again(&self, program: &str) -> Result<(), StoreError> {
        shut::try_again(&self.write, program).await
    }

    async fn bots_due(&self) -> Result<Vec<BotDue>, StoreError> {
        lists::bots_due(&self.read).await
    }

    async fn looked(&self, table: &str, now: Millis) -> Result<(), StoreError> {
        lists::looked(&self.write, table, now).await
    }

    async fn overdue(&self, now: Millis) -> Result<Vec<String>, StoreError> {
        lists::overdue(&self.read, now).await
    }

    async fn changes(&self, after: i64) -> Result<(i64, Vec<(String, u64)>), StoreError> {
        lists::changes(&self.read, after).await
    }

    async fn daily_secret(&self) -> Result<String, StoreError> {
        attempts::secret(&self.read).await
    }

    async fn attempt(
        &self,
        day: Day,
        game: &str,
        person: &str,
    ) -> Result<Option<Attempt>, StoreError> {
        attempts::of(&self.read, day, (game, person)).await
    }

    async fn results(
        &self,
        day: Day,
        game: &str,
        by_margin: bool,
        most: u32,
    ) -> Result<Vec<Scored>, StoreError> {
        attempts::results(&self.read, (day, game), by_margin, most).await
    }

    async fn next_notice(&self) -> Result<Option<Millis>, StoreError> {
        outbox::next(&self.read).await
    }

    async fn take_notices(&self, lease: &Lease) -> Result<Vec<Due>, StoreError> {
        outbox::take(&self.read, &self.write, lease).await
    }

    async fn settle_notice(&self, due: &Due, outcome: Outcome) -> Result<(), StoreError> {
        outbox::settle(&self.write, due, outcome).await
    }

    async fn clean(&self, before: Millis) -> Result<(u64, u64), StoreError> {
        lists::clean(&self.write, before).await
    }

    async fn clean_alone(&self, before: Millis, most: u32) -> Result<u64, StoreError> {
        lists::clean_alone(&self.write, before, most).await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        health::check(&self.read, &self.write, self.writer.health()).await
    }

    async fn close(&self) {
        self.writer.stop().await;
        self.checkpoints.stop().await;
        // Whoever closes last brings everything into the file, which a reader can't.
        self.read.close().await;
        self.write.close().await;
    }
}
