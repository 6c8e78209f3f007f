//! What is open is read piece by piece, from a position and from a view of it: M1, M13, M73 to M76.

use laws::list;
use momiji::{Card, CardSet, Leaf, Memory, Momiji, Objective, Side, View};
use serde_json::{Value, json};
use table::{Documents, Game, GameBox, Member, Observer, Phrase, QuickDice, Request, Seat, Speech};

use crate::support::{At, OfMomiji, piles, solo};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// What some eyes see of a position.
fn seen(at: &At, eyes: Observer) -> View {
    at.game.view(&at.state, eyes)
}

/// M75: garden, discard, torii, objectives and acorns are the same for everybody as they are.
#[test]
fn the_table_is_open() {
    let at = At::two(json!({
        "torii": 3, "discard": ["green-2", "red-3"],
        "objectives": ["longest-pile", "most-torii", "most-acorns"],
        "garden": { "brown": ["brown-2", "brown-3"] },
        "seats": [{
            "objectives": ["most-zeros"], "acorns": 7, "piles": piles("red 0-left 1-left 2 3"),
        }],
    }));
    assert_eq!(at.state.torii(), 3);
    for eyes in [
        Observer::Seat(ONE),
        Observer::Seat(TWO),
        Observer::Spectator,
    ] {
        let view = seen(&at, eyes);
        let discard = view.discard().iter(at.game.leaves());
        let discard: Vec<&str> = discard.map(|card| at.game.leaves().name(card)).collect();
        assert_eq!(discard, ["red-3", "green-2"]);
        let top = view
            .garden()
            .top(Leaf::Brown)
            .map(|card| at.game.leaves().name(card));
        assert_eq!(top, Some("brown-3"));
        assert_eq!(
            (
                view.garden().top(Leaf::Red),
                view.garden().column(Leaf::Brown).len()
            ),
            (None, 2)
        );
        let open = [
            Objective::LongestPile,
            Objective::MostTorii,
            Objective::MostAcorns,
        ];
        assert!(view.available() == open.into_iter().collect());
        assert_eq!(view.torii(), 3);
        let (own, other) = (view.area(ONE), view.area(TWO));
        assert!(own.objectives().iter().eq([Objective::MostZeros]));
        assert!(own.torii().iter().eq([Leaf::Red]));
        assert!(other.objectives().is_empty() && other.torii().is_empty());
    }
}

/// M75: the document of a view says whose eyes it is for.
#[test]
fn a_view_says_whose_it_is() {
    let at = At::two(json!({}));
    assert_eq!(at.view(2)["observer"], 2);
    assert_eq!(at.seen_by(Observer::Spectator)["observer"], "spectator");
}

/// M1: cards are numbered by type, and a set of them takes in another.
#[test]
fn cards_have_numbers_and_sets() {
    let game = Momiji::standard();
    assert!((0..84).all(|index| Member::index(Card::new(index)) == index));
    let named = |name: &str| game.leaves().from_name(name).expect("a card");
    let mut all = CardSet::EMPTY;
    all.add(named("red-3"), game.leaves());
    let mut more = CardSet::EMPTY;
    more.add(named("red-3"), game.leaves());
    more.add(named("green-2"), game.leaves());
    all.add_all(more, game.leaves());
    assert_eq!(all.len(), 3);
    assert_eq!(all.count(named("red-3"), game.leaves()), 2);
    assert_eq!([Side::Left.name(), Side::Right.name()], ["left", "right"]);
}

/// M57: slid cards are listed pile by pile, lower cards first, however they came.
#[test]
fn slid_cards_have_one_order() {
    let slid = |cards: [&str; 2]| {
        let mut row = piles("red 0-left, green 0-left");
        row[0]["slid"] = json!(cards);
        let own = json!({ "landscapes": ["M used", "M used", "C"], "piles": row });
        At::two(json!({ "seats": [own] }))
    };
    let (one, other) = (slid(["green-2", "brown-3"]), slid(["brown-3", "green-2"]));
    assert!(one.state == other.state);
    for at in [one, other] {
        let cards = at.state.area(ONE).slid();
        let cards: Vec<&str> = cards
            .map(|there| at.game.leaves().name(there.card))
            .collect();
        assert_eq!(cards, ["green-2", "brown-3"]);
        assert_eq!(
            at.part("/seats/0/piles/0/slid"),
            json!(["green-2", "brown-3"])
        );
    }
}

/// M57, M73: who slid a card remembers which, and under which pile.
#[test]
fn a_slid_card_is_remembered() {
    let own = json!({ "landscapes": ["M", "F used", "G used"], "acorns": 1, "piles": piles("red 0-left"), "hand": list("red-1-left orange-2") });
    let mut at = At::two(json!({ "seats": [own] }));
    at.moves("lay red-1-left; use M; under red; slide orange-2");
    let eyes = Observer::Seat(ONE);
    let mut memory = Memory::default();
    for event in &at.events {
        at.game.remember(&mut memory, &at.game.redact(event, eyes));
    }
    let mut dice = QuickDice::new(3);
    let mut under = |memory: &Memory| -> Vec<Value> {
        let guess = |_| at.game.sample(&seen(&at, eyes), memory, &mut dice);
        let guesses = (0..20).map(guess).map(|state| at.game.position(&state));
        guesses
            .map(|position| position["seats"][0]["piles"][0]["slid"].clone())
            .collect()
    };
    assert!(
        under(&memory)
            .iter()
            .all(|slid| *slid == json!(["orange-2"]))
    );
    assert!(
        under(&Memory::default())
            .iter()
            .any(|slid| *slid != json!(["orange-2"]))
    );
}

/// M47: who stops arranging early has rearranged the row all the same.
#[test]
fn stopping_to_arrange_is_told() {
    let own = json!({ "acorns": 1, "piles": piles("red 0-left, green 0-left, brown 0-left") });
    let mut at = At::two(json!({ "seats": [own] }));
    at.moves("use C; arrange brown; done");
    assert_eq!(at.row(1), "brown red green");
    let last = at.events.iter().map(|event| at.game.event_document(event));
    let told: Vec<Value> = last.map(|event| event["event"].clone()).collect();
    assert!(told.contains(&json!("rearranged")), "{told:?}");
}

/// M8, M78: a table has as many players as it was asked for; alone the piles are open unless it closes them.
#[test]
fn a_table_is_as_it_was_asked_for() {
    let game = Momiji::standard();
    let options = |request: Request| game.options(&request).expect("a table");
    for players in 1..=4 {
        assert_eq!(options(Request::players(players)).players(), players);
    }
    assert!(options(Request::players(1)).open_piles());
    assert!(options(Request::players(1).with("open-piles", "yes")).open_piles());
    assert!(!options(Request::players(1).with("open-piles", "no")).open_piles());
}

/// M8: a table may name its types: two more than there are players.
#[test]
fn named_types_are_two_more_than_players() {
    let game = Momiji::standard();
    let with = |types: &str| game.options(&Request::players(3).with("types", types));
    assert!(with("red, orange, yellow, green, brown").is_ok());
    let six = with("red, orange, yellow, green, brown, purple").err();
    let told = six.map(|problems| problems.to_string());
    assert_eq!(
        told.as_deref(),
        Some("option types: 6 types; 3 players use 5")
    );
}

/// M1: every piece has a name, for all languages to say.
#[test]
fn every_piece_has_a_name() {
    let names = Momiji::standard().names();
    for word in ["acorn", "torii", "closed", "row", "leaf-card"] {
        assert!(
            names.contains(&Phrase::new(format!("momiji-{word}"))),
            "{word}"
        );
    }
    // Six types in four forms, fourteen landscapes and what they do.
    assert!(names.len() >= 24 + 28, "{}", names.len());
}

/// M1: two files are the same box if they differ in nothing but white space.
#[test]
fn a_box_is_known_by_its_data() {
    let digest = |text: &str| {
        let game = Momiji::from_components(text);
        game.unwrap_or_else(|problems| panic!("{problems}"))
            .components_digest()
    };
    let ours = Momiji::standard().components_digest();
    assert_eq!(digest(&format!("\n {} \n", Momiji::COMPONENTS)), ours);
    let mut other: Value = serde_json::from_str(Momiji::COMPONENTS).expect("JSON");
    other["scores"]["objective_owner"] = json!(11);
    assert_ne!(digest(&other.to_string()), ours);
}

/// M89, M92, M93, M94: what has to be reached is told while piles are open; with closed ones nothing counts as reached.
#[test]
fn conditions_are_told_of_open_piles() {
    let game = Momiji::standard();
    let met = |open: bool, row: &str| -> Vec<bool> {
        let own = json!({ "piles": piles(row) });
        let document = solo("cold-breeze", json!({ "open_piles": open, "seats": [own] }));
        let at = At::position(&document);
        let conditions = game.conditions_seen(&seen(&at, Observer::Seat(ONE)));
        conditions.iter().map(|condition| condition.met).collect()
    };
    let row = "green 0-left, brown 0-left 1-left, purple 0-left";
    assert_eq!(met(true, row), [false, true, false]);
    assert_eq!(met(false, row), [false; 3]);
    assert_eq!(met(true, ""), [false; 3]);
    let several = seen(&At::two(json!({})), Observer::Seat(ONE));
    assert_eq!(game.conditions_seen(&several).len(), 0);
}
