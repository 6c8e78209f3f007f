//! The list of all games: the one place that a new game is added to.

use deja_vu::DejaVu;
use momiji::Momiji;
use pictures::Drawn;
use table::Problems;
use vivid_memories::VividMemories;

use crate::any_game::AnyGame;
use crate::boxed::Boxed;

type Open = fn() -> Result<Box<dyn AnyGame>, Problems>;

/// One line a game: its id, and how to open its box.
const GAMES: &[(&str, Open)] = &[
    ("momiji", open::<Momiji>),
    ("vivid-memories", open::<VividMemories>),
    ("deja-vu", open::<DejaVu>),
];

fn open<G: Drawn>() -> Result<Box<dyn AnyGame>, Problems> {
    Boxed::<G>::open(G::COMPONENTS)
}

/// Why a game could not be taken from the shelf.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchGame {
    /// No game has this id.
    #[error("there is no game \"{id}\" here; there is: {}", ids().collect::<Vec<_>>().join(", "))]
    Unknown {
        /// The id asked for, cut short if it is long.
        id: String,
    },
    /// The component data that comes with the program is not what the program expects.
    #[error("the program's own component data for {id} is broken: {problems}")]
    Broken {
        /// The game.
        id: &'static str,
        /// What is wrong with its data.
        problems: Problems,
    },
}

/// The ids of all games.
pub fn ids() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|(id, _)| *id)
}

/// The game with this id, with the components that come with the program.
pub fn game(id: &str) -> Result<Box<dyn AnyGame>, NoSuchGame> {
    let found = GAMES.iter().find(|(known, _)| *known == id);
    let &(id, open) = found.ok_or_else(|| NoSuchGame::Unknown {
        id: crate::refusal::shorten(id),
    })?;
    open().map_err(|problems| NoSuchGame::Broken { id, problems })
}

/// All games.
pub fn games() -> Result<Vec<Box<dyn AnyGame>>, NoSuchGame> {
    ids().map(game).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_box_opens_and_says_the_name_it_is_listed_under() {
        let games = games().expect("the embedded components are valid");
        let said: Vec<&str> = games.iter().map(|game| game.about().id).collect();
        assert_eq!(said, ids().collect::<Vec<_>>());
    }

    #[test]
    fn an_unknown_game_is_answered_with_those_that_exist() {
        let error = game("chess").map(|_| ()).expect_err("no such game");
        assert!(error.to_string().contains("momiji"), "{error}");
    }
}
