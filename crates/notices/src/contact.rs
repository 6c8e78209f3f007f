//! Whom a push service can write to about a server.

use crate::address::Address;

/// Whom a push service can write to if a server gives it trouble: `mailto:somebody@example.org` or an
/// address with `https:`. Apple's service refuses every message of a server whose contact has a host that
/// can't be on the internet, so such a one is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contact(String);

/// Why a text is no contact.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadContact {
    /// It is neither a mail address nor one of the web.
    #[error(
        "the contact {0:?} is neither a mail address such as mailto:you@example.org nor a page such as https://example.org/contact"
    )]
    Form(String),
    /// Its host is known to nobody but one's own network.
    #[error(
        "the contact {contact:?} is at {host:?}, which is not on the internet: push services, Apple's for one, refuse it"
    )]
    Local {
        /// The whole contact.
        contact: String,
        /// Its host.
        host: String,
    },
}

/// The last words of names that lead nowhere on the internet (RFC 2606, RFC 6761, RFC 6762, RFC 8375).
const LOCAL: [&str; 9] = [
    "local",
    "localhost",
    "localdomain",
    "invalid",
    "test",
    "example",
    "internal",
    "lan",
    "arpa",
];

impl Contact {
    /// Reads what a host has set.
    pub fn read(text: &str) -> Result<Contact, BadContact> {
        let form = || BadContact::Form(text.to_owned());
        let host = match text.strip_prefix("mailto:") {
            Some(mail) => mail_host(mail).ok_or_else(form)?.to_owned(),
            None if text.starts_with("https://") && is_plain(text) => {
                let address = Address::read(text).map_err(|_| form())?;
                address.host().to_owned()
            }
            None => return Err(form()),
        };
        if !is_named(&host) {
            let contact = text.to_owned();
            return Err(BadContact::Local { contact, host });
        }
        Ok(Contact(text.to_owned()))
    }

    /// The contact, as a push service is told it.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// An address that is right in form and that every push service takes. Nobody reads what is sent there.
impl Default for Contact {
    fn default() -> Contact {
        Contact("mailto:reverie@example.org".to_owned())
    }
}

fn is_plain(text: &str) -> bool {
    text.bytes().all(|letter| letter.is_ascii_graphic())
}

fn mail_host(mail: &str) -> Option<&str> {
    let (name, host) = mail.split_once('@')?;
    let fits = !name.is_empty() && is_plain(mail) && mail.len() <= 254;
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'.');
    (fits && !host.is_empty() && host.bytes().all(plain)).then_some(host)
}

/// Whether a host has a name of several words that may be known to all.
fn is_named(host: &str) -> bool {
    let words: Vec<&str> = host.split('.').collect();
    let last = words.last().map(|word| word.to_ascii_lowercase());
    let known = last.is_some_and(|last| {
        let letters = last.bytes().any(|letter| letter.is_ascii_alphabetic());
        letters && !LOCAL.contains(&last.as_str())
    });
    known && words.len() > 1 && words.iter().all(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mail_addresses_and_pages_on_the_internet_are_contacts() {
        for text in [
            "mailto:host@games.example.org",
            "https://games.example.org",
            "https://example.org:8443/contact?a=1",
        ] {
            let contact = Contact::read(text);
            assert_eq!(contact.as_ref().map(Contact::as_str), Ok(text));
        }
        let known = Contact::default();
        assert_eq!(Contact::read(known.as_str()), Ok(known));
    }

    #[test]
    fn what_apple_refuses_is_refused_at_once() {
        for text in [
            "mailto:reverie@localhost",
            "mailto:host@games.local",
            "mailto:host@games.INVALID",
            "https://localhost/",
            "https://192.168.1.7/",
            "https://box",
        ] {
            let refused = Contact::read(text).expect_err(text);
            assert!(matches!(refused, BadContact::Local { .. }), "{refused}");
        }
    }

    #[test]
    fn anything_else_is_none() {
        for text in [
            "",
            "host@example.org",
            "mailto:",
            "mailto:@example.org",
            "mailto: host@example.org",
            "mailto:host@example.org?subject=a",
            "mailto:a@b@example.org",
            "http://example.org",
            "https://",
            "https://example.org/a b",
        ] {
            let refused = Contact::read(text).expect_err(text);
            assert!(matches!(refused, BadContact::Form(_)), "{text}: {refused}");
            assert!(refused.to_string().contains("mailto:you@"), "{refused}");
        }
    }
}
