//! What a game of this house touches beside its own folders: ARCHITECTURE.md lists the files, and here they are
//! counted.

use std::collections::BTreeSet;
use std::path::Path;

use crate::crates::GAMES;
use crate::repo::TextFile;
use crate::scan::code_lines;

/// Where the page begins and ends to list them.
const BEGIN: &str = "So it touches ";
const END: &str = ". Tests that go through all games";

/// Every file that is touched and not listed, or listed and not touched.
pub fn faults(files: &[TextFile]) -> Vec<String> {
    let page = files.iter().find(|file| file.path == "ARCHITECTURE.md");
    let page = page.map_or("", |page| page.text.as_str());
    let Some(list) = page.split_once(BEGIN).map(|(_, rest)| rest) else {
        return vec![format!(
            "ARCHITECTURE.md: \"{BEGIN}\" is gone, with what a game touches"
        )];
    };
    let list = list.split_once(END).map_or(list, |(list, _)| list);
    let listed: BTreeSet<&str> = list.split('`').filter(|name| is_source(name)).collect();
    let touched = touched(files);
    let fault =
        |path: &&str, what: &str| format!("ARCHITECTURE.md: what a game touches: `{path}` {what}");
    let missing = touched.difference(&listed);
    let idle = listed.difference(&touched);
    let mut faults: Vec<String> = missing.map(|path| fault(path, "is missing")).collect();
    faults.extend(idle.map(|path| fault(path, "names not every game")));
    if !list.starts_with(NUMBERS.get(touched.len()).unwrap_or(&"?")) {
        faults.push(format!(
            "ARCHITECTURE.md: a game touches {} files",
            touched.len()
        ));
    }
    faults
}

const NUMBERS: [&str; 16] = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen",
];

/// The files that name every game in what is built of them, without those that are a game's own.
fn touched(files: &[TextFile]) -> BTreeSet<&str> {
    let tests = test_modules(files);
    let sources = files.iter().filter(|file| {
        let own = GAMES.iter().any(|game| is_own(&file.path, game));
        let test = tests.iter().any(|module| file.path.starts_with(module));
        is_source(&file.path) && !own && !test
    });
    let all = sources.filter(|file| GAMES.iter().all(|game| names(file, game)));
    all.map(|file| file.path.as_str()).collect()
}

/// Whether it is part of what is built: manifests, and sources of the crates.
fn is_source(path: &str) -> bool {
    let of_crate = path.starts_with("crates/") || path.starts_with("xtask/");
    let is_rust = Path::new(path).extension() == Some("rs".as_ref());
    let built = path.ends_with("/Cargo.toml") || is_rust && path.contains("/src/");
    path == "Cargo.toml" || of_crate && built
}

/// Whether a path is about this game alone.
fn is_own(path: &str, game: &str) -> bool {
    let module = game.replace('-', "_");
    path.split(['/', '.'])
        .any(|part| part == game || part == module)
}

fn names(file: &TextFile, game: &str) -> bool {
    let built = file
        .text
        .split("#[cfg(test)]\nmod tests")
        .next()
        .unwrap_or_default();
    let module = game.replace('-', "_");
    let mut lines = code_lines(built).map(|(_, line)| line);
    lines.any(|line| line.contains(game) || line.contains(&module))
}

/// The beginnings of the paths of modules that are built for tests only.
fn test_modules(files: &[TextFile]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for part in file.text.split("#[cfg(test)]\nmod ").skip(1) {
            if let Some((name, _)) = part.split_once(';').filter(|(name, _)| !name.contains('{')) {
                found.push(format!("{folder}/{name}.rs"));
                found.push(format!("{folder}/{name}/"));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> TextFile {
        let (path, text) = (path.to_owned(), text.to_owned());
        TextFile { path, text }
    }

    const ALL: &str = "momiji\nvivid_memories\ndeja-vu\n";

    fn faults_of(page: &str) -> Vec<String> {
        let inner = format!("fn a() {{}}\n#[cfg(test)]\nmod tests {{ {ALL} }}\n");
        faults(&[
            file("ARCHITECTURE.md", page),
            file("Cargo.toml", ALL),
            file("crates/a/src/b.rs", ALL),
            // None of these is touched by a game as such.
            file("crates/a/src/c.rs", "momiji\n// vivid-memories\ndeja-vu"),
            file("crates/a/src/momiji.rs", ALL),
            file("crates/a/tests/d.rs", ALL),
            file("crates/a/src/e.rs", &inner),
            file("crates/a/src/lib.rs", "#[cfg(test)]\nmod f;\n"),
            file("crates/a/src/f.rs", ALL),
            file("docs/a.md", ALL),
        ])
    }

    #[test]
    fn a_page_that_lists_them_all_is_right() {
        let page = "So it touches two files: `Cargo.toml`, `crates/a/src/b.rs`. Tests that go through all games";
        assert_eq!(faults_of(page), [""; 0]);
    }

    #[test]
    fn what_is_missing_idle_or_miscounted_is_said() {
        let faults = faults_of(
            "So it touches two files: `Cargo.toml`, `crates/a/src/c.rs`. Tests that go through all games",
        );
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].contains("`crates/a/src/b.rs` is missing"));
        assert!(faults[1].contains("`crates/a/src/c.rs` names not every game"));
        let faults = faults_of(
            "So it touches eight: `Cargo.toml`, `crates/a/src/b.rs`. Tests that go through all games",
        );
        assert_eq!(faults, ["ARCHITECTURE.md: a game touches 2 files"]);
        assert_eq!(faults_of("Nothing.").len(), 1);
    }
}
