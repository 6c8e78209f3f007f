//! One test or more for every rule of `docs/rules/momiji.en.md`, naming its number.

extern crate reverie_momiji as momiji;

mod support;

mod activate;
mod collect;
mod components;
mod counted;
mod drafts;
mod ending;
mod examples;
mod gains;
mod harvest;
mod landscapes_a_to_e;
mod landscapes_f_to_l;
mod landscapes_m_and_n;
mod limits;
mod looking_back;
mod memory;
mod open_to_all;
mod owner_data;
mod placements;
mod play;
mod positions;
mod read_back;
mod reasons;
mod reasons_one_by_one;
mod scenarios;
mod score;
mod setup;
mod solo;
mod stages;
mod timing;
mod turn;
mod undo;
