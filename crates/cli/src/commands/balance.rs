//! `reverie balance`: does any component win too often?

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use shelf::Balance;

use super::simulate::{progress_bar, rounded};
use crate::args::{NO_SUCH_TABLE, TableArgs};
use crate::failure::Failure;
use crate::paint::{BRIGHT, FAINT};
use crate::words::count;

const EXAMPLES: &str = "\
Examples:
  reverie balance vivid-memories --players 4 --games 20000 --seed 1

Every player is greedy: each decision is the one that looks best right after it and one more of the
same player. A share is the percentage of wins among those who had a thing; fair is what it would be
if it did not matter. Ties share a win.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct BalanceArgs {
    #[command(flatten)]
    table: TableArgs,
    /// How many games
    #[arg(long, short, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

pub fn run(args: &BalanceArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, request) = args.table.open()?;
    let seed = args.table.seed();
    let bar = progress_bar(args.games);
    let balance = game.balance(&request, args.games, seed, &mut |done| {
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let balance = balance.map_err(|problems| Failure::usage(NO_SUCH_TABLE, &problems))?;
    if args.json {
        super::print(out, &document(args, seed, &balance))?;
    } else {
        write(out, game.about().name, seed, &balance)?;
    }
    Ok(())
}

fn document(args: &BalanceArgs, seed: u64, balance: &Balance) -> Value {
    let shares = balance.shares.iter().map(|share| {
        json!({
            "group": share.group, "name": share.name, "had": share.had, "by_winners": rounded(share.by_winners),
            "wins": rounded(share.wins), "fair": rounded(share.fair),
        })
    });
    json!({
        "game": args.table.game,
        "players": args.table.players,
        "seed": seed,
        "games": balance.games,
        "mean_turns": rounded(balance.turns),
        "mean_scores": balance.scores.iter().copied().map(rounded).collect::<Vec<_>>(),
        "shares": shares.collect::<Vec<_>>(),
    })
}

fn write(out: &mut dyn Write, name: &str, seed: u64, balance: &Balance) -> std::io::Result<()> {
    let players = count(balance.scores.len(), "player");
    let games = balance.games;
    writeln!(
        out,
        "{BRIGHT}{name}, {players}: {games} games of greedy play{BRIGHT:#}"
    )?;
    writeln!(out, "{FAINT}seed {seed}{FAINT:#}\n")?;
    let scores: Vec<String> = balance
        .scores
        .iter()
        .map(|score| format!("{score:.1}"))
        .collect();
    writeln!(out, "mean scores  {}", scores.join(", "))?;
    writeln!(out, "mean turns   {:.1} each", balance.turns)?;
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
