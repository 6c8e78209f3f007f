//! Information-set Monte Carlo tree search.
//!
//! Every iteration draws a whole state that fits what the seat knows, walks down a tree of move
//! sequences, judges the first new position by the net (or, without one, by playing on at random), and adds that judgement for every seat on
//! the way back. Luck on the way is drawn anew each time, so a node stands for a sequence of moves,
//! not for a position.

mod bot;
mod budget;
mod finish;
mod judge;
mod oracle;
mod tree;
mod walk;

pub use bot::{Searcher, Settings, Study};
pub use budget::Budget;
pub(crate) use finish::Noted;
pub use oracle::is_winnable;
pub use walk::Candidate;
