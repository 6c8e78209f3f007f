//! Every message between us and a program, as it stands on a line.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::lines::cut;

/// The name of the protocol.
pub const PROTOCOL: &str = "reverie-bot";

/// Its version. It grows when a bot written for the old one would no longer work; a new key in a
/// message is no reason.
pub const VERSION: u32 = 1;

/// What we say.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message<'a> {
    /// The first message. It is answered with [`Answer::Ready`].
    Hello {
        protocol: &'static str,
        version: u32,
        /// How long we wait for the answer.
        time_ms: u64,
    },
    /// A game begins. No answer.
    NewGame {
        /// The id of the game, such as `momiji`.
        game: &'static str,
        /// The name on its box.
        name: &'static str,
        /// Where the bot sits, counted from one.
        seat: usize,
        players: usize,
        /// Every id of a move is below this.
        moves: usize,
        /// Luck for the bot, if it wants games that can be repeated. Not the luck of the game.
        seed: u32,
    },
    /// A decision. It is answered with [`Answer::Move`].
    Choose {
        /// The number of the decision, which the answer repeats.
        id: u64,
        time_ms: u64,
        /// What is asked, in a sentence.
        prompt: String,
        legal: Vec<Legal>,
        /// What the seat was shown since the last message.
        events: &'a [Shown],
        /// What the seat sees now.
        view: Value,
    },
    /// The game is over. No answer.
    Result {
        /// One place a seat: 1 is the best, tied seats share it.
        places: &'a [u8],
        /// One number a seat.
        points: &'a [i32],
        events: &'a [Shown],
    },
    /// The last message. No answer: the program ends.
    Bye,
}

impl Message<'_> {
    /// The message as a line.
    pub fn line(&self) -> String {
        // Text, numbers and lists can always be written.
        let mut line = serde_json::to_string(self).unwrap_or_default();
        line.push('\n');
        line
    }
}

/// A move that may be made.
#[derive(Serialize)]
pub struct Legal {
    /// Its number, the same in every game of this kind.
    pub id: u16,
    /// Its text.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does, in a sentence.
    pub explanation: String,
}

/// Something that happened, as the seat may see it.
#[derive(Serialize)]
pub struct Shown {
    /// In a sentence.
    pub text: String,
    /// As data.
    pub event: Value,
}

/// What a bot says.
#[derive(Deserialize, Debug, PartialEq)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// It knows the protocol.
    Ready { version: u32, name: String },
    /// Its decision.
    Move {
        /// The number of the decision.
        id: u64,
        /// The move.
        #[serde(rename = "move")]
        named: Named,
    },
}

/// A move, as an answer names it.
#[derive(Deserialize, Debug, PartialEq)]
#[serde(untagged, expecting = "a move is its text or its id")]
pub enum Named {
    /// By its text.
    Text(String),
    /// By its id.
    Id(u16),
}

/// A text as an answer, or what is wrong with it.
pub fn understand(text: &str) -> Result<Answer, String> {
    let problem = |error| format!("this line is no answer ({error}): {}", cut(text));
    serde_json::from_str(text).map_err(problem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_named_by_text_or_id_and_further_keys_do_no_harm() {
        let by_text = Named::Text("take red".to_owned());
        let line = r#"{"type":"move","id":3,"move":"take red","mood":"good"}"#;
        assert_eq!(
            understand(line),
            Ok(Answer::Move {
                id: 3,
                named: by_text
            })
        );
        let line = r#"{"move":412,"id":4,"type":"move"}"#;
        assert_eq!(
            understand(line),
            Ok(Answer::Move {
                id: 4,
                named: Named::Id(412)
            })
        );
    }

    #[test]
    fn a_mistake_in_an_answer_is_named() {
        let mistakes = [
            (r#"{"type":"move","id":3}"#, "missing field `move`"),
            (
                r#"{"type":"move","id":3,"move":[1]}"#,
                "a move is its text or its id",
            ),
            (r#"{"type":"chose","id":3}"#, "unknown variant `chose`"),
            (r#"{"id":3,"move":"take red"}"#, "missing field `type`"),
        ];
        for (line, expected) in mistakes {
            let error = understand(line).expect_err(line);
            assert!(error.contains(expected), "{line}: {error}");
        }
    }
}
