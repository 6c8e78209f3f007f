//! `reverie ladder`: measures every level of every game against the next, and writes the report.

mod page;
mod rungs;

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};
use shelf::{Contest, Shelf};
use table::Request;

use self::rungs::{Measure, Rung};
use super::simulate::progress_bar;
use crate::args::open_game;
use crate::bots::{MeansArgs, cores, failure};
use crate::campaign::CampaignArgs;
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  reverie ladder --dir docs/ladder --page docs/LADDER.md
  reverie ladder --dir docs/ladder --page docs/LADDER.md --only momiji-2 --budget-ms 200

Each measurement is kept as a file of its own, and the page is written anew from all of them.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct LadderArgs {
    #[command(flatten)]
    campaign: CampaignArgs,
    #[command(flatten)]
    means: MeansArgs,
    /// Play this many games instead of the usual number
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// The seed of the first game
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
}

pub fn run(args: &LadderArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    let (rungs, campaign) = (rungs::all(shelf), &args.campaign);
    let name = |rung: &Rung| rung.name.clone();
    campaign.measure(&rungs, name, |rung| measure(args, shelf, rung), out)?;
    let page = page::write(&rungs, &|rung| campaign.measured(&rung.name));
    campaign.publish(&page)
}

fn measure(args: &LadderArgs, shelf: &Shelf, rung: &Rung) -> Result<Value, Failure> {
    let game = open_game(shelf, rung.game, None)?;
    let request = Request {
        players: rung.players,
        options: rung.options.clone(),
    };
    let games = args.games.unwrap_or(rung.games);
    let (seed, bar) = (args.seed, progress_bar(games));
    let mut document = json!({
        "game": rung.game, "players": rung.players, "seed": seed, "games": games,
    });
    let more = match &rung.measure {
        Measure::Contest(opponents) => {
            let (threads, stop) = (cores(), None);
            let plan = Contest {
                games,
                seed,
                threads,
                stop,
            };
            let means = args.means.means(1);
            let report = game.arena(&request, opponents, &plan, &means, &mut |done| {
                bar.set_position(done);
            });
            document["budget_ms"] = json!(args.means.budget_ms);
            serde_json::to_value(report.map_err(failure)?).unwrap_or_default()
        }
        Measure::Foresight => {
            let won = super::foresee::count(&*game, &request, seed, games, cores(), &bar)?;
            json!({ "winnable": won })
        }
    };
    bar.finish_and_clear();
    if let (Some(all), Value::Object(more)) = (document.as_object_mut(), more) {
        all.extend(more);
    }
    Ok(document)
}
