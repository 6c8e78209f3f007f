//! Laying out a game and a round: V8 to V16.

use laws::list;
use std::collections::BTreeSet;

use serde_json::{Value, json};
use table::{Dice, Documents, Game, GameBox, Request};
use vivid_memories::VividMemories;

use crate::support::{At, COLOURS, OfVividMemories, counts, in_turn, merge, words};

/// A new game for this many, as a document.
fn new_game(request: &Request, seed: u64) -> Value {
    let game = VividMemories::standard();
    let options = game.options(request).expect("a table");
    game.position(&game.setup(&options, &mut Dice::new(seed)))
}

fn seats(document: &Value) -> &Vec<Value> {
    document["seats"].as_array().expect("seats")
}

/// V8: everybody has a board of the four, no two the same; every seat may get any.
#[test]
fn boards_are_drawn_at_random() {
    let mut met = BTreeSet::new();
    for seed in 0..200 {
        let document = new_game(&Request::players(3), seed);
        let boards = seats(&document)
            .iter()
            .map(|seat| seat["board"].to_string());
        let boards: Vec<String> = boards.collect();
        let different: BTreeSet<&String> = boards.iter().collect();
        assert_eq!(different.len(), 3);
        met.extend(boards.into_iter().enumerate());
    }
    assert_eq!(met.len(), 12);
}

/// V9: everybody is dealt one aspiration, no two the same; every seat may get any colour.
#[test]
fn aspirations_are_dealt_at_random() {
    let mut met = BTreeSet::new();
    for seed in 0..300 {
        let document = new_game(&Request::players(4), seed);
        let dealt = seats(&document)
            .iter()
            .map(|seat| seat["aspiration"].to_string());
        let dealt: Vec<String> = dealt.collect();
        let different: BTreeSet<&String> = dealt.iter().collect();
        assert_eq!(different.len(), 4);
        met.extend(dealt.into_iter().enumerate());
    }
    assert_eq!(met.len(), 20);
}

/// V10, V14, V15: bag, supply and line for two, three and four players.
#[test]
fn the_numbers_of_the_setup_follow_the_players() {
    for (players, in_bag, tiles, on_tile) in [(2, 11, 4, 4), (3, 17, 5, 5), (4, 20, 6, 5)] {
        let document = new_game(&Request::players(players), 7);
        let line = document["line"].as_array().expect("a line");
        assert_eq!(line.len(), tiles);
        assert_eq!(
            document["stack"].as_array().expect("a stack").len(),
            20 - tiles
        );
        for tile in line {
            assert_eq!(
                tile["fragments"].as_array().expect("fragments").len(),
                on_tile
            );
            assert!(!words(&document["stack"]).contains(tile["tile"].as_str().expect("a name")));
        }
        for colour in COLOURS {
            assert_eq!(
                document["supply"][colour],
                25 - in_bag,
                "{players} {colour}"
            );
            let laid = line.iter().filter_map(|tile| tile["fragments"].as_array());
            let laid = laid.flatten().filter(|there| **there == json!(colour));
            let left = document["bag"][colour].as_u64().expect("a number");
            assert_eq!(left + laid.count() as u64, in_bag);
        }
        for seat in seats(&document) {
            assert_eq!(seat["hexes"], json!({}));
            assert_eq!(seat["bank"], json!({}));
            assert_eq!(
                seat["score"],
                json!({ "moments": 0, "threads": 0, "cores": 0, "aspiration": 0 })
            );
        }
    }
}

/// V10: the game is for two to four.
#[test]
fn one_or_five_players_are_refused() {
    let game = VividMemories::standard();
    for players in [0, 1, 5] {
        let problems = game.options(&Request::players(players)).err();
        assert!(problems.expect("refused").to_string().contains("2 to 4"));
    }
}

/// V11: the start marker goes to a player drawn at random, unless the table names one.
#[test]
fn the_first_player_is_drawn_or_named() {
    let mut drawn = BTreeSet::new();
    for seed in 0..100 {
        let document = new_game(&Request::players(4), seed);
        drawn.insert(document["start"].as_u64());
        let named = new_game(&Request::players(4).with("first", "3"), seed);
        assert_eq!([&named["start"], &named["turn"], &named["opener"]], [3; 3]);
    }
    assert_eq!(drawn.len(), 4);
    let game = VividMemories::standard();
    let problems = game.options(&Request::players(2).with("first", "3")).err();
    assert!(
        problems
            .expect("refused")
            .to_string()
            .contains("option first")
    );
}

/// V13, V17: a new game stands in Remember of round 1 with the holder of the start marker to take.
#[test]
fn a_game_begins_with_the_holder_of_the_start_marker() {
    let document = new_game(&Request::players(3).with("first", "2"), 5);
    assert_eq!(
        (&document["round"], &document["phase"]),
        (&json!(1), &json!("remember"))
    );
    let stages: Vec<&Value> = seats(&document).iter().map(|seat| &seat["stage"]).collect();
    assert_eq!(stages, ["waiting", "take", "waiting"]);
}

/// Nobody does anything in Reflect, and the next round is prepared from this bag and supply.
fn next_round(bag: &str, changes: Value, answers: &[u32]) -> At {
    let mut document = in_turn(json!({}), json!({ "bag": counts(bag) }));
    merge(&mut document, changes);
    let mut at = At::position(&document);
    at.scripted("done; done", answers);
    assert_eq!(at.part("/round"), 2);
    at
}

/// V14: the tiles of a round come from those not drawn before, at random.
#[test]
fn new_tiles_are_drawn_from_the_stack() {
    let stack = list("M03 M07 M11 M12 M13 M20");
    // A tile, its four fragments, and so on: the last, the first, the last, the last of the stack.
    let answers = [5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 2];
    let at = next_round("red 24, blue 20", json!({ "stack": stack }), &answers);
    let line = at.part("/line");
    let names: Vec<&Value> = line
        .as_array()
        .expect("a line")
        .iter()
        .map(|tile| &tile["tile"])
        .collect();
    assert_eq!(names, ["M20", "M03", "M13", "M12"]);
    assert_eq!(at.part("/stack"), list("M07 M11"));
}

/// V15: fragments come out of the bag at random, four on a tile with two players.
#[test]
fn fragments_are_drawn_from_the_bag() {
    // Nine red and nine blue: the tenth place is the first blue, then each draw shifts it.
    let answers = [0, 9, 9, 0, 0];
    let at = next_round("red 9, blue 9", json!({}), &answers);
    assert_eq!(words(&at.part("/line/0/fragments")), "red red blue blue");
    assert_eq!(
        at.part("/bag"),
        counts("red 0, yellow 0, blue 2, purple 0, green 0")
    );
    assert_eq!(
        [at.supply("red"), at.supply("blue"), at.supply("green")],
        [16, 16, 25]
    );
}

/// V16: an empty bag gets one of each colour that the supply has, and the preparing goes on, as
/// often as it takes: 16 fragments are four times five, less four.
#[test]
fn an_empty_bag_is_filled_from_the_supply() {
    let at = next_round("", json!({}), &[]);
    for colour in COLOURS {
        assert_eq!(at.supply(colour), 21, "{colour}");
    }
    let line = at.part("/line");
    let laid = line.as_array().expect("a line").iter();
    let laid: usize = laid
        .map(|tile| tile["fragments"].as_array().map_or(0, Vec::len))
        .sum();
    assert_eq!(laid, 16);
    let left: i64 = COLOURS
        .iter()
        .filter_map(|colour| at.part(&format!("/bag/{colour}")).as_i64())
        .sum();
    assert_eq!(left, 4);
}

/// V16: the bag is filled only once it is empty: one left in it is drawn first.
#[test]
fn the_last_of_the_bag_is_drawn_before_it_is_filled() {
    let at = next_round("green 1", json!({}), &[]);
    // One green, then three fillings of five for the other fifteen.
    assert_eq!(at.part("/line/0/fragments"), list("red yellow blue green"));
    assert_eq!(
        at.part("/bag"),
        counts("red 0, yellow 0, blue 0, purple 0, green 0")
    );
    assert_eq!([at.supply("red"), at.supply("green")], [22, 21]);
}

/// V16: a colour that the supply has not is left out.
#[test]
fn a_missing_colour_is_left_out_of_the_bag() {
    let hexes = crate::support::hexes(
        "A1 green green green, A2 green green green, A3 green green green, \
        B1 green green green, B2 green green green, B3 green green green, B4 green green green, \
        C1 green green green, C2 green",
    );
    let at = next_round(
        "",
        json!({ "seats": [{ "hexes": hexes, "board": "board-1" }] }),
        &[],
    );
    // The green thread of nine hexes joins S15 only, so nothing is filled.
    assert_eq!(
        at.part("/bag"),
        counts("red 0, yellow 0, blue 0, purple 0, green 0")
    );
    assert_eq!(
        ["red", "yellow", "blue", "purple", "green"].map(|colour| at.supply(colour)),
        [21, 21, 21, 21, 0]
    );
}
