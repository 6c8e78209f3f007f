//! Why a move is not legal: each reason, and the rule that it names.

use deja_vu::DejaVu;
use laws::list;
use serde_json::{Value, json};
use table::Dice;

use crate::board::{act, at, board, go, words};
use crate::support::{At, OfDejaVu, players};

/// F19: what is said, in the words that people read.
#[test]
fn a_reason_says_what_is_wrong_and_names_its_rule() {
    let at = At::two(json!({ "bits": { "T1": "red-sun" } }));
    let expected = "It is too far: with your footprints the girl can move 1 step. (rule F19)";
    assert_eq!(at.why("girl to T15"), expected);
}

/// F18, F50: whoever is not at turn, and everybody after the end.
#[test]
fn nobody_plays_out_of_turn_or_after_the_end() {
    let long = "blue-1 blue-2 blue-3 blue-4 blue-5 red-1 red-2 red-3 red-4 red-5";
    let mut at = at(json!({
        "stage": "discard", "planting": "used", "last_turns": 1,
        "seats": [{}, { "long_term": words(long) }],
    }));
    at.refuses_seat(2, "done", "F18", "refusal-not-your-turn");
    at.moves("done");
    at.refuses_seat(1, "done", "F50", "refusal-over");
}

/// F10: tiles are laid in turn, beside the map, the second of a pair touching two.
#[test]
fn the_map_is_built_by_its_rule() {
    let options = [("map", "build"), ("first", "1")];
    let mut at: At = At::new_game(2, &options, &mut Dice::new(1));
    at.refuses_seat(2, "place east of T1", "F10", "refusal-not-your-turn");
    at.refuses("place east of T5", "F10", "deja-vu-no-such-tile");
    at.refuses("done", "F10", "deja-vu-no-now");
    at.moves("place east of T1");
    at.refuses("place east of T1", "F10", "deja-vu-no-place-taken");
    at.refuses("place west of T1", "F10", "deja-vu-no-touch-two");
    at.refuses("place north-west of T2", "F10", "deja-vu-no-same-place");
    at.moves("place north-east of T1; place west of T1");
    at.refuses("place north-east of T2", "F10", "deja-vu-no-touch-first");
    let built = At::two(json!({ "bits": { "T1": "red-sun" } }));
    built.refuses("place east of T1", "F10", "deja-vu-no-map-built");
}

/// F14: each chooses among their own cards; who has chosen waits.
#[test]
fn opening_cards_are_chosen_once() {
    let mut at = At::two(json!({
        "stage": "opening", "first": 2, "turn": 2,
        "seats": [
            { "hand": list("blue-1 blue-2 blue-3 blue-4 blue-5"), "opening": true },
            { "hand": list("blue-1 red-2 red-3 red-4 red-5"), "opening": true },
        ],
    }));
    at.by(1, "discard blue-1; discard blue-2");
    at.refuses_seat(1, "discard blue-3", "F14", "deja-vu-no-others-choose");
    at.refuses_seat(2, "discard green-1", "F14", "deja-vu-no-not-in-hand");
    at.refuses_seat(2, "raise red-2", "F16", "deja-vu-no-speed");
    at.refuses_seat(2, "sow T1", "F14", "deja-vu-no-now");
}

/// F16: a speed game begins with two cards in long-term memory, chosen first.
#[test]
fn a_speed_game_begins_with_cards_in_long_term_memory() {
    let seat = |hand: &str| json!({ "hand": list(hand), "opening": true });
    let mut at = At::position(&players(
        3,
        json!({
            "stage": "opening", "speed": true,
            "seats": [
                seat("blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 red-1"),
                seat("red-1 red-2 red-3 red-4 red-5 red-6 blue-2"),
                seat("green-1 green-2 green-3 green-4 green-5 yellow-1 yellow-2"),
            ],
        }),
    ));
    at.refuses("discard blue-1", "F16", "deja-vu-no-raise-first");
    at.refuses("raise green-1", "F16", "deja-vu-no-not-in-hand");
    at.refuses("sow T1", "F16", "deja-vu-no-now");
    at.by(1, "raise blue-1; raise blue-2");
    at.refuses("raise blue-3", "F16", "deja-vu-no-raised");
}

/// F18-F22: the girl walks once, as far as she can; a flower needs a fragment.
#[test]
fn planting_has_its_time_and_place() {
    let flower = json!({ "bits": { "T11": "red-sun" }, "seats": [{ "circle": true }] });
    let mut early = At::two(flower.clone());
    early.refuses("girl to T1", "F19", "deja-vu-no-girl-here");
    early.refuses("girl to T15", "F19", "deja-vu-no-too-far");
    early.moves("girl to T2");
    early.refuses("girl to T3", "F20", "deja-vu-no-girl-moved");
    early.moves("plant");
    early.refuses("plant", "F21", "deja-vu-no-planted");
    early.refuses("girl to T3", "F21", "deja-vu-no-planted");
    let mut later = At::two(flower);
    later.moves("sow T11");
    later.refuses("girl to T2", "F18", "deja-vu-no-girl-later");
    later.refuses("plant", "F18", "deja-vu-no-girl-later");
    let none = At::two(json!({ "bits": { "T11": "red-sun" } }));
    none.refuses("plant", "F20", "deja-vu-no-flower");
    let seat = json!({ "circle": true, "fragments": ["rose-1"] });
    let gone = At::two(json!({ "bits": { "T11": "red-sun" }, "seats": [seat] }));
    gone.refuses("plant", "F22", "deja-vu-no-fragment");
}

/// F24, F26: a tile is sown along a path, all of it, and the last bit is not white.
#[test]
fn sowing_needs_a_path() {
    let mut at = At::two(json!({ "bits": {
        "T1": "red-sun blue-moon", "T3": "white-sun white-moon",
    } }));
    at.refuses("sow T2", "F26", "deja-vu-no-bits");
    at.refuses("sow T3", "F26", "deja-vu-no-only-white");
    at.refuses("sow T15", "F26", "deja-vu-no-way");
    at.refuses("done", "F24", "deja-vu-no-must-sow");
    at.refuses("drop red-sun on T2", "F24", "deja-vu-no-now");
    at.moves("sow T1");
    at.refuses("drop green-sun on T2", "F24", "deja-vu-no-such-bit");
    at.refuses("drop red-sun on T1", "F24", "deja-vu-no-visited");
    at.refuses("drop red-sun on T9", "F24", "deja-vu-no-not-near");
    at.refuses("done", "F24", "deja-vu-no-sow-on");
    at.refuses("sow T3", "F24", "deja-vu-no-now");
    let mut white = At::two(json!({ "bits": { "T1": "red-sun white-moon" } }));
    white.moves("sow T1");
    white.refuses("drop red-sun on T2", "F26", "deja-vu-no-keep-last");
    let mut corner = At::two(json!({ "bits": { "T2": "red-sun red-moon red-star blue-sun" } }));
    corner.moves("sow T2; drop red-sun on T6");
    corner.refuses("drop red-moon on T1", "F26", "deja-vu-no-dead-end");
}

/// F18, F29, F43, F47, F48: each thing has its time.
#[test]
fn everything_has_its_phase() {
    let at = At::two(json!({ "bits": { "T1": "red-sun blue-moon" } }));
    at.refuses("build blue-2", "F18", "deja-vu-no-sow-first");
    at.refuses("build public white-1", "F18", "deja-vu-no-sow-first");
    at.refuses("lay red-sun", "F18", "deja-vu-no-sow-first");
    at.refuses("grow", "F18", "deja-vu-no-sow-first");
    at.refuses("claim white-sun", "F29", "deja-vu-no-claim");
    at.refuses("save red-sun", "F43", "deja-vu-no-save-later");
    at.refuses("name T1", "F47", "deja-vu-no-replenish");
    at.refuses("discard blue-1", "F48", "deja-vu-no-discard-later");
}

/// F29: white bits of the end tile can be claimed, no others.
#[test]
fn white_bits_are_claimed_where_the_last_one_fell() {
    let mut at = At::two(json!({
        "bits": { "T1": "red-sun", "T2": "white-sun white-moon blue-sun" },
        "seats": [{ "long_term": ["blue-1"] }],
    }));
    at.moves("sow T1; drop red-sun on T2");
    at.refuses("claim blue-sun", "F29", "deja-vu-no-not-white");
    at.refuses("claim white-star", "F29", "deja-vu-no-not-there");
    at.refuses("girl to T2", "F18", "deja-vu-no-girl-later");
}

/// F32, F33, F34, F37: what can be built.
#[test]
fn a_card_has_to_be_there_and_its_bits_too() {
    let at = act("blue-moon blue-lightning", json!({ "hand": ["blue-2"] }));
    at.refuses("build blue-2", "F32", "deja-vu-no-next-slot");
    at.refuses("build red-1", "F33", "deja-vu-no-not-in-hand");
    at.refuses("build yellow-7", "F33", "deja-vu-no-is-public");
    at.refuses("build public blue-2", "F33", "deja-vu-no-not-public");
    at.refuses("build public yellow-7", "F33", "deja-vu-no-public-whole");
    at.refuses("lay blue-moon", "F32", "deja-vu-no-card-first");
    at.refuses("sow T1", "F18", "deja-vu-no-sown");
    at.refuses("drop red-sun on T2", "F18", "deja-vu-no-sown");
    let copy = act("red-star", json!({ "long_term": ["blue-2"] }));
    copy.refuses("build blue-2", "F37", "deja-vu-no-copy");
    let full = json!({ "hand": ["blue-2"], "short_term": { "green-3": ["green-raindrop"] } });
    act("red-star", full.clone()).refuses("build blue-2", "F34", "deja-vu-no-room");
    act("red-moon", full).refuses("build green-3", "F32", "deja-vu-no-next-slot");
}

/// F31, F32, F34: slots are covered one after another, by bits that fit.
#[test]
fn a_slot_takes_its_shape() {
    let pool = "red-star yellow-moon purple-lightning";
    let mut at = act(pool, json!({ "hand": ["blue-2"] }));
    go(&mut at, "build blue-2");
    at.refuses("lay blue-sun", "F31", "deja-vu-no-such-bit");
    at.refuses("lay yellow-moon", "F32", "deja-vu-no-shape");
    at.refuses("done", "F34", "deja-vu-no-cover-first");
    at.refuses("build red-1", "F32", "deja-vu-no-covering");
    at.refuses("grow", "F32", "deja-vu-no-covering");
}

/// F33, F34, F35: what may wait in short-term memory, and what may not.
#[test]
fn some_cards_have_to_be_completed_at_once() {
    let full = json!({ "hand": ["blue-2"], "short_term": { "green-3": ["green-raindrop"] } });
    let mut at = act("red-star red-moon red-lightning", full);
    let mut added = At::position(&at.document());
    go(&mut at, "build blue-2; lay red-star");
    at.refuses("done", "F34", "deja-vu-no-complete-now");
    go(&mut added, "build green-3");
    added.refuses("done", "F35", "deja-vu-no-cover-first");
    let mut public = act("red-raindrop red-star red-moon red-sun", json!({}));
    go(&mut public, "build public yellow-7; lay red-raindrop");
    public.refuses("done", "F33", "deja-vu-no-complete-now");
}

/// F33: with data of an owner a slot for any shape may come first; it takes no bit that is needed below.
#[test]
fn a_bit_that_is_needed_below_stays() {
    let mut data: Value = serde_json::from_str(DejaVu::COMPONENTS).expect("the data");
    let public = data["public"].as_array_mut().expect("public cards");
    let card = public.iter_mut().find(|card| card["id"] == "yellow-7");
    card.expect("yellow 7")["slots"] = words("any star moon sun");
    let game = DejaVu::from_components(&data.to_string()).expect("a game");
    let pool = words("red-star red-moon red-sun red-raindrop");
    let document = board(json!({ "stage": "act", "pool": pool }));
    let mut at = At::with_game(game, &document);
    at.moves("build public yellow-7");
    at.refuses("lay red-star", "F33", "deja-vu-no-not-enough");
}

/// F42, F43, F18: three bits for a flower where none is; bits are saved at the end.
#[test]
fn flowers_are_paid_and_bits_saved() {
    let mut at = act("red-star red-moon red-lightning white-sun", json!({}));
    at.refuses("pay red-star", "F42", "deja-vu-no-grow-first");
    go(&mut at, "grow");
    at.refuses("pay green-sun", "F42", "deja-vu-no-such-bit");
    at.refuses("done", "F42", "deja-vu-no-pay-all");
    at.refuses("build blue-2", "F42", "deja-vu-no-now");
    go(&mut at, "pay red-star; pay red-moon; pay red-lightning");
    at.refuses("grow", "F42", "deja-vu-no-circle-full");
    go(&mut at, "done");
    at.refuses("save green-sun", "F43", "deja-vu-no-such-bit");
    at.refuses("build blue-2", "F18", "deja-vu-no-built");
    act("red-star", json!({})).refuses("grow", "F42", "deja-vu-no-grow-cost");
}

/// F46, F47: the tiles of the incomplete level are named, each once.
#[test]
fn tiles_of_the_lowest_level_are_named() {
    let hive = "white-sun white-sun white-moon white-moon white-star white-star white-raindrop \
        white-raindrop white-lightning white-lightning blue-sun blue-sun blue-moon blue-moon \
        blue-star blue-star blue-raindrop";
    let mut at = at(json!({
        "stage": "act", "planting": "used", "pool": words("red-star red-moon"), "hive": words(hive),
        "levels": [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 6, 6, 8, 8, 8],
    }));
    at.moves("done; done; name T9");
    at.refuses("name T9", "F47", "deja-vu-no-named");
    at.refuses("name T11", "F46", "deja-vu-no-not-lowest");
    at.refuses("done", "F47", "deja-vu-no-name-all");
    at.refuses("girl to T2", "F21", "deja-vu-no-planted");
}

/// F48: hand cards are discarded before drawing.
#[test]
fn only_hand_cards_are_discarded() {
    let at = at(json!({
        "stage": "discard", "planting": "used", "seats": [{ "hand": ["blue-2"] }],
    }));
    at.refuses("discard green-1", "F48", "deja-vu-no-not-in-hand");
    at.refuses("sow T1", "F18", "deja-vu-no-sown");
}
