//! Component data of owners: what the rules need of it, and where a mistake is told.

use momiji::Momiji;
use serde_json::{Value, json};

/// What is told when one thing of the data is another, a line for each mistake.
fn told(pointer: &str, value: Value) -> String {
    let mut data: Value = serde_json::from_str(Momiji::COMPONENTS).expect("the data file is JSON");
    *data.pointer_mut(pointer).expect(pointer) = value;
    let problems = Momiji::from_components(&data.to_string()).err();
    problems.map_or_else(String::new, |problems| problems.to_string())
}

/// Each value is refused, with a line that begins like this.
fn refused(mistakes: &[(&str, Value, &str)]) {
    for (pointer, value, expected) in mistakes {
        let told = told(pointer, value.clone());
        let found = told.lines().any(|line| line.starts_with(expected));
        assert!(found, "{pointer} = {value}: {told}");
    }
}

/// The ends of a range are fine, and what lies beyond them is not.
fn held_to(pointer: &str, low: i64, high: i64) {
    let at = pointer.trim_start_matches('/').replace('/', ".");
    for fine in [low, high] {
        assert_eq!(told(pointer, json!(fine)), "", "{at} = {fine}");
    }
    for beyond in [low - 1, high + 1].into_iter().filter(|&n| n >= 0) {
        let expected = format!("{at}: {beyond}; it must be {low} to {high}");
        refused(&[(pointer, json!(beyond), expected.as_str())]);
    }
}

/// M8-M12, M16: the numbers of a setup may differ from the printed ones, within what a game can be set up with.
#[test]
fn numbers_of_the_setup_have_bounds() {
    held_to("/setup/hand", 1, 8);
    held_to("/setup/garden", 1, 6);
    held_to("/setup/types_beyond_players", 1, 2);
    held_to("/setup/objectives_beyond_players", 0, 10);
    held_to("/setup/torii_beyond_players", 0, 20);
    held_to("/setup/acorns_first_player", 0, 99);
    held_to("/setup/acorns_others", 0, 99);
    held_to("/setup/acorns_solo", 0, 99);
}

/// M14: one to three landscapes lie open in a draft.
#[test]
fn a_draft_has_open_landscapes() {
    held_to("/setup/open_landscapes", 1, 3);
}

/// M25, M30: a hand and a column have a limit of at least one card, and a column one that there is room for.
#[test]
fn limits_have_bounds() {
    held_to("/limits/hand", 1, 84);
    let column = told("/limits/column", json!(0));
    assert!(
        column.starts_with("limits.column: 0; it must be 1 to "),
        "{column}"
    );
    refused(&[
        (
            "/limits/column",
            json!(200),
            "limits.column: 200; it must be 1 to ",
        ),
        (
            "/limits/two_columns",
            json!(0),
            "limits.two_columns: 0; it must be 1 to ",
        ),
        (
            "/limits/two_columns",
            json!(200),
            "limits.two_columns: 200; it must be 1 to ",
        ),
    ]);
}

/// M19, M20, M28: no price and no gift is above 20 acorns.
#[test]
fn acorns_have_bounds() {
    for name in [
        "reveal",
        "landscape",
        "activate",
        "exchange",
        "harvest",
        "landscape_gift",
    ] {
        held_to(&format!("/acorns/{name}"), 0, 20);
    }
}

/// M5: what an objective brings is 0 to 100 points.
#[test]
fn points_of_objectives_have_bounds() {
    refused(&[
        (
            "/scores/objective_owner",
            json!(-1),
            "scores.objective_owner: -1; it must be 0 to 100",
        ),
        (
            "/scores/objective_owner",
            json!(101),
            "scores.objective_owner: 101; it must be 0 to 100",
        ),
        (
            "/scores/objective_others",
            json!(101),
            "scores.objective_others: 101; it must be 0 to 100",
        ),
    ]);
    for fine in [0, 100] {
        assert_eq!(told("/scores/objective_owner", json!(fine)), "");
    }
}

/// M1: six types, each once and in its group.
#[test]
fn types_are_those_of_the_game() {
    refused(&[
        (
            "/leaves/0/leaf",
            json!("blue"),
            "leaves[0]: \"blue\" is not one of the six types",
        ),
        ("/leaves/0/leaf", json!("blue"), "leaves: red is missing"),
        (
            "/leaves/1/leaf",
            json!("red"),
            "leaves[1]: red stands there twice",
        ),
        (
            "/leaves/0/group",
            json!("cool"),
            "leaves[0].group: red is warm",
        ),
        (
            "/leaves/3/group",
            json!("warm"),
            "leaves[3].group: green is cool",
        ),
    ]);
}

/// M2: as many cards of each number as are printed, from zero to three.
#[test]
fn cards_are_counted_by_their_number() {
    refused(&[
        (
            "/leaves/0/cards/0/number",
            json!(4),
            "leaves[0].cards[0]: the number is 4, but",
        ),
        (
            "/leaves/0/cards/0/number",
            json!(-1),
            "leaves[0].cards[0]: the number is -1, but",
        ),
        (
            "/leaves/0/cards/0/copies",
            json!(0),
            "leaves[0].cards[0]: 0 copies; a card has 1 to 14",
        ),
        (
            "/leaves/0/cards/0/copies",
            json!(15),
            "leaves[0].cards[0]: 15 copies; a card has 1 to 14",
        ),
        (
            "/leaves/0/cards/0/copies",
            json!(3),
            "leaves[0].cards: red has 6 cards with a 0, but 5 are",
        ),
        (
            "/leaves/0/cards/0/copies",
            json!(1),
            "leaves[0].cards: red has 4 cards with a 0, but 5 are",
        ),
    ]);
}

/// M3: only zeros and ones show acorns.
#[test]
fn higher_numbers_show_no_acorns() {
    let two = "leaves[0].cards[6]: only zeros and ones show acorns";
    refused(&[("/leaves/0/cards/6/acorns", json!("left"), two)]);
    assert_eq!(told("/leaves/0/cards/3/acorns", json!("none")), "");
}

/// M4: 34 landscapes from A to N, each letter once in the list.
#[test]
fn landscapes_are_those_of_the_game() {
    refused(&[
        (
            "/landscapes/0/letter",
            json!("Z"),
            "landscapes[0]: \"Z\" is not a landscape",
        ),
        (
            "/landscapes/0/letter",
            json!("Z"),
            "landscapes: A is missing",
        ),
        (
            "/landscapes/1/letter",
            json!("A"),
            "landscapes[1]: A stands there twice",
        ),
        (
            "/landscapes/0/copies",
            json!(0),
            "landscapes[0]: 0 copies of A; there must be 1 to 34",
        ),
        (
            "/landscapes/0/copies",
            json!(35),
            "landscapes[0]: 35 copies of A; there must be 1 to 34",
        ),
        (
            "/landscapes/0/copies",
            json!(5),
            "landscapes: 35 cards, but 34 are printed",
        ),
    ]);
}

/// M4, M13: four starter sets of three landscapes that are there, each with an icon of its own.
#[test]
fn starter_sets_can_be_dealt() {
    let three = "starter_sets[0].letters: three landscapes belong here";
    refused(&[
        ("/starter_sets/0/letters", json!(["A", "B"]), three),
        ("/starter_sets/0/letters", json!(["A", "B", "Z"]), three),
        (
            "/starter_sets/0/letters",
            json!(["D", "D", "D"]),
            "starter_sets[0]: there are not enough D",
        ),
        (
            "/starter_sets/1/icon",
            json!("blossom"),
            "starter_sets[1]: the icon \"blossom\" marks",
        ),
        (
            "/starter_sets",
            json!([]),
            "starter_sets: four are needed, one for each player",
        ),
    ]);
}

/// M14: what the removed sets leave is enough for four to draft from.
#[test]
fn a_draft_has_enough_cards() {
    let out = |sets: usize| {
        let set = json!({ "icon": "", "letters": ["A", "B", "C"], "out_of_draft": true });
        let mut all = vec![set; sets];
        for (index, set) in all.iter_mut().enumerate() {
            set["icon"] = json!(format!("icon {index}"));
        }
        told("/starter_sets", json!(all))
    };
    // Twelve cards less are 22 for 15 places.
    assert_eq!(out(4), "");
    assert_ne!(out(5), "", "there are no five A");
}

/// M78, M89: a scenario has types, a hand, landscapes and tokens that are there, and can be lost.
#[test]
fn scenarios_can_be_played() {
    let two_piles = "scenarios[0].tokens[0]: most-red has no pile of its own";
    refused(&[
        (
            "/scenarios/0/types/0",
            json!("blue"),
            "scenarios[0].types: \"blue\" is not one of",
        ),
        (
            "/scenarios/0/types/0",
            json!("green"),
            "scenarios[0].types: green stands there twice",
        ),
        (
            "/scenarios/0/hand",
            json!(0),
            "scenarios[0].hand: 0 cards of a deck of 42",
        ),
        (
            "/scenarios/0/hand",
            json!(39),
            "scenarios[0].hand: 39 cards of a deck of 42",
        ),
        (
            "/scenarios/0/landscapes",
            json!(["A", "D", "Z"]),
            "scenarios[0].landscapes: three",
        ),
        (
            "/scenarios/0/landscapes",
            json!(["D", "D", "D"]),
            "scenarios[0].landscapes: it has more D",
        ),
        (
            "/scenarios/0/tokens/0/objective",
            json!("most-blue"),
            "scenarios[0].tokens[0]: \"most-blue\"",
        ),
        (
            "/scenarios/0/tokens/0/objective",
            json!("most-green"),
            "scenarios[0].tokens: most-green stands",
        ),
        (
            "/scenarios/0/tokens/0/objective",
            json!("most-red"),
            two_piles,
        ),
        (
            "/scenarios/0/victory",
            json!([]),
            "scenarios[0].victory: without a condition",
        ),
        (
            "/scenarios/1/id",
            json!("cold-breeze"),
            "scenarios: \"cold-breeze\" stands there twice",
        ),
    ]);
    assert_eq!(told("/scenarios/0/hand", json!(38)), "");
    assert_eq!(told("/scenarios/0/hand", json!(1)), "");
}

/// M1: a file of another game is none of this one.
#[test]
fn a_file_says_which_game_it_is_of() {
    refused(&[(
        "/game",
        json!("chess"),
        "game: this is a file for \"chess\", not for \"momiji\"",
    )]);
}

/// M14: the draft of four players needs three landscapes each and those that lie open, and no more.
#[test]
fn a_draft_needs_twelve_and_the_open_ones() {
    let letters: Vec<String> = "A A A B B B C C C D D E E F F G G H H I I"
        .split(' ')
        .map(str::to_owned)
        .collect();
    let left = |sets: usize, open: i64| {
        let mut data: Value = serde_json::from_str(Momiji::COMPONENTS).expect("JSON");
        let sets = letters.chunks(3).take(sets).enumerate();
        let sets = sets.map(|(index, letters)| {
            json!({ "icon": format!("icon {index}"), "letters": letters, "out_of_draft": true })
        });
        data["starter_sets"] = sets.collect();
        data["setup"]["open_landscapes"] = json!(open);
        let problems = Momiji::from_components(&data.to_string()).err();
        problems.map_or_else(String::new, |problems| problems.to_string())
    };
    // 34 less seven sets are 13: twelve for the players and one that lies open.
    assert_eq!(left(7, 1), "");
    let told = left(7, 2);
    assert!(
        told.contains("what is left for the draft: 13 cards; four players need 14"),
        "{told}"
    );
    assert_eq!(left(6, 3), "");
}

/// M46: two columns together are two full ones at the most.
#[test]
fn two_columns_are_two_full_ones_at_the_most() {
    assert_eq!(told("/limits/two_columns", json!(16)), "");
    refused(&[(
        "/limits/two_columns",
        json!(17),
        "limits.two_columns: 17; it must be 1 to 16",
    )]);
}

/// M85: a token that needs a pile, or costs what lies on top of one, is one of a type in the scenario.
#[test]
fn tokens_that_need_a_pile_have_one() {
    let what = "scenarios[0].tokens[3]: longest-pile has no pile of its own";
    refused(&[
        ("/scenarios/0/tokens/3/needs", json!("pile"), what),
        ("/scenarios/0/tokens/3/price", json!("top-of-pile"), what),
    ]);
}
