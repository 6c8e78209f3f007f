//! Running the tests of a game with a fault.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::Value;

use crate::tree::Tree;

/// How many times as long as without a fault a program may take.
const PATIENCE: u32 = 10;

/// What became of a fault.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// A test failed, of the program with this place in the list.
    By(&'static str),
    /// A test went on and on, which is one way to find it.
    Endless,
    /// All tests passed.
    Missed,
    /// It does not compile with the others: mostly because it does not compile at all.
    NotPlanted,
}

impl Found {
    /// In a word.
    pub fn name(self) -> &'static str {
        match self {
            Found::By(program) => program,
            Found::Endless => "endless",
            Found::Missed => "MISSED",
            Found::NotPlanted => "not-planted",
        }
    }
}

/// The test programs of a package, those that find most first.
pub struct Programs {
    all: Vec<Program>,
}

struct Program {
    name: &'static str,
    file: PathBuf,
    home: PathBuf,
    takes: Duration,
}

impl Programs {
    /// Builds them, and runs them without a fault.
    pub fn build(tree: &Tree) -> Result<Programs> {
        let output = tree
            .cargo(&["test", "--no-run", "--message-format=json"])
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
            let name = match target {
                "rules" => "rules",
                "laws" => "laws",
                _ if value["target"]["kind"][0] == "example" => "example",
                _ => "unit",
            };
            all.push(Program {
                name,
                file: file.into(),
                home: tree.home(value["manifest_path"].as_str().unwrap_or_default()),
                takes: Duration::from_secs(600),
            });
        }
        let order = ["unit", "rules", "example", "laws"];
        all.sort_by_key(|program| order.iter().position(|name| *name == program.name));
        for program in &mut all {
            let began = Instant::now();
            // No fault has this number: whatever fails now fails because of how it is run.
            let found = program.run(usize::MAX - 1)?;
            ensure!(
                found.is_none(),
                "{} fails without a fault",
                program.file.display()
            );
            program.takes = began.elapsed();
            println!(
                "{:<12} {:.1} s without a fault",
                program.name,
                program.takes.as_secs_f64()
            );
        }
        Ok(Programs { all })
    }

    /// Runs the tests with a fault until one of them finds it.
    pub fn find(&self, number: usize) -> Result<Found> {
        for program in &self.all {
            if let Some(found) = program.run(number)? {
                return Ok(found);
            }
        }
        Ok(Found::Missed)
    }
}

impl Program {
    fn run(&self, number: usize) -> Result<Option<Found>> {
        let mut child = Command::new(&self.file)
            .arg("--test-threads=1")
            .current_dir(&self.home)
            .env("PLANTED", number.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let until = Instant::now() + self.takes * PATIENCE + Duration::from_secs(10);
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok((!status.success()).then_some(Found::By(self.name)));
            }
            if Instant::now() > until {
                child.kill()?;
                child.wait()?;
                return Ok(Some(Found::Endless));
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}
