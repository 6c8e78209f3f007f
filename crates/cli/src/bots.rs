//! Arguments about bots that several commands share.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bots::{BotError, Means, Opponents, Sitter, read_sitters};
use clap::Args;

use crate::args::NO_SUCH_TABLE;
use crate::failure::Failure;
use crate::input;

/// How bots may use the machine.
#[derive(Args)]
pub struct MeansArgs {
    /// How long an expert may think in a turn, in milliseconds
    #[arg(long, value_name = "M", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub budget_ms: u64,
    /// How long a program of your own may take for a decision, in milliseconds
    #[arg(long, value_name = "M", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub patience_ms: u64,
}

impl MeansArgs {
    /// The same as bots take it, with so many threads for each search.
    pub fn means(&self, threads: usize) -> Means {
        Means {
            turn: Duration::from_millis(self.budget_ms),
            patience: Duration::from_millis(self.patience_ms),
            threads,
        }
    }
}

/// How many cores there are.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// A list of bots, for clap.
pub fn sitters(text: &str) -> Result<Vec<Sitter>, String> {
    read_sitters(text).map_err(|error| error.to_string())
}

/// The bots of a game, with the component data of a file if one is named.
pub fn open(id: &str, components: Option<&PathBuf>) -> Result<Box<dyn Opponents>, Failure> {
    let game = shelf::game(id).map_err(|error| Failure::Usage(error.to_string()))?;
    let text = match components {
        Some(path) => input::text(Path::new(path))?,
        None => game.components().to_owned(),
    };
    match bots::opponents(id, &text) {
        Some(found) => found.map_err(failure),
        None => Err(Failure::Refused(format!("there are no bots for {id}"))),
    }
}

/// What went wrong with bots, as the command line says it.
pub fn failure(error: BotError) -> Failure {
    match error {
        BotError::Table(problems) => Failure::usage(NO_SUCH_TABLE, &problems),
        error @ (BotError::Seats { .. } | BotError::NotSolo) => Failure::Usage(error.to_string()),
        error @ (BotError::Weights(_) | BotError::Outside(_)) => {
            Failure::Refused(error.to_string())
        }
    }
}
