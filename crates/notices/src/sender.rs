//! Sending a notice, by push or by webhook.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::address::{Address, BadAddress};
use crate::browser::{BadBrowser, Browser};
use crate::client::{Client, Unreached};
use crate::contact::Contact;
use crate::encryption;
use crate::keys::Keys;
use crate::notice::Notice;
use crate::{signature, vapid};

/// How long a push service keeps a message for a browser that is off, in seconds: three days.
const KEPT: &str = "259200";

/// The header with the name of a notice, the same each time that it is sent.
const NAME: &str = "Reverie-Notice";

/// How notices are sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whom a push service can write to about this server.
    pub contact: Contact,
    /// Whether notices may go to the server's own machine and network. For tests, and for servers at
    /// home that only friends use.
    pub allow_private: bool,
    /// How long one notice may take, from looking up the name to the answer.
    pub timeout: Duration,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            contact: Contact::default(),
            allow_private: false,
            timeout: Duration::from_secs(10),
        }
    }
}

/// Why a push message was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PushError {
    /// The browser takes no more notices: forget it.
    #[error("the person no longer allows notices in this browser")]
    Gone,
    /// The browser can never be sent anything: forget it.
    #[error(transparent)]
    Browser(#[from] BadBrowser),
    /// The notice does not fit into a push message, whichever browser it is for.
    #[error(
        "the notice is {0} bytes long, and a push message holds at most {most}",
        most = encryption::LONGEST
    )]
    TooLong(usize),
    /// The push service said no. It may take it later.
    #[error("the push service {host} refused the notice with status {status}: {reason}")]
    Refused {
        /// The push service.
        host: String,
        /// The HTTP status.
        status: u16,
        /// The beginning of what it said, for a log. It may be empty.
        reason: String,
    },
    /// The push service did not answer. It may later.
    #[error(transparent)]
    Unreached(#[from] Unreached),
}

/// Why a webhook was not told.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CallError {
    /// The webhook is no web address.
    #[error("the webhook is no good: {0}")]
    Address(#[from] BadAddress),
    /// It said no, or pointed to another address, which is not followed.
    #[error(
        "the webhook at {host} answered with status {status}, and only 200 to 299 mean that it took the notice"
    )]
    Refused {
        /// The host in the address.
        host: String,
        /// The HTTP status.
        status: u16,
    },
    /// It did not answer. It may later.
    #[error(transparent)]
    Unreached(#[from] Unreached),
}

impl PushError {
    /// Whether it makes no sense to try this notice again at this browser.
    pub fn is_final(&self) -> bool {
        match self {
            PushError::Gone | PushError::Browser(_) | PushError::TooLong(_) => true,
            PushError::Refused { status, .. } => matches!(status, 400 | 413),
            PushError::Unreached(unreached) => unreached.is_final(),
        }
    }
}

impl CallError {
    /// Whether it makes no sense to try this notice again at this webhook.
    pub fn is_final(&self) -> bool {
        match self {
            CallError::Address(_) => true,
            // Anything else may be a mistake that somebody is just mending.
            CallError::Refused { status, .. } => *status == 410,
            CallError::Unreached(unreached) => unreached.is_final(),
        }
    }
}

/// Sends notices. Cheap to clone; clones share their connections.
#[derive(Clone, Debug)]
pub struct Sender {
    keys: Keys,
    contact: Contact,
    client: Client,
}

impl Sender {
    /// A sender that signs push messages with these keys.
    pub fn new(keys: Keys, options: Options) -> Sender {
        let client = Client::new(options.allow_private, options.timeout);
        Sender {
            keys,
            contact: options.contact,
            client,
        }
    }

    /// The keys it signs with, whose public one browsers are given.
    pub fn keys(&self) -> &Keys {
        &self.keys
    }

    /// Pushes a notice to a browser. Blocks.
    pub fn push(&self, browser: &Browser, notice: &Notice) -> Result<(), PushError> {
        let receiver = browser.read()?;
        let message = notice.json();
        if message.len() > encryption::LONGEST {
            return Err(PushError::TooLong(message.len()));
        }
        let body = encryption::encrypt(&message, &receiver.key, &receiver.secret);
        let endpoint = &receiver.endpoint;
        let authorization =
            vapid::authorization(&self.keys, &endpoint.origin(), self.contact.as_str());
        let mut headers = vec![
            ("Authorization", authorization.as_str()),
            ("Content-Encoding", "aes128gcm"),
            ("Content-Type", "application/octet-stream"),
            ("TTL", KEPT),
            // Without it, a phone may keep the message to itself until it is next unlocked.
            ("Urgency", "high"),
        ];
        headers.extend(notice.topic().map(|topic| ("Topic", topic)));
        let answer = self.client.post(endpoint, &headers, &body)?;
        match answer.status {
            404 | 410 => Err(PushError::Gone),
            _ if answer.is_success() => Ok(()),
            status => {
                let host = endpoint.host().to_owned();
                Err(PushError::Refused {
                    host,
                    status,
                    reason: answer.reason,
                })
            }
        }
    }

    /// Posts a notice as JSON to a webhook, signed with its secret. Blocks.
    pub fn call(&self, url: &str, secret: &str, notice: &Notice) -> Result<(), CallError> {
        let address = Address::read(url)?;
        let body = notice.json();
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let signed = signature::sign(secret, now.unwrap_or_default().as_secs(), &body);
        let headers = [
            ("Content-Type", "application/json"),
            (NAME, notice.id.as_str()),
            (signature::HEADER, signed.as_str()),
        ];
        let answer = self.client.post(&address, &headers, &body)?;
        if answer.is_success() {
            return Ok(());
        }
        // What it said stays here: a webhook's owner must not read other hosts' pages through us.
        Err(CallError::Refused {
            host: address.host().to_owned(),
            status: answer.status,
        })
    }
}
