//! What every part of the server shares.

use std::collections::HashSet;
use std::sync::atomic::AtomicU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use metrics_exporter_prometheus::PrometheusHandle;
use shelf::Shelf;

use crate::bots_at_work::Openers;
use crate::clock::Clock;
use crate::coach::Reviews;
use crate::config::Config;
use crate::halt;
use crate::limits::Limits;
use crate::live::Hall;
use crate::notices::Notices;
use crate::renames::Renames;
use crate::store::Store;

/// The server's parts.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The people who were here since it was last written down: being seen is no reason to write each time.
#[derive(Default)]
pub struct Seen(Mutex<HashSet<String>>);

impl Seen {
    /// A person is here.
    pub fn note(&self, person: &str) {
        let mut people = self.lock();
        if !people.contains(person) {
            people.insert(person.to_owned());
        }
    }

    /// All of them, to be written down.
    pub fn take(&self) -> Vec<String> {
        self.lock().drain().collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashSet<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The parts.
pub struct Parts {
    /// What the host has set.
    pub config: Config,
    /// What time it is.
    pub clock: Clock,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    pub hall: Hall,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// Where the tables came from where bots are at work.
    pub openers: Openers,
    /// Telling people that it is their turn.
    pub notices: Notices,
    /// The games that are played here, with their bots.
    pub games: Shelf,
    /// The reviews of games that are over.
    pub reviews: Reviews,
    /// Counts for whoever watches the server.
    pub metrics: PrometheusHandle,
    /// Who was here lately.
    pub seen: Seen,
    /// New names on their way to tables.
    pub renames: Renames,
    /// How many sockets are open.
    pub sockets: Arc<AtomicU32>,
    /// True as soon as the server is being stopped.
    pub stopping: halt::Receiver,
}

impl App {
    /// All parts together.
    pub fn new(parts: Parts) -> App {
        App(Arc::new(parts))
    }
}

/// Ready when the server is being stopped.
pub async fn stopped(stopping: &mut halt::Receiver) {
    stopping.stopped().await;
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
