//! Who asks, as far as the network tells.
//!
//! Whoever connects may be a proxy that asks for somebody else, and says for whom (`forwarded`). Anybody can write
//! that, so it is believed only if a trusted proxy says it; and of a list, each proxy vouches for the entry before
//! itself alone.
//!
//! A proxy on this machine that says nothing at all can't be told from a program here for certain. Two things give
//! most of them away: they ask for the name that visitors use, or in the oldest form of the protocol, as nginx does
//! unless it is told otherwise.

use std::net::IpAddr;

use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, Version};

use crate::config::Config;
use crate::forwarded::{self, FORWARDED_FOR};
use crate::networks::plain;

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caller {
    /// The address of whoever asks in the end.
    pub address: IpAddr,
    /// Whether it is a program on the machine of the server itself, with nobody in between.
    pub host: bool,
    /// Whether a proxy on this machine seems to have passed it on without saying for whom.
    pub unannounced: bool,
}

/// What proxies write. A request with any of these was made for somebody else.
const FORWARDING: [HeaderName; 7] = [
    FORWARDED_FOR,
    HeaderName::from_static("forwarded"),
    HeaderName::from_static("via"),
    HeaderName::from_static("x-forwarded-host"),
    HeaderName::from_static("x-forwarded-proto"),
    HeaderName::from_static("x-forwarded-port"),
    HeaderName::from_static("x-real-ip"),
];

impl Caller {
    /// Who asks with these headers in this version of the protocol, connected from this address.
    pub fn new(config: &Config, peer: IpAddr, version: Version, headers: &HeaderMap) -> Caller {
        let peer = plain(peer);
        let forwarded = FORWARDING.iter().any(|name| headers.contains_key(name));
        let direct = peer.is_loopback() && !forwarded;
        let own = version > Version::HTTP_10 && names_this_machine(headers);
        Caller {
            address: asking(config, peer, headers),
            host: direct && own,
            unannounced: direct && !own,
        }
    }
}

fn asking(config: &Config, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let trusted = |address: IpAddr| config.trusted_proxies.contains(address);
    if !config.behind_proxy && !trusted(peer) {
        return peer;
    }
    forwarded::asking(peer, headers, trusted)
}

/// Whether a request asks for this machine by a name that only this machine knows itself by. Somebody else's
/// request that a proxy passes on mostly names the server as they know it.
fn names_this_machine(headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(HOST) else {
        return false;
    };
    let Some(host) = host
        .to_str()
        .ok()
        .and_then(|host| host.parse::<Authority>().ok())
    else {
        return false;
    };
    let name = host.host().trim_end_matches('.').to_ascii_lowercase();
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    let loopback = bare
        .parse::<IpAddr>()
        .is_ok_and(|address| plain(address).is_loopback());
    loopback || name == "localhost" || name.ends_with(".localhost")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn parse(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    fn asked(config: &Config, peer: &str, lines: &[&str]) -> Caller {
        let mut headers = named("localhost:7777");
        for line in lines {
            headers.append(FORWARDED_FOR, HeaderValue::from_str(line).expect("a value"));
        }
        Caller::new(config, parse(peer), Version::HTTP_11, &headers)
    }

    /// The headers of somebody who asks for this host.
    fn named(host: &str) -> HeaderMap {
        HeaderMap::from_iter([(HOST, HeaderValue::from_str(host).expect("a value"))])
    }

    #[test]
    fn nobody_can_say_to_be_somebody_else() {
        let config = Config::default();
        // Not through a proxy that we know: what it says does not count.
        let caller = asked(&config, "203.0.113.5", &["198.51.100.1"]);
        assert_eq!(caller.address, parse("203.0.113.5"));
        // The proxy on this machine adds whom it saw to what it was told, on the same line or on one more.
        for lines in [
            &["127.0.0.1, 198.51.100.1, 203.0.113.5"][..],
            &["127.0.0.1", "198.51.100.1", "203.0.113.5"],
            &["127.0.0.1, 198.51.100.1", "203.0.113.5"],
            &["nonsense, 203.0.113.5:4711"],
            &["", "[::ffff:203.0.113.5]:80"],
            &["203.0.113.5, 127.0.0.1", "::1"],
        ] {
            for peer in ["127.0.0.1", "::1", "::ffff:127.0.0.1"] {
                let caller = asked(&config, peer, lines);
                assert_eq!(caller.address, parse("203.0.113.5"), "{lines:?}");
                assert!(!caller.host);
            }
        }
        // What can't be read hides what stands before it.
        let caller = asked(&config, "127.0.0.1", &["203.0.113.5, unknown"]);
        assert_eq!(caller.address, parse("127.0.0.1"));
        assert!(!caller.host);
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let config = Config {
            trusted_proxies: "10.0.0.0/8".parse().expect("a network"),
            ..Config::default()
        };
        let far = asked(
            &config,
            "10.0.0.2",
            &["198.51.100.1, 203.0.113.5, 10.9.9.9"],
        );
        assert_eq!(far.address, parse("203.0.113.5"));
        let local = asked(&config, "127.0.0.1", &["203.0.113.5"]);
        assert_eq!(local.address, parse("127.0.0.1"));
        // The older setting believes whoever connects, for one entry.
        let config = Config {
            behind_proxy: true,
            trusted_proxies: "".parse().expect("none"),
            ..Config::default()
        };
        let any = asked(&config, "192.0.2.1", &["198.51.100.1, 203.0.113.5"]);
        assert_eq!(any.address, parse("203.0.113.5"));
    }

    #[test]
    fn the_host_is_on_this_machine_and_nobody_stands_between() {
        let config = Config::default();
        assert!(asked(&config, "127.0.0.1", &[]).host);
        assert!(asked(&config, "::ffff:127.0.0.1", &[]).host);
        assert!(!asked(&config, "192.0.2.1", &[]).host);
        // Whoever is forwarded is a visitor, whatever the proxy passes on.
        assert!(!asked(&config, "127.0.0.1", &["127.0.0.1"]).host);
        for name in FORWARDING {
            let mut headers = named("localhost");
            headers.insert(name, HeaderValue::from_static(""));
            let caller = Caller::new(&config, parse("127.0.0.1"), Version::HTTP_11, &headers);
            assert!(!caller.host && !caller.unannounced);
        }
    }

    #[test]
    fn a_proxy_that_says_nothing_mostly_gives_itself_away() {
        let config = Config::default();
        let asked = |host: &str, version| {
            let caller = Caller::new(&config, parse("127.0.0.1"), version, &named(host));
            assert_ne!(caller.host, caller.unannounced);
            caller.host
        };
        for host in [
            "localhost",
            "LOCALHOST.:7777",
            "127.0.0.1:7777",
            "[::1]:7777",
            "a.localhost",
        ] {
            assert!(asked(host, Version::HTTP_11), "{host}");
            assert!(!asked(host, Version::HTTP_10), "{host}");
        }
        for host in [
            "games.example.org",
            "192.0.2.7:7777",
            "localhost.example.org",
            "[2001:db8::1]",
            "",
        ] {
            assert!(!asked(host, Version::HTTP_11), "{host}");
        }
        let nameless = HeaderMap::new();
        let caller = Caller::new(&config, parse("127.0.0.1"), Version::HTTP_11, &nameless);
        assert!(caller.unannounced);
        // Nobody else is on this machine.
        let far = Caller::new(&config, parse("192.0.2.1"), Version::HTTP_11, &nameless);
        assert!(!far.host && !far.unannounced);
    }
}
