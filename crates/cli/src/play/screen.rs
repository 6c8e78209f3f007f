//! What a player sees before a decision: the board, what happened, what is asked, what is possible.

use shelf::{AnyMatch, Choice};
use table::{Observer, Picture, Seat};

use super::console::{Console, Size};
use super::{log, menu};
use crate::failure::Failure;
use crate::paint::{self, BRIGHT, FAINT};
use crate::words::wrap;

/// The prompt, the hint, the line to type on, and the empty lines between the parts.
const FRAME: usize = 6;

/// The log is never cut to less than this.
const SHORTEST_LOG: usize = 3;

const HINT: &str = "A number or a move; ? 3 explains move 3, u undo, h help, q quit";

/// Draws everything for a decision of this seat.
pub fn draw(
    console: &mut Console<'_>,
    played: &dyn AnyMatch,
    seat: Seat,
    choices: &[Choice],
) -> Result<(), Failure> {
    let observer = Observer::Seat(seat);
    let picture = played.picture(observer);
    let width = console.width();
    let mut news = log_lines(played, seat, width);
    let size = console.size();
    let full = size.is_none_or(|size| {
        let taken = height(&picture, size) + news.len().min(SHORTEST_LOG) + FRAME;
        taken + menu::full_height(choices) <= size.rows
    });
    if let Some(size) = size {
        let menu = if full {
            menu::full_height(choices)
        } else {
            menu::small_height(choices, width)
        };
        let left = size
            .rows
            .saturating_sub(height(&picture, size) + menu + FRAME);
        shorten(&mut news, left.max(SHORTEST_LOG));
    }
    console.clear()?;
    paint::picture(console.out, &picture)?;
    write_log(console, &news)?;
    writeln!(
        console.out,
        "\n{BRIGHT}{}{BRIGHT:#}",
        played.prompt(observer)
    )?;
    if full {
        menu::write_full(console.out, choices, size.map(|size| size.columns))?;
    } else {
        menu::write_small(console.out, choices, width)?;
    }
    writeln!(console.out, "{FAINT}{HINT}{FAINT:#}")?;
    Ok(())
}

/// How many rows a picture takes, with lines that are too wide.
fn height(picture: &Picture, size: Size) -> usize {
    let rows = picture.lines().iter().map(|line| {
        let length: usize = line.iter().map(|(_, text)| text.chars().count()).sum();
        length.div_ceil(size.columns.max(1)).max(1)
    });
    rows.sum()
}

/// What the seat saw since its last decision.
pub fn log_lines(played: &dyn AnyMatch, seat: Seat, width: usize) -> Vec<String> {
    let paragraphs = log::since_last_decision(played, seat);
    let lines = paragraphs.iter().flat_map(|paragraph| {
        let lines = wrap(paragraph, width.saturating_sub(4));
        let indented = lines.into_iter().enumerate();
        indented.map(|(index, line)| format!("{}{line}", if index == 0 { "· " } else { "  " }))
    });
    lines.collect()
}

/// Keeps the end: what happened last matters most.
fn shorten(lines: &mut Vec<String>, most: usize) {
    if lines.len() > most {
        let gone = lines.len() - most + 1;
        lines.drain(..gone);
        lines.insert(0, format!("· … (l tells {gone} more lines)"));
    }
}

/// Writes the log.
pub fn write_log(console: &mut Console<'_>, lines: &[String]) -> Result<(), Failure> {
    if !lines.is_empty() {
        writeln!(console.out)?;
    }
    for line in lines {
        writeln!(console.out, "{line}")?;
    }
    Ok(())
}
