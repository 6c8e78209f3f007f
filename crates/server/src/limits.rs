//! How much anybody may ask for, so that nobody takes the server from others.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use protocol::Code;

use crate::config::Config;
use crate::refused::Refused;

type Keyed<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// How many seconds' worth may come at once.
const BURST: u32 = 4;

/// How many people of one household may say as much as one person may. Another name costs nothing.
const TALKERS: u32 = 10;

/// How many moments count as much as one record. Somebody who steps through a game asks for each of them: with
/// the default that is a game of 2,500 moves with an arrow key held down.
const MOMENTS: u32 = 10;

/// How many questions to a coach there may be for each answer that is worked out: one is told in three sizes, and again
/// to whoever comes back.
const QUESTIONS: u32 = 4;

/// The limits.
pub struct Limits {
    addresses: Option<Keyed<IpAddr>>,
    people: Option<Keyed<String>>,
    /// The messages of all people of a household.
    talk: Option<Keyed<IpAddr>>,
    guests: Option<Keyed<IpAddr>>,
    tables: Option<Keyed<IpAddr>>,
    records: Option<Keyed<IpAddr>>,
    strangers: Option<Keyed<(String, IpAddr)>>,
    /// The strangers of a neighbourhood.
    crowds: Option<Keyed<(String, IpAddr)>>,
    moments: Option<Keyed<IpAddr>>,
    hints: Option<Keyed<IpAddr>>,
    /// The questions to a coach, also those whose answers are there.
    questions: Option<Keyed<IpAddr>>,
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
pub fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => IpAddr::V4(mapped),
            None => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        },
        IpAddr::V4(_) => address,
    }
}

/// Those who probably belong together: whoever has many addresses has them mostly side by side. Of version 6 the 48
/// bits that a customer gets, of version 4 the first 24. As strangers may live there as well, it is for sharing
/// what there is, never a reason to refuse somebody while there is enough.
pub fn neighbourhood(address: IpAddr) -> IpAddr {
    match household(address) {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 80 << 80)),
        IpAddr::V4(address) => IpAddr::V4(Ipv4Addr::from_bits(address.to_bits() >> 8 << 8)),
    }
}

fn limiter<K: std::hash::Hash + Eq + Clone>(per_second: u32) -> Option<Keyed<K>> {
    let rate = NonZeroU32::new(per_second)?;
    let burst = rate.saturating_mul(NonZeroU32::new(BURST)?);
    Some(RateLimiter::keyed(
        Quota::per_second(rate).allow_burst(burst),
    ))
}

/// A limit for a longer time, all of which may be used at once.
fn slow_limiter(quota: fn(NonZeroU32) -> Quota, most: u32) -> Option<Keyed<IpAddr>> {
    Some(RateLimiter::keyed(quota(NonZeroU32::new(most)?)))
}

/// How much strangers of one household may do at one table at once, and when once more: half of what fills up
/// again for all of them (`scene::shares`), so that one household never uses that up.
const STRANGERS: (u32, Duration) = (200, Duration::from_mins(4));

/// The same for a neighbourhood: half of the room that is there for all, and two thirds of what fills up again. Who has
/// many households, such as all of a network of version 6, does not use it up either.
const CROWD: (u32, Duration) = (500, Duration::from_mins(3));

fn at_a_table(limited: bool, (most, another): (u32, Duration)) -> Option<Keyed<(String, IpAddr)>> {
    let quota = Quota::with_period(another)?.allow_burst(NonZeroU32::new(most)?);
    limited.then(|| RateLimiter::keyed(quota))
}

/// Counts one thing more for a household, or refuses it.
fn count(limiter: Option<&Keyed<IpAddr>>, address: IpAddr, code: Code) -> Result<(), Refused> {
    match limiter {
        Some(limiter) if limiter.check_key(&household(address)).is_err() => {
            metrics::counter!("reverie_refused_floods").increment(1);
            Err(Refused::new(code))
        }
        _ => Ok(()),
    }
}

impl Limits {
    /// The limits that the host has set.
    pub fn new(config: &Config) -> Limits {
        Limits {
            addresses: limiter(config.requests_per_second),
            people: limiter(config.messages_per_second),
            talk: limiter(config.messages_per_second.saturating_mul(TALKERS)),
            guests: slow_limiter(Quota::per_hour, config.guests_per_hour),
            tables: slow_limiter(Quota::per_hour, config.tables_per_hour),
            records: slow_limiter(Quota::per_minute, config.records_per_minute),
            strangers: at_a_table(config.messages_per_second > 0, STRANGERS),
            crowds: at_a_table(config.messages_per_second > 0, CROWD),
            moments: slow_limiter(
                Quota::per_minute,
                config.records_per_minute.saturating_mul(MOMENTS),
            ),
            hints: slow_limiter(Quota::per_minute, config.hints_per_minute),
            questions: slow_limiter(
                Quota::per_minute,
                config.hints_per_minute.saturating_mul(QUESTIONS),
            ),
            sockets: Arc::default(),
            sockets_per_address: config.sockets_per_address,
        }
    }

    /// One more request from an address.
    pub fn request(&self, address: IpAddr) -> Result<(), Refused> {
        count(self.addresses.as_ref(), address, Code::TooMany)
    }

    /// One more guest from an address.
    pub fn guest(&self, address: IpAddr) -> Result<(), Refused> {
        count(self.guests.as_ref(), address, Code::TooManyGuests)
    }

    /// One more table opened from an address.
    pub fn table(&self, address: IpAddr) -> Result<(), Refused> {
        count(self.tables.as_ref(), address, Code::TooManyOpened)
    }

    /// One more record asked for from an address.
    pub fn record(&self, address: IpAddr) -> Result<(), Refused> {
        count(self.records.as_ref(), address, Code::TooManyRecords)
    }

    /// One thing more that a stranger does at a table: it takes up room that strangers share.
    pub fn stranger(&self, table: &str, address: IpAddr) -> Result<(), Refused> {
        // What a household is refused takes nothing from its neighbours.
        let limits = [
            (&self.strangers, household(address)),
            (&self.crowds, neighbourhood(address)),
        ];
        for (limiter, who) in limits {
            let key = (table.to_owned(), who);
            if let Some(limiter) = limiter
                && limiter.check_key(&key).is_err()
            {
                metrics::counter!("reverie_refused_floods").increment(1);
                return Err(Refused::new(Code::TableFull));
            }
        }
        Ok(())
    }

    /// One more moment of a game asked for from an address, that is not written down yet.
    pub fn moment(&self, address: IpAddr) -> Result<(), Refused> {
        count(self.moments.as_ref(), address, Code::TooManyRecords)
    }

    /// What an address was answered has cost as much as that many more moments.
    pub fn moments(&self, address: IpAddr, more: usize) {
        // Nothing is left to be taken from whoever has used up all of it.
        let _ = (0..more).try_for_each(|_| self.moment(address));
    }

    /// One more hint asked for from an address, that is not worked out yet.
    pub fn hint(&self, address: IpAddr) -> Result<(), Refused> {
        count(self.hints.as_ref(), address, Code::TooManyHints)
    }

    /// One more question to a coach from an address, whether its answer has to be worked out or not.
    pub fn question(&self, address: IpAddr) -> Result<(), Refused> {
        count(self.questions.as_ref(), address, Code::TooManyHints)
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

    /// One more message of a person at an address.
    pub fn message(&self, person: &str, address: IpAddr) -> Result<(), Refused> {
        count(self.talk.as_ref(), address, Code::TooMany)?;
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
        let households = [
            &self.addresses,
            &self.talk,
            &self.guests,
            &self.tables,
            &self.records,
            &self.moments,
            &self.hints,
            &self.questions,
        ];
        for limiter in households.into_iter().flatten() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        if let Some(limiter) = &self.people {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
        for limiter in [&self.strangers, &self.crowds].into_iter().flatten() {
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
    fn strangers_of_one_household_leave_room_at_a_table_for_others() {
        let limits = Limits::new(&Config::default());
        let [here, there] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let often = (0..1000).take_while(|_| limits.stranger("one", here).is_ok());
        assert_eq!(often.count(), 200);
        assert!(limits.stranger("one", there).is_ok());
        assert!(limits.stranger("two", here).is_ok());
    }

    /// All strangers together have room for a thousand things at a table.
    #[test]
    fn strangers_of_one_network_leave_room_at_a_table_for_others() {
        let limits = Limits::new(&Config::default());
        let in_network = |network: u32, house: u32| -> IpAddr {
            let text = format!("2001:db8:{network:x}:{house:x}::1");
            text.parse().expect("an address")
        };
        let often = (0..5000).filter(|number| {
            let address = in_network(1, number % 100);
            limits.stranger("one", address).is_ok()
        });
        assert_eq!(often.count(), 500);
        assert!(limits.stranger("one", in_network(2, 0)).is_ok());
        assert!(limits.stranger("two", in_network(1, 0)).is_ok());
    }

    /// Who asks for too much alone leaves their neighbours what is theirs.
    #[test]
    fn one_household_does_not_use_up_its_neighbours_room() {
        let limits = Limits::new(&Config::default());
        let [here, there] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        for _ in 0..5000 {
            let _ = limits.stranger("one", here);
        }
        let often = (0..1000).take_while(|_| limits.stranger("one", there).is_ok());
        assert_eq!(often.count(), 200);
    }

    #[test]
    fn neighbours_are_side_by_side() {
        let near = |text: &str| neighbourhood(text.parse().expect("an address")).to_string();
        assert_eq!(near("2001:db8:1:2:3:4:5:6"), "2001:db8:1::");
        assert_eq!(near("192.0.2.7"), "192.0.2.0");
        assert_eq!(near("::ffff:192.0.2.7"), "192.0.2.0");
    }

    #[test]
    fn many_names_in_one_household_say_no_more_than_some() {
        let limits = Limits::new(&Config {
            messages_per_second: 5,
            ..Config::default()
        });
        let [here, there] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        // Everybody says as much as a person may say at once.
        let heard = |person: u32| {
            let name = person.to_string();
            let times = (0..5 * BURST).filter(|_| limits.message(&name, here).is_ok());
            times.count()
        };
        let heard: usize = (0..100).map(heard).sum();
        let most = (5 * BURST * TALKERS) as usize;
        assert!((most..2 * most).contains(&heard), "{heard} messages");
        assert!(limits.message("other", there).is_ok());
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
