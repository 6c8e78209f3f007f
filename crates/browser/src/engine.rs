//! All games, and what is asked of them without a game that somebody keeps.

use std::sync::Arc;

use protocol::Code;
use protocol::studies::{Beginning, Study};
use shelf::{AnyGame, Puzzle, Shelf, StudyError, TryError};
use table::Record;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::game::Game;
use crate::refused::{Refused, Told, read, written};

/// The games of a module with their bots. One is enough for a page: it keeps nothing but the weights that it was given.
#[wasm_bindgen]
pub struct Engine(pub(crate) Shelf);

impl Default for Engine {
    fn default() -> Engine {
        Engine::new()
    }
}

#[wasm_bindgen]
impl Engine {
    /// The engine, without weights: bots that search play on at random from where they look, and are weak.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Engine {
        let shelf = Shelf::empty();
        #[cfg(feature = "momiji")]
        let shelf = shelf.with::<momiji::Momiji>();
        #[cfg(feature = "vivid-memories")]
        let shelf = shelf.with::<vivid_memories::VividMemories>();
        #[cfg(feature = "deja-vu")]
        let shelf = shelf.with::<deja_vu::DejaVu>();
        Engine(shelf)
    }

    /// What every game of the module says about itself: as `GET /api/games`.
    pub fn games(&self) -> String {
        let about: Vec<_> = self.0.games().map(|game| game.about()).collect();
        written(&about)
    }

    /// What bots of a game for this many players judge by from now on: the bytes of a file of `crates/bots/weights`. It
    /// holds for games that are begun or opened afterwards, and for studies.
    ///
    /// # Errors
    /// If it is no such file, or one of another version of the game.
    pub fn weights(&mut self, game: &str, players: usize, weights: &[u8]) -> Result<(), String> {
        let learned = self.game(game)?.with_weights(players, weights);
        let learned = learned.map_err(|error| Refused::with(Code::BadRequest, &error))?;
        self.0 = std::mem::take(&mut self.0).replacing(&learned);
        Ok(())
    }

    /// Plays a study and shows how it stands: as `POST /api/studies`, with bots of any level.
    ///
    /// # Errors
    /// What is wrong with it first.
    pub fn study(&self, asked: &str) -> Told {
        let asked: Study = read(asked)?;
        let studied = shelf::study(&self.0, &asked).map_err(|error| Refused::of_study(&error))?;
        Ok(written(&studied))
    }

    /// Why the last move of a study can't be made: the refusal that [`Engine::study`] would throw, or `null` if it can.
    ///
    /// # Errors
    /// What is wrong with the study before that move.
    pub fn why(&self, asked: &str) -> Told {
        let asked: Study = read(asked)?;
        let last = asked.moves.len().checked_sub(1);
        let bare = Study {
            bots: std::collections::BTreeMap::new(),
            ..asked
        };
        match shelf::study(&self.0, &bare) {
            Ok(_) => Ok("null".to_owned()),
            Err(error @ StudyError::Refused { index, .. }) if Some(index) == last => {
                Ok(written(&Refused::of_study(&error)))
            }
            Err(error) => Err(Refused::of_study(&error).into()),
        }
    }

    /// Begins a game, or goes on from a position: `Beginning` of a study.
    ///
    /// # Errors
    /// If there is no such game, or it can't begin so.
    pub fn begin(&self, game: &str, beginning: &str) -> Result<Game, String> {
        let (game, beginning): (_, Beginning) = (self.game(game)?, read(beginning)?);
        let begun = shelf::begin(&*game, &beginning);
        let (begun, _) = begun.map_err(|problems| Refused::with(Code::BadSetup, &problems))?;
        Ok(Game::new(begun))
    }

    /// Plays a record again, checked move by move.
    ///
    /// # Errors
    /// The first move that is not what the record says.
    pub fn replay(&self, record: &str) -> Result<Game, String> {
        let bad = |error: table::RecordError| Refused::with(Code::BadRequest, &error);
        let record = Record::parse(record).map_err(bad)?;
        let played = self.game(&record.game)?.replay(&record).map_err(bad)?;
        Ok(Game::new(played))
    }

    /// A puzzle as the seat sees it that has to find the move: as `GET /api/puzzles/GAME/NAME`. The puzzle is an entry of
    /// a list such as `crates/bots/puzzles/GAME.json`.
    ///
    /// # Errors
    /// If it can't be set up.
    pub fn pose(&self, game: &str, puzzle: &str) -> Told {
        let (game, puzzle): (_, Puzzle) = (self.game(game)?, read(puzzle)?);
        let posed = shelf::show(&*game, &puzzle).map_err(not_tried)?;
        Ok(written(&posed))
    }

    /// Makes a move in a puzzle and says how good it is: as `POST /api/puzzles/GAME/NAME/tries`.
    ///
    /// # Errors
    /// If it is not legal there.
    pub fn attempt(&self, game: &str, puzzle: &str, tried: &str) -> Told {
        let (game, puzzle): (_, Puzzle) = (self.game(game)?, read(puzzle)?);
        let answer = shelf::attempt(&*game, &puzzle, tried).map_err(not_tried)?;
        Ok(written(&answer))
    }

    /// The answer of a puzzle, explained with this many iterations: as `POST /api/puzzles/GAME/NAME/solution`, which
    /// takes 800. It needs the weights of the game.
    ///
    /// # Errors
    /// If the puzzle is none of this game.
    pub fn solve(&self, game: &str, puzzle: &str, iterations: u32) -> Told {
        let (game, puzzle): (_, Puzzle) = (self.game(game)?, read(puzzle)?);
        let solved = shelf::solve(&*game, &puzzle, iterations).map_err(not_tried)?;
        Ok(written(&solved))
    }
}

impl Engine {
    pub(crate) fn game(&self, id: &str) -> Result<Arc<dyn AnyGame>, String> {
        let found = self.0.game(id);
        found.map_err(|error| Refused::with(Code::BadSetup, &error).into())
    }
}

fn not_tried(error: TryError) -> Refused {
    match error {
        TryError::Refused(refusal) => Refused::of_move(&refusal),
        broken => Refused::with(Code::BadRequest, &broken),
    }
}
