//! The part of a position document that all games share: how far its luck has been used.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::chance::Dice;
use crate::problem::Problems;
use crate::written::read_document;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChanceDocument {
    algorithm: String,
    seed: u64,
    used: u64,
}

/// A position document with its dice written into it, so that whoever goes on from it sees the
/// same cards come.
pub fn with_dice(mut position: Value, dice: &Dice) -> Value {
    if let Some(object) = position.as_object_mut() {
        object.insert(
            "chance".to_owned(),
            json!({ "algorithm": Dice::ALGORITHM, "seed": dice.seed(), "used": dice.used() }),
        );
    }
    position
}

/// The dice of a position document; nothing if it has none, as in one written by hand.
///
/// # Errors
/// What is wrong with its `chance`.
pub fn read_dice(position: &Value) -> Result<Option<Dice>, Problems> {
    let Some(chance) = position.get("chance") else {
        return Ok(None);
    };
    let read: ChanceDocument =
        read_document(chance).map_err(|problems| problems.within("chance"))?;
    if read.algorithm != Dice::ALGORITHM {
        let what = format!(
            "this version knows {} only, not {}; leave \"chance\" out to start with new dice",
            Dice::ALGORITHM,
            read.algorithm
        );
        return Err(Problems::one("chance.algorithm", what));
    }
    Ok(Some(Dice::at(read.seed, read.used)))
}
