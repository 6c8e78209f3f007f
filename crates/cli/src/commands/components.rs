//! `reverie components`: what is in a box, and whether a file of one's own could be.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde_json::json;

use crate::args::{game_ids, open_game};
use crate::failure::Failure;
use crate::input;

const EXAMPLES: &str = "\
Examples:
  reverie components show momiji > mine.json
  reverie components check momiji mine.json
  reverie new momiji --components mine.json";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct ComponentsArgs {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Print the component data that comes with the program
    Show {
        /// Which game
        #[arg(value_parser = game_ids())]
        game: String,
    },
    /// Check a component file, and explain every mistake in it
    Check {
        /// Which game
        #[arg(value_parser = game_ids())]
        game: String,
        /// The component file; - for standard input
        file: PathBuf,
        /// Print JSON for programs
        #[arg(long)]
        json: bool,
    },
}

pub fn run(args: &ComponentsArgs, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.task {
        Task::Show { game } => {
            let text = open_game(game, None)?.components();
            writeln!(out, "{}", text.trim_end())?;
            Ok(())
        }
        Task::Check { game, file, json } => {
            let text = input::text(file)?;
            let problems = open_game(game, None)?.with_components(&text).err();
            if *json {
                let document = json!({
                    "fine": problems.is_none(),
                    "problems": problems.as_ref().map_or_else(|| json!([]), |found| json!(found)),
                });
                super::print(out, &document)?;
            } else if problems.is_none() {
                writeln!(out, "{} can be used.", input::name(file))?;
            }
            problems.map_or(Ok(()), |found| {
                let what = format!("{} can't be used", input::name(file));
                Err(Failure::refused(&what, &found))
            })
        }
    }
}
