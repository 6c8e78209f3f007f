//! The commands of developers that pages print: tasks, scripts and packages that there are, with what they take.
//! (`reverie` commands are run by the tests of the command line.)

use std::collections::BTreeSet;
use std::path::Path;

use crate::HELP;
use crate::pages::{Printed, commands};
use crate::repo::TextFile;
use crate::scan::has_word;

/// What the repository has that a command can name.
struct Known {
    packages: BTreeSet<String>,
    examples: BTreeSet<String>,
    /// The scripts of the browser app, as its package file has them.
    scripts: String,
}

/// Every command that can't be run as it is printed, as `path:line: what is wrong`.
pub fn faults(files: &[TextFile]) -> Vec<String> {
    let known = Known::of(files);
    let mut faults = Vec::new();
    for file in files.iter().filter(|file| is_page(&file.path)) {
        for printed in commands(&file.text, &["cargo", "npm"]) {
            if let Err(fault) = known.check(&printed) {
                let (path, line, text) = (&file.path, printed.line, &printed.text);
                faults.push(format!("{path}:{line}: `{text}`: {fault}"));
            }
        }
    }
    faults
}

/// Whether it says how things are done now. The changelog also tells of what was.
fn is_page(path: &str) -> bool {
    Path::new(path).extension() == Some("md".as_ref()) && path != "CHANGELOG.md"
}

impl Known {
    fn of(files: &[TextFile]) -> Known {
        let manifests = files
            .iter()
            .filter(|file| file.path.ends_with("Cargo.toml"));
        let named = |section: &'static str| {
            let names = manifests
                .clone()
                .flat_map(move |file| names(&file.text, section));
            names.collect::<BTreeSet<String>>()
        };
        let mut examples = named("[[example]]");
        examples.extend(files.iter().filter_map(|file| {
            let (_, file) = file.path.split_once("/examples/")?;
            Some(file.strip_suffix(".rs")?.to_owned())
        }));
        let package = files.iter().find(|file| file.path == "web/package.json");
        let scripts = package.and_then(|file| file.text.split_once("\"scripts\""));
        let scripts = scripts.and_then(|(_, rest)| rest.split('}').next());
        Known {
            packages: named("[package]"),
            examples,
            scripts: scripts.unwrap_or_default().to_owned(),
        }
    }

    fn check(&self, printed: &Printed) -> Result<(), String> {
        let words: Vec<&str> = printed.text.split(' ').collect();
        match words[..] {
            ["cargo", "xtask", task, ref rest @ ..] => task_takes(task, rest),
            ["npm", "run", script, ..] if !is_placeholder(script) => {
                let there = self.scripts.contains(&format!("\"{script}\":"));
                there_is(there, "script", script)
            }
            ["cargo", ref rest @ ..] => {
                for pair in rest.windows(2) {
                    match *pair {
                        ["-p" | "--package", name] if !is_placeholder(name) => {
                            there_is(self.packages.contains(name), "package", name)?;
                        }
                        ["--example", name] => {
                            there_is(self.examples.contains(name), "example", name)?;
                        }
                        _ => {}
                    }
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

fn there_is(there: bool, what: &str, name: &str) -> Result<(), String> {
    there
        .then_some(())
        .ok_or_else(|| format!("there is no {what} `{name}`"))
}

/// `NAME` stands for what the reader has.
fn is_placeholder(word: &str) -> bool {
    word.chars().all(|letter| letter.is_ascii_uppercase())
}

/// Whether the help has this task, and with it all flags that are given; those of other programs are theirs.
fn task_takes(task: &str, rest: &[&str]) -> Result<(), String> {
    let about = about(task).ok_or_else(|| format!("there is no task `{task}`"))?;
    if about.contains("[ARGS...]") {
        return Ok(());
    }
    let mut flags = rest.iter().filter(|word| word.starts_with("--"));
    match flags.find(|flag| !has_word(&about, flag)) {
        Some(flag) => Err(format!("the help of the task has no `{flag}`")),
        None => Ok(()),
    }
}

/// What the help says of a task.
fn about(task: &str) -> Option<String> {
    let is_head = |line: &str| line.starts_with("  ") && !line.starts_with("   ");
    let mut lines = HELP
        .lines()
        .skip_while(|line| !(is_head(line) && line.split_whitespace().next() == Some(task)));
    let head = lines.next()?;
    let more = lines.take_while(|line| line.starts_with("   "));
    Some(more.fold(head.to_owned(), |about, line| about + "\n" + line))
}

/// The values of `name` in this section of a manifest.
fn names(manifest: &str, section: &str) -> Vec<String> {
    let mut inside = false;
    let mut names = Vec::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            inside = line.trim() == section;
        }
        if let Some(name) = line.strip_prefix("name = ").filter(|_| inside) {
            names.push(name.trim_matches('"').to_owned());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> TextFile {
        let (path, text) = (path.to_owned(), text.to_owned());
        TextFile { path, text }
    }

    fn faults_of(path: &str, command: &str) -> Vec<String> {
        faults(&[
            file(
                "crates/a/Cargo.toml",
                "[package]\nname = \"a\"\n\n[[example]]\nname = \"show_a\"\n",
            ),
            file("crates/a/examples/b.rs", ""),
            file(
                "web/package.json",
                "{ \"scripts\": { \"build\": \"vite build\" }, \"x\": {} }",
            ),
            file(path, &format!("Text.\n\n```\n{command}\n```\n")),
        ])
    }

    #[test]
    fn what_there_is_can_be_printed() {
        for command in [
            "cargo xtask house",
            "cargo xtask mutants --package reverie-momiji --shard 0/27",
            "cargo xtask simulate-server --seeds 1 --trace",
            "cargo xtask repeat test 10 --busy",
            "cargo nextest run -p a NAME",
            "cargo run --release --example show_a",
            "cargo run --package a --example b",
            "npm run build -- --mode x",
            "npm run NAME",
        ] {
            assert_eq!(faults_of("docs/x/new.md", command), [""; 0], "{command}");
        }
    }

    #[test]
    fn what_there_is_not_is_found_on_any_page() {
        for (command, fault) in [
            ("cargo xtask houses", "no task `houses`"),
            ("cargo xtask simulate-server --seed 1", "has no `--seed`"),
            ("cargo xtask repeat test 10 --bussy", "has no `--bussy`"),
            ("cargo nextest run -p b", "no package `b`"),
            ("cargo run --example show_b", "no example `show_b`"),
            ("npm run built", "no script `built`"),
        ] {
            let faults = faults_of("docs/x/new.md", command);
            assert_eq!(faults.len(), 1, "{command}: {faults:?}");
            assert!(faults[0].starts_with("docs/x/new.md:4: "), "{faults:?}");
            assert!(faults[0].contains(fault), "{faults:?}");
        }
        assert_eq!(faults_of("CHANGELOG.md", "cargo xtask houses"), [""; 0]);
    }
}
