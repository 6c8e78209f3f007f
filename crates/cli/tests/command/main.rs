//! The real `reverie` command, driven as people and programs drive it.

mod bots;
mod garbage;
mod numbers;
mod play;
mod positions;
mod records;
mod support;
mod usage;
