//! How good the tests of the rules are, in minutes: plants all faults that cargo-mutants has for a game in one build,
//! each behind a question, and runs the game's tests once for each of them. See `docs/mutants.md`.
//!
//! cargo-mutants itself builds everything anew for each fault, which takes many times as long as the tests.

mod fault;
mod plant;
mod run;
mod tree;

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};

use crate::fault::Fault;
use crate::run::{Found, Programs};
use crate::tree::Tree;

const USAGE: &str = "usage: planted PACKAGE [--shard K/N] [--only TEXT], such as `planted reverie-momiji --shard 0/8`";

fn main() -> Result<()> {
    let asked = Asked::read(std::env::args().skip(1))?;
    let repo = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let faults = fault::list(&repo, &asked.package)?;
    let mut tree = Tree::copy(&repo, &asked.package)?;
    let (planted, without) = tree.plant(&faults)?;
    println!(
        "{}: {} faults, {} of them planted in one build; {} functions stay constant",
        asked.package,
        faults.len(),
        planted.len(),
        without.constant.len()
    );
    let programs = Programs::build(&tree)?;
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (number, fault) in faults
        .iter()
        .enumerate()
        .filter(|(number, fault)| asked.means(*number, fault))
    {
        let found = if planted.contains(&number) {
            programs.find(number)?
        } else {
            Found::NotPlanted
        };
        println!("{:<12} {}", found.name(), fault.name);
        *counts.entry(found.name()).or_default() += 1;
    }
    println!("{counts:?}");
    Ok(())
}

/// What the arguments say.
struct Asked {
    package: String,
    shard: (usize, usize),
    only: Option<String>,
}

impl Asked {
    fn read(mut args: impl Iterator<Item = String>) -> Result<Asked> {
        let mut asked = Asked {
            package: args.next().context(USAGE)?,
            shard: (0, 1),
            only: None,
        };
        while let Some(arg) = args.next() {
            let value = args.next().context(USAGE)?;
            match arg.as_str() {
                "--shard" => {
                    let (part, of) = value.split_once('/').context(USAGE)?;
                    asked.shard = (part.parse()?, of.parse()?);
                    ensure!(asked.shard.0 < asked.shard.1, "{USAGE}");
                }
                "--only" => asked.only = Some(value),
                _ => bail!(USAGE),
            }
        }
        Ok(asked)
    }

    /// Every Nth fault, as cargo-mutants deals them out: a part has some of every file.
    fn means(&self, number: usize, fault: &Fault) -> bool {
        let (part, of) = self.shard;
        let named = self
            .only
            .as_ref()
            .is_none_or(|only| fault.name.contains(only.as_str()));
        number % of == part && named
    }
}
