//! Parts of test programs: the quick tests of a program in one go, each slow one alone, so that a slow test is run only
//! for what no quicker one has found, and nothing is waited for much longer than it takes.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use crate::each::each;
use crate::run::{Found, Kind, Program};

/// What takes as long is asked alone.
const SLOW: Duration = Duration::from_millis(500);

/// How many times as long as without a fault a part may take, and how much more: then it is endless.
const PATIENCE: (u32, Duration) = (5, Duration::from_secs(5));

/// Nothing takes longer without a fault.
const LONGEST: Duration = Duration::from_mins(25);

/// No fault has this number.
const NO_FAULT: usize = usize::MAX - 1;

/// Tests of a program, and how long they take.
pub struct Part {
    program: Program,
    /// The one test that is run, or those that are not.
    which: Which,
    takes: Duration,
}

enum Which {
    Only(String),
    But(Vec<String>),
}

/// All parts, in the order in which they are asked: what is quick first. Everything is run once without a fault, as
/// many at a time as later with faults: that is how long things take then.
pub fn all(programs: &[Program], jobs: usize) -> Result<Vec<Part>> {
    let mut tests = Vec::new();
    for program in programs {
        for test in program.tests()? {
            tests.push(Part::new(program, Which::Only(test)));
        }
    }
    let takes = each(&tests, jobs, Part::measure)?;
    for (part, takes) in tests.iter_mut().zip(takes) {
        part.takes = takes;
    }
    let (mut slow, quick): (Vec<Part>, Vec<Part>) =
        tests.into_iter().partition(|part| part.takes > SLOW);
    slow.sort_by_key(|part| part.takes);
    let mut parts = Vec::new();
    for program in programs {
        let of_it = |part: &&Part| part.program.file == program.file;
        if !quick.iter().any(|part| of_it(&part)) {
            continue;
        }
        let others = slow.iter().filter(of_it).filter_map(Part::test);
        let mut part = Part::new(program, Which::But(others.map(str::to_owned).collect()));
        part.takes = part.measure()?;
        parts.push(part);
    }
    parts.extend(slow);
    for part in &parts {
        let (kind, name) = (part.kind().name(), part.test().unwrap_or("what is quick"));
        let seconds = part.takes.as_secs_f64();
        println!("{kind:<12} {seconds:.1} s without a fault: {name}");
    }
    Ok(parts)
}

impl Part {
    fn new(program: &Program, which: Which) -> Part {
        Part {
            program: program.clone(),
            which,
            takes: Duration::ZERO,
        }
    }

    /// Of which program it is.
    pub fn kind(&self) -> Kind {
        self.program.kind
    }

    /// Whether it is a slow test alone.
    pub fn is_slow(&self) -> bool {
        self.test().is_some()
    }

    /// Its name, if it is a single test.
    fn test(&self) -> Option<&str> {
        match &self.which {
            Which::Only(test) => Some(test),
            Which::But(_) => None,
        }
    }

    /// How long it takes without a fault.
    fn measure(&self) -> Result<Duration> {
        let began = Instant::now();
        // What fails now fails because of how it is run.
        ensure!(
            self.run_within(NO_FAULT, LONGEST)?.is_none(),
            "{} fails without a fault: {}",
            self.program.file.display(),
            self.test().unwrap_or("several tests together")
        );
        Ok(began.elapsed())
    }

    /// Runs it with a fault; nothing if all tests pass.
    pub fn run(&self, fault: usize) -> Result<Option<Found>> {
        let found = self.run_within(fault, patience(self.takes))?;
        if found != Some(Found::Endless) {
            return Ok(found);
        }
        // The machine may have more to do by now than when this was measured: then it takes long without the fault too.
        let now = self.measure()?;
        if now <= self.takes {
            return Ok(found);
        }
        self.run_within(fault, patience(now))
    }

    fn run_within(&self, fault: usize, time: Duration) -> Result<Option<Found>> {
        let mut command = self.program.command(fault);
        command.arg("--exact");
        match &self.which {
            Which::Only(test) => command.arg(test),
            Which::But(tests) => command.args(tests.iter().flat_map(|test| ["--skip", test])),
        };
        let mut child = command.spawn()?;
        let until = Instant::now() + time;
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok((!status.success()).then_some(Found::By(self.kind())));
            }
            if Instant::now() > until {
                child.kill()?;
                child.wait()?;
                return Ok(Some(Found::Endless));
            }
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

/// How long a part that takes so long may go on.
fn patience(takes: Duration) -> Duration {
    takes * PATIENCE.0 + PATIENCE.1
}
