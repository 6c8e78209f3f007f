//! A fourth game, to show what it takes: rules, texts, and one line where a shelf is made.
//!
//! Nothing of the house knows this game, and it gets everything: the laws, the command line, bots of every
//! level, tables of a server (see `tests/`). Whoever adds a game of their own may begin with a copy.

mod rules;
mod text;

pub use rules::{Event, HighCard, Lay, State, View};

/// Nobody has learned it: bots go by its points, and play on at random to see what comes of a move.
impl bots::Judged for HighCard {
    const CLEAR_MARGIN: f32 = 2.0;
}

/// It brings no picture: its view is shown as it is written.
impl pictures::Drawn for HighCard {}
