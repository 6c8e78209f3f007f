//! The tools that the tests need besides the compiler: installed if they are missing.

use anyhow::{Context, Result};

use crate::command::Run;
use crate::repo::Repo;

/// A cargo subcommand in a crate of its own.
struct Tool {
    /// What follows `cargo`; the crate is `cargo-<subcommand>`.
    subcommand: &'static str,
    /// What is installed if the tool is missing, so that a new release breaks nothing by surprise.
    version: &'static str,
    /// Further arguments for `cargo install`.
    options: &'static [&'static str],
}

const TOOLS: [Tool; 3] = [
    Tool {
        subcommand: "nextest",
        version: "0.9.151",
        // Without the part that updates itself, and the network code which that needs.
        options: &["--no-default-features", "--features=default-no-update"],
    },
    Tool {
        subcommand: "machete",
        version: "0.9.2",
        options: &[],
    },
    Tool {
        subcommand: "deny",
        version: "0.20.2",
        options: &[],
    },
];

/// Installs the tools that are missing. One that is there is used in whatever version it has.
pub fn ensure(repo: &Repo) -> Result<()> {
    for tool in TOOLS {
        let name = format!("cargo-{}", tool.subcommand);
        if let Some(found) = Run::cargo(repo, &[tool.subcommand, "--version"]).try_capture() {
            let found = found.lines().next().unwrap_or_default();
            println!("{name} is installed: {found}");
            continue;
        }
        let version = tool.version;
        println!("{name} is missing: installing version {version}, which may take minutes.");
        let args = ["install", &name, "--version", version, "--locked"];
        Run::cargo(repo, &[&args, tool.options].concat())
            // Optimised, the tools take three times as long to build and save about a second.
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .show()
            .with_context(|| format!("{name} {version} could not be installed"))?;
    }
    Ok(())
}
