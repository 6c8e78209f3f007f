//! The browser modules: `crates/browser`, compiled for browsers a game at a time, with the JavaScript around it.

mod bind;
mod toolchain;

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::command::Run;
use crate::crates::GAMES;
use crate::repo::Repo;
use toolchain::Toolchain;

/// What is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// What a module is compiled as.
const PROFILE: &str = "browser";

/// Where the modules lie in the end, in a folder for Node and one for browsers.
const FOLDER: &str = "target/browser";

/// `cargo xtask wasm`, with `--speed` or without.
pub fn run(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    let args: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    match args.iter().map(AsRef::as_ref).collect::<Vec<_>>()[..] {
        [] => check(repo)?,
        ["--speed"] => speed(repo)?,
        _ => bail!("`cargo xtask wasm` takes `--speed` or nothing"),
    }
    Ok(ExitCode::SUCCESS)
}

/// Builds the modules, plays in them what the program plays, and weighs them.
pub fn check(repo: &Repo) -> Result<()> {
    build(repo)?;
    let tests = "crates/browser/node/module.test.js";
    Run::program(repo, "node", &["--test", tests]).show()?;
    let weigh = [&["crates/browser/node/weight.js"], &GAMES[..]].concat();
    Run::program(repo, "node", &weigh)
        .show()
        .context("a browser would load too much")
}

/// Builds anew what an app would carry that is built now: modules of older rules would play by those. Where nobody has
/// built any, the app asks its server instead.
pub fn refresh(repo: &Repo) -> Result<()> {
    if repo.path(FOLDER).exists() {
        return build(repo);
    }
    println!(
        "The app asks its server about lessons and puzzles; after `cargo xtask wasm` it has the engine inside."
    );
    Ok(())
}

/// Builds the modules, into `target/browser/nodejs` and `target/browser/web`.
fn build(repo: &Repo) -> Result<()> {
    let begun = Instant::now();
    let passed = |what: &str| println!("{what} after {:.0} s.", begun.elapsed().as_secs_f64());
    let toolchain = Toolchain::find(repo)?;
    passed("There is a compiler for browsers");
    for game in GAMES {
        let args = [
            "build",
            "--quiet",
            "--locked",
            "--package=browser",
            "--no-default-features",
            &format!("--features={game}"),
            &format!("--profile={PROFILE}"),
            "--target",
            TARGET,
            // Another compiler than that of the workspace may be at work: it would build everything anew each time.
            "--target-dir=target/wasm",
        ];
        toolchain
            .prepared(Run::cargo(repo, &args))
            // Clippy, where somebody has put it there, belongs to the other compiler.
            .env("RUSTC_WORKSPACE_WRAPPER", "")
            .show()
            .with_context(|| format!("the browser module of {game} does not compile"))?;
        passed(&format!("The module of {game} is compiled"));
        let module = repo.path(&format!("target/wasm/{TARGET}/{PROFILE}/browser.wasm"));
        for kind in ["nodejs", "web"] {
            let folder = repo.path(&format!("{FOLDER}/{kind}"));
            bind::around(repo, &module, &folder, game, kind)?;
        }
    }
    passed(&format!("The modules are in {FOLDER}"));
    Ok(())
}

/// Measures the modules in Node beside the same code as a program.
fn speed(repo: &Repo) -> Result<()> {
    build(repo)?;
    let folder = "target/speed";
    let args = [
        "build",
        "--locked",
        "--release",
        "--package=browser",
        "--example=speed",
        &format!("--target-dir={folder}"),
    ];
    Run::cargo(repo, &args).show()?;
    let program = repo.path(&format!("{folder}/release/examples/speed"));
    let program = program.display().to_string();
    let args = ["crates/browser/node/speed.js", &program];
    Run::program(repo, "node", &[&args, &GAMES[..]].concat()).show()
}
