//! The commands, one a file: arguments, help and what it does.

pub mod analyze;
pub mod apply;
pub mod arena;
pub mod backup;
pub mod balance;
pub mod balances;
pub mod components;
pub mod foresee;
pub mod games;
pub mod hint;
pub mod ladder;
pub mod learn;
pub mod legal;
pub mod load;
pub mod new;
mod not_legal;
pub mod perft;
pub mod replay;
pub mod review;
pub mod sample_game;
pub mod score;
pub mod serve;
pub mod show;
pub mod simulate;
pub mod view;
pub mod why;

use std::io::{self, Write};

use serde_json::Value;

/// Prints a document.
fn print(out: &mut dyn Write, document: &Value) -> io::Result<()> {
    writeln!(out, "{}", shelf::pretty::write(document))
}
