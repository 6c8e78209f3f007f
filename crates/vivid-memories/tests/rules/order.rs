//! Reflect at the same time or in turn order: V32, V33.

use serde_json::{Value, json};

use crate::support::{At, OfVividMemories, changed, hexes, line, merge};

/// Seat 1 takes the last fragment, a red one, from M01 (which adds purple), and Reflect begins.
fn reflect_begins(changes: Value) -> At {
    let mut document = changed(json!({ "line": line("M01 red") }));
    merge(&mut document, changes);
    let mut at = At::position(&document);
    at.moves("take red from the left; hex C3; end turn");
    assert_eq!(at.part("/phase"), "reflect");
    at
}

/// Whether Reflect goes in turn order with this many of a colour in the supply and these banks.
fn in_order(colour: &str, supply: i64, banks: [Value; 2]) -> bool {
    let mut bag = json!({ "red": 5, "blue": 5 });
    bag[colour] = json!(25 - supply - i64::from(colour == "red"));
    let [one, other] = banks;
    let at = reflect_begins(json!({ "bag": bag, "seats": [{ "bank": one }, { "bank": other }] }));
    let in_order = at.part("/in_order") == true;
    // Seat 1 took last, so seat 2 has the start marker.
    assert_eq!(at.actors(), if in_order { vec![2] } else { vec![1, 2] });
    in_order
}

/// V32: a colour is wanted by tiles that can give it and by uncovered trade-two spaces: here by
/// M01 and two players. Three purple are enough, two are not.
#[test]
fn a_demand_above_the_supply_asks_for_turn_order() {
    assert!(!in_order("purple", 3, [json!({}), json!({})]));
    assert!(in_order("purple", 2, [json!({}), json!({})]));
    // No tile gives yellow: two for the two players.
    assert!(!in_order("yellow", 2, [json!({}), json!({})]));
    assert!(in_order("yellow", 1, [json!({}), json!({})]));
    assert!(in_order("red", 1, [json!({}), json!({})]));
}

/// V32: a tile left in a bank on its action side counts, anybody's; a flipped one does not.
#[test]
fn tiles_left_in_a_bank_count_while_their_action_is_up() {
    let left = json!({ "push": { "tile": "M13" } });
    let flipped = json!({ "push": { "tile": "M13", "flipped": true } });
    assert!(in_order("purple", 3, [json!({}), left.clone()]));
    assert!(in_order("purple", 3, [left.clone(), json!({})]));
    assert!(!in_order("purple", 4, [json!({}), left]));
    assert!(!in_order("purple", 3, [json!({}), flipped]));
}

/// V32: a trade counts for both colours that it can give, not for the one given up.
#[test]
fn a_trade_can_give_either_of_two_colours() {
    // M06 gives up yellow for red and purple.
    let trade = json!({ "push": { "tile": "M06" } });
    for (colour, demand) in [("red", 3), ("purple", 4), ("yellow", 2), ("blue", 2)] {
        assert!(
            !in_order(colour, demand, [json!({}), trade.clone()]),
            "{colour}"
        );
        assert!(
            in_order(colour, demand - 1, [json!({}), trade.clone()]),
            "{colour}"
        );
    }
}

/// V32: a covered trade-two space wants nothing, whichever side of its tile is up.
#[test]
fn a_covered_trade_two_space_wants_nothing() {
    let flipped = json!({ "trade-two": { "tile": "M04", "flipped": true } });
    assert!(!in_order("purple", 2, [json!({}), flipped.clone()]));
    assert!(in_order("purple", 1, [json!({}), flipped]));
    // M04 adds yellow: what its tile wants stands in for what the space wanted.
    let up = json!({ "trade-two": { "tile": "M04" } });
    assert!(!in_order("yellow", 2, [json!({}), up.clone()]));
    assert!(in_order("yellow", 1, [json!({}), up]));
}

/// V32: as many fragments in the bag as players with an uncovered speculate space are enough.
#[test]
fn a_short_bag_asks_for_turn_order() {
    let begins = |bag: Value, bank: Value| {
        let at = reflect_begins(json!({ "bag": bag, "seats": [{}, { "bank": bank }] }));
        at.part("/in_order") == true
    };
    assert!(!begins(json!({ "red": 1, "blue": 1 }), json!({})));
    assert!(begins(json!({ "red": 1 }), json!({})));
    let covered = json!({ "speculate": { "tile": "M04", "flipped": true } });
    assert!(!begins(json!({ "red": 1 }), covered.clone()));
    assert!(begins(json!({}), covered));
    let both = json!({ "speculate": { "tile": "M05", "flipped": true } });
    let at = reflect_begins(json!({
        "bag": {},
        "seats": [{ "bank": both }, { "bank": { "speculate": { "tile": "M04", "flipped": true } } }],
    }));
    assert_eq!(at.part("/in_order"), false);
}

/// V32: in turn order each player finishes before the next, from the start marker on.
#[test]
fn in_turn_order_each_player_finishes_before_the_next() {
    let mut at = reflect_begins(json!({ "bag": {}, "seats": [{}, { "hexes": hexes("A1 red") }] }));
    assert_eq!((at.part("/start"), at.actors()), (json!(2), vec![2]));
    at.by(2, "use push; hex A1; red out to A2");
    assert_eq!(at.actors(), [2]);
    at.by(2, "done");
    assert_eq!(at.actors(), [1]);
    at.by(1, "lay M01 on push; done");
    assert_eq!(at.part("/round"), 2);
}

/// V32: otherwise all play at the same time, and the last one to be done ends the phase.
#[test]
fn otherwise_all_play_at_the_same_time() {
    let mut at = reflect_begins(json!({ "seats": [{}, { "hexes": hexes("A1 red") }] }));
    assert_eq!(at.actors(), [1, 2]);
    at.by(1, "lay M01 on push");
    at.by(2, "use push; hex A1");
    at.by(1, "use push; hex E1; done");
    assert_eq!(
        (at.part("/phase"), at.actors()),
        (json!("reflect"), vec![2])
    );
    at.by(2, "red out to A2; done");
    assert_eq!(at.part("/round"), 2);
    assert_eq!(at.hex(1, "E1"), "purple");
}

/// V33: a table may ask for turn order always.
#[test]
fn a_table_may_always_play_in_turn_order() {
    let at = reflect_begins(json!({ "always_in_order": true }));
    assert_eq!((at.part("/in_order"), at.actors()), (json!(true), vec![2]));
    let at = reflect_begins(json!({}));
    assert_eq!(
        (at.part("/in_order"), at.actors()),
        (json!(false), vec![1, 2])
    );
}

/// V33: the table says so when it sits down.
#[test]
fn the_option_reaches_the_game() {
    use table::{Dice, Documents, Game, GameBox, Request};
    let game = vivid_memories::VividMemories::standard();
    for (value, always) in [("in-order", true), ("together", false)] {
        let request = Request::players(2).with("reflect", value);
        let options = game.options(&request).expect("a table");
        let document = game.position(&game.setup(&options, &mut Dice::new(1)));
        assert_eq!(document["always_in_order"], always);
    }
    assert!(
        game.options(&Request::players(2).with("reflect", "never"))
            .is_err()
    );
}
