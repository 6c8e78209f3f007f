//! What the project depends on: nothing that is not used, nothing under a licence that nobody has
//! looked at, and nothing from elsewhere than the public registry.
//!
//! Checked here rather than by tools of others, because building those took longer than all of this.
//! Advisories are not: they need a database from the network. Where there is one, `cargo deny check
//! advisories` asks it.

mod licence;
mod manifest;
mod unused;

use anyhow::{Context, Result, bail};

use crate::command::Run;
use crate::repo::{Repo, TextFile};
use manifest::{Manifest, unversioned};

/// The only place that crates come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Checks all of it; prints that it is well, or fails with a list of the faults.
pub fn run(repo: &Repo) -> Result<()> {
    let files = repo.files()?;
    let manifests: Vec<Manifest> = files.iter().filter_map(Manifest::read).collect();
    let mut faults = unused::faults(&manifests, &files);
    faults.extend(manifests.iter().flat_map(unversioned));
    for lock in files
        .iter()
        .filter(|file| file.path.ends_with("Cargo.lock"))
    {
        foreign(lock, &mut faults);
    }
    let tree = tree(repo)?;
    faults.extend(licence::faults(&tree));
    if !faults.is_empty() {
        let count = faults.len();
        bail!("{count} fault(s):\n  {}", faults.join("\n  "));
    }
    println!(
        "depends: {} packages, licensed as allowed; every dependency of {} manifests is used",
        licence::packages(&tree).len(),
        manifests.len()
    );
    Ok(())
}

/// Every package on every system and with every feature, a line each, with its licence.
fn tree(repo: &Repo) -> Result<String> {
    let args = [
        "tree",
        "--workspace",
        "--locked",
        "--all-features",
        "--target=all",
        "--edges=all",
        "--prefix=none",
        "--format={p}\t{l}",
    ];
    Run::cargo(repo, &args)
        .try_capture()
        .context("`cargo tree` does not answer; `cargo fetch --locked` downloads what it looks at")
}

/// Adds a fault for each package of a lock file that comes from elsewhere.
fn foreign(lock: &TextFile, faults: &mut Vec<String>) {
    let sources = lock.text.lines().enumerate().filter_map(|(index, line)| {
        let source = line.strip_prefix("source = \"")?.strip_suffix('"')?;
        Some((index + 1, source))
    });
    for (line, source) in sources.filter(|(_, source)| *source != REGISTRY) {
        faults.push(format!(
            "{}:{line}: `{source}` is not the public registry; use a crate that is published there",
            lock.path
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_registry_is_a_source() {
        let lock = |source: &str| {
            let text = format!("[[package]]\nname = \"a\"\nsource = \"{source}\"\n");
            let path = "Cargo.lock".to_owned();
            let mut faults = Vec::new();
            foreign(&TextFile { path, text }, &mut faults);
            faults
        };
        assert_eq!(lock(REGISTRY), [""; 0]);
        for elsewhere in [
            "git+https://example.org/a#1234",
            "registry+https://example.org/index",
            "sparse+https://example.org/",
        ] {
            let faults = lock(elsewhere);
            assert_eq!(faults.len(), 1, "{faults:?}");
            assert!(faults[0].starts_with("Cargo.lock:3: "), "{faults:?}");
        }
    }
}
