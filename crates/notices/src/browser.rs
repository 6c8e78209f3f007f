//! A browser that a person allowed notices in.

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use p256::PublicKey;

use crate::address::{Address, BadAddress};

/// Browsers leave the padding out; some programs in between put it back.
const DECODER: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// A browser that a person allowed notices in: what its `PushSubscription` says as JSON.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Browser {
    /// The address at the push service that stands for this browser. Whoever knows it can try to push.
    pub endpoint: String,
    /// The browser's public key, 65 bytes in base64url.
    pub p256dh: String,
    /// A secret the browser shares with us, 16 bytes in base64url.
    pub auth: String,
}

/// Why a browser cannot be sent anything.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadBrowser {
    /// The endpoint is no web address.
    #[error("the browser's push endpoint is no good: {0}")]
    Endpoint(#[from] BadAddress),
    /// The public key is none.
    #[error("the browser's key p256dh is not a P-256 public key of 65 bytes in base64url")]
    Key,
    /// The secret has another form.
    #[error("the browser's secret auth is not 16 bytes in base64url")]
    Secret,
}

/// A browser's parts, decoded.
pub(crate) struct Receiver {
    pub(crate) endpoint: Address,
    pub(crate) key: PublicKey,
    pub(crate) secret: [u8; 16],
}

impl Browser {
    /// Whether a message could be encrypted and addressed to it. Nothing is sent or looked up.
    pub fn check(&self) -> Result<(), BadBrowser> {
        self.read().map(drop)
    }

    pub(crate) fn read(&self) -> Result<Receiver, BadBrowser> {
        let endpoint = Address::read(&self.endpoint)?;
        let key = DECODER.decode(&self.p256dh).ok();
        // The standard wants the uncompressed form; the curve's library would take the short one too.
        let key = key.filter(|bytes| bytes.len() == 65);
        let key = key.and_then(|bytes| PublicKey::from_sec1_bytes(&bytes).ok());
        let secret = DECODER.decode(&self.auth).ok();
        let secret = secret.and_then(|bytes| bytes.try_into().ok());
        Ok(Receiver {
            endpoint,
            key: key.ok_or(BadBrowser::Key)?,
            secret: secret.ok_or(BadBrowser::Secret)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> Browser {
        Browser {
            endpoint: "https://push.example.org/send/abc".to_owned(),
            p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
                .to_owned(),
            auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
        }
    }

    #[test]
    fn a_browser_is_checked_part_by_part() {
        let good = example();
        assert_eq!(good.check(), Ok(()));
        let padded = Browser {
            auth: "BTBZMqHH6r4Tts7J_aSIgg==".to_owned(),
            ..example()
        };
        assert_eq!(padded.check(), Ok(()));
        let elsewhere = Browser {
            endpoint: "javascript:alert(1)".to_owned(),
            ..example()
        };
        assert!(matches!(elsewhere.check(), Err(BadBrowser::Endpoint(_))));
        let short = Browser {
            auth: "BTBZMqHH6r4Tts7J".to_owned(),
            ..example()
        };
        assert_eq!(short.check(), Err(BadBrowser::Secret));
        let garbled = Browser {
            auth: "not base64!".to_owned(),
            ..example()
        };
        assert_eq!(garbled.check(), Err(BadBrowser::Secret));
    }

    #[test]
    fn a_key_has_to_be_a_whole_point_on_the_curve() {
        let off_the_curve = Browser {
            p256dh: example().p256dh.replace("Aiw4", "Aiw8"),
            ..example()
        };
        assert_eq!(off_the_curve.check(), Err(BadBrowser::Key));
        let point = example().read().expect("a browser").key;
        let compressed = p256::EncodedPoint::from(point).compress();
        let short = Browser {
            p256dh: DECODER.encode(compressed),
            ..example()
        };
        assert_eq!(short.check(), Err(BadBrowser::Key));
    }
}
