//! Work that takes long, on a thread that nobody else waits for.

use tokio::task::JoinHandle;

/// Does it aside; what it logs belongs to whoever asked for it. In a simulation it is done at once, so that it always takes the same time: none.
pub fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    #[cfg(any(test, feature = "rehearsal"))]
    if crate::store::seeded::is_on() {
        return tokio::spawn(async move { work() });
    }
    let span = tracing::Span::current();
    tokio::task::spawn_blocking(move || span.in_scope(work))
}
