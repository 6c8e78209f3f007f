//! Attempts at the challenge of a day.

use protocol::tables::{How, Level};
use sqlx::Row;
use sqlx::sqlite::{SqlitePool, SqliteRow};

use crate::daily::closes;
use crate::day::Day;
use crate::letters::plain_name;
use crate::store::{Append, Attempt, Change, Millis, Opened, Scored, StoreError};

pub async fn secret(pool: &SqlitePool) -> Result<String, StoreError> {
    let row = sqlx::query("SELECT value FROM secrets WHERE name = 'daily'")
        .fetch_one(pool)
        .await?;
    Ok(row.try_get(0)?)
}

pub async fn of(
    pool: &SqlitePool,
    day: Day,
    (game, person): (&str, &str),
) -> Result<Option<Attempt>, StoreError> {
    let row = sqlx::query(
        "SELECT table_id, at IS NOT NULL AS counted, stage = 'running' AND shut IS NULL AS runs
         FROM attempts JOIN tables ON tables.id = table_id
         WHERE day = ?1 AND game = ?2 AND attempts.person = ?3",
    )
    .bind(day.0)
    .bind(game)
    .bind(person)
    .fetch_optional(pool)
    .await?;
    let read = |row: SqliteRow| {
        Ok(Attempt {
            table: row.try_get("table_id")?,
            counted: row.try_get("counted")?,
            runs: row.try_get("runs")?,
        })
    };
    row.map(read).transpose()
}

const BY_MARGIN: &str = "margin DESC, points DESC";
const BY_POINTS: &str = "won DESC, points DESC";

pub async fn results(
    pool: &SqlitePool,
    (day, game): (Day, &str),
    by_margin: bool,
    most: u32,
) -> Result<Vec<Scored>, StoreError> {
    let order = if by_margin { BY_MARGIN } else { BY_POINTS };
    let asked = format!(
        "SELECT person, people.name, points, margin, won, level
         FROM attempts JOIN people ON people.id = person
         WHERE day = ?1 AND game = ?2 AND at IS NOT NULL ORDER BY {order}, at LIMIT ?3"
    );
    let rows = sqlx::query(sqlx::AssertSqlSafe(asked))
        .bind(day.0)
        .bind(game)
        .bind(most)
        .fetch_all(pool)
        .await?;
    let read = |row: &SqliteRow| {
        let level: Option<String> = row.try_get("level")?;
        Ok(Scored {
            person: row.try_get("person")?,
            name: plain_name(row.try_get("name")?),
            points: row.try_get("points")?,
            margin: row.try_get("margin")?,
            won: row.try_get("won")?,
            level: level.and_then(|level| serde_json::from_value(level.into()).ok()),
        })
    };
    rows.iter().map(read).collect()
}

/// A row for a table where the challenge of a day is tried for a result.
type AttemptRow<'a> = (Day, &'a str, &'a str, &'a str, Millis, Option<Level>);

pub fn attempt(table: &Opened) -> Option<AttemptRow<'_>> {
    let dealt = table.setup.daily.filter(|dealt| dealt.counts)?;
    let game = table.setup.game.as_str();
    let closes = closes(dealt.day);
    Some((dealt.day, game, &table.host, &table.id, closes, dealt.level))
}

/// A row for a game that came to its end: points, margin, whether a game against the game was won, when.
type ResultRow<'a> = (&'a str, i32, Option<i32>, Option<bool>, Millis);

/// Whether it was an attempt at anything, the database knows. What was ended early has no result.
pub fn result<'a>(append: &'a Append, change: &Change) -> Option<ResultRow<'a>> {
    let before = change.before.as_ref();
    let new = before.is_none_or(|before| before.ended.is_none());
    let ended = change.after.ended.as_ref();
    let ended = ended.filter(|ended| new && ended.how == How::Played)?;
    // Challenges are played by one person alone.
    let [sitting] = change.after.people.as_slice() else {
        return None;
    };
    let own = sitting.seat.checked_sub(1)?;
    let points = *ended.points.get(own)?;
    let others = ended.points.iter().enumerate();
    let others = others.filter(|(seat, _)| *seat != own);
    let best = others.map(|(_, points)| *points).max();
    let margin = best.map(|best| points - best);
    Some((&append.table, points, margin, ended.won, append.stored.at))
}
