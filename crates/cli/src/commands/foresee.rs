//! `reverie foresee`: how many solo games could be won by somebody who sees the whole deck.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use clap::Args;
use indicatif::ProgressBar;
use serde_json::json;
use shelf::{AnyGame, Shelf};
use table::Request;

use super::simulate::progress_bar;
use crate::args::TableArgs;
use crate::bots::{cores, failure};
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  reverie foresee momiji --players 1 --option scenario=equinox --games 1000 --seed 1

A search that knows every card to come looks for a way to win each deal. What it finds is a bound for
honest players; a win that it misses would raise the bound.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ForeseeArgs {
    #[command(flatten)]
    table: TableArgs,
    /// How many deals
    #[arg(long, short, value_name = "K", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many deals at once; as many as there are cores if nothing is said
    #[arg(long, short, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &ForeseeArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, request) = args.table.open(shelf)?;
    let (seed, bar) = (args.table.seed(), progress_bar(args.games));
    let threads = args.threads.map_or_else(cores, usize::from);
    let won = count(&*game, &request, seed, args.games, threads, &bar)?;
    bar.finish_and_clear();
    #[expect(clippy::cast_precision_loss, reason = "nobody plays 2^52 games")]
    let share = 100.0 * won as f64 / args.games as f64;
    if args.json {
        let options = args.table.options.options.iter();
        let options = options.map(|(key, value)| (key.clone(), json!(value)));
        let document = json!({
            "game": args.table.game,
            "options": options.collect::<serde_json::Map<_, _>>(),
            "seed": seed,
            "games": args.games,
            "winnable": won,
            "share": super::simulate::rounded(share),
        });
        super::print(out, &document)?;
    } else {
        let name = game.about().name;
        writeln!(
            out,
            "{name}: {won} of {} deals can be won ({share:.1} %)",
            args.games
        )?;
    }
    Ok(())
}

/// How many of the deals from a seed on can be won.
pub fn count(
    game: &dyn AnyGame,
    request: &Request,
    seed: u64,
    games: u64,
    threads: usize,
    bar: &ProgressBar,
) -> Result<u64, Failure> {
    let (next, won) = (AtomicU64::new(0), AtomicU64::new(0));
    let failed = Mutex::new(None);
    let worker = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return;
            }
            match game.is_winnable(request, seed.wrapping_add(number)) {
                Ok(true) => drop(won.fetch_add(1, Ordering::Relaxed)),
                Ok(false) => {}
                Err(error) => {
                    if let Ok(mut failed) = failed.lock() {
                        *failed = Some(error);
                    }
                    return;
                }
            }
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(worker);
        }
    });
    match failed.into_inner() {
        Ok(Some(error)) => Err(failure(error)),
        _ => Ok(won.into_inner()),
    }
}
