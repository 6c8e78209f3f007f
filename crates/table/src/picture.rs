//! Coloured text: what a game draws, before anybody decides how colours reach the screen.

use std::fmt;

/// The colours that the games are drawn in. Never the only cue: the text says the same.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[allow(missing_docs)]
pub enum Ink {
    #[default]
    Plain,
    Faint,
    Bright,
    Red,
    Orange,
    Yellow,
    Green,
    Brown,
    Purple,
    Blue,
}

/// Lines of coloured text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    lines: Vec<Vec<(Ink, String)>>,
}

impl Picture {
    /// An empty picture.
    pub fn new() -> Picture {
        Picture::default()
    }

    /// Starts a new line.
    pub fn line(&mut self) -> &mut Picture {
        self.lines.push(Vec::new());
        self
    }

    /// Writes at the end of the last line.
    pub fn ink(&mut self, ink: Ink, text: impl Into<String>) -> &mut Picture {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push((ink, text.into()));
        }
        self
    }

    /// Writes in the plain colour at the end of the last line.
    pub fn text(&mut self, text: impl Into<String>) -> &mut Picture {
        self.ink(Ink::Plain, text)
    }

    /// The lines, each a run of coloured pieces.
    pub fn lines(&self) -> &[Vec<(Ink, String)>] {
        &self.lines
    }
}

/// Without any colour.
impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            let text: String = line.iter().map(|(_, text)| text.as_str()).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}
