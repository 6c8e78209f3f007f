//! `reverie perft`: all sequences of moves, counted.

use std::io::Write;

use clap::Args;
use serde_json::json;
use shelf::Shelf;

use crate::args::{NO_SUCH_TABLE, TableArgs};
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  reverie perft momiji --players 2 --seed 1 --depth 4
  reverie perft momiji --players 1 --seed 1 --depth 3 --json

Every sequence meets the luck that the seed holds for it, so the numbers are the same on every
machine: two versions of the rules that count differently play differently.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct PerftArgs {
    #[command(flatten)]
    table: TableArgs,
    /// How many moves deep; each one more takes several times longer
    #[arg(long, short, value_name = "D", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: u32,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &PerftArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, request) = args.table.open(shelf)?;
    let seed = args.table.seed();
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let sequences = game
            .perft(&request, seed, depth)
            .map_err(|problems| Failure::usage(NO_SUCH_TABLE, &problems))?;
        if args.json {
            counts.push(json!({ "depth": depth, "sequences": sequences }));
        } else {
            if depth == 1 {
                writeln!(out, "seed {seed}\ndepth  sequences")?;
            }
            writeln!(out, "{depth:>5}  {sequences:>9}")?;
            // The next depth may take its time.
            out.flush()?;
        }
    }
    if args.json {
        let document = json!({
            "game": args.table.game, "players": args.table.players, "seed": seed, "depths": counts,
        });
        super::print(out, &document)?;
    }
    Ok(())
}
