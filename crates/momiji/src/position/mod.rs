//! Positions as documents that a person can read and write.

mod document;
mod read;
mod read_areas;
mod read_draft;
mod read_turn;
#[cfg(feature = "wire")]
mod wire;
mod write;

#[cfg(feature = "wire")]
pub use wire::typescript;
