//! `reverie analyze`: what a strong bot thinks of a decision.

use std::io::Write;

use clap::Args;
use serde_json::json;
use shelf::{Analysis, Shelf};

use crate::args::{PositionArgs, seat};
use crate::bots::{MeansArgs, cores};
use crate::failure::Failure;
use crate::language;
use crate::paint::{BRIGHT, FAINT};

const EXAMPLES: &str = "\
Examples:
  reverie new momiji --seed 7 | reverie analyze -
  reverie analyze late.json --seat 2 --budget-ms 5000 --json

The bot sees what the seat sees, and guesses the rest. A position has no history, so it remembers
nothing that happened before.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct AnalyzeArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Whose decision, counted from 1; the first seat that may act if nothing is said
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    #[command(flatten)]
    means: MeansArgs,
    /// How many threads to search on; as many as there are cores if nothing is said
    #[arg(long, short, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The seed of the bot's own luck
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many moves to show
    #[arg(long, value_name = "N", default_value_t = 8)]
    moves: usize,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &AnalyzeArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let played = args.position.open(shelf)?;
    let first = played.to_act().iter().next();
    let Some(first) = first else {
        let what = "the game of this position is over: there is nothing to decide";
        return Err(Failure::Refused(what.to_owned()));
    };
    let seat = args
        .seat
        .map_or(Ok(first), |number| seat(&*played, number))?;
    let means = args
        .means
        .means(args.threads.map_or_else(cores, usize::from));
    let Some(thinking) = played.analysis(seat, &means, args.seed) else {
        let what = format!("{seat} has nothing to decide here; {first} has");
        return Err(Failure::Refused(what));
    };
    let mut analysis = thinking.think();
    analysis.moves.truncate(args.moves.max(1));
    if args.json {
        let document = serde_json::to_value(&analysis).unwrap_or_default();
        let mut document = language::spoken(document);
        document["game"] = json!(played.about().id);
        super::print(out, &document)?;
    } else {
        write(out, &analysis)?;
    }
    Ok(())
}

/// How many moves of an expected line are shown.
const LINE: usize = 6;

fn write(out: &mut dyn Write, analysis: &Analysis) -> std::io::Result<()> {
    let (seat, iterations) = (analysis.seat, analysis.iterations);
    writeln!(
        out,
        "{BRIGHT}Seat {seat} to decide{BRIGHT:#} {FAINT}({iterations} iterations){FAINT:#}\n"
    )?;
    writeln!(out, "{BRIGHT}   win   points    visits  move{BRIGHT:#}")?;
    for appraisal in &analysis.moves {
        writeln!(
            out,
            "{:>5.1}% {:>8.1} {:>9}  {}",
            appraisal.win_chance, appraisal.expected_score, appraisal.visits, appraisal.text
        )?;
    }
    let Some(best) = analysis.moves.first() else {
        return Ok(());
    };
    let line: Vec<String> = best
        .line
        .iter()
        .take(LINE)
        .map(|step| format!("{}: {}", step.seat, step.text))
        .collect();
    writeln!(out, "\n{FAINT}expected: {}{FAINT:#}", line.join(", "))
}
