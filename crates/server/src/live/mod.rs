//! The tables in memory: loaded when somebody needs them, forgotten when nobody does.

mod greeting;
mod room;
mod table;
mod watcher;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::Code;
use shelf::Shelf;
use tokio::sync::mpsc;
use tokio::time::Instant;

pub use room::text;
pub use table::{COMING_BACK, Live};
pub use watcher::{Watcher, WatcherId};

use crate::clock::Clock;
use crate::program;
use crate::reading::{Reading, safely};
use crate::refused::Refused;
use crate::remains::Ruin;
use crate::scene::{Scene, Shut, made};
use crate::store::{BotDue, Millis, Opened, Store, StoreError, Stored};

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(20);

/// How long a table that breaks down whoever touches it is left alone, so that nobody spends their time on trying.
const SICK: Duration = Duration::from_secs(30);

/// From this many entries on, a table is made again aside.
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
    /// The tables that break down, and since when that is known.
    sick: Mutex<HashMap<String, Instant>>,
    /// The tables that this program can't open, and why. That does not change as long as it runs.
    shut: Mutex<HashMap<String, Shut>>,
    /// What this program can open: tables that an earlier one could not are tried again.
    program: String,
    signals: mpsc::UnboundedSender<Signal>,
}

struct Slot {
    live: Arc<Live>,
    used: Instant,
}

impl Hall {
    /// No table yet, and this many who read heavy things at once. Signals go to the receiver.
    pub fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        games: Shelf,
        readers: usize,
    ) -> (Hall, mpsc::UnboundedReceiver<Signal>) {
        let (signals, heard) = mpsc::unbounded_channel();
        let program = program::name(&games);
        let hall = Hall {
            store,
            clock,
            games,
            began: clock.now(),
            reading: Arc::new(Reading::new(readers)),
            tables: Mutex::default(),
            sick: Mutex::default(),
            shut: Mutex::default(),
            program,
            signals,
        };
        (hall, heard)
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Arc<Live>, Refused> {
        if let Some(live) = self.in_memory(id) {
            return Ok(live);
        }
        if let Some(why) = self.why_shut(id) {
            return Err(why.refused());
        }
        if self.is_sick(id) {
            return Err(Refused::new(Code::Internal));
        }
        let scene = match load(&*self.store, &self.games, &self.reading, id).await {
            Err(Unmade::Shut(why)) => {
                self.shut(id, why.clone()).await;
                return Err(why.refused());
            }
            Err(Unmade::Refused(refused)) => return Err(refused),
            Ok(scene) => scene.ok_or_else(|| Refused::new(Code::NoSuchTable))?,
        };
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

    /// This program can't open a table: that is noted once, here and in the store, and from then on nobody tries.
    async fn shut(&self, id: &str, why: Shut) {
        tracing::warn!(table = id, %why, "a table can't be opened by this version; it is left alone");
        metrics::counter!("reverie_tables_shut").increment(1);
        lock(&self.shut).insert(id.to_owned(), why);
        if let Err(error) = self.store.shut(id, &self.program).await {
            tracing::warn!(%error, "that a table can't be opened was not noted");
        }
    }

    /// Why this program can't open a table, if somebody has found that out.
    pub fn why_shut(&self, id: &str) -> Option<Shut> {
        lock(&self.shut).get(id).cloned()
    }

    /// What is left of a table that this program can't open.
    pub async fn ruin(&self, id: &str) -> Result<Ruin, Refused> {
        // Whether it can be opened is found out by trying.
        let why = match self.table(id).await {
            Ok(_) => None,
            Err(refused) => match self.why_shut(id) {
                Some(why) => Some(why),
                None => return Err(refused),
            },
        };
        let why = why.ok_or_else(|| Refused::new(Code::NoSuchPage))?;
        let opened = self.store.table(id).await?;
        let opened = opened.ok_or_else(|| Refused::new(Code::NoSuchTable))?;
        let entries = self.store.entries(id, 0).await?;
        Ok(Ruin::new(opened, entries, why))
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

    fn sick(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        lock(&self.sick)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        lock(&self.tables)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why a table could not be made again.
#[derive(Debug)]
enum Unmade {
    /// It would go wrong again: what is stored is not what this program can play.
    Shut(Shut),
    /// Not now.
    Refused(Refused),
}

impl From<Unmade> for Refused {
    fn from(unmade: Unmade) -> Refused {
        match unmade {
            Unmade::Shut(why) => why.refused(),
            Unmade::Refused(refused) => refused,
        }
    }
}

impl From<StoreError> for Unmade {
    fn from(error: StoreError) -> Unmade {
        match error {
            StoreError::Shut(why) => Unmade::Shut(why),
            StoreError::Unreadable(what) => Unmade::Shut(Shut::Entries(what)),
            error => Unmade::Refused(error.into()),
        }
    }
}

/// Nobody but a breakdown of ours is refused so by readers: it would break down again.
impl From<Refused> for Unmade {
    fn from(refused: Refused) -> Unmade {
        if refused.code == Code::Internal {
            return Unmade::Shut(Shut::Entries("making it breaks down".to_owned()));
        }
        Unmade::Refused(refused)
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
    let build = move || {
        #[cfg(test)]
        assert_ne!(opened.host, "somebody whose tables break down");
        made(&games, &opened, &entries)
    };
    let made = if long {
        reading.aside(build).await?
    } else {
        safely(build)?
    };
    Ok(made?)
}
