//! What may be taken from the line: V18 to V21.

use serde_json::json;

use crate::support::{At, OfVividMemories, hexes, line};

/// V18: from one tile with enough behind it: any one, any two alike, any three different.
#[test]
fn one_or_two_alike_or_three_different_may_be_taken() {
    let at = At::line("M01 red red blue yellow, M02 purple purple purple purple");
    at.only(
        "take red from the left; take yellow from the left; take blue from the left; \
         take red red from the left; take red yellow blue from the left; \
         take purple from the right; take purple purple from the right",
    );
}

/// V18: two different ones, two and one, three alike or four are no take, in no words.
#[test]
fn no_other_handful_is_a_take() {
    let at = At::line("M01 red blue yellow green");
    for wrong in [
        "red blue",
        "red red blue",
        "red red red",
        "red blue yellow green",
        "",
    ] {
        let text = format!("take {wrong} from the left");
        let id = table::Speech::parse_move(&at.game, &text);
        assert_eq!(id, None, "{text}");
    }
}

/// V18: the fragments leave the tile for the player's fingers; the others stay.
#[test]
fn what_is_taken_leaves_the_line() {
    let mut at = At::line("M01 red red blue yellow");
    at.moves("take red blue yellow from the left");
    assert_eq!(at.part("/line"), line("M01 red"));
    assert_eq!(
        at.part("/seats/0/stage/place/taken"),
        json!(["red", "yellow", "blue"])
    );
}

/// V19: the booklet's draft: red and blue empty the last tile, yellow comes from the one next to it.
#[test]
fn red_and_blue_from_the_last_tile_and_yellow_from_the_next() {
    let mut at = At::line("M01 green green, M02 yellow purple purple, M03 red blue");
    assert!(!at.offers("take red blue yellow from the left"));
    at.moves("take red blue yellow from the right; hex C3");
    assert_eq!(at.part("/line"), line("M01 green green, M02 purple purple"));
    assert_eq!(at.part("/seats/0/claimed"), json!(["M03"]));
    assert_eq!(at.hex(1, "C3"), "red yellow blue");
}

/// V19: the next tile is in reach only once the take has emptied the one before it.
#[test]
fn a_tile_behind_fragments_is_out_of_reach() {
    let at = At::line("M01 red green, M02 blue yellow yellow, M03 purple red");
    at.only(
        "take red from the left; take green from the left; take purple from the right; \
         take red from the right; take red blue green from the left; \
         take red yellow green from the left; take red blue purple from the right; \
         take red yellow purple from the right",
    );
}

/// V19, V20: red-green, red: two reds come from the right only (the rulings' example).
#[test]
fn two_alike_may_come_from_two_tiles() {
    let mut at = At::line("M01 red green, M02 red");
    assert!(!at.offers("take red red from the left"));
    at.moves("take red red from the right; hex A1");
    assert_eq!(at.part("/line"), line("M01 green"));
    assert_eq!(at.part("/seats/0/claimed"), json!(["M02"]));
}

/// V19: three different ones may come from three tiles, from the same end.
#[test]
fn three_different_may_come_from_three_tiles() {
    let mut at = At::line("M01 red, M02 blue, M03 green green, M04 yellow");
    at.only(
        "take red from the left; take red blue green from the left; \
         take yellow from the right",
    );
    at.moves("take red blue green from the left; hex A1");
    assert_eq!(at.part("/line"), line("M03 green, M04 yellow"));
    assert_eq!(at.part("/seats/0/claimed"), json!(["M01", "M02"]));
}

/// V19: never from both ends at once, not even when one end tile is emptied.
#[test]
fn a_take_comes_from_one_end() {
    let at = At::line("M01 red, M02 green green blue, M03 red");
    assert!(!at.offers("take red red from the left") && !at.offers("take red red from the right"));
    let at = At::line("M01 red, M02 green yellow, M03 blue");
    assert!(!at.offers("take red blue green from the left"));
    assert!(!at.offers("take red blue green from the right"));
    assert!(at.offers("take red yellow green from the left"));
}

/// V19: a take need not go on where it emptied a tile, and it may empty a tile with its last one.
#[test]
fn a_take_may_end_with_the_tile() {
    let mut at = At::line("M01 red, M02 red blue");
    at.moves("take red from the left; hex A1");
    assert_eq!(at.part("/line"), line("M02 red blue"));
    assert_eq!(at.part("/seats/0/claimed"), json!(["M01"]));
    let mut at = At::line("M01 red blue yellow, M02 red blue");
    at.moves("take red blue yellow from the left; hex A1");
    assert_eq!(at.part("/line"), line("M02 red blue"));
    assert_eq!(at.part("/seats/0/claimed"), json!(["M01"]));
}

/// V20: with one tile left both ends are the same.
#[test]
fn one_tile_has_one_end() {
    let at = At::line("M01 red red blue");
    assert_eq!(at.legal().len(), 3);
    let at = At::line("M01 red");
    assert_eq!(at.legal().len(), 1);
}

/// V20: a take that empties the whole line is the same from both ends; the single ones are not.
#[test]
fn emptying_the_whole_line_is_one_take() {
    let at = At::line("M01 red, M02 red");
    at.only("take red from the left; take red from the right; take red red from the left");
    let at = At::line("M01 red, M02 blue, M03 green");
    at.only("take red from the left; take green from the right; take red blue green from the left");
    let at = At::line("M01 red blue, M02 green");
    let all = at
        .legal()
        .into_iter()
        .filter(|text| text.contains("red blue green"));
    assert_eq!(all.count(), 1);
}

/// V20: the same colours from other tiles are another take.
#[test]
fn the_same_colours_from_other_tiles_are_two_takes() {
    let mut at = At::line("M01 red blue green, M02 yellow, M03 red blue green");
    assert!(at.offers("take red blue green from the left"));
    at.moves("take red blue green from the right; hex A1");
    assert_eq!(at.part("/line"), line("M01 red blue green, M02 yellow"));
}

/// V21: with an empty hex there is no passing and no rewire instead.
#[test]
fn whoever_has_an_empty_hex_must_take() {
    let at = At::two(json!({ "seats": [{ "hexes": hexes("A1 red, A2 blue") }] }));
    assert!(at.legal().iter().all(|text| text.starts_with("take ")));
    assert!(!at.offers("end turn") && !at.offers("done") && !at.offers("rewire A1"));
}
