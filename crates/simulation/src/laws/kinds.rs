//! What is counted: entries by their kind, and what some of them meant.

use protocol::tables::{Pace, Stage};
use server::backstage::{Entry, Stored};

use super::Moment;

/// What kind of thing happened, in a few words: entries by their kind, and what some of them meant.
pub fn kinds(stored: &Stored, before: &Moment, after: &Moment) -> Vec<&'static str> {
    let by_server = stored.person.is_none();
    let kind = match &stored.entry {
        Entry::Sat { .. } => "sat down",
        Entry::BotSat { .. } => "bot put on a seat",
        Entry::Stood { .. } => "got up",
        Entry::Started { .. } => "began",
        Entry::ClocksBegan => "clocks began",
        Entry::Moved { .. } if by_server => "moved by a bot",
        Entry::Moved { .. } => "moved by a person",
        Entry::Undone { .. } => "taken back",
        Entry::StoodIn { .. } if by_server => "time ran out",
        Entry::StoodIn { seat } if before.people[seat - 1] != stored.person => "handed over",
        Entry::StoodIn { .. } => "left to a bot",
        Entry::Returned { .. } => "came back",
        Entry::Called { .. } => "missed",
        Entry::Came { .. } => "missed and there",
        Entry::Offered { .. } => "proposed or agreed",
        Entry::Declined { .. } => "declined",
        Entry::Resumed { .. } => "resumed",
        Entry::Resigned { .. } => "resigned",
        Entry::Hinted { .. } => "hinted",
        Entry::Invited { .. } => "invited",
        Entry::Renamed { .. } => "renamed",
        Entry::Said { .. } => "said",
        Entry::Abandoned => "abandoned",
        Entry::Rematch { .. } => "rematch",
        // The scene has refused such a thing before it comes here.
        Entry::Unknown => "unknown",
    };
    let mut kinds = vec![kind];
    let agreed = matches!(stored.entry, Entry::Offered { .. });
    if agreed && after.table.pace == Pace::Paused {
        kinds.push("- paused by agreement");
    }
    if after.table.pace == Pace::Resting && before.table.pace != Pace::Resting {
        kinds.push("- left to rest");
    }
    if after.table.stage == Stage::Finished && before.table.stage == Stage::Running {
        kinds.push(match stored.entry {
            Entry::Offered { .. } => "- ended by agreement",
            Entry::Resigned { .. } => "- ended by resigning",
            _ => "- played to its end",
        });
    }
    kinds
}
