//! People, their keys and their browsers.

use protocol::Language;
use protocol::people::{PushKeys, PushSubscription};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Executor, Row, Sqlite};

use super::number;
use crate::store::{KeyKind, Millis, Person, StoreError};

fn word(kind: KeyKind) -> &'static str {
    match kind {
        KeyKind::Device => "device",
        KeyKind::Recovery => "recovery",
    }
}

fn read(row: &SqliteRow) -> Result<Person, StoreError> {
    let language: String = row.try_get("language")?;
    Ok(Person {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        language: Language::from_code(&language).unwrap_or_default(),
        webhook: row.try_get("webhook")?,
    })
}

/// How many keys of a kind a person may have; the oldest make room.
const MOST_KEYS: i64 = 20;

async fn insert_key(
    to: impl Executor<'_, Database = Sqlite>,
    person: &str,
    kind: KeyKind,
    hash: &str,
    now: Millis,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO keys (hash, kind, person, created) VALUES (?1, ?2, ?3, ?4)")
        .bind(hash)
        .bind(word(kind))
        .bind(person)
        .bind(number(now))
        .execute(to)
        .await?;
    Ok(())
}

pub async fn add(
    pool: &SqlitePool,
    person: &Person,
    hash: &str,
    now: Millis,
) -> Result<(), StoreError> {
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query(
        "INSERT INTO people (id, name, language, webhook, created, seen)
         VALUES (?1, ?2, ?3, ?4, ?5, ?5)",
    )
    .bind(&person.id)
    .bind(&person.name)
    .bind(person.language.code())
    .bind(&person.webhook)
    .bind(number(now))
    .execute(&mut *together)
    .await?;
    insert_key(&mut *together, &person.id, KeyKind::Device, hash, now).await?;
    together.commit().await?;
    Ok(())
}

pub async fn by_key(
    pool: &SqlitePool,
    kind: KeyKind,
    hash: &str,
) -> Result<Option<Person>, StoreError> {
    let row = sqlx::query(
        "SELECT people.* FROM keys JOIN people ON people.id = keys.person
         WHERE keys.hash = ?1 AND keys.kind = ?2",
    )
    .bind(hash)
    .bind(word(kind))
    .fetch_optional(pool)
    .await?;
    row.as_ref().map(read).transpose()
}

pub async fn by_id(pool: &SqlitePool, id: &str) -> Result<Option<Person>, StoreError> {
    let row = sqlx::query("SELECT * FROM people WHERE id = ?1")
        .bind(id)
        .fetch_optional(pool)
        .await?;
    row.as_ref().map(read).transpose()
}

pub async fn change(pool: &SqlitePool, person: &Person) -> Result<(), StoreError> {
    sqlx::query("UPDATE people SET name = ?2, language = ?3, webhook = ?4 WHERE id = ?1")
        .bind(&person.id)
        .bind(&person.name)
        .bind(person.language.code())
        .bind(&person.webhook)
        .execute(pool)
        .await?;
    Ok(())
}

pub async fn seen(pool: &SqlitePool, id: &str, now: Millis) -> Result<(), StoreError> {
    sqlx::query("UPDATE people SET seen = ?2 WHERE id = ?1")
        .bind(id)
        .bind(number(now))
        .execute(pool)
        .await?;
    Ok(())
}

pub async fn add_key(
    pool: &SqlitePool,
    person: &str,
    kind: KeyKind,
    hash: &str,
    now: Millis,
) -> Result<(), StoreError> {
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    insert_key(&mut *together, person, kind, hash, now).await?;
    sqlx::query(
        "DELETE FROM keys WHERE person = ?1 AND kind = ?2 AND hash NOT IN
         (SELECT hash FROM keys WHERE person = ?1 AND kind = ?2 ORDER BY created DESC, rowid DESC LIMIT ?3)",
    )
    .bind(person)
    .bind(word(kind))
    .bind(MOST_KEYS)
    .execute(&mut *together)
    .await?;
    together.commit().await?;
    Ok(())
}

pub async fn recover(
    pool: &SqlitePool,
    hash: &str,
    device: &str,
    now: Millis,
) -> Result<Option<Person>, StoreError> {
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    let used =
        sqlx::query("DELETE FROM keys WHERE hash = ?1 AND kind = 'recovery' RETURNING person")
            .bind(hash)
            .fetch_optional(&mut *together)
            .await?;
    let Some(used) = used else { return Ok(None) };
    let id: String = used.try_get("person")?;
    insert_key(&mut *together, &id, KeyKind::Device, device, now).await?;
    together.commit().await?;
    by_id(pool, &id).await
}

pub async fn add_browser(
    pool: &SqlitePool,
    person: &str,
    browser: &PushSubscription,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO browsers (endpoint, person, p256dh, auth) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (endpoint) DO UPDATE
         SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth",
    )
    .bind(&browser.endpoint)
    .bind(person)
    .bind(&browser.keys.p256dh)
    .bind(&browser.keys.auth)
    .execute(pool)
    .await?;
    Ok(())
}

pub async fn remove_browser(pool: &SqlitePool, endpoint: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM browsers WHERE endpoint = ?1")
        .bind(endpoint)
        .execute(pool)
        .await?;
    Ok(())
}

pub async fn browsers(
    pool: &SqlitePool,
    person: &str,
) -> Result<Vec<PushSubscription>, StoreError> {
    let rows = sqlx::query("SELECT endpoint, p256dh, auth FROM browsers WHERE person = ?1")
        .bind(person)
        .fetch_all(pool)
        .await?;
    let read = |row: &SqliteRow| {
        Ok(PushSubscription {
            endpoint: row.try_get("endpoint")?,
            keys: PushKeys {
                p256dh: row.try_get("p256dh")?,
                auth: row.try_get("auth")?,
            },
        })
    };
    rows.iter().map(read).collect()
}
