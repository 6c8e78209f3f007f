//! Building the map together: F10.

use serde_json::{Value, json};
use table::{Dice, Finality};

use crate::support::{At, OfDejaVu, wrong};

/// A map under construction with tiles at these places; seat 1 of two places the next.
fn building(places: &[[i8; 2]]) -> Value {
    let map: Value = places.iter().map(|place| json!({ "at": place })).collect();
    json!({
        "game": "deja-vu", "players": 2, "turn": 1, "map": map, "seats": [{}, {}],
        "stage": { "build": { "second": places.len().is_multiple_of(2) } },
    })
}

/// The places offered, in their order.
fn offered(places: &[[i8; 2]]) -> Vec<String> {
    let at = At::position(&building(places));
    let legal = at.legal();
    legal
        .iter()
        .map(|text| text.replacen("place ", "", 1))
        .collect()
}

/// F10: the first tile lies there with the girl on it, bare.
#[test]
fn building_begins_with_one_tile_and_the_girl() {
    let at = At::new_game(3, &[("map", "build"), ("first", "2")], &mut Dice::new(1));
    assert_eq!(at.part("/map").as_array().expect("tiles").len(), 1);
    assert_eq!(
        (at.part("/girl"), at.part("/turn")),
        (json!("T1"), json!(2))
    );
    assert_eq!(
        (at.bits(1), at.part("/map/0/fragment")),
        (String::new(), Value::Null)
    );
}

/// F10, F8: the first of a pair goes to any of the six places around a single tile.
#[test]
fn the_first_tile_goes_anywhere_beside_the_map() {
    let directions = [
        "east",
        "north-east",
        "north-west",
        "west",
        "south-west",
        "south-east",
    ];
    assert_eq!(
        offered(&[[0, 0]]),
        directions.map(|word| format!("{word} of T1"))
    );
}

/// F10: the second of a pair touches the first if that one touches only one tile.
#[test]
fn the_second_tile_completes_a_triangle() {
    assert_eq!(
        offered(&[[0, 0], [1, 0]]),
        ["north-east of T1", "south-east of T1"]
    );
}

/// F10: around three tiles the first of the next pair has nine places, one touch is enough.
#[test]
fn the_first_of_a_later_pair_may_touch_one_tile() {
    let places = offered(&[[0, 0], [1, 0], [0, 1]]);
    assert_eq!(places.len(), 9);
    assert!(places.contains(&"west of T1".to_owned()), "touches T1 only");
}

/// F10: a second tile touches two tiles, not the first of its pair if that one has two neighbours.
#[test]
fn the_second_tile_may_lie_apart_from_the_first() {
    let places = offered(&[[0, 0], [1, 0], [0, 1], [1, -1]]);
    let expected = [
        "north-west of T1",
        "south-west of T1",
        "north-east of T2",
        "south-east of T2",
    ];
    assert_eq!(places, expected);
}

/// F10: beside a first tile with one neighbour the second lies, wherever else two tiles touch.
#[test]
fn a_lonely_first_tile_is_joined() {
    let places = offered(&[[0, 0], [1, 0], [0, 1], [2, 0]]);
    assert_eq!(places, ["north-east of T2", "south-east of T2"]);
}

/// F10: from the start player clockwise each places two tiles; then bits and cards are dealt.
#[test]
fn each_player_places_two_tiles_until_fifteen_lie() {
    let mut at = At::new_game(4, &[("map", "build"), ("first", "3")], &mut Dice::new(1));
    let mut order = Vec::new();
    for tiles in 2..=15 {
        order.push(at.seat().number());
        assert!(at.part("/stage/build").is_object());
        let choice = at.legal()[tiles % 2].clone();
        at.play(&[&choice]);
        assert_eq!(at.part("/map").as_array().expect("tiles").len(), tiles);
        let over = tiles % 2 == 1;
        assert_eq!(at.finality == Finality::Sealed, over, "a pair is a turn");
    }
    assert_eq!(order, [3, 3, 4, 4, 1, 1, 2, 2, 3, 3, 4, 4, 1, 1]);
    assert_eq!(at.part("/stage"), "opening");
    assert_eq!(
        (at.part("/girl"), at.part("/turn")),
        (json!("T1"), json!(3))
    );
    let dealt = |tile: usize| {
        at.part(&format!("/map/{tile}/bits"))
            .as_array()
            .map(Vec::len)
    };
    assert!((0..15).all(|tile| dealt(tile) == Some(4)));
    assert_eq!(at.state.player(at.seat()).hand().len(), 5);
}

/// F10: a tile lies where the move says.
#[test]
fn a_tile_lies_where_it_was_placed() {
    let mut at = At::position(&building(&[[0, 0]]));
    at.moves("place south-west of T1; place west of T1");
    assert_eq!(at.part("/map/1/at"), json!([-1, 1]));
    assert_eq!(at.part("/map/2/at"), json!([-1, 0]));
    assert_eq!(at.part("/turn"), 2);
    assert!(
        at.offers("place west of T2") && !at.offers("place west of T1"),
        "taken"
    );
}

/// F10: however a map is built, every tile touches two others after each pair.
#[test]
fn after_each_pair_every_tile_touches_two_others() {
    for seed in 0..30 {
        let mut dice = Dice::new(seed);
        let mut at = At::new_game(2, &[("map", "build")], &mut dice);
        for tiles in 2..=15 {
            let legal = at.legal();
            let n = table::Chance::below(&mut dice, legal.len() as u32) as usize;
            at.play(&[&legal[n]]);
            let map = at.state.map();
            let fewest = map.tiles().map(|tile| map.near(tile).len()).min();
            assert!(tiles % 2 == 0 || fewest >= Some(2), "{tiles} tiles");
        }
    }
}

/// F10: a game is not played on a map with a tile that touches only one other.
#[test]
fn a_finished_map_has_no_lonely_tile() {
    let changes = json!({ "map": [{ "at": [-1, 0] }] });
    let document = crate::support::two(changes);
    assert!(
        wrong(&document).contains("T1 touches fewer than two"),
        "{}",
        wrong(&document)
    );
    let apart = building(&[[0, 0], [3, 0]]);
    assert!(wrong(&apart).contains("connected"));
}
