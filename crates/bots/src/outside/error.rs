//! Why a program can't play.

use std::fmt;
use std::io;
use std::time::Duration;

/// A program that could not be brought to the table.
#[derive(Debug)]
pub struct OutsideError {
    /// What should have started it.
    pub command: String,
    /// What went wrong.
    pub fault: Fault,
    /// The last lines of its standard error.
    pub stderr: Vec<String>,
}

/// What went wrong when a program was started.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// The shell did not start.
    #[error("could not be started: {0}")]
    NotStarted(#[from] io::Error),
    /// It said nothing.
    #[error("did not answer `hello` within {0:?}")]
    Silent(Duration),
    /// It went away.
    #[error("ended before it answered `hello` ({0})")]
    Ended(String),
    /// It said something that is no `ready`.
    #[error("did not answer `hello` with `ready`: {0}")]
    NotReady(String),
    /// It speaks another version.
    #[error("speaks version {theirs} of the protocol, but this program speaks version {ours}")]
    Version {
        /// The version it named.
        theirs: u32,
        /// The one that was offered.
        ours: u32,
    },
}

impl fmt::Display for OutsideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bot `{}` {}", self.command, self.fault)?;
        if !self.stderr.is_empty() {
            write!(f, "\n  its standard error ended with:")?;
            for line in &self.stderr {
                write!(f, "\n  | {line}")?;
            }
        }
        write!(
            f,
            "\n  docs/bot-protocol.md describes what a bot must answer"
        )
    }
}

impl std::error::Error for OutsideError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.fault)
    }
}
