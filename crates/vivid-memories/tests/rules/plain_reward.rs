//! Reward against a plain implementation: moments, threads, filling, core memories and aspirations
//! of random boards.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use table::{Chance, Documents, QuickDice};

use crate::plain::{Hexes, Print, has, names, pick, pool, read_hexes, shuffle};
use crate::support::{At, COLOURS, HEXES, OfVividMemories, changed};

struct Case {
    document: Value,
    board: String,
    aspiration: String,
    hexes: Hexes,
    filled: Vec<String>,
    flipped: Vec<String>,
    precious: Vec<String>,
}

/// A random board of seat 2, who acts last in the last round. Some boards have few colours, so
/// that threads are long and moments alike.
fn random_case(print: &Print, dice: &mut QuickDice) -> Case {
    let mut pool = pool(dice);
    let colours = 1 + dice.below(5) as usize;
    pool.sort_by_key(|colour| COLOURS[..colours].contains(&colour.as_str()));
    let kept = pool.len().min(colours * 25);
    let mut pool = pool.split_off(pool.len() - kept);
    shuffle(&mut pool, dice);
    let board = pick(&print.names("boards"), dice).clone();
    let mut filled = Vec::new();
    let often = dice.below(4);
    for slot in print.names("slots") {
        let colour = print.slot_colour(&board, &slot);
        let there = pool.iter().position(|fragment| *fragment == colour);
        if dice.below(6) < often
            && let Some(place) = there
        {
            pool.remove(place);
            filled.push(slot);
        }
    }
    let mut hexes = Hexes::new();
    let most = 1 + dice.below(3);
    for hex in HEXES {
        let number = dice.below(most + 1);
        let fragments: Vec<String> = (0..number).filter_map(|_| pool.pop()).collect();
        if !fragments.is_empty() {
            hexes.insert(hex.to_owned(), fragments);
        }
    }
    let mut tiles = print.names("moments");
    shuffle(&mut tiles, dice);
    let mut bank = json!({});
    let mut flipped = Vec::new();
    for space in ["trade-two", "speculate", "push", "swap"] {
        let tile = tiles.pop().expect("a tile");
        let up = dice.below(4) > 0;
        if up {
            flipped.push(tile.clone());
        }
        bank[space] = json!({ "tile": tile, "flipped": up });
    }
    let precious = tiles.split_off(tiles.len() - dice.below(5) as usize);
    let other = if board == "board-1" {
        "board-2"
    } else {
        "board-1"
    };
    let aspiration = (*pick(&COLOURS, dice)).to_owned();
    let first = COLOURS.iter().find(|colour| **colour != aspiration);
    let document = changed(json!({
        "round": 3, "phase": "reflect", "in_order": true, "turn": 2, "line": [], "bag": {},
        "seats": [
            { "board": other, "aspiration": first, "stage": "waiting" },
            {
                "board": board, "aspiration": aspiration, "stage": "act", "hexes": hexes,
                "filled": filled, "bank": bank, "precious": precious,
            },
        ],
    }));
    Case {
        document,
        board,
        aspiration,
        hexes,
        filled,
        flipped,
        precious,
    }
}

/// V55: for each joined empty slot the hexes that can give.
fn givers(print: &Print, case: &Case) -> BTreeMap<String, Vec<String>> {
    let mut givers = BTreeMap::new();
    for thread in print.threads(&case.board, &case.hexes) {
        for slot in thread
            .slots
            .iter()
            .filter(|slot| !case.filled.contains(*slot))
        {
            let near = print.touches(slot).into_iter();
            let near = near.filter(|hex| thread.hexes.contains(hex));
            givers.insert(slot.clone(), near.collect());
        }
    }
    givers
}

fn give(hexes: &mut Hexes, hex: &str, colour: &str) {
    let there = hexes.get_mut(hex).expect("it holds something");
    let place = there.iter().position(|fragment| fragment == colour);
    there.remove(place.expect("it holds the colour"));
    if there.is_empty() {
        hexes.remove(hex);
    }
}

/// Plays the filling, checking at every step what is offered, and says what the hexes hold then.
fn fill(print: &Print, case: &Case, at: &mut At, dice: &mut QuickDice) -> Hexes {
    let mut hexes = case.hexes.clone();
    let mut open = BTreeMap::new();
    for (slot, near) in givers(print, case) {
        if let [hex] = near.as_slice() {
            give(&mut hexes, hex, &print.slot_colour(&case.board, &slot));
        } else {
            open.insert(slot, near);
        }
    }
    while !open.is_empty() {
        assert_eq!((at.part("/phase"), at.actors()), (json!("reward"), vec![2]));
        let expected = open.iter().flat_map(|(slot, near)| {
            near.iter()
                .map(move |hex| format!("fill {slot} from {hex}"))
        });
        let mut expected: Vec<String> = expected.collect();
        expected.sort();
        let mut legal = at.legal();
        legal.sort();
        assert_eq!(legal, expected);
        let step = pick(&expected, dice).clone();
        at.moves(&step);
        let words: Vec<&str> = step.split(' ').collect();
        open.remove(words[1]);
        give(
            &mut hexes,
            words[3],
            &print.slot_colour(&case.board, words[1]),
        );
    }
    hexes
}

/// V48-V55, V57, V58: the whole Reward of 2500 random boards, part by part.
#[test]
fn reward_agrees_with_a_plain_implementation() {
    let print = Print::new();
    let mut dice = QuickDice::new(49);
    let mut met = [0; 4];
    for _ in 0..2500 {
        let case = random_case(&print, &mut dice);
        let mut at = At::position(&case.document);
        at.moves("done");

        let threads = print.threads(&case.board, &case.hexes);
        let threads = threads.iter().map(|thread| {
            let empty = thread
                .slots
                .iter()
                .filter(|slot| !case.filled.contains(*slot));
            thread.hexes.len() * empty.count()
        });
        let threads: usize = threads.sum();
        let moments = |tile: &String| print.moment(tile, &case.hexes);
        let scoring: BTreeSet<String> = case
            .flipped
            .iter()
            .filter(|tile| moments(tile) > 0)
            .cloned()
            .collect();
        let moments: usize = case.flipped.iter().map(moments).sum();
        let new = givers(&print, &case).into_keys();
        let filled: BTreeSet<String> = case.filled.iter().cloned().chain(new).collect();
        let filled: Vec<String> = filled.into_iter().collect();

        let hexes = fill(&print, &case, &mut at, &mut dice);
        let precious: BTreeSet<String> = case.precious.iter().cloned().chain(scoring).collect();
        let precious: Vec<String> = precious.into_iter().collect();
        assert_eq!(at.part("/phase"), "over");
        let seat = at.part("/seats/1");
        let sorted = |hexes: Hexes| -> Hexes {
            let hexes = hexes.into_iter();
            hexes
                .map(|(hex, there)| (hex, crate::plain::sorted(&there)))
                .collect()
        };
        assert_eq!(
            sorted(read_hexes(&seat)),
            sorted(hexes.clone()),
            "{}",
            case.document
        );
        assert_eq!(names(&seat["filled"]), filled);
        assert_eq!(names(&seat["precious"]), precious);
        let left = seat["bank"].as_object().expect("a bank").len();
        assert_eq!(left, 4 + case.precious.len() - precious.len());
        let cores = print.cores(&filled);
        let aspiration =
            print.aspiration(&case.aspiration, &case.board, (&hexes, &filled, &precious));
        let expected = [moments, threads, cores, aspiration].map(|points| points as i64);
        assert_eq!(at.score_of(2), expected, "{}", case.document);
        for (met, points) in met.iter_mut().zip(expected) {
            *met += usize::from(points > 0);
        }
    }
    assert!(met.iter().all(|&met| met > 200), "too little met: {met:?}");
}

/// V53, V54: the engine's own list of threads on random boards: the same hexes and slots.
#[test]
fn threads_agree_with_a_plain_flood_fill() {
    let print = Print::new();
    let mut dice = QuickDice::new(53);
    let mut met = 0;
    for _ in 0..2000 {
        let case = random_case(&print, &mut dice);
        let at = At::position(&case.document);
        let board = at.state.board(table::Seat::new(1));
        let mut found: Vec<(Vec<String>, Vec<String>)> = Vec::new();
        for thread in at.game.threads(board) {
            let hexes = thread
                .hexes
                .iter()
                .map(|hex| at.game.hex_name(hex).to_owned());
            let slots = thread
                .slots
                .iter()
                .map(|slot| at.game.slot_name(slot).to_owned());
            found.push((hexes.collect(), slots.collect()));
            let colour = thread.colour.name();
            assert!(found.last().is_some_and(|(hexes, _)| {
                hexes.iter().all(|hex| has(&case.hexes[hex], colour))
            }));
        }
        found.sort();
        let threads = print.threads(&case.board, &case.hexes).into_iter();
        let mut expected: Vec<(Vec<String>, Vec<String>)> = threads
            .map(|thread| (thread.hexes.into_iter().collect(), thread.slots))
            .collect();
        expected.sort();
        met += expected.len();
        assert_eq!(found, expected, "{}", case.document);
        assert_eq!(
            at.game.position(&at.state)["seats"][1]["hexes"]
                .as_object()
                .map(|h| h.len()),
            Some(case.hexes.len())
        );
    }
    assert!(met > 500, "only {met} threads");
}
