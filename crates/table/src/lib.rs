//! What a game is, for everybody who plays, stores, shows or studies one.
//!
//! This crate knows no game and does no I/O. [`Game`] is the contract of the rules: plain states,
//! small numbered moves, views that hide what must be hidden. Around the rules a game has three more sides,
//! together [`Text`]: [`GameBox`] opens its component data and describes it, [`Documents`] writes positions
//! and views as JSON, [`Speech`] names moves, tells what happened and why a move is not legal ([`Reason`]); what it says is a
//! [`Phrase`], without a language. [`Match`] is one game being played, with undo and a [`Record`].
//!
//! # What is stable
//!
//! Records and position documents of today are read by every later version, or it says which version they
//! need. Rust items may change with every version below 1.0.

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod about;
mod account;
mod chance;
mod choice;
mod digest;
mod document;
mod documents;
mod edition;
mod game;
mod game_box;
mod heading;
mod known;
mod lattice;
mod level;
mod lookback;
mod marks;
mod matches;
mod moves;
mod phrase;
mod playout;
mod problem;
mod reason;
mod record;
mod score;
mod seat;
mod set;
mod speech;
mod story;
mod text;
mod vocabulary;
#[cfg(feature = "wire")]
mod wire;
mod witness;
mod written;

pub use about::{About, Mode, OptionAbout, Request};
pub use account::{Account, Item, SeatAccount, gains, pieces};
pub use chance::{Chance, Dice, QuickDice, Script};
pub use choice::Choice;
pub use digest::digest;
pub use document::{read_dice, with_dice};
pub use documents::Documents;
pub use edition::{Edition, mark_of, read_edition, with_edition};
pub use game::{Finality, Game, MoveError, Sink};
pub use game_box::GameBox;
pub use heading::Heading;
pub use known::Known;
pub use lattice::{Axial, Direction};
pub use level::Level;
pub use lookback::Lookback;
pub use marks::Marks;
pub use matches::{MadeMove, Match, UndoError};
pub use moves::{MoveId, MoveSet, NoSuchMove};
pub use phrase::{Phrase, Word};
pub use playout::{choose, perft, play_out};
pub use problem::{Problem, Problems, counted, visible};
pub use reason::{Reason, why_not};
pub use record::{Record, RecordError, RecordedMove};
pub use score::{Challenge, Condition, Part, Points, Ranks, SeatTally, Tally, rank_by};
pub use seat::{MAX_SEATS, Observer, Seat, SeatSet};
pub use set::{Bits, Member, Members, SmallSet};
pub use speech::Speech;
pub use story::ToldMove;
pub use text::Text;
#[cfg(feature = "wire")]
pub use wire::TypeScript;
pub use witness::{Past, Witness};
pub use written::{parse_json, read_document};
