//! What a player sees before a decision: the board, what happened, what is asked, what is possible.

use pictures::Picture;
use shelf::{AnyMatch, Choice};
use table::{Observer, Seat};

use super::console::{Console, Size};
use super::menu::Form;
use super::{log, menu};
use crate::failure::Failure;
use crate::language;
use crate::paint::{self, BRIGHT, FAINT};
use crate::words::wrap;

/// The log is never cut to less than this.
const SHORTEST_LOG: usize = 3;

const HINT: &str = "A number or a move; ? 3 explains move 3, u undo, h help, q quit";

/// How much room the parts of a screen get.
struct Layout {
    /// How the moves are listed.
    form: Form,
    /// Whether there is room for empty lines and the hint.
    airy: bool,
    /// How many lines of the log are shown.
    log: usize,
}

impl Layout {
    /// The roomiest that fits; without a limit the roomiest of all.
    fn choose(console: &Console<'_>, board: &Picture, log: usize, choices: &[Choice]) -> Layout {
        let form = Form::Whole;
        let Some(size) = console.size() else {
            return Layout {
                form,
                airy: true,
                log,
            };
        };
        let board = height(board, size);
        let least_log = log.min(SHORTEST_LOG);
        // The prompt and the line to type on; with air, the hint and two empty lines as well.
        let (tight, airy) = (2, 5);
        let rows = |form: Form, frame: usize| {
            board + least_log + menu::height(form, choices, console.width()) + frame
        };
        let forms = [Form::Whole, Form::Cut, Form::Small];
        let fits = forms
            .into_iter()
            .find(|&form| rows(form, airy) <= size.rows);
        let (form, airy, used) = match fits {
            Some(form) => (form, true, rows(form, airy)),
            None => (Form::Small, false, rows(Form::Small, tight)),
        };
        let log = least_log + size.rows.saturating_sub(used);
        Layout { form, airy, log }
    }
}

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
    let layout = Layout::choose(console, &picture, news.len(), choices);
    shorten(&mut news, layout.log);
    let gap = if layout.airy { "\n" } else { "" };
    console.clear()?;
    paint::picture(console.out, &picture)?;
    if !news.is_empty() {
        write!(console.out, "{gap}")?;
        write_log(console, &news)?;
    }
    let prompt = language::prompt(&played.prompt(observer));
    let help = if layout.airy { "" } else { "  (h for help)" };
    writeln!(
        console.out,
        "{gap}{BRIGHT}{prompt}{BRIGHT:#}{FAINT}{help}{FAINT:#}"
    )?;
    menu::write(console.out, layout.form, choices, width)?;
    if layout.airy {
        writeln!(console.out, "{FAINT}{HINT}{FAINT:#}")?;
    }
    Ok(())
}

/// How many rows a picture takes, with lines that are too wide.
fn height(picture: &Picture, size: Size) -> usize {
    let lines = language::drawn(picture);
    let rows = lines.iter().map(|line| {
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
    for line in lines {
        writeln!(console.out, "{line}")?;
    }
    Ok(())
}
