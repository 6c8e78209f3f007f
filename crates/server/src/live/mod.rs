//! The tables in memory: loaded when somebody needs them, forgotten when nobody does.

mod greeting;
mod room;
mod table;
mod watcher;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::Code;
use shelf::Shelf;
use tokio::sync::mpsc;
use tokio::time::Instant;

pub use room::text;
pub use table::{COMING_BACK, Live};
pub use watcher::{Watcher, WatcherId};

use crate::clock::Clock;
use crate::reading::{Reading, safely};
use crate::refused::Refused;
use crate::scene::Scene;
use crate::store::{BotDue, Millis, Opened, Store, StoreError, Stored};

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(20);

/// How long a table that can't be made again from the store is left alone, so that nobody spends their time
/// on trying.
const SICK: Duration = Duration::from_secs(30);

/// From so many entries on, a table is made again aside.
const LONG: usize = 300;

/// What the rest of the server does when a table has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Signal {
    /// A bot has to act at this table.
    BotDue(BotDue),
    /// There are new notices in the outbox.
    Called,
    /// A long game has ended at this table: those who look at it may be told more than before.
    Reopened(String),
}

/// All tables in memory.
pub struct Hall {
    store: Arc<dyn Store>,
    clock: Clock,
    /// The games that are played here.
    games: Shelf,
    /// When this process began to serve.
    began: Millis,
    reading: Arc<Reading>,
    tables: Mutex<HashMap<String, Slot>>,
    /// The tables that can't be made again, and since when that is known.
    sick: Mutex<HashMap<String, Instant>>,
    signals: mpsc::UnboundedSender<Signal>,
}

struct Slot {
    live: Arc<Live>,
    used: Instant,
}

impl Hall {
    /// No table yet, and so many who read heavy things at once. Signals go to the receiver.
    pub fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        games: Shelf,
        readers: usize,
    ) -> (Hall, mpsc::UnboundedReceiver<Signal>) {
        let (signals, heard) = mpsc::unbounded_channel();
        let hall = Hall {
            store,
            clock,
            games,
            began: clock.now(),
            reading: Arc::new(Reading::new(readers)),
            tables: Mutex::default(),
            sick: Mutex::default(),
            signals,
        };
        (hall, heard)
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Arc<Live>, Refused> {
        if let Some(live) = self.in_memory(id) {
            return Ok(live);
        }
        if self.is_sick(id) {
            return Err(Refused::new(Code::Internal));
        }
        let scene = load(&*self.store, &self.games, &self.reading, id).await;
        let scene = scene.inspect_err(|unmade| {
            if unmade.sick {
                self.fall_ill(id);
            }
        });
        let scene = scene?.ok_or_else(|| Refused::new(Code::NoSuchTable))?;
        let (store, reading) = (Arc::clone(&self.store), Arc::clone(&self.reading));
        let signals = self.signals.clone();
        let live = Live::new(store, self.clock, reading, self.began, scene, signals);
        let slot = || Slot {
            live: Arc::new(live),
            used: Instant::now(),
        };
        // Somebody may have loaded it in the meantime: then theirs counts.
        let live = Arc::clone(&self.lock().entry(id.to_owned()).or_insert_with(slot).live);
        // Another process may have stored something while we loaded, and told us before we could listen.
        live.follow(u64::MAX).await?;
        Ok(live)
    }

    /// The table with this id, if it is in memory.
    pub fn in_memory(&self, id: &str) -> Option<Arc<Live>> {
        let mut tables = self.lock();
        let slot = tables.get_mut(id)?;
        slot.used = Instant::now();
        Some(Arc::clone(&slot.live))
    }

    /// The same without counting as use.
    pub fn peek(&self, id: &str) -> Option<Arc<Live>> {
        let tables = self.lock();
        tables.get(id).map(|slot| Arc::clone(&slot.live))
    }

    /// Forgets the tables that nobody has used for a while.
    pub fn forget_idle(&self) {
        let mut tables = self.lock();
        // Whoever looks at a table or works on it holds another reference to it.
        let idle = |slot: &Slot| Arc::strong_count(&slot.live) == 1 && slot.used.elapsed() >= IDLE;
        let forgotten: Vec<Slot> = tables
            .extract_if(|_, slot| idle(slot))
            .map(|(_, slot)| slot)
            .collect();
        if !forgotten.is_empty() {
            tables.shrink_to_fit();
        }
        metrics::gauge!("reverie_tables_in_memory")
            .set(u32::try_from(tables.len()).unwrap_or(u32::MAX));
        // Thousands of tables take a while to be dropped: nobody should wait for that.
        drop(tables);
        drop(forgotten);
    }

    /// The readers of heavy things.
    pub fn reading(&self) -> &Reading {
        &self.reading
    }

    /// A table breaks down whoever touches it: it is left alone for a while.
    pub fn fall_ill(&self, id: &str) {
        self.sick().insert(id.to_owned(), Instant::now());
    }

    /// Whether a table is left alone.
    pub fn is_sick(&self, id: &str) -> bool {
        let mut sick = self.sick();
        sick.retain(|_, since| since.elapsed() < SICK);
        sick.contains_key(id)
    }

    fn sick(&self) -> std::sync::MutexGuard<'_, HashMap<String, Instant>> {
        let locked = self.sick.lock();
        locked.unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Slot>> {
        let locked = self.tables.lock();
        locked.unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// Why a table could not be made again.
#[derive(Debug)]
struct Unmade {
    refused: Refused,
    /// Whether it would go wrong again: what is stored is not what this program can play.
    sick: bool,
}

impl From<Unmade> for Refused {
    fn from(unmade: Unmade) -> Refused {
        unmade.refused
    }
}

impl From<StoreError> for Unmade {
    fn from(error: StoreError) -> Unmade {
        let sick = matches!(error, StoreError::Unreadable(_));
        let refused = error.into();
        Unmade { refused, sick }
    }
}

/// Nobody but a breakdown of ours is refused so by readers.
impl From<Refused> for Unmade {
    fn from(refused: Refused) -> Unmade {
        let sick = refused.code == Code::Internal;
        Unmade { refused, sick }
    }
}

/// A table made again from what is stored.
async fn load(
    store: &dyn Store,
    games: &Shelf,
    reading: &Reading,
    id: &str,
) -> Result<Option<Scene>, Unmade> {
    let Some(opened) = store.table(id).await? else {
        return Ok(None);
    };
    #[cfg(test)]
    if crate::steady::faults::fails("load") {
        return Err(StoreError::Unanswered.into());
    }
    let entries = store.entries(id, 0).await?;
    made_again(reading, games, opened, entries).await.map(Some)
}

/// A table made again from these entries. If that breaks down, nobody else does; a long one is made aside.
async fn made_again(
    reading: &Reading,
    games: &Shelf,
    opened: Opened,
    entries: Vec<Stored>,
) -> Result<Scene, Unmade> {
    let long = entries.len() >= LONG;
    let games = games.clone();
    let build = move || made(&games, opened, &entries);
    let made = if long {
        reading.aside(build).await?
    } else {
        safely(build)?
    };
    Ok(made?)
}

/// A table made from these entries, here and now.
fn made(games: &Shelf, opened: Opened, entries: &[Stored]) -> Result<Scene, StoreError> {
    #[cfg(test)]
    assert_ne!(opened.host, "somebody whose tables break down");
    let mut scene = Scene::new(opened, games);
    for stored in entries {
        scene.apply(stored)?;
    }
    Ok(scene)
}
