//! Fingerprints of the course of a game: of a move, of the position that it led to, and of all before.
//!
//! Records hold them, and so do the stored moves of a table: a later version of the rules that would play the
//! game differently is found out by them. They rest on the position document, so its form must not change.

use std::fmt::Write as _;

use serde::Serialize;

use crate::chance::Dice;
use crate::digest::Digest;
use crate::matches::Match;
use crate::text::Text;

/// The fingerprints of a match from its beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marks {
    /// Of the position after the setup.
    pub setup: u32,
    /// After each move.
    pub after: Vec<u32>,
}

impl<G: Text> Match<G> {
    /// The fingerprint of the position that it began with.
    pub fn setup_mark(&self) -> u32 {
        let (state, dice) = self.beginning();
        fingerprint(&**self.game(), state, dice, 0, "setup")
    }

    /// The fingerprint after the last move, given the one before it; the same one if there is no move.
    pub fn mark_after(&self, before: u32) -> u32 {
        let Some(made) = self.log().last() else {
            return before;
        };
        let line = line_of(&**self.game(), made);
        fingerprint(&**self.game(), self.state(), self.dice(), before, &line)
    }

    /// All fingerprints. Plays the match again.
    pub fn marks(&self) -> Marks {
        let setup = self.setup_mark();
        let mut before = setup;
        let after = self.log().iter().zip(self.history().skip(1));
        let after = after.map(|(made, (state, dice))| {
            let line = line_of(&**self.game(), made);
            before = fingerprint(&**self.game(), &state, &dice, before, &line);
            before
        });
        let after = after.collect();
        Marks { setup, after }
    }
}

/// A move as it goes into the fingerprint: in the game's own spelling.
fn line_of<G: Text>(game: &G, made: &crate::matches::MadeMove) -> String {
    let text = game.move_text(made.id).unwrap_or_default();
    format!("{}: {text}", made.seat.number())
}

/// How far the dice have been used, as the last part of a position.
#[derive(Serialize)]
struct Luck {
    algorithm: &'static str,
    seed: u64,
    used: u64,
}

/// A fingerprint of a position and of what led to it: the digest of both as one text. It is never made as a text:
/// a server does this for every move.
fn fingerprint<G: Text>(game: &G, state: &G::State, dice: &Dice, before: u32, made: &str) -> u32 {
    let luck = Luck {
        algorithm: Dice::ALGORITHM,
        seed: dice.seed(),
        used: dice.used(),
    };
    let mut digest = Digest::default();
    // Neither a digest nor a position that a game writes can fail.
    let _ = write!(digest, "{before:08x} {made} ");
    let mut document = serde_json::to_vec(&game.written_position(state)).unwrap_or_default();
    if document.last() == Some(&b'}') {
        document.pop();
        document.extend_from_slice(b",\"chance\":");
        let _ = serde_json::to_writer(&mut document, &luck);
        document.push(b'}');
    }
    digest.add(&document);
    digest.value() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_of_parts_is_that_of_the_whole() {
        let mut digest = Digest::default();
        digest.add(b"mom");
        let _ = write!(digest, "iji");
        assert_eq!(digest.value(), crate::digest::digest("momiji"));
    }
}
