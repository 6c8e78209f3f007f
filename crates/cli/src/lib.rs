//! The `reverie` command: board games in the terminal, and for programs.
//!
//! Every command is a file in `commands`, with its arguments, its help and what it does; the game
//! at the terminal is the module `play`. The rules are asked through the crate `shelf` only.

mod args;
mod bots;
mod campaign;
mod commands;
mod failure;
mod input;
mod language;
mod paint;
mod play;
mod seed;
mod tally;
mod words;

use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use shelf::Shelf;

use crate::args::{Cli, Command};
use crate::failure::Failure;

/// Carries out a command line, the name of the program first, about the games of a shelf. Whoever has a game
/// more hands in a shelf that has it.
pub fn run(shelf: &Shelf, line: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match Cli::read(shelf, line) {
        Ok(cli) => cli,
        Err(error) => {
            // If not even this can be written there is nobody left to tell.
            let _ = error.print();
            return ExitCode::from(error.exit_code() as u8);
        }
    };
    cli.color.apply();
    language::choose(cli.language);
    let mut out = anstream::stdout().lock();
    let result = carry_out(cli.command, shelf, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn carry_out(command: Command, shelf: &Shelf, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Play(args) => play::run(args, shelf, out),
        Command::Games(args) => commands::games::run(&args, shelf, out),
        Command::New(args) => commands::new::run(&args, shelf, out),
        Command::Show(args) => commands::show::run(&args, shelf, out),
        Command::Legal(args) => commands::legal::run(&args, shelf, out),
        Command::Why(args) => commands::why::run(&args, shelf, out),
        Command::Apply(args) => commands::apply::run(&args, shelf, out),
        Command::Score(args) => commands::score::run(&args, shelf, out),
        Command::View(args) => commands::view::run(&args, shelf, out),
        Command::Replay(args) => commands::replay::run(&args, shelf, out),
        Command::SampleGame(args) => commands::sample_game::run(&args, shelf, out),
        Command::Simulate(args) => commands::simulate::run(&args, shelf, out),
        Command::Arena(args) => commands::arena::run(&args, shelf, out),
        Command::Analyze(args) => commands::analyze::run(&args, shelf, out),
        Command::Hint(args) => commands::hint::run(&args, shelf, out),
        Command::Review(args) => commands::review::run(&args, shelf, out),
        Command::Foresee(args) => commands::foresee::run(&args, shelf, out),
        Command::Ladder(args) => commands::ladder::run(&args, shelf, out),
        Command::Balances(args) => commands::balances::run(&args, shelf, out),
        Command::Learn(args) => commands::learn::run(&args, shelf, out),
        Command::Balance(args) => commands::balance::run(&args, shelf, out),
        Command::Perft(args) => commands::perft::run(&args, shelf, out),
        Command::Serve(args) => commands::serve::run(&args, shelf, out),
        Command::Backup(args) => commands::backup::run(&args, out),
        Command::Load(args) => commands::load::run(&args, out),
        Command::Components(args) => commands::components::run(&args, shelf, out),
    }
}
