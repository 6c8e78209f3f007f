//! Searching and cleaning.

use protocol::tables::Stage;
use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use super::number;
use super::tables::read_json;
use crate::letters::plain_name;
use crate::store::{BotDue, LinePerson, Millis, StoreError, TableLine};

fn line(row: &SqliteRow) -> Result<TableLine, StoreError> {
    let stage: Stage = serde_json::from_value(row.try_get::<String, _>("stage")?.into())
        .map_err(|error| StoreError::Unreadable(error.to_string()))?;
    let people: Vec<(usize, String, bool)> = read_json(row.try_get("people")?)?;
    let person = |(seat, name, asks): (usize, String, bool)| LinePerson {
        seat,
        name: plain_name(&name),
        asks,
    };
    let (bots, ended): (Option<&str>, Option<&str>) = (row.try_get("bots")?, row.try_get("ended")?);
    Ok(TableLine {
        id: row.try_get("id")?,
        setup: read_json(row.try_get("setup")?)?,
        stage,
        open: row.try_get::<i64, _>("open")? as usize,
        people: people.into_iter().map(person).collect(),
        bots: bots.map(read_json).transpose()?.unwrap_or_default(),
        ended: ended.map(read_json).transpose()?,
        touched: row.try_get::<i64, _>("touched")? as u64,
        waits_since: row
            .try_get::<Option<i64>, _>("waits_since")?
            .map(|at| at as u64),
        shut: row.try_get("shut")?,
    })
}

pub async fn open(pool: &SqlitePool, most: u32) -> Result<Vec<TableLine>, StoreError> {
    let rows = sqlx::query(
        "SELECT tables.id, setup, stage, open, touched, bots, ended,
                NULL AS waits_since, shut IS NOT NULL AS shut,
                (SELECT json_group_array(json_array(seat, people.name, json('false')) ORDER BY seat) FROM seats
                 JOIN people ON people.id = seats.person WHERE table_id = tables.id) AS people
         FROM tables WHERE stage = 'open' AND public = 1 AND shut IS NULL ORDER BY touched DESC LIMIT ?1",
    )
    .bind(most)
    .fetch_all(pool)
    .await?;
    rows.iter().map(line).collect()
}

pub async fn of(pool: &SqlitePool, person: &str, most: u32) -> Result<Vec<TableLine>, StoreError> {
    let rows = sqlx::query(
        "SELECT tables.id, setup, stage, open, touched, bots, ended, shut IS NOT NULL AS shut,
                iif(shut IS NULL, mine.waits_since, NULL) AS waits_since,
                (SELECT json_group_array(json_array(seat, people.name,
                     json(iif(people.id = ?1, 'true', 'false'))) ORDER BY seat) FROM seats
                 JOIN people ON people.id = seats.person WHERE table_id = tables.id) AS people
         FROM seats AS mine JOIN tables ON tables.id = mine.table_id
         WHERE mine.person = ?1
         ORDER BY iif(shut IS NULL, mine.waits_since, NULL) IS NULL,
                  iif(shut IS NULL, mine.waits_since, NULL), touched DESC LIMIT ?2",
    )
    .bind(person)
    .bind(most)
    .fetch_all(pool)
    .await?;
    rows.iter().map(line).collect()
}

pub async fn unfinished(pool: &SqlitePool, person: &str) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM tables
         WHERE host = ?1 AND stage IN ('open', 'running') AND shut IS NULL",
    )
    .bind(person)
    .fetch_all(pool)
    .await?;
    ids(&rows)
}

fn ids(rows: &[SqliteRow]) -> Result<Vec<String>, StoreError> {
    rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
}

pub async fn bots_due(pool: &SqlitePool) -> Result<Vec<BotDue>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, (SELECT count(*) FROM seats WHERE table_id = tables.id) AS people
         FROM tables WHERE bot_due = 1 AND shut IS NULL ORDER BY touched",
    )
    .fetch_all(pool)
    .await?;
    let read = |row: &SqliteRow| {
        Ok(BotDue {
            table: row.try_get("id")?,
            people: row.try_get::<i64, _>("people")? as usize,
        })
    };
    rows.iter().map(read).collect()
}

/// How fresh the note that somebody looked has to be: it need not be written for every look.
const LOOKED: Millis = 3_600_000;

pub async fn looked(pool: &SqlitePool, table: &str, now: Millis) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET touched = ?2 WHERE id = ?1 AND touched < ?3")
        .bind(table)
        .bind(number(now))
        .bind(number(now.saturating_sub(LOOKED)))
        .execute(pool)
        .await?;
    Ok(())
}

pub async fn clean_alone(pool: &SqlitePool, before: Millis, most: u32) -> Result<u64, StoreError> {
    let removed = sqlx::query(
        "DELETE FROM tables WHERE id IN (
            SELECT id FROM tables
            WHERE stage IN ('running', 'finished', 'abandoned') AND touched < ?1
            AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id) LIMIT ?2)",
    )
    .bind(number(before))
    .bind(most)
    .execute(pool)
    .await?;
    Ok(removed.rows_affected())
}

pub async fn overdue(pool: &SqlitePool, now: Millis) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM tables WHERE deadline <= ?1 AND shut IS NULL ORDER BY deadline",
    )
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
    // Long before that, recovery links can't be used any more.
    sqlx::query("DELETE FROM keys WHERE kind = 'recovery' AND created < ?1")
        .bind(number(before))
        .execute(&mut *together)
        .await?;
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::entry::Entry;
    use crate::illness::Folder;
    use crate::rehearsal::table_for_two;
    use crate::store::{Index, Sitting, Sqlite, Store, Stored};

    const DAY: Millis = 24 * 3_600_000;

    /// Stores a table of this stage, last touched on this day, with a person or for bots alone.
    async fn add(store: &Sqlite, id: &str, stage: Stage, day: u64, people: bool) {
        let mut opened = table_for_two(id, "momiji");
        opened.at = day * DAY;
        let sitting = Sitting {
            seat: 1,
            person: "a".to_owned(),
            waits_since: None,
        };
        let index = Index {
            stage,
            open: 0,
            bot_due: stage == Stage::Running,
            deadline: None,
            people: people.then_some(sitting).into_iter().collect(),
            bots: BTreeMap::new(),
            ended: None,
        };
        let first = Stored {
            version: 1,
            person: None,
            request: None,
            at: opened.at,
            entry: Entry::Stood { seat: 1 },
        };
        let added = store.open_table(&opened, &[first], &index, &[]).await;
        added.expect("a table");
    }

    #[tokio::test]
    async fn old_games_of_bots_alone_go_whether_they_are_over_or_stuck() {
        let folder = Folder::new();
        std::fs::create_dir_all(&folder.0).expect("a folder");
        let store = Sqlite::open(&folder.database()).await.expect("a store");
        add(&store, "stuck", Stage::Running, 1, false).await;
        add(&store, "over", Stage::Finished, 1, false).await;
        add(&store, "given up", Stage::Abandoned, 1, false).await;
        let stay = ["played", "away", "new", "seen", "open"];
        add(&store, "played", Stage::Finished, 1, true).await;
        add(&store, "away", Stage::Running, 1, true).await;
        add(&store, "new", Stage::Running, 3, false).await;
        add(&store, "seen", Stage::Finished, 1, false).await;
        add(&store, "open", Stage::Open, 1, false).await;
        store.looked("seen", 3 * DAY).await.expect("noted");
        for removed in [2, 1, 0] {
            let cleaned = store.clean_alone(2 * DAY, 2).await;
            assert_eq!(cleaned.expect("cleaned"), removed);
        }
        for table in ["stuck", "over", "given up"] {
            assert_eq!(store.table(table).await.expect("an answer"), None);
        }
        for table in stay {
            assert!(store.table(table).await.expect("an answer").is_some());
        }
        store.close().await;
    }
}
