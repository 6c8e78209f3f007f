//! Bringing what was appended from SQLite's log into its file, beside those who append.

use std::time::Duration;

use sqlx::sqlite::SqlitePool;
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval};

use crate::steady::{faults, steadily};

/// How often. Pages that were written several times meanwhile are copied once.
const EVERY: Duration = Duration::from_secs(2);

/// The task that does it. Were it left to the connection that appends, whoever moves then would wait for
/// the disk twice.
pub struct Checkpoints {
    pool: SqlitePool,
    task: JoinHandle<()>,
}

impl Checkpoints {
    /// Over a connection of its own.
    pub fn start(pool: SqlitePool) -> Checkpoints {
        let theirs = pool.clone();
        let task = tokio::spawn(async move {
            steadily("checkpoints", || false, || run(&theirs)).await;
        });
        Checkpoints { pool, task }
    }

    /// Ends after what it is doing. The last connection that closes makes the last checkpoint.
    pub async fn stop(&self) {
        self.task.abort();
        self.pool.close().await;
    }
}

async fn run(pool: &SqlitePool) {
    let mut ticks = interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        faults::point("checkpoints");
        // Passive: it waits for nobody, and leaves for the next time what is still being read.
        let checkpoint = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)");
        if let Err(error) = checkpoint.execute(pool).await {
            tracing::debug!(%error, "no checkpoint");
        }
    }
}
