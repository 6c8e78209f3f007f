//! What is open is read piece by piece, from a position and from a view of it: F1, F6, F7, F14, F17, F30, F42, F46, F50.

use deja_vu::{Card, DejaVu, Fragment, FragmentSet, Heap, Planting, View};
use serde_json::{Value, json};
use table::{Documents, Game, GameBox, Observer, Phrase, Seat, Speech};

use crate::board::{at, words};
use crate::support::{At, OfDejaVu};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// What some eyes see of a position.
fn seen(at: &At, eyes: Observer) -> View {
    at.game.view(&at.state, eyes)
}

fn named(bits: Heap) -> Vec<String> {
    bits.iter().map(|bit| bit.name()).collect()
}

fn fragments(names: &[&str]) -> FragmentSet {
    let names = names.iter();
    names.filter_map(|name| Fragment::from_name(name)).collect()
}

/// F17, F46, F50: the hive, the bits of the turn, planting and the turns that are left are the same for everybody as
/// they are.
#[test]
fn the_table_is_open() {
    let ten = "blue-1 blue-3 red-1 red-3 purple-1 purple-3 yellow-1 yellow-3 green-1 green-3";
    let at = at(json!({
        "players": 3, "turn": 2, "stage": "act", "planting": "used", "last_turns": 2,
        "pool": words("red-sun green-moon"), "spent": ["white-star"], "hive": words("blue-sun blue-moon"),
        "seats": [{ "long_term": words(ten) }],
    }));
    let state = &at.state;
    let (pool, spent, hive) = (
        ["red-sun", "green-moon"],
        ["white-star"],
        ["blue-sun", "blue-moon"],
    );
    assert_eq!(named(state.pool()), pool);
    assert_eq!(named(state.spent()), spent);
    assert_eq!(named(state.hive()), hive);
    let turns = (Planting::Used, Some(2));
    assert_eq!((state.planting(), state.last_turns()), turns);
    for eyes in [
        Observer::Seat(ONE),
        Observer::Seat(TWO),
        Observer::Spectator,
    ] {
        let view = seen(&at, eyes);
        assert_eq!(named(view.pool()), pool);
        assert_eq!(named(view.spent()), spent);
        assert_eq!(named(view.hive()), hive);
        assert_eq!((view.planting(), view.last_turns()), turns);
    }
}

/// F6, F17: what lies before a player is open.
#[test]
fn what_lies_before_a_player_is_open() {
    let at = at(json!({ "seats": [{
        "tokens": 12, "circle": true, "flowers": 1, "long_term": ["blue-3"],
        "fragments": words("rose-2 teal-4"),
    }] }));
    for eyes in [Observer::Seat(TWO), Observer::Spectator] {
        let view = seen(&at, eyes);
        let (own, other) = (view.player(ONE), view.player(TWO));
        assert_eq!((own.tokens(), other.tokens()), (12, 0));
        assert_eq!((own.circle(), other.circle()), (true, false));
        assert_eq!((own.flowers(), other.flowers()), (2, 0));
        assert_eq!(own.fragments(), fragments(&["rose-2", "teal-4"]));
        assert!(other.fragments().is_empty());
        assert!(own.long_term().iter().eq(Card::from_name("blue-3")));
    }
}

/// F30: how many in a row could not sow is written down, where there is somebody.
#[test]
fn who_skipped_is_written_down() {
    let skipped = |number: i64| At::two(json!({ "skipped": number }));
    assert_eq!(skipped(1).part("/skipped"), json!(1));
    assert_eq!(skipped(1).view(2)["skipped"], 1);
    assert_eq!(skipped(0).part("/skipped"), Value::Null);
}

/// F17: the document of a view says whose eyes it is for.
#[test]
fn a_view_says_whose_it_is() {
    let at = At::two(json!({}));
    assert_eq!(at.view(2)["observer"], 2);
    assert_eq!(at.seen_by(Observer::Spectator)["observer"], "spectator");
}

/// F22: what happened is told to programs by kind, with what takes part in it.
#[test]
fn what_happened_is_told() {
    let mut at = At::two(json!({ "bits": { "T11": "red-sun" }, "seats": [{ "circle": true }] }));
    at.moves("plant");
    let told = at.events.iter().map(|event| at.game.event_document(event));
    let planted = json!({ "event": "planted", "seat": 1, "on": "T1", "fragment": "rose-1" });
    assert_eq!(told.collect::<Vec<_>>(), [planted]);
}

/// F14, F18: everybody is asked for what they may do themselves; who waits hears of who acts.
#[test]
fn a_prompt_speaks_of_its_own_reader() {
    let asked = |at: &At, eyes: Observer| at.game.prompt(&seen(at, eyes));
    let ask =
        |what: &str, seat: Seat| Phrase::new(format!("deja-vu-ask-{what}")).seat("seat", seat);
    let begin = At::two(json!({ "turn": 2 }));
    for eyes in [
        Observer::Seat(ONE),
        Observer::Seat(TWO),
        Observer::Spectator,
    ] {
        assert_eq!(asked(&begin, eyes), ask("begin", TWO));
    }
    let choosing = |hand: &str| json!({ "hand": words(hand), "opening": true });
    let opening = At::two(json!({ "stage": "opening", "seats": [
        choosing("blue-1 blue-2 blue-3 blue-4 blue-5"), choosing("red-1 red-2 red-3 red-4 red-5"),
    ] }));
    assert_eq!(asked(&opening, Observer::Seat(ONE)), ask("opening", ONE));
    assert_eq!(asked(&opening, Observer::Seat(TWO)), ask("opening", TWO));
    assert_eq!(asked(&opening, Observer::Spectator), ask("opening", ONE));
}

/// F7, F42, F50: what the box says of the hive, of flowers and of the end.
#[test]
fn the_box_says_its_numbers() {
    let game = DejaVu::standard();
    let numbers = (game.hive_holes(), game.grow_cost(), game.end_at());
    assert_eq!(numbers, (19, 3, 10));
}

/// F55, F56: what fragments would bring to a player, whether they are there or not.
#[test]
fn fragments_are_worth_what_cards_pay() {
    let at = at(
        json!({ "seats": [{ "long_term": words("white-1 white-5"), "fragments": ["teal-5"] }] }),
    );
    let worth = |seat: Seat, names: &[&str]| {
        let player = at.state.player(seat);
        at.game.fragment_points(player, fragments(names))
    };
    assert_eq!(worth(ONE, &["rose-1", "rose-2", "amber-1"]), 10 + 2);
    assert_eq!(worth(ONE, &[]), 0);
    assert_eq!(worth(TWO, &["rose-1", "rose-2", "amber-1"]), 0);
}

/// F1: two files are the same box if they differ in nothing but white space.
#[test]
fn a_box_is_known_by_its_data() {
    let digest = |text: &str| {
        let game = DejaVu::from_components(text);
        game.unwrap_or_else(|problems| panic!("{problems}"))
            .components_digest()
    };
    let ours = DejaVu::standard().components_digest();
    assert_eq!(digest(&format!("\n {} \n", DejaVu::COMPONENTS)), ours);
    let mut other: Value = serde_json::from_str(DejaVu::COMPONENTS).expect("JSON");
    other["link_points"] = json!(3);
    assert_ne!(digest(&other.to_string()), ours);
}
