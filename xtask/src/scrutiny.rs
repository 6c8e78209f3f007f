//! How good the tests of the rules are: the lines that they run, and the faults that they would find.

use std::ffi::OsString;
use std::fs;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::command::forget_package;
use crate::crates::GAMES;
use crate::launch::hand_over;
use crate::repo::Repo;
use crate::tools;

/// The least share of the lines of each game's rules that their tests run, in 100.
const LEAST_COVERAGE: &str = "--fail-under-lines=95";

/// Lets cargo-mutants make faults in the rules of the games, one at a time, and looks whether a test finds each.
/// The arguments are its own; `.cargo/mutants.toml` has what always holds, docs/mutants.md what came of it.
///
/// The tests that name rules take a second and find nearly all; the laws, which take minutes, are asked about the
/// faults that are left.
pub fn mutants(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    tools::MUTANTS.ensure(repo)?;
    let mut by_rules = cargo(
        repo,
        &["mutants", "--cargo-arg=--lib", "--cargo-arg=--test=rules"],
    );
    if !names_package(args) {
        by_rules.args(packages());
    }
    by_rules.args(args);
    // Searches that compare with something plain are slow as these are built; they are asked with the laws.
    by_rules.args(["--", "--", "--skip=plain", "--skip=sowing_search"]);
    let status = by_rules.status().context("cargo could not be started")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    if !code.is_some_and(|code| [MISSED, TOO_LONG].contains(&code)) {
        return Ok(code.map_or(ExitCode::FAILURE, ExitCode::from));
    }
    let missed = repo.path("target/mutants.out/missed.txt");
    let missed = fs::read_to_string(missed).context("cargo-mutants left no list")?;
    if missed.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    println!(
        "Now the laws, about the {} that are left.",
        missed.lines().count()
    );
    let mut by_laws = cargo(
        repo,
        &[
            "mutants",
            "--cargo-arg=--test=rules",
            "--cargo-arg=--test=laws",
        ],
    );
    by_laws.arg("--output").arg(repo.path("target/laws"));
    by_laws.args(packages());
    by_laws.args(
        missed
            .lines()
            .map(|name| format!("--re=^{}$", literally(name))),
    );
    hand_over(by_laws)
}

/// How cargo-mutants ends when there are faults that no test found.
const MISSED: u8 = 2;

/// How it ends when a test went on and on with a fault, which is one way to find it; others may have been missed.
const TOO_LONG: u8 = 3;

fn packages() -> [String; 3] {
    GAMES.map(|name| format!("--package=reverie-{name}"))
}

/// Plants all faults of a game in one build, and runs its tests once for each of them; the arguments are a game and
/// those of the program in `planted/`.
pub fn planted(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    let [game, rest @ ..] = args else {
        bail!(
            "`cargo xtask planted GAME` needs a game: {}",
            GAMES.join(", ")
        );
    };
    let Some(game) = GAMES.iter().find(|name| *game == **name) else {
        bail!(
            "there is no game `{}`: {}",
            game.display(),
            GAMES.join(", ")
        );
    };
    tools::MUTANTS.ensure(repo)?;
    let mut command = Command::new("cargo");
    command
        .args(["run", "--locked", "--manifest-path"])
        .arg(repo.path("planted/Cargo.toml"))
        .args(["--", &format!("reverie-{game}")])
        .args(rest);
    forget_package(&mut command);
    hand_over(command)
}

/// The pattern that fits this text alone. An escaped `<` or `>` would mean something.
fn literally(text: &str) -> String {
    let mut pattern = String::new();
    for letter in text.chars() {
        if letter.is_ascii_punctuation() && !"<>".contains(letter) {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern
}

/// Runs the tests of the games' rules and counts the lines that ran, for each game on its own: what one has too many
/// of is no help to another. The arguments are those of `cargo llvm-cov report`, such as `--html`, which then tells of
/// all games.
pub fn coverage(repo: &Repo, args: &[OsString]) -> Result<ExitCode> {
    tools::NEXTEST.ensure(repo)?;
    tools::LLVM_COV.ensure(repo)?;
    tools::ensure_llvm_tools(repo)?;
    let mut tests = cargo(repo, &["llvm-cov", "nextest", "--locked", "--no-report"]);
    tests.args(packages());
    if !tests
        .status()
        .context("cargo could not be started")?
        .success()
    {
        return Ok(ExitCode::FAILURE);
    }
    let mut low = Vec::new();
    for game in GAMES {
        println!("\n{game}:");
        let mut report = cargo(repo, &["llvm-cov", "report", LEAST_COVERAGE]);
        report.arg(all_but(Some(game)));
        let status = report.status().context("cargo could not be started")?;
        if !status.success() {
            low.push(game);
        }
    }
    if !args.is_empty() {
        let mut report = cargo(repo, &["llvm-cov", "report"]);
        report.arg(all_but(None)).args(args);
        report.status().context("cargo could not be started")?;
    }
    if !low.is_empty() {
        bail!("the tests run too few lines of {}", low.join(", "));
    }
    Ok(ExitCode::SUCCESS)
}

/// Which files are not counted: what the games stand on, the test kit and the texts, which are built along, and the
/// other games where one is asked about.
fn all_but(game: Option<&str>) -> String {
    let others = GAMES
        .iter()
        .filter(|other| game.is_some_and(|game| game != **other));
    let left_out: Vec<&str> = ["table", "laws", "words"]
        .iter()
        .chain(others)
        .copied()
        .collect();
    format!("--ignore-filename-regex=crates/({})/", left_out.join("|"))
}

fn cargo(repo: &Repo, args: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(repo.root()).args(args);
    forget_package(&mut command);
    command
}

/// Whether somebody has said which packages it is about.
fn names_package(args: &[OsString]) -> bool {
    args.iter().any(|arg| {
        let arg = arg.to_string_lossy();
        arg.starts_with("--package") || (arg.starts_with("-p") && !arg.starts_with("--"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_asked_about_by_its_name() {
        let name = "src/card.rs:48:9: replace Card::rank -> Option<usize> with 0";
        let pattern = r"src\/card\.rs\:48\:9\: replace Card\:\:rank \-> Option<usize> with 0";
        assert_eq!(literally(name), pattern);
    }

    #[test]
    fn each_game_is_counted_without_the_others() {
        let ignored = |game| all_but(game).replace("--ignore-filename-regex=", "");
        assert_eq!(ignored(None), "crates/(table|laws|words)/");
        assert_eq!(
            ignored(Some("deja-vu")),
            "crates/(table|laws|words|momiji|vivid-memories)/"
        );
    }

    #[test]
    fn all_games_are_meant_where_no_package_is_named() {
        let names = |args: &[&str]| {
            let args: Vec<OsString> = args.iter().map(Into::into).collect();
            names_package(&args)
        };
        assert!(!names(&[]));
        assert!(!names(&["--shard", "0/40", "--list"]));
        assert!(names(&["--shard=0/40", "-p", "reverie-momiji"]));
        assert!(names(&["--package=reverie-momiji"]));
    }
}
