//! Notices on their way, kept until they are delivered or given up.

use super::Millis;

/// How a notice gets to a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// A push message to a browser.
    Push,
    /// A call of their webhook.
    Webhook,
}

/// A notice for one address, in the hands of this process until its lease ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Due {
    /// Its number in the outbox.
    pub id: i64,
    /// Who is told.
    pub person: String,
    /// The table that waits for them.
    pub table: String,
    /// The entry that made it wait.
    pub version: u64,
    /// By which way they are told.
    pub way: Way,
    /// Where to: the endpoint of a browser, or the webhook.
    pub address: String,
    /// Since when the table waits.
    pub created: Millis,
    /// How often this address has failed in a row.
    pub tries: u32,
}

/// How many notices to take in hand, and for how long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    /// Now.
    pub now: Millis,
    /// Nobody else takes them until then.
    pub until: Millis,
    /// How many of addresses that have not failed.
    pub sound: usize,
    /// How many of addresses that have, or that are slow.
    pub failing: usize,
    /// How many of one host may be in hand at once, in all processes.
    pub per_host: usize,
    /// The addresses that are known to be slow.
    pub slow: Vec<String>,
}

impl Lease {
    /// Whether a notice was taken as one of an address that fails, or is slow.
    pub fn is_failing(&self, due: &Due) -> bool {
        due.tries > 0 || self.slow.contains(&due.address)
    }
}

/// How it went with a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The address took it: it works, and what else waits for it may go at once.
    Delivered(Millis),
    /// The address did not take it: nothing goes there before then.
    Failed {
        /// When the address is tried again.
        until: Millis,
        /// Whether this notice has been tried long enough.
        last: bool,
    },
    /// It is of no use any more, or never was.
    Dropped,
}
