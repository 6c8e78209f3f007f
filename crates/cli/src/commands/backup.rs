//! `reverie backup`: a copy of a server's database, while it runs.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::serve::{DataArgs, runtime};
use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  reverie backup tables-2026-11-15.db --data /var/lib/reverie

The server may go on running. To restore, stop it, put the copy into its folder as reverie.db (without
reverie.db-wal and reverie.db-shm beside it), and start it again. Keep a copy of push-key from the same folder
as well: it never changes, and without it browsers have to ask for their notices anew.";

#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub struct BackupArgs {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

pub fn run(args: &BackupArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let config = args.data.read()?;
    let copied = runtime()?.block_on(server::backup(&config, &args.file));
    copied.map_err(|error| Failure::Refused(error.to_string()))?;
    let bytes = std::fs::metadata(&args.file).map_or(0, |file| file.len());
    writeln!(out, "{} ({bytes} bytes)", args.file.display())?;
    Ok(())
}
