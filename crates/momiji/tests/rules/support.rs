//! Tests as data: a position, moves, what must follow.

use laws::list;
use momiji::Momiji;
use serde_json::{Value, json};
use table::{Phrase, Seat};

/// A game of Momiji in the middle of something.
pub type At = laws::At<Momiji>;

/// Two players, red, orange, green and brown, seat 1 to move, nobody has a card or an acorn.
/// Whatever the deck is not told to be is all the rest.
pub fn two_players() -> Value {
    json!({
        "game": "momiji", "players": 2, "types": ["red", "orange", "green", "brown"],
        "turn": { "seat": 1 },
        "garden": { "brown": ["brown-2"] },
        "torii": 4,
        "objectives": ["longest-pile", "most-torii", "most-acorns", "most-zeros"],
        "seats": [{ "landscapes": ["A", "B", "C"] }, { "landscapes": ["A", "B", "C"] }],
    })
}

/// Writes what is given over what is there: seats and the turn are merged; piles, hands and the like are
/// replaced whole.
pub fn merge(base: &mut Value, over: Value) {
    laws::merge(base, over, &["seats", "turn"]);
}

/// What is wrong with the position of [`two_players`] changed like this, as one text.
pub fn problems(changes: Value) -> String {
    let mut document = two_players();
    merge(&mut document, changes);
    laws::problems_of::<Momiji>(&document)
}

/// A pile from the bottom to the top, such as `pile("red 0-left 1-both 2 3")`; with a three on
/// top it has its torii.
pub fn pile(words: &str) -> Value {
    let (leaf, numbers) = words.split_once(' ').expect("a type and its cards");
    let laid: Vec<String> = numbers.split(' ').map(|n| format!("{leaf}-{n}")).collect();
    json!({ "leaf": leaf, "laid": laid, "torii": numbers.ends_with('3') })
}

/// The position of [`two_players`] with these changes, this deck, and all other cards in the
/// discard.
pub fn with_deck(deck: &[&str], changes: Value) -> Value {
    let mut document = two_players();
    merge(&mut document, changes);
    document["deck"] = json!(deck);
    discard_the_rest(&mut document);
    document
}

/// Puts all cards of the types in the game that are nowhere else into the discard.
pub fn discard_the_rest(document: &mut Value) {
    let game = Momiji::standard();
    let types = document["types"].as_array().expect("types").clone();
    let mut rest: Vec<String> = (0..momiji::CARDS)
        .map(momiji::Card::new)
        .filter(|card| types.contains(&json!(card.leaf().name())))
        .map(|card| game.leaves().name(card).to_owned())
        .collect();
    for name in laws::strings(document) {
        if let Some(place) = rest.iter().position(|card| *card == name) {
            rest.remove(place);
        }
    }
    let discard = document["discard"].as_array().cloned().unwrap_or_default();
    let discard = discard.into_iter().chain(rest.into_iter().map(Value::from));
    document["discard"] = discard.collect();
}

/// Three players with five types, like [`two_players`] in everything else.
pub fn three_players() -> Value {
    let mut document = two_players();
    let changes = json!({
        "players": 3, "types": ["red", "orange", "yellow", "green", "brown"], "torii": 5,
        "objectives": ["longest-pile", "most-torii", "most-acorns", "most-zeros", "fewest-cards"],
        "seats": [{}, {}, { "landscapes": ["A", "B", "C"] }],
    });
    merge(&mut document, changes);
    document
}

/// A scenario before anything is done: no card in hand or in the play area, no acorn, all tokens
/// open. Whatever the deck is not told to be is all the rest.
pub fn scenario(id: &str) -> Value {
    let (types, landscapes, tokens, garden) = match id {
        "cold-breeze" => (
            json!(["green", "brown", "purple"]),
            json!(["A", "C", "E"]),
            json!([
                "most-green",
                "most-brown",
                "most-purple",
                "longest-pile",
                "most-zeros"
            ]),
            json!({ "green": ["green-2"] }),
        ),
        "meditation" => (
            json!(["red", "yellow", "green", "brown"]),
            json!(["B", "F", "F"]),
            json!(["most-red", "most-yellow", "most-green", "most-brown"]),
            json!({ "red": ["red-2"] }),
        ),
        _ => (
            json!(["red", "orange", "yellow"]),
            json!(["B", "D", "G"]),
            json!([
                "most-red",
                "most-orange",
                "most-yellow",
                "most-torii",
                "most-acorns"
            ]),
            json!({ "red": ["red-2"] }),
        ),
    };
    json!({
        "game": "momiji", "players": 1, "scenario": id, "types": types, "turn": { "seat": 1 },
        "garden": garden, "objectives": tokens, "seats": [{ "landscapes": landscapes }],
    })
}

/// The position of [`scenario`] with these changes.
pub fn solo(id: &str, changes: Value) -> Value {
    let mut document = scenario(id);
    merge(&mut document, changes);
    document
}

/// Changes that give seat 1 this landscape (two others are used up) and one acorn.
pub fn holding(letter: &str, changes: Value) -> Value {
    let used = ["F", "L", "G"].into_iter().filter(|other| *other != letter);
    let used = used.take(2).map(|other| format!("{other} used"));
    let landscapes: Vec<String> = std::iter::once(letter.to_owned()).chain(used).collect();
    let mut document = json!({ "seats": [{ "landscapes": landscapes, "acorns": 1 }] });
    merge(&mut document, changes);
    document
}

/// Several piles, such as `piles("red 0-left 1-both, green 0-both")`.
pub fn piles(words: &str) -> Value {
    let piles = words.split(", ").filter(|words| !words.is_empty());
    piles.map(pile).collect()
}

/// What tests of Momiji look at, beyond what [`laws::At`] has.
pub trait OfMomiji: Sized {
    /// The position of [`two_players`] with these changes.
    fn two(changes: Value) -> At;

    /// The position of [`two_players`] with these changes, this deck, and all other cards in the
    /// discard.
    fn deck(deck: &[&str], changes: Value) -> At;

    /// The position of [`three_players`] with these changes.
    fn three(changes: Value) -> At;

    /// How many cards lie in the garden.
    fn garden_size(&self) -> usize;

    /// How many cards a seat (from 1) holds.
    fn hand_size(&self, seat: usize) -> usize;

    /// The position of [`scenario`] with these changes.
    fn solo(id: &str, changes: Value) -> At;

    /// The same with this deck, and all other cards in the discard.
    fn solo_deck(id: &str, deck: &[&str], changes: Value) -> At;

    /// The types of a seat's (from 1) piles from left to right, as one text.
    fn row(&self, seat: usize) -> String;

    /// Seat 1 of [`two_players`] has this landscape, one acorn, this hand and these piles.
    fn holding(letter: &str, hand: &str, row: &str) -> At;

    /// The hand of seat 1.
    fn hand(&self) -> Value;

    /// The acorns of seat 1.
    fn acorns(&self) -> i64;

    /// The main action of the turn.
    fn main(&self) -> String;

    /// How many cards the deck has.
    fn deck_size(&self) -> usize;

    /// What a card is called when it is spoken of.
    fn card(&self, name: &str) -> Phrase;
}

impl OfMomiji for At {
    fn two(changes: Value) -> At {
        let mut document = two_players();
        merge(&mut document, changes);
        At::position(&document)
    }

    fn deck(deck: &[&str], changes: Value) -> At {
        At::position(&with_deck(deck, changes))
    }

    fn three(changes: Value) -> At {
        let mut document = three_players();
        merge(&mut document, changes);
        At::position(&document)
    }

    fn garden_size(&self) -> usize {
        let garden = self.state.garden();
        let columns = momiji::Leaf::ALL.map(|leaf| garden.column(leaf).len());
        columns.into_iter().sum()
    }

    fn hand_size(&self, seat: usize) -> usize {
        self.state.area(Seat::new(seat - 1)).hand().len()
    }

    fn solo(id: &str, changes: Value) -> At {
        At::position(&solo(id, changes))
    }

    fn solo_deck(id: &str, deck: &[&str], changes: Value) -> At {
        let mut document = solo(id, changes);
        document["deck"] = json!(deck);
        discard_the_rest(&mut document);
        At::position(&document)
    }

    fn row(&self, seat: usize) -> String {
        let row = self.state.area(Seat::new(seat - 1)).row();
        let names: Vec<&str> = row.iter().map(|leaf| leaf.name()).collect();
        names.join(" ")
    }

    fn holding(letter: &str, hand: &str, row: &str) -> At {
        let row = piles(row);
        let closed = row.as_array().into_iter().flatten();
        let torii = 4 - closed.filter(|pile| pile["torii"] == true).count();
        let seats = json!([{ "hand": list(hand), "piles": row }]);
        At::two(holding(letter, json!({ "torii": torii, "seats": seats })))
    }

    fn hand(&self) -> Value {
        self.part("/seats/0/hand")
    }

    fn acorns(&self) -> i64 {
        self.part("/seats/0/acorns").as_i64().expect("a number")
    }

    fn main(&self) -> String {
        let main = self.part("/turn/main");
        main.as_str().expect("a word").to_owned()
    }

    fn deck_size(&self) -> usize {
        self.state.deck().len()
    }

    fn card(&self, name: &str) -> Phrase {
        let card = self.game.leaves().from_name(name);
        self.game.card_phrase(card.expect("a card"))
    }
}

/// A draft in which the seats have these landscapes (commas between them) and these lie open, with
/// the hands, acorns and garden of a beginning.
pub fn draft(seat: i32, first: &str, second: &str, open: &str) -> Value {
    let letters = |text: &str| -> Vec<String> {
        text.split(", ")
            .filter(|name| !name.is_empty())
            .map(str::to_owned)
            .collect()
    };
    let red = list("red-0-left red-0-left red-0-right red-0-right red-0-both red-1-left");
    let green =
        list("green-0-left green-0-left green-0-right green-0-right green-0-both green-1-left");
    json!({
        "turn": { "seat": seat, "stage": "draft" }, "draft": { "open": letters(open) },
        "garden": { "brown": list("brown-2 brown-3"), "red": list("red-3 red-2") },
        "seats": [
            { "landscapes": letters(first), "acorns": 4, "hand": red },
            { "landscapes": letters(second), "acorns": 5, "hand": green },
        ],
    })
}
