//! The actions of tiles and of the bank: V40 to V46.

use serde_json::json;

use crate::support::{At, HEXES, OfVividMemories, counts, hexes};

/// Seat 1 acts alone with these hexes and this tile on its push space; the bag has this.
fn tile(name: &str, board: &str, bag: &str) -> At {
    let seat = json!({ "hexes": hexes(board), "bank": { "push": { "tile": name } } });
    At::in_turn(seat, json!({ "bag": counts(bag) }))
}

/// One fragment of a colour in each of these hexes.
fn each(hexes: &[&str], colour: &str) -> String {
    let all: Vec<String> = hexes.iter().map(|hex| format!("{hex} {colour}")).collect();
    all.join(", ")
}

/// V40: add takes the tile's colour from the supply into an empty hex of the player's choice.
#[test]
fn add_brings_a_fragment_into_an_empty_hex() {
    let mut at = tile("M01", "A1 red, B1 blue", "");
    at.moves("use push");
    let empty: Vec<&str> = HEXES
        .into_iter()
        .filter(|hex| !["A1", "B1"].contains(hex))
        .collect();
    let empty: Vec<String> = empty.iter().map(|hex| format!("hex {hex}")).collect();
    at.only(&empty.join("; "));
    at.moves("hex A2");
    at.hexes_are("A1 red, A2 purple, B1 blue");
    assert_eq!(at.supply("purple"), 24);
}

/// V40: without an empty hex, or without the colour in the supply, there is no adding.
#[test]
fn add_needs_an_empty_hex_and_the_colour() {
    assert!(tile("M01", &each(&HEXES[1..], "red"), "").offers("use push"));
    assert!(!tile("M01", &each(&HEXES, "red"), "").offers("use push"));
    assert!(tile("M01", "A1 red", "purple 24").offers("use push"));
    assert!(!tile("M01", "A1 red", "purple 25").offers("use push"));
}

/// V41: M06 gives up yellow for red and purple: one becomes two, two become three.
#[test]
fn a_trade_gives_one_and_gains_two() {
    let mut at = tile("M06", "A1 yellow, B1 yellow blue, C1 red", "");
    at.moves("use push");
    at.only("hex A1; hex B1");
    at.moves("hex A1");
    at.hexes_are("A1 red purple, B1 yellow blue, C1 red");
    assert_eq!(
        [at.supply("red"), at.supply("purple"), at.supply("yellow")],
        [23, 24, 24]
    );
    assert_eq!(at.part("/seats/0/bank/push/flipped"), true);
    let mut at = tile("M06", "B1 yellow blue", "");
    at.moves("use push; hex B1");
    at.hexes_are("B1 red blue purple");
    let mut at = tile("M06", "B1 yellow yellow", "");
    at.moves("use push; hex B1");
    at.hexes_are("B1 red yellow purple");
}

/// V41: a hex of three has room for one of the two, and the player chooses.
#[test]
fn in_a_hex_of_three_the_player_chooses_what_to_gain() {
    for (colour, after) in [
        ("red", "A1 red yellow green"),
        ("purple", "A1 yellow purple green"),
    ] {
        let mut at = tile("M06", "A1 yellow yellow green", "");
        at.moves("use push; hex A1");
        at.only("choose red; choose purple");
        at.moves(&format!("choose {colour}"));
        at.hexes_are(after);
        assert_eq!(at.part("/seats/0/bank/push/flipped"), true);
        assert!(at.offers("done"));
    }
}

/// V41: without the colour to give up there is no trade.
#[test]
fn a_trade_needs_the_colour_to_give() {
    assert!(!tile("M06", "A1 red blue purple", "").offers("use push"));
    assert!(tile("M06", "A1 red blue yellow", "").offers("use push"));
}

/// V42: if the supply has only one of the two, that one is taken, in a hex of three too.
#[test]
fn a_trade_takes_what_the_supply_has() {
    for (before, after) in [
        ("A1 yellow", "A1 red"),
        ("A1 yellow blue", "A1 red blue"),
        ("A1 yellow blue blue", "A1 red blue blue"),
    ] {
        let mut at = tile("M06", before, "purple 25");
        at.moves("use push; hex A1");
        at.hexes_are(after);
        assert_eq!(at.part("/seats/0/bank/push/flipped"), true);
        assert_eq!([at.supply("yellow"), at.supply("red")], [25, 24]);
    }
}

/// V42: with neither in the supply there is no trade.
#[test]
fn a_trade_with_an_empty_supply_is_impossible() {
    assert!(!tile("M06", "A1 yellow", "red 25, purple 25").offers("use push"));
    assert!(tile("M06", "A1 yellow", "red 25, purple 24").offers("use push"));
    assert!(tile("M06", "A1 yellow", "red 24, purple 25").offers("use push"));
}

/// V42: the fragment given up goes to the supply after the taking.
#[test]
fn the_fragment_given_up_comes_last() {
    let mut at = tile("M06", "A1 yellow yellow green", "");
    at.moves("use push; hex A1");
    assert_eq!(
        (at.hex(1, "A1"), at.supply("yellow")),
        ("yellow green".into(), 23)
    );
    at.moves("choose red");
    assert_eq!((at.supply("yellow"), at.supply("red")), (24, 24));
}

/// Seat 1 acts alone with these hexes; the bag has this.
fn bank(board: &str, bag: &str) -> At {
    let changes = json!({ "bag": counts(bag) });
    At::in_turn(json!({ "hexes": hexes(board) }), changes)
}

/// V43: two fragments of one hex go to the supply, and one of any colour comes into that hex.
#[test]
fn trade_two_removes_two_and_takes_one() {
    let mut at = bank("A1 red blue green, B1 yellow, C1 red red", "");
    at.moves("use trade-two");
    at.only("hex A1; hex C1");
    at.moves("hex A1");
    at.only("choose red; choose blue; choose green");
    at.moves("choose green");
    at.only("choose red; choose blue");
    at.moves("choose red");
    at.only("choose red; choose yellow; choose blue; choose purple; choose green");
    at.moves("choose purple");
    at.hexes_are("A1 blue purple, B1 yellow, C1 red red");
    assert_eq!(
        ["red", "green", "purple"].map(|colour| at.supply(colour)),
        [23, 25, 24]
    );
    let mut at = bank("C1 red red", "");
    at.moves("use trade-two; hex C1; choose red; choose red; choose green");
    at.hexes_are("C1 green");
}

/// V43: a colour just returned may be taken, one that the supply has not may not.
#[test]
fn trade_two_takes_what_the_supply_has() {
    let mut at = bank(
        "A1 red blue green",
        "red 24, yellow 25, blue 24, purple 25, green 24",
    );
    at.moves("use trade-two; hex A1; choose red; choose blue");
    at.only("choose red; choose blue");
    at.moves("choose red");
    at.hexes_are("A1 red green");
}

/// V43: single fragments can't be traded two for one.
#[test]
fn trade_two_needs_a_hex_with_two() {
    assert!(!bank("A1 red, A2 blue", "").offers("use trade-two"));
    assert!(bank("A1 red red, A2 blue", "").offers("use trade-two"));
}

/// V44: speculate draws from the bag at random, shows it, and then asks for an empty hex.
#[test]
fn speculate_draws_first_and_asks_then() {
    for (answer, colour) in [(0, "red"), (1, "red"), (2, "blue"), (3, "green")] {
        let mut at = bank("A1 yellow", "red 2, blue 1, green 1");
        at.scripted("use speculate", &[answer]);
        assert_eq!(at.part("/seats/0/stage/speculate-place/colour"), colour);
        assert!(at.offers("hex A2") && !at.offers("hex A1"));
        assert_eq!(at.legal().len(), 18);
        at.moves("hex A2");
        assert_eq!(
            (at.hex(1, "A2"), at.hex(1, "A1")),
            (colour.into(), "yellow".into())
        );
        let left = COUNTS.map(|colour| at.part(&format!("/bag/{colour}")).as_i64());
        assert_eq!(left.into_iter().flatten().sum::<i64>(), 3);
    }
}

const COUNTS: [&str; 3] = ["red", "blue", "green"];

/// V44: it needs a fragment in the bag and an empty hex.
#[test]
fn speculate_needs_a_bag_and_an_empty_hex() {
    assert!(bank("", "red 1").offers("use speculate"));
    assert!(!bank("", "").offers("use speculate"));
    assert!(bank(&each(&HEXES[1..], "blue"), "red 1").offers("use speculate"));
    assert!(!bank(&each(&HEXES, "blue"), "red 1").offers("use speculate"));
}

/// V45: push moves one fragment to a neighbouring hex, empty or not, that holds at most two.
#[test]
fn push_moves_one_fragment_to_a_neighbour() {
    let mut at = bank("A1 red blue, A2 green green, B1 green green green", "");
    at.moves("use push; hex A1");
    at.only("red out to A2; blue out to A2; red out to B2; blue out to B2");
    at.moves("blue out to A2");
    at.hexes_are("A1 red, A2 blue green green, B1 green green green");
    assert!(!at.offers("use push"));
}

/// V45: a hex among full ones can't push, and an empty board can't either.
#[test]
fn push_needs_room_next_to_the_hex() {
    let around = "A2 red red red, B1 blue blue blue, B2 green green green";
    let mut at = bank(&format!("A1 red, {around}"), "");
    at.moves("use push");
    at.only("hex A2; hex B1; hex B2");
    assert!(!bank("", "").offers("use push"));
    let packed = json!({ "hexes": crate::support::packed("") });
    assert!(!At::in_turn(packed, json!({ "bag": {} })).offers("use push"));
}

/// V46: swap exchanges one fragment with one of another colour in a neighbouring hex.
#[test]
fn swap_exchanges_fragments_of_neighbours() {
    let mut at = bank("A1 red blue, A2 red green, C3 yellow", "");
    at.moves("use swap");
    at.only("hex A1; hex A2");
    at.moves("hex A1");
    at.only("choose red; choose blue");
    at.moves("choose red");
    at.only("green in from A2");
    at.moves("green in from A2");
    at.hexes_are("A1 blue green, A2 red red, C3 yellow");
    assert!(!at.offers("use swap"));
    let mut at = bank("A1 red blue, A2 red green, C3 yellow", "");
    at.moves("use swap; hex A1; choose blue");
    at.only("red in from A2; green in from A2");
}

/// V46: full hexes may swap.
#[test]
fn full_hexes_may_swap() {
    let mut at = bank("A1 red red red, A2 green green green", "");
    at.moves("use swap; hex A2; choose green; red in from A1");
    at.hexes_are("A1 red red green, A2 red green green");
}

/// V46: two hexes of one and the same colour have nothing to swap, nor have lone ones.
#[test]
fn swap_needs_two_colours_side_by_side() {
    assert!(!bank("A1 red, A2 red red", "").offers("use swap"));
    assert!(!bank("A1 red, C3 blue", "").offers("use swap"));
    let mut at = bank("A1 red, A2 red blue", "");
    at.moves("use swap");
    at.only("hex A1; hex A2");
    at.moves("hex A2");
    at.only("choose blue");
}

/// V46: two hexes with the same two colours can swap one for the other.
#[test]
fn hexes_alike_with_two_colours_can_swap() {
    let mut at = At::acting("A1 red blue, A2 red blue", &json!({}));
    at.moves("use swap; hex A1");
    assert!(At::acting("A1 red, A2 blue", &json!({})).offers("use swap"));
    assert!(!At::acting("A1 red red, A2 red", &json!({})).offers("use swap"));
}
