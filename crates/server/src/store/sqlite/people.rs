//! People, their keys and their browsers.

use protocol::Language;
use protocol::people::{PushKeys, PushSubscription};
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Executor, Row, Sqlite};

use super::tables::write_json;
use super::{number, outbox};
use crate::letters::plain_name;
use crate::store::{KeyKind, Millis, Person, StoreError, Webhook};

fn word(kind: KeyKind) -> &'static str {
    match kind {
        KeyKind::Device => "device",
        KeyKind::Recovery => "recovery",
    }
}

fn read(row: &SqliteRow) -> Result<Person, StoreError> {
    let language: String = row.try_get("language")?;
    let url: Option<String> = row.try_get("webhook")?;
    let secret: Option<String> = row.try_get("webhook_secret")?;
    let origin = row.try_get("webhook_origin")?;
    let webhook = url.zip(secret).map(|(url, secret)| Webhook {
        url,
        secret,
        origin,
    });
    Ok(Person {
        id: row.try_get("id")?,
        name: plain_name(row.try_get("name")?),
        language: Language::from_code(&language).unwrap_or_default(),
        webhook,
    })
}

/// How many keys a person may have, devices and recovery links together. Others make room for a new one: first
/// links that were not used, then devices, the oldest first.
const MOST_KEYS: i64 = 20;

/// How long a recovery link is good for.
pub const RECOVERY_LASTS: Millis = 24 * 3600 * 1000;

/// Removes the keys that are too many, but none of these.
async fn make_room(
    to: impl Executor<'_, Database = Sqlite>,
    person: &str,
    [one, other]: [&str; 2],
) -> Result<(), StoreError> {
    sqlx::query(
        "DELETE FROM keys WHERE person = ?1 AND hash NOT IN
         (SELECT hash FROM keys WHERE person = ?1
          ORDER BY hash IN (?2, ?4) DESC, kind = 'recovery', created DESC, rowid DESC LIMIT ?3)",
    )
    .bind(person)
    .bind(one)
    .bind(MOST_KEYS)
    .bind(other)
    .execute(to)
    .await?;
    Ok(())
}

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
    let added = sqlx::query(
        "INSERT INTO people
             (id, name, language, webhook, webhook_secret, webhook_origin, created, seen)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7) ON CONFLICT DO NOTHING",
    )
    .bind(&person.id)
    .bind(&person.name)
    .bind(person.language.code())
    .bind(url(person))
    .bind(person.webhook.as_ref().map(|webhook| &webhook.secret))
    .bind(
        person
            .webhook
            .as_ref()
            .and_then(|webhook| webhook.origin.as_ref()),
    )
    .bind(number(now))
    .execute(&mut *together)
    .await?;
    // Two requests of one browser may do this at the same time: then one of them finds all done.
    if added.rows_affected() > 0 {
        insert_key(&mut *together, &person.id, KeyKind::Device, hash, now).await?;
    }
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

pub async fn change(pool: &SqlitePool, before: &Person, after: &Person) -> Result<(), StoreError> {
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    if (&before.name, before.language) != (&after.name, after.language) {
        let name = (before.name != after.name).then_some(&after.name);
        let language = (before.language != after.language).then_some(after.language.code());
        sqlx::query(
            "UPDATE people SET name = COALESCE(?2, name), language = COALESCE(?3, language)
             WHERE id = ?1",
        )
        .bind(&after.id)
        .bind(name)
        .bind(language)
        .execute(&mut *together)
        .await?;
    }
    if before.webhook != after.webhook {
        let webhook = after.webhook.as_ref();
        sqlx::query(
            "UPDATE people SET webhook = ?2, webhook_secret = ?3, webhook_origin = ?4 WHERE id = ?1",
        )
        .bind(&after.id)
        .bind(url(after))
        .bind(webhook.map(|webhook| &webhook.secret))
        .bind(webhook.and_then(|webhook| webhook.origin.as_ref()))
        .execute(&mut *together)
        .await?;
        outbox::redirect(&mut together, &after.id, url(after)).await?;
    }
    together.commit().await?;
    Ok(())
}

fn url(person: &Person) -> Option<&str> {
    let webhook = person.webhook.as_ref();
    webhook.map(|webhook| webhook.url.as_str())
}

pub async fn seen(pool: &SqlitePool, people: &[String], now: Millis) -> Result<(), StoreError> {
    sqlx::query("UPDATE people SET seen = ?2 WHERE id IN (SELECT value FROM json_each(?1))")
        .bind(write_json(&people)?)
        .bind(number(now))
        .execute(pool)
        .await?;
    Ok(())
}

pub async fn add_recovery(
    pool: &SqlitePool,
    person: &str,
    hash: &str,
    asking: &str,
    now: Millis,
) -> Result<(), StoreError> {
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    insert_key(&mut *together, person, KeyKind::Recovery, hash, now).await?;
    make_room(&mut *together, person, [hash, asking]).await?;
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
    let used = sqlx::query(
        "DELETE FROM keys WHERE hash = ?1 AND kind = 'recovery' RETURNING person, created",
    )
    .bind(hash)
    .fetch_optional(&mut *together)
    .await?;
    let Some(used) = used else { return Ok(None) };
    let (id, created): (String, i64) = (used.try_get("person")?, used.try_get("created")?);
    if number(now) - created > number(RECOVERY_LASTS) {
        together.commit().await?;
        return Ok(None);
    }
    insert_key(&mut *together, &id, KeyKind::Device, device, now).await?;
    make_room(&mut *together, &id, [device, device]).await?;
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
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    for gone in [
        "DELETE FROM browsers WHERE endpoint = ?1",
        "DELETE FROM outbox WHERE address = ?1 AND way = 'push'",
    ] {
        sqlx::query(gone)
            .bind(endpoint)
            .execute(&mut *together)
            .await?;
    }
    together.commit().await?;
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

#[cfg(test)]
mod tests {
    use protocol::Language;

    use crate::store::{Person, Secret, Sqlite, Store, random_id};

    /// Who chooses a language while their new name is on its way keeps both.
    #[tokio::test]
    async fn two_changes_at_once_do_not_undo_each_other() {
        let folder = std::env::temp_dir().join(format!("reverie-people-{}", random_id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let store = Sqlite::open(&folder.join("a.db"))
            .await
            .expect("a database");
        let before = Person {
            id: "ann".to_owned(),
            name: "Guest 1".to_owned(),
            language: Language::En,
            webhook: None,
        };
        let added = store.add_person(&before, &Secret::new(), 1).await;
        added.expect("a person");
        let renamed = Person {
            name: "Ann".to_owned(),
            ..before.clone()
        };
        let french = Person {
            language: Language::Fr,
            ..before.clone()
        };
        for after in [&renamed, &french] {
            let changed = store.change_person(&before, after).await;
            changed.expect("changed");
        }
        let now = store.person("ann").await.expect("an answer");
        let now = now.map(|person| (person.name, person.language));
        assert_eq!(now, Some(("Ann".to_owned(), Language::Fr)));
        store.close().await;
        let _ = std::fs::remove_dir_all(folder);
    }
}
