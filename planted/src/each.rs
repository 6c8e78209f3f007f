//! Many things, several at a time.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::Result;

/// What a question gives for each, in their order.
pub fn each<A: Sync, T: Send>(
    all: &[A],
    jobs: usize,
    question: impl Fn(&A) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let next = AtomicUsize::new(0);
    let answers = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                while let Some((place, one)) = {
                    let place = next.fetch_add(1, Ordering::Relaxed);
                    all.get(place).map(|one| (place, one))
                } {
                    let answer = question(one);
                    let mut answers = answers.lock().expect("nobody panics here");
                    answers.insert(place, answer);
                }
            });
        }
    });
    let answers = answers.into_inner().expect("nobody panics here");
    answers.into_values().collect()
}
