//! Where everything is kept. The rest of the server knows this interface only: SQLite now, another
//! database next.
//!
//! Whatever a method says is done, is done for good: it survives a crash right after. Several
//! processes may use one database; a table's entries are numbered, and of two processes that append
//! the same number one is told that it came too late.

mod attempts;
mod outbox;
mod secret;
mod sqlite;

use std::collections::BTreeMap;

use async_trait::async_trait;
use protocol::Language;
use protocol::people::PushSubscription;
use protocol::tables::{How, Level, Stage};
use serde::{Deserialize, Serialize};

pub use attempts::{Attempt, Scored};
pub use outbox::{Due, Lease, Outcome, Way};
#[cfg(any(test, feature = "rehearsal"))]
pub use secret::seeded;
pub use secret::{Secret, random, random_id, readable};
pub use sqlite::{Sqlite, copy};

use crate::day::Day;
use crate::entry::Entry;
use crate::scene::Shut;
use crate::setup::Setup;

/// Milliseconds since 1970.
pub type Millis = u64;

/// Why the store could not do it. Nothing was half done.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused or broke.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database is of another program.
    #[error("the database can't be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// A file beside the database can't be used.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// What is stored is not what this program writes.
    #[error("what is stored can't be read: {0}")]
    Unreadable(String),
    /// The database can't be written, such as for want of room.
    #[error("nothing could be written: {0}")]
    Unwritten(String),
    /// What is stored can't be played by this program.
    #[error("{0}")]
    Shut(Shut),
    /// Whoever should have stored it broke down.
    #[error("the one who writes broke down")]
    Unanswered,
    /// Nobody writes any more.
    #[error("nobody writes to the database any more: start the server again")]
    Dead,
    /// Another program has changed the form of the database.
    #[error(
        "the database has the form of another version of this program: start the server again, with the newest"
    )]
    OtherForm,
    /// A newer program has used the database.
    #[error(
        "it has the form {found} of a newer version of this program, and this one knows it up to form {known}. Nothing was \
        changed. Start the newer version again, or put a backup from before the change in its place"
    )]
    Newer {
        /// The form of the database.
        found: i64,
        /// The newest form that this program knows.
        known: i64,
    },
    /// The file is no database any more.
    #[error(
        "it is damaged ({0}). Keep a copy of it, then put the last backup in its place (`reverie backup` makes them; how to \
        restore one is said by `reverie backup --help`)"
    )]
    Damaged(String),
    /// The server is being stopped.
    #[error("the store is closed")]
    Closed,
}

impl From<Shut> for StoreError {
    fn from(why: Shut) -> StoreError {
        StoreError::Shut(why)
    }
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The name for programs; others may see it.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The language that texts come in.
    pub language: Language,
    /// What is called when it is their turn.
    pub webhook: Option<Webhook>,
}

/// An address to call when it is somebody's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Webhook {
    /// The address.
    pub url: String,
    /// What calls are signed with. The person can see it, and nobody else.
    pub secret: String,
    /// Where the person found this server when they gave the address, such as `http://192.168.1.7:7777`.
    pub origin: Option<String>,
}

/// What a key opens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyKind {
    /// The cookie of a device.
    Device,
    /// A recovery link, good for one use.
    Recovery,
}

/// A table as it was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The name in its link.
    pub id: String,
    /// Who opened it.
    pub host: String,
    /// What is played, and how.
    pub setup: Setup,
    /// The seed of its luck. Never leaves the server before the end of the game.
    pub seed: u64,
    /// When it was opened.
    pub at: Millis,
}

/// One thing that happened at a table, as it is stored.
#[derive(Clone, PartialEq, Debug)]
pub struct Stored {
    /// Its place among the entries of the table, counted from one.
    pub version: u64,
    /// Who asked for it.
    pub person: Option<String>,
    /// The name that they gave the request.
    pub request: Option<String>,
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub entry: Entry,
}

/// What can be searched for about a table; made from its entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Index {
    /// How far it is.
    pub stage: Stage,
    /// How many seats are open.
    pub open: usize,
    /// Whether a bot has to act.
    pub bot_due: bool,
    /// When the next clock runs out.
    pub deadline: Option<Millis>,
    /// The people at it, and since when it waits for each.
    pub people: Vec<Sitting>,
    /// The bots at it by their seats, counted from one.
    pub bots: BTreeMap<usize, Level>,
    /// How the game ended.
    pub ended: Option<Ended>,
}

/// How a game ended, as lists tell it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// How it came.
    pub how: How,
    /// The seat that resigned last.
    pub seat: Option<usize>,
    /// The points of each seat; empty if there is no result.
    pub points: Vec<i32>,
    /// The place of each seat by its points; empty if there is no result.
    pub places: Vec<u8>,
    /// The seats that have resigned: they never win, whatever their place is.
    #[serde(default)]
    pub resigned: Vec<usize>,
    /// Whether a game against the game was won.
    #[serde(default)]
    pub won: Option<bool>,
}

impl Ended {
    /// The host gave it up for everybody: there is no result.
    pub fn given_up() -> Ended {
        Ended {
            how: How::Abandoned,
            seat: None,
            points: Vec::new(),
            places: Vec::new(),
            resigned: Vec::new(),
            won: None,
        }
    }
}

/// A person at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Sitting {
    /// Counted from one.
    pub seat: usize,
    /// The person's name for programs.
    pub person: String,
    /// Since when the table waits for them.
    pub waits_since: Option<Millis>,
}

/// A table where a bot has to act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotDue {
    /// The table.
    pub table: String,
    /// How many people sit at it.
    pub people: usize,
}

/// One thing to append.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry, with the version that it shall have.
    pub stored: Stored,
    /// How the table's index changes, if it does.
    pub change: Option<Change>,
    /// The people to be told that the table waits for them from now on. That they are is stored together
    /// with the entry.
    pub calls: Vec<String>,
}

/// A table's index before and after an entry: what did not change need not be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// Nothing for a new table.
    pub before: Option<Index>,
    /// From then on.
    pub after: Index,
}

impl Change {
    /// The people whose seat or waiting is new.
    pub fn sitting(&self) -> impl Iterator<Item = &Sitting> {
        let known = |sitting: &&Sitting| self.people_before().contains(sitting);
        self.after
            .people
            .iter()
            .filter(move |sitting| !known(sitting))
    }

    /// The seats where nobody sits any more.
    pub fn emptied(&self) -> impl Iterator<Item = usize> {
        let people = &self.after.people;
        let seats = self.people_before().iter().map(|sitting| sitting.seat);
        seats.filter(|seat| people.iter().all(|sitting| sitting.seat != *seat))
    }

    fn people_before(&self) -> &[Sitting] {
        self.before.as_ref().map_or(&[], |before| &before.people)
    }
}

/// How an append went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is stored.
    Stored,
    /// Another process was faster. Nothing was stored: read the
    /// entries again.
    TooLate,
}

/// A line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// The table.
    pub id: String,
    /// What is played.
    pub setup: Setup,
    /// How far it is.
    pub stage: Stage,
    /// How many seats are open.
    pub open: usize,
    /// The people at it, in the order of their seats.
    pub people: Vec<LinePerson>,
    /// The bots at it by their seats, counted from one.
    pub bots: BTreeMap<usize, Level>,
    /// How the game ended; nothing if it has not, or before that was noted.
    pub ended: Option<Ended>,
    /// When it was last played at.
    pub touched: Millis,
    /// Since when it waits for the person who asks.
    pub waits_since: Option<Millis>,
    /// Whether this program can't open it.
    pub shut: bool,
}

/// A person in a line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinePerson {
    /// Counted from one.
    pub seat: usize,
    /// Their name.
    pub name: String,
    /// Whether it is the person who asks.
    pub asks: bool,
}

/// The interface.
#[async_trait]
pub trait Store: Send + Sync {
    /// Adds a person with the key of a device, unless they are there already.
    async fn add_person(
        &self,
        person: &Person,
        key: &Secret,
        now: Millis,
    ) -> Result<(), StoreError>;
    /// The person that a key belongs to.
    async fn person_by_key(&self, kind: KeyKind, hash: &str) -> Result<Option<Person>, StoreError>;
    /// The person with this id.
    async fn person(&self, id: &str) -> Result<Option<Person>, StoreError>;
    /// Changes those of name, language and webhook in which the second differs from the first. What somebody else
    /// changes at the same time stays as they want it.
    async fn change_person(&self, before: &Person, after: &Person) -> Result<(), StoreError>;
    /// Notes that these people were here.
    async fn seen(&self, people: &[String], now: Millis) -> Result<(), StoreError>;
    /// Adds a recovery link of a person. If they have too many keys with it, others make room, but never the
    /// key of the device that asks.
    async fn add_recovery(
        &self,
        person: &str,
        hash: &str,
        asking: &str,
        now: Millis,
    ) -> Result<(), StoreError>;
    /// Uses up a recovery key and gives the person another device; nothing if there is no such key.
    async fn recover(
        &self,
        hash: &str,
        device: &str,
        now: Millis,
    ) -> Result<Option<Person>, StoreError>;

    /// Adds a browser, or gives it to another person.
    async fn add_browser(&self, person: &str, browser: &PushSubscription)
    -> Result<(), StoreError>;
    /// Removes a browser.
    async fn remove_browser(&self, endpoint: &str) -> Result<(), StoreError>;
    /// The browsers of a person.
    async fn browsers(&self, person: &str) -> Result<Vec<PushSubscription>, StoreError>;

    /// Opens a table with its first entries, and notes the people to be told that it waits for them.
    async fn open_table(
        &self,
        table: &Opened,
        entries: &[Stored],
        index: &Index,
        calls: &[String],
    ) -> Result<(), StoreError>;
    /// A table as it was opened.
    async fn table(&self, id: &str) -> Result<Option<Opened>, StoreError>;
    /// The entries of a table after a version, in order.
    async fn entries(&self, table: &str, after: u64) -> Result<Vec<Stored>, StoreError>;
    /// Appends. Many calls at once are stored together.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// Open public tables, the last touched first.
    async fn open_tables(&self, most: u32) -> Result<Vec<TableLine>, StoreError>;
    /// The tables of a person, those that wait for them first.
    async fn tables_of(&self, person: &str, most: u32) -> Result<Vec<TableLine>, StoreError>;
    /// The tables that a person has opened and that are not over, without those that can't be opened.
    async fn unfinished(&self, person: &str) -> Result<Vec<String>, StoreError>;
    /// Notes that this program can't open a table: it has no bots, no clocks, and counts for nobody.
    async fn shut(&self, table: &str, program: &str) -> Result<(), StoreError>;
    /// Forgets which tables other programs could not open.
    async fn try_again(&self, program: &str) -> Result<(), StoreError>;
    /// The tables where a bot has to act.
    async fn bots_due(&self) -> Result<Vec<BotDue>, StoreError>;
    /// Notes that somebody looked at a table where bots play among themselves.
    async fn looked(&self, table: &str, now: Millis) -> Result<(), StoreError>;
    /// The tables whose clock has run out.
    async fn overdue(&self, now: Millis) -> Result<Vec<String>, StoreError>;
    /// The tables with entries after a number, and the last number: what other processes did.
    async fn changes(&self, after: i64) -> Result<(i64, Vec<(String, u64)>), StoreError>;

    /// What only this database knows, and deals that are the same for everybody follow from.
    async fn daily_secret(&self) -> Result<String, StoreError>;
    /// The attempt of a person at the challenge of a game on a day that counts.
    async fn attempt(
        &self,
        day: Day,
        game: &str,
        person: &str,
    ) -> Result<Option<Attempt>, StoreError>;
    /// The results of a game on a day, the best first: this many at most, by their margin or by their points.
    async fn results(
        &self,
        day: Day,
        game: &str,
        by_margin: bool,
        most: u32,
    ) -> Result<Vec<Scored>, StoreError>;

    /// When the next notice is due; nothing if there is none.
    async fn next_notice(&self) -> Result<Option<Millis>, StoreError>;
    /// Takes notices that are due in hand, at most one for an address, person by person, and drops those that
    /// have been overtaken: the table does not wait for the person any more, or they have been there since. No
    /// other process gets them before the lease ends.
    async fn take_notices(&self, lease: &Lease) -> Result<Vec<Due>, StoreError>;
    /// Notes how it went with a notice.
    async fn settle_notice(&self, due: &Due, outcome: Outcome) -> Result<(), StoreError>;

    /// Removes tables without a move, and people without a table, that nobody touched since then.
    async fn clean(&self, before: Millis) -> Result<(u64, u64), StoreError>;
    /// Removes games of bots among themselves, over or stuck, that nobody played or looked at since then: this many
    /// at most. Says how many.
    async fn clean_alone(&self, before: Millis, most: u32) -> Result<u64, StoreError>;
    /// Whether the database answers, can be written, and has the form that this program knows.
    async fn ping(&self) -> Result<(), StoreError>;
    /// Finishes what is being stored, and closes.
    async fn close(&self);
}
