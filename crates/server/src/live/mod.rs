//! The tables in memory: loaded when somebody needs them, forgotten when nobody does.

mod table;
mod watcher;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use protocol::Code;
use tokio::sync::mpsc;

pub use table::{Live, text};
pub use watcher::{Watcher, WatcherId};

use crate::refused::Refused;
use crate::scene::Scene;
use crate::store::{Store, StoreError};

/// How long a table that nobody looks at stays in memory.
const IDLE: Duration = Duration::from_secs(20);

/// What the rest of the server does when a table has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Signal {
    /// A bot has to act at this table.
    BotDue(String),
    /// A table waits for a person from now on.
    Waits {
        /// The table.
        table: String,
        /// The game's id.
        game: String,
        /// Who.
        person: String,
    },
}

/// All tables in memory.
pub struct Hall {
    store: Arc<dyn Store>,
    tables: Mutex<HashMap<String, Slot>>,
    signals: mpsc::UnboundedSender<Signal>,
}

struct Slot {
    live: Arc<Live>,
    used: Instant,
}

impl Hall {
    /// No table yet. Signals go to the receiver.
    pub fn new(store: Arc<dyn Store>) -> (Hall, mpsc::UnboundedReceiver<Signal>) {
        let (signals, heard) = mpsc::unbounded_channel();
        let hall = Hall {
            store,
            tables: Mutex::default(),
            signals,
        };
        (hall, heard)
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<Arc<Live>, Refused> {
        if let Some(live) = self.in_memory(id) {
            return Ok(live);
        }
        let scene = load(&*self.store, id).await?;
        let scene = scene.ok_or_else(|| Refused::new(Code::NoSuchTable))?;
        let live = Live::new(Arc::clone(&self.store), scene, self.signals.clone());
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

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Slot>> {
        let locked = self.tables.lock();
        locked.unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

/// A table made again from what is stored.
pub async fn load(store: &dyn Store, id: &str) -> Result<Option<Scene>, StoreError> {
    let Some(opened) = store.table(id).await? else {
        return Ok(None);
    };
    let mut scene = Scene::new(opened);
    for stored in store.entries(id, 0).await? {
        scene.apply(&stored)?;
    }
    Ok(Some(scene))
}
