//! A copy of the repository in which the faults are planted.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::fault::Fault;
use crate::plant::{Without, plant};

/// What a fault asks: whether it is the one that is looked for. A test that fails ends its program at once, so
/// that nothing else is run.
const QUESTION: &str = r#"
//! Which fault is planted.
static ACTIVE: std::sync::LazyLock<usize> = std::sync::LazyLock::new(|| {
    let Some(number) = std::env::var("PLANTED").ok().and_then(|text| text.parse().ok()) else {
        return usize::MAX;
    };
    std::panic::set_hook(Box::new(|_| std::process::exit(99)));
    number
});

#[inline]
pub(crate) fn is(number: usize) -> bool {
    *ACTIVE == number
}
"#;

/// What a build refuses and a check does not: where a fault surely overflows or panics, it does so at run time instead.
const LENIENT: &str = "#![allow(warnings, arithmetic_overflow, unconditional_panic)]";

/// The copy.
pub struct Tree {
    root: PathBuf,
    package: String,
    /// Where each fault begins in its file, once it is planted.
    planted: Vec<usize>,
}

impl Tree {
    /// Copies all that a rules crate is built from.
    pub fn copy(repo: &Path, package: &str) -> Result<Tree> {
        let root = repo.join("target/planted");
        let files = Command::new("git")
            .current_dir(repo)
            .args([
                "ls-files",
                "-z",
                "--cached",
                "--others",
                "--exclude-standard",
                "--",
            ])
            .args([
                "Cargo.toml",
                "Cargo.lock",
                ".cargo",
                "crates",
                "examples",
                "xtask",
                "locales",
                "docs/*.md",
            ])
            .output()?;
        ensure!(files.status.success(), "git does not list the files");
        for file in String::from_utf8(files.stdout)?.split_terminator('\0') {
            let (from, to) = (repo.join(file), root.join(file));
            let Ok(text) = fs::read(&from) else { continue };
            write(&to, &text)?;
        }
        let (package, planted) = (package.to_owned(), Vec::new());
        Ok(Tree {
            root,
            package,
            planted,
        })
    }

    /// Plants all faults that compile; which ones these are, and what was left out.
    pub fn plant(&mut self, faults: &[Fault]) -> Result<(HashSet<usize>, Without)> {
        let mut files: BTreeMap<&str, Vec<(usize, &Fault)>> = BTreeMap::new();
        for (number, fault) in faults.iter().enumerate() {
            files.entry(&fault.file).or_default().push((number, fault));
        }
        let source = files.keys().next().context("there are no faults")?;
        let crate_root = source
            .split_once("/src/")
            .context("a file outside src")?
            .0
            .to_owned()
            + "/src";
        // Every file: constant functions that have no fault themselves may call some that do.
        let mut plain = BTreeMap::new();
        for file in sources(&self.root.join(&crate_root))? {
            let name = file
                .strip_prefix(&self.root)?
                .to_string_lossy()
                .into_owned();
            plain.insert(name, fs::read_to_string(&file)?);
        }
        write(
            &self.root.join(&crate_root).join("planted.rs"),
            QUESTION.as_bytes(),
        )?;
        let mut without = Without::default();
        for round in 1.. {
            self.planted.clear();
            for (file, text) in &plain {
                let none = Vec::new();
                let here = files.get(file.as_str()).unwrap_or(&none);
                let planted = plant(text, here, &without).with_context(|| file.clone())?;
                let mut text = planted.text;
                if file.ends_with("/src/lib.rs") {
                    text = format!("{LENIENT}\n{text}\nmod planted;\n");
                }
                write(&self.root.join(file), text.as_bytes())?;
                self.planted.extend(planted.faults);
                without.faults.extend(planted.refused);
            }
            let errors = self.errors()?;
            println!("round {round}: {} errors", errors.len());
            if errors.is_empty() {
                break;
            }
            let before = (without.faults.len(), without.constant.len());
            for error in &errors {
                self.learn(error, &mut without)?;
            }
            if before == (without.faults.len(), without.constant.len()) {
                bail!(
                    "it does not compile, and no fault is to blame: {}",
                    errors[0]
                );
            }
        }
        Ok((self.planted.iter().copied().collect(), without))
    }

    /// Finds out whose fault an error of the compiler is.
    fn learn(&self, error: &Value, without: &mut Without) -> Result<()> {
        let message = error["message"].as_str().unwrap_or_default();
        if message.starts_with("cannot call non-const")
            && let Some(name) = message.split('`').nth(1)
            // Our question itself: then its fault is in the way.
            && !matches!(name, "is" | "planted::is")
        {
            // Such as `bits::Bit::new` or `SmallSet::<T>::from_bits`.
            let last = name.rsplit("::").find(|part| !part.starts_with('<'));
            without.constant.insert(last.unwrap_or(name).to_owned());
            return Ok(());
        }
        for span in error["spans"].as_array().into_iter().flatten() {
            if span["is_primary"] != true {
                continue;
            }
            let Some(file) = span["file_name"].as_str() else {
                continue;
            };
            let text = fs::read(self.root.join(file))?;
            // A question that is itself refused ends there.
            let end = if message.starts_with("cannot call non-const") {
                "byte_end"
            } else {
                "byte_start"
            };
            let end = span[end].as_u64().unwrap_or_default() as usize;
            let before = String::from_utf8_lossy(&text[..end.min(text.len())]).into_owned();
            let Some((_, question)) = before.rsplit_once("planted :: is (") else {
                continue;
            };
            let number: String = question
                .trim_start()
                .chars()
                .take_while(char::is_ascii_digit)
                .collect();
            if let Ok(number) = number.parse() {
                without.faults.insert(number);
            }
        }
        Ok(())
    }

    fn errors(&self) -> Result<Vec<Value>> {
        let output = self
            .cargo(&["check", "--tests", "--message-format=json"])
            .output()?;
        let messages = String::from_utf8(output.stdout)?;
        let mut errors = Vec::new();
        for line in messages.lines() {
            let value: Value = serde_json::from_str(line)?;
            let message = &value["message"];
            if message["level"] == "error"
                && message["spans"]
                    .as_array()
                    .is_some_and(|all| !all.is_empty())
            {
                errors.push(message.clone());
            }
        }
        ensure!(
            output.status.success() || !errors.is_empty(),
            "cargo failed: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        Ok(errors)
    }

    /// Cargo in the copy, for the package.
    pub fn cargo(&self, args: &[&str]) -> Command {
        let mut command = Command::new("cargo");
        command
            .current_dir(&self.root)
            .args(args)
            .args(["--package", &self.package]);
        command
    }

    /// Where the tests of the package run.
    pub fn home(&self, manifest: &str) -> PathBuf {
        Path::new(manifest)
            .parent()
            .unwrap_or(&self.root)
            .to_owned()
    }
}

fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs")
            && !path.ends_with("planted.rs")
        {
            found.push(path);
        }
    }
    Ok(found)
}

/// Writes a file unless it is there already: what is older than its build is not built again.
fn write(path: &Path, text: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, text).with_context(|| path.display().to_string())
}
