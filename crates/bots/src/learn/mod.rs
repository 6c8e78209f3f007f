//! Learning to judge positions from games that the net plays against itself.
//!
//! Everything is fixed by the seed: the same command makes the same weights.

mod adam;
mod lesson;
mod school;
mod selfplay;

pub use school::{Plan, Progress, learn};
