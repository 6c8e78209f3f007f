//! Writes the browser's types of the games: `cargo xtask protocol`.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    for (game, text) in shelf::typescript() {
        std::fs::write(games.join(game).join("wire.ts"), text)?;
    }
    Ok(())
}
