//! Telling people that it is their turn while they are not looking.
//!
//! Whom to tell is stored with the entry that makes a table wait for them ([`crate::store::Append`]); from
//! there a task of its own delivers it.

mod delivery;

use std::sync::Arc;

use notices::{Browser, Contact, Notice, Options, Sender};
use protocol::Code;
use protocol::people::PushSubscription;
use tokio::sync::Notify;

pub use delivery::run;

use crate::config::Config;
use crate::refused::Refused;
use crate::start::StartError;
use crate::store::Webhook;

/// Whoever takes the calls of webhooks instead of the hosts in their addresses: says whether they did.
pub type Callee = Arc<dyn Fn(&Notice) -> bool + Send + Sync>;

/// Tells people.
#[derive(Clone)]
pub struct Notices {
    sender: Arc<Sender>,
    callee: Option<Callee>,
    /// Where people find this server, if the host has said it.
    public: Option<String>,
    /// Where they find it if nobody has ever said it.
    listen: String,
    woken: Arc<Notify>,
}

impl Notices {
    /// With the keys of this server, which are made if there are none.
    pub fn open(config: &Config, callee: Option<Callee>) -> Result<Notices, StartError> {
        let options = Options {
            contact: contact(config)?,
            allow_private: config.allow_private_addresses,
            ..Options::default()
        };
        let keys = ::notices::Keys::open(&config.data.join("push-key"))?;
        let public = config.public_url.as_deref().map(without_slash);
        Ok(Notices {
            sender: Arc::new(Sender::new(keys, options)),
            callee,
            public: public.filter(|url| !url.is_empty()),
            listen: format!("http://{}", config.listen),
            woken: Arc::default(),
        })
    }

    /// The public key that browsers need.
    pub fn key(&self) -> String {
        self.sender.keys().public()
    }

    /// Something has been put into the outbox.
    pub fn wake(&self) {
        self.woken.notify_one();
    }

    /// What the links in calls of a webhook begin with.
    fn host_for(&self, webhook: &Webhook) -> String {
        let known = self.public.as_ref().or(webhook.origin.as_ref());
        known.unwrap_or(&self.listen).clone()
    }
}

/// Whom push services can write to: whom the host has named, else the page of the server itself.
pub fn contact(config: &Config) -> Result<Contact, StartError> {
    if let Some(text) = &config.contact {
        return Ok(Contact::read(text)?);
    }
    let page = config.public_url.as_deref();
    Ok(page
        .and_then(|url| Contact::read(url).ok())
        .unwrap_or_default())
}

fn without_slash(url: &str) -> String {
    url.trim_end_matches('/').to_owned()
}

/// Whether notices can be sent to such a browser.
pub fn check(browser: &PushSubscription) -> Result<(), Refused> {
    let checked = read(browser).check();
    checked.map_err(|error| Refused::with(Code::BadRequest, error.to_string()))
}

fn read(browser: &PushSubscription) -> Browser {
    Browser {
        endpoint: browser.endpoint.clone(),
        p256dh: browser.keys.p256dh.clone(),
        auth: browser.keys.auth.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(contact: Option<&str>, public_url: Option<&str>) -> Config {
        Config {
            contact: contact.map(str::to_owned),
            public_url: public_url.map(str::to_owned),
            ..Config::default()
        }
    }

    #[test]
    fn push_services_are_told_a_contact_that_they_accept() {
        let told = |contact: Option<&str>, url| {
            let told = super::contact(&with(contact, url)).expect("a contact");
            told.as_str().to_owned()
        };
        let own = "mailto:host@games.example.org";
        let page = "https://games.example.org";
        assert_eq!(told(Some(own), Some(page)), own);
        assert_eq!(told(None, Some(page)), page);
        assert_eq!(told(None, None), "mailto:reverie@example.org");
        assert_eq!(told(None, Some("http://box:7777")), told(None, None));
    }

    #[test]
    fn a_wrong_contact_is_reported_with_what_to_do() {
        let error = contact(&with(Some("me@example.org"), None)).expect_err("no contact");
        let text = error.to_string();
        assert!(
            text.contains("`contact`") && text.contains("mailto:"),
            "{text}"
        );
    }
}
