//! Takes against a plain enumeration: fragments picked one by one from an end, on random lines.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use table::{Chance, Dice, Documents, Game, QuickDice, Seat};
use vivid_memories::VividMemories;

use crate::plain::{pool, shuffle};
use crate::support::changed;

/// Tiles from left to right and what lies on each.
type Line = Vec<(String, Vec<String>)>;

/// What was taken: the fragments of each tile touched, sorted.
type Taken = Vec<(String, Vec<String>)>;

/// V18: one, two alike, three different.
fn is_take(picked: &[String]) -> bool {
    let different: BTreeSet<&String> = picked.iter().collect();
    matches!((picked.len(), different.len()), (1 | 2, 1) | (3, 3))
}

/// V19: picks one fragment after another from the first tile of the line that is not empty.
fn picks(line: &Line, picked: &[(String, String)], found: &mut BTreeSet<Taken>) {
    let colours: Vec<String> = picked.iter().map(|(_, colour)| colour.clone()).collect();
    if is_take(&colours) {
        let mut taken: Taken = Vec::new();
        let mut sorted = picked.to_vec();
        sorted.sort();
        for (tile, colour) in sorted {
            match taken.last_mut() {
                Some((last, colours)) if *last == tile => colours.push(colour),
                _ => taken.push((tile, vec![colour])),
            }
        }
        found.insert(taken);
    }
    let Some(end) = line.iter().position(|(_, fragments)| !fragments.is_empty()) else {
        return;
    };
    if picked.len() == 3 {
        return;
    }
    for place in 0..line[end].1.len() {
        let mut after = line.clone();
        let colour = after[end].1.remove(place);
        let mut picked = picked.to_vec();
        picked.push((after[end].0.clone(), colour));
        picks(&after, &picked, found);
    }
}

/// V20: every take from either end, each once.
fn plain_takes(line: &Line) -> BTreeSet<Taken> {
    let mut found = BTreeSet::new();
    picks(line, &[], &mut found);
    let backwards: Line = line.iter().rev().cloned().collect();
    picks(&backwards, &[], &mut found);
    found
}

fn read_line(document: &Value) -> Line {
    let tiles = document["line"].as_array().expect("a line").iter();
    let text = |value: &Value| value.as_str().expect("a word").to_owned();
    tiles
        .map(|tile| {
            let fragments = tile["fragments"].as_array().expect("fragments").iter();
            (text(&tile["tile"]), fragments.map(text).collect())
        })
        .collect()
}

/// What is in one line and no more in the other.
fn difference(before: &Line, after: &Line) -> Taken {
    let mut taken: Taken = Vec::new();
    for (tile, fragments) in before {
        let left = after.iter().find(|(name, _)| name == tile);
        let mut gone = fragments.clone();
        for colour in left.iter().flat_map(|(_, left)| left) {
            let place = gone.iter().position(|there| there == colour);
            gone.remove(place.expect("nothing comes into the line"));
        }
        gone.sort();
        if !gone.is_empty() {
            taken.push((tile.clone(), gone));
        }
    }
    taken.sort();
    taken
}

fn random_line(dice: &mut QuickDice) -> Line {
    let mut pool = pool(dice);
    let mut names: Vec<String> = (1..=20).map(|number| format!("M{number:02}")).collect();
    shuffle(&mut names, dice);
    let few = 1 + dice.below(4);
    let tiles = 1 + dice.below(4);
    (0..tiles)
        .map(|_| {
            let fragments = (0..=dice.below(few)).filter_map(|_| pool.pop());
            let fragments = fragments.collect();
            (names.pop().expect("a tile"), fragments)
        })
        .collect()
}

/// V18, V19, V20, V23: on random lines exactly the takes of the plain enumeration are offered, each
/// once, and each claims exactly the tiles that it emptied.
#[test]
fn takes_agree_with_picking_one_by_one() {
    let game = VividMemories::standard();
    let mut dice = QuickDice::new(18);
    let mut across = 0;
    for _ in 0..3000 {
        let line = random_line(&mut dice);
        let tiles = line
            .iter()
            .map(|(tile, fragments)| json!({ "tile": tile, "fragments": fragments }));
        let document = changed(json!({ "bag": {}, "line": tiles.collect::<Vec<_>>() }));
        let state = game.read_position(&document).expect("a position");
        let legal = game.legal(&state, Seat::new(0));
        let mut offered = BTreeSet::new();
        for id in legal.iter() {
            let mut after = state;
            game.play(&mut after, Seat::new(0), id, &mut Dice::new(1), &mut ())
                .expect("legal");
            let after = game.position(&after);
            let left = read_line(&after);
            let taken = difference(&line, &left);
            let emptied = line.iter().map(|(tile, _)| tile);
            let mut emptied: Vec<&String> = emptied
                .filter(|tile| left.iter().all(|(name, _)| name != *tile))
                .collect();
            emptied.sort();
            assert_eq!(after["seats"][0]["claimed"], json!(emptied));
            across += usize::from(taken.len() > 1);
            offered.insert(taken);
        }
        assert_eq!(offered.len(), legal.len(), "each take once: {line:?}");
        assert_eq!(offered, plain_takes(&line), "{line:?}");
    }
    assert!(across > 300, "only {across} takes went across tiles");
}
