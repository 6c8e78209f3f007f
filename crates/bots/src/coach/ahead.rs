//! How far a line is certain, and what it certainly brings.

use table::{Known, MoveId, Observer, Phrase, QuickDice, Seat};

use crate::judged::Judged;
use crate::search::Noted;

/// How many worlds have to agree.
const WORLDS: usize = 6;

/// No line is longer than this.
const LONGEST: usize = 12;

/// The seat's own moves of a line, as far as neither luck nor anything that it can't see has a say in them.
#[derive(Debug)]
pub(crate) struct Ahead {
    /// The moves, and what each does.
    pub steps: Vec<(MoveId, Phrase)>,
    /// What the first of them brings at once in points, if that is certain.
    pub first: Option<i32>,
    /// What all of them bring together, if that is certain.
    pub all: Option<i32>,
}

/// Follows a line in several worlds at once for as long as they agree. The worlds are drawn from what the seat
/// sees, not from what it remembers: nobody is told a number that they should keep in mind themselves.
pub(crate) fn ahead<G: Judged>(
    game: &G,
    known: &Known<G>,
    line: &[(Seat, MoveId)],
    dice: &mut QuickDice,
) -> Ahead {
    let (own, seen) = (known.seat(), known.forgotten());
    let mut worlds: Vec<G::State> = (0..WORLDS).map(|_| seen.sample(game, dice)).collect();
    let points = |world: &G::State| game.points_if_ended(world)[own.index()];
    let before: Vec<i32> = worlds.iter().map(points).collect();
    let mut found = Ahead {
        steps: Vec::new(),
        first: None,
        all: None,
    };
    for &(seat, id) in line.iter().take(LONGEST) {
        let possible = |world: &G::State| seat == own && game.legal(world, seat).contains(id);
        if !worlds.iter().all(possible) {
            break;
        }
        let view = |world: &G::State| game.view(world, Observer::Seat(own));
        let mut does = worlds.iter().map(|world| game.explain(&view(world), id));
        let Some(explanation) = does
            .next()
            .filter(|first| does.all(|other| other == *first))
        else {
            break;
        };
        found.steps.push((id, explanation));
        let mut lucky = false;
        for world in &mut worlds {
            let mut luck = Noted { dice, asked: false };
            let _ = game.apply(world, seat, id, &mut luck, &mut ());
            lucky |= luck.asked;
        }
        let mut gains = worlds
            .iter()
            .zip(&before)
            .map(|(world, before)| points(world) - before);
        let gain = gains
            .next()
            .filter(|first| gains.all(|other| other == *first));
        found.all = gain.filter(|_| !lucky);
        if found.steps.len() == 1 {
            found.first = found.all;
        }
        let first = view(&worlds[0]);
        if lucky || worlds.iter().any(|world| view(world) != first) {
            break;
        }
    }
    found
}
