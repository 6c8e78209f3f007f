//! How a game speaks to people and programs: names, words, documents and pictures.

use serde::Serialize;
use serde_json::Value;

use crate::about::{About, Request};
use crate::game::Game;
use crate::moves::MoveId;
use crate::phrase::Phrase;
use crate::picture::Picture;
use crate::problem::Problems;
use crate::score::{Points, Tally};

/// The text side of a game. The words for a move or a piece come from here and nowhere else:
/// log, browser, terminal and errors all ask it. They are phrases; `locales/` has them in every language.
pub trait Text: Game {
    /// The component data that comes with the program, as a JSON document.
    const COMPONENTS: &'static str;

    /// Opens the box: checks a component document, and says everything that is wrong with it.
    fn open(components: &str) -> Result<Self, Problems>;

    /// What is unusual in the component data, though the game can be played with it: where it differs
    /// from what we had to reconstruct, because only lost pictures showed it. Nothing, if a game has
    /// no opinion on that.
    fn warnings(&self) -> Problems {
        Problems::new()
    }

    /// A stable fingerprint of the component data, as records state it.
    fn components_digest(&self) -> u64;

    /// Name, players, modes and options.
    fn about(&self) -> About;

    /// Checks what people asked for.
    fn options(&self, request: &Request) -> Result<Self::Options, Problems>;

    /// A move as text, such as `take red`; nothing if the number belongs to no move.
    fn move_text(&self, id: MoveId) -> Option<String>;

    /// The move that this text names. Case and extra spaces do not matter. A move that is never
    /// legal in the position at hand is a move all the same.
    fn parse_move(&self, text: &str) -> Option<MoveId>;

    /// What a legal move would do, in a sentence for the player who may choose it.
    fn explain(&self, view: &Self::View, id: MoveId) -> Phrase;

    /// What is asked of whoever must act, in a sentence to them; `seat` in it says who that is.
    fn prompt(&self, view: &Self::View) -> Phrase;

    /// An event (already redacted) in a sentence.
    fn tell(&self, event: &Self::Event) -> Phrase;

    /// Every name of a piece and a rule, for those who label what lies on the table.
    fn names(&self) -> Vec<Phrase>;

    /// An event (already redacted) as data.
    fn event_document(&self, event: &Self::Event) -> Value;

    /// The score, explained; before the end, what it would be if the game ended now. Its totals are
    /// those of [`Text::points_if_ended`]. Sees everything.
    fn tally(&self, state: &Self::State) -> Tally;

    /// What every seat would have if the game ended now. At the end these are [`Game::points`], and
    /// before it as well, unless a game counts only now and then what lies on the table all along.
    fn points_if_ended(&self, state: &Self::State) -> Points {
        self.points(state)
    }

    /// A whole position as a document that a person can read and write.
    fn position(&self, state: &Self::State) -> Value;

    /// The position that a document describes, or everything that is wrong with it.
    /// A position that is accepted can be played to its end.
    fn read_position(&self, document: &Value) -> Result<Self::State, Problems>;

    /// A view as something that can be written down, without a detour over a [`Value`]: servers do
    /// this for every move and every pair of eyes.
    fn written_view(&self, view: &Self::View) -> impl Serialize;

    /// A view as a document.
    fn view_document(&self, view: &Self::View) -> Value {
        serde_json::to_value(self.written_view(view)).unwrap_or_default()
    }

    /// A view as a picture for the terminal.
    fn picture(&self, view: &Self::View) -> Picture;
}
