//! The `reverie` command, with the games of this house.

use std::process::ExitCode;

use shelf::Shelf;

/// A server answers thousands of sockets from several threads: the system's allocator makes them wait for
/// each other.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    reverie::run(&Shelf::standard(), std::env::args_os())
}
