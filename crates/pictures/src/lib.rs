//! Games as coloured text, for the terminal.
//!
//! [`Drawn`] is a game that can be drawn: from a view, so that a picture shows nothing that its
//! onlooker may not know. A game that brings no picture of its own is drawn as its view document reads.
//! A [`Picture`] has no language yet; [`drawn`] says its phrases in one. How colours reach the screen is
//! left to whoever prints it.

mod deja_vu;
mod drawn;
mod momiji;
mod picture;
mod plain;
mod vivid_memories;

pub use drawn::drawn;
pub use picture::{Ink, Picture, Piece};

use table::Text;

/// A game that can be drawn.
pub trait Drawn: Text {
    /// A view as a picture for the terminal: few lines, and at most 80 columns as a rule. Without a
    /// picture of the game's own it is the view's document, an entry a line.
    fn picture(&self, view: &Self::View) -> Picture {
        plain::picture(&self.view_document(view))
    }
}
