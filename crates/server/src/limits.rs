//! How much anybody may ask for, so that nobody takes the server from others.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use protocol::Code;

use crate::config::Config;
use crate::refused::Refused;

type Keyed<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// How many seconds' worth may come at once.
const BURST: u32 = 4;

/// The limits.
pub struct Limits {
    addresses: Option<Keyed<IpAddr>>,
    people: Option<Keyed<String>>,
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    sockets_per_address: u32,
}

/// One open socket of an address, counted until this is dropped.
pub struct OpenSocket {
    sockets: Arc<Mutex<HashMap<IpAddr, u32>>>,
    address: IpAddr,
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

/// One household, as far as an address tells: of a version 6 address the part that a provider gives out,
/// since whoever has it may take any of the addresses behind it.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => IpAddr::V4(mapped),
            None => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        },
        IpAddr::V4(_) => address,
    }
}

fn limiter<K: std::hash::Hash + Eq + Clone>(per_second: u32) -> Option<Keyed<K>> {
    let rate = NonZeroU32::new(per_second)?;
    let burst = rate.saturating_mul(NonZeroU32::new(BURST)?);
    Some(RateLimiter::keyed(
        Quota::per_second(rate).allow_burst(burst),
    ))
}

impl Limits {
    /// The limits that the host has set.
    pub fn new(config: &Config) -> Limits {
        Limits {
            addresses: limiter(config.requests_per_second),
            people: limiter(config.messages_per_second),
            sockets: Arc::default(),
            sockets_per_address: config.sockets_per_address,
        }
    }

    /// One more request from an address.
    pub fn request(&self, address: IpAddr) -> Result<(), Refused> {
        match &self.addresses {
            Some(limiter) if limiter.check_key(&household(address)).is_err() => {
                metrics::counter!("reverie_refused_floods").increment(1);
                Err(Refused::new(Code::TooMany))
            }
            _ => Ok(()),
        }
    }

    /// One more socket from an address.
    pub fn socket(&self, address: IpAddr) -> Result<OpenSocket, Refused> {
        let address = household(address);
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_insert(0);
        if self.sockets_per_address > 0 && *count >= self.sockets_per_address {
            metrics::counter!("reverie_refused_floods").increment(1);
            return Err(Refused::new(Code::TooMany));
        }
        *count += 1;
        let sockets = Arc::clone(&self.sockets);
        Ok(OpenSocket { sockets, address })
    }

    /// One more message of a person.
    pub fn message(&self, person: &str) -> Result<(), Refused> {
        match &self.people {
            Some(limiter) if limiter.check_key(&person.to_owned()).is_err() => {
                metrics::counter!("reverie_refused_floods").increment(1);
                Err(Refused::new(Code::TooMany))
            }
            _ => Ok(()),
        }
    }

    /// Forgets those who have not asked for anything lately.
    pub fn forget(&self) {
        if let Some(limiter) = &self.addresses {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        if let Some(limiter) = &self.people {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_is_one_address_or_one_network_of_version_six() {
        let address = |text: &str| text.parse::<IpAddr>().expect("an address");
        let one = household(address("2001:db8:1:2:3:4:5:6"));
        assert_eq!(one, household(address("2001:db8:1:2:ffff::1")));
        assert_ne!(one, household(address("2001:db8:1:3:3:4:5:6")));
        assert_eq!(household(address("::ffff:192.0.2.7")), address("192.0.2.7"));
        assert_ne!(address("192.0.2.7"), household(address("192.0.2.8")));
    }

    #[test]
    fn sockets_are_counted_until_they_close() {
        let limits = Limits::new(&Config {
            sockets_per_address: 2,
            ..Config::default()
        });
        let [here, there] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let first = limits.socket(here).ok();
        let second = limits.socket(here).ok();
        assert!(first.is_some() && second.is_some());
        assert!(limits.socket(here).is_err());
        assert!(limits.socket(there).is_ok());
        drop(first);
        assert!(limits.socket(here).is_ok());
    }
}
