//! Picks from all that was found: many kinds, all grades.

use std::collections::BTreeMap;

use bots::Judged;

use crate::find::Find;

/// How many puzzles are wanted for one to four players.
pub const WANTED: [usize; 4] = [8, 28, 8, 8];

/// This many puzzles: the rarest kind first, and within a kind the grades in turn.
pub fn pick<G: Judged>(found: Vec<Find<G>>, wanted: usize) -> Vec<Find<G>> {
    let mut kinds: BTreeMap<&str, Vec<Find<G>>> = BTreeMap::new();
    for find in found {
        kinds.entry(find.kind).or_default().push(find);
    }
    let mut kinds: Vec<Vec<Find<G>>> = kinds.into_values().collect();
    kinds.sort_by_key(Vec::len);
    let mut picked: Vec<Find<G>> = Vec::new();
    while picked.len() < wanted && kinds.iter().any(|kind| !kind.is_empty()) {
        for kind in &mut kinds {
            if picked.len() == wanted {
                break;
            }
            let grade = |find: &Find<G>| find.found_by.len();
            let like = |find: &Find<G>| {
                picked
                    .iter()
                    .filter(|other| grade(other) == grade(find))
                    .count()
            };
            let next = (0..kind.len()).min_by_key(|&place| like(&kind[place]));
            picked.extend(next.map(|place| kind.remove(place)));
        }
    }
    picked.sort_by_key(|find| std::cmp::Reverse(find.found_by.len()));
    picked
}
