//! One game being played, without its types.

use std::collections::BTreeMap;

use bots::{Analysis, Hint, Means, Opponent};
#[cfg(feature = "whole")]
use pictures::Picture;
use serde_json::Value;
use serde_json::value::RawValue;
#[cfg(feature = "whole")]
use table::Reason;
use table::{
    About, Account, Chance, Choice, Marks, MoveError, MoveId, Observer, Phrase, Record, Seat,
    SeatSet, Tally, ToldMove, UndoError,
};

use crate::bot::{Bot, Thinking};
use crate::coaching::Reviewing;
use crate::opponents::BotError;
use crate::refusal::Refusal;

/// What one pair of eyes sees of a game.
#[derive(Debug)]
pub struct Look {
    /// The view, written down.
    pub view: Box<RawValue>,
    /// What is asked of whoever must act.
    pub prompt: Phrase,
    /// The index of the first move that may be told.
    pub horizon: usize,
    /// What may be done.
    pub choices: Vec<Choice>,
    /// Whether a move may be taken back.
    pub undo: bool,
}

/// What one pair of eyes may count.
#[derive(Debug)]
pub struct Counting {
    /// What everybody would have if the game ended now.
    pub account: Account,
    /// What moves would certainly change, each by its text.
    pub gains: BTreeMap<String, i32>,
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

    /// The number of the rules that it is played by.
    fn rules(&self) -> u32;

    /// The digest of the component data that it is played with.
    fn components_digest(&self) -> u64;

    /// The fingerprint of the position that it began with.
    fn setup_mark(&self) -> u32;

    /// The fingerprint after the last move, given the one before it; the same one if there is no move.
    fn mark_after(&self, before: u32) -> u32;

    /// All fingerprints. Plays the game again.
    fn marks(&self) -> Marks;

    /// What this seat may do now, in the order in which [`AnyMatch::play`] counts them from one; nothing for
    /// a seat that may not act.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    #[cfg(feature = "whole")]
    /// The moves of the game that this seat can't make now, each by its text with why, in the order of the game's
    /// numbering: all that are not among its choices. From what the seat may know.
    fn not_legal(&self, seat: Seat) -> Vec<(String, Reason)>;

    /// Whether [`AnyMatch::play`] would make this move now, and the text of it. Changes nothing.
    fn check(&self, seat: Seat, asked: &str) -> Result<String, Refusal>;

    /// Makes a move, given by its text or its number (`take red`, `#3` or `3`), and says its text.
    /// On an error nothing changed.
    fn play(&mut self, seat: Seat, asked: &str) -> Result<String, Refusal>;

    /// Makes a move given by its number in the game's numbering, and says its text. On an error
    /// nothing changed.
    fn play_id(&mut self, seat: Seat, id: MoveId) -> Result<String, MoveError>;

    /// Lets a bot sit down. Where people act as well it is up to the caller when the bot is asked.
    fn seat_bot(
        &self,
        seat: Seat,
        opponent: &Opponent,
        means: &Means,
        seed: u64,
    ) -> Result<Bot, BotError>;

    /// What a bot that sits here has to decide now, with all that its seat knows, and nothing else. Nothing
    /// if its seat may not act, or it was seated at another match.
    fn decision(&self, bot: &Bot) -> Option<Thinking<MoveId>>;

    /// What an expert thinks of the decision of this seat, knowing what the seat knows. Nothing if the seat
    /// may not act.
    fn analysis(&self, seat: Seat, means: &Means, seed: u64) -> Option<Thinking<Analysis>>;

    /// What a coach says about the decision of this seat, from what the seat knows, with this many iterations: the
    /// same on every machine. Nothing if the seat may not act.
    fn hint(&self, seat: Seat, iterations: u32) -> Option<Thinking<Hint>>;

    /// Everything played so far, to be looked at again with this many iterations for each decision. Each is
    /// judged by what its mover knew.
    fn reviewing(&self, iterations: u32) -> Box<dyn Reviewing>;

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
    fn story(&self, observer: Observer, from: usize) -> Vec<ToldMove>;

    /// The index of the first move that these eyes may be told of; zero when all may be told, as it is
    /// after the end.
    fn horizon(&self, observer: Observer) -> usize;

    /// Whether games like this one keep from these eyes, while they run, what is long past.
    fn forgets(&self, observer: Observer) -> bool;

    /// Nobody plays on: from now on everything that happened may be told, as after the end.
    fn lay_open(&mut self);

    /// The whole position as a document, its luck included. Sees everything.
    fn position(&self) -> Value;

    /// What these eyes see, as a document. [`Observer::AllSeeing`] is a spectator, here and in all that
    /// follows, as long as somebody plays on.
    fn view(&self, observer: Observer) -> Value;

    /// The same, written down: quicker than making a tree and writing that.
    fn written_view(&self, observer: Observer) -> Box<RawValue>;

    /// What these eyes see, what is asked and how far back they may look; with what they may do if they are
    /// `playing`. One look for all of it.
    fn look(&self, observer: Observer, playing: bool) -> Look;

    #[cfg(feature = "whole")]
    /// What these eyes see, as a picture.
    fn picture(&self, observer: Observer) -> Picture;

    /// What is asked of whoever must act, in a sentence.
    fn prompt(&self, observer: Observer) -> Phrase;

    /// The score, explained; before the end, as far as it is counted. Sees everything.
    fn tally(&self) -> Tally;

    /// What everybody would have if the game ended now, as far as these eyes may count it.
    fn account(&self, observer: Observer) -> Account;

    /// The same, to be counted where nobody waits for it; with what the legal moves of a seat would certainly change
    /// about its own points, as far as it may count them.
    fn counting(&self, observer: Observer, gains_of: Option<Seat>) -> Thinking<Counting>;

    /// The points of every seat, from the first, if the game ended now. Sees everything.
    fn points_if_ended(&self) -> Vec<i32>;

    /// The places of every seat, from the first, by the points of now. Sees everything.
    fn places(&self) -> Vec<u8>;

    /// The game on paper; nothing if it did not begin with a setup.
    fn record(&self) -> Option<Record>;

    /// The seed that its luck began with.
    fn seed(&self) -> u64;
}
