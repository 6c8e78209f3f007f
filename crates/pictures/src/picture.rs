//! Coloured text: what a game draws, before anybody decides how colours reach the screen.

use table::Phrase;

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

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// The same in every language.
    Text(String),
    /// Said in the language of whoever looks.
    Phrase(Phrase),
    /// The same in the middle of this many columns.
    Centred(Phrase, usize),
    /// Spaces up to this column, counted from zero: so that what follows lines up with other lines.
    Column(usize),
}

/// Lines of coloured text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    lines: Vec<Vec<(Ink, Piece)>>,
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

    /// Puts a piece at the end of the last line.
    pub fn put(&mut self, ink: Ink, piece: Piece) -> &mut Picture {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push((ink, piece));
        }
        self
    }

    /// Writes at the end of the last line.
    pub fn ink(&mut self, ink: Ink, text: impl Into<String>) -> &mut Picture {
        self.put(ink, Piece::Text(text.into()))
    }

    /// Writes in the plain colour at the end of the last line.
    pub fn text(&mut self, text: impl Into<String>) -> &mut Picture {
        self.ink(Ink::Plain, text)
    }

    /// Says something at the end of the last line.
    pub fn say(&mut self, ink: Ink, phrase: Phrase) -> &mut Picture {
        self.put(ink, Piece::Phrase(phrase))
    }

    /// Leaves room up to a column, counted from zero.
    pub fn column(&mut self, column: usize) -> &mut Picture {
        self.put(Ink::Plain, Piece::Column(column))
    }

    /// The lines, each a run of coloured pieces.
    pub fn lines(&self) -> &[Vec<(Ink, Piece)>] {
        &self.lines
    }
}
