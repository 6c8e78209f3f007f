//! How often moves are made at a table.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The beat of one table, kept by its players together. What the server takes for an answer does not
/// slow the beat down: a load that waits for a slow server would flatter it.
#[derive(Clone)]
pub struct Pace {
    between: Duration,
    due: Arc<Mutex<Instant>>,
}

impl Pace {
    /// A move every so often, the first of them after `offset`; without a time between moves, as fast as
    /// the server answers.
    pub fn new(between: Duration, offset: Duration) -> Pace {
        Pace {
            between,
            due: Arc::new(Mutex::new(Instant::now() + offset)),
        }
    }

    /// Waits until the next move of this table is due.
    pub async fn wait(&self) {
        if !self.between.is_zero() {
            let due = self.take(Instant::now());
            tokio::time::sleep_until(due.into()).await;
        }
    }

    /// When the next move is due. A table that is late catches up, by at most a beat.
    fn take(&self, now: Instant) -> Instant {
        let mut due = self.due.lock().unwrap_or_else(|broken| broken.into_inner());
        let earliest = now.checked_sub(self.between).unwrap_or(now);
        let this = (*due).max(earliest);
        *due = this + self.between;
        this
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_answer_does_not_slow_the_beat() {
        let beat = Duration::from_millis(100);
        let pace = Pace::new(beat, Duration::ZERO);
        let start = pace.take(Instant::now());
        let late = start + Duration::from_millis(160);
        assert_eq!(pace.take(late), start + beat);
        assert_eq!(pace.take(late), start + 2 * beat);
    }

    #[test]
    fn what_was_missed_for_long_is_not_made_up() {
        let beat = Duration::from_millis(100);
        let pace = Pace::new(beat, Duration::ZERO);
        let later = pace.take(Instant::now()) + Duration::from_mins(1);
        assert_eq!(pace.take(later) + beat, later);
    }
}
