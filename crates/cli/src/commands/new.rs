//! `reverie new`: a game set up, as a position.

use std::io::Write;

use clap::Args;
use shelf::Shelf;

use crate::args::TableArgs;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  reverie new momiji --players 3 --seed 7 > game.json
  reverie new momiji --option landscapes=draft --option first=2
  reverie new momiji --players 1 --option scenario=meditation

The position is JSON. It holds the seed and how far its luck has been used, so whoever goes on
from it sees the same cards come.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct NewArgs {
    #[command(flatten)]
    _json: crate::args::AlwaysJson,
    #[command(flatten)]
    table: TableArgs,
}

pub fn run(args: &NewArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let played = args.table.start(shelf)?;
    super::print(out, &played.position())?;
    Ok(())
}
