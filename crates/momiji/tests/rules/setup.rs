//! A new game: M7 to M16.

use std::collections::BTreeSet;

use momiji::{Leaf, Letter, Momiji};
use serde_json::json;
use table::{Dice, Documents, Finality, Game, GameBox, Request, Script, Seat};

use crate::support::{At, OfMomiji, draft};

/// A new game with these options.
fn new_game(players: usize, options: &[(&str, &str)], seed: u64) -> At {
    let game = Momiji::standard();
    let request = options
        .iter()
        .fold(Request::players(players), |request, (key, value)| {
            request.with(key, value)
        });
    let options = game.options(&request).expect("good options");
    let state = game.setup(&options, &mut Dice::new(seed));
    At {
        game,
        state,
        events: Vec::new(),
        finality: Finality::Open,
    }
}

/// M7: the first player is drawn at random, and begins.
#[test]
fn everybody_can_be_drawn_as_first_player() {
    let mut drawn = BTreeSet::new();
    for seed in 0..40 {
        let at = new_game(3, &[], seed);
        assert_eq!(at.seat(), at.state.table().first);
        drawn.insert(at.seat().number());
    }
    assert_eq!(drawn, BTreeSet::from([1, 2, 3]));
}

/// M7: the table may name the first player.
#[test]
fn the_table_may_name_the_first_player() {
    for seed in 0..10 {
        let at = new_game(4, &[("first", "3")], seed);
        assert_eq!(at.seat().number(), 3);
        assert_eq!(at.part("/first"), 3);
    }
    let game = Momiji::standard();
    let fourth_of_three = Request::players(3).with("first", "4");
    assert!(game.options(&fourth_of_three).is_err());
}

/// M8: four, five or six types for two, three or four players.
#[test]
fn the_number_of_types_follows_the_players() {
    for (players, types) in [(2, 4), (3, 5), (4, 6)] {
        let at = new_game(players, &[], 7);
        assert_eq!(at.state.table().types.len(), types);
    }
}

/// M8: the types are drawn at random; the cards of the others stay in the box.
#[test]
fn every_type_can_be_in_and_out() {
    let (mut inside, mut outside) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..40 {
        let at = new_game(2, &[], seed);
        for leaf in Leaf::ALL {
            let cards = at
                .document()
                .to_string()
                .matches(&format!("\"{leaf}-"))
                .count();
            if at.state.table().types.contains(leaf) {
                inside.insert(leaf);
                assert_eq!(cards, 14, "all cards of {leaf} are somewhere");
            } else {
                outside.insert(leaf);
                assert_eq!(cards, 0, "no card of {leaf} is anywhere");
            }
        }
    }
    assert_eq!((inside.len(), outside.len()), (6, 6));
}

/// M8: the table may name the types, as many as the players need.
#[test]
fn the_table_may_name_the_types() {
    let at = new_game(2, &[("types", "purple,yellow,red,brown")], 3);
    assert_eq!(
        at.part("/types"),
        json!(["red", "yellow", "brown", "purple"])
    );
    let game = Momiji::standard();
    let three = Request::players(2).with("types", "red,green,brown");
    assert!(game.options(&three).is_err());
}

/// M8: a type that is named twice is a mistake, as it is in a position.
#[test]
fn a_type_named_twice_is_refused() {
    let game = Momiji::standard();
    let twice = Request::players(2).with("types", "red,red,green,brown,purple");
    assert!(game.options(&twice).is_err());
}

/// M9: six cards for each; what is neither dealt nor in the garden is the deck.
#[test]
fn each_player_is_dealt_six_cards() {
    for (players, deck) in [(2, 56 - 12 - 4), (3, 70 - 18 - 4), (4, 84 - 24 - 4)] {
        let at = new_game(players, &[], 11);
        for seat in 1..=players {
            assert_eq!(at.hand_size(seat), 6);
        }
        assert_eq!(at.state.deck().len(), deck);
        assert!(at.state.discard().is_empty());
    }
}

/// M10: the garden begins with four cards.
#[test]
fn the_garden_begins_with_four_cards() {
    for seed in 0..20 {
        assert_eq!(new_game(2, &[], seed).garden_size(), 4);
    }
}

/// M10: one column for each type, the cards in the order in which they came.
#[test]
fn the_first_cards_lie_in_columns_in_the_order_in_which_they_came() {
    let game = Momiji::standard();
    let request = Request::players(2)
        .with("types", "red,orange,green,brown")
        .with("first", "1");
    let options = game.options(&request).expect("good options");
    // Twelve times the lowest card: red up to the last two. Then of red-3 red-3 orange 0 0 0 0 0
    // 1 1 1 1 2 2 2 3 3 …: the first orange-2, a red-3, the lowest orange, the other red-3.
    let answers = [&[0; 12][..], &[11, 0, 1, 0]].concat();
    let state = game.setup(&options, &mut Script::new(answers));
    let garden = game.position(&state)["garden"].clone();
    let expected = json!({ "red": ["red-3", "red-3"], "orange": ["orange-2", "orange-0-left"] });
    assert_eq!(garden, expected);
}

/// M11: players + 2 tokens are available, never one of a type that is out.
#[test]
fn tokens_of_types_that_are_out_are_removed() {
    let mut drawn = BTreeSet::new();
    for players in 2..=4 {
        for seed in 0..60 {
            let at = new_game(players, &[], seed);
            assert_eq!(at.state.available().len(), players + 2);
            for objective in at.state.available().iter() {
                drawn.insert(objective.name());
                let leaf = objective.name().strip_prefix("most-");
                if let Some(leaf) = leaf.and_then(Leaf::from_name) {
                    assert!(at.state.table().types.contains(leaf), "{objective}");
                }
            }
        }
    }
    assert_eq!(drawn.len(), 16, "every token can be drawn");
}

/// M11: the warm and cool tokens stay, though some of their types are out.
#[test]
fn the_warm_and_cool_tokens_stay() {
    let mut drawn = BTreeSet::new();
    for seed in 0..60 {
        let at = new_game(2, &[("types", "red,green,brown,purple")], seed);
        drawn.extend(at.state.available().iter().map(|token| token.name()));
    }
    assert!(drawn.contains("most-warm") && drawn.contains("most-cool"));
    assert!(!drawn.contains("most-orange") && !drawn.contains("most-yellow"));
}

/// M11: nobody owns a token at the beginning.
#[test]
fn nobody_begins_with_a_token() {
    let at = new_game(3, &[], 5);
    for seat in Seat::all(3) {
        assert!(at.state.area(seat).objectives().is_empty());
    }
}

/// M12: players + 2 torii.
#[test]
fn players_and_two_torii_lie_in_the_middle() {
    for players in 2..=4 {
        let at = new_game(players, &[], 1);
        assert_eq!(at.part("/torii"), players + 2);
    }
}

/// M13: the first-game setup gives everybody A, B and C.
#[test]
fn in_the_first_game_each_player_gets_a_starter_set() {
    let at = new_game(4, &[("landscapes", "starter")], 2);
    for seat in 0..4 {
        let own = at.part(&format!("/seats/{seat}/landscapes"));
        assert_eq!(own, json!(["A", "B", "C"]));
    }
    assert_eq!(at.part("/turn/stage"), "free");
}

/// M14: hands, garden, objectives and acorns are there when the draft begins.
#[test]
fn the_draft_begins_when_everything_else_is_seen() {
    let at = new_game(2, &[("landscapes", "draft")], 4);
    assert_eq!(at.part("/turn/stage"), "draft");
    let view = at.view(1);
    assert_eq!(
        view["seats"][0]["hand"].as_array().expect("own hand").len(),
        6
    );
    assert_eq!(view["objectives"].as_array().expect("open tokens").len(), 4);
    assert_eq!(at.garden_size(), 4);
    assert_eq!(view["seats"][0]["landscapes"], json!([]));
}

/// M14: two copies of each letter take part, three of the 28 lie open.
#[test]
fn two_copies_of_each_letter_are_drafted() {
    let at = new_game(3, &[("landscapes", "draft")], 9);
    assert_eq!(at.part("/draft/open").as_array().expect("a list").len(), 3);
    assert_eq!(
        at.part("/draft/stack").as_array().expect("a list").len(),
        25
    );
    let both = at.part("/draft").to_string();
    for letter in Letter::ALL {
        assert_eq!(
            both.matches(&format!("\"{letter}\"")).count(),
            2,
            "{letter}"
        );
    }
}

/// M14: nothing but an open landscape can be chosen.
#[test]
fn only_open_landscapes_can_be_drafted() {
    let at = At::two(draft(1, "", "", "D, K, N"));
    assert_eq!(at.legal(), ["draft D", "draft K", "draft N"]);
}

/// M14: clockwise from the first player, one each, replaced at once, until everybody has three.
#[test]
fn landscapes_are_drafted_clockwise_from_the_first_player() {
    let mut at = new_game(3, &[("landscapes", "draft"), ("first", "2")], 6);
    for pick in 0..9 {
        assert_eq!(at.part("/turn/stage"), "draft");
        assert_eq!(at.seat().number(), [2, 3, 1][pick % 3]);
        assert_eq!(at.state.open_landscapes().count(), 3);
        let seat = at.seat();
        let choice = at.legal()[0].clone();
        at.play(&[&choice]);
        assert_eq!(at.state.area(seat).landscapes().count(), pick / 3 + 1);
    }
    assert_eq!(at.part("/turn/stage"), "free");
    assert_eq!(at.seat().number(), 2, "the first player begins");
}

/// M14: the card taken is gone, the two others stay, a new one comes from the stack.
#[test]
fn the_landscape_taken_is_replaced_from_the_stack() {
    let mut at = At::two(draft(1, "", "", "D, K, N"));
    // The lowest card of the stack comes.
    at.play_scripted(&["draft K"], &[0]);
    assert_eq!(at.part("/seats/0/landscapes"), json!(["K"]));
    assert_eq!(at.part("/draft/open"), json!(["A", "D", "N"]));
    assert_eq!(
        at.part("/draft/stack").as_array().expect("a list").len(),
        24
    );
    assert_eq!(at.part("/turn/seat"), 2);
}

/// M15: a player may draft both copies of a letter.
#[test]
fn a_player_may_draft_two_copies_of_a_letter() {
    let mut at = At::two(draft(1, "", "", "F, F, K"));
    at.play(&["draft F", "draft K", "draft F"]);
    assert_eq!(at.part("/seats/0/landscapes"), json!(["F", "F"]));
}

/// M15: of two copies each is a card of its own, used once.
#[test]
fn each_copy_is_used_once() {
    let mut at = At::two(json!({
        "garden": { "brown": ["brown-2", "brown-3"], "red": ["red-2"], "green": ["green-2", "green-3"] },
        "seats": [{ "landscapes": ["F", "F", "A"], "acorns": 1 }],
    }));
    at.play(&["use F", "take top of brown", "take red", "end turn"]);
    assert_eq!(at.part("/seats/0/landscapes"), json!(["A", "F used", "F"]));
    at.play(&["take brown", "end turn"]);
    at.play(&["use F", "take top of green", "take green", "end turn"]);
    assert_eq!(
        at.part("/seats/0/landscapes"),
        json!(["A", "F used", "F used"])
    );
    assert_eq!(
        at.part("/seats/0/acorns"),
        3,
        "one paid and two gained, twice"
    );
    let first = at
        .legal()
        .into_iter()
        .find(|text| text.starts_with("take "))
        .expect("a column");
    at.play(&[&first, "end turn"]);
    assert!(!at.offers("use F"));
}

/// M16: 4 acorns for the first player, 5 for everybody else.
#[test]
fn the_first_player_starts_with_4_acorns_and_the_others_with_5() {
    let at = new_game(4, &[("first", "3")], 8);
    let acorns = [0, 1, 2, 3].map(|seat| at.part(&format!("/seats/{seat}/acorns")));
    assert_eq!(acorns, [5, 5, 4, 5]);
}

/// M16: nobody has a pile at the beginning.
#[test]
fn the_play_areas_begin_empty() {
    let at = new_game(2, &[], 8);
    assert_eq!(at.part("/seats/0/piles"), json!([]));
    assert_eq!(at.part("/seats/1/piles"), json!([]));
}
