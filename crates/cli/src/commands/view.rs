//! `reverie view`: what one player sees, as data.

use std::io::Write;

use clap::Args;
use shelf::Shelf;
use table::Observer;

use crate::args::{EyesArgs, PositionArgs};
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  reverie view game.json --seat 1
  reverie view game.json --spectator

The view is JSON, and holds nothing that those eyes may not see.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ViewArgs {
    #[command(flatten)]
    _json: crate::args::AlwaysJson,
    #[command(flatten)]
    position: PositionArgs,
    #[command(flatten)]
    eyes: EyesArgs,
}

pub fn run(args: &ViewArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let played = args.position.open(shelf)?;
    // A program that names nobody must not get a hand by accident.
    let observer = args.eyes.chosen(&*played)?;
    let observer = observer.unwrap_or(Observer::Spectator);
    super::print(out, &played.view(observer))?;
    Ok(())
}
