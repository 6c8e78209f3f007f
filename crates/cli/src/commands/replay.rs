//! `reverie replay`: a record played again.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};
use shelf::{AnyMatch, Shelf};
use table::{Observer, Record};

use super::score;
use crate::failure::Failure;
use crate::paint::FAINT;
use crate::words::{count, seats};
use crate::{input, language, tally};

const EXAMPLES: &str = "\
Examples:
  reverie replay game.rec
  reverie replay game.rec --moves
  reverie replay game.rec --position > end.json

Every move is checked against the rules and against the fingerprint that the record holds. A record
that was changed is refused at the move that no longer fits, with exit code 1.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ReplayArgs {
    /// The record, as `reverie sample-game` and `reverie play --save` write it; - for standard input
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// Print every move, and what a spectator saw of it
    #[arg(long)]
    moves: bool,
    /// Print the position at its end, and nothing else
    #[arg(long, conflicts_with_all = ["moves", "json"])]
    position: bool,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
    /// The component data that it was played with, if not the usual
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

pub fn run(args: &ReplayArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let (record, mut played) = input::record(shelf, &args.file, args.components.as_deref())?;
    // Whoever has the record has every move of it: nothing is left to be kept from them.
    played.lay_open();
    if args.position {
        super::print(out, &played.position())?;
    } else if args.json {
        super::print(out, &document(&record, &*played, args.moves))?;
    } else {
        write(out, &record, &*played, args.moves)?;
    }
    Ok(())
}

fn document(record: &Record, played: &dyn AnyMatch, moves: bool) -> Value {
    let options = record.request.options.iter();
    let options = options.map(|(key, value)| (key.clone(), json!(value)));
    let mut document = json!({
        "game": record.game,
        "players": record.request.players,
        "options": options.collect::<serde_json::Map<_, _>>(),
        "seed": record.seed,
        "decisions": record.moves.len(),
        "over": played.is_over(),
        "score": score::document(played),
    });
    if moves {
        let story = played.story(Observer::Spectator, 0);
        let moves = record.moves.iter().zip(story).enumerate();
        let moves = moves.map(|(index, (made, step))| {
            json!({ "number": index + 1, "seat": made.seat, "move": made.text, "events": step.events })
        });
        document["moves"] = json!(moves.collect::<Vec<_>>());
    }
    document
}

fn write(
    out: &mut dyn Write,
    record: &Record,
    played: &dyn AnyMatch,
    moves: bool,
) -> std::io::Result<()> {
    writeln!(
        out,
        "{}, {}, seed {}: {}, all of them checked.",
        played.about().name,
        count(played.players(), "player"),
        record.seed,
        count(record.moves.len(), "move")
    )?;
    if moves {
        let story = played.story(Observer::Spectator, 0);
        for (index, (made, step)) in record.moves.iter().zip(story).enumerate() {
            let (seat, text) = (made.seat, &made.text);
            let told: Vec<String> = step
                .told
                .iter()
                .chain(&step.chose)
                .map(language::say)
                .collect();
            let told = told.join(" ");
            writeln!(
                out,
                "{:>4}. {seat}: {text:<32}  {FAINT}{told}{FAINT:#}",
                index + 1
            )?;
        }
    }
    writeln!(out)?;
    if !played.is_over() {
        writeln!(
            out,
            "The game was not finished: {} was to act.\n",
            seats(played.to_act())
        )?;
    }
    tally::write(out, &played.tally())
}
