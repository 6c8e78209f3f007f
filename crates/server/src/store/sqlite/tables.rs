//! Tables and their entries.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row, SqliteConnection};

use super::number;
use super::writer::{insert, rows, update};
use crate::store::{Append, Index, Opened, StoreError, Stored};

pub async fn open(
    pool: &SqlitePool,
    table: &Opened,
    entries: &[Stored],
    index: &Index,
) -> Result<(), StoreError> {
    let appends: Vec<Append> = entries
        .iter()
        .map(|stored| Append {
            table: table.id.clone(),
            stored: stored.clone(),
            index: Some(index.clone()),
        })
        .collect();
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    insert_table(&mut together, table).await?;
    insert(&mut together, &rows(&appends)?).await?;
    update(&mut together, appends.last().as_slice()).await?;
    together.commit().await?;
    Ok(())
}

async fn insert_table(to: &mut SqliteConnection, table: &Opened) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'open', 0, 0, ?5)",
    )
    .bind(&table.id)
    .bind(&table.host)
    .bind(write_json(&table.setup)?)
    .bind(number(table.seed))
    .bind(number(table.at))
    .bind(table.setup.public)
    .execute(to)
    .await?;
    Ok(())
}

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
            entry: read_json(row.try_get("body")?)?,
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
