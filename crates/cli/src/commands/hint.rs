//! `reverie hint`: the best move of a position, and why.

use std::io::Write;

use clap::Args;
use serde_json::json;
use shelf::{Hint, Shelf};
use table::Phrase;

use crate::args::{PositionArgs, seat};
use crate::failure::Failure;
use crate::language;
use crate::paint::{BRIGHT, FAINT};

const EXAMPLES: &str = "\
Examples:
  reverie new momiji --seed 7 | reverie hint -
  reverie hint late.json --seat 2 --size nudge
  reverie hint late.json --iterations 20000 --json

A hint says what the search compared and nothing else. It knows what the seat sees; a position has no
history, so it remembers nothing. The same position and iterations give the same hint on every machine.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct HintArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Whose decision, counted from 1; the first seat that may act if nothing is said
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    /// How much to say: where to look, the move, or all that it prepares
    #[arg(long, value_enum, default_value_t = Size::Line, value_name = "SIZE")]
    size: Size,
    /// How long to think
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    iterations: u32,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// How much is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
enum Size {
    Nudge,
    Move,
    Line,
}

pub fn run(args: &HintArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let played = args.position.open(shelf)?;
    let Some(first) = played.to_act().iter().next() else {
        let what = "the game of this position is over: there is nothing to decide";
        return Err(Failure::Refused(what.to_owned()));
    };
    let seat = args
        .seat
        .map_or(Ok(first), |number| seat(&*played, number))?;
    let Some(thinking) = played.hint(seat, args.iterations) else {
        let what = format!("{seat} has nothing to decide here; {first} has");
        return Err(Failure::Refused(what));
    };
    let hint = thinking.think();
    if args.json {
        let document = serde_json::to_value(&hint).unwrap_or_default();
        let mut document = language::spoken(document);
        document["game"] = json!(played.about().id);
        super::print(out, &document)?;
    } else {
        write(out, &hint, args.size)?;
    }
    Ok(())
}

fn write(out: &mut dyn Write, hint: &Hint, size: Size) -> std::io::Result<()> {
    let sentences =
        |phrases: &[Phrase]| -> Vec<String> { phrases.iter().map(language::say).collect() };
    for sentence in sentences(&hint.nudge) {
        writeln!(out, "{sentence}")?;
    }
    if size >= Size::Move {
        let does = language::say(&hint.best.explanation);
        writeln!(out, "\n{BRIGHT}{}{BRIGHT:#}: {does}", hint.best.text)?;
        for sentence in sentences(&hint.reasons) {
            writeln!(out, "  {sentence}")?;
        }
    }
    if size >= Size::Line && hint.line.len() > 1 {
        writeln!(out)?;
        for (step, number) in hint.line.iter().zip(1..) {
            let does = language::say(&step.explanation);
            writeln!(out, "{number:>3}. {:<24} {FAINT}{does}{FAINT:#}", step.text)?;
        }
        for sentence in sentences(&hint.outlook) {
            writeln!(out, "  {sentence}")?;
        }
    }
    Ok(())
}
