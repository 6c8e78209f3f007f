//! One test or more for every rule of `docs/rules/momiji.en.md`, naming its number.

extern crate reverie_momiji as momiji;

mod support;

mod activate;
mod collect;
mod components;
mod drafts;
mod ending;
mod examples;
mod gains;
mod harvest;
mod landscapes_a_to_e;
mod landscapes_f_to_l;
mod landscapes_m_and_n;
mod looking_back;
mod memory;
mod owner_data;
mod play;
mod positions;
mod read_back;
mod reasons;
mod scenarios;
mod score;
mod setup;
mod solo;
mod stages;
mod timing;
mod turn;
mod undo;
