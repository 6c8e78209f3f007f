//! Picks from all that was found: many motifs, few of each.

use std::collections::BTreeMap;

use table::{MoveId, Seat};

use crate::sighted::Sighted;

/// A position with something to see.
pub struct Sight<G: Sighted> {
    /// The game that it comes from.
    pub round: u64,
    /// What kind of move it is.
    pub kind: String,
    /// What the move is good for.
    pub reason: String,
    /// The position.
    pub state: G::State,
    /// Who must see it.
    pub seat: Seat,
    /// The moves that count as seeing it.
    pub good: Vec<MoveId>,
}

/// No game gives more positions than this.
const A_GAME: usize = 2;

/// A kind that was found less often than this is left out, unless it must be there.
const ODD: usize = 4;

/// This many sights, one of each kind in turn; within a kind the reasons take turns.
pub fn pick<G: Sighted>(found: Vec<Sight<G>>, wanted: usize) -> Vec<Sight<G>> {
    let mut kinds: BTreeMap<String, Vec<Sight<G>>> = BTreeMap::new();
    for sight in found {
        kinds.entry(sight.kind.clone()).or_default().push(sight);
    }
    let mut kinds: Vec<Vec<Sight<G>>> = kinds.into_values().collect();
    let classic = |kind: &Vec<Sight<G>>| {
        let first = kind.first().map(|sight| sight.kind.as_str());
        first.is_some_and(|name| G::CLASSICS.contains(&name))
    };
    // An oddity is nothing that everybody sees. After the classics comes what happens often.
    kinds.retain(|kind| classic(kind) || kind.len() >= ODD);
    kinds.sort_by_key(|kind| (!classic(kind), std::cmp::Reverse(kind.len())));
    let mut picked: Vec<Sight<G>> = Vec::new();
    loop {
        let before = picked.len();
        for kind in &mut kinds {
            if picked.len() == wanted {
                return picked;
            }
            let fits = |sight: &Sight<G>| {
                picked
                    .iter()
                    .filter(|other| other.round == sight.round)
                    .count()
                    < A_GAME
            };
            kind.retain(fits);
            let like = |sight: &Sight<G>| {
                let same =
                    |other: &&Sight<G>| other.kind == sight.kind && other.reason == sight.reason;
                picked.iter().filter(same).count()
            };
            let next = (0..kind.len()).min_by_key(|&place| like(&kind[place]));
            picked.extend(next.map(|place| kind.remove(place)));
        }
        if picked.len() == before {
            return picked;
        }
    }
}
