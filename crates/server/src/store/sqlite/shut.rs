//! Tables that this program can't open.

use sqlx::sqlite::SqlitePool;

use crate::store::StoreError;

pub async fn shut(pool: &SqlitePool, table: &str, program: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET shut = ?2 WHERE id = ?1")
        .bind(table)
        .bind(program)
        .execute(pool)
        .await?;
    Ok(())
}

pub async fn try_again(pool: &SqlitePool, program: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE tables SET shut = NULL WHERE shut IS NOT NULL AND shut != ?1")
        .bind(program)
        .execute(pool)
        .await?;
    Ok(())
}
