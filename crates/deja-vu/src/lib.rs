//! The rules of Deja Vu: Fragments of Memory, for two to four players.
//!
//! [`DejaVu`] is the box (component data, read from a file), [`State`] a position, [`Move`] one
//! decision. The rules in words, with the numbers that tests name, are in
//! `docs/rules/deja-vu.en.md`.
//!
//! Pure: no I/O, no clock, no threads, no globals, no floats.
//!
//! # Play
//!
//! ```
//! use reverie_deja_vu::DejaVu;
//! use reverie_deja_vu::table::{Dice, Game, GameBox, Request, Speech};
//!
//! let game = DejaVu::standard();
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
//! use reverie_deja_vu::{DejaVu, Move};
//! use reverie_deja_vu::table::{Dice, Game, GameBox, MoveId, Request, Speech};
//!
//! let game = DejaVu::standard();
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
//! use reverie_deja_vu::DejaVu;
//! use reverie_deja_vu::table::{Dice, Documents, Game, GameBox, Observer, QuickDice, Request, Seat};
//!
//! let game = DejaVu::standard();
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
mod bits;
mod build;
mod card;
mod components;
mod event;
mod fragment;
mod game;
mod happening;
mod legal;
mod map;
mod meditation;
mod memory;
mod moves;
pub mod names;
mod options;
mod pairs;
mod player;
mod position;
mod reasons;
mod score;
mod setup;
mod state;
mod step;
mod text;
mod view;
mod words;

/// What all games share: the traits that this one implements, seats, luck, matches and records.
pub use table;

pub use bits::{Bit, Colour, Heap, Kinds, Shape};
pub use card::{Card, CardSet, NUMBERS, Numbers, Pile, Power, Slot};
pub use components::{DejaVu, Design, GirlTile, MAX_SLOTS, NamedMap, Scores, Setup};
pub use event::Event;
pub use fragment::{Fragment, FragmentColour, FragmentSet, PIPS, Pips};
pub use map::{Map, TILES, Tile, TileSet};
pub use memory::Memory;
pub use moves::Move;
pub use options::{MapChoice, Options};
pub use pairs::Pairs;
pub use player::{MAX_SHORT_TERM, Player, Unfinished};
#[cfg(feature = "wire")]
pub use position::typescript;
pub use score::Score;
pub use state::{Agreement, Planting, Source, Stage, State};
pub use view::View;

/// What the README shows runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
