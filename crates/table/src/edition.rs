//! Which rules and which components a game is played with, so that it can go on when both have changed.
//!
//! A correction of the rules raises [`crate::Game::RULES`]; component data that was given out once stays in
//! the program as an [`Edition`]. Positions and records say both numbers.

use serde_json::{Value, json};

use crate::problem::Problems;
use crate::text::Text;

/// Component data that came with an earlier version of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edition {
    /// The digest of the data.
    pub digest: u64,
    /// The data, as it was.
    pub components: &'static str,
}

/// How the digest of component data is written: as a record has it, in eight hexadecimal digits.
pub fn mark_of(digest: u64) -> u32 {
    digest as u32
}

/// A position document that says which rules and components it is of.
pub fn with_edition<G: Text>(mut position: Value, game: &G) -> Value {
    if let Some(object) = position.as_object_mut() {
        object.insert("rules".to_owned(), json!(G::RULES));
        let mark = mark_of(game.components_digest());
        object.insert("components".to_owned(), json!(format!("{mark:08x}")));
    }
    position
}

/// What a position document says about the components that it is of; nothing if it says nothing, as in one
/// written by hand.
///
/// # Errors
/// If it is of newer rules than these, or does not say it as it should be said.
pub fn read_edition(position: &Value, newest: u32) -> Result<Option<u32>, Problems> {
    let mut problems = Problems::new();
    match position.get("rules").map(Value::as_u64) {
        Some(Some(rules)) if rules > u64::from(newest) => {
            let what = format!("it needs rules {rules}; this program knows them up to {newest}");
            problems.add("rules", what);
        }
        None | Some(Some(1..)) => {}
        Some(_) => problems.add("rules", "rules are numbered from 1"),
    }
    let components = position.get("components").map(|mark| {
        let digits = mark.as_str().filter(|digits| digits.len() == 8);
        digits.and_then(|digits| u32::from_str_radix(digits, 16).ok())
    });
    if components == Some(None) {
        let what = "the digest of component data should stand here: eight hexadecimal digits";
        problems.add("components", what);
    }
    problems.or(components.flatten())
}
