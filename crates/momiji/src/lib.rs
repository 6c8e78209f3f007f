//! The rules of Momiji, complete: one to four players, all landscapes, objectives and scenarios.
//!
//! [`Momiji`] is the box (component data, read from a file), [`State`] a position, [`Move`] one
//! decision. The rules in words, with the numbers that tests name, are in `docs/rules/momiji.en.md`.
//!
//! Pure: no I/O, no clock, no threads, no globals, no floats.

mod activate;
mod area;
mod card;
mod collect;
mod components;
mod event;
mod game;
mod garden;
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
pub use state::{State, Terms};
pub use turn::{Ending, Main, Placement, Rule, Stage, Turn};
pub use view::View;
