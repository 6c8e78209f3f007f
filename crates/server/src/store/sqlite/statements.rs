//! What is written to the log: many rows with one statement, and all statements in one go.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::LazyLock;

use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Row, Sqlite, SqliteConnection};

use super::attempts::{attempt, result};
use super::number;
use super::outbox::TELL;
use super::tables::write_json;
use crate::store::{Append, Opened, StoreError};

/// New tables. The first attempt of a person at the challenge of a day counts: one that was asked for at the same
/// moment, to count as well, is not opened, so that its entries have no table.
const OPEN: &str = "INSERT INTO tables
        (id, host, setup, seed, opened, public, stage, open, bot_due, touched)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
           'open', 0, 0, value ->> 4
    FROM json_each(?) WHERE NOT EXISTS (SELECT 1 FROM attempts
    WHERE day = value ->> 6 AND game = value ->> 7 AND person = value ->> 1)";

/// Attempts at the challenge of a day, with the tables where they are made.
const ATTEMPT: &str = "INSERT INTO attempts (day, game, person, table_id, closes, level)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    FROM json_each(?) WHERE true ON CONFLICT DO NOTHING";

/// Entries. One that is there already, or whose table is not, spoils the whole batch.
const APPEND: &str = "INSERT INTO entries (table_id, version, person, request, at, body)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
    FROM json_each(?)";

/// The same, without those.
const APPEND_WHAT_FITS: &str = "WHERE EXISTS (SELECT 1 FROM tables WHERE id = value ->> 0)
    ON CONFLICT DO NOTHING
    RETURNING table_id, version";

/// What is searched for. A move that changes nothing else need not write the row of its table for its time
/// alone, unless that is a minute old.
const INDEX: &str = "UPDATE tables
    SET stage = new.stage, open = new.open, bot_due = new.bot_due,
        deadline = new.deadline, touched = new.touched, bots = new.bots, ended = new.ended
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS stage, value ->> 2 AS open,
                 value ->> 3 AS bot_due, value ->> 4 AS deadline, value ->> 5 AS touched,
                 value ->> 6 AS bots, value ->> 7 AS ended
          FROM json_each(?)) AS new
    WHERE tables.id = new.id
    AND ((tables.stage, tables.open, tables.bot_due, tables.deadline, tables.bots, tables.ended)
         IS NOT (new.stage, new.open, new.bot_due, new.deadline, new.bots, new.ended)
         OR tables.touched < new.touched - 60000);
    DELETE FROM seats WHERE (table_id, seat) IN
    (SELECT value ->> 0, value ->> 1 FROM json_each(?));
    INSERT INTO seats (table_id, seat, person, waits_since)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
    ON CONFLICT (table_id, seat) DO UPDATE
    SET person = excluded.person, waits_since = excluded.waits_since;
    UPDATE attempts SET points = new.points, margin = new.margin, won = new.won, at = new.at
    FROM (SELECT value ->> 0 AS id, value ->> 1 AS points, value ->> 2 AS margin,
                 value ->> 3 AS won, value ->> 4 AS at FROM json_each(?)) AS new
    WHERE attempts.table_id = new.id AND attempts.at IS NULL AND new.at < attempts.closes";

/// A whole transaction in one text: every step on its own would be a way to the thread of SQLite and back,
/// with both cores full a wait each time.
static TOGETHER: LazyLock<String> = LazyLock::new(|| {
    format!("BEGIN IMMEDIATE; {OPEN}; {ATTEMPT}; {APPEND}; {INDEX}; {TELL}; COMMIT")
});

static SORTING: LazyLock<String> = LazyLock::new(|| format!("{APPEND} {APPEND_WHAT_FITS}"));

static AFTER_SORTING: LazyLock<String> = LazyLock::new(|| format!("{INDEX}; {TELL}"));

/// Rows to write, as JSON.
pub struct Rows {
    opened: String,
    attempts: String,
    entries: String,
    tables: String,
    empty: String,
    seats: String,
    results: String,
    calls: String,
}

impl Rows {
    /// Of several appends to one table, the last counts for what is searched for.
    pub fn new(opened: &[&Opened], appends: &[&Append]) -> Result<Rows, StoreError> {
        let (mut new, mut entries) = (Vec::new(), Vec::with_capacity(appends.len()));
        let (mut attempts, mut results) = (BTreeMap::new(), Vec::new());
        for table in opened {
            let setup = write_json(&table.setup)?;
            let (seed, at) = (number(table.seed), table.at);
            let counts = attempt(table);
            let challenge = counts.map(|row| (row.0, row.1));
            if let Some(row) = counts {
                match attempts.entry((row.0, row.1, row.2)) {
                    Entry::Vacant(first) => first.insert(row),
                    Entry::Occupied(_) => continue,
                };
            }
            let (day, game) = challenge.unzip();
            let public = table.setup.public;
            new.push((&table.id, &table.host, setup, seed, at, public, day, game));
        }
        // By table and seat: an update from several rows for one table would take any of them.
        let (mut tables, mut seats) = (BTreeMap::new(), BTreeMap::new());
        let (mut empty, mut calls) = (BTreeSet::new(), BTreeMap::new());
        for append in appends {
            let (table, stored) = (append.table.as_str(), &append.stored);
            entries.push((
                table,
                stored.version,
                &stored.person,
                &stored.request,
                stored.at,
                write_json(&stored.entry)?,
            ));
            for person in &append.calls {
                let call = (person, table, stored.version, stored.at);
                calls.insert((table, person), call);
            }
            let Some(change) = &append.change else {
                continue;
            };
            let index = &change.after;
            results.extend(result(append, change));
            let (stage, open, bot_due) = (index.stage, index.open, index.bot_due);
            let line = (&index.bots, &index.ended);
            let row = (
                table,
                stage,
                open,
                bot_due,
                index.deadline,
                stored.at,
                line.0,
                line.1,
            );
            tables.insert(table, row);
            for seat in change.emptied() {
                seats.remove(&(table, seat));
                empty.insert((table, seat));
            }
            for sitting in change.sitting() {
                let (seat, waits) = (sitting.seat, sitting.waits_since);
                empty.remove(&(table, seat));
                seats.insert((table, seat), (table, seat, &sitting.person, waits));
            }
        }
        Ok(Rows {
            opened: write_json(&new)?,
            attempts: write_json(&attempts.values().collect::<Vec<_>>())?,
            entries: write_json(&entries)?,
            tables: write_json(&tables.values().collect::<Vec<_>>())?,
            empty: write_json(&empty)?,
            seats: write_json(&seats.values().collect::<Vec<_>>())?,
            results: write_json(&results)?,
            calls: write_json(&calls.values().collect::<Vec<_>>())?,
        })
    }

    /// Stores everything, or nothing: then says why.
    pub async fn store(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        // Of several statements in one text, each takes as many of the values as it has question marks. With
        // numbers it would be another way round: sqlx counts those on from statement to statement.
        let rows = sqlx::query(TOGETHER.as_str())
            .bind(&self.opened)
            .bind(&self.attempts);
        let rows = self.bind_rest(rows.bind(&self.entries));
        let stored = rows.execute(&mut *to).await;
        if stored.is_err() {
            // There is nothing to roll back if not even the beginning went well.
            let _ = sqlx::query("ROLLBACK").execute(to).await;
        }
        stored.map(|_| ())
    }

    fn bind_rest<'q>(&'q self, rows: Written<'q>) -> Written<'q> {
        let rows = rows.bind(&self.tables).bind(&self.empty);
        let rows = rows.bind(&self.seats).bind(&self.results);
        rows.bind(&self.calls).bind(&self.calls)
    }
}

type Written<'q> = Query<'q, Sqlite, SqliteArguments>;

/// Stores what can be stored, within a transaction, and says of each whether it was.
pub async fn sort_out(
    to: &mut SqliteConnection,
    opened: &[&Opened],
    appends: &[&Append],
) -> Result<Vec<bool>, StoreError> {
    let rows = Rows::new(opened, appends)?;
    let open = sqlx::query(OPEN).bind(&rows.opened);
    open.execute(&mut *to).await?;
    let attempt = sqlx::query(ATTEMPT).bind(&rows.attempts);
    attempt.execute(&mut *to).await?;
    let append = sqlx::query(SORTING.as_str()).bind(&rows.entries);
    let inserted = append.fetch_all(&mut *to).await?;
    let read = |row: SqliteRow| {
        let version: i64 = row.try_get("version")?;
        Ok((row.try_get("table_id")?, version as u64))
    };
    let inserted = inserted.into_iter().map(read);
    let mut stored: HashSet<(String, u64)> = inserted.collect::<Result<_, StoreError>>()?;
    // Two appends of one version may stand in one batch, if whoever sent the first did not wait for
    // the answer: only the first of them was stored.
    let take = |append: &&Append| stored.remove(&(append.table.clone(), append.stored.version));
    let taken: Vec<bool> = appends.iter().map(take).collect();
    let fitting = appends.iter().zip(&taken).filter(|(_, taken)| **taken);
    let fitting: Vec<&Append> = fitting.map(|(append, _)| *append).collect();
    let rows = Rows::new(&[], &fitting)?;
    let rest = rows.bind_rest(sqlx::query(AFTER_SORTING.as_str()));
    rest.execute(to).await?;
    Ok(taken)
}
