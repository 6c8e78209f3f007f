//! What goes wrong, and how often it did.

/// A kind of fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Bytes arrive seconds late.
    Late,
    /// A connection breaks amid what is being sent.
    Cut,
    /// A connection carries nothing any more, and nobody is told.
    Silent,
    /// A client goes without a word and comes back.
    Left,
    /// A client sends a request twice.
    Doubled,
    /// The disk takes long.
    Slow,
    /// The disk refuses, and nothing is stored.
    Refused,
    /// The disk reports an error, but what was given is stored.
    Unsure,
    /// The disk is full.
    Full,
    /// The database has no room left: SQLite itself says so, amid a transaction.
    NoRoom,
    /// A process dies.
    Crash,
    /// A process is stopped politely.
    Stop,
    /// An answer to a process that died was on its way.
    Orphan,
    /// The database is opened again after a crash, from what lay in the file and its log.
    Recovered,
    /// A client stays away for minutes.
    Away,
    /// A webhook does not take a call.
    NotTaken,
}

/// All kinds, with their names.
const KINDS: [(Fault, &str); 16] = [
    (Fault::Late, "late bytes"),
    (Fault::Cut, "cut connections"),
    (Fault::Silent, "silent connections"),
    (Fault::Left, "clients that vanish"),
    (Fault::Doubled, "doubled requests"),
    (Fault::Slow, "slow disk"),
    (Fault::Refused, "refused by the disk"),
    (Fault::Unsure, "stored, but reported as an error"),
    (Fault::Full, "full disk"),
    (Fault::NoRoom, "full database"),
    (Fault::Crash, "crashes"),
    (Fault::Stop, "stops"),
    (Fault::Orphan, "writes of a dead process"),
    (Fault::Recovered, "databases recovered after a crash"),
    (Fault::Away, "clients away for minutes"),
    (Fault::NotTaken, "webhooks that fail"),
];

/// How often each kind happened.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Faults([u64; KINDS.len()]);

impl Faults {
    /// One more.
    pub fn count(&mut self, fault: Fault) {
        self.0[fault as usize] += 1;
    }

    /// Of all kinds.
    pub fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// Adds those of another run.
    pub fn add(&mut self, other: &Faults) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// Each kind by name.
    pub fn by_name(&self) -> impl Iterator<Item = (&'static str, u64)> {
        KINDS
            .iter()
            .map(|(fault, name)| (*name, self.0[*fault as usize]))
    }
}
