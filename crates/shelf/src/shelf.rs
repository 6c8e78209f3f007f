//! The games by name: the one place that a new game is added to.

use std::sync::{Arc, LazyLock};

use bots::Judged;
use deja_vu::DejaVu;
use momiji::Momiji;
#[cfg(feature = "whole")]
use pictures::Drawn;
use vivid_memories::VividMemories;

use crate::any_game::AnyGame;
use crate::boxed::Boxed;

/// What a game needs to be put on the shelf: rules and texts, something for bots to judge by, and a picture.
/// Nobody implements this: whatever has the two has it.
#[cfg(feature = "whole")]
pub trait Shelved: Judged + Drawn {}

#[cfg(feature = "whole")]
impl<G: Judged + Drawn> Shelved for G {}

/// The same where there are no pictures.
#[cfg(not(feature = "whole"))]
pub trait Shelved: Judged {}

#[cfg(not(feature = "whole"))]
impl<G: Judged> Shelved for G {}

/// Games by their ids. Whoever serves or plays games is handed one of these.
///
/// Cheap to copy: all copies share the boxes, which were opened once.
#[derive(Clone, Default)]
pub struct Shelf(Arc<Vec<Arc<dyn AnyGame>>>);

/// No game on the shelf has this id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game \"{id}\" here; there is: {}", there.join(", "))]
pub struct NoSuchGame {
    /// The id asked for, cut short if it is long.
    pub id: String,
    /// The ids that there are.
    pub there: Vec<&'static str>,
}

impl Shelf {
    /// A shelf without games.
    pub fn empty() -> Shelf {
        Shelf::default()
    }

    /// The games of this house, one line each. Their boxes are opened once in a process.
    pub fn standard() -> Shelf {
        static STANDARD: LazyLock<Shelf> = LazyLock::new(|| {
            Shelf::empty()
                .with::<Momiji>()
                .with::<VividMemories>()
                .with::<DejaVu>()
        });
        STANDARD.clone()
    }

    /// The same shelf with one game more, with the components and the weights that come with it.
    ///
    /// # Panics
    /// If these can't be used, or the shelf has a game with this id already: both are part of the program,
    /// so that its author finds out at the first start.
    #[must_use]
    pub fn with<G: Shelved>(mut self) -> Shelf {
        let game = Boxed::<G>::standard();
        let id = game.about().id;
        assert!(self.game(id).is_err(), "there are two games \"{id}\"");
        Arc::make_mut(&mut self.0).push(Arc::new(game));
        self
    }

    /// The same shelf with this game in the place of the one that has its id.
    #[must_use]
    pub fn replacing(mut self, game: &Arc<dyn AnyGame>) -> Shelf {
        let id = game.about().id;
        for there in Arc::make_mut(&mut self.0) {
            if there.about().id == id {
                *there = Arc::clone(game);
            }
        }
        self
    }

    /// All games, in the order in which they were put there.
    pub fn games(&self) -> impl Iterator<Item = &Arc<dyn AnyGame>> {
        self.0.iter()
    }

    /// The ids of all games.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.games().map(|game| game.about().id)
    }

    /// The game with this id.
    pub fn game(&self, id: &str) -> Result<Arc<dyn AnyGame>, NoSuchGame> {
        let found = self.games().find(|game| game.about().id == id);
        found.cloned().ok_or_else(|| NoSuchGame {
            id: crate::refusal::shorten(id),
            there: self.ids().collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boxes_of_the_house_are_opened_once() {
        let (one, other) = (Shelf::standard(), Shelf::standard());
        for (one, other) in one.games().zip(other.games()) {
            assert!(Arc::ptr_eq(one, other));
        }
        let ids: Vec<&str> = one.ids().collect();
        assert_eq!(ids, ["momiji", "vivid-memories", "deja-vu"]);
    }

    #[test]
    fn an_unknown_game_is_answered_with_those_that_exist() {
        let error = Shelf::standard().game("chess").map(|_| ());
        let error = error.expect_err("no such game");
        assert!(error.to_string().contains("momiji"), "{error}");
    }

    #[test]
    #[should_panic(expected = "there are two games \"momiji\"")]
    fn no_game_stands_there_twice() {
        let _ = Shelf::standard().with::<Momiji>();
    }
}
