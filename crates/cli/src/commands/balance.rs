//! `reverie balance`: does any component win too often?

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use shelf::{Balance, Contest, Level, Opponent, Shelf};

use super::simulate::progress_bar;
use crate::args::TableArgs;
use crate::bots::{MeansArgs, cores, failure};
use crate::failure::Failure;
use crate::paint::{BRIGHT, FAINT};
use crate::words::{count, extended};

const EXAMPLES: &str = "\
Examples:
  reverie balance vivid-memories --players 4 --games 2000 --seed 1
  reverie balance deja-vu --bot casual --games 20000 --json

Bots of one level play each other. A share is the percentage of wins among those who had a thing;
fair is what it would be if it did not matter. Ties share a win.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct BalanceArgs {
    #[command(flatten)]
    table: TableArgs,
    /// Who plays: random, novice, casual, skilled, expert
    #[arg(long, value_name = "BOT", default_value_t = Opponent::Bot(Level::Skilled))]
    bot: Opponent,
    /// How many games
    #[arg(long, short, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    means: MeansArgs,
    /// How many games at once; as many as there are cores if nothing is said
    #[arg(long, short, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &BalanceArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, request) = args.table.open(shelf)?;
    let plan = Contest {
        games: args.games,
        seed: args.table.seed(),
        threads: args.threads.map_or_else(cores, usize::from),
        stop: None,
    };
    let bar = progress_bar(args.games);
    let means = args.means.means(1);
    let balance = game.balance(&request, &args.bot, &plan, &means, &mut |done| {
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let balance = balance.map_err(failure)?;
    if args.json {
        let (game, players) = (&args.table.game, args.table.players);
        super::print(
            out,
            &document(game, players, plan.seed, &args.bot, &balance),
        )?;
    } else {
        write(out, game.about().name, args, plan.seed, &balance)?;
    }
    Ok(())
}

/// A report for programs.
pub fn document(game: &str, players: usize, seed: u64, bot: &Opponent, balance: &Balance) -> Value {
    let document =
        json!({ "game": game, "players": players, "seed": seed, "bot": bot.to_string() });
    extended(document, balance)
}

fn write(
    out: &mut dyn Write,
    name: &str,
    args: &BalanceArgs,
    seed: u64,
    balance: &Balance,
) -> std::io::Result<()> {
    let players = count(args.table.players, "player");
    let (games, bot) = (balance.games, &args.bot);
    writeln!(
        out,
        "{BRIGHT}{name}, {players}: {games} games of {bot} bots{BRIGHT:#}"
    )?;
    writeln!(out, "{FAINT}seed {seed}{FAINT:#}\n")?;
    let (mean, winners) = (balance.mean_points, balance.winners_points);
    writeln!(out, "points  {mean:.1} a player, {winners:.1} a winner")?;
    writeln!(out, "turns   {:.1} a player", balance.mean_turns)?;
    writeln!(
        out,
        "\n{BRIGHT}{:<26}  of all     mean  winners{BRIGHT:#}",
        "points from"
    )?;
    for source in &balance.sources {
        writeln!(
            out,
            "  {:<24} {:>5.1} %  {:>7.1}  {:>7.1}",
            source.source, source.share, source.mean, source.winners
        )?;
    }
    let mut group = "";
    for share in &balance.shares {
        if share.group != group {
            group = &share.group;
            writeln!(
                out,
                "\n{BRIGHT}{group:<26}      had    wins    off{BRIGHT:#}"
            )?;
        }
        let off = share.wins - share.fair;
        writeln!(
            out,
            "  {:<24} {:>8}  {:>5.1} %  {off:>+5.1}",
            share.name, share.had, share.wins
        )?;
    }
    Ok(())
}
