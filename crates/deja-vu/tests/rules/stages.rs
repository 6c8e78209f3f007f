//! Positions in the middle of something: each stage is accepted where the rest of the position leads to it, and refused
//! where it does not.

use serde_json::{Value, json};
use table::Dice;

use crate::board::{board, words};
use crate::support::{At, problems, wrong};

/// A position is fine as it is, and refused with this message after each change.
#[track_caller]
fn only_like_this(fine: &Value, changes: &[(&str, Value, &str)]) {
    assert_eq!(wrong(fine), "", "{fine}");
    for (pointer, value, said) in changes {
        let mut document = fine.clone();
        let (parent, key) = pointer.rsplit_once('/').expect("a pointer");
        let parent = document.pointer_mut(parent).expect(pointer);
        parent[key] = value.clone();
        let told = wrong(&document);
        assert!(told.contains(said), "{pointer} = {value}: {told}");
    }
}

const ELSEWHERE: &str = "the rest of the position does not lead to this stage";

/// F58, F24, F25: while bits are sown, some are in the hand, the way is known and ends where the hand is.
#[test]
fn sowing_has_a_way_and_bits() {
    let stage = json!({ "sow": { "bits": words("red-sun red-moon"), "visited": words("T1 T2"), "at": "T2" } });
    let fine = board(json!({ "stage": stage }));
    only_like_this(
        &fine,
        &[
            ("/stage/sow/visited", words("T1"), ELSEWHERE),
            ("/stage/sow/at", json!("T16"), "no tile \"T16\""),
            (
                "/planting",
                json!("moved"),
                "a move of the girl is over by now",
            ),
        ],
    );
    let empty = json!({ "sow": { "bits": [], "visited": words("T1 T2"), "at": "T2" } });
    assert!(wrong(&board(json!({ "stage": empty }))).contains(ELSEWHERE));
    let white = json!({ "sow": { "bits": words("white-sun white-moon"), "visited": words("T1 T2"), "at": "T2" } });
    assert!(wrong(&board(json!({ "stage": white }))).contains(ELSEWHERE));
}

/// F58, F28, F29: white bits may be claimed by whoever has claims, where there are such bits, after something was collected.
#[test]
fn claiming_needs_claims_and_white_bits() {
    let fine = board(json!({
        "stage": { "claim": { "at": "T1", "left": 1 } }, "pool": ["red-sun"],
        "bits": { "T1": ["white-sun"], "T2": ["red-moon"] }, "seats": [{ "long_term": ["yellow-2"] }],
    }));
    only_like_this(
        &fine,
        &[
            ("/stage/claim/left", json!(2), ELSEWHERE),
            ("/stage/claim/left", json!(0), "it must be 1 to 10"),
            ("/stage/claim/at", json!("T2"), ELSEWHERE),
            ("/stage/claim/at", json!("T0"), "no tile \"T0\""),
            ("/seats/0/long_term", json!([]), "stage"),
        ],
    );
}

/// F58, F33, F34, F35: a card that is being covered is regular from hand or memory, public from the row, and goes on with
/// bits that fit it.
#[test]
fn covering_goes_on_where_it_began() {
    let cover = |card: &str, bits: &str, source: &str, laid: bool| {
        let cover = json!({ "card": card, "bits": words(bits), "source": source, "laid": laid });
        let pool = words("red-moon red-lightning blue-star yellow-sun green-raindrop purple-moon");
        wrong(&board(json!({ "stage": { "cover": cover }, "pool": pool })))
    };
    assert_eq!(cover("blue-2", "red-star", "hand", true), "");
    assert!(cover("blue-2", "red-star", "hand", false).contains(ELSEWHERE));
    assert!(cover("blue-2", "", "hand", true).contains(ELSEWHERE));
    assert!(cover("blue-2", "red-star", "public", true).contains(ELSEWHERE));
    assert!(cover("white-1", "", "hand", false).contains(ELSEWHERE));
    assert_eq!(cover("white-1", "", "public", false), "");
    assert_eq!(cover("blue-2", "red-star", "short-term", false), "");
    assert!(cover("blue-2", "red-star", "short-term", true).contains(ELSEWHERE));
}

/// F58, F42, F43: a flower that is being paid for needs what is left to pay and an empty circle, and a bit is
/// saved only where there is room.
#[test]
fn growing_and_saving_need_room() {
    let grow = board(
        json!({ "stage": { "grow": { "left": 2 } }, "pool": words("red-sun red-moon red-star") }),
    );
    only_like_this(
        &grow,
        &[
            ("/seats/0/circle", json!(true), ELSEWHERE),
            ("/stage/grow/left", json!(0), "it must be 1 to 3"),
        ],
    );
    let save = board(json!({ "stage": "save", "pool": ["red-sun"] }));
    assert_eq!(wrong(&save), "");
    let full =
        json!({ "stage": "save", "pool": ["red-sun"], "seats": [{ "chests": ["red-moon"] }] });
    assert!(wrong(&board(full)).contains(ELSEWHERE));
}

/// F58, F45: what is asked late in a turn leaves nothing to use.
#[test]
fn late_in_a_turn_nothing_is_left_to_use() {
    let late = json!({ "stage": "plant-late", "pool": ["red-sun"] });
    assert!(wrong(&board(late)).contains("there are bits to use in Deja Vu only"));
    let replenish = json!({ "replenish": { "choice": words("T1 T2"), "named": [] } });
    let over = json!({ "stage": replenish, "pool": ["red-sun"] });
    assert!(wrong(&board(over)).contains("there are bits to use in Deja Vu only"));
}

/// F58, F46, F47: tiles are named for bits that are fewer than the lowest tiles, and among these.
#[test]
fn tiles_are_named_among_the_lowest() {
    let replenish = |choice: &str, named: &str| {
        let replenish = json!({ "choice": words(choice), "named": words(named) });
        wrong(&board(json!({
            "stage": { "replenish": replenish }, "spent": words("red-sun"),
            "levels": [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3],
        })))
    };
    assert!(
        replenish("T15", "").contains(ELSEWHERE),
        "one bit, one lowest tile: nothing to name"
    );
    assert!(
        replenish("T14 T15", "").contains(ELSEWHERE),
        "T14 is not among the lowest"
    );
}

/// F58, F14: in the opening everybody has as many cards as were drawn, and nothing else yet.
#[test]
fn an_opening_is_the_beginning() {
    let new = At::new_game(3, &[("map", "raft"), ("first", "1")], &mut Dice::new(3));
    let fine = new.document();
    let hand = fine["seats"][0]["hand"].clone();
    let four: Vec<Value> = hand.as_array().expect("a hand")[1..].to_vec();
    let gone = hand[0].clone();
    let mut fewer = fine.clone();
    fewer["seats"][0]["hand"] = json!(four);
    let discard = fewer["discard"].as_array_mut().expect("a discard");
    discard.push(gone);
    let told = wrong(&fewer);
    assert!(
        told.contains("these are not the cards of an opening"),
        "{told}"
    );
    only_like_this(
        &fine,
        &[
            (
                "/seats/0/tokens",
                json!(1),
                "these are not the cards of an opening",
            ),
            (
                "/seats/0/circle",
                json!(true),
                "these are not the cards of an opening",
            ),
            (
                "/stage",
                json!("begin"),
                "cards are chosen in the opening only",
            ),
        ],
    );
}

/// F58, F9: while the map is built nothing has been dealt, and tiles come in pairs.
#[test]
fn while_the_map_is_built_nothing_is_dealt() {
    let new = At::new_game(2, &[("map", "build"), ("first", "1")], &mut Dice::new(3));
    let early = "while the map is built nothing else has been dealt, and tiles come in pairs";
    only_like_this(
        &new.document(),
        &[
            ("/stage", json!({ "build": { "second": true } }), early),
            ("/map/0/bits", words("red-sun"), early),
            ("/map/0/fragment", json!("rose-1"), early),
        ],
    );
    let mut apart = new.document();
    apart["map"] = json!([{ "at": [0, 0] }, { "at": [5, 5] }]);
    apart["stage"] = json!({ "build": { "second": true } });
    assert!(wrong(&apart).contains("all tiles must be connected"));
    apart["map"][1]["at"] = json!([41, 0]);
    assert!(wrong(&apart).contains("it lies too far out"));
}

/// F58, F9: a map has one to fifteen tiles, and all of them hang together.
#[test]
fn a_map_hangs_together() {
    assert!(problems(json!({ "girl": "T16" })).contains("no tile \"T16\""));
    let mut apart = board(json!({}));
    for (index, at) in [[9, 0], [10, 0], [9, 1], [10, 1], [11, 0]]
        .into_iter()
        .enumerate()
    {
        apart["map"][10 + index]["at"] = json!(at);
    }
    assert!(wrong(&apart).contains("all tiles must be connected"));
    let mut none = board(json!({}));
    none["map"] = json!([]);
    assert!(wrong(&none).contains("0 tiles; there are 1 to 15"));
}

/// F58, F30: players in a row who skipped are no more than there are.
#[test]
fn no_more_have_skipped_than_play() {
    assert!(problems(json!({ "skipped": 3 })).contains("3 players in a row can't have skipped"));
    // Whoever can sow again goes on; where nothing can be sown, all bits on one tile, the game is over.
    assert_eq!(wrong(&board(json!({ "skipped": 2 }))), "");
    assert!(problems(json!({ "skipped": 2 })).contains("when all have skipped, the game is over"));
    assert_eq!(problems(json!({ "skipped": 1 })), "");
}

/// F58, F13: public cards lie in the row alone, and the deck holds none of them.
#[test]
fn public_cards_lie_in_the_row() {
    let fine = At::position(&board(json!({}))).document();
    let moved = |from: &str, to: &str| {
        let mut document = fine.clone();
        let card = document[from]
            .as_array_mut()
            .and_then(Vec::pop)
            .expect("a card");
        document[to].as_array_mut().expect("cards").push(card);
        wrong(&document)
    };
    assert!(moved("public", "deck").contains("public cards are not in the deck"));
    assert!(moved("deck", "public").contains("only public cards lie in the row"));
    let mut seat = board(json!({}));
    seat["seats"][0]["flowers"] = json!(99);
    assert!(wrong(&seat).contains("seat 1.flowers: 99; it must be 0 to "));
}
