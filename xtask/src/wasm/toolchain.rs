//! A compiler for browsers. Where the toolchain in use has the target, or rustup may fetch it, that is it. Where neither
//! is so, Debian's compiler is taken, which comes with its sources: the standard library is built from these once. It is
//! unpacked into a folder of its own, and nothing is installed.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::TARGET;
use crate::command::Run;
use crate::repo::Repo;

/// What to do where no compiler can be had.
const ADVICE: &str = "where rustup may download, `rustup target add wasm32-unknown-unknown` is all that is needed; \
                      without that the step takes Debian's packages rustc-web and rust-web-src, which apt-get (as \
                      root) has to be able to fetch";

/// Debian's compiler for browsers, and the source of its standard library.
const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];

/// What compiles for browsers.
pub enum Toolchain {
    /// That of the workspace.
    Own,
    /// Another one, with a linker from the one in use.
    Other { compiler: PathBuf, linker: PathBuf },
}

impl Toolchain {
    /// Finds one, or makes one.
    pub fn find(repo: &Repo) -> Result<Toolchain> {
        if has_library(repo, "rustc") || added_by_rustup(repo) {
            return Ok(Toolchain::Own);
        }
        let linker = linker(repo)?;
        let home = home();
        let compiler = home.join("rustc");
        if !has_library(repo, &compiler.display().to_string()) {
            println!(
                "The toolchain can't compile for browsers: Debian's is unpacked into {}, which takes two minutes once.",
                home.display()
            );
            unpack(repo, &home)?;
            build_library(repo, &home, &linker)?;
        }
        Ok(Toolchain::Other { compiler, linker })
    }

    /// The same command with this toolchain.
    pub fn prepared(&self, command: Run) -> Run {
        match self {
            Toolchain::Own => command,
            Toolchain::Other { compiler, linker } => {
                command.env("RUSTC", &compiler.display().to_string()).env(
                    "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER",
                    &linker.display().to_string(),
                )
            }
        }
    }
}

/// What is kept from one time to the next, for all copies of the repository.
fn home() -> PathBuf {
    let cache = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let cache = cache.or_else(|| std::env::home_dir().map(|home| home.join(".cache")));
    let cache = cache.unwrap_or_else(std::env::temp_dir);
    cache.join("reverie").join("wasm-toolchain")
}

/// Where a compiler keeps the libraries for browsers.
fn library_of(repo: &Repo, compiler: &str) -> Option<PathBuf> {
    let args = ["--print", "target-libdir", "--target", TARGET];
    let told = Run::program(repo, compiler, &args).try_capture()?;
    Some(repo.root().join(told.trim()))
}

fn has_library(repo: &Repo, compiler: &str) -> bool {
    let files = library_of(repo, compiler).and_then(|folder| fs::read_dir(folder).ok());
    let mut files = files.into_iter().flatten().flatten();
    files.any(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
}

/// Where rustup may fetch nothing it is not asked: it would try for a long time.
fn added_by_rustup(repo: &Repo) -> bool {
    if std::env::var_os("RUSTUP_AUTO_INSTALL").is_some_and(|allowed| allowed == "0") {
        return false;
    }
    let added = Run::program(repo, "rustup", &["target", "add", TARGET]).try_capture();
    added.is_some() && has_library(repo, "rustc")
}

/// Debian's package comes without one, and every toolchain of rustup has it.
fn linker(repo: &Repo) -> Result<PathBuf> {
    let own = Run::program(repo, "rustc", &["--print", "target-libdir"]).try_capture();
    let own = own.context("rustc does not say where its libraries are")?;
    let linker = repo.root().join(own.trim()).join("../bin/rust-lld");
    let found = linker.canonicalize();
    found.context(
        "there is no linker for browsers (`rust-lld`) in the toolchain: `rustup target add \
         wasm32-unknown-unknown` installs all that is needed, where there is a network",
    )
}

/// Fetches Debian's packages, and lays out what is in them.
fn unpack(repo: &Repo, home: &Path) -> Result<()> {
    if home.exists() {
        fs::remove_dir_all(home).context("what is left of an earlier try can't be removed")?;
    }
    let (packages, root) = (home.join("packages"), home.join("root"));
    fs::create_dir_all(packages.join("partial"))?;
    fs::create_dir_all(&root)?;
    if fetch(repo, &packages).is_err() {
        // A fresh machine has no list of packages yet.
        let update = Run::program(repo, "apt-get", &["-qq", "update"]).show();
        update.with_context(|| format!("there is no list of Debian's packages: {ADVICE}"))?;
        fetch(repo, &packages)?;
    }
    for package in fs::read_dir(&packages)?.flatten() {
        let path = package.path();
        if path.extension().is_some_and(|kind| kind == "deb") {
            let (path, root) = (path.display().to_string(), root.display().to_string());
            Run::program(repo, "dpkg", &["-x", &path, &root]).show()?;
        }
    }
    fs::remove_dir_all(&packages)?;
    let libraries = folder_with(&root.join("usr/lib"), "librustc_driver-")
        .context("Debian's compiler is not where it was expected")?;
    let start = format!(
        "#!/bin/sh\nLD_LIBRARY_PATH=\"{}\" exec \"{}\" \"$@\"\n",
        libraries.display(),
        root.join("usr/bin/rustc").display()
    );
    let compiler = home.join("rustc");
    fs::write(&compiler, start)?;
    Run::program(repo, "chmod", &["+x", &compiler.display().to_string()]).show()
}

/// apt works out what this machine lacks, and installs nothing.
fn fetch(repo: &Repo, packages: &Path) -> Result<()> {
    let archives = format!("Dir::Cache::archives={}", packages.display());
    let options = [
        "-qq",
        "--yes",
        "--no-install-recommends",
        "--download-only",
        "-o",
        &archives,
        "-o",
        "APT::Sandbox::User=root",
        "install",
    ];
    let args = [&options[..], &PACKAGES].concat();
    Run::program(repo, "apt-get", &args)
        .show()
        .with_context(|| format!("Debian's compiler for browsers could not be fetched: {ADVICE}"))
}

/// The folder below this one that has a file whose name begins so.
fn folder_with(below: &Path, name: &str) -> Option<PathBuf> {
    let begins = |folder: &Path| {
        let mut files = fs::read_dir(folder).into_iter().flatten().flatten();
        files.any(|file| file.file_name().to_string_lossy().starts_with(name))
    };
    let folders = fs::read_dir(below).ok()?.flatten();
    let mut folders = folders.map(|folder| folder.path());
    folders.find(|folder| folder.is_dir() && begins(folder))
}

/// Builds the standard library for browsers from its source, and lays it where the compiler looks for it.
fn build_library(repo: &Repo, home: &Path, linker: &Path) -> Result<()> {
    let sources = fs::read_dir(home.join("root/usr/src"))?.flatten();
    let mut sources = sources.map(|source| source.path().join("library/sysroot/Cargo.toml"));
    let source = sources.find(|manifest| manifest.is_file());
    let source =
        source.context("the source of the standard library is not where it was expected")?;
    let (compiler, built) = (home.join("rustc"), home.join("library"));
    let args = [
        "build",
        "--quiet",
        "--locked",
        "--release",
        "--manifest-path",
        &source.display().to_string(),
        "--target",
        TARGET,
        "--target-dir",
        &built.display().to_string(),
    ];
    let toolchain = Toolchain::Other {
        compiler: compiler.clone(),
        linker: linker.to_owned(),
    };
    // As Rust's own build does it: these crates use what is not promised to others.
    toolchain
        .prepared(Run::cargo(repo, &args))
        .env("RUSTC_BOOTSTRAP", "1")
        .env("__CARGO_DEFAULT_LIB_METADATA", "stablestd")
        .env(
            "RUSTFLAGS",
            "-Zforce-unstable-if-unmarked -Cembed-bitcode=yes",
        )
        .show()
        .context("the standard library for browsers could not be built")?;
    let place = library_of(repo, &compiler.display().to_string());
    let place = place.context("Debian's compiler does not start")?;
    // All at once: half of it would be taken for the whole the next time.
    let part = place.with_extension("part");
    fs::create_dir_all(&part)?;
    for file in fs::read_dir(built.join(TARGET).join("release/deps"))?.flatten() {
        let path = file.path();
        if path.extension().is_some_and(|kind| kind == "rlib") {
            fs::copy(&path, part.join(file.file_name()))?;
        }
    }
    fs::rename(&part, &place)?;
    fs::remove_dir_all(&built)?;
    Ok(())
}
