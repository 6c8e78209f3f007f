//! `reverie legal`: what may be done in a position.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use shelf::{AnyMatch, Shelf};
use table::{Observer, Seat};

use crate::args::{self, PositionArgs};
use crate::failure::Failure;
use crate::language;
use crate::paint::BRIGHT;
use crate::play::menu::{self, Form};
use crate::words::seats;

const EXAMPLES: &str = "\
Examples:
  reverie legal game.json
  reverie legal game.json --json | jq '.moves[].move'

A move is handed to `reverie apply` as its text, or as its number.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct LegalArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Only the moves of this seat, counted from 1
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &LegalArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let played = args.position.open(shelf)?;
    let asked: Vec<Seat> = match args.seat {
        Some(number) => vec![args::seat(&*played, number)?],
        None => played.to_act().iter().collect(),
    };
    if args.json {
        super::print(out, &document(&*played, &asked))?;
        return Ok(());
    }
    if played.is_over() {
        writeln!(
            out,
            "{}",
            language::prompt(&played.prompt(Observer::Spectator))
        )?;
        return Ok(());
    }
    for (index, &seat) in asked.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        if !played.to_act().contains(seat) {
            let who = seats(played.to_act());
            writeln!(out, "{seat} has no move: it is the turn of {who}.")?;
            continue;
        }
        let prompt = language::prompt(&played.prompt(Observer::Seat(seat)));
        writeln!(out, "{BRIGHT}{prompt}{BRIGHT:#}")?;
        menu::write(out, Form::Whole, &played.choices(seat), args::width())?;
    }
    Ok(())
}

fn document(played: &dyn AnyMatch, asked: &[Seat]) -> Value {
    let moves = asked.iter().flat_map(|&seat| {
        let choices = played.choices(seat).into_iter().zip(1..);
        choices.map(move |(choice, number)| {
            json!({
                "seat": seat.number(), "number": number,
                "move": choice.text, "explanation": language::say(&choice.explanation),
                "final": choice.is_final,
            })
        })
    });
    let to_act = played.to_act().iter().map(|seat| seat.number());
    json!({
        "game": played.about().id,
        "over": played.is_over(),
        "to_act": to_act.collect::<Vec<_>>(),
        "moves": moves.collect::<Vec<_>>(),
    })
}
