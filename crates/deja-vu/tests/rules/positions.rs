//! Positions: what is accounted for, what is refused, and why.

use serde_json::{Value, json};
use table::{Dice, Documents, Game};

use crate::board::{at, board, words};
use crate::support::{At, wrong};

/// The position reads back as itself, with 60 bits, all cards and 15 fragments in it.
#[track_caller]
fn accounted_for(at: &At) {
    let document = at.document();
    let again = at.game.read_position(&document);
    let again = again.unwrap_or_else(|problems| panic!("{problems}\n{document}"));
    assert!(again == at.state);
    let mut names = Vec::new();
    collect(&document, &mut names);
    let of = |kinds: &[&str]| {
        let ends = |name: &&String| kinds.iter().any(|kind| name.contains(kind));
        names.iter().filter(ends).count()
    };
    assert_eq!(
        of(&["-sun", "-moon", "-star", "-raindrop", "-lightning"]),
        60
    );
    assert_eq!(of(&["rose-", "amber-", "teal-"]), 15);
    let cards = names
        .iter()
        .filter(|name| deja_vu::Card::from_name(name).is_some());
    let all = if document["players"] == 2 { 72 } else { 84 };
    assert_eq!(cards.count(), all);
}

/// All names in a document, those of cards in short-term memory included.
fn collect(value: &Value, names: &mut Vec<String>) {
    match value {
        Value::String(text) => names.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| collect(value, names)),
        Value::Object(fields) => {
            for (key, value) in fields {
                names.push(key.clone());
                collect(value, names);
            }
        }
        _ => {}
    }
}

/// F58: from the end of the setup to the end of the game nothing gets lost, and every position on the
/// way reads back as itself. With two players the silver cards stay in the box.
#[test]
fn everything_is_accounted_for() {
    for (players, options, seed) in [
        (2, &[("map", "quick")][..], 1),
        (3, &[("map", "raft"), ("speed", "yes")], 2),
        (4, &[("map", "wheel")], 3),
    ] {
        let mut dice = Dice::new(seed);
        let mut at = At::new_game(players, options, &mut dice);
        for _ in 0..600 {
            let Some(seat) = at.game.to_act(&at.state).iter().next() else {
                break;
            };
            accounted_for(&at);
            let legal = at.game.legal(&at.state, seat);
            let n = table::Chance::below(&mut dice, legal.len() as u32);
            let id = legal.nth(n as usize).expect("a move");
            let played = at
                .game
                .play(&mut at.state, seat, id, &mut dice, &mut at.events);
            played.expect("a legal move");
        }
    }
}

/// F58: in the middle of a turn bits are in the pool, spent, on cards and in chests.
#[test]
fn the_middle_of_a_turn() {
    let seat = json!({ "hand": ["blue-2"], "short_term": { "purple-1": ["blue-star"] } });
    let mut at = at(json!({
        "stage": "act", "pool": words("red-star red-moon red-lightning white-sun white-moon"),
        "spent": ["green-sun"], "hive": ["yellow-sun"], "seats": [seat, { "chests": ["red-sun"] }],
    }));
    accounted_for(&at);
    for text in [
        "build blue-2",
        "lay red-star",
        "lay red-moon",
        "lay red-lightning",
        "done",
        "save white-sun",
    ] {
        at.play(&[text]);
        accounted_for(&at);
    }
}

/// F58: whatever is not named lies in the hive, the row or the deck.
#[test]
fn what_may_be_left_out() {
    let mut document = board(json!({ "stage": "discard", "hive": words("red-sun red-moon") }));
    document.as_object_mut().expect("an object").remove("hive");
    let at = At::position(&document);
    assert_eq!(at.part("/hive"), words("red-sun red-moon"));
    assert_eq!(at.part("/deck").as_array().map(Vec::len), Some(60));
    accounted_for(&at);
}

/// The end of a turn, with this for seat 1.
fn seats(first: Value) -> Value {
    let seats = Value::Array(vec![first]);
    json!({ "stage": "discard", "seats": seats })
}

/// F58: what can't be is refused, and the message says what is wrong.
#[test]
fn impossible_positions() {
    let act =
        |pool: &str, seat: Value| json!({ "stage": "act", "pool": words(pool), "seats": [seat] });
    let ten =
        words("blue-1 blue-3 red-1 red-3 purple-1 purple-3 yellow-1 yellow-3 green-1 green-3");
    let six = words("red-sun red-moon red-star red-raindrop red-lightning blue-sun");
    for (changes, what) in [
        (
            json!({ "pool": ["red-cloud"] }),
            "\"red-cloud\" is not a bit",
        ),
        (
            act("red-sun red-sun red-sun", json!({})),
            "more than two red-sun",
        ),
        (
            seats(json!({ "hand": ["pink-1"] })),
            "\"pink-1\" is not a card",
        ),
        (
            seats(json!({ "hand": ["blue-8"] })),
            "\"blue-8\" is not a card",
        ),
        (
            seats(json!({ "hand": words("blue-1 blue-1") })),
            "blue-1 can't be there twice",
        ),
        (
            seats(json!({ "hand": ["white-1"] })),
            "public cards are never in a hand",
        ),
        (
            seats(json!({ "hand": ["blue-7"] })),
            "public cards are never in a hand",
        ),
        (
            seats(json!({ "hand": ["blue-1"], "long_term": ["blue-1"] })),
            "no copy of a card in the player's memories",
        ),
        (
            seats(json!({ "hand": ["blue-2"], "short_term": { "blue-2": ["red-star"] } })),
            "no copy of a card in the player's memories",
        ),
        (
            seats(json!({ "long_term": ["blue-2"], "short_term": { "blue-2": ["red-star"] } })),
            "no copies of those in long-term memory",
        ),
        (
            seats(json!({ "short_term": { "white-5": ["red-moon"] } })),
            "short-term memory holds regular cards",
        ),
        (
            seats(json!({ "short_term": { "blue-2": [] } })),
            "at least its top slot covered",
        ),
        (
            seats(json!({ "short_term": { "blue-2": ["red-moon"] } })),
            "red-moon does not fit its slot",
        ),
        (
            seats(json!({ "short_term": { "blue-2": words("red-star red-moon red-lightning") } })),
            "it would be complete",
        ),
        (
            seats(json!({ "short_term": { "blue-2": ["red-star"], "purple-1": ["blue-star"] } })),
            "more cards than it has room for",
        ),
        (
            seats(json!({ "chests": words("red-sun red-moon") })),
            "more bits are saved than there are chests",
        ),
        (
            seats(json!({ "flowers": 1 })),
            "more flowers on cards than flower cards",
        ),
        (seats(json!({ "tokens": -1 })), "seat 1.tokens"),
        (
            seats(json!({ "fragments": ["rose-6"] })),
            "\"rose-6\" is not a fragment",
        ),
        (
            seats(json!({ "fragments": words("rose-1 rose-1") })),
            "rose-1 is there twice",
        ),
        (
            seats(json!({ "leaving": ["blue-1"] })),
            "in the opening only",
        ),
        (
            json!({ "discard": ["white-2"] }),
            "white-2 is a public card",
        ),
        (json!({ "deck": ["blue-1"] }), "blue-1 missing"),
        (json!({ "public": ["white-1"] }), "white-2 missing"),
        (json!({ "players": 5 }), "Deja Vu is for 2 to 4"),
        (json!({ "players": 1 }), "Deja Vu is for 2 to 4"),
        (json!({ "turn": 3 }), "3 is not a seat"),
        (
            json!({ "speed": true }),
            "the speed game is for 3 or 4 players",
        ),
        (json!({ "girl": "T16" }), "no tile \"T16\""),
        (json!({ "game": "momiji" }), "not of \"deja-vu\""),
        (json!({ "colour": "red" }), "colour"),
        (
            json!({ "pool": ["red-sun"] }),
            "there are bits to use in Deja Vu only",
        ),
        (
            json!({ "spent": ["red-sun"] }),
            "spent bits are in the hive by now",
        ),
        (
            act("red-sun", json!({ "chests": ["red-sun"] })),
            "the bits of the chests are in the pool",
        ),
        (
            json!({ "last_turns": 1 }),
            "last turns come when somebody has enough cards",
        ),
        (json!({ "last_turns": 2 }), "2 turns can't be left"),
        (
            json!({ "stage": "over" }),
            "over exactly when no turns are left",
        ),
        (
            json!({ "seats": [{}, { "long_term": ten }] }),
            "so turns are counted",
        ),
        (
            json!({ "seats": [{ "long_term": ten }] }),
            "the end would be triggered already",
        ),
        (
            json!({ "stage": { "grow": { "left": 3 } }, "pool": ["red-sun"] }),
            "stage",
        ),
        (
            json!({ "stage": { "grow": { "left": 4 } }, "pool": six }),
            "it must be 1 to 3",
        ),
        (json!({ "stage": "save" }), "does not lead to this stage"),
        (
            json!({ "stage": "act", "planting": "moved" }),
            "a move of the girl is over by now",
        ),
    ] {
        let problem = wrong(&board(changes.clone()));
        assert!(
            problem.contains(what),
            "{changes}\nshould say {what:?}, says {problem:?}"
        );
    }
}

/// F58: missing bits, fragments and tiles are counted.
#[test]
fn missing_things() {
    let mut document = board(json!({}));
    document["map"][3]["bits"] = json!([]);
    assert!(wrong(&document).contains("56 bits instead of 60: 4 missing"));
    let mut document = board(json!({}));
    document["map"][3]["fragment"] = Value::Null;
    assert!(wrong(&document).contains("1 of 15 fragments missing"));
    let mut document = board(json!({}));
    document["map"][3]["at"] = json!([0, 0]);
    assert!(wrong(&document).contains("two tiles lie at this place"));
    let mut document = board(json!({}));
    document["map"][14]["at"] = json!([5, 2]);
    assert!(wrong(&document).contains("T15 touches fewer than two other tiles"));
    let mut document = board(json!({}));
    let map = document["map"].as_array_mut().expect("tiles");
    let last = map.pop().expect("a tile");
    let bits = last["bits"].as_array().expect("bits").clone();
    document["hive"] = Value::Array(bits);
    assert!(wrong(&document).contains("14 tiles; there must be 15"));
    let names: Vec<Value> = (0..19)
        .map(|n| json!(deja_vu::Bit::from_index(n).name()))
        .collect();
    assert!(
        wrong(&board(json!({ "hive": names })))
            .contains("a full hive goes back to the map at once")
    );
}

/// F58, F48: nobody holds more cards than the hand size: cards are drawn up to it, and icons stay.
#[test]
fn hands_larger_than_the_hand_size() {
    let four = words("blue-1 blue-2 blue-3 blue-4");
    assert_ne!(wrong(&board(seats(json!({ "hand": four })))), "");
    assert_eq!(
        wrong(&board(seats(
            json!({ "hand": four, "long_term": ["red-6"] })
        ))),
        ""
    );
}

/// F58, F45: before Deja Vu nothing has been spent.
#[test]
fn nothing_is_spent_before_deja_vu() {
    let claim = json!({ "claim": { "at": "T1", "left": 1 } });
    let changes = |spent: Value| {
        json!({
            "stage": claim, "pool": ["red-sun"], "spent": spent, "bits": { "T1": ["white-sun"] },
            "seats": [{ "long_term": ["yellow-2"] }],
        })
    };
    assert_eq!(wrong(&board(changes(json!([])))), "");
    assert_ne!(wrong(&board(changes(json!(["blue-sun"])))), "");
}

/// F58, F50: in the last turns it is never the turn of the one who triggered the end.
#[test]
fn last_turns_belong_to_the_others() {
    let ten =
        words("blue-1 blue-3 red-1 red-3 purple-1 purple-3 yellow-1 yellow-3 green-1 green-3");
    let seats = json!([{ "long_term": ten }]);
    let last = |turn: i32| json!({ "turn": turn, "last_turns": 1, "seats": seats });
    assert_eq!(wrong(&board(last(2))), "");
    assert_ne!(wrong(&board(last(1))), "");
}
