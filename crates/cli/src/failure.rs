//! How a command fails: what it says, and with which exit code.
//!
//! [`Failure::Refused`] is for what people hand in (a move, a position, a record),
//! [`Failure::Usage`] for what they type on the command line, [`Failure::File`] for the disk.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use table::Problems;

/// Why a command did not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The input was understood and is wrong: exit code 1.
    #[error("{0}")]
    Refused(String),
    /// The command line asks for something that does not exist: exit code 2, as clap's own errors.
    #[error("{0}")]
    Usage(String),
    /// A file could not be read or written: exit code 3.
    #[error("can't {doing} {}: {error}", path.display())]
    File {
        /// `read` or `write`.
        doing: &'static str,
        /// Which file.
        path: PathBuf,
        /// Why it could not be.
        error: io::Error,
    },
    /// Standard output can't be written: exit code 3, unless the reader just went away.
    #[error("can't write the output: {0}")]
    Output(#[from] io::Error),
}

impl Failure {
    /// What is wrong with something, every reason on a line of its own.
    pub fn refused(what: &str, problems: &Problems) -> Failure {
        Failure::Refused(listed(what, problems))
    }

    /// The same for what was typed on the command line.
    pub fn usage(what: &str, problems: &Problems) -> Failure {
        Failure::Usage(listed(what, problems))
    }

    /// A file that could not be read.
    pub fn read(path: &Path, error: io::Error) -> Failure {
        let path = path.to_owned();
        Failure::File {
            doing: "read",
            path,
            error,
        }
    }

    /// A file that could not be written.
    pub fn write(path: &Path, error: io::Error) -> Failure {
        let path = path.to_owned();
        Failure::File {
            doing: "write",
            path,
            error,
        }
    }

    /// Says it, and gives the exit code.
    pub fn report(&self) -> ExitCode {
        let code = match self {
            // `reverie legal game.json | head` is no failure.
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Refused(_) => 1,
            Failure::Usage(_) => 2,
            Failure::File { .. } | Failure::Output(_) => 3,
        };
        let style = anstyle::AnsiColor::Red.on_default().bold();
        // A message may repeat what a file or somebody said: nothing in it may steer the terminal.
        let text = table::visible(self.to_string());
        // If not even this can be written there is nobody left to tell.
        let _ = writeln!(anstream::stderr(), "{style}error:{style:#} {text}");
        ExitCode::from(code)
    }
}

fn listed(what: &str, problems: &Problems) -> String {
    let lines: Vec<String> = problems
        .iter()
        .map(|problem| format!("\n  {problem}"))
        .collect();
    format!("{what}:{}", lines.concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_gets_a_line() {
        let mut problems = Problems::one("deck", "too long");
        problems.add("", "odd");
        let failure = Failure::refused("game.json is no position", &problems);
        let text = "game.json is no position:\n  deck: too long\n  odd";
        assert_eq!(failure.to_string(), text);
    }
}
