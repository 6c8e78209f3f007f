//! The one sight that is not of the last turn: what to keep at the hand limit of Momiji.

use momiji::{Momiji, Move, Stage, State};
use table::{Game, MoveId, Seat};

/// A card that brings this many points by being laid in the next turn is not thrown away.
const MUCH: i32 = 6;

/// At the hand limit there are cards that would score much in the very next turn, and dead ones:
/// whose pile is closed or has passed their number. Any card but the first counts as seeing it.
pub fn keep_what_scores(
    game: &Momiji,
    state: &State,
    seat: Seat,
) -> Option<(String, String, Vec<MoveId>)> {
    if state.turn().stage != Stage::HandLimit {
        return None;
    }
    let (area, leaves) = (state.area(seat), game.leaves());
    let (mut good, mut hot, mut dead) = (Vec::new(), 0, 0);
    for id in game.legal(state, seat).iter() {
        let Some(Move::Discard(card)) = Move::from_id(id) else {
            continue;
        };
        let (leaf, number) = (card.leaf(), leaves.number(card));
        let top = area.top_number(leaf, leaves);
        dead += usize::from(top.is_some_and(|top| top == 3 || number < top));
        let fits = top.is_some_and(|top| top < 3 && (number == top || number == top + 1));
        let length = area.pile(leaf).len() as i32;
        let gain = (length + 1) * i32::from(number) - area.pile_points(leaf, leaves);
        if fits && gain >= MUCH {
            hot += 1;
        } else {
            good.push(id);
        }
    }
    let (kind, reason) = (
        "keep what scores at the hand limit",
        "pile of the next turn",
    );
    (hot > 0 && dead > 0).then(|| (kind.to_owned(), reason.to_owned(), good))
}
