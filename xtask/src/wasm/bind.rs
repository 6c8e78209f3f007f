//! The program in `bind/`, which makes the JavaScript around a module: built when it is first needed.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::command::Run;
use crate::repo::Repo;

const MANIFEST: &str = "bind/Cargo.toml";

/// Makes the JavaScript around a module, for Node or for browsers.
pub fn around(repo: &Repo, module: &Path, folder: &Path, name: &str, kind: &str) -> Result<()> {
    speak_alike(repo)?;
    let (module, folder) = (module.display().to_string(), folder.display().to_string());
    let args = [
        "run",
        "--quiet",
        "--release",
        "--locked",
        "--target-dir=target/bind",
        "--manifest-path",
        MANIFEST,
        "--",
        &module,
        &folder,
        name,
        kind,
    ];
    Run::cargo(repo, &args)
        .env("RUSTC_WORKSPACE_WRAPPER", "")
        .show()
        .context("the JavaScript around the browser module could not be made")
}

/// Both sides have to be of the same version, to the last digit.
fn speak_alike(repo: &Repo) -> Result<()> {
    let version = |lock: &str, package: &str| -> Result<String> {
        let text = std::fs::read_to_string(repo.path(lock)).with_context(|| lock.to_owned())?;
        let found = version_in(&text, package).map(str::to_owned);
        found.with_context(|| format!("{lock} has no `{package}`"))
    };
    let module = version("Cargo.lock", "wasm-bindgen")?;
    let around = version("bind/Cargo.lock", "wasm-bindgen-cli-support")?;
    if module != around {
        bail!(
            "wasm-bindgen is {module} in Cargo.lock, and its other half is {around} in bind/Cargo.lock: they have to be \
             the same; set both to one version in Cargo.toml and {MANIFEST}"
        );
    }
    Ok(())
}

fn version_in<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let (_, rest) = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_found_by_the_whole_name() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(version_in(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(version_in(lock, "wasm"), None);
    }

    #[test]
    fn both_sides_have_the_same_version() {
        speak_alike(&Repo::find().expect("the repository")).expect("one version");
    }
}
