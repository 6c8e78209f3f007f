//! `reverie sample-game`: a random game on paper.

use std::io::Write;

use clap::Args;
use shelf::Shelf;
use table::QuickDice;

use crate::args::TableArgs;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  reverie sample-game momiji --players 4 --seed 7 > game.rec
  reverie sample-game momiji | reverie replay - --moves

Everybody chooses among the legal moves by chance. The same seed gives the same game.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct SampleGameArgs {
    #[command(flatten)]
    table: TableArgs,
    /// Stop after this many moves
    #[arg(long, value_name = "N")]
    moves: Option<usize>,
}

pub fn run(args: &SampleGameArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let mut played = args.table.start(shelf)?;
    let mut chance = QuickDice::new(played.seed());
    while args.moves.is_none_or(|most| played.moves_made() < most) {
        let Some(seat) = played.to_act().iter().next() else {
            break;
        };
        let refuse = |error: shelf::Refusal| Failure::Refused(error.to_string());
        played.play_random(seat, &mut chance).map_err(refuse)?;
    }
    if let Some(record) = played.record() {
        write!(out, "{record}")?;
    }
    Ok(())
}
