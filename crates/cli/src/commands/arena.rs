//! `reverie arena`: bots against bots, and who is stronger.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use shelf::{Contest, Opponent, Report, Sequential, Shelf, Verdict};

use super::simulate::progress_bar;
use crate::args::TableArgs;
use crate::bots::{MeansArgs, cores, failure, opponents};
use crate::failure::Failure;
use crate::paint::{BRIGHT, FAINT};
use crate::words::{count, extended};

const EXAMPLES: &str = "\
Examples:
  reverie arena momiji --bots expert,skilled --games 400 --seed 1
  reverie arena deja-vu --players 4 --bots expert,skilled,skilled,skilled --budget-ms 200
  reverie arena momiji --bots skilled,casual --until 50:80
  reverie arena momiji --bots 'casual,exec:\"python3 bot.py\"'

Bots are random, novice, casual, skilled, expert, or a program of your own (docs/bot-protocol.md).
Every seed is played once for each way round the table. A share is a bot's wins in percent of the
games, with a 95 % interval; those who tie for a win share it. --until LOW:HIGH stops as soon as the
games have decided whether the first bot's share is the one or the other (Wald's sequential test).";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ArenaArgs {
    #[command(flatten)]
    table: TableArgs,
    /// The bots, one for every seat
    #[arg(long, short, value_name = "A,B,...", value_parser = opponents)]
    bots: std::vec::Vec<Opponent>,
    /// How many games
    #[arg(long, short, value_name = "K", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    means: MeansArgs,
    /// How many games at once; as many as there are cores if nothing is said
    #[arg(long, short, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Stop when the first bot's share is shown to be the lower or the higher one, in percent
    #[arg(long, value_name = "LOW:HIGH", value_parser = shares)]
    until: Option<Sequential>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

fn shares(text: &str) -> Result<Sequential, String> {
    let read = |part: &str| part.trim().parse::<f64>().ok().map(|share| share / 100.0);
    let parts = text.split_once(':');
    match parts.and_then(|(low, high)| Some((read(low)?, read(high)?))) {
        Some((low, high)) if 0.0 < low && low < high && high < 1.0 => Ok(Sequential { low, high }),
        _ => Err("two shares between 0 and 100, the lower first, such as 50:65".to_owned()),
    }
}

pub fn run(args: &ArenaArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, request) = args.table.open(shelf)?;
    let plan = Contest {
        games: args.games,
        seed: args.table.seed(),
        threads: args.threads.map_or_else(cores, usize::from),
        stop: args.until,
    };
    let bar = progress_bar(args.games);
    let means = args.means.means(1);
    let report = game.arena(&request, &args.bots, &plan, &means, &mut |done| {
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let report = report.map_err(failure)?;
    if args.json {
        super::print(out, &document(args, &plan, &report))?;
    } else {
        write(out, game.about().name, args, &plan, &report)?;
    }
    Ok(())
}

fn document(args: &ArenaArgs, plan: &Contest, report: &Report) -> Value {
    let options = args.table.options.options.iter();
    let options = options.map(|(key, value)| (key.clone(), json!(value)));
    let document = json!({
        "game": args.table.game,
        "players": args.table.players,
        "options": options.collect::<serde_json::Map<_, _>>(),
        "seed": plan.seed,
        "budget_ms": args.means.budget_ms,
        "threads": plan.threads,
    });
    extended(document, report)
}

fn write(
    out: &mut dyn Write,
    name: &str,
    args: &ArenaArgs,
    plan: &Contest,
    report: &Report,
) -> std::io::Result<()> {
    let players = count(report.entries.len(), "player");
    let games = count(report.games as usize, "game");
    writeln!(
        out,
        "{BRIGHT}{name}, {players}: {games} in {:.0} s{BRIGHT:#}",
        report.seconds
    )?;
    let (seed, budget) = (plan.seed, args.means.budget_ms);
    writeln!(
        out,
        "{FAINT}seed {seed}, {budget} ms a turn for experts{FAINT:#}\n"
    )?;
    let width = report
        .entries
        .iter()
        .map(|entry| entry.name.len())
        .max()
        .unwrap_or(0)
        .max(8);
    writeln!(
        out,
        "{BRIGHT}{:<width$}     wins   share   95 % interval  points  ms a move   longest  rating{BRIGHT:#}",
        "bot"
    )?;
    for entry in &report.entries {
        let [low, high] = entry.interval;
        writeln!(
            out,
            "{:<width$} {:>8.1} {:>6.1}%  {low:>5.1} to {high:>5.1}  {:>6.1} {:>10.2} {:>9.0} {:>7.1}",
            entry.name,
            entry.wins,
            entry.share,
            entry.points,
            entry.mean_ms,
            entry.longest_ms,
            entry.rating
        )?;
    }
    for entry in report.entries.iter().filter(|entry| entry.forfeits > 0) {
        let decisions = count(entry.forfeits as usize, "decision");
        writeln!(
            out,
            "\n{} left {decisions} to chance. The first:",
            entry.name
        )?;
        for complaint in &entry.complaints {
            writeln!(out, "  {complaint}")?;
        }
    }
    match (args.until, report.verdict) {
        (None, _) => Ok(()),
        (Some(_), Verdict::Open) => writeln!(out, "\nThe games have not decided."),
        (Some(test), verdict) => {
            let share = if verdict == Verdict::High {
                test.high
            } else {
                test.low
            };
            writeln!(out, "\nDecided: {:.0} % fits better.", 100.0 * share)
        }
    }
}
