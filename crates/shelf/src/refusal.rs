//! Why a move was not made, and what would have been possible.

use protocol::Code;
use table::{MoveError, Phrase, Reason};
use words::{Language, say};

/// Why a move was not made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Somebody else's turn, or nobody's.
    #[error("{error}{}", by(*rule))]
    Turn {
        /// Which of them.
        error: MoveError,
        /// The rule that says so, if the game has numbers for its rules.
        rule: Option<&'static str>,
    },
    /// There is no such move in the whole game.
    #[error(
        "\"{asked}\" is not a move; the nearest that are legal here: {}",
        list(nearest)
    )]
    NotAMove {
        /// What was asked for.
        asked: String,
        /// The legal moves that read most like it.
        nearest: Vec<String>,
    },
    /// It is a move of the game, but not now.
    #[error(
        "\"{asked}\" is not legal here: {} Legal are for example {}",
        say(Language::En, &reason.phrase()),
        list(nearest)
    )]
    NotLegal {
        /// The move.
        asked: String,
        /// Why, and by which rule.
        reason: Reason,
        /// The legal moves that read most like it.
        nearest: Vec<String>,
    },
    /// The list of legal moves has no such number.
    #[error("\"{asked}\": there are {moves} legal moves, numbered from 1")]
    NoSuchNumber {
        /// What was asked for.
        asked: String,
        /// How many there are.
        moves: usize,
    },
}

impl Refusal {
    /// Nothing can be played any more.
    pub(crate) const OVER: Refusal = Refusal::Turn {
        error: MoveError::Over,
        rule: None,
    };

    /// The rule by which it was refused; nothing if what was asked for is no move, or the game has no numbers
    /// for its rules.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Turn { rule, .. } => *rule,
            Refusal::NotLegal { reason, .. } => reason.rule,
            Refusal::NotAMove { .. } | Refusal::NoSuchNumber { .. } => None,
        }
    }

    /// What programs are told.
    pub fn code(&self) -> Code {
        match self {
            Refusal::Turn { error, .. } => match error {
                MoveError::Over => Code::Over,
                MoveError::NotYourTurn { .. } => Code::NotYourTurn,
                MoveError::Illegal { .. } => Code::IllegalMove,
            },
            _ => Code::IllegalMove,
        }
    }

    /// The reason alone, for those who are given a link to [`Refusal::rule`]: without what could be done instead,
    /// where there is a reason.
    pub fn reason(&self) -> Phrase {
        match self {
            Refusal::Turn { error, .. } => error.phrase(),
            Refusal::NotLegal { reason, .. } => reason.why.clone(),
            Refusal::NotAMove { .. } | Refusal::NoSuchNumber { .. } => self.phrase(),
        }
    }

    /// The reason and its rule in one sentence.
    pub fn why(&self) -> Phrase {
        let rule = self.rule();
        let why = self.reason();
        Reason { why, rule }.phrase()
    }

    /// The same for whoever tried, in their language.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refusal::Turn { .. } => self.why(),
            Refusal::NotAMove { asked, nearest } => Phrase::new("refusal-not-a-move")
                .phrase("asked", quoted(asked))
                .list("nearest", nearest.iter().map(|text| quoted(text))),
            Refusal::NotLegal {
                asked,
                reason,
                nearest,
            } => Phrase::new("refusal-not-legal")
                .phrase("asked", quoted(asked))
                .phrase("why", reason.phrase())
                .list("nearest", nearest.iter().map(|text| quoted(text))),
            Refusal::NoSuchNumber { asked, moves } => Phrase::new("refusal-no-such-number")
                .phrase("asked", quoted(asked))
                .count("count", *moves),
        }
    }
}

fn by(rule: Option<&str>) -> String {
    rule.map_or_else(String::new, |rule| format!(" (rule {rule})"))
}

fn quoted(text: &str) -> Phrase {
    Phrase::new("quoted").text("text", text)
}

fn list(moves: &[String]) -> String {
    let quoted: Vec<String> = moves.iter().map(|text| format!("\"{text}\"")).collect();
    quoted.join(", ")
}

/// What a person wrote, short enough to be repeated in a message.
pub(crate) fn shorten(text: &str) -> String {
    const LONGEST: usize = 60;
    let text = text.trim();
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    let start: String = text.chars().take(LONGEST).collect();
    format!("{start}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_repeated_is_never_long() {
        assert_eq!(shorten(" take red "), "take red");
        assert!(shorten(&"ä".repeat(10_000)).chars().count() < 70);
    }
}
