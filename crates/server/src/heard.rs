//! What a client says, understood.

use protocol::coach::HintSize;
use protocol::socket::Request;
use serde::Deserialize;

use crate::scene::Command;

/// The longest name of a request.
const LONGEST_ID: usize = 64;

/// One message of a client.
#[derive(PartialEq, Eq, Debug)]
pub enum Heard {
    /// The first message.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u32,
        /// The last version of the table that the client has seen.
        version: Option<u64>,
    },
    /// Whether we are here.
    Ping,
    /// Whether the person is looking.
    Looking(bool),
    /// A hint is wanted, under this name.
    Hint(String, Question),
    /// Why a move can't be made, and the name that the client gave the question.
    Why(String, String),
    /// Something that is to be done, and the name that the client gave it.
    Wish(String, Command),
}

/// What somebody asks a coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// How much is to be said.
    pub size: HintSize,
    /// How many moves were made when it was asked.
    pub after: Option<usize>,
}

/// Understands a message, or says what is wrong with it.
pub fn understand(words: &str) -> Result<Heard, String> {
    let request = serde_json::from_str(words).map_err(|error| error.to_string())?;
    let (name, command) = match request {
        Request::Hint { id, size, after } => {
            let question = Question { size, after };
            return named(&id).map(|()| Heard::Hint(id, question));
        }
        Request::Hello { protocol, version } => return Ok(Heard::Hello { protocol, version }),
        Request::Ping {} => return Ok(Heard::Ping),
        Request::Looking { now } => return Ok(Heard::Looking(now)),
        Request::Why { id, text } => return named(&id).map(|()| Heard::Why(id, text)),
        Request::Move { id, text, after } => (id, Command::Move { text, after }),
        Request::Undo { id } => (id, Command::Undo),
        Request::Say { id, text } => (id, Command::Say(text)),
        Request::Back { id } => (id, Command::Back),
        Request::Offer { id, what } => (id, Command::Offer(what)),
        Request::Decline { id } => (id, Command::Decline),
        Request::Resume { id } => (id, Command::Resume),
        Request::Resign { id } => (id, Command::Resign),
        Request::Call { id, seat } => (id, Command::Call(seat)),
        Request::Give { id, seat } => (id, Command::Give(seat)),
    };
    named(&name).map(|()| Heard::Wish(name, command))
}

/// The name that a client gave to a message that is not heard out, as far as it has one: whoever waits for an answer
/// under that name is told.
pub fn name_of(words: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        id: String,
    }
    let Named { id } = serde_json::from_str(words).ok()?;
    named(&id).is_ok().then_some(id)
}

fn named(id: &str) -> Result<(), String> {
    if id.is_empty() || id.len() > LONGEST_ID {
        return Err(format!("an id has 1 to {LONGEST_ID} characters"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_is_not_heard_out_has_a_name_all_the_same() {
        for words in [
            r#"{"type":"move","id":"a","move":"take red"}"#,
            r#"{"type":"of a later version","id":"a","more":[{}]}"#,
        ] {
            assert_eq!(name_of(words).as_deref(), Some("a"));
        }
        let long = format!(r#"{{"id":"{}"}}"#, "x".repeat(LONGEST_ID + 1));
        for words in ["", "{", "[]", r#"{"type":"ping"}"#, r#"{"id":7}"#, &long] {
            assert_eq!(name_of(words), None, "{words}");
        }
    }
}
