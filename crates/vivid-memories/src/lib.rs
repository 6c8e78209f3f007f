//! The rules of Vivid Memories, complete: two to four players, three rounds.
//!
//! [`VividMemories`] is the box (component data, read from a file), [`State`] a position, [`Move`]
//! one decision. The rules in words, with the numbers that tests name, are in
//! `docs/rules/vivid-memories.en.md`.
//!
//! Pure: no I/O, no clock, no threads, no globals, no floats.
//!
//! # Play
//!
//! ```
//! use reverie_vivid_memories::VividMemories;
//! use reverie_vivid_memories::table::{Dice, Game, GameBox, Request, Speech};
//!
//! let game = VividMemories::standard();
//! let options = game.options(&Request::players(2))?;
//! let mut dice = Dice::new(7);
//! let mut state = game.setup(&options, &mut dice);
//!
//! // Everything has a number; `move_text` says it, `explain` says what it does.
//! let seat = game.to_act(&state).iter().next().expect("somebody begins");
//! let first = game.legal(&state, seat).iter().next().expect("something may be done");
//! assert!(game.move_text(first).is_some());
//! game.play(&mut state, seat, first, &mut dice, &mut ())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Moves as values
//!
//! ```
//! use reverie_vivid_memories::{VividMemories, Move};
//! use reverie_vivid_memories::table::{Dice, Game, GameBox, MoveId, Request, Speech};
//!
//! let game = VividMemories::standard();
//! let options = game.options(&Request::players(2))?;
//! let state = game.setup(&options, &mut Dice::new(7));
//! let seat = game.to_act(&state).iter().next().expect("somebody begins");
//! for decision in game.legal(&state, seat).moves::<Move>() {
//!     // Text, value and number are three forms of one thing.
//!     let text = game.move_text(decision.into()).expect("a text");
//!     assert_eq!(game.parse_move(&text), Some(MoveId::from(decision)));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a player may know
//!
//! ```
//! use reverie_vivid_memories::VividMemories;
//! use reverie_vivid_memories::table::{Dice, Documents, Game, GameBox, Observer, QuickDice, Request, Seat};
//!
//! let game = VividMemories::standard();
//! let options = game.options(&Request::players(2))?;
//! let state = game.setup(&options, &mut Dice::new(7));
//! let eyes = Observer::Seat(Seat::new(0));
//! let view = game.view(&state, eyes);
//!
//! // A whole state that could be behind this view: for bots that think ahead without cheating.
//! let guess = game.sample(&view, &Default::default(), &mut QuickDice::new(1));
//! assert!(game.view(&guess, eyes) == view);
//!
//! // Positions are documents that a person can read, write and change.
//! let again = game.read_position(&game.position(&state))?;
//! assert!(again == state);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `examples/random_game.rs` plays a whole game, `examples/my_bot.rs` is a bot to begin with.
//!
//! # What is stable
//!
//! Texts of moves, documents of positions, and the rules themselves: a record of today is read by every later
//! version, or names the version that it needs. The numbers of moves, the layout of states and the names of
//! Rust items may change with every version below 1.0: keep texts and documents, not numbers.

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod account;
mod board;
mod colour;
mod components;
mod event;
mod game;
mod happening;
mod hex;
mod legal;
mod line;
mod moves;
pub mod names;
mod options;
mod position;
mod reasons;
mod reflect;
mod reward;
mod rewarded;
mod rewire;
mod score;
mod setup;
mod sharing;
mod slot;
mod stage;
mod state;
mod step;
mod text;
mod tile;
mod view;
mod words;

/// What all games share: the traits that this one implements, seats, luck, matches and records.
pub use table;

pub use board::{BankSpace, Board, Score};
pub use colour::{Colour, ColourSet, Fragments, Handful};
pub use components::{
    AspirationScores, BoardPrint, CoreSet, HexPlace, MAX_LINE, PlayerSetup, Print, SlotPlace,
    VividMemories,
};
pub use event::Event;
pub use game::Memory;
pub use hex::{Hex, HexSet, MAX_HEXES};
pub use line::{End, Line, LineTile};
pub use moves::{EndTake, Move};
pub use options::Options;
#[cfg(feature = "wire")]
pub use position::typescript;
pub use reward::Thread;
pub use slot::{Fill, FillSet, MAX_SLOTS, Slot, SlotSet, Touch};
pub use stage::{Rewire, Stage, Way};
pub use state::{Agreement, Phase, State};
pub use tile::{Moment, SPACES, Space, SpaceSet, TILES, Tile, TileAction, TileSet};
pub use view::View;

/// What the README shows runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
