//! The steps of `cargo xtask test`, in the order in which they run: what is quick to fail first.

use anyhow::Result;

use super::{packages, tools};
use crate::command::Run;
use crate::crates::existing_rules_crates;
use crate::repo::Repo;
use crate::{house, rules, web};

/// What became of a step that did not fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It ran and found nothing wrong.
    Passed,
    /// It could not run here, which is no fault of the code.
    Skipped,
}

/// One check.
pub struct Step {
    /// The name in headings and in the summary.
    pub name: &'static str,
    /// What it does, in a few words.
    pub what: &'static str,
    /// What to do if it fails.
    pub advice: &'static str,
    /// Does it.
    pub run: fn(&Repo) -> Result<Outcome>,
}

/// Every step.
pub const STEPS: [Step; 14] = [
    Step {
        name: "tools",
        what: "install the tools that are missing",
        advice: "Check that the registry of crates and the Debian packages can be reached.",
        run: |repo| {
            packages::ensure(repo)?;
            tools::ensure(repo).map(passed)
        },
    },
    Step {
        name: "fetch",
        what: "download the dependencies",
        advice: "Check that the registry of crates can be reached and that Cargo.lock is current.",
        // For every platform, as the licence check looks at all of them and runs offline.
        run: |repo| cargo(repo, &["fetch", "--locked"]),
    },
    Step {
        name: "format",
        what: "the code is formatted",
        advice: "Run `cargo fmt --all`.",
        run: |repo| cargo(repo, &["fmt", "--all", "--check"]),
    },
    Step {
        name: "house",
        what: "the house rules are kept",
        advice: "Correct the lines above; `cargo xtask house` runs this check alone.",
        run: |repo| house::run(repo).map(passed),
    },
    Step {
        name: "rules",
        what: "every rule has a test, every rule test a rule",
        advice: "Add the missing tests or names; `cargo xtask rules` runs this check alone.",
        run: |repo| rules::run(repo).map(passed),
    },
    Step {
        name: "machete",
        what: "no dependency is unused",
        advice: "Remove the dependencies above from their Cargo.toml.",
        run: |repo| cargo(repo, &["machete"]),
    },
    Step {
        name: "deny",
        what: "licences and sources of the dependencies",
        advice: "Choose another dependency, or decide to allow this one in deny.toml.",
        run: |repo| {
            let checks = ["deny", "--offline", "check", "licenses", "bans", "sources"];
            cargo(repo, &checks)
        },
    },
    Step {
        name: "web",
        what: "the browser app: format, lint, types, unit tests, build, weight",
        advice: "Correct what is shown above; `npm run format:write` in web/ formats.",
        run: |repo| {
            web::install(repo)?;
            for script in ["format", "lint", "check", "unit", "build", "weight"] {
                web::script(repo, script)?;
            }
            Ok(Outcome::Passed)
        },
    },
    Step {
        name: "clippy",
        what: "no warnings",
        advice: "Correct the warnings above.",
        run: |repo| {
            let args = ["clippy", "--workspace", "--all-targets", "--locked"];
            cargo(repo, &[&args[..], &["--", "-D", "warnings"]].concat())
        },
    },
    Step {
        name: "tests",
        what: "unit, rule and property tests",
        advice: "Correct the code or the test; `cargo nextest run NAME` runs one alone.",
        run: |repo| cargo(repo, &["nextest", "run", "--workspace", "--locked"]),
    },
    Step {
        name: "browser",
        what: "whole games in a real browser",
        advice: "`npm run e2e` in web/ runs these tests alone, after `cargo build -p reverie`.",
        // The step before has built the program.
        run: |repo| web::script_with_program(repo, "e2e").map(passed),
    },
    Step {
        name: "doctests",
        what: "the examples in the documentation",
        advice: "Correct the examples above.",
        run: |repo| cargo(repo, &["test", "--doc", "--workspace", "--locked"]),
    },
    Step {
        name: "docs",
        what: "the documentation builds without warnings",
        advice: "Correct the warnings above.",
        run: |repo| {
            Run::cargo(repo, &["doc", "--workspace", "--no-deps", "--locked"])
                .env("RUSTDOCFLAGS", "-D warnings")
                .show()
                .map(passed)
        },
    },
    Step {
        name: "wasm",
        what: "the rules crates compile for the browser",
        advice: "A rules crate may only use what exists in a browser.",
        run: wasm,
    },
];

fn cargo(repo: &Repo, args: &[&str]) -> Result<Outcome> {
    Run::cargo(repo, args).show().map(passed)
}

fn passed((): ()) -> Outcome {
    Outcome::Passed
}

fn wasm(repo: &Repo) -> Result<Outcome> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let args = ["--print", "target-libdir", "--target", TARGET];
    let directory = Run::program(repo, "rustc", &args).try_capture();
    if !directory.is_some_and(|path| repo.root().join(path.trim()).is_dir()) {
        println!(
            "Skipped: the target {TARGET} is not installed. \
             Where there is a network, `rustup target add {TARGET}` installs it."
        );
        return Ok(Outcome::Skipped);
    }
    let mut args = vec!["check", "--locked", "--target", TARGET];
    for name in existing_rules_crates(repo) {
        args.extend(["--package", name]);
    }
    cargo(repo, &args)
}
