//! One test or more for every rule of `docs/rules/momiji.en.md`, naming its number.

mod support;

mod activate;
mod collect;
mod components;
mod ending;
mod harvest;
mod memory;
mod play;
mod score;
mod setup;
mod turn;
mod landscapes_a_to_e;
mod landscapes_f_to_n;
mod solo;
mod scenarios;
mod positions;
mod undo;
