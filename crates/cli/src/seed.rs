//! A seed for those who name none.

use std::hash::{BuildHasher, RandomState};

/// Seeds are copied by hand and read by programs that know no large numbers: nine digits.
const BELOW: u64 = 1_000_000_000;

/// A seed that nobody chose.
pub fn random() -> u64 {
    // The standard library draws the keys of its hash maps from the operating system.
    RandomState::new().hash_one("reverie") % BELOW
}
