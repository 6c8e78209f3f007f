//! What every part of the server shares.

use std::sync::Arc;
use std::sync::atomic::AtomicU32;

use bots::Opponents;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;

use crate::config::Config;
use crate::limits::Limits;
use crate::live::Hall;
use crate::notices::Notices;
use crate::store::Store;

/// The bots of each game, by its id.
pub type BotsByGame = Vec<(&'static str, Box<dyn Opponents>)>;

/// The server's parts.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts.
pub struct Parts {
    /// What the host has set.
    pub config: Config,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    pub hall: Hall,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// Telling people that it is their turn.
    pub notices: Notices,
    /// The bots of each game, by its id.
    pub bots: BotsByGame,
    /// Counts for whoever watches the server.
    pub metrics: PrometheusHandle,
    /// How many sockets are open.
    pub sockets: Arc<AtomicU32>,
    /// True as soon as the server is being stopped.
    pub stopping: watch::Receiver<bool>,
}

impl App {
    /// All parts together.
    pub fn new(parts: Parts) -> App {
        App(Arc::new(parts))
    }

    /// The bots of a game.
    pub fn bots_of(&self, game: &str) -> Option<&dyn Opponents> {
        let found = self.bots.iter().find(|(id, _)| *id == game);
        found.map(|(_, bots)| &**bots)
    }
}

/// Ready when the server is being stopped.
pub async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
