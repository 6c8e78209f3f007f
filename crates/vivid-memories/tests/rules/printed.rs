//! What is in the box: V1 to V7.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use table::GameBox;
use vivid_memories::VividMemories;

use crate::plain::{Print, sorted};
use crate::support::{
    At, COLOURS, HEXES, OfVividMemories, changed, data, hexes, packed, problems_of, refused,
};

/// V1: 25 fragments of each of five colours, 125 in all, each colour with a symbol of its own.
#[test]
fn there_are_25_fragments_of_five_colours() {
    let mut symbols = BTreeSet::new();
    let data = data();
    let colours = data["colours"].as_array().expect("colours");
    assert_eq!(colours.len(), 5);
    for (entry, colour) in colours.iter().zip(COLOURS) {
        assert_eq!(entry["colour"], colour);
        assert_eq!(entry["fragments"], 25);
        symbols.insert(entry["symbol"].as_str().expect("a symbol").to_owned());
    }
    assert_eq!(symbols.len(), 5);
}

/// V1: a component file in which two colours share a symbol, or one has 24 fragments, is refused.
#[test]
fn colours_are_told_apart_by_more_than_colour() {
    for (key, value, what) in [
        ("symbol", json!("♥"), "marks another colour"),
        ("fragments", json!(24), "25"),
    ] {
        let mut data = data();
        data["colours"][1][key] = value;
        let problems = VividMemories::open(&data.to_string()).err();
        let problems = problems.expect("refused").to_string();
        assert!(problems.contains(what), "{problems}");
    }
}

/// V2: 19 hexes in rows of three, four, five, four and three; neighbours touch each other.
#[test]
fn the_board_has_nineteen_hexes_in_five_rows() {
    let print = Print::new();
    assert_eq!(print.names("hexes"), HEXES);
    let rows = ["A", "B", "C", "D", "E"];
    let lengths = rows.map(|row| HEXES.iter().filter(|hex| hex.starts_with(row)).count());
    assert_eq!(lengths, [3, 4, 5, 4, 3]);
    for hex in HEXES {
        for near in print.near(hex) {
            assert!(print.near(&near).contains(&hex.to_owned()), "{hex} {near}");
        }
    }
    // A hexagon of 19: six corners with three neighbours, six edges with four, seven with six.
    let degrees = |wanted: usize| {
        let all = HEXES.iter();
        all.filter(|hex| print.near(hex).len() == wanted).count()
    };
    assert_eq!([3, 4, 6].map(degrees), [6, 6, 7]);
    assert_eq!(print.near("C3"), ["B2", "B3", "C2", "C4", "D2", "D3"]);
}

/// V2: a hex holds three fragments at the most, in whatever order.
#[test]
fn a_hex_holds_three_fragments_in_any_order() {
    let with = |words: &str| changed(json!({ "seats": [{ "hexes": hexes(words) }] }));
    assert_eq!(problems_of(&with("C3 red red green")), "");
    refused(
        &with("C3 red red green blue"),
        &["seat 1.hexes.C3", "4 fragments"],
    );
    let states = ["C3 red blue green", "C3 green red blue"];
    let [one, other] = states.map(|words| At::position(&with(words)).state);
    assert!(one == other);
}

/// V3: 15 slots on the rim, each at one or two rim hexes, in eight sets of one, two or three.
#[test]
fn fifteen_slots_in_eight_sets_are_on_the_rim() {
    let print = Print::new();
    let slots = print.names("slots");
    assert_eq!(slots.len(), 15);
    for slot in &slots {
        let near = print.touches(slot);
        assert!((1..=2).contains(&near.len()), "{slot}");
        let rim = near.iter().all(|hex| print.near(hex).len() < 6);
        assert!(rim, "{slot}");
    }
    let mut met = BTreeSet::new();
    let mut sizes = [0; 4];
    for set in print.names("sets") {
        let slots = print.slots_of(&set);
        sizes[slots.len()] += 1;
        met.extend(slots);
    }
    assert_eq!(sizes, [0, 3, 3, 2]);
    assert_eq!(met.len(), 15);
}

/// V3: the four boards have three slots of each colour and differ in where they are.
#[test]
fn the_four_boards_differ_in_colours_only() {
    let print = Print::new();
    let boards = print.names("boards");
    assert_eq!(boards.len(), 4);
    let mut layouts = BTreeSet::new();
    for board in &boards {
        let mut numbers = BTreeMap::new();
        let mut layout = Vec::new();
        for slot in print.names("slots") {
            let colour = print.slot_colour(board, &slot);
            *numbers.entry(colour.clone()).or_insert(0) += 1;
            layout.push(colour);
        }
        assert!(COLOURS.iter().all(|colour| numbers[*colour] == 3));
        layouts.insert(layout);
    }
    assert_eq!(layouts.len(), 4);
}

/// V4: the colours in their order, each in place of the one before it, make the next board of every board and
/// leave the set of moment tiles as it is. So no board can be better than another.
#[test]
fn the_boards_are_one_board_in_other_colours() {
    let print = Print::new();
    let next = |colour: &str| {
        let place = COLOURS.iter().position(|other| *other == colour);
        COLOURS[(place.expect("a colour") + 1) % COLOURS.len()]
    };
    for pair in print.names("boards").windows(2) {
        for slot in print.names("slots") {
            let [here, there] = [&pair[0], &pair[1]].map(|board| print.slot_colour(board, &slot));
            assert_eq!(next(&here), there, "{} {slot}", pair[1]);
        }
    }
    let data = data();
    let tiles = |change: &dyn Fn(&str) -> String| {
        let tiles = data["moments"].as_array().expect("tiles").iter();
        let all = tiles.map(|tile| {
            let mut condition: Vec<String> = texts(&tile["condition"]).map(change).collect();
            condition.sort_unstable();
            let action = &tile["action"];
            let mut gain: Vec<String> = texts(&action["trade"]["gain"]).map(change).collect();
            gain.sort_unstable();
            let [add, give] = [&action["add"], &action["trade"]["give"]]
                .map(|colour| colour.as_str().map(change));
            (condition, tile["points"].as_i64(), add, give, gain)
        });
        all.collect::<BTreeSet<_>>()
    };
    assert_eq!(
        tiles(&str::to_owned),
        tiles(&|colour| next(colour).to_owned())
    );
}

fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}

/// V4: no hex touches two slots of one colour, and no set holds a colour twice.
#[test]
fn neither_hex_nor_set_has_a_colour_twice() {
    let print = Print::new();
    for board in print.names("boards") {
        let alone = |slots: Vec<String>, what: &str| {
            let colours = slots.iter().map(|slot| print.slot_colour(&board, slot));
            let different: BTreeSet<String> = colours.collect();
            assert_eq!(different.len(), slots.len(), "{board} {what}");
        };
        for hex in HEXES {
            let near = print.names("slots").into_iter();
            let near = near.filter(|slot| print.touches(slot).contains(&hex.to_owned()));
            alone(near.collect(), hex);
        }
        for set in print.names("sets") {
            alone(print.slots_of(&set), &set);
        }
    }
}

/// How many steps every hex is away from these.
fn steps(print: &Print, from: &[String]) -> BTreeMap<String, usize> {
    let mut found: BTreeMap<String, usize> = from.iter().map(|hex| (hex.clone(), 0)).collect();
    for step in 0..HEXES.len() {
        let edge = found.clone().into_iter().filter(|(_, far)| *far == step);
        for (hex, _) in edge {
            for near in print.near(&hex) {
                found.entry(near).or_insert(step + 1);
            }
        }
    }
    found
}

/// V4: the smallest thread that joins all three slots of a colour has six hexes, on every board.
/// (Three paths that meet in a hex: the hex and the steps of each path.)
#[test]
fn the_smallest_whole_thread_has_six_hexes() {
    let print = Print::new();
    for board in print.names("boards") {
        for colour in COLOURS {
            let slots = print.names("slots").into_iter();
            let slots = slots.filter(|slot| print.slot_colour(&board, slot) == colour);
            let ways = slots.map(|slot| steps(&print, &print.touches(&slot)));
            let ways: Vec<BTreeMap<String, usize>> = ways.collect();
            let size = |hex: &str| 1 + ways.iter().map(|far| far[hex]).sum::<usize>();
            let smallest = HEXES.into_iter().map(size).min();
            assert_eq!(smallest, Some(6), "{board} {colour}");
        }
    }
}

/// V5: 20 moments, one for every pair of colours and one for every three.
#[test]
fn every_pair_and_every_three_has_a_tile() {
    let print = Print::new();
    let tiles = print.names("moments");
    assert_eq!(tiles.len(), 20);
    let mut met = BTreeSet::new();
    for tile in &tiles {
        let condition = sorted(&print.condition(tile));
        let different: BTreeSet<&String> = condition.iter().collect();
        assert_eq!(different.len(), condition.len());
        met.insert(condition);
    }
    let sizes = [2, 3].map(|size| met.iter().filter(|there| there.len() == size).count());
    assert_eq!(sizes, [10, 10]);
}

/// V5: ten tiles add, ten trade one for two, both two for each colour; a trade gains two colours
/// that differ from each other and from the one given up.
#[test]
fn ten_tiles_add_and_ten_trade() {
    let (mut adds, mut gives) = (BTreeMap::new(), BTreeMap::new());
    let print = Print::new();
    for tile in print.entries("moments") {
        if let Some(colour) = tile["action"]["add"].as_str() {
            *adds.entry(colour.to_owned()).or_insert(0) += 1;
            continue;
        }
        let trade = &tile["action"]["trade"];
        let give = trade["give"].as_str().expect("a colour").to_owned();
        let gain = trade["gain"].as_array().expect("a list");
        assert_eq!(gain.len(), 2);
        assert!(gain[0] != gain[1] && !gain.contains(&json!(give)));
        *gives.entry(give).or_insert(0) += 1;
    }
    for numbers in [adds, gives] {
        assert_eq!(numbers.len(), 5);
        assert!(numbers.values().all(|number| *number == 2));
    }
}

/// V6: the bank has four spaces, each with one action: trade two for one, speculate, push, swap.
#[test]
fn the_bank_has_four_actions() {
    let at = At::acting("A1 red blue, A2 green", &json!({}));
    at.only("use trade-two; use speculate; use push; use swap; done");
}

/// V7: there are five aspirations, one of each colour: no two players have the same.
#[test]
fn no_two_players_share_an_aspiration() {
    for colour in COLOURS {
        let own = |other: &str| json!({ "aspiration": other });
        let twice = changed(json!({ "seats": [own(colour), own(colour)] }));
        refused(&twice, &["seat 2.aspiration", colour]);
    }
    let unknown = changed(json!({ "seats": [{ "aspiration": "orange" }] }));
    refused(&unknown, &["seat 1.aspiration", "orange"]);
}

/// V2, V62: two packed boards still leave eleven of the 125 fragments.
#[test]
fn packed_boards_hold_57_fragments() {
    let own = json!({ "hexes": packed(""), "stage": "must-rewire" });
    let document = changed(json!({
        "bag": {}, "line": crate::support::line("M01 red"),
        "seats": [own, { "hexes": packed("") }],
    }));
    let at = At::position(&document);
    let left: i64 = COLOURS.map(|colour| at.supply(colour)).iter().sum();
    assert_eq!(left, 125 - 57 - 57 - 1);
}
