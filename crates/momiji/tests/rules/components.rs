//! What is in the box: M1 to M6.

use momiji::{Acorns, CARDS, Card, LandscapeStack, Leaf, Letter, Momiji, Objective};
use serde_json::{Value, json};

use crate::support::{At, OfMomiji, problems};

fn data() -> Value {
    serde_json::from_str(Momiji::COMPONENTS).expect("the data file is JSON")
}

/// How many printed cards of a type have this number and these acorns.
fn printed(leaf: Leaf, number: u8, acorns: Option<Acorns>) -> usize {
    let game = Momiji::standard();
    let cards = (0..CARDS).map(Card::new);
    let fits = |card: &Card| {
        let face = game.leaves().face(*card);
        card.leaf() == leaf
            && face.number == number
            && acorns.is_none_or(|acorns| face.acorns == acorns)
    };
    cards.filter(fits).count()
}

/// M1: 84 leaf cards, six types with 14 cards each.
#[test]
fn there_are_84_leaf_cards_of_six_types() {
    let game = Momiji::standard();
    let cards: Vec<Card> = (0..CARDS).map(Card::new).collect();
    assert_eq!(cards.len(), 84);
    for leaf in ["red", "orange", "yellow", "green", "brown", "purple"] {
        let of_type = |card: &&Card| game.leaves().name(**card).starts_with(leaf);
        assert_eq!(cards.iter().filter(of_type).count(), 14, "{leaf}");
    }
}

/// M1: red, orange and yellow are warm; green, brown and purple are cool.
#[test]
fn three_types_are_warm_and_three_are_cool() {
    let warm = [Leaf::Red, Leaf::Orange, Leaf::Yellow];
    let cool = [Leaf::Green, Leaf::Brown, Leaf::Purple];
    assert_eq!(Leaf::WARM, warm.into_iter().collect());
    assert_eq!(Leaf::COOL, cool.into_iter().collect());
    for leaf in data()["leaves"].as_array().expect("a list") {
        let is_warm = ["red", "orange", "yellow"].contains(&leaf["leaf"].as_str().expect("a name"));
        assert_eq!(leaf["group"], if is_warm { "warm" } else { "cool" });
    }
}

/// M2: five zeros, four ones, three twos and two threes of each type.
#[test]
fn each_type_has_fewer_cards_of_the_higher_numbers() {
    for leaf in Leaf::ALL {
        let numbers = [0, 1, 2, 3].map(|number| printed(leaf, number, None));
        assert_eq!(numbers, [5, 4, 3, 2], "{leaf}");
    }
}

/// M3: which zeros and ones show acorns in their lower corners (left, right, both).
#[test]
fn zeros_and_ones_show_acorns() {
    let corners = [Acorns::None, Acorns::Left, Acorns::Right, Acorns::Both];
    for leaf in Leaf::ALL {
        assert_eq!(corners.map(|c| printed(leaf, 0, Some(c))), [0, 2, 2, 1]);
        assert_eq!(corners.map(|c| printed(leaf, 1, Some(c))), [0, 1, 1, 2]);
    }
}

/// M3: twos and threes show no acorn.
#[test]
fn twos_and_threes_show_no_acorn() {
    for leaf in Leaf::ALL {
        assert_eq!(printed(leaf, 2, Some(Acorns::None)), 3);
        assert_eq!(printed(leaf, 3, Some(Acorns::None)), 2);
    }
}

/// M4: 34 landscapes: four each of A, B and C, two each of D to N.
#[test]
fn there_are_34_landscapes() {
    let landscapes = data()["landscapes"].as_array().expect("a list").clone();
    let mut all = 0;
    for card in &landscapes {
        let letter = card["letter"].as_str().expect("a letter");
        let expected = if "ABC".contains(letter) { 4 } else { 2 };
        assert_eq!(card["copies"], expected, "{letter}");
        all += expected;
    }
    assert_eq!((landscapes.len(), all), (14, 34));
}

/// M4: a stack of landscapes knows what is in it, card by card.
#[test]
fn a_stack_of_landscapes_is_counted() {
    let mut stack = LandscapeStack::default();
    assert_eq!((stack.len(), stack.is_empty()), (0, true));
    stack.add(Letter::D);
    stack.add(Letter::D);
    assert_eq!((stack.len(), stack.is_empty()), (2, false));
    assert_eq!((stack.copies(Letter::D), stack.copies(Letter::A)), (2, 0));
}

/// M4: nobody can have a fifth A or a third D.
#[test]
fn no_letter_is_there_more_often_than_printed() {
    let hold = |one: [&str; 3], two: [&str; 3]| {
        problems(json!({ "seats": [{ "landscapes": one }, { "landscapes": two }] }))
    };
    assert_eq!(hold(["A", "B", "C"], ["A", "B", "C"]), "");
    assert_ne!(hold(["A", "A", "A"], ["A", "A", "C"]), "");
    assert_eq!(hold(["D", "D", "A"], ["A", "B", "C"]), "");
    assert_ne!(hold(["D", "D", "A"], ["D", "B", "C"]), "");
}

/// M4: four starter sets of one A, one B and one C, each with its own icon.
#[test]
fn there_are_four_starter_sets_with_icons() {
    let data = data();
    let sets = data["starter_sets"].as_array().expect("a list");
    let icons: Vec<&Value> = sets.iter().map(|set| &set["icon"]).collect();
    assert_eq!(icons, ["blossom", "rain", "moon", "wind"]);
    for set in sets {
        assert_eq!(set["letters"], json!(["A", "B", "C"]));
    }
    let out: Vec<&Value> = sets
        .iter()
        .filter(|set| set["out_of_draft"] == true)
        .map(|set| &set["icon"])
        .collect();
    assert_eq!(out, ["blossom", "rain"], "the booklet removes these two");
}

/// M3, M4: what only lost pictures showed is said to be reconstructed.
#[test]
fn reconstructed_data_is_labelled() {
    let labels = data()["reconstructed"].to_string();
    assert!(labels.contains("acorns") && labels.contains("landscapes"));
}

/// M5: the sixteen objective tokens.
#[test]
fn there_are_16_objective_tokens() {
    let mut names = Objective::ALL.map(Objective::name);
    names.sort_unstable();
    let expected = [
        "fewest-cards",
        "highest-tops",
        "longest-pile",
        "most-acorns",
        "most-brown",
        "most-cool",
        "most-green",
        "most-in-hand",
        "most-orange",
        "most-purple",
        "most-red",
        "most-torii",
        "most-warm",
        "most-yellow",
        "most-zeros",
        "piles-and-landscapes",
    ];
    assert_eq!(names, expected);
}

/// M5: each token is there once.
#[test]
fn there_is_one_token_of_a_kind() {
    let twice =
        json!({ "objectives": ["longest-pile", "most-torii", "most-acorns", "most-torii"] });
    assert!(problems(twice).contains("twice"));
}

/// M6: the printed acorns are worth 64, and yet nobody goes without.
#[test]
fn acorns_never_run_out() {
    let mut at = At::two(json!({
        "seats": [{ "acorns": 64, "hand": ["red-2", "red-3"] }, { "acorns": 64 }],
    }));
    at.play(&["exchange", "discard red-2", "discard red-3"]);
    assert_eq!(at.part("/seats/0/acorns"), 65);
}
