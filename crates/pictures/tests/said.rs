//! Whatever a picture says can be said in every language.

use std::sync::Arc;

use laws::spoken;
use pictures::{Drawn, Piece};
use table::{Match, Observer, QuickDice, Request, choose};

/// Draws a random game now and then for all eyes.
fn check<G: Drawn>(request: &Request, seed: u64) {
    let game = Arc::new(G::open(G::COMPONENTS).expect("the box opens"));
    let mut played = Match::new(Arc::clone(&game), request, seed).expect("a table");
    let mut luck = QuickDice::new(seed);
    for moves in 0.. {
        if moves % 8 == 0 || game.is_over(played.state()) {
            show(
                &*game,
                played.state(),
                &format!("{request:?}, move {moves}"),
            );
        }
        let Some((seat, id)) = choose(&*game, played.state(), &mut luck) else {
            return;
        };
        played.play(seat, id).expect("a legal move");
    }
}

fn show<G: Drawn>(game: &G, state: &G::State, at: &str) {
    for observer in Observer::all(game.players(state)) {
        let picture = game.picture(&game.view(state, observer));
        assert!(picture.lines().len() > 3, "{at}: there is something to see");
        for (_, piece) in picture.lines().iter().flatten() {
            if let Piece::Phrase(phrase) | Piece::Centred(phrase, _) = piece {
                spoken(phrase, at);
            }
        }
    }
}

#[test]
fn pictures_of_momiji_are_said_in_every_language() {
    for (seed, scenario) in [(1, "cold-breeze"), (2, "meditation"), (3, "equinox")] {
        let request = Request::players(1).with("scenario", scenario);
        check::<momiji::Momiji>(&request, seed);
    }
    for players in 2..=4 {
        let draft = Request::players(players).with("landscapes", "draft");
        check::<momiji::Momiji>(&draft, players as u64);
    }
}

#[test]
fn pictures_of_vivid_memories_are_said_in_every_language() {
    for players in 2..=4 {
        let request = Request::players(players);
        check::<vivid_memories::VividMemories>(&request, players as u64);
    }
}

#[test]
fn pictures_of_deja_vu_are_said_in_every_language() {
    for players in 2..=4 {
        let request = Request::players(players);
        check::<deja_vu::DejaVu>(&request, players as u64);
    }
}
