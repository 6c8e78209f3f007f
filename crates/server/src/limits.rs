//! How much anybody may ask for, so that nobody takes the server from others.

use std::net::IpAddr;
use std::num::NonZeroU32;

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
        }
    }

    /// One more request from an address.
    pub fn request(&self, address: IpAddr) -> Result<(), Refused> {
        match &self.addresses {
            Some(limiter) if limiter.check_key(&address).is_err() => {
                metrics::counter!("reverie_refused_floods").increment(1);
                Err(Refused::new(Code::TooMany))
            }
            _ => Ok(()),
        }
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
