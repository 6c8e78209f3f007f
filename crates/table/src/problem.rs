//! What is wrong with something a person wrote, every reason at once.

use std::fmt;

use serde::Serialize;

/// One mistake: where it is, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// The place in the document, such as `seat 2.piles.red`; empty for the whole of it.
    pub at: String,
    /// What is wrong, in the reader's terms.
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.at.is_empty() {
            write!(f, "{}", self.what)
        } else {
            write!(f, "{}: {}", self.at, self.what)
        }
    }
}

/// All mistakes found in one document. As an error value it holds at least one.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// No mistake so far.
    pub fn new() -> Problems {
        Problems::default()
    }

    /// Just this mistake.
    pub fn one(at: impl Into<String>, what: impl Into<String>) -> Problems {
        let mut problems = Problems::new();
        problems.add(at, what);
        problems
    }

    /// Notes a mistake. What can't be seen in either text is spelled out: a mistake often repeats what
    /// somebody wrote, and marks of direction would turn the message around.
    pub fn add(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.0.push(Problem {
            at: visible(at.into()),
            what: visible(what.into()),
        });
    }

    /// The same mistakes in a part of a larger document.
    #[must_use]
    pub fn within(mut self, part: &str) -> Problems {
        for problem in &mut self.0 {
            problem.at = match problem.at.as_str() {
                "" => part.to_owned(),
                at => format!("{part}.{at}"),
            };
        }
        self
    }

    /// Notes all mistakes of another list.
    pub fn extend(&mut self, other: Problems) {
        self.0.extend(other.0);
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The mistakes, in the order found.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        self.0.iter()
    }

    /// `Ok(value)` if nothing is wrong, the mistakes otherwise.
    ///
    /// # Errors
    /// The mistakes, if there are any.
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.is_empty() {
            Ok(value)
        } else {
            Err(self)
        }
    }

    /// What another check says if nothing is wrong so far; otherwise the mistakes of both.
    ///
    /// # Errors
    /// The mistakes of both, if there are any.
    pub fn and<T>(mut self, checked: Result<T, Problems>) -> Result<T, Problems> {
        match checked {
            Ok(value) => self.or(value),
            Err(others) => {
                self.extend(others);
                Err(self)
            }
        }
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// A text in which nothing is invisible, steers a terminal or changes the direction of the rest: such
/// letters are spelled out.
pub fn visible(text: String) -> String {
    let hidden = |letter: char| {
        let direction = matches!(letter, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
        direction || (letter.is_control() && letter != '\n')
    };
    if !text.contains(hidden) {
        return text;
    }
    let spelled = |letter: char| {
        if hidden(letter) {
            letter.escape_unicode().to_string()
        } else {
            letter.to_string()
        }
    };
    text.chars().map(spelled).collect()
}

/// A number of something, as it is said: `1 player`, `3 players`.
pub fn counted(number: usize, one: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        number => format!("{number} {one}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_not_be_seen_is_spelled_out() {
        let problems = Problems::one("seat 1", "there is no card \"\u{202e}der\u{7}\"");
        let said = problems.to_string();
        assert_eq!(said, "seat 1: there is no card \"\\u{202e}der\\u{7}\"");
        assert_eq!(Problems::one("", "né").to_string(), "né");
        assert_eq!(visible("a\u{1b}[2J\nb\r".into()), "a\\u{1b}[2J\nb\\u{d}");
    }

    #[test]
    fn a_part_of_a_document_has_its_place_in_the_whole() {
        let problems = Problems::one("seed", "missing").within("chance");
        assert_eq!(problems.to_string(), "chance.seed: missing");
        assert_eq!(
            Problems::one("", "bad").within("chance").to_string(),
            "chance: bad"
        );
    }

    #[test]
    fn one_is_not_many() {
        assert_eq!(counted(1, "player"), "1 player");
        assert_eq!(counted(0, "seat"), "0 seats");
    }
}
