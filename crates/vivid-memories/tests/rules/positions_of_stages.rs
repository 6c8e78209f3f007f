//! Stages that the rest of a position does not lead to are refused.

use serde_json::{Value, json};

use crate::support::{
    changed, counts, hexes, in_turn, line, merge, packed, problems_of, refused, together,
};

/// Seat 1 in Remember with this stage and these hexes.
fn remember(stage: impl Into<Value>, board: impl Into<Value>) -> Value {
    let (stage, board): (Value, Value) = (stage.into(), board.into());
    changed(json!({ "bag": {}, "seats": [{ "stage": stage, "hexes": board }] }))
}

/// Seat 1 acts alone in Reflect: this stage, these hexes, this bank.
fn alone(stage: impl Into<Value>, board: &str, bank: impl Into<Value>) -> Value {
    let (stage, bank): (Value, Value) = (stage.into(), bank.into());
    in_turn(
        json!({ "stage": stage, "hexes": hexes(board), "bank": bank }),
        json!({}),
    )
}

fn accepted(document: &Value) {
    assert_eq!(problems_of(document), "");
}

fn stage_is_wrong(document: &Value) {
    refused(document, &["seat 1.stage"]);
}

/// V17: in Remember exactly the player whose turn it is has something to do.
#[test]
fn one_player_acts_in_remember() {
    refused(&changed(json!({ "turn": 2 })), &["turn", "only the player"]);
    refused(
        &changed(json!({ "seats": [{}, { "stage": "take" }] })),
        &["turn"],
    );
    refused(
        &changed(json!({ "seats": [{ "stage": "waiting" }] })),
        &["somebody has a stage"],
    );
    refused(&changed(json!({ "in_order": true })), &["in_order"]);
    refused(&changed(json!({ "opener": 2 })), &["start marker"]);
    accepted(&changed(
        json!({ "turn": 2, "seats": [{ "stage": "waiting" }, { "stage": "take" }] }),
    ));
}

/// V21, V27: taking needs an empty hex and a line; a forced rewire needs a line and no empty hex.
#[test]
fn taking_and_forced_rewires_need_their_boards() {
    accepted(&remember(json!("take"), json!({})));
    stage_is_wrong(&remember(json!("take"), packed("")));
    stage_is_wrong(&changed(json!({ "line": [] })));
    accepted(&remember(json!("must-rewire"), packed("")));
    stage_is_wrong(&remember(json!("must-rewire"), json!({})));
    let mut document = remember(json!("must-rewire"), packed(""));
    document["line"] = json!([]);
    stage_is_wrong(&document);
}

/// V18: what a player holds is a take, and needs an empty hex.
#[test]
fn fingers_hold_a_take() {
    let place = |taken: Value| json!({ "place": { "taken": taken } });
    for right in [
        json!(["red"]),
        json!(["red", "red"]),
        json!(["red", "blue", "green"]),
    ] {
        accepted(&remember(place(right), json!({})));
    }
    for wrong in [
        json!([]),
        json!(["red", "blue"]),
        json!(["red", "red", "red"]),
        json!(["red", "red", "blue"]),
        json!(["red", "blue", "green", "yellow"]),
        json!(["pink"]),
    ] {
        stage_is_wrong(&remember(place(wrong), json!({})));
    }
    stage_is_wrong(&remember(place(json!(["red"])), packed("")));
}

/// V24: after a take something lies on the board; a rewire under way has a hex and can go on.
#[test]
fn rewires_need_something_to_move() {
    let after = json!({ "after-take": { "rewire": true } });
    accepted(&remember(after.clone(), hexes("A1 red")));
    stage_is_wrong(&remember(after, json!({})));
    let rewire = |centre: &str, way: Value, forced: bool| json!({ "rewire": { "centre": centre, "way": way, "forced": forced } });
    accepted(&remember(rewire("A1", Value::Null, false), hexes("A1 red")));
    stage_is_wrong(&remember(rewire("E3", Value::Null, false), hexes("A1 red")));
    stage_is_wrong(&remember(rewire("F1", Value::Null, false), hexes("A1 red")));
    stage_is_wrong(&remember(rewire("A1", json!("in"), false), hexes("A1 red")));
    stage_is_wrong(&remember(rewire("A1", Value::Null, true), hexes("A1 red")));
    stage_is_wrong(&remember(rewire("A1", Value::Null, true), packed("A1 red")));
    accepted(&remember(
        rewire("A1", Value::Null, true),
        packed("A1 red, A2 blue green"),
    ));
    assert!(!problems_of(&remember(rewire("A1", json!("up"), false), hexes("A1 red"))).is_empty());
}

/// V13: every stage has its phase.
#[test]
fn stages_have_their_phase() {
    for stage in ["act", "lay-tiles", "push-from", "swap-hex", "trade-two-hex"] {
        stage_is_wrong(&remember(json!(stage), hexes("A1 red blue, A2 green")));
    }
    for stage in [
        json!("take"),
        json!("end-turn"),
        json!("must-rewire"),
        json!({ "after-take": { "rewire": false } }),
    ] {
        stage_is_wrong(&alone(stage, "A1 red", json!({})));
    }
    let fill = json!({ "fill": { "S15": ["C1", "D1"] } });
    stage_is_wrong(&alone(fill, "C1 green, D1 green, E1 green", json!({})));
}

/// V30: when Remember is over the line is empty.
#[test]
fn the_line_is_empty_after_remember() {
    let mut document = together(json!({}));
    document["line"] = line("M01 red");
    refused(&document, &["line"]);
}

/// V32: at the same time only where supply and bag suffice; a table of turn order has none of it.
#[test]
fn playing_at_the_same_time_needs_supply_and_bag() {
    let with = |bag: &str| {
        let mut document = together(json!({}));
        document["bag"] = counts(bag);
        document
    };
    accepted(&with("red 1, blue 1"));
    refused(&with("red 1"), &["turn", "supply or bag"]);
    accepted(&with("red 23"));
    refused(&with("red 24"), &["turn", "supply or bag"]);
    let mut document = together(json!({}));
    document["always_in_order"] = json!(true);
    refused(&document, &["turn order"]);
    let mut document = together(json!({}));
    document["in_order"] = json!(true);
    refused(&document, &["turn order"]);
}

/// V34, V35: tiles are laid while there are tiles and spaces, and before any action.
#[test]
fn laying_needs_tiles_and_spaces() {
    let laying = |stage: &str, claimed: Value, bank: Value| {
        together(json!({ "stage": stage, "claimed": claimed, "bank": bank }))
    };
    accepted(&laying("lay-tiles", json!(["M01"]), json!({})));
    stage_is_wrong(&laying("lay-tiles", json!([]), json!({})));
    stage_is_wrong(&laying("act", json!(["M01"]), json!({})));
    let flipped = |tile: &str| json!({ "tile": tile, "flipped": true });
    let full = json!({ "push": flipped("M02"), "swap": flipped("M03"), "trade-two": flipped("M04"), "speculate": flipped("M05") });
    stage_is_wrong(&laying("lay-tiles", json!(["M01"]), full));
}

/// V40-V46: an action under way has been begun and can be finished.
#[test]
fn actions_under_way_make_sense() {
    let used = |space: &str| json!({ space: { "used": true } });
    let board = "A1 red blue, A2 green";
    for (stage, space) in [
        (json!("trade-two-hex"), "trade-two"),
        (
            json!({ "trade-two-give": { "hex": "A1", "left": 2 } }),
            "trade-two",
        ),
        (
            json!({ "trade-two-give": { "hex": "A2", "left": 1 } }),
            "trade-two",
        ),
        (json!({ "trade-two-gain": { "hex": "A2" } }), "trade-two"),
        (
            json!({ "speculate-place": { "colour": "red" } }),
            "speculate",
        ),
        (json!("push-from"), "push"),
        (json!({ "push-to": { "from": "A1" } }), "push"),
        (json!("swap-hex"), "swap"),
        (json!({ "swap-colour": { "hex": "A1" } }), "swap"),
        (
            json!({ "swap-with": { "hex": "A1", "colour": "red" } }),
            "swap",
        ),
    ] {
        accepted(&alone(stage.clone(), board, used(space)));
        stage_is_wrong(&alone(stage.clone(), board, json!({})));
        let covered = json!({ space: { "tile": "M01" } });
        stage_is_wrong(&alone(stage, board, covered));
    }
    for (stage, space) in [
        (
            json!({ "trade-two-give": { "hex": "A2", "left": 2 } }),
            "trade-two",
        ),
        (
            json!({ "trade-two-give": { "hex": "A1", "left": 3 } }),
            "trade-two",
        ),
        (
            json!({ "trade-two-give": { "hex": "Z1", "left": 2 } }),
            "trade-two",
        ),
        (json!({ "trade-two-gain": { "hex": "A1" } }), "trade-two"),
        (json!({ "push-to": { "from": "C3" } }), "push"),
        (json!({ "swap-colour": { "hex": "C3" } }), "swap"),
        (
            json!({ "swap-with": { "hex": "A1", "colour": "green" } }),
            "swap",
        ),
    ] {
        stage_is_wrong(&alone(stage, board, used(space)));
    }
}

/// V43: of three fragments two are removed: with one still to go there are two left at the most.
#[test]
fn trade_two_under_way_has_removed_one() {
    let give = |left: i64| json!({ "trade-two-give": { "hex": "A1", "left": left } });
    let used = || json!({ "trade-two": { "used": true } });
    accepted(&alone(give(2), "A1 red red red", used()));
    accepted(&alone(give(1), "A1 red red", used()));
    stage_is_wrong(&alone(give(1), "A1 red red red", used()));
    stage_is_wrong(&alone(give(2), "", used()));
}

/// V40-V42: the action of a tile needs that tile, its colours, and its side up.
#[test]
fn actions_of_tiles_need_their_tile() {
    let tile = |name: &str| json!({ "push": { "tile": name } });
    let (add, trade) = (
        json!({ "add-to": { "space": "push" } }),
        json!({ "trade-one-hex": { "space": "push" } }),
    );
    let gain = json!({ "trade-one-gain": { "space": "push", "hex": "A1" } });
    accepted(&alone(add.clone(), "A1 red", tile("M01")));
    accepted(&alone(trade.clone(), "A1 yellow", tile("M06")));
    accepted(&alone(gain.clone(), "A1 blue green", tile("M06")));
    stage_is_wrong(&alone(add.clone(), "A1 red", tile("M06")));
    stage_is_wrong(&alone(add.clone(), "A1 red", json!({})));
    stage_is_wrong(&alone(
        add,
        "A1 red",
        json!({ "push": { "tile": "M01", "flipped": true } }),
    ));
    stage_is_wrong(&alone(trade.clone(), "A1 yellow", tile("M01")));
    stage_is_wrong(&alone(trade, "A1 red", tile("M06")));
    stage_is_wrong(&alone(gain, "A1 blue", tile("M06")));
    stage_is_wrong(&alone(
        json!({ "add-to": { "space": "pull" } }),
        "A1 red",
        tile("M01"),
    ));
}

/// Seat 1 is to fill like this in Reward.
fn filling(fill: impl Into<Value>, board: &str, filled: impl Into<Value>) -> Value {
    let (fill, filled): (Value, Value) = (fill.into(), filled.into());
    let mut document =
        together(json!({ "stage": { "fill": fill }, "hexes": hexes(board), "filled": filled }));
    merge(
        &mut document,
        json!({ "phase": "reward", "seats": [{}, { "stage": "waiting" }] }),
    );
    document
}

/// V55: a choice of filling has an empty slot, hexes that touch it, and its colour in them.
#[test]
fn a_filling_has_a_choice() {
    let choice = || json!({ "S15": ["C1", "D1"] });
    accepted(&filling(choice(), "C1 green, D1 green", json!(["S13"])));
    stage_is_wrong(&filling(choice(), "C1 green, D1 green", json!(["S15"])));
    stage_is_wrong(&filling(choice(), "C1 green, D1 red", json!(["S13"])));
    stage_is_wrong(&filling(
        json!({ "S15": ["C1"] }),
        "C1 green, D1 green",
        json!(["S13"]),
    ));
    stage_is_wrong(&filling(
        json!({ "S15": ["C1", "E1"] }),
        "C1 green, E1 green",
        json!(["S13"]),
    ));
    stage_is_wrong(&filling(json!({ "S99": ["C1"] }), "C1 green", json!([])));
    stage_is_wrong(&filling(json!({}), "C1 green", json!([])));
}

/// V13: nobody acts when the game is over.
#[test]
fn nobody_acts_when_the_game_is_over() {
    let mut document = together(json!({}));
    merge(&mut document, json!({ "round": 3, "phase": "over" }));
    refused(&document, &["phase"]);
}

/// V34: one tile for one space is laid by itself; two tiles for one space are a choice.
#[test]
fn laying_the_last_space_needs_a_choice_of_tiles() {
    let flipped = |tile: &str| json!({ "tile": tile, "flipped": true });
    let laying = |claimed: Value| {
        let bank =
            json!({ "push": flipped("M02"), "swap": flipped("M03"), "trade-two": flipped("M04") });
        together(json!({ "stage": "lay-tiles", "claimed": claimed, "bank": bank }))
    };
    stage_is_wrong(&laying(json!(["M01"])));
    accepted(&laying(json!(["M01", "M06"])));
}

/// V32: a space that was used wants nothing more, unless its action is still under way.
#[test]
fn a_space_in_use_still_wants_its_fragment() {
    let with = |seat: Value| {
        let mut document = together(seat);
        document["bag"] = counts("red 23");
        merge(
            &mut document,
            json!({ "seats": [{ "hexes": hexes("A1 red") }] }),
        );
        document
    };
    let used = json!({ "trade-two": { "used": true } });
    // One red is left: enough for the space of seat 2, not for two.
    accepted(&with(json!({ "bank": used })));
    refused(&with(json!({})), &["turn", "supply or bag"]);
    let under_way = json!({ "bank": used, "stage": { "trade-two-gain": { "hex": "B1" } } });
    refused(&with(under_way), &["turn", "supply or bag"]);
}

/// V40, V42: a fragment is added while the supply has one of its colour.
#[test]
fn adding_needs_the_supply() {
    let adding = |bag: &str| {
        let seat = json!({
            "stage": { "add-to": { "space": "push" } }, "hexes": hexes("A1 red"),
            "bank": { "push": { "tile": "M01" } },
        });
        in_turn(seat, json!({ "bag": counts(bag) }))
    };
    accepted(&adding("purple 24"));
    stage_is_wrong(&adding("purple 25"));
}
