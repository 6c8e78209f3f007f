//! Completable sowing against an exhaustive search on random maps: F24 to F27.

use std::collections::{BTreeSet, HashMap};

use deja_vu::{Bit, Heap};
use serde_json::{Value, json};
use table::{Chance, Dice};

use crate::support::At;

/// Who touches whom, computed from the places alone.
fn neighbours(map: &Value) -> Vec<Vec<usize>> {
    let place = |tile: &Value| {
        (
            tile["at"][0].as_i64().expect("q"),
            tile["at"][1].as_i64().expect("r"),
        )
    };
    let places: Vec<(i64, i64)> = map.as_array().expect("tiles").iter().map(place).collect();
    let touch = |one: (i64, i64), other: (i64, i64)| {
        let (q, r) = (other.0 - one.0, other.1 - one.1);
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].contains(&(q, r))
    };
    let near = |one| (0..15).filter(|&other| touch(one, places[other])).collect();
    places.iter().map(|&one| near(one)).collect()
}

/// Tries every way and every order of the bits: can they all be sown from here?
fn naive(near: &[Vec<usize>], at: usize, visited: &mut Vec<usize>, bits: &[Bit]) -> bool {
    near[at].iter().any(|&next| {
        !visited.contains(&next)
            && (0..bits.len()).any(|place| allowed(near, next, visited, bits, place))
    })
}

/// Whether this bit can fall on this tile, and all others after it.
fn allowed(
    near: &[Vec<usize>],
    next: usize,
    visited: &mut Vec<usize>,
    bits: &[Bit],
    place: usize,
) -> bool {
    let mut rest = bits.to_vec();
    let bit = rest.remove(place);
    if rest.is_empty() {
        return !bit.is_white();
    }
    visited.push(next);
    let found = naive(near, next, visited, &rest);
    visited.pop();
    found
}

/// The same for many bits: bits count as white or not, and answers are remembered.
#[derive(Default)]
struct Search(HashMap<(usize, u16, usize, usize), bool>);

impl Search {
    fn goes(
        &mut self,
        near: &[Vec<usize>],
        at: usize,
        visited: u16,
        white: usize,
        other: usize,
    ) -> bool {
        let key = (at, visited, white, other);
        if let Some(&known) = self.0.get(&key) {
            return known;
        }
        let mut found = false;
        for &next in near[at].iter().filter(|&&next| visited >> next & 1 == 0) {
            let then = visited | 1 << next;
            found |= white + other == 1 && other == 1
                || white > 0 && white + other > 1 && self.goes(near, next, then, white - 1, other)
                || other > 0 && white + other > 1 && self.goes(near, next, then, white, other - 1);
        }
        self.0.insert(key, found);
        found
    }
}

/// A random map of random heaps: `least` to `most` bits on a few tiles, all others on one tile.
fn position(seed: u64, least: u32, most: u32) -> Value {
    let dice = &mut Dice::new(seed);
    let mut document = At::new_game(2, &[], dice).document();
    let mut heap = Heap::ALL;
    for tile in 0..15 {
        let count = if dice.below(3) == 0 {
            least + dice.below(most - least + 1)
        } else {
            0
        };
        // Half of the tiles are rich in white bits.
        let mut bits: Vec<String> = Vec::new();
        for _ in 0..if dice.below(2) == 0 { count } else { 0 } {
            let white = heap.iter().filter(|bit| bit.is_white()).count() as u32;
            if bits.len() as u32 + 1 < count && white > 0 {
                let n = dice.below(white) as usize;
                let bit = heap.iter().nth(n).expect("white bits come first");
                heap.remove(bit);
                bits.push(bit.name());
            }
        }
        while (bits.len() as u32) < count && !heap.is_empty() {
            bits.push(heap.draw(dice).expect("a bit").name());
        }
        document["map"][tile]["bits"] = json!(bits);
    }
    let rest: Vec<String> = heap.iter().map(Bit::name).collect();
    let heaped = document["map"][14]["bits"].as_array_mut().expect("bits");
    heaped.extend(rest.into_iter().map(Value::from));
    for (key, value) in [("stage", json!("begin")), ("seats", json!([{}, {}]))] {
        document[key] = value;
    }
    document["discard"] = json!([]);
    document.as_object_mut().expect("a document").remove("deck");
    document
}

/// Bits of a list in the document.
fn bits(list: &Value) -> Vec<Bit> {
    let names = list
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str);
    names
        .map(|name| Bit::from_name(name).expect("a bit"))
        .collect()
}

/// Whether bits can be sown on from a way: who touches whom, the way, the bits.
type Can<'a> = dyn FnMut(&[Vec<usize>], &[usize], &[Bit]) -> bool + 'a;

/// Compares what is offered with a search, from every start along random ways. `can` says whether
/// bits can be sown from a tile, `visited` ending with it. Returns how many starts had no way for
/// their bits, and how many steps were refused: for a white bit, and for the way.
fn compare(document: &Value, dice: &mut Dice, can: &mut Can) -> [usize; 3] {
    let near = neighbours(&document["map"]);
    let mut refused = [0; 3];
    for start in 0..15 {
        let mut at = At::position(document);
        let mut held = bits(&document["map"][start]["bits"]);
        let offered = at.offers(&format!("sow T{}", start + 1));
        let possible = held.len() < 15 && !held.is_empty() && can(&near, &[start], &held);
        assert_eq!(offered, possible, "T{} of {document}", start + 1);
        if !offered {
            let coloured = held.iter().any(|bit| !bit.is_white());
            refused[0] += usize::from(coloured && held.len() < 15);
            continue;
        }
        at.play(&[&format!("sow T{}", start + 1)]);
        let mut visited = vec![start];
        while !held.is_empty() {
            let mut expected = BTreeSet::new();
            let from = visited[visited.len() - 1];
            for &next in near[from].iter().filter(|next| !visited.contains(next)) {
                let then = [&visited[..], &[next]].concat();
                let mut good = 0;
                for place in 0..held.len() {
                    let mut rest = held.clone();
                    let bit = rest.remove(place);
                    let last = rest.is_empty();
                    if last && !bit.is_white() || !last && can(&near, &then, &rest) {
                        expected.insert((next, bit));
                        good += 1;
                    }
                }
                refused[if good > 0 { 1 } else { 2 }] += held.len() - good;
            }
            let texts: BTreeSet<String> = expected
                .iter()
                .map(|(next, bit)| format!("drop {} on T{}", bit.name(), next + 1))
                .collect();
            let legal: BTreeSet<String> = at.legal().into_iter().collect();
            assert_eq!(legal, texts, "after {visited:?} of {document}");
            let n = dice.below(expected.len() as u32) as usize;
            let (next, bit) = *expected.iter().nth(n).expect("a step");
            at.play(&[&format!("drop {} on T{}", bit.name(), next + 1)]);
            visited.push(next);
            let place = held.iter().position(|other| *other == bit).expect("held");
            held.remove(place);
        }
    }
    refused
}

/// F24-F26: with up to five bits a start or step is offered exactly when trying all ways and all
/// orders of the bits finds a completion.
#[test]
fn small_heaps_against_every_way_and_order() {
    let mut refused = [0; 3];
    for seed in 0..60 {
        let document = position(seed, 0, 5);
        let found = compare(
            &document,
            &mut Dice::new(seed),
            &mut |near, visited, bits| {
                let at = visited[visited.len() - 1];
                naive(near, at, &mut visited.to_vec(), bits)
            },
        );
        (0..3).for_each(|kind| refused[kind] += found[kind]);
    }
    assert!(refused[1] > 100, "nothing was refused: {refused:?}");
}

/// F24-F27: with up to fourteen bits the same, bits counted as white or not.
#[test]
fn large_heaps_against_every_way() {
    let mut refused = [0; 3];
    for seed in 0..120 {
        let document = position(1000 + seed, if seed < 40 { 0 } else { 13 }, 14);
        let mut search = Search::default();
        let found = compare(
            &document,
            &mut Dice::new(seed),
            &mut |near, visited, bits| {
                let at = visited[visited.len() - 1];
                let white = bits.iter().filter(|bit| bit.is_white()).count();
                let seen = visited.iter().fold(0, |seen, tile| seen | 1 << tile);
                search.goes(near, at, seen, white, bits.len() - white)
            },
        );
        (0..3).for_each(|kind| refused[kind] += found[kind]);
    }
    assert!(refused.iter().all(|&count| count > 10), "{refused:?}");
}

/// F26: both searches agree where both can look.
#[test]
fn the_two_searches_agree() {
    for seed in 0..40 {
        let document = position(2000 + seed, 0, 6);
        let near = neighbours(&document["map"]);
        let mut search = Search::default();
        for start in 0..15 {
            let held = bits(&document["map"][start]["bits"]);
            if held.is_empty() || held.len() > 6 {
                continue;
            }
            let white = held.iter().filter(|bit| bit.is_white()).count();
            let counted = search.goes(&near, start, 1 << start, white, held.len() - white);
            assert_eq!(naive(&near, start, &mut vec![start], &held), counted);
        }
    }
}
