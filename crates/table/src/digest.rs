//! A short fingerprint of a text, the same on every machine and in every version.

use std::fmt;

/// FNV-1a over the bytes: finds slips and idle tampering, not a forger.
///
/// ```
/// assert_eq!(reverie_table::digest("momiji"), reverie_table::digest("momiji"));
/// assert_ne!(reverie_table::digest("momiji"), reverie_table::digest("momijo"));
/// ```
pub fn digest(text: &str) -> u64 {
    let mut digest = Digest::default();
    digest.add(text.as_bytes());
    digest.value()
}

/// The same of a text that comes in parts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Digest(u64);

impl Default for Digest {
    fn default() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Digest {
    /// Goes on with these bytes.
    pub(crate) fn add(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
        });
    }

    /// Of all so far.
    pub(crate) fn value(self) -> u64 {
        self.0
    }
}

impl fmt::Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.add(text.as_bytes());
        Ok(())
    }
}
