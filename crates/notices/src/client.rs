//! The HTTP client: one POST, to an address we do not trust.

use std::io::Read;
use std::net::IpAddr;
use std::time::Duration;

use ureq::Agent;
use ureq::config::Config;
use ureq::unversioned::resolver::DefaultResolver;
use ureq::unversioned::transport::DefaultConnector;

use crate::address::Address;
use crate::public_only::{NotPublic, PublicOnly};

/// How much of an answer is read: enough for a push service to say what it does not like.
const MOST_READ: u64 = 1024;

/// Why there was no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreached {
    /// The host is inside the server's own machine or network.
    #[error(
        "{host} leads to {address}, which is not on the public internet: notices do not go there unless the server allows private addresses"
    )]
    Private {
        /// The host in the address.
        host: String,
        /// What it resolved to.
        address: IpAddr,
    },
    /// It took too long.
    #[error("{host} did not answer within {after:?}")]
    Late {
        /// The host in the address.
        host: String,
        /// How long it had.
        after: Duration,
    },
    /// The name is unknown, the connection failed, or the answer was not HTTP.
    #[error("{host} could not be reached: {why}")]
    Failed {
        /// The host in the address.
        host: String,
        /// What went wrong.
        why: String,
    },
}

impl Unreached {
    /// Whether it will be the same the next time.
    pub(crate) fn is_final(&self) -> bool {
        matches!(self, Unreached::Private { .. })
    }
}

/// What the other side said.
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The beginning of what it gave as a reason, if it refused.
    pub(crate) reason: String,
}

impl Answer {
    pub(crate) fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Client {
    agent: Agent,
    timeout: Duration,
}

impl Client {
    pub(crate) fn new(allow_private: bool, timeout: Duration) -> Client {
        let config = Config::builder()
            .timeout_global(Some(timeout))
            .http_status_as_error(false)
            // The notice is for the address that was given, not for where that may send us.
            .max_redirects(0)
            // A proxy would look names up itself, past our check of where they lead.
            .proxy(None)
            .max_response_header_size(16 * 1024)
            .user_agent(concat!("Reverie/", env!("CARGO_PKG_VERSION")))
            .build();
        let connector = DefaultConnector::default();
        let agent = if allow_private {
            Agent::with_parts(config, connector, DefaultResolver::default())
        } else {
            Agent::with_parts(config, connector, PublicOnly::default())
        };
        Client { agent, timeout }
    }

    pub(crate) fn post(
        &self,
        address: &Address,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Result<Answer, Unreached> {
        let request = self.agent.post(address.uri());
        let request = headers.iter().fold(request, |request, (name, value)| {
            request.header(*name, *value)
        });
        let response = request
            .send(body)
            .map_err(|error| self.explain(address, error))?;
        let mut answer = Answer {
            status: response.status().as_u16(),
            reason: String::new(),
        };
        if !answer.is_success() {
            let mut begin = Vec::new();
            // What came before an error is still worth telling, and the status already says it all.
            let _ = response
                .into_body()
                .into_reader()
                .take(MOST_READ)
                .read_to_end(&mut begin);
            answer.reason = one_line(&String::from_utf8_lossy(&begin));
        }
        Ok(answer)
    }

    fn explain(&self, address: &Address, error: ureq::Error) -> Unreached {
        let host = address.host().to_owned();
        let why = match error {
            ureq::Error::Timeout(_) => {
                return Unreached::Late {
                    host,
                    after: self.timeout,
                };
            }
            ureq::Error::Other(inner) => match inner.downcast::<NotPublic>() {
                Ok(inside) => {
                    return Unreached::Private {
                        host,
                        address: inside.0,
                    };
                }
                Err(other) => other.to_string(),
            },
            ureq::Error::Io(error) => error.to_string(),
            other => other.to_string(),
        };
        Unreached::Failed { host, why }
    }
}

/// Makes a stranger's text fit to stand in a log.
fn one_line(text: &str) -> String {
    let plain = text.replace(char::is_control, " ");
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ").chars().take(200).collect()
}
