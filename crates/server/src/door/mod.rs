//! The door: connections are let in, watched, and shown out.
//!
//! A connection costs the server something before it has said a word. So there is a limit for all of them
//! and for each household, silent and slow ones are given up after a while (`visitors`), and where there is no
//! room left the biggest crowd makes room (`crowds`).

mod conversation;
mod crowds;
mod descriptors;
mod listener;
mod visitors;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::task::JoinSet;
use tokio::time::sleep;

pub use listener::Listener;
pub use visitors::Visit;

use crate::app::stopped;
use crate::config::Config;
use crate::halt;
use visitors::Visitors;

/// How long to wait when the system gives no connection, such as for want of descriptors.
const OUT_OF_BREATH: Duration = Duration::from_millis(50);

/// How many connections are given up when the system gives no more.
const MAKE_ROOM: usize = 16;

/// Serves until the server stops and all that was asked for is answered.
pub async fn serve<L: Listener>(
    config: &Config,
    mut listener: L,
    routes: Router,
    mut stopping: halt::Receiver,
) {
    let visitors = Arc::new(Visitors::new(config, descriptors::provide(config)));
    let mut conversations = JoinSet::new();
    loop {
        tokio::select! {
            biased;
            () = stopped(&mut stopping) => break,
            Some(_) = conversations.join_next() => {}
            accepted = listener.accept() => match accepted {
                Ok((io, address)) => {
                    if let Some(visit) = visitors.admit(address.ip()) {
                        let (routes, stopping) = (routes.clone(), stopping.clone());
                        let talk = conversation::hold(io, address, visit, routes, stopping);
                        conversations.spawn(talk);
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "a connection was not accepted");
                    visitors.make_room(MAKE_ROOM);
                    sleep(OUT_OF_BREATH).await;
                }
            },
        }
    }
    // Nobody waits in vain for a server that does not listen any more.
    drop(listener);
    while conversations.join_next().await.is_some() {}
}
