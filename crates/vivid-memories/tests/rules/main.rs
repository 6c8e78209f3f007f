//! One test or more for every rule of `docs/rules/vivid-memories.en.md`, naming its number.

extern crate reverie_vivid_memories as vivid_memories;

mod plain;
mod support;

mod actions;
mod counted;
mod data_limits;
mod ending;
mod gains;
mod open_to_all;
mod order;
mod owner_data;
mod plain_lines;
mod plain_reward;
mod plain_rewires;
mod positions;
mod positions_never_reached;
mod positions_of_stages;
mod printed;
mod reasons;
mod reference;
mod reflect;
mod remember;
mod reward;
mod rewire;
mod setup;
mod stuck;
mod takes;
mod threads;
mod undo;
mod views;
