//! From a text that says which game it is of, to that game.

use std::sync::Arc;

use serde_json::Value;
use table::{Problems, Record, RecordError, parse_json};

use crate::any_game::AnyGame;
use crate::any_match::AnyMatch;
use crate::shelf::Shelf;

/// How a record begins.
const RECORD: &str = "reverie record";

impl Shelf {
    /// Reads the text of a position, and finds its game.
    pub fn parse_document(&self, text: &str) -> Result<(Value, Arc<dyn AnyGame>), Problems> {
        if text.trim_start().starts_with(RECORD) {
            let what = "this is a record, not a position; \
                        `reverie replay FILE --position` prints the position it ends in";
            return Err(Problems::one("", what));
        }
        if text.trim().is_empty() {
            return Err(Problems::one(
                "",
                "it is empty; a position is written as JSON",
            ));
        }
        let document = parse_json(text)?;
        let Some(object) = document.as_object() else {
            let what = "a position is a JSON object, { \"game\": ... }";
            return Err(Problems::one("", what));
        };
        if object.contains_key("observer") {
            let what =
                "this is what one player sees, not a whole position: hidden cards are missing";
            return Err(Problems::one("observer", what));
        }
        let id = match object.get("game") {
            Some(Value::String(id)) => id,
            Some(_) => return Err(Problems::one("game", "the id of a game should stand here")),
            None => {
                let what = "a position says which game it is of: \"game\": \"momiji\"";
                return Err(Problems::one("game", what));
            }
        };
        let game = self
            .game(id)
            .map_err(|error| Problems::one("game", error.to_string()))?;
        Ok((document, game))
    }

    /// Goes on from the text of a position; see [`AnyGame::open_position`] for its luck.
    pub fn open_position(
        &self,
        text: &str,
        seed: Option<u64>,
    ) -> Result<Box<dyn AnyMatch>, Problems> {
        let (document, game) = self.parse_document(text)?;
        game.open_position(&document, seed)
    }

    /// Reads the text of a record, and finds its game.
    pub fn parse_record(&self, text: &str) -> Result<(Record, Arc<dyn AnyGame>), RecordError> {
        if text.trim_start().starts_with('{') {
            let what = "this looks like a position, not like a record".to_owned();
            return Err(RecordError::Form { line: 1, what });
        }
        let record = Record::parse(text)?;
        let game = self
            .game(&record.game)
            .map_err(|error| RecordError::Setup(format!("game: {error}")))?;
        Ok((record, game))
    }

    /// Plays the text of a record again, and checks it move by move.
    pub fn replay(&self, text: &str) -> Result<Box<dyn AnyMatch>, RecordError> {
        let (record, game) = self.parse_record(text)?;
        game.replay(&record)
    }
}
