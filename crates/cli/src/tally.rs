//! A score for people: who won, and what the points come from.

use std::io::{self, Write};

use table::{Challenge, SeatTally, Tally};

use crate::paint::{BRIGHT, FAINT};
use crate::words::ordinal;

/// Writes a score, best place first; of a game against the game, first whether it was won.
pub fn write(out: &mut dyn Write, tally: &Tally) -> io::Result<()> {
    if let Some(challenge) = &tally.challenge {
        write_challenge(out, challenge, tally.over)?;
        writeln!(out)?;
    }
    let head = if tally.over {
        "Final score"
    } else {
        "Score, if the game ended now"
    };
    writeln!(out, "{BRIGHT}{head}{BRIGHT:#}")?;
    let mut seats: Vec<&SeatTally> = tally.seats.iter().collect();
    seats.sort_by_key(|seat| seat.rank);
    for seat in seats {
        write_seat(out, tally, seat)?;
    }
    Ok(())
}

fn write_seat(out: &mut dyn Write, tally: &Tally, seat: &SeatTally) -> io::Result<()> {
    let others = || tally.seats.iter().filter(|other| other.seat != seat.seat);
    let shared = others().any(|other| other.rank == seat.rank);
    let place = match (tally.seats.len(), shared) {
        (1, _) => String::new(),
        (_, false) => format!("{}  ", ordinal(seat.rank.into())),
        (_, true) => format!("{} (shared)  ", ordinal(seat.rank.into())),
    };
    let (number, total) = (seat.seat, seat.total);
    writeln!(out)?;
    writeln!(
        out,
        "{BRIGHT}{place}Seat {number}: {total} points{BRIGHT:#}"
    )?;
    for part in &seat.parts {
        let style = if part.points == 0 {
            FAINT
        } else {
            anstyle::Style::new()
        };
        writeln!(out, "  {style}{:>4}  {}{style:#}", part.points, part.label)?;
    }
    // What breaks a tie is worth a line only where there is one.
    if others().any(|other| other.total == total) {
        for part in &seat.tie_breaks {
            writeln!(
                out,
                "  {FAINT}tie-break: {} {}{FAINT:#}",
                part.points, part.label
            )?;
        }
    }
    Ok(())
}

fn write_challenge(out: &mut dyn Write, challenge: &Challenge, over: bool) -> io::Result<()> {
    let outcome = match (over, challenge.won) {
        (true, true) => "won",
        (true, false) => "lost",
        (false, true) => "all conditions are met now",
        (false, false) => "not yet won",
    };
    writeln!(out, "{BRIGHT}{}: {outcome}{BRIGHT:#}", challenge.name)?;
    for condition in &challenge.conditions {
        let (mark, word) = if condition.met {
            ("✓", "met")
        } else {
            ("✗", "missed")
        };
        writeln!(out, "  {mark} {word:<6}  {}", condition.label)?;
    }
    Ok(())
}
