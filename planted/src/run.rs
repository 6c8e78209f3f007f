//! Running the tests of a game with a fault.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::tree::Tree;

/// How many times as long as without a fault a program may take.
const PATIENCE: u32 = 10;

/// What became of a fault.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Found {
    /// A test failed, of the program with this name.
    By(Kind),
    /// A test went on and on, which is one way to find it.
    Endless,
    /// All tests passed.
    Missed,
    /// There was no time for this program; those before it did not find it.
    NotAsked(Kind),
    /// It does not compile with the others: mostly because it does not compile at all.
    NotPlanted,
}

impl Found {
    /// In a word.
    pub fn name(self) -> &'static str {
        match self {
            Found::By(kind) => kind.name(),
            Found::Endless => "endless",
            Found::Missed => "MISSED",
            Found::NotAsked(Kind::Laws) => "before-laws",
            Found::NotAsked(_) => "not-asked",
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
    fn name(self) -> &'static str {
        match self {
            Kind::Unit => "unit",
            Kind::Rules => "rules",
            Kind::Example => "example",
            Kind::Laws => "laws",
        }
    }
}

/// A test program of a package.
#[derive(Serialize, Deserialize)]
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

/// Programs of which it is known how long they take.
pub struct Programs {
    all: Vec<Timed>,
}

/// A program, and how long it takes.
pub struct Timed {
    program: Program,
    takes: Duration,
}

impl Programs {
    /// Runs each without a fault, with this many beside it.
    pub fn ready(programs: Vec<Program>, jobs: usize) -> Result<Programs> {
        let mut all = Vec::new();
        for program in programs {
            let mut timed = Timed {
                program,
                takes: Duration::from_secs(600),
            };
            let began = Instant::now();
            // No fault has this number: whatever fails now fails because of how it is run.
            let found = timed.run(usize::MAX - 1)?;
            ensure!(
                found.is_none(),
                "{} fails without a fault",
                timed.program.file.display()
            );
            timed.takes = began.elapsed();
            println!(
                "{:<12} {:.1} s without a fault",
                timed.program.kind.name(),
                timed.takes.as_secs_f64()
            );
            // A core that is shared is slower.
            timed.takes *= if jobs > 1 { 2 } else { 1 };
            all.push(timed);
        }
        Ok(Programs { all })
    }

    /// In the order in which they are asked.
    pub fn all(&self) -> impl Iterator<Item = &Timed> {
        self.all.iter()
    }
}

impl Timed {
    /// Which it is.
    pub fn kind(&self) -> Kind {
        self.program.kind
    }

    /// Runs it with a fault; nothing if all tests pass.
    pub fn run(&self, number: usize) -> Result<Option<Found>> {
        let mut child = Command::new(&self.program.file)
            .arg("--test-threads=1")
            .current_dir(&self.program.home)
            .env("PLANTED", number.to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()?;
        let until = Instant::now() + self.takes * PATIENCE + Duration::from_secs(10);
        loop {
            if let Some(status) = child.try_wait()? {
                return Ok((!status.success()).then_some(Found::By(self.kind())));
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
