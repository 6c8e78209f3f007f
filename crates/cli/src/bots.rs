//! Arguments about bots that several commands share.

use std::time::Duration;

use clap::Args;
use shelf::{BotError, Means, Opponent, read_opponents};

use crate::args::NO_SUCH_TABLE;
use crate::failure::Failure;

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
    /// The same as bots take it, with this many threads for each search.
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
pub fn opponents(text: &str) -> Result<Vec<Opponent>, String> {
    read_opponents(text).map_err(|error| error.to_string())
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
