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
    let letter = |byte: u8| LETTERS[usize::from(byte) % LETTERS.len()] as char;
    random::<12>().map(letter).iter().collect()
}

/// Random bytes from the system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // A system without randomness can keep no secret: there is nothing sensible to go on with.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
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
    fn ids_differ_and_can_stand_in_a_link() {
        let id = random_id();
        assert_eq!(id.len(), 12);
        assert!(id.bytes().all(|letter| LETTERS.contains(&letter)));
        assert_ne!(id, random_id());
    }
}
