//! No dependency is stated that no line of code mentions.

use super::manifest::{Dependency, Manifest, Purpose};
use crate::repo::TextFile;
use crate::scan::{code_lines, has_word};

/// A fault for each dependency that is not used where it is stated.
pub fn faults(manifests: &[Manifest], files: &[TextFile]) -> Vec<String> {
    let mut faults = Vec::new();
    for manifest in manifests {
        for dependency in &manifest.dependencies {
            let used = match dependency.purpose {
                Purpose::Members => by_members(&dependency.name, manifests),
                _ => by_code(dependency, manifest, files),
            };
            if !used {
                let Dependency { name, line, .. } = dependency;
                let path = &manifest.path;
                faults.push(format!("{path}:{line}: nothing uses `{name}`; remove it"));
            }
        }
    }
    faults
}

fn by_members(name: &str, manifests: &[Manifest]) -> bool {
    let all = manifests.iter().flat_map(|manifest| &manifest.dependencies);
    all.filter(|one| one.purpose != Purpose::Members)
        .any(|one| one.name == name && one.stated.contains("workspace = true"))
}

fn by_code(dependency: &Dependency, manifest: &Manifest, files: &[TextFile]) -> bool {
    let name = dependency.name.replace('-', "_");
    let mut sources = files.iter().filter(|file| {
        let Some(path) = file.path.strip_prefix(manifest.directory()) else {
            return false;
        };
        let place = match dependency.purpose {
            // What only tests use is for tests only.
            Purpose::Code => !["tests/", "benches/", "examples/"]
                .iter()
                .any(|folder| path.starts_with(folder)),
            Purpose::Build => path == "build.rs",
            Purpose::Tests | Purpose::Members => true,
        };
        place && file.is_rust()
    });
    sources.any(|file| code_lines(&file.text).any(|(_, line)| mentions(line, &name)))
}

/// A crate is mentioned by a path that begins with it, or by bringing it in under its name.
fn mentions(line: &str, name: &str) -> bool {
    has_word(line, &format!("{name}::"))
        || has_word(line, &format!("use {name}"))
        || has_word(line, &format!("extern crate {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> TextFile {
        TextFile {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    fn faults_of(manifest: &str, path: &str, code: &str) -> Vec<String> {
        let manifest = file("crates/a/Cargo.toml", manifest);
        let manifests = [Manifest::read(&manifest).expect("a manifest")];
        faults(&manifests, &[file(path, code)])
    }

    #[test]
    fn what_is_mentioned_is_used() {
        let stated = "[dependencies]\nrand-core = \"1\"\n";
        for code in [
            "use rand_core::Rng;",
            "fn f() { rand_core::seed(); }",
            "#[rand_core::main]",
            "use rand_core as luck;",
        ] {
            assert_eq!(
                faults_of(stated, "crates/a/src/lib.rs", code),
                [""; 0],
                "{code}"
            );
        }
    }

    #[test]
    fn what_is_not_is_a_fault() {
        let stated = "[dependencies]\nrand-core = \"1\"\n";
        for (path, code) in [
            ("crates/a/src/lib.rs", "// rand_core::Rng"),
            ("crates/a/src/lib.rs", "let rand_core = 1;"),
            ("crates/a/src/lib.rs", "my_rand_core::go()"),
            ("crates/b/src/lib.rs", "use rand_core::Rng;"),
            ("crates/a/tests/all.rs", "use rand_core::Rng;"),
        ] {
            let faults = faults_of(stated, path, code);
            assert_eq!(faults.len(), 1, "{path}: {code}: {faults:?}");
            assert!(
                faults[0].starts_with("crates/a/Cargo.toml:2: "),
                "{faults:?}"
            );
        }
    }

    #[test]
    fn tests_may_have_dependencies_of_their_own() {
        let stated = "[dev-dependencies]\nlaws = \"1\"\n";
        let code = "use laws::all;";
        assert_eq!(faults_of(stated, "crates/a/tests/all.rs", code), [""; 0]);
        assert_eq!(faults_of(stated, "crates/a/src/lib.rs", code), [""; 0]);
    }

    #[test]
    fn what_the_workspace_names_is_used_by_a_member() {
        let workspace = file(
            "Cargo.toml",
            "[workspace.dependencies]\na = \"1\"\nb = \"1\"\n",
        );
        let member = file(
            "crates/a/Cargo.toml",
            "[dependencies]\na.workspace = true\n",
        );
        let manifests: Vec<_> = [&workspace, &member]
            .into_iter()
            .filter_map(Manifest::read)
            .collect();
        let faults = faults(&manifests, &[file("crates/a/src/lib.rs", "use a::b;")]);
        assert_eq!(faults, ["Cargo.toml:3: nothing uses `b`; remove it"]);
    }
}
