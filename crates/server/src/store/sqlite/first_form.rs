//! Databases of the very first version.
//!
//! Its first step had one index fewer than the step of that number has now: it was changed an hour after it was
//! given out, which must not happen again (`upgrades::databases` holds that). Such a database gets the index, and
//! counts as made by today's step.

use sqlx::Row;
use sqlx::sqlite::SqlitePool;

use super::MIGRATIONS;
use crate::store::StoreError;

/// The checksum of the first step as it was first.
const FIRST: &str = "fc02f527215e819c4d630626c593e4ba5747764c7163fb75e4b8a36f5df398a9592ba4a3fa564ba5a4ef609d1ab08c0f";

/// Brings a database of the first form to the form after the first step of today.
pub async fn complete(pool: &SqlitePool) -> Result<(), StoreError> {
    let noted = "SELECT 1 FROM sqlite_master WHERE name = '_sqlx_migrations'";
    if sqlx::query(noted).fetch_optional(pool).await?.is_none() {
        return Ok(());
    }
    let row = sqlx::query("SELECT lower(hex(checksum)) FROM _sqlx_migrations WHERE version = 1")
        .fetch_optional(pool)
        .await?;
    let checksum = row.map(|row| row.try_get::<String, _>(0)).transpose()?;
    let today = MIGRATIONS.iter().find(|step| step.version == 1);
    let (Some(FIRST), Some(today)) = (checksum.as_deref(), today) else {
        return Ok(());
    };
    let mut together = pool.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query("CREATE INDEX IF NOT EXISTS tables_host ON tables (host)")
        .execute(&mut *together)
        .await?;
    sqlx::query("UPDATE _sqlx_migrations SET checksum = ?1 WHERE version = 1")
        .bind(today.checksum.to_vec())
        .execute(&mut *together)
        .await?;
    together.commit().await?;
    Ok(())
}
