//! Asking the tests about faults, several at a time.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

use crate::pack::Named;
use crate::run::{Found, Programs};

/// Which faults the tests are asked about, and how.
pub struct Asking {
    /// Every Nth fault, as cargo-mutants deals them out: a part has some of every file.
    pub shard: (usize, usize),
    /// Those whose names hold this.
    pub only: Option<String>,
    /// How many programs run at a time.
    pub jobs: usize,
    /// No program is begun after so long.
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

impl Asking {
    /// Runs the tests with each of these faults, prints what became of it, and counts. Program after program, each
    /// about what those before it did not find: so much is known early, however long the last ones take.
    pub fn about(&self, faults: &[Named], programs: &Programs) -> Result<()> {
        let began = Instant::now();
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        let mut say = |found: Found, fault: &Named| {
            println!("{:<12} {}", found.name(), fault.name);
            *counts.entry(found.name()).or_default() += 1;
        };
        let (mut left, not_planted): (Vec<&Named>, Vec<&Named>) = faults
            .iter()
            .filter(|fault| self.means(fault))
            .partition(|fault| fault.planted);
        for fault in not_planted {
            say(Found::NotPlanted, fault);
        }
        let late = || self.until.is_some_and(|until| began.elapsed() > until);
        for program in programs.all() {
            let answers = self.each(&left, |fault| {
                if late() {
                    return Ok(None);
                }
                program.run(fault.number).map(Some)
            })?;
            let mut still = Vec::new();
            for (fault, answer) in left.into_iter().zip(answers) {
                match answer {
                    Some(Some(found)) => say(found, fault),
                    Some(None) => still.push(fault),
                    None => say(Found::NotAsked(program.kind()), fault),
                }
            }
            left = still;
        }
        for fault in left {
            say(Found::Missed, fault);
        }
        println!("{counts:?} in {:.0} s", began.elapsed().as_secs_f64());
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

    /// What a question gives for each, in their order.
    fn each<T: Send>(
        &self,
        faults: &[&Named],
        question: impl Fn(&Named) -> Result<T> + Sync,
    ) -> Result<Vec<T>> {
        let next = AtomicUsize::new(0);
        let answers = Mutex::new(BTreeMap::new());
        thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                scope.spawn(|| {
                    while let Some((place, fault)) = {
                        let place = next.fetch_add(1, Ordering::Relaxed);
                        faults.get(place).map(|fault| (place, fault))
                    } {
                        let answer = question(fault);
                        answers
                            .lock()
                            .expect("nobody panics here")
                            .insert(place, answer);
                    }
                });
            }
        });
        let answers = answers.into_inner().expect("nobody panics here");
        answers.into_values().collect()
    }
}
