//! What a game is, for everybody who plays, stores, shows or studies one.
//!
//! This crate knows no game and does no I/O. [`Game`] is the contract of the rules: plain states,
//! small numbered moves, views that hide what must be hidden. [`Text`] is how a game speaks: names,
//! JSON positions, pictures; what it says is a [`Phrase`], without a language. [`Match`] is one game being played, with undo and a [`Record`].

mod about;
mod chance;
mod choice;
mod digest;
mod document;
mod game;
mod known;
mod lattice;
mod level;
mod lookback;
mod matches;
mod moves;
mod phrase;
mod picture;
mod playout;
mod problem;
mod record;
mod score;
mod seat;
mod set;
mod story;
mod text;
mod vocabulary;
mod written;

pub use about::{About, Mode, OptionAbout, Request};
pub use chance::{Chance, Dice, QuickDice, Script};
pub use choice::Choice;
pub use digest::digest;
pub use document::{read_dice, with_dice};
pub use game::{Finality, Game, MoveError, Sink};
pub use known::{Known, Witness};
pub use lattice::{Axial, Direction};
pub use level::Level;
pub use lookback::Lookback;
pub use matches::{Match, Played, UndoError};
pub use moves::{MoveId, MoveSet};
pub use phrase::{Phrase, Word};
pub use picture::{Ink, Picture, Piece};
pub use playout::{choose, perft, play_out};
pub use problem::{Problem, Problems, counted, visible};
pub use record::{Record, RecordError, RecordedMove};
pub use score::{Challenge, Condition, Part, Points, Ranks, SeatTally, Tally, rank_by};
pub use seat::{MAX_SEATS, Observer, Seat, SeatSet};
pub use set::{Bits, Member, Members, SmallSet};
pub use story::Step;
pub use text::Text;
pub use written::{parse_json, read_document};
