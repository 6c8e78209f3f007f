//! The map of the packages in ARCHITECTURE.md, and the direction of what they use, held against cargo.

use anyhow::{Context, Result};

use crate::command::Run;
use crate::repo::{Repo, TextFile};

/// The page that has the map.
const PAGE: &str = "ARCHITECTURE.md";

/// A package of the workspace.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Package {
    name: String,
    /// Its folder, from the root of the repository.
    folder: String,
    /// The names of what it uses, tests aside.
    uses: Vec<String>,
}

/// Every fault of the page, as the other house rules say theirs.
pub fn faults(repo: &Repo, files: &[TextFile]) -> Result<Vec<String>> {
    let page = files.iter().find(|file| file.path == PAGE);
    let page = page.with_context(|| format!("there is no {PAGE}"))?;
    let args = [
        "tree",
        "--workspace",
        "--all-features",
        "--target=all",
        "--edges=normal,build",
        "--depth=1",
        "--prefix=depth",
        "--format={p}",
    ];
    let tree = Run::cargo(repo, &args).try_capture();
    let tree = tree.context("`cargo tree` does not answer")?;
    let root = repo.root().to_string_lossy().into_owned();
    Ok(compared(&page.text, &packages(&tree, &root)))
}

/// What `cargo tree` says: a line for each package and, a level deeper, for all that it uses.
fn packages(tree: &str, root: &str) -> Vec<Package> {
    let mut packages: Vec<Package> = Vec::new();
    for line in tree.lines() {
        if let Some(package) = line.strip_prefix('0') {
            let (name, rest) = package.split_once(' ').unwrap_or((package, ""));
            let folder = rest.split_once('(').map_or("", |(_, path)| path);
            let folder = folder.split(')').next().unwrap_or_default();
            let folder = folder.trim_start_matches(root).trim_start_matches('/');
            packages.push(Package {
                name: name.to_owned(),
                folder: folder.to_owned(),
                uses: Vec::new(),
            });
        } else if let (Some(used), Some(package)) = (line.strip_prefix('1'), packages.last_mut()) {
            let name = used.split(' ').next().unwrap_or_default();
            package.uses.push(name.to_owned());
        }
    }
    packages
}

fn compared(page: &str, packages: &[Package]) -> Vec<String> {
    let mut faults = Vec::new();
    let map = block(page, "## The map");
    let named: Vec<&str> = map
        .split(|letter: char| letter.is_whitespace() || ",;:".contains(letter))
        .filter(|word| {
            word.starts_with("crates/") || word.starts_with("examples/") || *word == "xtask"
        })
        .collect();
    let mut fault = |what: String| faults.push(format!("{PAGE}: {what}"));
    for package in packages
        .iter()
        .filter(|package| !named.contains(&&*package.folder))
    {
        fault(format!(
            "the map lacks {}; say what it is for",
            package.folder
        ));
    }
    let there = |folder: &&str| packages.iter().any(|package| package.folder == **folder);
    for folder in named
        .iter()
        .filter(|folder| folder.starts_with("crates/") && !there(folder))
    {
        fault(format!("the map has {folder}, but the workspace has not"));
    }
    let layers: Vec<Vec<&str>> = block(page, "### Layers")
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let layer = |name: &str| layers.iter().position(|layer| layer.contains(&name));
    for package in packages.iter().filter(|package| package.name != "xtask") {
        let name = &package.name;
        let Some(own) = layer(name) else {
            fault(format!("{name} stands in no layer"));
            continue;
        };
        let ours = |used: &&String| packages.iter().any(|package| package.name == **used);
        for used in package.uses.iter().filter(ours) {
            if layer(used).is_none_or(|below| below >= own) {
                fault(format!(
                    "{name} uses {used}, which does not stand above it: a crate never reaches back"
                ));
            }
        }
    }
    faults
}

/// The first block of code below a heading.
fn block<'a>(page: &'a str, heading: &str) -> &'a str {
    let below = page.split_once(&format!("\n{heading}\n"));
    let below = below.map_or("", |(_, below)| below);
    below.split("```").nth(1).unwrap_or_default().trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Page\n\n## The map\n\n```\ncrates/table  what a game is; beside it crates/chess\n```\n\n### Layers\n\n```\ntable\nchess\n```\n";

    const TREE: &str = "0chess v0.1.0 (/house/crates/chess)\n1serde v1.0.0\n1table v0.1.0 (/house/crates/table)\n\n0table v0.1.0 (/house/crates/table)\n1serde v1.0.0\n";

    fn faults_of(page: &str, tree: &str) -> Vec<String> {
        compared(page, &packages(tree, "/house"))
    }

    #[test]
    fn a_true_map_has_no_faults() {
        assert_eq!(faults_of(PAGE, TREE), [""; 0]);
    }

    #[test]
    fn a_crate_that_reaches_back_is_found() {
        let faults = faults_of(&PAGE.replace("table\nchess", "chess\ntable"), TREE);
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].contains("chess uses table"), "{faults:?}");
    }

    #[test]
    fn what_map_or_layers_leave_out_or_make_up_is_found() {
        let unmapped = faults_of(&PAGE.replace("; beside it crates/chess", ""), TREE);
        assert!(unmapped[0].contains("lacks crates/chess"), "{unmapped:?}");
        let unlayered = faults_of(&PAGE.replace("\nchess\n", "\n"), TREE);
        assert!(unlayered[0].contains("no layer"), "{unlayered:?}");
        let made_up = faults_of(
            &PAGE.replace("crates/chess", "crates/chess crates/go"),
            TREE,
        );
        assert!(made_up[0].contains("crates/go"), "{made_up:?}");
    }
}
