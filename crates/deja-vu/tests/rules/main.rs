//! One test or more for every rule of `docs/rules/deja-vu.en.md`, naming its number.

extern crate reverie_deja_vu as deja_vu;

mod board;
mod building;
mod building_cards;
mod components;
mod counted;
mod drawing;
mod ending;
mod examples;
mod flowers_and_chests;
mod fragments;
mod gains;
mod limits;
mod meditation;
mod memory;
mod open_to_all;
mod opening;
mod owner_data;
mod planting;
mod positions;
mod reasons;
mod reasons_early;
mod score;
mod setup;
mod sowing;
mod sowing_search;
mod stages;
mod support;
mod undo;
mod views;
