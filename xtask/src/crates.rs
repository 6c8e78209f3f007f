//! Which crates are rules crates: those that hold nothing but the rules of a game.

use crate::repo::Repo;

/// The directories under `crates/` that must stay pure: what all games share, and each game.
/// A game that is still to be written is listed already, so that no one can forget it.
pub const RULES_CRATES: [&str; 4] = ["table", "momiji", "vivid-memories", "deja-vu"];

/// Those of them that hold the rules of one game.
pub const GAMES: [&str; 3] = ["momiji", "vivid-memories", "deja-vu"];

/// The rules crates that exist by now.
pub fn existing_rules_crates(repo: &Repo) -> Vec<&'static str> {
    RULES_CRATES
        .into_iter()
        .filter(|name| repo.path(&format!("crates/{name}/Cargo.toml")).is_file())
        .collect()
}
