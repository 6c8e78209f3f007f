//! The person's end: lines in, text out; a terminal, or a pipe that a test holds.

use std::io::{self, BufRead, IsTerminal, Read, Write};
use std::path::Path;

use crate::failure::Failure;
use crate::paint::FAINT;

/// A line that is longer than this is cut: nobody types that.
const LONGEST_LINE: u64 = 4096;

/// Where the game meets a person.
pub struct Console<'a> {
    pub out: &'a mut dyn Write,
    /// Whether a person sits there, and not a pipe.
    pub live: bool,
}

/// How large a terminal is.
#[derive(Clone, Copy)]
pub struct Size {
    pub columns: usize,
    pub rows: usize,
}

impl<'a> Console<'a> {
    pub fn new(out: &'a mut dyn Write) -> Console<'a> {
        let live = io::stdin().is_terminal() && io::stdout().is_terminal();
        Console { out, live }
    }

    /// The size of the terminal; nothing if there is none, and so no limit.
    pub fn size(&self) -> Option<Size> {
        if !self.live {
            return None;
        }
        let (columns, rows) = terminal_size::terminal_size()?;
        Some(Size {
            columns: columns.0.into(),
            rows: rows.0.into(),
        })
    }

    /// How wide text may run.
    pub fn width(&self) -> usize {
        self.size().map_or(100, |size| size.columns.clamp(40, 120))
    }

    /// Begins a new screen; on a pipe, a new paragraph.
    pub fn clear(&mut self) -> Result<(), Failure> {
        if self.live {
            self.steer("\x1b[2J\x1b[H")
        } else {
            self.say("")
        }
    }

    /// Begins a new screen, and leaves nothing above it to scroll back to.
    pub fn wipe(&mut self) -> Result<(), Failure> {
        self.clear()?;
        if self.live {
            self.steer("\x1b[3J")?;
        }
        Ok(())
    }

    /// Steers the terminal. Not through `out`, which takes everything but text out when colours are
    /// off; and a hand must be wiped away without colours, too.
    fn steer(&mut self, code: &str) -> Result<(), Failure> {
        self.out.flush()?;
        let mut terminal = io::stdout();
        write!(terminal, "{code}")?;
        terminal.flush()?;
        Ok(())
    }

    /// Says something.
    pub fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    /// Asks for a line; nothing when there will be no more.
    pub fn ask(&mut self, question: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{question}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        io::stdin()
            .lock()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)
            .map_err(|error| Failure::read(Path::new("standard input"), error))?;
        if line.is_empty() {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if !self.live {
            // A terminal shows what is typed; in a transcript it would be missing.
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Asks for a number from `low` to `high`, until it gets one; Enter is `default`.
    pub fn ask_number(
        &mut self,
        question: &str,
        (low, high): (usize, usize),
        default: usize,
    ) -> Result<Option<usize>, Failure> {
        loop {
            let hint = format!("{question} {FAINT}[{default}]{FAINT:#} ");
            let Some(line) = self.ask(&hint)? else {
                return Ok(None);
            };
            match line.parse() {
                Ok(number) if (low..=high).contains(&number) => return Ok(Some(number)),
                _ if line.is_empty() => return Ok(Some(default)),
                _ if is_quit(&line) => return Ok(None),
                _ => self.say(&format!("A number from {low} to {high}, please; q quits."))?,
            }
        }
    }
}

/// Whether a line says that its writer wants to leave.
pub fn is_quit(line: &str) -> bool {
    ["q", "quit", "exit"].contains(&line.to_lowercase().as_str())
}
