//! Which table's bots think next, and for how long.
//!
//! First come tables that somebody looks at, then those of people who are away, then those where bots play
//! among themselves and nobody looks. Among tables of one rank each opener has a turn, so that many tables of
//! one are no longer line for the others.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::time::Duration;

/// How urgent a table is; the first is the most urgent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Somebody looks on.
    Watched,
    /// A person plays there, and is away.
    People,
    /// Bots among themselves, and nobody looks.
    Alone,
}

/// Who opened a table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Opener {
    /// A household.
    Household(IpAddr),
    /// Nobody knows, such as after a restart, before anybody is back.
    Unknown,
}

/// However many bots wait, each gets at least this long for a turn.
const LEAST: Duration = Duration::from_millis(40);

/// The part of a turn's time that bots have where nobody waits for them: others come soon.
const ALONE: u32 = 4;

/// A table whose bots have to think.
#[derive(Clone, Debug)]
struct Wish {
    rank: Rank,
    opener: Opener,
    /// The order in which they came.
    order: u64,
}

/// The tables whose bots wait or think.
pub struct Queue {
    workers: usize,
    count: u64,
    waiting: BTreeMap<String, Wish>,
    thinking: BTreeMap<String, Wish>,
    /// When each opener had a turn last.
    served: HashMap<Opener, u64>,
}

/// A table whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The table.
    pub table: String,
    /// How urgent it was.
    pub rank: Rank,
    /// How long its bot may think in a turn.
    pub budget: Duration,
}

impl Queue {
    /// With this many workers.
    pub fn new(workers: usize) -> Queue {
        Queue {
            workers: workers.max(1),
            count: 0,
            waiting: BTreeMap::new(),
            thinking: BTreeMap::new(),
            served: HashMap::new(),
        }
    }

    /// A table wants its bots to think, unless they do or wait already.
    pub fn add(&mut self, table: &str, rank: Rank, opener: Opener) {
        if self.thinking.contains_key(table) || self.waiting.contains_key(table) {
            return;
        }
        self.count += 1;
        let order = self.count;
        let wish = Wish {
            rank,
            opener,
            order,
        };
        self.waiting.insert(table.to_owned(), wish);
    }

    /// The next table, if a worker is free; a whole turn alone takes `whole`. What is watched may have changed
    /// since a table came.
    pub fn next(&mut self, whole: Duration, watched: impl Fn(&str) -> bool) -> Option<Turn> {
        if self.thinking.len() >= self.workers {
            return None;
        }
        for (table, wish) in &mut self.waiting {
            if watched(table) {
                wish.rank = Rank::Watched;
            }
        }
        let last = |wish: &Wish| self.served.get(&wish.opener).copied().unwrap_or(0);
        let first = self
            .waiting
            .iter()
            .min_by_key(|(_, wish)| (wish.rank, last(wish), wish.order))?;
        let table = first.0.clone();
        let wish = self.waiting.remove(&table)?;
        self.count += 1;
        self.served.insert(wish.opener.clone(), self.count);
        let (rank, opener) = (wish.rank, wish.opener.clone());
        self.thinking.insert(table.clone(), wish);
        let budget = self.budget(whole, rank, &opener);
        Some(Turn {
            table,
            rank,
            budget,
        })
    }

    /// A table's bots have stopped thinking.
    pub fn done(&mut self, table: &str) {
        self.thinking.remove(table);
        if self.waiting.is_empty() {
            self.served.clear();
        }
    }

    /// Whether somebody waits who is more urgent than this.
    pub fn is_pressed(&self, rank: Rank) -> bool {
        self.waiting.values().any(|wish| wish.rank < rank)
    }

    /// How long a turn may take: openers share the workers, and each divides its share among its tables. Those
    /// who come later in line take nothing from those before them.
    fn budget(&self, whole: Duration, rank: Rank, opener: &Opener) -> Duration {
        let all = self.waiting.values().chain(self.thinking.values());
        let mut tables: HashMap<&Opener, u32> = HashMap::new();
        for wish in all.filter(|wish| wish.rank <= rank) {
            *tables.entry(&wish.opener).or_default() += 1;
        }
        let own = tables.get(opener).copied().unwrap_or(1);
        let line = own.saturating_mul(tables.len() as u32);
        let workers = self.workers as u32;
        let whole = match rank {
            Rank::Alone => whole / ALONE,
            Rank::Watched | Rank::People => whole,
        };
        (whole * workers / line.max(workers)).max(LEAST.min(whole))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn opener(number: u8) -> Opener {
        Opener::Household(IpAddr::from([192, 0, 2, number]))
    }

    const FLOOD: u8 = 255;

    fn flood(queue: &mut Queue, rank: Rank) {
        for number in 0..1000 {
            queue.add(&format!("flood {number}"), rank, opener(FLOOD));
        }
    }

    #[test]
    fn who_looks_on_comes_first_and_bots_alone_come_last() {
        let mut queue = Queue::new(1);
        flood(&mut queue, Rank::Alone);
        queue.add("away", Rank::People, opener(1));
        queue.add("shown", Rank::Alone, opener(FLOOD));
        let watched = |table: &str| table == "shown";
        for expected in ["shown", "away", "flood 0"] {
            let turn = queue.next(SECOND, watched).expect("a turn");
            assert_eq!(turn.table, expected);
            assert_eq!(queue.next(SECOND, watched), None, "one worker");
            queue.done(&turn.table);
        }
    }

    #[test]
    fn bots_alone_take_no_time_from_others() {
        let mut queue = Queue::new(1);
        flood(&mut queue, Rank::Alone);
        let alone = queue.next(SECOND, |_| false).expect("a turn");
        assert_eq!(alone.budget, LEAST);
        assert!(!queue.is_pressed(Rank::Alone));
        queue.add("table", Rank::People, opener(1));
        assert!(queue.is_pressed(Rank::Alone));
        queue.done(&alone.table);
        let turn = queue.next(SECOND, |_| false).expect("a turn");
        assert_eq!((turn.table.as_str(), turn.budget), ("table", SECOND));
    }

    #[test]
    fn many_tables_of_one_opener_are_one_in_line() {
        let mut queue = Queue::new(1);
        flood(&mut queue, Rank::Watched);
        let first = queue.next(SECOND, |_| false).expect("a turn");
        queue.add("table", Rank::Watched, opener(1));
        queue.done(&first.table);
        let turn = queue.next(SECOND, |_| false).expect("a turn");
        assert_eq!((turn.table.as_str(), turn.budget), ("table", SECOND / 2));
        queue.done("table");
        // Ten openers with a table each share the time as ever.
        let mut queue = Queue::new(2);
        for number in 0..10 {
            queue.add(&number.to_string(), Rank::People, opener(number));
        }
        let turn = queue.next(SECOND, |_| false).expect("a turn");
        assert_eq!(turn.budget, SECOND / 5);
    }

    #[test]
    fn a_table_waits_once() {
        let mut queue = Queue::new(1);
        for _ in 0..2 {
            queue.add("table", Rank::People, opener(1));
        }
        let turn = queue.next(SECOND, |_| false).expect("a turn");
        queue.add("table", Rank::People, opener(1));
        queue.done(&turn.table);
        assert_eq!(queue.next(SECOND, |_| false), None);
    }
}
