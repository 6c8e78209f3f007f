//! What bots look at in each game.

mod deja_vu;
mod momiji;
mod vivid_memories;
