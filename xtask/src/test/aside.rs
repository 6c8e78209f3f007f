//! A task that runs beside the steps: what it says is kept, and shown in one piece when it has ended.

use std::io::Read;
use std::process::Command;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};

use crate::command::forget_package;
use crate::repo::Repo;

/// What became of it.
pub struct Ended {
    /// Everything that it said.
    pub said: String,
    /// Whether it went well.
    pub result: Result<()>,
    /// How long it took.
    pub duration: Duration,
}

/// A task of this program that runs in a process of its own.
pub struct Aside {
    running: JoinHandle<Ended>,
}

impl Aside {
    /// Starts `cargo xtask <task>`.
    pub fn start(repo: &Repo, task: &str) -> Result<Aside> {
        let program = std::env::current_exe().context("this program does not know where it is")?;
        let mut command = Command::new(program);
        command.arg(task).current_dir(repo.root());
        forget_package(&mut command);
        Aside::run(command)
    }

    fn run(mut command: Command) -> Result<Aside> {
        let (mut reader, writer) = std::io::pipe()?;
        command
            .stdin(std::process::Stdio::null())
            .stdout(writer.try_clone()?)
            .stderr(writer);
        let start = Instant::now();
        let mut child = command.spawn().context("it could not be started")?;
        // It holds the end of the pipe that is written to, and reading ends when nobody does.
        drop(command);
        let running = std::thread::spawn(move || {
            let mut said = Vec::new();
            let read = reader.read_to_end(&mut said).map(|_| ());
            let result = read
                .and_then(|()| child.wait())
                .map_err(anyhow::Error::from);
            let result = result.and_then(|status| {
                if !status.success() {
                    bail!("it ended with {status}");
                }
                Ok(())
            });
            Ended {
                said: String::from_utf8_lossy(&said).into_owned(),
                result,
                duration: start.elapsed(),
            }
        });
        Ok(Aside { running })
    }

    /// Any command line, for tests.
    #[cfg(test)]
    pub fn shell(line: &str) -> Result<Aside> {
        let mut command = Command::new("sh");
        command.args(["-c", line]);
        Aside::run(command)
    }

    /// Whether `end` would not wait.
    pub fn has_ended(&self) -> bool {
        self.running.is_finished()
    }

    /// Waits for it.
    pub fn end(self) -> Ended {
        self.running.join().unwrap_or_else(|_| Ended {
            said: String::new(),
            result: Err(anyhow!("what listens to it has failed")),
            duration: Duration::ZERO,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(line: &str) -> Ended {
        Aside::shell(line).expect("a shell").end()
    }

    #[test]
    fn what_it_says_is_kept_in_order() {
        let ended = shell("echo one; echo two >&2; echo three");
        assert_eq!(ended.said, "one\ntwo\nthree\n");
        assert!(ended.result.is_ok());
    }

    #[test]
    fn its_failure_is_told() {
        let ended = shell("echo bad; exit 3");
        assert_eq!(ended.said, "bad\n");
        let error = ended.result.expect_err("it failed").to_string();
        assert!(error.contains('3'), "{error}");
    }
}
