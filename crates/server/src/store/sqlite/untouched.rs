//! Looking at a database without changing it.

use std::path::{Path, PathBuf};

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};

use super::PATIENCE;

/// A database that somebody looks at. Whoever holds the lock of the file may do so: neither the file nor what
/// lies beside it is changed, also if a log lies there that belongs into the file.
pub struct Untouched {
    pub connection: SqliteConnection,
    /// What SQLite has made to read it.
    made: Option<PathBuf>,
}

impl Untouched {
    /// Opens the file.
    pub async fn open(file: &Path) -> Result<Untouched, sqlx::Error> {
        let beside = |ending: &str| {
            let mut name = file.as_os_str().to_owned();
            name.push(ending);
            PathBuf::from(name)
        };
        let (has_log, index) = (beside("-wal").exists(), beside("-shm"));
        // After a crash there is a log without its index: SQLite makes one to read it.
        let made = (has_log && !index.exists()).then_some(index);
        // Without a log nobody has it open and everything is in the file: SQLite need not make a log to read it.
        let options = SqliteConnectOptions::new()
            .filename(file)
            .read_only(true)
            .immutable(!has_log)
            .busy_timeout(PATIENCE);
        match options.connect().await {
            Ok(connection) => Ok(Untouched { connection, made }),
            Err(error) => {
                remove(made);
                Err(error)
            }
        }
    }

    /// Leaves it as it was.
    pub async fn close(self) -> Result<(), sqlx::Error> {
        let closed = self.connection.close().await;
        remove(self.made);
        closed
    }
}

fn remove(made: Option<PathBuf>) {
    if let Some(made) = made {
        let _ = std::fs::remove_file(made);
    }
}
