//! `reverie components`: what is in a box, and whether a file of one's own could be.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, Subcommand};
use serde_json::json;
use shelf::Shelf;
use table::Problems;

use crate::args::open_game;
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
        game: String,
    },
    /// Check a component file, and explain every mistake in it. What only differs from our
    /// reconstruction of lost pictures is a warning
    Check {
        /// Which game
        game: String,
        /// The component file; - for standard input
        file: PathBuf,
        /// Print JSON for programs
        #[arg(long)]
        json: bool,
    },
}

pub fn run(args: &ComponentsArgs, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.task {
        Task::Show { game } => {
            let game = open_game(shelf, game, None)?;
            let text = game.components();
            writeln!(out, "{}", text.trim_end())?;
            Ok(())
        }
        Task::Check { game, file, json } => {
            let text = input::text(file)?;
            let opened = open_game(shelf, game, None)?.with_components(&text);
            if *json {
                let (problems, warnings) = match &opened {
                    Ok(game) => (Problems::new(), game.warnings()),
                    Err(problems) => (problems.clone(), Problems::new()),
                };
                let fine = opened.is_ok();
                let document = json!({ "fine": fine, "problems": problems, "warnings": warnings });
                super::print(out, &document)?;
            } else if let Ok(game) = &opened {
                write_fine(out, &input::name(file), &game.warnings())?;
            }
            opened.map(|_| ()).map_err(|found| {
                let what = format!("{} can't be used", input::name(file));
                Failure::refused(&what, &found)
            })
        }
    }
}

/// Says that a file can be used, and what is unusual in it all the same.
fn write_fine(out: &mut dyn Write, name: &str, warnings: &Problems) -> std::io::Result<()> {
    if warnings.is_empty() {
        return writeln!(out, "{name} can be used.");
    }
    writeln!(
        out,
        "{name} can be used. It differs from what we reconstructed, because only lost pictures showed it:"
    )?;
    warnings
        .iter()
        .try_for_each(|warning| writeln!(out, "  warning: {warning}"))
}
