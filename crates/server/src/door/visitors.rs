//! Who is connected, what they are doing, and who has to go when there is no room.
//!
//! A connection that has not asked for anything yet, or nothing since its last answer, is *spare*: whoever
//! holds it loses nothing when it is closed, but for the time to connect again. So is one that the server waits
//! for, as it asks or takes its answer: if it is slow, that is its own affair. A household that has as many
//! connections as it may have makes room for its own next one; when there is no room at all, the biggest crowd
//! does (`crowds`).

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

use super::crowds::{Crowds, Place};
use crate::config::Config;
use crate::limits::household;
use crate::networks::Networks;

/// What a connection is doing. The order is the one in which spare ones have to go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// It has not asked for anything yet.
    Silent,
    /// It has been answered, and may ask again.
    Idle,
    /// The server waits for it: for the rest of what it asks, or until it has taken its answer.
    Awaited,
    /// It is being answered.
    Busy,
    /// It has become the socket of a table, and of nobody who plays there.
    Onlooker,
    /// It has become the socket of somebody who plays.
    Player,
}

impl Phase {
    fn is_spare(self) -> bool {
        matches!(self, Phase::Silent | Phase::Idle | Phase::Awaited)
    }

    /// Whether it is in the middle of a request.
    fn is_asking(self) -> bool {
        matches!(self, Phase::Awaited | Phase::Busy)
    }
}

/// How long a connection may stay in a phase.
struct Patience {
    silent: Duration,
    idle: Duration,
    /// For a whole request.
    asking: Duration,
}

/// Everybody who is connected.
pub struct Visitors {
    most: usize,
    most_each: usize,
    patience: Patience,
    /// Whether everybody is a proxy.
    behind_proxy: bool,
    /// Many people come through one of these.
    proxies: Networks,
    inner: Mutex<Inner>,
}

/// In order everywhere, so that the same story has the same end.
#[derive(Default)]
struct Inner {
    /// Numbers connections and what happens to them.
    count: u64,
    connections: BTreeMap<u64, Connection>,
    households: BTreeMap<IpAddr, Household>,
    crowds: Crowds,
}

struct Connection {
    household: IpAddr,
    phase: Phase,
    /// When the phase began, or the request, as a moment and as a number.
    since: Instant,
    order: u64,
    leave: Arc<Notify>,
}

#[derive(Default)]
struct Household {
    connections: usize,
    /// The spare ones, in the order in which they have to go.
    spare: BTreeSet<Place>,
}

impl Visitors {
    /// Nobody yet. The system may give fewer connections than are set.
    pub fn new(config: &Config, possible: Option<usize>) -> Visitors {
        let no_limit = |setting: u32| match setting {
            0 => usize::MAX,
            most => most as usize,
        };
        let seconds = |setting: u32| Duration::from_secs(u64::from(setting.max(1)));
        Visitors {
            most: no_limit(config.connections).min(possible.unwrap_or(usize::MAX)),
            most_each: no_limit(config.connections_per_address),
            patience: Patience {
                silent: seconds(config.header_seconds),
                idle: seconds(config.idle_seconds),
                asking: seconds(config.request_seconds),
            },
            behind_proxy: config.behind_proxy,
            proxies: config.trusted_proxies.clone(),
            inner: Mutex::default(),
        }
    }

    /// One more connection; nothing if there is no room for it and nobody can make any.
    pub fn admit(self: &Arc<Self>, address: IpAddr) -> Option<Arc<Visit>> {
        let household = household(address);
        let proxy = self.behind_proxy || self.proxies.contains(address);
        let mut inner = self.lock();
        let known = inner.households.get(&household);
        let theirs = known.map_or(0, |household| household.connections);
        let room = if !proxy && theirs >= self.most_each {
            let first = known.and_then(|household| household.spare.first().copied());
            first.is_some_and(|(_, _, id)| inner.give_up(id))
        } else if inner.connections.len() >= self.most {
            // Whoever comes through a proxy may be anybody.
            let near = if proxy {
                0
            } else {
                inner.crowds.near(household)
            };
            let first = inner.crowds.first(Some(near));
            first.is_some_and(|id| inner.give_up(id))
        } else {
            true
        };
        if !room {
            metrics::counter!("reverie_refused_connections").increment(1);
            return None;
        }
        let id = inner.next();
        let leave = Arc::new(Notify::new());
        let connection = Connection {
            household,
            phase: Phase::Silent,
            since: Instant::now(),
            order: id,
            leave: Arc::clone(&leave),
        };
        inner.add(id, connection);
        metrics::gauge!("reverie_connections").set(inner.len());
        let visitors = Arc::clone(self);
        Some(Arc::new(Visit {
            id,
            leave,
            visitors,
        }))
    }

    /// Gives up as many connections that nobody needs right now.
    pub fn make_room(&self, count: usize) {
        let mut inner = self.lock();
        for _ in 0..count {
            let first = inner.crowds.first(None);
            if !first.is_some_and(|id| inner.give_up(id)) {
                return;
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn next(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    fn len(&self) -> u32 {
        u32::try_from(self.connections.len()).unwrap_or(u32::MAX)
    }

    /// Closes a connection; false if there is no such one.
    fn give_up(&mut self, id: u64) -> bool {
        // It counts no more from here on, although it takes a moment to close.
        let Some(connection) = self.remove(id) else {
            return false;
        };
        connection.leave.notify_one();
        metrics::counter!("reverie_closed_spare").increment(1);
        true
    }

    fn add(&mut self, id: u64, connection: Connection) {
        let place = (connection.phase, connection.order, id);
        let household = self.households.entry(connection.household).or_default();
        household.connections += 1;
        if connection.phase.is_spare() {
            household.spare.insert(place);
        }
        self.crowds.add(connection.household, place);
        self.connections.insert(id, connection);
    }

    fn remove(&mut self, id: u64) -> Option<Connection> {
        let connection = self.connections.remove(&id)?;
        let place = (connection.phase, connection.order, id);
        self.crowds.remove(connection.household, place);
        if let Some(household) = self.households.get_mut(&connection.household) {
            household.connections -= 1;
            household.spare.remove(&place);
            if household.connections == 0 {
                self.households.remove(&connection.household);
            }
        }
        Some(connection)
    }

    fn turn(&mut self, id: u64, phase: Phase) {
        let order = self.next();
        let Some(mut connection) = self.remove(id) else {
            return;
        };
        // A request is as old as its beginning, whoever waits for whom.
        if !(connection.phase.is_asking() && phase.is_asking()) {
            connection.order = order;
            connection.since = Instant::now();
        }
        connection.phase = phase;
        self.add(id, connection);
    }
}

/// One connection, counted until this is dropped.
pub struct Visit {
    id: u64,
    leave: Arc<Notify>,
    visitors: Arc<Visitors>,
}

impl Visit {
    /// It has asked for something, all of which is here.
    pub fn asks(&self) {
        self.turn(Phase::Busy);
    }

    /// The server waits for the rest of what it asks, or until it has taken its answer.
    pub fn is_awaited(&self) {
        self.turn(Phase::Awaited);
    }

    /// It has been answered.
    pub fn answered(&self) {
        self.turn(Phase::Idle);
    }

    /// It has become the socket of a table.
    pub fn becomes_socket(&self) {
        self.turn(Phase::Onlooker);
    }

    /// It is the socket of somebody who plays.
    pub fn plays(&self) {
        self.turn(Phase::Player);
    }

    fn turn(&self, phase: Phase) {
        self.visitors.lock().turn(self.id, phase);
    }

    /// It is somebody's at this address, as the proxy says that it comes through.
    pub fn comes_from(&self, address: IpAddr) {
        let mut inner = self.visitors.lock();
        if let Some(mut connection) = inner.remove(self.id) {
            connection.household = household(address);
            inner.add(self.id, connection);
        }
    }

    /// When it is given up if it goes on like this; nothing for a socket.
    pub fn deadline(&self) -> Option<Instant> {
        let inner = self.visitors.lock();
        let connection = inner.connections.get(&self.id)?;
        let patience = &self.visitors.patience;
        let patience = match connection.phase {
            Phase::Silent => patience.silent,
            Phase::Idle => patience.idle,
            Phase::Awaited | Phase::Busy => patience.asking,
            Phase::Onlooker | Phase::Player => return None,
        };
        Some(connection.since + patience)
    }

    /// Ready when it has to make room for others.
    pub async fn sent_away(&self) {
        self.leave.notified().await;
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut inner = self.visitors.lock();
        inner.remove(self.id);
        metrics::gauge!("reverie_connections").set(inner.len());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitors(connections: u32, each: u32) -> Arc<Visitors> {
        let config = Config {
            connections,
            connections_per_address: each,
            ..Config::default()
        };
        Arc::new(Visitors::new(&config, None))
    }

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn is_here(visit: &Visit) -> bool {
        let inner = visit.visitors.lock();
        inner.connections.contains_key(&visit.id)
    }

    #[tokio::test]
    async fn a_household_makes_room_for_itself() {
        let visitors = visitors(100, 3);
        let theirs: Vec<_> = (0..3).filter_map(|_| visitors.admit(address(1))).collect();
        let other = visitors.admit(address(2)).expect("room");
        theirs[0].asks();
        theirs[1].asks();
        theirs[1].answered();
        // The one that never said a word goes before the one that has been answered.
        let next = visitors.admit(address(1)).expect("room");
        next.asks();
        assert!(!is_here(&theirs[2]) && is_here(&theirs[1]) && is_here(&other));
        theirs[2].sent_away().await;
        let last = visitors.admit(address(1)).expect("room");
        last.becomes_socket();
        assert!(!is_here(&theirs[1]) && is_here(&theirs[0]));
        // All that is left is at work.
        assert!(visitors.admit(address(1)).is_none());
        drop(last);
        assert!(visitors.admit(address(1)).is_some());
    }

    #[tokio::test]
    async fn a_crowd_of_silent_connections_pushes_only_itself_out() {
        let visitors = visitors(100, 0);
        let friend = visitors.admit(address(2)).expect("room");
        friend.asks();
        friend.answered();
        let crowd: Vec<_> = (0..5000)
            .filter_map(|_| visitors.admit(address(1)))
            .collect();
        assert!(is_here(&friend));
        let second = visitors.admit(address(2)).expect("room");
        assert!(is_here(&friend) && is_here(&second));
        let left = crowd.iter().filter(|visit| is_here(visit)).count();
        assert_eq!(left, 98);
        assert!(crowd[5000 - 98..].iter().all(|visit| is_here(visit)));
    }

    #[tokio::test]
    async fn whoever_is_slow_makes_room() {
        let visitors = visitors(10, 0);
        let friend = visitors.admit(address(2)).expect("room");
        friend.asks();
        let crowd: Vec<_> = (0..9).filter_map(|_| visitors.admit(address(1))).collect();
        for visit in &crowd {
            visit.is_awaited();
        }
        let late = visitors.admit(IpAddr::from([198, 51, 100, 1]));
        late.expect("room").asks();
        assert!(!is_here(&crowd[0]) && is_here(&crowd[1]) && is_here(&friend));
    }

    #[tokio::test]
    async fn sockets_keep_nobody_out() {
        let visitors = visitors(100, 0);
        let friend = visitors.admit(address(2)).expect("room");
        friend.plays();
        // Through a proxy, from one address.
        let flood = IpAddr::from([198, 51, 100, 1]);
        let crowd: Vec<_> = (0..99).filter_map(|_| visitors.admit(address(1))).collect();
        for visit in &crowd {
            visit.comes_from(flood);
            visit.plays();
        }
        assert!(visitors.admit(flood).is_none(), "it has enough");
        let late = visitors.admit(address(3)).expect("room");
        assert!(!is_here(&crowd[0]) && is_here(&crowd[1]));
        assert!(is_here(&late) && is_here(&friend));
    }

    #[tokio::test]
    async fn a_proxy_has_as_many_connections_as_it_needs() {
        for behind_proxy in [false, true] {
            let config = Config {
                connections_per_address: 5,
                behind_proxy,
                trusted_proxies: "10.0.0.1".parse().expect("an address"),
                ..Config::default()
            };
            let visitors = Arc::new(Visitors::new(&config, None));
            let many = |address: [u8; 4]| {
                let visits = (0..20).filter_map(|_| visitors.admit(address.into()));
                let visits: Vec<_> = visits.collect();
                visits.iter().filter(|visit| is_here(visit)).count()
            };
            assert_eq!(many([10, 0, 0, 1]), 20);
            assert_eq!(many([192, 0, 2, 1]), if behind_proxy { 20 } else { 5 });
        }
    }

    #[tokio::test]
    async fn patience_ends() {
        let config = Config::default();
        let visitors = visitors(10, 0);
        let began = Instant::now();
        let visit = visitors.admit(address(1)).expect("room");
        let after = |visit: &Visit| {
            visit
                .deadline()
                .map(|deadline| (deadline - began).as_secs())
        };
        assert_eq!(after(&visit), Some(u64::from(config.header_seconds)));
        for turn in [Visit::is_awaited, Visit::asks, Visit::is_awaited] {
            turn(&visit);
            assert_eq!(after(&visit), Some(u64::from(config.request_seconds)));
        }
        visit.answered();
        assert_eq!(after(&visit), Some(u64::from(config.idle_seconds)));
        visit.becomes_socket();
        assert_eq!(after(&visit), None);
    }
}
