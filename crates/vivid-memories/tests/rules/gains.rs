//! What a move is told to bring: certain points, as Reward would count them now, and nothing that hangs on luck.

use serde_json::{Value, json};

use crate::support::{At, OfVividMemories, counts, hexes, line, merge};

/// Seat 1, whose aspiration is red, has this, took these fragments, and chooses a hex for them.
fn taken(fragments: &str, board: &str, seat: Value) -> At {
    let mut own = json!({ "hexes": hexes(board) });
    merge(&mut own, seat);
    let words = format!("M06 {fragments}, M02 green green green");
    let mut at = At::two(json!({ "line": line(&words), "seats": [own] }));
    at.moves(&format!("take {fragments} from the left"));
    at
}

/// V53, V54, V57: two hexes join two empty slots, and one of these is a whole core memory.
#[test]
fn a_hex_closes_a_thread() {
    // Green is S13 at E1, the only slot of its set, and S15 at C1 and D1.
    let at = taken("green", "D1 green", json!({}));
    assert_eq!(at.gain("hex E1"), Some(2 * 2 + 1));
    assert_eq!(at.gain("hex C3"), Some(0));
    // Filled slots bring nothing again.
    let at = taken("green", "D1 green", json!({ "filled": ["S13", "S15"] }));
    assert_eq!(at.gain("hex E1"), Some(0));
}

/// V54, V57: the third slot of a core memory brings 18 on top of its thread.
#[test]
fn a_thread_completes_a_core_memory() {
    // Purple is S04 at A1 and A2, in a set with S02 and S03, and S09 at C5 and D4.
    let board = "A2 purple, B3 purple, C4 purple";
    let at = taken("purple", board, json!({ "filled": ["S02", "S03"] }));
    assert_eq!(at.gain("hex C5"), Some(4 * 2 + 18));
}

/// V49: a flipped moment scores for exactly its fragments.
#[test]
fn a_hex_fits_a_flipped_moment() {
    // M12 wants yellow, blue and purple.
    let bank = |flipped: bool| json!({ "bank": { "push": { "tile": "M12", "flipped": flipped } } });
    let at = taken("yellow blue purple", "", bank(true));
    assert_eq!(at.gain("hex C3"), Some(6));
    // On its action side it scores nothing.
    let at = taken("yellow blue purple", "", bank(false));
    assert_eq!(at.gain("hex C3"), Some(0));
}

/// V58: a player's own aspiration is certain to them: 1 for a fragment, 5 for a moment that shows the colour.
#[test]
fn the_own_aspiration_counts() {
    assert_eq!(taken("red", "", json!({})).gain("hex C3"), Some(1));
    // M11 wants red, yellow and blue.
    let bank = json!({ "bank": { "push": { "tile": "M11", "flipped": true } } });
    let at = taken("red yellow blue", "", bank);
    assert_eq!(at.gain("hex C3"), Some(6 + 1 + 5));
}

/// V38, V49: an action that flips its tile makes it score.
#[test]
fn a_used_tile_scores() {
    // M02 wants yellow and blue, and adds green.
    let bank = json!({ "push": { "tile": "M02" } });
    let own = json!({ "hexes": hexes("A1 yellow blue"), "bank": bank });
    let mut at = At::in_turn(own, json!({}));
    let begun = at.gain("use push");
    at.moves("use push");
    let ended = at.gain("hex C3");
    assert_eq!(begun.zip(ended).map(|(one, other)| one + other), Some(4));
}

/// V44: what is drawn by chance brings nothing certain; what is not drawn does.
#[test]
fn luck_is_not_certain() {
    let own = json!({ "hexes": hexes("A1 yellow") });
    let at = At::in_turn(own, json!({ "bag": counts("red 3, green 3") }));
    assert_eq!(at.gain("use speculate"), None);
    assert_eq!(at.gain("use push"), Some(0));
}
