//! Encryption that only the browser can undo (RFC 8291, with the coding `aes128gcm` of RFC 8188).
//!
//! The push service carries the message without being able to read it: the key comes from a key
//! exchange with the browser's public key, and from the secret that the browser shared with us.

use aes_gcm::Aes128Gcm;
use aes_gcm::aead::{Aead, KeyInit};
use hkdf::Hkdf;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use p256::{EncodedPoint, PublicKey, SecretKey};
use sha2::Sha256;

use crate::random;

/// The longest message: a push service has to take 4096 bytes, and the form around ours takes 103.
pub(crate) const LONGEST: usize = RECORD as usize - HEADER - TAIL;

/// How long a record may be. A push message is always a single one.
const RECORD: u32 = 4096;
/// The salt, the length of a record, and our public key with its length.
const HEADER: usize = 16 + 4 + 1 + 65;
/// The mark behind the message, and the proof that nobody changed it.
const TAIL: usize = 1 + 16;
/// The mark behind the message that says that no record follows.
const LAST_RECORD: u8 = 2;

/// Encrypts a message of at most [`LONGEST`] bytes, each time with fresh secrets.
pub(crate) fn encrypt(message: &[u8], receiver: &PublicKey, secret: &[u8; 16]) -> Vec<u8> {
    encrypt_with(message, receiver, secret, &random::key(), random::bytes())
}

/// Encrypts with a key and salt that must never be used again: the tests know them in advance.
fn encrypt_with(
    message: &[u8],
    receiver: &PublicKey,
    secret: &[u8; 16],
    key: &SecretKey,
    salt: [u8; 16],
) -> Vec<u8> {
    let own = point(&key.public_key());
    let exchanged = p256::ecdh::diffie_hellman(key.to_nonzero_scalar(), receiver.as_affine());
    let info = [
        b"WebPush: info\0",
        point(receiver).as_bytes(),
        own.as_bytes(),
    ]
    .concat();
    let combined: [u8; 32] = derive(secret, exchanged.raw_secret_bytes(), &info);
    let key: [u8; 16] = derive(&salt, &combined, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derive(&salt, &combined, b"Content-Encoding: nonce\0");

    let marked = [message, &[LAST_RECORD]].concat();
    let cipher = Aes128Gcm::new((&key).into());
    let sealed = cipher
        .encrypt((&nonce).into(), marked.as_slice())
        .expect("AES-GCM takes gigabytes");
    let mut body = Vec::with_capacity(HEADER + sealed.len());
    body.extend_from_slice(&salt);
    body.extend_from_slice(&RECORD.to_be_bytes());
    body.push(own.len() as u8);
    body.extend_from_slice(own.as_bytes());
    body.extend_from_slice(&sealed);
    body
}

/// A public key as all of Web Push writes it: uncompressed, 65 bytes.
pub(crate) fn point(key: &PublicKey) -> EncodedPoint {
    key.to_encoded_point(false)
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut derived = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret)
        .expand(info, &mut derived)
        .expect("HKDF gives up to 8160 bytes");
    derived
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;

    use super::*;

    fn decode(text: &str) -> Vec<u8> {
        BASE64.decode(text).expect("base64url")
    }

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_byte_by_byte() {
        let receiver = decode(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        );
        let receiver = PublicKey::from_sec1_bytes(&receiver).expect("a public key");
        let secret = decode("BTBZMqHH6r4Tts7J_aSIgg")
            .try_into()
            .expect("16 bytes");
        let key = decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
        let key = SecretKey::from_slice(&key).expect("a private key");
        let salt = decode("DGv6ra1nlYgDCS1FRnbzlw")
            .try_into()
            .expect("16 bytes");
        let message = b"When I grow up, I want to be a watermelon";
        let body = encrypt_with(message, &receiver, &secret, &key, salt);
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc\
                        InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV\
                        WGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64.encode(body), expected);
    }

    #[test]
    fn the_longest_message_fills_what_a_push_service_takes() {
        let receiver = random::key().public_key();
        let first = encrypt(&[b'a'; LONGEST], &receiver, &[7; 16]);
        assert_eq!(first.len(), 4096);
        let second = encrypt(&[b'a'; LONGEST], &receiver, &[7; 16]);
        assert_ne!(first, second, "salt and key are fresh each time");
    }
}
