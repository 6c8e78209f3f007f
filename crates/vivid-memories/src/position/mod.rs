//! Positions as documents that a person can read and write.

mod check;
mod document;
mod read;
mod stage;
#[cfg(feature = "wire")]
mod wire;
mod write;

#[cfg(feature = "wire")]
pub use wire::typescript;
