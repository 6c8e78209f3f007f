//! Keeping strangers' addresses away from the server's own machine and network.
//!
//! A person can give any webhook, also one that means a router or database beside the server. The check
//! is on the addresses that a name resolved to, the very ones the connection then uses: a name that
//! leads elsewhere when it is asked a second time does not get around it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

/// Looks names up, and refuses those that lead to an address that is not on the public internet.
#[derive(Debug, Default)]
pub(crate) struct PublicOnly {
    names: DefaultResolver,
}

/// The name led to this address, which is not on the public internet.
#[derive(Debug, thiserror::Error)]
#[error("{0} is not on the public internet")]
pub(crate) struct NotPublic(pub(crate) IpAddr);

impl Resolver for PublicOnly {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let resolved = self.names.resolve(uri, config, timeout)?;
        // One such address is enough: no honest public name has it.
        let inside = resolved
            .iter()
            .map(|found| found.ip())
            .find(|ip| !is_public(*ip));
        match inside {
            Some(ip) => Err(ureq::Error::Other(Box::new(NotPublic(ip)))),
            None => Ok(resolved),
        }
    }
}

fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared_by_carrier = a == 100 && (64..128).contains(&b);
    let protocols = (a, b, c) == (192, 0, 0);
    let benchmarks = a == 198 && (18..20).contains(&b);
    // "This network" begins with 0; multicast, reserved and broadcast addresses are all from 224 up.
    !(a == 0
        || a >= 224
        || ip.is_loopback()
        || ip.is_private()
        || ip.is_link_local()
        || ip.is_documentation()
        || shared_by_carrier
        || protocols
        || benchmarks)
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let v4 =
        |high: u16, low: u16| is_public_v4(Ipv4Addr::from(u32::from(high) << 16 | u32::from(low)));
    match ip.segments() {
        // Addresses that carry an old one are as public as that is: mapped, translated, tunnelled.
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => v4(high, low),
        [0x2002, high, low, ..] => v4(high, low),
        // Protocols and tunnels; documentation, twice.
        [0x2001, 0..0x200 | 0xdb8, ..] | [0x3fff, 0..0x1000, ..] => false,
        // All that is given out to the public begins with the bits 001. The rest is loopback,
        // unspecified, unique-local, link-local, multicast and what nobody uses.
        [first, ..] => first >> 13 == 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn public(text: &str) -> bool {
        is_public(text.parse().expect("an address"))
    }

    #[test]
    fn addresses_of_the_public_internet_pass() {
        for text in [
            "1.1.1.1",
            "100.63.255.255",
            "100.128.0.0",
            "172.15.0.1",
            "172.32.0.1",
            "198.17.0.1",
            "223.255.255.255",
            "2606:4700:4700::1111",
            "2a00:1450:4001::5",
            "::ffff:1.1.1.1",
            "64:ff9b::1.1.1.1",
            "2002:101:101::1",
        ] {
            assert!(public(text), "{text}");
        }
    }

    #[test]
    fn addresses_inside_are_refused() {
        for text in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.0.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
        ] {
            assert!(!public(text), "{text}");
            assert!(!public(&format!("::ffff:{text}")), "::ffff:{text}");
            assert!(!public(&format!("64:ff9b::{text}")), "64:ff9b::{text}");
        }
        for text in [
            "::",
            "::1",
            "::127.0.0.1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!public(text), "{text}");
        }
    }
}
