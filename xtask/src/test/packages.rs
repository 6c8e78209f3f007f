//! The programs that the tests need besides cargo's: installed as Debian packages if they are missing.

use anyhow::{Context, Result};

use crate::command::Run;
use crate::repo::Repo;

/// A program from a Debian package.
struct Program {
    /// What is started.
    name: &'static str,
    /// What it is asked to see whether all of it is there.
    asks: &'static [&'static str],
    /// The packages that have it.
    packages: &'static [&'static str],
    /// What it is for.
    purpose: &'static str,
}

const PROGRAMS: [Program; 5] = [
    Program {
        name: "python3",
        asks: &["--version"],
        packages: &["python3"],
        purpose: "the example of a bot is written in it",
    },
    Program {
        name: "chromium",
        asks: &["--version"],
        packages: &["chromium"],
        purpose: "the browser app is tested in it",
    },
    dictionary(
        &["-l", "-d", "en_GB", "/dev/null"],
        &["hunspell", "hunspell-en-gb"],
    ),
    dictionary(
        &["-l", "-d", "fr_FR", "/dev/null"],
        &["hunspell", "hunspell-fr"],
    ),
    dictionary(
        &["-l", "-d", "de_DE", "/dev/null"],
        &["hunspell", "hunspell-de-de"],
    ),
];

/// hunspell with the dictionary of a language.
const fn dictionary(asks: &'static [&'static str], packages: &'static [&'static str]) -> Program {
    Program {
        name: "hunspell",
        asks,
        packages,
        purpose: "the spelling of all texts is looked up with it",
    }
}

/// Installs the packages that are missing. A program that is there is used in whatever version it
/// has, wherever it comes from.
pub fn ensure(repo: &Repo) -> Result<()> {
    for program in PROGRAMS {
        let (name, packages) = (program.name, program.packages.join(" "));
        if let Some(found) = Run::program(repo, name, program.asks).try_capture() {
            println!("{name} ({packages}) is installed. {}", found.trim());
            continue;
        }
        let purpose = program.purpose;
        println!("{name} is missing ({purpose}): installing {packages}.");
        install(repo, program.packages).with_context(|| {
            format!("{name} is missing, and `apt-get install {packages}` did not work")
        })?;
    }
    Ok(())
}

fn install(repo: &Repo, packages: &[&str]) -> Result<()> {
    // A fresh machine has no list of packages yet.
    apt(repo, &["update"])?;
    let args = ["install", "--yes", "--no-install-recommends"];
    apt(repo, &[&args, packages].concat())
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
