//! The programs that the tests need besides cargo's: installed as Debian packages if they are missing.

use anyhow::{Context, Result};

use crate::command::Run;
use crate::repo::Repo;

/// A program from a Debian package.
struct Program {
    /// What is started.
    name: &'static str,
    /// The package that has it.
    package: &'static str,
    /// What it is for.
    purpose: &'static str,
}

const PROGRAMS: [Program; 2] = [
    Program {
        name: "python3",
        package: "python3",
        purpose: "the example of a bot is written in it",
    },
    Program {
        name: "chromium",
        package: "chromium",
        purpose: "the browser app is tested in it",
    },
];

/// Installs the packages that are missing. A program that is there is used in whatever version it
/// has, wherever it comes from.
pub fn ensure(repo: &Repo) -> Result<()> {
    for program in PROGRAMS {
        let (name, package) = (program.name, program.package);
        if let Some(found) = Run::program(repo, name, &["--version"]).try_capture() {
            println!("{name} is installed: {}", found.trim());
            continue;
        }
        let purpose = program.purpose;
        println!("{name} is missing ({purpose}): installing the package {package}.");
        install(repo, package).with_context(|| {
            format!("{name} is missing, and `apt-get install {package}` did not work")
        })?;
    }
    Ok(())
}

fn install(repo: &Repo, package: &str) -> Result<()> {
    // A fresh machine has no list of packages yet.
    apt(repo, &["update"])?;
    apt(
        repo,
        &["install", "--yes", "--no-install-recommends", package],
    )
}

/// `apt-get` as somebody who may install packages.
fn apt(repo: &Repo, args: &[&str]) -> Result<()> {
    let user = Run::program(repo, "id", &["-u"]).try_capture();
    if user.is_some_and(|user| user.trim() == "0") {
        Run::program(repo, "apt-get", args).show()
    } else {
        Run::program(repo, "sudo", &[&["apt-get"], args].concat()).show()
    }
}
