//! The `reverie` command with one game more.

use std::process::ExitCode;

use fourth_game::HighCard;
use shelf::Shelf;

fn main() -> ExitCode {
    let shelf = Shelf::standard().with::<HighCard>();
    reverie::run(&shelf, std::env::args_os())
}
