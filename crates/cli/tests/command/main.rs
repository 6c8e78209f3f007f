//! The real `reverie` command, driven as people and programs drive it.

mod bots;
mod garbage;
mod load;
mod messages;
mod numbers;
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
