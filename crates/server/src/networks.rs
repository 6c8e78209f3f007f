//! Networks: addresses that begin alike.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A network such as `10.0.0.0/8`, or one address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    first: IpAddr,
    /// How many bits its addresses have in common.
    bits: u8,
}

/// Several networks. In a file a list of texts, in the environment one text with commas.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Networks(Vec<Network>);

/// An address of version 4 that was written as one of version 6, as it is.
pub fn plain(address: IpAddr) -> IpAddr {
    address.to_canonical()
}

impl Network {
    /// Whether an address belongs to it.
    pub fn contains(&self, address: IpAddr) -> bool {
        let differ = match (self.first, plain(address)) {
            (IpAddr::V4(first), IpAddr::V4(address)) => {
                (first.to_bits() ^ address.to_bits()).leading_zeros()
            }
            (IpAddr::V6(first), IpAddr::V6(address)) => {
                (first.to_bits() ^ address.to_bits()).leading_zeros()
            }
            _ => return false,
        };
        differ >= u32::from(self.bits)
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Network, String> {
        let wrong =
            || format!("{text:?} is no network; write an address such as 10.1.2.3, or 10.0.0.0/8");
        let (address, bits) = text.trim().split_once('/').unwrap_or((text.trim(), ""));
        let first = plain(address.parse().map_err(|_| wrong())?);
        let most = if first.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            "" => most,
            bits => bits.parse().map_err(|_| wrong())?,
        };
        (bits <= most)
            .then_some(Network { first, bits })
            .ok_or_else(wrong)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

impl Networks {
    /// This machine.
    pub fn this_machine() -> Networks {
        let one = |first: IpAddr, bits| Network { first, bits };
        Networks(vec![
            one(Ipv4Addr::new(127, 0, 0, 0).into(), 8),
            one(Ipv6Addr::LOCALHOST.into(), 128),
        ])
    }

    /// Whether an address belongs to one of them.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }
}

impl FromStr for Networks {
    type Err = String;

    fn from_str(text: &str) -> Result<Networks, String> {
        let parts = text.split(',').map(str::trim);
        let parts = parts.filter(|part| !part.is_empty());
        parts
            .map(Network::from_str)
            .collect::<Result<_, _>>()
            .map(Networks)
    }
}

impl Serialize for Networks {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(|network| network.to_string()))
    }
}

impl<'de> Deserialize<'de> for Networks {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Networks, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Text(String),
            List(Vec<String>),
        }
        let text = match Written::deserialize(from)? {
            Written::Text(text) => text,
            Written::List(list) => list.join(","),
        };
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_belong_to_networks() {
        let networks: Networks = "10.0.0.0/8, 192.0.2.7, 2001:db8::/32"
            .parse()
            .expect("three");
        let within = |text: &str| networks.contains(text.parse().expect("an address"));
        assert!(within("10.255.0.1") && within("192.0.2.7") && within("2001:db8:1::1"));
        assert!(
            within("::ffff:10.1.1.1"),
            "the same address in a longer form"
        );
        assert!(!within("11.0.0.1") && !within("192.0.2.8") && !within("2001:db9::1"));
        let all: Networks = "0.0.0.0/0".parse().expect("all");
        assert!(all.contains(IpAddr::from([8, 8, 8, 8])));
        assert!(!all.contains(Ipv6Addr::LOCALHOST.into()));
        for wrong in ["10.0.0.0/33", "here", "10.0.0.0/x", "1.2.3"] {
            let error = wrong.parse::<Networks>().expect_err("no network");
            assert!(error.contains("10.0.0.0/8"), "{error}");
        }
    }
}
