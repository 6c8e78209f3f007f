//! What a simulation of the whole server holds of it: the store behind its interface, a table made from its
//! entries alone, mistakes that can be planted.

use std::sync::Arc;

use metrics_exporter_prometheus::PrometheusBuilder;
pub use notices::Notice;
use shelf::Shelf;

pub use crate::clock::Clock;
pub use crate::day::Day;
pub use crate::door::Listener;
pub use crate::entry::Entry;
pub use crate::sabotage::{Sabotage, plant};
pub use crate::scene::Scene;
pub use crate::setup::Setup;
pub use crate::start::{Outside, open_with};
pub use crate::store::seeded::seed;
pub use crate::store::{
    Append, Appended, Attempt, BotDue, Change, Due, Index, KeyKind, Lease, Millis, Opened, Outcome,
    Person, Scored, Secret, Sitting, Sqlite, Store, StoreError, Stored, TableLine,
};

/// How many read heavy things at once in a simulated process: the same on every machine.
const READERS: usize = 2;

/// What a simulated process gets from outside: its webhooks are called there, and its counts go nowhere.
pub fn outside(
    store: Arc<dyn Store>,
    clock: Clock,
    callee: impl Fn(&Notice) -> bool + Send + Sync + 'static,
) -> Outside {
    Outside {
        store,
        clock,
        games: Shelf::standard(),
        metrics: PrometheusBuilder::new().build_recorder().handle(),
        readers: READERS,
        callee: Some(Arc::new(callee)),
    }
}
