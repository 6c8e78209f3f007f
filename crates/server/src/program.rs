//! What this program can open, in a word.

use std::fmt::Write;

use shelf::Shelf;

/// The numbers of the rules and the digests of the components of all games. A program that can open other tables has
/// another name.
pub fn name(games: &Shelf) -> String {
    let mut name = String::from(env!("CARGO_PKG_VERSION"));
    for game in games.games() {
        let (id, rules) = (game.about().id, game.rules());
        let _ = write!(name, " {id} {rules}");
        for digest in game.editions() {
            let _ = write!(name, " {digest:016x}");
        }
    }
    name
}
