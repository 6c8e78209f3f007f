//! The tables and examples of docs/rules/vivid-memories.en.md against the data and the engine: V3, V5, V51.

use serde_json::{Value, json};

use crate::support::{At, OfVividMemories, data, hexes, in_turn, together, words};

const PAGE: &str = include_str!("../../../../docs/rules/vivid-memories.en.md");

/// The page has this line.
fn has_row(cells: &[String]) {
    let row = format!("| {} |", cells.join(" | "));
    assert!(
        PAGE.lines().any(|line| line == row),
        "not in the page: {row}"
    );
}

fn commas(list: &Value) -> String {
    words(list).replace(' ', ", ")
}

fn text(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// V3: the map of the page has the slots of the data file, with hexes, sets and colours.
#[test]
fn the_table_of_slots_is_that_of_the_data() {
    let data = data();
    let list = |key: &str| data[key].as_array().expect("a list").clone();
    for slot in list("slots") {
        let sets = list("sets");
        let in_set = |set: &&Value| {
            set["slots"]
                .as_array()
                .is_some_and(|all| all.contains(&slot["id"]))
        };
        let set = sets.iter().find(in_set).expect("a set");
        let mut cells = vec![
            text(&slot["id"]),
            commas(&slot["touches"]),
            text(&set["id"]),
        ];
        let name = text(&slot["id"]);
        cells.extend(
            list("boards")
                .iter()
                .map(|board| text(&board["slots"][&name])),
        );
        has_row(&cells);
    }
}

/// V5: so are the tiles.
#[test]
fn the_table_of_tiles_is_that_of_the_data() {
    for tile in data()["moments"].as_array().expect("tiles") {
        let action = match tile["action"].get("add") {
            Some(colour) => format!("add {}", text(colour)),
            None => {
                let trade = &tile["action"]["trade"];
                let gain = words(&trade["gain"]).replace(' ', " and ");
                format!("trade {} for {gain}", text(&trade["give"]))
            }
        };
        let points = tile["points"].to_string();
        has_row(&[
            text(&tile["id"]),
            commas(&tile["condition"]),
            points,
            action,
        ]);
    }
}

/// V49, V54, V55, V57, V58: the worked examples come out as the page says.
#[test]
fn the_worked_examples_are_right() {
    let board = hexes("D1 green green, E1 green red");
    let bank = json!({ "swap": { "tile": "M05", "flipped": true } });
    let mut document = together(json!({ "aspiration": "green", "hexes": board, "bank": bank }));
    document["round"] = json!(3);
    let mut at = At::position(&document);
    at.by(1, "done").by(2, "done");
    assert_eq!(at.score(), [4, 4, 1, 10]);
    at.hexes_are("D1 green, E1 red");
    for (filled, points) in [(json!(["S15"]), 2), (json!(["S13", "S15"]), 0)] {
        document["seats"][0]["filled"] = filled;
        let mut at = At::position(&document);
        at.by(1, "done").by(2, "done");
        assert_eq!(at.score()[1], points);
    }
}

/// V51: a tile that scored gives its space back, and the space's own action with it.
#[test]
fn the_action_of_a_space_returns_when_its_tile_has_scored() {
    let board = hexes("E1 green red, E2 blue");
    let bank = json!({ "swap": { "tile": "M05", "flipped": true }, "push": { "tile": "M01", "flipped": true } });
    let mut at = At::together(json!({ "hexes": board, "bank": bank }));
    assert!(!at.offers("use swap") && !at.offers("use push"));
    at.by(1, "done").by(2, "done");
    assert_eq!(
        at.part("/seats/0/bank"),
        json!({ "push": { "tile": "M01", "flipped": true } })
    );
    // The next Reflect with this bank and these hexes.
    let seat = json!({ "hexes": at.part("/seats/0/hexes"), "bank": at.part("/seats/0/bank") });
    let next = At::position(&in_turn(seat, json!({ "round": 2 })));
    assert!(next.offers("use swap") && !next.offers("use push"));
}
