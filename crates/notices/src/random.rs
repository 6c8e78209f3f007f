//! Secrets nobody can guess, from the operating system.

use p256::SecretKey;

/// This many random bytes. A system that has none to give cannot keep any secret, so there is no going on.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

/// A private key on the curve that Web Push uses.
pub(crate) fn key() -> SecretKey {
    loop {
        // Of the 32-byte numbers, all but one in four billion are a key.
        if let Ok(key) = SecretKey::from_slice(&bytes::<32>()) {
            return key;
        }
    }
}
