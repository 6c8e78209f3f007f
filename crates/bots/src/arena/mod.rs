//! Bots against bots.

mod contest;
mod referee;
mod report;
mod sequential;

pub use contest::{Contest, Seats, contest};
pub use referee::{Clock, Referee};
pub use report::{Entry, Report};
pub use sequential::{Sequential, Verdict};
