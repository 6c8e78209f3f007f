//! What is hidden from whom: V12.

use serde_json::{Value, json};
use table::{Dice, Documents, Game, GameBox, Observer, Request, Seat, Speech};
use vivid_memories::{Memory, VividMemories};

use crate::support::{At, COLOURS, OfVividMemories, changed, hexes, merge, together};

const EYES: [Observer; 3] = [
    Observer::Seat(Seat::new(0)),
    Observer::Seat(Seat::new(1)),
    Observer::Spectator,
];

/// V12, V9: only the owner sees an aspiration; no other seat and no spectator does.
#[test]
fn only_the_owner_sees_an_aspiration() {
    let at = At::two(json!({}));
    for (observer, seen) in EYES.into_iter().zip([
        [json!("red"), Value::Null],
        [Value::Null, json!("blue")],
        [Value::Null, Value::Null],
    ]) {
        let view = at.seen_by(observer);
        for (seat, aspiration) in seen.iter().enumerate() {
            assert_eq!(
                view["seats"][seat]
                    .get("aspiration")
                    .unwrap_or(&Value::Null),
                aspiration
            );
        }
    }
}

/// V12: in a whole game no view ever holds another's aspiration before the end, and everybody's
/// views are the same whatever the others have.
#[test]
fn nothing_of_a_whole_game_tells_an_aspiration() {
    let game = VividMemories::standard();
    for players in 2..=4 {
        let options = game.options(&Request::players(players)).expect("a table");
        let mut dice = Dice::new(players as u64);
        let mut state = game.setup(&options, &mut dice);
        while !game.is_over(&state) {
            let document = game.position(&state);
            for seat in 0..players {
                // Another colour that nobody has, or the one that is left.
                let dealt = |colour: &&&str| {
                    (0..players).all(|other| document["seats"][other]["aspiration"] != **colour)
                };
                let spare = COLOURS.iter().find(dealt).expect("there are five");
                let mut other = document.clone();
                other["seats"][seat]["aspiration"] = json!(spare);
                let other = game.read_position(&other).expect("a position");
                for observer in Observer::all(players) {
                    let same = game.view(&state, observer) == game.view(&other, observer);
                    assert_eq!(same, !observer.is(Seat::new(seat)));
                    let view = game.view_document(&game.view(&state, observer));
                    let shown = view["seats"][seat]
                        .get("aspiration")
                        .is_some_and(|there| !there.is_null());
                    assert_eq!(shown, observer.is(Seat::new(seat)));
                }
            }
            let (seat, id) = table::choose(&game, &state, &mut dice).expect("a move");
            let mut events = Vec::new();
            game.play(&mut state, seat, id, &mut dice, &mut events)
                .expect("legal");
            let told = events
                .iter()
                .filter(|event| game.event_document(event)["event"] == "aspiration");
            assert_eq!(told.count(), if game.is_over(&state) { players } else { 0 });
        }
    }
}

/// V12: while core slots are filled in the last round aspirations are still hidden; then all are
/// revealed to everybody.
#[test]
fn aspirations_are_revealed_before_the_final_scoring() {
    let mut document = together(json!({ "hexes": hexes("C1 green, D1 green, E1 green") }));
    document["round"] = json!(3);
    let mut at = At::position(&document);
    at.by(1, "done").by(2, "done");
    assert_eq!(at.part("/phase"), "reward");
    let hidden = at.seen_by(Observer::Spectator);
    assert!((0..2).all(|seat| {
        hidden["seats"][seat]
            .get("aspiration")
            .is_none_or(Value::is_null)
    }));
    at.moves("fill S15 from C1");
    for observer in EYES {
        let view = at.seen_by(observer);
        assert_eq!(
            (
                &view["seats"][0]["aspiration"],
                &view["seats"][1]["aspiration"]
            ),
            (&json!("red"), &json!("blue"))
        );
    }
}

/// V12: everything else is open: a spectator sees the whole position but the aspirations.
#[test]
fn everything_but_aspirations_is_open() {
    let bank = json!({ "push": { "tile": "M07", "flipped": true } });
    let at = At::two(json!({ "seats": [
        { "hexes": hexes("A1 red blue"), "claimed": ["M09"], "precious": ["M12"], "filled": ["S01"] },
        { "hexes": hexes("B2 green"), "bank": bank },
    ] }));
    let mut open = at.document();
    for seat in 0..2 {
        open["seats"][seat]
            .as_object_mut()
            .expect("a seat")
            .remove("aspiration");
    }
    let mut view = at.seen_by(Observer::Spectator);
    view.as_object_mut().expect("a view").remove("observer");
    for seat in 0..2 {
        view["seats"][seat]
            .as_object_mut()
            .expect("a seat")
            .remove("aspiration");
    }
    assert_eq!(view, open);
}

/// V12: bag and stack have no order: they are shown as what is in them.
#[test]
fn bag_and_stack_are_sets() {
    let stacks = [
        json!(["M10", "M12", "M11", "M13"]),
        json!(["M13", "M12", "M11", "M10"]),
    ];
    let [one, other] = stacks.map(|stack| At::two(json!({ "stack": stack })).state);
    assert!(one == other);
    let view = At::two(json!({})).seen_by(Observer::Spectator);
    assert_eq!(
        view["bag"],
        json!({ "red": 5, "yellow": 5, "blue": 5, "purple": 5, "green": 5 })
    );
}

/// V12: what a player supposes of the others is any of the colours not seen, and nothing else.
#[test]
fn a_guess_deals_any_unseen_aspiration() {
    let mut document = changed(json!({}));
    merge(
        &mut document,
        json!({ "seats": [{ "aspiration": "green" }] }),
    );
    let at = At::position(&document);
    let view = at.game.view(&at.state, EYES[0]);
    let mut met = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let guess = at.game.sample(&view, &Memory, &mut Dice::new(seed));
        assert!(at.game.view(&guess, EYES[0]) == view);
        let seats = &at.game.position(&guess)["seats"];
        assert_eq!(seats[0]["aspiration"], "green");
        met.insert(seats[1]["aspiration"].to_string());
    }
    assert_eq!(met.len(), 4);
    assert!(!met.contains("\"green\""));
}

/// V12: neither the view nor the prompt for others shows an aspiration. A picture is drawn from the view.
#[test]
fn views_and_prompts_keep_the_secret() {
    let [one, other] = ["green", "purple"]
        .map(|colour| At::two(json!({ "seats": [{}, { "aspiration": colour }] })));
    for observer in [EYES[0], EYES[2]] {
        let [one, other] = [&one, &other].map(|at| {
            let view = at.game.view(&at.state, observer);
            (at.game.prompt(&view), at.game.view_document(&view))
        });
        assert!(one == other);
    }
}
