//! The faults that can be planted: cargo-mutants makes the list.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use proc_macro2::LineColumn;
use serde::Deserialize;

/// A fault, as `cargo mutants --list --json` writes it.
#[derive(Deserialize, Debug)]
pub struct Fault {
    /// Such as `src/card.rs:48:9: replace Card::rank -> usize with 0`.
    pub name: String,
    /// The file in the repository.
    pub file: String,
    /// What kind of fault it is.
    pub genre: Genre,
    /// What stands in the place.
    pub replacement: String,
    span: Span,
}

/// What a fault changes.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Genre {
    /// A function gives a fixed value.
    FnValue,
    /// Another operator between two values.
    BinaryOperator,
    /// No operator before a value.
    UnaryOperator,
    /// An arm of a match is gone.
    MatchArm,
    /// The condition of an arm always holds, or never.
    MatchArmGuard,
    /// A field is that of the value which the others come from.
    StructField,
}

#[derive(Deserialize, Debug)]
struct Span {
    start: Place,
}

#[derive(Deserialize, Debug)]
struct Place {
    line: usize,
    column: usize,
}

impl Fault {
    /// Where it begins, as syn counts.
    pub fn start(&self) -> LineColumn {
        let Place { line, column } = self.span.start;
        LineColumn {
            line,
            column: column - 1,
        }
    }
}

/// All faults of a package, in the order of cargo-mutants.
pub fn list(repo: &Path, package: &str) -> Result<Vec<Fault>> {
    let output = Command::new("cargo")
        .current_dir(repo)
        .args(["mutants", "--list", "--json", "--package", package])
        .output()
        .context("cargo-mutants could not be started: `cargo xtask mutants` installs it")?;
    ensure!(
        output.status.success(),
        "cargo-mutants gives no list: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    serde_json::from_slice(&output.stdout).context("the list is not of the form that was expected")
}
