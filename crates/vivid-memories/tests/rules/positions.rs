//! Positions: what is accepted, and that everything impossible gets an error which names it.

use serde_json::{Value, json};
use table::{Dice, Documents, Game, GameBox, Request};
use vivid_memories::VividMemories;

use crate::support::{
    OfVividMemories, changed, counts, hexes, line, merge, problems_of, refused, together,
    two_players,
};

/// The position of two players, changed like this, is refused in these words.
fn wrong(changes: Value, words: &[&str]) {
    refused(&changed(changes), words);
}

/// V62: 25 fragments of each colour are accounted for; a supply that is not given is the rest.
#[test]
fn the_supply_is_the_rest() {
    let own = json!({ "hexes": hexes("A1 red red"), "filled": ["S01"] });
    let at = crate::support::At::two(json!({ "seats": [own] }));
    // Five in the bag, two in the line, two in a hex, one in S01 (red on board-1).
    assert_eq!(at.supply("red"), 25 - 5 - 2 - 2 - 1);
}

/// V62: one fragment too many or too few is an error that says which colour and how many.
#[test]
fn fragments_are_counted() {
    wrong(
        json!({ "bag": counts("red 24") }),
        &["26 red fragments instead of 25"],
    );
    let supply = counts("red 17, yellow 19, blue 18, purple 19, green 18");
    wrong(
        json!({ "supply": supply }),
        &["24 red fragments instead of 25"],
    );
    let right = counts("red 18, yellow 19, blue 18, purple 19, green 18");
    assert_eq!(problems_of(&changed(json!({ "supply": right }))), "");
    let own = json!({ "filled": ["S01", "S06", "S10"] });
    wrong(
        json!({ "seats": [own], "bag": counts("red 21") }),
        &["26 red"],
    );
}

/// V62: fragments in a player's fingers count: those taken, drawn, or about to be given up.
#[test]
fn fragments_in_the_fingers_count() {
    let place = json!({ "stage": { "place": { "taken": ["red", "red"] } } });
    let with = |red: i64| {
        changed(json!({ "line": line("M01 blue"), "bag": { "red": red }, "seats": [place] }))
    };
    assert_eq!(problems_of(&with(23)), "");
    refused(&with(24), &["26 red"]);
    let drawn = json!({
        "stage": { "speculate-place": { "colour": "green" } }, "bank": { "speculate": { "used": true } },
    });
    let with = |green: i64| {
        let mut document = together(drawn.clone());
        merge(
            &mut document,
            json!({ "in_order": true, "bag": { "green": green }, "seats": [{}, { "stage": "waiting" }] }),
        );
        document
    };
    assert_eq!(problems_of(&with(24)), "");
    refused(&with(25), &["26 green"]);
    // M06 gives up yellow.
    let trading = json!({
        "hexes": hexes("A1 blue blue"), "bank": { "push": { "tile": "M06" } },
        "stage": { "trade-one-gain": { "space": "push", "hex": "A1" } },
    });
    let with = |yellow: i64| {
        let mut document = together(trading.clone());
        merge(
            &mut document,
            json!({ "in_order": true, "bag": { "yellow": yellow }, "seats": [{}, { "stage": "waiting" }] }),
        );
        document
    };
    assert_eq!(problems_of(&with(24)), "");
    refused(&with(25), &["26 yellow"]);
}

/// V62: numbers below zero or above 25 are refused, and so are other colours.
#[test]
fn counts_are_sensible() {
    wrong(json!({ "bag": { "red": -1 } }), &["bag", "-1 red"]);
    wrong(json!({ "bag": { "red": 26 } }), &["bag", "26 red"]);
    wrong(json!({ "bag": { "orange": 1 } }), &["bag", "orange"]);
    wrong(json!({ "supply": { "pink": 1 } }), &["supply", "pink"]);
    wrong(
        json!({ "seats": [{ "score": { "threads": -4 } }] }),
        &["seat 1.score", "-4"],
    );
    wrong(
        json!({ "line": line("M01 orange") }),
        &["line[0]", "orange"],
    );
    wrong(
        json!({ "seats": [{ "hexes": hexes("A1 pink") }] }),
        &["seat 1.hexes.A1", "pink"],
    );
}

/// V5: a tile is in one place at a time, and there are twenty.
#[test]
fn a_tile_is_in_one_place() {
    wrong(
        json!({ "line": line("M01 red, M01 blue") }),
        &["line[1]", "M01 is there twice"],
    );
    wrong(
        json!({ "seats": [{ "claimed": ["M01"] }] }),
        &["seat 1.claimed", "M01 is there twice"],
    );
    wrong(
        json!({ "seats": [{ "precious": ["M07"] }, { "precious": ["M07"] }] }),
        &["seat 2.precious", "M07"],
    );
    let bank = json!({ "push": { "tile": "M07" }, "swap": { "tile": "M07" } });
    wrong(
        json!({ "seats": [{ "bank": bank }] }),
        &["seat 1.bank.swap", "M07"],
    );
    wrong(
        json!({ "stack": ["M02"] }),
        &["stack", "M02 is there twice"],
    );
    wrong(json!({ "stack": ["M21"] }), &["stack", "M21"]);
    wrong(json!({ "seats": [{ "claimed": ["M00"] }] }), &["M00"]);
}

/// V2, V3: hexes and slots are those of the board, each once.
#[test]
fn hexes_and_slots_exist() {
    wrong(
        json!({ "seats": [{ "hexes": hexes("F1 red") }] }),
        &["seat 1.hexes.F1"],
    );
    wrong(
        json!({ "seats": [{ "hexes": { "A1": [] } }] }),
        &["seat 1.hexes.A1"],
    );
    wrong(
        json!({ "seats": [{ "hexes": { "A1": ["red"], "a1": ["blue"] } }] }),
        &["twice"],
    );
    wrong(
        json!({ "seats": [{ "filled": ["S16"] }] }),
        &["seat 1.filled", "S16"],
    );
    wrong(
        json!({ "seats": [{ "filled": ["S01", "S01"] }] }),
        &["seat 1.filled", "S01 is there twice"],
    );
}

/// V8: every board exists and has one owner.
#[test]
fn boards_have_one_owner() {
    wrong(
        json!({ "seats": [{ "board": "board-5" }] }),
        &["seat 1", "board-5"],
    );
    wrong(
        json!({ "seats": [{ "board": "board-2" }] }),
        &["seat 2.board"],
    );
}

/// V9: every player has an aspiration: a view is no position.
#[test]
fn a_view_is_no_position() {
    let at = crate::support::At::two(json!({}));
    assert!(!problems_of(&at.seen_by(table::Observer::Spectator)).is_empty());
    let mut document = two_players();
    document["seats"][1]
        .as_object_mut()
        .expect("a seat")
        .remove("aspiration");
    refused(&document, &["seat 2.aspiration"]);
}

/// V6, V38: a bank has four spaces; without a tile nothing is flipped, and a covered space can't be
/// used.
#[test]
fn bank_spaces_make_sense() {
    let bank = |name: &str, there: Value| {
        let mut document = together(json!({}));
        document["seats"][0]["bank"] = json!({ name: there });
        document
    };
    refused(&bank("pull", json!({})), &["seat 1.bank.pull", "trade-two"]);
    refused(
        &bank("push", json!({ "flipped": true })),
        &["seat 1.bank.push"],
    );
    refused(
        &bank("push", json!({ "tile": "M01", "used": true })),
        &["seat 1.bank.push"],
    );
    refused(
        &bank("push", json!({ "tile": "M99" })),
        &["seat 1.bank.push", "M99"],
    );
    assert_eq!(problems_of(&bank("push", json!({ "used": true }))), "");
    wrong(
        json!({ "seats": [{ "bank": { "push": { "used": true } } }] }),
        &["seat 1.bank"],
    );
}

/// V13: rounds go from one to three, and the game is over after the third.
#[test]
fn rounds_go_from_one_to_three() {
    for round in [0, 4, -1] {
        wrong(json!({ "round": round }), &["round"]);
    }
    let over = |round: i64| json!({ "round": round, "phase": "over", "line": [], "seats": [{ "stage": "waiting" }] });
    wrong(over(2), &["phase"]);
    assert_eq!(problems_of(&changed(over(3))), "");
    wrong(json!({ "phase": "prepare" }), &["phase"]);
}

/// V11, V17: start marker, opener and turn are seats at the table.
#[test]
fn seats_are_at_the_table() {
    for key in ["start", "turn", "opener"] {
        for number in [0, 3, -1] {
            wrong(json!({ key: number }), &[key, "not a seat"]);
        }
    }
    wrong(json!({ "players": 1 }), &["players"]);
    wrong(json!({ "players": 5 }), &["players"]);
    wrong(json!({ "players": 3 }), &["seats"]);
    wrong(json!({ "game": "momiji" }), &["game", "momiji"]);
    wrong(json!({ "colour": "red" }), &["colour"]);
}

/// V58: aspirations have no points before the end.
#[test]
fn aspirations_have_no_points_before_the_end() {
    wrong(
        json!({ "seats": [{ "score": { "aspiration": 3 } }] }),
        &["seat 1.score"],
    );
}

/// V14: a tile without fragments does not stay in the line, and nine tiles are too many for any.
#[test]
fn a_line_has_tiles_with_fragments() {
    wrong(
        json!({ "line": [{ "tile": "M01", "fragments": [] }] }),
        &["line[0]"],
    );
    let nine: Vec<String> = (1..=9).map(|number| format!("M{number:02} red")).collect();
    wrong(json!({ "line": line(&nine.join(", ")) }), &["line"]);
    let four = "M01 red, M02 red, M03 red, M04 red";
    assert_eq!(problems_of(&changed(json!({ "line": line(four) }))), "");
}

/// V62: every position of random games is read back as it was written.
#[test]
fn positions_of_games_are_read_back() {
    let game = VividMemories::standard();
    for players in 2..=4 {
        let options = game.options(&Request::players(players)).expect("a table");
        let mut dice = Dice::new(62 + players as u64);
        let mut state = game.setup(&options, &mut dice);
        loop {
            let document = game.position(&state);
            let again = game.read_position(&document);
            assert!(again.unwrap_or_else(|problems| panic!("{problems}\n{document}")) == state);
            let Some((seat, id)) = table::choose(&game, &state, &mut dice) else {
                break;
            };
            game.play(&mut state, seat, id, &mut dice, &mut ())
                .expect("legal");
        }
    }
}
