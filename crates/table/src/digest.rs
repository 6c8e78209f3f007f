//! A short fingerprint of a text, the same on every machine and in every version.

/// FNV-1a over the bytes: finds slips and idle tampering, not a forger.
///
/// ```
/// assert_eq!(reverie_table::digest("momiji"), reverie_table::digest("momiji"));
/// assert_ne!(reverie_table::digest("momiji"), reverie_table::digest("momijo"));
/// ```
pub fn digest(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
