//! What is printed is run: every `reverie` command on every page, as a reader would type it. Pages are found by
//! themselves. What can't run here, because a server runs on, a folder is the system's or a word such as FILE stands
//! for what the reader has, is held against the help of the command. (Commands for developers: `cargo xtask house`.)

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::pages::{self, Printed};
use crate::support::{Desk, reverie};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All pages, by their paths from the root. The changelog is none: it tells of commands as they once were.
fn all_pages() -> Vec<String> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            let name = entry.file_name();
            let skipped = ["target", "node_modules", "reverie-data", "CHANGELOG.md"];
            let skipped = skipped.iter().any(|skip| name == **skip);
            if skipped || name.to_string_lossy().starts_with('.') {
                continue;
            }
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                found.push(path);
            }
        }
    }
    let (root, mut found) = (root(), Vec::new());
    walk(&root, &mut found);
    let mut names: Vec<String> = found
        .iter()
        .map(|path| path.strip_prefix(&root).expect("below the root"))
        .map(|path| path.display().to_string())
        .collect();
    names.sort();
    names
}

/// What begins like a command and is none: the first line of a record, and a line of the layers of crates.
const LOOK_ALIKE: [&str; 2] = ["reverie record ", "reverie simulation"];

/// The commands of a page, in order.
fn commands(page: &str) -> Vec<Printed> {
    let text = std::fs::read_to_string(root().join(page)).expect(page);
    let mut commands = pages::commands(&text, &["reverie"]);
    // The name alone is no command.
    commands.retain(|command| {
        let looks = LOOK_ALIKE.iter().any(|look| command.text.starts_with(look));
        command.text.contains(' ') && !looks
    });
    commands
}

/// Whether the command is whole and comes to an end by itself.
fn can_run(command: &Printed) -> bool {
    let words: Vec<&str> = command.text.split(' ').skip(1).collect();
    let is_placeholder = |word: &&str| word.chars().all(|letter| letter.is_ascii_uppercase());
    if words.iter().any(is_placeholder) {
        return false;
    }
    match words[..] {
        ["serve", ref rest @ ..] => rest.contains(&"--print-config"),
        ["load" | "backup", ..] => false,
        // Between ticks a command may be no more than named.
        [_, game, ..] => command.in_block || GAMES.contains(&game),
        _ => command.in_block,
    }
}

const GAMES: [&str; 3] = ["momiji", "vivid-memories", "deja-vu"];

/// The same with little to do: what takes hours with these numbers takes a moment with those.
fn small(command: &str) -> String {
    let words = command.split(' ').collect::<Vec<_>>();
    let mut small: Vec<&str> = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let before = index.checked_sub(1).map(|index| words[index]);
        small.push(match before {
            Some("--games" | "--rounds" | "--seconds" | "--seeds") => "1",
            _ => word,
        });
    }
    small.join(" ")
}

/// Runs the commands of a page that can be run, one after the other in one folder, as a script of the shell. Says how
/// many they are.
fn run(page: &str) -> usize {
    let desk = Desk::new();
    let program = Path::new(env!("CARGO_BIN_EXE_reverie"));
    let mut path = program.parent().expect("its folder").as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let commands = commands(page).into_iter().filter(can_run);
    let ran = commands.map(|command| {
        let Printed { line, text, .. } = command;
        let ended = Command::new("sh")
            .args(["-c", &small(&text)])
            .current_dir(desk.path(""))
            .env("PATH", &path)
            .stdin(Stdio::null())
            .output()
            .expect("a shell");
        let said = String::from_utf8_lossy(&ended.stderr);
        assert!(ended.status.success(), "{page}:{line}: {text}\n{said}");
    });
    ran.count()
}

/// Holds a command against its help: there is such a command, and it takes these flags.
fn is_understood(page: &str, command: &Printed) {
    let Printed { line, text, .. } = command;
    let mut words = text.split(' ').skip(1);
    let name = words.next().expect("a command");
    let help = match name {
        "components" => {
            let which = words.next().expect("what is done with components");
            reverie(&[name, which, "--help"])
        }
        _ => reverie(&[name, "--help"]),
    };
    assert_eq!(help.code, 0, "{page}:{line}: {text}: {}", help.err);
    for flag in words.filter(|word| word.starts_with("--")) {
        let flag = flag.split('=').next().unwrap_or(flag);
        let mut known = help
            .out
            .split(|letter: char| letter != '-' && !letter.is_alphanumeric());
        assert!(
            known.any(|word| word == flag),
            "{page}:{line}: {text}: {flag}"
        );
    }
}

#[test]
fn the_commands_of_the_readme_run() {
    assert!(run("README.md") >= 10);
}

#[test]
fn the_commands_that_learn_run() {
    assert!(run("CONTRIBUTING.md") >= 10);
}

#[test]
fn the_commands_of_all_other_pages_run() {
    let mut others = all_pages();
    others.retain(|page| !["README.md", "CONTRIBUTING.md"].contains(&page.as_str()));
    let ran: usize = others.iter().map(|page| run(page)).sum();
    assert!(ran >= 5, "these are not all: {ran}");
}

#[test]
fn what_can_not_run_here_is_understood() {
    let mut understood = 0;
    for page in all_pages() {
        for command in commands(&page).iter().filter(|command| !can_run(command)) {
            is_understood(&page, command);
            understood += 1;
        }
    }
    assert!(understood >= 15, "these are not all: {understood}");
}

/// A page that nobody has named anywhere is read as well.
#[test]
fn pages_are_found_by_themselves() {
    let pages = all_pages();
    for page in [
        "README.md",
        "ARCHITECTURE.md",
        "docs/server.md",
        "docs/rules/momiji.en.md",
        "crates/momiji/README.md",
    ] {
        assert!(
            pages.iter().any(|found| found == page),
            "no {page} in {pages:?}"
        );
    }
    assert!(!pages.iter().any(|page| page.contains("CHANGELOG")));
}

#[test]
fn what_runs_on_or_is_not_whole_is_not_run() {
    let runs = |text: &str, in_block| {
        let text = text.to_owned();
        can_run(&Printed {
            line: 1,
            text,
            in_block,
        })
    };
    assert!(runs("reverie games", true));
    assert!(runs("reverie simulate momiji --games 9", false));
    assert!(runs("reverie serve --print-config", true));
    assert!(!runs("reverie serve --data here", true));
    assert!(!runs("reverie backup copy.db", true));
    assert!(!runs("reverie replay FILE", true));
    assert!(!runs("reverie new", false));
    assert!(!runs("reverie play --from", false));
}
