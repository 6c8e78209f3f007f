//! Which bot sits on a seat, as people write it.

use std::fmt;
use std::str::FromStr;

use table::Level;

/// A bot that can be put on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// A bot that makes any legal move.
    Random,
    /// A bot of ours.
    Bot(Level),
    /// A bot of ours that makes this many iterations for each decision: the same game on every machine.
    Search(u32),
    /// Somebody else's program, by the command that starts it.
    Outside(String),
}

/// The most iterations that `search:N` accepts: minutes a decision.
const MOST_ITERATIONS: u32 = 10_000_000;

/// Why a list of bots could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpponentError {
    /// No bot has this name.
    #[error(
        "there is no bot \"{0}\"; there is: random, novice, casual, skilled, expert, search:N for N iterations a decision, or exec:\"COMMAND\" for a program of your own"
    )]
    Unknown(String),
    /// The number of iterations is missing or out of range.
    #[error("search: needs a number of iterations from 1 to {MOST_ITERATIONS}, such as search:400")]
    BadIterations,
    /// The command is missing.
    #[error("exec: needs a command, such as exec:\"python3 bot.py\"")]
    NoCommand,
}

impl FromStr for Opponent {
    type Err = OpponentError;

    fn from_str(text: &str) -> Result<Opponent, OpponentError> {
        let text = text.trim();
        if let Some(command) = text.strip_prefix("exec:") {
            let command = command.trim().trim_matches('"').trim();
            return if command.is_empty() {
                Err(OpponentError::NoCommand)
            } else {
                Ok(Opponent::Outside(command.to_owned()))
            };
        }
        if let Some(iterations) = text.strip_prefix("search:") {
            let number = iterations.trim().parse().ok();
            let number = number.filter(|number| (1..=MOST_ITERATIONS).contains(number));
            return number
                .map(Opponent::Search)
                .ok_or(OpponentError::BadIterations);
        }
        if text.eq_ignore_ascii_case("random") {
            return Ok(Opponent::Random);
        }
        let level = Level::ALL
            .into_iter()
            .find(|level| text.eq_ignore_ascii_case(level.name()));
        level
            .map(Opponent::Bot)
            .ok_or_else(|| OpponentError::Unknown(text.chars().take(60).collect()))
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Random => f.write_str("random"),
            Opponent::Bot(level) => level.fmt(f),
            Opponent::Search(iterations) => write!(f, "search:{iterations}"),
            Opponent::Outside(command) => write!(f, "exec:{command}"),
        }
    }
}

/// Reads a list such as `expert,casual,exec:"python3 bot.py"`: commas between quotes do not divide.
pub fn read_opponents(text: &str) -> Result<Vec<Opponent>, OpponentError> {
    let mut quoted = false;
    let divides = |letter: char| {
        quoted ^= letter == '"';
        letter == ',' && !quoted
    };
    text.split(divides).map(str::parse).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_names_levels_and_commands() {
        let read = read_opponents("expert, Casual,exec:\"python3 bot.py --a,b\",random");
        let expected = vec![
            Opponent::Bot(Level::Expert),
            Opponent::Bot(Level::Casual),
            Opponent::Outside("python3 bot.py --a,b".to_owned()),
            Opponent::Random,
        ];
        assert_eq!(read, Ok(expected));
    }

    #[test]
    fn a_name_that_is_none_is_answered_with_those_that_exist() {
        let error = read_opponents("expert,grandmaster").expect_err("no such level");
        assert!(error.to_string().contains("skilled"), "{error}");
        assert_eq!(read_opponents("exec:\" \""), Err(OpponentError::NoCommand));
        assert!(read_opponents("").is_err());
        assert_eq!(
            read_opponents("search:0"),
            Err(OpponentError::BadIterations)
        );
        assert_eq!(
            read_opponents("search:-4"),
            Err(OpponentError::BadIterations)
        );
        assert_eq!(
            read_opponents("search:400"),
            Ok(vec![Opponent::Search(400)])
        );
    }
}
