//! `reverie balances`: the balance of every game and number of players, and the page that shows it.

mod page;

use std::io::Write;

use clap::Args;
use serde_json::Value;
use shelf::{Contest, Level, Opponent, Shelf};
use table::Request;

use self::page::Setting;
use super::balance::document;
use super::simulate::progress_bar;
use crate::args::open_game;
use crate::bots::{MeansArgs, cores, failure};
use crate::campaign::CampaignArgs;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  reverie balances --dir docs/balance --page docs/BALANCE.md
  reverie balances --dir docs/balance --page docs/BALANCE.md --only deja-vu-2

Skilled bots play each other. Each report is kept as a file of its own, and the page is written anew from all of them.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct BalancesArgs {
    #[command(flatten)]
    campaign: CampaignArgs,
    #[command(flatten)]
    means: MeansArgs,
    /// How many games for each report
    #[arg(long, value_name = "K", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The seed of the first game
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
}

pub fn run(args: &BalancesArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let (settings, campaign) = (page::settings(shelf), &args.campaign);
    campaign.measure(
        &settings,
        Setting::name,
        |setting| measure(args, shelf, setting),
        out,
    )?;
    let page = page::write(&settings, &|setting| campaign.measured(&setting.name()));
    campaign.publish(&page)
}

fn measure(args: &BalancesArgs, shelf: &Shelf, setting: &Setting) -> Result<Value, Failure> {
    let game = open_game(shelf, setting.game, None)?;
    let (games, seed, players) = (args.games, args.seed, setting.players);
    let option = setting.mode.map(|mode| mode.option);
    let option = option.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let request = Request {
        players,
        options: option.into_iter().collect(),
    };
    let plan = Contest {
        games,
        seed,
        threads: cores(),
        stop: None,
    };
    let (bot, bar) = (Opponent::Bot(Level::Skilled), progress_bar(games));
    let means = args.means.means(1);
    let balance = game.balance(&request, &bot, &plan, &means, &mut |done| {
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let balance = balance.map_err(failure)?;
    Ok(document(setting.game, players, seed, &bot, &balance))
}
