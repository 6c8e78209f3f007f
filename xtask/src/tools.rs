//! Tools of others that tasks need besides the compiler: installed if they are missing.

use anyhow::{Context, Result, bail};

use crate::command::Run;
use crate::repo::Repo;

/// A tool from the registry of crates, a subcommand of cargo.
pub struct Tool {
    /// What comes after `cargo`.
    subcommand: &'static str,
    /// What is installed if it is missing, so that a new release breaks nothing by surprise. One that is there is
    /// used in whatever version it has.
    version: &'static str,
    /// How it is built.
    options: &'static [&'static str],
}

/// Runs every test in a process of its own and all programs at once.
pub const NEXTEST: Tool = Tool {
    subcommand: "nextest",
    version: "0.9.151",
    // Without the part that updates itself, and the network code which that needs.
    options: &["--no-default-features", "--features=default-no-update"],
};

/// Changes the code here and there, and looks whether a test fails.
pub const MUTANTS: Tool = Tool {
    subcommand: "mutants",
    version: "27.1.0",
    options: &[],
};

/// Counts the lines that tests run.
pub const LLVM_COV: Tool = Tool {
    subcommand: "llvm-cov",
    version: "0.9.1",
    options: &[],
};

impl Tool {
    /// Installs it if it is missing.
    pub fn ensure(&self, repo: &Repo) -> Result<()> {
        let (name, version) = (format!("cargo-{}", self.subcommand), self.version);
        if let Some(found) = Run::cargo(repo, &[self.subcommand, "--version"]).try_capture() {
            let found = found.lines().next().unwrap_or_default();
            println!("{name} is installed: {found}");
            return Ok(());
        }
        println!("{name} is missing: installing version {version}, which takes minutes.");
        let args = ["install", &name, "--version", version, "--locked"];
        Run::cargo(repo, &[&args[..], self.options].concat())
            // Optimised, they take three times as long to build and save about a second.
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
            .show()
            .with_context(|| format!("{name} {version} could not be installed"))
    }
}

/// Installs what reads the counters of an instrumented program: it must be of the compiler's own version, and is a
/// component of its toolchain.
pub fn ensure_llvm_tools(repo: &Repo) -> Result<()> {
    if are_llvm_tools_there(repo) {
        return Ok(());
    }
    let installed = Run::program(repo, "rustup", &["component", "add", "llvm-tools"]).show();
    installed.context("the component `llvm-tools` of the toolchain could not be installed")?;
    if !are_llvm_tools_there(repo) {
        bail!("`llvm-tools` is installed, but not for the toolchain in use");
    }
    Ok(())
}

fn are_llvm_tools_there(repo: &Repo) -> bool {
    let args = ["--print", "target-libdir"];
    let libraries = Run::program(repo, "rustc", &args).try_capture();
    libraries.is_some_and(|path| {
        let tools = repo.root().join(path.trim()).join("../bin");
        tools.join("llvm-profdata").is_file() || tools.join("llvm-profdata.exe").is_file()
    })
}
