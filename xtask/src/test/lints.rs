//! Clippy as the compiler: what is linted is compiled at the same time, once for lints, tests,
//! examples in the documentation and the browser.
//!
//! `cargo clippy` itself checks without compiling, so that the tests after it would build everything
//! again. It does no more than put its driver in the place of the compiler, for our own crates; so
//! does this. Others are built as ever.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::command::Run;
use crate::repo::Repo;

/// Clippy's compiler.
const DRIVER: &str = "clippy-driver";

/// What `cargo clippy -- -D warnings` hands over to the driver, in its own spelling.
const DENY_WARNINGS: &str = "-Dwarnings__CLIPPY_HACKERY__";

/// A crate that compiles, and that Clippy has something to say about.
const PLANTED: &str = "//! .\n/// .\npub fn is_none(x: &[u8]) -> bool { x.len() == 0 }\n";

/// `cargo` with Clippy as the compiler of our crates, and warnings as errors. Every step that
/// compiles them does it so: with other settings cargo would begin anew.
pub fn cargo(repo: &Repo, args: &[&str]) -> Run {
    Run::cargo(repo, args)
        .env("RUSTC_WORKSPACE_WRAPPER", DRIVER)
        .env("CLIPPY_ARGS", DENY_WARNINGS)
}

/// Makes sure that lints are looked for: how the driver is told so is not promised to anybody.
pub fn bite() -> Result<()> {
    let mut driver = Command::new(DRIVER);
    driver
        .args(["rustc", "--edition=2024", "--crate-type=lib"])
        .args(["--crate-name=planted", "--emit=metadata=/dev/null", "-"])
        .env("CLIPPY_ARGS", DENY_WARNINGS)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    let mut driver = driver.spawn().with_context(|| {
        format!("`{DRIVER}` could not be started; `rustup component add clippy` installs it")
    })?;
    if let Some(mut source) = driver.stdin.take() {
        std::io::Write::write_all(&mut source, PLANTED.as_bytes())?;
    }
    let answer = driver.wait_with_output()?;
    let said = String::from_utf8_lossy(&answer.stderr);
    if answer.status.success() || !said.contains("len_zero") {
        bail!("a fault was planted for `{DRIVER}`, and it did not find it:\n{said}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_planted_fault_is_found() {
        super::bite().expect("lints are looked for");
    }
}
