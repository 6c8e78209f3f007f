//! What is written to the log, many rows with one statement each.

use std::collections::HashSet;

use sqlx::{AssertSqlSafe, Row, SqliteConnection};
use table::MAX_SEATS;

use super::number;
use super::tables::write_json;
use crate::store::{Append, Opened, StoreError};

/// How exactly the time of a table's last move can be searched for, in milliseconds.
const TOUCHED: i64 = 60_000;

/// Adds new tables.
pub async fn insert_tables(
    to: &mut SqliteConnection,
    tables: &[&Opened],
) -> Result<(), StoreError> {
    if tables.is_empty() {
        return Ok(());
    }
    let mut rows = Vec::with_capacity(tables.len());
    for table in tables {
        let setup = write_json(&table.setup)?;
        let (seed, at) = (number(table.seed), table.at);
        rows.push((&table.id, &table.host, setup, seed, at, table.setup.public));
    }
    sqlx::query(
        "INSERT INTO tables (id, host, setup, seed, opened, public, stage, open, bot_due, touched)
         SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
                'open', 0, 0, value ->> 4
         FROM json_each(?1)",
    )
    .bind(write_json(&rows)?)
    .execute(to)
    .await?;
    Ok(())
}

/// Entries as one JSON text, so that one statement stores them all.
pub fn rows(appends: &[&Append]) -> Result<String, StoreError> {
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
pub async fn sort_out(
    to: &mut SqliteConnection,
    rows: &str,
    appends: &[&Append],
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
    let take = |append: &&Append| stored.remove(&(append.table.clone(), append.stored.version));
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
         WHERE tables.id = new.id
         -- A move that changes nothing else need not write the row for its time alone.
         AND ((tables.stage, tables.open, tables.bot_due, tables.deadline)
              IS NOT (new.stage, new.open, new.bot_due, new.deadline)
              OR tables.touched < new.touched - ?2)",
    )
    .bind(write_json(&tables)?)
    .bind(TOUCHED)
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
