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

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command};
use crate::failure::Failure;

/// A server answers thousands of sockets from several threads: the system's allocator makes them wait for
/// each other.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    cli.color.apply();
    language::choose(cli.language);
    let mut out = anstream::stdout().lock();
    let result = run(cli.command, &mut out).and_then(|()| Ok(out.flush()?));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Play(args) => play::run(args, out),
        Command::Games(args) => commands::games::run(&args, out),
        Command::New(args) => commands::new::run(&args, out),
        Command::Show(args) => commands::show::run(&args, out),
        Command::Legal(args) => commands::legal::run(&args, out),
        Command::Apply(args) => commands::apply::run(&args, out),
        Command::Score(args) => commands::score::run(&args, out),
        Command::View(args) => commands::view::run(&args, out),
        Command::Replay(args) => commands::replay::run(&args, out),
        Command::SampleGame(args) => commands::sample_game::run(&args, out),
        Command::Simulate(args) => commands::simulate::run(&args, out),
        Command::Arena(args) => commands::arena::run(&args, out),
        Command::Analyze(args) => commands::analyze::run(&args, out),
        Command::Foresee(args) => commands::foresee::run(&args, out),
        Command::Ladder(args) => commands::ladder::run(&args, out),
        Command::Balances(args) => commands::balances::run(&args, out),
        Command::Learn(args) => commands::learn::run(&args, out),
        Command::Balance(args) => commands::balance::run(&args, out),
        Command::Perft(args) => commands::perft::run(&args, out),
        Command::Serve(args) => commands::serve::run(&args, out),
        Command::Backup(args) => commands::backup::run(&args, out),
        Command::Load(args) => commands::load::run(&args, out),
        Command::Components(args) => commands::components::run(&args, out),
    }
}
