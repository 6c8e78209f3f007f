//! From which household the tables came where bots are at work, and where bots play among themselves. Only in
//! memory: addresses are not stored.
//!
//! After a restart, and for tables of another process, nobody knows where a table came from until somebody who
//! plays there says hello. Until then all of these are one opener's, so that names, which cost nothing, gain nothing.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::Code;
use tokio::time::Instant;

use crate::config::Config;
use crate::limits::{household, neighbourhood};
use crate::refused::Refused;

/// How long a new table counts, whether its bots have been seen at work or not.
const NEW: Duration = Duration::from_secs(30);

/// Where tables came from, and how many of them are for bots alone.
///
/// Room for games of bots alone is limited, for each household and in all. Where there is none left at all, the
/// oldest game of the most crowded neighbourhood gives way to a household that has fewer; so one address, or one
/// network of many, never keeps the others out.
pub struct Openers {
    most: usize,
    most_each: usize,
    book: Mutex<Book>,
}

#[derive(Default)]
struct Book {
    count: u64,
    tables: HashMap<String, Origin>,
}

struct Origin {
    /// Nothing if it is not known.
    household: Option<IpAddr>,
    game: Game,
    /// When it was noted, as a number and as a moment.
    order: u64,
    at: Instant,
}

/// What is known of the game at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Game {
    /// It takes up no room: people play along, it has not begun, or it is over.
    Free,
    /// Bots play among themselves.
    Alone,
    /// They did, and it has to end.
    GivesWay,
}

impl Openers {
    /// Nothing is known yet.
    pub fn new(config: &Config) -> Openers {
        let no_limit = |setting: u32| match setting {
            0 => usize::MAX,
            most => most as usize,
        };
        Openers {
            most: no_limit(config.bot_tables),
            most_each: no_limit(config.bot_tables_per_address),
            book: Mutex::default(),
        }
    }

    /// Somebody who opened a table, or plays at it, is at this address. The first one counts.
    pub fn note(&self, table: &str, address: IpAddr) {
        let mut book = self.lock();
        let origin = book.origin(table);
        origin.household = origin.household.or(Some(household(address)));
    }

    /// Where a table came from, as far as that is known.
    pub fn household(&self, table: &str) -> Option<IpAddr> {
        let book = self.lock();
        book.tables.get(table).and_then(|origin| origin.household)
    }

    /// Takes up room for a game of bots alone that somebody at this address is about to begin. Nobody else gets
    /// the same room, whatever is asked for at the same time.
    pub fn reserve<'a>(&'a self, table: &'a str, address: IpAddr) -> Result<Place<'a>, Refused> {
        let theirs = household(address);
        let mut book = self.lock();
        let known = book.tables.get(table).map(|origin| origin.game);
        let mut place = Place {
            openers: self,
            table,
            gives_way: None,
            taken: true,
        };
        // Somebody begins it at this very moment.
        if known == Some(Game::Alone) {
            return Ok(place);
        }
        let refused = || Refused::new(Code::TooManyBotTables);
        if book.alone_of(Some(theirs)) >= self.most_each {
            return Err(refused());
        }
        if book.alone() >= self.most {
            let crowded = book.most_crowded(Some(theirs)).ok_or_else(refused)?;
            book.origin(&crowded).game = Game::GivesWay;
            place.gives_way = Some(crowded);
        }
        let origin = book.origin(table);
        origin.household = Some(theirs);
        origin.game = Game::Alone;
        place.taken = false;
        Ok(place)
    }

    /// Bots play among themselves at this table. However that came about, it takes up room from now on. Says
    /// which game has to give way, if there is no room: perhaps this one.
    pub fn at_work_alone(&self, table: &str) -> Option<String> {
        let mut book = self.lock();
        let origin = book.origin(table);
        match origin.game {
            Game::Alone => return None,
            // It has been told, and plays on.
            Game::GivesWay => return Some(table.to_owned()),
            Game::Free => origin.game = Game::Alone,
        }
        let theirs = origin.household;
        let crowded = if theirs.is_some() && book.alone_of(theirs) > self.most_each {
            table.to_owned()
        } else if book.alone() > self.most {
            let crowded = book.most_crowded(theirs);
            crowded.unwrap_or_else(|| table.to_owned())
        } else {
            return None;
        };
        book.origin(&crowded).game = Game::GivesWay;
        Some(crowded)
    }

    /// Forgets tables where no bot is due any more and that are not in memory.
    pub fn keep(&self, due: &HashSet<&str>, in_memory: impl Fn(&str) -> bool) {
        self.lock().tables.retain(|table, origin| {
            if due.contains(table.as_str()) || origin.at.elapsed() < NEW {
                return true;
            }
            origin.game = Game::Free;
            in_memory(table)
        });
    }

    fn lock(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Book {
    fn origin(&mut self, table: &str) -> &mut Origin {
        if !self.tables.contains_key(table) {
            self.count += 1;
        }
        let order = self.count;
        let new = || Origin {
            household: None,
            game: Game::Free,
            order,
            at: Instant::now(),
        };
        self.tables.entry(table.to_owned()).or_insert_with(new)
    }

    fn games_alone(&self) -> impl Iterator<Item = (&String, &Origin)> {
        let tables = self.tables.iter();
        tables.filter(|(_, origin)| origin.game == Game::Alone)
    }

    fn alone(&self) -> usize {
        self.games_alone().count()
    }

    fn alone_of(&self, household: Option<IpAddr>) -> usize {
        let games = self.games_alone();
        games
            .filter(|(_, origin)| origin.household == household)
            .count()
    }

    /// The game that has to give way to one more of this household: the oldest one of whoever has most. Nothing
    /// if nobody has more than one more than they have: then two would push each other out for ever.
    fn most_crowded(&self, newcomer: Option<IpAddr>) -> Option<String> {
        let near = |household: Option<IpAddr>| household.map(neighbourhood);
        let mut neighbourhoods: HashMap<Option<IpAddr>, usize> = HashMap::new();
        let mut households: HashMap<Option<IpAddr>, usize> = HashMap::new();
        for (_, origin) in self.games_alone() {
            *neighbourhoods.entry(near(origin.household)).or_default() += 1;
            *households.entry(origin.household).or_default() += 1;
        }
        let sizes = |household: Option<IpAddr>| {
            let all = neighbourhoods.get(&near(household)).copied();
            let own = households.get(&household).copied();
            (all.unwrap_or(0), own.unwrap_or(0))
        };
        let own = sizes(newcomer);
        let has_more = |household: Option<IpAddr>| {
            let theirs = sizes(household);
            let neighbours = near(household) == near(newcomer);
            theirs.0 > own.0 + 1 || (neighbours && theirs.1 > own.1 + 1)
        };
        let crowd = self.games_alone();
        let crowd = crowd.filter(|(_, origin)| has_more(origin.household));
        let oldest =
            crowd.max_by_key(|(_, origin)| (sizes(origin.household), Reverse(origin.order)));
        oldest.map(|(table, _)| table.clone())
    }
}

/// Room for a game of bots alone, given back if this is dropped before the game has begun.
pub struct Place<'a> {
    openers: &'a Openers,
    table: &'a str,
    gives_way: Option<String>,
    taken: bool,
}

impl Place<'_> {
    /// The game has begun. Says which other one has to end for it.
    pub fn take(mut self) -> Option<String> {
        self.taken = true;
        self.gives_way.take()
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        if self.taken {
            return;
        }
        let mut book = self.openers.lock();
        book.origin(self.table).game = Game::Free;
        if let Some(spared) = &self.gives_way {
            book.origin(spared).game = Game::Alone;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn openers(all: u32, each: u32) -> Openers {
        Openers::new(&Config {
            bot_tables: all,
            bot_tables_per_address: each,
            ..Config::default()
        })
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    /// Begins a game of bots alone; says what had to give way.
    fn begin(openers: &Openers, table: &str, from: &str) -> Result<Option<String>, Refused> {
        openers.reserve(table, address(from)).map(Place::take)
    }

    #[test]
    fn room_is_given_to_nobody_twice() {
        let openers = openers(100, 3);
        let tables: Vec<String> = (0..50).map(|number| number.to_string()).collect();
        let begun = std::thread::scope(|scope| {
            let threads: Vec<_> = (tables.iter())
                .map(|table| scope.spawn(|| begin(&openers, table, "192.0.2.1").is_ok()))
                .collect();
            let threads = threads.into_iter();
            threads
                .filter_map(|thread| thread.join().ok())
                .filter(|begun| *begun)
                .count()
        });
        assert_eq!(begun, 3);
        // What did not come about in the end leaves its room.
        let openers = self::openers(1, 1);
        drop(openers.reserve("one", address("192.0.2.1")));
        assert!(begin(&openers, "other", "192.0.2.1").is_ok());
        assert!(begin(&openers, "third", "192.0.2.1").is_err());
    }

    #[test]
    fn nobody_uses_up_the_room_of_the_others() {
        let openers = openers(6, 6);
        for table in ["1", "2", "3", "4", "5", "6"] {
            assert_eq!(begin(&openers, table, "192.0.2.1").ok(), Some(None));
        }
        assert!(begin(&openers, "7", "192.0.2.1").is_err());
        // The oldest makes room for another network, and for a neighbour, until all have about as much.
        let gives_way = |table, from| begin(&openers, table, from).ok().flatten();
        assert_eq!(gives_way("a", "198.51.100.1").as_deref(), Some("1"));
        assert_eq!(gives_way("b", "192.0.2.9").as_deref(), Some("2"));
        assert_eq!(gives_way("c", "198.51.100.1").as_deref(), Some("3"));
        assert!(begin(&openers, "d", "198.51.100.1").is_ok());
        assert!(begin(&openers, "e", "198.51.100.1").is_err());
        // What could not be begun after all takes nothing from anybody.
        drop(openers.reserve("f", address("203.0.113.1")));
        assert_eq!(openers.lock().alone(), 6);
    }

    #[test]
    fn many_networks_of_one_provider_are_one_neighbourhood() {
        let openers = openers(4, 4);
        for number in 0..4 {
            let from = format!("2001:db8:1:{number}::1");
            assert!(begin(&openers, &number.to_string(), &from).is_ok());
        }
        let gives_way = begin(&openers, "other", "2001:db8:2::1");
        assert_eq!(gives_way.ok().flatten().as_deref(), Some("0"));
    }

    #[test]
    fn however_bots_come_to_play_alone_it_counts() {
        let openers = openers(5, 2);
        for table in ["1", "2", "3"] {
            openers.note(table, address("192.0.2.1"));
        }
        assert_eq!(openers.at_work_alone("1"), None);
        assert_eq!(openers.at_work_alone("2"), None);
        assert_eq!(openers.at_work_alone("2"), None, "it counts once");
        assert!(begin(&openers, "new", "192.0.2.1").is_err());
        // What had no room ends, and is told so until it does.
        for _ in 0..2 {
            assert_eq!(openers.at_work_alone("3").as_deref(), Some("3"));
        }
        // Those that nobody knows anything about are one crowd.
        for table in ["4", "5", "6"] {
            assert_eq!(openers.at_work_alone(table), None);
        }
        let gives_way = begin(&openers, "new", "198.51.100.1");
        assert_eq!(gives_way.ok().flatten().as_deref(), Some("4"));
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_keeps_its_household_while_it_is_in_memory() {
        let openers = openers(2, 2);
        let here = address("192.0.2.1");
        openers.note("mine", here);
        openers.note("mine", address("192.0.2.2"));
        assert!(begin(&openers, "bots", "192.0.2.1").is_ok());
        tokio::time::advance(Duration::from_secs(35)).await;
        openers.keep(&HashSet::from(["bots"]), |table| table == "mine");
        assert_eq!(openers.household("mine"), Some(here));
        assert_eq!(openers.lock().alone(), 1);
        // A game that is over takes up no room, whoever looks at it.
        openers.keep(&HashSet::new(), |table| table == "bots");
        assert_eq!(openers.lock().alone(), 0);
        assert_eq!(openers.household("bots"), Some(here));
        assert_eq!(openers.household("mine"), None);
    }
}
