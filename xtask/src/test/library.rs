//! The rules crates as packages for others: packed, unpacked and built as they are in there.

use std::fs;

use anyhow::{Context, Result};

use crate::command::Run;
use crate::crates::existing_rules_crates;
use crate::repo::Repo;

/// Where the packages are unpacked.
const UNPACKED: &str = "target/package/unpacked";

/// A workspace of the packages, in which they find each other as they would find published ones.
const MANIFEST: &str = "[workspace]\nresolver = \"3\"\nmembers = [\"reverie-*\"]\n\n\
                        [patch.crates-io]\nreverie-table.path = \"reverie-table-VERSION\"\n";

/// The names of the packages.
pub fn packages(repo: &Repo) -> Vec<String> {
    let names = existing_rules_crates(repo).into_iter();
    names.map(|name| format!("reverie-{name}")).collect()
}

/// Packs, unpacks and checks them, examples included. Nothing goes anywhere. What cargo would do by itself keeps an
/// old copy of a package whose version did not change, and builds against that.
pub fn check(repo: &Repo) -> Result<()> {
    let packages = packages(repo);
    let mut args = vec![
        "package",
        "--quiet",
        "--no-verify",
        "--offline",
        "--allow-dirty",
    ];
    args.extend(
        packages
            .iter()
            .flat_map(|name| ["--package", name.as_str()]),
    );
    Run::cargo(repo, &args).show()?;
    let folder = repo.path(UNPACKED);
    if folder.exists() {
        fs::remove_dir_all(&folder).context("the packages of before can't be removed")?;
    }
    fs::create_dir_all(&folder).context("there is no room for the packages")?;
    let version = env!("CARGO_PKG_VERSION");
    for name in &packages {
        let packed = format!("target/package/{name}-{version}.crate");
        Run::program(repo, "tar", &["-xzf", &packed, "-C", UNPACKED]).show()?;
    }
    fs::write(
        folder.join("Cargo.toml"),
        MANIFEST.replace("VERSION", version),
    )?;
    fs::copy(repo.path("Cargo.lock"), folder.join("Cargo.lock"))?;
    let manifest = format!("{UNPACKED}/Cargo.toml");
    let args = [
        "check",
        "--offline",
        "--all-targets",
        "--target-dir",
        "target",
        "--manifest-path",
        &manifest,
    ];
    Run::cargo(repo, &args).show()
}
