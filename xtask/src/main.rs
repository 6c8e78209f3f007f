//! Development tasks: `cargo xtask <task>`.
//!
//! A task is a plain function; the arguments are few enough to be read by hand, which keeps this
//! crate quick to build, as it is built before anything else.

mod command;
mod crates;
mod depends;
mod house;
mod launch;
mod load;
mod pages;
mod repeat;
mod repo;
mod rules;
mod scan;
mod scrutiny;
mod test;
mod tools;
mod wasm;
mod web;

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::command::Run;
use crate::repo::Repo;

const HELP: &str = "\
Development tasks of Reverie.

Usage: cargo xtask <TASK> [ARGS...]

Tasks:
  play [ARGS...]   Build everything and start `reverie serve ARGS...`: open the address that it
                   prints in a browser. Data is kept in `reverie-data` in the repository, which
                   git does not see, unless `--data`, `--config` or REVERIE_DATA says otherwise
  terminal [ARGS...]
                   Build the game and start `reverie play ARGS...`, in the terminal
  test             Install the tools that are missing, then run every check:
                   this is what continuous integration runs
  repeat test|browser TIMES [--busy]
                   Run the whole command or the browser tests again and again, with `--busy` while a
                   core has something else to do; says how often they failed
  rules            Check that every numbered rule has a test, and every rule test a rule
  house            Check the house rules: file length, forbidden code, pure rules crates
  depends          Check the dependencies: all used, licences and sources as allowed
  web              Check the browser app, without a browser: format, lint, types, unit tests, the
                   engine's modules (see wasm), build, weight
  wasm [--speed]   Build the browser modules into target/browser, play in them what the program plays,
                   in Node, and weigh them; with `--speed`, measure them beside the program instead.
                   Where rustup can't add the target, it fetches Debian's compiler into a cache folder
  bench [ARGS...]  Build in release mode and run the benchmarks of all games and of the search
  yardstick [SECONDS]
                   Build in release mode and measure random play of all games beside that of chess
  load OLD NEW [ARGS...]
                   Put two built programs under the same load, in turn, four times each; ARGS are
                   those of `reverie load`
  coverage [ARGS...]
                   Run the tests of the games' rules and count the lines that ran; 95 % must, of each
                   game. Installs cargo-llvm-cov; ARGS are those of its report, such as `--html`
  mutants [ARGS...]
                   Plant faults in the rules and see whether a test finds each: hours for all,
                   `--shard 0/40` for a part. Installs cargo-mutants, whose arguments these are
  planted GAME [--shard K/N] [--only TEXT] [--jobs N] [--seconds S] [--pack FOLDER]
                   The same in minutes, without what does not compile together: all faults in one
                   build, and the tests of GAME (`momiji`) once for each, N at a time, none begun after
                   S seconds. Installs cargo-mutants
  ladder [ARGS...] Build in release mode, let all bots play each other, and write docs/LADDER.md
  balance [ARGS...]
                   The same for the balance of all games, and docs/BALANCE.md
  simulate-server [--seeds N] [--from S] [--threads T] [--trace]
                   Build in release mode and run the whole server in simulated worlds where everything
                   goes wrong (docs/simulation.md)
  screens          Take the pictures in docs/screens/ of every page of the browser app
  protocol         Write the browser's types, protocol.ts and wire.ts of each game, from the crates
  help             Print this text

Rules and their tests:
  docs/rules/<game>.en.md states `<!-- rules: M crate: momiji -->` near its top and numbers its
  rules in bold at the start of a line: **M12**. A test names the rules it tests in a comment
  above `#[test]`:
      /// M12, M40-M44: the deck is never reshuffled.
  Every test under crates/<crate>/tests/rules/ must name a rule; tests elsewhere may.
";

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().skip(1).collect();
    match dispatch(&args) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(args: &[OsString]) -> Result<ExitCode> {
    let Some((task, rest)) = args.split_first() else {
        // Asking for nothing is a mistake, so the help goes where errors go.
        eprint!("{HELP}");
        return Ok(ExitCode::from(2));
    };
    let task = task.to_string_lossy();
    match task.as_ref() {
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(ExitCode::SUCCESS)
        }
        "play" => launch::play(&Repo::find()?, rest),
        "terminal" => launch::terminal(&Repo::find()?, rest),
        "ladder" => launch::ladder(&Repo::find()?, rest),
        "balance" => launch::balance(&Repo::find()?, rest),
        "simulate-server" => launch::simulate_server(&Repo::find()?, rest),
        "protocol" => launch::protocol(&Repo::find()?),
        "screens" => check(&task, rest, screens),
        "bench" => launch::bench(&Repo::find()?, rest),
        "yardstick" => launch::yardstick(&Repo::find()?, rest),
        "load" => load::compare(rest),
        "coverage" => scrutiny::coverage(&Repo::find()?, rest),
        "planted" => scrutiny::planted(&Repo::find()?, rest),
        "mutants" => scrutiny::mutants(&Repo::find()?, rest),
        "test" => check(&task, rest, test::run),
        "repeat" => repeat::run(&Repo::find()?, rest),
        "rules" => check(&task, rest, rules::run),
        "house" => check(&task, rest, house::run),
        "depends" => check(&task, rest, depends::run),
        "web" => check(&task, rest, web::check),
        "wasm" => wasm::run(&Repo::find()?, rest),
        other => {
            bail!("there is no task `{other}`; `cargo xtask help` lists the tasks that exist")
        }
    }
}

fn screens(repo: &Repo) -> Result<()> {
    web::build(repo)?;
    Run::cargo(repo, &["build", "--locked", "--package", "reverie"]).show()?;
    web::script_with_program(repo, "screens")
}

/// Runs a task that takes no arguments, or prints the help if that is what was asked for.
fn check(task: &str, rest: &[OsString], run: impl Fn(&Repo) -> Result<()>) -> Result<ExitCode> {
    match rest {
        [] => run(&Repo::find()?)?,
        [help] if help == "--help" || help == "-h" => print!("{HELP}"),
        [first, ..] => bail!(
            "`cargo xtask {task}` takes no arguments, but got `{}`",
            first.display()
        ),
    }
    Ok(ExitCode::SUCCESS)
}
