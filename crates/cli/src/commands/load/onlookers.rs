//! People who only look on: what a socket costs on which nothing happens.

use std::sync::Arc;
use std::time::Duration;

use client::{Connection, Guest, Lost, Trouble};
use protocol::socket::Request;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::table::Counts;

/// How often a browser asks whether the connection still stands.
const PING_EVERY: Duration = Duration::from_secs(15);

/// How many connect at once.
const AT_ONCE: usize = 64;

/// Sockets on which nothing is done.
pub struct Onlookers {
    /// They look on until they are dropped.
    watching: JoinSet<()>,
    /// How many there are.
    pub count: usize,
    /// How much more memory the server has than before they came, in bytes, if it tells.
    pub memory: Option<f64>,
}

impl Onlookers {
    /// Connects this many of them, spread over the tables, and waits until all have been greeted.
    pub async fn come(
        guest: &Guest,
        tables: &[String],
        count: usize,
        counts: &Arc<Counts>,
    ) -> Result<Onlookers, Trouble> {
        let before = memory(guest).await?;
        let (mut arriving, mut watching) = (JoinSet::new(), JoinSet::new());
        let mut wanted = tables.iter().cycle().take(count);
        loop {
            while arriving.len() < AT_ONCE
                && let Some(id) = wanted.next()
            {
                let (guest, id) = (guest.clone(), id.clone());
                arriving.spawn(async move { arrive(&guest, &id).await });
            }
            match arriving.join_next().await {
                Some(Ok(Ok(connection))) => {
                    let counts = Arc::clone(counts);
                    watching.spawn(async move {
                        if let Err(lost) = look_on(connection).await {
                            counts.failed(&lost);
                        }
                    });
                }
                Some(Ok(Err(lost))) => return Err(Trouble::Broken(lost.to_string())),
                Some(Err(error)) => return Err(Trouble::Broken(error.to_string())),
                None => break,
            }
        }
        let memory = memory(guest).await?.zip(before);
        Ok(Onlookers {
            count: watching.len(),
            watching,
            memory: memory.map(|(after, before)| (after - before).max(0.0)),
        })
    }

    /// Sends them away.
    pub fn leave(mut self) {
        self.watching.abort_all();
    }
}

async fn arrive(guest: &Guest, id: &str) -> Result<Connection, Lost> {
    let mut connection = guest.connect(id).await?;
    connection.hello(None).await?;
    Ok(connection)
}

/// Hears what is said and says nothing, but that it is still there.
async fn look_on(mut connection: Connection) -> Result<(), Lost> {
    loop {
        match timeout(PING_EVERY, connection.next_text()).await {
            Ok(heard) => drop(heard?),
            Err(_) => connection.send(&Request::Ping {}).await?,
        }
    }
}

/// What the server says of its memory, in bytes.
pub async fn memory(guest: &Guest) -> Result<Option<f64>, Trouble> {
    let metrics = guest.ask("GET", "/metrics", None).await?.body;
    Ok(metrics.lines().find_map(told))
}

fn told(line: &str) -> Option<f64> {
    let bytes = line.strip_prefix("reverie_memory_bytes ")?;
    bytes.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_about_memory_is_read() {
        assert_eq!(told("reverie_memory_bytes 33554432"), Some(33_554_432.0));
        assert_eq!(told("# TYPE reverie_memory_bytes gauge"), None);
        assert_eq!(told("reverie_sockets 3"), None);
    }
}
