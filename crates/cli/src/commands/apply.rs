//! `reverie apply`: moves made in a position.

use std::io::Write;

use clap::Args;
use shelf::{AnyMatch, Shelf};
use table::Seat;

use crate::args::{self, PositionArgs};
use crate::failure::Failure;
use crate::words::{ordinal, seats};

const EXAMPLES: &str = "\
Examples:
  reverie apply game.json 'take red' 'end turn' > next.json
  reverie apply game.json 3               the third move of `reverie legal`
  reverie apply game.json '2: pass'       the move of seat 2

Each move is one argument, so it needs quotes if it has spaces. If one of them is refused nothing
is printed, and the exit code is 1.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ApplyArgs {
    #[command(flatten)]
    _json: crate::args::AlwaysJson,
    #[command(flatten)]
    position: PositionArgs,
    /// The moves, in order: as text, or as their number in `reverie legal`
    #[arg(required = true, value_name = "MOVE")]
    moves: Vec<String>,
    /// New luck from this seed, instead of that which the position holds
    #[arg(long, short, value_name = "S")]
    seed: Option<u64>,
    /// Who makes the moves, counted from 1; whoever is to act if not said
    #[arg(long, value_name = "N")]
    seat: Option<usize>,
}

pub fn run(args: &ApplyArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let mut played = args.position.open_with(shelf, args.seed)?;
    let seat = args.seat.map(|number| args::seat(&*played, number));
    let seat = seat.transpose()?;
    for (index, asked) in args.moves.iter().enumerate() {
        make(&mut *played, asked, seat).map_err(|why| {
            let which = which(index, args.moves.len());
            let hint = quoting_hint(&*played, args, index);
            Failure::Refused(format!("{which}: {why}{hint}"))
        })?;
    }
    super::print(out, &played.position())?;
    Ok(())
}

fn make(played: &mut dyn AnyMatch, asked: &str, seat: Option<Seat>) -> Result<(), String> {
    let (named, text) = read_seat(asked);
    let seat = match (named, seat) {
        (Some(number), _) => args::seat(played, number).map_err(|error| error.to_string())?,
        (None, Some(seat)) => seat,
        (None, None) => whose_turn(played)?,
    };
    let made = played.play(seat, text).map_err(|error| error.to_string())?;
    debug_assert!(!made.is_empty());
    Ok(())
}

/// `2: pass` is a move of seat 2.
fn read_seat(asked: &str) -> (Option<usize>, &str) {
    let parts = asked.split_once(':');
    let named = parts.and_then(|(seat, text)| Some((seat.trim().parse().ok()?, text)));
    match named {
        Some((seat, text)) => (Some(seat), text),
        None => (None, asked),
    }
}

fn whose_turn(played: &dyn AnyMatch) -> Result<Seat, String> {
    let to_act = played.to_act();
    let mut seats_to_act = to_act.iter();
    match (seats_to_act.next(), seats_to_act.next()) {
        (None, _) => Err("the game is over".to_owned()),
        (Some(seat), None) => Ok(seat),
        (Some(first), Some(_)) => Err(format!(
            "{} may act; say whose move it is, as in \"{}: ...\"",
            seats(to_act),
            first.number()
        )),
    }
}

fn which(index: usize, moves: usize) -> String {
    if moves == 1 {
        "the move was refused".to_owned()
    } else {
        format!("the {} of {moves} moves was refused", ordinal(index + 1))
    }
}

/// `apply game.json take red` is two moves that do not exist; say so if together they are one.
fn quoting_hint(played: &dyn AnyMatch, args: &ApplyArgs, index: usize) -> String {
    let rest = args.moves.get(index..).unwrap_or_default();
    if rest.first().is_some_and(|first| played.is_move(first)) {
        return String::new();
    }
    let joined = (2..=rest.len()).filter_map(|length| Some(rest.get(..length)?.join(" ")));
    let meant = joined.into_iter().find(|text| played.is_move(text));
    meant.map_or_else(String::new, |text| {
        format!("\nA move with spaces needs quotes: \"{text}\"")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_before_a_colon_names_the_seat() {
        assert_eq!(read_seat("2: take red"), (Some(2), " take red"));
        assert_eq!(read_seat("take red"), (None, "take red"));
        assert_eq!(read_seat("a: b"), (None, "a: b"));
        assert_eq!(read_seat(":"), (None, ":"));
    }
}
