//! The games, each opened once: all tables of a game share one box.

use std::sync::LazyLock;

use shelf::{AnyGame, NoSuchGame};

static BOXES: LazyLock<Result<Vec<Box<dyn AnyGame>>, NoSuchGame>> = LazyLock::new(shelf::games);

/// All games.
pub fn all() -> Result<&'static [Box<dyn AnyGame>], NoSuchGame> {
    BOXES.as_deref().map_err(Clone::clone)
}

/// The game with this id.
pub fn game(id: &str) -> Result<&'static dyn AnyGame, NoSuchGame> {
    let found = all()?.iter().find(|game| game.about().id == id);
    let unknown = || NoSuchGame::Unknown {
        id: id.chars().take(60).collect(),
    };
    found.map(|game| &**game).ok_or_else(unknown)
}
