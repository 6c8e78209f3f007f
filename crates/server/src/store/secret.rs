//! Secrets: what proves who somebody is. Only their hashes are stored.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// A secret of 32 random bytes.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new one.
    pub fn new() -> Secret {
        Secret(URL_SAFE_NO_PAD.encode(random::<32>()))
    }

    /// One that somebody presents; nothing if it can't be one.
    pub fn presented(text: &str) -> Option<Secret> {
        let bytes = URL_SAFE_NO_PAD.decode(text).ok()?;
        (bytes.len() == 32).then(|| Secret(text.to_owned()))
    }

    /// The text to hand out.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Bytes that follow from the secret and tell nothing about it; others for another purpose.
    pub fn derived<const N: usize>(&self, purpose: &str) -> [u8; N] {
        let digest = Sha256::new()
            .chain_update("reverie ")
            .chain_update(purpose)
            .chain_update(": ")
            .chain_update(self.0.as_bytes());
        let digest: [u8; 32] = digest.finalize().into();
        std::array::from_fn(|index| digest[index])
    }

    /// The hash to store.
    pub fn hash(&self) -> String {
        URL_SAFE_NO_PAD.encode(Sha256::digest(self.0.as_bytes()))
    }
}

impl Default for Secret {
    fn default() -> Secret {
        Secret::new()
    }
}

/// Secrets stay out of logs.
impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

/// The letters of ids: none that are taken for another when read aloud.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A name of twelve letters that nobody guesses: 60 bits.
pub fn random_id() -> String {
    readable(random())
}

/// Twelve bytes as twelve letters; of each byte five bits count.
pub fn readable(bytes: [u8; 12]) -> String {
    let letter = |byte: u8| LETTERS[usize::from(byte) % LETTERS.len()] as char;
    bytes.map(letter).iter().collect()
}

/// Random bytes from the system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(any(test, feature = "rehearsal"))]
    if seeded::fill(&mut bytes) {
        return bytes;
    }
    // A system without randomness can keep no secret: there is nothing sensible to go on with.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Randomness that a simulation can have again: by thread, from a seed.
#[cfg(any(test, feature = "rehearsal"))]
pub mod seeded {
    use std::cell::Cell;

    thread_local! {
        static STATE: Cell<Option<u64>> = const { Cell::new(None) };
    }

    /// From here on everything random on this thread follows from the seed; with nothing it is the
    /// system's again.
    pub fn seed(seed: Option<u64>) {
        STATE.set(seed);
    }

    /// Whether everything random on this thread follows from a seed.
    pub fn is_on() -> bool {
        STATE.get().is_some()
    }

    /// Fills the bytes if this thread has a seed, and says whether. (`SplitMix64`.)
    pub(super) fn fill(bytes: &mut [u8]) -> bool {
        let Some(mut state) = STATE.get() else {
            return false;
        };
        for part in bytes.chunks_mut(8) {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut mixed = state;
            mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            mixed ^= mixed >> 31;
            part.copy_from_slice(&mixed.to_le_bytes()[..part.len()]);
        }
        STATE.set(Some(state));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_known_again_by_its_hash_and_never_shown() {
        let secret = Secret::new();
        let again = Secret::presented(secret.text()).expect("it is one");
        assert_eq!(again.hash(), secret.hash());
        assert_ne!(Secret::new().hash(), secret.hash());
        assert_eq!(format!("{secret:?}"), "Secret");
        assert!(Secret::presented("forged").is_none());
        assert!(Secret::presented(&"A".repeat(5000)).is_none());
    }

    #[test]
    fn a_seed_makes_the_same_secrets_again() {
        let [one, two] = [7, 7].map(|seed| {
            seeded::seed(Some(seed));
            (Secret::new().hash(), random_id())
        });
        seeded::seed(None);
        assert_eq!(one, two);
        assert_ne!(random_id(), one.1);
    }

    #[test]
    fn ids_differ_and_can_stand_in_a_link() {
        let id = random_id();
        assert_eq!(id.len(), 12);
        assert!(id.bytes().all(|letter| LETTERS.contains(&letter)));
        assert_ne!(id, random_id());
    }
}
