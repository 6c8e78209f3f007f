//! The time of day.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::store::Millis;

/// Milliseconds since 1970.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}
