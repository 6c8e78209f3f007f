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
mod game;
mod legal;
mod map;
mod meditation;
mod memory;
mod moves;
pub mod names;
mod options;
mod player;
mod position;
mod score;
mod setup;
mod state;
mod step;
mod text;
mod view;
mod words;

pub use bits::{Bit, Colour, Heap, Shape};
pub use card::{Card, CardSet, NUMBERS, Pile, Power, Slot};
pub use components::{
    DejaVu, Design, FRAGMENT_COLOURS, FRAGMENTS, GirlTile, MAX_SLOTS, NamedMap, PIPS, Scores,
    Setup, fragment_from_name, fragment_name,
};
pub use event::Event;
pub use map::{DIRECTION_NAMES, DIRECTIONS, Map, TILES, Tile, TileSet};
pub use memory::Memory;
pub use moves::Move;
pub use options::{MapChoice, Options};
pub use player::{MAX_SHORT_TERM, Player, Unfinished};
pub use score::Score;
pub use state::{Planting, Source, Stage, State, Table};
pub use view::View;
