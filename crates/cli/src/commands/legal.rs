//! `reverie legal`: what may be done in a position, and why the rest may not.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use shelf::{AnyMatch, Choice, Shelf};
use table::{Observer, Seat};

use super::not_legal;
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
  reverie legal game.json --not
  reverie legal game.json --not --json | jq '.not_legal[] | select(.rule == \"M24\").move'

A move is handed to `reverie apply` as its text, or as its number. With --not, moves of one kind
that share a reason are one line, with the reason of the first; JSON has all of them. The rule is
a number of docs/rules; `reverie why` says it of one move.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct LegalArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Only the moves of this seat, counted from 1
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    /// List instead the moves of the game that are not legal now, with why and by which rule
    #[arg(long)]
    not: bool,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &LegalArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let played = args.position.open(shelf)?;
    let asked: Vec<Seat> = match args.seat {
        Some(number) => vec![args::seat(&*played, number)?],
        // After the end nobody may act, and it is the same for everybody.
        None if args.not && played.is_over() => vec![Seat::new(0)],
        None => played.to_act().iter().collect(),
    };
    if args.json {
        super::print(out, &document(&*played, &asked, args.not))?;
        return Ok(());
    }
    if args.not {
        for (index, &seat) in asked.iter().enumerate() {
            if index > 0 {
                writeln!(out)?;
            }
            not_legal::write(out, &*played, seat, args::width())?;
        }
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

/// The moves of a seat that are legal, with their numbers.
fn legal(played: &dyn AnyMatch, seat: Seat) -> Vec<Value> {
    let choices = played.choices(seat).into_iter().zip(1..);
    let entry = |(choice, number): (Choice, usize)| {
        json!({
            "seat": seat.number(), "number": number,
            "move": choice.text, "explanation": language::say(&choice.explanation),
            "final": choice.is_final,
        })
    };
    choices.map(entry).collect()
}

fn document(played: &dyn AnyMatch, asked: &[Seat], not: bool) -> Value {
    let key = if not { "not_legal" } else { "moves" };
    let listed = |seat: &Seat| {
        if not {
            not_legal::document(played, *seat)
        } else {
            legal(played, *seat)
        }
    };
    let moves: Vec<Value> = asked.iter().flat_map(listed).collect();
    let to_act = played.to_act().iter().map(|seat| seat.number());
    json!({
        "game": played.about().id,
        "over": played.is_over(),
        "to_act": to_act.collect::<Vec<_>>(),
        key: moves,
    })
}
