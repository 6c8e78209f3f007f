//! What a line means that a player types.

use std::path::PathBuf;

use super::console::is_quit;

/// What a player wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// An empty line.
    Nothing,
    /// Make this move.
    Move(String),
    /// Say in full what the move with this number does.
    Explain(String),
    /// Explain the keys.
    Help,
    /// Draw everything again.
    Board,
    /// Tell everything since the last decision.
    Log,
    /// Take the last move back.
    Undo,
    /// Write the position to a file.
    SavePosition(PathBuf),
    /// Write the record to a file.
    SaveRecord(PathBuf),
    /// A file is to be written, but which?
    NoFile(&'static str),
    /// Leave the game.
    Quit,
}

/// The keys, as the help lists them.
pub const KEYS: &[(&str, &str)] = &[
    (
        "3",
        "make move 3 of the list; to type its words does the same",
    ),
    ("? 3", "say in full what move 3 does"),
    ("u", "take your last move back"),
    ("b", "draw the board again"),
    (
        "l",
        "tell everything that happened since your last decision",
    ),
    ("s FILE", "save the position (it holds what is hidden, too)"),
    (
        "r FILE",
        "save the record (it holds every move); reverie play --from FILE goes on from it",
    ),
    ("q", "quit"),
];

impl Order {
    pub fn read(line: &str) -> Order {
        let line = line.trim();
        if let Some(number) = line.strip_prefix('?').map(str::trim) {
            return explain(number);
        }
        if is_quit(line) {
            return Order::Quit;
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word.to_lowercase().as_str(), rest.is_empty()) {
            ("", _) => Order::Nothing,
            ("h" | "help", _) => explain(rest),
            ("u" | "undo", true) => Order::Undo,
            ("b" | "board", true) => Order::Board,
            ("l" | "log", true) => Order::Log,
            ("s" | "save", true) => Order::NoFile("s"),
            ("s" | "save", false) => Order::SavePosition(rest.into()),
            ("r" | "record", true) => Order::NoFile("r"),
            ("r" | "record", false) => Order::SaveRecord(rest.into()),
            _ => Order::Move(line.to_owned()),
        }
    }
}

fn explain(number: &str) -> Order {
    if number.is_empty() {
        Order::Help
    } else {
        Order::Explain(number.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_mean_what_the_help_says() {
        assert_eq!(Order::read("  "), Order::Nothing);
        assert_eq!(Order::read("3"), Order::Move("3".into()));
        assert_eq!(Order::read(" Take Red "), Order::Move("Take Red".into()));
        assert_eq!(Order::read("?3"), Order::Explain("3".into()));
        assert_eq!(Order::read("help 3"), Order::Explain("3".into()));
        assert_eq!(Order::read("?"), Order::Help);
        assert_eq!(Order::read("H"), Order::Help);
        assert_eq!(Order::read("U"), Order::Undo);
        assert_eq!(
            Order::read("s my game.json"),
            Order::SavePosition("my game.json".into())
        );
        assert_eq!(Order::read("r"), Order::NoFile("r"));
        assert_eq!(Order::read("exit"), Order::Quit);
        assert_eq!(Order::read("use B"), Order::Move("use B".into()));
    }
}
