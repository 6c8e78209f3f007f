//! The tasks that build something fast and hand the terminal over to it.

use std::ffi::{OsStr, OsString};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::command::{Run, forget_package};
use crate::repo::Repo;
use crate::web;

/// What to build a program for: the profiles of `Cargo.toml`.
#[derive(Clone, Copy)]
enum For {
    /// To play now: built in half the time, and nearly as fast.
    Play,
    /// To measure: as fast as it can be.
    Measure,
}

impl For {
    fn profile(self) -> &'static str {
        match self {
            For::Play => "--profile=play",
            For::Measure => "--release",
        }
    }
}

/// Where `cargo xtask play` keeps its tables: in the repository wherever it is called from, unseen
/// by git, and not in `target`, which people empty.
const DATA: &str = "reverie-data";

/// Builds the browser app and the server, and starts `reverie serve` in the directory the user is in.
pub fn play(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    let begun = Instant::now();
    println!("Building the browser app: up to a minute the first time, then seconds.");
    web::build(repo)?;
    println!(
        "The browser app is built after {}.",
        spoken(begun.elapsed())
    );
    let mut args = args.to_vec();
    if !names_data(&args, std::env::var_os("REVERIE_DATA").as_deref()) {
        args.extend(["--data".into(), repo.path(DATA).into()]);
    }
    start(repo, "serve", &args)
}

/// Whether somebody has said where the data is to be. A file with settings may say it too.
fn names_data(args: &[OsString], variable: Option<&OsStr>) -> bool {
    let says = |arg: &OsString| {
        let arg = arg.to_string_lossy();
        let flag = arg.split('=').next().unwrap_or_default();
        flag == "--data" || flag == "--config"
    };
    variable.is_some() || args.iter().any(says)
}

/// Builds the game and starts `reverie play` in the terminal.
pub fn terminal(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    start(repo, "play", args)
}

fn start(repo: &Repo, subcommand: &str, args: &[OsString]) -> Result<ExitCode> {
    println!(
        "Building Reverie: about three minutes the first time on two cores, then seconds; \
         nothing has to be done meanwhile."
    );
    let begun = Instant::now();
    build(repo, For::Play)?;
    println!("Reverie is built after {}.", spoken(begun.elapsed()));
    let shown = args.join(" ".as_ref());
    println!("Starting: reverie {subcommand} {}", shown.display());
    let mut command = reverie(repo, For::Play, &[subcommand]);
    command.args(args);
    hand_over(command)
}

/// A duration as people say it.
fn spoken(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    }
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
    build(repo, For::Measure)?;
    let mut command = reverie(repo, For::Measure, &[subcommand]);
    command
        .arg("--dir")
        .arg(repo.path(dir))
        .arg("--page")
        .arg(repo.path(page))
        .args(args);
    hand_over(command)
}

/// Builds the simulation and runs worlds; the arguments are its own.
pub fn simulate_server(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    let mut command = Command::new("cargo");
    command
        .args(["run", "--release", "--locked", "--manifest-path"])
        .arg(repo.path("Cargo.toml"))
        .args(["--package", "simulation", "--"])
        .args(args);
    forget_package(&mut command);
    hand_over(command)
}

/// Writes the browser's types.
pub fn protocol(repo: &Repo) -> Result<ExitCode> {
    for (package, example, file) in [
        ("protocol", "typescript", "web/src/protocol.ts"),
        ("shelf", "wire", "web/src/games/GAME/wire.ts"),
    ] {
        let example = ["--package", package, "--example", example];
        let mut run = vec!["run", "--quiet", "--locked"];
        run.extend(example);
        Run::cargo(repo, &run).show()?;
        println!("{file} is written");
    }
    Ok(ExitCode::SUCCESS)
}

fn build(repo: &Repo, purpose: For) -> Result<()> {
    let profile = purpose.profile();
    Run::cargo(
        repo,
        &["build", profile, "--locked", "--package", "reverie"],
    )
    .show()
    .context("the game does not build; the messages above say where")
}

/// The built program: `cargo run` knows where the binary is, wherever the target directory may be.
fn reverie(repo: &Repo, purpose: For, args: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command
        .args(["run", "--quiet", purpose.profile(), "--locked"])
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
            "laws",
            "--package",
            "bots",
        ])
        .args(args);
    forget_package(&mut command);
    hand_over(command)
}

/// Measures random play beside that of chess; the argument is how many seconds each gets. It stands outside the
/// workspace, as what it is compared with has a licence of another kind.
pub fn yardstick(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    let mut command = Command::new("cargo");
    command
        .args(["run", "--release", "--locked", "--manifest-path"])
        .arg(repo.path("yardstick/Cargo.toml"))
        .arg("--")
        .args(args);
    forget_package(&mut command);
    hand_over(command)
}

/// Replaces this process, so that signals such as Ctrl-C and the exit code are the program's own.
#[cfg(unix)]
pub fn hand_over(mut command: Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    let error = command.exec();
    Err(error).context("`cargo` could not be started; is it in the PATH?")
}

/// Runs the program and passes its exit code on.
#[cfg(not(unix))]
pub fn hand_over(mut command: Command) -> Result<ExitCode> {
    let status = command
        .status()
        .context("`cargo` could not be started; is it in the PATH?")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(args: &[&str]) -> bool {
        let args: Vec<OsString> = args.iter().map(Into::into).collect();
        names_data(&args, None)
    }

    #[test]
    fn data_goes_where_somebody_said() {
        assert!(!says(&[]));
        assert!(!says(&["--listen", "0.0.0.0:80", "--database"]));
        assert!(says(&["--data", "here"]));
        assert!(says(&["--listen", "0.0.0.0:80", "--data=here"]));
        assert!(says(&["--config", "reverie.toml"]));
        assert!(names_data(&[], Some("here".as_ref())));
    }

    /// Whoever plays leaves nothing that git would show, and `cargo clean` takes no game away.
    #[test]
    fn git_does_not_see_the_data() {
        let repo = Repo::find().expect("the repository");
        let ignored = std::fs::read_to_string(repo.path(".gitignore")).expect("the list");
        assert!(ignored.lines().any(|line| line.trim_matches('/') == DATA));
        assert!(!DATA.starts_with("target"));
    }

    #[test]
    fn durations_are_spoken() {
        assert_eq!(spoken(Duration::from_millis(7300)), "7 s");
        assert_eq!(spoken(Duration::from_secs(171)), "2 min 51 s");
    }
}
