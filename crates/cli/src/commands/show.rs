//! `reverie show`: a position for people.

use std::io::Write;

use clap::Args;
use shelf::Shelf;
use table::Observer;

use crate::args::{EyesArgs, PositionArgs};
use crate::failure::Failure;
use crate::language;
use crate::paint::{self, BRIGHT};
use crate::words::seats;

const EXAMPLES: &str = "\
Examples:
  reverie show game.json
  reverie show game.json --seat 2
  reverie new momiji | reverie show - --spectator

Without --seat or --spectator it is seen with the eyes of the seat that is to act.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ShowArgs {
    #[command(flatten)]
    position: PositionArgs,
    #[command(flatten)]
    eyes: EyesArgs,
}

pub fn run(args: &ShowArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let played = args.position.open(shelf)?;
    let to_act = played.to_act();
    let acting = to_act.iter().next().map(Observer::Seat);
    let observer = args.eyes.chosen(&*played)?.or(acting);
    let observer = observer.unwrap_or(Observer::Spectator);
    paint::picture(out, &played.picture(observer))?;
    writeln!(out)?;
    if !to_act.is_empty() {
        writeln!(out, "To act: {}", seats(to_act))?;
    }
    let prompt = language::prompt(&played.prompt(observer));
    writeln!(out, "{BRIGHT}{prompt}{BRIGHT:#}")?;
    Ok(())
}
