//! What is printed is run: every `reverie` command in README, CONTRIBUTING and docs, as a reader would type it.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::support::Desk;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The commands in the code blocks of a page, in order, without what is said about them.
fn commands(page: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(page)).expect(page);
    let blocks = text.split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(str::lines);
    let commands = lines.filter(|line| line.starts_with("reverie "));
    let bare = commands.map(|line| line.split("  #").next().unwrap_or(line).trim().to_owned());
    // The first line of a record looks like a command.
    bare.filter(|line| !line.starts_with("reverie record "))
        .collect()
}

/// The same with little to do: what takes hours with these numbers takes a moment with those.
fn small(command: &str) -> String {
    let words = command.split(' ').collect::<Vec<_>>();
    let mut small: Vec<&str> = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let before = index.checked_sub(1).map(|index| words[index]);
        small.push(match before {
            Some("--games" | "--rounds") => "1",
            _ => word,
        });
    }
    small.join(" ")
}

/// Runs the commands of a page one after the other in one folder, as a script of the shell.
fn run(page: &str) {
    let desk = Desk::new();
    let program = Path::new(env!("CARGO_BIN_EXE_reverie"));
    let mut path = program.parent().expect("its folder").as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let commands = commands(page);
    assert!(!commands.is_empty(), "{page} prints no command");
    for command in commands {
        let ended = Command::new("sh")
            .args(["-c", &small(&command)])
            .current_dir(desk.path(""))
            .env("PATH", &path)
            .stdin(Stdio::null())
            .output()
            .expect("a shell");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(ended.status.success(), "{page}: {command}\n{said}");
    }
}

#[test]
fn the_commands_of_the_readme_run() {
    run("README.md");
}

#[test]
fn the_commands_that_learn_run() {
    run("CONTRIBUTING.md");
}

/// Servers run until they are stopped, and folders of the system are not ours: these are held against
/// what the command knows instead.
#[test]
fn the_commands_that_serve_are_understood() {
    for page in ["docs/server.md", "docs/benchmarks.md"] {
        for command in commands(page) {
            let mut words = command.split(' ').skip(1).filter(|word| !word.is_empty());
            let name = words.next().expect("a command");
            let help = crate::support::reverie(&[name, "--help"]).exits(0).out;
            for flag in words.filter(|word| word.starts_with("--")) {
                assert!(help.contains(flag), "{page}: {command}: {flag}");
            }
        }
    }
}
