//! The browser's types of the games are those of the games.

use std::path::Path;

#[test]
fn the_browsers_types_are_those_of_the_games() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    for (game, text) in shelf::typescript() {
        let there = std::fs::read_to_string(games.join(game).join("wire.ts")).unwrap_or_default();
        assert!(
            there == text,
            "web/src/games/{game}/wire.ts is stale: run `cargo xtask protocol`"
        );
    }
}
