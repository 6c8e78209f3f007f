//! The simplest player that wants something: for balance reports, not for opponents.

use crate::chance::Chance;
use crate::game::Game;
use crate::moves::MoveId;
use crate::seat::Seat;

/// A game that can say, by a rule of thumb, how well somebody stands.
pub trait Greedy: Game {
    /// How good a position looks for a seat; more is better. Uses nothing that the seat may not
    /// know, and costs little.
    fn promise(&self, state: &Self::State, seat: Seat) -> i32;

    /// How many further decisions of the same player belong together with the next one, so that
    /// only what comes after them can be judged.
    fn foresight(&self, _state: &Self::State) -> u32 {
        1
    }

    /// What a player had in a finished game that may have helped or hurt: a board, a card.
    fn factors(&self, state: &Self::State, seat: Seat) -> Vec<Factor>;

    /// Whether this move ends a turn: counting them gives the length of a game as people feel it.
    fn is_turn_end(&self, id: MoveId) -> bool;
}

/// Something that a player had.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Factor {
    /// Its kind, such as `board`.
    pub group: &'static str,
    /// Which one, such as `board-2`.
    pub name: String,
}

/// How many replies to itself a greedy player looks at for each move.
const REPLIES: u32 = 12;

/// The move that leads to the most promising position, the player's own next decision included, or
/// as many as belong together.
/// Nothing if the seat can't act.
///
/// Luck on the way is drawn from `chance`, never foreseen.
pub fn greedy_choice<G: Greedy>(
    game: &G,
    state: &G::State,
    seat: Seat,
    chance: &mut impl Chance,
) -> Option<MoveId> {
    let legal = game.legal(state, seat);
    if legal.len() <= 1 {
        return legal.nth(0);
    }
    let mut best = None;
    let mut ties = 0;
    for id in legal.iter() {
        let value = value_of(game, state, seat, id, chance);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, id));
            ties = 1;
        } else if best.is_some_and(|(most, _)| value == most) {
            // Each of the equally good ones is chosen with the same chance.
            ties += 1;
            if chance.below(ties) == 0 {
                best = Some((value, id));
            }
        }
    }
    best.map(|(_, id)| id)
}

/// The best position in reach with a move and further decisions of the same player.
fn value_of<G: Greedy>(
    game: &G,
    state: &G::State,
    seat: Seat,
    id: MoveId,
    chance: &mut impl Chance,
) -> i32 {
    let mut after = *state;
    let _ = game.apply(&mut after, seat, id, chance, &mut ());
    let mut value = game.promise(&after, seat);
    let foresight = game.foresight(state);
    if foresight > 1 {
        return value.max(value_ahead(game, &after, seat, foresight, chance));
    }
    let replies = game.legal(&after, seat);
    let count = replies.len() as u32;
    for n in 0..count.min(REPLIES) {
        // All of a few, some of many.
        let place = if count <= REPLIES {
            n
        } else {
            chance.below(count)
        };
        if let Some(reply) = replies.nth(place as usize) {
            let mut then = after;
            let _ = game.apply(&mut then, seat, reply, chance, &mut ());
            value = value.max(game.promise(&then, seat));
        }
    }
    value
}

/// The best position that some random continuations of the same player reach.
fn value_ahead<G: Greedy>(
    game: &G,
    state: &G::State,
    seat: Seat,
    decisions: u32,
    chance: &mut impl Chance,
) -> i32 {
    let mut value = i32::MIN;
    for _ in 0..REPLIES {
        let mut then = *state;
        for _ in 0..decisions {
            let legal = game.legal(&then, seat);
            let Some(id) = legal.nth(chance.below(legal.len() as u32) as usize) else {
                break;
            };
            let _ = game.apply(&mut then, seat, id, chance, &mut ());
            value = value.max(game.promise(&then, seat));
        }
    }
    value
}
