//! The browser app: `web/`, built by Node into `web/dist`, which the server carries inside.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result, bail};

use crate::command::Run;
use crate::repo::Repo;
use crate::wasm;

/// The oldest Node that builds it.
const OLDEST_NODE: u32 = 20;

/// Installs the packages that are missing, as the lock file names them.
pub fn install(repo: &Repo) -> Result<()> {
    check_node(repo)?;
    let wanted = changed(&repo.path("web/package-lock.json"));
    let there = changed(&repo.path("web/node_modules/.package-lock.json"));
    if there.is_some() && there >= wanted {
        println!("The packages of the browser app are installed.");
        return Ok(());
    }
    npm(repo, &["ci", "--no-audit", "--no-fund"])
        .context("the packages of the browser app could not be installed")
}

/// Builds it into `web/dist`.
pub fn build(repo: &Repo) -> Result<()> {
    install(repo)?;
    wasm::refresh(repo)?;
    npm(repo, &["run", "build"]).context("the browser app does not build")
}

/// Every check of it that needs no browser.
pub fn check(repo: &Repo) -> Result<()> {
    install(repo)?;
    for script in ["format", "lint", "check", "unit"] {
        npm(repo, &["run", script])?;
    }
    // The app is built with them inside.
    wasm::check(repo)?;
    for script in ["build", "weight"] {
        npm(repo, &["run", script])?;
    }
    Ok(())
}

/// A script that needs the program, as `cargo build` or the tests leave it.
pub fn script_with_program(repo: &Repo, name: &str) -> Result<()> {
    Run::program(repo, "npm", &["--prefix", "web", "run", name])
        .env("REVERIE_BIN", &program(repo)?)
        .show()
}

/// Where the program is, wherever the target directory may be.
fn program(repo: &Repo) -> Result<String> {
    let args = ["metadata", "--format-version=1", "--no-deps", "--offline"];
    let told = Run::cargo(repo, &args).try_capture();
    let told = told.context("`cargo metadata` does not answer")?;
    let (_, rest) = told
        .split_once("\"target_directory\":\"")
        .context("`cargo metadata` does not say where things are built")?;
    let folder = rest.split('"').next().unwrap_or_default();
    Ok(format!("{folder}/debug/reverie"))
}

fn npm(repo: &Repo, args: &[&str]) -> Result<()> {
    Run::program(repo, "npm", &[&["--prefix", "web"], args].concat()).show()
}

fn check_node(repo: &Repo) -> Result<()> {
    let Some(version) = Run::program(repo, "node", &["--version"]).try_capture() else {
        bail!(
            "Node is missing: the browser app is built with it. Install Node {OLDEST_NODE} or newer."
        );
    };
    let major = version.trim().trim_start_matches('v').split('.').next();
    let major = major.and_then(|major| major.parse::<u32>().ok());
    if major.is_some_and(|major| major < OLDEST_NODE) {
        let version = version.trim();
        bail!("Node {version} is too old for the browser app: install {OLDEST_NODE} or newer.");
    }
    Ok(())
}

/// When a file was last written; nothing if it is not there.
fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|file| file.modified()).ok()
}
