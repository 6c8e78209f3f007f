//! Whether a move can be taken back is said before it is made, truly, and without a hint at what is hidden.

use table::{Game, MoveId, Observer, QuickDice, Seat, Text};

/// Every move that is offered says of itself what comes of making it, whatever luck brings; and it says the same in
/// every position that looks the same to whoever may make it.
pub(crate) fn check<G: Text>(game: &G, state: &G::State, luck: &mut QuickDice, at: &str) {
    for seat in game.to_act(state).iter() {
        let view = game.view(state, Observer::Seat(seat));
        let guess = game.sample(&view, &G::Memory::default(), luck);
        for id in game.legal(state, seat).iter() {
            let said = game.finality(state, seat, id);
            assert_eq!(
                said,
                made(game, state, seat, id, luck),
                "{at}: {seat}, {id:?} can be taken back as luck will have it"
            );
            assert_eq!(
                said,
                game.finality(&guess, seat, id),
                "{at}: {seat}, {id:?}: whether it can be taken back tells what is hidden"
            );
        }
    }
}

/// What the game says when the move is made, with other luck.
fn made<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    id: MoveId,
    luck: &mut QuickDice,
) -> table::Finality {
    let mut copy = *state;
    game.apply(&mut copy, seat, id, &mut luck.fork(), &mut ())
}
