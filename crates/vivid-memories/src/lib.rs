//! The rules of Vivid Memories, complete: two to four players, three rounds.
//!
//! [`VividMemories`] is the box (component data, read from a file), [`State`] a position, [`Move`]
//! one decision. The rules in words, with the numbers that tests name, are in
//! `docs/rules/vivid-memories.en.md`.
//!
//! Pure: no I/O, no clock, no threads, no globals, no floats.

mod board;
mod colour;
mod components;
mod event;
mod game;
mod hex;
mod legal;
mod line;
mod moves;
mod names;
mod options;
mod picture;
mod position;
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
pub use reward::Thread;
pub use slot::{Fill, FillSet, MAX_SLOTS, Slot, SlotSet, Touch};
pub use stage::{Rewire, Stage, Way};
pub use state::{Agreement, Phase, State};
pub use tile::{Moment, SPACES, Space, SpaceSet, TILES, Tile, TileAction, TileSet};
pub use view::View;
