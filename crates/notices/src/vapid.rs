//! The signed statement of who sends a push message (RFC 8292, "VAPID").
//!
//! A browser is bound to the public key it was given when the person allowed notices, so its push
//! service takes messages from the holder of the private key only.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use p256::ecdsa::Signature;
use p256::ecdsa::signature::Signer;
use serde::Serialize;

use crate::keys::Keys;

/// How long a statement counts. The standard allows a day; half of it forgives a clock that is wrong.
const VALID: Duration = Duration::from_hours(12);

/// What the statement says. The names are the standard's.
#[derive(Serialize)]
struct Claims<'a> {
    /// The origin of the push service it is meant for.
    aud: &'a str,
    /// When it expires, in seconds since 1970.
    exp: u64,
    /// Whom the push service can write to.
    sub: &'a str,
}

/// The value of the header `Authorization` for a push service.
pub(crate) fn authorization(keys: &Keys, origin: &str, subject: &str) -> String {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let claims = Claims {
        aud: origin,
        exp: (now + VALID).as_secs(),
        sub: subject,
    };
    let claims = serde_json::to_vec(&claims).expect("texts and a number are JSON");
    let header = BASE64.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
    let statement = format!("{header}.{}", BASE64.encode(claims));
    let signature: Signature = keys.signer().sign(statement.as_bytes());
    let signature = BASE64.encode(signature.to_bytes());
    format!("vapid t={statement}.{signature}, k={}", keys.public())
}
