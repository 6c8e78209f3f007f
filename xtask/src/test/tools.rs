//! The tool that the tests need besides the compiler: installed if it is missing.

use anyhow::{Context, Result};

use crate::command::Run;
use crate::repo::Repo;

/// What is installed if it is missing, so that a new release breaks nothing by surprise.
const NEXTEST: &str = "0.9.151";

/// Installs nextest, which runs every test in a process of its own and all programs at once. One
/// that is there is used in whatever version it has.
pub fn ensure(repo: &Repo) -> Result<()> {
    if let Some(found) = Run::cargo(repo, &["nextest", "--version"]).try_capture() {
        let found = found.lines().next().unwrap_or_default();
        println!("cargo-nextest is installed: {found}");
        return Ok(());
    }
    println!("cargo-nextest is missing: installing version {NEXTEST}, which takes minutes.");
    // Without the part that updates itself, and the network code which that needs.
    let args = ["install", "cargo-nextest", "--version", NEXTEST, "--locked"];
    let options = ["--no-default-features", "--features=default-no-update"];
    Run::cargo(repo, &[&args[..], &options].concat())
        // Optimised, it takes three times as long to build and saves about a second.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .show()
        .with_context(|| format!("cargo-nextest {NEXTEST} could not be installed"))
}
