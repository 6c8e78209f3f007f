//! How long a search may think.

use std::time::Duration;

use web_time::Instant;

/// How long a search may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many iterations for each decision: the same decision on every machine.
    Iterations(u32),
    /// This much time for all decisions of a turn together.
    Turn(Duration),
}

/// Which part of what is left of a turn's time one decision may use: the first decisions of a turn
/// weigh most, and what they learn is kept for the later ones.
const SHARE: u32 = 2;

/// A time that is always allowed, however long the turn.
const LEAST: Duration = Duration::from_millis(4);

/// Keeps account of a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    budget: Budget,
    left: Duration,
}

/// When a decision's search ends.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Limit {
    Iterations(u32),
    Until(Instant),
}

impl Purse {
    pub fn new(budget: Budget) -> Purse {
        Purse {
            budget,
            left: Duration::ZERO,
        }
    }

    /// A new turn begins.
    pub fn refill(&mut self) {
        if let Budget::Turn(time) = self.budget {
            self.left = time;
        }
    }

    /// The limit for the next decision.
    pub fn next(&self) -> Limit {
        match self.budget {
            Budget::Iterations(iterations) => Limit::Iterations(iterations),
            Budget::Turn(_) => Limit::Until(Instant::now() + (self.left / SHARE).max(LEAST)),
        }
    }

    /// A decision took this long.
    pub fn spend(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time);
    }
}

impl Limit {
    /// Whether another iteration may begin once this many are done. The clock is read only now and then.
    pub fn allows(&self, done: u32) -> bool {
        match *self {
            Limit::Iterations(iterations) => done < iterations,
            Limit::Until(end) => !done.is_multiple_of(16) || done == 0 || Instant::now() < end,
        }
    }
}
