//! One game being played, without its types.

use std::any::Any;

use pictures::Picture;
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{
    About, Chance, MoveError, MoveId, Observer, Phrase, Record, Seat, SeatSet, Step, Tally,
    UndoError,
};

use crate::refusal::Refusal;

/// One legal move, as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Its number in the list, counted from one.
    pub number: usize,
    /// The move, in the words that [`AnyMatch::play`] takes.
    #[serde(rename = "move")]
    pub text: String,
    /// What it does.
    pub explanation: Phrase,
}

/// A game from its beginning to where it stands.
pub trait AnyMatch: Send {
    /// What the game says of itself.
    fn about(&self) -> About;

    /// How many seats are taken.
    fn players(&self) -> usize;

    /// Who may act now; nobody exactly when the game is over.
    fn to_act(&self) -> SeatSet;

    /// Whether the game is over.
    fn is_over(&self) -> bool {
        self.to_act().is_empty()
    }

    /// What this seat may do now, numbered from one; nothing for a seat that may not act.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// Whether [`AnyMatch::play`] would make this move now, and the text of it. Changes nothing.
    fn check(&self, seat: Seat, asked: &str) -> Result<String, Refusal>;

    /// Makes a move, given by its text or its number (`take red`, `#3` or `3`), and says its text.
    /// On an error nothing changed.
    fn play(&mut self, seat: Seat, asked: &str) -> Result<String, Refusal>;

    /// Makes a move given by its number in the game's numbering, and says its text. On an error
    /// nothing changed.
    fn play_id(&mut self, seat: Seat, id: MoveId) -> Result<String, MoveError>;

    /// All that a bot on this seat may know now: a `table::Witness` of the game's own type. A bot of
    /// the same game takes it up again; nobody else can look into it.
    fn witness(&self, seat: Seat) -> Box<dyn Any + Send>;

    /// Makes one of the seat's legal moves by chance, and says its text.
    fn play_random(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<String, Refusal>;

    /// The text of a move in the game's numbering; nothing if the number belongs to no move.
    fn move_text(&self, id: MoveId) -> Option<String>;

    /// Whether a text is the name of a move, legal here or not.
    fn is_move(&self, text: &str) -> bool;

    /// Whether this seat may take back its last move.
    fn can_undo(&self, seat: Seat) -> Result<(), UndoError>;

    /// Takes back this seat's last move.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// How many moves were made, without those taken back.
    fn moves_made(&self) -> usize;

    /// The moves made, without those taken back: who, and in the words that [`AnyMatch::play`] takes.
    fn moves(&self) -> Vec<(Seat, String)>;

    /// Who made the move with this index, counted from zero.
    fn mover(&self, index: usize) -> Option<Seat>;

    /// What these eyes saw of the moves from this index on, or from their [`AnyMatch::horizon`] if that is
    /// later.
    fn story(&self, observer: Observer, from: usize) -> Vec<Step>;

    /// The index of the first move that these eyes may be told of; zero when all may be told, as it is
    /// after the end.
    fn horizon(&self, observer: Observer) -> usize;

    /// Whether games like this one keep from these eyes, while they run, what is long past.
    fn forgets(&self, observer: Observer) -> bool;

    /// Nobody plays on: from now on everything that happened may be told, as after the end.
    fn lay_open(&mut self);

    /// The whole position as a document, its luck included. Sees everything.
    fn position(&self) -> Value;

    /// What these eyes see, as a document.
    fn view(&self, observer: Observer) -> Value;

    /// The same, written down: quicker than making a tree and writing that.
    fn written_view(&self, observer: Observer) -> Box<RawValue>;

    /// What somebody sees who sees everything but the luck to come, as a document: a spectator's view
    /// with all that is hidden filled in. For looking back at games that are over.
    fn open_view(&self) -> Value;

    /// What these eyes see, as a picture.
    fn picture(&self, observer: Observer) -> Picture;

    /// What is asked of whoever must act, in a sentence.
    fn prompt(&self, observer: Observer) -> Phrase;

    /// The score, explained; before the end, as far as it is counted. Sees everything.
    fn tally(&self) -> Tally;

    /// The points of every seat, from the first, if the game ended now. Sees everything.
    fn points_if_ended(&self) -> Vec<i32>;

    /// The game on paper; nothing if it did not begin with a setup.
    fn record(&self) -> Option<Record>;

    /// The seed that its luck began with.
    fn seed(&self) -> u64;
}
