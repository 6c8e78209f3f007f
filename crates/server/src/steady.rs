//! Tasks that the server can't do without: one that breaks down, or ends when it should not, is begun again.

use std::any::Any;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::time::sleep;

/// How long to wait before a task is begun again: what broke it may break it once more.
const AGAIN: Duration = Duration::from_millis(200);

/// Runs a task for as long as it has something to do, and begins it again whenever it breaks down, or ends before it
/// `may_end`.
pub async fn steadily<F: Future<Output = ()>>(
    name: &'static str,
    may_end: impl Fn() -> bool,
    mut task: impl FnMut() -> F,
) {
    loop {
        let ended = AssertUnwindSafe(task()).catch_unwind().await;
        let reason = match &ended {
            Ok(()) if may_end() => return,
            Ok(()) => "it ended, and nobody had told it to",
            Err(payload) => reason(&**payload),
        };
        tracing::error!(task = name, reason, "a task broke down; it is begun again");
        metrics::counter!("reverie_tasks_begun_again").increment(1);
        sleep(AGAIN).await;
    }
}

/// What something broke down over, as far as it said so.
pub fn reason(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("it did not say")
}

/// Where tests plant a breakdown. Outside of tests there is nothing here.
#[cfg(test)]
pub mod faults {
    use std::collections::HashMap;
    use std::sync::{Mutex, PoisonError};

    static PLANTED: Mutex<Option<HashMap<&'static str, u32>>> = Mutex::new(None);

    /// Plants something at a place.
    pub fn plant(place: &'static str, value: u32) {
        let mut planted = PLANTED.lock().unwrap_or_else(PoisonError::into_inner);
        planted.get_or_insert_default().insert(place, value);
    }

    /// What is planted at a place; it stays.
    pub fn planted(place: &'static str) -> Option<u32> {
        let planted = PLANTED.lock().unwrap_or_else(PoisonError::into_inner);
        planted.as_ref()?.get(place).copied()
    }

    /// Whether something fails here, as often as was planted.
    pub fn fails(place: &'static str) -> bool {
        let mut planted = PLANTED.lock().unwrap_or_else(PoisonError::into_inner);
        let left = planted.get_or_insert_default().entry(place).or_default();
        let fails = *left > 0;
        *left = left.saturating_sub(1);
        fails
    }

    /// Breaks down as often as was planted.
    pub fn point(place: &'static str) {
        assert!(!fails(place), "planted: {place}");
    }

    /// Waits while one is planted; adds a hundred for each time that it came here.
    pub fn hold(place: &'static str) {
        let count = planted(place).unwrap_or_default();
        plant(place, count + 100);
        while planted(place).is_some_and(|planted| planted % 100 > 0) {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }
}

/// Outside of tests nothing is planted.
#[cfg(not(test))]
pub mod faults {
    /// Nothing.
    pub fn point(_: &'static str) {}
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;

    #[tokio::test]
    async fn a_task_that_breaks_down_or_just_ends_is_begun_again() {
        let (mut begun, told) = (0, AtomicBool::new(false));
        let may_end = || told.load(Ordering::Relaxed);
        steadily("test", may_end, || {
            begun += 1;
            let (now, told) = (begun, &told);
            async move {
                assert!(now != 1, "planted");
                told.store(now == 3, Ordering::Relaxed);
            }
        })
        .await;
        assert_eq!(begun, 3);
    }
}
