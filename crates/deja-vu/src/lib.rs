//! The rules of Deja Vu: Fragments of Memory, for two to four players.
//!
//! [`DejaVu`] is the box (component data, read from a file), [`State`] a position, [`Move`] one
//! decision. The rules in words, with the numbers that tests name, are in
//! `docs/rules/deja-vu.en.md`.
//!
//! Pure: no I/O, no clock, no threads, no globals, no floats.

mod bits;
mod build;
mod card;
mod components;
mod event;
mod fragment;
mod game;
mod legal;
mod map;
mod meditation;
mod memory;
mod moves;
mod names;
mod options;
mod picture;
mod player;
mod position;
mod score;
mod setup;
mod state;
mod step;
mod text;
mod view;
mod words;

pub use bits::{Bit, Colour, Heap, Kinds, Shape};
pub use card::{Card, CardSet, NUMBERS, Numbers, Pile, Power, Slot};
pub use components::{DejaVu, Design, GirlTile, MAX_SLOTS, NamedMap, Scores, Setup};
pub use event::Event;
pub use fragment::{Fragment, FragmentColour, FragmentSet, PIPS, Pips};
pub use map::{Map, TILES, Tile, TileSet};
pub use memory::Memory;
pub use moves::Move;
pub use options::{MapChoice, Options};
pub use player::{MAX_SHORT_TERM, Player, Unfinished};
pub use score::Score;
pub use state::{Agreement, Planting, Source, Stage, State};
pub use view::View;
