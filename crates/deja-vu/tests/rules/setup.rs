//! A new game: F9 and F11 to F13, F17.

use laws::list;
use std::collections::BTreeSet;

use deja_vu::{DejaVu, Event};
use serde_json::{Value, json};
use table::{Dice, Documents, Game, GameBox, Observer, Request, Script, Seat};

use crate::support::{At, OfDejaVu};

/// Where the tiles lie, in the order in which they were laid.
fn places(at: &At) -> Vec<(i64, i64)> {
    let map = at.part("/map");
    let place = |tile: &Value| (tile["at"][0].as_i64(), tile["at"][1].as_i64());
    let places = map.as_array().into_iter().flatten().map(place);
    places
        .map(|(q, r)| (q.expect("q"), r.expect("r")))
        .collect()
}

/// How many of these places touch a place.
fn touching(places: &[(i64, i64)], (q, r): (i64, i64)) -> usize {
    let steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
    let near = |(dq, dr): &(i64, i64)| places.contains(&(q + dq, r + dr));
    steps.iter().filter(|step| near(step)).count()
}

/// F9: the start player is drawn at random, and begins.
#[test]
fn everybody_can_be_drawn_as_start_player() {
    let mut drawn = BTreeSet::new();
    for seed in 0..40 {
        let at = At::new_game(3, &[("map", "build")], &mut Dice::new(seed));
        assert_eq!(at.seat(), at.state.table().first);
        drawn.insert(at.seat().number());
    }
    assert_eq!(drawn, BTreeSet::from([1, 2, 3]));
}

/// F9: the table may name the start player.
#[test]
fn the_table_may_name_the_start_player() {
    for seed in 0..10 {
        let at = At::new_game(4, &[("first", "3")], &mut Dice::new(seed));
        assert_eq!((at.part("/first"), at.part("/turn")), (json!(3), json!(3)));
    }
    let fourth_of_three = Request::players(3).with("first", "4");
    assert!(DejaVu::standard().options(&fourth_of_three).is_err());
}

/// F11, F10: a quick map obeys the rule of building, pair by pair, with the girl on the first tile.
#[test]
fn a_quick_map_is_made_by_the_rule_of_building() {
    let mut maps = BTreeSet::new();
    let (mut lonely, mut apart) = (0, 0);
    for seed in 0..200 {
        let at = At::new_game(2, &[("map", "quick")], &mut Dice::new(seed));
        assert_eq!(at.part("/girl"), "T1");
        let places = places(&at);
        assert_eq!(places.len(), 15);
        for first in (1..15).step_by(2) {
            let (before, one, two) = (&places[..first], places[first], places[first + 1]);
            let beside = touching(before, one);
            assert!(beside >= 1 && touching(&places[..=first], two) >= 2);
            lonely += usize::from(beside == 1);
            apart += usize::from(touching(&[one], two) == 0);
            assert!(beside >= 2 || touching(&[one], two) == 1);
            let pair = &places[..first + 2];
            assert!(pair.iter().all(|&place| touching(pair, place) >= 2));
        }
        maps.insert(places);
    }
    assert!(maps.len() > 190, "maps are made at random");
    assert!(lonely > 50 && apart > 50, "both kinds of pairs come");
}

/// F11: the table may choose a named map; all tiles of each touch two others.
#[test]
fn the_table_may_choose_a_named_map() {
    let game = DejaVu::standard();
    let names: Vec<&str> = game.maps().iter().map(|map| map.name.as_str()).collect();
    assert_eq!(names, ["mountain", "raft", "lens", "wheel"]);
    for name in names {
        let at = At::new_game(2, &[("map", name)], &mut Dice::new(1));
        let places = places(&at);
        assert!(places.iter().all(|&place| touching(&places, place) >= 2));
    }
    let raft = At::new_game(2, &[("map", "raft")], &mut Dice::new(1));
    let rows = (0..3).flat_map(|r| (0..5).map(move |q| (q, r)));
    assert_eq!(places(&raft), rows.collect::<Vec<_>>());
    let unknown = Request::players(2).with("map", "atlantis");
    assert!(game.options(&unknown).is_err());
    assert_eq!(
        game.options(&Request::players(2)).expect("good").map(),
        deja_vu::MapChoice::Quick
    );
}

/// F12: four bits and one fragment on each tile, all of them; the hive is empty.
#[test]
fn four_bits_and_one_fragment_lie_on_each_tile() {
    let mut first_tiles = BTreeSet::new();
    for seed in 0..20 {
        let at = At::new_game(3, &[("map", "raft")], &mut Dice::new(seed));
        let map = at.part("/map");
        let mut fragments = BTreeSet::new();
        for tile in map.as_array().expect("tiles") {
            assert_eq!(tile["bits"].as_array().expect("bits").len(), 4);
            fragments.insert(tile["fragment"].as_str().expect("a fragment").to_owned());
        }
        assert_eq!(fragments.len(), 15);
        assert_eq!(at.part("/hive"), json!([]));
        first_tiles.insert(at.bits(1) + &at.part("/map/0/fragment").to_string());
    }
    assert!(first_tiles.len() > 15, "they are dealt at random");
}

/// F12: any bit and any fragment can come to any tile.
#[test]
fn bits_and_fragments_come_as_luck_says() {
    // The girl to T3; then for T1 the last bit, three times the first one, and the last fragment.
    let options = [("map", "raft"), ("first", "1")];
    let at = At::new_game(2, &options, &mut Script::new([2, 59, 0, 0, 0, 14]));
    assert_eq!(at.bits(1), "green-lightning white-moon white-sun white-sun");
    assert_eq!(at.part("/map/0/fragment"), "teal-5");
    assert_eq!(at.part("/girl"), "T3");
}

/// F13: the public row is the twelve gold cards with two players, gold and silver with more.
#[test]
fn the_public_row_follows_the_players() {
    let at = At::new_game(2, &[], &mut Dice::new(1));
    let gold = list(
        "white-1 white-2 white-3 white-4 white-5 white-6 white-7 blue-7 red-7 purple-7 yellow-7 \
         green-7",
    );
    assert_eq!(at.part("/public"), gold);
    for players in [3, 4] {
        let at = At::new_game(players, &[], &mut Dice::new(1));
        let public = at.part("/public").to_string();
        assert_eq!(at.state.public().len(), 24);
        for card in gold.as_array().expect("cards") {
            assert_eq!(public.matches(&card.to_string()).count(), 2, "{card}");
        }
    }
}

/// F17: nobody sees another hand or the deck; how many cards there are is known.
#[test]
fn hands_and_deck_are_hidden() {
    let at = At::two(json!({ "seats": [
        { "hand": list("red-1 red-2") }, { "hand": list("blue-1 blue-2 blue-3") },
    ] }));
    let view = at.view(1);
    assert_eq!(view["seats"][0]["hand"], list("red-1 red-2"));
    assert_eq!(view["seats"][1].get("hand"), None);
    assert_eq!(view["seats"][1]["hand_cards"], 3);
    assert_eq!((view.get("deck"), &view["deck_cards"]), (None, &json!(55)));
    for name in ["blue-1", "blue-2", "blue-3", "green-1"] {
        assert!(!view.to_string().contains(name), "{name}");
    }
    let spectator = at.game.view(&at.state, Observer::Spectator);
    let spectator = at.game.view_document(&spectator).to_string();
    assert!(!spectator.contains("red-1") && !spectator.contains("blue-1"));
}

/// F17: a card drawn is seen by who drew it alone.
#[test]
fn a_draw_is_seen_by_who_drew() {
    let mut at = At::two(json!({ "stage": "discard" }));
    at.play(&["done"]);
    let drew = |event: &&Event| matches!(event, Event::Drew { .. });
    let drawn: Vec<Event> = at.events.iter().filter(drew).copied().collect();
    assert_eq!(drawn.len(), 3);
    for event in drawn {
        let seat = |number| Observer::Seat(Seat::new(number));
        assert_eq!(at.game.redact(&event, seat(0)), event);
        let hidden = Event::Drew {
            seat: Seat::new(0),
            card: None,
        };
        assert_eq!(at.game.redact(&event, seat(1)), hidden);
        assert_eq!(at.game.redact(&event, Observer::Spectator), hidden);
    }
}

/// F17: memories, chests, fragments, tokens, flowers, hive and the whole discard are open.
#[test]
fn everything_else_is_open() {
    let at = At::two(json!({
        "discard": list("red-1 red-1 green-4"), "hive": list("red-sun white-moon"),
        "seats": [{}, {
            "long_term": list("blue-2 blue-3"), "short_term": { "red-2": ["red-lightning"] },
            "chests": ["blue-sun"], "fragments": ["amber-2"], "tokens": 7, "flowers": 1,
            "circle": true,
        }],
    }));
    let (view, all) = (at.view(1), at.document());
    for part in ["discard", "hive", "map", "public", "girl"] {
        assert_eq!(view[part], all[part], "{part}");
    }
    let parts = [
        "long_term",
        "short_term",
        "chests",
        "fragments",
        "tokens",
        "flowers",
        "circle",
    ];
    for part in parts {
        assert_eq!(view["seats"][1][part], all["seats"][1][part], "{part}");
    }
    assert_eq!(view["discard"], list("red-1 red-1 green-4"));
}

/// F17: a view that hides the deck's order can be filled up with any cards that are not seen.
#[test]
fn a_guess_keeps_what_is_seen() {
    let at = At::two(json!({
        "discard": list("red-1 red-1"), "seats": [{ "hand": ["red-2"] }, { "hand": ["red-3"] }],
    }));
    let view = at.game.view(&at.state, Observer::Seat(Seat::new(0)));
    let mut hands = BTreeSet::new();
    for seed in 0..60 {
        let guess = at
            .game
            .sample(&view, &deja_vu::Memory::default(), &mut Dice::new(seed));
        assert_eq!(
            guess.player(Seat::new(0)).hand(),
            at.state.player(Seat::new(0)).hand()
        );
        let hand = at.game.position(&guess)["seats"][1]["hand"].to_string();
        assert_ne!(hand, "[\"red-1\"]", "both lie in the discard");
        hands.insert(hand);
    }
    assert!(hands.len() > 15, "the hand is not known");
}
