//! `reverie simulate`: many random games, measured.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use shelf::{Shelf, Simulation};
use table::QuickDice;

use crate::args::{NO_SUCH_TABLE, TableArgs};
use crate::failure::Failure;
use crate::paint::{BRIGHT, FAINT};
use crate::words::count;

const EXAMPLES: &str = "\
Examples:
  reverie simulate momiji --players 2 --games 100000 --seed 1
  reverie simulate momiji --players 1 --option scenario=equinox --json

One thread. All legal moves are made out at every decision, and one of them is chosen by chance.
Wins: those who tie for a win share it; alone against the game, how often it was won.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct SimulateArgs {
    #[command(flatten)]
    table: TableArgs,
    /// How many games
    #[arg(long, short, value_name = "K", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// A simulation, and how long it took.
struct Measured {
    simulation: Simulation,
    seconds: f64,
}

pub fn run(args: &SimulateArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, request) = args.table.open(shelf)?;
    let seed = args.table.seed();
    let bar = progress_bar(args.games);
    let start = Instant::now();
    let simulation = game.simulate(&request, args.games, seed, &mut |done| {
        bar.set_position(done);
    });
    let seconds = start.elapsed().as_secs_f64().max(1e-9);
    bar.finish_and_clear();
    let measured = Measured {
        simulation: simulation.map_err(|problems| Failure::usage(NO_SUCH_TABLE, &problems))?,
        seconds,
    };
    if args.json {
        super::print(out, &document(args, seed, &measured))?;
    } else {
        write(out, game.about().name, seed, &measured)?;
    }
    Ok(())
}

/// A bar on the terminal of the error output; indicatif hides it anywhere else.
pub fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let template = "{wide_bar} {human_pos} of {human_len} games, {eta} left";
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

impl Measured {
    fn a_second(&self) -> f64 {
        number(self.simulation.decisions) / self.seconds
    }

    fn decisions_a_game(&self) -> f64 {
        number(self.simulation.decisions) / number(self.simulation.games)
    }

    fn mean_scores(&self) -> Vec<f64> {
        let points = self.simulation.points.iter();
        #[expect(clippy::cast_precision_loss, reason = "a mean is rounded anyway")]
        let means = points.map(|&sum| sum as f64 / number(self.simulation.games));
        means.collect()
    }
}

#[expect(clippy::cast_precision_loss, reason = "a mean is rounded anyway")]
fn number(count: u64) -> f64 {
    count as f64
}

/// Rounded to four decimals: more would be noise.
pub fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}

fn document(args: &SimulateArgs, seed: u64, measured: &Measured) -> Value {
    let simulation = &measured.simulation;
    let mean_scores: Vec<f64> = measured.mean_scores().into_iter().map(rounded).collect();
    let wins: Vec<f64> = simulation.wins.iter().copied().map(rounded).collect();
    let options = args.table.options.options.iter();
    let options = options.map(|(key, value)| (key.clone(), json!(value)));
    json!({
        "game": args.table.game,
        "players": args.table.players,
        "options": options.collect::<serde_json::Map<_, _>>(),
        "seed": seed,
        "chance": QuickDice::ALGORITHM,
        "games": simulation.games,
        "decisions": simulation.decisions,
        "seconds": rounded(measured.seconds),
        "decisions_per_second": measured.a_second().round() as u64,
        "mean_decisions_per_game": rounded(measured.decisions_a_game()),
        "mean_scores": mean_scores,
        "wins": wins,
    })
}

fn write(out: &mut dyn Write, name: &str, seed: u64, measured: &Measured) -> std::io::Result<()> {
    let Measured {
        simulation,
        seconds,
    } = measured;
    let players = count(simulation.points.len(), "player");
    let games = simulation.games;
    writeln!(
        out,
        "{BRIGHT}{name}, {players}: {games} games of random play{BRIGHT:#}"
    )?;
    writeln!(
        out,
        "{FAINT}seed {seed}, luck from {}{FAINT:#}\n",
        QuickDice::ALGORITHM
    )?;
    writeln!(out, "time       {seconds:.2} s")?;
    writeln!(
        out,
        "decisions  {}, {:.1} a game, {:.0} a second\n",
        simulation.decisions,
        measured.decisions_a_game(),
        measured.a_second()
    )?;
    writeln!(out, "{BRIGHT}        mean score    wins{BRIGHT:#}")?;
    let seats = measured.mean_scores().into_iter().zip(&simulation.wins);
    for (index, (mean, wins)) in seats.enumerate() {
        let percent = 100.0 * wins / number(games);
        writeln!(out, "seat {}  {mean:>10.2}  {percent:>5.1} %", index + 1)?;
    }
    Ok(())
}
