//! Running the tests of a game with a fault.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::tree::Tree;

/// What became of a fault.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// A test failed, of the program with this name.
    By(Kind),
    /// A test went on and on, which is one way to find it.
    Endless,
    /// All tests passed.
    Missed,
    /// There was no time for all of them.
    NotAsked {
        /// Whether only slow tests were left: all quick ones did not find it.
        by_quick_tests: bool,
    },
    /// The compiler refuses it.
    DoesNotCompile,
    /// It is in no build: cargo-mutants itself can ask about it.
    NotPlanted,
}

impl Found {
    /// In a word.
    pub fn name(self) -> &'static str {
        match self {
            Found::By(kind) => kind.name(),
            Found::Endless => "endless",
            Found::Missed => "MISSED",
            Found::NotAsked {
                by_quick_tests: true,
            } => "half-asked",
            Found::NotAsked {
                by_quick_tests: false,
            } => "not-asked",
            Found::DoesNotCompile => "refused",
            Found::NotPlanted => "not-planted",
        }
    }
}

/// What a test program is made of. Those that find most in the least time come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Kind {
    Unit,
    Rules,
    Example,
    Laws,
}

impl Kind {
    /// In a word.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Unit => "unit",
            Kind::Rules => "rules",
            Kind::Example => "example",
            Kind::Laws => "laws",
        }
    }
}

/// A test program of a package.
#[derive(Clone, Serialize, Deserialize)]
pub struct Program {
    pub kind: Kind,
    pub file: PathBuf,
    /// Where its tests run.
    pub home: PathBuf,
}

/// Builds the test programs of the package.
pub fn build(tree: &Tree) -> Result<Vec<Program>> {
    let output = tree
        .cargo(&["test", "--no-run", "--message-format=json"])
        // They run thousands of times. Checks of overflow and assertions stay: they find faults.
        .args(["--config", "profile.dev.opt-level=3"])
        .args(["--config", "profile.dev.debug='none'"])
        .args(["--config", "profile.dev.strip='symbols'"])
        .stderr(Stdio::inherit())
        .output()?;
    ensure!(output.status.success(), "the tests do not compile");
    let mut all = Vec::new();
    for line in String::from_utf8(output.stdout)?.lines() {
        let value: Value = serde_json::from_str(line)?;
        let (Some(file), Some(target)) = (
            value["executable"].as_str(),
            value["target"]["name"].as_str(),
        ) else {
            continue;
        };
        if value["profile"]["test"] != true {
            continue;
        }
        let kind = match target {
            "rules" => Kind::Rules,
            "laws" => Kind::Laws,
            _ if value["target"]["kind"][0] == "example" => Kind::Example,
            _ => Kind::Unit,
        };
        all.push(Program {
            kind,
            file: file.into(),
            home: tree.home(value["manifest_path"].as_str().unwrap_or_default()),
        });
    }
    all.sort_by_key(|program| program.kind);
    Ok(all)
}

impl Program {
    /// A run of it with a fault, or with a number that no fault has.
    pub fn command(&self, fault: usize) -> Command {
        let mut command = Command::new(&self.file);
        command
            .arg("--test-threads=1")
            .current_dir(&self.home)
            .env("PLANTED", fault.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }

    /// The names of its tests.
    pub fn tests(&self) -> Result<Vec<String>> {
        let output = Command::new(&self.file)
            .args(["--list", "--format=terse"])
            .output()?;
        ensure!(
            output.status.success(),
            "{} has no list",
            self.file.display()
        );
        let lines = String::from_utf8(output.stdout)?;
        let tests = lines.lines().filter_map(|line| line.strip_suffix(": test"));
        Ok(tests.map(str::to_owned).collect())
    }
}
