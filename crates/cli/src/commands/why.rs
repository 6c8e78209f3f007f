//! `reverie why`: why a move can't be made in a position, and by which rule.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use shelf::{AnyMatch, Refusal, Shelf};
use table::Seat;

use crate::args::{self, PositionArgs};
use crate::failure::Failure;
use crate::language;

const EXAMPLES: &str = "\
Examples:
  reverie why game.json 'lay red-3'
  reverie why game.json 'end turn' --seat 2 --json

The rule is a number of docs/rules. It is answered with what that seat may know. Of a legal move
it says what the move does.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct WhyArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// The move, as text
    #[arg(value_name = "MOVE")]
    asked: String,
    /// Who would make it, counted from 1; whoever is to act if not said
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &WhyArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let played = args.position.open(shelf)?;
    let seat = match args.seat {
        Some(number) => args::seat(&*played, number)?,
        // After the end it is the same for everybody.
        None => played.to_act().iter().next().unwrap_or(Seat::new(0)),
    };
    let answer = match played.check(seat, &args.asked) {
        Ok(text) => Answer::Legal(text),
        Err(refusal @ (Refusal::NotLegal { .. } | Refusal::Turn { .. })) => Answer::Not(refusal),
        Err(other) => return Err(Failure::Refused(other.to_string())),
    };
    if args.json {
        super::print(out, &document(&*played, seat, args, &answer))?;
    } else {
        writeln!(out, "{}", sentence(&*played, seat, &answer))?;
    }
    Ok(())
}

enum Answer {
    /// The text of the move, which is legal.
    Legal(String),
    Not(Refusal),
}

fn sentence(played: &dyn AnyMatch, seat: Seat, answer: &Answer) -> String {
    match answer {
        Answer::Legal(text) => format!("{text}: {}", does(played, seat, text)),
        Answer::Not(refusal) => language::say(&refusal.why()),
    }
}

/// What a legal move does.
fn does(played: &dyn AnyMatch, seat: Seat, text: &str) -> String {
    let mut choices = played.choices(seat).into_iter();
    let chosen = choices.find(|choice| choice.text == text);
    chosen.map_or_else(String::new, |choice| language::say(&choice.explanation))
}

fn document(played: &dyn AnyMatch, seat: Seat, args: &WhyArgs, answer: &Answer) -> Value {
    let (legal, why, rule) = match answer {
        Answer::Legal(text) => (true, does(played, seat, text), None),
        Answer::Not(refusal) => (false, language::say(&refusal.reason()), refusal.rule()),
    };
    let about = if legal { "explanation" } else { "reason" };
    let mut document = json!({
        "game": played.about().id, "seat": seat.number(), "move": args.asked, "legal": legal,
    });
    document[about] = json!(why);
    if let Some(rule) = rule {
        document["rule"] = json!(rule);
    }
    document
}
