//! Searching and cleaning.

use protocol::tables::Stage;
use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use super::number;
use super::tables::read_json;
use crate::store::{Millis, StoreError, TableLine};

fn line(row: &SqliteRow) -> Result<TableLine, StoreError> {
    let stage: Stage = serde_json::from_value(row.try_get::<String, _>("stage")?.into())
        .map_err(|error| StoreError::Unreadable(error.to_string()))?;
    Ok(TableLine {
        id: row.try_get("id")?,
        setup: read_json(row.try_get("setup")?)?,
        stage,
        open: row.try_get::<i64, _>("open")? as usize,
        people: read_json(row.try_get("names")?)?,
        touched: row.try_get::<i64, _>("touched")? as u64,
        waits_since: row
            .try_get::<Option<i64>, _>("waits_since")?
            .map(|at| at as u64),
    })
}

pub async fn open(pool: &SqlitePool, most: u32) -> Result<Vec<TableLine>, StoreError> {
    let rows = sqlx::query(
        "SELECT tables.id, setup, stage, open, touched, NULL AS waits_since,
                (SELECT json_group_array(people.name) FROM seats
                 JOIN people ON people.id = seats.person WHERE table_id = tables.id) AS names
         FROM tables WHERE stage = 'open' AND public = 1 ORDER BY touched DESC LIMIT ?1",
    )
    .bind(most)
    .fetch_all(pool)
    .await?;
    rows.iter().map(line).collect()
}

pub async fn of(pool: &SqlitePool, person: &str, most: u32) -> Result<Vec<TableLine>, StoreError> {
    let rows = sqlx::query(
        "SELECT tables.id, setup, stage, open, touched, mine.waits_since,
                (SELECT json_group_array(people.name) FROM seats
                 JOIN people ON people.id = seats.person WHERE table_id = tables.id) AS names
         FROM seats AS mine JOIN tables ON tables.id = mine.table_id
         WHERE mine.person = ?1
         ORDER BY mine.waits_since IS NULL, mine.waits_since, touched DESC LIMIT ?2",
    )
    .bind(person)
    .bind(most)
    .fetch_all(pool)
    .await?;
    rows.iter().map(line).collect()
}

pub async fn count(pool: &SqlitePool, person: &str) -> Result<u32, StoreError> {
    let row = sqlx::query(
        "SELECT count(*) AS n FROM tables WHERE host = ?1 AND stage IN ('open', 'running')",
    )
    .bind(person)
    .fetch_one(pool)
    .await?;
    Ok(row.try_get::<i64, _>("n")? as u32)
}

fn ids(rows: &[SqliteRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

pub async fn bots_due(pool: &SqlitePool) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query("SELECT id FROM tables WHERE bot_due = 1 ORDER BY touched")
        .fetch_all(pool)
        .await?;
    ids(&rows)
}

pub async fn overdue(pool: &SqlitePool, now: Millis) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query("SELECT id FROM tables WHERE deadline <= ?1 ORDER BY deadline")
        .bind(number(now))
        .fetch_all(pool)
        .await?;
    ids(&rows)
}

pub async fn changes(
    pool: &SqlitePool,
    after: i64,
) -> Result<(i64, Vec<(String, u64)>), StoreError> {
    // Before anything was asked for there is nothing to report but where the end is.
    if after < 0 {
        let row = sqlx::query("SELECT coalesce(max(number), 0) AS last FROM entries")
            .fetch_one(pool)
            .await?;
        return Ok((row.try_get("last")?, Vec::new()));
    }
    let rows = sqlx::query(
        "SELECT max(number) AS last, table_id, max(version) AS version FROM entries
         WHERE number > ?1 GROUP BY table_id",
    )
    .bind(after)
    .fetch_all(pool)
    .await?;
    let mut last = after;
    let mut changed = Vec::with_capacity(rows.len());
    for row in &rows {
        last = last.max(row.try_get("last")?);
        let version: i64 = row.try_get("version")?;
        changed.push((row.try_get("table_id")?, version as u64));
    }
    Ok((last, changed))
}

pub async fn clean(pool: &SqlitePool, before: Millis) -> Result<(u64, u64), StoreError> {
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    let tables = sqlx::query("DELETE FROM tables WHERE stage = 'open' AND touched < ?1")
        .bind(number(before))
        .execute(&mut *together)
        .await?;
    let people = sqlx::query(
        "DELETE FROM people WHERE seen < ?1
         AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.person = people.id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = people.id)",
    )
    .bind(number(before))
    .execute(&mut *together)
    .await?;
    together.commit().await?;
    Ok((tables.rows_affected(), people.rows_affected()))
}
