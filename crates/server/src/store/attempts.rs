//! What is kept of attempts at the challenge of a day.

use protocol::tables::Level;

/// An attempt that counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// Its table.
    pub table: String,
    /// Whether it came to its end in time.
    pub counted: bool,
    /// Whether the table goes on.
    pub runs: bool,
}

/// A result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scored {
    /// The person's name for programs.
    pub person: String,
    /// Their name for people.
    pub name: String,
    /// Their points.
    pub points: i32,
    /// How many more than the best of the others.
    pub margin: Option<i32>,
    /// Whether a game against the game was won.
    pub won: Option<bool>,
    /// The level of the bot that they chose.
    pub level: Option<Level>,
}
