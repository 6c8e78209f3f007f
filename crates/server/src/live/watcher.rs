//! Somebody who looks at a table over a socket.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// How many messages may wait for a client before it is taken for too slow.
const PATIENCE: usize = 256;

/// A name for one connection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WatcherId(u64);

/// One connection.
pub struct Watcher {
    /// Its name.
    pub id: WatcherId,
    /// Who looks.
    pub person: String,
    /// Whether they are looking right now.
    pub looking: bool,
    messages: mpsc::Sender<Utf8Bytes>,
}

impl Watcher {
    /// A connection of this person; messages come out of the receiver. When it ends, the client was
    /// too slow or the table is closed.
    pub fn new(person: &str) -> (Watcher, mpsc::Receiver<Utf8Bytes>) {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let (messages, received) = mpsc::channel(PATIENCE);
        let watcher = Watcher {
            id: WatcherId(NEXT.fetch_add(1, Ordering::Relaxed)),
            person: person.to_owned(),
            looking: true,
            messages,
        };
        (watcher, received)
    }

    /// Hands a message over; says whether the client keeps up. It never waits: a slow client must
    /// not slow others down.
    pub fn send(&self, message: &Utf8Bytes) -> bool {
        self.messages.try_send(message.clone()).is_ok()
    }
}
