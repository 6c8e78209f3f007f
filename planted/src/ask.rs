//! Asking the tests about faults, several at a time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::pack::{Named, Planted};
use crate::part::Part;
use crate::run::Found;

/// Which faults the tests are asked about, and how.
pub struct Asking {
    /// Every Nth fault, as cargo-mutants deals them out: a part has some of every file.
    pub shard: (usize, usize),
    /// Those whose names hold this.
    pub only: Option<String>,
    /// How many programs run at a time.
    pub jobs: usize,
    /// Nothing is begun after so long.
    pub until: Option<Duration>,
}

impl Default for Asking {
    fn default() -> Asking {
        Asking {
            shard: (0, 1),
            only: None,
            jobs: 1,
            until: None,
        }
    }
}

/// What is still to be asked, and what became of the rest.
struct Work<'a> {
    faults: Vec<&'a Named>,
    /// A part of the tests and a fault. The smallest comes next: so much is known early, however long the last
    /// parts take.
    next: BTreeSet<(usize, usize)>,
    counts: BTreeMap<&'static str, usize>,
}

impl Work<'_> {
    /// A line for each as soon as it is known: whoever stops the program keeps what has come so far.
    fn say(&mut self, found: Found, fault: usize) {
        println!("{:<12} {}", found.name(), self.faults[fault].name);
        *self.counts.entry(found.name()).or_default() += 1;
    }
}

impl Asking {
    /// Runs the tests with each of these faults, prints what became of it, and counts.
    pub fn about(&self, faults: &[Named], parts: &[Part]) -> Result<()> {
        let began = Instant::now();
        let faults: Vec<&Named> = faults.iter().filter(|fault| self.means(fault)).collect();
        let mut work = Work {
            next: BTreeSet::new(),
            counts: BTreeMap::new(),
            faults,
        };
        for fault in 0..work.faults.len() {
            match work.faults[fault].planted {
                Planted::Yes => {
                    work.next.insert((0, fault));
                }
                Planted::DoesNotCompile => work.say(Found::DoesNotCompile, fault),
                Planted::NoPlace => work.say(Found::NotPlanted, fault),
            }
        }
        let work = Mutex::new(work);
        thread::scope(|scope| {
            let jobs: Vec<_> = (0..self.jobs.max(1))
                .map(|_| scope.spawn(|| self.go_on(&work, parts, began)))
                .collect();
            jobs.into_iter()
                .try_for_each(|job| job.join().expect("nobody panics here"))
        })?;
        let mut work = work.into_inner().expect("nobody panics here");
        for (part, fault) in std::mem::take(&mut work.next) {
            let by_quick_tests = parts[part].is_slow();
            work.say(Found::NotAsked { by_quick_tests }, fault);
        }
        let seconds = began.elapsed().as_secs_f64();
        println!("{:?} in {seconds:.0} s", work.counts);
        Ok(())
    }

    /// Takes one thing after the other, as long as there is any.
    fn go_on(&self, work: &Mutex<Work>, parts: &[Part], began: Instant) -> Result<()> {
        let late = || self.until.is_some_and(|until| began.elapsed() > until);
        while !late() {
            let mut todo = work.lock().expect("nobody panics here");
            let Some((part, fault)) = todo.next.pop_first() else {
                break;
            };
            let number = todo.faults[fault].number;
            drop(todo);
            let found = parts[part].run(number)?;
            let mut done = work.lock().expect("nobody panics here");
            match found {
                Some(found) => done.say(found, fault),
                None if part + 1 == parts.len() => done.say(Found::Missed, fault),
                None => {
                    done.next.insert((part + 1, fault));
                }
            }
        }
        Ok(())
    }

    fn means(&self, fault: &Named) -> bool {
        let (part, of) = self.shard;
        let named = self
            .only
            .as_ref()
            .is_none_or(|only| fault.name.contains(only.as_str()));
        fault.number % of == part && named
    }
}
