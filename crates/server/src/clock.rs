//! The time of day, handed in: a simulation brings a time of its own.

use std::time::{SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

use crate::store::Millis;

/// Tells the time of day.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// A time of day, and the moment of tokio's time when it was that. Nothing for the system's own clock.
    anchor: Option<(Millis, Instant)>,
}

impl Clock {
    /// The clock of the system.
    pub fn system() -> Clock {
        Clock { anchor: None }
    }

    /// A clock that shows `at` now and then follows tokio's time, which a test can stop and move.
    pub fn simulated(at: Millis) -> Clock {
        Clock {
            anchor: Some((at, Instant::now())),
        }
    }

    /// Milliseconds since 1970.
    pub fn now(self) -> Millis {
        if let Some((at, began)) = self.anchor {
            return at + began.elapsed().as_millis() as Millis;
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |since| since.as_millis() as Millis)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_simulated_clock_goes_with_the_time_of_the_test() {
        let clock = Clock::simulated(5000);
        tokio::time::advance(Duration::from_mins(1)).await;
        assert_eq!(clock.now(), 65_000);
        assert!(Clock::system().now() > 1_700_000_000_000);
    }
}
