//! Tables and their entries.

use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use super::number;
use crate::entry::Entry;
use crate::store::{Opened, StoreError, Stored};

pub async fn opened(pool: &SqlitePool, id: &str) -> Result<Option<Opened>, StoreError> {
    let row = sqlx::query("SELECT id, host, setup, seed, opened FROM tables WHERE id = ?1")
        .bind(id)
        .fetch_optional(pool)
        .await?;
    let read = |row: SqliteRow| {
        Ok(Opened {
            id: row.try_get("id")?,
            host: row.try_get("host")?,
            setup: read_json(row.try_get("setup")?)?,
            seed: row.try_get::<i64, _>("seed")? as u64,
            at: row.try_get::<i64, _>("opened")? as u64,
        })
    };
    row.map(read).transpose()
}

pub async fn entries(
    pool: &SqlitePool,
    table: &str,
    after: u64,
) -> Result<Vec<Stored>, StoreError> {
    let rows = sqlx::query(
        "SELECT version, person, request, at, body FROM entries
         WHERE table_id = ?1 AND version > ?2 ORDER BY version",
    )
    .bind(table)
    .bind(number(after))
    .fetch_all(pool)
    .await?;
    let read = |row: &SqliteRow| {
        Ok(Stored {
            version: row.try_get::<i64, _>("version")? as u64,
            person: row.try_get("person")?,
            request: row.try_get("request")?,
            at: row.try_get::<i64, _>("at")? as u64,
            // One that can't be read keeps its place: a table with it can't be played on, but looked through.
            entry: serde_json::from_str(row.try_get("body")?).unwrap_or(Entry::Unknown),
        })
    };
    rows.iter().map(read).collect()
}

pub fn read_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Unreadable(error.to_string()))
}

pub fn write_json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Unreadable(error.to_string()))
}
