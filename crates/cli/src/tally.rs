//! A score for people: who won, and what the points come from.

use std::io::{self, Write};

use table::{Challenge, MAX_SEATS, Phrase, Seat, SeatTally, Tally};

use crate::language::{say, text};
use crate::paint::{BRIGHT, FAINT};

/// Writes a score, best place first; of a game against the game, first whether it was won.
pub fn write(out: &mut dyn Write, tally: &Tally) -> io::Result<()> {
    if let Some(challenge) = &tally.challenge {
        write_challenge(out, challenge, tally.over)?;
        writeln!(out)?;
    }
    let head = if tally.over {
        "score-final"
    } else {
        "score-now"
    };
    writeln!(out, "{BRIGHT}{}{BRIGHT:#}", text(head))?;
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
    let place = |name: &'static str| say(&Phrase::new(name).number("place", seat.rank));
    let place = match (tally.seats.len(), shared) {
        (1, _) => String::new(),
        (_, false) => format!("{}  ", place("score-place")),
        (_, true) => format!("{}  ", place("score-shared-place")),
    };
    let head = Seat::from_number(seat.seat, MAX_SEATS).map(|who| {
        let head = Phrase::new("score-seat").seat("seat", who);
        say(&head.number("points", seat.total))
    });
    let head = head.unwrap_or_default();
    writeln!(out)?;
    writeln!(out, "{BRIGHT}{place}{head}{BRIGHT:#}")?;
    for part in &seat.parts {
        let style = if part.points == 0 {
            FAINT
        } else {
            anstyle::Style::new()
        };
        let label = say(&part.label);
        writeln!(out, "  {style}{:>4}  {label}{style:#}", part.points)?;
    }
    // What breaks a tie is worth a line only where there is one.
    if others().any(|other| other.total == seat.total) {
        for part in &seat.tie_breaks {
            let breaks = Phrase::new("score-tie-break")
                .number("points", part.points)
                .phrase("label", part.label.clone());
            writeln!(out, "  {FAINT}{}{FAINT:#}", say(&breaks))?;
        }
    }
    Ok(())
}

fn write_challenge(out: &mut dyn Write, challenge: &Challenge, over: bool) -> io::Result<()> {
    let outcome = match (over, challenge.won) {
        (true, true) => "challenge-won",
        (true, false) => "challenge-lost",
        (false, true) => "challenge-met",
        (false, false) => "challenge-open",
    };
    let outcome = say(&Phrase::new(outcome).phrase("name", challenge.name.clone()));
    writeln!(out, "{BRIGHT}{outcome}{BRIGHT:#}")?;
    for condition in &challenge.conditions {
        let (mark, word) = if condition.met {
            ("✓", text("condition-met"))
        } else {
            ("✗", text("condition-missed"))
        };
        let label = say(&condition.label);
        writeln!(out, "  {mark} {word:<7} {label}")?;
    }
    Ok(())
}
