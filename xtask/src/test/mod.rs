//! `cargo xtask test`: every check, one after the other. One that fails does not stop those that need nothing of it, so
//! that one run tells all that is wrong. What needs no compiler runs beside the one that does.

mod aside;
mod library;
mod lints;
mod packages;
mod steps;

use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};

use crate::repo::Repo;
use aside::{Aside, Ended};
use steps::{STEPS, Step, Work};

/// A line of the summary: the step, what became of it, and how long it took.
type Line = (&'static str, &'static str, Duration);

/// Runs every step and prints a summary.
pub fn run(repo: &Repo) -> Result<()> {
    run_steps(repo, &STEPS)
}

fn run_steps(repo: &Repo, steps: &[Step]) -> Result<()> {
    let start = Instant::now();
    let mut course = Course::default();
    course.run(repo, steps);
    course.gather(|_, _| true);
    println!("\n{}", summary(&course.lines, start.elapsed()));
    if course.failures.is_empty() {
        println!("All checks passed.");
        return Ok(());
    }
    Err(anyhow!(course.failures.join("\n")))
}

/// How far it has come.
#[derive(Default)]
struct Course<'a> {
    lines: Vec<Line>,
    beside: Vec<(&'a Step, Aside)>,
    failures: Vec<String>,
}

impl<'a> Course<'a> {
    fn run(&mut self, repo: &Repo, steps: &'a [Step]) {
        for (index, step) in steps.iter().enumerate() {
            self.gather(|one, aside| aside.has_ended() || step.needs.contains(&one.name));
            let (number, count) = (index + 1, steps.len());
            println!("\n==> {number}/{count} {}: {}", step.name, step.what);
            if let Some(missing) = step.needs.iter().find(|name| !self.passed(name)) {
                println!("    It is not run, because it needs `{missing}`.");
                self.lines.push((step.name, "not run", Duration::ZERO));
                continue;
            }
            let start = Instant::now();
            match step.run {
                Work::Now(run) => {
                    let result = run(repo);
                    self.note(step, result, start.elapsed());
                }
                Work::Beside(begin) => match begin(repo) {
                    Ok(aside) => {
                        println!("    It runs beside the next steps; what it says is shown later.");
                        self.beside.push((step, aside));
                    }
                    Err(error) => self.note(step, Err(error), start.elapsed()),
                },
            }
        }
    }

    /// Whether a step ran and did not fail.
    fn passed(&self, name: &str) -> bool {
        let well = |line: &Line| line.0 == name && line.1 == "passed";
        self.lines.iter().any(well)
    }

    /// Waits for those of the steps beside that are wanted, and shows what they said.
    fn gather(&mut self, wanted: impl Fn(&Step, &Aside) -> bool) {
        let (ended, still) = std::mem::take(&mut self.beside)
            .into_iter()
            .partition(|(step, aside)| wanted(step, aside));
        self.beside = still;
        let ended: Vec<(&Step, Aside)> = ended;
        for (step, aside) in ended {
            let Ended {
                said,
                result,
                duration,
            } = aside.end();
            println!(
                "\n==> {}, which ran beside:\n{}",
                step.name,
                said.trim_end()
            );
            self.note(step, result, duration);
        }
    }

    /// Puts down what became of a step.
    fn note(&mut self, step: &Step, result: Result<()>, duration: Duration) {
        let outcome = match &result {
            Ok(()) => "passed",
            Err(_) => "FAILED",
        };
        println!("    {} {outcome} in {}", step.name, seconds(duration));
        self.lines.push((step.name, outcome, duration));
        if let Err(error) = result {
            let (name, advice) = (step.name, step.advice);
            self.failures
                .push(format!("step `{name}` failed: {error:#}\n{advice}"));
        }
    }
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

/// A table with a line for each step and one for the whole, which is shorter than their sum where
/// two ran at once.
fn summary(lines: &[Line], total: Duration) -> String {
    let row = |name: &str, outcome: &str, duration: Duration| {
        format!("{name:<10} {outcome:<8} {:>9}\n", seconds(duration))
    };
    let mut table = format!("{:<10} {:<8} {:>9}\n", "step", "result", "duration");
    for (name, outcome, duration) in lines {
        table += &row(name, outcome, *duration);
    }
    table + row("total", "", total).trim_end()
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    fn step(name: &'static str, run: Work) -> Step {
        Step {
            name,
            what: "",
            advice: "Do this.",
            needs: &[],
            run,
        }
    }

    const PASSES: Work = Work::Now(|_| Ok(()));
    const FAILS: Work = Work::Now(|_| bail!("the reason"));
    const MUST_NOT_RUN: Work = Work::Now(|_| panic!("a step ran after one that failed"));
    const GOOD: Work = Work::Beside(|_| Aside::shell("echo all is well"));
    const BAD: Work = Work::Beside(|_| Aside::shell("exit 1"));

    fn run_all(steps: &[Step]) -> Result<()> {
        run_steps(&Repo::find().expect("the repository"), steps)
    }

    #[test]
    fn a_step_that_fails_stops_only_those_that_need_it() {
        assert!(run_all(&[step("one", PASSES), step("two", PASSES)]).is_ok());
        let mut needs = step("needs", MUST_NOT_RUN);
        needs.needs = &["fails"];
        let mut needs_that = step("needs that", MUST_NOT_RUN);
        needs_that.needs = &["needs"];
        let steps = [
            step("fails", FAILS),
            needs,
            needs_that,
            step("bad", BAD),
            step("after", FAILS),
        ];
        let message = run_all(&steps).expect_err("failures").to_string();
        let failed: Vec<_> = message
            .lines()
            .filter(|line| line.starts_with("step"))
            .collect();
        assert_eq!(failed.len(), 3);
        assert_eq!(failed[0], "step `fails` failed: the reason");
        // What runs beside may have ended before the next step begins, or later.
        let has = |start: &str| failed.iter().any(|line| line.starts_with(start));
        assert!(has("step `after` failed: the reason"), "{failed:?}");
        assert!(has("step `bad` failed: "), "{failed:?}");
    }

    #[test]
    fn what_runs_beside_counts_as_well() {
        assert!(run_all(&[step("good", GOOD), step("one", PASSES)]).is_ok());
        let message = run_all(&[step("bad", BAD)]).expect_err("a failure");
        assert!(message.to_string().starts_with("step `bad` failed: "));
    }

    #[test]
    fn a_step_waits_for_what_it_needs() {
        let mut needs = step("needs", MUST_NOT_RUN);
        needs.needs = &["bad"];
        let message = run_all(&[step("bad", BAD), needs]).expect_err("a failure");
        assert!(message.to_string().starts_with("step `bad` failed: "));
        let mut needs = step("needs", PASSES);
        needs.needs = &["good"];
        assert!(run_all(&[step("good", GOOD), needs]).is_ok());
    }

    #[test]
    fn the_steps_need_what_comes_before_them() {
        for (index, step) in STEPS.iter().enumerate() {
            let before = &STEPS[..index];
            for needed in step.needs {
                let there = before.iter().any(|step| step.name == *needed);
                assert!(there, "{}: {needed}", step.name);
            }
        }
    }

    #[test]
    fn the_summary_has_every_step_and_the_time_that_passed() {
        let lines: [Line; 2] = [
            ("format", "passed", Duration::from_millis(1200)),
            ("build", "FAILED", Duration::from_mins(2)),
        ];
        let expected = "\
step       result    duration
format     passed       1.2 s
build      FAILED     120.0 s
total                 120.5 s";
        assert_eq!(summary(&lines, Duration::from_millis(120_500)), expected);
    }
}
