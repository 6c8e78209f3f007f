//! Positions as documents that a person can read and write.

mod check;
mod document;
mod read;
mod stage;
mod write;

pub(crate) use write::{write_position, write_view};
