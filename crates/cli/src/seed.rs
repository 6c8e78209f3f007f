//! A seed for those who name none.

/// Seeds are copied by hand and read by programs that know no large numbers: nine digits.
const BELOW: u64 = 1_000_000_000;

/// A seed that nobody chose.
pub fn random() -> u64 {
    // A system that has no randomness to give plays seed 0, which is said like any other.
    getrandom::u64().unwrap_or_default() % BELOW
}
