//! The outbox: what is written with the entries, and how notices are taken in hand and settled.

use sqlx::Row;
use sqlx::sqlite::{SqliteConnection, SqlitePool, SqliteRow};

use super::number;
use super::tables::write_json;
use crate::store::{Due, Lease, Millis, Outcome, StoreError, Way};

/// People to be told, at every address that they have chosen. An address that fails is not tried earlier
/// because there is news for it. Nobody has more than some hundreds on their way: whoever has that many is not
/// told of one table more.
pub const TELL: &str = "INSERT INTO outbox
        (person, table_id, version, created, way, address, tries, next_try)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, 'push', endpoint,
           coalesce((SELECT max(tries) FROM outbox WHERE address = endpoint), 0),
           coalesce((SELECT max(next_try) FROM outbox WHERE address = endpoint AND tries > 0), value ->> 3)
    FROM json_each(?) JOIN browsers ON browsers.person = value ->> 0
    WHERE (SELECT count(*) FROM outbox WHERE outbox.person = value ->> 0) < 256
       OR EXISTS (SELECT 1 FROM outbox WHERE outbox.person = value ->> 0 AND table_id = value ->> 1
                  AND way = 'push' AND address = endpoint)
    UNION ALL
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, 'webhook', webhook,
           coalesce((SELECT max(tries) FROM outbox WHERE address = webhook), 0),
           coalesce((SELECT max(next_try) FROM outbox WHERE address = webhook AND tries > 0), value ->> 3)
    FROM json_each(?) JOIN people ON people.id = value ->> 0 WHERE webhook IS NOT NULL
      AND ((SELECT count(*) FROM outbox WHERE outbox.person = value ->> 0) < 256
           OR EXISTS (SELECT 1 FROM outbox WHERE outbox.person = value ->> 0 AND table_id = value ->> 1
                      AND way = 'webhook' AND address = webhook))
    ON CONFLICT (person, table_id, way, address) DO UPDATE
    SET version = excluded.version, created = excluded.created WHERE excluded.version > version";

/// Those that are due: of each address one, if none is in hand, and of each host a few. People take turns: whoever
/// has many on their way comes behind those who have few. Only looks; what it finds may be taken by another
/// process before we take it.
const PICK: &str = "WITH in_hand AS MATERIALIZED
        (SELECT person, host, address FROM outbox WHERE leased > 0 AND leased > ?1),
    due AS
        (SELECT id, person, host, next_try,
                row_number() OVER (PARTITION BY address ORDER BY next_try, id) AS first
         FROM outbox
         WHERE next_try <= ?1 AND leased <= ?1
         AND (tries > 0 OR address IN (SELECT value FROM json_each(?2))) = ?3
         AND address NOT IN (SELECT address FROM in_hand)),
    in_turn AS
        (SELECT id, host, next_try,
                row_number() OVER (PARTITION BY person ORDER BY next_try, id)
                + (SELECT count(*) FROM in_hand WHERE in_hand.person = due.person) AS turn
         FROM due WHERE first = 1)
    SELECT id FROM
        (SELECT id, host, next_try, turn,
                row_number() OVER (PARTITION BY host ORDER BY turn, next_try, id) AS place FROM in_turn) AS placed
    WHERE place <= ?5 - (SELECT count(*) FROM in_hand WHERE in_hand.host = placed.host)
    ORDER BY turn, next_try, id LIMIT ?4";

/// Those of them that are of no use any more: the table does not wait for the person, or they have done
/// something there since.
const OVERTAKEN: &str =
    "DELETE FROM outbox WHERE id IN (SELECT value FROM json_each(?2)) AND leased <= ?1
    AND (NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = outbox.table_id
                     AND seats.person = outbox.person AND waits_since IS NOT NULL)
         OR EXISTS (SELECT 1 FROM entries WHERE entries.table_id = outbox.table_id
                    AND entries.version > outbox.version AND entries.person = outbox.person))";

/// Takes those that were picked, unless another process was faster: two that ask at once get different ones, as
/// each writes for itself alone.
const TAKE: &str = "UPDATE outbox SET leased = ?3 WHERE id IN
    (SELECT id FROM
        (SELECT id, host, address,
                row_number() OVER (PARTITION BY host ORDER BY next_try, id) AS place
         FROM outbox WHERE id IN (SELECT value FROM json_each(?2)) AND leased <= ?1) AS picked
     WHERE address NOT IN (SELECT address FROM outbox WHERE leased > 0 AND leased > ?1)
     AND place <= ?4 - (SELECT count(*) FROM outbox
                        WHERE leased > 0 AND leased > ?1 AND outbox.host = picked.host))
    RETURNING id, person, table_id, version, way, address, created, tries";

/// How often is picked again in place of those that were of no use.
const ROUNDS: usize = 16;

/// When the next notice is due; nothing if there is none.
pub async fn next(pool: &SqlitePool) -> Result<Option<Millis>, StoreError> {
    // What is in hand is settled by whoever has it, or due again when their lease ends.
    let row = sqlx::query("SELECT min(max(next_try, leased)) AS next FROM outbox")
        .fetch_one(pool)
        .await?;
    let next: Option<i64> = row.try_get("next")?;
    Ok(next.map(|next| next as u64))
}

/// Looks over connections that read, and writes little: those who make moves wait for that.
pub async fn take(
    read: &SqlitePool,
    write: &SqlitePool,
    lease: &Lease,
) -> Result<Vec<Due>, StoreError> {
    let mut taken = Vec::new();
    for (failing, most) in [(false, lease.sound), (true, lease.failing)] {
        let mut left = most;
        for _ in 0..ROUNDS {
            let picked = pick(read, lease, failing, left).await?;
            if picked.is_empty() {
                break;
            }
            let (useless, more) = take_picked(write, lease, &picked).await?;
            left = left.saturating_sub(more.len());
            taken.extend(more);
            if useless == 0 {
                break;
            }
        }
    }
    Ok(taken)
}

async fn pick(
    read: &SqlitePool,
    lease: &Lease,
    failing: bool,
    most: usize,
) -> Result<Vec<i64>, StoreError> {
    if most == 0 {
        return Ok(Vec::new());
    }
    let rows = sqlx::query(PICK)
        .bind(number(lease.now))
        .bind(write_json(&lease.slow)?)
        .bind(failing)
        .bind(most as i64)
        .bind(lease.per_host as i64)
        .fetch_all(read)
        .await?;
    let ids = rows.iter().map(|row| row.try_get("id"));
    Ok(ids.collect::<Result<_, _>>()?)
}

/// Drops what is of no use, and says how much that was; takes the rest.
async fn take_picked(
    write: &SqlitePool,
    lease: &Lease,
    picked: &[i64],
) -> Result<(u64, Vec<Due>), StoreError> {
    let picked = write_json(&picked)?;
    let mut together = write.begin_with("BEGIN IMMEDIATE").await?;
    let useless = sqlx::query(OVERTAKEN)
        .bind(number(lease.now))
        .bind(&picked)
        .execute(&mut *together)
        .await?;
    let rows = sqlx::query(TAKE)
        .bind(number(lease.now))
        .bind(&picked)
        .bind(number(lease.until))
        .bind(lease.per_host as i64)
        .fetch_all(&mut *together)
        .await?;
    together.commit().await?;
    let taken = rows.iter().map(read_due).collect::<Result<_, _>>()?;
    Ok((useless.rows_affected(), taken))
}

fn read_due(row: &SqliteRow) -> Result<Due, StoreError> {
    let way = match row.try_get::<&str, _>("way")? {
        "push" => Way::Push,
        _ => Way::Webhook,
    };
    Ok(Due {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        table: row.try_get("table_id")?,
        version: row.try_get::<i64, _>("version")? as u64,
        way,
        address: row.try_get("address")?,
        created: row.try_get::<i64, _>("created")? as u64,
        tries: row.try_get::<i64, _>("tries")? as u32,
    })
}

pub async fn settle(pool: &SqlitePool, due: &Due, outcome: Outcome) -> Result<(), StoreError> {
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    let (tries, next_try) = match outcome {
        Outcome::Delivered(now) => (0, Some(now)),
        Outcome::Failed { until, .. } => (due.tries.saturating_add(1), Some(until)),
        Outcome::Dropped => (0, None),
    };
    if !matches!(outcome, Outcome::Failed { last: false, .. }) {
        // News that came in the meantime is another notice: it stays.
        sqlx::query("DELETE FROM outbox WHERE id = ?1 AND version = ?2")
            .bind(due.id)
            .bind(number(due.version))
            .execute(&mut *together)
            .await?;
    }
    if let Some(next_try) = next_try {
        sqlx::query(
            "UPDATE outbox SET tries = ?2, next_try = ?3
             WHERE address = ?1 AND (tries > 0 OR ?2 > 0)",
        )
        .bind(&due.address)
        .bind(tries)
        .bind(number(next_try))
        .execute(&mut *together)
        .await?;
    }
    sqlx::query("UPDATE outbox SET leased = 0 WHERE id = ?1")
        .bind(due.id)
        .execute(&mut *together)
        .await?;
    together.commit().await?;
    Ok(())
}

/// A person has another webhook, or none: what waits for the old one goes to the new one.
pub async fn redirect(
    to: &mut SqliteConnection,
    person: &str,
    webhook: Option<&str>,
) -> Result<(), StoreError> {
    let changed = match webhook {
        Some(_) => sqlx::query(
            "UPDATE outbox SET address = ?2, tries = 0, next_try = created, leased = 0
             WHERE person = ?1 AND way = 'webhook' AND address <> ?2",
        ),
        None => {
            sqlx::query("DELETE FROM outbox WHERE person = ?1 AND way = 'webhook' AND ?2 IS NULL")
        }
    };
    changed.bind(person).bind(webhook).execute(to).await?;
    Ok(())
}

#[cfg(test)]
mod tests;
