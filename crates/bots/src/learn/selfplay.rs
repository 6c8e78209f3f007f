//! Games to learn from.

use table::{Chance, MoveId, QuickDice, Seat};

use super::lesson::Lesson;
use crate::judged::Judged;
use crate::net::Net;
use crate::planner::best_at_once;

/// One decision in this many is made by chance, so that the net sees what it would never choose.
const WANDERS: u32 = 25;

/// One position in this many becomes a lesson.
const KEEPS: u32 = 6;

/// Plays a game by looking one decision ahead with the net (or by the rule of thumb where there is
/// no net yet), and says what can be learned from it.
pub(crate) fn lessons<G: Judged>(
    game: &G,
    options: &G::Options,
    net: Option<&Net>,
    seed: u64,
) -> Vec<Lesson> {
    let mut dice = QuickDice::new(seed);
    let mut state = game.setup(options, &mut dice);
    let players = game.players(&state);
    let mut lessons: Vec<(Seat, Lesson)> = Vec::new();
    loop {
        let actors = game.to_act(&state);
        let Some(seat) = actors.iter().nth(dice.below(actors.len() as u32) as usize) else {
            break;
        };
        let id = decide(game, &state, seat, net, &mut dice);
        let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
        if dice.below(KEEPS) == 0 && !game.is_over(&state) {
            let told = |seat| (seat, Lesson::describe(game, &state, seat));
            lessons.extend(Seat::all(players).map(told));
        }
    }
    let ended = |(seat, mut lesson): (Seat, Lesson)| {
        lesson.ended(&game.outcome(&state, seat));
        lesson
    };
    lessons.into_iter().map(ended).collect()
}

fn decide<G: Judged>(
    game: &G,
    state: &G::State,
    seat: Seat,
    net: Option<&Net>,
    dice: &mut QuickDice,
) -> MoveId {
    let legal = game.legal(state, seat);
    let wanders = dice.below(WANDERS) == 0;
    if wanders || legal.len() == 1 {
        let any = dice.below(legal.len() as u32) as usize;
        return legal.nth(any).unwrap_or(MoveId(0));
    }
    match net {
        None => best_at_once(game, state, seat, dice),
        Some(net) => look_ahead(game, state, seat, net, dice),
    }
}

/// The move after which the net likes the position most.
pub(crate) fn look_ahead<G: Judged>(
    game: &G,
    state: &G::State,
    seat: Seat,
    net: &Net,
    dice: &mut QuickDice,
) -> MoveId {
    let mut best = (f32::MIN, MoveId(0));
    for id in game.legal(state, seat).iter() {
        let mut after = *state;
        let _ = game.apply(&mut after, seat, id, dice, &mut ());
        let outcome = if game.is_over(&after) {
            game.outcome(&after, seat)
        } else {
            net.judge(game, &after)[seat.index()]
        };
        let value = outcome.utility(game.players(&after));
        if value > best.0 {
            best = (value, id);
        }
    }
    best.1
}
