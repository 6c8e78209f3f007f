//! The steps of `cargo xtask test`, in the order in which they run: what is quick to fail first.

use anyhow::Result;

use super::aside::Aside;
use super::{library, lints, packages};
use crate::command::Run;
use crate::repo::Repo;
use crate::{depends, house, rules, tools, web};

/// How a step is done.
#[derive(Clone, Copy)]
pub enum Work {
    /// At once, before anything else.
    Now(fn(&Repo) -> Result<()>),
    /// In a process of its own while other steps run.
    Beside(fn(&Repo) -> Result<Aside>),
}

/// One check.
pub struct Step {
    /// The name in headings and in the summary.
    pub name: &'static str,
    /// What it does, in a few words.
    pub what: &'static str,
    /// What to do if it fails.
    pub advice: &'static str,
    /// The steps that must have passed before this one.
    pub needs: &'static [&'static str],
    /// Does it.
    pub run: Work,
}

/// Every step.
pub const STEPS: [Step; 13] = [
    Step {
        name: "tools",
        what: "install the tools that are missing",
        advice: "Check that the registry of crates and the Debian packages can be reached.",
        needs: &[],
        run: Work::Now(|repo| {
            packages::ensure(repo)?;
            tools::NEXTEST.ensure(repo)
        }),
    },
    Step {
        name: "web",
        what: "the browser app: format, lint, types, unit tests, the engine's modules, build, weight",
        advice: "Correct what is shown above; `npm run format:write` in web/ formats, and \
                 `cargo xtask web` runs this check alone, `cargo xtask wasm` that of the modules. What is on the \
                 shelf may only use what exists in a browser.",
        needs: &["tools"],
        // Mostly one core waits for another file here, and the compiler has use for both.
        run: Work::Beside(|repo| Aside::start(repo, "web")),
    },
    Step {
        name: "fetch",
        what: "download the dependencies",
        advice: "Check that the registry of crates can be reached and that Cargo.lock is current, those of \
                 bind/, fuzz/, planted/ and yardstick/ included.",
        needs: &["tools"],
        // For every platform, as the licence check looks at all of them.
        run: Work::Now(fetch),
    },
    Step {
        name: "format",
        what: "the code is formatted",
        advice: "Run `cargo fmt --all`.",
        needs: &[],
        run: Work::Now(|repo| cargo(repo, &["fmt", "--all", "--check"])),
    },
    Step {
        name: "house",
        what: "the house rules are kept",
        advice: "Correct the lines above; `cargo xtask house` runs this check alone.",
        needs: &[],
        run: Work::Now(house::run),
    },
    Step {
        name: "rules",
        what: "every rule has a test, every rule test a rule",
        advice: "Add the missing tests or names; `cargo xtask rules` runs this check alone.",
        needs: &[],
        run: Work::Now(rules::run),
    },
    Step {
        name: "depends",
        what: "dependencies: all used, licences and sources as allowed",
        advice: "Correct the lines above; `cargo xtask depends` runs this check alone.",
        needs: &[],
        run: Work::Now(depends::run),
    },
    Step {
        name: "build",
        what: "everything compiles, and Clippy has nothing to say",
        advice: "Correct the warnings above; `cargo clippy --workspace --all-targets` shows them too.",
        needs: &["fetch"],
        run: Work::Now(|repo| {
            lints::bite()?;
            let args = [
                "test",
                "--no-run",
                "--workspace",
                "--all-targets",
                "--locked",
            ];
            lints::cargo(repo, &args).show()
        }),
    },
    Step {
        name: "tests",
        what: "unit, rule and property tests",
        advice: "Correct the code or the test; `cargo nextest run NAME` runs one alone.",
        needs: &["build", "web"],
        run: Work::Now(|repo| {
            let args = [
                "nextest",
                "run",
                "--workspace",
                "--locked",
                "--no-fail-fast",
            ];
            lints::cargo(repo, &args).show()
        }),
    },
    Step {
        name: "browser",
        what: "whole games in a real browser",
        advice: "`npm run e2e` in web/ runs these tests alone, after `cargo build -p reverie`.",
        needs: &["build", "web"],
        // The step `build` has built the program.
        run: Work::Now(|repo| web::script_with_program(repo, "e2e")),
    },
    Step {
        name: "doctests",
        what: "the examples in the documentation",
        advice: "Correct the examples above.",
        needs: &["build"],
        run: Work::Now(|repo| {
            let args = ["test", "--doc", "--workspace", "--locked"];
            lints::cargo(repo, &args).show()
        }),
    },
    Step {
        name: "docs",
        what: "the documentation builds without warnings",
        advice: "Correct the warnings above.",
        needs: &["build"],
        run: Work::Now(|repo| {
            Run::cargo(repo, &["doc", "--workspace", "--no-deps", "--locked"])
                .env("RUSTDOCFLAGS", "-D warnings")
                .show()
        }),
    },
    Step {
        name: "package",
        what: "the rules crates can be packed, and what is in the packages builds",
        advice: "A file that a rules crate needs must be in its folder, under what `include` names in its \
                 Cargo.toml.",
        needs: &["build"],
        run: Work::Now(library::check),
    },
];

/// What stands outside the workspace and is not built here: that its lock fits is seen at least.
const OUTSIDE: [&str; 4] = [
    "bind/Cargo.toml",
    "fuzz/Cargo.toml",
    "planted/Cargo.toml",
    "yardstick/Cargo.toml",
];

fn fetch(repo: &Repo) -> Result<()> {
    for manifest in OUTSIDE {
        cargo(repo, &["fetch", "--locked", "--manifest-path", manifest])?;
    }
    cargo(repo, &["fetch", "--locked"])
}

fn cargo(repo: &Repo, args: &[&str]) -> Result<()> {
    Run::cargo(repo, args).show()
}
