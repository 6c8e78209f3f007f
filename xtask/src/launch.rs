//! The tasks that build something in release mode and hand the terminal over to it.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::command::{Run, forget_package};
use crate::repo::Repo;
use crate::web;

/// Builds the browser app and the server, and starts `reverie serve` in the directory the user is in.
pub fn play(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    println!("Building the browser app.");
    web::build(repo)?;
    start(repo, "serve", args)
}

/// Builds the game and starts `reverie play` in the terminal.
pub fn terminal(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    start(repo, "play", args)
}

fn start(repo: &Repo, subcommand: &str, args: &[OsString]) -> Result<ExitCode> {
    println!("Building Reverie in release mode (the first time takes several minutes).");
    build(repo)?;
    let shown = args.join(" ".as_ref());
    println!("Starting: reverie {subcommand} {}", shown.display());
    let mut command = reverie(repo, &[subcommand]);
    command.args(args);
    hand_over(command)
}

/// Builds the game and measures the ladder of bots anew; the arguments are those of `reverie ladder`.
pub fn ladder(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    campaign(repo, "ladder", ("docs/ladder", "docs/LADDER.md"), args)
}

/// Builds the game and measures the balance of all games anew; the arguments are those of
/// `reverie balances`.
pub fn balance(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    campaign(repo, "balances", ("docs/balance", "docs/BALANCE.md"), args)
}

fn campaign(
    repo: &Repo,
    subcommand: &str,
    (dir, page): (&str, &str),
    args: &[OsString],
) -> Result<ExitCode> {
    println!("Building the game in release mode, then measuring: all of it takes hours.");
    build(repo)?;
    let mut command = reverie(repo, &[subcommand]);
    command
        .arg("--dir")
        .arg(repo.path(dir))
        .arg("--page")
        .arg(repo.path(page))
        .args(args);
    hand_over(command)
}

/// Writes the browser's types.
pub fn protocol(repo: &Repo) -> Result<ExitCode> {
    let example = ["--package", "protocol", "--example", "typescript"];
    let mut run = vec!["run", "--quiet", "--locked"];
    run.extend(example);
    Run::cargo(repo, &run).show()?;
    println!("web/src/protocol.ts is written");
    Ok(ExitCode::SUCCESS)
}

fn build(repo: &Repo) -> Result<()> {
    Run::cargo(
        repo,
        &["build", "--release", "--locked", "--package", "reverie"],
    )
    .show()
    .context("the game does not build; the messages above say where")
}

/// The built program: `cargo run` knows where the binary is, wherever the target directory may be.
fn reverie(repo: &Repo, args: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command
        .args(["run", "--quiet", "--release", "--locked"])
        .arg("--manifest-path")
        .arg(repo.path("Cargo.toml"))
        .args(["--package", "reverie", "--"])
        .args(args);
    forget_package(&mut command);
    command
}

/// Runs the benchmarks of the games; the arguments are those of `cargo bench`.
pub fn bench(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    let mut command = Command::new("cargo");
    command
        .current_dir(repo.root())
        .args([
            "bench",
            "--locked",
            "--package",
            "momiji",
            "--package",
            "vivid-memories",
            "--package",
            "deja-vu",
            "--package",
            "bots",
        ])
        .args(args);
    forget_package(&mut command);
    hand_over(command)
}

/// Replaces this process, so that signals such as Ctrl-C and the exit code are the program's own.
#[cfg(unix)]
fn hand_over(mut command: Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(error).context("`cargo` could not be started; is it in the PATH?")
}

/// Runs the program and passes its exit code on.
#[cfg(not(unix))]
fn hand_over(mut command: Command) -> Result<ExitCode> {
    let status = command
        .status()
        .context("`cargo` could not be started; is it in the PATH?")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
