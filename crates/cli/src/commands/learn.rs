//! `reverie learn`: makes the weights that skilled and expert bots judge by.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use shelf::{Plan, Shelf};
use table::Request;

use crate::bots::{cores, failure};
use crate::failure::Failure;
use crate::{args::open_game, input};

const EXAMPLES: &str = "\
Examples:
  reverie learn momiji --players 2 --out momiji-2.net
  reverie learn deja-vu --players 4 --rounds 200 --from deja-vu-4.net --out better.net

The bot plays against itself, looking one decision ahead, and learns from how its games ended. The
same seed makes the same weights.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct LearnArgs {
    /// Which game
    game: String,
    /// How many players
    #[arg(long, short, value_name = "N", default_value_t = 2)]
    players: usize,
    /// Where the weights go; written after every tenth round and at the end
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Go on from these weights
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How often to play and then learn
    #[arg(long, value_name = "N", default_value_t = Plan::default().rounds)]
    rounds: u32,
    /// How many games to play in each round
    #[arg(long, value_name = "N", default_value_t = Plan::default().games)]
    games: u32,
    /// The seed of everything
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads play; as many as there are cores if nothing is said
    #[arg(long, short, value_name = "T", default_value_t = cores(), hide_default_value = true)]
    threads: usize,
}

pub fn run(args: &LearnArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let game = open_game(shelf, &args.game, None)?;
    let from = args.from.as_deref().map(input::bytes).transpose()?;
    let plan = Plan {
        rounds: args.rounds,
        games: args.games,
        seed: args.seed,
        threads: args.threads,
        ..Plan::default()
    };
    // Every mode of the game that this many can play, in turn.
    let modes = game.about().modes.into_iter();
    let requests: Vec<Request> = modes
        .filter(|mode| (mode.players.0..=mode.players.1).contains(&args.players))
        .map(|mode| Request {
            players: args.players,
            options: mode.options,
        })
        .collect();
    if requests.is_empty() {
        let what = format!("{} can't be played by {}", args.game, args.players);
        return Err(Failure::Usage(what));
    }
    let mut kept = Ok(());
    let mut tell = |at: shelf::Progress, weights: &[u8]| {
        if at.round.is_multiple_of(10) {
            let told = writeln!(
                out,
                "round {:>4}  {:>9} lessons  loss {:.4}",
                at.round, at.lessons, at.loss
            );
            let wrote = std::fs::write(&args.out, weights)
                .map_err(|error| Failure::write(&args.out, error));
            kept = std::mem::replace(&mut kept, Ok(()))
                .and(told.map_err(Failure::from))
                .and(wrote);
        }
    };
    let weights = game
        .learn(&requests, from.as_deref(), &plan, &mut tell)
        .map_err(failure)?;
    kept?;
    std::fs::write(&args.out, weights).map_err(|error| Failure::write(&args.out, error))
}
