//! The dependencies that a `Cargo.toml` states. Read by hand: a parser for all of TOML would have to
//! be built before anything else, and our manifests are plain.

use crate::repo::TextFile;

/// What a dependency is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The code itself.
    Code,
    /// Its tests, benchmarks and examples.
    Tests,
    /// Its build script.
    Build,
    /// Nothing yet: the workspace names it for its members.
    Members,
}

/// One dependency.
#[derive(Debug, PartialEq, Eq)]
pub struct Dependency {
    /// Its name in the manifest.
    pub name: String,
    /// What it is for.
    pub purpose: Purpose,
    /// What follows the name, in one line.
    pub stated: String,
    /// The line of the name.
    pub line: usize,
}

/// A `Cargo.toml` with what it depends on.
#[derive(Debug)]
pub struct Manifest {
    /// For example `crates/momiji/Cargo.toml`.
    pub path: String,
    /// In the order of the file.
    pub dependencies: Vec<Dependency>,
}

impl Manifest {
    /// Reads a file, if it is a manifest.
    pub fn read(file: &TextFile) -> Option<Manifest> {
        let name = file.path.rsplit('/').next();
        (name == Some("Cargo.toml")).then(|| Manifest {
            path: file.path.clone(),
            dependencies: dependencies(&file.text),
        })
    }

    /// The directory of the package, with `/` at its end unless it is the root.
    pub fn directory(&self) -> &str {
        self.path.trim_end_matches("Cargo.toml")
    }
}

fn dependencies(text: &str) -> Vec<Dependency> {
    let mut found: Vec<Dependency> = Vec::new();
    let mut table = None;
    for (index, line) in text.lines().enumerate() {
        let line = line.split(" #").next().unwrap_or_default().trim();
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        if let Some(header) = line
            .strip_prefix('[')
            .and_then(|line| line.strip_suffix(']'))
            && !header.contains('"')
        {
            let (purpose, name) = heading(header);
            table = purpose.map(|purpose| (purpose, name.is_some()));
            if let (Some(purpose), Some(name)) = (purpose, name) {
                found.push(stated(name, purpose, "", index));
            }
            continue;
        }
        let Some((purpose, named)) = table else {
            continue;
        };
        let key = line.split(['=', '.']).next().unwrap_or_default().trim();
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if !named && !key.is_empty() && key.chars().all(is_name) && line.contains('=') {
            found.push(stated(key, purpose, &line[key.len()..], index));
        } else if let Some(last) = found.last_mut() {
            // The table of one dependency, or a list that goes on.
            last.stated += line;
        }
    }
    found
}

fn stated(name: &str, purpose: Purpose, stated: &str, index: usize) -> Dependency {
    Dependency {
        name: name.to_owned(),
        purpose,
        stated: stated.to_owned(),
        line: index + 1,
    }
}

/// What a table is for, and whose it is if it has one dependency only: `[dependencies.serde]`.
fn heading(header: &str) -> (Option<Purpose>, Option<&str>) {
    let tables = [
        ("workspace.dependencies", Purpose::Members),
        ("dev-dependencies", Purpose::Tests),
        ("build-dependencies", Purpose::Build),
        ("dependencies", Purpose::Code),
    ];
    for (table, purpose) in tables {
        if header == table || header.ends_with(&format!(".{table}")) {
            return (Some(purpose), None);
        }
        let start = format!("{table}.");
        let at = if header.starts_with(&start) {
            Some(0)
        } else {
            header.find(&format!(".{start}")).map(|at| at + 1)
        };
        if let Some(at) = at {
            return (Some(purpose), Some(&header[at + start.len()..]));
        }
    }
    (None, None)
}

/// A fault for each dependency that would take any version, as long as it is not our own.
pub fn unversioned(manifest: &Manifest) -> Vec<String> {
    let any = |dependency: &&Dependency| {
        let stated = dependency.stated.as_str();
        let ours = stated.contains("path = ") || stated.contains("workspace = true");
        let bare = stated.trim_start_matches([' ', '=']).starts_with('"');
        let versioned = bare || stated.contains("version = ");
        !ours && (!versioned || stated.contains("\"*\""))
    };
    let wild = manifest.dependencies.iter().filter(any);
    wild.map(|Dependency { name, line, .. }| {
        let path = &manifest.path;
        format!("{path}:{line}: `{name}` states no version; any would do for cargo, not for us")
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
[package]
name = \"a\"

[dependencies]
anyhow.workspace = true
# serde = \"1\"
tokio = { version = \"1\", features = [
    \"net\",
] }

[target.'cfg(unix)'.dependencies]
libc = \"0.2\" # for signals

[dev-dependencies]
laws = { path = \"../laws\" }

[dependencies.axum]
version = \"0.8\"

[features]
more = [\"dep:tokio\"]
";

    fn read(text: &str) -> Manifest {
        let path = "crates/a/Cargo.toml".to_owned();
        let text = text.to_owned();
        Manifest::read(&TextFile { path, text }).expect("a manifest")
    }

    #[test]
    fn every_way_to_state_a_dependency_is_read() {
        let manifest = read(TEXT);
        assert_eq!(manifest.directory(), "crates/a/");
        let all = manifest.dependencies.iter();
        let all: Vec<_> = all
            .map(|one| (one.name.as_str(), one.purpose, one.line))
            .collect();
        let expected = [
            ("anyhow", Purpose::Code, 5),
            ("tokio", Purpose::Code, 7),
            ("libc", Purpose::Code, 12),
            ("laws", Purpose::Tests, 15),
            ("axum", Purpose::Code, 17),
        ];
        assert_eq!(all, expected);
        assert_eq!(unversioned(&manifest), [""; 0]);
    }

    #[test]
    fn the_workspace_names_dependencies_for_its_members() {
        let manifest = read("[workspace.dependencies]\nserde = \"1\"\n");
        assert_eq!(manifest.dependencies[0].purpose, Purpose::Members);
    }

    #[test]
    fn a_dependency_without_a_version_is_a_fault() {
        for line in [
            "a = \"*\"",
            "a = { version = \"*\" }",
            "a = { git = \"x\" }",
        ] {
            let faults = unversioned(&read(&format!("[dependencies]\n{line}\n")));
            assert_eq!(faults.len(), 1, "{line}: {faults:?}");
            assert!(
                faults[0].starts_with("crates/a/Cargo.toml:2: `a`"),
                "{faults:?}"
            );
        }
    }

    #[test]
    fn other_files_are_no_manifests() {
        let path = "Cargo.lock".to_owned();
        let text = String::new();
        assert!(Manifest::read(&TextFile { path, text }).is_none());
    }
}
