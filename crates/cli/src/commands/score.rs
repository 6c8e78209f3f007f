//! `reverie score`: the points of a position.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use shelf::{AnyMatch, Shelf};

use crate::args::PositionArgs;
use crate::failure::Failure;
use crate::language;
use crate::tally;

const EXAMPLES: &str = "\
Examples:
  reverie score game.json
  reverie replay game.rec --position | reverie score - --json

Before the end it is what the score would be if the game ended now, with everything hidden counted.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ScoreArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &ScoreArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let played = args.position.open(shelf)?;
    if args.json {
        super::print(out, &document(&*played))?;
    } else {
        tally::write(out, &played.tally())?;
    }
    Ok(())
}

/// The score as data: the game's id, and the tally.
pub fn document(played: &dyn AnyMatch) -> Value {
    let mut document = json!({ "game": played.about().id });
    if let (Some(object), Value::Object(tally)) = (
        document.as_object_mut(),
        language::spoken(json!(played.tally())),
    ) {
        object.extend(tally);
    }
    document
}
