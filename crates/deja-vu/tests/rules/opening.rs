//! Opening hands and the speed game: F14 to F16.

use laws::list;
use std::collections::BTreeSet;

use deja_vu::{DejaVu, Event};
use serde_json::{Value, json};
use table::{Dice, Finality, Game, GameBox, Observer, Request, Script, Seat};

use crate::support::{At, OfDejaVu, players, wrong};

/// Two players with five cards each, seat 2 is the start player.
fn opening() -> At {
    At::two(json!({
        "stage": "opening", "first": 2, "turn": 2,
        "seats": [
            { "hand": list("blue-1 blue-2 blue-3 blue-4 blue-5"), "opening": true },
            { "hand": list("blue-1 red-2 red-3 red-4 red-5"), "opening": true },
        ],
    }))
}

/// Three players with seven cards each.
fn speed_opening() -> Value {
    let seat = |hand: &str| json!({ "hand": list(hand), "opening": true });
    json!({
        "stage": "opening", "speed": true,
        "seats": [
            seat("blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 red-1"),
            seat("red-1 red-2 red-3 red-4 red-5 red-6 blue-2"),
            seat("green-1 green-2 green-3 green-4 green-5 yellow-1 yellow-2"),
        ],
    })
}

/// F14: each player draws five cards, no two alike.
#[test]
fn each_player_draws_five_different_cards() {
    let mut drawn = BTreeSet::new();
    for (players, seed) in (2..=4).flat_map(|players| (0..20).map(move |seed| (players, seed))) {
        let at = At::new_game(players, &[], &mut Dice::new(seed));
        assert_eq!(at.part("/stage"), "opening");
        for seat in 0..players {
            let hand = at.part(&format!("/seats/{seat}/hand"));
            let cards: BTreeSet<&str> = hand
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_str)
                .collect();
            assert_eq!((cards.len(), hand.as_array().map(Vec::len)), (5, Some(5)));
            drawn.extend(cards.into_iter().map(str::to_owned));
        }
    }
    assert_eq!(
        drawn.len(),
        30,
        "every regular card and no public one can be drawn"
    );
}

/// F14: everybody chooses at the same time, in any order, two of their own cards.
#[test]
fn all_choose_at_the_same_time() {
    let mut at = opening();
    assert_eq!(at.game.to_act(&at.state).iter().count(), 2);
    let own = at.legal_of(Seat::new(0));
    let expected = [1, 2, 3, 4, 5].map(|number| format!("discard blue-{number}"));
    assert_eq!(own, expected, "no way to keep more than three");
    at.by(1, "discard blue-1")
        .by(2, "discard red-5")
        .by(1, "discard blue-5");
    let waiting: Vec<Seat> = at.game.to_act(&at.state).iter().collect();
    assert_eq!(waiting, [Seat::new(1)]);
    assert!(at.legal_of(Seat::new(0)).is_empty(), "three cards are kept");
    at.by(2, "discard blue-1");
    assert_eq!(at.names("/seats/0/hand"), "blue-2 blue-3 blue-4");
    assert_eq!(at.names("/seats/1/hand"), "red-2 red-3 red-4");
}

/// F14: nothing is shown before all have chosen; then the discard shows it all.
#[test]
fn choices_are_secret_until_all_have_chosen() {
    let mut at = opening();
    at.by(1, "discard blue-1; discard blue-5");
    assert_eq!(at.part("/discard"), json!([]));
    let view = at.view(2)["seats"][0].clone();
    assert_eq!((view.get("hand"), view.get("leaving")), (None, None));
    assert_eq!(view["hand_cards"], 3);
    assert_eq!(
        at.view(1)["seats"][0]["leaving"],
        list("blue-1 blue-5"),
        "one's own is known"
    );
    for event in at.events.clone() {
        let seen = at.game.redact(&event, Observer::Seat(Seat::new(1)));
        assert_eq!(
            seen,
            Event::Chose {
                seat: Seat::new(0),
                card: None
            }
        );
    }
    at.by(2, "discard red-2; discard red-3");
    assert_eq!(at.names("/discard"), "blue-1 blue-5 red-2 red-3");
    assert_eq!(at.finality, Finality::Sealed);
}

/// F14, F9: when all have chosen, the start player begins the first turn, with no tokens.
#[test]
fn the_start_player_begins() {
    let mut at = opening();
    at.by(2, "discard blue-1; discard red-5")
        .by(1, "discard blue-1; discard blue-2");
    assert_eq!(
        (at.part("/stage"), at.part("/turn")),
        (json!("begin"), json!(2))
    );
    assert_eq!(
        (at.part("/seats/0/tokens"), at.part("/seats/0/long_term")),
        (json!(0), json!([]))
    );
}

/// F15: of two alike one is discarded and replaced, as often as it happens.
#[test]
fn a_copy_drawn_at_the_setup_is_replaced() {
    // Whatever else: always the lowest card of the deck comes.
    let options = [("map", "raft"), ("first", "1")];
    let at = At::new_game(2, &options, &mut Script::new([]));
    assert_eq!(
        at.names("/seats/0/hand"),
        "blue-1 blue-2 blue-3 blue-4 blue-5"
    );
    // The other copy of blue-5 is no copy for the second player.
    assert_eq!(at.names("/seats/1/hand"), "blue-5 blue-6 red-1 red-2 red-3");
    let expected = "blue-1 blue-2 blue-3 blue-4 blue-6 red-1 red-2";
    assert_eq!(at.names("/discard"), expected);
    assert_eq!(at.state.deck().len(), 60 - 10 - 7);
}

/// F15: the same with the seven cards of the speed game.
#[test]
fn a_copy_drawn_in_the_speed_game_is_replaced() {
    let options = [("map", "raft"), ("first", "1"), ("speed", "yes")];
    let at = At::new_game(3, &options, &mut Script::new([]));
    assert_eq!(
        at.names("/seats/0/hand"),
        "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 red-1"
    );
    assert_eq!(
        at.names("/seats/1/hand"),
        "purple-1 red-1 red-2 red-3 red-4 red-5 red-6"
    );
    let rejected = "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6 red-2 red-3 red-4 red-5 red-6";
    assert!(at.names("/discard").ends_with("red-6"));
    let discard = at.names("/discard");
    assert!(
        rejected.split(' ').all(|card| discard.contains(card)),
        "{discard}"
    );
}

/// F15: two alike can't be in an opening hand.
#[test]
fn no_opening_hand_has_two_alike() {
    let hand = list("blue-1 blue-1 blue-3 blue-4 blue-5");
    let seats = json!([{ "hand": hand, "opening": true }, {
        "hand": list("red-1 red-2 red-3 red-4 red-5"), "opening": true,
    }]);
    let position = players(2, json!({ "stage": "opening", "seats": seats }));
    assert!(wrong(&position).contains("blue-1"));
}

/// F16: the speed game is for three or four players.
#[test]
fn the_speed_game_is_for_three_or_four() {
    let game = DejaVu::standard();
    for (players, good) in [(2, false), (3, true), (4, true)] {
        let request = Request::players(players).with("speed", "yes");
        assert_eq!(game.options(&request).is_ok(), good, "{players}");
    }
    assert!(wrong(&players(2, json!({ "speed": true }))).contains("speed"));
    let at = At::new_game(4, &[("speed", "yes")], &mut Dice::new(5));
    assert!(Seat::all(4).all(|seat| at.state.player(seat).hand().len() == 7));
}

/// F16: two cards go up, two are discarded, three are kept; tokens are worth 10 minus the values.
#[test]
fn two_cards_go_to_long_term_memory() {
    let mut at = At::players(3, speed_opening());
    at.by(
        1,
        "raise blue-2; raise blue-5; discard blue-1; discard blue-6",
    );
    at.by(2, "raise red-1; raise blue-2; discard red-2; discard red-3");
    assert_eq!(
        at.part("/seats/0/long_term"),
        json!([]),
        "not before all have chosen"
    );
    assert_eq!(at.part("/seats/0/tokens"), 0);
    at.by(
        3,
        "raise green-2; raise yellow-1; discard green-1; discard green-3",
    );
    assert_eq!(at.names("/seats/0/long_term"), "blue-2 blue-5");
    assert_eq!(at.names("/seats/0/hand"), "blue-3 blue-4 red-1");
    let tokens = [0, 1, 2].map(|seat| at.part(&format!("/seats/{seat}/tokens")));
    // 2 + 3, 4 + 2, 5 + 5.
    assert_eq!(tokens, [5, 4, 0]);
    assert_eq!(
        at.names("/discard"),
        "blue-1 blue-6 green-1 green-3 red-2 red-3"
    );
    assert_eq!(
        (at.part("/stage"), at.part("/turn")),
        (json!("begin"), json!(1))
    );
}

/// F16: each raised card is worth its value at the end, so that everybody begins with 10 points.
#[test]
fn everybody_begins_with_ten_points() {
    let mut at = At::players(3, speed_opening());
    at.by(
        1,
        "raise blue-2; raise blue-5; discard blue-1; discard blue-6",
    );
    at.by(2, "raise red-1; raise red-3; discard red-2; discard red-5");
    at.by(
        3,
        "raise green-2; raise yellow-1; discard green-1; discard green-3",
    );
    assert_eq!([1, 2, 3].map(|seat| at.points(seat)), [10, 10, 10]);
}

/// F16: what goes up is secret until all have chosen.
#[test]
fn raised_cards_are_secret_until_all_have_chosen() {
    let mut at = At::players(3, speed_opening());
    at.by(
        3,
        "raise green-2; raise yellow-1; discard green-1; discard green-3",
    );
    let view = at.view(1)["seats"][2].clone();
    assert_eq!((view.get("rising"), view.get("leaving")), (None, None));
    assert!(!view.to_string().contains("yellow-1"));
    assert_eq!(view["long_term"], json!([]));
}

/// F16: a flower card brings its flower, and powers count from the first turn.
#[test]
fn powers_of_raised_cards_count_from_the_start() {
    let mut at = At::players(3, speed_opening());
    at.by(
        3,
        "raise green-2; raise yellow-1; discard green-1; discard green-3",
    );
    at.by(2, "raise red-6; raise blue-2; discard red-2; discard red-3");
    at.by(
        1,
        "raise blue-3; raise blue-5; discard blue-1; discard blue-6",
    );
    let flowers = [0, 1, 2].map(|seat| at.part(&format!("/seats/{seat}/flowers")));
    assert_eq!(flowers, [1, 0, 2]);
    assert_eq!(at.part("/seats/0/circle"), false, "it lies on the card");
    assert_eq!(at.game.hand_size(at.state.player(Seat::new(1))), 5);
    assert_eq!(at.choices("girl to "), "T2 T3 T6 T7 T11", "two footprints");
    at.play(&["plant"]);
    assert_eq!(at.part("/seats/0/fragments"), json!(["rose-1"]));
}

/// F16: any two of the seven may go up, never a third.
#[test]
fn exactly_two_cards_go_up() {
    let mut at = At::players(3, speed_opening());
    assert_eq!(at.choices("raise ").split(' ').count(), 7);
    at.by(1, "raise blue-1; raise blue-2");
    assert_eq!(at.choices("raise "), "");
    assert_eq!(at.choices("discard "), "blue-3 blue-4 blue-5 blue-6 red-1");
}
