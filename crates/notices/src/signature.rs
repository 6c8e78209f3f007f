//! The signature of a webhook: who has the secret can tell that a call is ours, and not an old one.

use hmac::{Hmac, Mac};
use sha2::Sha256;

/// The header with the signature.
pub(crate) const HEADER: &str = "Reverie-Signature";

/// What stands in the header: when it was signed, and the signature of that moment and the body together.
pub(crate) fn sign(secret: &str, at: u64, body: &[u8]) -> String {
    let key = Hmac::<Sha256>::new_from_slice(secret.as_bytes());
    let mut signing = key.expect("a key of any length will do");
    signing.update(at.to_string().as_bytes());
    signing.update(b".");
    signing.update(body);
    let signature = signing.finalize().into_bytes();
    format!("t={at},v1={signature:x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What `printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac secret` says.
    #[test]
    fn a_signature_is_what_other_programs_make_of_it() {
        let expected =
            "t=1700000000,v1=49f24e537407743fa4a0242bb63b94b9a47ee99cbbe071ccd8a22550ae411686";
        assert_eq!(sign("secret", 1_700_000_000, br#"{"a":1}"#), expected);
        assert_ne!(sign("secret", 1_700_000_001, br#"{"a":1}"#), expected);
        assert_ne!(sign("another", 1_700_000_000, br#"{"a":1}"#), expected);
    }
}
