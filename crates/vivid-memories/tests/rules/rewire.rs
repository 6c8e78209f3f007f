//! Rewire: V25, V26.

use serde_json::json;

use crate::support::{At, OfVividMemories, hexes, words};

/// Seat 1 has taken one fragment and rewires around a hex.
fn rewiring(board: &str, centre: &str) -> At {
    let own = json!({ "hexes": hexes(board), "stage": { "after-take": { "rewire": true } } });
    let mut at = At::two(json!({ "seats": [own] }));
    at.moves(&format!("rewire {centre}"));
    at
}

/// V25: fragments of the chosen hex go to neighbours, to the same one or to different ones.
#[test]
fn fragments_go_out_to_neighbours() {
    let mut at = rewiring("C3 red blue green", "C3");
    at.moves("red out to B2; blue out to B2; green out to D3");
    at.hexes_are("B2 red blue, D3 green");
    at.only("end turn");
    let mut at = rewiring("C3 red red red", "C3");
    at.moves("red out to B2; red out to B2; red out to B2");
    at.hexes_are("B2 red red red");
}

/// V25: one, two or three move, as the player likes.
#[test]
fn some_fragments_may_stay() {
    let mut at = rewiring("C3 red blue green", "C3");
    at.moves("red out to B2; done");
    at.hexes_are("B2 red, C3 blue green");
    let mut at = rewiring("C3 red blue green", "C3");
    at.moves("red out to B2; blue out to D2; done");
    at.hexes_are("B2 red, C3 green, D2 blue");
}

/// V25: or fragments of neighbours come into it, from the same one or from different ones.
#[test]
fn fragments_come_in_from_neighbours() {
    let mut at = rewiring("B2 red blue green, D3 yellow", "C3");
    at.moves("red in from B2; green in from B2; yellow in from D3");
    at.hexes_are("B2 blue, C3 red yellow green");
    at.only("end turn");
    let mut at = rewiring("B2 red red, C3 blue", "C3");
    at.moves("red in from B2; done");
    at.hexes_are("B2 red, C3 red blue");
}

/// V25: only neighbours take part.
#[test]
fn a_rewire_stays_next_to_its_hex() {
    let at = rewiring("A1 red, A2 blue, B1 green, C3 yellow", "A1");
    at.only("red out to A2; red out to B1; red out to B2; blue in from A2; green in from B1");
}

/// V25: never both ways.
#[test]
fn a_rewire_goes_one_way() {
    let mut at = rewiring("C3 red red, B2 blue blue", "C3");
    assert!(at.offers("red out to B2") && at.offers("blue in from B2"));
    at.moves("red out to D2");
    assert!(at.legal().iter().all(|text| !text.contains(" in from ")));
    assert!(at.offers("red out to B2") && at.offers("done"));
    let mut at = rewiring("C3 red red, B2 blue blue", "C3");
    at.moves("blue in from B2");
    at.only("end turn");
    at.hexes_are("B2 blue, C3 red red blue");
}

/// V26: a rewire that was begun moves at least one fragment.
#[test]
fn at_least_one_fragment_moves() {
    let at = rewiring("C3 red, B2 blue", "C3");
    assert!(!at.offers("done") && !at.offers("end turn"));
}

/// V26: a hex around which nothing can move can't be chosen.
#[test]
fn a_hex_with_nothing_around_it_is_no_choice() {
    let own = json!({ "hexes": hexes("A1 red"), "stage": { "after-take": { "rewire": true } } });
    let at = At::two(json!({ "seats": [own] }));
    at.only("rewire A1; rewire A2; rewire B1; rewire B2; end turn");
}

/// V26: a fragment that has moved stays where it came to.
#[test]
fn each_fragment_moves_once() {
    let mut at = rewiring("C3 red blue", "C3");
    at.moves("red out to B2; blue out to B2");
    at.only("end turn");
    let mut at = rewiring("B2 red, A1 blue", "C3");
    // The red one can't be brought in and sent on; blue is no neighbour.
    at.moves("red in from B2");
    at.only("end turn");
    at.hexes_are("A1 blue, C3 red");
}

/// V26: no hex ends above three: full neighbours take nothing, a full hex takes nothing.
#[test]
fn no_hex_ends_above_three() {
    let mut at = rewiring(
        "A1 red red red, A2 blue blue blue, B1 green green, B2 blue blue blue",
        "A1",
    );
    at.only("red out to B1");
    at.moves("red out to B1");
    at.only("end turn");
    assert_eq!(words(&at.part("/seats/0/hexes/B1")), "red green green");
    let mut at = rewiring("A1 red red, A2 blue blue blue, B1 green", "A1");
    assert!(!at.offers("red out to A2"));
    at.moves("blue in from A2");
    at.only("end turn");
}

/// V26: around a packed hex among packed hexes nothing moves.
#[test]
fn packed_hexes_can_not_be_chosen() {
    let own = json!({
        "hexes": hexes("A1 red red red, A2 red red red, B1 red red red, B2 red red red, B3 red"),
        "stage": { "after-take": { "rewire": true } },
    });
    let at = At::two(json!({ "seats": [own] }));
    assert!(!at.offers("rewire A1"));
    assert!(at.offers("rewire A2") && at.offers("rewire B2") && at.offers("rewire B1"));
}
