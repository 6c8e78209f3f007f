//! The word to stop: said once, and heard by all in the order in which they began to listen.
//!
//! A `watch` of tokio wakes those who listen in any order, and a simulation has to come out the same.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Notify;

#[derive(Default)]
struct Word {
    said: AtomicBool,
    heard: Notify,
}

/// Who may say it.
pub struct Sender(Arc<Word>);

/// Who listens.
#[derive(Clone)]
pub struct Receiver(Arc<Word>);

/// A word that has not been said yet.
pub fn channel() -> (Sender, Receiver) {
    let word = Arc::new(Word::default());
    (Sender(Arc::clone(&word)), Receiver(word))
}

impl Sender {
    /// Says it.
    pub fn stop(&self) {
        self.0.said.store(true, Ordering::Release);
        self.0.heard.notify_waiters();
    }
}

impl Receiver {
    /// Whether it has been said.
    pub fn borrow(&self) -> &bool {
        if self.0.said.load(Ordering::Acquire) {
            &true
        } else {
            &false
        }
    }

    /// Ready when it has been said.
    pub async fn stopped(&self) {
        let mut heard = std::pin::pin!(self.0.heard.notified());
        // Listening begins before the look: what is said in between is not missed.
        heard.as_mut().enable();
        if !*self.borrow() {
            heard.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn it_is_heard_by_those_who_wait_and_those_who_come_later() {
        let (word, listener) = channel();
        let early = listener.clone();
        let early = tokio::spawn(async move { early.stopped().await });
        tokio::task::yield_now().await;
        assert!(!*listener.borrow() && !early.is_finished());
        word.stop();
        early.await.expect("it was heard");
        listener.stopped().await;
        assert!(*listener.borrow());
    }
}
