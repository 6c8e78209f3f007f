//! `reverie play`: a game in the terminal, line by line.

mod console;
mod log;
pub mod menu;
mod order;
mod screen;
mod session;
mod start;

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use shelf::{Opponent, Shelf};

use crate::args::OptionArgs;
use crate::bots::{MeansArgs, opponents};
use crate::failure::Failure;
use console::Console;
use session::Session;

const EXAMPLES: &str = "\
Examples:
  reverie play
  reverie play momiji --bots expert
  reverie play momiji --bots skilled,casual --seed 7 --save evening.rec
  reverie play momiji --players 1 --option scenario=cold-breeze
  reverie play momiji --players 2 --humans 2
  reverie play --from evening.rec --save evening.rec

What is not said is asked. Seats that no human holds are played by bots: random, novice, casual (if
nothing is said), skilled, expert, search:N (N iterations a decision), or a program of your own, exec:\"COMMAND\". While you play, h
explains the keys: u takes a move back, q quits.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct PlayArgs {
    /// Which game
    game: Option<String>,
    /// How many players, you included
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,
    /// How many of them share this screen; they hold the first seats
    #[arg(long, value_name = "N")]
    humans: Option<usize>,
    /// Who plays against you: a bot for each seat that no human holds, or one for all of them
    #[arg(long, short, value_name = "A,B,...", value_parser = opponents)]
    bots: Option<std::vec::Vec<Opponent>>,
    #[command(flatten)]
    means: MeansArgs,
    /// The seed of its luck; one is drawn if none is given
    #[arg(long, short, value_name = "S")]
    seed: Option<u64>,
    #[command(flatten)]
    options: OptionArgs,
    /// Keep the record of the game in this file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on from a record or a position
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "seed", "options"])]
    from: Option<PathBuf>,
}

pub fn run(args: PlayArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let mut console = Console::new(out);
    let Some(table) = start::sit_down(&args, shelf, &mut console)? else {
        return Ok(());
    };
    Session::new(console, table, args.save).run()
}
