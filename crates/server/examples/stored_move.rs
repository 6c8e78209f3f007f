//! What a stored move costs: plays moves of a fixed script, for `valgrind --tool=callgrind` to count. See
//! `docs/benchmarks.md`.

use server::rehearsal::stored_moves;

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "momiji".to_owned());
    let moves = args.next().and_then(|moves| moves.parse().ok());
    let bytes = stored_moves(&game, moves.unwrap_or(100));
    println!("{bytes} bytes");
}
