//! Whether a database is well: before it is used, and while it is.

use std::path::Path;
use std::time::Duration;

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool};
use tokio::time::{Instant, timeout};

use super::MIGRATIONS;
use super::untouched::Untouched;
use super::writer::Health;
use crate::store::StoreError;

/// How long a database is looked through before it is used. What could not be looked at by then is taken for good.
const LOOK: Duration = Duration::from_secs(10);

/// After how many steps of SQLite the time is looked at.
const STEPS: i32 = 10_000;

/// How long a trial may take.
const TRIAL: Duration = Duration::from_secs(5);

/// How long a trial that failed is answer enough.
const FAILED: Duration = Duration::from_secs(1);

/// Codes of SQLite: the file is malformed, or no database at all.
const DAMAGED: [&str; 2] = ["11", "26"];
/// It was interrupted.
const INTERRUPTED: &str = "9";

/// Looks through a file before anybody uses it, and changes nothing. One that is not there, or empty, is as good as
/// new. One of a newer program is refused as it is.
pub async fn sound(file: &Path) -> Result<(), StoreError> {
    if !std::fs::metadata(file).is_ok_and(|file| file.len() > 0) {
        return Ok(());
    }
    let mut database = Untouched::open(file).await.map_err(damage)?;
    let mut checked = quick_check(&mut database.connection).await;
    if checked.is_ok() {
        checked = known_form(&mut database.connection).await;
    }
    // Whatever the outcome, there is nothing that closing could lose.
    let _ = database.close().await;
    checked
}

/// Whether no newer program has changed the form of the database.
async fn known_form(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let noted = "SELECT 1 FROM sqlite_master WHERE name = '_sqlx_migrations'";
    let noted = sqlx::query(noted).fetch_optional(&mut *connection).await;
    if noted.map_err(damage)?.is_none() {
        return Ok(());
    }
    let row = sqlx::query("SELECT coalesce(max(version), 0) FROM _sqlx_migrations")
        .fetch_one(connection)
        .await;
    let found: i64 = row.map_err(damage)?.try_get(0)?;
    let known = MIGRATIONS.iter().map(|step| step.version).max();
    let known = known.unwrap_or_default();
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    Ok(())
}

async fn quick_check(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let until = Instant::now() + LOOK;
    let mut handle = connection.lock_handle().await?;
    handle.set_progress_handler(STEPS, move || Instant::now() < until);
    drop(handle);
    let found = sqlx::query("PRAGMA quick_check(1)")
        .fetch_one(&mut *connection)
        .await;
    connection.lock_handle().await?.remove_progress_handler();
    match found {
        Ok(row) => match row.try_get::<String, _>(0)?.as_str() {
            "ok" => Ok(()),
            found => Err(StoreError::Damaged(
                found.lines().collect::<Vec<_>>().join(" "),
            )),
        },
        Err(error) if has_code(&error, INTERRUPTED) => {
            tracing::info!("the database is too large to be looked through before the start");
            Ok(())
        }
        Err(error) => Err(damage(error)),
    }
}

fn has_code(error: &sqlx::Error, code: &str) -> bool {
    let known = error.as_database_error().and_then(|error| error.code());
    known.is_some_and(|known| known == code)
}

/// An error that may say that the file is damaged.
pub fn damage(error: sqlx::Error) -> StoreError {
    if DAMAGED.iter().any(|code| has_code(&error, code)) {
        return StoreError::Damaged(error.to_string());
    }
    error.into()
}

/// Whether the database answers, can be written, and has the form that this program knows.
pub async fn check(
    read: &SqlitePool,
    write: &SqlitePool,
    health: &Health,
) -> Result<(), StoreError> {
    if health.is_dead() {
        return Err(StoreError::Dead);
    }
    let known: Vec<i64> = MIGRATIONS.iter().map(|step| step.version).collect();
    let rows = sqlx::query("SELECT version FROM _sqlx_migrations ORDER BY version");
    let rows = rows.fetch_all(read).await?;
    let steps = rows.iter().map(|row| row.try_get(0));
    if steps.collect::<Result<Vec<i64>, _>>()? != known {
        return Err(StoreError::OtherForm);
    }
    // While others write there is no need to try it.
    if health.is_fresh() {
        return Ok(());
    }
    // A trial takes the only connection that writes, and one that fails may take it for long. So however many ask,
    // one of them tries, and when it has failed nobody does for a while.
    let mut failed = health.failed.lock().await;
    if let Some((at, why)) = &*failed
        && at.elapsed() < FAILED
    {
        return Err(StoreError::Unwritten(why.clone()));
    }
    let written = match timeout(TRIAL, trial(write)).await {
        Ok(written) => written.map_err(|error| error.to_string()),
        Err(_) => Err("it takes too long".to_owned()),
    };
    health.note(written.clone());
    *failed = written.clone().err().map(|why| (Instant::now(), why));
    written.map_err(StoreError::Unwritten)
}

/// Writes something that changes nothing: takes room for a moment, and sets a number that nobody uses to what it is.
async fn trial(write: &SqlitePool) -> Result<(), sqlx::Error> {
    #[cfg(test)]
    if let Some(tried) = crate::steady::faults::planted("trials") {
        crate::steady::faults::plant("trials", tried + 1);
    }
    let mut connection = write.acquire().await?;
    let taken = sqlx::raw_sql(
        "BEGIN IMMEDIATE; CREATE TABLE trial (room BLOB); INSERT INTO trial VALUES (zeroblob(100000)); ROLLBACK;
         PRAGMA user_version = 0",
    )
    .execute(&mut *connection)
    .await;
    if taken.is_err() {
        let _ = sqlx::query("ROLLBACK").execute(&mut *connection).await;
    }
    taken.map(|_| ())
}
