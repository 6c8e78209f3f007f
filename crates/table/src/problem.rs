//! What is wrong with something a person wrote, every reason at once.

use std::fmt;

use serde::Serialize;

/// One mistake: where it is, and what to do about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Problem {
    /// The place in the document, such as `seats[2].piles.red`; empty for the whole of it.
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

    /// Notes a mistake.
    pub fn add(&mut self, at: impl Into<String>, what: impl Into<String>) {
        self.0.push(Problem {
            at: at.into(),
            what: what.into(),
        });
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
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.is_empty() {
            Ok(value)
        } else {
            Err(self)
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
