//! Running other programs, with errors that say which one and what to do.

use std::ffi::OsStr;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::repo::Repo;

/// A command line to run in the repository, before it is started.
pub struct Run {
    command: Command,
    shown: String,
}

impl Run {
    /// `cargo` with arguments, at the root of the repository.
    pub fn cargo(repo: &Repo, args: &[&str]) -> Self {
        Self::program(repo, "cargo", args)
    }

    /// Any program with arguments, at the root of the repository.
    pub fn program(repo: &Repo, program: impl AsRef<OsStr>, args: &[&str]) -> Self {
        let program = program.as_ref();
        let mut command = Command::new(program);
        command.args(args).current_dir(repo.root());
        forget_package(&mut command);
        let shown = std::iter::once(program.to_string_lossy().as_ref())
            .chain(args.iter().copied())
            .collect::<Vec<_>>()
            .join(" ");
        Self { command, shown }
    }

    /// Sets an environment variable, which is shown with the command.
    pub fn env(mut self, key: &str, value: &str) -> Self {
        self.command.env(key, value);
        self.shown = format!("{key}={value:?} {}", self.shown);
        self
    }

    /// Shows the command, runs it with its output going to the terminal, and fails if it fails.
    pub fn show(mut self) -> Result<()> {
        println!("$ {}", self.shown);
        // A check that waits for input would wait for ever in continuous integration.
        let status = self
            .command
            .stdin(Stdio::null())
            .status()
            .with_context(|| format!("`{}` could not be started", self.shown))?;
        if !status.success() {
            bail!("`{}` ended with {status}", self.shown);
        }
        Ok(())
    }

    /// Runs the command silently; its standard output, or nothing if it is missing or fails.
    pub fn try_capture(mut self) -> Option<String> {
        let output = self.command.stdin(Stdio::null()).output().ok()?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        output.status.success().then_some(text)
    }
}

/// Removes what `cargo run` tells this program about its own package. A cargo started from here
/// would pass it on, and what that starts would take this package for its own.
pub fn forget_package(command: &mut Command) {
    for (key, _) in std::env::vars_os() {
        let name = key.to_string_lossy();
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&key);
        }
    }
}
