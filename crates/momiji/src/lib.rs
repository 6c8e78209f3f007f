//! The rules of Momiji, complete: one to four players, all landscapes, objectives and scenarios.
//!
//! [`Momiji`] is the box (component data, read from a file), [`State`] a position, [`Move`] one
//! decision. The rules in words, with the numbers that tests name, are in `docs/rules/momiji.en.md`.
//!
//! Pure: no I/O, no clock, no threads, no globals, no floats.
//!
//! # Play
//!
//! ```
//! use reverie_momiji::Momiji;
//! use reverie_momiji::table::{Dice, Game, GameBox, Request, Speech};
//!
//! let game = Momiji::standard();
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
//! use reverie_momiji::{Momiji, Move};
//! use reverie_momiji::table::{Dice, Game, GameBox, MoveId, Request, Speech};
//!
//! let game = Momiji::standard();
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
//! use reverie_momiji::Momiji;
//! use reverie_momiji::table::{Dice, Documents, Game, GameBox, Observer, QuickDice, Request, Seat};
//!
//! let game = Momiji::standard();
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
mod activate;
mod area;
mod card;
mod collect;
mod components;
mod event;
mod game;
mod garden;
mod happening;
mod landscape;
mod lay;
mod leaf;
mod leaves;
mod legal;
mod memory;
mod moves;
pub mod names;
mod objective;
mod options;
mod play;
mod position;
mod reasons;
mod sample;
mod score;
mod setup;
mod solo;
mod state;
mod step;
mod text;
mod turn;
mod view;
mod words;

/// What all games share: the traits that this one implements, seats, luck, matches and records.
pub use table;

pub use area::{Area, LANDSCAPES, Pile, Side, Slid};
pub use card::{CARDS, Card, CardSet, PER_LEAF};
pub use components::{
    Limits, Momiji, Need, PointsWithToken, Price, Prices, Scenario, Scores, Setup, Token, Victory,
};
pub use event::Event;
pub use garden::{Column, Garden};
pub use landscape::{Landscape, LandscapeStack, Letter};
pub use leaf::{Leaf, LeafSet};
pub use leaves::{Acorns, Face, Leaves};
pub use memory::Memory;
pub use moves::Move;
pub use objective::{Objective, ObjectiveSet};
pub use options::Options;
#[cfg(feature = "wire")]
pub use position::typescript;
pub use state::{State, Terms};
pub use turn::{Ending, Main, Placement, Rule, Stage, Turn};
pub use view::View;

/// What the README shows runs.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
