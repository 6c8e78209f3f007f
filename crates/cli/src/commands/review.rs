//! `reverie review`: a record looked at again by a coach.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;
use shelf::{Review, Shelf};

use crate::failure::Failure;
use crate::paint::{BRIGHT, FAINT};
use crate::{input, language};

const EXAMPLES: &str = "\
Examples:
  reverie review game.rec
  reverie review game.rec --iterations 1000 --json

Every decision is judged by what its mover knew. Accuracy is the part of what was at stake that a player
kept: 100 for the best move each time, 0 for no better than choosing by chance. docs/coach.md has more.
The same record and iterations give the same review on every machine.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ReviewArgs {
    /// The record, as `reverie sample-game` and `reverie play --save` write it; - for standard input
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// How long to think about each decision
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    iterations: u32,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
    /// The component data that it was played with, if not the usual
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

pub fn run(args: &ReviewArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let (_, played) = input::record(shelf, &args.file, args.components.as_deref())?;
    let mut reviewing = played.reviewing(args.iterations);
    while reviewing.step() {}
    let review = reviewing.review();
    if args.json {
        let document = serde_json::to_value(&review).unwrap_or_default();
        let mut document = language::spoken(document);
        document["game"] = json!(played.about().id);
        super::print(out, &document)?;
    } else {
        write(out, &review)?;
    }
    Ok(())
}

fn write(out: &mut dyn Write, review: &Review) -> std::io::Result<()> {
    writeln!(out, "{BRIGHT}Turning points{BRIGHT:#}")?;
    for point in &review.turning_points {
        let (after, seat, gain) = (point.after + 1, point.seat, point.gain);
        writeln!(
            out,
            "  move {after}: the chance of seat {seat} changes by {gain:+.0}%"
        )?;
    }
    if review.turning_points.is_empty() {
        writeln!(out, "  none")?;
    }
    for seat in &review.seats {
        let accuracy = match seat.accuracy {
            Some(accuracy) => format!("accuracy {accuracy:.0}%"),
            None => "nothing was at stake".to_owned(),
        };
        let (number, decisions) = (seat.seat, seat.decisions);
        writeln!(
            out,
            "\n{BRIGHT}Seat {number}: {accuracy}{BRIGHT:#} {FAINT}({decisions} decisions){FAINT:#}"
        )?;
        for costly in &seat.costliest {
            let (after, cost) = (costly.after + 1, costly.cost);
            let played = language::say(&costly.played.explanation);
            writeln!(out, "  move {after}, cost {cost:.0}%: {played}")?;
            let better = language::say(&costly.better.explanation);
            writeln!(
                out,
                "    {BRIGHT}{}{BRIGHT:#}: {better}",
                costly.better.text
            )?;
            for reason in &costly.reasons {
                writeln!(out, "    {FAINT}{}{FAINT:#}", language::say(reason))?;
            }
        }
    }
    Ok(())
}
