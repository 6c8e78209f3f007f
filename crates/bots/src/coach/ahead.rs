//! How far a line is certain, and what it certainly brings.

use table::{Item, Known, MoveId, Observer, Phrase, QuickDice, Seat};

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
    /// What the points that the first brings are counted from; nothing where that can't be told whole.
    pub first_from: Vec<Phrase>,
    /// What all of them bring together, if that is certain.
    pub all: Option<i32>,
    /// What these points are counted from; nothing where that can't be told whole.
    pub all_from: Vec<Phrase>,
}

/// No more things than this are named that points are counted from.
const NAMED: usize = 4;

/// What the seat's points are counted from, as far as it may count them.
fn items<G: Judged>(game: &G, view: &G::View, seat: Seat) -> Vec<Item> {
    let account = game.account(view);
    let own = account
        .seats
        .into_iter()
        .find(|one| one.seat == seat.number());
    own.map(|own| own.items).unwrap_or_default()
}

/// What is counted now and was not before, or for less, if it is all that these points come from.
pub(crate) fn counted_from(before: &[Item], now: &[Item], points: i32) -> Vec<Phrase> {
    let sum = |items: &[Item]| items.iter().map(|item| item.points).sum::<i32>();
    let is_new = |item: &&Item| {
        let same = |other: &&Item| other.source == item.source && other.pieces == item.pieces;
        let was = before
            .iter()
            .filter(same)
            .map(|other| other.points)
            .sum::<i32>();
        item.points > was
    };
    let new: Vec<&Item> = now.iter().filter(is_new).collect();
    let whole = points > 0 && sum(now) - sum(before) == points;
    if !whole || new.len() > NAMED {
        return Vec::new();
    }
    new.into_iter().map(|item| item.label.clone()).collect()
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
        first_from: Vec::new(),
        all: None,
        all_from: Vec::new(),
    };
    let view = |world: &G::State| game.view(world, Observer::Seat(own));
    let counted = items(game, &view(&worlds[0]), own);
    for &(seat, id) in line.iter().take(LONGEST) {
        let possible = |world: &G::State| seat == own && game.legal(world, seat).contains(id);
        if !worlds.iter().all(possible) {
            break;
        }
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
        let first = view(&worlds[0]);
        let points = found.all.unwrap_or(0);
        found.all_from = counted_from(&counted, &items(game, &first, own), points);
        if found.steps.len() == 1 {
            found.first = found.all;
            found.first_from.clone_from(&found.all_from);
        }
        if lucky || worlds.iter().any(|world| view(world) != first) {
            break;
        }
    }
    found
}
