//! What is in the box: F1 to F8.

use laws::list;
use std::collections::{BTreeMap, BTreeSet};

use deja_vu::{Bit, Card, Colour, DejaVu, Fragment, Heap, Player, Power, Shape, Slot, TILES, Tile};
use serde_json::{Value, json};
use table::{Dice, GameBox, Seat};

use crate::support::{At, OfDejaVu, problems};

/// The data file.
fn whole() -> Value {
    serde_json::from_str(DejaVu::COMPONENTS).expect("JSON")
}

/// The regular or public cards of the data file.
fn data(part: &str) -> Vec<Value> {
    whole()[part].as_array().expect("a list").clone()
}

fn cards() -> impl Iterator<Item = Card> {
    (0..Card::COUNT).map(Card::from_index)
}

/// F1: five shapes in six colours, two of each, make 60 bits.
#[test]
fn there_are_two_bits_of_each_of_thirty_kinds() {
    let mut names = BTreeSet::new();
    for colour in ["white", "blue", "red", "purple", "yellow", "green"] {
        for shape in ["sun", "moon", "star", "raindrop", "lightning"] {
            let bit = Bit::from_name(&format!("{colour}-{shape}")).expect("a bit");
            assert_eq!(Heap::ALL.count(bit), 2);
            names.insert(bit.name());
        }
    }
    assert_eq!((names.len(), Heap::ALL.len()), (30, 60));
}

/// F1: a third bit of one kind, or a kind that is not printed, is refused.
#[test]
fn a_third_bit_of_a_kind_is_refused() {
    let three = json!({ "bits": { "T1": "red-sun red-sun", "T2": "red-sun" } });
    assert!(problems(three).contains("more than two red-sun"));
    let none = json!({ "bits": { "T1": "black-sun" } });
    assert!(problems(none).contains("black-sun"));
}

/// F2: white 1 to 7 and the other sevens are public; 42 designs, 84 cards with two copies each.
#[test]
fn twelve_designs_are_public_and_thirty_are_regular() {
    let public: Vec<String> = cards()
        .filter(|card| card.is_public())
        .map(Card::name)
        .collect();
    let expected = list(
        "white-1 white-2 white-3 white-4 white-5 white-6 white-7 blue-7 red-7 purple-7 yellow-7 \
         green-7",
    );
    assert_eq!(json!(public), expected);
    assert_eq!(cards().count(), 42);
    let at = At::new_game(4, &[], &mut Dice::new(1));
    let held: usize = Seat::all(4)
        .map(|seat| at.state.player(seat).held().len())
        .sum();
    let regular = at.state.deck().len() + at.state.discard().len() + held;
    assert_eq!((regular, at.state.public().len()), (60, 24));
}

/// F2: a third copy of a regular card is refused, and so is a second gold card with two players.
#[test]
fn there_are_two_copies_of_a_regular_card() {
    let seats = json!([{ "hand": ["red-1"] }, { "hand": ["red-1"] }]);
    assert_eq!(problems(json!({ "seats": seats })), "");
    let three = problems(json!({ "seats": seats, "discard": ["red-1"] }));
    assert!(three.contains("more red-1 than the box holds"), "{three}");
    let seats = json!([{ "long_term": ["red-7"] }, { "long_term": ["red-7"] }]);
    assert!(problems(json!({ "seats": seats })).contains("red-7"));
}

/// F3: each colour has each power once, on cards of three to six slots worth one less.
#[test]
fn each_colour_has_each_power_once() {
    let mut met: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for card in data("regular") {
        let id = card["id"].as_str().expect("a name");
        let (colour, _) = id.split_once('-').expect("a colour");
        let power = card["power"].as_str().expect("a power").to_owned();
        assert!(met.entry(colour.to_owned()).or_default().insert(power));
        let slots = card["slots"].as_array().expect("slots").len();
        assert!((3..=6).contains(&slots), "{id}");
        assert_eq!(card["value"], slots - 1, "{id}");
        let card = Card::from_name(id).expect("a card");
        let design = *DejaVu::standard().design(card);
        assert_eq!(usize::from(design.value) + 1, design.slots().len());
    }
    let all = ["chest", "flower", "footprint", "hand", "short-term"];
    let all: BTreeSet<String> = all
        .into_iter()
        .chain(["white-claim"])
        .map(Into::into)
        .collect();
    assert_eq!(met.len(), 5);
    assert!(met.values().all(|powers| *powers == all));
}

/// F4: the blue hand card asks for a moon, a star and one more.
#[test]
fn the_blue_hand_card_has_three_slots() {
    let game = DejaVu::standard();
    let blue = cards().filter(|card| card.colour() == Colour::Blue);
    let hand: Vec<Card> = blue
        .filter(|card| game.design(*card).power == Some(Power::Hand))
        .collect();
    assert_eq!(hand.len(), 1);
    let slots = game.design(hand[0]).slots();
    assert_eq!(slots.len(), 3);
    assert!(slots.contains(&Slot::Of(Shape::Moon)) && slots.contains(&Slot::Of(Shape::Star)));
}

/// F4: flower cards have six slots, one for any shape; no other card has such a slot.
#[test]
fn flower_cards_have_six_slots_one_for_any_shape() {
    let game = DejaVu::standard();
    for card in cards() {
        let design = game.design(card);
        let any = design.slots().iter().filter(|slot| **slot == Slot::Any);
        let flower = design.power == Some(Power::Flower);
        assert_eq!(any.count(), usize::from(flower), "{}", card.name());
        assert_eq!(design.slots().len() == 6, flower, "{}", card.name());
    }
}

/// F4: regular cards ask for every shape equally often, and no two colours have the same list.
#[test]
fn every_shape_is_asked_for_equally_often() {
    let mut asked: BTreeMap<String, usize> = BTreeMap::new();
    let mut lists: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for card in data("regular") {
        let (colour, _) = card["id"]
            .as_str()
            .and_then(|id| id.split_once('-'))
            .expect("a name");
        let mut slots: Vec<&str> = card["slots"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        for slot in slots.iter().filter(|slot| **slot != "any") {
            *asked.entry((*slot).to_owned()).or_default() += 1;
        }
        slots.sort_unstable();
        let list = lists.entry(colour.to_owned()).or_default();
        list.push(format!("{}: {}", card["power"], slots.join(" ")));
    }
    assert_eq!(asked.len(), 5);
    let most = asked.values().max();
    assert!(asked.values().all(|times| Some(times) == most), "{asked:?}");
    let different: BTreeSet<Vec<String>> = lists
        .into_values()
        .map(|mut list| {
            list.sort_unstable();
            list
        })
        .collect();
    assert_eq!(different.len(), 5);
}

/// F5: public cards have no value and no power, and four slots.
#[test]
fn public_cards_have_no_value_and_four_slots() {
    let game = DejaVu::standard();
    for card in cards().filter(|card| card.is_public()) {
        let design = game.design(card);
        assert_eq!(design.slots().len(), 4, "{}", card.name());
        assert_eq!((design.value, design.power), (0, None));
        assert!(design.scores.is_some());
    }
}

/// F6: a girl tile gives hand size 3, short-term 1, footprint 1, chest 1, no white claim, no flower.
#[test]
fn what_the_girl_tile_gives() {
    let at = At::new_game(4, &[], &mut Dice::new(3));
    for seat in Seat::all(4) {
        let player: &Player = at.state.player(seat);
        let game = &at.game;
        assert_eq!(
            (game.hand_size(player), game.short_term_size(player)),
            (3, 1)
        );
        assert_eq!((game.footprints(player), game.chest_count(player)), (1, 1));
        assert_eq!((game.white_claims(player), player.flowers()), (0, 0));
        assert_eq!(at.part(&format!("/seats/{}/circle", seat.index())), false);
    }
}

/// F6: one card in short-term memory and one bit in a chest fit on the girl tile, two do not.
#[test]
fn the_girl_tile_has_one_place_each() {
    let one = json!({ "seats": [{
        "short_term": { "blue-1": ["red-raindrop"] }, "chests": ["red-sun"],
    }] });
    assert_eq!(problems(one), "");
    let short = json!({ "blue-1": ["red-raindrop"], "red-2": ["red-lightning"] });
    assert!(problems(json!({ "seats": [{ "short_term": short }] })).contains("short-term"));
    let chests = list("red-sun red-moon");
    assert!(problems(json!({ "seats": [{ "chests": chests }] })).contains("chests"));
}

/// F7: 15 fragments, one to five pips in rose, amber and teal; 15 tiles.
#[test]
fn there_are_fifteen_fragments_and_tiles() {
    let names: Vec<String> = Fragment::all().map(Fragment::name).collect();
    let expected = list(
        "rose-1 rose-2 rose-3 rose-4 rose-5 amber-1 amber-2 amber-3 amber-4 amber-5 \
         teal-1 teal-2 teal-3 teal-4 teal-5",
    );
    assert_eq!(json!(names), expected);
    assert_eq!(TILES, 15);
    let missing = problems(json!({ "map": [{ "fragment": null }] }));
    assert!(missing.contains("1 of 15 fragments"), "{missing}");
}

/// F7: the hive has 19 holes: 18 bits can lie there, with the 19th it is emptied.
#[test]
fn the_hive_has_nineteen_holes() {
    let bits = |count| {
        Heap::ALL
            .iter()
            .take(count)
            .map(Bit::name)
            .collect::<Vec<_>>()
    };
    assert_eq!(problems(json!({ "hive": bits(18) })), "");
    assert!(problems(json!({ "hive": bits(19) })).contains("hive"));
}

/// F8: a place has six neighbours, two at a corner of the raft; touching goes both ways.
#[test]
fn tiles_lie_on_a_hexagonal_lattice() {
    let at = At::two(json!({}));
    let near = |tile: usize| -> Vec<usize> {
        let near = at.state.map().near(Tile::from_index(tile - 1));
        near.iter().map(|tile| tile.index() + 1).collect()
    };
    assert_eq!(near(7), [2, 3, 6, 8, 11, 12]);
    assert_eq!(near(1), [2, 6]);
    assert_eq!(near(5), [4, 9, 10]);
    assert_eq!(near(11), [6, 7, 12]);
    assert_eq!(near(15), [10, 14]);
    for one in 1..=15 {
        assert!(
            near(one)
                .into_iter()
                .all(|other| near(other).contains(&one))
        );
    }
}

/// F3: a colour that does not have each power once is pointed out, not refused: no booklet says so.
#[test]
fn powers_unlike_our_reconstruction_are_used_with_a_warning() {
    assert!(DejaVu::standard().warnings().is_empty());
    let mut data = whole();
    data["regular"][0]["power"] = json!("hand");
    let game = DejaVu::from_components(&data.to_string()).expect("it can be used");
    let warnings = game.warnings().to_string();
    assert_eq!(
        warnings,
        "regular: blue does not have each power once, as it has with us"
    );
}

/// F36: more places in short-term memory than the program has room for are refused in these words.
#[test]
fn more_short_term_memory_than_there_is_room_for_is_refused() {
    let mut data = whole();
    data["regular"][0]["power"] = json!("short-term");
    let problems = DejaVu::from_components(&data.to_string()).expect_err("too much");
    let said = problems.to_string();
    assert!(said.contains("6 cards widen short-term memory"), "{said}");
    assert!(
        said.contains("this program has room for 6 places"),
        "{said}"
    );
}

/// F53: points beyond what the program has room for are refused, not cut down in silence.
#[test]
fn more_points_than_there_is_room_for_are_refused() {
    let mut data = whole();
    data["public"][4]["scores"] = json!({ "each": 1001 });
    let problems = DejaVu::from_components(&data.to_string()).expect_err("too much");
    assert_eq!(
        problems.to_string(),
        "white-5: 1001 points; this program has room for 1000"
    );
}
