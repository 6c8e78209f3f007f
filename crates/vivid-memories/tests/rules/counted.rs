//! Points as they are told while the game goes on, thing by thing: V49, V54, V57, V58, V61.

use laws::{items, list};
use serde_json::{Value, json};
use table::{Documents, Observer, Seat, Speech};
use vivid_memories::VividMemories;

use crate::support::{At, OfVividMemories, changed, data, hexes, together};

/// Both act. Two hexes fit M01, which is red and yellow; two green ones join S13 and S15, and S14 is filled.
fn rich(score: Value) -> At {
    let mut own = json!({
        "hexes": hexes("A1 red yellow, C3 red yellow, B2 red blue, D1 green, E1 green"),
        "filled": list("S14"), "precious": ["M08"],
        "bank": { "push": { "tile": "M01", "flipped": true }, "swap": { "tile": "M02" } },
    });
    own["score"] = score;
    At::together(own)
}

/// V49, V54, V57: what Reward would bring now: four points for each of two hexes, two hexes times two slots, a
/// set of one and one of two slots. The aspiration is told to its owner alone.
#[test]
fn what_reward_would_bring_is_counted() {
    let at = rich(json!({}));
    let open = [
        ("moments", 8, "tile:M01 hex:A1 hex:C3"),
        ("threads", 4, "hex:D1 hex:E1 slot:S13 slot:S15"),
        ("cores", 1, "slot:S13"),
        ("cores", 4, "slot:S14 slot:S15"),
    ];
    for eyes in [Observer::Spectator, Observer::Seat(Seat::new(1))] {
        assert_eq!(at.told(eyes, 1), items(&open));
    }
    let own = at.told(Observer::Seat(Seat::new(0)), 1);
    assert_eq!(own[..4], items(&open));
    // Three red fragments lie in hexes; M01 shows red once it is precious.
    assert_eq!(own[4].1, 3);
    assert_eq!(own[4].2, "hex:A1 hex:B2 hex:C3");
    assert_eq!(own[5].1, 0);
    assert!(own[6].1 % 5 == 0 && own[6].2.contains("tile:M01"));
}

/// V49, V54, V57: points of earlier rounds stand there as they were given, where there are any.
#[test]
fn points_of_earlier_rounds_are_told() {
    let before = |at: &At| -> Vec<(String, i32, String)> {
        let all = at.told(Observer::Spectator, 1).into_iter();
        all.filter(|(_, points, _)| [30, 20, 10].contains(points))
            .collect()
    };
    let at = rich(json!({ "moments": 30, "threads": 20, "cores": 10 }));
    let expected = items(&[
        ("moments", 30, "tile:M08"),
        ("threads", 20, ""),
        ("cores", 10, ""),
    ]);
    assert_eq!(before(&at), expected);
    assert_eq!(before(&rich(json!({}))), []);
}

/// V54, V57: where nothing scores, nothing is told of scoring.
#[test]
fn nothing_scored_is_no_event() {
    let told = |at: &At, what: &str| {
        let all = at.events.iter();
        all.filter(|event| at.game.event_document(event)["event"] == what)
            .count()
    };
    let filled = At::rewarded(json!({
        "hexes": hexes("D1 green, E1 green"), "filled": list("S13 S15"),
    }));
    assert_eq!((filled.score()[1], told(&filled, "thread")), (0, 0));
    let nothing = At::rewarded(json!({}));
    assert_eq!(told(&nothing, "cores"), 0);
    let joined = At::rewarded(json!({ "hexes": hexes("D1 green, E1 green") }));
    assert_eq!((told(&joined, "thread"), told(&joined, "cores")), (1, 1));
}

/// V58: each fragment of the aspiration's colour scores what the data says.
#[test]
fn fragments_of_an_aspiration_score_each() {
    let mut data = data();
    data["aspirations"]["fragment"] = json!(3);
    let game = VividMemories::from_components(&data.to_string());
    let game = game.unwrap_or_else(|problems| panic!("{problems}"));
    let mut document = together(json!({ "hexes": hexes("A1 red red, C3 red") }));
    document["round"] = json!(3);
    let mut at = At::with_game(game, &document);
    at.by(1, "done").by(2, "done");
    assert_eq!(at.score()[3], 9);
}

/// V61: equal points and aspirations: whoever began Remember later wins; seat 2 of three began.
#[test]
fn the_order_of_turns_breaks_ties_of_three() {
    let at = At::position(&changed(json!({
        "players": 3, "start": 2, "turn": 2,
        "seats": [
            { "stage": "waiting" }, { "stage": "take" }, { "board": "board-3", "aspiration": "green" },
        ],
    })));
    let tally = at.game.tally(&at.state);
    let order = |seat: usize| tally.seats[seat].tie_breaks[1].points;
    assert_eq!([order(0), order(1), order(2)], [2, 0, 1]);
    let ranks = [0, 1, 2].map(|seat: usize| tally.seats[seat].rank);
    assert_eq!(ranks, [1, 3, 2]);
}
