//! `cargo xtask test`: every check, one after the other, up to the first that fails.

mod packages;
mod steps;
mod tools;

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::repo::Repo;
use steps::{Outcome, STEPS, Step};

/// A line of the summary: the step, what became of it, and how long it took.
type Line = (&'static str, &'static str, Duration);

/// Runs every step and prints a summary.
pub fn run(repo: &Repo) -> Result<()> {
    run_steps(repo, &STEPS)
}

fn run_steps(repo: &Repo, steps: &[Step]) -> Result<()> {
    let mut lines: Vec<Line> = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        let (number, count) = (index + 1, steps.len());
        println!("\n==> {number}/{count} {}: {}", step.name, step.what);
        let start = Instant::now();
        let result = (step.run)(repo);
        let duration = start.elapsed();
        let outcome = match &result {
            Ok(Outcome::Passed) => "passed",
            Ok(Outcome::Skipped) => "skipped",
            Err(_) => "FAILED",
        };
        println!("    {} {outcome} in {}", step.name, seconds(duration));
        lines.push((step.name, outcome, duration));
        if let Err(error) = result {
            println!("\n{}", summary(&lines));
            bail!("step `{}` failed: {error:#}\n{}", step.name, step.advice);
        }
    }
    println!("\n{}\nAll checks passed.", summary(&lines));
    Ok(())
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

/// A table with a line for each step and one for the whole.
fn summary(lines: &[Line]) -> String {
    let total: Duration = lines.iter().map(|(_, _, duration)| duration).sum();
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
    use super::*;

    const PASSES: Step = Step {
        name: "passes",
        what: "",
        advice: "",
        run: |_| Ok(Outcome::Passed),
    };
    const FAILS: Step = Step {
        name: "fails",
        what: "",
        advice: "Do this.",
        run: |_| bail!("the reason"),
    };
    const MUST_NOT_RUN: Step = Step {
        name: "after",
        what: "",
        advice: "",
        run: |_| panic!("a step ran after one that failed"),
    };

    #[test]
    fn the_first_step_that_fails_is_the_last_to_run() {
        let repo = Repo::find().expect("the repository");
        assert!(run_steps(&repo, &[PASSES, PASSES]).is_ok());
        let error = run_steps(&repo, &[PASSES, FAILS, MUST_NOT_RUN]).expect_err("a failure");
        let message = error.to_string();
        assert_eq!(message, "step `fails` failed: the reason\nDo this.");
    }

    #[test]
    fn the_summary_has_every_step_and_the_total() {
        let lines: [Line; 2] = [
            ("format", "passed", Duration::from_millis(1200)),
            ("clippy", "FAILED", Duration::from_mins(2)),
        ];
        let expected = "\
step       result    duration
format     passed       1.2 s
clippy     FAILED     120.0 s
total                 121.2 s";
        assert_eq!(summary(&lines), expected);
    }
}
