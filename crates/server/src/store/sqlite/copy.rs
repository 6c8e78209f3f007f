//! Copying a database that others may be using, without changing it.

use std::path::Path;

use super::health::damage;
use super::lock;
use super::untouched::Untouched;
use crate::store::StoreError;

/// Copies the database of a server, running or not, into a new file. The database keeps the form that it has,
/// and nothing is left beside it that was not there, but for the empty file that keeps servers from beginning
/// meanwhile.
pub async fn copy(file: &Path, to: &Path) -> Result<(), StoreError> {
    // No server begins meanwhile. One that runs holds no lock, and is a reader's good neighbour.
    let _lock = lock(file).await?;
    let mut database = Untouched::open(file).await.map_err(damage)?;
    let copied = sqlx::query("VACUUM INTO ?1")
        .bind(to.to_string_lossy().into_owned())
        .execute(&mut database.connection)
        .await;
    let closed = database.close().await;
    copied.map_err(damage)?;
    Ok(closed?)
}
