//! How good the tests of the rules are, in minutes: plants all faults that cargo-mutants has for a game in one build,
//! each behind a question, and runs the game's tests once for each of them. See `docs/mutants.md`.
//!
//! cargo-mutants itself builds everything anew for each fault, which takes many times as long as the tests.

mod ask;
mod each;
mod fault;
mod pack;
mod part;
mod plant;
mod run;
mod tree;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::ask::Asking;
use crate::pack::Pack;
use crate::tree::Tree;

const USAGE: &str = "usage: planted PACKAGE [--shard K/N] [--only TEXT] [--jobs N] [--seconds S] [--pack FOLDER]
       planted --ask FOLDER [--shard K/N] [--only TEXT] [--jobs N] [--seconds S]
such as `planted reverie-momiji --shard 0/8 --jobs 2`; `--pack` leaves tests and list in a folder, `--ask` runs
them from there, on a machine that has nothing else";

fn main() -> Result<()> {
    let asked = Asked::read(std::env::args().skip(1))?;
    let pack = match &asked.from {
        From::Packed(folder) => Pack::open(folder)?,
        From::Package(package) => build(package)?,
    };
    if let Some(folder) = &asked.pack {
        return pack.write(folder);
    }
    let parts = part::all(&pack.programs, asked.asking.jobs)?;
    asked.asking.about(&pack.faults, &parts)
}

/// Plants all faults of a package, and builds its tests.
fn build(package: &str) -> Result<Pack> {
    let repo = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let faults = fault::list(&repo, package)?;
    let mut tree = Tree::copy(&repo, package)?;
    let (planted, without) = tree.plant(&faults)?;
    println!(
        "{package}: {} faults, {} of them planted in one build; {} functions stay constant",
        faults.len(),
        planted.len(),
        without.constant.len()
    );
    let programs = run::build(&tree)?;
    Ok(Pack::new(faults, &planted, &without.faults, programs))
}

/// What the arguments say.
struct Asked {
    from: From,
    pack: Option<PathBuf>,
    asking: Asking,
}

/// Where tests with faults come from.
enum From {
    Package(String),
    Packed(PathBuf),
}

impl Asked {
    fn read(mut args: impl Iterator<Item = String>) -> Result<Asked> {
        let first = args.next().context(USAGE)?;
        let from = if first == "--ask" {
            From::Packed(args.next().context(USAGE)?.into())
        } else {
            From::Package(first)
        };
        let (mut pack, mut asking) = (None, Asking::default());
        while let Some(arg) = args.next() {
            let value = args.next().context(USAGE)?;
            match arg.as_str() {
                "--shard" => {
                    let (part, of) = value.split_once('/').context(USAGE)?;
                    asking.shard = (part.parse()?, of.parse()?);
                    ensure!(asking.shard.0 < asking.shard.1, "{USAGE}");
                }
                "--only" => asking.only = Some(value),
                "--jobs" => asking.jobs = value.parse().context(USAGE)?,
                "--seconds" => asking.until = Some(Duration::from_secs(value.parse()?)),
                "--pack" => pack = Some(value.into()),
                _ => bail!(USAGE),
            }
        }
        Ok(Asked { from, pack, asking })
    }
}
