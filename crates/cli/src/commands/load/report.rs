//! What a load did to a server.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

/// What was measured.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many tables were open.
    pub tables: usize,
    /// How many sockets were connected.
    pub sockets: usize,
    /// How long opening the tables took, in seconds.
    pub seconds_to_open: f64,
    /// How long it was measured, in seconds.
    pub seconds: f64,
    /// How many moves were acknowledged, and so stored.
    pub moves: usize,
    /// How many in a second.
    pub moves_per_second: f64,
    /// How long an acknowledgement took, in milliseconds: half of them were faster.
    pub half_ms: f64,
    /// 99 % were faster.
    pub most_ms: f64,
    /// The slowest.
    pub slowest_ms: f64,
    /// The part within 50 ms, in percent.
    pub within_50_ms: f64,
    /// The same for every second on its own: a server that stumbles now and then is seen here.
    pub by_second: Vec<Second>,
    /// How many sockets more only looked on.
    pub idle: usize,
    /// How much memory the server had more when they had come, in bytes, if it tells.
    pub idle_memory: Option<f64>,
    /// How much memory the server had in the end, in bytes, if it tells.
    pub memory: Option<f64>,
    /// How many connections were lost.
    pub errors: u64,
    /// Why the first of them was.
    pub first_error: Option<String>,
}

/// One second of it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Second {
    /// How many moves were acknowledged.
    pub moves: usize,
    /// How long 99 % of them took at most, in milliseconds.
    pub most_ms: f64,
}

impl Report {
    /// From the times of all acknowledgements, in microseconds, by the second that they came in.
    pub fn new(
        mut seconds: Vec<Vec<u32>>,
        time: Duration,
        opened: Duration,
        (tables, sockets): (usize, usize),
        (errors, first_error): (u64, Option<String>),
    ) -> Report {
        let mut waits = seconds.concat();
        waits.sort_unstable();
        let by_second = seconds.iter_mut().map(|waits| {
            waits.sort_unstable();
            Second {
                moves: waits.len(),
                most_ms: within(waits, 0.99),
            }
        });
        let soon = waits.partition_point(|wait| *wait <= 50_000);
        Report {
            tables,
            sockets,
            seconds_to_open: opened.as_secs_f64(),
            seconds: time.as_secs_f64(),
            moves: waits.len(),
            moves_per_second: count(waits.len()) / time.as_secs_f64(),
            half_ms: within(&waits, 0.5),
            most_ms: within(&waits, 0.99),
            slowest_ms: within(&waits, 1.0),
            within_50_ms: 100.0 * count(soon) / count(waits.len().max(1)),
            by_second: by_second.collect(),
            idle: 0,
            idle_memory: None,
            memory: None,
            errors,
            first_error,
        }
    }

    /// For people.
    pub fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{} tables, {} sockets", self.tables, self.sockets)?;
        writeln!(
            out,
            "{:.0} moves a second stored ({} in {:.1} s)",
            self.moves_per_second, self.moves, self.seconds
        )?;
        writeln!(
            out,
            "acknowledged in {:.1} ms (half), {:.1} ms (99 %), {:.1} ms (slowest); {:.2} % within 50 ms",
            self.half_ms, self.most_ms, self.slowest_ms, self.within_50_ms
        )?;
        let by_second = self.by_second.iter();
        let slowest = by_second.max_by(|one, other| one.most_ms.total_cmp(&other.most_ms));
        if let Some(Second { moves, most_ms }) = slowest {
            writeln!(out, "slowest second: {moves} moves, {most_ms:.1} ms (99 %)")?;
        }
        if let Some(bytes) = self.memory {
            writeln!(out, "memory of the server: {:.0} MB", bytes / 1e6)?;
        }
        if self.idle > 0 {
            write!(out, "{} sockets only looked on", self.idle)?;
            match self.idle_memory {
                Some(bytes) => writeln!(
                    out,
                    ": {:.0} MB more, {:.1} kB for each",
                    bytes / 1e6,
                    bytes / 1e3 / count(self.idle)
                )?,
                None => writeln!(out)?,
            }
        }
        if let Some(error) = &self.first_error {
            writeln!(out, "{} connections lost, the first: {error}", self.errors)?;
        }
        Ok(())
    }
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

/// The time that this part of them did not exceed, in milliseconds.
fn within(sorted: &[u32], part: f64) -> f64 {
    let index = (count(sorted.len()) * part) as usize;
    let wait = sorted.get(index).or(sorted.last()).copied();
    f64::from(wait.unwrap_or(0)) / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slow_part_is_found() {
        let seconds = vec![vec![1000; 990], vec![60_000; 10]];
        let second = Duration::from_secs(1);
        let report = Report::new(seconds, second, second, (1, 2), (0, None));
        assert_eq!((report.half_ms, report.most_ms), (1.0, 60.0));
        assert!((report.within_50_ms - 99.0).abs() < 1e-9);
        let by_second = report.by_second.iter().map(|second| second.most_ms);
        assert_eq!(by_second.collect::<Vec<_>>(), [1.0, 60.0]);
        let nothing = Report::new(Vec::new(), second, second, (1, 2), (0, None));
        assert_eq!(nothing.moves, 0);
    }
}
