//! Nobody's time grows, but by what the table's clock gives; and a clock that has to run runs.

use protocol::tables::{Clock, Stage, Who};
use server::backstage::{Entry, Millis};

use super::{Moment, Sittings};

/// What every turn has at least, however little of a budget is left.
const LEAST: Millis = 10_000;

/// Holds two moments after each other against the clock of the table. Whose time ran in between is said by the
/// log, not by the server.
pub fn never_gain(
    clock: Option<&Clock>,
    (before, old): (&Moment, &Sittings),
    (after, new): (&Moment, &Sittings),
    entry: &Entry,
) -> Result<(), String> {
    let Some(clock) = clock else { return Ok(()) };
    if after.table.stage != Stage::Running {
        return Ok(());
    }
    let seconds = |seconds: u32| Millis::from(seconds) * 1000;
    let begins = matches!(entry, Entry::Started { .. });
    let seats = before.table.seats.iter().zip(&after.table.seats);
    for (index, (was, is)) in seats.enumerate() {
        let seat = index + 1;
        if was.who != Who::Person || is.who != Who::Person {
            continue;
        }
        let (Some(had), Some(has)) = (was.time_left, is.time_left) else {
            return Err(format!("seat {seat} has no time"));
        };
        // While somebody's time runs, what they have is told by when it is over.
        let left = |deadline: Option<Millis>, left: Millis, at: Millis| {
            deadline.map_or(left, |deadline| deadline.saturating_sub(at))
        };
        let had = left(was.deadline, had, before.at);
        let has = left(is.deadline, has, after.at);
        let spent = if old.runs(seat) {
            after.at - before.at
        } else {
            0
        };
        let mut most = had.saturating_sub(spent);
        let (old, new) = (&old.seats[index], &new.seats[index]);
        // Whoever plays alone begins another turn when they come back: no turn of theirs ever ends.
        let alone = after.table.seats.len() == 1 && matches!(entry, Entry::Returned { .. });
        let turn = alone || new.acts && !old.acts && new.made == new.furthest;
        match clock {
            _ if begins => {
                let (Clock::Move { seconds: each } | Clock::Budget { seconds: each, .. }) = clock;
                most = seconds(*each).max(LEAST);
            }
            Clock::Move { seconds: each } => {
                let moved = new.made > old.furthest && old.is_played();
                if turn || moved {
                    most = most.max(seconds(*each));
                }
            }
            Clock::Budget { increment, .. } => {
                if turn {
                    most = most.max(LEAST);
                }
                if old.acts && !new.acts && new.fresh {
                    most += seconds(*increment);
                }
            }
        }
        if has > most {
            return Err(format!(
                "seat {seat} had {had} ms, spent {spent} ms, and has {has} ms instead of {most}"
            ));
        }
    }
    Ok(())
}
