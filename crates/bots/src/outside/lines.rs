//! Lines from a program that nobody vouches for: bounded, and perhaps not even text.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// No line may be longer, in bytes.
const LONGEST: usize = 1 << 20;

/// How many lines may wait to be looked at. After that the program is no longer read, and has to wait.
const WAITING: usize = 16;

/// How many lines of standard error are kept: the last ones.
const KEPT: usize = 12;

/// A line of a report is cut here, in characters.
const SHOWN: usize = 200;

/// A line of standard output.
#[derive(Debug, PartialEq)]
pub enum Line {
    /// Text, without the end of the line.
    Text(String),
    /// Longer than [`LONGEST`]; it was thrown away.
    TooLong,
    /// Not UTF-8.
    NotText,
}

impl Line {
    /// Its text, or what is wrong with it.
    pub fn text(self) -> Result<String, String> {
        match self {
            Line::Text(text) => Ok(text),
            Line::TooLong => Err(format!("a line is longer than {LONGEST} bytes")),
            Line::NotText => Err("a line is not UTF-8".to_owned()),
        }
    }
}

/// Reads lines in a thread of its own. The channel closes when the other end does.
pub fn listen(input: impl Read + Send + 'static) -> io::Result<Receiver<Line>> {
    let (sender, receiver) = sync_channel(WAITING);
    let work = move || pass_on(input, &sender);
    thread::Builder::new().spawn(work)?;
    Ok(receiver)
}

fn pass_on(input: impl Read, sender: &SyncSender<Line>) {
    let mut input = io::BufReader::new(input);
    while let Some(line) = next_line(&mut input) {
        let blank = matches!(&line, Line::Text(text) if text.trim().is_empty());
        if !blank && sender.send(line).is_err() {
            return;
        }
    }
}

/// The next line; nothing at the end, or when reading fails.
fn next_line(input: &mut impl BufRead) -> Option<Line> {
    let mut bytes = Vec::new();
    let limit = LONGEST as u64 + 1;
    let read = input.by_ref().take(limit).read_until(b'\n', &mut bytes);
    if read.ok()? == 0 {
        return None;
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > LONGEST {
        input.skip_until(b'\n').ok()?;
        return Some(Line::TooLong);
    }
    Some(String::from_utf8(bytes).map_or(Line::NotText, Line::Text))
}

/// The last lines that a program wrote to standard error.
pub struct Murmur {
    lines: Arc<Mutex<VecDeque<String>>>,
    /// Closes when standard error does.
    end: Receiver<()>,
}

impl Murmur {
    /// Keeps what comes, in a thread of its own.
    pub fn listen(input: impl Read + Send + 'static) -> io::Result<Murmur> {
        let lines = Arc::new(Mutex::new(VecDeque::new()));
        let (sender, end) = sync_channel(0);
        let kept = Arc::clone(&lines);
        let work = move || {
            let _open = sender;
            let mut input = io::BufReader::new(input);
            while let Some(line) = next_line(&mut input) {
                let text = line.text().unwrap_or_else(|problem| format!("({problem})"));
                let text = cut(&text);
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                kept.push_back(text);
                if kept.len() > KEPT {
                    kept.pop_front();
                }
            }
        };
        thread::Builder::new().spawn(work)?;
        Ok(Murmur { lines, end })
    }

    /// Waits until standard error is closed, but not longer than this.
    pub fn settle(&self, time: Duration) {
        let _ = self.end.recv_timeout(time);
    }

    /// The lines so far.
    pub fn lines(&self) -> Vec<String> {
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().cloned().collect()
    }
}

/// What somebody else wrote, in a form that can be shown: short, and without control characters.
pub fn cut(text: &str) -> String {
    let harmless = |c: char| if c.is_control() { '\u{FFFD}' } else { c };
    let mut shown: String = text.trim().chars().take(SHOWN).map(harmless).collect();
    if text.trim().chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_bounded_and_the_next_one_is_whole() {
        let mut bytes = b"one\n\n".to_vec();
        bytes.extend(vec![b'x'; LONGEST]);
        bytes.extend(b"\n");
        bytes.extend(vec![b'x'; LONGEST + 1]);
        bytes.extend(b"\n\xff\xfe\nlast");
        let lines: Vec<Line> = listen(io::Cursor::new(bytes))
            .expect("a thread")
            .iter()
            .collect();
        let [one, long, rest @ ..] = &lines[..] else {
            panic!("{} lines", lines.len());
        };
        assert_eq!(*one, Line::Text("one".to_owned()));
        assert!(matches!(long, Line::Text(text) if text.len() == LONGEST));
        let last = Line::Text("last".to_owned());
        assert_eq!(rest, [Line::TooLong, Line::NotText, last]);
    }

    #[test]
    fn what_is_shown_is_short_and_harmless() {
        assert_eq!(cut(" \u{1b}[31mred\n"), "\u{FFFD}[31mred");
        assert_eq!(cut(&"ä".repeat(1000)).chars().count(), SHOWN + 1);
    }
}
