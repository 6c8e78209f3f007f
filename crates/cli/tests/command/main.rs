//! The real `reverie` command, driven as people and programs drive it.

mod bots;
mod garbage;
mod load;
mod messages;
mod numbers;
// The same reading as that of `cargo xtask house`.
#[path = "../../../../xtask/src/pages.rs"]
mod pages;
mod play;
mod positions;
mod positions_page;
mod printed;
mod records;
mod server;
#[path = "../serving/mod.rs"]
mod serving;
mod snapshots;
mod support;
mod usage;
