//! A game on paper: positions, views and events as JSON documents.

use serde::Serialize;
use serde_json::Value;

use crate::game::Game;
use crate::problem::Problems;

/// A game whose positions, views and events can be written down, for programs and for people.
/// The documents name pieces and rules in English, whatever is spoken at the table.
pub trait Documents: Game {
    /// A whole position as something that can be written down. Fingerprints of stored games are taken of it:
    /// whatever was written once is written like that for ever.
    fn written_position(&self, state: &Self::State) -> impl Serialize;

    /// A whole position as a document that a person can read and write.
    fn position(&self, state: &Self::State) -> Value {
        serde_json::to_value(self.written_position(state)).unwrap_or_default()
    }

    /// The position that a document describes. One that is accepted can be played to its end.
    ///
    /// # Errors
    /// Everything that is wrong with the document, at once.
    fn read_position(&self, document: &Value) -> Result<Self::State, Problems>;

    /// A view as something that can be written down, without a detour over a [`Value`]: servers do
    /// this for every move and every pair of eyes.
    fn written_view(&self, view: &Self::View) -> impl Serialize;

    /// A view as a document.
    fn view_document(&self, view: &Self::View) -> Value {
        serde_json::to_value(self.written_view(view)).unwrap_or_default()
    }

    /// An event (already redacted) as data.
    fn event_document(&self, event: &Self::Event) -> Value;
}
