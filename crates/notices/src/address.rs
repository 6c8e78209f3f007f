//! The web addresses notices go to, as a person or a browser gave them.

use ureq::http::Uri;

/// The most characters an address may have. Push services give out a few hundred.
const LONGEST: usize = 2000;

/// Why a web address is none that a notice can go to.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadAddress {
    /// It is longer than any honest address.
    #[error("the address is longer than {LONGEST} characters")]
    TooLong,
    /// It does not read as an address.
    #[error("the address cannot be read; it has to look like https://example.org/path")]
    Unreadable,
    /// It is for something else than the web.
    #[error("the address has to begin with http:// or https://")]
    NotWeb,
    /// It names no computer.
    #[error("the address names no host; it has to look like https://example.org/path")]
    NoHost,
}

/// Whether a notice could be sent to this address, by its looks alone: nothing is looked up.
///
/// Call it when a person gives a webhook, to tell them at once.
pub fn check_address(address: &str) -> Result<(), BadAddress> {
    Address::read(address).map(drop)
}

/// A web address that passed the check.
#[derive(Clone, Debug)]
pub(crate) struct Address {
    uri: Uri,
}

impl Address {
    /// Reads what somebody gave us.
    pub(crate) fn read(text: &str) -> Result<Address, BadAddress> {
        if text.len() > LONGEST {
            return Err(BadAddress::TooLong);
        }
        let uri: Uri = text.parse().map_err(|_| BadAddress::Unreadable)?;
        if !matches!(uri.scheme_str(), Some("http" | "https")) {
            return Err(BadAddress::NotWeb);
        }
        if uri.host().is_none_or(str::is_empty) {
            return Err(BadAddress::NoHost);
        }
        Ok(Address { uri })
    }

    /// The address, as the HTTP client takes it.
    pub(crate) fn uri(&self) -> &Uri {
        &self.uri
    }

    /// The host alone, for messages: the rest of an address may be secret.
    pub(crate) fn host(&self) -> &str {
        self.uri.host().unwrap_or_default()
    }

    /// Scheme, host and port as browsers write an origin: the port only where it is not the usual one.
    pub(crate) fn origin(&self) -> String {
        let scheme = self.uri.scheme_str().unwrap_or_default();
        let host = self.host();
        match (scheme, self.uri.port_u16()) {
            ("http", Some(80)) | ("https", Some(443)) | (_, None) => format!("{scheme}://{host}"),
            (_, Some(port)) => format!("{scheme}://{host}:{port}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_web_addresses_with_a_host_pass() {
        assert_eq!(check_address("https://example.org/hook?key=1"), Ok(()));
        assert_eq!(check_address("http://[2001:db8::1]:8080"), Ok(()));
        assert_eq!(
            check_address("file:///etc/passwd"),
            Err(BadAddress::Unreadable)
        );
        assert_eq!(check_address("ftp://example.org/"), Err(BadAddress::NotWeb));
        assert_eq!(check_address("/hook"), Err(BadAddress::NotWeb));
        assert_eq!(check_address("http://:80/"), Err(BadAddress::NoHost));
        assert_eq!(check_address("my hook"), Err(BadAddress::Unreadable));
        assert_eq!(check_address(""), Err(BadAddress::Unreadable));
        let long = format!("https://example.org/{}", "a".repeat(LONGEST));
        assert_eq!(check_address(&long), Err(BadAddress::TooLong));
    }

    #[test]
    fn an_origin_is_written_as_browsers_do() {
        let origin = |text| Address::read(text).expect("an address").origin();
        assert_eq!(
            origin("https://push.example.org/a/b?c"),
            "https://push.example.org"
        );
        assert_eq!(
            origin("https://push.example.org:443/"),
            "https://push.example.org"
        );
        assert_eq!(
            origin("http://me:word@127.0.0.1:8080/"),
            "http://127.0.0.1:8080"
        );
        assert_eq!(
            origin("https://push.example.org:80/"),
            "https://push.example.org:80"
        );
    }
}
