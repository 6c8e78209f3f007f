//! A push message, as the push service checks it and the browser reads it.

use std::time::{SystemTime, UNIX_EPOCH};

use aes_gcm::Aes128Gcm;
use aes_gcm::aead::{Aead, KeyInit};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hkdf::Hkdf;
use notices::{Browser, Notice, PushError};
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{PublicKey, SecretKey};
use serde_json::Value;
use sha2::Sha256;

use crate::service::{Request, Service};
use crate::{notice, sender};

const SECRET: [u8; 16] = *b"sixteen secrets!";

/// The browser's side of it: it alone has the private key.
fn private_key() -> SecretKey {
    SecretKey::from_slice(&[42; 32]).expect("a key")
}

pub fn browser(endpoint: String) -> Browser {
    Browser {
        endpoint,
        p256dh: BASE64.encode(private_key().public_key().to_encoded_point(false)),
        auth: BASE64.encode(SECRET),
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut derived = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret)
        .expand(info, &mut derived)
        .expect("a short key");
    derived
}

/// What a browser does with a message, after RFC 8291.
fn decrypt(body: &[u8]) -> Vec<u8> {
    let (salt, rest) = body.split_at(16);
    let (record, rest) = rest.split_at(4);
    assert_eq!(record, 4096_u32.to_be_bytes());
    assert_eq!(rest[0], 65);
    let (sender, sealed) = rest[1..].split_at(65);
    let key = private_key();
    let public = PublicKey::from_sec1_bytes(sender).expect("the sender's key");
    let exchanged = p256::ecdh::diffie_hellman(key.to_nonzero_scalar(), public.as_affine());
    let own = key.public_key().to_encoded_point(false);
    let info = [b"WebPush: info\0", own.as_bytes(), sender].concat();
    let combined: [u8; 32] = derive(&SECRET, exchanged.raw_secret_bytes(), &info);
    let key: [u8; 16] = derive(salt, &combined, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derive(salt, &combined, b"Content-Encoding: nonce\0");
    let cipher = Aes128Gcm::new((&key).into());
    let mut message = cipher
        .decrypt((&nonce).into(), sealed)
        .expect("an unchanged message");
    assert_eq!(message.pop(), Some(2), "the mark of the last record");
    message
}

/// What a push service checks, after RFC 8292. Gives back what the signed statement says.
fn check_authorization(request: &Request, public: &str) -> Value {
    let authorization = request.header("Authorization").expect("a signed statement");
    let parts = authorization.strip_prefix("vapid t=").expect("the scheme");
    let (token, key) = parts.split_once(", k=").expect("a token and a key");
    assert_eq!(key, public);
    let key =
        VerifyingKey::from_sec1_bytes(&BASE64.decode(key).expect("base64url")).expect("a key");
    let (statement, signature) = token.rsplit_once('.').expect("a signature");
    let signature = BASE64.decode(signature).expect("base64url");
    let signature = Signature::from_slice(&signature).expect("two numbers");
    key.verify(statement.as_bytes(), &signature)
        .expect("a true signature");
    let (header, claims) = statement.split_once('.').expect("a header");
    let decode = |text| BASE64.decode(text).expect("base64url");
    let header: Value = serde_json::from_slice(&decode(header)).expect("JSON");
    assert_eq!(header, serde_json::json!({ "typ": "JWT", "alg": "ES256" }));
    serde_json::from_slice(&decode(claims)).expect("JSON")
}

#[test]
fn a_push_arrives_signed_and_only_the_browser_can_read_it() {
    let service = Service::start("201 Created");
    let sender = sender("push");
    sender
        .push(&browser(service.url("/send/abc?x=1")), &notice())
        .expect("delivered");

    let request = service.request();
    assert_eq!(request.line, "POST /send/abc?x=1 HTTP/1.1");
    assert_eq!(request.header("Content-Encoding"), Some("aes128gcm"));
    assert_eq!(request.header("Urgency"), Some("high"));
    assert_eq!(request.header("Topic"), Some("table-7"));
    let kept: u64 = request
        .header("TTL")
        .expect("a time")
        .parse()
        .expect("seconds");
    assert!(kept >= 3600, "{kept}");

    let message: Value = serde_json::from_slice(&decrypt(&request.body)).expect("JSON");
    assert_eq!(message, serde_json::to_value(notice()).expect("JSON"));

    let claims = check_authorization(&request, &sender.keys().public());
    assert_eq!(claims["aud"], service.url(""));
    assert_eq!(claims["sub"], "mailto:host@example.org");
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("a clock")
        .as_secs();
    let expires = claims["exp"].as_u64().expect("seconds");
    assert!(
        (now + 3600..now + 24 * 3600).contains(&expires),
        "{expires} at {now}"
    );
}

#[test]
fn a_tag_that_is_no_topic_stays_in_the_message() {
    let service = Service::start("201 Created");
    let notice = Notice {
        tag: "table 7".to_owned(),
        ..notice()
    };
    sender("tag")
        .push(&browser(service.url("/")), &notice)
        .expect("delivered");
    let request = service.request();
    assert_eq!(request.header("Topic"), None);
    let message: Value = serde_json::from_slice(&decrypt(&request.body)).expect("JSON");
    assert_eq!(message["tag"], "table 7");
}

#[test]
fn a_browser_that_is_gone_is_told_from_trouble() {
    let sender = sender("gone");
    for answer in ["404 Not Found", "410 Gone"] {
        let service = Service::start(answer);
        assert_eq!(
            sender.push(&browser(service.url("/")), &notice()),
            Err(PushError::Gone)
        );
    }
    let service = Service::start_raw(
        "HTTP/1.1 429 Too Many Requests\r\nContent-Length: 12\r\n\r\nslow\r\ndown, ".to_owned(),
    );
    let error = sender
        .push(&browser(service.url("/")), &notice())
        .expect_err("refused");
    let PushError::Refused { status, reason, .. } = error else {
        panic!("{error}")
    };
    assert_eq!((status, reason.as_str()), (429, "slow down,"));
}

#[test]
fn what_cannot_be_pushed_is_not_sent() {
    let service = Service::start("201 Created");
    let sender = sender("unsent");
    let bad = Browser {
        auth: "short".to_owned(),
        ..browser(service.url("/"))
    };
    assert!(matches!(
        sender.push(&bad, &notice()),
        Err(PushError::Browser(_))
    ));
    let long = Notice {
        body: "a".repeat(4000),
        ..notice()
    };
    let error = sender
        .push(&browser(service.url("/")), &long)
        .expect_err("too long");
    assert!(matches!(error, PushError::TooLong(_)), "{error}");
    assert!(error.to_string().contains("3993"), "{error}");
    assert!(service.is_untouched());
}
