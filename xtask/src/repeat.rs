//! The same tests again and again: one that fails sometimes has found something, and once is not enough to see it.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::repo::Repo;
use crate::{test, web};

const USAGE: &str = "`cargo xtask repeat test|browser TIMES [--busy]` needs what to repeat and how often, \
                     such as `cargo xtask repeat browser 20 --busy`";

/// What is asked for.
#[derive(Debug, PartialEq, Eq)]
struct Asked {
    what: What,
    times: usize,
    /// Whether a core has something else to do all the while.
    busy: bool,
}

/// What is run again and again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    /// `cargo xtask test`.
    Test,
    /// The browser tests, with the app and the program as they were built last.
    Browser,
}

/// One time of them.
struct Time {
    took: Duration,
    failure: Option<String>,
}

/// Runs everything as often as asked, whether it fails or not, and fails if it failed once.
pub fn run(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    let asked = Asked::read(args)?;
    let busy = AtomicBool::new(asked.busy);
    let times = thread::scope(|scope| {
        scope.spawn(|| spin(&busy));
        let mut times = Vec::new();
        for time in 1..=asked.times {
            println!("\n==> time {time} of {}", asked.times);
            let start = Instant::now();
            let result = match asked.what {
                What::Test => test::run(repo),
                What::Browser => web::script_with_program(repo, "e2e"),
            };
            times.push(Time {
                took: start.elapsed(),
                failure: result.err().map(|error| format!("{error:#}")),
            });
            println!("\n{}", summary(&times));
        }
        busy.store(false, Ordering::Relaxed);
        times
    });
    let well = times.iter().all(|time| time.failure.is_none());
    Ok(ExitCode::from(u8::from(!well)))
}

/// Keeps a core from what is tested.
fn spin(busy: &AtomicBool) {
    while busy.load(Ordering::Relaxed) {
        std::hint::spin_loop();
    }
}

/// A line for each time, and one for all.
fn summary(times: &[Time]) -> String {
    let mut text = String::new();
    for (index, Time { took, failure }) in times.iter().enumerate() {
        let what = failure.as_deref().unwrap_or("passed");
        let _ = writeln!(
            text,
            "{:>3} {:>7.1} s  {what}",
            index + 1,
            took.as_secs_f64()
        );
    }
    let well = times.iter().filter(|time| time.failure.is_none()).count();
    let _ = write!(text, "passed {well} times of {}", times.len());
    text
}

impl Asked {
    fn read(args: &[OsString]) -> Result<Asked> {
        let words: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
        let words: Vec<_> = words.iter().map(AsRef::as_ref).collect();
        let (what, times, busy) = match words.as_slice() {
            [what, times] => (*what, times, false),
            [what, times, "--busy"] => (*what, times, true),
            _ => bail!(USAGE),
        };
        let what = match what {
            "test" => What::Test,
            "browser" => What::Browser,
            _ => bail!(USAGE),
        };
        let times = times
            .parse()
            .ok()
            .filter(|times| *times > 0)
            .context(USAGE)?;
        Ok(Asked { what, times, busy })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(args: &str) -> Result<Asked> {
        let args: Vec<OsString> = args.split(' ').map(OsString::from).collect();
        Asked::read(&args)
    }

    #[test]
    fn what_and_how_often_must_be_said() {
        let asked = read("browser 20 --busy").expect("what to repeat");
        let expected = Asked {
            what: What::Browser,
            times: 20,
            busy: true,
        };
        assert_eq!(asked, expected);
        assert!(!read("test 10").expect("what to repeat").busy);
        for wrong in [
            "browser",
            "browser 0",
            "browser many",
            "unit 3",
            "test 3 busy",
        ] {
            let error = read(wrong).expect_err(wrong).to_string();
            assert!(error.contains("repeat browser 20"), "{error}");
        }
    }

    #[test]
    fn the_summary_says_what_failed_and_how_often() {
        let took = Duration::from_secs(288);
        let failure = Some("`npm` ended".to_owned());
        let times = [
            Time { took, failure },
            Time {
                took,
                failure: None,
            },
        ];
        let expected = "  1   288.0 s  `npm` ended\n  2   288.0 s  passed\npassed 1 times of 2";
        assert_eq!(summary(&times), expected);
    }
}
