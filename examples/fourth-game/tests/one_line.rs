//! What ARCHITECTURE.md says of adding a game: a folder and one line. Nothing of the house knows this one.

use std::path::{Path, PathBuf};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        let built = ["target", "node_modules", "dist"]
            .iter()
            .any(|name| path.ends_with(name));
        if path.is_dir() && !built {
            files(&path, found);
        } else if path.is_file() {
            found.push(path);
        }
    }
}

#[test]
fn nothing_in_the_house_knows_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut found = Vec::new();
    for folder in ["crates", "locales", "xtask", "web/src", "fuzz"] {
        files(&root.join(folder), &mut found);
    }
    assert!(
        found.len() > 500,
        "these are not all files: {}",
        found.len()
    );
    let names = [
        "high-card",
        "high_card",
        "HighCard",
        "fourth-game",
        "fourth_game",
    ];
    for path in found {
        let text = std::fs::read(&path).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let name = names.iter().find(|name| text.contains(**name));
        assert_eq!(name, None, "{} knows the fourth game", path.display());
    }
}

#[test]
fn it_is_put_on_a_shelf_by_one_line() {
    let main = include_str!("../src/main.rs");
    let lines = main.lines().filter(|line| line.contains("HighCard>()"));
    assert_eq!(lines.count(), 1);
}
